import { describe, expect, test } from '@jest/globals';
import { rustLocator, type SourceFile } from '../../../src/contracts/rust/locate.ts';
import type { Manifest } from '../../../src/manifest/model.ts';

const SOURCE = `#[berm_lang::program]
mod tools {
    pub fn say(text: String, tone: Option<Tone>, to: Vec<Reader>) -> Said {}
    pub fn count() -> u64 {}
}
pub struct Said {
    pub text: String,
    pub by: Reader,
}
pub struct Reader {
    pub name: String,
}
pub enum Tone {
    Soft,
    Loud,
}
#[event]
pub struct Sent {
    pub id: u64,
}
`;
const reader = { type: 'object', title: 'Reader', properties: { name: { type: 'string' }, gone: { type: 'string' } } };
const tool = {
  name: 'say',
  description: '',
  parameters: {
    type: 'object',
    properties: {
      text: { type: 'string' },
      tone: { type: 'string', title: 'Tone', enum: ['soft'] },
      to: { type: 'array', items: reader },
    },
  },
  returns: { type: 'object', title: 'Said', properties: { text: { type: 'string' }, by: reader } },
};
const manifest = (over: Partial<Manifest> = {}): Manifest => ({
  abi_version: 4,
  version: '1.0.0',
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  tools: [tool, { name: 'count', description: '', parameters: { type: 'object' } }],
  events: [
    {
      name: 'Sent',
      description: '',
      fields: { type: 'object', title: 'Sent', properties: { id: { type: 'integer' } } },
    },
  ],
  ...over,
});

function at(
  pointer: { current?: string; baseline?: string },
  name = 'say',
  type: 'tool' | 'event' | 'program' | 'plugin' = 'tool',
  files: readonly SourceFile[] = [{ path: 'src/lib.rs', text: SOURCE }],
  near = '',
): string | undefined {
  const place = rustLocator(files, manifest(), manifest(), near)({ subject: { type, name }, ...pointer });
  return place === undefined ? undefined : `${place.path}:${place.line}:${place.column ?? 0}`;
}

describe('rustLocator', () => {
  test.each([
    ['a tool', { current: '/tools/0' }, 'say', 'src/lib.rs:3:9'],
    ['a parameter', { current: '/tools/0/parameters/properties/text' }, 'say', 'src/lib.rs:3:16'],
    ['an enum of a parameter', { current: '/tools/0/parameters/properties/tone' }, 'say', 'src/lib.rs:13:5'],
    [
      'an enum, by one of its values',
      { current: '/tools/0/parameters/properties/tone/enum' },
      'say',
      'src/lib.rs:3:30',
    ],
    [
      'a field of a struct in a list',
      { current: '/tools/0/parameters/properties/to/items/properties/name' },
      'say',
      'src/lib.rs:11:9',
    ],
    ['a field of a result', { current: '/tools/0/returns/properties/text' }, 'say', 'src/lib.rs:7:9'],
    [
      'a field of a struct in a result',
      { current: '/tools/0/returns/properties/by/properties/name' },
      'say',
      'src/lib.rs:11:9',
    ],
    [
      'a field that is gone: what held it',
      { current: '/tools/0/returns/properties/by', baseline: '/tools/0/returns/properties/by/properties/gone' },
      'say',
      'src/lib.rs:8:9',
    ],
    ['a tool that is gone: the module', { baseline: '/tools/7' }, 'gone', 'src/lib.rs:2:1'],
  ] as const)('%s', (_, pointer, name, expected) => expect(at(pointer, name)).toBe(expected));

  test('events and their fields; an event that is gone: the module', () => {
    expect(at({ current: '/events/0' }, 'Sent', 'event')).toBe('src/lib.rs:18:5');
    expect(at({ current: '/events/0/fields/properties/id' }, 'Sent', 'event')).toBe('src/lib.rs:19:9');
    expect(at({ baseline: '/events/3' }, 'Gone', 'event')).toBe('src/lib.rs:2:1');
  });
  test('the program: its module; a plugin: nowhere', () => {
    expect(at({ current: '/abi_version' }, '', 'program')).toBe('src/lib.rs:2:1');
    expect(at({ current: '/name' }, '', 'plugin')).toBeUndefined();
  });
  test('types in other files of the same crate are found, two of a name are not', () => {
    const [tools, types] = [
      SOURCE.slice(0, SOURCE.indexOf('pub struct Said')),
      SOURCE.slice(SOURCE.indexOf('pub struct Said')),
    ];
    const split = [
      { path: 'a/src/main.rs', text: tools },
      { path: 'a/src/types.rs', text: types },
    ];
    expect(at({ current: '/tools/0/returns/properties/text' }, 'say', 'tool', split)).toBe('a/src/types.rs:2:9');
    const twice = [...split, { path: 'a/src/more.rs', text: 'pub struct Said { pub text: u8 }' }];
    expect(at({ current: '/tools/0/returns/properties/text' }, 'say', 'tool', twice)).toBe('a/src/main.rs:3:9');
    const elsewhere = [...split, { path: 'b/src/lib.rs', text: 'pub struct Said { pub text: u8 }' }];
    expect(at({ current: '/tools/0/returns/properties/text' }, 'say', 'tool', elsewhere)).toBe('a/src/types.rs:2:9');
  });
  test('two programs that fit: none, unless folders or the version tell them apart', () => {
    const two = [
      { path: 'one/src/lib.rs', text: SOURCE },
      { path: 'two/src/lib.rs', text: SOURCE },
    ];
    expect(at({ current: '/tools/0' }, 'say', 'tool', two)).toBeUndefined();
    expect(at({ current: '/tools/0' }, 'say', 'tool', two, 'two/target/say.wasm')).toBe('two/src/lib.rs:3:9');
    const [first, second] = two.map((file, index) => ({ ...file, version: `${index}.0.0` }));
    expect(at({ current: '/tools/0' }, 'say', 'tool', [first!, second!])).toBe('two/src/lib.rs:3:9');
  });
  test('a program that lacks a tool of the manifest, or has more than another, is not it', () => {
    expect(
      at({ current: '/tools/0' }, 'say', 'tool', [
        { path: 'x.rs', text: SOURCE.replace('pub fn count', 'pub fn counted') },
      ]),
    ).toBeUndefined();
    const more = SOURCE.replace('pub fn count()', 'pub fn extra() {} pub fn count()');
    expect(
      at({ current: '/tools/0' }, 'say', 'tool', [
        { path: 'x.rs', text: more },
        { path: 'y.rs', text: SOURCE },
      ]),
    ).toBe('y.rs:3:9');
  });
  test('no sources: nowhere', () => expect(at({ current: '/tools/0' }, 'say', 'tool', [])).toBeUndefined());
});
