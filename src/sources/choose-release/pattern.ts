import picomatch from 'picomatch';
import { ConfigError } from '../../core/errors.ts';
import { near } from '../../core/near.ts';
import { parseTag, patternLines, versionTags, type Sought, type Tag } from './family.ts';
import { parseTagVersion } from './version.ts';

/** Each star multiplies the ways in which a long name can be tried. */
const STARS = 6;

/**
 * The tags that a `tag-pattern` names. The pattern is a whole glob; where its only wildcard is one star, the version
 * is what stands there.
 *
 * @throws ConfigError when the pattern can be no pattern
 */
export function matchingTags(
  names: readonly string[],
  pattern: string,
): { readonly tags: readonly Tag[]; readonly matching: number } {
  const matches = matcher(pattern);
  const matching = names.filter((name) => matches(name));
  const read = (single: boolean): Tag[] =>
    matching.flatMap((name) => atStar(name, pattern, single) ?? parseTag(name, single) ?? []);
  const tags = read(false);
  return { tags: tags.length > 0 ? tags : read(true), matching: matching.length };
}

/** @throws ConfigError */
export function matcher(pattern: string): (name: string) => boolean {
  if (pattern.length > 200 || (pattern.match(/\*+/g) ?? []).length > STARS)
    throw new ConfigError(`tag-pattern has more than ${STARS} stars or 200 characters; write it as weather-v*.`);
  // A name in which a bracket or brace is not closed is taken as it stands, as shells do.
  return picomatch(pattern, { dot: true, noextglob: true, nonegate: true, strictBrackets: false });
}

function atStar(name: string, pattern: string, single: boolean): Tag | undefined {
  const [before, after, ...more] = pattern.split('*');
  if (before === undefined || after === undefined || more.length > 0 || /[?[\]{}]/.test(pattern)) return undefined;
  const version = parseTagVersion(name.slice(before.length, name.length - after.length).replace(/^v\.?/i, ''), single);
  return version && { name, prefix: before, family: before, version };
}

/**
 * A pattern that matches nothing, while a family is there that may have been meant, is a mistake and no first release.
 * @throws ConfigError that names the family
 */
export function refuseNearMiss(names: readonly string[], pattern: string, contract: Sought): void {
  const tags = versionTags(names);
  const families = [...new Set(tags.map(({ family }) => family))];
  const asked = bare(pattern);
  const guess = near(
    asked,
    families.filter((family) => family !== ''),
  );
  const meant = families.filter(
    (family) =>
      (family !== '' && (family === guess || family === contract.name.toLowerCase() || endsIn(family, asked))) ||
      // `v` without its star, `V*` for `v*`: what is asked for has no name either.
      family === asked,
  );
  if (meant.length === 0) return;
  throw new ConfigError(
    `tag-pattern ${pattern} matches no tag, and ` +
      `${meant.length === 1 ? 'a similar family is' : 'similar families are'} ` +
      `there. If it is meant, write ${patternLines(tags, meant)}.`,
  );
}

/** What a pattern asks for before its first wildcard, as a family is called. */
function bare(pattern: string): string {
  const literal = pattern.split(/[*?[{]/, 1)[0] ?? '';
  const tag = parseTag(literal);
  return (tag?.family ?? literal.replace(/(^|[-/_@.+ ])v[._-]?$/i, '$1').replace(/[-/_@.+ ]+$/, '')).toLowerCase();
}

function endsIn(family: string, asked: string): boolean {
  return asked !== '' && family.endsWith(`/${asked}`);
}
