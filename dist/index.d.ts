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
declare const RULES: {
	readonly "use-document": Omit<UseRuleEntry, "id">;
	readonly "use-type-unknown": Omit<UseRuleEntry, "id">;
	readonly "use-type-misplaced": Omit<UseRuleEntry, "id">;
	readonly "use-reference": Omit<UseRuleEntry, "id">;
	readonly "use-spec-field": Omit<UseRuleEntry, "id">;
	readonly "use-configuration": Omit<UseRuleEntry, "id">;
	readonly "use-title": Omit<UseRuleEntry, "id">;
	readonly "use-port": Omit<UseRuleEntry, "id">;
	readonly "use-port-type": Omit<UseRuleEntry, "id">;
	readonly "use-branch": Omit<UseRuleEntry, "id">;
	readonly "use-graph": Omit<UseRuleEntry, "id">;
	readonly "use-tool": Omit<UseRuleEntry, "id">;
	readonly "use-middleware-unknown": Omit<UseRuleEntry, "id">;
	readonly "use-store-unknown": Omit<UseRuleEntry, "id">;
	readonly "use-protocol-unknown": Omit<UseRuleEntry, "id">;
	readonly "use-content-type": Omit<UseRuleEntry, "id">;
	readonly "use-plugin": Omit<UseRuleEntry, "id">;
	readonly "use-plugins-collide": Omit<UseRuleEntry, "id">;
};
/**
 * Every way in which `current` breaks a caller of `baseline`, and every other difference worth a line: each once,
 * in a stable order. `breaks(m, m)` is empty. No network, no disk, and no manifest makes it throw.
 */
export declare function breaks(baseline: Manifest, current: Manifest, options?: BreaksOptions): Finding[];
/**
 * Chooses among the names of tags the earlier release that callers of the current version run
 * (spec: gate.md, "Which release"): the highest version below the current one, its own release when it is released
 * already and not what is being built. Versions are read leniently. Pure.
 *
 * @param tags names of all tags of a repository, or of a registry's package
 * @throws ConfigError when several families of tags could be meant, or `tagPattern` matches none while a similar family
 * is there (the message lists them as patterns), and for an option that does not exist, or a value that it cannot
 * take
 */
export declare function chooseRelease(tags: readonly string[], options?: ReleaseOptions): ReleaseChoice;
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
/**
 * Findings, usage, acceptances and the label → the verdict on one contract (spec: gate.md, Verdict). Pure.
 *
 * `invalid` when a problem is an error; else `first-release` without an earlier release (`refused` when the policy
 * wants one); else `refused` when a finding blocks (or a document is broken that none explains, or the version moved
 * too little and `version` is `require`), `forced` when force covers all of that; `reported` when breaks or undecided
 * places do not block; `compatible` when there are none.
 */
export declare function decide(input: DecideInput): Decision;
/**
 * Lists everything that keeps a host from loading an image, at once, where a host stops at the first fault.
 * Nothing is compiled or run: section headers, custom section names, the export section and the manifest are read.
 *
 * @param image the image's bytes, or a source read at offsets
 * @param options what is known of the target host, and the manifest before
 * @returns the manifest when it could be read, and the problems; bad bytes are problems, never an exception
 * @throws SourceError when the source itself fails; ConfigError for an option that does not exist, or a value that it
 *   cannot take
 */
export declare function examineImage(image: ImageSource, options?: LoadOptions): Promise<Examined>;
/**
 * Reads a program's IDL.
 *
 * @param text JSON as a host serves it, or as other programs keep it under `idls/`
 * @returns a manifest without what an IDL cannot say: `abi_version`, `deps`, `events`, `database`
 * @throws ContractError for the first thing that is wrong, with its line and column
 */
export declare function parseIdl(text: string): Manifest;
/**
 * Reads a `.berm.abi` section alone.
 *
 * @param bytes the section's content: JSON records back to back
 * @throws ContractError for the first thing that is wrong; its offset counts from the section's first byte
 */
export declare function parseSection(bytes: Uint8Array): Manifest;
/**
 * Every way in which `current` breaks flows, operators, clients or the model of `baseline`, and every addition worth
 * telling. Both may be manifests that heddle would refuse: they are compared as far as they can be read.
 *
 * @param baseline the manifest released before: its text, or its JSON
 * @param current the one proposed
 * @throws ConfigError for an option that makes no sense; never for anything in the manifests
 */
export declare function pluginBreaks(baseline: string | Json, current: string | Json, options?: PluginBreaksOptions): Finding[];
/**
 * Reads the manifest of an image, without compiling or running it. Whether a host would load the image
 * (ABI, exports, marks, migrations) is another question: see `examineImage`.
 *
 * @param image the image's bytes, or a source read at offsets
 * @throws ContractError for the first thing that keeps the manifest from being read
 * @throws SourceError when the source itself fails
 */
export declare function readImage(image: ImageSource, options?: ImageOptions): Promise<Manifest>;
/**
 * Every way in which a list of tools breaks who calls the tools of the one before, and every addition worth telling.
 * Both are compared as far as they can be read; no list makes it throw.
 *
 * @param baseline what the server answered to MCP's `tools/list` before: the text, or its JSON
 * @param current the one proposed
 * @throws ConfigError for an option that makes no sense
 */
export declare function toolsBreaks(baseline: string | Json, current: string | Json, options?: ToolsBreaksOptions): Finding[];
/**
 * Everything that keeps heddle from loading a plugin, and everything that it loads although it will go wrong.
 * heddle accepts exactly when no problem is an `error`. No program is started.
 *
 * @param text the manifest: its bytes, or its text (UTF-8; at most 8 MiB)
 * @returns the problems in the order of the text; for a text that is not JSON, one
 * @throws ConfigError for an option that makes no sense; never for anything in the manifest or its directory
 */
export declare function validatePlugin(text: string | Uint8Array, options?: ValidatePluginOptions): Problem[];
/** Every plugin's fault when these are loaded side by side; `plugin` counts from 0. */
export declare function validateTogether(plugins: readonly Manifest$1[], options?: Pick<UseOptions, "discoverTools" | "grantedCapabilities">): (UseProblem & {
	readonly plugin: number;
})[];
/**
 * What is wrong with a list of tools (an answer to MCP's `tools/list`): what makes clients that check the answer drop
 * it (`error`), and what some of them drop or read otherwise (`warning`). Starts nothing, asks nobody.
 *
 * @param text the document: its bytes, or its text (UTF-8, at most 16 MiB)
 * @returns the problems in the order of the text; no `error` = clients take the list
 * @throws ConfigError for an option that does not exist, or a value that it cannot take
 */
export declare function validateTools(text: string | Uint8Array, options?: ValidateToolsOptions): Problem[];
/**
 * Everything for which heddle would refuse a use with these plugins loaded. heddle takes it when no problem is an
 * `error`. Nothing is started, and nothing but what is given is read.
 *
 * @param plugins manifests, each as its text or its JSON
 * @returns problems in the order of the document; `about` says to which part of a plugin one refers
 * @throws ConfigError for an option that makes no sense
 */
export declare function validateUse(use: Use$1, plugins: readonly Manifest$1[], options?: UseOptions): Promise<UseProblem[]>;
/**
 * Bytes that can be read at an offset: a file, memory, an HTTP resource with range support.
 * A reader of headers never needs the whole.
 */
export interface ByteSource {
	/** What to call it in messages: a path, a URL without credentials, a digest. */
	readonly label: string;
	/** Total size in bytes, or undefined while it is not known (a stream without a length). */
	readonly size: number | undefined;
	/**
	 * Reads up to `length` bytes at `offset`. Fewer come back only at the end of the source; never more.
	 * @throws SourceError when the source cannot be read
	 */
	read(offset: number, length: number): Promise<Uint8Array>;
	/**
	 * Ends whatever still goes on behind the source (a download). Safe to call more than once; absent when there is
	 * nothing to end.
	 */
	close?(): Promise<void>;
}
/**
 * Who has witnesses checked by validators that share nothing with the engine. The platform hands one in: Node a worker
 * with guards on memory and time. Synchronous, because `contains` is.
 */
export interface Confirmer {
	/** The verdicts, in the order of the checks. */
	confirm(checks: readonly WitnessCheck[]): readonly WitnessVerdict[];
}
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
/** Everything that the verdict on one contract rests on. */
export interface DecideInput extends Omit<Judgement, "policy" | "acceptances" | "today" | "movedEnough"> {
	readonly findings: readonly Finding[];
	/** What keeps the current contract from loading, and lints. */
	readonly problems?: readonly Problem[];
	/** `none`: there is no earlier release, and that is certain. Default `found`. */
	readonly baselineState?: "found" | "none";
	/** Documents of the repository that no longer load although no finding says so. */
	readonly unexplained?: number;
	/** The current version, when it is known. */
	readonly current?: string;
	readonly acceptances?: Judgement["acceptances"];
	/** The day on which acceptances expire. Default: now. */
	readonly today?: Date;
	readonly force?: Force;
	readonly policy?: Partial<Judgement["policy"] & {
		readonly version: "advise" | "require";
		readonly firstRelease: "pass" | "refuse";
	}>;
}
export interface Decision {
	readonly verdict: Verdict;
	readonly findings: readonly JudgedFinding[];
	readonly counts: Counts;
	readonly requiredBump: ContractReport["requiredBump"];
	readonly bumpEnough?: boolean;
}
export interface Deps {
	readonly programs: readonly string[];
	/** Syscall → what is reached through it. */
	readonly syscalls: Readonly<Record<string, readonly string[]>>;
	readonly secrets: readonly string[];
}
export interface EventSpec {
	readonly name: string;
	readonly description: string;
	/** JSON Schema of the event's fields. */
	readonly fields: Json;
	readonly deprecated?: true;
}
/** What was found in a contract. */
export interface Examined {
	/** Absent when the manifest could not be read. */
	readonly manifest?: Manifest;
	/** In the order in which a host meets them. No `error` among them: it loads. */
	readonly problems: readonly Problem[];
}
/** One way in which the current contract differs from the baseline, as plain data. */
export interface Finding {
	readonly level: Level;
	/** Id in the catalogue of kinds; `docs/kinds/<kind>.md` explains it. */
	readonly kind: string;
	readonly subject: Subject;
	/** `host`: only the host calls this tool (it is internal), so the finding does not count unless calls are pending. */
	readonly audience: "callers" | "host";
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
/** A JSON object: an ordinary object whose own keys are its names (`__proto__` included). */
export interface JsonObject {
	readonly [name: string]: Json;
}
/** A finding with the gate's judgement on it. */
export interface JudgedFinding extends Finding {
	/** Whether it fails the run: nothing lifts it. */
	readonly blocking: boolean;
	/** Why it blocks or does not, in words. */
	readonly because: string;
	/** Callers that used what breaks, most calls first. Absent when usage was not asked. */
	readonly callers?: readonly {
		readonly url: string;
		readonly source: string;
		readonly caller: string;
		readonly calls: number;
		/** Epoch seconds. */
		readonly last: number;
	}[];
	/** `here`: new in this change; `base`: already on the base branch. Absent when that was not asked. */
	readonly origin?: "here" | "base";
	/** The entry of the acceptance file that lets it through. `here`: the pull request itself brings the entry. */
	readonly accepted?: {
		readonly reason: string;
		readonly expires?: string;
		readonly here?: true;
	};
	/** An entry that a fork's pull request brings: it lifts nothing until it is on the base branch. */
	readonly proposed?: {
		readonly reason: string;
		readonly expires?: string;
	};
	/** Documents of the repository that it breaks. */
	readonly consumers?: readonly {
		readonly path: string;
		readonly line?: number;
		readonly column?: number;
	}[];
	/** First seen in a push after the force label was applied. */
	readonly sinceLabel?: true;
	/** Where an annotation stands: a line of the repository. Repo-relative with `/`. Absent rather than wrong. */
	readonly location?: Location;
}
/** What is known of the host that is to load the image. */
export interface LoadOptions {
	/** The manifest before: what the host serves now, with the migrations it applied. */
	readonly baseline?: Manifest;
	/** The ABI the target host speaks (input `host-abi`). Default: any that this gate knows. */
	readonly hostAbi?: number;
	/** The syscalls it serves beyond berm's own (input `host-syscalls`). Default: not checked. */
	readonly hostSyscalls?: readonly string[];
}
/**
 * A berm manifest, as plain data with the manifest's own field names.
 * What a shape cannot say is absent: an IDL has no `abi_version`, no `deps`, no `events` and only the public tools.
 */
export interface Manifest {
	/** Unsigned 32-bit. Absent in an IDL, which does not say it. */
	readonly abi_version?: number;
	readonly version: string;
	readonly description: string;
	readonly homepage: string;
	readonly repository: string;
	/** Markdown, empty when unset. */
	readonly readme: string;
	readonly tools: readonly ToolSpec[];
	/** Sorted by name in byte order. Absent in an IDL. */
	readonly events?: readonly EventSpec[];
	/** Absent in an IDL. */
	readonly deps?: Deps;
	/** Absent when the program keeps none (and in an IDL). */
	readonly database?: {
		readonly migrations: readonly Migration[];
	};
	/** ABI 0 and 1: when to reach for these tools. */
	readonly usage?: string;
	/** In an IDL: the program's name on its host, and the image's digest. */
	readonly name?: string;
	readonly digest?: string;
}
export interface Migration {
	readonly name: string;
	readonly sql: string;
}
export interface PluginBreaksOptions extends EngineOptions {
	/** What the host grants. Default: all four capabilities. */
	readonly grantedCapabilities?: readonly string[];
	/** The operator passes `--discover-tools`. Default false. */
	readonly discoverTools?: boolean;
}
/** A plugin's directory. Looking starts nothing and reads nothing outside of it. No method throws. */
export interface PluginDirectory {
	/** @param path as the manifest writes it: relative to the directory, or absolute */
	look(path: string): Look;
	/** @returns undefined when the directory is in no repository */
	tracked(paths: readonly string[]): IndexAnswer | undefined;
	/**
	 * @param folder real path relative to the directory, as `look` gave it
	 * @param limit entries that are counted
	 * @returns undefined when it cannot be listed
	 */
	survey(folder: string, limit: number): Survey | undefined;
	/** The name of the manifest, found by its content; undefined when none or several have it. */
	nameOf?(manifest: Uint8Array): string | undefined;
}
/** Something that keeps a contract from loading (`error`), or a lint. A host accepts when no problem is an `error`. */
export interface Problem {
	readonly level: "error" | "warning" | "notice";
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
/** Which tag a contract is compared with. */
export interface ReleaseChoice {
	/** Absent when there is no earlier release. */
	readonly chosen?: string;
	/** In one sentence. */
	readonly why: string;
	/** The family of tags that the contract is released by: `weather` of `weather-v1.4.0`, empty for `v1.4.0`. */
	readonly family?: string;
	/** Tags in the order in which they are tried: the first that holds the contract is the baseline. */
	readonly candidates: readonly string[];
	/** What a reader should know of the choice, in sentences. */
	readonly notes: readonly string[];
}
/** What a finding is about. */
export interface Subject {
	readonly type: "tool" | "event" | "program" | "plugin" | "component" | "file";
	readonly name: string;
}
export interface ToolSpec {
	readonly name: string;
	readonly description: string;
	/** JSON Schema of the arguments. */
	readonly parameters: Json;
	/** JSON Schema of the result; absent when none is promised. */
	readonly returns?: Json;
	readonly query?: true;
	readonly deprecated?: true;
	/** `false`: what a host served says so of an internal tool, where nothing else would tell. */
	readonly public?: boolean;
	readonly anonymous?: true;
	readonly callers?: "services" | "accounts";
	/** Called by the host on a cron expression. */
	readonly cron?: true;
	/** Called by the host with each Stripe event. */
	readonly stripe?: true;
}
export interface UseOptions {
	/** What a document's text is written in. Default: JSON when it begins with a brace, YAML otherwise. */
	readonly format?: DocumentFormat;
	/** Names of tools that the host has from elsewhere: a tools directory. Default: none. */
	readonly tools?: Iterable<string>;
	/** What the host grants. Default: all four capabilities. */
	readonly grantedCapabilities?: readonly string[];
	/** The operator passes `--discover-tools`. Default: not known; a plugin that asks for it is a warning. */
	readonly discoverTools?: boolean;
}
/** A problem of a use. `pointer`, `line` and `column` are places in the document, where the use is one. */
export interface UseProblem extends Problem {
	readonly rule: UseRuleId;
	/** Absent where it is about the document alone. */
	readonly about?: UseAbout;
	/** The other end, where it lies between two parts of plugins. */
	readonly also?: UseAbout;
}
/** How a list of tools is judged. */
export interface ValidateToolsOptions {
	/** Ids of rules that are not wanted; only those of lints have an effect. */
	readonly off?: readonly string[];
}
/** Whether every value that the writer may send is taken by the reader. */
export type Answer = {
	readonly answer: "compatible";
} | {
	readonly answer: "break";
	readonly witness: Json;
} | Undecided;
/** How two manifests are compared. */
export type BreaksOptions = EngineOptions;
/** The drafts whose keywords the engine knows. */
export type Draft = "draft-04" | "draft-06" | "draft-07" | "2019-09" | "2020-12";
/** An image as bytes or as a source that can be read at an offset. */
export type ImageSource = Uint8Array | ByteSource;
/**
 * A JSON value. An integer outside ±(2^53−1) is a `bigint`, and any other number that no double has as its shortest
 * text is an `ExactNumber`, so that no digit is lost; every other number is a double.
 */
export type Json = null | boolean | number | bigint | ExactNumber | string | readonly Json[] | JsonObject;
/** How much a finding weighs. Severity is membership in a catalogue, never a decision of the code that finds it. */
export type Level = "break" | "undecided" | "warning" | "notice";
/**
 * What proves a finding: `witness`, a value that the writer may send and the reader refuses, confirmed by an
 * independent validator; `structure`, something is gone or was withdrawn; `rule`, the host refuses the
 * redeploy although no single value fails.
 */
export type Proof = "witness" | "structure" | "rule";
/** What a choice among tags depends on. */
export type ReleaseOptions = Omit<ChoiceOptions, "exclude" | "builtVersion">;
export type ToolsBreaksOptions = EngineOptions;
/** A part of a plugin that a use relies on: what a problem refers to, as data. */
export type UseAbout = {
	readonly part: "component";
	readonly component: string;
} | {
	readonly part: "configuration";
	readonly component: string;
	/** Names and positions as heddle calls them (camelCase), from the configuration down. */
	readonly path: readonly (string | number)[];
	readonly keyword: string;
} | {
	readonly part: "port";
	readonly component: string;
	readonly side: "inputs" | "outputs";
	readonly title: string;
} | {
	readonly part: "branch";
	readonly component: string;
	readonly branch: string;
} | {
	readonly part: "tool";
	readonly tool: string;
} | {
	readonly part: "store";
	readonly component: string;
} | {
	readonly part: "protocol";
	readonly protocol: string;
};
/** What the gate says. The order is that of severity, worst last; see `worst()` in `gate/`. */
export type Verdict = "compatible" | "first-release" | "reported" | "forced" | "refused" | "invalid" | "error";
interface Acceptance {
	/** Twelve hex digits, as the report shows them. */
	readonly fingerprint: string;
	readonly reason: string;
	/** The version compared with when it was accepted; against another baseline the entry does not apply. */
	readonly baseline?: string;
	/** The contract's name, where several are checked. Absent: any. */
	readonly contract?: string;
	/** `YYYY-MM-DD`: the last day (UTC) on which it applies. */
	readonly expires?: string;
	/** The pull request that is judged brings it; from a fork it lifts nothing until it is on the base branch. */
	readonly origin?: "here" | "fork";
}
interface AcceptanceScope {
	readonly contract: string;
	/** What else it goes by: its path, its name on the base branch. */
	readonly aliases?: readonly string[];
	/** The baseline's version, when it is known. */
	readonly baseline?: string;
	readonly today: Date;
}
interface BaselineInfo {
	/** The `baseline` input it came from, such as `release` or `oci:ghcr.io/acme/weather`. */
	readonly source: string;
	/** In words: "asset weather.wasm of release v1.4.0". */
	readonly label: string;
	readonly version?: string;
	readonly tag?: string;
	/** `sha256:` and 64 hex digits, when it was advertised or the whole was read. */
	readonly digest?: string;
	/** ISO 8601. */
	readonly date?: string;
	readonly url?: string;
	/** Why this one was chosen, in one sentence. */
	readonly why?: string;
	/** What was passed over, and why: "v2.0.0: not below 1.4.3". */
	readonly others?: readonly {
		readonly name: string;
		readonly why: string;
	}[];
	/** Bytes and requests it cost to read. */
	readonly cost?: {
		readonly bytes: number;
		readonly requests: number;
	};
}
interface Cause {
	readonly code: string;
	readonly [part: string]: Json;
}
interface ChoiceOptions {
	/** Version of the contract under test; may be unknown, or say nothing (`0.0.0`). */
	readonly current?: string | undefined;
	readonly trigger?: "pull_request" | "push" | "tag" | undefined;
	/** The tag that is being built. */
	readonly built?: string | undefined;
	/** Whose tags are looked for, where several packages share a list. */
	readonly contract?: Sought | undefined;
	/** The version that is being built, where the list has other names for it than `built`: a registry's tags. */
	readonly builtVersion?: string | undefined;
	/** Which tags are this contract's, a glob: `weather-v*`. */
	readonly tagPattern?: string | undefined;
	/** Take prereleases although the current version is none. */
	readonly prereleases?: boolean | undefined;
	/** Tags on the way to the commit under test, where they are known. */
	readonly ancestors?: readonly string[] | undefined;
	/** Why a candidate is out by name, whatever its version: a tag on the commit that is being built. */
	readonly exclude?: ((name: string) => string | undefined) | undefined;
}
interface Consumer {
	/** Repo-relative, with `/`. */
	readonly path: string;
	/**
	 * `works` with the current contract; `broken`: it did with the baseline and does not now; `failing`: with neither;
	 * `unknown`: it could not be judged; `gone`: the base branch has it and this run does not.
	 */
	readonly state: "works" | "broken" | "failing" | "unknown" | "gone";
	/** Why it does not work, or could not be judged. */
	readonly why?: string;
}
interface ContractReport {
	readonly name: string;
	/** As given, repo-relative, with `/`. */
	readonly path: string;
	/** The id of its kind of contract; `unknown` for what is none. */
	readonly kind: string;
	readonly verdict: Verdict;
	readonly current: {
		readonly version?: string;
		readonly digest?: string;
		readonly size?: number;
	};
	readonly baseline: ({
		readonly state: "found";
	} & BaselineInfo) | {
		readonly state: "none";
		readonly source: string;
		readonly why: string;
	}
	/** Could not be fetched or read: the run fails with exit code 4. */
	 | {
		readonly state: "failed";
		readonly source: string;
		readonly why: string;
	};
	/** What keeps the current contract from loading, and lints. */
	readonly problems: readonly LocatedProblem[];
	readonly findings: readonly JudgedFinding[];
	readonly usage: readonly HostUsage[];
	readonly deploy: readonly DeployPrediction[];
	readonly counts: Counts;
	/**
	 * The least version step that semver asks for: breaks → major, additions → minor, else patch or none. Below 1.0.0:
	 * minor, patch.
	 */
	readonly requiredBump: "major" | "minor" | "patch" | "none";
	/** Whether the version moved at least that far; absent when a version is not known or not semver. */
	readonly bumpEnough?: boolean;
	/**
	 * What kept this contract from being judged: the configuration (exit code 3), a baseline, usage source or network
	 * that could not be read (exit code 4), or a fault of ours (exit code 70). The verdict is then `error`, unless the
	 * contract is `invalid`.
	 */
	readonly failure?: {
		readonly fault: "configuration" | "source" | "bug";
		readonly message: string;
	};
	/** The contract was validated on its own: there was nothing to compare it with, on purpose. */
	readonly alone?: true;
	/** Tools that became public and must be confirmed at deploy. */
	readonly publishes?: readonly string[];
	/** Of a first release: what callers may use of it. */
	readonly offers?: readonly Subject[];
	/** Documents of the repository that use this contract, when `consumers` names some. */
	readonly consumers?: readonly Consumer[];
	/** Sentences that a reader must know: usage could not be had, the baseline was invalid, an IDL cannot say events … */
	readonly notes: readonly string[];
}
interface Counts {
	readonly breaks: number;
	/** Breaks and undecided places that block. */
	readonly blocking: number;
	readonly undecided: number;
	readonly warnings: number;
	readonly notices: number;
	/** Findings on tools that only the host calls. */
	readonly internal: number;
	/** Problems of level error. */
	readonly errors: number;
}
interface DeployPrediction {
	readonly url: string;
	readonly program: string;
	/** HTTP status bermd would answer, 200 when accepted. */
	readonly status: number;
	/** In words: "accepted", "refused: migrations". */
	readonly answer: string;
	/** `PUT /programs/{name}?public=a,b&force=true`: the line the deploy needs. */
	readonly line: string;
	/** What it would answer to that line, where that is something else. */
	readonly withLine?: {
		readonly status: number;
		readonly answer: string;
	};
}
interface EngineOptions {
	/** Plain set reading of schemas: a writer may send names that its schema does not declare. Default false. */
	readonly strict?: boolean;
	/**
	 * Work the engine may do for one schema, in steps of its own, before a place stays undecided. Default: plenty for
	 * real contracts.
	 */
	readonly budget?: number;
	/** Who has witnesses checked by independent validators. Default: in this thread. */
	readonly confirmer?: Confirmer;
}
interface Force {
	readonly covers: "pull-request" | "findings";
	/** Fingerprints that blocked when the label was applied. Absent: not known, so all are covered. */
	readonly covered?: readonly string[];
	/** Where these were too many to keep: `contractKey()` → `setDigest()` of what blocked in that contract. */
	readonly whole?: Readonly<Record<string, string>>;
}
interface ImageOptions {
	/** Stop once the manifest was read: enough for a baseline, which some host took before. The rest is not looked at. */
	readonly stopAfterManifest?: boolean;
}
interface Judgement extends AcceptanceScope {
	readonly acceptances: readonly Acceptance[];
	/** Fingerprints of what is already on the base branch; absent when that was not asked. */
	readonly inherited?: {
		readonly fingerprints: ReadonlySet<string>;
		readonly label: string;
	};
	/** What usage says; undefined for a finding, or absent: usage was not asked, so it blocks. */
	readonly use?: (finding: Finding) => Use | undefined;
	/** No tool of the baseline says who may call it: what only its host seems to call is judged as what callers call. */
	readonly unmarked?: boolean;
	/** What the documents of the repository say; asked where usage says nothing. */
	readonly documents?: (finding: Finding) => Use | undefined;
	readonly policy: {
		readonly undecided: "refuse" | "report";
		readonly inherited: "report" | "refuse";
		readonly breaks: "refuse" | "major" | "report";
	};
	/** The version moved as far as a breaking change asks. */
	readonly movedEnough?: boolean;
}
interface LocatedProblem extends Problem {
	readonly location?: Location;
}
interface Location {
	readonly path: string;
	/** 1-based. */
	readonly line: number;
	readonly column?: number;
}
interface NotTracked {
	readonly unknown: string;
}
interface PendingWake {
	readonly tool: string;
	readonly arguments: Json;
	/** Epoch seconds, when known. */
	readonly due?: number;
	/** The program that armed it. */
	readonly by?: string;
}
interface Place {
	readonly part: PartId;
	/** `thresholds[].above`, `body (as object).id`, `labels.*`; empty for the whole of the part. */
	readonly path: string;
}
interface RuleEntry<Stage extends string = string> extends RulePage {
	/** Stable. */
	readonly id: string;
	/** Who has the rule, or when it is looked at. */
	readonly stage: Stage;
	/** What breaks the rule, and what keeps it. */
	readonly wrong: Json;
	readonly right: Json;
}
interface RulePage {
	readonly level: Problem["level"];
	/** A few words, for a heading. */
	readonly title: string;
	/** Why it is so: a paragraph of Markdown. */
	readonly text: string;
}
interface Sought {
	readonly name: string;
	/** Relative to the repository, with `/`. */
	readonly path: string;
}
interface Survey {
	/** Files and folders; `limit + 1` where there are more. */
	readonly entries: number;
	/** Of the files counted. */
	readonly bytes: number;
	/** The first link met, relative to the folder. */
	readonly link: string | undefined;
}
interface Tracked {
	/** Real path relative to the directory → its execute bit in the index. A file that is not tracked is not here. */
	readonly executable: ReadonlyMap<string, boolean>;
	/** git's own probe: whether the file system keeps execute bits (`core.fileMode`). */
	readonly keepsBits: boolean;
}
interface Undecided {
	readonly answer: "undecided";
	/** One sentence for people. */
	readonly reason: string;
	/** The same as data. */
	readonly cause: Cause$1;
}
interface UsageRow {
	readonly kind: "tool" | "event";
	readonly item: string;
	readonly source: "service" | "account" | "app" | "anonymous" | "stripe";
	readonly caller: string;
	readonly outcome: "done" | "failed" | "denied" | "refused";
	readonly calls: number;
	/** Epoch seconds. */
	readonly last: number;
	readonly public?: boolean;
}
interface Use {
	readonly blocking: boolean;
	/** In words: "nobody called it in 30 days". */
	readonly because: string;
	readonly callers?: JudgedFinding["callers"];
	readonly consumers?: JudgedFinding["consumers"];
}
interface ValidateOptions {
	/**
	 * What answers for the plugin's directory. Given, the manifest is judged as heddle loads it: paths, links, execute
	 * bits, entry. Not looked at for a submitted plugin, which has none.
	 */
	readonly directory?: PluginDirectory;
	/** The manifest's file name in its directory, after which the entry is called. Default: found by its content. */
	readonly fileName?: string;
	/** What the host grants. Default: all four capabilities. */
	readonly grantedCapabilities?: readonly string[];
	/** The plugin will travel in a request: the server's rules are asked too, and it has no directory. Default false. */
	readonly submitted?: boolean;
	/**
	 * Whether the operator lets heddle start the plugin to ask for its tools. Given either way, the manifest is judged
	 * as a host would load it. Default: no host is meant, unless `directory` or `submitted` is given; then false.
	 */
	readonly discoverTools?: boolean;
	/** Ids of lints that are switched off. */
	readonly off?: readonly string[];
}
/** How a manifest is to be judged; its directory may be the path of one on this machine. */
interface ValidatePluginOptions extends Omit<ValidateOptions, "directory"> {
	/**
	 * The plugin's directory: its path on this machine, or something that answers for it. Given, the manifest is judged
	 * as heddle loads it: paths, links, execute bits, entry. Not looked at for a submitted plugin, which has none.
	 */
	readonly directory?: PluginDirectory | string;
}
interface Witness {
	readonly value: Json;
	/** JSON Pointer into `value`: the spot that the reader refuses. Empty for the whole. */
	readonly at?: string;
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
type Cause$1 = 
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
type DocumentFormat = "json" | "yaml";
type Hit = "flows" | "operators" | "clients" | "model";
type HostUsage = {
	readonly state: "answered";
	readonly url: string;
	readonly program: string;
	readonly rows: readonly UsageRow[];
	/** True when "no row" about an event means "not used" on this host. */
	readonly coversEvents: boolean;
	readonly wakes: readonly PendingWake[];
	/** Tool → cron expression set. */
	readonly crons: Readonly<Record<string, string>>;
	readonly notes: readonly string[];
	/** What it runs now (`/idl` and `/runtime`): its own breaks are against this, not against the gate's baseline. */
	readonly running?: Manifest;
	/** Programs and secrets that the contract declares and this host does not have. It deploys all the same. */
	readonly missing?: {
		readonly programs: readonly string[];
		readonly secrets: readonly string[];
	};
}
/** `/idl` said 404: nothing is deployed under this name there, so nothing is known of its callers. */
 | {
	readonly state: "not-deployed";
	readonly url: string;
	readonly program: string;
}
/** It was asked for and did not answer, or answered something else. Every break counts. */
 | {
	readonly state: "failed";
	readonly url: string;
	readonly program: string;
	readonly why: string;
};
type IndexAnswer = Tracked | NotTracked;
type Large = "branches" | "branch-combinations" | "string" | "array" | "demanded-items" | "distinct-items" | "counted-items" | "object" | "name-kinds" | "witness";
type Look = {
	readonly state: "there";
	readonly kind: "file" | "directory" | "other";
	/** Relative to the directory, links resolved, with `/`. */
	readonly real: string;
	/** Undefined where the file system keeps no execute bits (Windows). */
	readonly executable: boolean | undefined;
	/** The first bytes of a regular file, four at most; absent when they could not be read. */
	readonly head?: Uint8Array;
	/** The path in the letter case of the file system, where it differs from the one asked for. */
	readonly spelt?: string;
}
/** `spelt`: what stands there in another letter case. */
 | {
	readonly state: "missing";
	readonly spelt?: string;
}
/** It leads out of the plugin's directory; nothing is said about what is there. */
 | {
	readonly state: "outside";
} | {
	readonly state: "loop";
} | {
	readonly state: "unreadable";
	readonly why: string;
};
type Manifest$1 = string | Uint8Array | Json;
type PartId = "arguments" | "result" | "data" | "configuration";
type PatternFault = "invalid" | "not-regular" | "looks-behind" | "too-large" | "too-much-work";
type Shows = "load" | "parse" | "run time" | "silent";
type Unconfirmed = "refuted" | "disagreement" | "unreadable" | "too-costly" | "unavailable";
/** One use of plugins. Without `config`, every middleware is configured with `{}`. */
type Use$1 = 
/** An Agent Spec document: its text (JSON or YAML), its bytes, or its value. */
{
	readonly flow: string | Uint8Array | Json;
	readonly config?: Readonly<Record<string, Json>>;
}
/** What the operator configures middleware with, by component type. */
 | {
	readonly config: Readonly<Record<string, Json>>;
}
/** The session store that the operator chose. */
 | {
	readonly store: string;
	readonly config?: Json;
}
/** What a client asks for, and the content type that it expects. */
 | {
	readonly protocol: string;
	readonly contentType?: string;
};
type UseRuleEntry = RuleEntry<"use">;
type UseRuleId = keyof typeof RULES;
type WitnessVerdict = "confirmed" | Unconfirmed;

export {
	Cause$1 as Cause,
	Use$1 as Use,
	ValidatePluginOptions as ValidateOptions,
};

export {};
