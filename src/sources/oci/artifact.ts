import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import { clean } from '../../net/index.ts';
import { isDigest } from './reference.ts';

/** The layer: an image. berm called its programs harnesses before 0.0.8. */
const LAYERS: ReadonlySet<string> = new Set(['application/vnd.berm.program.v1', 'application/vnd.berm.harness.v1']);
/** The config blob: the `.berm.abi` section, byte for byte. */
const CONFIG = 'application/vnd.berm.manifest.v1+json';
/** A section is a few kilobytes; no host takes an image above 2 MiB. */
const LARGEST_CONFIG = 4 * 1024 * 1024;

/** What a berm artifact's OCI manifest says. */
export interface Artifact {
  readonly config: { readonly digest: string; readonly size: number };
  /** Digest of the image itself, the one a host reports for it. */
  readonly image: string;
  /** ISO 8601, when whoever pushed it said so. */
  readonly created?: string;
  /** The commit it was built from: berm writes `GITHUB_SHA`. */
  readonly revision?: string;
}

/**
 * Reads the OCI manifest of a berm artifact as berm-oci 0.1.0 publishes it: one layer, a config blob. Or says what
 * else it is.
 */
export function artifactAt(
  json: Json,
): { readonly ok: true; readonly artifact: Artifact } | { readonly ok: false; readonly why: string } {
  const refuse = (why: string): { ok: false; why: string } => ({ ok: false, why: `is not a berm program: ${why}` });
  if (!isObject(json)) return refuse('its manifest is not a JSON object');
  if (member(json, 'manifests') !== undefined)
    return refuse('it is an index, a multi-platform image; berm publishes a single manifest');
  if (member(json, 'schemaVersion') === 1) return refuse('it is a Docker image of the first format');
  const layers = member(json, 'layers');
  if (!isArray(layers)) return refuse('it has no layers');
  const [layer] = layers;
  if (layers.length !== 1 || !isObject(layer)) return refuse(`it has ${layers.length} layers, where a program has one`);
  if (!LAYERS.has(typeOf(layer)))
    return refuse(`its layer is "${typeOf(layer)}", expected "application/vnd.berm.program.v1"`);
  const config = member(json, 'config');
  if (!isObject(config)) return refuse('it has no config');
  if (typeOf(config) !== CONFIG) return refuse(`its config is "${typeOf(config)}", expected "${CONFIG}"`);
  const [blob, image] = [descriptor(config), descriptor(layer)];
  if (blob === undefined || blob.size === undefined) return refuse('its config has no sha256 digest and size');
  if (image === undefined) return refuse('its layer has no sha256 digest');
  if (blob.size > LARGEST_CONFIG)
    return refuse(`its config says it has ${blob.size} bytes; a manifest has at most ${LARGEST_CONFIG}`);
  const created = annotation(json, 'created', /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
  const revision = annotation(json, 'revision', /^[0-9a-f]{40,64}$/);
  return {
    ok: true,
    artifact: {
      config: { digest: blob.digest, size: blob.size },
      image: image.digest,
      ...(created === undefined ? {} : { created }),
      ...(revision === undefined ? {} : { revision }),
    },
  };
}

function typeOf(object: JsonObject): string {
  const type = member(object, 'mediaType');
  return typeof type === 'string' ? clean(type, 100) : '';
}

function descriptor(object: JsonObject): { digest: string; size: number | undefined } | undefined {
  const [digest, size] = [member(object, 'digest'), member(object, 'size')];
  if (typeof digest !== 'string' || !isDigest(digest)) return undefined;
  return { digest, size: typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : undefined };
}

/** A standard annotation (OCI image specification), when it is of the form it should have. */
function annotation(json: JsonObject, name: string, form: RegExp): string | undefined {
  const annotations = member(json, 'annotations');
  const value = isObject(annotations) ? member(annotations, `org.opencontainers.image.${name}`) : undefined;
  return typeof value === 'string' && form.test(value) ? value : undefined;
}
