import type { PartId } from '../core/finding.ts';
import type { PlaceKindId } from '../schema/place-kinds.ts';
import type { SchemaKindId } from './kinds/index.ts';

/**
 * Who reads and who writes a part: of arguments and configuration the old side writes, of results and events it
 * reads.
 */
export interface Direction {
  readonly reader: 'old' | 'current';
  readonly writer: 'old' | 'current';
}

const OLD_WRITES: Direction = { reader: 'current', writer: 'old' };
const OLD_READS: Direction = { reader: 'old', writer: 'current' };

export const DIRECTIONS: Readonly<Record<PartId, Direction>> = {
  arguments: OLD_WRITES,
  configuration: OLD_WRITES,
  result: OLD_READS,
  data: OLD_READS,
};

/**
 * The kinds of place that the catalogue names differently as what is accepted and as what is written; any other keeps
 * its name.
 */
const NAMED = {
  'newly-required': { taken: 'argument-newly-required', written: 'field-no-longer-always-present' },
  'negative-refused': { taken: 'became-unsigned', written: 'became-signed' },
  'strings-narrowed': { taken: 'fewer-strings-taken', written: 'more-strings-written' },
  'names-refused': { taken: 'argument-refused', written: 'field-refused' },
} as const satisfies Partial<Record<PlaceKindId, { readonly taken: SchemaKindId; readonly written: SchemaKindId }>>;

/** The catalogue's kind for a place where a reader accepts less, in one direction. */
export function kindOf(place: PlaceKindId, part: PartId): SchemaKindId {
  if (!isNamed(place)) return place;
  return DIRECTIONS[part].reader === 'current' ? NAMED[place].taken : NAMED[place].written;
}

function isNamed(place: PlaceKindId): place is keyof typeof NAMED {
  return Object.hasOwn(NAMED, place);
}
