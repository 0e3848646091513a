/** What the page and its worker say to each other: plain data. */

/** A file that was dropped, chosen, or taken from an example. */
export interface TryFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What was released before, and what is proposed. */
export interface TryPair {
  readonly before: TryFile;
  readonly after: TryFile;
}

/** What the worker makes of a pair. */
export type TryAnswer =
  /** Two contracts: the report as a page of its own, and as JSON. */
  | { readonly state: 'report'; readonly title: string; readonly html: string; readonly json: string }
  /** Two JSON Schemas: one line for each direction. */
  | { readonly state: 'schemas'; readonly lines: readonly SchemaLine[] }
  /** Nothing could be compared. */
  | { readonly state: 'failed'; readonly why: string };

export interface SchemaLine {
  readonly question: string;
  readonly answer: 'compatible' | 'break' | 'undecided';
  /** Of a break, the witness as JSON; of an undecided one, the reason. */
  readonly detail?: string;
}
