import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import semver from 'semver';
import { chooseVersion, type Candidate, type ChoiceOptions } from '../../src/sources/version.ts';

const tags = (...names: string[]): Candidate[] => names.map((name) => ({ name }));
const chosen = (candidates: readonly Candidate[], options: Partial<ChoiceOptions> = {}): string | undefined =>
  chooseVersion(candidates, { prereleases: false, ...options }).chosen?.name;

describe('chooseVersion', () => {
  test('a hotfix is compared with the version it mends', () => {
    const choice = chooseVersion(tags('v2.0.0', 'v1.4.2', 'v1.4.1'), { current: '1.4.3', prereleases: false });
    expect(choice.chosen).toEqual({ name: 'v1.4.2', version: '1.4.2' });
    expect(choice).toMatchObject({
      why: 'the highest released version below 1.4.3',
      notMoved: false,
      others: [
        { name: 'v2.0.0', why: 'not below 1.4.3' },
        { name: 'v1.4.1', why: '1.4.2 is higher' },
      ],
    });
  });

  test('a version that did not move is compared with its own release', () => {
    const choice = chooseVersion(tags('v1.3.0', 'v1.4.0'), { current: '1.4.0', prereleases: false });
    expect(choice).toMatchObject({
      chosen: { name: 'v1.4.0' },
      notMoved: true,
      why: '1.4.0 itself is released already: the version did not move',
    });
  });

  test('when all are above the current version, the highest', () => {
    expect(chooseVersion(tags('v2.0.0', 'v3.0.0'), { current: '1.0.0', prereleases: false })).toMatchObject({
      chosen: { name: 'v3.0.0' },
      notMoved: true,
      why: 'the highest released version; none is below 1.0.0: the version did not move',
    });
  });

  test('a current version that is not known, or none', () => {
    expect(chooseVersion(tags('v1.0.0', 'v1.10.0', 'v1.9.0'), { prereleases: false })).toMatchObject({
      chosen: { name: 'v1.10.0' },
      notMoved: false,
      why: 'the highest released version; the current version is not known',
    });
    expect(chooseVersion(tags('v1.0.0'), { current: 'next', prereleases: false }).why).toBe(
      'the highest released version; the current version "next" is not a version such as 1.2.3',
    );
  });

  test('prereleases only for a prerelease, or when asked for', () => {
    const all = [...tags('v1.0.0', 'v1.1.0-rc.1'), { name: 'v1.0.5', prerelease: true }];
    expect(chosen(all, { current: '1.1.0' })).toBe('v1.0.0');
    expect(chosen(all, { current: '1.1.0-rc.2' })).toBe('v1.1.0-rc.1');
    expect(chosen(all, { current: '1.1.0', prereleases: true })).toBe('v1.1.0-rc.1');
    expect(chosen(all, { current: '1.0.9', prereleases: true })).toBe('v1.0.5');
  });

  test('a moving tag beside versions is no version', () => {
    const choice = chooseVersion(tags('v1', 'v1.0', '1.0.0', 'latest', ''), { current: '1.1.0', prereleases: false });
    expect(choice).toMatchObject({ chosen: { name: '1.0.0' }, versions: 1, unreadable: 4 });
  });

  test('tag patterns', () => {
    const all = tags(
      'weather-v1.2.0',
      'weather-v1.10.0',
      'echo-v3.0.0',
      'weather@2.0.0',
      'pkg/weather/v0.9.0',
      'weather-vnext',
    );
    expect(chosen(all, { tagPattern: 'weather-v*' })).toBe('weather-v1.10.0');
    expect(chosen(all, { tagPattern: 'weather@*' })).toBe('weather@2.0.0');
    expect(chosen(all, { tagPattern: 'pkg/weather/*' })).toBe('pkg/weather/v0.9.0');
    expect(chosen(all, { tagPattern: 'pkg/**/*' })).toBe('pkg/weather/v0.9.0');
    expect(chosen(all, { tagPattern: 'radar-v*' })).toBeUndefined();
    expect(chooseVersion(all, { tagPattern: 'radar-v*', prereleases: false })).toMatchObject({
      why: 'none matches radar-v* and can be compared with: weather-v1.2.0, weather-v1.10.0, echo-v3.0.0 and 3 more: its tag does not match radar-v*',
      unreadable: 0,
    });
  });

  const version = fc
    .tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.constantFrom('', '-rc.1', '-rc.2'))
    .map(([major, minor, patch, pre]) => `${String(major)}.${String(minor)}.${String(patch)}${pre}`);
  const candidate = fc.record({
    name: fc.oneof(
      version.map((one) => `v${one}`),
      version,
      fc.constantFrom('v1', 'nightly', 'x-v1.0.0'),
    ),
    draft: fc.boolean(),
    prerelease: fc.boolean(),
  });
  const all = fc.uniqueArray(candidate, { selector: ({ name }) => name, maxLength: 12 });

  test('the law: what is chosen is allowed, not above the current version if any allowed one is, and the highest of those', () => {
    fc.assert(
      fc.property(
        all,
        version,
        fc.boolean(),
        fc.option(
          version.map((one) => `v${one}`),
          { nil: undefined },
        ),
        (candidates, current, prereleases, building) => {
          const choice = chooseVersion(candidates, {
            current,
            prereleases,
            exclude: (name) => (name === building ? 'built' : undefined),
          });
          const pre = prereleases || semver.prerelease(current) !== null;
          const allowed = candidates.filter(({ name, draft, prerelease }) => {
            const parsed = semver.parse(name);
            return (
              parsed !== null && !draft && name !== building && (pre || (!prerelease && parsed.prerelease.length === 0))
            );
          });
          const below = allowed.filter(({ name }) => semver.lte(name, current));
          const pool = below.length > 0 ? below : allowed;
          if (choice.chosen === undefined) expect(allowed).toEqual([]);
          else {
            expect(pool.map(({ name }) => name)).toContain(choice.chosen.name);
            for (const { name } of pool) expect(semver.lte(name, choice.chosen.name)).toBe(true);
            expect(choice.notMoved).toBe(semver.gte(choice.chosen.name, current));
          }
          // Everybody is accounted for.
          expect(
            [
              ...choice.others.map(({ name }) => name),
              ...(choice.chosen === undefined ? [] : [choice.chosen.name]),
            ].sort(),
          ).toEqual(candidates.map(({ name }) => name).sort());
        },
      ),
      { numRuns: 500 },
    );
  });

  test('the law: the order of the list does not matter', () => {
    const distinct = fc.uniqueArray(candidate, { selector: ({ name }) => name.replace(/^v/, ''), maxLength: 10 });
    fc.assert(
      fc.property(
        distinct.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        version,
        ([list, shuffled], current) => {
          expect(chooseVersion(shuffled, { current, prereleases: false }).chosen).toEqual(
            chooseVersion(list, { current, prereleases: false }).chosen,
          );
        },
      ),
    );
  });
});
