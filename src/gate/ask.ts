/**
 * The fifth stage: what the world says of the differences. Who used what breaks, and what the base branch has
 * already.
 */
import type { Contract } from '../contracts/index.ts';
import type { Finding } from '../core/finding.ts';
import { carriesNoMark, type Manifest } from '../manifest/index.ts';
import type { HostUsage } from '../usage/index.ts';
import { requestFor, type Before } from './baseline.ts';
import { inheritedFindings, type Inherited } from './inherited.ts';
import type { GateOptions } from './options.ts';
import { hostUsage, pendingFindings, useBy, type UsageTask } from './usage.ts';
import type { Use } from './judge.ts';
import type { NamedContract, World } from './world.ts';

/** What was asked, and what came. */
export interface Asked {
  /** Those of the comparison, and those that calls pending on the hosts prove. */
  readonly findings: readonly Finding[];
  readonly hosts: readonly HostUsage[];
  readonly inherited: Inherited;
  /** What these hosts say of a finding; absent when none was asked. */
  readonly use?: (hosts: readonly HostUsage[]) => ((finding: Finding) => Use) | undefined;
}

export async function ask(
  named: NamedContract,
  options: GateOptions,
  world: World,
  contract: Contract,
  before: Before,
  compared: readonly Finding[],
): Promise<Asked> {
  const baseline = before.state === 'found' ? before.contract : undefined;
  const task =
    before.state === 'failed' ? undefined : usageTask(named, options, world, contract.manifest, baseline?.manifest);
  const hosts = task === undefined ? [] : await hostUsage(task);
  const findings =
    task === undefined
      ? compared
      : [...compared, ...pendingFindings(hosts, baseline?.manifest, task.current, compared)];
  const inherited: Inherited =
    baseline === undefined
      ? { state: 'not-asked' }
      : await inheritedFindings(
          requestFor(options, named, contract),
          baseline,
          findings,
          { ...options, confirmer: world.confirmer },
          world,
        );
  return {
    findings,
    hosts,
    inherited,
    ...(task !== undefined && { use: (of: readonly HostUsage[]) => useBy(of, task) }),
  };
}

/** bermd serves berm programs: of anything else nothing can be asked. */
function usageTask(
  { name }: NamedContract,
  options: GateOptions,
  world: World,
  current: Manifest | undefined,
  baseline: Manifest | undefined,
): UsageTask | undefined {
  const unmarked = baseline !== undefined && carriesNoMark(baseline);
  return current && { options, name, current, unmarked, http: world.http, today: world.today ?? new Date() };
}
