import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Everything that some surface takes for markup, a link, a mention, a picture, a command or the end of something. */
const PIECES = [
  '@octo/team',
  '@octocat',
  '#1',
  'octo/repo#12',
  'GH-7',
  'GHSA-xxxx-xxxx-xxxx',
  'CVE-2026-1234',
  'd670460b4b4aece5915caf5c68d12f560a9fe3e4',
  'www.evil.example',
  '_www.evil.example',
  '(www.evil.example)',
  'https://evil.example/x',
  'ftp://evil.example',
  'mailto:a@evil.example',
  'xmpp:a@evil.example',
  'a@evil.example',
  '<https://evil.example>',
  '![x](https://evil.example/x.png)',
  '[x](https://evil.example)',
  '[x]: https://evil.example',
  '[x]',
  '[^1]',
  '[^1]: x',
  ')',
  '](',
  '](https://evil.example',
  ')*www.evil.example',
  ')_@octocat',
  '<img src=x>',
  '<a href=https://evil.example>',
  '<!--',
  '-->',
  '</details>',
  '</summary>',
  '&lt;',
  '&#64;octocat',
  '&commat;octocat',
  '`',
  '``',
  '```',
  '"` ',
  '~~~',
  '`'.repeat(90),
  '|',
  '\\',
  '\\`',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  ' ',
  '    ',
  '# h',
  '> q',
  '- [ ] t',
  '1. l',
  '***',
  '---',
  '===',
  '**',
  '_',
  '~~',
  '$',
  '$x$',
  ':octocat:',
  ':',
  '::error::x',
  '##[error]x',
  '%0A',
  '\u202e',
  '\u200b',
  '\u2060',
  '\u0000',
  '\u001b[31m',
  'a',
  'Z',
  '9',
  '天',
  '💧',
  '.',
  '!',
  '{',
  '}',
];

/** Hostile text. */
export const hostile = fc
  .oneof(
    { weight: 5, arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 12 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...PIECES), { minLength: 30, maxLength: 200 }) },
  )
  .map((pieces) => pieces.join(''));

/** The tags that our own text makes. */
const OURS = new Set(
  (
    'h1 h2 h3 h4 h5 p ul ol li strong em b code pre blockquote table thead tbody tr th td details summary sub a ' +
    'br hr'
  ).split(' '),
);
/** Where our own links lead. */
const LINKS = /^https:\/\/(?:github\.com\/berm\/compat-action\/|github\.example\/acme\/weather\/)/;

/**
 * What stands in rendered Markdown that is not ours: tags, links, and what GitHub makes links of afterwards in plain
 * text.
 */
export function strangers(text: string): string[] {
  const page = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
  const tags = [...page.matchAll(/<\/?([a-z][a-z0-9]*)|<!--/gi)].filter(([, tag]) => !OURS.has(tag ?? ''));
  const links = [...page.matchAll(/(?:href|src)="([^"]*)"/g)].filter(([, url]) => !LINKS.test(url ?? ''));
  const prose = page
    .replace(/<(code|pre|a)\b[^>]*>[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, ' ');
  const made = [
    ...prose.matchAll(/@[a-z0-9]/gi),
    ...prose.matchAll(/#[0-9]/g),
    ...prose.matchAll(/\bGH-[0-9]|GHSA-[0-9a-z]|CVE-[0-9]/gi),
    ...prose.matchAll(/\b[0-9a-f]{7,40}\b/g),
    ...prose.matchAll(/www\.[a-z]|[a-z]:\/\//gi),
    ...prose.matchAll(/:[a-z0-9_+-]+:/gi),
    ...prose.matchAll(/[\u202a-\u202e\u2066-\u2069\u0000\u001b]/g),
  ];
  return [...tags, ...links, ...made].map(([found]) => found);
}
