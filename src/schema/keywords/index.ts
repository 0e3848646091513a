import { within } from '../drafts.ts';
import type { Draft } from '../types.ts';
import { anyTypeKeywords } from './any-type.ts';
import { arrayKeywords } from './arrays.ts';
import type { Keyword } from './keyword.ts';
import { logicKeywords } from './logic.ts';
import { numberKeywords } from './numbers.ts';
import { objectKeywords } from './objects.ts';
import { referenceKeywords } from './references.ts';
import { stringKeywords } from './strings.ts';
import { unevaluatedKeywords } from './unevaluated.ts';

/** Every keyword that constrains. A word that is not here is an annotation, and says nothing. */
export const KEYWORDS: readonly Keyword[] = [
  ...referenceKeywords,
  ...anyTypeKeywords,
  ...numberKeywords,
  ...stringKeywords,
  ...arrayKeywords,
  ...objectKeywords,
  ...logicKeywords,
  ...unevaluatedKeywords,
];

const BY_NAME: ReadonlyMap<string, Keyword> = new Map(KEYWORDS.map((keyword) => [keyword.name, keyword]));

/** The keyword of that name, when the draft knows it. */
export function keywordOf(name: string, draft: Draft): Keyword | undefined {
  const keyword = BY_NAME.get(name);
  return keyword !== undefined && within(draft, keyword.from ?? 'draft-04', keyword.to) ? keyword : undefined;
}
