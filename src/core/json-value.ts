/** JSON values and pointers to places in them, as every room uses them. */
import { ExactNumber, isExactNumber } from './exact-number.ts';

export { ExactNumber, isExactNumber };

/**
 * A JSON value. An integer outside ±(2^53−1) is a `bigint`, and any other number that no double has as its shortest
 * text is an `ExactNumber`, so that no digit is lost; every other number is a double.
 */
export type Json = null | boolean | number | bigint | ExactNumber | string | readonly Json[] | JsonObject;
/** A JSON object: an ordinary object whose own keys are its names (`__proto__` included). */
export interface JsonObject {
  readonly [name: string]: Json;
}

/** Escapes one reference token of a JSON Pointer (RFC 6901). */
export function escapePointer(token: string | number): string {
  const text = String(token);
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
}

/** Builds a JSON Pointer from its tokens; no token is the whole document, `""`. */
export function pointer(...tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${escapePointer(token)}`).join('');
}

/** The tokens of a JSON Pointer. */
export function pointerTokens(text: string): string[] {
  if (text === '') return [];
  return text
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * What stands at a JSON Pointer, or where its tokens lead; undefined where nothing does. Only indexes as RFC 6901
 * writes them lead into an array.
 */
export function valueAt(value: Json | undefined, at: string | readonly string[]): Json | undefined {
  let found = value;
  for (const token of typeof at === 'string' ? pointerTokens(at) : at) {
    if (isArray(found)) found = INDEX.test(token) ? found[Number(token)] : undefined;
    else found = isObject(found) ? member(found, token) : undefined;
  }
  return found;
}
const INDEX = /^(?:0|[1-9][0-9]*)$/;

/** True for a JSON object: neither `null` nor an array. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value);
}

/** True for a JSON array. (`Array.isArray` does not narrow a readonly array.) */
export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** An object's own member, or undefined: `toString` and `__proto__` are names like any other. */
export function member(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an own member, whatever its name. */
export function setMember(object: object, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  else (object as Record<string, unknown>)[name] = value;
}
