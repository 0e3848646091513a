import type { WitnessCheck } from './confirmer.ts';
import { asDoubles } from './numbers.ts';

/** A check whose numbers are doubles, so that it can be handed to another thread. */
export interface PreparedCheck extends WitnessCheck {
  /** What the doubles stand for that replace other numbers; absent where nothing was replaced. */
  readonly originals?: ReadonlyMap<number, string>;
}

/** Makes a check ready for `judgePrepared`; undefined where its numbers cannot be. */
export function prepare(check: WitnessCheck): PreparedCheck | undefined {
  try {
    const { values, originals } = asDoubles([check.reader, check.writer, check.witness] as const);
    if (originals === undefined) return check;
    const [reader, writer, witness] = values;
    return { ...check, reader, writer, witness, originals };
  } catch {
    return undefined;
  }
}
