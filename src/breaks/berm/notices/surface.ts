import { pointer } from '../../../core/json.ts';
import type { EventSpec, ToolSpec } from '../../../manifest/model.ts';
import { hasResult, takenCallers } from '../tools.ts';
import type { Change } from '../../change.ts';
import type { BermKindId } from '../kinds/index.ts';
import type { Entry } from '../../diff.ts';
import { compareDescription } from '../../engine/tool.ts';
import type { Known, Sides } from '../known.ts';

/** What a tool or an event has in common for `deprecated`. */
interface Marked {
  readonly name: string;
  readonly description: string;
  readonly deprecated?: boolean;
}

/** Notices about the tools and events that stand on both sides, then those that were added. */
export function surfaceNotices({ baseline, current, tools, events }: Sides): Change<BermKindId>[] {
  return [
    ...tools.persisted.flatMap(({ old, current: now }) => [
      ...deprecation('tool', old, now, current.reachable(now.value) ? 'callers' : 'host'),
      ...texts('tool', old, now, current.reachable(now.value) ? 'callers' : 'host'),
      ...toolNotices(old, now, baseline, current),
    ]),
    ...(events?.persisted ?? []).flatMap(({ old, current: now }) => [
      ...deprecation('event', old, now, 'callers'),
      ...texts('event', old, now, 'callers'),
    ]),
    ...tools.added.flatMap((entry) => addedTool(entry, baseline, current)),
    ...(events?.added ?? []).map(addedEvent),
  ];
}

function toolNotices(
  old: Entry<ToolSpec>,
  now: Entry<ToolSpec>,
  baseline: Known,
  current: Known,
): Change<BermKindId>[] {
  if (!current.reachable(now.value)) return [];
  const at = {
    subject: { type: 'tool', name: now.value.name },
    baseline: pointer('tools', old.index),
    current: pointer('tools', now.index),
  } as const;
  if (!baseline.reachable(old.value)) return [{ ...at, kind: 'tool-became-public', was: 'internal', is: 'public' }];
  return RULES.flatMap((rule) => rule(old.value, now.value)).map((seen) => ({ ...at, ...seen }));
}

type Rule = (old: ToolSpec, now: ToolSpec) => readonly Pick<Change<BermKindId>, 'kind' | 'was' | 'is'>[];

const query: Rule = (old, now) =>
  !old.query && now.query ? [{ kind: 'tool-became-query', was: 'not a query', is: 'query' }] : [];

const callers: Rule = (old, now) =>
  old.callers && !now.callers
    ? [{ kind: 'tool-takes-more-callers', was: takenCallers(old), is: takenCallers(now) }]
    : [];

const anonymous: Rule = (old, now) =>
  !old.anonymous && now.anonymous
    ? [{ kind: 'tool-takes-more-callers', was: 'only callers with an account', is: 'anonymous calls' }]
    : [];

const result: Rule = (old, now) =>
  !hasResult(old) && hasResult(now) ? [{ kind: 'result-declared', was: 'not declared', is: 'declared' }] : [];

const RULES: readonly Rule[] = [query, callers, anonymous, result];

function texts(
  type: 'tool' | 'event',
  old: Entry<Marked>,
  now: Entry<Marked>,
  audience: 'callers' | 'host',
): Change<BermKindId>[] {
  const at = ({ value, index }: Entry<Marked>): { at: string; description: string } => ({
    at: pointer(`${type}s`, index),
    description: value.description,
  });
  const found = compareDescription({ type, name: now.value.name }, at(old), at(now));
  return found.map((change) => ({ ...change, audience }));
}

function deprecation(
  type: 'tool' | 'event',
  old: Entry<Marked>,
  now: Entry<Marked>,
  audience: 'callers' | 'host',
): Change<BermKindId>[] {
  if (Boolean(old.value.deprecated) === Boolean(now.value.deprecated)) return [];
  const list = `${type}s`;
  return [
    {
      kind: now.value.deprecated ? 'deprecated' : 'no-longer-deprecated',
      subject: { type, name: now.value.name },
      audience,
      baseline: pointer(list, old.index),
      current: pointer(list, now.index),
    },
  ];
}

function addedTool({ value, index }: Entry<ToolSpec>, baseline: Known, current: Known): Change<BermKindId>[] {
  const reached = current.reachable(value);
  // An IDL lists no internal tools: whether the baseline had this one is not known.
  if (!reached && baseline.idl) return [];
  return [
    {
      kind: 'tool-added',
      subject: { type: 'tool', name: value.name },
      audience: reached ? 'callers' : 'host',
      current: pointer('tools', index),
    },
  ];
}

function addedEvent({ value, index }: Entry<EventSpec>): Change<BermKindId> {
  return { kind: 'event-added', subject: { type: 'event', name: value.name }, current: pointer('events', index) };
}
