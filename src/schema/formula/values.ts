import { isArray, isObject, type Json } from '../../core/json.ts';
import { decimalOf, isNumeric, textOf } from '../decimal.ts';

/** The JSON types as bits, so that a set of types is one number. */
export const NULL = 1;
export const BOOLEAN = 2;
export const NUMBER = 4;
export const STRING = 8;
export const ARRAY = 16;
export const OBJECT = 32;
export const ALL_TYPES = 63;

/** One bit of the above. */
export type TypeBit = 1 | 2 | 4 | 8 | 16 | 32;

export function typeOf(value: Json): TypeBit {
  if (value === null) return NULL;
  switch (typeof value) {
    case 'boolean':
      return BOOLEAN;
    case 'number':
    case 'bigint':
      return NUMBER;
    case 'string':
      return STRING;
    default:
      return isArray(value) ? ARRAY : isNumeric(value) ? NUMBER : OBJECT;
  }
}

/**
 * Text that is equal exactly for values that JSON Schema takes as equal: `1` is `1.0`, the order of names does not
 * matter.
 */
export function keyOf(value: Json): string {
  if (isNumeric(value)) {
    const decimal = decimalOf(value);
    return decimal === undefined ? String(value) : textOf(decimal);
  }
  if (isArray(value)) return `[${value.map(keyOf).join(',')}]`;
  if (isObject(value)) {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${keyOf(value[name] ?? null)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The length of a string as JSON Schema counts it: in code points. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    const high = text.charCodeAt(i);
    if (high < 0xd800 || high > 0xdbff) continue;
    const low = text.charCodeAt(i + 1);
    if (low >= 0xdc00 && low <= 0xdfff) {
      length -= 1;
      i += 1;
    }
  }
  return length;
}
