import { sha256 } from '../../core/digest.ts';
import { canonical } from '../../core/fingerprint.ts';
import { pointerTokens, type Json } from '../../core/json.ts';
import { mayBeCut } from '../../schema/explain/describe.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import type { Change } from '../change.ts';
import { DIRECTIONS, kindOf } from '../direction.ts';
import type { SharedKindId } from '../kinds/index.ts';
import { plain } from '../text.ts';
import type { SchemaPair } from './pair.ts';
import { requiringPointer, schemaAt } from './schema-at.ts';

/** A place at which a reader refuses what its writer may send, as a change. */
export function placeChange(pair: SchemaPair, place: SchemaPlace): Change<SharedKindId> {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  const taken = DIRECTIONS[part].reader === 'current';
  const { readerSays, writerSays } = said(place);
  const [was, is] = taken ? [writerSays, readerSays] : [readerSays, writerSays];
  return {
    kind: place.answer === 'break' ? kindOf(place.kind, part) : 'undecided',
    subject,
    audience,
    baseline: oldAt + (taken ? place.writer : place.reader),
    current: currentAt + (taken ? place.reader : place.writer),
    ...(hits !== undefined && { hits }),
    ...(shows !== undefined && { shows }),
    identity: identityOf(pair, place),
    ...(was !== undefined && { was }),
    ...(is !== undefined && { is }),
    ...(place.also !== undefined && { also: place.also.map((at) => (taken ? currentAt : oldAt) + at) }),
    ...shownOf(pair, place),
    ...(place.answer === 'undecided' && { reason: plain(place.reason), cause: { ...place.cause } }),
  };
}

/** What the engine knows of a place: where it is in the value, what differs, a witness. */
export function shownOf({ part }: Pick<SchemaPair, 'part'>, place: SchemaPlace): Partial<Change<SharedKindId>> {
  return {
    place: { part, path: place.path },
    narrowed: place.kind,
    ...(place.kind === 'names-refused' && refusal(place, DIRECTIONS[part].reader === 'current')),
    ...(place.more !== undefined && { more: place.more }),
    ...(isUndeclared(place) && { undeclared: true }),
    ...(place.difference !== undefined && { difference: place.difference }),
    ...(place.answer === 'break' && {
      witness: { value: place.witness, ...(place.at !== undefined && { at: place.at }) },
    }),
  };
}

function isUndeclared({ kind, name, writer }: SchemaPlace): boolean {
  const [holder, last] = pointerTokens(writer).slice(-2);
  return kind === 'newly-required' && (holder !== 'properties' || last !== name);
}

function refusal({ name }: SchemaPlace, taken: boolean): Pick<Change, 'names' | 'before' | 'after'> {
  const [accepted, rejected] = [`${name ?? 'other names'}: accepted`, `${name ?? 'other names'}: rejected`];
  return {
    ...(name === undefined && { names: true }),
    ...(taken
      ? { before: accepted, after: rejected }
      : { before: rejected, after: `${name ?? 'other names'}: written` }),
  };
}

/** What each side says, as it is hashed. */
function said({ kind, name, reader, writer, readerSays, writerSays }: SchemaPlace): {
  readonly readerSays?: string | undefined;
  readonly writerSays?: string | undefined;
} {
  if (kind === 'newly-required' && name !== undefined)
    return { readerSays: `${name}: ${readerSays ?? ''}`, writerSays: `${name}: ${writerSays ?? ''}` };
  // What the writer's schema says of a place around this one would mislead.
  const around = kind === 'type-changed' && pointerTokens(writer).length < pointerTokens(reader).length;
  return { readerSays, writerSays: around ? undefined : writerSays };
}

/**
 * Tells a place from others that say the same of it: where in the reader's schema it stands. Where what a side says
 * was cut, the schemas themselves belong to it.
 */
function identityOf(pair: SchemaPair, at: SchemaPlace): string {
  const { kind, name, reader, writer, readerSays = '', writerSays = '' } = at;
  const place = kind === 'newly-required' && name !== undefined ? `${requiringPointer(reader)} .${name}` : reader;
  if (!mayBeCut(readerSays) && !mayBeCut(writerSays)) return place;
  const sides = DIRECTIONS[pair.part];
  const schemas: Json = [schemaAt(pair[sides.reader], reader), schemaAt(pair[sides.writer], writer)];
  return `${place} ${sha256(canonical(schemas))}`;
}
