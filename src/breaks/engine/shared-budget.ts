import { DEFAULT_STEPS } from '../../schema/budget.ts';
import type { Confirmer } from '../../schema/confirm/confirmer.ts';
import { isExhausted } from '../../schema/undecided.ts';
import type { Explain, SchemaPlace } from '../../schema/types.ts';

/** What is left for each further pair of schemas, however many before it were made to exhaust the engine. */
const LEAST_STEPS = 1_000;

/** What all pairs of one contract share. */
interface Shared {
  /** Steps for one pair. */
  readonly budget?: number | undefined;
  /** Who has witnesses checked. */
  readonly confirmer?: Confirmer | undefined;
}

/**
 * The engine for the many schemas of one contract. A pair that uses up its budget halves what the next ones get, so
 * that a contract full of hostile schemas costs little more than one of them. Real contracts never come near it.
 */
export function sharedBudget(explain: Explain, { budget = DEFAULT_STEPS, confirmer }: Shared = {}): Explain {
  let steps = budget;
  return (reader, writer, options) => {
    const places = explain(reader, writer, {
      ...options,
      budget: steps,
      ...(confirmer !== undefined && { confirmer }),
    });
    if (places.some(exhausted)) steps = Math.min(steps, Math.max(LEAST_STEPS, Math.floor(steps / 2)));
    return places;
  };
}

function exhausted(place: SchemaPlace): boolean {
  return place.answer === 'undecided' && isExhausted(place.cause);
}
