import type { Problem } from '../../contract/finding.ts';
import { problem } from '../problems.ts';
import type { RuleId } from '../rules.ts';
import { checkAbi } from './abi.ts';
import type { Check, Loading } from './check.ts';
import { checkExportNames, checkExports } from './exports.ts';
import { checkMarks } from './marks.ts';
import { appendedMigrations, checkMigrationNames, checkMigrations } from './migrations.ts';
import { checkImports, checkSignatures } from './signatures.ts';
import { checkSyscalls } from './syscalls.ts';

export type { Check, Loading, LoadOptions } from './check.ts';

/** The checks bermd makes before it touches the database, in its order. */
const BEFORE_MIGRATING: readonly Check[] = [checkAbi, checkSyscalls, checkMigrations, checkMigrationNames];
/** The checks it makes when it compiles, after the migrations were applied. A new check is a file and a line here. */
const WHEN_COMPILING: readonly Check[] = [checkImports, checkExportNames, checkExports, checkSignatures, checkMarks];

/**
 * Everything that keeps a host from loading an image whose manifest could be read, all at once, and what a
 * reviewer should know about it.
 *
 * @param late problems of reading that a host meets only when it compiles the image
 */
export function checkLoad(loading: Loading, late: readonly Problem[] = []): Problem[] {
  const early = BEFORE_MIGRATING.flatMap((check) => check(loading));
  const compiling = [...late, ...WHEN_COMPILING.flatMap((check) => check(loading))];
  return [...early, ...compiling, ...trap(loading, early, compiling)];
}

/** The trap in the order: migrations are applied, and only then the image is refused. */
function trap({ manifest, options: { baseline }, label }: Loading, early: readonly Problem[], compiling: readonly Problem[]): Problem[] {
  const refusedEarly = early.some(({ level }) => level === 'error');
  const refusedFor = [...new Set(compiling.filter(({ level }) => level === 'error').map(({ rule }) => rule))];
  const appended = appendedMigrations(baseline, manifest);
  const [first] = appended;
  if (refusedEarly || refusedFor.length === 0 || first === undefined) return [];
  const rule: RuleId = 'migrated-then-refused';
  const what = appended.length === 1 ? `the migration ${JSON.stringify(first.name)}` : `${appended.length} migrations, from ${JSON.stringify(first.name)} on,`;
  const after = baseline === undefined ? 'a later image must begin with them' : `and ${baseline.version === '' ? 'the version now serving' : `version ${baseline.version}`} can no longer be deployed again`;
  return [problem(rule, `A host applies ${what} of ${label} and then refuses the image (${refusedFor.join(', ')}): the data stays migrated, ${after}.`, { pointer: '/database/migrations' })];
}
