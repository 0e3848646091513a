/** `pluginBreaks`: what a new plugin manifest breaks for those who relied on the old one. */
import { sharedBudget } from '../engine/shared-budget.ts';
import { explain, type Confirmer } from '../../schema/index.ts';
import type { Finding } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';
import { ANY, checkOptions, FLAG, STEPS, TEXT, TEXTS, type OptionRule } from '../../core/options.ts';
import { normalise } from '../../heddle/normalise.ts';
import { grantsOf } from '../../heddle/options.ts';
import type { Plugin } from '../../heddle/model.ts';
import { readManifestText } from '../../heddle/text.ts';
import { CAPABILITIES } from '../../heddle/vocabulary.ts';
import type { Change, Compare, Host } from './change.ts';
import { compareComponents } from './components.ts';
import { compareFiles } from './files.ts';
import { toFinding } from './finding.ts';
import { baselineFaults, compareLoading } from './loading.ts';
import { comparePlugin, subjectOf } from './plugin.ts';
import { compareTools } from './tools.ts';
import type { Names } from './words.ts';

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
  /** Who has witnesses checked by independent validators. Default: in this thread. */
  readonly confirmer?: Confirmer;
}

const OPTIONS: Readonly<Record<keyof PluginBreaksOptions, OptionRule>> = {
  grantedCapabilities: TEXTS,
  discoverTools: FLAG,
  strict: FLAG,
  baselineName: TEXT,
  currentName: TEXT,
  budget: STEPS,
  confirmer: ANY,
};

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
  const [old, now] = [normalise(before), normalise(after)];
  const changes = [
    ...compareLoading(before, after, subjectOf(old)),
    ...PARTS.flatMap((compare) => [...compare(old, now, host)]),
  ];
  const names = namesOf(old, now, options);
  const about = [...versionUnmoved(old, now, changes), ...baselineFaults(before, changes, subjectOf(old))];
  return [...changes, ...about].map((change) => toFinding(change, names));
}

function jsonOf(manifest: string | Json): Json {
  return typeof manifest === 'string' ? (readManifestText(manifest).json ?? null) : manifest;
}

function hostOf(options: PluginBreaksOptions): Host {
  checkOptions('pluginBreaks', options, OPTIONS);
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools ?? false,
    strict: options.strict ?? false,
    explain: sharedBudget(explain, options),
  };
}

function namesOf(old: Plugin, now: Plugin, options: PluginBreaksOptions): Names {
  const moved = old.version !== now.version;
  return {
    baseline: options.baselineName ?? (moved ? old.version : undefined) ?? 'the baseline',
    current: options.currentName ?? (moved ? now.version : undefined) ?? 'the current manifest',
  };
}

/** Notices alone move no contract. */
function* versionUnmoved(old: Plugin, now: Plugin, changes: readonly Change[]): Iterable<Change> {
  if (changes.length === 0 || now.version === undefined || old.version !== now.version) return;
  yield {
    kind: 'version-unmoved',
    subject: subjectOf(old),
    baseline: '/version',
    current: '/version',
    is: now.version,
  };
}
