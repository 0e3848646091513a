import type { Json } from '../core/json.ts';
import type { WorkPool } from './budget.ts';
import type { Confirmer } from './confirm/confirmer.ts';
import type { Draft } from './drafts.ts';
import type { Undecided } from './undecided.ts';
import type { Difference } from './difference.ts';
import type { PlaceKindId } from './place-kinds.ts';

export interface ContainsOptions {
  /** The dialect of both schemas where they do not say it themselves with `$schema`. Default `2020-12`. */
  readonly draft?: Draft;
  /**
   * Plain set reading of the writer: every value its schema takes, undeclared property names included. Default false.
   */
  readonly strict?: boolean;
  /**
   * Work the engine may do, in steps of its own (not time), before it answers `undecided`. The default fits real
   * contracts.
   */
  readonly budget?: number;
  /** Work that this comparison shares with others of the same contract; see `contractPool`. Default: its own. */
  readonly pool?: WorkPool;
  /** Do not ask the independent validators. Only the engine's own tests and benchmarks turn it off. Default true. */
  readonly confirm?: boolean;
  /** Who asks them. Default: right here, in this thread, without guards on memory and time. */
  readonly confirmer?: Confirmer;
  /**
   * The values are a tool's arguments: always an object; where the writer declares no name and says nothing of further
   * ones (`{}`, `{"type":"object"}`), there are no parameters. Default false: such a schema is free-form.
   */
  readonly toolArguments?: boolean;
}

export type { Draft } from './drafts.ts';

/** Whether every value that the writer may send is taken by the reader. */
export type Answer =
  { readonly answer: 'compatible' } | { readonly answer: 'break'; readonly witness: Json } | Undecided;

/**
 * The kinds a place in a schema can break by, named from the reader's point of view; the catalogue of kinds describes
 * each.
 */
export type PlaceKind = PlaceKindId;

/** One smallest place where the reader refuses what the writer may send, or where that could not be decided. */
export type SchemaPlace = {
  readonly kind: PlaceKind;
  /**
   * JSON Pointers into the reader's and the writer's schema documents (where one has no such place: the nearest
   * parent).
   */
  readonly reader: string;
  readonly writer: string;
  /**
   * Where that is in the value, as a person types it: `thresholds[].above`; of a required or refused property, with
   * its name.
   */
  readonly path: string;
  /** Further paths of the same place: a shared definition reached from several. */
  readonly more?: readonly string[];
  /** The property that is required or refused. */
  readonly name?: string;
  /** What differs, as data. */
  readonly difference?: Difference;
  /** JSON Pointer into the witness: the spot that fails. */
  readonly at?: string;
  /** Further reader pointers with the same cause (a shared definition reached from several places). */
  readonly also?: readonly string[];
  /** Short texts of what each side says here. */
  readonly readerSays?: string;
  readonly writerSays?: string;
} & ({ readonly answer: 'break'; /** The whole value, from the root. */ readonly witness: Json } | Undecided);

/**
 * `contains(reader, writer, options?)`, see `Answer`. Pure and synchronous; never throws for any JSON given as
 * schema.
 */
export type Contains = (reader: Json, writer: Json, options?: ContainsOptions) => Answer;
/** `explain(reader, writer, options?)`: all places; empty exactly when `contains` answers compatible. */
export type Explain = (reader: Json, writer: Json, options?: ContainsOptions) => readonly SchemaPlace[];
