import { ContractError, SourceError } from '../../core/errors.ts';
import { parseSection, type Manifest } from '../../manifest/index.ts';
import type { HttpClient } from '../../net/index.ts';
import { oncePerRun } from '../cache.ts';
import { withCost, present } from '../info.ts';
import type { BaselineInfo } from '../model.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult, BaselineWorld } from '../request.ts';
import type { Artifact } from './artifact.ts';
import { artifactOf, chooseTag, type TagChoice } from './choose.ts';
import { credentialsFor } from './credentials.ts';
import { isDigest, parseReference, showReference, type Reference } from './reference.ts';
import { openRegistry, type Registry } from './registry.ts';

/** A published berm artifact. Its config blob is the manifest, so the image is never fetched. */
export const oci: BaselineOrigin = {
  forms: ['oci:<registry>/<repository>[:<tag> or @<digest>]'],
  takes: (spec) => spec.startsWith('oci:'),
  async fetch(request, world, http) {
    const reference = parseReference(request.spec.slice('oci:'.length));
    const registry = openRegistry(http, reference, {
      credentials: (at) => credentialsFor(at, world, world.github?.token),
      env: world.env,
    });
    if (reference.reference !== undefined)
      return open(request, world, http, registry, reference, reference.reference, {
        why: 'asked for by its reference',
      });
    const choice = await chooseTag(request, world, registry, reference);
    if (choice.state !== 'chosen') return nothing(request, reference, choice);
    const { name, passed } = choice;
    const { why, others, candidates, notes } = choice.choice;
    const out = new Set([name, ...passed.map((one) => one.name)]);
    const chosen = {
      ...present({ version: candidates.find((one) => one.name === name)?.version }),
      why: passed.length === 0 ? why : `the highest below ${passed[0]?.name ?? ''} that can be compared with (${why})`,
      others: [
        ...passed.map((one) => ({ name: one.name, why: one.why })),
        ...others.filter((one) => !out.has(one.name)),
      ],
    };
    const result = await open(request, world, http, registry, reference, name, chosen);
    const foreign = passed.filter(({ because }) => because === 'other');
    const said = [
      ...notes,
      ...foreign.map((one) => `${showReference(reference, one.name)} was passed over: ${one.why}.`),
    ];
    return { ...result, ...(said.length > 0 && { notes: said }) };
  },
};

function nothing(
  request: BaselineRequest,
  reference: Reference,
  choice: Exclude<TagChoice, { state: 'chosen' }>,
): BaselineResult {
  const none = { state: 'none', source: request.spec } as const;
  const at = `${reference.registry}/${reference.repository}`;
  if (choice.state === 'unknown') {
    const why = `${reference.registry} knows no package ${reference.repository}`;
    const note = `${why}, so this is treated as its first release and nothing was compared. If it is there, check the name and that these credentials may see it.`;
    return { ...none, why: `no earlier release: ${why}`, notes: [note] };
  }
  const { found, why } = choice.choice;
  if (found === 'no-version') {
    throw new SourceError(
      `baseline ${request.spec}: none of the tags is a version such as 1.2.3; name a tag behind the repository, or say with tag-pattern where the version stands`,
    );
  }
  const [other] = choice.passed.filter(({ because }) => because === 'other');
  if (other !== undefined)
    throw new SourceError(`baseline ${request.spec}: ${showReference(reference, other.name)}: ${other.why}`);
  const notes =
    found === 'no-match'
      ? [`tag-pattern ${request.tagPattern ?? ''} matches no tag of ${at}, so this is treated as the first release.`]
      : [];
  return { ...none, why: `no earlier release: ${why}`, ...(notes.length > 0 && { notes }) };
}

async function open(
  request: BaselineRequest,
  world: BaselineWorld,
  http: HttpClient,
  registry: Registry,
  reference: Reference,
  at: string,
  chosen: Pick<BaselineInfo, 'version' | 'why' | 'others'>,
): Promise<BaselineResult> {
  const shown = showReference(reference, at);
  const read = await artifactOf(world, registry, reference, at);
  if (!read.ok) throw new SourceError(`${shown} ${read.why}`);
  const { artifact } = read;
  const manifest = await oncePerRun(world, `config ${artifact.config.digest}`, () =>
    readConfig(registry, artifact, shown),
  );
  return {
    state: 'found',
    info: withCost(http, {
      source: request.spec,
      label: shown,
      ...present({
        tag: isDigest(at) ? undefined : at,
        date: artifact.created,
        version: manifest.version === '' ? undefined : manifest.version,
      }),
      digest: artifact.image,
      ...chosen,
    }),
    content: { manifest },
  };
}

async function readConfig(registry: Registry, artifact: Artifact, shown: string): Promise<Manifest> {
  const bytes = await registry.blob(artifact.config.digest, artifact.config.size);
  try {
    return parseSection(bytes);
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline ${shown} has a manifest that cannot be read: ${cause.message}`, { cause });
  }
}
