import type { Verdict } from '../model.ts';

/** In front of a heading: how it ends. */
export const MARKS: Readonly<Record<Verdict, string>> = {
  compatible: '✅',
  'first-release': '✅',
  reported: '⚠️',
  forced: '⚠️',
  refused: '❌',
  invalid: '❌',
  error: '🛑',
};
