import { createHash } from 'node:crypto';
import { parseJson, isArray, isObject, type Json } from '../core/json.ts';
import { shorten, visible } from '../report/untrusted.ts';
import type { RunContext } from './context.ts';

/** What tells one gate from every other of the repository. */
export interface Identity {
  /** Twelve lower-case hex digits: in the comment's marker and the artifact's name. */
  readonly key: string;
  /** What the check is called: `Compatibility (gate)`. */
  readonly title: string;
}

/** What a workflow says of the gate that it runs. */
export interface GateOf extends Pick<RunContext, 'workflow' | 'job' | 'step'> {
  /** The input `name`. */
  readonly name?: string;
  /** The input `matrix`: the leg of the job's matrix, as JSON. */
  readonly matrix?: string;
}

/**
 * Who this gate is. Not by its contracts: one that is added must not orphan the comment. Legs of a matrix and several
 * gates of one job have names of their own; the step tells the latter apart where no name does. Pure.
 */
export function identityOf({ workflow, job, step, name, matrix }: GateOf): Identity {
  const leg = legOf(matrix);
  const own = name ?? step;
  const key = createHash('sha256')
    .update(JSON.stringify([workflow, job, leg, own]))
    .digest('hex')
    .slice(0, 12);
  const parts = [name ?? job, ...leg, ...(name === undefined ? stepTitle(step, job) : [])];
  return { key, title: `Compatibility (${parts.map((part) => shorten(visible(part), 60)).join(', ')})` };
}

/** The values of a leg, in the order of their names; what is no plain value is not said. */
function legOf(matrix: string | undefined): string[] {
  if (matrix === undefined || matrix.trim() === '') return [];
  let value: Json;
  try {
    ({ value } = parseJson(matrix));
  } catch {
    return [matrix.trim()];
  }
  return isObject(value)
    ? Object.keys(value)
        .sort()
        .flatMap((key) => plainValues(value[key]))
    : plainValues(value);
}

function plainValues(value: Json | undefined): string[] {
  if (value === undefined || value === null) return [];
  if (isArray(value)) return value.flatMap(plainValues);
  if (isObject(value))
    return Object.keys(value)
      .sort()
      .flatMap((key) => plainValues(value[key]));
  return [String(value)];
}

/**
 * The runner calls a step without an id after its action, and numbers those that come after the first:
 * `__berm_compat-action`, `__berm_compat-action_2`.
 */
function stepTitle(step: string, job: string): string[] {
  const numbered = /^__.*_(\d+)$/.exec(step)?.[1];
  if (numbered !== undefined) return [numbered];
  return step === '' || step === job || /^(?:__.*|\d+)$/.test(step) ? [] : [step];
}
