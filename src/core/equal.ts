import { isExactNumber, normalNumber } from './exact-number.ts';

/**
 * True when two values of plain data are equal: names in any order, numbers by value (`1`, `1.0` and `1n` are one).
 * Works with a list of its own instead of the call stack, so that no nesting is too deep.
 */
export function equalJson(a: unknown, b: unknown): boolean {
  const open: [unknown, unknown][] = [[a, b]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (!isContainer(left) || !isContainer(right)) {
      if (!sameNumber(left, right)) return false;
      continue;
    }
    const [mine, theirs] = [entries(left), entries(right)];
    if (Array.isArray(left) !== Array.isArray(right) || mine.size !== theirs.size) return false;
    for (const [name, value] of mine) {
      if (!theirs.has(name)) return false;
      open.push([value, theirs.get(name)]);
    }
  }
  return true;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isExactNumber(value);
}

function entries(value: object): Map<string, unknown> {
  return new Map(Object.entries(value));
}

function sameNumber(a: unknown, b: unknown): boolean {
  if (isExactNumber(a) && isExactNumber(b)) return normalNumber(a.literal) === normalNumber(b.literal);
  if (typeof a === 'bigint' && typeof b === 'number') return Number.isInteger(b) && BigInt(b) === a;
  return typeof a === 'number' && typeof b === 'bigint' && sameNumber(b, a);
}

/** Nobody's manifest is nested deeper: the host's reader stops at 127 levels. */
const DEEPEST = 500;

/**
 * True when two values are written the same: names in the same order too. The fast way past what did not change;
 * where it says false, there may still be no difference that matters.
 */
export function identical(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (isExactNumber(a)) return isExactNumber(b) && a.literal === b.literal;
  if (!isContainer(a) || !isContainer(b) || depth > DEEPEST) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => identical(item, b[at], depth + 1));
  }
  if (Array.isArray(b)) return false;
  const [mine, theirs] = [Object.keys(a), Object.keys(b)];
  if (mine.length !== theirs.length) return false;
  return mine.every(
    (name, at) => name === theirs[at] && identical(Reflect.get(a, name), Reflect.get(b, name), depth + 1),
  );
}
