import { ABI_WITH_PUBLIC } from '../program.ts';
import { problem } from '../problems.ts';
import type { Check } from './check.ts';

/** The ABI versions that were published. */
const KNOWN_ABI: readonly number[] = [0, 1, ABI_WITH_PUBLIC];

/** A host runs images of one ABI version. */
export const checkAbi: Check = ({ manifest: { abi_version: abi }, options: { hostAbi }, label }) => {
  const place = { pointer: '/abi_version', received: String(abi) };
  if (abi === undefined) return [];
  if (hostAbi !== undefined) {
    if (abi === hostAbi) return [];
    return [
      problem('abi-not-spoken', `${label} was built against ABI ${abi}; the target host speaks ${hostAbi}.`, {
        ...place,
        expected: String(hostAbi),
      }),
    ];
  }
  if (KNOWN_ABI.includes(abi)) return [];
  const rule = abi > ABI_WITH_PUBLIC ? 'abi-newer' : 'abi-unknown';
  return [problem(rule, `${label} was built against ABI ${abi}; known are ${KNOWN_ABI.join(', ')}.`, place)];
};
