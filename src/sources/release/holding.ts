import { ConfigError, SourceError } from '../../core/errors.ts';
import { near } from '../../core/near.ts';
import type { HttpClient } from '../../net/index.ts';
import { oncePerRun } from '../cache.ts';
import type { Choice } from '../choose-release/index.ts';
import { foundThere, readRemote, type RemoteContent } from '../content.ts';
import { apiRequest, permissionAdvice } from '../github/api.ts';
import { confirmAbsent } from '../github/contents.ts';
import { hasRelease, type Asset, type Release } from '../github/releases.ts';
import type { GitHubWorld } from '../github/world.ts';
import { present } from '../info.ts';
import type { BaselineInfo } from '../model.ts';
import { openRemote } from '../remote.ts';
import type { BaselineRequest, BaselineResult, BaselineWorld } from '../request.ts';
import { assetOf, assetsInWords, wanted } from './assets.ts';
import { versionNotes } from './facts.ts';
import { atPath, movedPlugin } from './in-tag.ts';

/** One contract's look at one repository. */
export interface Place {
  readonly request: BaselineRequest;
  readonly world: BaselineWorld;
  readonly github: GitHubWorld;
  readonly http: HttpClient;
}

type Chosen = Pick<BaselineInfo, 'version' | 'why' | 'others'>;
type Found = Extract<BaselineResult, { state: 'found' }>;

/** Most tags whose tree is asked for the contract. Assets are listed already and cost nothing. */
const TREES = 30;
/** Most tags in which a plugin is looked for under another path. */
const MOVED = 3;

/**
 * The contract in a release: its asset, else the file at its path in the tag, else (a plugin) the file of its name.
 * @param look what to look through besides the assets
 * @returns undefined when the release does not hold it
 * @throws SourceError
 */
export async function openRelease(
  place: Place,
  from: Release,
  chosen: Chosen,
  look: { readonly tree: boolean; readonly moved: boolean } = { tree: true, moved: true },
): Promise<Found | undefined> {
  const { request, world, github, http } = place;
  const asset = assetOf(request, from);
  if (asset !== undefined) {
    const label = `asset ${asset.name} of release ${from.name}`;
    return found(place, from, await readAsset(place, asset, label), {
      ...chosen,
      label,
      ...present({ digest: asset.digest }),
    });
  }
  if (!look.tree) return undefined;
  const { path } = request.contract;
  const inTag = await atPath(world, github, http, from, path);
  if (inTag !== undefined) {
    const result = await found(place, from, inTag.content, { ...chosen, label: inTag.label });
    return { ...result, confirm: inTag.confirm };
  }
  const moved = look.moved ? await movedPlugin(world, github, http, from, request.contract) : undefined;
  if (moved === undefined) {
    if (look.moved) await confirmNothing(place, from);
    return undefined;
  }
  const result = await found(place, from, moved.content, { ...chosen, label: moved.label });
  const said =
    `${path} is compared with ${moved.label}, which is where the plugin ${request.contract.manifestName ?? ''} ` +
    'was.';
  return { ...result, notes: [said, ...(result.notes ?? [])] };
}

/**
 * That a release does not hold the contract is believed of the highest few when GitHub says it twice.
 * @throws SourceError when its answers do not agree
 */
async function confirmNothing({ request, github }: Place, { name, bare }: Release): Promise<void> {
  const { path } = request.contract;
  await confirmAbsent(github, { path, ref: `refs/tags/${name}`, label: `${path} in tag ${name}` });
  if (bare === true && (await hasRelease(github, name)))
    throw new SourceError(`the releases of ${github.owner}/${github.repo}: the list lacks ${name}; run the job again`);
}

async function found(
  { request, http }: Place,
  from: Release,
  content: RemoteContent,
  facts: Chosen & { readonly label: string; readonly digest?: string },
): Promise<Found> {
  const { source, ...tag } = { source: request.spec, tag: from.name, ...present({ date: from.date, url: from.url }) };
  const notes = await versionNotes(content, from.name, facts.version);
  return { ...foundThere(content, http, { source, ...tag, ...facts }), ...(notes.length > 0 && { notes }) };
}

function readAsset({ world, github, http }: Place, asset: Asset, label: string): Promise<RemoteContent> {
  return oncePerRun(world, `asset ${asset.digest ?? asset.id}`, async () => {
    const request = apiRequest(github, `releases/assets/${asset.id}`, 'application/octet-stream', `the ${label}`);
    const advice = (status: number): string | undefined => permissionAdvice(status, 'contents: read');
    const source = await openRemote(http, request, { label, world, advice, ...present({ digest: asset.digest }) });
    return readRemote(source, label, asset.digest);
  });
}

/** Walks down from the chosen release to the first that holds the contract; what was passed over is said. */
export async function firstThatHolds(place: Place, choice: Choice<Release>): Promise<BaselineResult> {
  const passed: Release[] = [];
  const { candidates } = choice;
  for (const [index, from] of candidates.entries()) {
    const chosen = { version: from.version, why: whyThis(choice, passed), others: others(place, choice, from, passed) };
    const look = { tree: index < TREES, moved: index < MOVED };
    const result = await openRelease(place, from, chosen, look);
    if (result === undefined) {
      passed.push(from);
      continue;
    }
    const notes = [...choice.notes, ...passedNotes(place, passed), ...(result.notes ?? [])];
    return { ...result, ...(notes.length > 0 && { notes }) };
  }
  return heldByNone(place, choice);
}

function whyThis(choice: Choice<Release>, passed: readonly Release[]): string {
  if (passed.length === 0) return choice.why;
  return `the highest that holds the contract, below ${passed[0]?.name ?? ''} (${choice.why})`;
}

function others(
  place: Place,
  choice: Choice<Release>,
  from: Release,
  passed: readonly Release[],
): Choice<Release>['others'] {
  if (passed.length === 0) return choice.others;
  const out = new Set([from, ...passed].map(({ name }) => name));
  const without = passed.map(({ name }) => ({ name, why: `it does not hold ${wanted(place.request)}` }));
  return [...without, ...choice.others.filter(({ name }) => !out.has(name))];
}

function passedNotes({ request }: Place, passed: readonly Release[]): readonly string[] {
  const [first, second] = passed;
  if (first === undefined) return [];
  const names = second === undefined ? first.name : `${first.name} and ${passed.length - 1} below it`;
  const verb = second === undefined ? 'does' : 'do';
  return [
    `${names} ${verb} not hold ${wanted(request)}, so the release before is compared. ${asWords(request, first)}`,
  ];
}

function asWords(request: BaselineRequest, first: Release): string {
  const has = assetsInWords(first);
  return request.contract.kept === 'source' && first.assets.length === 0
    ? `Its tag has no file ${request.contract.path}.`
    : `Release ${has}.`;
}

function heldByNone(place: Place, choice: Choice<Release>): BaselineResult {
  const { request } = place;
  const { path, kept } = request.contract;
  const [first, ...below] = choice.candidates;
  if (first === undefined) return { state: 'none', source: request.spec, why: `no earlier release: ${choice.why}` };
  refuseMistypedAsset(request, choice.candidates);
  const unseen = Math.max(0, choice.candidates.length - TREES);
  const seen = below.length - unseen;
  const looked = seen > 0 ? `${first.name} and ${seen} below it have` : `${first.name} has`;
  const rest =
    unseen === 0 ? '' : `; the ${unseen} older ones have no such asset either, and their files were not looked at`;
  const attach =
    kept === 'source'
      ? 'If it had another name or place, say where with ref:<tag>:<path>'
      : 'If it should be there, attach it to the releases or set the input asset';
  const note =
    unseen === 0
      ? `No earlier release holds ${wanted(request)}, so this is its first release and nothing was compared.`
      : `None of the ${TREES} releases before holds ${wanted(request)}, so this is treated as its first release ` +
        `and nothing was compared; the files of ${unseen} older ones were not looked at.`;
  return {
    state: 'none',
    source: request.spec,
    why:
      `${unseen === 0 ? 'no earlier release holds' : `none of the ${TREES} releases before holds`} this ` +
      `contract: ${looked} neither an asset ${wanted(request)} nor a file ${path}${rest}`,
    notes: [...choice.notes, `${note} ${asWords(request, first)} ${attach}.`],
  };
}

/** An `asset` that matches nothing, where there is one without it or one like it, is a mistake. @throws ConfigError */
function refuseMistypedAsset(request: BaselineRequest, candidates: readonly Release[]): void {
  const { asset, ...rest } = request;
  if (asset === undefined || asset === '') return;
  for (const release of candidates) {
    const meant =
      assetOf(rest, release)?.name ??
      near(
        asset,
        release.assets.map(({ name }) => name),
      );
    if (meant === undefined) continue;
    throw new ConfigError(
      `The input asset (${asset}) matches no asset of any release. ${assetsInWords(release)}; did you mean ${meant}?`,
    );
  }
}
