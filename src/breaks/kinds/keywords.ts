import { PLACE_KINDS } from '../../schema/place-kinds.ts';
import type { Kind } from './kind.ts';

/** The engine's kinds that have one name in both directions: what a schema's other keywords take less of. */
type KeywordKind = Exclude<
  keyof typeof PLACE_KINDS,
  'newly-required' | 'type-changed' | 'negative-refused' | 'strings-narrowed' | 'names-refused'
>;

/** The smallest schemas that show each: a writer's and a reader's. As arguments the writer is the baseline, as results the reader. */
const EXAMPLES: Readonly<Record<KeywordKind, Kind['example']>> = {
  'bounds-narrowed': { before: '{"type":"integer","maximum":100}', after: '{"type":"integer","maximum":10}' },
  'multiple-changed': { before: '{"type":"number"}', after: '{"type":"number","multipleOf":5}' },
  'length-narrowed': { before: '{"type":"string"}', after: '{"type":"string","maxLength":40}' },
  'pattern-changed': {
    before: '{"type":"string","pattern":"^[a-z]+$"}',
    after: '{"type":"string","pattern":"^[a-f]+$"}',
  },
  'values-narrowed': { before: '{"enum":[1,2,3]}', after: '{"enum":[1,2]}' },
  'property-count-narrowed': { before: '{"type":"object"}', after: '{"type":"object","maxProperties":2}' },
  'dependency-added': {
    before: '{"properties":{"a":{},"b":{}}}',
    after: '{"properties":{"a":{},"b":{}},"dependentRequired":{"a":["b"]}}',
  },
  'items-refused': { before: '{"prefixItems":[{},{}]}', after: '{"prefixItems":[{}],"items":false}' },
  'count-narrowed': { before: '{"type":"array"}', after: '{"type":"array","minItems":1}' },
  'contains-narrowed': { before: '{"type":"array"}', after: '{"type":"array","contains":{"const":1}}' },
  'unique-items-required': { before: '{"type":"array"}', after: '{"type":"array","uniqueItems":true}' },
  'combination-narrowed': {
    before: '{"anyOf":[{"type":"string"},{"type":"null"}]}',
    after: '{"anyOf":[{"type":"string"}]}',
  },
  'nothing-taken': { before: '{"type":"string"}', after: 'false' },
  'schema-narrowed': { before: '{"if":{"const":1},"then":true}', after: '{"if":{"const":1},"then":false}' },
};

/** The catalogue's entries for them: title and meaning are the engine's own, said of callers and programs. */
export const KEYWORD_KINDS: Readonly<Record<KeywordKind, Kind>> = {
  'bounds-narrowed': keyword('bounds-narrowed'),
  'multiple-changed': keyword('multiple-changed'),
  'length-narrowed': keyword('length-narrowed'),
  'pattern-changed': keyword('pattern-changed'),
  'values-narrowed': keyword('values-narrowed'),
  'property-count-narrowed': keyword('property-count-narrowed'),
  'dependency-added': keyword('dependency-added'),
  'items-refused': keyword('items-refused'),
  'count-narrowed': keyword('count-narrowed'),
  'contains-narrowed': keyword('contains-narrowed'),
  'unique-items-required': keyword('unique-items-required'),
  'combination-narrowed': keyword('combination-narrowed'),
  'nothing-taken': keyword('nothing-taken'),
  'schema-narrowed': keyword('schema-narrowed'),
};

function keyword(id: KeywordKind): Kind {
  const { title, meaning } = PLACE_KINDS[id];
  return {
    level: 'break',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    when: `${meaning} Of arguments the baseline’s callers are the writer and the current program the reader; of results and events the current program is the writer and the baseline’s callers are the readers.`,
    hits: 'Arguments: callers that send such a value are refused. Results and events: readers get a value that they refuse.',
    example: EXAMPLES[id],
    says: (w) => `${w.who} ${w.may} ${w.place} in a way that does not meet ${w.demand}.`,
    remedy: (w) =>
      w.taken
        ? `Let ${w.to} take as ${w.place} whatever ${w.from} took.`
        : `Let ${w.to} write as ${w.place} only what ${w.from} promised.`,
  };
}
