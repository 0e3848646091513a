import type { Json } from '../core/json.ts';

/** What a keyword says on either side; absent where it says nothing. */
export interface KeywordDifference {
  readonly keyword: string;
  readonly reader?: Json;
  readonly writer?: Json;
}

/**
 * What differs at a place, from the reader's point of view, as data: sentences are made of it, nothing is decided by
 * it.
 */
export type Difference =
  /** `refused`: types that the writer may send and the reader does not take; `writer` lists all that it may send. */
  | { readonly is: 'types'; readonly reader: Names; readonly writer: Names; readonly refused: Names }
  /** `any`: the writer may send others than any list says. */
  | {
      readonly is: 'values';
      readonly reader: readonly Json[];
      readonly refused: readonly Json[];
      readonly any: boolean;
    }
  | { readonly is: 'keywords'; readonly keywords: readonly KeywordDifference[] }
  /** Alternatives that only the writer has. */
  | { readonly is: 'alternatives'; readonly refused: Names }
  | { readonly is: 'needs'; readonly name: string; readonly needs: Names };
type Names = readonly string[];
