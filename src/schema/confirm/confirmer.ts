import type { Json } from '../../core/json.ts';
import type { Draft } from '../drafts.ts';
import type { Unconfirmed } from '../undecided.ts';

/** One witness to check, and the pair that it is said to break. */
export interface WitnessCheck {
  readonly reader: Json;
  readonly writer: Json;
  /** The dialect of a side that does not name its own with `$schema`. */
  readonly draft: Draft;
  readonly witness: Json;
  /** False: the writer sends only the names that it declares. */
  readonly strict: boolean;
}

/** `confirmed`: the writer may send it and the reader refuses it. Else why that is not certain. */
export type WitnessVerdict = 'confirmed' | Unconfirmed;

/**
 * Who has witnesses checked by validators that share nothing with the engine. The platform hands one in: Node a worker
 * with guards on memory and time. Synchronous, because `contains` is.
 */
export interface Confirmer {
  /** The verdicts, in the order of the checks. */
  confirm(checks: readonly WitnessCheck[]): readonly WitnessVerdict[];
}
