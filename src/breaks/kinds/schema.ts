import type { Words } from './words.ts';
import type { Kinds } from './kind.ts';

/** Schemas that take less, by what berm itself compares: one kind per direction where the two are told apart. */
export const SCHEMA_KINDS = {
  'argument-newly-required': {
    level: 'break',
    title: 'An argument is newly required',
    when: 'The current program demands an argument, or a field of one, that callers of the baseline need not send.',
    hits: 'Every caller that leaves it out: the call is refused.',
    example: {
      before: '{"properties":{"page":{"type":"integer"}}}',
      after: '{"properties":{"page":{"type":"integer"}},"required":["page"]}',
    },
    says: (w) => `${w.who} may leave out ${w.place}, which is newly required.`,
    remedy: (w) => `Make ${w.place} optional, or give callers a release that may send it first.`,
  },
  'field-no-longer-always-present': {
    level: 'break',
    title: 'A field is no longer always present',
    when: 'A field of a result or an event that was always there may be missing now, or is gone.',
    hits: 'Every reader that counts on the field: it fails to read the value.',
    example: {
      before: '{"properties":{"at":{"type":"string"}},"required":["at"]}',
      after: '{"properties":{"at":{"type":"string"}}}',
    },
    says: (w) => `${w.who} may miss ${w.place}, which was always there.`,
    remedy: (w) => `Keep writing ${w.place} always, and keep it required.`,
  },
  'type-changed': {
    level: 'break',
    title: 'The JSON type is another',
    when: 'The type at this place is another. What lies below it is not compared further.',
    hits: 'Arguments: callers that still send the old type are refused. Results and events: readers get a type that they do not read.',
    example: { before: '{"id":{"type":"integer"}}', after: '{"id":{"type":"string"}}' },
    says: (w) =>
      w.was === 'nothing' || w.is === 'nothing'
        ? `${w.who} ${w.may} ${w.place} as another type than ${w.demand}.`
        : `${w.who} know ${w.place} as ${w.was}, and it is ${w.is} now.`,
    remedy: (w) => `Leave ${w.place} as it was, and add the other type under a new name.`,
  },
  'became-unsigned': {
    level: 'break',
    title: 'An argument became unsigned',
    when: 'An integer argument may no longer be negative.',
    hits: 'Callers that send a negative number: the call is refused.',
    example: { before: '{"zoom":{"type":"integer"}}', after: '{"zoom":{"type":"integer","minimum":0}}' },
    says: (w) => `${w.who} may send a negative ${w.place}, which is no longer taken.`,
    remedy: (w) => `Keep ${w.place} signed, and refuse or clamp what is negative in the program.`,
  },
  'became-signed': {
    level: 'break',
    title: 'A field became signed',
    when: 'An integer in a result or an event was never negative, and may be negative now.',
    hits: 'Readers that keep it in an unsigned integer: they fail to read the value.',
    example: { before: '{"change":{"type":"integer","minimum":0}}', after: '{"change":{"type":"integer"}}' },
    says: (w) => `${w.who} may find ${w.place} negative, which it never was.`,
    remedy: (w) => `Keep ${w.place} unsigned, and put the signed number into a new field.`,
  },
  'fewer-strings-taken': {
    level: 'break',
    title: 'An argument takes fewer strings',
    when: 'A string of an argument’s enum was dropped, or any string was taken and only some are now.',
    hits: 'Callers that send one of the strings that are no longer taken: the call is refused.',
    example: {
      before: '{"unit":{"type":"string","enum":["celsius","kelvin"]}}',
      after: '{"unit":{"type":"string","enum":["celsius"]}}',
    },
    says: (w) => `${w.who} may send ${strings(w, w.was)} as ${w.place}, and only ${w.is} is taken now.`,
    remedy: (w) => `Keep taking every string that ${w.from} took at ${w.place}.`,
  },
  'more-strings-written': {
    level: 'break',
    title: 'A field is written with more strings',
    when: 'A string field of a result or an event was one of some, and may be another or any now.',
    hits: 'Readers that know only the old strings: they fail to read the value.',
    example: {
      before: '{"sky":{"type":"string","enum":["clear","rain"]}}',
      after: '{"sky":{"type":"string","enum":["clear","rain","fog"]}}',
    },
    says: (w) => `${w.who} may find ${strings(w, w.is)} as ${w.place}, and know only ${w.was}.`,
    remedy: (w) => `Write only strings that ${w.from} wrote at ${w.place}, or put the new ones into a new field.`,
  },
  'argument-refused': {
    level: 'break',
    title: 'An argument is refused',
    when: 'The current schema is closed, and refuses an argument that callers of the baseline may send.',
    hits: 'Callers that send it: the call is refused, instead of the argument being ignored.',
    example: {
      before: '{"properties":{"a":{},"b":{}}}',
      after: '{"properties":{"a":{}},"additionalProperties":false}',
    },
    says: (w) => `${w.who} may send ${w.place}, refused now instead of ignored.`,
    remedy: () => 'Let the schema ignore names that it does not know, or declare the old ones.',
  },
  'field-refused': {
    level: 'break',
    title: 'A field is refused by its readers',
    when: 'The baseline’s schema of a result or an event is closed, and the current one may write a name that it does not allow.',
    hits: 'Readers that check against the closed schema: they refuse the value.',
    example: {
      before: '{"properties":{"a":{}},"additionalProperties":false}',
      after: '{"properties":{"a":{},"b":{}},"additionalProperties":false}',
    },
    says: (w) => `${w.who} may find ${w.place}, which their schema does not allow.`,
    remedy: (w) => `Write only the names that ${w.from} wrote.`,
  },
} as const satisfies Kinds;

/** The strings that one side does not know; where they are not listed, what the other side says of them. */
function strings(w: Words, all: string): string {
  if (w.extra !== '') return w.extra;
  return all.startsWith('any ') ? all : 'other strings';
}
