import type { Subject } from '../core/finding.ts';
import type { Json } from '../core/json.ts';
import type { KindId } from './kinds/index.ts';

/** The part of a contract that a schema describes: what callers send, what they get back, what an event carries. */
export type Part = 'arguments' | 'result' | 'data';

/** A place within a part: the names and steps that lead there from the root of the value. */
export interface Spot {
  readonly part: Part;
  /** `.name`, `[]` (array items) and `.*` (map values), joined; empty for the whole. */
  readonly path: string;
  /** The path begins at this shared definition (`$defs`), which may be reached from several places. */
  readonly definition?: string;
  /** It is about names there that are not listed one by one. */
  readonly names?: boolean;
}

/** One difference between two manifests, before it is weighed and worded: plain data. */
export interface Change {
  readonly kind: KindId;
  readonly subject: Subject;
  /** Default `callers`. */
  readonly audience?: 'callers' | 'host';
  /** JSON Pointers into the two manifests. */
  readonly baseline?: string;
  readonly current?: string;
  readonly spot?: Spot;
  /** What stood there before and what stands there now: the whole of it, normalised, for the fingerprint. */
  readonly was?: Json;
  readonly is?: Json;
  /** What else tells it from others, for the fingerprint alone: where `was` and `is` are cut. */
  readonly identity?: string;
  /** Of two lists of values: those that the writer may send and the reader does not know. */
  readonly extra?: readonly string[];
  /** A value that the writer may send and the reader refuses. */
  readonly witness?: { readonly value: Json };
  /** Why it could not be decided. */
  readonly reason?: string;
  readonly also?: readonly string[];
}

/** What an old release and the next one are called in sentences: `1.4.0`, or `the baseline`. */
export interface Names {
  readonly baseline: string;
  readonly current: string;
}
