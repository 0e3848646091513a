import { fingerprint } from '../core/fingerprint.ts';
import type { Finding } from '../core/finding.ts';
import { pointer } from '../core/json.ts';
import { isPublic, type Manifest } from '../manifest/index.ts';
import type { HostUsage } from './model.ts';
import { endangeredCalls, fateOf, isHitBy, type PendingCall } from './pending-calls.ts';

/**
 * The breaks that pending calls prove and that the comparison did not find: a wake armed, or a cron expression set, for
 * a tool that is gone or that rejects its arguments, while the version that runs there takes them. One for each tool,
 * whatever is pending: the arguments that are due first are the witness.
 *
 * @param baseline for the pointer, where it has the tool: hosts may run another version
 * @param found the findings of the comparison: a call that one of them hits is told there
 */
export function wakeFindings(
  hosts: readonly HostUsage[],
  baseline: Manifest | undefined,
  current: Manifest,
  found: readonly Finding[] = [],
): Finding[] {
  const untold = endangeredCalls(hosts, current).filter(
    (call) => !found.some((finding) => isHitBy(call, finding, current)),
  );
  const byTool = new Map<string, PendingCall[]>();
  for (const call of untold) {
    const key = `${fateOf(call, current).fate} ${call.tool}`;
    byTool.set(key, [...(byTool.get(key) ?? []), call]);
  }
  return [...byTool.values()].flatMap((calls) => findingOf(calls, baseline, current));
}

function findingOf(calls: readonly PendingCall[], baseline: Manifest | undefined, current: Manifest): Finding[] {
  const [first] = calls;
  if (first === undefined) return [];
  const subject = { type: 'tool' as const, name: first.tool };
  const [before, now] = [baseline, current].map((one) => one?.tools.findIndex(({ name }) => name === first.tool) ?? -1);
  const about = {
    subject,
    audience: audienceOf(first, baseline),
    ...(before !== undefined && before >= 0 && { baseline: pointer('tools', before) }),
  };
  const there = now !== undefined && now >= 0 ? { current: pointer('tools', now, 'parameters') } : {};
  const pending = pendingWords(calls);
  const fate = fateOf(first, current);
  switch (fate.fate) {
    case 'fine':
      return [];
    case 'gone': {
      const withdrawn = now !== undefined && now >= 0;
      const kind = withdrawn ? 'cron-withdrawn' : 'tool-removed';
      const message = withdrawn
        ? `no longer called on a cron expression, and one is set: ${pending}`
        : `removed while a call is pending: ${pending}`;
      return [
        {
          ...about,
          level: 'break',
          kind,
          proof: 'structure',
          message,
          remedy: `Keep ${first.tool} until nothing is pending.`,
          fingerprint: fingerprint({ kind, subject }),
        },
      ];
    }
    case 'refused':
      return [
        {
          ...about,
          ...there,
          level: 'break',
          kind: 'argument-refused',
          proof: 'witness',
          witness: { value: first.arguments },
          message: `the arguments of a pending call are no longer accepted: ${pending}`,
          remedy: 'Accept the old arguments until nothing is pending.',
          // Over the tool alone: what is pending changes from run to run, and an acceptance is to last.
          fingerprint: fingerprint({ kind: 'argument-refused', subject }),
        },
      ];
    case 'undecided':
      return [
        {
          ...about,
          ...there,
          level: 'undecided',
          kind: 'argument-refused',
          message: `could not tell whether the arguments of a pending call are accepted: ${pending}`,
          reason: fate.reason,
          fingerprint: fingerprint({ kind: 'argument-refused', subject }),
        },
      ];
    default:
      return fate satisfies never;
  }
}

function audienceOf(
  { host: { running }, tool: name }: PendingCall,
  baseline: Manifest | undefined,
): Finding['audience'] {
  const known = running ?? baseline;
  const tool = known?.tools.find((one) => one.name === name);
  return known !== undefined && tool !== undefined && isPublic(known, tool) ? 'callers' : 'host';
}

/** `a wake at http://one, armed by feeder, due 2026-11-30 21:04 UTC, and 2 more`. */
export function pendingWords(calls: readonly PendingCall[]): string {
  const [first, ...more] = calls;
  if (first === undefined) return '';
  const { host, how, by, due } = first;
  const one =
    how === 'cron'
      ? `a cron expression at ${host.url}`
      : [
          `a wake at ${host.url}`,
          ...(by === undefined ? [] : [`armed by ${by}`]),
          ...(due === undefined ? [] : [`due ${minute(due)}`]),
        ].join(', ');
  return more.length === 0 ? one : `${one}, and ${more.length} more`;
}

/** To the minute, in UTC; a time that no calendar has is told in seconds. */
function minute(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime())
    ? `${seconds} seconds after 1970`
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
