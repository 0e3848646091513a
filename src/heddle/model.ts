/**
 * A manifest as heddle understands it: defaults filled in, order of names dropped, what cannot be read left out.
 * Two manifests are compared in this form.
 */
import type { Json } from '../core/json.ts';
import type { Half, Kind, Phase } from './vocabulary.ts';

export interface Plugin {
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** The argument vector, as written; undefined when heddle runs the entry beside the manifest. */
  readonly command: Json | undefined;
  readonly capabilities: readonly string[];
  readonly discoverTools: boolean;
  /** In the order of the manifest; of two with one name the first. */
  readonly components: readonly Component[];
  /** Types of components whose kind heddle does not know. */
  readonly unreadable: readonly string[];
  readonly tools: readonly Tool[];
  readonly files: readonly ShippedFile[];
}

/** What has a name of its own within its list. */
export interface Named {
  readonly name: string;
  /** JSON Pointer. */
  readonly at: string;
}

/** `name` is its `componentType`. */
export interface Component extends Named {
  readonly kind: Kind;
  /** Empty on any kind but a node: heddle reads them on no other. */
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
  /** Empty when none are declared. */
  readonly branches: readonly Named[];
  readonly schema: Json | undefined;
  readonly phase: Phase;
  readonly stream: boolean;
  readonly seams: readonly SeamHalf[];
  readonly protocol: string | undefined;
  readonly contentType: string | undefined;
}

/** `name` is its title. */
export interface Port extends Named {
  readonly type: string;
  readonly hasDefault: boolean;
}

/** `name` is `toolCall.before`. */
export interface SeamHalf extends Named {
  readonly seam: string;
  readonly half: Half;
}

export interface Tool extends Named {
  readonly implementation: 'path' | 'componentType' | undefined;
  readonly description: string;
  readonly inputSchema: Json | undefined;
  readonly outputSchema: Json | undefined;
  readonly shadows: boolean;
}

/** `name` is its destination. */
export interface ShippedFile extends Named {
  readonly path: string;
}
