import type { Problem } from '../contract/finding.ts';
import { placeOf, type Decoding } from './fields.ts';
import { problem, quoted } from './problems.ts';

/** A hostile schema may repeat names by the thousand; a reader needs to see a few. */
const SHOWN = 10;

/** Warnings for names that stand twice where names are free: in schemas and under `deps.syscalls`. */
export function freeDuplicates(decoding: Decoding): Problem[] {
  const free = [...decoding.duplicates].filter((pointer) => insideFree(decoding.free, pointer));
  return free.slice(0, SHOWN).map((pointer, index) => {
    const more = index === SHOWN - 1 && free.length > SHOWN ? ` (${free.length - SHOWN} more names stand twice)` : '';
    return problem('key-twice', `The name ${pointer} of ${decoding.where} stands twice${more}; the host takes the last.`, placeOf({ value: null, pointer, decoding }));
  });
}

function insideFree(free: ReadonlySet<string>, pointer: string): boolean {
  for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1)) {
    if (free.has(pointer.slice(0, at))) return true;
  }
  return false;
}

/** Warnings for two tools, or two events, of one name. */
export function namesTwice(what: 'tool' | 'event', specs: readonly { readonly name: string }[]): Problem[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { name } of specs) {
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice].map((name) => problem(`${what}-twice`, `The manifest holds two ${what}s named ${quoted(name)}.`));
}
