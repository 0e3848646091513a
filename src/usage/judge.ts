import type { Finding } from '../core/finding.ts';
import type { Manifest } from '../manifest/model.ts';
import { canHit } from './hit.ts';
import type { HostUsage, UsageRow } from './model.ts';
import { KEPT_DAYS } from './ask.ts';
import { fateOf, pendingCalls } from './wakes.ts';

/** By what uses a break is judged. */
export interface UsePolicy {
  /** 1 to 30. */
  readonly windowDays: number;
  /** Outcomes that are a use. bermd itself counts `done`. */
  readonly outcomes: readonly string[];
  /** Callers that do not count, by name, and why. */
  readonly ignoreCallers: readonly { readonly name: string; readonly reason?: string }[];
  /** The contract under test: who can be hit depends on what it says now. */
  readonly current?: Manifest;
  /** Epoch seconds. Default: now. */
  readonly now?: number;
}

/** What usage says of one finding. */
export interface Use {
  readonly blocking: boolean;
  /** In words. */
  readonly because: string;
  /** Who used what breaks, most calls first. Absent when no host answered. */
  readonly callers?: readonly Caller[];
}

export interface Caller {
  readonly url: string;
  readonly source: string;
  readonly caller: string;
  readonly calls: number;
  /** Epoch seconds. */
  readonly last: number;
}

/**
 * Judges one break or undecided place by what callers used (spec: gate.md, Usage). It counts unless every host that
 * was asked answered, runs the program, and shows no use that it can hit. Pure, save for the clock when `now` is absent.
 */
export function judgeUse(finding: Finding, hosts: readonly HostUsage[], policy: UsePolicy): Use {
  if (finding.level === 'warning' || finding.level === 'notice')
    return { blocking: false, because: 'it breaks nobody' };
  const { type } = finding.subject;
  if (type !== 'tool' && type !== 'event') return { blocking: true, because: 'it concerns every caller' };
  const pending = pendingFor(finding, hosts, policy);
  if (pending !== undefined) return { blocking: true, because: pending };
  if (finding.audience === 'host') return judgeInternal(hosts);
  if (hosts.length === 0) return { blocking: true, because: 'no usage source was given, so every break blocks' };
  const said = hosts.map((host) => judgeAt(finding, host, policy));
  const against = said.filter(({ blocking }) => blocking);
  const callers = said.flatMap((one) => one.callers ?? []).sort((a, b) => b.calls - a.calls || b.last - a.last);
  return {
    blocking: against.length > 0,
    because: (against.length > 0 ? against : said).map(({ because }) => because).join('; '),
    ...(hosts.some(({ state }) => state === 'answered') ? { callers } : {}),
  };
}

/** A pending call that the new contract refuses makes any break of its tool count. */
function pendingFor({ subject }: Finding, hosts: readonly HostUsage[], { current }: UsePolicy): string | undefined {
  if (subject.type !== 'tool' || current === undefined) return undefined;
  const hit = pendingCalls(hosts).find((call) => call.tool === subject.name && fateOf(call, current).fate !== 'fine');
  if (hit === undefined) return undefined;
  return hit.how === 'wake'
    ? `a wake of it is pending at ${hit.host.url}, and would fail`
    : `${hit.host.url} runs it on a cron expression, and it would fail or stop`;
}

/** Nobody outside can call it. Only a host that could not be asked leaves open what is pending there. */
function judgeInternal(hosts: readonly HostUsage[]): Use {
  const failed = hosts.filter((host) => host.state === 'failed');
  if (failed.length === 0) return { blocking: false, because: 'only the host calls it, and no pending call is hit' };
  return {
    blocking: true,
    because: `only the host calls it, and ${failed.map(({ url, why }) => `what is pending at ${url} is not known (${why})`).join('; ')}`,
  };
}

function judgeAt(finding: Finding, host: HostUsage, policy: UsePolicy): Use {
  switch (host.state) {
    case 'not-deployed':
      return {
        blocking: true,
        because: `${host.program} is not deployed at ${host.url}, so nothing is known of its callers there`,
      };
    case 'failed':
      return { blocking: true, because: `the usage at ${host.url} could not be had (${host.why})` };
    case 'answered':
      return judgeRows(finding, host, policy);
    default:
      return host satisfies never;
  }
}

function judgeRows(finding: Finding, host: Extract<HostUsage, { state: 'answered' }>, policy: UsePolicy): Use {
  const { type, name } = finding.subject;
  const used = host.rows.filter(
    (row) =>
      row.kind === type &&
      row.item === name &&
      row.calls > 0 &&
      policy.outcomes.includes(row.outcome) &&
      inWindow(row, policy),
  );
  const tool = policy.current?.tools.find((one) => one.name === name);
  const hit = used.filter((row) => canHit(finding, row, tool));
  const ignored = new Map(policy.ignoreCallers.map((one) => [one.name, one.reason]));
  const callers = merged(
    hit.filter((row) => !ignored.has(row.caller)),
    host.url,
  );
  const days = `in the last ${policy.windowDays === 1 ? 'day' : `${policy.windowDays} days`}`;
  if (callers.length > 0)
    return { blocking: true, because: `used at ${host.url} ${days} by ${told(callers)}`, callers };
  if (type === 'event' && !host.coversEvents)
    return { blocking: true, because: `${host.url} does not record uses of events, so no row says nothing`, callers };
  const spared = merged(
    used.filter((row) => !hit.includes(row)),
    host.url,
  );
  const left = [...new Set(hit.map(({ caller }) => caller))].map(
    (caller) => `${caller} is ignored${ignored.get(caller) === undefined ? '' : ` (${ignored.get(caller) ?? ''})`}`,
  );
  const but = [...(spared.length > 0 ? [`${told(spared)} used it and cannot be hit`] : []), ...left];
  return {
    blocking: false,
    because: `not used at ${host.url} ${days}${but.length > 0 ? `: ${but.join(', ')}` : ''}`,
    callers,
  };
}

/** bermd leaves out what is older than it keeps, by days; a shorter window is held against each caller's last use. */
function inWindow(row: UsageRow, policy: UsePolicy): boolean {
  if (policy.windowDays >= KEPT_DAYS) return true;
  return row.last >= (policy.now ?? Math.floor(Date.now() / 1000)) - policy.windowDays * 86_400;
}

/** One entry for each caller, whatever the outcomes; most calls first. */
function merged(rows: readonly UsageRow[], url: string): Caller[] {
  const callers = new Map<string, Caller>();
  for (const { source, caller, calls, last } of rows) {
    const key = JSON.stringify([source, caller]);
    const before = callers.get(key);
    callers.set(key, {
      url,
      source,
      caller,
      calls: calls + (before?.calls ?? 0),
      last: Math.max(last, before?.last ?? 0),
    });
  }
  return [...callers.values()].sort((a, b) => b.calls - a.calls || b.last - a.last || (a.caller < b.caller ? -1 : 1));
}

function told(callers: readonly Caller[]): string {
  const names = callers
    .slice(0, 3)
    .map(
      ({ source, caller, calls }) =>
        `${source}${caller === '' ? '' : ` ${caller}`} (${calls === 1 ? '1 call' : `${calls} calls`})`,
    );
  return callers.length > 3 ? `${names.join(', ')} and ${callers.length - 3} more` : names.join(', ');
}
