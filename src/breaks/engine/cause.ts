import type { Json } from '../../core/json.ts';
import type { BermPlace } from '../berm/places.ts';
import type { PlaceKindId } from '../../schema/place-kinds.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import { requiredName } from './required.ts';
import { beginsWith, schemaSpot } from './spots.ts';

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
    const at = required?.node ?? schemaSpot(pointer).node;
    if (berm.kind === 'type-changed') return beginsWith(at, node);
    if (at.length !== node.length || !beginsWith(at, node)) return false;
    if (berm.name !== undefined) return required?.name === berm.name;
    const family: readonly string[] = FAMILIES[berm.kind] ?? [berm.kind];
    return family.includes(place.kind);
  });
}

/** The object and the name that a pointer to a required property means: to the entry of `required`, or to the property. */
function requiredAt(
  pointer: string,
  reader: Json,
): { readonly node: readonly string[]; readonly name: string | undefined } {
  const { node, rest } = schemaSpot(pointer);
  return { node: rest[0] === 'required' ? node : node.slice(0, -2), name: requiredName(pointer, reader) };
}
