import { together } from './demand.ts';
import { dropKeywords } from './fix.ts';
import type { Keyword } from './keyword.ts';
import { TEXT } from './shapes.ts';

export const pattern: Keyword = {
  name: 'pattern',
  shape: TEXT,
  compile: (value, at) => at.algebra.make({ kind: 'pattern', source: typeof value === 'string' ? value : '' }),
  demands: together('pattern-changed', ['pattern']),
  fix: dropKeywords(['pattern-changed'], ['pattern']),
};
