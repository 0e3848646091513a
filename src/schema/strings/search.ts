import { spend, type Budget } from '../budget.ts';
import { classOf, type Pattern } from './pattern.ts';
import { ALIVE, DEAD } from './pattern-states.ts';

/** A set of strings: those that every pattern takes or refuses as asked, with lengths in code points, less some. */
export interface StringSet {
  readonly patterns: readonly { readonly pattern: Pattern; readonly negated: boolean }[];
  readonly min: number;
  /** May be Infinity. */
  readonly max: number;
  readonly except: ReadonlySet<string>;
}

/** A tree of the excepted strings, by characters. */
interface Except {
  readonly next: Map<number, Except>;
  ends: boolean;
}

interface Reached {
  readonly states: readonly number[];
  readonly except: Except | undefined;
  readonly length: number;
  readonly from: Reached | undefined;
  readonly codePoint: number;
}

/** Characters that read well in a report, tried first. */
const PLEASANT = Array.from('abcxyz019ABC _-./', (character) => character.charCodeAt(0));
const MAX_REACHED = 100_000;
/** Following a letter through one pattern costs a part of a step. */
const LETTERS_PER_STEP = 4;

/**
 * A shortest string of the set; undefined when the set is empty. Strings are sequences of Unicode scalar values:
 * a lone surrogate is no character.
 *
 * @throws BudgetError when the search takes too long; PatternError when an automaton grows too large
 */
export function findString(set: StringSet, budget: Budget): string | undefined {
  if (set.min > set.max) return undefined;
  if (set.patterns.length === 0 && !blocked(set)) return 'a'.repeat(set.min);
  const alphabet = alphabetOf(set.patterns.map(({ pattern }) => pattern));
  const start: Reached = {
    states: set.patterns.map(({ pattern }) => pattern.start),
    except: tree(set.except),
    length: 0,
    from: undefined,
    codePoint: 0,
  };
  const seen = new Set<string>([keyOf(start, set)]);
  const price = 1 + (set.patterns.length * alphabet.length) / LETTERS_PER_STEP;
  let level: Reached[] = [start];
  while (level.length > 0) {
    const next: Reached[] = [];
    for (const at of level) {
      spend(budget, price);
      if (at.length >= set.min && at.except?.ends !== true && accepted(at, set)) return textOf(at);
      if (at.length >= set.max) continue;
      for (const reached of successors(at, set, alphabet)) {
        const key = keyOf(reached, set);
        if (seen.has(key)) continue;
        seen.add(key);
        if (seen.size > MAX_REACHED) spend(budget, Infinity);
        next.push(reached);
      }
    }
    level = next;
  }
  return undefined;
}

function blocked(set: StringSet): boolean {
  return set.except.size > 0 && set.except.has('a'.repeat(set.min));
}

function accepted(at: Reached, set: StringSet): boolean {
  return set.patterns.every(({ pattern, negated }, i) => pattern.accepts(at.states[i] ?? DEAD) !== negated);
}

function keyOf(at: Reached, set: StringSet): string {
  return `${at.states.join()};${Math.min(at.length, set.min)};${at.except === undefined ? '' : exceptId(at.except)}`;
}

const exceptIds = new WeakMap<Except, number>();
let exceptCount = 0;
function exceptId(except: Except): number {
  const known = exceptIds.get(except);
  if (known !== undefined) return known;
  exceptCount += 1;
  exceptIds.set(except, exceptCount);
  return exceptCount;
}

function tree(words: ReadonlySet<string>): Except {
  const root: Except = { next: new Map(), ends: false };
  for (const word of words) {
    let at = root;
    for (const character of word) {
      const codePoint = character.codePointAt(0) ?? 0;
      const next = at.next.get(codePoint) ?? { next: new Map(), ends: false };
      at.next.set(codePoint, next);
      at = next;
    }
    at.ends = true;
  }
  return root;
}

/** A class of characters that no pattern tells apart: its class in each, and where it lies. */
interface Letter {
  readonly classes: readonly number[];
  readonly ranges: (readonly [number, number])[];
  /** The character that is taken for it where none is in use, once that was asked. */
  first?: number | undefined;
}

function alphabetOf(patterns: readonly Pattern[]): readonly Letter[] {
  // Surrogates are cut out: they are boundaries of their own, and never chosen.
  const points = new Set<number>([0, 0xd800, 0xe000]);
  for (const pattern of patterns) for (const boundary of pattern.boundaries) points.add(boundary);
  const sorted = [...points].sort((a, b) => a - b);
  const letters = new Map<string, Letter>();
  sorted.forEach((min, index) => {
    if (min >= 0xd800 && min < 0xe000) return;
    const classes = patterns.map((pattern) => classOf(pattern, min));
    const key = classes.join();
    const letter = letters.get(key) ?? { classes, ranges: [] };
    letters.set(key, letter);
    letter.ranges.push([min, (sorted[index + 1] ?? 0x110000) - 1]);
  });
  return [...letters.values()];
}

function* successors(at: Reached, set: StringSet, alphabet: readonly Letter[]): Generator<Reached> {
  const children = at.except?.next ?? new Map<number, Except>();
  for (const letter of alphabet) {
    const states = set.patterns.map(({ pattern }, i) => pattern.step(at.states[i] ?? DEAD, letter.classes[i] ?? 0));
    if (set.patterns.some(({ negated }, i) => states[i] === (negated ? ALIVE : DEAD))) continue;
    const free = children.size === 0 ? (letter.first ??= characterOf(letter, children)) : characterOf(letter, children);
    if (free !== undefined) yield { states, except: undefined, length: at.length + 1, from: at, codePoint: free };
    for (const [codePoint, except] of children) {
      if (inLetter(letter, codePoint)) yield { states, except, length: at.length + 1, from: at, codePoint };
    }
  }
}

function inLetter(letter: Letter, codePoint: number): boolean {
  return letter.ranges.some(([min, max]) => min <= codePoint && codePoint <= max);
}

function characterOf(letter: Letter, taken: ReadonlyMap<number, Except>): number | undefined {
  for (const codePoint of PLEASANT) if (!taken.has(codePoint) && inLetter(letter, codePoint)) return codePoint;
  // Visible ASCII first, then anything.
  for (const [min, max] of letter.ranges) {
    for (let codePoint = Math.max(min, 0x21); codePoint <= Math.min(max, 0x7e); codePoint++)
      if (!taken.has(codePoint)) return codePoint;
  }
  for (const [min, max] of letter.ranges)
    for (let codePoint = min; codePoint <= max; codePoint++) if (!taken.has(codePoint)) return codePoint;
  return undefined;
}

function textOf(at: Reached): string {
  const points: number[] = [];
  for (let one = at; one.from !== undefined; one = one.from) points.push(one.codePoint);
  return points
    .reverse()
    .map((point) => String.fromCodePoint(point))
    .join('');
}
