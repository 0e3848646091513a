import { isObject, member, type Json } from '../core/json.ts';

/** Walks into an event payload: undefined wherever something is missing or of another shape. */
export function at(value: Json | undefined, ...names: readonly string[]): Json | undefined {
  let here = value;
  for (const name of names) {
    if (!isObject(here)) return undefined;
    here = member(here, name);
  }
  return here;
}

/** A string in an event payload; undefined when it is missing, empty or something else. */
export function text(value: Json | undefined, ...names: readonly string[]): string | undefined {
  const found = at(value, ...names);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** A whole number in an event payload; undefined when it is missing or something else. */
export function whole(value: Json | undefined, ...names: readonly string[]): number | undefined {
  const found = at(value, ...names);
  return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
}
