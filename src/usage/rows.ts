import { SourceError } from '../core/errors.ts';
import { isArray, isObject, member, type Json, type JsonObject } from '../core/json.ts';
import type { UsageRow } from './model.ts';

const KINDS: readonly UsageRow['kind'][] = ['tool', 'event'];
const SOURCES: readonly UsageRow['source'][] = ['service', 'account', 'app', 'anonymous', 'stripe'];
const OUTCOMES: readonly UsageRow['outcome'][] = ['done', 'failed', 'denied', 'refused'];
/** Clocks may differ; a use a day ahead is no use. */
const AHEAD = 86_400;

/**
 * Reads what `GET /programs/{name}/usage` answered. A field that is not known is ignored; one that is missing,
 * mistyped or out of range is an error, and so is a word that is not known: to drop such a row would be to say that
 * nobody called.
 *
 * @param now epoch seconds
 * @throws SourceError that names the row and the field
 */
export function parseRows(json: Json, now: number): UsageRow[] {
  if (!isArray(json))
    throw new SourceError(`usage: expected a list, found ${nameOf(json)}; is it a bermd that listens there?`);
  return json.map((row, at) => {
    if (!isObject(row)) throw new SourceError(`usage: row ${at + 1} is ${nameOf(row)}, expected an object`);
    return parseRow(row, `usage: row ${at + 1}`, now);
  });
}

function parseRow(row: JsonObject, where: string, now: number): UsageRow {
  const isPublic = member(row, 'public');
  if (isPublic !== undefined && typeof isPublic !== 'boolean') throw wrong(where, 'public', 'true or false', isPublic);
  const last = count(row, 'last', where);
  if (last > now + AHEAD)
    throw new SourceError(
      `${where}: the last use is in the future (${last} seconds since 1970); its clock is wrong, or it is not a bermd`,
    );
  return {
    kind: word(row, 'kind', KINDS, where),
    item: text(row, 'item', where),
    source: word(row, 'source', SOURCES, where),
    caller: text(row, 'caller', where),
    outcome: word(row, 'outcome', OUTCOMES, where),
    calls: count(row, 'calls', where),
    last,
    ...(isPublic === undefined ? {} : { public: isPublic }),
  };
}

function text(row: JsonObject, name: string, where: string): string {
  const value = member(row, name);
  if (typeof value !== 'string') throw wrong(where, name, 'a text', value);
  return value;
}

function word<T extends string>(row: JsonObject, name: string, words: readonly T[], where: string): T {
  const value = member(row, name);
  const known = words.find((one) => one === value);
  if (known === undefined) throw wrong(where, name, `one of ${words.join(', ')}`, value);
  return known;
}

function count(row: JsonObject, name: string, where: string): number {
  const value = member(row, name);
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw wrong(where, name, 'a whole number, not negative, below 2^53', value);
  return value;
}

function wrong(where: string, name: string, expected: string, value: Json | undefined): SourceError {
  const found =
    typeof value === 'string'
      ? JSON.stringify(value.slice(0, 40))
      : typeof value === 'number' || typeof value === 'bigint'
        ? String(value)
        : nameOf(value);
  return new SourceError(`${where}: "${name}" is ${found}, expected ${expected}`);
}

function nameOf(value: Json | undefined): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return isArray(value) ? 'a list' : isObject(value) ? 'an object' : `a ${typeof value}`;
}
