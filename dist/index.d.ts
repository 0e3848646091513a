/**
 * Every way in which `current` breaks a caller of `baseline`, and every other difference worth a line: each once,
 * in a stable order (the program, the baseline's tools, its events, then what was added). `breaks(m, m)` is empty.
 * Pure and synchronous: no network, no disk, and no input makes it throw.
 *
 * The rules are those of `Manifest::breaks` of berm-api 0.1.0, for which a host refuses a redeploy, and the schema
 * engine's, which finds values that fail although those rules see nothing.
 */
export declare function breaks(baseline: Manifest, current: Manifest, options?: BreaksOptions): Finding[];
/**
 * Chooses among the names of tags the earlier release that callers of the current version run
 * (spec: gate.md, "Which release"): the highest version below the current one, its own release when it is released
 * already and not what is being built. Versions are read leniently. Pure.
 *
 * @param tags names of all tags of a repository, or of a registry's package
 * @throws ConfigError when several families of tags could be meant, or `tagPattern` matches none while a similar family
 *   is there; the message lists them as patterns
 */
export declare function chooseRelease(tags: readonly string[], options?: ReleaseOptions): ReleaseChoice;
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
/**
 * Findings, usage, acceptances and the label → the verdict on one contract (spec: gate.md, Verdict). Pure.
 *
 * `invalid` when a problem is an error; else `first-release` without an earlier release; else `refused` when a
 * finding blocks (or the version moved too little and `version` is `require`), `forced` when force covers all of
 * that; `reported` when breaks or undecided places do not block; `compatible` when there are none.
 */
export declare function decide(input: DecideInput): Decision;
/**
 * Lists everything that keeps a host from loading an image, at once, where a host stops at the first fault.
 * Nothing is compiled or run: section headers, custom section names, the export section and the manifest are read.
 *
 * @param image the image's bytes, or a source read at offsets
 * @param options what is known of the target host, and the manifest before
 * @returns the manifest when it could be read, and the problems; bad bytes are problems, never an exception
 * @throws SourceError when the source itself fails
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
 * @returns findings of every level, each once, in a stable order; none for two equal manifests
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
 * Everything that keeps heddle from loading a plugin, and everything that it loads although it will go wrong.
 * heddle accepts exactly when no problem is an `error`. No program is started.
 *
 * @param text the manifest: its bytes, or its text (UTF-8; at most 8 MiB)
 * @returns the problems in the order of the text; for a text that is not JSON, one
 * @throws ConfigError for an option that makes no sense; never for anything in the manifest or its directory
 */
export declare function validatePlugin(text: string | Uint8Array, options?: ValidatePluginOptions): Problem[];
/** How two manifests are compared. */
export interface BreaksOptions {
	/** Plain set reading of schemas: a writer may send names that its schema does not declare. Default false. */
	readonly strict?: boolean;
	/** What the two are called in sentences. Default: their versions, or `the baseline` and `the current contract`. */
	readonly baselineName?: string;
	readonly currentName?: string;
	/** Work the engine may do for one schema, in steps of its own, before a place stays undecided. Default: plenty for real contracts. */
	readonly budget?: number;
}
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
	/** Ends whatever still goes on behind the source (a download). Safe to call more than once; absent when there is nothing to end. */
	close?(): Promise<void>;
}
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
/** Everything that the verdict on one contract rests on. */
export interface DecideInput extends Omit<Judgement, "policy" | "acceptances" | "today"> {
	readonly findings: readonly Finding[];
	/** What keeps the current contract from loading, and lints. */
	readonly problems?: readonly Problem[];
	/** `none`: there is no earlier release, and that is certain. Default `found`. */
	readonly baselineState?: "found" | "none";
	/** The current version, when it is known. */
	readonly current?: string;
	readonly acceptances?: Judgement["acceptances"];
	/** The day on which acceptances expire. Default: now. */
	readonly today?: Date;
	readonly force?: Force;
	readonly policy?: Partial<Judgement["policy"] & {
		readonly version: "advise" | "require";
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
export interface PluginBreaksOptions {
	/** What the host grants. Default: all four capabilities. */
	readonly grantedCapabilities?: readonly string[];
	/** The operator passes `--discover-tools`. Default false. */
	readonly discoverTools?: boolean;
	/** Plain set reading of schemas: a writer may send names that it does not declare. Default false. */
	readonly strict?: boolean;
	/** What the two are called in sentences. Default: their versions. */
	readonly baselineName?: string;
	readonly currentName?: string;
	/** Work the engine may do per schema, in steps of its own, before a place is undecided. */
	readonly budget?: number;
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
	readonly public?: true;
	readonly anonymous?: true;
	readonly callers?: "services" | "accounts";
	/** Called by the host on a cron expression. */
	readonly cron?: true;
	/** Called by the host with each Stripe event. */
	readonly stripe?: true;
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
/** An image as bytes or as a source that can be read at an offset. */
export type ImageSource = Uint8Array | ByteSource;
/** JSON values and pointers to places in them, as every room uses them. */
/** A JSON value. An integer outside ±(2^53−1) is a `bigint`, so that no digit is lost; every other number is a double. */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;
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
}
interface AcceptanceScope {
	readonly contract: string;
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
	readonly kind: "image" | "section" | "idl" | "plugin" | "unknown";
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
	/** The least version step that semver asks for: breaks → major, additions → minor, else patch or none. Below 1.0.0: minor, patch. */
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
interface Force {
	readonly covers: "pull-request" | "findings";
	/** Fingerprints that blocked when the label was applied. Absent: not known, so all are covered. */
	readonly covered?: readonly string[];
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
	readonly policy: {
		readonly undecided: "refuse" | "report";
		readonly inherited: "report" | "refuse";
	};
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
type PartId = "arguments" | "result" | "data" | "configuration";
type Shows = "load" | "parse" | "run time" | "silent";

export {
	ValidatePluginOptions as ValidateOptions,
};

export {};
