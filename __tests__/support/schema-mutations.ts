import { isArray, isObject, type Json, type JsonObject } from '../../src/core/json.ts';
import { pick, type Dice } from './dice.ts';

/** Changes a schema somewhere; gives it back as it is where there is nothing of the kind to change. */
export type SchemaMutation = (schema: JsonObject, dice: Dice) => JsonObject;

/** Applies a change at one of the places, however deep, that pass the test. */
function somewhere(
  fits: (schema: JsonObject) => boolean,
  change: (schema: JsonObject, dice: Dice) => JsonObject,
): SchemaMutation {
  return (schema, dice) => {
    const chosen = pick(places(schema).filter(fits), dice);
    return chosen === undefined ? schema : replace(schema, chosen, change(chosen, dice));
  };
}

function places(schema: JsonObject): JsonObject[] {
  return [schema, ...children(schema).flatMap(places)];
}

function children(schema: JsonObject): JsonObject[] {
  const { properties, items, additionalProperties } = schema;
  return [...(isObject(properties) ? Object.values(properties) : []), items, additionalProperties].filter((child) =>
    isObject(child),
  );
}

function replace(schema: JsonObject, chosen: JsonObject, next: JsonObject): JsonObject {
  if (schema === chosen) return next;
  const deeper = (child: Json): Json => (isObject(child) ? replace(child, chosen, next) : child);
  return entriesOf(schema, (name, value) => {
    if (name === 'properties' && isObject(value)) return entriesOf(value, (_, child) => deeper(child));
    return name === 'items' || name === 'additionalProperties' ? deeper(value) : value;
  });
}

function entriesOf(value: JsonObject, change: (name: string, value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, change(name, child)]));
}

function without(schema: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !names.includes(name)));
}

function propertiesOf(schema: JsonObject): JsonObject {
  return isObject(schema['properties']) ? schema['properties'] : {};
}

function requiredOf(schema: JsonObject): readonly Json[] {
  return isArray(schema['required']) ? schema['required'] : [];
}

const typed =
  (type: string, ...also: string[]) =>
  (schema: JsonObject): boolean =>
    schema['type'] === type && also.every((name) => schema[name] !== undefined);
const isStruct = typed('object', 'properties');
const isEnum = typed('string', 'enum');
const isSigned = (schema: JsonObject): boolean => schema['type'] === 'integer' && schema['minimum'] === undefined;
const isUnsigned = typed('integer', 'minimum');
const isPlainString = (schema: JsonObject): boolean => schema['type'] === 'string' && schema['enum'] === undefined;

function enumWith(change: (values: readonly Json[]) => readonly Json[]): SchemaMutation {
  return somewhere(isEnum, (schema) => ({ ...schema, enum: change(isArray(schema['enum']) ? schema['enum'] : []) }));
}

const OTHER_TYPES: readonly JsonObject[] = [
  { type: 'boolean' },
  { type: 'number' },
  { type: 'string' },
  { type: 'array', items: { type: 'boolean' } },
];

/** Every way in which a schema that berm renders becomes another that it renders. */
export const SCHEMA_MUTATIONS = {
  'type-changed': somewhere(
    (schema) => schema['type'] !== 'object',
    (schema, dice) =>
      pick(
        OTHER_TYPES.filter((other) => other['type'] !== schema['type']),
        dice,
      ) ?? schema,
  ),
  'optional-field-added': somewhere(isStruct, (schema) => ({
    ...schema,
    properties: { ...propertiesOf(schema), fresh: { type: 'string' } },
  })),
  'required-field-added': somewhere(isStruct, (schema) => ({
    ...schema,
    properties: { ...propertiesOf(schema), needed: { type: 'integer' } },
    required: [...requiredOf(schema), 'needed'],
  })),
  'field-removed': somewhere(isStruct, (schema, dice) => {
    const gone = pick(Object.keys(propertiesOf(schema)), dice) ?? '';
    return {
      ...schema,
      properties: without(propertiesOf(schema), gone),
      required: requiredOf(schema).filter((name) => name !== gone),
    };
  }),
  'optional-to-required': somewhere(isStruct, (schema) => ({ ...schema, required: Object.keys(propertiesOf(schema)) })),
  'required-to-optional': somewhere(isStruct, (schema, dice) => {
    const loose = pick(requiredOf(schema), dice);
    return { ...schema, required: requiredOf(schema).filter((name) => name !== loose) };
  }),
  'signed-to-unsigned': somewhere(isSigned, (schema) => ({ ...schema, minimum: 0 })),
  'unsigned-to-signed': somewhere(isUnsigned, (schema) => without(schema, 'minimum')),
  'integer-to-number': somewhere(typed('integer'), (schema) => ({ ...without(schema, 'minimum'), type: 'number' })),
  'number-to-integer': somewhere(typed('number'), (schema) => ({ ...schema, type: 'integer' })),
  'enum-value-added': enumWith((values) => [...values, 'another']),
  'enum-value-dropped': enumWith((values) => (values.length > 1 ? values.slice(1) : values)),
  'enum-reordered': enumWith((values) => [...values].reverse()),
  'enum-to-string': somewhere(isEnum, () => ({ type: 'string' })),
  'string-to-enum': somewhere(isPlainString, () => ({ type: 'string', title: 'Unit', enum: ['celsius', 'kelvin'] })),
  'struct-to-map': somewhere(isStruct, () => ({ type: 'object', additionalProperties: { type: 'integer' } })),
  'fields-reordered': somewhere(isStruct, (schema) => ({
    ...schema,
    properties: Object.fromEntries(Object.entries(propertiesOf(schema)).reverse()),
    required: [...requiredOf(schema)].reverse(),
  })),
  'title-changed': somewhere(typed('object', 'title'), (schema) => ({ ...schema, title: 'Renamed' })),
  'description-added': somewhere(
    () => true,
    (schema) => ({ ...schema, description: 'said in other words' }),
  ),
} as const satisfies Readonly<Record<string, SchemaMutation>>;
