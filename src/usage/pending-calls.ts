/** Calls that hosts will make later, and which break hits them. */
import { canonical } from '../core/fingerprint.ts';
import type { Finding } from '../core/finding.ts';
import { isArray, isObject, member, pointerTokens, type Json } from '../core/json.ts';
import type { Manifest } from '../manifest/index.ts';
import { contains } from '../schema/index.ts';
import type { HostUsage } from './model.ts';

type Answered = Extract<HostUsage, { state: 'answered' }>;

/** A call that a host will make: a wake, or a cron tool on its next turn. */
export interface PendingCall {
  readonly host: Answered;
  readonly tool: string;
  readonly arguments: Json;
  readonly how: 'wake' | 'cron';
  /** Epoch seconds. */
  readonly due?: number;
  /** The program that armed it. */
  readonly by?: string;
}

/** What becomes of a pending call under a contract. */
export type Fate =
  | { readonly fate: 'fine' }
  | { readonly fate: 'gone' }
  | { readonly fate: 'refused' }
  | { readonly fate: 'undecided'; readonly reason: string };

/**
 * Every call that the hosts will make later, those that are due first in front. A cron tool is called with no
 * arguments.
 */
export function pendingCalls(hosts: readonly HostUsage[]): PendingCall[] {
  return hosts
    .flatMap((host): PendingCall[] => {
      if (host.state !== 'answered') return [];
      const wakes = host.wakes.map((wake): PendingCall => ({ host, how: 'wake', ...wake }));
      const crons = Object.keys(host.crons).map((tool): PendingCall => ({ host, tool, arguments: {}, how: 'cron' }));
      return [...wakes, ...crons];
    })
    .sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || 0);
}

/**
 * The pending calls that a new contract makes fail: it does not take them (or nobody can tell), and the version that
 * runs there does. A call that fails already is not this release's doing.
 */
export function endangeredCalls(hosts: readonly HostUsage[], current: Manifest): PendingCall[] {
  return pendingCalls(hosts).filter((call) => {
    const { running } = call.host;
    const now = running === undefined ? 'fine' : fateOf(call, running).fate;
    return now !== 'gone' && now !== 'refused' && fateOf(call, current).fate !== 'fine';
  });
}

/** Every break is judged by the same calls: what was asked of the engine once is kept as long as the contract is. */
const fates = new WeakMap<Manifest, Map<string, Fate>>();

/** Whether a contract takes a pending call: has the tool, and takes these arguments. */
export function fateOf(call: PendingCall, contract: Manifest): Fate {
  const known = fates.get(contract) ?? new Map<string, Fate>();
  fates.set(contract, known);
  const key = `${call.how} ${call.tool} ${canonical(call.arguments)}`;
  const fate = known.get(key) ?? judgeCall(call, contract);
  known.set(key, fate);
  return fate;
}

function judgeCall(call: PendingCall, contract: Manifest): Fate {
  const tool = contract.tools.find(({ name }) => name === call.tool);
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
 * Whether it is this break that makes an endangered call fail: the tool is gone, or the arguments fail at the place
 * that the break is about. Where that place cannot be followed through the schema, it is.
 */
export function isHitBy(call: PendingCall, finding: Finding, current: Manifest): boolean {
  if (finding.subject.type !== 'tool' || finding.subject.name !== call.tool) return false;
  if (finding.level !== 'break' && finding.level !== 'undecided') return false;
  const index = current.tools.findIndex(({ name }) => name === call.tool);
  const tool = current.tools[index];
  if (tool === undefined) return finding.kind === 'tool-removed';
  if (call.how === 'cron' && tool.cron !== true) return finding.kind === 'cron-withdrawn';
  const [, , part, ...steps] = pointerTokens(finding.current ?? finding.baseline ?? '');
  return part === 'parameters' && failsAt(call.arguments, tool.parameters, steps);
}

/** Follows a pointer through schema and value side by side, to where the value is refused. */
function failsAt(value: Json, schema: Json | undefined, steps: readonly string[]): boolean {
  const [step, name] = steps;
  // What is behind a reference or a choice, or gone from the schema, is not followed.
  if (step === undefined || !isObject(schema)) return schema === undefined || isRefused(value, schema);
  const inner = member(schema, step);
  switch (step) {
    case 'properties':
      if (name === undefined || !isObject(inner)) return true;
      if (!isObject(value)) return isRefused(value, schema);
      if (!Object.hasOwn(value, name)) return isArray(schema['required']) && schema['required'].includes(name);
      return failsAt(member(value, name) ?? null, member(inner, name), steps.slice(2));
    case 'items':
      return isArray(value) ? value.some((one) => failsAt(one, inner, steps.slice(1))) : isRefused(value, schema);
    case 'additionalProperties': {
      if (!isObject(value)) return isRefused(value, schema);
      const declared = member(schema, 'properties');
      const names = Object.keys(value).filter((one) => !isObject(declared) || !Object.hasOwn(declared, one));
      return names.some((one) => failsAt(member(value, one) ?? null, inner, steps.slice(1)));
    }
    default:
      return isRefused(value, schema);
  }
}

/** A part of a schema may refer to what is not in it: then it is taken for refused. */
function isRefused(value: Json, schema: Json): boolean {
  return contains(schema, { const: value }, { strict: true }).answer !== 'compatible';
}
