import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import type { Document, Resource } from '../document.ts';
import { located, under } from './pointers.ts';
import { said } from './said.ts';

/** One of the writer's schemas that speaks of a place. Only for pointers and words: what the writer may send is asked of the engine. */
export interface WriterSpot {
  readonly schema: Json;
  readonly resource: Resource;
  readonly pointer: string;
}

/** More schemas than this at one place are not looked through. */
const MOST = 200;

const BRANCHES = ['allOf', 'anyOf', 'oneOf', 'then', 'else'];

/** A schema and those that apply to the same value: references, branches, conditions. */
export function inPlace(
  start: readonly WriterSpot[],
  document: Document,
  pointers: ReadonlyMap<Json, string>,
  through: readonly string[] = BRANCHES,
): WriterSpot[] {
  const found: WriterSpot[] = [];
  const seen = new Set<Json>();
  const todo = start.toReversed();
  for (let next = todo.pop(); next !== undefined && found.length < MOST; next = todo.pop()) {
    const { schema } = next;
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    found.push(next);
    todo.push(...branches(next, schema, document, pointers, through).toReversed());
  }
  return found;
}

function branches(
  at: WriterSpot,
  schema: JsonObject,
  document: Document,
  pointers: ReadonlyMap<Json, string>,
  through: readonly string[],
): WriterSpot[] {
  const spot = (sub: Json, pointer: string): WriterSpot => ({ ...located(document, sub, at.resource), pointer });
  const reference = member(schema, '$ref') ?? member(schema, '$dynamicRef');
  const to = typeof reference === 'string' ? document.resolve(reference, at.resource) : undefined;
  const held = through.flatMap((keyword) => {
    const value = said({ schema, resource: at.resource }, keyword);
    if (value === undefined) return [];
    return isArray(value)
      ? value.map((sub, index) => spot(sub, under(at.pointer, keyword, index)))
      : [spot(value, under(at.pointer, keyword))];
  });
  return [
    ...(to === undefined
      ? []
      : [{ schema: to.schema, resource: to.resource, pointer: pointers.get(to.schema) ?? at.pointer }]),
    ...held,
  ];
}

/** The writer's schemas of a property; those of the object where none speaks of it. */
export function ofProperty(object: readonly WriterSpot[], name: string, document: Document): readonly WriterSpot[] {
  const named = propertyOf(object, name, document);
  if (named.length > 0) return named;
  return otherwise(object, 'additionalProperties', document);
}

/** The schemas that name a property; none where none does. */
export function propertyOf(object: readonly WriterSpot[], name: string, document: Document): readonly WriterSpot[] {
  return object.flatMap((at) => entry(at, 'properties', name, document));
}

/** What stands under a keyword that holds a schema, or at an index of one that holds a list. */
export function subschemas(
  at: readonly WriterSpot[],
  keyword: string,
  document: Document,
  index?: number,
): readonly WriterSpot[] {
  return at.flatMap((one) =>
    index === undefined ? whole(one, keyword, document) : entry(one, keyword, index, document),
  );
}

/** The writer's schemas of the properties that none of its `properties` names. */
export function ofOtherProperties(object: readonly WriterSpot[], document: Document): readonly WriterSpot[] {
  return otherwise(object, 'additionalProperties', document);
}

/** The writer's schemas of the item at an index. */
export function ofItem(array: readonly WriterSpot[], index: number, document: Document): readonly WriterSpot[] {
  const indexed = array.flatMap((at) => [
    ...entry(at, 'prefixItems', index, document),
    ...entry(at, 'items', index, document),
  ]);
  if (indexed.length > 0) return indexed;
  const rest = array.flatMap((at) => [...whole(at, 'items', document), ...whole(at, 'additionalItems', document)]);
  return rest.length > 0 ? rest : array;
}

/** Every property name that the writer's schemas of a place declare, in order. */
export function declaredNames(object: readonly WriterSpot[]): string[] {
  const names = object.flatMap(({ schema }) => {
    const properties = isObject(schema) ? member(schema, 'properties') : undefined;
    return isObject(properties) ? Object.keys(properties) : [];
  });
  return [...new Set(names)];
}

function otherwise(at: readonly WriterSpot[], keyword: string, document: Document): readonly WriterSpot[] {
  const found = at.flatMap((one) => whole(one, keyword, document));
  return found.length > 0 ? found : at;
}

function entry(at: WriterSpot, keyword: string, token: string | number, document: Document): WriterSpot[] {
  const held = isObject(at.schema) ? member(at.schema, keyword) : undefined;
  const sub =
    typeof token === 'number'
      ? isArray(held)
        ? held[token]
        : undefined
      : isObject(held)
        ? member(held, token)
        : undefined;
  return sub === undefined
    ? []
    : [{ ...located(document, sub, at.resource), pointer: under(at.pointer, keyword, token) }];
}

function whole(at: WriterSpot, keyword: string, document: Document): WriterSpot[] {
  const sub = isObject(at.schema) ? member(at.schema, keyword) : undefined;
  return sub === undefined || typeof sub === 'boolean' || isArray(sub)
    ? []
    : [{ ...located(document, sub, at.resource), pointer: under(at.pointer, keyword) }];
}
