/** The sixth stage: the verdict, or why there is none. */
import type { ContractReport } from '../report/model.ts';
import type { HostUsage } from '../usage/index.ts';
import type { Asked } from './ask.ts';
import type { Before } from './baseline.ts';
import { decide, type DecideInput, type Decision } from './decide.ts';
import { failure } from './empty-report.ts';
import { optional } from './optional.ts';

/** What was decided, and what kept it from being the last word. */
export interface Judged {
  readonly decision: Decision;
  readonly failure?: NonNullable<ContractReport['failure']>;
}

/** Decides by what is known; a refusal that rests on something that could not be read is a failure of that. */
export function judgeAll(
  input: Omit<DecideInput, 'use' | 'inherited' | 'findings'>,
  before: Before,
  asked: Asked,
): Judged {
  const known: DecideInput = {
    ...input,
    findings: asked.findings,
    ...optional('use', asked.use?.(asked.hosts)),
    ...(asked.inherited.state === 'known' && { inherited: asked.inherited.inherited }),
  };
  const decision = decide(known);
  if (before.state === 'failed') return { decision, failure: failure(before.error) };
  if (decision.verdict !== 'refused') return { decision };
  const message = whatIsMissing(known, asked);
  return { decision, ...(message !== undefined && { failure: { fault: 'source' as const, message } }) };
}

/** What could not be read and might lift all of what blocks; undefined when it would not. */
function whatIsMissing(known: DecideInput, asked: Asked): string | undefined {
  const silent = asked.hosts.flatMap((host) => (host.state === 'failed' ? [`${host.url}: ${host.why}`] : []));
  const base = asked.inherited.state === 'unknown' ? asked.inherited.why : undefined;
  if (silent.length === 0 && base === undefined) return undefined;
  const best = decide({
    ...known,
    ...(silent.length > 0 && { use: asked.use?.(answering(asked.hosts)) ?? (() => LIFTED) }),
    ...(base !== undefined && {
      inherited: { label: 'the base branch', fingerprints: new Set(asked.findings.map((one) => one.fingerprint)) },
    }),
  });
  if (best.verdict === 'refused') return undefined;
  return [
    ...(silent.length > 0 ? [`usage could not be read, so these breaks were not waived (${silent.join('; ')})`] : []),
    ...(base === undefined ? [] : [`which of these are on the base branch already could not be read: ${base}`]),
  ].join('; ');
}

const LIFTED = { blocking: false, because: '' } as const;

function answering(hosts: readonly HostUsage[]): readonly HostUsage[] {
  return hosts.filter(({ state }) => state !== 'failed');
}
