import type { Finding } from '../../core/finding.ts';
import { ANY, checkOptions, FLAG, STEPS, TEXT, type OptionRule } from '../../core/options.ts';
import type { Manifest } from '../../manifest/model.ts';
import { abiChanges, migrationChanges } from './program.ts';
import type { SchemaPair } from './schema.ts';
import { eventChanges, stripeChanges, toolChanges } from './surface.ts';
import type { Change, Names } from '../change.ts';
import { schemaChanges } from '../engine/changes.ts';
import { sharedBudget } from '../engine/shared-budget.ts';
import { identical } from '../../core/equal.ts';
import { toFinding } from '../finding.ts';
import { sides } from './known.ts';
import { notKnownNotices } from './notices/known.ts';
import { reachNotices } from './notices/reach.ts';
import { schemaNotices } from './notices/schema.ts';
import { surfaceNotices } from './notices/surface.ts';
import { explain, type Confirmer } from '../../schema/index.ts';
import { plain } from '../words.ts';

const LONGEST_NAME = 60;

const OPTIONS: Readonly<Record<keyof BreaksOptions, OptionRule>> = {
  strict: FLAG,
  baselineName: TEXT,
  currentName: TEXT,
  budget: STEPS,
  confirmer: ANY,
};

/** How two manifests are compared. */
export interface BreaksOptions {
  /** Plain set reading of schemas: a writer may send names that its schema does not declare. Default false. */
  readonly strict?: boolean;
  /** What the two are called in sentences. Default: their versions, or `the baseline` and `the current contract`. */
  readonly baselineName?: string;
  readonly currentName?: string;
  /** Work the engine may do for one schema, in steps of its own, before a place stays undecided. Default: plenty for real contracts. */
  readonly budget?: number;
  /** Who has witnesses checked by independent validators. Default: in this thread. */
  readonly confirmer?: Confirmer;
}

/**
 * Every way in which `current` breaks a caller of `baseline`, and every other difference worth a line: each once,
 * in a stable order (the program, the baseline's tools, its events, then what was added). `breaks(m, m)` is empty.
 * Pure and synchronous: no network, no disk, and no manifest makes it throw.
 *
 * The rules are those of `Manifest::breaks` of berm-api 0.1.0, for which a host refuses a redeploy, and the schema
 * engine's, which finds values that fail although those rules see nothing.
 */
export function breaks(baseline: Manifest, current: Manifest, options: BreaksOptions = {}): Finding[] {
  checkOptions('breaks', options, OPTIONS);
  if (identical(baseline, current)) return [];
  const both = sides(baseline, current);
  // A host serves the properties of an IDL in an order of its own.
  const ordered = both.baseline.idl === both.current.idl;
  const engine = sharedBudget(explain, options);
  const compare = (schemas: SchemaPair): Change[] =>
    identical(schemas.old, schemas.current)
      ? []
      : [...schemaChanges(schemas, engine, { strict: options.strict === true }), ...schemaNotices(schemas, ordered)];
  const changes = [
    ...abiChanges(both),
    ...migrationChanges(both),
    ...toolChanges(both, compare),
    ...stripeChanges(both),
    ...eventChanges(both, compare),
    ...surfaceNotices(both),
    ...reachNotices(both),
    ...notKnownNotices(both),
  ];
  const names = namesFor(baseline, current, options);
  return once(changes.map((change) => toFinding(change, names)));
}

/** A version is a contract's text like any other. */
function namesFor(baseline: Manifest, current: Manifest, options: BreaksOptions): Names {
  const tell = baseline.version !== current.version;
  return {
    baseline: plain(options.baselineName ?? ((tell && baseline.version) || 'the baseline'), LONGEST_NAME),
    current: plain(options.currentName ?? ((tell && current.version) || 'the current contract'), LONGEST_NAME),
  };
}

/** The findings are a set: a name that stands twice in a list answers once. */
function once(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ fingerprint, message }) => {
    const key = `${fingerprint} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}
