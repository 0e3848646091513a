import { isObject, type Json } from '../../core/json.ts';
import type { Document, Located } from '../document.ts';
import { keywordOf } from '../keywords/index.ts';
import { said } from './said.ts';
import type { WriterSpot } from './writer.ts';

const STRUCTURE = [
  ...['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems', 'additionalItems'],
  ...['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', 'dependencies', 'unevaluatedProperties', 'unevaluatedItems'],
];
/** References followed before a schema is taken for structured. */
const FOLLOWED = 8;

/** Whether the writer's schemas of a place say nothing, so that anything may be sent there. */
export function isFree(writer: readonly WriterSpot[]): boolean {
  return (
    writer.length > 0 &&
    writer.every(
      ({ schema, resource }) =>
        schema === true ||
        (isObject(schema) && Object.keys(schema).every((name) => keywordOf(name, resource.draft) === undefined)),
    )
  );
}

/** Whether a schema holds others, itself or where its `$ref` leads: against a writer that sends anything, every part of it fails. */
export function isStructured({ schema, resource }: Located, document: Document): boolean {
  let at: { readonly schema: Json; readonly resource: Located['resource'] } | undefined = { schema, resource };
  for (let followed = 0; followed < FOLLOWED; followed += 1) {
    if (at === undefined || !isObject(at.schema)) return false;
    const place = { schema: at.schema, resource: at.resource };
    if (STRUCTURE.some((keyword) => said(place, keyword) !== undefined)) return true;
    const reference = said(place, '$ref');
    at = typeof reference === 'string' ? document.resolve(reference, at.resource) : undefined;
  }
  return true;
}
