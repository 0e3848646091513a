import type { Subject } from '../../core/finding.ts';
import type { Manifest } from '../../manifest/model.ts';
import { bermSchemaChanges } from './schema.ts';
import { eventChanges, stripeChanges, toolChanges } from './surface.ts';
import type { Kind, Kinds } from '../kind.ts';
import { BERM_KINDS, type BermKindId } from './kinds/index.ts';
import { sides } from './known.ts';

/**
 * The tools and events for which a host refuses a redeploy when they were used: those that `Manifest::breaks` of
 * berm-api 0.1.0 names. Not all that `breaks` finds, for berm compares declarations and not values; each once.
 */
export function refusedOnRedeploy(running: Manifest, next: Manifest): Subject[] {
  const both = sides(running, next);
  const changes = [
    ...toolChanges(both, bermSchemaChanges),
    ...stripeChanges(both),
    ...eventChanges(both, bermSchemaChanges),
  ];
  const subjects = changes
    .filter(({ kind, audience }) => levelOf(kind) === 'break' && audience !== 'host')
    .map(({ subject }) => subject);
  return [...new Map(subjects.map((subject) => [`${subject.type} ${subject.name}`, subject])).values()];
}

function levelOf(kind: BermKindId): Kind['level'] {
  const kinds: Kinds<BermKindId> = BERM_KINDS;
  return kinds[kind].level;
}
