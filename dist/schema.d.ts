declare class ExactNumber {
	/** As it is written: JSON's own grammar of numbers. */
	readonly literal: string;
	constructor(literal: string);
	/** The nearest double, for who cannot do better. */
	valueOf(): number;
	/** `JSON.stringify` has no way to write the digits: it gets the nearest double (`null` beyond its range). */
	toJSON(): number;
	toString(): string;
}
/**
 * Whether every value that the writer may send is taken by the reader.
 *
 * A break carries a witness, and independent validators have confirmed it (the writer's schema takes it, the reader's
 * refuses it); one that they do not confirm is `undecided`. Synchronous; never throws for any JSON.
 *
 * @param reader the JSON Schema of who takes the value
 * @param writer the JSON Schema of who produces it; unless `strict`, it sends only the names that it declares
 */
export declare function contains(reader: Json, writer: Json, options?: ContainsOptions): Answer;
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
/** A JSON object: an ordinary object whose own keys are its names (`__proto__` included). */
export interface JsonObject {
	readonly [name: string]: Json;
}
/** Whether every value that the writer may send is taken by the reader. */
export type Answer = {
	readonly answer: "compatible";
} | {
	readonly answer: "break";
	readonly witness: Json;
} | Undecided;
/** The drafts whose keywords the engine knows. */
export type Draft = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";
/**
 * A JSON value. An integer outside ±(2^53−1) is a `bigint`, and any other number that no double has as its shortest
 * text is an `ExactNumber`, so that no digit is lost; every other number is a double.
 */
export type Json = null | boolean | number | bigint | ExactNumber | string | readonly Json[] | JsonObject;
interface Confirmer {
	/** The verdicts, in the order of the checks. */
	confirm(checks: readonly WitnessCheck[]): readonly WitnessVerdict[];
}
interface Undecided {
	readonly answer: "undecided";
	/** One sentence for people. */
	readonly reason: string;
	/** The same as data. */
	readonly cause: Cause;
}
interface WitnessCheck {
	readonly reader: Json;
	readonly writer: Json;
	/** The dialect of a side that does not name its own with `$schema`. */
	readonly draft: Draft;
	readonly witness: Json;
	/** False: the writer sends only the names that it declares. */
	readonly strict: boolean;
}
interface WorkPool {
	left: number;
	/** What it may still grow by. */
	spare: number;
}
type Cause = 
/** The steps that the caller allows are used up. */
{
	readonly code: "budget";
}
/** Something nests deeper than is followed. */
 | {
	readonly code: "depth";
	readonly of: "schema" | "comparison" | "stack";
	readonly levels?: number;
}
/** Nothing stands at the pointer that was asked for. */
 | {
	readonly code: "no-schema";
	readonly pointer: string;
}
/** What stands where a schema must be is neither an object nor a boolean. */
 | {
	readonly code: "not-a-schema";
}
/** A keyword's value has the wrong shape. */
 | {
	readonly code: "malformed";
	readonly keyword: string;
	readonly expected: string;
}
/** A word that constrains elsewhere and that no draft knows. */
 | {
	readonly code: "unknown-keyword";
	readonly keyword: string;
} | {
	readonly code: "unknown-dialect";
	readonly dialect: string;
}
/** A reference that leads out of the document. */
 | {
	readonly code: "foreign-reference";
	readonly keyword: string;
	readonly target: string;
}
/** A reference that leads back to itself at the same place of the value. */
 | {
	readonly code: "endless-reference";
} | {
	readonly code: "size";
	readonly of: Large;
	readonly limit: number;
} | {
	readonly code: "pattern";
	readonly pattern: string;
	readonly fault: PatternFault;
	/** What the parser says of it. */
	readonly detail?: string;
}
/** No number was found among those that were tried. */
 | {
	readonly code: "number";
}
/** A listed value about which some other keyword could not be read. */
 | {
	readonly code: "listed-value";
}
/** A value was found that the engine's own check does not accept. */
 | {
	readonly code: "doubtful";
} | {
	readonly code: "unconfirmed";
	readonly why: Unconfirmed;
};
type Large = "branches" | "branch-combinations" | "string" | "array" | "demanded-items" | "distinct-items" | "counted-items" | "object" | "name-kinds" | "witness";
type PatternFault = "invalid" | "not-regular" | "looks-behind" | "too-large" | "too-much-work";
type Unconfirmed = "refuted" | "disagreement" | "unreadable" | "too-costly" | "unavailable";
type WitnessVerdict = "confirmed" | Unconfirmed;

export {};
