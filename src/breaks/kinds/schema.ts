import type { PlaceKindId } from '../../schema/place-kinds.ts';
import type { Kind, Kinds } from '../kind.ts';
import { CLAUSES } from './clauses.ts';

const CALLERS = 'Callers that still send it: the call is rejected.';
const READERS = 'Readers built for the old schema: they fail to read the value.';

/** A kind in one direction, said as its place in the engine's catalogue is. */
function directed(place: PlaceKindId, kind: Omit<Kind, 'level' | 'message' | 'remedy'>): Kind {
  return { level: 'break', ...CLAUSES[place], ...kind };
}

/** Schemas that accept less or promise less, of kinds that have a name for each direction. */
export const SCHEMA_KINDS = {
  'argument-newly-required': directed('newly-required', {
    title: 'Argument now required',
    when: 'The current program demands an argument, or a field of one, that callers of the baseline need not send.',
    who: 'Callers that leave it out: the call is rejected.',
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { page: { type: 'integer' } } },
      after: { type: 'object', properties: { page: { type: 'integer' } }, required: ['page'] },
    },
  }),
  'field-no-longer-always-present': directed('newly-required', {
    title: 'Field may be missing',
    when: 'A field of a result or an event that was always there may be missing now, or is removed.',
    who: 'Readers that rely on the field: they fail to read the value.',
    sample: {
      part: 'result',
      before: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
      after: { type: 'object', properties: { at: { type: 'string' } } },
    },
  }),
  'type-changed': directed('type-changed', {
    title: 'Type changed',
    when: 'The JSON type at this place changed. What lies below it is not compared further.',
    who: 'Arguments: callers that still send the old type are rejected. Results and events: readers get a type that they do not read.',
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { id: { type: 'integer' } } },
      after: { type: 'object', properties: { id: { type: 'string' } } },
    },
  }),
  'became-unsigned': directed('negative-refused', {
    title: 'Argument became unsigned',
    when: 'An integer argument may no longer be negative.',
    who: CALLERS,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { zoom: { type: 'integer' } } },
      after: { type: 'object', properties: { zoom: { type: 'integer', minimum: 0 } } },
    },
  }),
  'became-signed': directed('negative-refused', {
    title: 'Field became signed',
    when: 'An integer in a result or an event was never negative, and may be negative now.',
    who: READERS,
    sample: {
      part: 'result',
      before: { type: 'object', properties: { change: { type: 'integer', minimum: 0 } } },
      after: { type: 'object', properties: { change: { type: 'integer' } } },
    },
  }),
  'fewer-strings-taken': directed('strings-narrowed', {
    title: 'Argument accepts fewer strings',
    when: 'A value of an argument’s enum was removed, or any string was accepted and only some are now.',
    who: CALLERS,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { unit: { type: 'string', enum: ['celsius', 'kelvin'] } } },
      after: { type: 'object', properties: { unit: { type: 'string', enum: ['celsius'] } } },
    },
  }),
  'more-strings-written': directed('strings-narrowed', {
    title: 'Field may have more strings',
    when: 'A string field of a result or an event was one of some, and may now be another or any.',
    who: READERS,
    sample: {
      part: 'result',
      before: { type: 'object', properties: { sky: { type: 'string', enum: ['clear', 'rain'] } } },
      after: { type: 'object', properties: { sky: { type: 'string', enum: ['clear', 'rain', 'fog'] } } },
    },
  }),
  'argument-refused': directed('names-refused', {
    title: 'Argument rejected',
    when: 'The current schema is closed, and rejects an argument that callers of the baseline may send.',
    who: 'Callers that send it: the call is rejected, instead of the argument being ignored.',
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { a: {}, b: {} } },
      after: { type: 'object', properties: { a: {} }, additionalProperties: false },
    },
  }),
  'field-refused': directed('names-refused', {
    title: 'Field rejected by readers',
    when: 'The baseline’s schema of a result or an event is closed, and the current one may write a name that it does not allow.',
    who: 'Readers that check against the closed schema: they reject the value.',
    sample: {
      part: 'result',
      before: { type: 'object', properties: { a: {} }, additionalProperties: false },
      after: { type: 'object', properties: { a: {}, b: {} }, additionalProperties: false },
    },
  }),
} as const satisfies Kinds;
