import { isArray, isObject, type Json } from '../../core/json.ts';
import type { Draftable } from './normalize.ts';

/**
 * ajv 8 loses what branches evaluated. Measured with the official validation suite, on which the second validator has
 * it right.
 */
const AJV_ERRS_ON = ['unevaluatedProperties', 'unevaluatedItems'];
/**
 * ajv leaves these names out of lists of names: the one is no own property to it, the other no name that can be
 * missing.
 */
const LOST_NAMES = ['__proto__', ''];

/**
 * Whether ajv is known to err on a document, by what occurs in it.
 *
 * @param schemas every schema object of the normalized document
 */
export function ajvIsKnownToErr(schemas: readonly Draftable[]): boolean {
  return schemas.some((schema) => AJV_ERRS_ON.some((keyword) => schema[keyword] !== undefined) || namesLost(schema));
}

const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', '$ref'];

/**
 * Whether the second validator may err as well: below a branch it takes for evaluated what the branch's neighbours
 * evaluated.
 */
export function secondMayErr(schemas: readonly Draftable[]): boolean {
  const unevaluated = schemas.filter((schema) => AJV_ERRS_ON.some((keyword) => schema[keyword] !== undefined));
  return (
    unevaluated.length > 0 &&
    schemas.some((schema) =>
      IN_PLACE.some((keyword) => schema[keyword] !== undefined && !unevaluated.every((one) => one === schema)),
    )
  );
}

/** Names stand in lists (`required`), as keys (`properties`), and in lists below keys (`dependentRequired`). */
function namesLost(schema: Draftable): boolean {
  return Object.values(schema).some(
    (value) =>
      holdsLost(value) || (isObject(value) && Object.values(value).some((inner) => isArray(inner) && holdsLost(inner))),
  );
}

function holdsLost(value: Json | undefined): boolean {
  return LOST_NAMES.some((name) =>
    isArray(value) ? value.includes(name) : isObject(value) && Object.hasOwn(value, name),
  );
}
