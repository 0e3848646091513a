import type { Json } from '../core/json.ts';

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
  readonly database?: { readonly migrations: readonly Migration[] };
  /** ABI 0 and 1: when to reach for these tools. */
  readonly usage?: string;
  /** In an IDL: the program's name on its host, and the image's digest. */
  readonly name?: string;
  readonly digest?: string;
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
  readonly callers?: 'services' | 'accounts';
  /** Called by the host on a cron expression. */
  readonly cron?: true;
  /** Called by the host with each Stripe event. */
  readonly stripe?: true;
}

export interface EventSpec {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the event's fields. */
  readonly fields: Json;
  readonly deprecated?: true;
}

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

export interface Deps {
  readonly programs: readonly string[];
  /** Syscall → what is reached through it. */
  readonly syscalls: Readonly<Record<string, readonly string[]>>;
  readonly secrets: readonly string[];
}
