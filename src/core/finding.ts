import type { Json } from './json.ts';

/** How much a finding weighs. Severity is membership in a catalogue, never a decision of the code that finds it. */
export type Level = 'break' | 'undecided' | 'warning' | 'notice';

/** What a finding is about. */
export interface Subject {
  readonly type: 'tool' | 'event' | 'program' | 'plugin' | 'component' | 'file';
  readonly name: string;
}

/**
 * What proves a finding: `witness`, a value that the writer may send and the reader refuses, confirmed by an
 * independent validator; `structure`, something is gone or was withdrawn; `rule`, the host refuses the
 * redeploy although no single value fails.
 */
export type Proof = 'witness' | 'structure' | 'rule';

/** Who is hit by a change of a heddle plugin. */
export type Hit = 'flows' | 'operators' | 'clients' | 'model';
/** Where a change of a heddle plugin shows. */
export type Shows = 'load' | 'parse' | 'run time' | 'silent';

/** The part of a contract in which a place lies: what callers send, what they get back, what an event carries, … */
export type PartId = 'arguments' | 'result' | 'data' | 'configuration';

/** Where within its subject a finding lies, as a person would type it. */
export interface Place {
  readonly part: PartId;
  /** `thresholds[].above`, `body (as object).id`, `labels.*`; empty for the whole of the part. */
  readonly path: string;
}

/** A whole value (the argument object, not the leaf) that the writer may send and the reader refuses. */
export interface Witness {
  readonly value: Json;
  /** JSON Pointer into `value`: the spot that the reader refuses. Empty for the whole. */
  readonly at?: string;
}

/** Why something could not be decided: a code and its parts. Code decides on this, never on the sentence. */
export interface Cause {
  readonly code: string;
  readonly [part: string]: Json;
}

/** One way in which the current contract differs from the baseline, as plain data. */
export interface Finding {
  readonly level: Level;
  /** Id in the catalogue of kinds; `docs/kinds/<kind>.md` explains it. */
  readonly kind: string;
  readonly subject: Subject;
  /** `host`: only the host calls this tool (it is internal), so the finding does not count unless calls are pending. */
  readonly audience: 'callers' | 'host';
  /** Absent on notices, warnings and undecided places: nothing needs proving there, or nothing is proved. */
  readonly proof?: Proof;
  /** JSON Pointer into the baseline's manifest. */
  readonly baseline?: string;
  /** JSON Pointer into the current manifest. */
  readonly current?: string;
  /** Where it lies within the subject. Absent where it is about the subject as a whole. */
  readonly place?: Place;
  /** Short texts: what stood there before, and what stands there now; they differ in what the finding is about. */
  readonly before?: string;
  readonly after?: string;
  /** A short clause in the present tense, the place first; the heading around it names the subject and the versions. */
  readonly message: string;
  /** What would fix it: an imperative. */
  readonly remedy?: string;
  readonly witness?: Witness;
  /** Of something that could not be decided: why, as a sentence, and as data. */
  readonly reason?: string;
  readonly cause?: Cause;
  /** The name that what was removed probably has now. */
  readonly renamedTo?: string;
  readonly hits?: readonly Hit[];
  readonly shows?: Shows;
  /** Pointers into the current manifest of further places with the same cause. */
  readonly also?: readonly string[];
  /** Twelve hex digits over kind, subject, pointer and normalised before/after; see `fingerprint()`. */
  readonly fingerprint: string;
}

/** Something that keeps a contract from loading (`error`), or a lint. A host accepts when no problem is an `error`. */
export interface Problem {
  readonly level: 'error' | 'warning' | 'notice';
  /** Id of the rule; `docs/rules/<rule>.md` explains it. */
  readonly rule: string;
  /** What is wrong, where, and what to do. */
  readonly message: string;
  /** JSON Pointer into the manifest. */
  readonly pointer?: string;
  /** Byte offset in the file. */
  readonly offset?: number;
  /** 1-based, in the contract's own text. */
  readonly line?: number;
  readonly column?: number;
  readonly expected?: string;
  readonly received?: string;
}
