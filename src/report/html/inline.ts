/** The small parts of the page. Everything of a contract is neutralised here. */
import { docsUrl } from '../docs.ts';
import type { Piece } from '../excerpt.ts';
import type { Location } from '../model.ts';
import { lineUrl, type Links } from '../options.ts';
import { byCode, html, shorten } from '../untrusted.ts';

/** A sentence of ours: what it puts between backticks becomes code. */
export function prose(text: string): string {
  return byCode(text, html, (code) => `<code>${html(code)}</code>`);
}

/** Several texts of which some are empty. */
export function joined(parts: readonly string[], between = ''): string {
  return parts.filter((part) => part !== '').join(between);
}

export function marked(pieces: readonly Piece[]): string {
  return pieces.map(({ text, mark }) => (mark && text !== '' ? `<mark>${lines(text)}</mark>` : lines(text))).join('');
}

/** Line feeds of our own layout stay; every other invisible character is shown. */
function lines(text: string): string {
  return text.split('\n').map(html).join('\n');
}

export function folded(title: string, body: string): string {
  return `<details><summary>${html(title)}</summary>\n${body}\n</details>`;
}

export function docsLink(folder: 'kinds' | 'rules', id: string): string {
  return `<a href="${html(docsUrl(folder, id))}">${html(id)}</a>`;
}

/** `src/lib.rs:217`: the end of the path, which tells files apart, whole under the pointer; linked where the commit is known. */
export function place(location: Location | undefined, links: Links | undefined): string {
  if (location === undefined) return '';
  const { path, line } = location;
  const text = html(`${shorten(path.split('/').slice(-2).join('/'), 100)}:${line}`);
  const whole = html(`${shorten(path, 300)}:${line}`);
  return links === undefined
    ? `<code title="${whole}">${text}</code>`
    : `<a href="${html(lineUrl(links, path, line))}" title="${whole}">${text}</a>`;
}
