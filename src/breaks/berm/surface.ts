import { pointer } from '../../core/json.ts';
import type { EventSpec, ToolSpec } from '../../manifest/model.ts';
import type { Change } from '../change.ts';
import type { Entry } from '../diff.ts';
import type { Known, Sides } from './known.ts';
import type { SchemaPair } from './schema.ts';
import { hasResult, toolMarkChanges, type ToolPair } from './tools.ts';

/** How two schemas of one part are compared; a parameter, so that the rules about tools and events do not know. */
export type CompareSchemas = (schemas: SchemaPair) => Change[];

/** What became of the tools: in the order of the baseline. */
export function toolChanges(
  { baseline, current, tools: { removed, persisted } }: Sides,
  compare: CompareSchemas,
): Change[] {
  const changes = [
    ...removed.map((old): [number, Change[]] => [old.index, removedTool(old, baseline, current)]),
    ...persisted.map(({ old, current: now }): [number, Change[]] => {
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

function removedTool({ value, index }: Entry<ToolSpec>, baseline: Known, current: Known): Change[] {
  const reached = baseline.reachable(value);
  // An IDL lists no internal tools, and a stripe tool that is gone is the finding `stripe-withdrawn`, or was moved.
  if (!reached && (current.idl || value.stripe)) return [];
  const audience = reached ? 'callers' : 'host';
  return [
    { kind: 'tool-removed', subject: { type: 'tool', name: value.name }, audience, baseline: pointer('tools', index) },
  ];
}

function withdrawn({ subject, oldAt, currentAt }: ToolPair): Change {
  return { kind: 'tool-no-longer-public', subject, baseline: oldAt, current: currentAt, was: 'public', is: 'internal' };
}

/** Nobody outside sees an internal tool; its host may have calls of it armed, with their arguments. */
function internalToolChanges(pair: ToolPair, compare: CompareSchemas): Change[] {
  const cron: Change[] =
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
export function stripeChanges({ baseline, current }: Sides): Change[] {
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
export function eventChanges({ events }: Sides, compare: CompareSchemas): Change[] {
  if (events === undefined) return [];
  const { removed, persisted } = events;
  const changes = [
    ...removed.map(({ value, index }): [number, Change[]] => [
      index,
      [{ kind: 'event-removed', subject: eventSubject(value), baseline: pointer('events', index) }],
    ]),
    ...persisted.map((pair): [number, Change[]] => [pair.old.index, compare(eventSchemas(pair))]),
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found]) => found);
}

function eventSubject(event: EventSpec): Change['subject'] {
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
