/**
 * Whether every value that the writer may send is taken by the reader.
 *
 * A break carries a witness, and independent validators have confirmed it (the writer's schema takes it, the reader's
 * refuses it); one that they do not confirm is `undecided`. Pure and synchronous; never throws for any JSON.
 *
 * @param reader the JSON Schema of who takes the value
 * @param writer the JSON Schema of who produces it; unless `strict`, it sends only the names that it declares
 */
export declare function contains(reader: Json, writer: Json, options?: ContainsOptions): Answer;
export interface ContainsOptions {
	/** The dialect of both schemas where they do not say it themselves with `$schema`. Default `2020-12`. */
	readonly draft?: Draft;
	/** Plain set reading of the writer: every value its schema takes, undeclared property names included. Default false. */
	readonly strict?: boolean;
	/** Work the engine may do, in steps of its own (not time), before it answers `undecided`. The default fits real contracts. */
	readonly budget?: number;
	/** Do not ask the independent validators (they run in a worker). Only the engine's own tests and benchmarks turn it off. Default true. */
	readonly confirm?: boolean;
	/**
	 * A writer whose schema is an object without any declared name sends no name at all, instead of any:
	 * how a berm tool's bare `{"type":"object"}` arguments read. Default false.
	 */
	readonly bareObjectIsEmpty?: boolean;
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
} | {
	readonly answer: "undecided";
	readonly reason: string;
};
/** The drafts whose keywords the engine knows. */
export type Draft = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";
/** JSON values and pointers to places in them, as every room uses them. */
/** A JSON value. An integer outside ±(2^53−1) is a `bigint`, so that no digit is lost; every other number is a double. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;

export {};
