import { ConfigError, type SourceError } from '../core/errors.ts';
import type { ContractReport } from '../report/model.ts';
import type { Found } from './find.ts';
import { countsOf } from './decide.ts';

/** Why a contract could not be judged, from the error that said so. */
export function failure(error: ConfigError | SourceError): NonNullable<ContractReport['failure']> {
  return { fault: error instanceof ConfigError ? 'configuration' : 'source', message: error.message };
}

/** The report on a contract of which nothing is known yet. */
export function emptyReport({ name, path }: Pick<Found, 'name' | 'path'>, source: string, why: string): ContractReport {
  return {
    name,
    path,
    kind: 'unknown',
    verdict: 'refused',
    current: {},
    baseline: { state: 'failed', source, why },
    problems: [],
    findings: [],
    usage: [],
    deploy: [],
    counts: countsOf([], []),
    requiredBump: 'none',
    notes: [],
  };
}
