import { contractPool, DEFAULT_STEPS, giveBack, takeShare } from '../../schema/budget.ts';
import type { Confirmer } from '../../schema/confirm/confirmer.ts';
import { partsOf } from '../../schema/formula/parts.ts';
import type { Explain } from '../../schema/types.ts';

/** What all pairs of one contract share. */
interface Shared {
  /** Steps for one pair. */
  readonly budget?: number | undefined;
  /** Who has witnesses checked. */
  readonly confirmer?: Confirmer | undefined;
}

/**
 * The engine for the many schemas of one contract: what they cost together, explained and confirmed, is bounded. Real
 * contracts never come near it. Once it is used up, what is left of a contract that was made to exhaust the engine is
 * not looked at any more, and stays undecided.
 */
export function sharedBudget(explain: Explain, { budget = DEFAULT_STEPS, confirmer }: Shared = {}): Explain {
  const pool = contractPool(budget);
  return (reader, writer, options) => {
    const share = takeShare(pool, partsOf(reader) + partsOf(writer));
    const places = explain(reader, writer, {
      ...options,
      budget,
      pool: share,
      ...(confirmer !== undefined && { confirmer }),
    });
    giveBack(pool, share);
    return places;
  };
}
