import { isArray, isObject, member, type Json } from '../core/json.ts';
import type { Document, Resource } from './located.ts';
import { located, under } from './pointers.ts';

/**
 * One of the writer's schemas that speaks of a place. Only for pointers and words: what the writer may send is asked
 * of the engine.
 */
export interface WriterSchema {
  readonly schema: Json;
  readonly resource: Resource;
  readonly pointer: string;
}

/** The writer's schemas of a property; those of the object where none speaks of it. */
export function ofProperty(object: readonly WriterSchema[], name: string, document: Document): readonly WriterSchema[] {
  const named = propertyOf(object, name, document);
  if (named.length > 0) return named;
  return otherwise(object, 'additionalProperties', document);
}

/** The schemas that name a property; none where none does. */
export function propertyOf(object: readonly WriterSchema[], name: string, document: Document): readonly WriterSchema[] {
  return object.flatMap((at) => entry(at, 'properties', name, document));
}

/** What stands under a keyword that holds a schema, or at an index of one that holds a list. */
export function subschemas(
  at: readonly WriterSchema[],
  keyword: string,
  document: Document,
  index?: number,
): readonly WriterSchema[] {
  return at.flatMap((one) =>
    index === undefined ? whole(one, keyword, document) : entry(one, keyword, index, document),
  );
}

/** The writer's schemas of the properties that none of its `properties` names. */
export function ofOtherProperties(object: readonly WriterSchema[], document: Document): readonly WriterSchema[] {
  return otherwise(object, 'additionalProperties', document);
}

/** The writer's schemas of the item at an index. */
export function ofItem(array: readonly WriterSchema[], index: number, document: Document): readonly WriterSchema[] {
  const indexed = array.flatMap((at) => [
    ...entry(at, 'prefixItems', index, document),
    ...entry(at, 'items', index, document),
  ]);
  if (indexed.length > 0) return indexed;
  const rest = array.flatMap((at) => [...whole(at, 'items', document), ...whole(at, 'additionalItems', document)]);
  return rest.length > 0 ? rest : array;
}

/** Every property name that the writer's schemas of a place declare, in order. */
export function declaredNames(object: readonly WriterSchema[]): string[] {
  const names = object.flatMap(({ schema }) => {
    const properties = isObject(schema) ? member(schema, 'properties') : undefined;
    return isObject(properties) ? Object.keys(properties) : [];
  });
  return [...new Set(names)];
}

function otherwise(at: readonly WriterSchema[], keyword: string, document: Document): readonly WriterSchema[] {
  const found = at.flatMap((one) => whole(one, keyword, document));
  return found.length > 0 ? found : at;
}

function entry(at: WriterSchema, keyword: string, token: string | number, document: Document): WriterSchema[] {
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

function whole(at: WriterSchema, keyword: string, document: Document): WriterSchema[] {
  const sub = isObject(at.schema) ? member(at.schema, keyword) : undefined;
  return sub === undefined || typeof sub === 'boolean' || isArray(sub)
    ? []
    : [{ ...located(document, sub, at.resource), pointer: under(at.pointer, keyword) }];
}

/** Where the writer speaks of a place: the first of its schemas that says more than where to look. */
export function nearest(writer: readonly WriterSchema[]): string {
  const telling = writer.find(
    ({ schema }) =>
      !isObject(schema) || !Object.hasOwn(schema, '$ref') || Object.keys(schema).some((name) => !ONLY_LEADS.has(name)),
  );
  return (telling ?? writer[0])?.pointer ?? '';
}

const ONLY_LEADS = new Set(['$ref', '$defs', 'definitions', '$schema', '$id', 'title', 'description', 'components']);
