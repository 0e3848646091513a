import type { Cause, Hit, PartId, Place, Shows, Subject, Witness } from '../core/finding.ts';
import type { Json } from '../core/json.ts';
import type { PlaceKindId } from '../schema/place-kinds.ts';
import type { Difference } from '../schema/difference.ts';

export type { PartId, Place };

/**
 * One difference between two contracts, before it is weighed and worded: plain data, the same for every kind of
 * contract.
 */
export interface Change<Id extends string = string> {
  readonly kind: Id;
  readonly subject: Subject;
  /** Default `callers`. */
  readonly audience?: 'callers' | 'host';
  /** JSON Pointers into the two manifests. */
  readonly baseline?: string;
  readonly current?: string;
  /** Where within the subject it lies. */
  readonly place?: Place;
  /** It is about names there that are not listed one by one. */
  readonly names?: boolean;
  /** What within the subject it is about, where that is no place of a value: a port's title, a branch, a capability. */
  readonly about?: string;
  /** What stood there before and what stands there now: the whole of it, normalised, for the fingerprint. */
  readonly was?: Json;
  readonly is?: Json;
  /** What is shown of the two, where that is not what is hashed. */
  readonly before?: string;
  readonly after?: string;
  /** What else tells it from others, for the fingerprint alone. */
  readonly identity?: string;
  /** Of a place in a schema: the engine's kind of it, and what differs, as data for the sentence. */
  readonly narrowed?: PlaceKindId;
  readonly difference?: Difference;
  readonly witness?: Witness;
  /** Why it could not be decided, as a sentence and as data; or what a sentence of its own says besides. */
  readonly reason?: string;
  readonly cause?: Cause;
  /** The name that what was removed probably has now. */
  readonly renamedTo?: string;
  /** The writer does not declare the property at all: whatever else is said of it has this cause. */
  readonly undeclared?: boolean;
  /** What was removed had been deprecated. */
  readonly deprecated?: boolean;
  /** Who is hit and where it shows, where that is not as the catalogue says of the kind. */
  readonly hits?: readonly Hit[];
  readonly shows?: Shows;
  /** Further places with the same cause: pointers, and paths in the value. */
  readonly also?: readonly string[];
  readonly more?: readonly string[];
}
