import type { AcceptFile } from './accept-file.ts';
import { camel, isInput, parseInput, refuseContradictions, type GateOptions } from './options.ts';

/**
 * The options of one contract: those of the run, with what the acceptance file sets for that contract alone.
 * @throws ConfigError when the two together make no sense
 */
export function optionsFor(name: string, options: GateOptions, file: AcceptFile): GateOptions {
  const texts = file.contracts.get(name);
  if (texts === undefined) return options;
  const set = Object.entries(texts).flatMap(([input, text]) =>
    isInput(input) ? [[camel(input), parseInput(input, text)] as const] : [],
  );
  const merged: GateOptions = { ...options, ...Object.fromEntries(set) };
  refuseContradictions(merged);
  return merged;
}
