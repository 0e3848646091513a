import type { Problem } from '../core/finding.ts';
import { placeOf, type Decoding } from './fields.ts';
import { problem, quoted } from './problems.ts';

/** How many names that stand twice are followed, and how many code units their pointers may have together. */
const FOLLOWED = 10_000;
const FOLLOWED_UNITS = 4 * 1024 * 1024;

/** Collects the pointers of members that stand twice, as far as a hostile text may drive it. */
export interface DuplicateNames {
  readonly pointers: Set<string>;
  /** For the parser: `false` once there are more than are followed. */
  readonly hear: (name: string, pointer: string) => boolean;
  readonly tooMany: () => boolean;
}

export function duplicateNames(): DuplicateNames {
  const pointers = new Set<string>();
  let units = 0;
  const tooMany = (): boolean => pointers.size > FOLLOWED || units > FOLLOWED_UNITS;
  return {
    pointers,
    tooMany,
    hear(_, pointer) {
      units += pointer.length;
      pointers.add(pointer);
      return !tooMany();
    },
  };
}

/** The problem of a text with more names twice than are followed: a known field among the rest could be missed. */
export function tooManyDuplicates(where: string): Problem {
  return problem(
    'manifest-too-large',
    `In ${where} more names stand twice in one object than this gate follows (${FOLLOWED.toLocaleString('en')}).`,
  );
}

/** A hostile schema may repeat names by the thousand; a reader needs to see a few. */
const SHOWN = 10;

/** Warnings for names that stand twice where names are free: in schemas and under `deps.syscalls`. */
export function freeDuplicates(decoding: Decoding): Problem[] {
  const free = [...decoding.duplicates].filter((pointer) => insideFree(decoding.free, pointer));
  return free.slice(0, SHOWN).map((pointer, index) => {
    const more = index === SHOWN - 1 && free.length > SHOWN ? ` (${free.length - SHOWN} more names stand twice)` : '';
    return problem(
      'key-twice',
      `The name ${pointer} of ${decoding.where} stands twice${more}; the host uses the last.`,
      placeOf({ value: null, pointer, decoding }),
    );
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
