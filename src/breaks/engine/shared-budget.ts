import { contractPool, DEFAULT_STEPS } from '../../schema/budget.ts';
import type { Confirmer } from '../../schema/confirm/confirmer.ts';
import type { Explain } from '../../schema/types.ts';

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
 * The engine for the many schemas of one contract: what they cost together, explained and confirmed, is bounded. Once
 * the common pool is empty each further pair gets a little of its own. Real contracts never come near it.
 */
export function sharedBudget(explain: Explain, { budget = DEFAULT_STEPS, confirmer }: Shared = {}): Explain {
  const pool = contractPool(budget);
  return (reader, writer, options) => {
    if (pool.left < LEAST_STEPS) pool.left = LEAST_STEPS;
    return explain(reader, writer, {
      ...options,
      budget,
      pool,
      ...(confirmer !== undefined && { confirmer }),
    });
  };
}
