import { isArray, isObject } from '../../../contract/json.ts';
import type { Draftable } from './dress.ts';

/** Which validator is known to err on a document, by what occurs in it. Measured with the official validation suite. */
export interface KnownErrors {
  readonly ajv: boolean;
  readonly second: boolean;
}

/** ajv 8 loses annotations of branches, and its dynamic scope ends at a resource. */
const AJV_ERRS_ON = ['unevaluatedProperties', 'unevaluatedItems', '$dynamicRef', '$recursiveRef'];
/** The second validator reads neither. */
const SECOND_ERRS_ON = ['$dynamicRef'];
/** ajv leaves this name out of every list of names. */
const LOST_NAME = '__proto__';

/** @param schemas every schema object of a dressed document */
export function knownErrors(schemas: readonly Draftable[]): KnownErrors {
  const has = (keywords: readonly string[]): boolean =>
    schemas.some((schema) => keywords.some((keyword) => schema[keyword] !== undefined));
  return { ajv: has(AJV_ERRS_ON) || schemas.some(namesProto), second: has(SECOND_ERRS_ON) };
}

function namesProto(schema: Draftable): boolean {
  return Object.values(schema).some((value) => (isArray(value) ? value.includes(LOST_NAME) : isObject(value) && Object.hasOwn(value, LOST_NAME)));
}
