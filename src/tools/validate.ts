import type { Problem } from '../core/finding.ts';
import { locate } from '../core/locate.ts';
import { checkOptions, TEXTS, type OptionRule } from '../core/options.ts';
import { problemOf } from '../core/rule.ts';
import { readTools } from './read.ts';
import { RULES } from './rules/index.ts';

/** How a list of tools is judged. */
export interface ValidateToolsOptions {
  /** Ids of rules that are not wanted; only those of lints have an effect. */
  readonly off?: readonly string[];
}

const OPTIONS: Readonly<Record<keyof ValidateToolsOptions, OptionRule>> = { off: TEXTS };

/** Faults that one rule reports; further ones are as wrong, and a hostile list may hold millions. */
const MOST_PER_RULE = 100;

/**
 * What is wrong with a list of tools (an answer to MCP's `tools/list`): what makes clients that check the answer drop
 * it (`error`), and what some of them drop or read otherwise (`warning`). Starts nothing, asks nobody.
 *
 * @param text the document: its bytes, or its text (UTF-8, at most 16 MiB)
 * @returns the problems in the order of the text; no `error` = clients take the list
 * @throws ConfigError for an option that does not exist, or a value that it cannot take
 */
export function validateTools(text: string | Uint8Array, options: ValidateToolsOptions = {}): Problem[] {
  checkOptions('validateTools', options, OPTIONS);
  const read = readTools(text);
  const { view } = read;
  if (view === undefined) return [...read.problems];
  const off = new Set(options.off ?? []);
  const problems = RULES.filter(({ id, level }) => level === 'error' || !off.has(id)).flatMap((rule) =>
    [...first(rule.check(view), MOST_PER_RULE)].map((fault) => problemOf(rule, fault)),
  );
  const places = locate(
    read.text,
    problems.map(({ pointer = '' }) => pointer),
  );
  return problems
    .map((problem): Problem => {
      const place = places.get(problem.pointer ?? '');
      return place === undefined ? problem : { ...problem, line: place.line, column: place.column };
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

function* first<T>(all: Iterable<T>, most: number): Iterable<T> {
  let count = 0;
  for (const one of all) {
    if (count === most) return;
    count += 1;
    yield one;
  }
}
