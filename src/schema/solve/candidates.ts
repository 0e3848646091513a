import type { Json } from '../../core/json.ts';
import { isSent, plain, type Literal } from '../formula/formula.ts';
import { ARRAY, OBJECT, typeOf, type TypeBit } from '../formula/values.ts';
import type { Engine } from './engine.ts';

/** A listed value that is in the whole goal; that there is none, or that it cannot be told. */
export type Candidate = { readonly value: Json } | 'none' | 'unknown';

/** Where a set lists its members, whether one is in the goal can be seen by looking at each. */
export interface Candidates {
  /**
   * A listed value that the writer does not list itself may hold names that it does not send: looking does not tell.
   */
  canLook(literal: Literal): boolean;
  candidateOf(literal: Literal): Candidate;
}

export function createCandidates(goal: readonly Literal[], type: TypeBit, engine: Engine): Candidates {
  const known = new Map<Literal, Candidate>();
  const closed = goal.some(isSent);
  const look = (literal: Literal): Candidate => {
    const formula = engine.algebra.at(literal);
    let result: Candidate = 'none';
    for (const value of formula.kind === 'values' ? formula.values.values() : []) {
      if (typeOf(value) !== type) continue;
      const truth = allHold(engine, goal, value);
      if (truth === true) return { value };
      if (truth === undefined) result = 'unknown';
    }
    return result;
  };
  return {
    canLook: (literal) => !closed || isSent(literal) || (type !== ARRAY && type !== OBJECT),
    candidateOf(literal) {
      const candidate = known.get(plain(literal)) ?? look(literal);
      known.set(plain(literal), candidate);
      return candidate;
    },
  };
}

/** Whether a value is in all sets of a goal. */
export function allHold(engine: Engine, goal: readonly Literal[], value: Json): boolean | undefined {
  let result: boolean | undefined = true;
  for (const literal of goal) {
    const truth = engine.holds(literal, value);
    if (truth === false) return false;
    if (truth === undefined) result = undefined;
  }
  return result;
}
