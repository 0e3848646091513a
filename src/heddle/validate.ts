/**
 * `validatePlugin`: would heddle load this manifest? Reads the text, asks every rule, puts each problem on its line.
 */
import { ConfigError } from '../contract/errors.ts';
import type { Problem } from '../contract/finding.ts';
import type { JsonObject } from '../contract/json.ts';
import { locate } from '../contract/locate.ts';
import { near } from '../contract/near.ts';
import { RULES } from './rules/index.ts';
import { problemOf, type Fault, type HostOptions, type Rule, type RuleEntry } from './rules/rule.ts';
import { readManifestText } from './text.ts';
import { viewOf } from './view.ts';
import { CAPABILITIES, isCapability, type Capability } from './vocabulary.ts';

/** Faults that one rule reports; further ones are as wrong, and a hostile manifest may hold millions. */
const MAX_FAULTS_PER_RULE = 100;

export interface ValidateOptions {
  /** What the host grants. Default: all four capabilities. */
  readonly grantedCapabilities?: readonly string[];
  /** The plugin will travel in a request: the server's rules are asked too, and it has no directory. Default false. */
  readonly submitted?: boolean;
  /**
   * Whether the operator lets heddle start the plugin to ask for its tools. Given either way, the manifest is judged
   * as a host would load it. Default: no host is meant, unless `directory` or `submitted` is given; then false.
   */
  readonly discoverTools?: boolean;
  /** Ids of lints that are switched off. */
  readonly off?: readonly string[];
}

/**
 * Everything that keeps heddle from loading a plugin, and everything that it loads although it will go wrong.
 * heddle accepts exactly when no problem is an `error`.
 *
 * @param text the manifest: its bytes, or its text (UTF-8; at most 8 MiB)
 * @returns the problems in the order of the text; for a text that is not JSON, one
 * @throws ConfigError for an option that makes no sense; never for anything in the manifest
 */
export function validatePlugin(text: string | Uint8Array, options: ValidateOptions = {}): Problem[] {
  const host = hostOf(options);
  const off = offOf(options.off ?? []);
  const read = readManifestText(text);
  const problems = [...read.problems.filter(({ rule }) => !off.has(rule))];
  if (read.json !== undefined) problems.push(...judge(read.json, host, options, off));
  return inOrder(read.text, problems);
}

function judge(json: JsonObject, host: HostOptions, options: ValidateOptions, off: ReadonlySet<string>): Problem[] {
  const view = viewOf(json);
  const loading = options.submitted === true || options.discoverTools !== undefined;
  return RULES.filter((rule) => !off.has(rule.id) && asked(rule, options)).flatMap((rule) => [...problemsOf(severity(rule, loading), rule.check(view, host))]);
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
      yield problemOf(rule, { at: '', says: `${rule.title}: more than ${MAX_FAULTS_PER_RULE} places break this rule, and the rest are not listed` });
      return;
    }
    yield problemOf(rule, fault);
  }
}

/** Puts each problem that has a pointer and no line yet on its line, and sorts by place; at one place errors come first. */
function inOrder(text: string, problems: readonly Problem[]): Problem[] {
  const places = locate(text, problems.flatMap(({ pointer }) => (pointer === undefined ? [] : [pointer])));
  const weight = { error: 0, warning: 1, notice: 2 } as const;
  return problems
    .map((problem) => {
      const position = problem.line === undefined && problem.pointer !== undefined ? places.get(problem.pointer) : undefined;
      return position === undefined ? problem : { ...problem, line: position.line, column: position.column };
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) || weight[a.level] - weight[b.level]);
}

function hostOf(options: ValidateOptions): HostOptions {
  return { grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES), discoverTools: options.discoverTools };
}

function grantsOf(words: readonly string[]): Capability[] {
  return words.map((word) => {
    if (isCapability(word)) return word;
    const meant = near(word, CAPABILITIES);
    throw new ConfigError(`granted capability ${JSON.stringify(word)} is none of heddle’s: ${CAPABILITIES.join(', ')}.${meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`}`);
  });
}

function offOf(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids);
}
