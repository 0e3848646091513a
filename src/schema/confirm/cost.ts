import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { pointedAt } from './normalize.ts';

/** Places of a value that are held against a schema, each as often as a validator comes there; more is refused. */
export const MAX_VISITS = 3_000_000;
/** Pairs of a schema and a place that are looked at to count them. */
const MAX_PAIRS = 300_000;

const ONE = ['not', 'if', 'then', 'else'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const MAPS = ['dependentSchemas', 'dependencies'];
const OF_ITEMS = ['items', 'additionalItems', 'contains', 'unevaluatedItems'];
const OF_VALUES = ['additionalProperties', 'unevaluatedProperties'];

/** At most how often a validator without any memory visits a place of the value; Infinity where it would never end. */
export function visitsOf(document: Json, value: Json): number {
  return new Counting(document).visits(document, value);
}

class Counting {
  readonly #document: Json;
  readonly #known = new Map<JsonObject, Map<Json, number>>();
  #pairs = 0;

  constructor(document: Json) {
    this.#document = document;
  }

  visits(schema: Json, value: Json): number {
    if (!isObject(schema)) return 1;
    const known = this.#known.get(schema) ?? new Map<Json, number>();
    this.#known.set(schema, known);
    const before = known.get(value);
    if (before !== undefined) return before;
    this.#pairs += 1;
    if (this.#pairs > MAX_PAIRS) return Infinity;
    // Met again at the same place of the value, it leads round and round.
    known.set(value, Infinity);
    const visits = 1 + this.#here(schema, value) + this.#below(schema, value) + listed(schema);
    known.set(value, visits);
    return visits;
  }

  #here(schema: JsonObject, value: Json): number {
    const target = schema['$ref'] === '#' ? this.#document : pointedAt(this.#document, schema['$ref']);
    const subs = [
      ...(target === undefined ? [] : [target]),
      ...ONE.map((keyword) => schema[keyword]).filter((sub) => sub !== undefined),
      ...LISTS.map((keyword) => schema[keyword])
        .filter(isArray)
        .flat(),
      ...MAPS.map((keyword) => schema[keyword])
        .filter(isObject)
        .flatMap((map) => Object.values(map)),
    ];
    return subs.reduce((sum: number, sub) => sum + this.visits(sub, value), 0);
  }

  #below(schema: JsonObject, value: Json): number {
    if (isArray(value)) return this.#items(schema, value);
    if (isObject(value)) return this.#properties(schema, value);
    return typeof value === 'string' ? value.length / 1_000 : 0;
  }

  #items(schema: JsonObject, items: readonly Json[]): number {
    const tuples = [schema['prefixItems'], schema['items']].filter(isArray).flat();
    const others = OF_ITEMS.map((keyword) => schema[keyword]).filter((sub) => sub !== undefined && !isArray(sub));
    // Different items are compared with each other.
    let sum = schema['uniqueItems'] === true ? (items.length * items.length) / 16 : 0;
    items.forEach((item, index) => {
      for (const sub of [tuples[index], ...others]) if (sub !== undefined) sum += this.visits(sub, item);
    });
    return sum;
  }

  #properties(schema: JsonObject, object: JsonObject): number {
    const { properties, patternProperties, propertyNames } = schema;
    const always = [
      ...Object.values(isObject(patternProperties) ? patternProperties : {}),
      ...OF_VALUES.map((keyword) => schema[keyword]).filter((sub) => sub !== undefined),
    ];
    let sum = 0;
    for (const [name, value] of Object.entries(object)) {
      const own = isObject(properties) && Object.hasOwn(properties, name) ? [properties[name] ?? true] : [];
      for (const sub of [...own, ...always]) sum += this.visits(sub, value);
      if (propertyNames !== undefined) sum += this.visits(propertyNames, name);
    }
    return sum;
  }
}

/** Listed values are gone through. */
function listed({ enum: values }: JsonObject): number {
  return isArray(values) ? values.length / 20 : 0;
}
