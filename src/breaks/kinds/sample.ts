import type { Change, Part } from '../change.ts';
import { wordsFor } from '../words.ts';
import type { Words } from './words.ts';
import { KINDS, type KindId } from './index.ts';

/** What a kind's sample sentence is about, where it is not argument `page` of tool `echo`. */
const ABOUT: Partial<Record<KindId, Partial<Change>>> = {
  'event-removed': event(),
  'event-added': event(),
  'field-no-longer-always-present': at('result'),
  'became-signed': at('result'),
  'more-strings-written': { ...at('result'), was: ['clear', 'rain'], is: ['clear', 'fog', 'rain'], extra: ['fog'] },
  'field-refused': at('result'),
  'field-added': at('result'),
  'field-no-longer-written': at('result'),
  'enum-value-removed': { ...at('result'), was: ['kelvin'] },
  'fewer-strings-taken': { was: ['celsius', 'kelvin'], is: ['celsius'], extra: ['kelvin'] },
  'enum-value-added': { is: ['kelvin'] },
  'tool-takes-fewer-callers': { was: 'services and accounts', is: 'services' },
  'tool-takes-more-callers': { was: 'services', is: 'services and accounts' },
  'type-changed': { was: 'integer', is: 'string' },
  'bounds-narrowed': { was: 'maximum 100', is: 'maximum 10' },
  'values-narrowed': { was: '1 or 2 or 3', is: '1 or 2' },
  'source-renamed': { was: 'Place', is: 'Location' },
  'source-reordered': { was: 'from, to', is: 'to, from' },
  'abi-changed': { ...program(), was: 1, is: 4 },
  'migration-rewritten': { ...program(), reason: 'migration `0001` was edited' },
  'migration-appended': { ...program(), is: '0002' },
  'database-dropped': program(),
  'reach-added': { ...program(), is: 'secret openai' },
  'reach-removed': { ...program(), was: 'program weather' },
  'not-known': {
    ...program(),
    reason: 'the baseline is an IDL, which does not say the ABI, internal tools, events, migrations and reach',
  },
  undecided: { reason: 'the budget of steps is used up before an answer was found' },
};

/** The words of a sample sentence for a kind, as between releases 1.4.0 and 1.5.0: for the documentation. */
export function sampleWords(kind: KindId): Words {
  const subject: Change['subject'] = { type: 'tool', name: 'echo' };
  const is = keywordSample(kind);
  const change: Change = {
    kind,
    subject,
    spot: { part: 'arguments', path: '.page' },
    ...(is !== undefined && { is }),
    ...ABOUT[kind],
  };
  return wordsFor(change, { baseline: '1.4.0', current: '1.5.0' });
}

/** Of a kind that is about one keyword: what its example says afterwards. */
function keywordSample(kind: KindId): string | undefined {
  return KINDS[kind].level === 'break' && KINDS[kind].example.after.startsWith('{"type"')
    ? KINDS[kind].example.after
    : undefined;
}

function event(): Partial<Change> {
  return { subject: { type: 'event', name: 'Sent' } };
}

function program(): Partial<Change> {
  return { subject: { type: 'program', name: 'program' } };
}

function at(part: Part): Partial<Change> {
  return { spot: { part, path: '.at' } };
}
