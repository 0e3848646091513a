import type { Subject } from '../../core/finding.ts';
import { pointer, type Json } from '../../core/json.ts';
import type { Change, Part } from '../change.ts';
import { DIRECTIONS, kindOf } from '../direction.ts';
import { bermPlaces, declares, type BermPlace } from './places.ts';

/** A schema on both sides, and where it stands. */
export interface SchemaPair {
  readonly subject: Subject;
  readonly audience: 'callers' | 'host';
  readonly part: Part;
  readonly old: Json;
  readonly current: Json;
  /** Pointers of the two schemas in their manifests. */
  readonly oldAt: string;
  readonly currentAt: string;
}

/** What berm's rules say of two schemas of one part: a host compares declarations, not values. */
export function bermSchemaChanges(schemas: SchemaPair): Change[] {
  return bermPlaces(schemas.old, schemas.current, schemas.part).map((place) => placeChange(schemas, place));
}

/** The change that a place stands for. */
export function placeChange({ subject, audience, part, oldAt, currentAt }: SchemaPair, place: BermPlace): Change {
  const { pair, name } = place;
  const says = { [DIRECTIONS[part].reader]: place.readerSays, [DIRECTIONS[part].writer]: place.writerSays };
  const at = (side: 'old' | 'current', tokens: readonly string[]): string => {
    if (name === undefined) return pointer(...tokens);
    if (declares(pair[side], name)) return pointer(...tokens, 'properties', name);
    return pointer(...tokens, ...(side === DIRECTIONS[part].reader ? ['required'] : []));
  };
  return {
    kind: kindOf(place.kind, part),
    subject,
    audience,
    baseline: oldAt + at('old', pair.oldAt),
    current: currentAt + at('current', pair.currentAt),
    spot: { part, path: pair.path + (name === undefined ? '' : `.${name}`) },
    ...(place.extra !== undefined && { extra: place.extra }),
    ...(says['old'] !== undefined && { was: says['old'] }),
    ...(says['current'] !== undefined && { is: says['current'] }),
  };
}
