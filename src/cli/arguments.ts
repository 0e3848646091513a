import { parseArgs } from 'node:util';
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import type { InputName } from '../gate/inputs.ts';
import { inputSpec, isInput } from '../gate/options.ts';

/** An option that is no input of the gate: how the command itself behaves. */
export interface OwnOption {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** The word for its value in `--help`. */
  readonly value?: string;
  readonly meaning: string;
}

/** What a command takes. */
export interface ArgumentSpec {
  readonly command: string;
  readonly inputs: readonly InputName[];
  readonly own: Readonly<Record<string, OwnOption>>;
}

export interface Arguments {
  readonly positionals: readonly string[];
  /** Text by input name, as `parseOptions` reads it; several lines for an option that was repeated. */
  readonly inputs: Readonly<Partial<Record<InputName, string>>>;
  /** Own options: `true` for a flag, else the values in order. */
  readonly own: ReadonlyMap<string, true | readonly string[]>;
}

/**
 * Reads a command line. Flags may stand alone (`--strict`) or with a value (`--strict=false`).
 *
 * @throws ConfigError for an unknown option (with the nearest right one), a missing value, or one given twice
 */
export function parseArguments(args: readonly string[], spec: ArgumentSpec): Arguments {
  const options = Object.fromEntries([
    ...spec.inputs.map((name) => [name, inputOption(name)] as const),
    ...Object.entries(spec.own).map(([name, own]) => [name, ownOption(own)] as const),
  ]);
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const positionals: string[] = [];
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') {
      const given = values.get(token.name) ?? [];
      values.set(token.name, [...given, optionValue(token.name, token.rawName, token.value, spec)]);
    }
  }
  const inputs: Partial<Record<InputName, string>> = {};
  const own = new Map<string, true | readonly string[]>();
  for (const [name, given] of values) {
    if (given.length > 1 && !repeats(name, spec))
      throw new ConfigError(`--${name} is given ${given.length} times. Give it once.`);
    if (spec.own[name] !== undefined) own.set(name, spec.own[name].type === 'boolean' ? true : given);
    else if (isInput(name)) inputs[name] = given.join('\n');
  }
  return { positionals, inputs, own };
}

function inputOption(name: InputName): { type: 'string' | 'boolean' } {
  return { type: inputSpec(name).type === 'flag' ? 'boolean' : 'string' };
}

function ownOption({ type, short }: OwnOption): { type: 'string' | 'boolean'; short?: string } {
  return { type, ...(short !== undefined && { short }) };
}

function repeats(name: string, spec: ArgumentSpec): boolean {
  const own = spec.own[name];
  if (own !== undefined) return own.multiple === true || own.type === 'boolean';
  return isInput(name) && (inputSpec(name).type === 'lines' || inputSpec(name).type === 'words');
}

function optionValue(name: string, rawName: string, value: string | undefined, spec: ArgumentSpec): string {
  const own = Object.hasOwn(spec.own, name) ? spec.own[name] : undefined;
  const input = isInput(name) && spec.inputs.includes(name) ? inputSpec(name) : undefined;
  if (own === undefined && input === undefined) throw unknownOption(rawName, spec);
  const flag = own === undefined ? input?.type === 'flag' : own.type === 'boolean';
  if (value === undefined && !flag)
    throw new ConfigError(`${rawName} needs a value. See berm-compat ${spec.command} --help.`);
  if (value?.trim() === '' && input?.type === 'words' && input.none === true)
    throw new ConfigError(`${rawName} is empty. Write none for none of them, or leave it out for the default.`);
  if (value !== undefined && own?.type === 'boolean') throw new ConfigError(`${rawName} takes no value.`);
  return value ?? 'true';
}

function unknownOption(rawName: string, spec: ArgumentSpec): ConfigError {
  const name = rawName.replace(/^-+/, '');
  if (isInput(name))
    return new ConfigError(
      `${rawName} means nothing to berm-compat ` +
        `${spec.command}${inputSpec(name).on === 'action' ? ': it is an input of the Action only' : ''}. See ` +
        `berm-compat ${spec.command} --help.`,
    );
  const close = near(name, [...spec.inputs, ...Object.keys(spec.own)]);
  return new ConfigError(
    `There is no option ${rawName}.${close === undefined ? '' : ` Did you mean --${close}?`} See berm-compat ` +
      `${spec.command} --help.`,
  );
}

/** The last value of an own option, or undefined. */
export function ownValue(own: Arguments['own'], name: string): string | undefined {
  const given = own.get(name);
  return given === undefined || given === true ? undefined : given.at(-1);
}
