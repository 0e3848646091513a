/** What a rule is, and how it speaks. */
import type { Problem } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';
import { near } from '../../core/near.ts';
import type { View } from '../view.ts';
import type { Capability } from '../vocabulary.ts';

/** A page of the documentation: what every rule and lint has, whatever it needs to look at. */
export interface RuleEntry {
  /** Stable; `docs/rules/<id>.md` explains it. */
  readonly id: string;
  readonly level: Problem['level'];
  /**
   * Who says so: `text`, heddle's JSON reader; `manifest`, its validator of the manifest alone; `load`, the loader once
   * it has the manifest (a warning where only the manifest is judged); `directory`, the loader with the plugin's
   * files; `submitted`, the server that takes a plugin in a request; `lint`, nobody: it loads, and still goes wrong.
   */
  readonly stage: 'text' | 'manifest' | 'load' | 'directory' | 'submitted' | 'lint';
  /** A few words, for a heading. */
  readonly title: string;
  /** Why it is so and how to mend it: a paragraph of Markdown. */
  readonly text: string;
  /** A manifest (or, for `text`, a text) that breaks the rule, and one that keeps it. */
  readonly wrong: Json;
  readonly right: Json;
}

/** How the host would load the plugin. */
export interface HostOptions {
  readonly grantedCapabilities: readonly Capability[];
  readonly discoverTools: boolean | undefined;
  /** It travels in a request. */
  readonly submitted: boolean;
}

/** A rule that needs the manifest alone. */
export interface Rule extends RuleEntry {
  readonly stage: 'manifest' | 'load' | 'submitted' | 'lint';
  /** Looks at every place the rule is about, and yields what is wrong there, one fault after the other. Never throws. */
  check(view: View, host: HostOptions): Iterable<Fault>;
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

/** Manifests for a rule's examples: the least that heddle takes, with one thing added. */
export const example = {
  manifest: (fields: Record<string, Json>): Json => ({
    name: 'acme',
    version: '1.0.0',
    components: [{ componentType: 'Judge' }],
    ...fields,
  }),
  component: (fields: Record<string, Json>): Json => ({
    name: 'acme',
    version: '1.0.0',
    components: [{ componentType: 'Judge', ...fields }],
  }),
  tool: (fields: Record<string, Json>): Json => ({
    name: 'acme',
    version: '1.0.0',
    tools: [{ name: 'ask', path: 'ask.sh', ...fields }],
  }),
  file: (fields: Record<string, Json>): Json => ({
    name: 'acme',
    version: '1.0.0',
    components: [{ componentType: 'Judge' }],
    files: [{ path: 'skills', ...fields }],
  }),
};
