import { compareContracts, isUnreadable, kindNamed, type CompareOptions, type Contract } from '../contracts/index.ts';
import { AbsentError, ConfigError, SourceError } from '../core/errors.ts';
import type { Finding } from '../core/finding.ts';
import type { BaselineRequest } from '../sources/index.ts';
import { readContent } from './current.ts';
import type { Judgement } from './judge.ts';
import type { World } from './world.ts';

/** What is on the base branch already. */
export type Inherited =
  /** It was not asked, or there is nothing to ask. */
  | { readonly state: 'not-asked' }
  | { readonly state: 'known'; readonly inherited: NonNullable<Judgement['inherited']> }
  /** Nothing of it is stored anywhere yet, so all is new, and that is said. */
  | { readonly state: 'absent'; readonly why: string }
  /** A fault kept it from being known: what blocks only because of that is not refused but not judged. */
  | { readonly state: 'unknown'; readonly why: string };

/**
 * Tells breaks that a change makes from those that the base branch has already: what breaks between the baseline and
 * the base branch's contract, by fingerprint.
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
  if (world.baseContract === undefined || !serious || source === 'base' || source === 'artifact')
    return { state: 'not-asked' };
  try {
    const base = await world.baseContract(request.contract);
    if (base === undefined) return { state: 'not-asked' };
    const { contract } = await readContent(base.content);
    if (kindNamed(contract.kind) === undefined || isUnreadable(contract)) await base.confirm?.();
    const fingerprints = new Set(compareContracts(baseline, contract, options).map(({ fingerprint }) => fingerprint));
    return { state: 'known', inherited: { fingerprints, label: base.label } };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    const absent = error instanceof AbsentError || error instanceof ConfigError;
    return { state: absent ? 'absent' : 'unknown', why: error.message };
  }
}
