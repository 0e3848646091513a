import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  byCode,
  cellSpan,
  codeBlock,
  codeSpan,
  commandData,
  commandProperty,
  html,
  markdown,
  plain,
  sarifText,
  shorten,
  visible,
} from '../../src/report/untrusted.ts';

const J = '\u2060';
/** Not written as an escape: the test transformer does not take a lone one. */
const LONE = String.fromCharCode(0xd800);
/** Text with everything in it that some surface takes for markup. */
const hostile = fc.string({
  unit: fc.constantFrom(
    '`',
    '|',
    '<',
    '>',
    '@',
    '#',
    '[',
    ']',
    '(',
    ')',
    '!',
    ':',
    '/',
    '\n',
    '\r',
    '\u001b',
    '\u202e',
    '\u200b',
    'a',
    '1',
    '%',
    ',',
    ' ',
    '\\',
    '_',
    '*',
    LONE,
    '💧',
    '-',
    '.',
    'w',
  ),
  maxLength: 60,
});

describe('visible', () => {
  test('shows what nobody would see', () => {
    expect(visible(`a\u202eb\u200bc\u001b[31m\u0000\u009b${LONE}\u{e0041}\n\t`)).toBe(
      'a\\u{202e}b\\u{200b}c\\u{1b}[31m\\u{0}\\u{9b}\\u{d800}\\u{e0041}\\n\\t',
    );
  });
  test('leaves ordinary text of any script alone', () => {
    expect(visible('Tromsø — 天気 💧 ☀️ مرحبا')).toBe('Tromsø — 天気 💧 ☀️ مرحبا');
  });
  test('nothing invisible is left, whatever comes', () => {
    fc.assert(
      fc.property(
        hostile,
        (text) =>
          !/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u.test(visible(text)),
      ),
    );
  });
});

describe('plain', () => {
  test('is no workflow command', () => {
    expect(plain('::error::x')).toBe(`:${J}:error::x`);
    expect(plain('  ::set-output name=x::y')).toBe(`  :${J}:set-output name=x::y`);
    expect(plain('a ##[error]b')).toBe(`a #${J}#[error]b`);
    expect(plain('alloc::string')).toBe('alloc::string');
  });
});

describe('markdown', () => {
  test.each([
    ['@octocat', `@${J}octocat`],
    ['#123', `\\#${J}123`],
    ['GH-12', `GH${J}-12`],
    ['owner/repo#1', `owner/repo\\#${J}1`],
    ['https://evil.example', `https:${J}//evil.example`],
    ['www.evil.example', `www${J}.evil.example`],
    ['[x](y)', '\\[x\\](y)'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['a|b', 'a\\|b'],
    ['`x`', '\\`x\\`'],
    ['- [ ] x', '\\- \\[ \\] x'],
    ['1. x', '1\\. x'],
    ['a\nb', 'a\\\\nb'],
    ['d670460b4b4aece5915caf5c68d12f560a9fe3e4', `d67046${J}0b4b4a${J}ece591${J}5caf5c${J}68d12f${J}560a9f${J}e3e4`],
  ])('%j', (text, expected) => expect(markdown(text)).toBe(expected));
  test('no line feed, mention or bare markup is left, whatever comes', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = markdown(text);
        expect(shown).not.toMatch(/[\n\r]/);
        expect(shown).not.toMatch(/@[a-z0-9]/i);
        expect(shown.replace(/\\[^]/g, '')).not.toMatch(/[<>[\]`*|]/);
      }),
    );
  });
});

describe('code', () => {
  test('the fence is longer than any run of backticks in it', () => {
    expect(codeSpan('a')).toBe('`a`');
    expect(codeSpan('a``b')).toBe('```a``b```');
    expect(codeSpan('`a')).toBe('`` `a ``');
    expect(codeSpan('')).toBe('` `');
    expect(codeBlock('```\n@x', 'json')).toBe('````json\n```\n@x\n````');
  });
  test('a table’s cell with a bar is prose', () => {
    expect(codeSpan('a|b')).toBe('`a|b`');
    expect(cellSpan('a\\|b')).toBe('a\\\\\\|b');
    expect(cellSpan('ab')).toBe('`ab`');
  });
  test('a sentence’s code and prose are each neutralised, wherever a backtick moves the border', () => {
    expect(byCode('tool `say` is gone', markdown, codeSpan)).toBe('tool `say` is gone');
    expect(byCode('tool `s`@all` is gone', markdown, codeSpan)).toBe(`tool \`s\`@${J}all\\\` is gone`);
  });
});

test('html', () => {
  expect(html('<script>"&\'`\u202e</script>')).toBe('&#60;script&#62;&#34;&#38;&#39;&#96;\\u{202e}&#60;/script&#62;');
});

test('workflow commands: nothing ends the message or a property', () => {
  expect(commandData('50%\r\n::error::x')).toBe('50%25\\r%0A::error::x');
  expect(commandProperty('a:b,c%\nd')).toBe('a%3Ab%2Cc%25\\nd');
  fc.assert(
    fc.property(hostile, (text) => !/[\n\r]/.test(commandData(text)) && !/[\n\r:,]/.test(commandProperty(text))),
  );
});

test('SARIF: no link', () => {
  expect(sarifText('[x](http://y) \\')).toBe('\\[x\\](http://y) \\\\');
});

test('shorten never cuts a pair in two', () => {
  expect(shorten('💧💧', 4)).toBe('💧💧');
  expect(shorten('💧💧💧', 4)).toBe('💧…');
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.nat(20),
      (text, limit) => shorten(text, limit + 1).length <= limit + 1 && shorten(text, limit + 1).isWellFormed(),
    ),
  );
});
