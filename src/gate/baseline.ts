/** The third stage: the contract that was released before, chosen and read. */
import { compareContracts, isUnreadable, kindNamed, type CompareOptions, type Contract } from '../contracts/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import { withoutSecrets } from '../core/redact.ts';
import type { Finding } from '../core/finding.ts';
import type { ContractReport } from '../report/model.ts';
import {
  fetchBaseline,
  showSpec,
  type BaselineRequest,
  type BaselineResult,
  type BaselineWorld,
} from '../sources/index.ts';
import { readContent } from './current.ts';
import type { GateOptions } from './options.ts';
import type { NamedContract } from './world.ts';

type Fetched = Extract<BaselineResult, { state: 'found' }>;

/** What the baseline turned out to be. */
export type Before =
  | {
      readonly state: 'found';
      readonly result: Fetched;
      /** Absent when it could not be read, and nobody could ever load it: nobody relies on it. */
      readonly contract?: Contract;
      readonly notes: readonly string[];
    }
  | Extract<BaselineResult, { state: 'none' }>
  | { readonly state: 'failed'; readonly source: string; readonly error: ConfigError | SourceError };

/** What is asked for: the baseline of this contract, as the options say. */
export function requestFor(
  options: Pick<GateOptions, 'baseline' | 'bermdProgram' | 'prereleases' | 'asset' | 'tagPattern'>,
  { name, path }: NamedContract,
  current: Contract,
): BaselineRequest {
  const { version, name: manifestName } = current.facts;
  const facts = { ...(version !== undefined && { version }), ...(manifestName !== undefined && { manifestName }) };
  return {
    spec:
      options.baseline === 'bermd' && options.bermdProgram !== undefined
        ? `bermd:${options.bermdProgram}`
        : options.baseline,
    contract: { name, path, kept: kindNamed(current.kind)?.kept ?? 'built', ...facts },
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
    const { notes, ...contract } = await baselineContract(result);
    return { state: 'found', result, ...contract, notes: [...(result.notes ?? []), ...notes] };
  } catch (error) {
    return failedBaseline(request.spec, error);
  }
}

/** The same for what two contracts turn out to be: of two forms they cannot be compared. */
export function compareWith(
  before: Before,
  current: Contract,
  options: CompareOptions,
): { readonly before: Before; readonly findings: readonly Finding[] } {
  if (before.state !== 'found' || before.contract === undefined) return { before, findings: [] };
  try {
    return { before, findings: compareContracts(before.contract, current, options) };
  } catch (error) {
    return { before: failedBaseline(before.result.info.source, error), findings: [] };
  }
}

function failedBaseline(spec: string, error: unknown): Before {
  if (error instanceof ConfigError || error instanceof SourceError)
    return { state: 'failed', source: showSpec(spec), error };
  throw error;
}

/** @throws SourceError when it is no contract at all, or one that somebody ran and that cannot be read */
async function baselineContract({
  content,
  info,
  confirm,
}: Fetched): Promise<{ readonly contract?: Contract; readonly notes: readonly string[] }> {
  const { contract, validate } = await readContent(content);
  const kind = kindNamed(contract.kind);
  const error = validate({}).find(({ level }) => level === 'error');
  const lenient = kind?.unreadableBaseline === 'nobody';
  if (!isUnreadable(contract)) {
    const invalid = lenient && error !== undefined;
    const note = `The baseline was already invalid (${error?.message ?? ''}); it is compared as far as it can be read.`;
    return { contract, notes: invalid ? [note] : [] };
  }
  // An answer that was cut off is nothing that somebody released.
  await confirm?.();
  if (!lenient)
    throw new SourceError(`The baseline (${info.label}) cannot be read: ${error?.message ?? 'it holds no contract.'}`);
  return {
    notes: [
      `The baseline (${info.label}) cannot be read: ${error?.message ?? ''} Nobody could load it, so this ` +
        'contract is compared with nothing.',
    ],
  };
}

/** The baseline as the report has it. */
export function baselineReport(before: Before, version: string | undefined): ContractReport['baseline'] {
  switch (before.state) {
    case 'found': {
      const { info } = before.result;
      const digest = info.digest ?? before.contract?.facts.digest;
      return {
        state: 'found',
        ...info,
        source: showSpec(info.source),
        ...(version !== undefined && { version }),
        ...(digest !== undefined && { digest }),
      };
    }
    case 'none':
      return { state: 'none', source: showSpec(before.source), why: withoutSecrets(before.why) };
    case 'failed':
      return { state: 'failed', source: showSpec(before.source), why: withoutSecrets(before.error.message) };
    default:
      return before satisfies never;
  }
}
