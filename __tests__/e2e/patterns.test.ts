/** What is built reads the library for regular expressions at the first pattern, from whichever entry. */
import { expect, test } from '@jest/globals';
import type * as Schema from '../../src/schema.ts';

const DIST = new URL('../../dist/', import.meta.url);

test.each(['index.js', 'schema.js'])('%s decides patterns', async (entry) => {
  const { contains } = (await import(new URL(entry, DIST).href)) as typeof Schema;
  const text = (pattern: string): { type: string; pattern: string } => ({ type: 'string', pattern });
  expect(contains(text('^[ab]+$'), text('^a+$'))).toEqual({ answer: 'compatible' });
  expect(contains(text('^a+$'), text('^[ab]+$')).answer).toBe('break');
  expect(contains(text('^\\p{Lu}$'), text('^[A-Z]$'))).toEqual({ answer: 'compatible' });
  expect(contains(text('('), text('a'))).toMatchObject({ answer: 'undecided', cause: { code: 'pattern' } });
});
