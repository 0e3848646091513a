import type { Problem } from '../core/finding.ts';

/** What a rule means, for the pages under `docs/rules/` and for the messages. */
export interface Rule {
  readonly level: Problem['level'];
  readonly title: string;
  /** One paragraph: what the rule says, and why the host (or this gate) has it. */
  readonly explanation: string;
  /** What to do, as one or two sentences. It ends every message of the rule. */
  readonly remedy: string;
}
