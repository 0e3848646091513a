/**
 * A value against a component's `schema`, as heddle checks it: the keywords it honours, in its order. heddle stops at
 * the first refusal; here all are listed.
 */
import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import type { Matcher } from './patterns.ts';
import { doubleOf, isSeenArray, isSeenObject, typeOfSeen, type Seen, type SeenObject } from './seen.ts';

/** One spot that heddle refuses. */
export interface Refusal {
  /** Names and positions from the configuration down, as heddle calls them. */
  readonly path: readonly (string | number)[];
  /** What refuses; `schema`: the schema itself cannot be used. */
  readonly keyword: string;
  /** What is wrong, in a few words that follow the place: `is missing`, `must be one of "low", 41`. */
  readonly says: string;
  /** `unknown`: whether heddle refuses it could not be told in bounded time. */
  readonly certain: boolean;
}

const MAX_REFUSALS = 100;

/** Every refusal of a value; none when heddle takes it. `schema` is whatever the manifest has there. */
export function refusals(value: Seen, schema: Json | undefined, matcher: Matcher): Refusal[] {
  const found: Refusal[] = [];
  if (isNone(schema)) return found;
  if (!isObject(schema) && !isArray(schema)) return [refusal([], 'schema', 'has a `schema` that heddle cannot use')];
  walk({ found, matcher }, value, schema, []);
  return found;
}

/** What JavaScript takes for no schema at all. */
function isNone(schema: Json | undefined): schema is undefined | null | false | '' | 0 {
  return schema === undefined || schema === null || schema === false || schema === '' || doubleOf(schema) === 0;
}

interface Walk {
  readonly found: Refusal[];
  readonly matcher: Matcher;
}
type Path = readonly (string | number)[];

const refusal = (path: Path, keyword: string, says: string, certain = true): Refusal => ({
  path,
  keyword,
  says,
  certain,
});

function walk(to: Walk, value: Seen, schema: JsonObject | readonly Json[], path: Path): void {
  // A list has none of the keywords.
  if (!isObject(schema) || to.found.length >= MAX_REFUSALS) return;
  const add = (keyword: string, says: string, certain = true): void =>
    void to.found.push(refusal(path, keyword, says, certain));
  const wrongType = typeRefusal(value, member(schema, 'type'));
  if (wrongType !== undefined) {
    add('type', wrongType);
    return;
  }
  const options = member(schema, 'enum');
  if (isArray(options) && !options.some((option) => same(option, value)))
    add('enum', `must be one of ${options.slice(0, 8).map(shown).join(', ')}${options.length > 8 ? ', …' : ''}`);
  const only = member(schema, 'const');
  if (only !== undefined && !same(only, value)) add('const', `must be ${shown(only)}`);
  if (typeof value === 'string') checkText(to.matcher, value, schema, add);
  if (typeof value === 'number') checkNumber(value, schema, add);
  if (isSeenArray(value)) {
    const items = member(schema, 'items');
    if (isObject(items)) value.forEach((entry, index) => walk(to, entry, items, [...path, index]));
  }
  if (isSeenObject(value)) checkObject(to, value, schema, path);
}

type Add = (keyword: string, says: string, certain?: boolean) => void;

function typeRefusal(value: Seen, type: Json | undefined): string | undefined {
  if (type === undefined) return undefined;
  const types = isArray(type) ? type : [type];
  const is = typeOfSeen(value);
  if (types.some((name) => name === is || (name === 'number' && typeof value === 'number'))) return undefined;
  const expected = types.map((name) => (typeof name === 'string' ? withArticle(name) : shown(name))).join(' or ');
  return `must be ${expected}, not ${value === undefined ? '`null`' : withArticle(is)}`;
}

function withArticle(type: string): string {
  if (type === 'null') return '`null`';
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${cut(type)}`;
}

function checkText(matcher: Matcher, value: string, schema: JsonObject, add: Add): void {
  const [least, most] = [numberAt(schema, 'minLength'), numberAt(schema, 'maxLength')];
  if (least !== undefined && value.length < least) add('minLength', `must have at least ${least} characters`);
  if (most !== undefined && value.length > most) add('maxLength', `must have at most ${most} characters`);
  const pattern = member(schema, 'pattern');
  if (typeof pattern !== 'string') return;
  const match = matcher.match(pattern, value);
  if (match === 'no') add('pattern', `must match ${cut(`/${pattern}/`)}`);
  if (match === 'invalid')
    add('pattern', `is checked against ${cut(`/${pattern}/`)}, which is not a regular expression`);
  if (match === 'unknown')
    add('pattern', `is checked against ${cut(`/${pattern}/`)}, which may take unbounded time`, false);
}

function checkNumber(value: number, schema: JsonObject, add: Add): void {
  const [least, most] = [numberAt(schema, 'minimum'), numberAt(schema, 'maximum')];
  if (least !== undefined && value < least) add('minimum', `must be at least ${least}`);
  if (most !== undefined && value > most) add('maximum', `must be at most ${most}`);
}

function checkObject(to: Walk, value: SeenObject, schema: JsonObject, path: Path): void {
  const declared = member(schema, 'properties');
  const properties = isObject(declared) ? declared : {};
  const required = member(schema, 'required');
  for (const name of new Set(isArray(required) ? required : []))
    if (typeof name === 'string' && !holds(value, name))
      to.found.push(refusal([...path, name], 'required', 'is missing'));
  for (const [name, inner] of Object.entries(properties))
    if (isObject(inner) && holds(value, name)) walk(to, read(value, name), inner, [...path, name]);
  if (member(schema, 'additionalProperties') !== false) return;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(properties, name) && !(name in {}))
      to.found.push(refusal([...path, name], 'additionalProperties', 'is not one of its fields'));
}

/** heddle asks with JavaScript's `in`: what every object inherits is there too. */
function holds(value: SeenObject, name: string): boolean {
  return Object.hasOwn(value, name) || name in {};
}

/** An inherited member is a function to heddle, which no type and no constant fits; but one is an object. */
function read(value: SeenObject, name: string): Seen {
  if (Object.hasOwn(value, name)) return value[name];
  return name === '__proto__' ? {} : undefined;
}

function numberAt(schema: JsonObject, keyword: string): number | undefined {
  return doubleOf(member(schema, keyword));
}

/** Equal to heddle: numbers as doubles, names in any order. */
function same(option: Json, value: Seen): boolean {
  const number = doubleOf(option);
  if (number !== undefined) return number === value;
  if (isArray(option))
    return isSeenArray(value) && option.length === value.length && option.every((one, at) => same(one, value[at]));
  if (!isObject(option)) return option === value;
  if (!isSeenObject(value)) return false;
  const names = Object.keys(option);
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && same(member(option, name) ?? null, value[name]))
  );
}

/** Follows an option only as deep as the value went, so that its nesting needs no bound: text is cut. */
function shown(value: Json): string {
  if (typeof value === 'bigint') return String(value);
  if (!isArray(value) && !isObject(value)) return cut(JSON.stringify(value));
  const inner = isArray(value) ? value : Object.values(value);
  const flat = inner.every((one) => !isArray(one) && !isObject(one));
  if (!flat || inner.length > 8) return isArray(value) ? '[…]' : '{…}';
  return isArray(value)
    ? `[${inner.map(shown).join(', ')}]`
    : `{${Object.entries(value)
        .map(([name, one]) => `${cut(JSON.stringify(name))}: ${shown(one)}`)
        .join(', ')}}`;
}

function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
