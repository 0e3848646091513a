import { breaks } from '../breaks/index.ts';
import { ConfigError } from '../core/errors.ts';
import type { Finding } from '../core/finding.ts';
import { pluginBreaks } from '../breaks/heddle/index.ts';
import type { GateOptions } from '../gate/options.ts';
import type { Confirmer } from '../schema/index.ts';
import type { Contract } from './read-contract.ts';

/** What two contracts are compared under. */
export type CompareOptions = Pick<GateOptions, 'strict' | 'grantedCapabilities' | 'discoverTools'> & {
  readonly confirmer?: Confirmer | undefined;
};

/**
 * Every difference between two contracts of the same sort that matters to somebody.
 *
 * @returns no finding when either could not be read at all: its problems say why
 * @throws ConfigError when one is a berm program and the other a heddle plugin
 */
export function compare(baseline: Contract, current: Contract, options: CompareOptions): readonly Finding[] {
  if (baseline.kind === 'unknown' || current.kind === 'unknown') return [];
  if (baseline.kind === 'plugin' && current.kind === 'plugin') {
    if (baseline.json === undefined || current.json === undefined) return [];
    const { strict, grantedCapabilities, discoverTools } = options;
    const confirmer = options.confirmer;
    return pluginBreaks(baseline.json, current.json, {
      strict,
      grantedCapabilities,
      discoverTools,
      ...(confirmer !== undefined && { confirmer }),
    });
  }
  if (baseline.kind === 'plugin' || current.kind === 'plugin') {
    throw new ConfigError(
      `The baseline is ${words(baseline)} and the current contract ${words(current)}: they cannot be compared. Give a baseline of the same sort.`,
    );
  }
  if (baseline.manifest === undefined || current.manifest === undefined) return [];
  return breaks(baseline.manifest, current.manifest, {
    strict: options.strict,
    ...(options.confirmer !== undefined && { confirmer: options.confirmer }),
  });
}

function words(contract: Contract): string {
  return {
    image: 'a berm image',
    section: 'a berm manifest section',
    idl: 'a berm IDL',
    plugin: 'a heddle plugin manifest',
    unknown: 'unknown',
  }[contract.kind];
}
