/** `pluginBreaks`: what a new plugin manifest breaks for those who relied on the old one. */
import type { Finding } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';
import { checkOptions, FLAG, TEXTS, type OptionRule } from '../../core/options.ts';
import { sameJson } from '../../heddle/measure.ts';
import type { Plugin } from '../../heddle/model.ts';
import { normalise } from '../../heddle/normalise.ts';
import { grantsOf } from '../../heddle/options.ts';
import { comparableManifest } from '../../heddle/text.ts';
import { CAPABILITIES } from '../../heddle/vocabulary.ts';
import { ENGINE_OPTIONS, openEngine, type EngineOptions } from '../engine/open.ts';
import { once, toFinding, type Catalogue } from '../finding.ts';
import type { Compare, Host, PluginChange } from './change.ts';
import { compareComponents } from './components.ts';
import { compareFiles } from './files.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { PLUGIN_KINDS, type PluginKindId } from './kinds/index.ts';
import { baselineFaults, compareLoading } from './loading.ts';
import { comparePlugin, subjectOf } from './plugin.ts';
import { compareTools } from './tools.ts';

export interface PluginBreaksOptions extends EngineOptions {
  /** What the host grants. Default: all four capabilities. */
  readonly grantedCapabilities?: readonly string[];
  /** The operator passes `--discover-tools`. Default false. */
  readonly discoverTools?: boolean;
}

const OPTIONS: Readonly<Record<keyof PluginBreaksOptions, OptionRule>> = {
  ...ENGINE_OPTIONS,
  grantedCapabilities: TEXTS,
  discoverTools: FLAG,
};

const PLUGIN: Catalogue<PluginKindId> = { kinds: PLUGIN_KINDS, saysWhoIsHit: true, fingerprint: fingerprintOf };

/** The parts of a manifest, in the order of the reference. A new part: one entry here. */
const PARTS: readonly Compare[] = [comparePlugin, compareComponents, compareTools, compareFiles];

/**
 * Every way in which `current` breaks flows, operators, clients or the model of `baseline`, and every addition worth
 * telling. Both may be manifests that heddle would refuse: they are compared as far as they can be read.
 *
 * @param baseline the manifest released before: its text, or its JSON
 * @param current the one proposed
 * @returns findings of every level, each once, in a stable order; none for two equal manifests
 * @throws ConfigError for an option that makes no sense; never for anything in the manifests
 */
export function pluginBreaks(
  baseline: string | Json,
  current: string | Json,
  options: PluginBreaksOptions = {},
): Finding[] {
  const host = hostOf(options);
  const [before, after] = [jsonOf(baseline), jsonOf(current)];
  if (sameJson(before, after)) return [];
  const [old, now] = [normalise(before), normalise(after)];
  const changes = [
    ...compareLoading(before, after, subjectOf(old)),
    ...PARTS.flatMap((compare) => [...compare(old, now, host)]),
  ];
  const about = [...versionUnmoved(old, now, changes), ...baselineFaults(before, changes, subjectOf(old))];
  return once([...changes, ...about].map((change) => toFinding(PLUGIN, change)));
}

function jsonOf(manifest: string | Json): Json {
  return typeof manifest === 'string' ? (comparableManifest(manifest) ?? null) : manifest;
}

function hostOf(options: PluginBreaksOptions): Host {
  checkOptions('pluginBreaks', options, OPTIONS);
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools ?? false,
    engine: openEngine(options),
  };
}

/** Notices alone move no contract. */
function* versionUnmoved(old: Plugin, now: Plugin, changes: readonly PluginChange[]): Iterable<PluginChange> {
  if (changes.length === 0 || now.version === undefined || old.version !== now.version) return;
  yield {
    kind: 'version-unmoved',
    subject: subjectOf(old),
    baseline: '/version',
    current: '/version',
    is: now.version,
    about: now.version,
  };
}
