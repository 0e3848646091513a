import { decideAt, type SchemaRef } from '../../schema/index.ts';
import type { Change } from '../change.ts';
import type { SchemaPair } from '../engine/pair.ts';
import type { SharedKindId } from '../kinds/index.ts';
import type { BermKindId } from './kinds/index.ts';

/** Seeing that two schemas of one place are equal takes little; what takes more is told as berm tells it. */
const STEPS = 20_000;

/**
 * What rests on berm's rules alone, told as a difference of spelling where the two schemas there accept exactly the
 * same values: berm rejects the redeploy all the same.
 */
export function respelling(pair: SchemaPair, change: Change<SharedKindId>): Change<BermKindId> {
  const byRule = change.narrowed !== undefined && change.witness === undefined && change.cause === undefined;
  return byRule && change.kind !== 'undecided' && isSame(pair, change)
    ? { ...change, kind: 'spelled-differently' }
    : change;
}

function isSame(pair: SchemaPair, { narrowed, baseline, current }: Change<SharedKindId>): boolean {
  // That a property is required is said by the schema around it: how else it may be said is seen in the whole.
  const whole = narrowed === 'newly-required' || baseline === undefined || current === undefined;
  const old: SchemaRef = { document: pair.old, pointer: whole ? '' : baseline.slice(pair.oldAt.length) };
  const now: SchemaRef = { document: pair.current, pointer: whole ? '' : current.slice(pair.currentAt.length) };
  const options = { strict: true, budget: STEPS };
  return decideAt(old, now, options).answer === 'compatible' && decideAt(now, old, options).answer === 'compatible';
}
