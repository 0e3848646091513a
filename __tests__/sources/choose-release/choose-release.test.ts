import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../../src/core/errors.ts';
import { chooseRelease, type ReleaseOptions } from '../../../src/sources/choose-release/index.ts';
import { describeWithCases, readJsonLines } from '../../support/cases.ts';

const contract = { name: 'weather', path: 'weather.json' };
const chosen = (tags: readonly string[], options: ReleaseOptions = {}): string | undefined =>
  chooseRelease(tags, { contract, ...options }).chosen;
const refusal = (tags: readonly string[], options: ReleaseOptions = {}): string => {
  try {
    return `chose ${chooseRelease(tags, { contract, ...options }).chosen ?? 'none'}`;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
};

describe('which version', () => {
  test('the highest below the current one, for a hotfix too', () => {
    expect(chosen(['v2.0.0', 'v1.4.2', 'v1.4.1'], { current: '1.4.3' })).toBe('v1.4.2');
    expect(chooseRelease(['v2.0.0', 'v1.4.2', 'v1.4.1'], { contract, current: '1.4.3' })).toEqual({
      chosen: 'v1.4.2',
      why: 'the highest released version below 1.4.3',
      family: '',
      candidates: ['v1.4.2', 'v1.4.1'],
      notes: [],
    });
  });

  test('its own release, when it is released and not what is being built', () => {
    expect(chosen(['v1.3.0', 'v1.4.0'], { current: '1.4.0', trigger: 'pull_request' })).toBe('v1.4.0');
    expect(chosen(['v1.3.0', 'v1.4.0'], { current: '1.4.0', trigger: 'push' })).toBe('v1.4.0');
    expect(chosen(['v1.3.0', 'v1.4.0'], { current: '1.4.0', trigger: 'tag', built: 'v1.4.0' })).toBe('v1.3.0');
    expect(chosen(['v1.3.0', 'v1.4.0'], { current: '1.4.0', trigger: 'tag' })).toBe('v1.3.0');
    expect(chosen(['v1.4.0-rc.1', 'v1.4.0-rc.2'], { current: '1.4.0-rc.2' })).toBe('v1.4.0-rc.2');
  });

  test('a tag whose manifest says another version is compared with that one', () => {
    expect(chosen(['v1.3.0', 'v1.4.0', 'v1.4.1'], { current: '1.4.0', trigger: 'tag', built: 'v1.4.1' })).toBe(
      'v1.4.0',
    );
  });

  test('two tags of one version: neither in a tag build, else one, and the reason says so', () => {
    expect(chosen(['1.4.0', 'v1.4.0', '1.3.0'], { current: '1.4.0', trigger: 'tag', built: 'v1.4.0' })).toBe('1.3.0');
    const choice = chooseRelease(['1.4.0', 'v1.4.0', '1.3.0'], { contract, current: '1.5.0' });
    expect(choice.candidates).toEqual(['1.4.0', 'v1.4.0', '1.3.0']);
    expect(choice.why).toBe('the highest released version below 1.5.0; v1.4.0 is of the same version');
  });

  test('when all are above the current version, the highest', () => {
    expect(chooseRelease(['v2.0.0', 'v3.0.0'], { contract, current: '1.0.0' })).toMatchObject({
      chosen: 'v3.0.0',
      why: 'the highest released version; none is below 1.0.0: the version did not move',
    });
  });

  test('a version that is not known or says nothing: the highest on the way to the commit, else the highest', () => {
    const tags = ['v1.0.0', 'v1.9.0', 'v1.10.0'];
    expect(chosen(tags)).toBe('v1.10.0');
    expect(chosen(tags, { current: '0.0.0' })).toBe('v1.10.0');
    expect(chosen(tags, { current: '0.0.0-development' })).toBe('v1.10.0');
    expect(chosen(tags, { current: '0.0.0', ancestors: ['v1.0.0', 'v1.9.0'] })).toBe('v1.9.0');
    expect(chooseRelease(tags, { contract, current: 'next' }).why).toBe(
      'the highest released version; the current version "next" is not a version such as 1.2.3',
    );
    expect(chooseRelease(tags, { contract, current: '0.0.0', ancestors: ['v1.9.0'] }).why).toBe(
      'the highest version on the way to this commit; the current version 0.0.0 says nothing',
    );
    // The tag that is built says which version it is.
    expect(chosen(tags, { trigger: 'tag', built: 'v1.9.0' })).toBe('v1.0.0');
  });

  test('no tags at all is a first release', () => {
    expect(chooseRelease([], { contract })).toEqual({ why: 'there are none', candidates: [], notes: [] });
    expect(chosen(['nightly', 'latest', 'before-the-merge', 'stable-0804a07', 'deploy-20240131'])).toBeUndefined();
    expect(chosen(['v1.0.0'], { current: '1.0.0', trigger: 'tag', built: 'v1.0.0' })).toBeUndefined();
  });

  test('tags that were meant as versions and cannot be read are asked about', () => {
    expect(refusal(['2024a', '2024b'], { current: '2024.3.0' })).toContain('(2024a, 2024b)');
  });
});

describe('prereleases', () => {
  test('only those of the same x.y.z', () => {
    const tags = ['v1.0.0', 'v1.1.0-rc.1', 'v2.0.0-beta.1'];
    expect(chosen(tags, { current: '1.1.0' })).toBe('v1.0.0');
    expect(chosen(tags, { current: '1.1.0-rc.2' })).toBe('v1.1.0-rc.1');
    expect(chosen(tags, { current: '1.2.0-rc.1' })).toBe('v1.0.0');
    expect(chosen(tags, { current: '2.0.0-rc.1' })).toBe('v2.0.0-beta.1');
    expect(chosen(tags, { current: '1.2.0', prereleases: true })).toBe('v1.1.0-rc.1');
  });

  test('where nothing stable is released yet: the highest below, and the reason says so', () => {
    const tags = ['v0.1.0-beta2', 'v0.1.0-beta9', 'v0.1.0-beta10'];
    expect(chosen(tags, { current: '0.1.0-beta11' })).toBe('v0.1.0-beta10');
    expect(chosen(tags, { current: '0.1.0-beta10' })).toBe('v0.1.0-beta10');
    expect(chosen(tags, { current: '0.1.0-beta10', trigger: 'tag', built: 'v0.1.0-beta10' })).toBe('v0.1.0-beta9');
    expect(chooseRelease(tags, { contract, current: '0.2.0' })).toMatchObject({
      chosen: 'v0.1.0-beta10',
      why: 'the highest released version below 0.2.0, a prerelease: nothing stable is released yet',
    });
  });

  test('letters and digits are compared apart; dev comes first', () => {
    const order = ['1.0.dev3', '1.0a1', '1.0a10', '1.0b2', '1.0rc1.dev1', '1.0rc1', '1.0rc1.post1', '1.0', '1.0.post1'];
    for (const [index, name] of order.entries()) {
      if (index === 0) continue;
      const below = chooseRelease(order.slice(0, index), { contract, current: name, prereleases: true }).chosen;
      expect(`${name}: ${below ?? ''}`).toBe(`${name}: ${order[index - 1] ?? ''}`);
    }
  });

  test('a flavour is the same version, and no stage', () => {
    const tags = ['1.0.0', '1.1.0-alpine', '1.1.0', '1.2.0-labs'];
    expect(chosen(tags, { current: '1.3.0' })).toBe('1.1.0');
    expect(chosen(['1.2.0', '1.2.0-labs'], { current: '1.2.0', trigger: 'tag', built: '1.2.0' })).toBeUndefined();
    expect(chosen(['1.1.0-alpine', '1.2.0-alpine'], { current: '1.3.0' })).toBe('1.2.0-alpine');
  });
});

describe('spellings of a version', () => {
  test.each([
    ['two numbers', ['19.2.3', '19.3'], '19.3.1', '19.3'],
    ['two numbers that move', ['v1.4.0', 'v1.4.1', 'v1.4', 'v1'], '1.4.2', 'v1.4.1'],
    ['one number alone moves', ['v6.9.0', 'v7', 'v7.0.0'], '7.1.0', 'v7.0.0'],
    ['one number, where there is no more', ['v254', 'v255', 'v255-rc4'], '256.0.0', 'v255'],
    ['four numbers', ['2022.06.22', '2022.06.22.1'], '2022.6.23', '2022.06.22.1'],
    ['leading zeros', ['2026.07.04', '2026.08.31'], '2026.9.1', '2026.08.31'],
    ['Final', ['2.6.3.Final', '2.6.4.Final', '2.6.5.CR1'], '2.6.5', '2.6.4.Final'],
    ['GA', ['1.0.0.GA', '1.1.0.GA'], '1.2.0', '1.1.0.GA'],
    ['V', ['V1.4.0', 'V1.5.0'], '1.6.0', 'V1.5.0'],
    ['v.', ['v0.0.25', 'v.0.0.26'], '0.0.27', 'v.0.0.26'],
    ['underscores', ['curl-8_8_0', 'curl-8_10_0', 'curl-8_9_1'], '8.11.0', 'curl-8_10_0'],
    ['underscore for plus', ['1.4.0_build.7', '1.3.0'], '1.5.0', '1.4.0_build.7'],
    ['revisions', ['7.1.1-9', '7.1.1-47', '7.1.1-8'], '7.1.2', '7.1.1-47'],
    ['steps that npm counts', ['1.0.0', '1.0.1-0', '1.0.1-1', '1.0.1'], '1.0.2', '1.0.1'],
    ['a letter as revision', ['1.1.1', '1.1.1a', '1.1.1w', '1.1.1m'], '1.1.2', '1.1.1w'],
    ['service packs', ['4.2.0.Final', '4.2.0.SP1'], '4.3.0', '4.2.0.SP1'],
    ['a day behind it', ['jetty-9.4.30.v20200611', 'jetty-9.4.31.v20200723'], '9.4.32', 'jetty-9.4.31.v20200723'],
    ['letters before it', ['go1.20.14', 'go1.21.0', 'go1.21rc2'], '1.22.0', 'go1.21.0'],
  ])('%s', (_, tags, current, expected) => {
    expect(chosen(tags, { current })).toBe(expected);
  });

  test('a tag at or above the chosen one that cannot be read is told', () => {
    expect(
      chooseRelease(['v1.3.0', 'v1.4.0', 'v1.4.1~x!', 'v1.2.0~x!', 'v1.x'], { contract, current: '1.5.0' }),
    ).toMatchObject({
      chosen: 'v1.4.0',
      notes: ['Tag v1.4.1~x! looks like a version at or above v1.4.0 and cannot be read as one; it was not looked at.'],
    });
  });
});

describe('whose tags', () => {
  const mono = ['tokio-1.53.1', 'tokio-util-0.7.9', 'tokio-macros-2.5.0', 'v0.1.5', 'v0.1.4'];
  test.each([
    ['named like its folder', mono, { name: 'plugin', path: 'crates/tokio-util/plugin.json' }, 'tokio-util-0.7.9'],
    ['named like itself', mono, { name: 'tokio', path: 'plugin.json' }, 'tokio-1.53.1'],
    ['with its folders', ['cmd/ctl/v1.1.0', 'ctl/v3.0.0'], { name: 'x', path: 'cmd/ctl/p.json' }, 'cmd/ctl/v1.1.0'],
    [
      'a folder above',
      ['@acme/core@2.0.0', 'core/v1.0.0'],
      { name: 'x', path: 'packages/core/abi/x.json' },
      'core/v1.0.0',
    ],
    [
      'a last part',
      ['@acme/core@2.0.0', '@acme/cli@3.0.0', 'v9.0.0'],
      { name: 'core', path: 'packages/core/p.json' },
      '@acme/core@2.0.0',
    ],
    ['the plain ones', mono, { name: 'radar', path: 'plugins/radar.json' }, 'v0.1.5'],
    ['the only one', ['acme-v1.0.0'], { name: 'weather', path: 'weather.json' }, 'acme-v1.0.0'],
    ['the only one that ends so', ['acme-weather-v1.0.0', 'acme-echo-v2.0.0'], contract, 'acme-weather-v1.0.0'],
    ['underscores as dashes', ['go_sdk-v1.0.0', 'v2.0.0'], { name: 'go-sdk', path: 'x.json' }, 'go_sdk-v1.0.0'],
  ])('%s', (_, tags, of, expected) => {
    expect(chosen(tags, { contract: of })).toBe(expected);
  });

  test('a folder of builds names nobody', () => {
    const tags = ['release-v1.0.0', 'target-v1.0.0', 'dist-v1.0.0', 'weather-v2.0.0'];
    for (const path of [
      'target/wasm32/release/weather.wasm',
      'dist/weather.wasm',
      'crates/x/target/release/weather.wasm',
    ])
      expect(chosen(tags, { contract: { name: 'weather', path } })).toBe('weather-v2.0.0');
  });

  test('none named alike: asked, with lines to copy', () => {
    const of = { name: 'radar', path: 'plugins/radar.json' };
    expect(refusal(['weather-v1.0.0', '@acme/echo@2.0.0'], { contract: of })).toBe(
      'The tags belong to 2 families, and none is named like the contract radar (plugins/radar.json). ' +
        'Say which one releases it, with one of: tag-pattern: weather-v*, tag-pattern: @acme/echo@*.',
    );
    // Two packages of one name: neither is taken without asking.
    expect(refusal(['a/core/v1.0.0', 'b/core/v2.0.0'], { contract: { name: 'core', path: 'core.json' } })).toContain(
      'tag-pattern: a/core/v*, tag-pattern: b/core/v*',
    );
  });

  test("another package's tag that is being built says nothing of this one", () => {
    const tags = ['weather-v1.4.0', 'weather-v1.3.0', 'echo-v1.4.0'];
    const of = { current: '1.4.0', trigger: 'tag', built: 'echo-v1.4.0' } as const;
    expect(chosen(tags, of)).toBe('weather-v1.4.0');
    expect(chosen(tags, { ...of, tagPattern: 'weather-v*' })).toBe('weather-v1.4.0');
    expect(chosen(tags, { ...of, built: 'weather-v1.4.0' })).toBe('weather-v1.3.0');
  });
});

describe('tag-pattern', () => {
  const tags = [
    'weather-v1.2.0',
    'weather-v1.10.0',
    'echo-v3.0.0',
    'weather@2.0.0',
    'pkg/weather/v0.9.0',
    'weather-vnext',
  ];
  test.each([
    ['weather-v*', 'weather-v1.10.0'],
    ['weather@*', 'weather@2.0.0'],
    ['pkg/weather/*', 'pkg/weather/v0.9.0'],
    ['pkg/**/*', 'pkg/weather/v0.9.0'],
    ['{weather,echo}-v*', 'echo-v3.0.0'],
    ['weather-v?.*', 'weather-v1.10.0'],
    ['weather-v[0-9]*', 'weather-v1.10.0'],
    ['weather-v1.2.0', 'weather-v1.2.0'],
  ])('%s is a whole glob', (tagPattern, expected) => {
    expect(chosen(tags, { tagPattern })).toBe(expected);
  });

  test('where one star stands, the version stands', () => {
    expect(
      chosen(['api-2.0-v1.4.0', 'api-2.0-v1.5.0', 'api-2.0-v9'], { tagPattern: 'api-2.0-v*', current: '1.6.0' }),
    ).toBe('api-2.0-v1.5.0');
  });

  test.each([
    ['waether-v*', 'tag-pattern: weather-v*'],
    ['weather-v', 'tag-pattern: weather-v*'],
    ['Weather-V*', 'tag-pattern: weather-v*'],
    ['wheather/*', 'tag-pattern: weather-v*'],
    ['v', 'tag-pattern: v*'],
    ['V*', 'tag-pattern: v*'],
  ])('%s matches nothing while a family like it is there', (tagPattern, line) => {
    const all = ['weather-v1.2.0', 'v1.0.0'];
    expect(refusal(all, { tagPattern })).toContain(`tag-pattern ${tagPattern} matches no tag`);
    expect(refusal(all, { tagPattern })).toContain(line);
  });

  test("a pattern of nobody's: the family named like the contract is what was meant", () => {
    expect(refusal(['weather-v1.2.0'], { tagPattern: 'none-*' })).toContain('write tag-pattern: weather-v*');
  });

  test('none like it: nothing is chosen', () => {
    expect(chooseRelease(['radar-v1.2.0'], { contract, tagPattern: 'none-*' })).toMatchObject({ candidates: [] });
  });

  test('a pattern that takes too long to match is refused', () => {
    expect(refusal(['v1.0.0'], { tagPattern: 'a*a*a*a*a*a*a*a*' })).toContain('stars');
  });
});

describeWithCases('the settled lists of tags', () => {
  interface Case extends ReleaseOptions {
    readonly id: string;
    readonly tags: readonly string[];
    readonly expect: string | null;
  }
  const cases = readJsonLines<Case>('releases/tags.jsonl');
  const plain = (tag: string): string =>
    tag
      .replace(/[._-]?(?:Final|GA)$/, '')
      .replace(/^v\.?/, '')
      .replace(/(\.0)+$/, '')
      .replace(/(^|\.)0+(?=\d)/g, '$1');
  test('every one is right', () => {
    const wrong = cases.flatMap(({ id, tags, expect: right, ...options }) => {
      const got = chooseRelease(tags, options).chosen ?? null;
      return plain(got ?? '') === plain(right ?? '') ? [] : [`${id}: ${String(got)}, should be ${String(right)}`];
    });
    expect(wrong).toEqual([]);
    expect(cases.length).toBeGreaterThan(600);
  });
});
