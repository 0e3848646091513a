import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { pointedAt, type Draftable } from './normalize.ts';

/** The keywords whose schemas apply to the value itself. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas', 'dependencies'];
/** Those of them in which a narrower schema narrows the whole: not `if`, and not the count of `oneOf`. */
const NARROWING = ['allOf', 'anyOf', 'then', 'else', 'dependentSchemas'];
/** The keywords whose schemas apply to a part of the value. */
const PARTS = ['properties', 'patternProperties', 'additionalProperties', 'prefixItems', 'items', 'additionalItems'];

/**
 * Writes the closed reading of a writer into its schema, in place: every object schema that declares names refuses
 * all others. On purpose a little too wide where the reading is a matter of opinion (names that are only required,
 * `oneOf`): it must never refute what the writer may send.
 */
export function close(document: Json): void {
  const targets = refTargets(document);
  const seen = new Set<Json>();
  const todo: Json[] = [document];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (!isObject(next) || seen.has(next)) continue;
    seen.add(next);
    const schema = next;
    const parts = [...inPlace(document, schema, NARROWING)].flatMap((place) => held(place, PARTS));
    if (schema === document || !targets.has(schema)) refuseOthers(document, schema);
    todo.push(...parts);
  }
}

function refuseOthers(document: Json, schema: Draftable): void {
  const places = [...inPlace(document, schema, IN_PLACE)];
  const names = places.flatMap(declaredNames);
  const patterns = places.flatMap((place) =>
    isObject(place['patternProperties']) ? Object.keys(place['patternProperties']) : [],
  );
  if (!surelyDeclares(document, schema, new Set()) || places.some(isOpen)) return;
  const only = {
    propertyNames: { anyOf: [{ enum: [...new Set(names)] }, ...patterns.map((pattern) => ({ pattern }))] },
  };
  if (names.length === 0) only.propertyNames.anyOf.shift();
  schema['allOf'] = [...(isArray(schema['allOf']) ? schema['allOf'] : []), only];
}

/** Whether names are declared whichever alternatives a value takes: otherwise some values are free-form. */
function surelyDeclares(document: Json, schema: Json, above: ReadonlySet<Json>): boolean {
  if (!isObject(schema) || above.has(schema)) return false;
  const within = new Set([...above, schema]);
  const own = [schema['properties'], schema['patternProperties']].some(
    (map) => isObject(map) && Object.keys(map).length > 0,
  );
  const sure = (sub: Json): boolean => surelyDeclares(document, sub, within);
  const alternatives = ['anyOf', 'oneOf'].map((keyword) => schema[keyword]).filter(isArray);
  return (
    own ||
    held(schema, ['allOf']).some(sure) ||
    alternatives.some((list) => list.every(sure)) ||
    sure(target(document, schema) ?? true)
  );
}

function target(document: Json, schema: JsonObject): Json | undefined {
  return schema['$ref'] === '#' ? document : pointedAt(document, schema['$ref']);
}

function declaredNames(schema: Draftable): string[] {
  const maps = [schema['properties'], schema['dependentRequired'], schema['dependencies']].filter(isObject);
  const demanded = [schema['required'], ...maps.flatMap((map) => Object.values(map))].filter(isArray).flat();
  return [...maps.flatMap((map) => Object.keys(map)), ...demanded.filter((name) => typeof name === 'string')];
}

/** Names of its own accord, whole values, or a reference that is not followed here: nothing is refused then. */
function isOpen(schema: Draftable): boolean {
  const explicit = [schema['additionalProperties'], schema['unevaluatedProperties']].some(
    (more) => more !== undefined && more !== false,
  );
  const unfollowed = typeof schema['$ref'] === 'string' && !/^#(\/|$)/.test(schema['$ref']);
  return (
    explicit ||
    unfollowed ||
    ['const', 'enum', '$dynamicRef', '$recursiveRef'].some((keyword) => schema[keyword] !== undefined)
  );
}

/** A schema and every schema that applies to the same value through these keywords and through `$ref`. */
function inPlace(document: Json, start: Draftable, through: readonly string[]): Set<Draftable> {
  const places = new Set<Draftable>();
  const todo: Json[] = [start];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (!isObject(next) || places.has(next)) continue;
    const schema = next;
    places.add(schema);
    const to = target(document, schema);
    todo.push(...held(schema, through), ...(to === undefined ? [] : [to]));
  }
  return places;
}

function held(schema: JsonObject, keywords: readonly string[]): Json[] {
  return keywords.flatMap((keyword) => {
    const value = schema[keyword];
    if (value === undefined) return [];
    if (isArray(value)) return value;
    const map = ['properties', 'patternProperties', 'dependentSchemas', 'dependencies'].includes(keyword);
    return map && isObject(value) ? Object.values(value) : [value];
  });
}

function refTargets(document: Json): Set<Json> {
  const targets = new Set<Json>();
  const todo: Json[] = [document];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (isArray(next)) todo.push(...next);
    else if (isObject(next)) {
      const target = pointedAt(document, next['$ref']);
      if (target !== undefined) targets.add(target);
      todo.push(...Object.values(next));
    }
  }
  return targets;
}
