import { isObject, type Json } from '../../core/json.ts';
import { metaSchema, withItsParts, type MetaSchema } from '../meta-schemas.ts';
import { normalize, type Draftable } from './normalize.ts';

const REFERENCES = ['$ref', '$dynamicRef'];

/**
 * Writes the meta-schemas that a document refers to into it, in place: what validators read holds all that they need.
 *
 * @param schemas every schema object of the normalized document
 * @returns the schema objects that were added, normalized as their own draft has it
 */
export function embedMetaSchemas(document: Json, schemas: readonly Draftable[]): Draftable[] {
  const wanted = new Set(schemas.flatMap((schema) => REFERENCES.flatMap((keyword) => redirected(schema, keyword))));
  const $defs = isObject(document) ? (document['$defs'] ?? {}) : undefined;
  if (wanted.size === 0 || !isObject(document) || !isObject($defs)) return [];
  const own = new Set(schemas.map(({ $id }) => (typeof $id === 'string' ? metaSchema($id) : undefined)));
  const added = [...new Set([...wanted].flatMap(withItsParts))].filter((meta) => !own.has(meta));
  const copies = added.map(({ uri, draft, schema }) => ({ uri, draft, copy: structuredClone<Draftable>(schema) }));
  const embedded = copies.flatMap(({ copy, draft }) => normalize(copy, draft));
  const changed: Draftable = document;
  changed['$defs'] = { ...$defs, ...Object.fromEntries(copies.map(({ uri, copy }) => [uri, copy])) };
  return embedded;
}

/** The meta-schema that a reference leads to; the reference is written as the meta-schema calls itself. */
function redirected(schema: Draftable, keyword: string): MetaSchema[] {
  const reference = schema[keyword];
  if (typeof reference !== 'string' || !/^https?:/.test(reference)) return [];
  const meta = metaSchema(reference);
  if (meta === undefined) return [];
  schema[keyword] = meta.uri + reference.replace(/^[^#]*/, '');
  return [meta];
}
