/**
 * `validatePlugin`: would heddle load this manifest? Reads the text, asks every rule, puts each problem on its line.
 */
import type { Problem } from '../core/finding.ts';
import { locate } from '../core/locate.ts';
import { inspect } from './directory/inspect.ts';
import { DIRECTORY_RULES } from './directory/rules.ts';
import { LINTS } from './lints/index.ts';
import { checkValidateOptions, hostOf, offOf, type ValidateOptions } from './options.ts';
import { RULES } from './rules/index.ts';
import { problemOf, type Fault, type HostOptions, type Rule, type RuleEntry } from './rules/rule.ts';
import { readManifestText } from './text.ts';
import { viewOf, type View } from './view.ts';

/** Faults that one rule reports; further ones are as wrong, and a hostile manifest may hold millions. */
const MAX_FAULTS_PER_RULE = 100;

/**
 * Everything that keeps heddle from loading a plugin, and everything that it loads although it will go wrong.
 * heddle accepts exactly when no problem is an `error`.
 *
 * @param text the manifest: its bytes, or its text (UTF-8; at most 8 MiB)
 * @returns the problems in the order of the text; for a text that is not JSON, one
 * @throws ConfigError for an option that makes no sense; never for anything in the manifest or its directory
 */
export function validatePlugin(text: string | Uint8Array, options: ValidateOptions = {}): Problem[] {
  checkValidateOptions(options);
  const host = hostOf(options);
  const off = offOf(options.off ?? []);
  const read = readManifestText(text);
  const problems = [...read.problems];
  if (read.json !== undefined) {
    const view = viewOf(read.json);
    problems.push(...alone(view, host, options), ...inDirectory(view, text, options));
  }
  return inOrder(
    read.text,
    problems.filter(({ level, rule }) => level === 'error' || !off.has(rule)),
  );
}

/** What the manifest alone tells. */
function alone(view: View, host: HostOptions, options: ValidateOptions): Problem[] {
  const loading = options.submitted === true || options.directory !== undefined || options.discoverTools !== undefined;
  return [...RULES, ...LINTS]
    .filter((rule) => asked(rule, options))
    .flatMap((rule) => [...problemsOf(severity(rule, loading), rule.check(view, host))]);
}

/** What its directory tells. */
function inDirectory(view: View, text: string | Uint8Array, options: ValidateOptions): Problem[] {
  const { directory } = options;
  if (directory === undefined || options.submitted === true) return [];
  const fileName =
    options.fileName ?? directory.nameOf?.(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  const seen = inspect(view, directory, fileName);
  return DIRECTORY_RULES.flatMap((rule) => [...problemsOf(rule, rule.check(seen))]);
}

function asked(rule: Rule, options: ValidateOptions): boolean {
  return rule.stage !== 'submitted' || options.submitted === true;
}

/** What only the loader refuses is a warning while the manifest alone is judged. */
function severity(rule: Rule, loading: boolean): RuleEntry {
  return rule.stage === 'load' && !loading ? { ...rule, level: 'warning' } : rule;
}

function* problemsOf(rule: RuleEntry, faults: Iterable<Fault>): Iterable<Problem> {
  let count = 0;
  for (const fault of faults) {
    count += 1;
    if (count > MAX_FAULTS_PER_RULE) {
      yield problemOf(rule, {
        at: '',
        says: `${rule.title}: more than ${MAX_FAULTS_PER_RULE} places break this rule, and the rest are not listed`,
      });
      return;
    }
    yield problemOf(rule, fault);
  }
}

/**
 * Puts each problem that has a pointer and no line yet on its line, and sorts by place; at one place errors come
 * first.
 */
function inOrder(text: string, problems: readonly Problem[]): Problem[] {
  const places = locate(
    text,
    problems.flatMap(({ pointer }) => (pointer === undefined ? [] : [pointer])),
  );
  const weight = { error: 0, warning: 1, notice: 2 } as const;
  return problems
    .map((problem) => {
      const position =
        problem.line === undefined && problem.pointer !== undefined ? places.get(problem.pointer) : undefined;
      return position === undefined ? problem : { ...problem, line: position.line, column: position.column };
    })
    .sort(
      (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) || weight[a.level] - weight[b.level],
    );
}
