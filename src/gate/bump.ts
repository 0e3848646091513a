import semver from 'semver';
import { BUMPS, type Bump } from '../report/bumps.ts';
import type { JudgedFinding } from '../report/model.ts';

/** Besides everything that was added: what callers may use, or should stop using, from now on. */
const ADDITIONS: ReadonlySet<string> = new Set([
  'deprecated',
  'tool-became-public',
  'tool-became-query',
  'tool-takes-more-callers',
]);

function isAddition({ level, kind }: JudgedFinding): boolean {
  return level === 'notice' && (kind.endsWith('-added') || ADDITIONS.has(kind));
}

/** What callers must be ready for: a break, whether it blocks or not, and an undecided place that blocks. */
function isBreaking({ level, audience, blocking }: JudgedFinding): boolean {
  return audience === 'callers' && (level === 'break' || (level === 'undecided' && blocking));
}

/**
 * The least version step that semver asks for: a break of a caller is major, an addition or a deprecation minor,
 * any other change patch. Below 1.0.0 it is minor, patch, patch (semver 2.0.0, item 4, as the package registries read it).
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
