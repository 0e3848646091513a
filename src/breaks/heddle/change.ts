/** One difference between two manifests, before it is weighed and worded: plain data. */
import type { Hit, Shows, Subject } from '../../core/finding.ts';
import type { Explain } from '../../schema/types.ts';
import type { Json } from '../../core/json.ts';
import type { PluginKindId } from './kinds/index.ts';
import type { Plugin } from '../../heddle/model.ts';
import type { Capability } from '../../heddle/vocabulary.ts';

export interface Change {
  readonly kind: PluginKindId;
  readonly subject: Subject;
  /** JSON Pointers into the two manifests. */
  readonly baseline?: string;
  readonly current?: string;
  /** What stood there before and stands there now; whole, for the fingerprint. */
  readonly was?: string;
  readonly is?: string;
  /** What within the subject it is about: an input's title, a branch, a place in a schema. */
  readonly about?: string;
  /** The name that what went away probably has now. */
  readonly renamedTo?: string;
  /** Who is hit and where it shows, where that is not as the catalogue says of the kind. */
  readonly hits?: readonly Hit[];
  readonly shows?: Shows;
  /** Which of a tool's two schemas it is about. */
  readonly part?: 'arguments' | 'result';
  readonly witness?: { readonly value: Json };
  /** Why something could not be decided; what a place in a schema means. */
  readonly reason?: string;
  readonly mend?: string;
  readonly also?: readonly string[];
}

/** What a comparison may ask of the host that will load the current manifest. */
export interface Host {
  readonly grantedCapabilities: readonly Capability[];
  readonly discoverTools: boolean;
  /** Plain set reading of schemas. */
  readonly strict: boolean;
  /** The schema engine, for the many schemas of one comparison. */
  readonly explain: Explain;
}

/** One comparison: two manifests in, differences out. */
export type Compare = (old: Plugin, current: Plugin, host: Host) => Iterable<Change>;
