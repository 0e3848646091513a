import { setMember, type Json } from '../../../contract/json.ts';
import { spend } from '../budget.ts';
import { ANY, isNegated, not, type Literal } from '../formula/formula.ts';
import { STRING } from '../formula/values.ts';
import type { Engine } from './engine.ts';
import { demandOn, hasName, maySend, membersOf, type ObjectFacts, type Some } from './object-facts.ts';
import type { Context, Verdict } from './theory.ts';

/** Names that no fact speaks of by name, and that all patterns see alike. */
interface Cell {
  /** What a name must be to lie in the cell. */
  readonly names: readonly Literal[];
  /** The patterned sets of names that the cell lies in. */
  readonly within: ReadonlySet<Literal>;
}

/** A property with a name that is still free to choose within a cell. */
interface Fresh {
  readonly cell: Cell;
  readonly of: readonly Literal[];
}

interface Draft {
  /** By name: what the property must be, beyond what every property of that name must be. */
  readonly named: ReadonlyMap<string, readonly Some[]>;
  readonly fresh: readonly Fresh[];
}

const MAX_CELLS = 512;
const MAX_PROPERTIES = 2_000;

/**
 * Gives each "some" a property, within the bounds on their number, and fills up to the least number.
 * Properties with one name to choose from are settled already (`single`).
 */
export function buildObject(facts: ObjectFacts, single: ReadonlyMap<string, readonly Some[]>, context: Context): Verdict | 'none' {
  const { engine, sendable } = context;
  const choices = facts.some.filter((one) => membersOf(one.names, engine)?.length !== 1);
  if (facts.min > MAX_PROPERTIES) return { kind: 'unknown', why: `an object of more than ${MAX_PROPERTIES} properties` };
  const explicit = explicitNames(facts, context);
  let unsure: string | undefined;
  let cells: readonly Cell[] | undefined;

  const cellsOf = (): readonly Cell[] => {
    if (cells !== undefined) return cells;
    const cut = cutNames(facts, explicit, context);
    if (typeof cut === 'string') unsure = cut;
    cells = typeof cut === 'string' ? [] : cut;
    return cells;
  };
  const can = (of: readonly Literal[]): boolean => {
    const outcome = engine.solve(of);
    if (outcome.kind === 'unknown') unsure = outcome.why;
    return outcome.kind === 'value';
  };
  const onName = (name: string, some: readonly Some[]): readonly Literal[] => {
    const demand = demandOn(name, facts.every, some, engine);
    if (demand.unsure) unsure = 'a pattern of property names that could not be read';
    return demand.of;
  };
  const inCell = (cell: Cell, of: readonly Literal[]): readonly Literal[] => [
    ...facts.every.filter((one) => covers(one.names, cell, engine)).map((one) => one.of),
    ...of,
  ];

  /** Ways to give a "some" its property, those that add none first when there may not be many. */
  function* ways(draft: Draft, some: Some): Generator<Draft> {
    for (const name of explicit) {
      const there = draft.named.get(name);
      if (there === undefined || hasName(some.names, name, engine) !== true) continue;
      yield { ...draft, named: new Map(draft.named).set(name, [...there, some]) };
    }
    if (facts.max !== Infinity) {
      for (const [index, one] of draft.fresh.entries()) {
        if (covers(some.names, one.cell, engine)) yield { ...draft, fresh: draft.fresh.with(index, { ...one, of: [...one.of, some.of] }) };
      }
    }
    for (const name of explicit) {
      if (draft.named.has(name) || hasName(some.names, name, engine) !== true) continue;
      if (some.sent || maySend(name, sendable, engine)) yield { ...draft, named: new Map(draft.named).set(name, [some]) };
    }
    for (const cell of cellsOf()) {
      if (covers(some.names, cell, engine)) yield { ...draft, fresh: [...draft.fresh, { cell, of: [some.of] }] };
    }
    // A finite set of names has no fresh ones left, but two may still share one of the same cell.
    if (facts.max === Infinity) {
      for (const [index, one] of draft.fresh.entries()) {
        if (covers(some.names, one.cell, engine)) yield { ...draft, fresh: draft.fresh.with(index, { ...one, of: [...one.of, some.of] }) };
      }
    }
  }

  const viable = (draft: Draft, before: Draft): boolean => {
    if (draft.named.size + draft.fresh.length > facts.max) return false;
    for (const [name, some] of draft.named) if (before.named.get(name) !== some && !can(onName(name, some))) return false;
    return draft.fresh.every((one, index) => before.fresh[index] === one || can(inCell(one.cell, one.of)));
  };

  const assign = (draft: Draft, index: number): Json | undefined => {
    spend(engine.budget);
    const some = choices[index];
    if (some === undefined) return finish(draft);
    for (const next of ways(draft, some)) {
      if (!viable(next, draft)) continue;
      const value = assign(next, index + 1);
      if (value !== undefined) return value;
    }
    return undefined;
  };

  const finish = (draft: Draft): Json | undefined => {
    const object: Record<string, Json> = {};
    const used = new Set(explicit);
    const put = (name: string, of: readonly Literal[]): boolean => {
      const outcome = engine.solve(of);
      if (outcome.kind === 'value') setMember(object, name, outcome.value);
      return outcome.kind === 'value';
    };
    const freshName = (cell: Cell): string | undefined => {
      const outcome = engine.solve([engine.algebra.types(STRING), ...cell.names, not(engine.algebra.values(used))]);
      if (outcome.kind === 'unknown') unsure = outcome.why;
      if (outcome.kind !== 'value' || typeof outcome.value !== 'string') return undefined;
      used.add(outcome.value);
      return outcome.value;
    };
    for (const [name, some] of draft.named) if (!put(name, onName(name, some))) return undefined;
    for (const one of draft.fresh) {
      const name = freshName(one.cell);
      if (name === undefined || !put(name, inCell(one.cell, one.of))) return undefined;
    }
    let count = draft.named.size + draft.fresh.length;
    if (count > facts.max) return undefined;
    for (const name of explicit) {
      if (count >= facts.min) break;
      if (draft.named.has(name) || !maySend(name, sendable, engine) || !can(onName(name, []))) continue;
      put(name, onName(name, []));
      count += 1;
    }
    for (const cell of count < facts.min ? cellsOf() : []) {
      if (!can(inCell(cell, []))) continue;
      for (let name = freshName(cell); name !== undefined; name = count < facts.min ? freshName(cell) : undefined) {
        put(name, inCell(cell, []));
        count += 1;
        if (count >= facts.min) break;
      }
    }
    return count >= facts.min ? object : undefined;
  };

  const value = assign({ named: single, fresh: [] }, 0);
  if (value !== undefined) return { kind: 'value', value };
  return unsure === undefined ? 'none' : { kind: 'unknown', why: unsure };
}

/** Every name that some fact, or some declaration, speaks of by name. */
function explicitNames(facts: ObjectFacts, { engine, sendable }: Context): readonly string[] {
  const names = new Set<string>();
  const add = (set: Literal): void => {
    const formula = engine.algebra.at(set);
    if (formula.kind === 'values') for (const name of formula.values.values()) if (typeof name === 'string') names.add(name);
    if (formula.kind === 'and' || formula.kind === 'or') formula.of.forEach(add);
  };
  for (const one of [...facts.every, ...facts.some, ...(sendable?.declared ?? [])]) add(one.names);
  return [...names];
}

/** True for every name that no fact speaks of by name. */
function trivially(names: Literal, engine: Engine): boolean | undefined {
  const formula = engine.algebra.at(names);
  if (formula.kind === 'any' || formula.kind === 'values') return (formula.kind === 'any') !== isNegated(names);
  return undefined;
}

function covers(names: Literal, cell: Cell, engine: Engine): boolean {
  return trivially(names, engine) ?? cell.within.has(names);
}

/** Cuts the names that are not explicit into cells; a text when there are too many or they cannot be told apart. */
function cutNames(facts: ObjectFacts, explicit: readonly string[], { engine, sendable }: Context): readonly Cell[] | string {
  const { algebra } = engine;
  const declared = sendable?.declared ?? [];
  const sets = new Set([...facts.every, ...facts.some, ...declared].map((one) => one.names));
  const other = not(algebra.values(explicit));
  let cells: Cell[] = [{ names: explicit.length === 0 ? [ANY] : [other], within: new Set() }];
  for (const names of sets) {
    if (trivially(names, engine) !== undefined) continue;
    const next: Cell[] = [];
    for (const cell of cells) {
      for (const side of [names, not(names)]) {
        const both = [...cell.names, side];
        const outcome = engine.solve([algebra.types(STRING), ...both]);
        if (outcome.kind === 'unknown') return outcome.why;
        if (outcome.kind === 'value') next.push({ names: both, within: side === names ? new Set([...cell.within, names]) : cell.within });
      }
    }
    if (next.length > MAX_CELLS) return `property names that patterns cut into more than ${MAX_CELLS} kinds`;
    cells = next;
  }
  if (declared.length === 0) return cells;
  return cells.filter((cell) => declared.some((one) => covers(one.names, cell, engine)));
}
