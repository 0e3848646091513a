import { ContractError, type Place } from '../core/errors.ts';
import type { Problem } from '../core/finding.ts';
import { RULES, type RuleId } from './rules.ts';

/** What a problem says beyond its rule. */
export interface Details extends Place {
  readonly expected?: string;
  readonly received?: string;
}

/**
 * A problem under a rule: the sentence that says what is wrong and where, and the rule's remedy behind it.
 *
 * @param what a whole sentence
 */
export function problem(rule: RuleId, what: string, details: Details = {}): Problem {
  const { level, remedy } = RULES[rule];
  return { level, rule, message: `${what} ${remedy}`, ...details };
}

/** The same as an error: for a fault behind which nothing can be read. */
export function fault(rule: RuleId, what: string, details: Details = {}): ContractError {
  return asError(problem(rule, what, details));
}

/** A problem as the error that `readImage` and its like throw. */
export function asError({ rule, message, pointer, offset, line, column }: Problem): ContractError {
  return new ContractError(rule, message, {
    ...(pointer !== undefined && { pointer }),
    ...(offset !== undefined && { offset }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  });
}

/** An error as the problem it was made from. */
export function asProblem(error: ContractError): Problem {
  return { level: 'error', rule: error.rule, message: error.message, ...error.place };
}

/** The first problem that keeps a host from loading the contract. */
export function firstError(problems: readonly Problem[]): Problem | undefined {
  return problems.find(({ level }) => level === 'error');
}

/** A name from a contract in a message: quoted, escaped, shortened. */
export function quoted(name: string): string {
  const text = JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}…` : name);
  return text.toWellFormed();
}
