import type { WitnessCheck, WitnessVerdict } from '../../schema/confirm/judge.ts';

/** A batch on its way to the worker. `cells[0]` counts what is done; `cells[i + 1]` holds the i-th verdict. */
export interface Batch {
  readonly checks: readonly WitnessCheck[];
  readonly cells: Int32Array;
}

/** Verdicts as numbers; a fresh cell (0) is not answered yet. */
const CODES = ['unknown', 'confirmed', 'refuted'] as const satisfies readonly WitnessVerdict[];

export function encodeVerdict(verdict: WitnessVerdict): number {
  return CODES.indexOf(verdict);
}

export function decodeVerdict(code: number): WitnessVerdict {
  return CODES[code] ?? 'unknown';
}
