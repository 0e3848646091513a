import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rustItems } from '../../../src/contracts/rust/items.ts';
import { rustTokens } from '../../../src/contracts/rust/tokens.ts';

const words = (text: string): string[] =>
  rustTokens(text)
    .filter(({ word }) => word)
    .map(({ text: shown }) => shown);

describe('rustTokens', () => {
  test.each([
    ['fn a() {} // fn b() {}', ['fn', 'a']],
    ['/* fn a */ fn b', ['fn', 'b']],
    ['/* /* fn a */ fn b */ fn c', ['fn', 'c']],
    ['"fn a \\" fn b" fn c', ['fn', 'c']],
    ['r#"fn a " fn b"# fn c', ['fn', 'c']],
    ['br##"x"# fn a"## fn c', ['fn', 'c']],
    ["'a' b 'x c '\\'' d '\\u{1F600}' e", ['b', 'c', 'd', 'e']],
    ['r#type: u8, 0x1f_u8, 1.5e3', ['type', 'u8']],
    ['/* never closed fn a', []],
    ['"never closed fn a', []],
    ['fn überprüfe()', ['fn', 'überprüfe']],
  ])('%j', (text, expected) => expect(words(text)).toEqual(expected));

  test('lines and columns count from 1', () => {
    expect(rustTokens('fn a\n\n  b').map(({ text, line, column }) => [text, line, column])).toEqual([
      ['fn', 1, 1],
      ['a', 1, 4],
      ['b', 3, 3],
    ]);
    expect(rustTokens('/* x\n y */ "a\nb" c')).toEqual([{ text: 'c', word: true, line: 3, column: 4 }]);
  });
  test('takes any text, and ends', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '*', '"', "'", 'r', '#', '\\', '\n', 'a', '{', '}', 'b', ' ') }),
        (text) => rustTokens(text).length <= text.length,
      ),
    );
  });
});

describe('rustItems', () => {
  const text = `
/// fn forecast in a comment
#[berm_lang::program(buffer = 32768, syscalls = { "berm.get" = ["fn x(a: b)"] })]
mod tools {
    use crate::*;
    #[public] #[query]
    pub async fn forecast<'a, T: Into<String>>(
        /// The place
        place: String,
        #[allow(unused)] mut hours: Option<BTreeMap<String, f64>>,
        r#type: std::vec::Vec<(u8, u8)>,
    ) -> Result<Forecast> where T: Clone {
        fn inner(no: u8) {}
        let x = Forecast { place: 1 };
    }
    fn helper(a: u8) {}
    pub(crate) fn half(a: u8) {}
    mod deeper { pub fn not_a_tool() {} }
}
pub fn outside(a: u8) {}
#[event]
pub struct Sent<T> where T: Copy { pub id: u64, pub(crate) to: Vec<String>, }
struct Unit;
struct Tuple(u8, String);
#[derive(Schema)]
pub enum Sky { Clear, PartlyCloudy = 3, #[other] Rain }
`;
  const items = rustItems(text);

  test('tools are the public functions directly in the module under #[program]', () => {
    expect(items.programs.map(({ line, tools }) => [line, [...tools.keys()]])).toEqual([[4, ['forecast']]]);
  });
  test('parameters, with attributes, `mut`, generics and raw names', () => {
    const forecast = items.programs[0]?.tools.get('forecast');
    expect([...(forecast?.parts ?? [])].map(([name, { line }]) => [name, line])).toEqual([
      ['place', 9],
      ['hours', 10],
      ['type', 11],
    ]);
    expect(forecast).toMatchObject({ line: 7, column: 15 });
  });
  test('structs and enums with their fields and variants, and what berm makes of them', () => {
    expect(
      items.types.map(({ keyword, name, as, line, parts }) => [keyword, name, as, line, [...parts.keys()]]),
    ).toEqual([
      ['struct', 'Sent', 'event', 22, ['id', 'to']],
      ['struct', 'Unit', 'none', 23, []],
      ['struct', 'Tuple', 'none', 24, []],
      ['enum', 'Sky', 'schema', 26, ['Clear', 'PartlyCloudy', 'Rain']],
    ]);
  });
  test.each([
    ['#[derive(Schema)]', 'schema'],
    ['#[derive(Clone, berm_lang::Schema, Debug)]', 'schema'],
    ['#[derive(Clone)] #[derive(Schema,)]', 'schema'],
    ['#[derive(Clone)]', 'none'],
    ['#[derive(JsonSchema)]', 'none'],
    ['#[derive(Schema::Other)]', 'none'],
    ['#[doc = "derive(Schema)"]', 'none'],
    ['#[berm_lang::event] #[derive(Clone)]', 'event'],
  ])('%s is %s', (attribute, as) => {
    expect(rustItems(`${attribute}\npub struct A { a: u8 }`).types[0]?.as).toBe(as);
    expect(rustItems(`${attribute} struct B;\nstruct A { a: u8 }`).types[1]?.as).toBe('none');
  });
  test('hostile sources end', () => {
    const many = 10_000;
    for (const bad of [
      'struct a ',
      'struct a {',
      '#[',
      'fn a(',
      'mod a { #[program] mod b {',
      '((((',
      'pub(',
      'enum a < ',
      'struct a<',
      'pub fn a<T ',
      '#[derive(',
      '#[derive(Schema)] struct a ',
      'r#',
      'r#"',
      "'\\u{a",
      '/*',
    ]) {
      const before = performance.now();
      expect(rustItems(bad.repeat(many))).toBeDefined();
      expect(performance.now() - before).toBeLessThan(5000);
    }
  });
});
