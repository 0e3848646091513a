import { ConfigError } from '../../core/errors.ts';
import { clean } from '../../net/index.ts';

/** Where an artifact lies, as berm-oci 0.1.0 reads it. */
export interface Reference {
  /** Host and, maybe, port; lower case. */
  readonly registry: string;
  /** Lower case. */
  readonly repository: string;
  /**
   * A tag, or a `sha256:…` digest; absent when the text names neither (berm then takes `latest`, the gate chooses a
   * version).
   */
  readonly reference?: string;
}

const HOST_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
/** OCI distribution specification, "Pulling manifests": one piece of a name. */
const COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
/** No name that anybody typed is longer. */
const LONGEST = 512;

/**
 * Reads `ghcr.io/org/name`, `…:tag` or `…@sha256:…`. Host and repository are folded to lower case, a tag is not.
 * Unlike Docker's, a name without a host is refused: nobody decides on a default registry here.
 *
 * @throws ConfigError that says which part is wrong
 */
export function parseReference(text: string): Reference {
  const shown = `"${clean(withoutUser(text), 120)}"`;
  const slash = text.indexOf('/');
  if (slash === -1 || text.length > LONGEST)
    throw new ConfigError(
      `${shown} names no registry; expected <registry>/<repository>[:<tag> or @<digest>], such as ghcr.io/acme/weather`,
    );
  const registry = text.slice(0, slash).toLowerCase();
  const { name, reference } = splitReference(text.slice(slash + 1));
  const folded = name.toLowerCase();
  // Docker's own images have no owner in their names.
  const repository = isDockerHub(registry) && !folded.includes('/') && folded !== '' ? `library/${folded}` : folded;
  if (!/[.:]/.test(registry) && registry !== 'localhost')
    throw new ConfigError(
      `${shown} names no registry: "${withoutUser(registry)}" is not a host; write ` +
        `ghcr.io/${withoutUser(registry)}/… or whichever registry is meant`,
    );
  if (!isHost(registry))
    throw new ConfigError(`${shown} names no registry: "${withoutUser(registry)}" is not a host name`);
  if (!repository.split('/').every((part) => COMPONENT.test(part))) {
    throw new ConfigError(
      `${shown} names no repository: "${clean(repository, 120)}" is not letters and digits joined by ".", ` +
        '"_", "__", "-" or "/"',
    );
  }
  if (reference !== undefined && !TAG.test(reference) && !DIGEST.test(reference)) {
    throw new ConfigError(
      `${shown}: "${clean(reference, 120)}" is neither a tag nor a digest (sha256: and 64 hex digits)`,
    );
  }
  return { registry, repository, ...(reference === undefined ? {} : { reference }) };
}

/** Somebody may have written a password where no reference has one: it is not repeated. */
function withoutUser(text: string): string {
  const slash = text.indexOf('/');
  const host = slash === -1 ? text : text.slice(0, slash);
  return text.slice(host.lastIndexOf('@') + 1);
}

/** `@` before `:`: a tag with a digest behind it is not a reference that berm reads. */
function splitReference(rest: string): { name: string; reference?: string } {
  const at = rest.indexOf('@');
  const colon = at === -1 ? rest.lastIndexOf(':') : at;
  return colon === -1 ? { name: rest } : { name: rest.slice(0, colon), reference: rest.slice(colon + 1) };
}

function isHost(registry: string): boolean {
  const [host = '', port, ...more] = registry.split(':');
  if (more.length > 0 || (port !== undefined && !/^[0-9]{1,5}$/.test(port))) return false;
  return host.split('.').every((label) => HOST_LABEL.test(label));
}

/** Whether a text is a tag (OCI distribution specification): a registry's list is a stranger's text. */
export function isTag(text: string): boolean {
  return TAG.test(text);
}

export function isDigest(reference: string): boolean {
  return DIGEST.test(reference);
}

/** Docker Hub goes by three names. */
export function isDockerHub(registry: string): boolean {
  return ['docker.io', 'index.docker.io', 'registry-1.docker.io'].includes(registry);
}

/** How a reference is written. */
export function showReference({ registry, repository }: Reference, reference: string): string {
  return `${registry}/${repository}${isDigest(reference) ? '@' : ':'}${reference}`;
}
