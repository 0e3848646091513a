import { pointerTokens, type Json } from '../../core/json.ts';
import { schemaAt } from './spots.ts';

/**
 * The name of a property that the engine calls newly required: its pointer leads to the property's schema, or, where
 * the reader declares none, to the name's entry in `required`.
 */
export function requiredName(pointer: string, reader: Json): string | undefined {
  const tokens = pointerTokens(pointer);
  if (tokens.at(-2) !== 'required') return tokens.at(-1);
  const name = schemaAt(reader, pointer);
  return typeof name === 'string' ? name : undefined;
}

/** The pointer of the object that requires it. */
export function requiringPointer(pointer: string): string {
  return pointer.replace(/\/[^/]*\/[^/]*$/, '');
}
