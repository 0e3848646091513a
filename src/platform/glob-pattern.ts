import { ConfigError } from '../core/errors.ts';

/** One pattern, its braces written out. */
export interface GlobPattern {
  /** Whether it takes files away. */
  readonly negated: boolean;
  /** `**`, or a pattern of one name. */
  readonly segments: readonly string[];
}

const LONGEST = 4096;
/** Patterns that the braces of one may stand for. */
const MOST_ALTERNATIVES = 256;
/** More would let every name be tried at every one of them. */
const MOST_STARS = 8;

/** Whether a path is a pattern: it holds `*`, `?`, `[…]` or `{…}`, or begins with `!`. */
export function isGlob(path: string): boolean {
  return /[*?]|\[[^\]]+\]|\{[^}]*\}|^!/.test(path);
}

/**
 * Reads a glob.
 *
 * @returns one pattern for each alternative of its braces
 * @throws ConfigError that names it, for one that leads out of the folder, or that makes no sense
 */
export function parseGlob(glob: string): GlobPattern[] {
  const negated = glob.startsWith('!');
  const bare = (negated ? glob.slice(1) : glob).replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  if (bare.length > LONGEST) throw refused(glob, `it has more than ${LONGEST} characters`);
  if (/[@?*+!]\(/.test(glob)) throw refused(glob, 'patterns such as "*(a|b)" are not known here: write "{a,b}"');
  if (bare.startsWith('/') || /^[A-Za-z]:/.test(bare)) throw refused(glob, 'it must be relative to the workspace');
  return alternatives(bare, glob).map((one) => {
    const segments = one.split('/').filter((segment) => segment !== '' && segment !== '.');
    if (segments.includes('..')) throw refused(glob, 'it must not lead out of the workspace ("..")');
    if (segments.length === 0) throw refused(glob, 'it names nothing');
    // Two in a row stand for the same as one.
    const merged = segments.filter((segment, index) => segment !== '**' || segments[index - 1] !== '**');
    if (merged.filter((segment) => segment === '**').length > MOST_STARS)
      throw refused(glob, `it holds "**" more than ${MOST_STARS} times`);
    return { negated, segments: merged };
  });
}

function refused(glob: string, why: string): ConfigError {
  const shown = glob.length > 100 ? `${glob.slice(0, 100)}…` : glob;
  return new ConfigError(`The pattern ${JSON.stringify(shown)} cannot be used: ${why}.`);
}

/** The braces written out, innermost first. */
function alternatives(pattern: string, glob: string): string[] {
  let open = [pattern];
  for (;;) {
    const next = open.flatMap((one) => {
      const found = /\{([^{}]*)\}/.exec(one);
      if (found === null) return [one];
      const [whole, inside = ''] = found;
      const [before, behind] = [one.slice(0, found.index), one.slice(found.index + whole.length)];
      return inside.split(',').map((choice) => before + choice + behind);
    });
    if (next.length > MOST_ALTERNATIVES)
      throw refused(glob, `its braces stand for more than ${MOST_ALTERNATIVES} patterns`);
    if (next.every((one, index) => one === open[index])) return [...new Set(next)];
    open = next;
  }
}

/**
 * Whether a name matches a pattern of one name. Two places are kept, of the last star and of what it took so far:
 * the time is at most the product of both lengths, and a name has 255 bytes.
 */
export function matchesSegment(pattern: string, name: string): boolean {
  if (name.startsWith('.') && !pattern.startsWith('.')) return false;
  let [at, from] = [0, 0];
  let [star, taken] = [-1, 0];
  while (from < name.length) {
    const token = tokenAt(pattern, at);
    if (pattern[at] === '*') {
      [star, taken] = [at, from];
      at += 1;
    } else if (token?.takes(name[from] ?? '') === true) {
      at += token.length;
      from += 1;
    } else if (star !== -1) {
      taken += 1;
      [at, from] = [star + 1, taken];
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

interface SegmentToken {
  readonly length: number;
  readonly takes: (letter: string) => boolean;
}

/** `?`, `[a-z]`, `[!a-z]` or the letter itself. */
function tokenAt(pattern: string, at: number): SegmentToken | undefined {
  const letter = pattern[at];
  if (letter === undefined) return undefined;
  if (letter === '?') return { length: 1, takes: () => true };
  const end = letter === '[' ? pattern.indexOf(']', at + 2) : -1;
  if (end === -1) return { length: 1, takes: (one) => one === letter };
  const inside = pattern.slice(at + 1, end);
  const not = inside.startsWith('!') || inside.startsWith('^');
  return { length: end + 1 - at, takes: (one) => inClass(not ? inside.slice(1) : inside, one) !== not };
}

function inClass(inside: string, letter: string): boolean {
  for (let at = 0; at < inside.length; at += 1) {
    const [low = '', dash, high] = [inside[at], inside[at + 1], inside[at + 2]];
    if (dash === '-' && high !== undefined) {
      if (low <= letter && letter <= high) return true;
      at += 2;
    } else if (low === letter) return true;
  }
  return false;
}
