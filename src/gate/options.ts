import { showSpec } from '../sources/index.ts';
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { INPUTS, type InputName, type InputSpec } from './inputs.ts';

type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;
type ValueOf<S> = S extends { type: 'flag' }
  ? boolean
  : S extends { type: 'integer' }
    ? number
    : S extends { type: 'choice'; values: readonly (infer V)[] }
      ? V
      : S extends { type: 'words'; values: readonly (infer V)[] }
        ? readonly V[]
        : S extends { type: 'words' | 'lines' }
          ? readonly string[]
          : string;
type Present<S> = S extends { default: string } | { type: 'lines' } ? ValueOf<S> : ValueOf<S> | undefined;

/** Every input, read and checked. Names are the inputs' own in camel case: `usage-window` is `usageWindow`. */
export type GateOptions = { readonly [K in InputName as Camel<K>]: Present<(typeof INPUTS)[K]> } & {
  /** What was given by hand, as text: it wins over what a file says; the rest are defaults. */
  readonly given: ReadonlyMap<InputName, string>;
};

/** True for the name of an input. */
export function isInput(name: string): name is InputName {
  return Object.hasOwn(INPUTS, name);
}

/** An input's specification, without its literal types. */
export function inputSpec(name: InputName): InputSpec {
  return INPUTS[name];
}

/** All input names in the table's order. */
export const INPUT_NAMES: readonly InputName[] = Object.keys(INPUTS).filter(isInput);

/**
 * Reads inputs as text into checked options; what is absent or empty takes its default.
 *
 * @param given text by input name; several lines for an option that was repeated
 * @throws ConfigError for an unknown name (with the nearest right one), a bad value, or inputs that contradict each
 *   other
 */
export function parseOptions(given: Readonly<Record<string, string | undefined>>): GateOptions {
  for (const name of Object.keys(given)) if (!isInput(name)) throw unknownInput(name);
  const options: Record<string, unknown> = {};
  const texts = new Map<InputName, string>();
  for (const name of INPUT_NAMES) {
    const text = Object.hasOwn(given, name) ? given[name]?.trim() : undefined;
    const absent = text === undefined || text === '';
    if (!absent) texts.set(name, text);
    options[camel(name)] = absent ? defaultOf(name) : parseInput(name, text);
  }
  const parsed = { ...options, given: texts } as unknown as GateOptions;
  refuseContradictions(parsed);
  return parsed;
}

/** The error for a name that is no input. */
export function unknownInput(name: string): ConfigError {
  const close = near(name, INPUT_NAMES);
  return new ConfigError(
    `There is no input "${name}".${close === undefined ? '' : ` Did you mean "${close}"?`} The inputs are: ` +
      `${INPUT_NAMES.join(', ')}.`,
  );
}

/** `usage-window` → `usageWindow`. */
export function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function defaultOf(name: InputName): unknown {
  const spec = inputSpec(name);
  if (spec.default !== undefined) return spec.default.startsWith('${{') ? '' : parseInput(name, spec.default);
  return spec.type === 'lines' ? [] : undefined;
}

/**
 * Reads one input's text.
 * @throws ConfigError when it is none of the values that exist
 */
export function parseInput(name: InputName, text: string): unknown {
  const spec = inputSpec(name);
  switch (spec.type) {
    case 'text':
      return text;
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'words': {
      const words = text.split(/[\s,]+/).filter((word) => word !== '');
      if (spec.none === true && words.includes('none')) return onlyNone(name, words);
      if (spec.values !== undefined) for (const word of words) oneOf(name, word, spec.values);
      return words;
    }
    case 'flag':
      return oneOf(name, text.toLowerCase(), ['true', 'false']) === 'true';
    case 'choice':
      return oneOf(name, text, spec.values);
    case 'integer':
      return integer(name, text, spec.min, spec.max);
    default:
      return spec satisfies never;
  }
}

/** `none` says that there are none, and stands alone. */
function onlyNone(name: string, words: readonly string[]): readonly string[] {
  if (words.length === 1) return [];
  throw new ConfigError(`"${name}" cannot be "${words.join(', ')}": "none" stands alone.`);
}

function oneOf(name: string, text: string, values: readonly string[]): string {
  if (values.includes(text)) return text;
  const close = near(text, values);
  throw new ConfigError(
    `"${name}" cannot be "${text}".${close === undefined ? '' : ` Did you mean "${close}"?`} It takes ` +
      `${values.join(', ')}.`,
  );
}

function integer(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^[0-9]+$/.test(text) && value >= min && value <= max) return value;
  const why =
    name === 'usage-window' && value > max
      ? ' A longer window would read as "unused" what was used before: bermd keeps 30 days.'
      : '';
  throw new ConfigError(`"${name}" cannot be "${text}": it is a whole number from ${min} to ${max}.${why}`);
}

/**
 * Refuses inputs that are each right and make no sense together.
 * @throws ConfigError
 */
export function refuseContradictions(options: GateOptions): void {
  const source = options.baseline.split(':', 1)[0];
  const picks = source === 'release' || source === 'oci';
  if (options.tagPattern !== undefined && !picks) {
    throw new ConfigError(
      `"tag-pattern" chooses among releases or tags, but "baseline" is "${showSpec(options.baseline)}". Leave ` +
        'one of them out.',
    );
  }
  if (options.prereleases && !picks) {
    throw new ConfigError(
      `"prereleases" chooses among releases or tags, but "baseline" is "${showSpec(options.baseline)}". Leave ` +
        'one of them out.',
    );
  }
  if (options.asset !== undefined && source !== 'release') {
    throw new ConfigError(
      `"asset" names a release's asset, but "baseline" is "${showSpec(options.baseline)}". Leave one of them out.`,
    );
  }
  if (options.bermdToken !== undefined && options.bermdUrl.length === 0) {
    throw new ConfigError(
      '"bermd-token" is given, but no "bermd-url" to send it to. Add the address, or leave the token out.',
    );
  }
  if (source === 'bermd' && options.bermdUrl.length === 0) {
    throw new ConfigError('"baseline: bermd" needs "bermd-url": the host whose running program is the baseline.');
  }
  if (options.consumersComplete && options.consumers.length === 0) {
    throw new ConfigError(
      '"consumers-complete" says that "consumers" names all documents, and it names none. Name them, or leave it out.',
    );
  }
  for (const url of options.bermdUrl) refuseNoAddress(url);
  ignoredCallers(options.usageIgnoreCallers);
  if (options.submitted && options.discoverTools) {
    throw new ConfigError(
      '"submitted" and "discover-tools" contradict each other: a submitted plugin may never be discovered. ' +
        'Leave one of them out.',
    );
  }
}

/** @throws ConfigError for what is no http address */
function refuseNoAddress(url: string): void {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address !== undefined && /^https?:$/.test(address.protocol) && address.hostname !== '') return;
  const meant = `https://${url.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/+/i, '')}`;
  const shown = showSpec(url);
  const hint = !/[\s@]/.test(url) && URL.canParse(meant) ? ` Did you mean "${showSpec(meant)}"?` : '';
  throw new ConfigError(`"bermd-url" cannot be "${shown}": it is not an http or https address.${hint}`);
}

/**
 * `feeder = our own job` → name and reason. A name that holds `=` is told from its reason by the spaces around the
 * sign, or by the last one.
 *
 * @throws ConfigError for a line without a reason
 */
export function ignoredCallers(
  lines: readonly string[],
): readonly { readonly name: string; readonly reason: string }[] {
  return lines.map((line) => {
    const spaced = line.indexOf(' = ');
    const at = spaced === -1 ? line.lastIndexOf('=') : spaced + 1;
    const [name, reason] = at === -1 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    if (name === '' || reason === '')
      throw new ConfigError(
        `"usage-ignore-callers" cannot be "${line}": say why this caller does not matter, as "caller = reason".`,
      );
    return { name, reason };
  });
}

/** What is given and does nothing, in sentences. */
export function idleOptions({ given, bermdUrl }: GateOptions): readonly string[] {
  if (bermdUrl.length > 0) return [];
  const idle = [...given.keys()].filter((name) => name === 'bermd-program' || name.startsWith('usage-'));
  return idle.length === 0
    ? []
    : [`${idle.map((name) => `"${name}"`).join(', ')}: without "bermd-url" nobody is asked, so this does nothing.`];
}
