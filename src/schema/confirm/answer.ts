import type { Answer } from '../types.ts';
import type { WitnessVerdict } from './judge.ts';

/** What the engine's answer is worth once independent validators have seen its witness: only a confirmed one is a break. */
export function confirmedAnswer(answer: Extract<Answer, { answer: 'break' }>, verdict: WitnessVerdict): Answer {
  switch (verdict) {
    case 'confirmed':
      return answer;
    case 'refuted':
      return {
        answer: 'undecided',
        reason:
          'the engine found a witness that independent validators do not confirm; please report the two schemas as a bug',
      };
    case 'unknown':
      return {
        answer: 'undecided',
        reason: 'a witness was found, but the independent validators could not check it within their limits',
      };
    default:
      return verdict satisfies never;
  }
}
