import type { Json } from '../../core/json.ts';
import type { Kinds, Sample } from '../kind.ts';

const object = (properties: Json, more: Readonly<Record<string, Json>> = {}): Json => ({
  type: 'object',
  properties,
  ...more,
});
const args = (before: Json, after: Json): Sample => ({ part: 'arguments', before, after });
const result = (before: Json, after: Json): Sample => ({ part: 'result', before, after });
const TEXT: Json = { type: 'string' };

/** Additions and other changes in schemas that break nobody: for the reviewer and the release notes. */
export const NOTICE_KINDS = {
  'argument-added': {
    level: 'notice',
    addition: true,
    title: 'Optional argument added',
    when:
      'The current program reads an argument, or a field of one, that the baseline did not, and does not demand ' +
      'it.',
    who: 'Nobody.',
    message: (w) => `${w.place} is a new optional argument`,
    sample: args(object({ q: TEXT }), object({ q: TEXT, language: TEXT })),
  },
  'argument-no-longer-read': {
    level: 'notice',
    title: 'Argument no longer read',
    when:
      'Callers of the baseline may send an argument, or a field of one, that the current program does not ' +
      'declare. It ignores it.',
    who: 'Nobody is rejected. Callers that sent it are not told that it does nothing.',
    message: (w) =>
      `${w.place} is no longer read${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}`,
    sample: args(object({ q: TEXT, verbose: { type: 'boolean' } }), object({ q: TEXT })),
  },
  'field-added': {
    level: 'notice',
    addition: true,
    title: 'Field added',
    when:
      'A result or an event has a field that the baseline’s did not have. Readers ignore names that they do not ' +
      'know.',
    who: 'Nobody.',
    message: (w) => `${w.place} is a new field`,
    sample: result(object({ at: TEXT }), object({ at: TEXT, humidity: { type: 'number' } })),
  },
  'field-no-longer-written': {
    level: 'notice',
    title: 'Optional field no longer written',
    when: 'A field of a result or an event that might be missing is not declared any more.',
    who: 'Nobody is rejected. Readers do not see it any more.',
    message: (w) =>
      `${w.place} is no longer written${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}`,
    sample: result(object({ at: TEXT, hint: { type: 'boolean' } }), object({ at: TEXT })),
  },
  'enum-value-added': {
    level: 'notice',
    addition: true,
    title: 'Enum value added',
    when: 'The enum of an argument has values that the baseline’s did not have.',
    who: 'Nobody.',
    message: (w) => `${w.place} now accepts ${w.about}`,
    sample: args(object({ by: { enum: ['mail'] } }), object({ by: { enum: ['mail', 'push'] } })),
  },
  'enum-value-removed': {
    level: 'notice',
    title: 'Enum value no longer written',
    when: 'The enum of a result’s or event’s field lost values. Readers know more than is written.',
    who: 'Nobody.',
    message: (w) => `${w.place} is no longer ${w.about}`,
    sample: result(object({ risk: { enum: ['low', 'high'] } }), object({ risk: { enum: ['low'] } })),
  },
  'accepts-more': {
    level: 'notice',
    addition: true,
    title: 'Accepts more',
    when:
      'An argument accepts values that the baseline’s schema rejected: it became optional, a type or a range ' +
      'was widened, an alternative was added.',
    who: 'Nobody.',
    message: (w) => `${w.place} ${w.reason}`,
    sample: args(object({ q: { type: 'string', maxLength: 10 } }), object({ q: { type: 'string', maxLength: 20 } })),
  },
  'promises-more': {
    level: 'notice',
    title: 'Promises more',
    when:
      'A result or an event is promised more narrowly than before: a field is always present now, a type or a ' +
      'range was narrowed.',
    who: 'Nobody.',
    message: (w) => `${w.place} ${w.reason}`,
    sample: result(object({ at: TEXT }), object({ at: TEXT }, { required: ['at'] })),
  },
  'default-changed': {
    level: 'notice',
    title: 'Default changed',
    when:
      'The `default` of an argument or a field changed, was added or was removed. Callers that leave the ' +
      'argument out get another behaviour.',
    who: 'Callers that leave it out, silently.',
    message: (w) =>
      w.was === 'nothing'
        ? `${w.place} now has the default ${w.is}`
        : w.is === 'nothing'
          ? `${w.place} no longer has the default ${w.was}`
          : `${w.place} default changed from ${w.was} to ${w.is}`,
    sample: args(
      object({ size: { type: 'integer', default: 10 } }),
      object({ size: { type: 'integer', default: 20 } }),
    ),
  },
  'description-changed': {
    level: 'notice',
    title: 'Description of a field changed',
    when: 'The description of an argument or a field changed. Models read it to decide what to send.',
    who: 'Models that go by the description.',
    message: (w) => `${w.place} description changed: ${w.reason}`,
    sample: args(
      object({ q: { type: 'string', description: 'The word to look up.' } }),
      object({ q: { type: 'string', description: 'The phrase to look up.' } }),
    ),
  },
  'schema-closed': {
    level: 'notice',
    title: 'Open schema closed',
    when:
      'An object schema that allowed names which it does not declare rejects them now (`additionalProperties: ' +
      'false`).',
    who: 'Callers that send names which were never declared: they were ignored, and are rejected now.',
    message: (w) => `undeclared names in ${w.place} are now rejected`,
    sample: args(object({ q: TEXT }), object({ q: TEXT }, { additionalProperties: false })),
  },
  'schema-opened': {
    level: 'notice',
    addition: true,
    title: 'Closed schema opened',
    when: 'An object schema that rejected names which it does not declare allows them now.',
    who: 'Nobody.',
    message: (w) => `undeclared names in ${w.place} are no longer rejected`,
    sample: args(object({ q: TEXT }, { additionalProperties: false }), object({ q: TEXT })),
  },
  'not-understood': {
    level: 'notice',
    title: 'Not understood, the same on both sides',
    when:
      'Both schemas hold the same JSON that nobody can compare: a keyword with a value that it cannot have, a ' +
      '`$ref` to another document (nothing is fetched), a dialect that is not known. It is treated as one ' +
      'schema, which is compatible with itself.',
    who: 'Nobody, unless what it refers to changed meanwhile.',
    message: (w) => `${w.place} ${w.reason}`,
    sample: args(
      object({ at: { $ref: 'https://schemas.example/place.json' }, q: TEXT }),
      object({ at: { $ref: 'https://schemas.example/place.json' }, q: { type: ['string', 'null'] } }),
    ),
  },
  respelled: {
    level: 'notice',
    title: 'Schema written differently',
    when: 'The two schemas are not equal as JSON, and nothing was found in which they differ for callers.',
    who: 'Nobody.',
    message: (w) => `${w.place}: written differently, with the same meaning for callers`,
    sample: args(object({ q: { enum: ['a'] } }), object({ q: { const: 'a' } })),
  },
} as const satisfies Kinds;
