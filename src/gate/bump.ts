import semver from 'semver';
import { ADDITIONS } from '../breaks/index.ts';
import { BUMPS, type Bump } from '../report/bumps.ts';
import type { JudgedFinding } from '../report/model.ts';

/** What callers may use, or should stop using, from now on. */
function isAddition({ level, kind }: JudgedFinding): boolean {
  return level !== 'break' && ADDITIONS.has(kind);
}

/** What callers must be ready for: a break, whether it blocks or not, and an undecided place that blocks. */
function isBreaking({ level, audience, blocking }: JudgedFinding): boolean {
  return (audience === 'callers' && level === 'break') || (blocking && (level === 'break' || level === 'undecided'));
}

/**
 * The least version step that semver asks for: a break of a caller is major, an addition or a deprecation minor,
 * any other change patch. Below 1.0.0 it is minor, patch, patch (semver 2.0.0, item 4, as the package registries read
 * it).
 *
 * @param baseline the version before; when it is not semver, the rules from 1.0.0 on apply
 */
export function requiredBump(findings: readonly JudgedFinding[], baseline: string | undefined): Bump {
  const step = findings.some(isBreaking)
    ? 'major'
    : findings.some(isAddition)
      ? 'minor'
      : findings.length > 0
        ? 'patch'
        : 'none';
  const early = baseline !== undefined && semver.valid(baseline) !== null && semver.major(baseline) === 0;
  if (!early) return step;
  return step === 'major' ? 'minor' : step === 'minor' ? 'patch' : step;
}

/**
 * Whether the version moved at least that far. A prerelease of the version asked for is far enough.
 * @returns undefined when either version is not semver
 */
export function bumpEnough(
  required: Bump,
  baseline: string | undefined,
  current: string | undefined,
): boolean | undefined {
  if (baseline === undefined || current === undefined) return undefined;
  const [before, after] = [semver.parse(baseline), semver.parse(current)];
  if (before === null || after === null) return undefined;
  if (required === 'none') return true;
  if (semver.lte(after, before)) return false;
  const moved: Bump = after.major > before.major ? 'major' : after.minor > before.minor ? 'minor' : 'patch';
  return BUMPS.indexOf(moved) >= BUMPS.indexOf(required);
}

/**
 * Whether the version made the step that a breaking change asks for: a major one, below 1.0.0 a minor one. A prerelease
 * counts as what it leads to, on both sides: from 2.0.0-rc.1 to 2.0.0-rc.2 callers of 1.x are still asked for a step,
 * and it was made.
 */
export function movedForBreaks(baseline: string | undefined, current: string | undefined): boolean {
  const [before, after] = [parsed(baseline), parsed(current)];
  if (before === undefined || after === undefined) return false;
  const early = before.major === 0;
  if (after.compareMain(before) > 0)
    return after.major > before.major || (early && after.major === 0 && after.minor > before.minor);
  if (after.compareMain(before) < 0 || before.prerelease.length === 0) return false;
  return after.patch === 0 && (after.minor === 0 || early);
}

function parsed(version: string | undefined): semver.SemVer | undefined {
  return version === undefined ? undefined : (semver.parse(version, { loose: true }) ?? undefined);
}
