/** A node's inputs, outputs and branches: what flows connect to. */
import type { Subject } from '../../core/finding.ts';
import type { Component, Named, Port } from '../../heddle/model.ts';
import { castable } from './cast.ts';
import type { Change } from './change.ts';
import { diff, renames } from './diff.ts';

interface Direction {
  readonly field: 'inputs' | 'outputs';
  readonly removed: 'input-removed' | 'output-removed';
  readonly typeChanged: 'input-type-changed' | 'output-type-changed';
  /** Whether every connection that the old type had still holds. */
  readonly holds: (old: string, current: string) => boolean;
  readonly added: (port: Port) => 'input-added' | 'input-added-without-default' | 'output-added';
}

/** Into an input go sources that cast to its old type; an output goes to destinations that its old type casts to. */
const DIRECTIONS: readonly Direction[] = [
  {
    field: 'inputs',
    removed: 'input-removed',
    typeChanged: 'input-type-changed',
    holds: (old, current) => castable(old, current),
    added: (port) => (port.hasDefault ? 'input-added' : 'input-added-without-default'),
  },
  {
    field: 'outputs',
    removed: 'output-removed',
    typeChanged: 'output-type-changed',
    holds: (old, current) => castable(current, old),
    added: () => 'output-added',
  },
];

export function* comparePorts(old: Component, current: Component): Iterable<Change> {
  for (const direction of DIRECTIONS) yield* compareDirection(direction, old, current);
}

function* compareDirection(direction: Direction, old: Component, current: Component): Iterable<Change> {
  const subject: Subject = { type: 'component', name: old.name };
  const changes = diff(old[direction.field], current[direction.field]);
  const renamed = renames(changes, (gone, added) => gone.type === added.type);
  const list = `${current.at}/${direction.field}`;
  for (const gone of changes.removed) {
    const to = renamed.get(gone);
    yield {
      kind: direction.removed,
      subject,
      baseline: gone.at,
      current: to?.at ?? list,
      was: gone.type,
      about: gone.name,
      ...(to === undefined ? {} : { renamedTo: to.name }),
    };
  }
  for (const { old: before, current: after } of changes.kept) {
    if (before.type !== after.type) {
      const kind = direction.holds(before.type, after.type) ? 'port-type-cast' : direction.typeChanged;
      yield {
        kind,
        subject,
        baseline: `${before.at}/type`,
        current: `${after.at}/type`,
        was: before.type,
        is: after.type,
        about: before.name,
      };
    }
    if (direction.field === 'inputs' && before.hasDefault && !after.hasDefault)
      yield {
        kind: 'input-default-removed',
        subject,
        baseline: `${before.at}/default`,
        current: after.at,
        about: before.name,
      };
  }
  for (const added of changes.added)
    yield {
      kind: direction.added(added),
      subject,
      baseline: `${old.at}/${direction.field}`,
      current: added.at,
      is: added.type,
      about: added.name,
    };
}

export function* compareBranches(old: Component, current: Component): Iterable<Change> {
  const subject: Subject = { type: 'component', name: old.name };
  const places = { baseline: `${old.at}/branches`, current: `${current.at}/branches` };
  if (old.branches.length > 0 && current.branches.length === 0) {
    yield { kind: 'branches-undeclared', subject, ...places, was: names(old.branches), about: names(old.branches) };
    return;
  }
  if (old.branches.length === 0 && current.branches.length > 0) {
    yield {
      kind: 'branch-removed',
      subject,
      ...places,
      is: names(current.branches),
      about: `any but ${names(current.branches)}`,
    };
    return;
  }
  const changes = diff(old.branches, current.branches);
  const to = changes.removed.length === 1 && changes.added.length === 1 ? changes.added[0] : undefined;
  for (const gone of changes.removed)
    yield {
      kind: 'branch-removed',
      subject,
      baseline: gone.at,
      current: places.current,
      was: gone.name,
      about: gone.name,
      ...(to === undefined ? {} : { renamedTo: to.name }),
    };
  for (const added of changes.added)
    yield {
      kind: 'branch-added',
      subject,
      baseline: places.baseline,
      current: added.at,
      is: added.name,
      about: added.name,
    };
}

function names(list: readonly Named[]): string {
  return list.map(({ name }) => name).join(', ');
}
