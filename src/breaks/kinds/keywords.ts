import type { Json } from '../../core/json.ts';
import { PLACE_KINDS, type PlaceKindId } from '../../schema/place-kinds.ts';
import type { Kind } from '../kind.ts';
import { CLAUSES } from './clauses.ts';

/** The engine's kinds that have one name in both directions: what a schema's other keywords accept less of. */
export type KeywordKindId = Exclude<
  PlaceKindId,
  'newly-required' | 'type-changed' | 'negative-refused' | 'strings-narrowed' | 'names-refused'
>;

const TITLES: Readonly<Record<KeywordKindId, string>> = {
  'bounds-narrowed': 'Range narrowed',
  'multiple-changed': 'Step changed',
  'length-narrowed': 'Length narrowed',
  'pattern-changed': 'Pattern changed',
  'values-narrowed': 'Fewer values allowed',
  'property-count-narrowed': 'Number of fields narrowed',
  'dependency-added': 'Dependency added',
  'items-refused': 'Further items rejected',
  'count-narrowed': 'Number of items narrowed',
  'contains-narrowed': 'Required items changed',
  'unique-items-required': 'Duplicate items rejected',
  'combination-narrowed': 'Alternatives narrowed',
  'nothing-taken': 'Nothing accepted',
  'schema-narrowed': 'Schema narrowed',
};

/**
 * The catalogue's entry: the meaning is the engine's own, said of callers and programs. The sample is of an argument
 * `x`.
 */
function keyword(id: KeywordKindId, before: Json, after: Json): Kind {
  const { meaning } = PLACE_KINDS[id];
  return {
    level: 'break',
    ...CLAUSES[id],
    title: TITLES[id],
    when:
      `${meaning} Of arguments the baseline’s callers are the writer and the current program the reader; of ` +
      'results and events the current program is the writer and the baseline’s callers are the readers.',
    who:
      'Arguments: callers that send such a value are rejected. Results and events: readers get a value that ' +
      'they reject.',
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { x: before } },
      after: { type: 'object', properties: { x: after } },
    },
  };
}

export const KEYWORD_KINDS: Readonly<Record<KeywordKindId, Kind>> = {
  'bounds-narrowed': keyword('bounds-narrowed', { type: 'integer', maximum: 100 }, { type: 'integer', maximum: 10 }),
  'multiple-changed': keyword('multiple-changed', { type: 'number' }, { type: 'number', multipleOf: 5 }),
  'length-narrowed': keyword('length-narrowed', { type: 'string' }, { type: 'string', maxLength: 40 }),
  'pattern-changed': keyword(
    'pattern-changed',
    { type: 'string', pattern: '^[a-z]+$' },
    { type: 'string', pattern: '^[a-f]+$' },
  ),
  'values-narrowed': keyword('values-narrowed', { enum: [1, 2, 3] }, { enum: [1, 2] }),
  'property-count-narrowed': keyword(
    'property-count-narrowed',
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string' }, maxProperties: 2 },
  ),
  'dependency-added': keyword(
    'dependency-added',
    { type: 'object', properties: { a: {}, b: {} } },
    { type: 'object', properties: { a: {}, b: {} }, dependentRequired: { a: ['b'] } },
  ),
  'items-refused': keyword(
    'items-refused',
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }] },
    { type: 'array', prefixItems: [{ type: 'string' }], items: false },
  ),
  'count-narrowed': keyword('count-narrowed', { type: 'array' }, { type: 'array', minItems: 1 }),
  'contains-narrowed': keyword('contains-narrowed', { type: 'array' }, { type: 'array', contains: { const: 1 } }),
  'unique-items-required': keyword('unique-items-required', { type: 'array' }, { type: 'array', uniqueItems: true }),
  'combination-narrowed': keyword(
    'combination-narrowed',
    { type: 'string' },
    { type: 'string', not: { const: 'root' } },
  ),
  'nothing-taken': keyword('nothing-taken', { type: 'string' }, { type: 'string', if: { minLength: 3 }, then: false }),
  'schema-narrowed': keyword(
    'schema-narrowed',
    { type: 'array' },
    { type: 'array', unevaluatedItems: { type: 'string' } },
  ),
};
