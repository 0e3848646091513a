import { ContractError, SourceError } from '../../core/errors.ts';
import { parseSection, type Manifest } from '../../manifest/index.ts';
import type { HttpClient } from '../../net/index.ts';
import semver from 'semver';
import { oncePerRun } from '../cache.ts';
import { withCost, present } from '../info.ts';
import type { BaselineInfo } from '../model.ts';
import type { BaselineOrigin, BaselineRequest, BaselineResult, BaselineWorld } from '../request.ts';
import { chooseVersion, type Choice } from '../version.ts';
import { parseArtifact, type Artifact } from './artifact.ts';
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
      credentials: () => credentialsFor(reference.registry, world, world.github?.token),
      env: world.env,
    });
    if (reference.reference !== undefined)
      return open(request, world, http, registry, reference, reference.reference, {
        why: 'asked for by its reference',
      });
    const choice = await choose(request, world, registry, reference);
    if (choice.chosen === undefined) return nothing(request, choice);
    const { name, version } = choice.chosen;
    return open(request, world, http, registry, reference, name, { version, why: choice.why, others: choice.others });
  },
};

/** Chooses among all tags; what was built from the commit under test is passed over, and the choice made again. */
async function choose(
  request: BaselineRequest,
  world: BaselineWorld,
  registry: Registry,
  reference: Reference,
): Promise<Choice<{ readonly name: string }>> {
  const tags = await oncePerRun(world, `tags ${reference.registry}/${reference.repository}`, () => registry.tags());
  const building = versionBuilt(world, request.tagPattern);
  const here = new Set<string>();
  const exclude = (name: string): string | undefined => {
    if (building !== undefined && versionIn(name, request.tagPattern) === building) return 'it is being built now';
    return here.has(name) ? 'it was built from the commit under test' : undefined;
  };
  for (;;) {
    const { tagPattern, prereleases, contract } = request;
    const choice = chooseVersion(
      tags.map((name) => ({ name })),
      { current: contract.version, prereleases, tagPattern, exclude },
    );
    if (choice.chosen === undefined || world.github?.sha === undefined) return choice;
    // The manifest is needed in any case: to look at it costs nothing.
    const { revision } = await artifactAt(world, registry, reference, choice.chosen.name);
    if (revision !== world.github.sha) return choice;
    here.add(choice.chosen.name);
  }
}

function artifactAt(world: BaselineWorld, registry: Registry, reference: Reference, at: string): Promise<Artifact> {
  const shown = showReference(reference, at);
  return oncePerRun(world, `artifact ${shown}`, async () => parseArtifact((await registry.manifest(at)).json, shown));
}

/** The version of the git tag that is being built: its artifact may have been pushed by an earlier step. */
function versionBuilt(world: BaselineWorld, pattern: string | undefined): string | undefined {
  const ref = world.github?.ref;
  return ref?.startsWith('refs/tags/') === true ? versionIn(ref.slice('refs/tags/'.length), pattern) : undefined;
}

function versionIn(tag: string, pattern: string | undefined): string | undefined {
  const prefix = pattern?.split('*')[0] ?? '';
  return semver.parse(tag.startsWith(prefix) ? tag.slice(prefix.length) : tag)?.version;
}

function nothing(request: BaselineRequest, choice: Choice<{ readonly name: string }>): BaselineResult {
  if (choice.unreadable > 0 && choice.versions === 0) {
    throw new SourceError(
      `baseline ${request.spec}: ${choice.why}; name a tag behind the repository, or say with tag-pattern where the version stands`,
    );
  }
  return { state: 'none', source: request.spec, why: `no earlier release: ${choice.why}` };
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
  const artifact = await artifactAt(world, registry, reference, at);
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
