import { contains } from '../schema/index.ts';
import { canonical, fingerprint } from '../core/fingerprint.ts';
import type { Finding } from '../core/finding.ts';
import { pointer, type Json } from '../core/json.ts';
import { isPublic, type Manifest, type ToolSpec } from '../manifest/index.ts';
import type { HostUsage, PendingWake } from './model.ts';

type Answered = Extract<HostUsage, { state: 'answered' }>;

/** A call that a host will make: a wake, or a cron tool on its next turn. */
export interface PendingCall {
  readonly host: Answered;
  readonly tool: string;
  readonly arguments: Json;
  readonly how: 'wake' | 'cron';
}

/** What becomes of a pending call under the new contract. */
export type Fate =
  | { readonly fate: 'fine' }
  | { readonly fate: 'gone' }
  | { readonly fate: 'refused' }
  | { readonly fate: 'undecided'; readonly reason: string };

/** Every call that the hosts will make later. A cron tool is called with no arguments. */
export function pendingCalls(hosts: readonly HostUsage[]): PendingCall[] {
  return hosts.flatMap((host) => {
    if (host.state !== 'answered') return [];
    const wakes = host.wakes.map((wake: PendingWake): PendingCall => ({
      host,
      tool: wake.tool,
      arguments: wake.arguments,
      how: 'wake',
    }));
    const crons = Object.keys(host.crons).map((tool): PendingCall => ({ host, tool, arguments: {}, how: 'cron' }));
    return [...wakes, ...crons];
  });
}

/** Every break is judged by the same calls: what was asked of the engine once is kept as long as the contract is. */
const fates = new WeakMap<Manifest, Map<string, Fate>>();

/** Whether a contract takes a pending call: has the tool, and takes these arguments. */
export function fateOf(call: PendingCall, current: Manifest): Fate {
  const known = fates.get(current) ?? new Map<string, Fate>();
  fates.set(current, known);
  const key = `${call.how} ${call.tool} ${canonical(call.arguments)}`;
  const fate = known.get(key) ?? judgeCall(call, current);
  known.set(key, fate);
  return fate;
}

function judgeCall(call: PendingCall, current: Manifest): Fate {
  const tool = current.tools.find(({ name }) => name === call.tool);
  if (tool === undefined || (call.how === 'cron' && tool.cron !== true)) return { fate: 'gone' };
  const answer = contains(tool.parameters, { const: call.arguments }, { strict: true });
  switch (answer.answer) {
    case 'compatible':
      return { fate: 'fine' };
    case 'break':
      return { fate: 'refused' };
    case 'undecided':
      return { fate: 'undecided', reason: answer.reason };
    default:
      return answer satisfies never;
  }
}

/**
 * The breaks that pending calls prove: a wake armed, or a cron expression set, for a tool that is gone or that
 * refuses its arguments. The arguments are the witness. What the baseline would refuse as well is no break of this
 * change. A tool's arguments are told once, however many hosts and wakes carry them.
 */
export function wakeFindings(hosts: readonly HostUsage[], baseline: Manifest, current: Manifest): Finding[] {
  const findings = pendingCalls(hosts).flatMap((call): Finding[] => {
    const at = baseline.tools.findIndex(({ name }) => name === call.tool);
    const old = baseline.tools[at];
    // A cron that the baseline does not know as one was set for another version.
    if (old === undefined || fateOf(call, baseline).fate !== 'fine') return [];
    return findingOf(call, fateOf(call, current), old, pointer('tools', at), baseline, current);
  });
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

function findingOf(
  call: PendingCall,
  fate: Fate,
  old: ToolSpec,
  at: string,
  baseline: Manifest,
  current: Manifest,
): Finding[] {
  const about = {
    subject: { type: 'tool' as const, name: call.tool },
    audience: isPublic(baseline, old) ? ('callers' as const) : ('host' as const),
    baseline: at,
  };
  const pending =
    call.how === 'wake'
      ? `A wake of ${call.tool} is pending at ${call.host.url}`
      : `${call.tool} runs on a cron expression at ${call.host.url}`;
  const named =
    current.version === '' || current.version === baseline.version ? 'the current contract' : current.version;
  const index = current.tools.findIndex(({ name }) => name === call.tool);
  const there = index === -1 ? {} : { current: pointer('tools', index, 'parameters') };
  switch (fate.fate) {
    case 'fine':
      return [];
    case 'gone': {
      const kind = call.how === 'cron' && index !== -1 ? 'cron-withdrawn' : 'tool-removed';
      const finding = {
        ...about,
        level: 'break',
        kind,
        proof: 'structure',
        message: `${pending}, and ${named} has no such tool${kind === 'tool-removed' ? '' : ' to call by itself'}: the call fails, or is never made.`,
        remedy: `Keep ${call.tool} until nothing is pending.`,
      } as const;
      return [{ ...finding, fingerprint: fingerprint(finding) }];
    }
    case 'refused': {
      const finding = {
        ...about,
        ...there,
        level: 'break',
        kind: 'argument-refused',
        proof: 'witness',
        witness: { value: call.arguments },
        message: `${pending}, and ${named} refuses the arguments it was armed with: the call fails when it is due.`,
        remedy: `Take the old arguments until nothing is pending.`,
      } as const;
      return [{ ...finding, fingerprint: fingerprint({ ...finding, before: canonical(call.arguments) }) }];
    }
    case 'undecided': {
      const finding = {
        ...about,
        ...there,
        level: 'undecided',
        kind: 'argument-refused',
        message: `${pending}, and whether ${named} takes the arguments it was armed with could not be decided: ${fate.reason}.`,
      } as const;
      return [{ ...finding, fingerprint: fingerprint(finding) }];
    }
    default:
      return fate satisfies never;
  }
}
