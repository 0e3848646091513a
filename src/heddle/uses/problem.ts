/** What is wrong with a use, and which part of a plugin it refers to. */
import type { Problem } from '../../core/finding.ts';
import type { UseRuleId } from './rules.ts';

/** A part of a plugin that a use relies on: what a problem refers to, as data. */
export type UseAbout =
  | { readonly part: 'component'; readonly component: string }
  | {
      readonly part: 'configuration';
      readonly component: string;
      /** Names and positions as heddle calls them (camelCase), from the configuration down. */
      readonly path: readonly (string | number)[];
      readonly keyword: string;
    }
  | {
      readonly part: 'port';
      readonly component: string;
      readonly side: 'inputs' | 'outputs';
      readonly title: string;
    }
  | { readonly part: 'branch'; readonly component: string; readonly branch: string }
  | { readonly part: 'tool'; readonly tool: string }
  | { readonly part: 'store'; readonly component: string }
  | { readonly part: 'protocol'; readonly protocol: string };

/** A problem of a use. `pointer`, `line` and `column` are places in the document, where the use is one. */
export interface UseProblem extends Problem {
  readonly rule: UseRuleId;
  /** Absent where it is about the document alone. */
  readonly about?: UseAbout;
  /** The other end, where it lies between two parts of plugins. */
  readonly also?: UseAbout;
}
