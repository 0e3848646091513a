import { expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { decide } from '../../src/schema/decide.ts';
import type { ContainsOptions } from '../../src/schema/types.ts';

/** What two schemas must come to, asked in both directions, in the plain set reading. */
export interface Pair {
  readonly wide: Json;
  readonly narrow: Json;
  /** The value that the wide one takes and the narrow one refuses; undefined when the two are equal. */
  readonly witness?: Json;
}

/** `narrow` is contained in `wide`; the other way round `witness` breaks (or nothing, for equal ones). */
export function contained(title: string, { wide, narrow, witness }: Pair, options: ContainsOptions = {}): void {
  test(title, () => {
    const strict = { strict: true, ...options };
    expect(decide(wide, narrow, strict)).toEqual({ answer: 'compatible' });
    expect(decide(narrow, wide, strict)).toEqual(
      witness === undefined ? { answer: 'compatible' } : { answer: 'break', witness },
    );
  });
}

/** Two schemas of which neither takes all that the other takes: each direction has its witness. */
export function apart(
  title: string,
  left: Json,
  right: Json,
  witnesses: { readonly left: Json; readonly right: Json },
  options: ContainsOptions = {},
): void {
  test(title, () => {
    const strict = { strict: true, ...options };
    expect(decide(right, left, strict)).toEqual({ answer: 'break', witness: witnesses.left });
    expect(decide(left, right, strict)).toEqual({ answer: 'break', witness: witnesses.right });
  });
}
