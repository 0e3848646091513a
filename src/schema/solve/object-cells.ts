import { ANY, isNegated, not, type Literal } from '../formula/formula.ts';
import { STRING } from '../formula/values.ts';
import type { Engine } from './engine.ts';
import type { Every, ObjectFacts } from './object-facts.ts';
import type { Cause } from '../undecided.ts';

/** Names that no fact speaks of by name, and that all patterns see alike. */
export interface Cell {
  /** What a name must be to lie in the cell. */
  readonly names: readonly Literal[];
  /** The patterned sets of names that the cell lies in. */
  readonly within: ReadonlySet<Literal>;
}

const MAX_CELLS = 512;

/** The names that facts or declarations speak of by name, and the sets of names that are said otherwise. */
export function explicitNames(
  facts: ObjectFacts,
  declared: readonly Literal[],
  engine: Engine,
): { explicit: Set<string>; sets: Set<Literal> } {
  const explicit = new Set([...facts.single.keys(), ...facts.everyOf.keys()]);
  const sets = new Set([
    ...facts.everyWide.map((one) => one.names),
    ...facts.choices.map((one) => one.names),
    ...declared,
  ]);
  const add = (set: Literal): void => {
    const formula = engine.algebra.at(set);
    if (formula.kind === 'values') {
      for (const name of formula.values.values()) if (typeof name === 'string') explicit.add(name);
    } else if (formula.kind === 'and' || formula.kind === 'or') formula.of.forEach(add);
  };
  for (const set of sets) add(set);
  return { explicit, sets };
}

/** Whether a set holds every name that nothing speaks of by name, or none; undefined when it depends on the name. */
function trivially(names: Literal, engine: Engine): boolean | undefined {
  const { kind } = engine.algebra.at(names);
  return kind === 'any' || kind === 'values' ? (kind === 'any') !== isNegated(names) : undefined;
}

/** Whether all names of a cell are in a set. */
export function covers(names: Literal, cell: Cell, engine: Engine): boolean {
  return trivially(names, engine) ?? cell.within.has(names);
}

/** Cuts the names that are not explicit into cells by these sets; a cause when that cannot be done. */
export function cutNames(
  sets: Iterable<Literal>,
  explicit: ReadonlySet<string>,
  engine: Engine,
): readonly Cell[] | Cause {
  const { algebra } = engine;
  const names: readonly Literal[] = [explicit.size === 0 ? ANY : not(algebra.values(explicit))];
  let cells: Cell[] = [{ names, within: new Set() }];
  for (const set of new Set(sets)) {
    if (trivially(set, engine) !== undefined) continue;
    const next: Cell[] = [];
    for (const cell of cells) {
      for (const side of [set, not(set)]) {
        const both = [...cell.names, side];
        const outcome = engine.solve([algebra.types(STRING), ...both]);
        if (outcome.kind === 'unknown') return outcome.cause;
        if (outcome.kind === 'value')
          next.push({ names: both, within: side === set ? new Set([...cell.within, set]) : cell.within });
      }
    }
    if (next.length > MAX_CELLS) return { code: 'size', of: 'name-kinds', limit: MAX_CELLS };
    cells = next;
  }
  return cells;
}

export function isCells(cells: readonly Cell[] | Cause): cells is readonly Cell[] {
  return Array.isArray(cells);
}

/** A name of the cell that is not taken; undefined when there is none left, a cause when that cannot be told. */
export function freshName(
  cell: Cell,
  taken: ReadonlySet<string>,
  engine: Engine,
): { readonly name: string } | { readonly cause: Cause } | undefined {
  const { algebra } = engine;
  if (taken.size > FEW && cell.names.length === 1) return { name: numbered(taken) };
  if (taken.size > MOST_PATTERNED) return { cause: { code: 'size', of: 'object', limit: MOST_PATTERNED } };
  const goal = [algebra.types(STRING), ...cell.names, not(algebra.values(taken))];
  // The empty name is a name too, but nobody reads it well.
  const readable = engine.solve([...goal, algebra.make({ kind: 'minLength', count: 1 })]);
  const outcome = readable.kind === 'value' ? readable : engine.solve(goal);
  if (outcome.kind === 'unknown') return outcome;
  return outcome.kind === 'value' && typeof outcome.value === 'string' ? { name: outcome.value } : undefined;
}

/** From here on names are numbered where any name will do. */
const FEW = 16;
/** More names than this are not looked for among patterns. */
const MOST_PATTERNED = 600;

/** A name that is not taken: as many were taken as there are numbers below. */
function numbered(taken: ReadonlySet<string>): string {
  for (let number = taken.size; ; number += 1) {
    const name = `p${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Whether a cell has names enough for so many properties. */
export function hasNames(cell: Cell, count: number, explicit: ReadonlySet<string>, engine: Engine): boolean {
  // Cut by nothing but the names spoken of: all others are in it.
  if (cell.names.length === 1) return true;
  const taken = new Set(explicit);
  for (let i = 0; i < count; i++) {
    const fresh = freshName(cell, taken, engine);
    if (fresh === undefined || !('name' in fresh)) return false;
    taken.add(fresh.name);
  }
  return true;
}

/** What a property in a cell must be. */
export function demandIn(cell: Cell, facts: ObjectFacts, engine: Engine): readonly Every[] {
  return facts.everyWide.filter((one) => covers(one.names, cell, engine));
}
