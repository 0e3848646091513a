import { fetchBaseline, type BaselineRequest, type BaselineResult, type BaselineWorld } from '../sources/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { ContractReport } from '../report/model.ts';
import type { GateOptions } from './options.ts';
import { isUnreadable, manifestContract, readSource, type Contract } from '../contracts/read-contract.ts';
import type { NamedContract } from './world.ts';

/** What the baseline turned out to be. */
export type Before =
  | {
      readonly state: 'found';
      readonly result: Extract<BaselineResult, { state: 'found' }>;
      readonly contract: Contract;
      readonly notes: readonly string[];
    }
  | { readonly state: 'none'; readonly source: string; readonly why: string }
  | { readonly state: 'failed'; readonly source: string; readonly error: ConfigError | SourceError };

/** What is asked for: the baseline of this contract, as the options say. */
export function requestFor(
  options: Pick<GateOptions, 'baseline' | 'bermdProgram' | 'prereleases' | 'asset' | 'tagPattern'>,
  { name, path }: NamedContract,
  current: Contract,
): BaselineRequest {
  const { version } = current.facts;
  return {
    spec:
      options.baseline === 'bermd' && options.bermdProgram !== undefined
        ? `bermd:${options.bermdProgram}`
        : options.baseline,
    contract: { name, path, kind: current.kind, ...(version !== undefined && { version }) },
    prereleases: options.prereleases,
    ...(options.asset !== undefined && { asset: options.asset }),
    ...(options.tagPattern !== undefined && { tagPattern: options.tagPattern }),
  };
}

/** Fetches and reads the baseline. What cannot be had is a state of it, and no exception. */
export async function readBaseline(request: BaselineRequest, world: BaselineWorld): Promise<Before> {
  try {
    const result = await fetchBaseline(request, world);
    if (result.state === 'none') return result;
    return { state: 'found', result, ...(await baselineContract(result)) };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SourceError)
      return { state: 'failed', source: request.spec, error };
    throw error;
  }
}

/** @throws SourceError when it is no contract at all; a plugin manifest is compared as far as it can be read */
async function baselineContract({
  content,
  info,
}: Extract<BaselineResult, { state: 'found' }>): Promise<{ contract: Contract; notes: readonly string[] }> {
  if ('manifest' in content) return { contract: manifestContract(content.manifest), notes: [] };
  const { contract, problems } = await readSource(content.source);
  const error = problems.find(({ level }) => level === 'error');
  if (isUnreadable(contract))
    throw new SourceError(`The baseline (${info.label}) cannot be read: ${error?.message ?? 'it holds no contract.'}`);
  const notes =
    error !== undefined && contract.kind === 'plugin'
      ? [`The baseline was already invalid (${error.message}); it is compared as far as it can be read.`]
      : [];
  return { contract, notes };
}

/** The baseline as the report has it. */
export function baselineReport(before: Before, version: string | undefined): ContractReport['baseline'] {
  switch (before.state) {
    case 'found': {
      const { info } = before.result;
      const digest = info.digest ?? before.contract.facts.digest;
      return {
        state: 'found',
        ...info,
        ...(version !== undefined && { version }),
        ...(digest !== undefined && { digest }),
      };
    }
    case 'none':
      return before;
    case 'failed':
      return { state: 'failed', source: before.source, why: before.error.message };
    default:
      return before satisfies never;
  }
}
