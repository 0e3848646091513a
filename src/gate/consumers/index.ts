/** The documents of a run that use its plugins: found once, held against each plugin before and now. */
import { usedInDocuments, type Contract } from '../../contracts/index.ts';
import type { Finding } from '../../core/finding.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Consumer } from '../../report/model.ts';
import { hold, type Held } from './hold.ts';
import { judgeDocuments, type DocumentsVerdict } from './judge.ts';
import type { ConsumerUses } from './document.ts';

export { findConsumers, goneConsumers } from './find.ts';
export { problemsOf } from './hold.ts';
export type { ConsumerUses } from './document.ts';

/** The documents of a run, and what else is loaded with a plugin. */
export interface Consumers {
  readonly documents: readonly ConsumerUses[];
  /** Whether these are all (`consumers-complete`). */
  readonly complete: boolean;
  /** Documents that the base branch has besides; undefined where that could not be read. */
  readonly gone: readonly string[] | undefined;
  /** Every plugin of the run, by its contract's name. */
  readonly plugins: readonly { readonly name: string; readonly json: JsonObject }[];
}

/** What they say of one plugin. */
export interface Consulted extends Pick<DocumentsVerdict, 'use'> {
  readonly report: readonly Consumer[];
  readonly notes: readonly string[];
  /** Documents that are broken although no finding says so: the run must not pass. */
  readonly unexplained: number;
}

/**
 * Holds every document against one contract; undefined where there is nothing to hold, or nothing to hold it against.
 */
export async function consult(
  consumers: Consumers | undefined,
  name: string,
  baseline: Contract | undefined,
  current: Contract,
  findings: readonly Finding[],
): Promise<Consulted | undefined> {
  if (consumers === undefined || consumers.documents.length === 0) return undefined;
  const now = usedInDocuments(current);
  if (now === undefined) return undefined;
  // Without a baseline there is no before: a document works with what there is, or it does not.
  const before = (baseline === undefined ? undefined : usedInDocuments(baseline)) ?? now;
  const manifests = { baseline: before, current: now };
  const { documents, plugins, gone } = consumers;
  // Whether a document was taken away is not known, so these may not be all.
  const complete = consumers.complete && gone !== undefined;
  const beside = plugins.filter((one) => one.name !== name).map(({ json }) => json);
  const operators = documents.some(({ kind }) => kind === 'operator');
  const held: Held[] = [];
  for (const document of documents) held.push(await hold(document, { ...manifests, beside, operators }));
  const verdict = judgeDocuments(held, findings, manifests, complete);
  return {
    use: verdict.use,
    report: [
      ...held.map(({ path, state, why }) => ({ path, state, ...(why !== undefined && { why }) })),
      ...(gone ?? []).map((path) => ({ path, state: 'gone' as const })),
    ],
    unexplained: verdict.unexplained.length,
    notes: verdict.unexplained.map(
      ({ path, why }) => `${path} loaded with the baseline and does not now, and no finding says why: ${why ?? ''}`,
    ),
  };
}
