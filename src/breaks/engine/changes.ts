import { isArray, isObject, member, pointerTokens, type Json } from '../../contract/json.ts';
import { bermPlaces, type BermPlace } from '../berm/places.ts';
import { placeChange, type SchemaPair } from '../berm/schema.ts';
import type { Change, Part, Spot } from '../change.ts';
import { DIRECTIONS, kindOf } from '../direction.ts';
import { digest } from '../digest.ts';
import { PLACE_KINDS, type PlaceKindId } from '../schema/place-kinds.ts';
import type { ContainsOptions, Explain, SchemaPlace } from '../schema/types.ts';
import { plain } from '../words.ts';
import { sameCause } from './cause.ts';
import { schemaSpot, spotOf } from './spots.ts';

/**
 * Every place where the reader of a part takes less than its writer may send: what berm's rules list, each with
 * the engine's witness where a value fails, and then what only the engine sees. One cause is one finding.
 */
export function schemaChanges(schemas: SchemaPair, explain: Explain, options: ContainsOptions): Change[] {
  const { reader, writer } = DIRECTIONS[schemas.part];
  const places = explain(schemas[reader], schemas[writer], { ...options, bareObjectIsEmpty: schemas.part === 'arguments' });
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
  const written = writerSays(place);
  const [was, is] = taken ? [written, place.readerSays] : [place.readerSays, written];
  const identity = identityOf(schemas, place);
  return {
    kind: place.answer === 'break' ? kindOf(placeKind(place.kind), part) : 'undecided',
    subject,
    audience,
    baseline: oldAt + (taken ? place.writer : place.reader),
    current: currentAt + (taken ? place.reader : place.writer),
    spot: spotFor(place, part),
    ...(was !== undefined && { was }),
    ...(is !== undefined && { is }),
    ...(identity !== undefined && { identity }),
    ...(place.answer === 'break' ? { witness: { value: place.witness } } : { reason: plain(place.reason) }),
    ...(place.also !== undefined && { also: place.also.map((at) => (taken ? currentAt : oldAt) + at) }),
  };
}

/** A name that is refused is named by the writer, who declares it; names that nobody declares are told together. */
function spotFor(place: SchemaPlace, part: Part): Spot {
  const spot = spotOf(place.reader, part);
  if (place.kind !== 'names-refused') return spot;
  const { node, rest } = schemaSpot(place.writer);
  if (rest.length === 0 && node.at(-2) === 'properties') return spotOf(place.writer, part);
  return { ...spot, path: spot.path.replace(/\.\*$/, ''), names: true };
}

/** What the writer's schema says at this place; what it says of a place around it would mislead. */
function writerSays(place: SchemaPlace): string | undefined {
  const around = place.kind === 'type-changed' && schemaSpot(place.writer).node.length < schemaSpot(place.reader).node.length;
  return around ? undefined : place.writerSays;
}

/** Where the engine cut what a side says, the schemas there tell this change from the next. */
function identityOf(schemas: SchemaPair, { reader, writer, readerSays, writerSays: written }: SchemaPlace): string | undefined {
  if (![readerSays, written].some((said) => said?.endsWith('…'))) return undefined;
  const sides = DIRECTIONS[schemas.part];
  return digest([at(schemas[sides.reader], reader), at(schemas[sides.writer], writer)]);
}

function at(schema: Json, pointer: string): Json {
  const step = (value: Json | undefined, token: string): Json | undefined => {
    if (isArray(value)) return value[Number(token)];
    return isObject(value) ? member(value, token) : undefined;
  };
  return pointerTokens(pointer).reduce<Json | undefined>(step, schema) ?? null;
}

function placeKind(kind: string): PlaceKindId {
  return isPlaceKind(kind) ? kind : 'schema-narrowed';
}

function isPlaceKind(kind: string): kind is PlaceKindId {
  return Object.hasOwn(PLACE_KINDS, kind);
}
