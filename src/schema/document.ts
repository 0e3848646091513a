import { isArray, isObject, member, pointerTokens, type Json, type JsonObject } from '../core/json.ts';
import { draftOf, within } from './drafts.ts';
import type { Document, Located, Resource } from './located.ts';
import { subschemas } from './subschemas.ts';
import type { Draft } from './types.ts';

/** The base of a document that names none. */
export const BASE = 'json-schema:///';

interface Building {
  uri: string;
  root: Json;
  draft: Draft;
  anchors: Map<string, Json>;
  dynamicAnchors: Map<string, Json>;
  recursive: boolean;
}

/** Reads a document's identifiers and anchors, once. */
export function readDocument(root: Json, draft: Draft): Document {
  const byUri = new Map<string, Building>();
  const bySchema = new Map<Json, Building>();
  const begin = (schema: Json, uri: string, inDraft: Draft): Building => {
    const resource = {
      uri,
      root: schema,
      draft: inDraft,
      anchors: new Map(),
      dynamicAnchors: new Map(),
      recursive: false,
    };
    if (!byUri.has(uri)) byUri.set(uri, resource);
    if (isObject(schema)) bySchema.set(schema, resource);
    return resource;
  };

  const first = begin(root, identifier(root, draft, BASE) ?? BASE, schemaDraft(root) ?? draft);
  if (!byUri.has(BASE)) byUri.set(BASE, first);
  const pending: { schema: Json; resource: Building }[] = [{ schema: root, resource: first }];
  const seen = new Set<Json>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { schema } = next;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    let { resource } = next;
    const uri = schema === root ? undefined : identifier(schema, resource.draft, resource.uri);
    if (uri !== undefined) resource = begin(schema, uri, schemaDraft(schema) ?? resource.draft);
    readAnchors(schema, resource);
    for (const sub of subschemas(schema, resource.draft)) pending.push({ schema: sub.schema, resource });
  }

  const walk = (from: Located, tokens: readonly string[]): Located | undefined => {
    let at: Json | undefined = from.schema;
    let resource: Resource = from.resource;
    for (const token of tokens) {
      at = isArray(at)
        ? /^(0|[1-9][0-9]*)$/.test(token)
          ? at[Number(token)]
          : undefined
        : isObject(at)
          ? member(at, token)
          : undefined;
      if (at === undefined) return undefined;
      resource = (isObject(at) ? bySchema.get(at) : undefined) ?? resource;
    }
    return { schema: at, resource };
  };

  const start: Located = { schema: root, resource: first };
  return {
    root: start,
    resourceAt: (schema) => bySchema.get(schema),
    locate: (pointer) => walk(start, pointerTokens(pointer)),
    resolve(reference, from) {
      const absolute = resolveUri(reference, from.uri);
      if (absolute === undefined) return undefined;
      const [uri, fragment] = splitFragment(absolute);
      const resource = byUri.get(uri);
      if (resource === undefined) return undefined;
      const target: Located = { schema: resource.root, resource };
      if (fragment === '') return target;
      if (fragment.startsWith('/')) return walk(target, pointerTokens(fragment));
      const schema = resource.anchors.get(fragment);
      return schema === undefined ? undefined : { schema, resource, anchor: fragment };
    },
  };
}

function schemaDraft(schema: Json): Draft | undefined {
  const named = isObject(schema) ? member(schema, '$schema') : undefined;
  return typeof named === 'string' ? draftOf(named) : undefined;
}

/** The absolute URI that a schema gives itself; a fragment alone is an anchor, not an identifier. */
function identifier(schema: Json, draft: Draft, base: string): string | undefined {
  if (!isObject(schema)) return undefined;
  const own = member(schema, draft === 'draft-04' ? 'id' : '$id');
  if (typeof own !== 'string' || own.startsWith('#')) return undefined;
  // Up to draft-07 everything beside a `$ref` is ignored.
  if (within(draft, 'draft-04', 'draft-07') && typeof member(schema, '$ref') === 'string') return undefined;
  const absolute = resolveUri(own, base);
  return absolute === undefined ? undefined : splitFragment(absolute)[0];
}

function readAnchors(schema: JsonObject, resource: Building): void {
  const { draft } = resource;
  if (within(draft, 'draft-04', 'draft-07')) {
    const own = member(schema, draft === 'draft-04' ? 'id' : '$id');
    const reference = typeof own === 'string' && typeof member(schema, '$ref') !== 'string' ? own.indexOf('#') : -1;
    if (typeof own === 'string' && reference !== -1 && own.length > reference + 1)
      resource.anchors.set(own.slice(reference + 1), schema);
    return;
  }
  const anchor = member(schema, '$anchor');
  if (typeof anchor === 'string') resource.anchors.set(anchor, schema);
  if (draft === '2019-09') {
    if (schema === resource.root && member(schema, '$recursiveAnchor') === true) resource.recursive = true;
    return;
  }
  const dynamic = member(schema, '$dynamicAnchor');
  if (typeof dynamic !== 'string') return;
  resource.anchors.set(dynamic, schema);
  resource.dynamicAnchors.set(dynamic, schema);
}

/** A reference made absolute; undefined when it cannot be. */
export function resolveUri(reference: string, base: string): string | undefined {
  if (reference.startsWith('#')) return splitFragment(base)[0] + reference;
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

/** The URI without its fragment, and the fragment decoded. */
function splitFragment(uri: string): [string, string] {
  const hash = uri.indexOf('#');
  if (hash === -1) return [uri, ''];
  const fragment = uri.slice(hash + 1);
  try {
    return [uri.slice(0, hash), decodeURIComponent(fragment)];
  } catch {
    return [uri.slice(0, hash), fragment];
  }
}
