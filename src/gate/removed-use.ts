/** What callers used of a contract that is gone: each of its tools and events is gone with it. */
import type { Finding } from '../core/finding.ts';
import { judgeUse, type HostUsage } from '../usage/index.ts';
import type { Use } from './judge.ts';
import { ignoredCallers } from './options.ts';
import type { UsageTask } from './usage.ts';

/** @returns undefined when no host was asked: it blocks then, as any break does */
export function usesOfAll(
  hosts: readonly HostUsage[],
  { options, current, today }: UsageTask,
): ((finding: Finding) => Use) | undefined {
  if (hosts.length === 0) return undefined;
  const policy = {
    windowDays: options.usageWindow,
    outcomes: options.usageOutcomes,
    ignoreCallers: ignoredCallers(options.usageIgnoreCallers),
    // Who may call what is gone says nothing: whoever did is hit.
    unmarked: true,
    now: Math.floor(today.getTime() / 1000),
  };
  const parts = [
    ...current.tools.map(({ name }) => ({ type: 'tool' as const, name })),
    ...(current.events ?? []).map(({ name }) => ({ type: 'event' as const, name })),
  ];
  return (finding) => {
    const uses = parts.map((subject) =>
      judgeUse({ ...finding, kind: `${subject.type}-removed`, subject }, hosts, policy),
    );
    const against = uses.filter(({ blocking }) => blocking);
    const callers = uses.flatMap((use) => use.callers ?? []);
    const because = [...new Set((against.length > 0 ? against : uses).map((use) => use.because))].join('; ');
    return {
      blocking: against.length > 0 || parts.length === 0,
      because: parts.length === 0 ? 'it has neither tools nor events, so nothing is known of its use' : because,
      ...(callers.length > 0 && { callers }),
    };
  };
}
