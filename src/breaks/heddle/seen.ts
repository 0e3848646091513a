import { isArray, isObject, member, setMember, type Json, type JsonObject } from '../../core/json.ts';
import type { Kind } from '../../heddle/vocabulary.ts';

/**
 * Whether a component of this kind is configured in a document; the others by the operator, whose JSON is checked as
 * it stands.
 */
export function isFromDocument(kind: Kind): boolean {
  return kind !== 'middleware' && kind !== 'store';
}

/** Where a document's values stay as they are written. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['metadata', 'config']);
/** Names of the document's format: no component has them. */
const FORMAT: ReadonlySet<string> = new Set([
  ...['agentspecVersion', 'componentPluginName', 'componentPluginVersion', 'airVersion'],
  ...['$referenced_components', '$component_ref', '__proto__', 'constructor', 'prototype'],
]);
const NEVER_WRITTEN = '\u0000';
const ALL_BUT_NULL: readonly string[] = ['boolean', 'integer', 'number', 'string', 'array', 'object'];
/** An object with one of these is read as a component. */
const NO_COMPONENT: Json = { component_type: false, componentType: false, $component_ref: false };
/** Two levels down: a witness is never deeper. */
const NULL_FREE: Json = nested(nested({ type: ALL_BUT_NULL, properties: NO_COMPONENT }));

function nested(inner: Json): Json {
  return { type: ALL_BUT_NULL, properties: NO_COMPONENT, additionalProperties: inner, items: inner };
}

/**
 * A component's schema as it meets what heddle reads from a document: a component's names come in camelCase, so that a
 * property declared in snake_case constrains nothing.
 */
export function asSeen(schema: Json | undefined, kind: Kind): Json | undefined {
  if (!isObject(schema) || !isFromDocument(kind)) return schema;
  const held = member(schema, 'properties');
  return isObject(held) ? { ...schema, properties: heldNames(held) } : schema;
}

function heldNames(properties: JsonObject): JsonObject {
  const result: JsonObject = {};
  for (const name of Object.keys(properties))
    if (canHold(name)) setMember(result, name, member(properties, name) ?? true);
  return result;
}

/** Whether a component that was read from a document can have a field of this name. */
export function canHold(name: string): boolean {
  return name === camelCase(name) && !FORMAT.has(name);
}

/** How heddle reads the name of a component's field: `max_items` is `maxItems`. */
function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Any value that heddle reads from what configures a component of one kind: `null` is dropped from a document on the
 * way.
 */
export function anyValue(kind: Kind): Json {
  // It must refuse something: what allows everything is read as adding only names that nobody mentions.
  return isFromDocument(kind) ? NULL_FREE : { not: { const: NEVER_WRITTEN } };
}

/**
 * The same schema, of what can be written for it: in a document no `null`, except under `metadata` and `config`.
 *
 * @param open objects may hold names that they do not declare, too
 */
export function asWritten(schema: Json, kind: Kind, open: boolean): Json {
  const any = anyValue(kind);
  const written = (inner: Json): Json => {
    if (inner === true) return any;
    if (!isObject(inner)) return inner;
    const held = member(inner, 'properties');
    const items = member(inner, 'items');
    const fromDocument = isFromDocument(kind);
    const type = fromDocument ? withoutNull(member(inner, 'type')) : member(inner, 'type');
    // What is free-form holds no `null` either.
    const free = !isObject(held) || Object.keys(held).length === 0;
    const further = open || (fromDocument && free) ? any : undefined;
    return {
      ...inner,
      ...(isArray(type) && type.length === 0 ? { not: {} } : type !== undefined && { type }),
      ...(isObject(held) && {
        properties: mapped(held, (one, name) => (AS_WRITTEN.has(name) ? one : written(one))),
      }),
      ...(items !== undefined ? { items: written(items) } : fromDocument && { items: any }),
      ...(further !== undefined &&
        member(inner, 'additionalProperties') === undefined && { additionalProperties: further }),
    };
  };
  return written(schema);
}

function withoutNull(type: Json | undefined): Json {
  if (type === undefined) return ALL_BUT_NULL;
  return isArray(type) ? type.filter((name) => name !== 'null') : type === 'null' ? [] : type;
}

function mapped(object: JsonObject, map: (value: Json, name: string) => Json): JsonObject {
  const result: JsonObject = {};
  for (const name of Object.keys(object)) setMember(result, name, map(member(object, name) ?? null, name));
  return result;
}
