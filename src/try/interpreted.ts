import { validBySecond } from '../schema/confirm/second.ts';

/**
 * Stands in for `schema/confirm/ajv.ts` in the page (scripts/try.mjs puts it there): ajv makes code from a schema, and
 * the page's policy forbids code that was made. It stumbles, so that the validator that interprets is asked.
 */
export function validByAjv(): boolean {
  throw new Error('no code is made from schemas in this page');
}

export { validBySecond };
