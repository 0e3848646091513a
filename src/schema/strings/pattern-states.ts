import { spend, type Budget } from '../budget.ts';
import { PatternError, type Node } from './pattern-nodes.ts';

/** From here on every text is refused, or accepted. */
export const DEAD = 0;
export const ALIVE = 1;

const MAX_STATES = 45_000;
const MAX_CLOSURE_DEPTH = 2_000;
/** A small step of making an automaton deterministic costs little beside deciding. */
const PRICE = 1 / 8;

/** Who pays for the work on regular expressions. */
export interface Work {
  readonly budget: Budget;
  /** Steps that one expression may take at most. */
  readonly most: number;
}

/** States that are made when they are first reached; `classes` of characters are numbered from 0. */
export interface States {
  readonly start: number;
  step(state: number, characterClass: number): number;
  accepts(state: number): boolean;
}

type State =
  | { readonly kind: 'at'; readonly node: number }
  | { readonly kind: 'and' | 'or'; readonly of: readonly number[] }
  | { readonly kind: 'not'; readonly of: number };

/**
 * Makes an automaton deterministic while it is used: a state is a boolean formula over the nodes, so that lookaheads
 * of both signs are states like any other.
 *
 * @param count how many classes of characters there are
 * @throws PatternError, then and in every step, when it grows too large
 */
export function createStates(
  nodes: readonly Node[],
  first: number,
  count: number,
  source: string,
  shared: Work,
): States {
  // 0 is false and 1 is true.
  const states: State[] = [
    { kind: 'or', of: [] },
    { kind: 'and', of: [] },
  ];
  const ids = new Map<string, number>([
    ['or:', DEAD],
    ['and:', ALIVE],
  ]);
  const steps = new Map<number, number>();
  const closures = new Map<number, number>();
  const accepting: (boolean | undefined)[] = [false, true];

  let work = 0;
  const toil = (amount: number): void => {
    work += amount * PRICE;
    if (work > shared.most) throw new PatternError(source, 'too-much-work');
    spend(shared.budget, amount * PRICE);
  };
  const intern = (key: string, state: State): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    if (states.length >= MAX_STATES) throw new PatternError(source, 'too-large');
    ids.set(key, states.length);
    return states.push(state) - 1;
  };
  const negate = (state: number): number => {
    if (state <= ALIVE) return ALIVE - state;
    const inner = states[state];
    return inner?.kind === 'not' ? inner.of : intern(`not:${state}`, { kind: 'not', of: state });
  };
  const join = (kind: 'and' | 'or', of: readonly number[]): number => {
    const [unit, zero] = kind === 'and' ? [ALIVE, DEAD] : [DEAD, ALIVE];
    const parts = new Set<number>();
    for (const state of of) {
      if (state === zero) return zero;
      if (state === unit) continue;
      const inner = states[state];
      if (inner?.kind === kind) for (const part of inner.of) parts.add(part);
      else parts.add(state);
    }
    toil(of.length + parts.size);
    const sorted = [...parts].sort((a, b) => a - b);
    if (sorted.length === 1) return sorted[0] ?? unit;
    return intern(`${kind}:${sorted.join()}`, { kind, of: sorted });
  };

  /** What must hold of the rest of the text from a node on; `before` is the class of the character before it, or −1. */
  const path = new Set<number>();
  const closure = (node: number, before: number): number => {
    toil(1);
    const key = node * (count + 1) + before + 1;
    const known = closures.get(key);
    if (known !== undefined) return known;
    if (path.has(node)) return DEAD;
    if (path.size > MAX_CLOSURE_DEPTH) throw new PatternError(source, 'too-large');
    const at = nodes[node];
    if (at === undefined || at.kind === 'match') return ALIVE;
    if (at.kind === 'character') return intern(`at:${node}`, { kind: 'at', node });
    path.add(node);
    const result = closureOf(at, before);
    path.delete(node);
    // Inside a loop the result may lack what the loop itself leads to.
    if (at.kind === 'split' && path.size === 0) closures.set(key, result);
    return result;
  };
  const closureOf = (at: Exclude<Node, { kind: 'match' | 'character' }>, before: number): number => {
    if (at.kind === 'split')
      return join(
        'or',
        at.next.map((next) => closure(next, before)),
      );
    if (at.kind === 'behind')
      return (before !== -1 && at.classes.has(before)) !== at.negate ? closure(at.next, before) : DEAD;
    const ahead = closure(at.start, before);
    return join('and', [at.negate ? negate(ahead) : ahead, closure(at.next, before)]);
  };

  const step = (state: number, characterClass: number): number => {
    if (state <= ALIVE) return state;
    const key = state * count + characterClass;
    const known = steps.get(key);
    if (known !== undefined) return known;
    const from = states[state];
    let result = DEAD;
    if (from?.kind === 'at') {
      const node = nodes[from.node];
      // An error may have left the path half walked.
      path.clear();
      if (node?.kind === 'character' && node.classes.has(characterClass)) result = closure(node.next, characterClass);
    } else if (from?.kind === 'not') result = negate(step(from.of, characterClass));
    else if (from !== undefined)
      result = join(
        from.kind,
        from.of.map((part) => step(part, characterClass)),
      );
    steps.set(key, result);
    return result;
  };

  const accepts = (state: number): boolean => {
    const known = accepting[state];
    if (known !== undefined) return known;
    const at = states[state];
    let result = false;
    if (at?.kind === 'not') result = !accepts(at.of);
    else if (at?.kind === 'and') result = at.of.every(accepts);
    else if (at?.kind === 'or') result = at.of.some(accepts);
    accepting[state] = result;
    return result;
  };

  return { start: closure(first, -1), step, accepts };
}
