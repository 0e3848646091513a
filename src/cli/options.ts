import { parseOptions, type GateOptions } from '../gate/options.ts';
import type { Arguments } from './arguments.ts';
import type { CommandIo } from './io.ts';

/**
 * The gate's options of a command line: contracts stand alone or behind `--contracts`; bermd's token may come from
 * `BERMD_TOKEN`, so that it need not stand where every process can read it.
 *
 * @throws ConfigError as `parseOptions` does
 */
export function gateOptions(
  { positionals, inputs }: Pick<Arguments, 'positionals' | 'inputs'>,
  { env }: Pick<CommandIo, 'env'>,
): GateOptions {
  const contracts = [...positionals, ...(inputs.contracts === undefined ? [] : [inputs.contracts])].join('\n');
  const token = inputs['bermd-token'] ?? (inputs['bermd-url'] === undefined ? undefined : env['BERMD_TOKEN']);
  return parseOptions({ ...inputs, contracts, 'bermd-token': token });
}
