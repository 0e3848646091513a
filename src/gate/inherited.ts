import type { BaselineRequest } from '../sources/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { Finding } from '../core/finding.ts';
import { compare, type CompareOptions } from '../contracts/compare.ts';
import type { Judgement } from './judge.ts';
import { manifestContract, readSource, type Contract } from '../contracts/read-contract.ts';
import type { World } from './world.ts';

/** What is on the base branch already, or why that is not known. */
export interface Inherited {
  readonly inherited?: NonNullable<Judgement['inherited']>;
  readonly notes: readonly string[];
}

const UNKNOWN: Inherited = { notes: [] };

/**
 * Tells breaks that a change makes from those that the base branch has already: what breaks between the baseline and
 * the base branch's contract, by fingerprint. Not knowing it makes every break count as new, and is said.
 */
export async function inheritedFindings(
  request: BaselineRequest,
  baseline: Contract,
  findings: readonly Finding[],
  options: CompareOptions,
  world: World,
): Promise<Inherited> {
  const source = request.spec.split(':', 1)[0];
  // Compared with the base branch itself, nothing is inherited; and where nothing breaks there is nothing to ask.
  const serious = findings.some(({ level }) => level === 'break' || level === 'undecided');
  if (world.baseContract === undefined || !serious || source === 'base' || source === 'artifact') return UNKNOWN;
  try {
    const base = await world.baseContract(request.contract);
    if (base === undefined) return UNKNOWN;
    const contract: Contract =
      'manifest' in base.content
        ? manifestContract(base.content.manifest)
        : (await readSource(base.content.source)).contract;
    const fingerprints = new Set(compare(baseline, contract, options).map(({ fingerprint }) => fingerprint));
    return { inherited: { fingerprints, label: base.label }, notes: [] };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    return {
      notes: [
        `Which of these are on the base branch already could not be found out, so all count as new: ${error.message}`,
      ],
    };
  }
}
