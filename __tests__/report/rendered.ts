/** How much room Markdown takes once it is rendered. */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** Characters on a line of a comment: GitHub's column at its usual width. */
const LINE = 105;

/** The Markdown as HTML, as GitHub parses it; its sanitizer is not part of this. */
export function page(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousHtml: true });
}

/** Rendered lines in front of the first fold: headings, paragraphs, and table rows as high as their highest cell. */
export function linesBeforeFold(markdown: string): number {
  const html = page(markdown).split('<details>')[0] ?? '';
  let lines = 0;
  for (const [block, tag = ''] of html.matchAll(/<(h[1-6]|p|tr|li)>[^]*?<\/\1>/g)) {
    if (tag !== 'tr') lines += high(block, LINE);
    else {
      const cells = [...block.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell);
      lines += Math.max(1, ...cells.map((cell) => high(cell, columnOf(html, cells.length))));
    }
  }
  return lines;
}

/** A table shares the line between its columns; the place takes little. */
function columnOf(_: string, cells: number): number {
  return cells <= 1 ? LINE : Math.floor(LINE / Math.min(cells, 2.4));
}

function high(html: string, width: number): number {
  const text = html
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z]+;|&#[0-9]+;/g, 'x');
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.trim().length / width)), 0);
}
