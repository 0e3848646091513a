import { PROGRAM } from '../berm/program.ts';
import type { Change } from '../change.ts';
import type { Sides } from '../known.ts';

/** What could not be compared, because one side is an IDL, which does not say it. */
export function notKnownNotices({ baseline, current }: Sides): Change[] {
  if (!baseline.idl && !current.idl) return [];
  const which = baseline.idl && current.idl ? 'both sides are IDLs, which' : `the ${baseline.idl ? 'baseline' : 'current contract'} is an IDL, which`;
  const say = baseline.idl && current.idl ? 'do' : 'does';
  return [{ kind: 'not-known', subject: PROGRAM, reason: `${which} ${say} not say the ABI, internal tools, events, migrations and reach` }];
}
