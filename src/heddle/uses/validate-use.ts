/** `validateUse`: what heddle says of one use of plugins: a document, an operator's configuration, a request. */
import type { Json, Position } from '../../core/json.ts';
import { checkOptions, FLAG, oneOf, TEXTS, type OptionRule } from '../../core/options.ts';
import { grantsOf } from '../options.ts';
import { configurationFaults, type ConfigurationFault } from './configuration.ts';
import { readDocument, type DocumentFormat } from './document.ts';
import { checkGraph, checkStandalone } from './graph.ts';
import type { Host, Manifest } from './host.ts';
import { loadDocument } from './load.ts';
import type { UseFault } from './loading.ts';
import type { UseProblem } from './problem.ts';
import { problemOf } from '../../core/rule.ts';
import { USE_RULES, type UseRuleId } from './rules.ts';
import { toSeen, isSeenObject } from './seen.ts';
import { loadTogether, type TogetherOptions } from './together.ts';

/** One use of plugins. Without `config`, every middleware is configured with `{}`. */
export type Use =
  /** An Agent Spec document: its text (JSON or YAML), its bytes, or its value. */
  | { readonly flow: string | Uint8Array | Json; readonly config?: Readonly<Record<string, Json>> }
  /** What the operator configures middleware with, by component type. */
  | { readonly config: Readonly<Record<string, Json>> }
  /** The session store that the operator chose. */
  | { readonly store: string; readonly config?: Json }
  /** What a client asks for, and the content type that it expects. */
  | { readonly protocol: string; readonly contentType?: string };

export interface UseOptions {
  /** What a document's text is written in. Default: JSON when it begins with a brace, YAML otherwise. */
  readonly format?: DocumentFormat;
  /** Names of tools that the host has from elsewhere: a tools directory. Default: none. */
  readonly tools?: Iterable<string>;
  /** What the host grants. Default: all four capabilities. */
  readonly grantedCapabilities?: readonly string[];
  /** The operator passes `--discover-tools`. Default: not known; a plugin that asks for it is a warning. */
  readonly discoverTools?: boolean;
}

const OPTIONS: Readonly<Record<keyof UseOptions, OptionRule>> = {
  format: oneOf(['json', 'yaml']),
  tools: {
    is: 'a list of names',
    fits: (value) => typeof value === 'object' && value !== null && Symbol.iterator in value,
  },
  grantedCapabilities: TEXTS,
  discoverTools: FLAG,
};

/** Problems that are listed; further ones are as wrong, and a hostile document may hold millions. */
const MAX_PROBLEMS = 200;

/**
 * Everything for which heddle would refuse a use with these plugins loaded. heddle takes it when no problem is an
 * `error`. Nothing is started, and nothing but what is given is read.
 *
 * @param plugins manifests, each as its text or its JSON
 * @returns problems in the order of the document; `about` says to which part of a plugin one refers
 * @throws ConfigError for an option that makes no sense
 */
export async function validateUse(
  use: Use,
  plugins: readonly Manifest[],
  options: UseOptions = {},
): Promise<UseProblem[]> {
  checkOptions('validateUse', options, OPTIONS);
  const { host, faults } = loadTogether(plugins, hostIn(options));
  const problems = createProblems();
  for (const fault of faults) problems.add(fault.rule, { ...fault, at: '' });
  if ('flow' in use) {
    for (const fault of configurationFaults(host, { middleware: use.config ?? {} })) addConfigured(problems, fault, '');
    return [...problems.list, ...(await documentProblems(use.flow, host, options))];
  }
  for (const fault of configurationFaults(host, configured(use))) addConfigured(problems, fault, fault.at);
  return problems.list;
}

function hostIn({ discoverTools, grantedCapabilities }: UseOptions): TogetherOptions {
  return {
    ...(discoverTools !== undefined && { discoverTools }),
    ...(grantedCapabilities !== undefined && { grantedCapabilities: grantsOf(grantedCapabilities) }),
  };
}

function configured(use: Exclude<Use, { readonly flow: unknown }>): Parameters<typeof configurationFaults>[1] {
  if ('store' in use) return { middleware: {}, store: { type: use.store, config: use.config ?? {} } };
  if ('protocol' in use) return { middleware: {}, protocols: [use] };
  return { middleware: use.config };
}

async function documentProblems(
  source: string | Uint8Array | Json,
  host: Host,
  options: UseOptions,
): Promise<UseProblem[]> {
  const problems = createProblems();
  const read = await readDocument(source, options.format);
  if (read.json === undefined) {
    problems.add('use-document', { at: '', says: read.says, ...(read.mend === undefined ? {} : { mend: read.mend }) });
    return read.spot === undefined ? problems.list : problems.list.map((one) => at(one, read.spot));
  }
  const document = toSeen(read.json);
  if (!isSeenObject(document)) return [];
  const { root, loading } = loadDocument(document, host, new Set(options.tools ?? []), problems.add);
  if (root.type === 'Flow') checkGraph(loading, root);
  if (root.type === 'Agent') checkStandalone(loading, root);
  const places = read.places(problems.list.map(({ pointer }) => pointer ?? ''));
  const offset = (one: UseProblem): number => one.offset ?? 0;
  return problems.list.map((one) => at(one, places.get(one.pointer ?? ''))).sort((a, b) => offset(a) - offset(b));
}

function at(problem: UseProblem, spot: Position | undefined): UseProblem {
  return spot === undefined ? problem : { ...problem, offset: spot.offset, line: spot.line, column: spot.column };
}

interface Problems {
  readonly list: UseProblem[];
  readonly add: (rule: UseRuleId, fault: UseFault) => void;
}

function createProblems(): Problems {
  const list: UseProblem[] = [];
  const said = new Set<string>();
  return {
    list,
    add(id, fault) {
      const rule = USE_RULES.get(id);
      const key = `${id} ${fault.at} ${fault.says}`;
      if (rule === undefined || list.length >= MAX_PROBLEMS || said.has(key)) return;
      said.add(key);
      const { about, also, level } = fault;
      const problem = problemOf({ id, level: level ?? rule.level }, fault);
      list.push({
        ...problem,
        rule: id,
        ...(about === undefined ? {} : { about }),
        ...(also === undefined ? {} : { also }),
      });
    },
  };
}

function addConfigured(problems: Problems, fault: ConfigurationFault, at: string): void {
  problems.add(fault.rule, { ...fault, at });
}

/** Every plugin's fault when these are loaded side by side; `plugin` counts from 0. */
export function validateTogether(
  plugins: readonly Manifest[],
  options: Pick<UseOptions, 'discoverTools' | 'grantedCapabilities'> = {},
): (UseProblem & { readonly plugin: number })[] {
  const { discoverTools, grantedCapabilities } = OPTIONS;
  checkOptions('validateTogether', options, { discoverTools, grantedCapabilities });
  const { faults } = loadTogether(plugins, hostIn(options));
  return faults.map(({ rule, plugin, level, ...fault }) => ({
    ...problemOf({ id: rule, level: level ?? 'error' }, fault),
    rule,
    plugin,
  }));
}
