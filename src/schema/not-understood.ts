import { canonical } from '../core/fingerprint.ts';
import { isArray, isObject, member, pointer, type Json } from '../core/json.ts';
import { depthOf, MAX_DEPTH } from './depth.ts';
import { readDocument, resolveUri } from './document.ts';
import type { Resource } from './located.ts';
import { DEFAULT_DRAFT, type Draft } from './drafts.ts';
import { schemaLints } from './lints.ts';
import { resolveInMetaSchemas } from './meta-schemas.ts';
import { subschemas } from './subschemas.ts';
import type { Cause } from './undecided.ts';

/** One place that is not understood and stands on both sides alike: it is taken for the same schema. */
export interface NotUnderstood {
  readonly cause: Cause;
  /** JSON Pointers into the two schemas. */
  readonly reader: string;
  readonly writer: string;
}

interface Opaque {
  readonly cause: Cause;
  readonly pointer: string;
  /** Equal for equal JSON. */
  readonly identity: string;
}

/** More are not listed, and not more schemas looked at. */
const MOST = 50;
const MOST_SCHEMAS = 20_000;

/**
 * What two schemas hold alike without anybody understanding it: malformed keywords, dialects that nobody knows, and
 * references that lead to other documents. Each is one opaque schema, compatible with itself; a notice says so.
 *
 * @param draft the dialect of a schema that does not name its own with `$schema`
 */
export function notUnderstood(reader: Json, writer: Json, draft: Draft = DEFAULT_DRAFT): readonly NotUnderstood[] {
  const theirs = new Map(
    opaque(writer, draft)
      .toReversed()
      .map((one) => [one.identity, one.pointer]),
  );
  return opaque(reader, draft).flatMap(({ identity, cause, pointer: at }) => {
    const there = theirs.get(identity);
    return there === undefined ? [] : [{ cause, reader: at, writer: there }];
  });
}

function opaque(schema: Json, draft: Draft): Opaque[] {
  // What nests deeper is not compared at all.
  if (depthOf(schema) > MAX_DEPTH) return [];
  const slips = schemaLints(schema, draft).flatMap((slip): Opaque[] => {
    if (slip.is === 'misspelt') return [];
    const cause: Cause =
      slip.is === 'malformed'
        ? { code: 'malformed', keyword: slip.keyword, expected: slip.expected }
        : { code: 'unknown-dialect', dialect: slip.value };
    return [{ pointer: slip.at, cause, identity: `${slip.keyword} ${canonical(slip.value)}` }];
  });
  return [...slips, ...outside(schema, draft)];
}

/** References that lead to other documents. */
function outside(root: Json, draft: Draft): Opaque[] {
  if (!refers(root)) return [];
  const document = readDocument(root, draft);
  const found: Opaque[] = [];
  const todo: { readonly schema: Json; readonly at: string; readonly resource: Resource }[] = [
    { ...document.root, at: '' },
  ];
  const seen = new Set<Json>();
  for (let next = todo.pop(); next !== undefined && found.length < MOST; next = todo.pop()) {
    const { schema, at } = next;
    if (!isObject(schema) || seen.has(schema) || seen.size > MOST_SCHEMAS) continue;
    seen.add(schema);
    const resource = document.resourceAt(schema) ?? next.resource;
    const target = member(schema, '$ref');
    if (
      typeof target === 'string' &&
      document.resolve(target, resource) === undefined &&
      resolveInMetaSchemas(target, resource) === undefined
    ) {
      const cause: Cause = { code: 'foreign-reference', keyword: '$ref', target };
      const identity = `$ref ${resolveUri(target, resource.uri) ?? target}`;
      found.push({ pointer: `${at}/$ref`, cause, identity });
    }
    for (const inner of subschemas(schema, resource.draft).reverse())
      todo.push({ schema: inner.schema, at: at + pointer(...inner.tokens), resource });
  }
  return found;
}

/** Whether anything in a value looks like a reference: mostly nothing does, and then no document is read. */
function refers(root: Json): boolean {
  const todo: Json[] = [root];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (isObject(next) && typeof member(next, '$ref') === 'string') return true;
    for (const inner of isArray(next) ? next : isObject(next) ? Object.values(next) : [])
      if (typeof inner === 'object' && inner !== null) todo.push(inner);
  }
  return false;
}
