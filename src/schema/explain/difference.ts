import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import type { Literal } from '../formula/formula.ts';
import { keyOf } from '../formula/values.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import type { Difference, KeywordDifference } from '../difference.ts';
import { labelOf } from './label.ts';
import type { Questions } from './questions.ts';
import { said } from './said.ts';
import type { WriterSpot } from './writer.ts';

/** A demand that fails, with all that is known of the two sides there. */
export interface Failing {
  readonly kind: PlaceKindId;
  /** The keywords that make the demand. */
  readonly keywords: readonly string[];
  readonly schema: JsonObject;
  /** The writer's schemas that apply in place there. */
  readonly writer: readonly WriterSpot[];
  readonly holds: Literal;
  readonly questions: Questions;
  /** The part of the witness that fails. */
  readonly value: Json | undefined;
}

/** Values listed at most. */
const MOST = 200;

/** What differs; undefined where the two schemas say it best themselves. */
export function differenceOf(failing: Failing): Difference | undefined {
  switch (failing.kind) {
    case 'type-changed':
      return types(failing);
    case 'strings-narrowed':
    case 'values-narrowed':
      return values(failing);
    case 'bounds-narrowed':
    case 'negative-refused':
    case 'multiple-changed':
    case 'length-narrowed':
    case 'pattern-changed':
    case 'count-narrowed':
    case 'contains-narrowed':
    case 'property-count-narrowed':
      return keywords(failing);
    case 'combination-narrowed':
      return alternatives(failing);
    default:
      return undefined;
  }
}

const SAMPLES: readonly (readonly [name: string, sample: Json])[] = [
  ['string', ''],
  ['number', 0.5],
  ['integer', 0],
  ['boolean', false],
  ['object', {}],
  ['array', []],
  ['null', null],
];

function types({ holds, writer, questions, value }: Failing): Difference {
  const taken = SAMPLES.filter(([, sample]) => questions.takes(holds, sample)).map(([name]) => name);
  const reader = taken.includes('number') ? taken.filter((name) => name !== 'integer') : taken;
  const sent = new Set(typesSent(writer));
  if (value !== undefined && sent.size > 0) {
    const name = nameOf(value);
    if (!sent.has(name) && !(name === 'integer' && sent.has('number'))) sent.add(name);
  }
  const all = SAMPLES.map(([name]) => name).filter((name) => sent.has(name));
  const refused = all.filter((name) => !taken.includes(name));
  return { is: 'types', reader, writer: all, refused };
}

/** The types that a writer's schemas of one place name, by `type`, `enum` and `const`; none where they name none. */
export function typesSent(writer: readonly WriterSpot[]): string[] {
  const found = new Set<string>();
  for (const { schema, resource } of writer) {
    if (!isObject(schema)) continue;
    const place = { schema, resource };
    const type = said(place, 'type');
    const named = (isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
    const listed = listOf(place)?.map(nameOf);
    const both = listed?.filter(
      (name) => named.length === 0 || named.includes(name) || (name === 'integer' && named.includes('number')),
    );
    for (const name of both ?? named) found.add(name);
  }
  return [...found];
}

function nameOf(value: Json): string {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return isArray(value) ? 'array' : typeof value;
}

function listOf(place: {
  readonly schema: JsonObject;
  readonly resource: WriterSpot['resource'];
}): readonly Json[] | undefined {
  const list = said(place, 'enum');
  if (isArray(list)) return list;
  const one = said(place, 'const');
  return one === undefined ? undefined : [one];
}

function values({ schema, keywords: [keyword = 'enum'], writer, value }: Failing): Difference {
  const list = schema[keyword];
  const reader = keyword === 'const' ? [list ?? null] : isArray(list) ? list : [];
  const known = new Set(reader.map(keyOf));
  const listed = writer.flatMap((spot) =>
    isObject(spot.schema) ? (listOf({ schema: spot.schema, resource: spot.resource }) ?? []) : [],
  );
  const lost = new Map(listed.filter((one) => !known.has(keyOf(one))).map((one) => [keyOf(one), one]));
  const refused = [...lost.values()].slice(0, MOST);
  const any = refused.length === 0 || (value !== undefined && !lost.has(keyOf(value)));
  return { is: 'values', reader, refused, any };
}

function keywords({ schema, keywords: names, writer }: Failing): Difference {
  const differing = names.flatMap((keyword): KeywordDifference[] => {
    const reader = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
    const spot = writer.find((one) => isObject(one.schema) && Object.hasOwn(one.schema, keyword));
    const sent = spot !== undefined && isObject(spot.schema) ? spot.schema[keyword] : undefined;
    if (reader === undefined ? sent === undefined : sent !== undefined && keyOf(reader) === keyOf(sent)) return [];
    return [{ keyword, ...(reader !== undefined && { reader }), ...(sent !== undefined && { writer: sent }) }];
  });
  return { is: 'keywords', keywords: differing.filter(({ reader }) => reader !== undefined) };
}

function alternatives({ schema, writer }: Failing): Difference | undefined {
  const of = (at: Json): readonly Json[] =>
    isObject(at) ? ['anyOf', 'oneOf'].flatMap((keyword) => (isArray(at[keyword]) ? at[keyword] : [])) : [];
  const known = new Set(of(schema).slice(0, MOST).map(keyOf));
  const lost = writer
    .flatMap((spot) => of(spot.schema))
    .slice(0, MOST)
    .filter((branch) => !known.has(keyOf(branch)));
  const refused = [...new Set(lost.map((branch) => labelOf(branch, lost)))];
  return refused.length === 0 ? undefined : { is: 'alternatives', refused };
}
