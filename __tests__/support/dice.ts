/** A number from 0 to below `sides`. */
export type Dice = (sides: number) => number;

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % Math.max(1, sides);
  };
}

/** One of a list, or undefined where there is none. */
export function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[dice(list.length)];
}
