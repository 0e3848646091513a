/** The seventh stage: where in the repository each finding and problem stands. */
import { locatorFor, type Contract } from '../contracts/index.ts';
import type { Problem } from '../core/finding.ts';
import type { JudgedFinding, LocatedProblem } from '../report/model.ts';
import { optional } from './optional.ts';
import type { GateOptions } from './options.ts';
import { isAbsolute } from './paths.ts';
import type { NamedContract, Workspace } from './world.ts';

/** What stands somewhere. */
export interface Placed {
  readonly findings: readonly JudgedFinding[];
  readonly problems: readonly LocatedProblem[];
  /** What a reader must know of the search. */
  readonly notes: readonly string[];
}

/** Puts findings and problems on their lines. What is found nowhere has no location rather than a wrong one. */
export async function place(
  { path }: NamedContract,
  contract: Contract,
  baseline: Contract | undefined,
  found: { readonly findings: readonly JudgedFinding[]; readonly problems: readonly Problem[] },
  files: Workspace,
  { sources }: Pick<GateOptions, 'sources'>,
): Promise<Placed> {
  const locator = await locatorFor({
    path,
    inside: !isAbsolute(path),
    contract,
    baseline,
    ...found,
    rust: () => files.rust(sources),
  });
  return {
    notes: locator.notes ?? [],
    findings: found.findings.map((one) => ({ ...one, ...optional('location', locator.finding(one)) })),
    problems: found.problems.map((one) => ({ ...one, ...optional('location', locator.problem(one)) })),
  };
}
