import { contractKey, refusalMark, setDigest, type Refusal } from '../core/fingerprint.ts';
import type { ContractReport, Report } from '../report/model.ts';
import type { RunContext } from './context.ts';
import { explain } from './failure.ts';
import type { LiveLabel } from './label.ts';
import type { Covered, Memory } from './marker.ts';

/** What the force label covers, where it is set. */
export type Cover =
  /** This run was started by setting it: what is there now is what was there. */
  | { readonly state: 'all' }
  | { readonly state: 'known'; readonly covered: Covered }
  /** Nothing was kept. */
  | { readonly state: 'nothing'; readonly why: string }
  /** Something may have been kept and could not be read. */
  | { readonly state: 'unknown'; readonly why: string };

/** The memory of the pull request that carries the label, or why it could not be read. */
export type Remembered = { readonly memory: Memory | undefined } | { readonly fault: string };

const ANEW = 'remove the label and set it anew, or let it cover the whole pull request ("force-covers: pull-request")';

/** What one application of the label covers. Pure. */
export function coverOf(live: LiveLabel, context: RunContext, remembered: Remembered): Cover {
  if (live.at === undefined)
    return {
      state: 'unknown',
      why: explain('it could not be read when the label was set', live.historyFault, 'pull-requests: read'),
    };
  if ('fault' in remembered) return { state: 'unknown', why: remembered.fault };
  const force = remembered.memory?.force;
  if (force?.at === live.at) return { state: 'known', covered: force };
  const { trigger } = context;
  if (trigger.event === 'pull_request' && trigger.fork)
    return {
      state: 'nothing',
      why:
        'a run on a pull request from a fork may not keep what was there when the label was set; the second ' +
        `workflow ("mode: comment") does: run this job again once it has, ${ANEW}`,
    };
  if (startedBy(live, context)) return { state: 'all' };
  return {
    state: 'nothing',
    why:
      'what was there when it was set is not kept: the comment that held it is gone, or the run that the label ' +
      `started has not written it; ${ANEW}`,
  };
}

/** Several labels, of the pull requests in a merge group, cover what each of them does. Pure. */
export function coversTogether(covers: readonly Cover[]): Cover {
  const unknown = covers.find(({ state }) => state === 'unknown');
  if (unknown !== undefined) return unknown;
  if (covers.some(({ state }) => state === 'all')) return { state: 'all' };
  const known = covers.flatMap((cover) => (cover.state === 'known' ? [cover.covered] : []));
  if (known.length === 0) return covers[0] ?? { state: 'nothing', why: 'no pull request carries it' };
  return {
    state: 'known',
    covered: {
      fingerprints: known.flatMap(({ fingerprints }) => fingerprints),
      whole: Object.assign({}, ...known.map(({ whole }) => whole ?? {})) as Record<string, string>,
    },
  };
}

function startedBy(live: LiveLabel, { trigger }: RunContext): boolean {
  return (
    trigger.event === 'pull_request' &&
    trigger.action === 'labeled' &&
    trigger.label?.toLowerCase() === live.label.toLowerCase()
  );
}

/** Fingerprints that a comment has room for, and contracts whose digest it keeps beyond that. */
const FINGERPRINTS = 1500;
const CONTRACTS = 1000;

/** What blocks in a report, as it is remembered: whole where there is room, else a digest of each contract's. Pure. */
export function coveredNow(reports: readonly Report[]): Covered {
  const contracts = reports.flatMap((report) => report.contracts);
  const all = [...new Set(contracts.flatMap(blockingOf))].sort();
  const marks = reports.flatMap((report) =>
    report.contracts.flatMap((one) => refusalsOf(one, report).map((refusal) => refusalMark(one.name, refusal))),
  );
  if (all.length <= FINGERPRINTS) return { fingerprints: [...all, ...marks.slice(0, CONTRACTS)] };
  const blocked = contracts.filter((contract) => blockingOf(contract).length > 0).slice(0, CONTRACTS);
  return {
    fingerprints: marks.slice(0, CONTRACTS),
    whole: Object.fromEntries(blocked.map((contract) => [contractKey(contract.name), setDigest(blockingOf(contract))])),
  };
}

/** What refuses it beside its findings, by the rules that were in force. */
function refusalsOf(
  { name, path, verdict, bumpEnough, baseline, consumers = [] }: ContractReport,
  { rules = [] }: Report,
): readonly Refusal[] {
  if (verdict !== 'refused' && verdict !== 'forced') return [];
  const holds = (option: string, value: string): boolean =>
    rules.some(
      (rule) =>
        rule.option === option &&
        rule.value === value &&
        (rule.contract === undefined || rule.contract === name || rule.contract === path),
    );
  return [
    ...(bumpEnough === false && holds('version', 'require') ? (['version'] as const) : []),
    ...(baseline.state === 'none' && holds('first-release', 'refuse') ? (['first-release'] as const) : []),
    ...(consumers.some(({ state }) => state === 'broken') ? (['documents'] as const) : []),
  ];
}

function blockingOf({ findings }: ContractReport): string[] {
  return findings.filter(({ blocking }) => blocking).map(({ fingerprint }) => fingerprint);
}

/** What the comment is to remember of the label after a run. Only the run that the label started adds to it. Pure. */
export function rememberForce(
  live: LiveLabel | undefined,
  known: Memory['force'],
  started: boolean,
  sha: string,
  reports: readonly Report[],
): Memory['force'] {
  if (live?.set !== true || live.at === undefined) return undefined;
  if (known?.at === live.at) return known;
  if (!started) return undefined;
  return { at: live.at, sha, ...(live.actor !== undefined && { actor: live.actor }), ...coveredNow(reports) };
}
