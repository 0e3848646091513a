/** Slips in a schema that change what it means: values that a keyword cannot have, and words that are no keyword. */
import { isObject, member, pointer, type Json } from '../core/json.ts';
import { near } from '../core/near.ts';
import type { Fault } from '../core/rule.ts';
import { draftOf, isForeign, type Draft } from './drafts.ts';
import { keywordOf, KEYWORDS } from './keywords/index.ts';
import { subschemas } from './subschemas.ts';

/** One slip, and what was expected or meant. */
export type SchemaSlip = { readonly at: string; readonly keyword: string } & (
  | { readonly is: 'malformed'; readonly value: Json; readonly expected: string }
  | { readonly is: 'misspelt'; readonly meant: string }
  /** `$schema` names a dialect whose keywords are not known: what stands below is not looked at. */
  | { readonly is: 'unknown-dialect'; readonly value: string }
);

/** Words that say nothing of which values are taken, of the standard and of what is often written beside it. */
const ANNOTATIONS: readonly string[] = [
  ...['$schema', '$id', 'id', '$comment', 'title', 'description', 'default', 'example', 'examples', 'deprecated'],
  ...['readOnly', 'writeOnly', '$defs', 'definitions', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$vocabulary'],
  ...['format', 'contentMediaType', 'contentEncoding', 'contentSchema', 'nullable', 'discriminator', 'xml'],
  ...['enumNames', 'enumDescriptions', 'markdownDescription', 'tags', 'order', 'unit', 'units'],
];
const KNOWN: readonly string[] = [...new Set([...KEYWORDS.map(({ name }) => name), ...ANNOTATIONS])];
/** Slips that are listed, and schemas that are looked at. */
const MOST = 50;
const MOST_SCHEMAS = 20_000;
const DEEPEST = 200;

/**
 * The slips of a schema, in the order of its places.
 *
 * @param draft what is taken for granted where the schema does not say
 */
export function schemaLints(schema: Json, draft: Draft = '2020-12'): SchemaSlip[] {
  const found: SchemaSlip[] = [];
  const stack = [{ schema, at: '', depth: 0, draft }];
  let looked = 0;
  for (let next = stack.pop(); next !== undefined && found.length < MOST; next = stack.pop()) {
    const { at, depth } = next;
    const named = isObject(next.schema) ? member(next.schema, '$schema') : undefined;
    if (typeof named === 'string' && isForeign(named)) {
      found.push({ at: at + pointer('$schema'), keyword: '$schema', is: 'unknown-dialect', value: named });
      continue;
    }
    const asked = (typeof named === 'string' ? draftOf(named) : undefined) ?? next.draft;
    found.push(...slipsOf(next.schema, at, asked));
    looked += 1;
    if (depth >= DEEPEST || looked >= MOST_SCHEMAS) continue;
    for (const inner of subschemas(next.schema, asked).reverse()) {
      // The keyword that holds it alone is told itself.
      if (inner.tokens.length === 1 && typeof inner.schema !== 'boolean' && !isObject(inner.schema)) continue;
      stack.push({ schema: inner.schema, at: at + pointer(...inner.tokens), depth: depth + 1, draft: asked });
    }
  }
  return found.slice(0, MOST);
}

/** A slip as a rule of any kind of contract says it, under the schema at `root`. */
export function faultOfSlip(slip: SchemaSlip, root: string, label: string): Fault {
  const place = { at: root + slip.at };
  const name = JSON.stringify(short(slip.keyword));
  switch (slip.is) {
    case 'malformed': {
      const received = short(JSON.stringify(slip.value, (_, inner: unknown) => plainly(inner)));
      return { ...place, says: `${label}: ${name} is ${received}`, expected: slip.expected, received };
    }
    case 'misspelt':
      return {
        ...place,
        says: `${label}: ${name} is not a keyword, and constrains nothing`,
        mend: `Did you mean ${JSON.stringify(slip.meant)}?`,
      };
    case 'unknown-dialect':
      return {
        ...place,
        says:
          `${label}: the dialect ${JSON.stringify(short(slip.value))} is not known, so nothing in this schema ` +
          'is compared',
        expected: 'a draft of JSON Schema, from draft-04 to 2020-12',
        received: JSON.stringify(short(slip.value)),
      };
    default:
      return slip satisfies never;
  }
}

const LONGEST = 80;

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text;
}

function plainly(value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}

function slipsOf(schema: Json, at: string, draft: Draft): SchemaSlip[] {
  if (typeof schema === 'boolean') return [];
  if (!isObject(schema)) {
    const keyword = at.slice(at.lastIndexOf('/') + 1);
    return [{ at, keyword, is: 'malformed', value: schema, expected: 'a schema: an object or a boolean' }];
  }
  return Object.entries(schema).flatMap(([keyword, value]): SchemaSlip[] => {
    const known = keywordOf(keyword, draft);
    const place = { at: at + pointer(keyword), keyword };
    if (known !== undefined)
      return known.shape.fits(value, draft)
        ? []
        : [{ ...place, is: 'malformed', value, expected: known.shape.expected }];
    if (KNOWN.includes(keyword) || keyword.startsWith('x-') || keyword.length < 4) return [];
    const meant = near(keyword, KNOWN);
    return meant === undefined ? [] : [{ ...place, is: 'misspelt', meant }];
  });
}
