import { ConfigError } from './errors.ts';
import { near } from './near.ts';

/** What an option may be: words for the sentence that says so, and the test. */
export interface OptionRule {
  readonly is: string;
  fits(value: unknown): boolean;
}

/** One of these words. */
export function oneOf(words: readonly string[]): OptionRule {
  return { is: `one of ${words.join(', ')}`, fits: (value) => typeof value === 'string' && words.includes(value) };
}

/** Common options. */
export const FLAG: OptionRule = { is: 'true or false', fits: (value) => typeof value === 'boolean' };
export const TEXT: OptionRule = { is: 'a string', fits: (value) => typeof value === 'string' };
export const TEXTS: OptionRule = {
  is: 'a list of strings',
  fits: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
};
export const STEPS: OptionRule = {
  is: 'a whole number of steps, 1 or more',
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 1,
};
export const COUNT: OptionRule = {
  is: 'a whole number, not negative',
  fits: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
};
export const OBJECT: OptionRule = {
  is: 'an object',
  fits: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
export const ANY: OptionRule = { is: 'anything', fits: () => true };

/**
 * Refuses options that a function does not have, and values that they cannot take: a slip of the pen must never end in
 * an answer. An option that is undefined is not given.
 *
 * @param of the function's name, for the sentence
 * @throws ConfigError naming the option and the nearest right one
 */
export function checkOptions(of: string, options: unknown, rules: Readonly<Record<string, OptionRule>>): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new ConfigError(`The options of ${of} are ${describe(options)}. Give an object, or leave them out.`);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) throw unknownOption(of, name, Object.keys(rules));
    if (!rule.fits(value)) throw badValue(of, name, value, rule);
  }
}

function unknownOption(of: string, name: string, names: readonly string[]): ConfigError {
  const close = near(name, names);
  const hint = close === undefined ? '' : ` Did you mean "${close}"?`;
  return new ConfigError(`${of} has no option "${name}".${hint} Its options are: ${names.join(', ')}.`);
}

function badValue(of: string, name: string, value: unknown, rule: OptionRule): ConfigError {
  return new ConfigError(`The option "${name}" of ${of} is ${describe(value)}. Give ${rule.is}.`);
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  return typeof value === 'undefined' ? 'undefined' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
