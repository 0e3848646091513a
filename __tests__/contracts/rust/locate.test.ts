import { describe, expect, test } from '@jest/globals';
import { rustLocator, type SourceFile } from '../../../src/contracts/rust/locate.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { Manifest, ToolSpec } from '../../../src/manifest/model.ts';

const SOURCE = `#[berm_lang::program]
mod tools {
    pub fn say(text: String, tone: Option<Tone>, to: Vec<Reader>) -> Said {}
    pub fn count() -> u64 {}
}
#[derive(Schema)] pub struct Said {
    pub text: String,
    pub by: Reader,
}
#[derive(Schema)] pub struct Reader {
    pub name: String,
}
#[derive(Schema)] pub enum Tone {
    Soft,
    SoVeryLoud,
}
#[event]
pub struct Sent {
    pub id: u64,
}
`;
const reader = (...gone: string[]): JsonObject => ({
  type: 'object',
  title: 'Reader',
  properties: Object.fromEntries(['name', ...gone].map((name) => [name, { type: 'string' }])),
});
const tool = (...gone: string[]): ToolSpec => ({
  name: 'say',
  description: '',
  parameters: {
    type: 'object',
    properties: {
      text: { type: 'string' },
      tone: { type: 'string', title: 'Tone', enum: ['soft', 'so_very_loud'] },
      to: { type: 'array', items: reader(...gone) },
    },
  },
  returns: { type: 'object', title: 'Said', properties: { text: { type: 'string' }, by: reader(...gone) } },
});
const manifest = (over: Partial<Manifest> = {}): Manifest => ({
  abi_version: 4,
  version: '1.0.0',
  description: '',
  homepage: '',
  repository: '',
  readme: '',
  tools: [tool(), { name: 'count', description: '', parameters: { type: 'object' } }],
  events: [
    {
      name: 'Sent',
      description: '',
      fields: { type: 'object', title: 'Sent', properties: { id: { type: 'integer' } } },
    },
  ],
  ...over,
});

const BASELINE = manifest({
  tools: [tool('gone'), { name: 'count', description: '', parameters: { type: 'object' } }],
});

function at(
  pointer: { current?: string; baseline?: string },
  name = 'say',
  type: 'tool' | 'event' | 'program' | 'plugin' = 'tool',
  files: readonly SourceFile[] = [{ path: 'src/lib.rs', text: SOURCE }],
  near = '',
): string | undefined {
  const place = rustLocator(files, manifest(), BASELINE, near)({ subject: { type, name }, ...pointer });
  return place === undefined ? undefined : `${place.path}:${place.line}:${place.column ?? 0}`;
}

describe('rustLocator', () => {
  test.each([
    ['a tool', { current: '/tools/0' }, 'say', 'src/lib.rs:3:9'],
    ['a parameter', { current: '/tools/0/parameters/properties/text' }, 'say', 'src/lib.rs:3:16'],
    ['an enum of a parameter', { current: '/tools/0/parameters/properties/tone' }, 'say', 'src/lib.rs:13:23'],
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
      SOURCE.slice(0, SOURCE.indexOf('#[derive(Schema)] pub struct Said')),
      SOURCE.slice(SOURCE.indexOf('#[derive(Schema)] pub struct Said')),
    ];
    const split = [
      { path: 'a/src/main.rs', text: tools },
      { path: 'a/src/types.rs', text: types },
    ];
    expect(at({ current: '/tools/0/returns/properties/text' }, 'say', 'tool', split)).toBe('a/src/types.rs:2:9');
    const twice = [
      ...split,
      { path: 'a/src/more.rs', text: '#[derive(Schema)] pub struct Said { pub text: u8, by: Reader }' },
    ];
    expect(at({ current: '/tools/0/returns/properties/text' }, 'say', 'tool', twice)).toBe('a/src/main.rs:3:9');
    const elsewhere = [
      ...split,
      { path: 'b/src/lib.rs', text: '#[derive(Schema)] pub struct Said { pub text: u8, by: Reader }' },
    ];
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

  test('a type without the derive, or with other fields, is somebody else’s', () => {
    const tools = SOURCE.slice(0, SOURCE.indexOf('#[derive(Schema)] pub struct Said'));
    const result = { current: '/tools/0/returns/properties/text' };
    const beside = (text: string): string | undefined =>
      at(result, 'say', 'tool', [
        { path: 'a/src/main.rs', text: tools },
        { path: 'crates/ledger/src/lib.rs', text },
      ]);
    const [yes, tool] = ['crates/ledger/src/lib.rs:1:36', 'a/src/main.rs:3:9'];
    expect(beside('#[derive(Schema)] pub struct Said { text: String, by: Reader }')).toBe(yes.replace('36', '37'));
    expect(beside('#[derive(Clone)] pub struct Said { text: String, by: Reader }')).toBe(tool);
    expect(beside('pub struct Said { text: String, by: Reader }')).toBe(tool);
    expect(beside('#[derive(Schema)] pub struct Said { text: String }')).toBe(tool);
    expect(beside('#[derive(Schema)] pub struct Said { text: String, by: Reader, more: u8 }')).toBe(tool);
    expect(beside('#[event] pub struct Said { text: String, by: Reader }')).toBe(tool);
    expect(beside('#[derive(Schema)] pub enum Said { Text, By }')).toBe(tool);
    // One that fits beside one that does not is the one.
    expect(
      at(result, 'say', 'tool', [
        { path: 'a/src/main.rs', text: tools },
        { path: 'a/src/other.rs', text: '#[derive(Schema)] struct Said { title: String, balance: i64 }' },
        { path: 'a/src/types.rs', text: '#[derive(Schema)] struct Said { text: String, by: Reader }' },
      ]),
    ).toBe('a/src/types.rs:1:33');
  });

  test('an event with other fields is not it; an enum is told by its values', () => {
    const file = (text: string): SourceFile[] => [{ path: 'src/lib.rs', text }];
    const event = (text: string): string | undefined => at({ current: '/events/0' }, 'Sent', 'event', file(text));
    expect(event(SOURCE.replace('pub id: u64', 'pub other: u64'))).toBe('src/lib.rs:2:1');
    const tone = { current: '/tools/0/parameters/properties/tone' };
    expect(at(tone, 'say', 'tool', file(SOURCE.replace('SoVeryLoud', 'Loud')))).toBe('src/lib.rs:3:30');
  });
});

describe('migrations', () => {
  const [first, second, edited] = [
    'create table a(x);\n',
    'create table b(\n  x,\n  y\n);\n',
    'create table b(\n  x,\n  z\n);\n',
  ];
  const of = (...sql: string[]): Manifest =>
    manifest({ database: { migrations: sql.map((text, index) => ({ name: `000${index + 1}_m.sql`, sql: text })) } });
  const place = (current: Manifest, baseline: Manifest, pointer: string, files: SourceFile[]): string | undefined => {
    const found = rustLocator(
      [{ path: 'w/src/lib.rs', text: SOURCE }, ...files],
      current,
      baseline,
    )({
      subject: { type: 'program', name: 'program' },
      ...(pointer.startsWith('-') ? { baseline: pointer.slice(1) } : { current: pointer }),
    });
    return found === undefined ? undefined : `${found.path}:${found.line}`;
  };
  const sql = (path: string, text: string): SourceFile => ({ path, text });

  test('an edited one: the first line that differs; an appended one: its first line', () => {
    const files = [sql('w/migrations/0001_m.sql', first), sql('w/migrations/0002_m.sql', edited)];
    expect(place(of(first, edited), of(first, second), '/database/migrations/1', files)).toBe(
      'w/migrations/0002_m.sql:3',
    );
    expect(place(of(first, edited), of(first), '/database/migrations/1', files)).toBe('w/migrations/0002_m.sql:1');
  });

  test('a file that holds something else, two that fit, one that is gone: the module', () => {
    const at = (files: SourceFile[], pointer = '/database/migrations/1'): string | undefined =>
      place(of(first, edited), of(first, second), pointer, files);
    expect(at([sql('w/migrations/0002_m.sql', second)])).toBe('w/src/lib.rs:2');
    expect(at([sql('w/old/0002_m.sql', edited), sql('w/new/0002_m.sql', edited)])).toBe('w/src/lib.rs:2');
    expect(at([sql('other/0002_m.sql', edited), sql('w/new/0002_m.sql', edited)])).toBe('w/new/0002_m.sql:3');
    expect(at([sql('w/migrations/0002_m.sql', edited)], '-/database/migrations/1')).toBe('w/src/lib.rs:2');
  });
});
