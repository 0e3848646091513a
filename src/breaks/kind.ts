import type { Hit, Level, PartId, Shows } from '../core/finding.ts';
import type { Json } from '../core/json.ts';
import type { Words } from './words.ts';

/**
 * The smallest pair that shows a kind: two schemas of one part of a tool, or parts of two contracts. The pages and the
 * tests run it; nothing in it is made up.
 */
export type Sample =
  | { readonly part: PartId; readonly before: Json; readonly after: Json }
  | { readonly before: Json; readonly after: Json };

/** One entry of a catalogue: what a kind of finding weighs, how it is said, and how it is explained. */
export interface Kind {
  readonly level: Level;
  /**
   * Breaks that something gone or withdrawn proves. A break of any other kind is proved by a witness, or rests on a
   * host's rule.
   */
  readonly proof?: 'structure';
  /** It asks for a minor version step: callers may use something new, or should stop using something. */
  readonly addition?: true;
  /** A few words, for a heading. */
  readonly title: string;
  /** When it is found, in one or two sentences of Markdown. */
  readonly when: string;
  /** Who is hit, and how they notice. */
  readonly who: string;
  /** Who is hit and where it shows, for plugins. */
  readonly hits?: readonly Hit[];
  readonly shows?: Shows;
  /** The finding's sentence: a short clause, the place first. It names neither the subject nor a version. */
  readonly message: (words: Words) => string;
  /** What would fix it: an imperative. Absent where nothing needs fixing. */
  readonly remedy?: (words: Words) => string;
  readonly sample: Sample;
}

/** A catalogue, or one family of it: id → kind. */
export type Kinds<Id extends string = string> = Readonly<Record<Id, Kind>>;
