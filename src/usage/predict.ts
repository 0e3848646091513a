import { refusedOnRedeploy } from '../breaks/berm/redeploy.ts';
import type { Problem, Subject } from '../core/finding.ts';
import { publishes, rewrittenMigrations, type Manifest, type Migration } from '../manifest/index.ts';
import { appliedOn, type Applied } from './applied.ts';
import { KEPT_DAYS } from './kept.ts';
import type { DeployPrediction, HostUsage } from './model.ts';

/** What bermd 0.1.0 is, where a host does not say it of itself. */
export const BERMD = {
  /** Largest image it takes, in bytes. */
  largestImage: 2 * 1024 * 1024,
  abi: 4,
  /** What it serves beyond berm's own. */
  syscalls: [
    'berm.get',
    'berm.set',
    'berm.call',
    'berm.call.after',
    'berm.http.fetch',
    'berm.http.proxy',
    'berm.emit',
    'berm.sql',
  ],
} as const;

/** Every berm answers these itself, whatever its host serves. */
const OWN: readonly string[] = [
  'berm.trace',
  'berm.args.len',
  'berm.args.read',
  'berm.done',
  'berm.fail',
  'berm.result.read',
  'berm.call',
  'berm.caller',
  'berm.user',
  'berm.client',
  'berm.deny',
  'berm.now',
];

/** Rules that a host holds an image to only when it compiles it: after the migrations were applied. */
const WHEN_COMPILING: ReadonlySet<string> = new Set([
  'section-unknown',
  'import-not-served',
  'export-twice',
  'tools-not-exported',
  'tool-not-exported',
  'stripe-twice',
  'cron-public',
  'stripe-public',
  'anonymous-unreachable',
]);
/** Rules of the gate that stand for stages of their own below. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'abi-not-spoken',
  'abi-unknown',
  'syscall-not-served',
  'migration-rewritten',
  'migration-twice',
  'migrated-then-refused',
]);

export interface DeployInput {
  /** Bytes; unknown when only a manifest is at hand. */
  readonly imageSize?: number;
  /** The gate's baseline: whether a host runs it is told by its digest. */
  readonly baseline?: Manifest;
  readonly baselineDigest?: string;
  /** Absent when the current contract's manifest could not be read. */
  readonly current?: Manifest;
  readonly currentDigest?: string;
  readonly problems: readonly Problem[];
  readonly hostSyscalls?: readonly string[];
  readonly hostAbi?: number;
  /** Whether the deploy would say `force=true`. */
  readonly force: boolean;
  /** Epoch seconds. Default: now. */
  readonly now?: number;
  /** Tools that the deploy would confirm (`public=`). Default: none. */
  readonly confirmed?: readonly string[];
}

interface Answer {
  /** 0: not known. */
  readonly status: number;
  readonly answer: string;
}

/** What a stage looks at. */
interface Deploy extends DeployInput {
  readonly current: Manifest;
  /** What the host runs; undefined: nothing under this name. */
  readonly running: Manifest | undefined;
  readonly host: HostUsage;
  readonly applied: Applied;
}

/** One of bermd's refusals: the answer, or undefined when it passes. */
type Stage = (deploy: Deploy) => Answer | undefined;

/**
 * What a host would answer to this deploy (bermd 0.1.0, in its own order), and the line it takes.
 *
 * Judged by what the host itself runs. The migrations that it applied are not served by it: where they decide and are
 * not known, neither is the answer (status 0). A statement that fails in SQL is not foreseen. A host that could not be
 * asked is not predicted: status 0.
 */
export function predictDeploy(host: HostUsage, input: DeployInput): DeployPrediction {
  const { url, program } = host;
  const running = host.state === 'answered' ? host.running : undefined;
  const confirm = input.current === undefined ? [] : publishes(running, input.current);
  const line = lineFor(program, confirm, input.force);
  if (host.state === 'failed') return { url, program, status: 0, answer: `not known: ${host.why}`, line };
  const answer = answerTo(host, running, input);
  const forced = answerTo(host, running, { ...input, confirmed: confirm });
  const full =
    forced.status === 409 && !input.force
      ? answerTo(host, running, { ...input, confirmed: confirm, force: true })
      : forced;
  const needs = full === forced ? line : lineFor(program, confirm, true);
  return {
    url,
    program,
    ...answer,
    line: needs,
    ...(full.status === answer.status && full.answer === answer.answer ? {} : { withLine: full }),
  };
}

function answerTo(host: HostUsage, running: Manifest | undefined, input: DeployInput): Answer {
  const size = tooLarge(input);
  if (size !== undefined) return size;
  const { current } = input;
  if (current === undefined)
    return unreadable(input) ?? { status: 400, answer: 'refused: its manifest cannot be read' };
  const applied = appliedOn(host, [
    { manifest: input.baseline, digest: input.baselineDigest },
    { manifest: current, digest: input.currentDigest },
  ]);
  const deploy: Deploy = { ...input, current, running, host, applied };
  for (const stage of STAGES) {
    const answer = stage(deploy);
    if (answer !== undefined) return answer;
  }
  return {
    status: 200,
    answer: input.force && usedBreaks(deploy).length > 0 ? 'accepted, since it is forced' : 'accepted',
  };
}

function tooLarge({ imageSize }: DeployInput): Answer | undefined {
  if (imageSize === undefined || imageSize <= BERMD.largestImage) return undefined;
  return {
    status: 413,
    answer: `refused: the image has ${imageSize} bytes, and a host accepts at most ${BERMD.largestImage}`,
  };
}

function unreadable({ problems }: DeployInput): Answer | undefined {
  const first = problems.find(
    ({ level, rule }) => level === 'error' && !WHEN_COMPILING.has(rule) && !ELSEWHERE.has(rule),
  );
  return first && { status: 400, answer: `refused: its manifest cannot be read (${first.rule})` };
}

const badName: Stage = ({ host }) =>
  /^[a-z0-9_-]+$/.test(host.program)
    ? undefined
    : {
        status: 400,
        answer: `refused: "${host.program}" is not a program name (lower-case letters, digits, "-", "_")`,
      };

const otherAbi: Stage = ({ current, hostAbi = BERMD.abi }) =>
  current.abi_version === undefined || current.abi_version === hostAbi
    ? undefined
    : {
        status: 400,
        answer: `refused: it was built against ABI ${current.abi_version}, and the host speaks ${hostAbi}`,
      };

const unserved: Stage = ({ current, hostSyscalls = BERMD.syscalls }) => {
  const served = new Set<string>([...OWN, ...hostSyscalls]);
  const missing = Object.keys(current.deps?.syscalls ?? {}).filter((name) => !served.has(name));
  return missing.length === 0
    ? undefined
    : { status: 422, answer: `refused: the host does not serve ${missing.join(', ')}` };
};

const unconfirmed: Stage = ({ running, current, confirmed = [] }) => {
  const open = publishes(running, current).filter((name) => !confirmed.includes(name));
  return open.length === 0
    ? undefined
    : {
        status: 409,
        answer: `refused until the tools that become public are confirmed: ${open.join(', ')} (force does not help)`,
      };
};

const breaksUsed: Stage = (deploy) => {
  if (deploy.force) return undefined;
  const used = usedBreaks(deploy);
  return used.length === 0
    ? undefined
    : {
        status: 409,
        answer: `refused: it breaks what callers used: ${used.map(({ type, name }) => `${type} ${name}`).join(', ')}`,
      };
};

const migrations: Stage = ({ applied, current, problems }) => {
  if (current.database === undefined) return undefined;
  const names = current.database.migrations.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined)
    return { status: 400, answer: `refused: two migrations are named ${twice} (force does not help)` };
  if (applied.state === 'unknown')
    // What is refused when it is compiled is refused either way.
    return compilingProblem(problems) === undefined
      ? {
          status: 0,
          answer: `not known: accepted if its migrations begin with those that were applied there, else refused (400, force does not help). Which were applied is not known, because ${applied.why}`,
        }
      : undefined;
  const [rewritten] = rewrittenMigrations({ ...current, database: { migrations: applied.migrations } }, current);
  return rewritten === undefined
    ? undefined
    : {
        status: 400,
        answer: `refused: the applied migration ${rewritten.migration.name} was ${rewritten.how} (force does not help)`,
      };
};

const compiling: Stage = ({ applied, current, problems }) => {
  const first = compilingProblem(problems);
  if (first === undefined) return undefined;
  return {
    status: 400,
    answer: `refused${migratedBefore(applied, current.database?.migrations ?? [])}: ${first.message}`,
  };
};

function compilingProblem(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ level, rule }) => level === 'error' && WHEN_COMPILING.has(rule));
}

/** The trap in the order: what an image that is refused has done before. */
function migratedBefore(applied: Applied, migrations: readonly Migration[]): string {
  if (applied.state === 'known')
    return migrations.length > applied.migrations.length ? ', after its migrations were applied' : '';
  return migrations.length === 0 ? '' : ', if not for its migrations, then after they were applied';
}

/** In bermd's own order: the first that refuses is the answer. */
const STAGES: readonly Stage[] = [
  badName,
  unreadable,
  otherAbi,
  unserved,
  unconfirmed,
  breaksUsed,
  migrations,
  compiling,
];

/** What bermd refuses a redeploy for: berm's own breaks of what was used with a call that was done. */
function usedBreaks({ running, current, host, now = Math.floor(Date.now() / 1000) }: Deploy): Subject[] {
  if (running === undefined || host.state !== 'answered') return [];
  const since = now - KEPT_DAYS * 86_400;
  const used = new Set(
    host.rows.flatMap(({ kind, item, outcome, last }) =>
      outcome === 'done' && last > since ? [`${kind} ${item}`] : [],
    ),
  );
  return refusedOnRedeploy(running, current).filter(({ type, name }) => used.has(`${type} ${name}`));
}

/** The deploy's request line. */
function lineFor(program: string, confirm: readonly string[], force: boolean): string {
  const query = [
    ...(confirm.length > 0 ? [`public=${confirm.map(encodeURIComponent).join(',')}`] : []),
    ...(force ? ['force=true'] : []),
  ];
  return `PUT /programs/${encodeURIComponent(program)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
