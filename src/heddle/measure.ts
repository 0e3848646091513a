/** The size of JSON values of any depth, measured without recursion: a manifest may nest a hundred thousand levels. */
import { isArray, isObject, type Json } from '../core/json.ts';

/** heddle's depth: a value is level 1, what it holds is one more, primitives too. `{}` has 1, `{"a":1}` has 2. */
export function depthOf(value: Json): number {
  let deepest = 1;
  const stack: { readonly value: Json; readonly depth: number }[] = [{ value, depth: 1 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    deepest = Math.max(deepest, next.depth);
    for (const child of childrenOf(next.value)) stack.push({ value: child, depth: next.depth + 1 });
  }
  return deepest;
}

/** The length of `JSON.stringify(value)` in UTF-16 code units. */
export function compactLength(value: Json): number {
  let length = 0;
  const stack: Json[] = [value];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isArray(next)) length += 2 + Math.max(0, next.length - 1);
    else if (isObject(next)) {
      const names = Object.keys(next);
      length += 2 + Math.max(0, names.length - 1);
      for (const name of names) length += JSON.stringify(name).length + 1;
    } else length += typeof next === 'bigint' ? next.toString().length : JSON.stringify(next).length;
    for (const child of childrenOf(next)) stack.push(child);
  }
  return length;
}

/** What a value holds directly. */
export function childrenOf(value: Json): readonly Json[] {
  if (isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
}

/** Whether two values of plain data are equal, names in any order. */
export function sameJson(a: unknown, b: unknown): boolean {
  const stack: [unknown, unknown][] = [[a, b]];
  for (let pair = stack.pop(); pair !== undefined; pair = stack.pop()) {
    const [left, right] = pair;
    if (Object.is(left, right) || left === right) continue;
    if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
    const [mine, theirs] = [
      new Map<string, unknown>(Object.entries(left)),
      new Map<string, unknown>(Object.entries(right)),
    ];
    if (Array.isArray(left) !== Array.isArray(right) || mine.size !== theirs.size) return false;
    for (const [name, value] of mine) {
      if (!theirs.has(name)) return false;
      stack.push([value, theirs.get(name)]);
    }
  }
  return true;
}

/** Compact JSON of a value that is not nested deeply; of one that is, a word. */
export function compactText(value: Json): string {
  return depthOf(value) > 100 ? 'a deeply nested value' : JSON.stringify(value);
}
