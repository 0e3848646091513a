import type { Hit, Level, Shows } from '../../../core/finding.ts';
import type { Words } from './words.ts';

/** One entry of the catalogue: what a kind of finding between two plugin manifests weighs, and how it is explained. */
export interface PluginKind {
  readonly level: Level;
  /** A few words, for a heading. */
  readonly title: string;
  /** When it is found, in one or two sentences of Markdown. */
  readonly when: string;
  /** Who is hit. */
  readonly hits: readonly Hit[];
  /** Where it shows. */
  readonly shows: Shows;
  /** The smallest pair of manifests that shows it, each as a line. */
  readonly example: { readonly before: string; readonly after: string };
  /** The finding's sentence: one, plain, with the direction in words. */
  readonly says: (words: Words) => string;
  /** What would mend it. Absent where nothing needs mending. */
  readonly remedy?: (words: Words) => string;
}

/** A part of the catalogue: one file per family. */
export type PluginKinds = Readonly<Record<string, PluginKind>>;
