import { canonical } from '../core/fingerprint.ts';
import { isArray, isObject, member, pointer, type Json } from '../core/json.ts';
import { DEFAULT_DRAFT, isForeign, type Draft } from './drafts.ts';
import { schemaLints } from './lints.ts';
import type { Cause } from './undecided.ts';

/** One place that is not understood and stands on both sides alike: it is taken for the same schema. */
export interface NotUnderstood {
  readonly cause: Cause;
  /** JSON Pointer into the reader's schema. */
  readonly pointer: string;
}

interface Opaque extends NotUnderstood {
  /** Equal for equal JSON. */
  readonly identity: string;
}

/** More are not listed. */
const MOST = 50;

/**
 * What two schemas hold alike without anybody understanding it: malformed keywords, dialects that nobody knows, and
 * references that lead to other documents. Each is one opaque schema, compatible with itself; a notice says so.
 *
 * @param draft the dialect of a schema that does not name its own with `$schema`
 */
export function notUnderstood(reader: Json, writer: Json, draft: Draft = DEFAULT_DRAFT): readonly NotUnderstood[] {
  const theirs = new Set(opaque(writer, draft).map(({ identity }) => identity));
  return opaque(reader, draft)
    .filter(({ identity }) => theirs.has(identity))
    .map(({ cause, pointer: at }) => ({ cause, pointer: at }));
}

function opaque(schema: Json, draft: Draft): Opaque[] {
  const malformed = schemaLints(schema, draft).flatMap((slip): Opaque[] => {
    if (slip.is !== 'malformed') return [];
    const cause: Cause = { code: 'malformed', keyword: slip.keyword, expected: slip.expected };
    return [{ pointer: slip.at, cause, identity: `${slip.keyword} ${canonical(slip.value)}` }];
  });
  return [...malformed, ...outside(schema)];
}

/** Dialects that are not known, and references to other documents. */
function outside(schema: Json): Opaque[] {
  const found: Opaque[] = [];
  const todo: { readonly at: Json; readonly tokens: readonly string[] }[] = [{ at: schema, tokens: [] }];
  for (let next = todo.pop(); next !== undefined && found.length < MOST; next = todo.pop()) {
    const { at, tokens } = next;
    if (isArray(at)) at.forEach((item, index) => todo.push({ at: item, tokens: [...tokens, String(index)] }));
    if (!isObject(at)) continue;
    const [target, dialect] = [member(at, '$ref'), member(at, '$schema')];
    if (typeof target === 'string' && /^[a-z][a-z0-9+.-]*:/i.test(target))
      found.push(opaqueAt([...tokens, '$ref'], { code: 'foreign-reference', keyword: '$ref', target }));
    if (typeof dialect === 'string' && isForeign(dialect))
      found.push(opaqueAt([...tokens, '$schema'], { code: 'unknown-dialect', dialect }));
    for (const [name, value] of Object.entries(at)) todo.push({ at: value, tokens: [...tokens, name] });
  }
  return found;
}

function opaqueAt(tokens: readonly string[], cause: Cause): Opaque {
  return { pointer: pointer(...tokens), cause, identity: JSON.stringify(cause) };
}
