import type { Answer } from '../types.ts';
import { undecided } from '../undecided.ts';
import type { WitnessVerdict } from './confirmer.ts';

/**
 * What the engine's answer is worth once independent validators have seen its witness: only a confirmed one is a
 * break.
 */
export function confirmedAnswer(answer: Extract<Answer, { answer: 'break' }>, verdict: WitnessVerdict): Answer {
  return verdict === 'confirmed' ? answer : undecided({ code: 'unconfirmed', why: verdict });
}
