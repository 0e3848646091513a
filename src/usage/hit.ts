import type { Finding } from '../core/finding.ts';
import type { ToolSpec } from '../manifest/model.ts';
import type { UsageRow } from './model.ts';

type Source = UsageRow['source'];

/** Sources that come from outside; the others are programs, and Stripe. */
const OUTSIDE: readonly Source[] = ['account', 'app', 'anonymous'];
/** An app may call for nobody in particular, which is to call anonymously; its rows do not tell. */
const NAMELESS: readonly Source[] = ['anonymous', 'app'];

/** Kinds that hit some callers only. A kind that is not here may hit any. */
const HITS: Readonly<Record<string, (tool: ToolSpec | undefined) => readonly Source[] | undefined>> = {
  'tool-no-longer-anonymous': () => NAMELESS,
  'tool-takes-fewer-callers': (tool) =>
    tool?.callers === 'services' ? OUTSIDE : tool?.callers === 'accounts' ? ['service'] : undefined,
  'stripe-withdrawn': () => ['stripe'],
};

/**
 * Whether a caller that used a tool can be hit by this break of it. An account is not hit by "no longer takes
 * anonymous calls"; Stripe reads no result. Where that cannot be told, it can.
 *
 * @param tool the tool as the current contract has it
 */
export function canHit(
  finding: Pick<Finding, 'kind' | 'baseline'>,
  row: UsageRow,
  tool: ToolSpec | undefined,
): boolean {
  const hit = Object.hasOwn(HITS, finding.kind) ? HITS[finding.kind]?.(tool) : undefined;
  if (hit !== undefined && !hit.includes(row.source)) return false;
  const ofResult =
    finding.kind === 'result-undeclared' || /^\/tools\/[0-9]+\/returns(?:\/|$)/.test(finding.baseline ?? '');
  return !(ofResult && row.source === 'stripe');
}
