/** Whether heddle connects an output of one type to an input of another. */

const NUMERIC: ReadonlySet<string> = new Set(['number', 'integer', 'boolean']);

/**
 * Agent Spec's castability between the types that a manifest can name: anything casts to `string`; `number`,
 * `integer` and `boolean` interchange; otherwise a type casts to itself alone. (Arrays go by items and objects by
 * properties, of which a manifest's ports have neither.)
 */
export function castable(from: string, to: string): boolean {
  return from === to || to === 'string' || (NUMERIC.has(from) && NUMERIC.has(to));
}
