import { PROGRAM } from '../program.ts';
import type { Change } from '../../change.ts';
import type { BermKindId } from '../kinds/index.ts';
import type { Known, Sides } from '../known.ts';

/** What could not be compared, because a side is an IDL, or what a host serves of a running program. */
export function notKnownNotices({ baseline, current }: Sides): Change<BermKindId>[] {
  const [was, is] = [silence(baseline), silence(current)];
  const both = was !== undefined && was === is;
  const reason = both
    ? `each side ${was}`
    : [was && `the baseline ${was}`, is && `the current contract ${is}`]
        .filter((words) => words !== undefined)
        .join(', ');
  return reason === '' ? [] : [{ kind: 'not-known', subject: PROGRAM, reason }];
}

function silence({ idl, events, deps }: Known): string | undefined {
  if (!idl) return undefined;
  // A running host serves events, reach and internal tools as well; an IDL alone knows the public tools and no more.
  if (events === undefined && deps === undefined) return 'is an IDL, which lists public tools only';
  return 'is what a host serves, without ABI and migrations';
}
