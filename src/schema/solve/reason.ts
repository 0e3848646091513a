/**
 * Why something holds: the numbers of the decisions it rests on, ascending. A conflict that does not rest on the
 * last decision cannot be mended by deciding otherwise there, so the search jumps over it.
 */
export type Reason = readonly number[];

export const GIVEN: Reason = [];

export function both(a: Reason, b: Reason): Reason {
  if (a.length === 0 || a === b) return b;
  if (b.length === 0) return a;
  return [...new Set([...a, ...b])].sort((x, y) => x - y);
}

export function all(reasons: Iterable<Reason>): Reason {
  const set = new Set<number>();
  for (const reason of reasons) for (const decision of reason) set.add(decision);
  return set.size === 0 ? GIVEN : [...set].sort((x, y) => x - y);
}

export function without(reason: Reason, decision: number): Reason {
  return reason.filter((one) => one !== decision);
}
