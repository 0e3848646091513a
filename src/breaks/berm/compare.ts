import { identical } from '../../core/equal.ts';
import type { Finding } from '../../core/finding.ts';
import { checkOptions } from '../../core/options.ts';
import type { Manifest } from '../../manifest/model.ts';
import type { Change } from '../change.ts';
import { compareSchemas } from '../engine/compare.ts';
import { ENGINE_OPTIONS, openEngine, type EngineOptions } from '../engine/open.ts';
import type { SchemaPair } from '../engine/pair.ts';
import { once, toFinding, type Catalogue } from '../finding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { BERM_KINDS, type BermKindId } from './kinds/index.ts';
import { sides } from './known.ts';
import { notKnownNotices } from './notices/known.ts';
import { reachNotices } from './notices/reach.ts';
import { sourceNotices } from './notices/source.ts';
import { surfaceNotices } from './notices/surface.ts';
import { abiChanges, migrationChanges } from './program.ts';
import { respelling } from './respelling.ts';
import { breakingChanges } from './schema.ts';
import { eventChanges, stripeChanges, toolChanges } from './surface.ts';

/** How two manifests are compared. */
export type BreaksOptions = EngineOptions;

const BERM: Catalogue<BermKindId> = { kinds: BERM_KINDS, saysWhoIsHit: false, fingerprint: fingerprintOf };

/**
 * Every way in which `current` breaks a caller of `baseline`, and every other difference worth a line: each once,
 * in a stable order (the program, the baseline's tools, its events, then what was added). `breaks(m, m)` is empty.
 * Pure and synchronous: no network, no disk, and no manifest makes it throw.
 *
 * The rules are those of `Manifest::breaks` of berm-api 0.1.0, for which a host refuses a redeploy, and the schema
 * engine's, which finds values that fail although those rules see nothing.
 */
export function breaks(baseline: Manifest, current: Manifest, options: BreaksOptions = {}): Finding[] {
  checkOptions('breaks', options, ENGINE_OPTIONS);
  if (identical(baseline, current)) return [];
  const both = sides(baseline, current);
  // A host serves the properties of an IDL in an order of its own.
  const ordered = both.baseline.idl === both.current.idl;
  const engine = openEngine(options);
  const compare = (pair: SchemaPair): Change<BermKindId>[] => {
    const source = sourceNotices(pair, ordered);
    const changes = compareSchemas(engine, pair, breakingChanges).map((change) => respelling(pair, change));
    // That a schema is written otherwise is said by the notice that says how.
    return [...(source.length > 0 ? changes.filter(({ kind }) => kind !== 'respelled') : changes), ...source];
  };
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
  return once(changes.map((change) => toFinding(BERM, change)));
}
