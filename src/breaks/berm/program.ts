import type { Subject } from '../../core/finding.ts';
import { pointer } from '../../core/json.ts';
import { appendedMigrations, rewrittenMigrations } from '../../manifest/load/migrations.ts';
import type { Migration } from '../../manifest/model.ts';
import type { Change } from '../change.ts';
import type { BermKindId } from './kinds/index.ts';
import type { Sides } from './known.ts';
import { quote } from '../text.ts';

/** What stands for the whole of a contract: a berm manifest does not say its program's name. */
export const PROGRAM: Subject = { type: 'program', name: 'program' };

/** A host speaks one ABI. An IDL does not say it. */
export function abiChanges({ baseline, current }: Sides): Change<BermKindId>[] {
  const [was, is] = [baseline.manifest.abi_version, current.manifest.abi_version];
  if (was === undefined || is === undefined || was === is) return [];
  return [
    {
      kind: 'abi-changed',
      subject: PROGRAM,
      audience: 'callers',
      baseline: '/abi_version',
      current: '/abi_version',
      was,
      is,
    },
  ];
}

/** A host applies each migration once, and refuses an image whose list does not begin with the ones it applied. */
export function migrationChanges({ baseline, current }: Sides): Change<BermKindId>[] {
  if (baseline.idl || current.idl) return [];
  const [old, now] = [baseline.manifest, current.manifest];
  const rewritten = rewrittenMigrations(old, now).map(({ how, index, migration, instead }): Change<BermKindId> => ({
    kind: 'migration-rewritten',
    subject: PROGRAM,
    baseline: pointer('database', 'migrations', index),
    ...(instead !== undefined && { current: pointer('database', 'migrations', index) }),
    ...differingLines(migration, instead),
    reason: `migration ${quote(migration.name)} was ${how}`,
  }));
  if (rewritten.length > 0) return rewritten;
  const before = old.database?.migrations ?? [];
  if (!now.database && before.length > 0)
    return [{ kind: 'database-dropped', subject: PROGRAM, baseline: '/database' }];
  return appendedMigrations(old, now).map(({ name }, at) => ({
    kind: 'migration-appended',
    subject: PROGRAM,
    current: pointer('database', 'migrations', before.length + at),
    is: name,
  }));
}

/** The name and the first line that differs, of each: a whole migration is too long to show. */
function differingLines(old: Migration, current: Migration | undefined): Pick<Change, 'was' | 'is'> {
  const [before, after] = [old.sql.split('\n'), current?.sql.split('\n') ?? []];
  const line = before.findIndex((text, at) => text !== after[at]);
  const at = line === -1 ? before.length : line;
  const says = (name: string, text: string | undefined): string => `${name} line ${at + 1}: ${text ?? '(none)'}`;
  const was = says(old.name, before[at]);
  return current === undefined ? { was } : { was, is: says(current.name, after[at]) };
}
