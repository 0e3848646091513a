import { resolve } from 'node:path';
import { ConfigError, ContractError } from '../../core/errors.ts';
import {
  isArray,
  isObject,
  JsonError,
  member,
  parseJson,
  pointerTokens,
  positionAt,
  setMember,
  type Json,
  type JsonObject,
} from '../../core/json.ts';
import { faultWords, systemCode } from '../../core/system-error.ts';
import { smallFile } from '../../platform/small-file.ts';
import type { CommandIo } from '../io.ts';

/** Schemas may nest deeper than contracts do: what is too deep for the engine it says itself. */
export const MAX_DEPTH = 10_000;

/**
 * Reads a schema from a file, from standard input (`-`), or from a place in a document (`file.json#/json/pointer`).
 *
 * @throws ConfigError when the file cannot be read; ContractError when it is not JSON, or no schema stands there
 */
export async function readSchema(name: string, io: CommandIo): Promise<Json> {
  const [file = '', pointer] = name.split('#', 2);
  const document = parsed(file, await textOf(file, io));
  const found = pointer === undefined || pointer === '' ? document : schemaAt(document, decodeURI(pointer));
  if (found === undefined)
    throw new ContractError(
      'schema-pointer',
      `"${file}" has nothing at "${pointer ?? ''}". Give a JSON Pointer such as #/components/schemas/Name.`,
    );
  if (typeof found !== 'boolean' && !isObject(found))
    throw new ContractError('schema-shape', `"${name}" is not a JSON Schema: a schema is an object or a boolean.`);
  return found;
}

function parsed(file: string, text: string): Json {
  try {
    return parseJson(text, { maxDepth: MAX_DEPTH, dialect: 'json' }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = positionAt(text, error.offset);
    throw new ContractError(
      'schema-json',
      `"${file}" is not JSON: ${error.message} (line ${line}, column ${column}).`,
      { line, column, pointer: error.pointer },
    );
  }
}

async function textOf(file: string, io: CommandIo): Promise<string> {
  const bytes = file === '-' ? await inputBytes(io) : fileBytes(file, io);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ContractError('schema-json', `"${file}" is not UTF-8 text.`);
  }
}

/** Larger than any schema that a person looks at. */
const LIMIT = 64 * 1024 * 1024;

function fileBytes(file: string, io: CommandIo): Uint8Array {
  const read = smallFile(resolve(io.cwd, file), LIMIT, `"${file}"`);
  if (read.state === 'read') return read.bytes;
  throw new ConfigError(read.state === 'missing' ? `"${file}" does not exist.` : `${read.why}.`);
}

/** Why a file could not be read. */
export function cannotRead(file: string, error: unknown): string {
  return `"${file}" ${faultWords(systemCode(error)).replace(/ Is it built.*/, '')}`;
}

async function inputBytes(io: CommandIo): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of io.input ?? []) {
    size += part.byteLength;
    if (size > LIMIT) throw new ConfigError(`Standard input has more than ${LIMIT} bytes; no schema is that large.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What a schema may hold without saying anything of values; everything else of the document's root is kept off the comparison. */
const ROOT_KEPT = new Set(['$schema', '$id', 'id', '$defs', 'definitions']);
const SAYS_SOMETHING =
  /^(type|enum|const|multipleOf|(exclusive)?(Minimum|Maximum|minimum|maximum)|(min|max)[A-Z].*|pattern(Properties)?|format|(prefix|additional|unevaluated)?[iI]tems|contains|uniqueItems|(additional|unevaluated)?[pP]roperties|propertyNames|required|dependen(cies|tRequired|tSchemas)|(all|any|one)Of|not|if|then|else|\$(ref|dynamicRef|recursiveRef|anchor|dynamicAnchor|recursiveAnchor))$/;

/** A schema that stands somewhere in a document, as a document of its own in which the same references lead to the same places. */
function schemaAt(document: Json, pointer: string): Json | undefined {
  const tokens = pointerTokens(pointer);
  let target: Json | undefined = document;
  for (const token of tokens)
    target = isArray(target) ? target[Number(token)] : isObject(target) ? member(target, token) : undefined;
  if (target === undefined || !isObject(document)) return target;
  const around: JsonObject = Object.fromEntries(
    Object.entries(document).filter(([name]) => ROOT_KEPT.has(name) || !SAYS_SOMETHING.test(name)),
  );
  if (Object.hasOwn(around, tokens[0] ?? '')) return { ...around, $ref: `#${encodeURI(pointer)}` };
  if (!isObject(target)) return target;
  const own = { ...around };
  for (const [name, value] of Object.entries(target)) setMember(own, name, value);
  return own;
}
