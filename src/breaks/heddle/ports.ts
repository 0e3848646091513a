/** A node's inputs, outputs and branches: what flows connect to. */
import type { Subject } from '../../core/finding.ts';
import type { Component, Named, Port } from '../../heddle/model.ts';
import { diff, renames } from '../diff.ts';
import { castable } from './cast.ts';
import type { PluginChange } from './change.ts';
import { isRejectedTitle } from './titles.ts';

interface Direction {
  readonly field: 'inputs' | 'outputs';
  readonly one: 'input' | 'output';
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
    one: 'input',
    removed: 'input-removed',
    typeChanged: 'input-type-changed',
    holds: (old, current) => castable(old, current),
    added: (port) => (port.hasDefault ? 'input-added' : 'input-added-without-default'),
  },
  {
    field: 'outputs',
    one: 'output',
    removed: 'output-removed',
    typeChanged: 'output-type-changed',
    holds: (old, current) => castable(current, old),
    added: () => 'output-added',
  },
];

export function* comparePorts(old: Component, current: Component): Iterable<PluginChange> {
  for (const direction of DIRECTIONS) yield* compareDirection(direction, old, current);
}

/** With one port that heddle rejects, nobody's flow could use the node: mending it breaks nobody. */
function wasUsable(old: Component): boolean {
  return ![...old.inputs, ...old.outputs].some(({ name }) => isRejectedTitle(name));
}

function* compareDirection(direction: Direction, old: Component, current: Component): Iterable<PluginChange> {
  const subject: Subject = { type: 'component', name: old.name };
  const changes = diff(old[direction.field], current[direction.field]);
  const renamed = renames(changes, (gone, added) => gone.type === added.type);
  for (const { value: gone } of changes.removed) {
    if (isRejectedTitle(gone.name)) continue;
    const to = renamed.get(gone)?.value;
    yield {
      kind: direction.removed,
      subject,
      baseline: gone.at,
      current: to?.at ?? `${current.at}/${direction.field}`,
      was: gone.type,
      about: gone.name,
      ...(to !== undefined && { renamedTo: to.name }),
    };
  }
  for (const { old: before, current: after } of changes.persisted)
    yield* compareOne(direction, subject, before.value, after.value);
  for (const { value: added } of changes.added) {
    const base = { subject, baseline: `${old.at}/${direction.field}`, current: added.at, about: added.name };
    if (isRejectedTitle(added.name) && wasUsable(old))
      yield { kind: 'port-rejected', ...base, is: added.type, reason: direction.one };
    else yield { kind: direction.added(added), ...base, is: added.type };
  }
}

function* compareOne(direction: Direction, subject: Subject, before: Port, after: Port): Iterable<PluginChange> {
  if (before.type !== after.type)
    yield {
      kind: direction.holds(before.type, after.type) ? 'port-type-cast' : direction.typeChanged,
      subject,
      baseline: `${before.at}/type`,
      current: `${after.at}/type`,
      was: before.type,
      is: after.type,
      about: before.name,
    };
  if (direction.field === 'inputs' && before.hasDefault && !after.hasDefault)
    yield {
      kind: 'input-default-removed',
      subject,
      baseline: `${before.at}/default`,
      current: after.at,
      about: before.name,
    };
}

export function* compareBranches(old: Component, current: Component): Iterable<PluginChange> {
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
      reason: 'branches are now declared: an edge that names another one is rejected',
    };
    return;
  }
  const changes = diff(old.branches, current.branches);
  const to = renames(changes, () => changes.removed.length === 1 && changes.added.length === 1);
  for (const { value: gone } of changes.removed) {
    const instead = to.get(gone)?.value;
    yield {
      kind: 'branch-removed',
      subject,
      baseline: gone.at,
      current: places.current,
      was: gone.name,
      about: gone.name,
      ...(instead !== undefined && { renamedTo: instead.name }),
    };
  }
  for (const { value: added } of changes.added)
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
