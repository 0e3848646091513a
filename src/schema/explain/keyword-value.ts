import type { Json, JsonObject } from '../../core/json.ts';
import type { Resource } from '../located.ts';
import { within } from '../drafts.ts';
import { wordOf } from '../keywords/index.ts';

/** A keyword's value, when it says something: its draft knows it, and no `$ref` of an old draft stands beside it. */
export function keywordValue(
  { schema, resource }: { readonly schema: JsonObject; readonly resource: Resource },
  keyword: string,
): Json | undefined {
  if (!Object.hasOwn(schema, keyword)) return undefined;
  const alone =
    keyword !== '$ref' && within(resource.draft, 'draft-04', 'draft-07') && typeof schema['$ref'] === 'string';
  return wordOf(keyword, resource.draft) !== undefined && !alone ? schema[keyword] : undefined;
}
