import type { Plugin } from '../../heddle/model.ts';
import type { Capability } from '../../heddle/vocabulary.ts';
import type { Change } from '../change.ts';
import type { Engine } from '../engine/open.ts';
import type { PluginKindId } from './kinds/index.ts';

/** One difference between two plugin manifests. */
export type PluginChange = Change<PluginKindId>;

/** What a comparison may ask of the host that will load the current manifest. */
export interface Host {
  readonly grantedCapabilities: readonly Capability[];
  readonly discoverTools: boolean;
  /** The schema engine, for the many schemas of one comparison. */
  readonly engine: Engine;
}

/** One comparison: two manifests in, differences out. */
export type Compare = (old: Plugin, current: Plugin, host: Host) => Iterable<PluginChange>;
