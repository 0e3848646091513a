import type { Fault, RuleEntry } from '../rules/rule.ts';
import type { Inspection } from './inspect.ts';

/** A rule that needs the plugin's directory. Its examples are manifests beside the files that its text names. */
export interface DirectoryRule extends RuleEntry {
  readonly stage: 'directory' | 'lint';
  /** Looks at what was seen, and yields what is wrong. Never throws. */
  check(seen: Inspection): Iterable<Fault>;
}
