import { PROGRAM } from '../program.ts';
import type { Change } from '../../change.ts';
import type { Known, Sides } from '../known.ts';

/** What could not be compared, because a side is an IDL, or what a host serves of a running program. */
export function notKnownNotices({ baseline, current }: Sides): Change[] {
  const silences = [silence('the baseline', baseline), silence('the current contract', current)].filter(
    (words) => words !== undefined,
  );
  return silences.length === 0 ? [] : [{ kind: 'not-known', subject: PROGRAM, reason: silences.join(', and ') }];
}

function silence(which: string, { idl, events, deps }: Known): string | undefined {
  if (!idl) return undefined;
  // A running host serves events, reach and internal tools as well; an IDL alone knows the public tools and no more.
  if (events === undefined && deps === undefined)
    return `${which} is an IDL, which does not say the ABI, internal tools, events, migrations and reach`;
  return `${which} is what a host serves, which does not say the ABI and migrations`;
}
