import { describe, expect, test } from '@jest/globals';
import { ownValue, parseArguments, type ArgumentSpec } from '../../src/cli/arguments.ts';
import { githubWorld } from '../../src/cli/github.ts';
import { gateOptions } from '../../src/cli/options.ts';
import { wantsColour } from '../../src/platform/process-io.ts';
import { progressLine } from '../../src/cli/progress.ts';

const SPEC: ArgumentSpec = {
  command: 'check',
  inputs: ['contracts', 'baseline', 'strict', 'bermd-url', 'host-syscalls', 'version'],
  own: {
    format: { type: 'string', short: 'f', meaning: '' },
    json: { type: 'boolean', meaning: '' },
    only: { type: 'string', multiple: true, meaning: '' },
  },
};

describe('parseArguments', () => {
  test('positionals, inputs, own options, short ones', () => {
    const { positionals, inputs, own } = parseArguments(
      ['a.wasm', '--baseline', 'b.wasm', '-f', 'json', '--json', 'c.wasm', '--strict'],
      SPEC,
    );
    expect(positionals).toEqual(['a.wasm', 'c.wasm']);
    expect(inputs).toEqual({ baseline: 'b.wasm', strict: 'true' });
    expect([ownValue(own, 'format'), own.get('json'), ownValue(own, 'only')]).toEqual(['json', true, undefined]);
  });
  test('with "=", with values that begin with a dash, and behind "--"', () => {
    expect(parseArguments(['--strict=false', '--baseline=-x', '--', '--baseline'], SPEC)).toMatchObject({
      positionals: ['--baseline'],
      inputs: { strict: 'false', baseline: '-x' },
    });
  });
  test('what takes several values may be repeated', () => {
    const { inputs, own } = parseArguments(
      [
        '--bermd-url',
        'a',
        '--bermd-url',
        'b',
        '--host-syscalls',
        'x,y',
        '--host-syscalls',
        'z',
        '--only',
        '1',
        '--only',
        '2',
      ],
      SPEC,
    );
    expect(inputs).toEqual({ 'bermd-url': 'a\nb', 'host-syscalls': 'x,y\nz' });
    expect(own.get('only')).toEqual(['1', '2']);
  });
  test.each([
    [['--baselin', 'x'], /There is no option --baselin\. Did you mean --baseline\?/],
    [['--zzz'], /There is no option --zzz\. See/],
    [['--comment', 'x'], /--comment means nothing to berm-compat check: it is an input of the Action only/],
    [['--force'], /--force means nothing to berm-compat check\./],
    [['--baseline'], /--baseline needs a value/],
    [['--json=yes'], /--json takes no value/],
    [['--format', 'a', '-f', 'b'], /--format is given 2 times/],
    [['-x'], /There is no option -x/],
    [['--__proto__', 'x'], /There is no option --__proto__/],
    [['--constructor', 'x'], /There is no option --constructor/],
  ])('%j', (args, message) => expect(() => parseArguments(args, SPEC)).toThrow(message));
});

test('contracts stand alone or behind --contracts; bermd’s token comes from the environment too, with an address only', () => {
  const given = parseArguments(['a.wasm', '--contracts', 'b.wasm', '--bermd-url', 'http://h'], SPEC);
  expect(gateOptions(given, { env: { BERMD_TOKEN: 't' } })).toMatchObject({
    contracts: ['a.wasm', 'b.wasm'],
    bermdToken: 't',
  });
  expect(gateOptions(parseArguments(['a.wasm'], SPEC), { env: { BERMD_TOKEN: 't' } }).bermdToken).toBeUndefined();
});

test('colours: NO_COLOR over FORCE_COLOR over the terminal', () => {
  expect(wantsColour({}, true)).toBe(true);
  expect(wantsColour({}, false)).toBe(false);
  expect(wantsColour({ NO_COLOR: '' }, true)).toBe(true);
  expect(wantsColour({ NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(false);
  expect(wantsColour({ FORCE_COLOR: '1' }, false)).toBe(true);
  expect(wantsColour({ FORCE_COLOR: '0' }, true)).toBe(false);
  expect(wantsColour({ TERM: 'dumb' }, true)).toBe(false);
});

test('progress: quiet at first, then one line, wiped at the end; a label cannot break out of it', () => {
  const drawn: string[] = [];
  let now = 1000;
  const progress = progressLine(
    (text) => drawn.push(text),
    () => now,
  );
  progress({ label: 'a\u001b[2J\nb', bytes: 10, total: 5_000_000 });
  now += 300;
  progress({ label: 'a\u001b[2J\nb', bytes: 1_000_000, total: 5_000_000 });
  expect(drawn).toEqual([]);
  now += 300;
  progress({ label: 'a\u001b[2J\nb', bytes: 2_000_000, total: 5_000_000 });
  now += 10;
  progress({ label: 'a\u001b[2J\nb', bytes: 2_100_000, total: 5_000_000 });
  progress({ label: 'a\u001b[2J\nb', bytes: 5_000_000, total: 5_000_000 });
  expect(drawn).toEqual(['\r\u001b[2Ka\\u{1b}[2J\\nb: 2.0 MB of 5.0 MB (40 %)', '\r\u001b[2K']);
});

describe('GitHub from the environment', () => {
  const env = {
    GITHUB_REPOSITORY: 'berm/weather',
    GITHUB_TOKEN: 't',
    GITHUB_API_URL: 'http://127.0.0.1:1',
    GITHUB_SHA: 'abc',
    GITHUB_REF: 'refs/tags/v1.0.0',
  };
  test('for baselines that need it', async () => {
    expect(await githubWorld(['release:v1'], { env, cwd: '/' }, () => undefined)).toMatchObject({
      owner: 'berm',
      repo: 'weather',
      token: 't',
      sha: 'abc',
      ref: 'refs/tags/v1.0.0',
    });
  });
  test.each([
    ['file:a', env],
    ['a.wasm', env],
    ['release', {}],
    ['release', { ...env, GITHUB_TOKEN: '' }],
    ['ref:x', { ...env, GITHUB_REPOSITORY: 'weather' }],
    ['ref:x', { ...env, GITHUB_REPOSITORY: 'a/b/c' }],
  ])('not for %s with %j', async (baseline, given) => {
    expect(await githubWorld([baseline], { env: given, cwd: '/' }, () => undefined)).toBeUndefined();
  });
});
