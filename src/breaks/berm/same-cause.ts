import { pointerTokens, type Json } from '../../core/json.ts';
import { schemaAt } from '../engine/schema-at.ts';
import type { PlaceKindId } from '../../schema/place-kinds.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import type { BermPlace } from './places.ts';

/** The engine's kinds that may stand for one of berm's at the same place of a value. */
const FAMILIES: Partial<Record<PlaceKindId, readonly PlaceKindId[]>> = {
  'negative-refused': ['negative-refused', 'bounds-narrowed'],
  'bounds-narrowed': ['negative-refused', 'bounds-narrowed'],
  'strings-narrowed': ['strings-narrowed', 'values-narrowed'],
  'values-narrowed': ['strings-narrowed', 'values-narrowed'],
};

/**
 * Whether the engine's place has the same cause as berm's: the same place of the value and a kind of the same
 * family; below a changed type, everything.
 */
export function sameCause(berm: BermPlace, place: SchemaPlace, reader: Json, side: 'old' | 'current'): boolean {
  const node = side === 'old' ? berm.pair.oldAt : berm.pair.currentAt;
  return [place.reader, ...(place.also ?? [])].some((pointer) => {
    const required = place.kind === 'newly-required' ? requiredAt(pointer, reader) : undefined;
    const at = required?.node ?? nodeOf(pointer).node;
    if (berm.kind === 'type-changed') return beginsWith(at, node);
    if (at.length !== node.length || !beginsWith(at, node)) return false;
    if (berm.name !== undefined) return required?.name === berm.name;
    // What could not be decided of the whole place may be this.
    if (place.answer === 'undecided' && place.kind === 'schema-narrowed') return true;
    const family: readonly string[] = FAMILIES[berm.kind] ?? [berm.kind];
    return family.includes(place.kind);
  });
}

/**
 * The object and the name that a pointer to a required property means: to the entry of `required`, or to the
 * property.
 */
function requiredAt(
  pointer: string,
  reader: Json,
): { readonly node: readonly string[]; readonly name: string | undefined } {
  const { node, rest } = nodeOf(pointer);
  if (rest[0] !== 'required') return { node: node.slice(0, -2), name: pointerTokens(pointer).at(-1) };
  const name = schemaAt(reader, pointer);
  return { node, name: typeof name === 'string' ? name : undefined };
}

/** How many tokens each step takes that berm knows. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['properties', 2],
  ['items', 1],
  ['additionalProperties', 1],
]);

/** A pointer into a schema, split where the steps that berm knows end. */
function nodeOf(pointer: string): { readonly node: readonly string[]; readonly rest: readonly string[] } {
  const tokens = pointerTokens(pointer);
  let at = 0;
  for (;;) {
    const length = STEPS.get(tokens[at] ?? '');
    if (length === undefined || at + length > tokens.length) break;
    at += length;
  }
  return { node: tokens.slice(0, at), rest: tokens.slice(at) };
}

function beginsWith(tokens: readonly string[], start: readonly string[]): boolean {
  return start.length <= tokens.length && start.every((token, at) => token === tokens[at]);
}
