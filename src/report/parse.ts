import { Validator } from '@cfworker/json-schema';
import { ContractError } from '../core/errors.ts';
import { JsonError, parseJson, type Json } from '../core/json.ts';
import { unshared, type StoredReport } from './json.ts';
import type { Report } from './model.ts';
import { REPORT_SCHEMA } from './schema.ts';

/** Larger than any report that is written. */
const LIMIT = 64 * 1024 * 1024;

/**
 * Reads a report that someone else wrote: it is held against the report's schema before anything of it is used.
 * The texts in it stay untrusted; every form neutralises them.
 *
 * @param text of `report.json`, at most 64 MiB
 * @throws ContractError that says where it is not a report of a version this program knows
 */
export function parseReport(text: string): Report {
  if (text.length > LIMIT) throw new ContractError('report', `The report is larger than ${LIMIT} characters.`);
  const json = parse(text);
  // Plain data: the validator interprets the schema and runs nothing that is generated from it.
  // It takes no bigint, so it gets the same text with those rounded: no member of the schema looks at such digits.
  const { valid, errors } = new Validator(REPORT_SCHEMA, '2020-12', true).validate(JSON.parse(text));
  if (valid) return unshared(json as unknown as StoredReport);
  const deepest = errors.at(-1);
  throw new ContractError(
    'report',
    'This is not a report of berm-compat, version 1: ' +
      (deepest === undefined
        ? 'it does not match report.schema.json'
        : `${deepest.instanceLocation}: ${deepest.error}`),
  );
}

function parse(text: string): Json {
  try {
    return parseJson(text, { maxDepth: 220 }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new ContractError('report', `The report is not JSON: ${error.message}.`);
  }
}
