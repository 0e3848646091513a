import type { Json } from '../../core/json.ts';
import { bermPlaces, type BermPlace } from '../berm/places.ts';
import { placeChange, type SchemaPair } from '../berm/schema.ts';
import type { Change, Part, Spot } from '../change.ts';
import { DIRECTIONS, kindOf } from '../direction.ts';
import { sha256 } from '../../core/digest.ts';
import { canonical } from '../../core/fingerprint.ts';
import { PLACE_KINDS, type PlaceKindId } from '../../schema/place-kinds.ts';
import type { ContainsOptions, Explain, SchemaPlace } from '../../schema/types.ts';
import { plain } from '../words.ts';
import { sameCause } from './cause.ts';
import { requiredName, requiringPointer } from './required.ts';
import { schemaAt, schemaSpot, spotOf } from './spots.ts';

/**
 * Every place where the reader of a part takes less than its writer may send: what berm's rules list, each with
 * the engine's witness where a value fails, and then what only the engine sees. One cause is one finding.
 */
export function schemaChanges(schemas: SchemaPair, explain: Explain, options: ContainsOptions): Change[] {
  const { reader, writer } = DIRECTIONS[schemas.part];
  const places = explain(schemas[reader], schemas[writer], {
    ...options,
    toolArguments: schemas.part === 'arguments',
  });
  // What is undecided stays a finding of its own: accepting berm's must not accept what nobody looked at.
  const proven = places.filter((place) => place.answer === 'break');
  const absorbed = new Set<SchemaPlace>();
  const listed = bermPlaces(schemas.old, schemas.current, schemas.part).map((place) => {
    const same = proven.filter((other) => sameCause(place, other, schemas[reader], reader));
    for (const other of same) absorbed.add(other);
    return withWitness(placeChange(schemas, place), place, same);
  });
  const further = places.filter((place) => !absorbed.has(place));
  return [...listed, ...further.map((place) => engineChange(schemas, place))];
}

type Proven = SchemaPlace & { readonly answer: 'break' };

/** The witness that shows this very kind, or else one of the same cause. */
function withWitness(change: Change, berm: BermPlace, proven: readonly Proven[]): Change {
  const shown = proven.find(({ kind }) => kind === berm.kind) ?? proven[0];
  return shown === undefined ? change : { ...change, witness: { value: shown.witness } };
}

/** A place that only the engine sees, as a change. */
function engineChange(schemas: SchemaPair, place: SchemaPlace): Change {
  const { subject, audience, part, oldAt, currentAt } = schemas;
  const taken = DIRECTIONS[part].reader === 'current';
  const { readerSays, writerSays, spot } = described(place, part, schemas[DIRECTIONS[part].reader]);
  const [was, is] = taken ? [writerSays, readerSays] : [readerSays, writerSays];
  return {
    kind: place.answer === 'break' ? kindOf(placeKind(place.kind), part) : 'undecided',
    subject,
    audience,
    baseline: oldAt + (taken ? place.writer : place.reader),
    current: currentAt + (taken ? place.reader : place.writer),
    spot,
    identity: identityOf(schemas, place, spot),
    ...(was !== undefined && { was }),
    ...(is !== undefined && { is }),
    ...(place.answer === 'break' ? { witness: { value: place.witness } } : { reason: plain(place.reason) }),
    ...(place.also !== undefined && { also: place.also.map((at) => (taken ? currentAt : oldAt) + at) }),
  };
}

type Described = Pick<SchemaPlace, 'readerSays' | 'writerSays'> & { readonly spot: Spot };

/** What a place is about in words, and what each side says of it: as berm's own findings say it. */
function described(place: SchemaPlace, part: Part, reader: Json): Described {
  const spot = spotOf(place.reader, part);
  const { readerSays, writerSays } = place;
  switch (place.kind) {
    case 'newly-required': {
      const name = requiredName(place.reader, reader);
      if (name === undefined) return { ...place, spot };
      const around = spotOf(requiringPointer(place.reader), part);
      return {
        readerSays: `${name}: ${readerSays}`,
        writerSays: `${name}: ${writerSays}`,
        spot: { ...around, path: `${around.path}.${name}` },
      };
    }
    case 'names-refused':
      return { ...place, spot: refusedSpot(place, part) };
    case 'type-changed': {
      // What the writer's schema says of a place around this one would mislead.
      const around = schemaSpot(place.writer).node.length < schemaSpot(place.reader).node.length;
      return {
        ...(readerSays !== undefined && { readerSays }),
        ...(!around && writerSays !== undefined && { writerSays }),
        spot,
      };
    }
    default:
      return { ...place, spot };
  }
}

/** A name that is refused is named by the writer, who declares it; names that nobody declares are told together. */
function refusedSpot(place: SchemaPlace, part: Part): Spot {
  const { node, rest } = schemaSpot(place.writer);
  if (rest.length === 0 && node.at(-2) === 'properties') return spotOf(place.writer, part);
  const spot = spotOf(place.reader, part);
  return { ...spot, path: spot.path.replace(/\.\*$/, ''), names: true };
}

/**
 * Tells a place from others that say the same of it: where in the reader's schema it stands. Where the engine cut
 * what a side says, the schemas themselves belong to it.
 */
function identityOf(
  schemas: SchemaPair,
  { kind, reader, writer, readerSays, writerSays }: SchemaPlace,
  spot: Spot,
): string {
  const place = kind === 'newly-required' ? `${requiringPointer(reader)} ${spot.path}` : reader;
  if (![readerSays, writerSays].some((said) => said?.endsWith('…'))) return place;
  const sides = DIRECTIONS[schemas.part];
  return `${place} ${sha256(canonical([schemaAt(schemas[sides.reader], reader), schemaAt(schemas[sides.writer], writer)]))}`;
}

function placeKind(kind: string): PlaceKindId {
  return isPlaceKind(kind) ? kind : 'schema-narrowed';
}

function isPlaceKind(kind: string): kind is PlaceKindId {
  return Object.hasOwn(PLACE_KINDS, kind);
}
