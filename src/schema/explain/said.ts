import type { Json, JsonObject } from '../../core/json.ts';
import type { Resource } from '../document.ts';
import { within } from '../drafts.ts';
import { keywordOf } from '../keywords/index.ts';

/** A keyword's value, when it says something here: its draft knows it, and no `$ref` of an old draft stands beside it. */
export function said(
  { schema, resource }: { readonly schema: JsonObject; readonly resource: Resource },
  keyword: string,
): Json | undefined {
  if (!Object.hasOwn(schema, keyword)) return undefined;
  const alone =
    keyword !== '$ref' && within(resource.draft, 'draft-04', 'draft-07') && typeof schema['$ref'] === 'string';
  const known = COMPANIONS.has(keyword) || keywordOf(keyword, resource.draft) !== undefined;
  return known && !alone ? schema[keyword] : undefined;
}

/** Keywords that another one reads. */
const COMPANIONS = new Set(['then', 'else', 'minContains', 'maxContains', 'exclusiveMinimum', 'exclusiveMaximum']);
