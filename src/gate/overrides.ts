/** Which contract the configuration file means, and what it sets for it. */
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import type { AcceptFile } from './accept-file.ts';
import { camel, isInput, parseInput, refuseContradictions, type GateOptions } from './options.ts';
import type { NamedContract } from './world.ts';

/** A contract, and what else it goes by: its name on the base branch, so that renaming it escapes nothing. */
export interface Known extends NamedContract {
  readonly baseName?: string;
}

/**
 * The options of one contract: those of the run, with what the file sets for that contract alone; an input that was
 * given wins. What stands under its path is nearer than what stands under its name.
 *
 * @throws ConfigError when the two together make no sense
 */
export function optionsFor(known: Known, options: GateOptions, contracts: AcceptFile['contracts']): GateOptions {
  const texts = {
    ...(known.baseName !== undefined && contracts.get(known.baseName)),
    ...contracts.get(known.name),
    ...contracts.get(known.path),
  };
  const set = Object.entries(texts).flatMap(([input, text]) =>
    isInput(input) && !options.given.has(input) ? [[camel(input), parseInput(input, text)] as const] : [],
  );
  if (set.length === 0) return options;
  const merged: GateOptions = { ...options, ...Object.fromEntries(set) };
  refuseContradictions(merged);
  return merged;
}

/** Whether a name in the file means this contract. */
export function means(name: string, { name: own, path, baseName }: Known): boolean {
  return name === own || name === path || name === baseName;
}

/**
 * Looks at the contract names that a file uses.
 *
 * @param strict whether a name close to one of this run is a mistake: the file can be mended by whoever sees the
 *   message
 * @returns sentences about names that match nothing here: a contract that is gone, another job's
 * @throws ConfigError for a name that is close to one of this run, and so most likely mistyped
 */
export function strangeNames(
  used: readonly { readonly name: string; readonly where: string }[],
  known: readonly Known[],
  strict: boolean,
): readonly string[] {
  const names = [
    ...new Set(
      known.flatMap(({ name, path, baseName }) => [name, path, ...(baseName === undefined ? [] : [baseName])]),
    ),
  ];
  return [...new Map(used.map((one) => [one.name, one])).values()].flatMap(({ name, where }) => {
    if (known.some((one) => means(name, one))) return [];
    const close = near(name, names);
    const said = `${where} names the contract "${name}", which is not one of this run.`;
    if (close !== undefined && strict) throw new ConfigError(`${said} Did you mean "${close}"?`);
    return [close === undefined ? said : `${said} Is "${close}" meant?`];
  });
}
