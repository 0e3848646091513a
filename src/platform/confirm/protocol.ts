import type { WitnessVerdict } from '../../schema/confirm/confirmer.ts';
import type { PreparedCheck } from '../../schema/confirm/prepare.ts';

/**
 * A batch on its way to the worker; a check is undefined where its numbers could not be prepared. `cells[0]` counts
 * what is done; `cells[i + 1]` holds the i-th verdict.
 */
export interface Batch {
  readonly checks: readonly (PreparedCheck | undefined)[];
  readonly cells: Int32Array;
}

/** Verdicts as numbers; a fresh cell (0) is not answered yet. */
const CODES = [
  'unavailable',
  'confirmed',
  'refuted',
  'disagreement',
  'unreadable',
  'too-costly',
] as const satisfies readonly WitnessVerdict[];

export function encodeVerdict(verdict: WitnessVerdict): number {
  return CODES.indexOf(verdict);
}

export function decodeVerdict(code: number): WitnessVerdict {
  return CODES[code] ?? 'unavailable';
}
