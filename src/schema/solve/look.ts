import { TYPE_OF, inherit, isNegated, not, type Literal } from '../formula/formula.ts';
import type { TypeBit } from '../formula/values.ts';
import type { Candidates } from './candidates.ts';
import type { Engine } from './engine.ts';
import { GIVEN, all, type Reason } from './reason.ts';
import type { Facts } from './theory.ts';

/** How far a literal is taken apart to see whether it can hold at all. */
const LOOK_DEPTH = 4;

/** What is known while looking. */
export interface View {
  readonly engine: Engine;
  readonly type: TypeBit;
  readonly facts: Facts;
  readonly candidates: Candidates;
  /** Why a literal holds already, if it does; without `sent` marks. */
  reasonFor(literal: Literal): Reason | undefined;
}

/** No value of this type is in it. */
export function isImpossible({ engine, type }: View, literal: Literal): boolean {
  return (engine.typesOf(literal) & type) === 0;
}

/** Every value of this type is in it. */
export function isCertain({ engine, type }: View, literal: Literal): boolean {
  return (engine.typesOf(not(literal)) & type) === 0;
}

/** Why a literal cannot hold, at a glance. */
export function glance(view: View, literal: Literal): Reason | undefined {
  const against = view.reasonFor(not(literal));
  if (against !== undefined) return against;
  if (isImpossible(view, literal)) return GIVEN;
  const formula = view.engine.algebra.at(literal);
  const negated = isNegated(literal);
  if (formula.kind !== (negated ? 'or' : 'and')) return undefined;
  for (const part of formula.of) {
    const opposite = view.reasonFor(negated ? part & ~1 : not(part));
    if (opposite !== undefined) return opposite;
  }
  return undefined;
}

/** Why a literal cannot hold, by taking it apart and asking the theory of the type. */
export function look(view: View, literal: Literal, depth = LOOK_DEPTH): Reason | undefined {
  const against = glance(view, literal);
  if (against !== undefined) return against;
  if (depth === 0 || view.reasonFor(literal & ~1) !== undefined || isCertain(view, literal)) return undefined;
  const { algebra } = view.engine;
  const formula = algebra.at(literal);
  const negated = isNegated(literal);
  switch (formula.kind) {
    case 'and':
    case 'or': {
      const parts = formula.of.map((part) => (negated ? not(part) : inherit(part, literal)));
      return (formula.kind === 'and') !== negated
        ? lookAtAll(view, parts, depth - 1)
        : lookAtEach(view, parts, depth - 1);
    }
    case 'ref':
      return look(view, negated ? not(formula.target()) : inherit(formula.target(), literal), depth - 1);
    case 'values':
      return !negated && view.candidates.canLook(literal) && view.candidates.candidateOf(literal) === 'none'
        ? GIVEN
        : undefined;
    default:
      return TYPE_OF[formula.kind] === view.type ? view.facts.refutes({ literal, reason: GIVEN }) : undefined;
  }
}

/** Why not all of these can hold. */
function lookAtAll(view: View, parts: readonly Literal[], depth: number): Reason | undefined {
  for (const part of parts) {
    const reason = look(view, part, depth);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** Why none of these can hold. */
function lookAtEach(view: View, parts: readonly Literal[], depth: number): Reason | undefined {
  const reasons: Reason[] = [];
  for (const part of parts) {
    const reason = look(view, part, depth);
    if (reason === undefined) return undefined;
    reasons.push(reason);
  }
  return all(reasons);
}
