import { setMember, type Json } from '../../core/json.ts';
import { spend } from '../budget.ts';
import type { Literal } from '../formula/formula.ts';
import { covers, cutNames, demandIn, explicitNames, freshName, hasNames, isCells, type Cell } from './object-cells.ts';
import {
  demandOn,
  hasName,
  maySend,
  sendableNames,
  unreadableName,
  type ObjectFacts,
  type Some,
} from './object-facts.ts';
import type { Engine } from './engine.ts';
import type { Sendable, Verdict } from './theory.ts';
import type { Cause } from '../undecided.ts';

/** A property with a name that is still free to choose within a cell. */
interface Fresh {
  readonly cell: Cell;
  readonly of: readonly Literal[];
}

/** An object on the way: by name, and with names still to choose. */
interface Draft {
  readonly named: ReadonlyMap<string, readonly Some[]>;
  readonly fresh: readonly Fresh[];
}

/** Objects with more properties are not built. */
const MAX_PROPERTIES = 1 << 16;

/**
 * Gives each "some" that has a choice of names its property, within the bounds on the number of properties, and
 * fills up to the least number. What is demanded of one name alone is known to be possible.
 */
export function buildObject(facts: ObjectFacts, engine: Engine, sendable: Sendable | undefined): Verdict | 'none' {
  const min = Math.max(0, ...facts.bounds.map((bound) => bound.min));
  const max = Math.min(Infinity, ...facts.bounds.map((bound) => bound.max));
  if (min > max) return 'none';
  if (min > MAX_PROPERTIES) return { kind: 'unknown', cause: { code: 'size', of: 'object', limit: MAX_PROPERTIES } };
  const declared = sendableNames(sendable);
  const { explicit, sets } = explicitNames(facts, declared ?? [], engine);
  let unsure: Cause | undefined;

  let cut: readonly Cell[] | undefined;
  const cells = (): readonly Cell[] => {
    if (cut !== undefined) return cut;
    const all = cutNames(sets, explicit, engine);
    if (!isCells(all)) unsure = all;
    cut = !isCells(all)
      ? []
      : declared === undefined
        ? all
        : all.filter((cell) => declared.some((names) => covers(names, cell, engine)));
    return cut;
  };
  const can = (of: readonly Literal[]): boolean => {
    const outcome = engine.solve(of);
    if (outcome.kind === 'unknown') unsure = outcome.cause;
    return outcome.kind === 'value';
  };
  const onName = (name: string, some: readonly Some[]): readonly Literal[] => {
    const demand = demandOn(name, facts, some, engine);
    if (demand.unsure) unsure = unreadableName(facts, engine);
    return demand.of;
  };
  const inCell = (cell: Cell, of: readonly Literal[]): readonly Literal[] => [
    ...demandIn(cell, facts, engine).map((one) => one.of),
    ...of,
  ];

  /** The names that could take a "some" on themselves, those that are there anyhow first. */
  const namesFor = (some: Some, draft: Draft): string[] => {
    const names = [...explicit].filter((name) => hasName(some.names, name, engine) === true);
    const there = names.filter((name) => draft.named.has(name));
    return [
      ...there,
      ...names.filter((name) => !draft.named.has(name) && (some.sent || maySend(name, sendable, engine))),
    ];
  };

  /** A property of its own for a "some", when it takes nothing from any other. */
  const ownCell = (some: Some): Cell | undefined =>
    max === Infinity
      ? cells().find(
          (cell) =>
            covers(some.names, cell, engine) &&
            can(inCell(cell, [some.of])) &&
            hasNames(cell, facts.choices.length, explicit, engine),
        )
      : undefined;

  const assign = (draft: Draft, choices: readonly Some[]): Json | undefined => {
    spend(engine.budget);
    const [some, ...rest] = choices;
    if (some === undefined) return finish(draft);
    if (draft.named.size + draft.fresh.length > max) return undefined;
    for (const name of namesFor(some, draft)) {
      const all = [...(draft.named.get(name) ?? []), some];
      if (!can(onName(name, all))) continue;
      const value = assign({ ...draft, named: new Map(draft.named).set(name, all) }, rest);
      if (value !== undefined) return value;
    }
    for (const [index, one] of draft.fresh.entries()) {
      const of = [...one.of, some.of];
      if (!covers(some.names, one.cell, engine) || !can(inCell(one.cell, of))) continue;
      const value = assign({ ...draft, fresh: draft.fresh.with(index, { ...one, of }) }, rest);
      if (value !== undefined) return value;
    }
    for (const cell of cells()) {
      if (!covers(some.names, cell, engine) || !can(inCell(cell, [some.of]))) continue;
      const value = assign({ ...draft, fresh: [...draft.fresh, { cell, of: [some.of] }] }, rest);
      if (value !== undefined) return value;
    }
    return undefined;
  };

  const finish = (draft: Draft): Json | undefined => {
    const object: Record<string, Json> = {};
    const taken = new Set(explicit);
    const put = (name: string | undefined, of: readonly Literal[]): boolean => {
      const outcome = engine.solve(of);
      if (outcome.kind === 'unknown') unsure = outcome.cause;
      if (name === undefined || outcome.kind !== 'value') return false;
      setMember(object, name, outcome.value);
      return true;
    };
    const take = (cell: Cell): string | undefined => {
      const fresh = freshName(cell, taken, engine);
      if (fresh === undefined) return undefined;
      if ('cause' in fresh) {
        unsure = fresh.cause;
        return undefined;
      }
      taken.add(fresh.name);
      return fresh.name;
    };
    for (const [name, some] of draft.named) if (!put(name, onName(name, some))) return undefined;
    for (const one of draft.fresh) if (!put(take(one.cell), inCell(one.cell, one.of))) return undefined;
    let missing = min - draft.named.size - draft.fresh.length;
    for (const name of missing > 0 ? explicit : []) {
      if (missing > 0 && !draft.named.has(name) && maySend(name, sendable, engine) && put(name, onName(name, [])))
        missing -= 1;
    }
    for (const cell of missing > 0 ? cells() : []) {
      while (missing > 0 && can(inCell(cell, [])) && put(take(cell), inCell(cell, []))) missing -= 1;
    }
    return missing > 0 || draft.named.size + draft.fresh.length > max ? undefined : object;
  };

  // Whoever can have a property to itself has it; the others are tried in every way.
  const fresh: Fresh[] = [];
  const contested: Some[] = [];
  for (const some of facts.choices) {
    const cell = ownCell(some);
    if (cell === undefined) contested.push(some);
    else fresh.push({ cell, of: [some.of] });
  }
  const value = assign({ named: facts.single, fresh }, contested);
  if (value !== undefined) return { kind: 'value', value };
  return unsure === undefined ? 'none' : { kind: 'unknown', cause: unsure };
}
