import { isObject, type Json } from '../../core/json.ts';
import type { Document, Located } from '../located.ts';
import { keywordOf, KEYWORDS } from '../keywords/index.ts';
import type { WriterSchema } from '../writer.ts';
import { keywordValue } from './keyword-value.ts';

const STRUCTURE = KEYWORDS.filter(({ structure }) => structure === true).map(({ name }) => name);
/** References followed before a schema is taken for structured. */
const FOLLOWED = 8;

/** Whether the writer's schemas of a place say nothing, so that anything may be sent there. */
export function isFree(writer: readonly WriterSchema[]): boolean {
  return (
    writer.length > 0 &&
    writer.every(
      ({ schema, resource }) =>
        schema === true ||
        (isObject(schema) && Object.keys(schema).every((name) => keywordOf(name, resource.draft) === undefined)),
    )
  );
}

/**
 * Whether a schema holds others, itself or where its `$ref` leads: against a writer that sends anything, every part
 * of it fails.
 */
export function isStructured({ schema, resource }: Located, document: Document): boolean {
  let at: { readonly schema: Json; readonly resource: Located['resource'] } | undefined = { schema, resource };
  for (let followed = 0; followed < FOLLOWED; followed += 1) {
    if (at === undefined || !isObject(at.schema)) return false;
    const place = { schema: at.schema, resource: at.resource };
    if (STRUCTURE.some((keyword) => keywordValue(place, keyword) !== undefined)) return true;
    const reference = keywordValue(place, '$ref');
    at = typeof reference === 'string' ? document.resolve(reference, at.resource) : undefined;
  }
  return true;
}
