import { ConfigError, SourceError } from '../core/errors.ts';
import { withoutSecrets } from '../core/redact.ts';
import type { ContractReport } from '../report/model.ts';
import type { NamedContract } from './world.ts';
import { countsOf } from './decide.ts';

type Failure = NonNullable<ContractReport['failure']>;

/**
 * Why a contract could not be judged, from the error that said so. What is no error of a known kind is a fault of
 * ours.
 */
export function failure(error: unknown): Failure {
  if (error instanceof ConfigError) return { fault: 'configuration', message: withoutSecrets(error.message) };
  if (error instanceof SourceError) return { fault: 'source', message: withoutSecrets(error.message) };
  return { fault: 'bug', message: error instanceof Error ? error.message : String(error) };
}

/** The report on a contract of which nothing is known yet. */
export function emptyReport({ name, path }: NamedContract, source: string, why: string): ContractReport {
  return {
    name,
    path,
    kind: 'unknown',
    verdict: 'error',
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
