import { describeCause, type Cause } from './undecided.ts';

/** Work is counted in steps, not in time, so that an answer is the same on every machine. */
export interface Budget {
  steps: number;
  /** Levels of goals and decisions entered and not left yet. */
  depth: number;
}

/**
 * Steps for one answer when nothing else is asked for: many times what the largest real contract takes, and a second
 * or two.
 */
export const DEFAULT_STEPS = 700_000;
/** A whole contract, explained and confirmed, may cost this many times what one answer may, however small it is. */
const CONTRACT = 1.4;
/** What a contract holds adds to that: so many steps for each part of its schemas, up to this many times as much. */
const STEPS_PER_PART = 20;
const MOST = 2;
/**
 * Of what is left no pair of schemas gets more than this share: one that exhausts its own leaves something to the
 * others.
 */
const SHARE = 0.5;

/** Work that several comparisons share. */
export interface WorkPool {
  left: number;
  /** What it may still grow by. */
  spare: number;
}

/** The work that a whole contract may cost, when one answer may cost so many steps. */
export function contractPool(steps: number = DEFAULT_STEPS): WorkPool {
  const left = Math.max(1, Math.floor(steps * CONTRACT));
  return { left, spare: left * (MOST - 1) };
}

/** Takes what one pair of schemas may cost out of what all share; more, the more there is to compare. */
export function takeShare(pool: WorkPool, parts: number): WorkPool {
  const more = Math.min(parts * STEPS_PER_PART, pool.spare);
  pool.spare -= more;
  pool.left += more;
  const left = Math.max(0, pool.left * SHARE);
  pool.left -= left;
  return { left, spare: 0 };
}

/** Gives back what a pair did not need; what it took too much is missing. */
export function giveBack(pool: WorkPool, { left }: WorkPool): void {
  pool.left += left;
}
/** How deeply goals may nest; a stack frame or ten each. */
const MAX_DEPTH = 300;

/** Thrown inside the engine only; `decide` turns it into `undecided`. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
  readonly fault: Cause;
  constructor(fault: Cause) {
    super(describeCause(fault));
    this.fault = fault;
  }
}

export function createBudget(steps: number = DEFAULT_STEPS): Budget {
  return { steps, depth: 0 };
}

/** Pays for some work. */
export function spend(budget: Budget, steps = 1): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new BudgetError({ code: 'budget' });
}

/** Runs one level deeper. */
export function deeper<T>(budget: Budget, run: () => T): T {
  if (budget.depth >= MAX_DEPTH) throw new BudgetError({ code: 'depth', of: 'comparison', levels: MAX_DEPTH });
  budget.depth += 1;
  try {
    return run();
  } finally {
    budget.depth -= 1;
  }
}
