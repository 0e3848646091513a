import { isArray, isObject, type Json } from '../../core/json.ts';
import type { Draft } from '../drafts.ts';
import type { Draftable } from './normalize.ts';

const TYPES: readonly Json[] = ['null', 'boolean', 'number', 'integer', 'string', 'array', 'object'];

const isTexts = (value: Json): boolean => isArray(value) && value.every((one) => typeof one === 'string');
const isCount = (value: Json): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isNumber = (value: Json): boolean => typeof value === 'number';
const isSchema = (value: Json): boolean => typeof value === 'boolean' || isObject(value);
const isSchemas = (value: Json): boolean => isArray(value) && value.every(isSchema);
const isSchemaMap = (value: Json): boolean => isObject(value) && Object.values(value).every(isSchema);

/** What an interpreting validator takes in silence although it means nothing. */
const SHAPES: Readonly<Record<string, (value: Json, draft: Draft) => boolean>> = {
  type: (value) => (isArray(value) ? value.every((one) => TYPES.includes(one)) : TYPES.includes(value)),
  enum: isArray,
  required: isTexts,
  properties: isSchemaMap,
  patternProperties: isSchemaMap,
  dependentSchemas: isSchemaMap,
  allOf: isSchemas,
  anyOf: isSchemas,
  oneOf: isSchemas,
  prefixItems: isSchemas,
  items: (value, draft) => isSchema(value) || (draft !== '2020-12' && isSchemas(value)),
  additionalProperties: isSchema,
  additionalItems: isSchema,
  not: isSchema,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  minLength: isCount,
  maxLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  minProperties: isCount,
  maxProperties: isCount,
  pattern: (value) => typeof value === 'string' && isPattern(value),
};

/** Whether every keyword has a value of its shape. */
export function isWellFormed(schemas: readonly Draftable[], draft: Draft): boolean {
  return schemas.every((schema) =>
    Object.entries(schema).every(
      ([keyword, value]) => !Object.hasOwn(SHAPES, keyword) || SHAPES[keyword]?.(value, draft) !== false,
    ),
  );
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
