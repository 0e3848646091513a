/**
 * A manifest as its rules look at it: the entries that can be looked at, each with where it stands and what to call
 * it. Nothing is judged here; what is malformed is simply not listed, and the rule that owns it says so.
 */
import { isArray, isObject, member, pointer, type Json, type JsonObject } from '../core/json.ts';
import { isKind, type Kind } from './vocabulary.ts';

/** One object of the manifest. */
export interface Entry {
  readonly json: JsonObject;
  /** JSON Pointer. */
  readonly at: string;
  /** What to call it in a message: `component "Judge"`, or `components[2]` where it has no usable name. */
  readonly label: string;
}

export interface ComponentEntry extends Entry {
  readonly componentType: string | undefined;
  /** Undefined when it is not one of heddle's kinds. */
  readonly kind: Kind | undefined;
}

export interface ToolEntry extends Entry {
  readonly name: string | undefined;
}

export interface View {
  readonly json: JsonObject;
  /** `plugin "name"`, or `this plugin`. */
  readonly label: string;
  readonly components: readonly ComponentEntry[];
  readonly tools: readonly ToolEntry[];
  readonly files: readonly Entry[];
}

/** Looks at a manifest that is at least a JSON object. Never throws. */
export function viewOf(json: JsonObject): View {
  const name = member(json, 'name');
  return {
    json,
    label: typeof name === 'string' && name !== '' ? `plugin ${quote(name)}` : 'this plugin',
    components: entriesOf(json, 'components').map((entry) => {
      const type = member(entry.json, 'componentType');
      const kind = member(entry.json, 'kind') ?? 'node';
      const componentType = typeof type === 'string' && type !== '' ? type : undefined;
      return {
        ...entry,
        label: componentType === undefined ? entry.label : `component ${quote(componentType)}`,
        componentType,
        kind: isKind(kind) ? kind : undefined,
      };
    }),
    tools: entriesOf(json, 'tools').map((entry) => {
      const toolName = member(entry.json, 'name');
      const usable = typeof toolName === 'string' && toolName !== '' ? toolName : undefined;
      return { ...entry, label: usable === undefined ? entry.label : `tool ${quote(usable)}`, name: usable };
    }),
    files: entriesOf(json, 'files').map((entry) => {
      const path = member(entry.json, 'path');
      return { ...entry, label: typeof path === 'string' && path !== '' ? `file ${quote(path)}` : entry.label };
    }),
  };
}

/** The objects in an array field, each with its pointer; none where the field is absent or no array. */
export function entriesOf(parent: JsonObject, field: string, at = ''): Entry[] {
  const list = member(parent, field);
  if (!isArray(list)) return [];
  return list.flatMap((json, index) =>
    isObject(json) ? [{ json, at: at + pointer(field, index), label: `${field}[${index}]` }] : [],
  );
}

/** A text in quotes, cut where it is long. Escaped, so that one line stays one line. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

/** What came, in a few words. */
export function show(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (isArray(value))
    return value.length === 0 ? 'an empty array' : isShort(value) ? `[${value.map(show).join(', ')}]` : 'an array';
  if (isObject(value)) return Object.keys(value).length === 0 ? 'an empty object' : 'an object';
  return String(value);
}

/** Few enough, and nothing inside, to be shown. */
function isShort(list: readonly Json[]): boolean {
  return list.length <= 4 && list.every((entry) => typeof entry !== 'object' || entry === null);
}

/** "a, b or c". */
export function oneOf(words: readonly string[]): string {
  const last = words.at(-1) ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
