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
  return typeof value === 'object' && value !== null;
}

function entries(value: object): Map<string, unknown> {
  return new Map(Object.entries(value));
}

function sameNumber(a: unknown, b: unknown): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number.isInteger(b) && BigInt(b) === a;
  return typeof a === 'number' && typeof b === 'bigint' && sameNumber(b, a);
}
