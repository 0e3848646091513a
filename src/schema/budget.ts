import { describeCause, type Cause } from './undecided.ts';

/** Work is counted in steps, not in time, so that an answer is the same on every machine. */
export interface Budget {
  steps: number;
  /** Levels of goals and decisions entered and not left yet. */
  depth: number;
}

/** Steps when nothing else is asked for: many times what the largest real contract takes, and a fraction of a second. */
export const DEFAULT_STEPS = 70_000;
/** Steps for checking a value that was found. */
export const CHECK_STEPS = 60_000;
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
