import { CharSet, JS, type Concatenation, type Element } from 'refa';

/**
 * A regular expression as `pattern` means it (ECMA-262, flag `u`, not anchored), as an automaton that is made
 * deterministic while it is used. A state is a boolean formula over the places in the expression, so that
 * lookaheads (of both signs) are states like any other.
 */
export interface Pattern {
  /** Code points where a new class of characters begins, ascending, the first is 0. */
  readonly boundaries: readonly number[];
  /** The class of the characters from each boundary to the next. */
  readonly classes: readonly number[];
  readonly start: number;
  step(state: number, characterClass: number): number;
  accepts(state: number): boolean;
}

/** From here on every text is refused, or accepted. */
export const DEAD = 0;
export const ALIVE = 1;

/** Why a regular expression cannot be used: not valid, not regular, or too large. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

const MAX_NODES = 60_000;
const MAX_STATES = 45_000;
const MAX_CLOSURE_DEPTH = 2_000;
/** Small steps of making an automaton deterministic: about as many as a tenth of a second holds. */
const MAX_WORK = 400_000;
const LAST = 0x10ffff;

type Node =
  | { readonly kind: 'character'; readonly set: CharSet; classes: ReadonlySet<number>; next: number }
  | { readonly kind: 'split'; readonly next: number[] }
  | { readonly kind: 'ahead'; readonly negate: boolean; readonly start: number; readonly next: number }
  /** `start`: also true at the start of the text. */
  | { readonly kind: 'behind'; readonly negate: boolean; readonly set: CharSet; classes: ReadonlySet<number>; readonly next: number }
  | { readonly kind: 'match' };

/** @throws PatternError */
export function readPattern(source: string): Pattern {
  const alternatives = parse(source);
  const nodes: Node[] = [{ kind: 'match' }];
  const add = (node: Node): number => {
    if (nodes.length >= MAX_NODES) throw new PatternError(`the regular expression ${quote(source)} is too large`);
    return nodes.push(node) - 1;
  };
  const inside = buildAlternatives(alternatives, 0, add, nodes, source);
  const any: Node = { kind: 'character', set: CharSet.all(LAST), classes: new Set(), next: 0 };
  const loop = add(any);
  const start = add({ kind: 'split', next: [inside, loop] });
  any.next = start;

  const { boundaries, classes, count } = partition(nodes);
  return { boundaries, classes, ...determinise(nodes, start, count, source) };
}

function quote(source: string): string {
  return JSON.stringify(source.length > 60 ? `${source.slice(0, 60)}…` : source);
}

function parse(source: string): readonly Concatenation[] {
  try {
    return JS.Parser.fromLiteral({ source, flags: 'u' }).parse({ assertions: 'parse', backreferences: 'throw' }).expression.alternatives;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PatternError(`the regular expression ${quote(source)} cannot be used: ${why}`);
  }
}

type Add = (node: Node) => number;

/** Builds from the end backwards: each part is told what comes next. */
function buildAlternatives(alternatives: readonly Concatenation[], next: number, add: Add, nodes: Node[], source: string): number {
  const starts = alternatives.map((one) => one.elements.reduceRight((after, element) => build(element, after, add, nodes, source), next));
  const [only] = starts;
  return starts.length === 1 && only !== undefined ? only : add({ kind: 'split', next: starts });
}

function build(element: Element, next: number, add: Add, nodes: Node[], source: string): number {
  switch (element.type) {
    case 'CharacterClass':
      return add({ kind: 'character', set: element.characters, classes: new Set(), next });
    case 'Alternation':
      return buildAlternatives(element.alternatives, next, add, nodes, source);
    case 'Quantifier': {
      const copy = (after: number): number => buildAlternatives(element.alternatives, after, add, nodes, source);
      let start = next;
      if (element.max === Infinity) {
        const loop: number[] = [];
        start = add({ kind: 'split', next: loop });
        loop.push(copy(start), next);
      } else {
        for (let i = element.min; i < element.max; i++) start = add({ kind: 'split', next: [copy(start), next] });
      }
      for (let i = 0; i < element.min; i++) start = copy(start);
      return start;
    }
    case 'Assertion': {
      if (element.kind === 'ahead') {
        return add({ kind: 'ahead', negate: element.negate, start: buildAlternatives(element.alternatives, 0, add, nodes, source), next });
      }
      const set = oneCharacter(element.alternatives);
      if (set === undefined) throw new PatternError(`the regular expression ${quote(source)} looks behind by more than one character`);
      return add({ kind: 'behind', negate: element.negate, set, classes: new Set(), next });
    }
    default:
      throw new PatternError(`the regular expression ${quote(source)} is not regular`);
  }
}

function oneCharacter(alternatives: readonly Concatenation[]): CharSet | undefined {
  let set = CharSet.empty(LAST);
  for (const { elements } of alternatives) {
    const [only] = elements;
    if (elements.length !== 1 || only?.type !== 'CharacterClass') return undefined;
    set = set.union(only.characters);
  }
  return set;
}

/** Cuts the code points into classes that no part of the expression tells apart. */
function partition(nodes: readonly Node[]): { boundaries: number[]; classes: number[]; count: number } {
  const sets = nodes.filter((node) => node.kind === 'character' || node.kind === 'behind');
  const distinct = new Map<string, { set: CharSet; classes: Set<number> }>();
  for (const node of sets) {
    const key = node.set.ranges.map((range) => `${range.min}-${range.max}`).join();
    const shared = distinct.get(key) ?? { set: node.set, classes: new Set<number>() };
    distinct.set(key, shared);
    node.classes = shared.classes;
  }
  const groups = [...distinct.values()];
  const points = new Set<number>([0]);
  for (const { set } of groups) {
    for (const range of set.ranges) {
      points.add(range.min);
      if (range.max < LAST) points.add(range.max + 1);
    }
  }
  const boundaries = [...points].sort((a, b) => a - b);
  const known = new Map<string, number>();
  const classes = boundaries.map((point) => {
    const signature = groups.map(({ set }) => (set.has(point) ? '1' : '0')).join('');
    const index = known.get(signature) ?? known.size;
    known.set(signature, index);
    groups.forEach((group, i) => signature[i] === '1' && group.classes.add(index));
    return index;
  });
  return { boundaries, classes, count: known.size };
}

type State = { readonly kind: 'at'; readonly node: number } | { readonly kind: 'and' | 'or'; readonly of: readonly number[] } | { readonly kind: 'not'; readonly of: number };

function determinise(nodes: readonly Node[], first: number, count: number, source: string): Pick<Pattern, 'start' | 'step' | 'accepts'> {
  // 0 is false and 1 is true.
  const states: State[] = [{ kind: 'or', of: [] }, { kind: 'and', of: [] }];
  const ids = new Map<string, number>([['or:', DEAD], ['and:', ALIVE]]);
  const steps = new Map<number, number>();
  const closures = new Map<number, number>();
  const accepting: (boolean | undefined)[] = [false, true];

  let work = 0;
  const toil = (amount: number): void => {
    work += amount;
    if (work > MAX_WORK) throw new PatternError(`the regular expression ${quote(source)} takes too much work`);
  };
  const intern = (key: string, state: State): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    if (states.length >= MAX_STATES) throw new PatternError(`the regular expression ${quote(source)} has too many states`);
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
    if (path.size > MAX_CLOSURE_DEPTH) throw new PatternError(`the regular expression ${quote(source)} nests too deep`);
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
    if (at.kind === 'split') return join('or', at.next.map((next) => closure(next, before)));
    if (at.kind === 'behind') return (before !== -1 && at.classes.has(before)) !== at.negate ? closure(at.next, before) : DEAD;
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
    else if (from !== undefined) result = join(from.kind, from.of.map((part) => step(part, characterClass)));
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

/** The class of a code point. */
export function classOf(pattern: Pattern, codePoint: number): number {
  let low = 0;
  let high = pattern.boundaries.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((pattern.boundaries[middle] ?? 0) <= codePoint) low = middle;
    else high = middle - 1;
  }
  return pattern.classes[low] ?? 0;
}

/** Whether the expression finds a match in a text. Takes time in proportion to the text. */
export function test(pattern: Pattern, text: string): boolean {
  let state = pattern.start;
  for (const character of text) {
    if (state <= ALIVE) break;
    state = pattern.step(state, classOf(pattern, character.codePointAt(0) ?? 0));
  }
  return pattern.accepts(state);
}
