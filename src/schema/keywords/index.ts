import type { Json } from '../../core/json.ts';
import { within } from '../drafts.ts';
import type { Draft } from '../types.ts';
import { containsKeywords } from './arrays/contains.ts';
import { itemKeywords } from './arrays/items.ts';
import { uniqueItems } from './arrays/unique-items.ts';
import { boundKeywords } from './bounds.ts';
import { itemCountKeywords, lengthKeywords, propertyCountKeywords } from './counts.ts';
import { DEFINITIONS } from './definitions.ts';
import { foreignKeywords } from './foreign.ts';
import type { Keyword, Word } from './keyword.ts';
import { allOf } from './logic/all-of.ts';
import { alternativeKeywords } from './logic/alternatives.ts';
import { condition } from './logic/condition.ts';
import { negation } from './logic/not.ts';
import { multipleOf } from './multiple-of.ts';
import { additionalProperties } from './objects/additional-properties.ts';
import { dependentKeywords } from './objects/dependent.ts';
import { propertyKeywords } from './objects/properties.ts';
import { propertyNames } from './objects/property-names.ts';
import { required } from './objects/required.ts';
import { pattern } from './pattern.ts';
import { referenceKeywords } from './references.ts';
import { type } from './type.ts';
import { unevaluatedKeywords } from './unevaluated.ts';
import { valueKeywords } from './values.ts';

/**
 * Every keyword that constrains, in the order in which the places that it makes are listed. A word that is not here
 * is an annotation, and says nothing.
 */
export const KEYWORDS: readonly Keyword[] = [
  type,
  ...valueKeywords,
  ...boundKeywords,
  multipleOf,
  ...lengthKeywords,
  pattern,
  ...itemCountKeywords,
  uniqueItems,
  ...containsKeywords,
  ...propertyCountKeywords,
  required,
  ...propertyKeywords,
  additionalProperties,
  propertyNames,
  ...dependentKeywords,
  ...itemKeywords,
  ...referenceKeywords,
  allOf,
  ...alternativeKeywords,
  negation,
  condition,
  ...unevaluatedKeywords,
  ...foreignKeywords,
];

const BY_NAME: ReadonlyMap<string, Keyword> = new Map(KEYWORDS.map((keyword) => [keyword.name, keyword]));

/** The keyword of that name, when the draft knows it. */
export function keywordOf(name: string, draft: Draft): Keyword | undefined {
  const keyword = BY_NAME.get(name);
  return keyword !== undefined && isKnown(keyword, draft) ? keyword : undefined;
}

const WORDS: ReadonlyMap<string, Word> = new Map(
  [...DEFINITIONS, ...KEYWORDS.flatMap((keyword): readonly Word[] => [keyword, ...(keyword.companions ?? [])])].map(
    (word) => [word.name, word],
  ),
);

/** The word of that name, when the draft knows it: a keyword, one that a keyword reads, or one that holds schemas. */
export function wordOf(name: string, draft: Draft): Word | undefined {
  const word = WORDS.get(name);
  return word !== undefined && isKnown(word, draft) ? word : undefined;
}

function isKnown({ from = 'draft-04', to }: Word, draft: Draft): boolean {
  return within(draft, from, to);
}

/** Words whose subschemas speak of the same value as the schema in which they stand. */
export const BRANCHES: readonly string[] = [...WORDS.values()]
  .filter(({ branches }) => branches)
  .map(({ name }) => name);

/** Whether a keyword makes demands of values of every JSON type. */
export function isOfAnyType(name: string): boolean {
  return WORDS.get(name)?.ofAnyType === true;
}

/** What a keyword says, in a few words. */
export function describeKeyword(name: string, value: Json, text: (value: Json) => string): string {
  return BY_NAME.get(name)?.describe?.(value, text) ?? `${name} ${text(value)}`;
}
