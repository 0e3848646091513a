import { decimal } from './bounds.ts';
import { together } from './demand.ts';
import { dropKeywords } from './fix.ts';
import type { Keyword } from './keyword.ts';
import { isNumber } from './shapes.ts';

export const multipleOf: Keyword = {
  name: 'multipleOf',
  shape: {
    expected: 'a number above zero',
    fits: (value) => isNumber(value) && (decimal(value)?.coefficient ?? 1n) > 0n,
  },
  compile(value, at) {
    const of = decimal(value);
    return of === undefined
      ? at.unknown({ code: 'number' }, ['multipleOf'])
      : at.algebra.make({ kind: 'multiple', of });
  },
  demands: together('multiple-changed', ['multipleOf']),
  fix: dropKeywords(['multiple-changed'], ['multipleOf']),
};
