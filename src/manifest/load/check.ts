import type { Problem } from '../../core/finding.ts';
import { COUNT, OBJECT, TEXTS, type OptionRule } from '../../core/options.ts';
import type { Export } from '../exports.ts';
import type { Manifest } from '../model.ts';
import type { Signatures } from '../signatures.ts';

/** What is known of the host that is to load the image. */
export interface LoadOptions {
  /** The manifest before: what the host serves now, with the migrations it applied. */
  readonly baseline?: Manifest;
  /** The ABI the target host speaks (input `host-abi`). Default: any that this gate knows. */
  readonly hostAbi?: number;
  /** The syscalls it serves beyond berm's own (input `host-syscalls`). Default: not checked. */
  readonly hostSyscalls?: readonly string[];
}

/** What of these options may be given. */
export const LOAD_OPTIONS: Readonly<Record<keyof LoadOptions, OptionRule>> = {
  baseline: OBJECT,
  hostAbi: COUNT,
  hostSyscalls: TEXTS,
};

/** What a check at load looks at. */
export interface Loading {
  readonly manifest: Manifest;
  /** Absent when only the manifest is at hand: a section alone, an IDL. */
  readonly exports?: readonly Export[];
  readonly signatures?: Signatures;
  readonly options: LoadOptions;
  /** What to call the contract in messages. */
  readonly label: string;
}

/** One check at load: pure, and independent of the others. */
export type Check = (loading: Loading) => Problem[];
