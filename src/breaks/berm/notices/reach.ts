import { pointer } from '../../../core/json.ts';
import type { Deps } from '../../../manifest/model.ts';
import { PROGRAM } from '../program.ts';
import type { Change } from '../../change.ts';
import type { BermKindId } from '../kinds/index.ts';
import type { Sides } from '../known.ts';

/** One thing a program says it reaches for: in words, and where it stands. */
interface Reach {
  readonly words: string;
  readonly pointer: string;
}

/** What the program reaches for now and did not before, and the other way round. */
export function reachNotices({ baseline, current }: Sides): Change<BermKindId>[] {
  if (baseline.deps === undefined || current.deps === undefined) return [];
  const [old, now] = [reachOf(baseline.deps), reachOf(current.deps)];
  const known = (list: readonly Reach[]): Set<string> => new Set(list.map(({ words }) => words));
  const [before, after] = [known(old), known(now)];
  return [
    ...now
      .filter(({ words }) => !before.has(words))
      .map(({ words, pointer: at }): Change<BermKindId> => ({
        kind: 'reach-added',
        subject: PROGRAM,
        current: at,
        is: words,
      })),
    ...old
      .filter(({ words }) => !after.has(words))
      .map(({ words, pointer: at }): Change<BermKindId> => ({
        kind: 'reach-removed',
        subject: PROGRAM,
        baseline: at,
        was: words,
      })),
  ];
}

function reachOf(deps: Deps): Reach[] {
  const list = (kind: string, names: readonly string[], ...at: string[]): Reach[] =>
    names.map((name, index) => ({ words: `${kind} ${name}`, pointer: pointer('deps', ...at, index) }));
  return [
    ...list('program', deps.programs, 'programs'),
    ...Object.entries(deps.syscalls).flatMap(([call, targets]) => [
      { words: `syscall ${call}`, pointer: pointer('deps', 'syscalls', call) },
      ...list(`${call} to`, targets, 'syscalls', call),
    ]),
    ...list('secret', deps.secrets, 'secrets'),
  ];
}
