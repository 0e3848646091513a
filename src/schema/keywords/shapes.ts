import { isArray, isObject, type Json } from '../../core/json.ts';
import { isExactNumber } from '../../core/exact-number.ts';
import type { Draft } from '../drafts.ts';

/** What a keyword's value must be; a value of another shape means nothing that all validators agree on. */
export interface Shape {
  /** In words, for a sentence with "must be". */
  readonly expected: string;
  fits(value: Json, draft: Draft): boolean;
}

/** A count as keywords take it: a whole number, not negative. */
export function countOf(value: Json): number | undefined {
  const count = typeof value === 'bigint' ? Number(value) : value;
  return typeof count === 'number' && count >= 0 && Number.isInteger(count) ? count : undefined;
}

export function isNumber(value: Json): boolean {
  return typeof value === 'number' || typeof value === 'bigint' || isExactNumber(value);
}

/** A list of names. */
export function nameList(value: Json): readonly string[] | undefined {
  return isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined;
}

export const ANYTHING: Shape = { expected: 'any value', fits: () => true };
export const COUNT: Shape = {
  expected: 'a whole number, not negative',
  fits: (value) => countOf(value) !== undefined,
};
export const NUMBER: Shape = { expected: 'a number', fits: isNumber };
export const TEXT: Shape = { expected: 'a string', fits: (value) => typeof value === 'string' };
export const BOOLEAN: Shape = { expected: 'a boolean', fits: (value) => typeof value === 'boolean' };
export const LIST: Shape = { expected: 'a list of values', fits: isArray };
export const NAMES: Shape = { expected: 'a list of names', fits: (value) => nameList(value) !== undefined };
export const SCHEMA: Shape = {
  expected: 'a schema: an object or a boolean',
  fits: (value) => typeof value === 'boolean' || isObject(value),
};
/**
 * What stands in a list or under a name is looked at by itself: something that is no schema is told where it stands.
 */
export const SCHEMAS: Shape = {
  expected: 'a list of schemas, at least one',
  fits: (value) => isArray(value) && value.length > 0,
};
export const SCHEMA_MAP: Shape = { expected: 'an object of schemas', fits: isObject };
