import { problem, quoted } from '../problems.ts';
import type { Manifest, Migration } from '../model.ts';
import type { Check } from './check.ts';

/** One migration of the baseline that current does not carry as it was. */
export interface Rewritten {
  readonly how: 'removed' | 'renamed' | 'edited' | 'moved';
  /** Place in the baseline's list, from 0. */
  readonly index: number;
  readonly migration: Migration;
  /** What stands there now; absent when nothing does. */
  readonly instead?: Migration;
}

/**
 * The migrations of `baseline` that `current` removed, renamed, edited or reordered. The host refuses such an
 * image even with `force`: the baseline's list must be a prefix of current's, name and text byte for byte.
 * A program that keeps no database any more, or never said, rewrites nothing.
 */
export function rewrittenMigrations(baseline: Manifest, current: Manifest): Rewritten[] {
  const after = current.database?.migrations;
  if (after === undefined) return [];
  return (baseline.database?.migrations ?? []).flatMap((migration, index): Rewritten[] => {
    const instead = after[index];
    if (instead !== undefined && same(instead, migration)) return [];
    return [
      { how: howRewritten(migration, instead, after), index, migration, ...(instead !== undefined && { instead }) },
    ];
  });
}

/** The migrations of `current` that the host will apply when it replaces `baseline`; all of them on a first deploy. */
export function appendedMigrations(baseline: Manifest | undefined, current: Manifest): readonly Migration[] {
  return (current.database?.migrations ?? []).slice(baseline?.database?.migrations.length ?? 0);
}

function same(one: Migration, other: Migration): boolean {
  return one.name === other.name && one.sql === other.sql;
}

function howRewritten(
  migration: Migration,
  instead: Migration | undefined,
  after: readonly Migration[],
): Rewritten['how'] {
  if (instead?.name === migration.name) return 'edited';
  if (after.some((other) => other.name === migration.name)) return 'moved';
  return after.some((other) => other.sql === migration.sql) ? 'renamed' : 'removed';
}

/** Against the baseline: nothing rewritten; what was appended; a database given up. */
export const checkMigrations: Check = ({ manifest, options: { baseline } }) => {
  // An IDL, and what a host serves, say nothing of migrations.
  if (baseline === undefined || baseline.abi_version === undefined) return [];
  const before = baseline.database?.migrations ?? [];
  if (manifest.database === undefined) {
    // An IDL does not say whether there is a database.
    if (before.length === 0 || manifest.abi_version === undefined) return [];
    return [
      problem(
        'database-dropped',
        `The baseline keeps a database of ${before.length} migrations, and this one keeps none; the data ` +
          'stays on the host.',
      ),
    ];
  }
  const rewritten = rewrittenMigrations(baseline, manifest);
  if (rewritten.length > 0) {
    return rewritten.map((one) =>
      problem('migration-rewritten', `${sentence(one)} Every host that ran the baseline refuses this, forced or not.`, {
        pointer: `/database/migrations${one.instead === undefined ? '' : `/${one.index}`}`,
      }),
    );
  }
  const appended = appendedMigrations(baseline, manifest);
  if (appended.length === 0) return [];
  const names = appended.slice(0, 10).map(({ name }) => quoted(name));
  return [
    problem(
      'migration-appended',
      `${appended.length === 1 ? 'One migration is' : `${appended.length} migrations are`} appended: ` +
        `${names.join(', ')}${appended.length > names.length ? ', …' : ''}.`,
      { pointer: `/database/migrations/${before.length}` },
    ),
  ];
};

function sentence({ how, index, migration, instead }: Rewritten): string {
  const name = `Migration ${index + 1} of the baseline, ${quoted(migration.name)},`;
  const now = instead === undefined ? '' : `; ${quoted(instead.name)} stands in its place`;
  switch (how) {
    case 'edited':
      return `${name} has another text now.`;
    case 'moved':
      return `${name} stands at another place now${now}.`;
    case 'renamed':
      return `${name} has another name now${now}.`;
    case 'removed':
      return `${name} is gone${now}.`;
    default:
      return how satisfies never;
  }
}

/** The host enters each applied migration by name, once. */
export const checkMigrationNames: Check = ({ manifest }) => {
  const seen = new Map<string, number>();
  return (manifest.database?.migrations ?? []).flatMap(({ name }, index) => {
    const first = seen.get(name);
    if (first !== undefined)
      return [
        problem('migration-twice', `Migrations ${first + 1} and ${index + 1} are both named ${quoted(name)}.`, {
          pointer: `/database/migrations/${index}`,
        }),
      ];
    seen.set(name, index);
    return [];
  });
};
