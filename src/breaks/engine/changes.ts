import { bermPlaces } from '../berm/places.ts';
import { placeChange, type SchemaPair } from '../berm/schema.ts';
import type { Change } from '../change.ts';
import { DIRECTIONS, kindOf } from '../direction.ts';
import { PLACE_KINDS, type PlaceKindId } from '../schema/place-kinds.ts';
import type { ContainsOptions, Explain, SchemaPlace } from '../schema/types.ts';
import { sameCause } from './cause.ts';
import { schemaSpot } from './spots.ts';

/**
 * Every place where the reader of a part takes less than its writer may send: what berm's rules list, each with
 * the engine's witness where a value fails, and then what only the engine sees. One cause is one finding.
 */
export function schemaChanges(schemas: SchemaPair, explain: Explain, options: ContainsOptions): Change[] {
  const { reader, writer } = DIRECTIONS[schemas.part];
  const places = explain(schemas[reader], schemas[writer], { ...options, bareObjectIsEmpty: schemas.part === 'arguments' });
  const berm = bermPlaces(schemas.old, schemas.current, schemas.part);
  const absorbed = new Set<SchemaPlace>();
  const listed = berm.map((place) => {
    const same = places.filter((other) => sameCause(place, other, schemas[reader], reader));
    for (const other of same) absorbed.add(other);
    return withWitness(placeChange(schemas, place), same);
  });
  const further = places.filter((place) => !absorbed.has(place));
  return [...listed, ...further.map((place) => engineChange(schemas, place))];
}

function withWitness(change: Change, places: readonly SchemaPlace[]): Change {
  for (const place of places) if (place.answer === 'break') return { ...change, witness: { value: place.witness } };
  return change;
}

/** A place that only the engine sees, as a change. */
function engineChange({ subject, audience, part, oldAt, currentAt }: SchemaPair, place: SchemaPlace): Change {
  const { reader } = DIRECTIONS[part];
  const [old, current] = reader === 'current' ? [place.writer, place.reader] : [place.reader, place.writer];
  const [was, is] = reader === 'current' ? [place.writerSays, place.readerSays] : [place.readerSays, place.writerSays];
  return {
    kind: place.answer === 'break' ? kindOf(placeKind(place.kind), part) : 'undecided',
    subject,
    audience,
    baseline: oldAt + old,
    current: currentAt + current,
    spot: { part, path: schemaSpot(place.reader).path },
    ...(was !== undefined && { was }),
    ...(is !== undefined && { is }),
    ...(place.answer === 'break' ? { witness: { value: place.witness } } : { reason: place.reason }),
    ...(place.also !== undefined && { also: place.also.map((at) => (reader === 'current' ? currentAt : oldAt) + at) }),
  };
}

function placeKind(kind: string): PlaceKindId {
  return isPlaceKind(kind) ? kind : 'schema-narrowed';
}

function isPlaceKind(kind: string): kind is PlaceKindId {
  return Object.hasOwn(PLACE_KINDS, kind);
}
