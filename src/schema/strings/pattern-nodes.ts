import { CharSet, JS, type Concatenation, type Element } from 'refa';
import { describeCause, type Cause, type PatternFault } from '../undecided.ts';

/** Why a regular expression cannot be used: not valid, not regular, or too large. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly fault: Cause;
  constructor(pattern: string, fault: PatternFault, detail?: string) {
    const cause: Cause = { code: 'pattern', pattern, fault, ...(detail !== undefined && { detail }) };
    super(describeCause(cause));
    this.fault = cause;
  }
}

/** More nodes than this make an automaton too large. */
const MAX_NODES = 60_000;
/** The last code point. */
export const LAST = 0x10ffff;

/** A place in a regular expression, and where to go on from it. */
export type Node =
  | { readonly kind: 'character'; readonly set: CharSet; classes: ReadonlySet<number>; next: number }
  | { readonly kind: 'split'; readonly next: number[] }
  | { readonly kind: 'ahead'; readonly negate: boolean; readonly start: number; readonly next: number }
  /** The character before is in the set; negated, it is not, or there is none. */
  | {
      readonly kind: 'behind';
      readonly negate: boolean;
      readonly set: CharSet;
      classes: ReadonlySet<number>;
      readonly next: number;
    }
  | { readonly kind: 'match' };

/** The nodes of a regular expression, not anchored: 0 is a match, `start` is where every text begins. */
export interface PatternNodes {
  readonly nodes: readonly Node[];
  readonly start: number;
}

/**
 * Reads a regular expression (ECMA-262 with the flag `u`).
 *
 * @throws PatternError
 */
export function readNodes(source: string): PatternNodes {
  const alternatives = parse(source);
  const nodes: Node[] = [{ kind: 'match' }];
  const add = (node: Node): number => {
    if (nodes.length >= MAX_NODES) throw new PatternError(source, 'too-large');
    return nodes.push(node) - 1;
  };
  const inside = buildAlternatives(alternatives, 0, add, nodes, source);
  const any: Node = { kind: 'character', set: CharSet.all(LAST), classes: new Set(), next: 0 };
  const loop = add(any);
  const start = add({ kind: 'split', next: [inside, loop] });
  any.next = start;

  return { nodes, start };
}

function parse(source: string): readonly Concatenation[] {
  try {
    return JS.Parser.fromLiteral({ source, flags: 'u' }).parse({ assertions: 'parse', backreferences: 'throw' })
      .expression.alternatives;
  } catch (error) {
    const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PatternError(source, 'invalid', detail);
  }
}

type Add = (node: Node) => number;

/** Builds from the end backwards: each part is told what comes next. */
function buildAlternatives(
  alternatives: readonly Concatenation[],
  next: number,
  add: Add,
  nodes: Node[],
  source: string,
): number {
  const starts = alternatives.map((one) =>
    one.elements.reduceRight((after, element) => build(element, after, add, nodes, source), next),
  );
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
        return add({
          kind: 'ahead',
          negate: element.negate,
          start: buildAlternatives(element.alternatives, 0, add, nodes, source),
          next,
        });
      }
      const set = oneCharacter(element.alternatives);
      if (set === undefined) throw new PatternError(source, 'looks-behind');
      return add({ kind: 'behind', negate: element.negate, set, classes: new Set(), next });
    }
    default:
      throw new PatternError(source, 'not-regular');
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
