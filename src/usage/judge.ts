import type { Finding } from '../core/finding.ts';
import type { Manifest } from '../manifest/model.ts';
import { canHit } from './hit.ts';
import type { HostUsage, UsageRow } from './model.ts';
import { endangeredCalls, isHitBy } from './pending-calls.ts';
import { pendingWords } from './wakes.ts';

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
  /** No tool of the baseline says who may call it: what only its host seems to call is judged as what callers call. */
  readonly unmarked?: boolean;
  /** Epoch seconds. Default: now. */
  readonly now?: number;
}

const DAY = 86_400;

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
  const internal = finding.audience === 'host' && policy.unmarked !== true;
  if (hosts.length === 0)
    return internal
      ? { blocking: false, because: 'only the host calls it, and no host was asked what is pending' }
      : { blocking: true, because: 'no usage source was given, so every break blocks' };
  const said = hosts.map((host) => judgeAt(finding, host, policy));
  const against = said.filter(({ blocking }) => blocking);
  const callers = said.flatMap((one) => one.callers ?? []).sort((a, b) => b.calls - a.calls || b.last - a.last);
  const reasons = [
    ...(pending === undefined ? [] : [pending]),
    ...(against.length > 0 || pending !== undefined ? against : said).map(({ because }) => because),
  ];
  return {
    blocking: reasons.length > 0 && (pending !== undefined || against.length > 0),
    because: `${pending === undefined ? whoCalls(finding, internal) : ''}${reasons.join('; ')}`,
    ...(hosts.some(({ state }) => state === 'answered') ? { callers } : {}),
  };
}

function whoCalls({ audience }: Finding, internal: boolean): string {
  if (internal) return 'only the host calls it: ';
  return audience === 'host' ? 'no tool of this program says who may call it: ' : '';
}

/** Pending calls that this break makes fail. One that the comparison did not find is told by a finding of its own. */
function pendingFor(finding: Finding, hosts: readonly HostUsage[], { current }: UsePolicy): string | undefined {
  if (finding.subject.type !== 'tool' || current === undefined) return undefined;
  const hit = endangeredCalls(hosts, current).filter((call) => isHitBy(call, finding, current));
  return hit.length === 0 ? undefined : `a pending call would fail: ${pendingWords(hit)}`;
}

function judgeAt(finding: Finding, host: HostUsage, policy: UsePolicy): Use {
  switch (host.state) {
    case 'not-deployed':
      return {
        blocking: true,
        because: `${host.program} is not deployed at ${host.url}, so nothing is known of its callers and of what is pending there`,
      };
    case 'failed':
      return { blocking: true, because: `the usage at ${host.url} could not be read (${host.why})` };
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

/** Whatever a host answers, what is older than the window is no use. */
function inWindow(row: UsageRow, policy: UsePolicy): boolean {
  return row.last >= (policy.now ?? Math.floor(Date.now() / 1000)) - policy.windowDays * DAY;
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
