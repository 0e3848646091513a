import { near } from '../core/near.ts';
import { ConfigError } from '../core/errors.ts';
import { isArray, isObject, JsonError, parseJson, positionAt, type Json, type JsonObject } from '../core/json.ts';
import { INPUT_NAMES, inputSpec, isInput, parseInput } from './options.ts';
import type { InputName } from './inputs.ts';

/** One break that someone decided to let through. */
export interface Acceptance {
  /** Twelve hex digits, as the report shows them. */
  readonly fingerprint: string;
  readonly reason: string;
  /** The version compared with when it was accepted; against another baseline the entry does not apply. */
  readonly baseline?: string;
  /** The contract's name, where several are checked. Absent: any. */
  readonly contract?: string;
  /** `YYYY-MM-DD`: the last day (UTC) on which it applies. */
  readonly expires?: string;
  /** The pull request that is judged brings it; from a fork it lifts nothing until it is on the base branch. */
  readonly origin?: 'here' | 'fork';
}

/** The acceptance file, read. */
export interface AcceptFile {
  readonly accept: readonly Acceptance[];
  /** Contract name → input name → text: options for that contract alone. */
  readonly contracts: ReadonlyMap<string, Readonly<Partial<Record<InputName, string>>>>;
}

export const EMPTY_ACCEPT_FILE: AcceptFile = { accept: [], contracts: new Map() };

const ENTRY_FIELDS = ['fingerprint', 'reason', 'baseline', 'contract', 'expires'] as const;

/**
 * Reads `.berm-compat.json`: `{"accept": [{fingerprint, reason, baseline?, contract?, expires?}], "contracts":
 * {<name or path>: {<option>: <value>}}}`.
 *
 * @param path for messages
 * @throws ConfigError that says what is wrong where
 */
export function parseAcceptFile(text: string, path: string): AcceptFile {
  const root = parse(text, path);
  if (!isObject(root)) throw new ConfigError(`${path} must hold a JSON object: {"accept": […]}.`);
  refuseUnknown(root, ['$schema', 'accept', 'contracts'], path, '');
  const accept = root['accept'] ?? [];
  if (!isArray(accept)) throw new ConfigError(`${path}: "accept" must be an array of entries.`);
  return {
    accept: accept.map((entry, index) => acceptance(entry, `${path}: /accept/${index}`)),
    contracts: contractOptions(root['contracts'] ?? {}, path),
  };
}

function parse(text: string, path: string): Json {
  try {
    return parseJson(text.replace(/^\ufeff/, ''), { dialect: 'ecma' }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = positionAt(text, error.offset);
    throw new ConfigError(`${path} is not JSON: line ${line}, column ${column}: ${error.message}.`);
  }
}

function acceptance(entry: Json, where: string): Acceptance {
  if (!isObject(entry)) throw new ConfigError(`${where} must be an object with "fingerprint" and "reason".`);
  refuseUnknown(entry, ENTRY_FIELDS, where, ' Entries have');
  const text = (name: (typeof ENTRY_FIELDS)[number]): string | undefined => {
    const value = Object.hasOwn(entry, name) ? entry[name] : undefined;
    if (value !== undefined && typeof value !== 'string')
      throw new ConfigError(`${where}: "${name}" must be a string.`);
    return value;
  };
  const fingerprint = text('fingerprint');
  if (fingerprint === undefined || !/^[0-9a-f]{12}$/.test(fingerprint))
    throw new ConfigError(`${where}: "fingerprint" must be twelve hex digits, as the report shows them.`);
  const reason = text('reason')?.trim();
  if (reason === undefined || reason === '')
    throw new ConfigError(`${where}: "reason" must say why this break may be let through.`);
  const expires = text('expires');
  if (expires !== undefined && !isDay(expires))
    throw new ConfigError(`${where}: "expires" must be a day as YYYY-MM-DD, not "${expires}".`);
  const [baseline, contract] = [text('baseline'), text('contract')];
  return {
    fingerprint,
    reason,
    ...(baseline !== undefined && { baseline }),
    ...(contract !== undefined && { contract }),
    ...(expires !== undefined && { expires }),
  };
}

/** True for a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function contractOptions(value: Json, path: string): AcceptFile['contracts'] {
  if (!isObject(value))
    throw new ConfigError(`${path}: "contracts" must be an object: {"<contract name>": {"<option>": …}}.`);
  return new Map(
    Object.entries(value).map(([name, options]) => [name, optionTexts(options, `${path}: contract "${name}"`)]),
  );
}

const PER_CONTRACT = INPUT_NAMES.filter((name) => inputSpec(name).perContract === true);

function optionTexts(value: Json, where: string): Readonly<Partial<Record<InputName, string>>> {
  if (!isObject(value)) throw new ConfigError(`${where} must be an object of options.`);
  const texts: Partial<Record<InputName, string>> = {};
  for (const [name, option] of Object.entries(value)) {
    if (!isInput(name) || !PER_CONTRACT.includes(name)) {
      const close = near(name, PER_CONTRACT);
      throw new ConfigError(
        `${where}: "${name}" cannot be set for one ` +
          `contract.${close === undefined ? '' : ` Did you mean "${close}"?`} What can: ` +
          `${PER_CONTRACT.join(', ')}.`,
      );
    }
    const text = isArray(option)
      ? option.map(String).join('\n')
      : typeof option === 'object' && option !== null
        ? undefined
        : String(option);
    if (text === undefined)
      throw new ConfigError(`${where}: "${name}" must be a string, a number, true, false or a list of strings.`);
    parseInput(name, text);
    texts[name] = text;
  }
  return texts;
}

function refuseUnknown(object: JsonObject, known: readonly string[], where: string, lead: string): void {
  for (const name of Object.keys(object)) {
    if (known.includes(name)) continue;
    const close = near(name, known);
    throw new ConfigError(
      `${where}: unknown field ` +
        `"${name}".${close === undefined ? '' : ` Did you mean "${close}"?`}${lead === '' ? ' There are' : lead} ` +
        `${known.join(', ')}.`,
    );
  }
}
