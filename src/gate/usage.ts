import type { Finding, Problem } from '../core/finding.ts';
import type { HttpClient } from '../net/index.ts';
import type { Manifest } from '../manifest/index.ts';
import {
  askUsage,
  judgeUse,
  predictDeploy,
  wakeFindings,
  type DeployPrediction,
  type HostUsage,
  type UsePolicy,
} from '../usage/index.ts';
import type { Use } from './judge.ts';
import { ignoredCallers, type GateOptions } from './options.ts';

/** What is asked of the hosts, and by what their answers are judged. */
export interface UsageTask {
  readonly options: Pick<
    GateOptions,
    | 'bermdUrl'
    | 'bermdToken'
    | 'bermdProgram'
    | 'usageWindow'
    | 'usageOutcomes'
    | 'usageIgnoreCallers'
    | 'usageCoversEvents'
  >;
  /** The contract's name: the program's on its hosts, unless `bermd-program` says another. */
  readonly name: string;
  readonly current: Manifest;
  /** No tool of the baseline says who may call it. */
  readonly unmarked: boolean;
  readonly http: HttpClient;
  readonly today: Date;
}

/** What callers used, asked of every host at once. No address given: nothing is asked. */
export function hostUsage({ options, name, current, http, today }: UsageTask): Promise<HostUsage[]> {
  if (options.bermdUrl.length === 0) return Promise.resolve([]);
  return askUsage(
    {
      urls: options.bermdUrl,
      ...(options.bermdToken !== undefined && { token: options.bermdToken }),
      program: options.bermdProgram ?? name,
      windowDays: options.usageWindow,
      outcomes: options.usageOutcomes,
      ignoreCallers: ignoredCallers(options.usageIgnoreCallers),
      coversEvents: options.usageCoversEvents,
      current,
      now: seconds(today),
    },
    http,
  );
}

/** What usage says of a finding; undefined when no host was asked. */
export function useBy(
  hosts: readonly HostUsage[],
  { options, current, unmarked, today }: UsageTask,
): ((finding: Finding) => Use) | undefined {
  if (hosts.length === 0) return undefined;
  const policy: UsePolicy = {
    windowDays: options.usageWindow,
    outcomes: options.usageOutcomes,
    ignoreCallers: ignoredCallers(options.usageIgnoreCallers),
    current,
    unmarked,
    now: seconds(today),
  };
  return (finding) => judgeUse(finding, hosts, policy);
}

/** The breaks that calls pending on the hosts prove, besides those of the comparison. */
export function pendingFindings(
  hosts: readonly HostUsage[],
  baseline: Manifest | undefined,
  current: Manifest,
  found: readonly Finding[],
): Finding[] {
  return wakeFindings(hosts, baseline, current, found);
}

/** What each host would answer to this deploy. */
export function deployAnswers(
  hosts: readonly HostUsage[],
  {
    current,
    currentDigest,
    baseline,
    baselineDigest,
    problems,
    size,
    options,
    force,
    today,
  }: {
    readonly current?: Manifest;
    /** Of the images: a host that runs one of them applied its migrations. */
    readonly currentDigest: string | undefined;
    readonly baseline: Manifest | undefined;
    readonly baselineDigest: string | undefined;
    readonly problems: readonly Problem[];
    readonly size: number | undefined;
    readonly options: Pick<GateOptions, 'hostAbi' | 'hostSyscalls'>;
    readonly force: boolean;
    readonly today: Date;
  },
): DeployPrediction[] {
  return hosts.map((host) =>
    predictDeploy(host, {
      ...(size !== undefined && { imageSize: size }),
      ...(baseline !== undefined && { baseline }),
      ...(baselineDigest !== undefined && { baselineDigest }),
      ...(current !== undefined && { current }),
      ...(currentDigest !== undefined && { currentDigest }),
      now: seconds(today),
      ...(options.hostAbi !== undefined && { hostAbi: options.hostAbi }),
      ...(options.hostSyscalls !== undefined && { hostSyscalls: options.hostSyscalls }),
      problems,
      force,
    }),
  );
}

/**
 * The part of the answers that the report keeps: rows and pending calls of what something was found about. The rest
 * is other people's business, and a host may answer ten thousand rows.
 */
export function reportedUsage(hosts: readonly HostUsage[], findings: readonly Finding[]): HostUsage[] {
  const about = new Set(
    findings
      .filter(({ level }) => level === 'break' || level === 'undecided')
      .map(({ subject }) => `${subject.type} ${subject.name}`),
  );
  return hosts.map((host) => {
    if (host.state !== 'answered') return host;
    const { running: _, ...kept } = host;
    return {
      ...kept,
      rows: host.rows.filter(({ kind, item }) => about.has(`${kind} ${item}`)),
      wakes: host.wakes.filter(({ tool }) => about.has(`tool ${tool}`)),
    };
  });
}

/** What a reader must know of the hosts' answers. */
export function usageNotes(
  hosts: readonly HostUsage[],
  findings: readonly { readonly level: Finding['level']; readonly blocking: boolean }[],
): string[] {
  const spared = findings.some(({ level, blocking }) => !blocking && (level === 'break' || level === 'undecided'));
  const answered = hosts.some(({ state }) => state === 'answered');
  return [
    ...hosts.flatMap(noteOf),
    ...(answered && spared
      ? [
          'Usage is a lower bound: calls of the last minute before a restart and calls that trapped are not ' +
            'in it, and it names callers of a tool, not of an argument.',
        ]
      : []),
  ];
}

function noteOf(host: HostUsage): string[] {
  switch (host.state) {
    case 'answered':
      return host.notes.map((note) => `${host.url}: ${note}.`);
    case 'not-deployed':
      return [
        `${host.url} runs no program "${host.program}", so nothing is known of its callers there and every ` +
          'break blocks. Is the name right (bermd-program)?',
      ];
    case 'failed':
      return [`The usage at ${host.url} could not be read, so every break blocks: ${host.why}`];
    default:
      return host satisfies never;
  }
}

function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
