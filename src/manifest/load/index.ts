import type { Problem } from '../../core/finding.ts';
import type { Manifest } from '../model.ts';
import { problem, quoted } from '../problems.ts';
import { checkAbi } from './abi.ts';
import type { Check, Loading } from './check.ts';
import { checkExportNames, checkExports } from './exports.ts';
import { checkMarks } from './marks.ts';
import { appendedMigrations, checkMigrationNames, checkMigrations } from './migrations.ts';
import { checkImports, checkSignatures } from './signatures.ts';
import { checkSyscalls } from './syscalls.ts';

export { LOAD_OPTIONS, type Check, type Loading, type LoadOptions } from './check.ts';

/** The checks bermd makes before it touches the database, in its order. */
const BEFORE_MIGRATING: readonly Check[] = [checkAbi, checkSyscalls, checkMigrations, checkMigrationNames];
/** The checks it makes when it compiles, after the migrations were applied. A new check is a file and a line here. */
const WHEN_COMPILING: readonly Check[] = [checkImports, checkExportNames, checkExports, checkSignatures, checkMarks];

/**
 * Everything that keeps a host from loading an image, all at once and in the order in which bermd meets it, and
 * what a reviewer should know about it.
 *
 * @param read problems of reading the image; with an error among them the host does not come to the migrations
 * @param late problems of reading that a host meets only when it compiles the image
 */
export function checkLoad(loading: Loading, read: readonly Problem[], late: readonly Problem[] = []): Problem[] {
  const early = [...read, ...BEFORE_MIGRATING.flatMap((check) => check(loading))];
  const compiling = [...late, ...WHEN_COMPILING.flatMap((check) => check(loading))];
  return [...early, ...compiling, ...trap(loading, early, compiling)];
}

/** The trap in the order: migrations are applied, and only then the image is refused. */
function trap(
  { manifest, options: { baseline }, label }: Loading,
  early: readonly Problem[],
  compiling: readonly Problem[],
): Problem[] {
  const refusedFor = [...new Set(compiling.filter(isError).map(({ rule }) => rule))];
  const appended = appendedMigrations(baseline, manifest);
  const [first] = appended;
  if (early.some(isError) || refusedFor.length === 0 || first === undefined) return [];
  const what =
    appended.length === 1
      ? `the migration ${quoted(first.name)}`
      : `${appended.length} migrations, from ${quoted(first.name)} on,`;
  const sentence =
    `A host applies ${what} of ${label} and then refuses the image (${refusedFor.join(', ')}): the data stays ` +
    `migrated, ${aftermath(baseline)}.`;
  return [
    problem('migrated-then-refused', sentence, {
      pointer: `/database/migrations/${baseline?.database?.migrations.length ?? 0}`,
    }),
  ];
}

function aftermath(baseline: Manifest | undefined): string {
  if (baseline === undefined) return 'and every later image must begin with them';
  return (
    `and ${baseline.version === '' ? 'the version now serving' : `version ${baseline.version}`} can no longer ` +
    'be deployed again'
  );
}

function isError({ level }: Problem): boolean {
  return level === 'error';
}
