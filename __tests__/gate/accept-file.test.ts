import { describe, expect, test } from '@jest/globals';
import { acceptancesFor, withAcceptances } from '../../src/gate/accept.ts';
import { parseAcceptFile } from '../../src/gate/accept-file.ts';
import { idleAcceptances } from '../../src/gate/acceptances.ts';
import { parseOptions } from '../../src/gate/options.ts';
import { optionsFor } from '../../src/gate/overrides.ts';
import { contract, finding, report } from '../report/sample.ts';

const PATH = '.berm-compat.json';
const entry = { fingerprint: '0123456789ab', reason: 'agreed' };
const parse = (value: unknown): ReturnType<typeof parseAcceptFile> =>
  parseAcceptFile(typeof value === 'string' ? value : JSON.stringify(value), PATH);

describe('parseAcceptFile', () => {
  test('entries and options of single contracts', () => {
    const file = parse({
      $schema: 'x',
      accept: [{ ...entry, baseline: '1.4.0', contract: 'echo', expires: '2027-02-28' }],
      contracts: { echo: { 'host-abi': 4, strict: true, sources: ['a/**', 'b/**'] } },
    });
    expect(file.accept).toEqual([{ ...entry, baseline: '1.4.0', contract: 'echo', expires: '2027-02-28' }]);
    expect(file.contracts.get('echo')).toEqual({ 'host-abi': '4', strict: 'true', sources: 'a/**\nb/**' });
    expect(parse({})).toEqual({ accept: [], contracts: new Map() });
  });
  test.each([
    ['{"accept": [}', /is not JSON: line 1, column 13/],
    ['[]', /must hold a JSON object/],
    [{ accepts: [] }, /unknown field "accepts"\. Did you mean "accept"\?/],
    [{ accept: {} }, /must be an array/],
    [{ accept: ['x'] }, /\/accept\/0 must be an object/],
    [{ accept: [{ reason: 'x' }] }, /"fingerprint" must be twelve hex digits/],
    [{ accept: [{ fingerprint: '0123456789AB', reason: 'x' }] }, /twelve hex digits/],
    [{ accept: [{ ...entry, reason: ' ' }] }, /"reason" must say why/],
    [{ accept: [{ ...entry, expires: '2026-02-30' }] }, /must be a day/],
    [{ accept: [{ ...entry, expires: 20260101 }] }, /"expires" must be a string/],
    [{ accept: [{ ...entry, expire: 'x' }] }, /unknown field "expire"\. Did you mean "expires"\?/],
    [{ contracts: [] }, /"contracts" must be an object/],
    [{ contracts: { echo: { 'bermd-url': 'http://evil' } } }, /"bermd-url" cannot be set for one contract/],
    [{ contracts: { echo: { 'bermd-token': 'x' } } }, /cannot be set for one contract/],
    [{ contracts: { echo: { undecidd: 'x' } } }, /Did you mean "undecided"\?/],
    [{ contracts: { echo: { undecided: 'x' } } }, /"undecided" cannot be "x"/],
    [{ contracts: { echo: { strict: null } } }, /strict/],
    [{ contracts: { echo: { strict: {} } } }, /must be a string, a number/],
  ])('%j', (value, message) => expect(() => parse(value)).toThrow(message));
  test('names such as __proto__ are ordinary', () => {
    expect(
      parse('{"contracts": {"__proto__": {"strict": true}, "constructor": {}}}').contracts.get('__proto__'),
    ).toEqual({ strict: 'true' });
  });
});

test(
  'options of one contract stand over the defaults, an input that was given over them, and all are held ' +
    'together again',
  () => {
    const echo = { name: 'echo', path: 'a/echo.wasm' };
    const options = parseOptions({ contracts: 'a', undecided: 'report' });
    expect(
      optionsFor(
        echo,
        options,
        parse({ contracts: { echo: { undecided: 'refuse', 'tag-pattern': 'echo-v*' } } }).contracts,
      ),
    ).toMatchObject({ undecided: 'report', tagPattern: 'echo-v*' });
    // Its path is nearer than its name, and the name that it has on the base branch is looked at too.
    for (const [name, version] of [
      ['a/echo.wasm', 'require'],
      ['old-echo', 'require'],
      ['other', 'advise'],
    ] as const)
      expect(
        optionsFor(
          { ...echo, baseName: 'old-echo' },
          options,
          parse({ contracts: { [name]: { version: 'require' } } }).contracts,
        ).version,
      ).toBe(version);
    expect(
      optionsFor(
        { name: 'other', path: 'b' },
        options,
        parse({ contracts: { echo: { undecided: 'refuse' } } }).contracts,
      ),
    ).toBe(options);
    expect(() =>
      optionsFor(echo, options, parse({ contracts: { echo: { baseline: 'base', 'tag-pattern': 'x' } } }).contracts),
    ).toThrow(/tag-pattern/);
  },
);

describe('entries that do nothing', () => {
  const subject = {
    contract: 'echo',
    baseline: '1.4.0',
    today: new Date('2026-11-30'),
    fingerprints: new Set(['0123456789ab']),
  };
  test.each([
    [entry, []],
    [{ ...entry, fingerprint: 'ffffffffffff' }, [/matches nothing/]],
    [{ ...entry, expires: '2026-11-29' }, [/does not apply: it expired on 2026-11-29/]],
    [{ ...entry, baseline: '1.3.0' }, [/accepted against 1\.3\.0, and the baseline is 1\.4\.0 now/]],
    [{ ...entry, contract: 'weather', fingerprint: 'ffffffffffff' }, []],
  ])('%j', (one, expected) => {
    const notes = idleAcceptances([one], [subject], PATH);
    expect(notes).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(notes[index]).toMatch(pattern));
  });
});

describe('accept', () => {
  const found = report([
    contract({
      findings: [
        finding(),
        finding({ fingerprint: 'aaaaaaaaaaaa' }),
        finding({ fingerprint: 'bbbbbbbbbbbb', blocking: false }),
        finding({ fingerprint: 'cccccccccccc', blocking: false, accepted: { reason: 'agreed' } }),
      ],
    }),
  ]);
  test('takes what blocks, or the ones asked for, and says which are accepted already', () => {
    const all = acceptancesFor(found, { reason: 'r' });
    expect(all.entries.map(({ entry: one }) => one)).toEqual(
      ['0123456789ab', 'aaaaaaaaaaaa'].map((fingerprint) => ({ fingerprint, reason: 'r', baseline: '1.4.0' })),
    );
    expect(all).toMatchObject({ unknown: [], already: [] });
    expect(
      acceptancesFor(found, {
        reason: 'r',
        only: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'],
        expires: '2027-01-01',
      }),
    ).toMatchObject({
      entries: [{ entry: { fingerprint: 'aaaaaaaaaaaa', reason: 'r', baseline: '1.4.0', expires: '2027-01-01' } }],
      already: [{ contract: 'echo', fingerprint: 'cccccccccccc' }],
      unknown: ['bbbbbbbbbbbb', 'dddddddddddd'],
    });
  });
  test('several contracts are named', () => {
    const two = report([
      contract({ findings: [finding()] }),
      contract({ name: 'other', findings: [finding({ fingerprint: 'cccccccccccc' })] }),
    ]);
    expect(acceptancesFor(two, { reason: 'r' }).entries.map(({ entry: { contract: name } }) => name)).toEqual([
      'echo',
      'other',
    ]);
  });
  test('the file keeps what else is in it, and replaces an entry', () => {
    const before = JSON.stringify({
      contracts: { echo: { strict: true } },
      accept: [
        { ...entry, reason: 'old' },
        { ...entry, fingerprint: 'ffffffffffff' },
      ],
    });
    const after = withAcceptances(before, [{ ...entry, reason: 'new' }], PATH);
    expect(JSON.parse(after)).toEqual({
      contracts: { echo: { strict: true } },
      accept: [
        { ...entry, fingerprint: 'ffffffffffff' },
        { ...entry, reason: 'new' },
      ],
    });
    expect(withAcceptances(undefined, [entry], PATH)).toBe(
      '{\n  "accept": [\n    {\n      "fingerprint": "0123456789ab",\n      "reason": "agreed"\n    }\n  ]\n}\n',
    );
    expect(() => withAcceptances('{', [entry], PATH)).toThrow(/is not JSON/);
  });
  test('what was accepted is read back', () => {
    const { entries } = acceptancesFor(found, { reason: 'r' });
    expect(
      parseAcceptFile(
        withAcceptances(
          undefined,
          entries.map((one) => one.entry),
          PATH,
        ),
        PATH,
      ).accept,
    ).toEqual(entries.map((one) => one.entry));
  });
});
