/** What a rule on plugin manifests is. */
import type { Json } from '../../core/json.ts';
import { problemOf, type Fault, type RuleEntry as Entry } from '../../core/rule.ts';
import type { View } from '../view.ts';
import type { Capability } from '../vocabulary.ts';

export { problemOf, type Fault };

/**
 * Who says so: `text`, heddle's JSON reader; `manifest`, its validator of the manifest alone; `load`, the loader once
 * it has the manifest (a warning where only the manifest is judged); `directory`, the loader with the plugin's
 * files; `submitted`, the server that takes a plugin in a request; `lint`, nobody: it loads, and still goes wrong.
 */
export type Stage = 'text' | 'manifest' | 'load' | 'directory' | 'submitted' | 'lint';

export type RuleEntry = Entry<Stage>;

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
  /**
   * Looks at every place the rule is about, and yields what is wrong there, one fault after the other. Never throws.
   */
  check(view: View, host: HostOptions): Iterable<Fault>;
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
