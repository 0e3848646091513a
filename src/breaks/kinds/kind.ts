import type { Level } from '../../core/finding.ts';
import type { Words } from './words.ts';

/** One entry of the catalogue: what a kind of finding weighs and how it is explained. */
export interface Kind {
  readonly level: Level;
  /** Breaks that something gone or withdrawn proves. A break of any other kind is proved by a witness, or rests on berm's rule. */
  readonly proof?: 'structure';
  /** A few words, for a heading. */
  readonly title: string;
  /** When it is found, in one or two sentences. */
  readonly when: string;
  /** Who is hit, and how they notice. */
  readonly hits: string;
  /** The smallest pair of contracts that shows it, each as a line of the manifest. */
  readonly example: { readonly before: string; readonly after: string };
  /** The finding's sentence: one, plain, with the direction in words. */
  readonly says: (words: Words) => string;
  /** What would mend it. Absent where nothing needs mending. */
  readonly remedy?: (words: Words) => string;
}

/** A part of the catalogue: one file per family. */
export type Kinds = Readonly<Record<string, Kind>>;
