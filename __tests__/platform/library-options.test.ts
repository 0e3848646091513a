/** Every function of the library refuses an option that it does not have: a slip of the pen never ends in an answer. */
import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../src/core/errors.ts';
import type { Json } from '../../src/core/json.ts';
import * as library from '../../src/index.ts';
import { manifest } from '../support/contracts.ts';

type Options = Record<string, unknown>;
const PLUGIN = '{"name":"p","version":"1.0.0"}';
const image = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** What calls each function with some options, some that it takes, and one that it does not take the value of. */
const CALLS: readonly (readonly [string, (options: Options) => unknown, Options, Options])[] = [
  ['contains', (o) => library.contains({}, {}, o), { draft: '2020-12', strict: true }, { draft: '7' }],
  ['breaks', (o) => library.breaks(manifest(), manifest(), o), { strict: true, budget: 9 }, { budget: 0 }],
  ['pluginBreaks', (o) => library.pluginBreaks(PLUGIN, PLUGIN, o), { discoverTools: true }, { strict: 'yes' }],
  ['toolsBreaks', (o) => library.toolsBreaks('[]', '[]', o), { strict: false }, { budget: '9' }],
  ['validatePlugin', (o) => library.validatePlugin(PLUGIN, o), { submitted: true, off: [] }, { submitted: 1 }],
  ['validateTools', (o) => library.validateTools('[]', o), { off: ['tools-name'] }, { off: 'tools-name' }],
  [
    'validateUse',
    (o) => library.validateUse({ config: {} }, [], o),
    { format: 'yaml', tools: ['a'] },
    { format: 'toml' },
  ],
  ['validateTogether', (o) => library.validateTogether([], o), { discoverTools: false }, { discoverTools: 'no' }],
  ['examineImage', (o) => library.examineImage(image, o), { hostAbi: 4, hostSyscalls: [] }, { hostAbi: '4' }],
  ['chooseRelease', (o) => library.chooseRelease(['v1.0.0'], o), { trigger: 'push' }, { trigger: 'pull-request' }],
];

describe.each(CALLS)('%s', (name, call, good, bad) => {
  const said = async (options: Options): Promise<unknown> => {
    try {
      await call(options);
      return 'took it';
    } catch (error) {
      return error instanceof ConfigError ? error.message : error;
    }
  };

  test('takes the options that it has, and undefined for those that are not given', async () => {
    expect(await said(good)).toBe('took it');
    expect(await said(Object.fromEntries(Object.keys(good).map((option) => [option, undefined])))).toBe('took it');
    expect(await said({})).toBe('took it');
  });

  test('refuses one that it does not have, and names the nearest', async () => {
    expect(await said({ ...good, frobnicate: true })).toMatch(new RegExp(`^${name} has no option "frobnicate"`));
    const [option = ''] = Object.keys(good);
    const slip = option.slice(0, -1);
    expect(await said({ [slip]: good[option] })).toContain(`Did you mean "${option}"?`);
  });

  test('refuses a value that it cannot take', async () => {
    const [option = ''] = Object.keys(bad);
    expect(await said(bad)).toMatch(new RegExp(`^The option "${option}" of ${name} is `));
    expect(await said(null as unknown as Options)).toContain(`The options of ${name} are null`);
  });
});

test('a capability that heddle does not have is refused wherever capabilities are given', async () => {
  const grantedCapabilities = ['nodez'];
  const use: { readonly config: Readonly<Record<string, Json>> } = { config: {} };
  for (const call of [
    () => library.validatePlugin(PLUGIN, { grantedCapabilities }),
    () => library.pluginBreaks(PLUGIN, PLUGIN, { grantedCapabilities }),
    () => library.validateTogether([], { grantedCapabilities }),
  ])
    expect(call).toThrow(ConfigError);
  await expect(library.validateUse(use, [], { grantedCapabilities })).rejects.toThrow(ConfigError);
});
