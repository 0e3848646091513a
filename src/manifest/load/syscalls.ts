import { problem, quoted } from '../problems.ts';
import type { Check } from './check.ts';

/** What every berm of ABI 4 serves by itself, beside whatever its host registers. */
const OWN: ReadonlySet<string> = new Set([
  'berm.trace',
  'berm.args.len',
  'berm.args.read',
  'berm.done',
  'berm.fail',
  'berm.result.read',
  'berm.call',
  'berm.caller',
  'berm.user',
  'berm.client',
  'berm.deny',
  'berm.now',
]);

/** A declared syscall that the target host does not serve. */
export const checkSyscalls: Check = ({ manifest, options: { hostSyscalls } }) => {
  if (hostSyscalls === undefined) return [];
  const served = new Set(hostSyscalls);
  return Object.keys(manifest.deps?.syscalls ?? {})
    .filter((name) => !served.has(name) && !OWN.has(name))
    .map((name) =>
      problem(
        'syscall-not-served',
        `The manifest declares the syscall ${quoted(name)}, which the target host does not serve.`,
        { pointer: '/deps/syscalls' },
      ),
    );
};
