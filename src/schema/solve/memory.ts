import { EMPTY, type Outcome } from './engine.ts';

/**
 * What is known of goals. A goal met again below itself is taken for empty there: a value that needed it would need
 * a smaller value of the same goal, so the smallest one, if there is any, does without. What was found empty that way
 * rests on goals that are still open; it is dropped when one of them turns out to have a value, and kept for good
 * when they turn out empty.
 */
export interface Memory {
  /** What is known of a goal now; notes what the answer rests on. */
  recall(key: string): Outcome | undefined;
  open(key: string): void;
  /** Closes the goal that was opened last. */
  close(key: string, outcome: Outcome): void;
}

export function createMemory(): Memory {
  const certain = new Map<string, Outcome>();
  const opened = new Map<string, number>();
  /** Goals found empty under assumptions, and the levels of the open goals they rest on. */
  const assumed = new Map<string, Set<number>>();
  const resting = new Map<number, Set<string>>();
  /** By level of the open goals: what the work on them rests on so far. */
  const basis: Set<number>[] = [];

  const note = (levels: Iterable<number>): void => {
    const top = basis.at(-1);
    if (top !== undefined) for (const level of levels) top.add(level);
  };
  const rest = (key: string, levels: Set<number>): void => {
    assumed.set(key, levels);
    for (const level of levels) {
      const keys = resting.get(level) ?? new Set();
      resting.set(level, keys.add(key));
    }
  };

  return {
    recall(key) {
      const known = certain.get(key);
      if (known !== undefined) return known;
      const level = opened.get(key);
      if (level !== undefined) {
        note([level]);
        return EMPTY;
      }
      const levels = assumed.get(key);
      if (levels === undefined) return undefined;
      note(levels);
      return EMPTY;
    },
    open(key) {
      opened.set(key, basis.length);
      basis.push(new Set());
    },
    close(key, outcome) {
      opened.delete(key);
      const levels = basis.pop() ?? new Set();
      const level = basis.length;
      levels.delete(level);
      const dependent = resting.get(level) ?? new Set();
      resting.delete(level);
      for (const other of dependent) {
        const others = assumed.get(other);
        if (others?.delete(level) !== true) continue;
        if (outcome.kind !== 'empty') {
          assumed.delete(other);
          continue;
        }
        for (const one of levels) others.add(one);
        if (others.size > 0) rest(other, others);
        else {
          assumed.delete(other);
          certain.set(other, EMPTY);
        }
      }
      if (outcome.kind === 'empty' && levels.size > 0) rest(key, new Set(levels));
      else certain.set(key, outcome);
      if (outcome.kind !== 'value') note(levels);
    },
  };
}
