import type { Subject } from '../../core/finding.ts';
import { equalJson } from '../../core/equal.ts';
import { pointer, type Json } from '../../core/json.ts';
import type { EventSpec, ToolSpec } from '../../manifest/model.ts';
import type { Change } from '../change.ts';
import { renames, type Entry } from '../diff.ts';
import { bareSchema } from '../engine/bare.ts';
import { removedTool } from '../engine/tool.ts';
import type { Known, Sides } from './known.ts';
import type { SchemaPair } from '../engine/pair.ts';
import type { BermKindId } from './kinds/index.ts';
import { hasResult, toolMarkChanges, type ToolPair } from './tools.ts';

/** How two schemas of one part are compared; a parameter, so that the rules about tools and events do not know. */
export type CompareSchemas = (schemas: SchemaPair) => Change<BermKindId>[];

/** What became of the tools: in the order of the baseline. */
export function toolChanges(
  { baseline, current, tools: { added, removed, persisted } }: Sides,
  compare: CompareSchemas,
): Change<BermKindId>[] {
  const to = renames({ removed, added: added.filter(({ value }) => current.reachable(value)) }, equalButName);
  const changes = [
    ...removed.map((old): [number, Change<BermKindId>[]] => [
      old.index,
      toolGone(old, to.get(old.value), baseline, current),
    ]),
    ...persisted.map(({ old, current: now }): [number, Change<BermKindId>[]] => {
      const pair = toolPair(old, now);
      if (!baseline.reachable(pair.old)) return [old.index, internalToolChanges(pair, compare)];
      if (!current.reachable(pair.current)) return [old.index, [withdrawn(pair)]];
      return [old.index, [...toolMarkChanges(pair), ...toolSchemas(pair, 'callers').flatMap(compare)]];
    }),
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found]) => found);
}

function toolPair(old: Entry<ToolSpec>, current: Entry<ToolSpec>): ToolPair {
  return {
    old: old.value,
    current: current.value,
    subject: { type: 'tool', name: old.value.name },
    oldAt: pointer('tools', old.index),
    currentAt: pointer('tools', current.index),
  };
}

/** What callers see of a tool is the same but for its name. */
function equalButName(old: ToolSpec, current: ToolSpec): boolean {
  const seen = ({ parameters, returns }: ToolSpec): Json => [bareSchema(parameters), bareSchema(returns ?? null)];
  return equalJson(seen(old), seen(current));
}

function toolGone(
  { value, index }: Entry<ToolSpec>,
  to: Entry<ToolSpec> | undefined,
  baseline: Known,
  current: Known,
): Change<BermKindId>[] {
  const reached = baseline.reachable(value);
  // An IDL lists no internal tools, and a stripe tool that is gone is the finding `stripe-withdrawn`, or was moved.
  if (!reached && (current.idl || value.stripe)) return [];
  const audience = reached ? 'callers' : 'host';
  const { name, deprecated } = value;
  const gone = { name, at: pointer('tools', index), ...(deprecated !== undefined && { deprecated }) };
  const instead = to === undefined ? undefined : { name: to.value.name, at: pointer('tools', to.index) };
  return [{ ...removedTool(gone, instead), audience }];
}

function withdrawn({ subject, oldAt, currentAt }: ToolPair): Change<BermKindId> {
  return { kind: 'tool-no-longer-public', subject, baseline: oldAt, current: currentAt, was: 'public', is: 'internal' };
}

/** Nobody outside sees an internal tool; its host may have calls of it armed, with their arguments. */
function internalToolChanges(pair: ToolPair, compare: CompareSchemas): Change<BermKindId>[] {
  const cron: Change<BermKindId>[] =
    pair.old.cron && !pair.current.cron
      ? [
          {
            kind: 'cron-withdrawn',
            subject: pair.subject,
            audience: 'host',
            baseline: pair.oldAt,
            current: pair.currentAt,
            was: 'cron',
            is: 'not cron',
          },
        ]
      : [];
  return [...cron, ...toolSchemas(pair, 'host').slice(0, 1).flatMap(compare)];
}

function toolSchemas(
  { old, current, subject, oldAt, currentAt }: ToolPair,
  audience: 'callers' | 'host',
): SchemaPair[] {
  const both = { subject, audience };
  const args: SchemaPair = {
    ...both,
    part: 'arguments',
    old: old.parameters,
    current: current.parameters,
    oldAt: `${oldAt}/parameters`,
    currentAt: `${currentAt}/parameters`,
  };
  if (!hasResult(old) || !hasResult(current) || old.returns === undefined || current.returns === undefined)
    return [args];
  return [
    args,
    {
      ...both,
      part: 'result',
      old: old.returns,
      current: current.returns,
      oldAt: `${oldAt}/returns`,
      currentAt: `${currentAt}/returns`,
    },
  ];
}

/** A host hands Stripe's events to the one tool that takes them, under whatever name. */
export function stripeChanges({ baseline, current }: Sides): Change<BermKindId>[] {
  const index = baseline.manifest.tools.findIndex((tool) => tool.stripe);
  const old = baseline.manifest.tools[index];
  if (old === undefined || current.idl || current.manifest.tools.some((tool) => tool.stripe)) return [];
  return [
    {
      kind: 'stripe-withdrawn',
      subject: { type: 'tool', name: old.name },
      baseline: pointer('tools', index),
      was: 'stripe',
      is: 'not stripe',
    },
  ];
}

/** What became of the events: in the order of the baseline. Nothing, where one side does not say which it has. */
export function eventChanges({ events }: Sides, compare: CompareSchemas): Change<BermKindId>[] {
  if (events === undefined) return [];
  const { removed, persisted } = events;
  const changes = [
    ...removed.map(({ value, index }): [number, Change<BermKindId>[]] => [index, [eventGone(value, index)]]),
    ...persisted.map((pair): [number, Change<BermKindId>[]] => [pair.old.index, compare(eventSchemas(pair))]),
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found]) => found);
}

function eventGone(value: EventSpec, index: number): Change<BermKindId> {
  const deprecated = value.deprecated === true;
  return {
    kind: 'event-removed',
    subject: eventSubject(value),
    baseline: pointer('events', index),
    ...(deprecated && { deprecated }),
  };
}

function eventSubject(event: EventSpec): Subject {
  return { type: 'event', name: event.name };
}

function eventSchemas({ old, current }: { old: Entry<EventSpec>; current: Entry<EventSpec> }): SchemaPair {
  return {
    subject: eventSubject(old.value),
    audience: 'callers',
    part: 'data',
    old: old.value.fields,
    current: current.value.fields,
    oldAt: pointer('events', old.index, 'fields'),
    currentAt: pointer('events', current.index, 'fields'),
  };
}
