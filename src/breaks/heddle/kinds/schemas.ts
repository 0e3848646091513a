import { PLACE_KINDS, type PlaceKindId } from '../../../schema/place-kinds.ts';
import type { PluginKind, PluginKinds } from './kind.ts';

/** What a tool's `inputSchema` takes less of, or its `outputSchema` promises less of: the engine's kinds, by direction. */
export type SchemaDirection = 'arguments' | 'result';

/** The kinds of place that are named by direction, as for berm's tools; any other keeps its name. */
const NAMED = {
  'newly-required': { arguments: 'argument-newly-required', result: 'field-no-longer-always-present' },
  'negative-refused': { arguments: 'became-unsigned', result: 'became-signed' },
  'strings-narrowed': { arguments: 'fewer-strings-taken', result: 'more-strings-written' },
  'names-refused': { arguments: 'argument-refused', result: 'field-refused' },
} as const;

type Named = keyof typeof NAMED;
/** The id of a kind of finding about a tool's schema. */
export type SchemaKindId = Exclude<PlaceKindId, Named> | (typeof NAMED)[Named][SchemaDirection] | 'undecided';

/** The kind of finding for a place at which a tool's schema takes less. */
export function schemaKind(place: string, direction: SchemaDirection): SchemaKindId {
  if (isNamed(place)) return NAMED[place][direction];
  return isPlain(place) ? place : 'schema-narrowed';
}

function isNamed(place: string): place is Named {
  return Object.hasOwn(NAMED, place);
}

function isPlain(place: string): place is Exclude<PlaceKindId, Named> {
  return Object.hasOwn(PLACE_KINDS, place) && !isNamed(place);
}

const SAYS: Readonly<Record<SchemaDirection, PluginKind['says']>> = {
  arguments: (w) =>
    `Flows and models that call ${w.subject} as ${w.from} declared it are refused by ${w.to} at ${w.about}: ${w.reason} (it was ${w.was} and is ${w.is}).`,
  result: (w) =>
    `Flows built for ${w.from} that read the result of ${w.subject} may find in ${w.to}, at ${w.about}, what they were not promised: it was ${w.was} and is ${w.is}.`,
};

const UNDECIDED: PluginKind = {
  level: 'undecided',
  title: 'Neither proven compatible nor refuted',
  when: 'Two schemas differ in a way that the engine can neither prove harmless nor refute with a value. The reason names the keyword or the limit.',
  hits: ['flows', 'operators', 'model'],
  shows: 'run time',
  example: { before: '{"pattern":"^(a|b)*$"}', after: '{"pattern":"(?=a).*"}' },
  says: (w) =>
    `Whether ${w.subject} of ${w.to} takes all that was written for ${w.from} could not be decided at ${w.about}: ${w.reason}.`,
  remedy: () => 'Say it in keywords that can be compared, or accept the finding after a look.',
};

function kindOfPlace(place: PlaceKindId, direction: SchemaDirection | 'either'): PluginKind {
  const { title, meaning } = PLACE_KINDS[place];
  return {
    level: 'break',
    title: title.charAt(0).toUpperCase() + title.slice(1),
    when: `${meaning} For \`inputSchema\` the writer is whoever calls the tool as the baseline declared it, for \`outputSchema\` the current tool.`,
    hits: direction === 'result' ? ['flows'] : ['flows', 'model'],
    shows: 'run time',
    example: { before: '{"inputSchema":{…}}', after: '{"inputSchema":{…}}' },
    says: direction === 'either' ? (w) => SAYS[w.result ? 'result' : 'arguments'](w) : SAYS[direction],
    remedy: (w) =>
      direction === 'result' || w.result
        ? `Keep to what ${w.from} promised of the result, or release it as a major version.`
        : `${w.mend}.`,
  };
}

/** The catalogue's part for tools' schemas. */
export const TOOL_SCHEMA_KINDS: PluginKinds = Object.fromEntries([
  ...Object.keys(PLACE_KINDS)
    .filter(isPlain)
    .map((place) => [place, kindOfPlace(place, 'either')] as const),
  ...Object.keys(NAMED)
    .filter(isNamed)
    .flatMap((place) =>
      (['arguments', 'result'] as const).map(
        (direction) => [NAMED[place][direction], kindOfPlace(place, direction)] as const,
      ),
    ),
  ['undecided', UNDECIDED] as const,
]);
