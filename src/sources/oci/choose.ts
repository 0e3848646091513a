import { StatusError } from '../../net/index.ts';
import { oncePerRun } from '../cache.ts';
import { choose, compareVersions, parseCurrent, parseTag, type Choice } from '../choose-release/index.ts';
import type { BaselineRequest, BaselineWorld } from '../request.ts';
import { artifactAt, type Artifact } from './artifact.ts';
import { showReference, type Reference } from './reference.ts';
import type { Registry } from './registry.ts';

type Tagged = Choice<{ readonly name: string }>;

/** What the tags of a package came to. */
export type TagChoice =
  | { readonly state: 'chosen'; readonly name: string; readonly choice: Tagged; readonly passed: readonly Passed[] }
  | { readonly state: 'none'; readonly choice: Tagged; readonly passed: readonly Passed[] }
  /** The registry knows no such package. */
  | { readonly state: 'unknown' };

interface Passed {
  readonly name: string;
  readonly because: 'other' | 'built';
  readonly why: string;
}

/** Most tags that are looked at for one that is a berm program. */
const LOOKED_AT = 10;

/**
 * Chooses among all tags of a package. What was built from the commit that is being built is passed over, and so is
 * what is no berm program.
 *
 * @throws SourceError, ConfigError
 */
export async function chooseTag(
  request: BaselineRequest,
  world: BaselineWorld,
  registry: Registry,
  reference: Reference,
): Promise<TagChoice> {
  const tags = await tagsOf(world, registry, reference);
  if (tags === undefined) return { state: 'unknown' };
  const building = beingBuilt(request, world);
  const { tagPattern, prereleases, contract } = request;
  const choice = choose(
    tags.map((name) => ({ name })),
    {
      current: contract.version,
      prereleases,
      tagPattern,
      contract,
      ...(building !== undefined && { trigger: 'tag', builtVersion: building.version }),
    },
  );
  const passed: Passed[] = [];
  for (const { name } of choice.candidates.slice(0, LOOKED_AT)) {
    // The manifest is needed in any case: to look at it costs nothing.
    const artifact = await artifactOf(world, registry, reference, name);
    if (!artifact.ok) passed.push({ name, because: 'other', why: `it ${artifact.why}` });
    else if (building?.commit !== undefined && artifact.artifact.revision === building.commit)
      passed.push({ name, because: 'built', why: 'it was built from the commit under test' });
    else return { state: 'chosen', name, choice, passed };
  }
  return { state: 'none', choice, passed };
}

/** All tags, once per run; undefined when the registry knows no such package. @throws SourceError */
async function tagsOf(
  world: BaselineWorld,
  registry: Registry,
  { registry: host, repository }: Reference,
): Promise<readonly string[] | undefined> {
  try {
    return await oncePerRun(world, `tags ${host}/${repository}`, () => registry.tags());
  } catch (error) {
    // OCI distribution specification, error codes. Other refusals may hide what is there.
    if (error instanceof StatusError && error.status === 404 && error.code === 'NAME_UNKNOWN') return undefined;
    throw error;
  }
}

export function artifactOf(
  world: BaselineWorld,
  registry: Registry,
  reference: Reference,
  at: string,
): Promise<{ readonly ok: true; readonly artifact: Artifact } | { readonly ok: false; readonly why: string }> {
  const shown = showReference(reference, at);
  return oncePerRun(world, `artifact ${shown}`, async () => artifactAt((await registry.manifest(at)).json));
}

/**
 * The git tag that is being built: an earlier step may have pushed its artifact. On the command line the environment
 * says it.
 */
function beingBuilt(
  { contract: { name, version } }: BaselineRequest,
  { github, env }: BaselineWorld,
): { readonly version: string; readonly commit: string | undefined } | undefined {
  const { ref, sha } = github ?? { ref: env['GITHUB_REF'], sha: env['GITHUB_SHA'] };
  const tag = ref?.startsWith('refs/tags/') === true ? parseTag(ref.slice('refs/tags/'.length)) : undefined;
  if (tag === undefined) return undefined;
  const current = parseCurrent(version);
  // In a repository of many packages the tag may be another's.
  const ours = tag.family === '' || tag.family.split('/').at(-1) === name.toLowerCase();
  const same = current !== undefined && compareVersions(current, tag.version) === 0;
  return ours || same ? { version: tag.version.text, commit: sha } : undefined;
}
