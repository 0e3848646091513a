import type { Subject } from '../../contract/finding.ts';
import type { Change } from '../change.ts';
import type { Known } from '../known.ts';

/** What stands for the whole of a contract: a berm manifest does not say its program's name. */
export const PROGRAM: Subject = { type: 'program', name: 'program' };

/** A host speaks one ABI. An IDL does not say it. */
export function abiChanges(baseline: Known, current: Known): Change[] {
  const [was, is] = [baseline.manifest.abi_version, current.manifest.abi_version];
  if (was === undefined || is === undefined || was === is) return [];
  return [{ kind: 'abi-changed', subject: PROGRAM, audience: 'callers', baseline: '/abi_version', current: '/abi_version', was, is }];
}
