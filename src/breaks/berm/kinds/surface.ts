import type { Json } from '../../../core/json.ts';
import type { Kinds } from '../../kind.ts';
import { BY_RULE } from '../../kinds/clauses.ts';

const tool = (name: string, marks: Readonly<Record<string, Json>>): Json => ({ tools: [{ name, ...marks }] });
const event = (...names: readonly string[]): Json => ({
  events: names.map((name) => ({ name, fields: { type: 'object' } })),
});

/** What became of a tool's marks, and of events. */
export const SURFACE_KINDS = {
  'event-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Event removed',
    when: 'An event stands in the baseline and not in the current manifest.',
    who: 'Everyone who reads the event: they wait for something that never comes.',
    message: (w) =>
      `removed${w.renamedTo === undefined ? '' : `, probably renamed to ${w.renamedTo}`}${w.deprecated ? ' (it was deprecated)' : ''}`,
    remedy: (w) =>
      w.deprecated
        ? 'Check that nobody reads it any more, and accept the finding.'
        : 'Keep emitting it, marked as deprecated, until nobody reads it any more.',
    sample: { before: event('Sent'), after: event() },
  },
  'event-added': {
    level: 'notice',
    addition: true,
    title: 'Event added',
    when: 'An event stands in the current manifest and not in the baseline.',
    who: 'Nobody.',
    message: () => 'new event',
    sample: { before: event(), after: event('Sent') },
  },
  'tool-no-longer-public': {
    level: 'break',
    proof: 'structure',
    title: 'Tool no longer public',
    when: 'Callers could reach the tool; now only its host can. What else changed in it is not listed, since nobody outside can see it.',
    who: 'Every account and program that calls the tool: the host answers as if there were no such tool.',
    message: () => 'no longer public: only its host may call it',
    remedy: () => 'Keep it public, and give the host a tool of its own.',
    sample: { before: tool('greet', { public: true }), after: tool('greet', { internal: true }) },
  },
  'tool-takes-fewer-callers': {
    level: 'break',
    proof: 'structure',
    title: 'Fewer callers allowed',
    when: '`callers` names one kind of caller now, and the tool took both or the other kind before.',
    who: 'The kind of caller that is left out: programs when it says `accounts`, accounts when it says `services`.',
    message: (w) =>
      w.was === '`services and accounts`'
        ? `only ${w.is} may call it; before, ${w.is === '`services`' ? 'accounts' : 'services'} could too`
        : `only ${w.is} may call it; before, only ${w.was} could`,
    remedy: () => 'Leave `callers` as it was, or put the narrower tool under a new name.',
    sample: {
      before: tool('observe', { public: true }),
      after: tool('observe', { public: true, callers: 'services' }),
    },
  },
  'spelled-differently': {
    level: 'break',
    title: 'Schema spelled differently',
    when: 'Two schemas accept exactly the same values, and are written differently at a place where berm compares how they are written. berm’s own toolchain never writes the same type in two ways; a schema written by hand may.',
    who: 'Nobody who calls the tool. The host rejects the redeploy.',
    message: BY_RULE.message,
    remedy: BY_RULE.remedy,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { note: { type: ['string', 'null'] } } },
      after: { type: 'object', properties: { note: { type: ['null', 'string'] } } },
    },
  },
  'tool-no-longer-anonymous': {
    level: 'break',
    proof: 'structure',
    title: 'Anonymous calls no longer allowed',
    when: 'The tool took calls from outside without a caller, and does not any more.',
    who: 'Everyone who calls from outside without an account. Programs and accounts are not hit.',
    message: () => 'no longer anonymous: calls without an account are rejected',
    remedy: () => 'Keep it anonymous, or announce the change and let callers get an account first.',
    sample: {
      before: tool('forecast', { public: true, anonymous: true }),
      after: tool('forecast', { public: true }),
    },
  },
  'tool-no-longer-query': {
    level: 'break',
    proof: 'structure',
    title: 'Tool no longer read-only',
    when: 'The tool was read-only (`query`), and may write now.',
    who: 'Callers that relied on it changing nothing; and queries that call it: the writes they cause are rejected.',
    message: () => 'no longer read-only: it may write, log and wake',
    remedy: () => 'Keep it a query, and put what writes into another tool.',
    sample: { before: tool('stations', { public: true, query: true }), after: tool('stations', { public: true }) },
  },
  'stripe-withdrawn': {
    level: 'break',
    proof: 'structure',
    title: 'Stripe events no longer accepted',
    when: 'A tool of the baseline took Stripe events, and no tool of the current manifest does.',
    who: 'Whoever pays: the daemon goes on receiving Stripe events for the program and has nobody to hand them to.',
    message: () => 'no tool accepts Stripe events any more',
    remedy: () => 'Mark one tool `stripe`, under whatever name.',
    sample: { before: tool('paid', { stripe: true }), after: tool('paid', { internal: true }) },
  },
  'tool-became-public': {
    level: 'notice',
    addition: true,
    title: 'Tool became public',
    when: 'Only its host could call the tool, and now accounts and programs can. The deploy must confirm it (`?public=…`).',
    who: 'Nobody. The tool can be reached from outside from now on.',
    message: () => 'now public: it can be called from outside',
    sample: { before: tool('greet', { internal: true }), after: tool('greet', { public: true }) },
  },
  'tool-became-query': {
    level: 'notice',
    addition: true,
    title: 'Tool became read-only',
    when: 'The tool is read-only now: the host refuses its writes, logs and wakes.',
    who: 'Nobody.',
    message: () => 'now read-only',
    sample: { before: tool('stations', { public: true }), after: tool('stations', { public: true, query: true }) },
  },
  'tool-takes-more-callers': {
    level: 'notice',
    addition: true,
    title: 'More callers allowed',
    when: '`callers` was lifted, or anonymous calls are accepted now.',
    who: 'Nobody. More callers can reach the tool.',
    message: (w) => `now open to ${w.is}; before, to ${w.was}`,
    sample: {
      before: tool('observe', { public: true, callers: 'services' }),
      after: tool('observe', { public: true }),
    },
  },
  'cron-withdrawn': {
    level: 'warning',
    title: 'No longer called by cron',
    when: 'The baseline’s host called the tool on its cron expression, and the current manifest does not mark it so.',
    who: 'Whoever set an expression for it: it does not fire any more.',
    message: () => 'no longer marked `cron`: an expression that a host set does not fire',
    remedy: () => 'Keep the mark, or take the expression off the hosts first.',
    sample: { before: tool('prune', { cron: true }), after: tool('prune', { internal: true }) },
  },
  'source-renamed': {
    level: 'notice',
    title: 'Type renamed',
    when: 'The `title` of a struct or enum changed. Rust programs that generate typed calls name their types after it.',
    who: 'Nobody’s running program. The next build of a typed caller may not compile.',
    message: (w) => `type of ${w.place} renamed from ${w.was} to ${w.is}; typed callers may not compile`,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { at: { type: 'object', title: 'Place', properties: { x: {} } } } },
      after: { type: 'object', properties: { at: { type: 'object', title: 'Location', properties: { x: {} } } } },
    },
  },
  'source-reordered': {
    level: 'notice',
    title: 'Arguments reordered',
    when: 'The properties of the arguments stand in another order. Rust programs that generate typed calls pass arguments in that order.',
    who: 'Nobody’s running program. The next build of a typed caller may not compile, or pass two arguments of one type the wrong way round.',
    message: (w) => `argument order changed from ${w.was} to ${w.is}; typed callers may not compile`,
    sample: {
      part: 'arguments',
      before: { type: 'object', properties: { from: {}, to: {} } },
      after: { type: 'object', properties: { to: {}, from: {} } },
    },
  },
} as const satisfies Kinds;
