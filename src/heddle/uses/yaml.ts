/** YAML as heddle reads it: version 1.2, one document, names once, few aliases. Loaded only when a document is YAML. */
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { pointerTokens, setMember, type Json, type Position } from '../../core/json.ts';

/** Times that aliases may multiply what they stand for, as the library that heddle uses counts it. */
const MAX_ALIASES = 100;
/** Characters of a YAML text that are read: reading it costs a hundred times its size in memory. */
const MAX_YAML = 512 * 1024;

export type YamlText =
  | { readonly json: Json; readonly places: (pointers: readonly string[]) => ReadonlyMap<string, Position> }
  | { readonly says: string; readonly spot?: Position };

/** Reads one YAML document. Never throws for anything in it. */
export function readYaml(text: string): YamlText {
  if (text.length > MAX_YAML)
    return { says: `the YAML has ${text.length} characters, more than the ${MAX_YAML} read here` };
  const lines = new LineCounter();
  const spotAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { offset, line: Math.max(1, line), column: Math.max(1, col) };
  };
  let document: Document.Parsed;
  try {
    document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, prettyErrors: false, logLevel: 'error' });
  } catch (error) {
    return { says: `the file cannot be read as YAML: ${reason(error)}` };
  }
  const [fault] = document.errors;
  if (fault !== undefined) return { says: `the file is not YAML: ${fault.message}`, spot: spotAt(fault.pos[0]) };
  try {
    const twice = duplicate(document);
    if (twice !== undefined) return { says: twice.says, spot: spotAt(twice.offset) };
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    return { json: asJson(value, new Map()), places: (pointers) => placesIn(document, pointers, spotAt) };
  } catch (error) {
    return { says: `the file cannot be read as YAML: ${reason(error)}` };
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What `JSON.stringify` makes of a value that YAML gives: what JSON does not have is `null`. What aliases share stays
 * shared, and a circle stays one: whoever measures the value meets it.
 */
function asJson(value: unknown, known: Map<object, Json>): Json {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  const before = known.get(value);
  if (before !== undefined) return before;
  if (Array.isArray(value)) {
    const list: Json[] = [];
    known.set(value, list);
    for (const one of value) list.push(asJson(one, known));
    return list;
  }
  const result = {};
  known.set(value, result);
  for (const [name, inner] of Object.entries(value)) setMember(result, name, asJson(inner, known));
  return result;
}

/** The first name that stands twice in one mapping: heddle refuses it. Asked here, where it takes no square of them. */
function duplicate(document: Document.Parsed): { says: string; offset: number } | undefined {
  let found: { says: string; offset: number } | undefined;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) {
          found = { says: `the name ${JSON.stringify(String(key.value))} stands twice`, offset: key.range?.[0] ?? 0 };
          return visit.BREAK;
        }
        names.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

function placesIn(document: Document.Parsed, pointers: readonly string[], at: (offset: number) => Position) {
  const root = document.contents;
  const places = new Map<string, Position>();
  for (const pointer of pointers) {
    const offset = offsetOf(root, pointerTokens(pointer));
    places.set(pointer, at(offset));
  }
  return places;
}

/** The nearest value on the way that is there; through an alias, the place where the alias stands. */
function offsetOf(root: Node | null, tokens: readonly string[]): number {
  let node = root;
  let start = root?.range?.[0] ?? 0;
  for (const token of tokens) {
    const inner = child(node, token);
    if (inner?.range == null) return start;
    start = inner.range[0];
    if (isAlias(inner)) return start;
    node = inner;
  }
  return start;
}

function child(node: Node | null, token: string): Node | null {
  if (isSeq(node)) {
    const item: unknown = node.items[Number(token)];
    return isNode(item) ? item : null;
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === token);
  return isNode(pair?.value) ? pair.value : null;
}
