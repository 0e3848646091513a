import type { CharSet } from 'refa';
import { spend } from '../budget.ts';
import { LAST, readNodes, type Node } from './pattern-nodes.ts';
import { ALIVE, createStates, type States, type Work } from './pattern-states.ts';

/**
 * A regular expression as `pattern` means it (ECMA-262, flag `u`, not anchored), as an automaton that is made
 * deterministic while it is used. A state is a boolean formula over the places in the expression, so that
 * lookaheads (of both signs) are states like any other.
 */
export interface Pattern extends States {
  /** Code points where a new class of characters begins, ascending, the first is 0. */
  readonly boundaries: readonly number[];
  /** The class of the characters from each boundary to the next. */
  readonly classes: readonly number[];
}

/** Reading an expression costs something besides what is made of it. */
const READING = 5;

/** @throws PatternError; BudgetError */
export function readPattern(source: string, work: Work): Pattern {
  spend(work.budget, READING + source.length / 4);
  const { nodes, start } = readNodes(source);
  const { boundaries, classes, count } = partition(nodes);
  return { boundaries, classes, ...createStates(nodes, start, count, source, work) };
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
