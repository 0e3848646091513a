import { isArray, isObject, member, pointer as pointerOf, pointerTokens, setMember, type Json } from '../core/json.ts';
import type { Problem } from '../core/finding.ts';
import { placeAt, type Document } from './document.ts';
import { locate } from './locate.ts';
import { problem, quoted, type Details } from './problems.ts';
import type { RuleId } from './rules.ts';

/** What the decoding of one JSON document shares. */
export interface Decoding {
  readonly document: Document;
  /** The whole value. */
  readonly root: Json;
  /** Where the JSON value begins in the document, in UTF-16 code units. */
  readonly start: number;
  /** In words: `record 1 (the program's)`. */
  readonly where: string;
  /** Whether pointers into this value are pointers into the manifest. */
  readonly isManifest: boolean;
  /** Pointers of members that stand twice. */
  readonly duplicates: ReadonlySet<string>;
  readonly problems: Problem[];
  /** How many more problems are worth finding the place of; shared by all records of a section. */
  readonly budget: { places: number };
  /** Pointers of the schemas and maps whose names are free: a name twice is legal there. */
  readonly free: Set<string>;
}

/** A value inside the document being decoded. */
export interface At {
  readonly value: Json;
  readonly pointer: string;
  readonly decoding: Decoding;
}

/** Reads one value; where it does not fit, it adds a problem and answers a harmless stand-in. */
export type Decoder<T> = (at: At) => T;

/** The members of a struct, by name, or by place where the struct was written as an array (serde reads both). */
export interface Fields {
  has(name: string): boolean;
  /** Reads a field that must be there. */
  required<T>(name: string, decode: Decoder<T>, standIn: T): T;
  /** Reads a field that may be absent. */
  optional<T>(name: string, decode: Decoder<T>): T | undefined;
  /** True, or absent: a false flag is the same as none. */
  flag(name: string): true | undefined;
}

/**
 * Opens a struct. Unknown members are passed over; a known one that stands twice is a problem, as it is for the host.
 *
 * @param names the struct's fields in their order
 * @returns undefined when the value is neither an object nor an array that the struct could be
 */
export function openStruct(at: At, names: readonly string[]): Fields | undefined {
  const values = membersOf(at, names);
  if (values === undefined) return undefined;
  return {
    has: (name) => values.has(name),
    required(name, decode, standIn) {
      const found = values.get(name);
      if (found !== undefined) return decode(found);
      missing(at, name);
      return standIn;
    },
    optional(name, decode) {
      const found = values.get(name);
      return found === undefined ? undefined : decode(found);
    },
    flag(name) {
      const found = values.get(name);
      return found !== undefined && flag(found) ? true : undefined;
    },
  };
}

type Members = ReadonlyMap<string, At>;

function membersOf(at: At, names: readonly string[]): Members | undefined {
  const { value, decoding } = at;
  const inner = (name: string, token: string | number, of: Json): [string, At] => [
    name,
    { value: of, pointer: at.pointer + pointerOf(token), decoding },
  ];
  if (isArray(value)) {
    if (value.length > names.length)
      return mistyped<Members | undefined>(at, `an object, or an array of at most ${names.length}`, undefined);
    return new Map(
      names.flatMap((name, index) => (index < value.length ? [inner(name, index, value[index] ?? null)] : [])),
    );
  }
  if (!isObject(value)) return mistyped<Members | undefined>(at, 'an object', undefined);
  return new Map(
    names.flatMap((name) => {
      const of = member(value, name);
      if (of === undefined) return [];
      const entry = inner(name, name, of);
      if (decoding.duplicates.has(entry[1].pointer)) twice(entry[1], name);
      return [entry];
    }),
  );
}

export const text: Decoder<string> = (at) => (typeof at.value === 'string' ? at.value : mistyped(at, 'a string', ''));

const flag: Decoder<boolean> = (at) =>
  typeof at.value === 'boolean' ? at.value : mistyped(at, 'true or false', false);

/** Any JSON: a schema. */
export const json: Decoder<Json> = (at) => {
  at.decoding.free.add(at.pointer);
  return at.value;
};

/** `null` for absent, where the host reads an option. */
export function nullable<T>(decode: Decoder<T>): Decoder<T | undefined> {
  return (at) => (at.value === null ? undefined : decode(at));
}

export function list<T>(decode: Decoder<T>): Decoder<T[]> {
  return (at) => {
    if (!isArray(at.value)) return mistyped(at, 'an array', []);
    return at.value.map((value, index) =>
      decode({ value, pointer: at.pointer + pointerOf(index), decoding: at.decoding }),
    );
  };
}

/** An object whose names are the program's own. */
export function map<T>(decode: Decoder<T>): Decoder<Record<string, T>> {
  return (at) => {
    const result: Record<string, T> = {};
    if (!isObject(at.value)) return mistyped(at, 'an object', result);
    at.decoding.free.add(at.pointer);
    for (const [name, value] of Object.entries(at.value)) {
      setMember(result, name, decode({ value, pointer: at.pointer + pointerOf(name), decoding: at.decoding }));
    }
    return result;
  };
}

/** An unsigned 32-bit integer, written as one: `4.0` and `4e0` are doubles to the host. */
export const u32: Decoder<number> = (at) => {
  const { document, start } = at.decoding;
  if (typeof at.value !== 'number' && typeof at.value !== 'bigint')
    return mistyped(at, 'an unsigned 32-bit integer', 0);
  const { start: from, end } = locate(document.text, start, at.pointer);
  const raw = document.text.slice(from, end);
  if (!/^[0-9]{1,10}$/.test(raw) || Number(raw) > 0xffff_ffff)
    return mistyped(at, 'an unsigned 32-bit integer', 0, raw.slice(0, 40));
  return Number(raw);
};

/** Adds the problem of a value of the wrong type, and answers the stand-in. */
export function mistyped<T>(at: At, expected: string, standIn: T, raw?: string): T {
  report(at, 'field-mistyped', () => {
    const { decoding, pointer } = at;
    const what = pointer === '' ? `The whole of ${decoding.where}` : `The field ${pointer} of ${ownerOf(at)}`;
    const received = raw === undefined ? inWords(at.value) : `the number ${raw}`;
    return [`${what} is ${received}; expected ${expected}.`, { expected, received }];
  });
  return standIn;
}

function missing(at: At, name: string): void {
  report(at, 'field-missing', () => {
    const inside = at.pointer === '' ? '' : ` at ${at.pointer}`;
    return [
      `The field ${name} is missing${inside} in ${ownerOf(at)}.`,
      { expected: `a member ${JSON.stringify(name)}` },
    ];
  });
}

function twice(at: At, name: string): void {
  report(at, 'field-twice', () => [
    `The field ${name} stands twice in one object, at ${at.pointer} of ${ownerOf(at)}.`,
    {},
  ]);
}

/** The record, and the tool or event inside it, by name where that can be read. */
function ownerOf({ pointer, decoding: { root, where } }: At): string {
  const [list, index = ''] = pointerTokens(pointer);
  const entries = isObject(root) && (list === 'tools' || list === 'events') ? member(root, list) : undefined;
  const entry = isArray(entries) ? entries[Number(index)] : undefined;
  const name = isObject(entry) ? member(entry, 'name') : undefined;
  return typeof name === 'string' ? `the ${list === 'tools' ? 'tool' : 'event'} ${quoted(name)} in ${where}` : where;
}

/** A hostile record may be wrong in a million places; a reader needs some. */
const PROBLEMS_PER_RECORD = 50;

function report(at: At, rule: RuleId, say: () => [what: string, details: Details]): void {
  const { problems } = at.decoding;
  if (problems.length >= PROBLEMS_PER_RECORD) return;
  const [what, details] = say();
  problems.push(problem(rule, what, { ...details, ...placeOf(at) }));
}

/** Where a value stands. Finding it scans the text, so only as many are found as the budget has. */
export function placeOf({ decoding, pointer }: At): Details {
  const named = decoding.isManifest ? { pointer } : {};
  if (decoding.budget.places <= 0) return named;
  decoding.budget.places -= 1;
  const { start } = locate(decoding.document.text, decoding.start, pointer);
  return { ...placeAt(decoding.document, start), ...named };
}

function inWords(value: Json): string {
  if (value === null) return 'null';
  if (isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'bigint') return 'a number';
  if (typeof value === 'string') return value.length <= 40 ? `the string ${JSON.stringify(value)}` : 'a string';
  return typeof value === 'boolean' ? String(value) : `the number ${value}`;
}
