import type { Finding } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';
import { fingerprint } from '../../core/fingerprint.ts';
import type { Kinds } from '../kind.ts';

/** A contract that was there and is not. */
export interface GoneContract {
  readonly type: 'program' | 'plugin';
  readonly name: string;
  readonly path: string;
  /** What it is, in words: "a heddle plugin". */
  readonly title: string;
  readonly version?: string;
}

/** What a whole run finds, beside what differs within a contract. */
export const RUN_KINDS = {
  'contract-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Contract removed',
    when:
      'The base branch has a contract under the globs of `contracts`, and the run has none of its path or name. ' +
      'It blocks, unless nobody used it or it is accepted. One that only the last release has is reported; an ' +
      'asset of it that nothing here is built to is a warning.',
    who: 'Everybody who uses it.',
    message: (w) => `${w.was} is removed`,
    remedy: () => 'Keep the file, or accept this when nobody uses it any more.',
    sample: { before: { 'plugins/review.json': { name: 'review', version: '1.4.0' } }, after: {} },
  },
} as const satisfies Kinds;

/** The finding that a contract is gone. */
export function removedContract(gone: GoneContract, level: 'break' | 'warning' = 'break'): Finding {
  const what = {
    kind: 'contract-removed',
    subject: { type: gone.type, name: gone.name },
    before: gone.path,
  };
  return {
    level,
    ...what,
    audience: 'callers',
    proof: 'structure',
    message:
      `\`${gone.path}\` is removed, and with it ` +
      `${gone.title}${gone.version === undefined ? '' : ` (${gone.version})`}`,
    remedy: RUN_KINDS['contract-removed'].remedy(),
    fingerprint: fingerprint(what),
  };
}

/** What a sample's files come to: those that are gone. */
export function sampleGone(before: Json, after: Json): readonly Finding[] {
  const names = (files: Json): readonly string[] => Object.keys(files ?? {});
  return names(before)
    .filter((path) => !names(after).includes(path))
    .map((path) =>
      removedContract({ type: 'plugin', name: 'review', path, title: 'a heddle plugin manifest', version: '1.4.0' }),
    );
}
