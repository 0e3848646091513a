import { isArray, isObject, type Json } from '../../core/json.ts';
import type { PartId } from '../../core/finding.ts';
import { DIRECTIONS } from '../direction.ts';
import type { PlaceKindId } from '../../schema/place-kinds.ts';
import { short } from '../text.ts';
import { keyword, pairs, sameType, type Pair } from './pairs.ts';

/** A place where berm, comparing declarations, says that the reader takes less than the writer writes. */
export interface BermPlace {
  readonly kind: PlaceKindId;
  readonly pair: Pair;
  /** The property that is newly required, where that is what it is about. */
  readonly name?: string;
  readonly readerSays: Json;
  readonly writerSays: Json;
}

/** What one rule says of a pair, given as reader and writer. */
type Said = Omit<BermPlace, 'pair'>;
type Rule = (reader: Json, writer: Json) => readonly Said[];

/**
 * Every place at which berm refuses a redeploy (`Manifest::breaks` of berm-api 0.1.0), in the order of the old
 * schema. One set of rules serves both directions; `part` says who reads.
 */
export function bermPlaces(old: Json, current: Json, part: PartId): BermPlace[] {
  const { reader, writer } = DIRECTIONS[part];
  return pairs(old, current).flatMap((pair) => {
    const rules = sameType(pair) ? RULES : [typeRule];
    return rules.flatMap((rule) => rule(pair[reader], pair[writer]).map((said) => ({ ...said, pair })));
  });
}

const typeRule: Rule = (reader, writer) => [
  { kind: 'type-changed', readerSays: typeText(reader), writerSays: typeText(writer) },
];

const minimumRule: Rule = (reader, writer) => {
  const minimum = keyword(reader, 'minimum');
  if (minimum === undefined || keyword(writer, 'minimum') !== undefined) return [];
  const unsigned = minimum === 0 && keyword(reader, 'type') === 'integer';
  return [
    {
      kind: unsigned ? 'negative-refused' : 'bounds-narrowed',
      readerSays: `minimum ${short(minimum)}`,
      writerSays: 'no minimum',
    },
  ];
};

const enumRule: Rule = (reader, writer) => {
  const [taken, written] = [keyword(reader, 'enum'), keyword(writer, 'enum')];
  if (!isArray(taken)) return [];
  const known = new Set(taken.filter(isString));
  const extra = isArray(written) ? [...new Set(written.filter(isString))].filter((value) => !known.has(value)) : [];
  if (isArray(written) && extra.length === 0) return [];
  const strings =
    taken.every(isString) && (isArray(written) ? written.every(isString) : keyword(writer, 'type') === 'string');
  const any = keyword(writer, 'type') === 'string' ? 'any string' : 'any value';
  return [
    {
      kind: strings ? 'strings-narrowed' : 'values-narrowed',
      readerSays: sorted(taken),
      writerSays: isArray(written) ? sorted(written) : any,
    },
  ];
};

const requiredRule: Rule = (reader, writer) => {
  const always = new Set(required(writer));
  return [...new Set(required(reader))]
    .filter((name) => !always.has(name))
    .map((name) => ({
      kind: 'newly-required',
      name,
      readerSays: `${name}: required`,
      writerSays: `${name}: ${declares(writer, name) ? 'optional' : 'not declared'}`,
    }));
};

const RULES: readonly Rule[] = [minimumRule, enumRule, requiredRule];

/** Whether a schema's `properties` hold the name. */
export function declares(schema: Json, name: string): boolean {
  return keyword(keyword(schema, 'properties'), name) !== undefined;
}

function required(schema: Json): string[] {
  const names = keyword(schema, 'required');
  return isArray(names) ? names.filter(isString) : [];
}

function isString(value: Json): value is string {
  return typeof value === 'string';
}

/** The `type` as text that is equal for equal lists: it may be anything in a hand-written schema. */
function typeText(schema: Json): string {
  const type = keyword(schema, 'type');
  if (schema === false) return 'nothing';
  if (type === undefined) return isObject(schema) || schema === true ? 'any' : 'no schema';
  return isArray(type) && type.every(isString) ? type.join(' or ') : short(type);
}

/** An enum's values in an order of their own: reordering one is no change. */
function sorted(values: readonly Json[]): Json {
  const texts = values.map((value) => (isString(value) ? value : short(value)));
  return texts.sort();
}
