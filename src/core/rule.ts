/**
 * What a rule is, whatever kind of contract it is about: a page of the documentation, and how it says what is wrong.
 */
import type { Problem } from './finding.ts';
import type { Json } from './json.ts';
import { near } from './near.ts';

/**
 * What every rule says of itself: `docs/rules/<id>.md` is made from it. A level is an entry here, never code's
 * decision.
 */
export interface RulePage {
  readonly level: Problem['level'];
  /** A few words, for a heading. */
  readonly title: string;
  /** Why it is so: a paragraph of Markdown. */
  readonly text: string;
}

/** A rule of a table: its id is its key there, and its messages end in what to do. */
export interface TableRule extends RulePage {
  /** What to do, as one or two sentences. It ends every message of the rule. */
  readonly remedy: string;
}

/** A rule that stands for itself, with examples. */
export interface RuleEntry<Stage extends string = string> extends RulePage {
  /** Stable. */
  readonly id: string;
  /** Who has the rule, or when it is looked at. */
  readonly stage: Stage;
  /** What breaks the rule, and what keeps it. */
  readonly wrong: Json;
  readonly right: Json;
}

/** What is wrong at one place. */
export interface Fault {
  /** JSON Pointer. */
  readonly at: string;
  /** One sentence without its full stop: who has what wrong. */
  readonly says: string;
  /** What should stand there, in a few words. */
  readonly expected?: string;
  readonly received?: string;
  /** A word as written, and those it may have meant. */
  readonly meant?: { readonly word: Json | undefined; readonly known: Iterable<string> };
  /** What to do, where the expectation does not say it. */
  readonly mend?: string;
}

/** The problem that a fault makes under a rule. */
export function problemOf(rule: Pick<RuleEntry, 'id' | 'level'>, fault: Fault): Problem {
  const { meant } = fault;
  const word = typeof meant?.word === 'string' ? near(meant.word, meant.known) : undefined;
  const parts = [
    fault.expected === undefined ? fault.says : `${fault.says}; expected ${fault.expected}`,
    ...(word === undefined ? [] : [`Did you mean ${JSON.stringify(word)}?`]),
    ...(fault.mend === undefined ? [] : [fault.mend]),
  ];
  return {
    level: rule.level,
    rule: rule.id,
    message: parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`)).join(' '),
    pointer: fault.at,
    ...(fault.expected === undefined ? {} : { expected: fault.expected }),
    ...(fault.received === undefined ? {} : { received: fault.received }),
  };
}
