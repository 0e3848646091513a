import type { ByteSource, Kind as BytesKind } from '../bytes/index.ts';
import type { Finding, Problem } from '../core/finding.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { Location } from '../core/location.ts';
import type { PluginDirectory } from '../heddle/index.ts';
import type { Manifest } from '../manifest/index.ts';
import type { Confirmer } from '../schema/index.ts';
import type { RustSources } from './rust/locate.ts';

/** What is known of a file besides what it promises. */
export interface Facts {
  /** What it calls itself, of kinds that are called by it. A program is called by its file. */
  readonly name?: string;
  readonly version?: string;
  /** `sha256:` and 64 hex digits; absent when the whole is too large to read for it. */
  readonly digest?: string;
  readonly size?: number;
}

/** A contract, read: plain data. Nothing of it can be compared when it has neither `manifest` nor `json`. */
export interface Contract {
  /** The id of its kind; `unknown` for what is no contract. */
  readonly kind: string;
  readonly facts: Facts;
  /** The berm manifest, in whatever form it came. Hosts are asked about these alone. */
  readonly manifest?: Manifest;
  /** As JSON: for kinds that are compared by it, for the artifact and for `inspect --json`. */
  readonly json?: JsonObject;
  /** The text that places are found in, for kinds that are text. */
  readonly text?: string;
}

/** A contract of a run, and what it is called there. */
export interface Named {
  readonly name: string;
  readonly contract: Contract;
}

/** A contract, and what its bytes alone say against it. */
export interface Reading {
  readonly contract: Contract;
  /** Everything that keeps the target host from loading it, and lints. Pure; ask it with whatever is known by then. */
  readonly validate: (host: HostSide) => readonly Problem[];
}

/** What is known of the target host, and which lints are wanted. */
export interface LoadOptions {
  readonly hostAbi?: number | undefined;
  readonly hostSyscalls?: readonly string[] | undefined;
  readonly grantedCapabilities?: readonly string[] | undefined;
  readonly submitted?: boolean | undefined;
  readonly discoverTools?: boolean | undefined;
  /** Ids of the rules that are switched off. */
  readonly lintsOff?: readonly string[] | undefined;
}

/** What a host would load it with. */
export interface HostSide extends LoadOptions {
  /** The contract before: migrations are held against it. */
  readonly baseline?: Contract | undefined;
  /** The folder that the contract's file lies in, when it is a file: what a plugin ships is looked at. */
  readonly folder?: { readonly directory: PluginDirectory; readonly fileName: string } | undefined;
}

/** How two contracts are compared. */
export interface CompareOptions {
  readonly strict: boolean;
  readonly grantedCapabilities: readonly string[];
  readonly discoverTools: boolean;
  /** Who confirms witnesses. Default: nobody. */
  readonly confirmer?: Confirmer | undefined;
}

/** What a file is told by. */
export interface Sample {
  /** The file's name, which only breaks ties. */
  readonly label: string;
  readonly bytes: BytesKind;
  /** The whole text, of what is text. */
  readonly text?: string;
  /** The first JSON value that stands in it. */
  readonly json?: Json;
}

/** How sure a kind is that a file is one of it. `likely`: broken, but meant as one. */
export type Told = 'sure' | 'likely' | undefined;

/** A file to read. */
export interface Input {
  readonly source: ByteSource;
  readonly sample: Sample;
  /** All of it, of what is text. */
  readonly content: Uint8Array;
}

/** What is to be placed in the repository's files, and what there is to find it with. */
export interface Placing {
  /** The contract's own path: relative with `/`, or outside of the repository. */
  readonly path: string;
  readonly inside: boolean;
  readonly contract: Contract;
  readonly baseline: Contract | undefined;
  readonly findings: readonly Finding[];
  readonly problems: readonly Problem[];
  /** Reads the Rust sources; asked only when there is something to place. */
  readonly rust: () => Promise<RustSources>;
}

/** Where findings and problems stand. Undefined rather than wrong. */
export interface Locator {
  readonly finding: (finding: Finding) => Location | undefined;
  readonly problem: (problem: Problem) => Location | undefined;
  /** What a reader must know of the search. */
  readonly notes?: readonly string[];
}

/** What `inspect` shows of a contract. */
export interface Description {
  /** `berm image`. */
  readonly title: string;
  /** Short facts for the first line: `ABI 4`. */
  readonly facts: readonly string[];
  readonly page:
    | { readonly form: 'program'; readonly manifest: Manifest }
    | { readonly form: 'plugin' | 'tools'; readonly json: JsonObject };
}

/** A kind of contract: one file, and one line in the list of `kinds.ts`. */
export interface ContractKind {
  readonly id: string;
  /** Kinds of one form are compared with each other. */
  readonly form: string;
  /** With its article, to finish the sentence "this is …". */
  readonly title: string;
  /** Whether it is written by hand and kept in git; what is built is in no commit. */
  readonly kept: 'source' | 'built';
  /** Whether its file is what a host is given: its size counts there. */
  readonly deployed?: true;
  /** Whether documents use it by its names: they are held against it. */
  readonly usedInDocuments?: true;
  /** What it cannot say, to finish "it says nothing of …": never taken for gone. */
  readonly silent?: string;
  /**
   * What a baseline is that cannot be read: somebody ran it, so it is a fault of the source; or nobody could load it,
   * so nobody relies on it.
   */
  readonly unreadableBaseline: 'fault' | 'nobody';
  /** What a reader must know of it, given the other contracts of the run by their names. */
  readonly notes?: (contract: Contract, others: readonly Named[]) => readonly string[];
  /** By its content; never throws. */
  readonly detect: (sample: Sample) => Told;
  /** @throws SourceError when the bytes cannot be read; never for what they hold */
  readonly read: (input: Input) => Promise<Reading>;
  /** Both are of this kind's form. */
  readonly compare: (baseline: Contract, current: Contract, options: CompareOptions) => readonly Finding[];
  readonly locate: (placing: Placing) => Promise<Locator>;
  /** Undefined when it could not be read. */
  readonly describe: (contract: Contract) => Description | undefined;
  /** What a later run wants of it as a baseline: the bytes to keep. */
  readonly keep?: (source: ByteSource) => Promise<Uint8Array | undefined>;
}

/** Nothing stands anywhere: for what is no part of the repository. */
export const NOWHERE: Locator = { finding: () => undefined, problem: () => undefined };

/** True when nothing of it can be compared. */
export function isUnreadable({ manifest, json }: Contract): boolean {
  return manifest === undefined && json === undefined;
}
