/** What callers used: bermd is asked, breaks are judged by it, and its answer to the deploy is foreseen. */
export { askUsage, type UsageRequest } from './ask.ts';
export { KEPT_DAYS } from './kept.ts';
export { judgeUse, type Caller, type Use, type UsePolicy } from './judge.ts';
export type { DeployPrediction, HostUsage, PendingWake, UsageRow } from './model.ts';
export { BERMD, predictDeploy, type DeployInput } from './predict.ts';
export { pendingCalls } from './pending-calls.ts';
export { wakeFindings } from './wakes.ts';
