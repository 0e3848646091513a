import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { mentionedNames } from '../mentioned.ts';
import { takesNothing } from '../never.ts';
import { pointedAt } from './normalize.ts';
import { linearRegExp, type Matcher } from './regexp.ts';

/** The keywords whose schemas apply to the value itself. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas', 'dependencies'];
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependencies']);
/**
 * Where one of these stands, leaving out the names that are not declared may leave nothing: the place is read as it
 * stands.
 */
const FORCING = ['minProperties', 'not', 'oneOf', 'if', 'dependentSchemas', 'dependencies', 'unevaluatedProperties'];
/** Whole values, and references that are not followed here. */
const UNREAD = ['const', 'enum', '$dynamicRef', '$recursiveRef'];

/**
 * Whether a value holds only names that its writer sends, by the closed reading: at each place of the value, the names
 * that any schema describing that place declares, united over all of them. On purpose too wide where the reading is
 * harder than that: it must never refute what the writer may send.
 */
export function sendsOnlyDeclared(document: Json, value: Json, reader: Json): boolean {
  return new Closing(document, reader).holds([document], value);
}

/** What all schemas of one place say about names. */
interface Names {
  readonly declared: ReadonlySet<string>;
  readonly patterns: readonly Matcher[];
  /** Whether anything may stand beside the declared names. */
  readonly open: boolean;
}

class Closing {
  readonly #document: Json;
  readonly #reader: Json;
  readonly #patterns = new Map<string, Matcher>();
  #mentioned: ReadonlySet<string> | undefined;

  constructor(document: Json, reader: Json) {
    this.#document = document;
    this.#reader = reader;
  }

  holds(schemas: readonly Json[], value: Json): boolean {
    if (isArray(value)) {
      const places = this.#inPlace(schemas);
      return value.every((item, index) => {
        // A long array is mostly one item over and over.
        if (index > 0 && item === value[index - 1] && index > LONGEST_TUPLE) return true;
        return this.holds(itemSchemas(places, index), item);
      });
    }
    if (!isObject(value)) return true;
    const places = this.#inPlace(schemas);
    const names = this.#names(places);
    if (names !== undefined && !Object.keys(value).every((name) => this.#sends(names, name))) return false;
    return Object.entries(value).every(([name, item]) => this.holds(this.#propertySchemas(places, name), item));
  }

  #sends(names: Names, name: string): boolean {
    if (names.declared.has(name) || names.patterns.some((pattern) => pattern.test(name))) return true;
    this.#mentioned ??= mentionedNames(this.#reader);
    return names.open && !this.#mentioned.has(name);
  }

  /** The names that may be sent at a place; undefined where any may, or where the reading is harder than this. */
  #names(places: ReadonlySet<JsonObject>): Names | undefined {
    const declared = new Set<string>();
    const patterns: Matcher[] = [];
    let open = false;
    for (const place of places) {
      const unfollowed = typeof place['$ref'] === 'string' && targetOf(this.#document, place) === undefined;
      if (unfollowed || [...FORCING, ...UNREAD].some((keyword) => place[keyword] !== undefined)) return undefined;
      for (const name of this.#sendableNames(place)) declared.add(name);
      patterns.push(...this.#sendablePatterns(place));
      const further = place['additionalProperties'];
      if (further === true || (isObject(further) && Object.keys(further).length === 0)) open = true;
      else if (further !== undefined && further !== false) return undefined;
    }
    if (declared.size === 0 && patterns.length === 0) return undefined;
    // In a branch that declares none, any name may stand.
    if (![...places].every((place) => alternatives(place).every((branches) => this.#allDeclare(branches))))
      return undefined;
    for (const name of [...places].flatMap(requiredNames)) declared.add(name);
    return { declared, patterns, open };
  }

  #allDeclare(branches: readonly Json[]): boolean {
    return branches.every((branch) =>
      [...this.#inPlace([branch])].some(
        (place) => this.#sendableNames(place).length > 0 || this.#sendablePatterns(place).length > 0,
      ),
    );
  }

  #sendableNames({ properties }: JsonObject): string[] {
    if (!isObject(properties)) return [];
    return Object.entries(properties)
      .filter(([, schema]) => this.#takesSome(schema))
      .map(([name]) => name);
  }

  #sendablePatterns({ patternProperties: map }: JsonObject): Matcher[] {
    if (!isObject(map)) return [];
    return Object.entries(map)
      .filter(([, schema]) => this.#takesSome(schema))
      .map(([pattern]) => this.#pattern(pattern));
  }

  /** What stands beside a `$ref` and says nothing was taken off before. */
  #takesSome(schema: Json): boolean {
    return !takesNothing(schema, (holder) =>
      typeof holder['$ref'] === 'string' ? { to: targetOf(this.#document, holder), alone: false } : undefined,
    );
  }

  #pattern(source: string): Matcher {
    const known = this.#patterns.get(source) ?? linearRegExp(source);
    this.#patterns.set(source, known);
    return known;
  }

  /** Schemas and every schema that applies to the same value. */
  #inPlace(schemas: readonly Json[]): Set<JsonObject> {
    const places = new Set<JsonObject>();
    const todo = [...schemas];
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      if (!isObject(next) || places.has(next)) continue;
      places.add(next);
      const to = targetOf(this.#document, next);
      for (const sub of IN_PLACE.flatMap((keyword) => held(next, keyword))) todo.push(sub);
      if (to !== undefined) todo.push(to);
    }
    return places;
  }

  #propertySchemas(places: ReadonlySet<JsonObject>, name: string): Json[] {
    return [...places].flatMap((place) => {
      const { properties, patternProperties, additionalProperties: further } = place;
      const own = isObject(properties) && Object.hasOwn(properties, name) ? [properties[name] ?? true] : [];
      const matching = Object.entries(isObject(patternProperties) ? patternProperties : {})
        .filter(([pattern]) => this.#pattern(pattern).test(name))
        .map(([, schema]) => schema);
      const described = [...own, ...matching];
      return described.length > 0 || further === undefined ? described : [further];
    });
  }
}

/** Items beyond are described alike. */
const LONGEST_TUPLE = 256;

function itemSchemas(places: ReadonlySet<JsonObject>, index: number): Json[] {
  return [...places].flatMap(({ prefixItems, items, additionalItems, contains }) => {
    const tuple = isArray(prefixItems) ? prefixItems : isArray(items) ? items : [];
    const rest = isArray(items) ? additionalItems : items;
    const at = tuple[index] ?? rest;
    return [...(at === undefined ? [] : [at]), ...(contains === undefined ? [] : [contains])];
  });
}

/** Names that are demanded are sent, declared or not. */
function requiredNames({ required, dependentRequired }: JsonObject): string[] {
  const lists = [required, ...(isObject(dependentRequired) ? Object.values(dependentRequired) : [])];
  return lists.filter(isArray).flatMap((list) => list.filter((name): name is string => typeof name === 'string'));
}

function alternatives(place: JsonObject): Json[][] {
  return ['anyOf', 'oneOf'].map((keyword) => held(place, keyword)).filter((list) => list.length > 0);
}

function targetOf(document: Json, { $ref }: JsonObject): Json | undefined {
  return $ref === '#' ? document : pointedAt(document, $ref);
}

function held(schema: JsonObject, keyword: string): Json[] {
  const value = schema[keyword];
  if (value === undefined) return [];
  if (isArray(value)) return [...value];
  return MAPS.has(keyword) && isObject(value) ? Object.values(value) : [value];
}
