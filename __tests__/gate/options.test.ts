import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import { INPUT_NAMES, inputSpec, parseOptions, type GateOptions } from '../../src/gate/options.ts';

const fails = (given: Record<string, string>, message: RegExp): void => {
  expect(() => parseOptions(given)).toThrow(ConfigError);
  expect(() => parseOptions(given)).toThrow(message);
};

describe('parseOptions', () => {
  test('defaults are those of the table', () => {
    expect(parseOptions({ contracts: 'a.wasm' })).toEqual({
      contracts: ['a.wasm'],
      baseline: 'release',
      asset: undefined,
      tagPattern: undefined,
      prereleases: false,
      hostAbi: undefined,
      hostSyscalls: undefined,
      grantedCapabilities: ['runTool', 'callModel', 'emitEvent', 'log'],
      submitted: false,
      discoverTools: false,
      lintsOff: undefined,
      bermdUrl: [],
      bermdToken: undefined,
      bermdProgram: undefined,
      usageWindow: 30,
      usageOutcomes: ['done'],
      usageIgnoreCallers: [],
      usageCoversEvents: false,
      forceLabel: 'force',
      forceCovers: 'pull-request',
      force: false,
      acceptFile: '.berm-compat.json',
      breaks: 'refuse',
      undecided: 'refuse',
      inherited: 'report',
      firstRelease: 'pass',
      version: 'advise',
      strict: false,
      sources: ['**/*.rs'],
      consumers: [],
      consumersComplete: false,
      comment: 'changes',
      check: true,
      annotations: true,
      summary: true,
      artifact: true,
      formats: ['json', 'html', 'sarif'],
      mode: 'gate',
      matrix: '',
      name: undefined,
      networkTimeout: 180,
      githubToken: '',
      given: new Map([['contracts', 'a.wasm']]),
    } satisfies GateOptions);
  });
  test('every default of the table can be read', () => {
    for (const name of INPUT_NAMES) {
      const { default: standard } = inputSpec(name);
      if (standard !== undefined && !standard.startsWith('${{'))
        expect(parseOptions({ contracts: 'a', [name]: standard })).toEqual({
          ...parseOptions({ contracts: 'a' }),
          given: expect.any(Map),
        });
    }
  });
  test('lines, words, flags, numbers', () => {
    const options = parseOptions({
      contracts: ' a.wasm \n\n b/*.json\r\n',
      'host-syscalls': 'berm.get, berm.set\nberm.sql',
      prereleases: 'TRUE',
      'host-abi': '4',
      'usage-window': '1',
    });
    expect(options).toMatchObject({
      contracts: ['a.wasm', 'b/*.json'],
      hostSyscalls: ['berm.get', 'berm.set', 'berm.sql'],
      prereleases: true,
      hostAbi: 4,
      usageWindow: 1,
    });
  });
  test('an empty input is its default', () =>
    expect(parseOptions({ contracts: 'a', undecided: ' ', strict: '' })).toMatchObject({
      undecided: 'refuse',
      strict: false,
    }));

  test.each([
    [{ contract: 'a' }, /no input "contract"\. Did you mean "contracts"\?/],
    [{ 'force-lable': 'x' }, /Did you mean "force-label"\?/],
    [{ __proto__x: 'x' }, /no input "__proto__x"\. The inputs are/],
    [{ constructor: 'x' }, /no input "constructor"/],
    [{ undecided: 'refused' }, /"undecided" cannot be "refused"\. Did you mean "refuse"\? It takes refuse, report/],
    [{ strict: 'yes' }, /"strict" cannot be "yes"\..*It takes true, false/],
    [{ 'usage-window': '31' }, /1 to 30\. A longer window would read as "unused"/],
    [{ 'usage-window': '0' }, /1 to 30/],
    [{ 'usage-window': '1.5' }, /whole number/],
    [{ 'usage-window': '-1' }, /whole number/],
    [{ 'host-abi': '4294967296' }, /0 to 4294967295/],
    [{ 'usage-outcomes': 'done, faild' }, /Did you mean "failed"\?/],
    [{ 'granted-capabilities': 'runtool' }, /Did you mean "runTool"\?/],
    [
      { baseline: 'file:a', 'tag-pattern': 'v*' },
      /"tag-pattern" chooses among releases or tags, but "baseline" is "file:a"/,
    ],
    [{ baseline: 'base', prereleases: 'true' }, /"prereleases"/],
    [{ baseline: 'oci:x/y', asset: 'a' }, /"asset" names a release's asset/],
    [{ 'bermd-token': 's3cret' }, /no "bermd-url"/],
    [{ 'bermd-url': 'berm.example.com' }, /Did you mean "https:\/\/berm\.example\.com\/"\?/],
    [{ 'bermd-url': 'localhost:8080' }, /Did you mean "https:\/\/localhost:8080\/"\?/],
    [{ 'bermd-url': 'htps://berm.example/x' }, /Did you mean "https:\/\/berm\.example\/x"\?/],
    [{ baseline: 'bermd' }, /needs "bermd-url"/],
    [{ submitted: 'true', 'discover-tools': 'true' }, /contradict each other/],
  ] as [Record<string, string>, RegExp][])('%j', (given, message) => fails({ contracts: 'a', ...given }, message));

  test('no message holds a token', () => {
    expect(() => parseOptions({ contracts: 'a', 'bermd-token': 's3cret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('s3cret') }),
    );
  });
});
