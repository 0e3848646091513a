import { Validator, type Schema, type SchemaDraft } from '@cfworker/json-schema';
import type { Json } from '../../core/json.ts';
import type { Draft } from '../drafts.ts';

const DRAFTS: Readonly<Record<Draft, SchemaDraft>> = {
  // Draft-04 comes in draft-07's words.
  'draft-04': '7',
  'draft-06': '7',
  'draft-07': '7',
  '2019-09': '2019-09',
  '2020-12': '2020-12',
};

/**
 * Whether a second validator, which interprets the schema instead of compiling it, finds the value valid.
 *
 * @throws what it throws for a schema that it cannot read
 */
export function validBySecond(schema: Json, value: Json, draft: Draft): boolean {
  return new Validator(schema as Schema | boolean, DRAFTS[draft]).validate(value).valid;
}
