/** Values as heddle holds them after it loaded a document. */
import { isArray, isExactNumber, isObject, setMember, type Json } from '../../core/json.ts';

/** JSON with doubles for numbers, except that a `null` in a component's field has become undefined. */
export type Seen = undefined | null | boolean | number | string | readonly Seen[] | SeenObject;
export interface SeenObject {
  readonly [name: string]: Seen;
}

export function isSeenObject(value: Seen): value is SeenObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isSeenArray(value: Seen): value is readonly Seen[] {
  return Array.isArray(value);
}

/** An own member, or undefined. */
export function own(object: SeenObject, name: string): Seen {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** An object of these members, whatever their names. */
export function seenObject(members: Iterable<readonly [string, Seen]>): SeenObject {
  const result: Record<string, Seen> = {};
  for (const [name, value] of members) setMember(result, name, value);
  return result;
}

/**
 * JSON as `JSON.parse` gives it: every number is a double, and what is too large for one was written as `null` when
 * heddle handed the document on. Follows the nesting: the caller knows that it is bounded.
 */
export function toSeen(json: Json): Seen {
  const number = doubleOf(json);
  if (number !== undefined) return Number.isFinite(number) ? number : null;
  if (isArray(json)) return json.map(toSeen);
  if (isObject(json)) return seenObject(Object.entries(json).map(([name, value]) => [name, toSeen(value)] as const));
  return typeof json === 'string' || typeof json === 'boolean' ? json : null;
}

/** A number as the double that JavaScript makes of it; undefined for anything else. */
export function doubleOf(json: Json | undefined): number | undefined {
  return typeof json === 'number' || typeof json === 'bigint' || isExactNumber(json) ? Number(json) : undefined;
}

/** What a value is called in heddle's refusals. */
export function typeOfSeen(value: Seen): string {
  if (value === null) return 'null';
  if (isSeenArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** `max_age` → `maxAge`: how heddle calls a component's field. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Names that heddle drops wherever it copies fields. */
export const DROPPED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
