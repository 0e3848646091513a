import { isArray, isObject } from '../../../contract/json.ts';
import type { Draftable } from './dress.ts';

/** ajv 8 loses what branches evaluated. Measured with the official validation suite, on which the second validator has it right. */
const AJV_ERRS_ON = ['unevaluatedProperties', 'unevaluatedItems'];
/** ajv leaves this name out of every list of names. */
const LOST_NAME = '__proto__';

/**
 * Whether ajv is known to err on a document, by what occurs in it.
 *
 * @param schemas every schema object of the dressed document
 */
export function ajvIsKnownToErr(schemas: readonly Draftable[]): boolean {
  return schemas.some((schema) => AJV_ERRS_ON.some((keyword) => schema[keyword] !== undefined) || namesProto(schema));
}

const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', '$ref'];

/**
 * Whether the second validator may err as well: below a branch it takes for evaluated what the branch's neighbours
 * evaluated.
 */
export function secondMayErr(schemas: readonly Draftable[]): boolean {
  const unevaluated = schemas.filter((schema) => AJV_ERRS_ON.some((keyword) => schema[keyword] !== undefined));
  return unevaluated.length > 0 && schemas.some((schema) => IN_PLACE.some((keyword) => schema[keyword] !== undefined && !unevaluated.every((one) => one === schema)));
}

function namesProto(schema: Draftable): boolean {
  return Object.values(schema).some((value) => (isArray(value) ? value.includes(LOST_NAME) : isObject(value) && Object.hasOwn(value, LOST_NAME)));
}
