/** The drafts whose keywords the engine knows. */
export type Draft = 'draft-04' | 'draft-06' | 'draft-07' | '2019-09' | '2020-12';

/** Oldest first; a keyword is known from one of these on, up to another. */
export const DRAFTS: readonly Draft[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];

/** Where neither the caller nor the schema says. */
export const DEFAULT_DRAFT: Draft = '2020-12';

const BY_SCHEMA: Readonly<Record<string, Draft>> = {
  'json-schema.org/draft-04/schema': 'draft-04',
  'json-schema.org/draft-06/schema': 'draft-06',
  'json-schema.org/draft-07/schema': 'draft-07',
  'json-schema.org/draft/2019-09/schema': '2019-09',
  'json-schema.org/draft/2020-12/schema': '2020-12',
};

/** Says nothing but "JSON Schema": the draft is whatever the caller takes for granted. */
const ANY_DRAFT = 'json-schema.org/schema';

/** An address without its scheme and an empty fragment. */
export function nameOf(schema: string): string {
  return schema.replace(/^https?:\/\//, '').replace(/#?$/, '');
}

/** The draft that a `$schema` names; undefined for one that we do not know. */
export function draftOf(schema: string): Draft | undefined {
  const name = nameOf(schema);
  return Object.hasOwn(BY_SCHEMA, name) ? BY_SCHEMA[name] : undefined;
}

/** Whether a `$schema` names a dialect whose keywords we do not know. */
export function isForeign(schema: string): boolean {
  return draftOf(schema) === undefined && nameOf(schema) !== ANY_DRAFT;
}

/** Whether `draft` lies in `from … to`, both ends included. */
export function within(draft: Draft, from: Draft, to: Draft = '2020-12'): boolean {
  const at = DRAFTS.indexOf(draft);
  return at >= DRAFTS.indexOf(from) && at <= DRAFTS.indexOf(to);
}
