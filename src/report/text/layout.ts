import { columns, painter, wrap, type Paint } from '../paint.ts';
import type { RenderOptions } from '../options.ts';
import { byCode, plain } from '../untrusted.ts';

/** What every part needs to write itself. */
export interface Page {
  readonly paint: Paint;
  readonly width: number;
  readonly details: boolean;
}

/** The page for these options: 40 to 200 columns. */
export function pageOf({ colour = false, width = 100, details = false }: RenderOptions): Page {
  return { paint: painter(colour), width: Math.min(200, Math.max(40, width)), details };
}

/** A sentence of ours with text of a contract in it: harmless, and what stands between backticks in colour. */
export function sentence(text: string, { paint }: Page): string {
  return byCode(
    plain(text),
    (part) => part,
    (code) => paint.value(`\`${code}\``),
  );
}

/** A marked paragraph, wrapped, with a hanging indent. Both texts are harmless already and may be coloured. */
export function item(mark: string, text: string, indent: number, page: Page): string {
  const hang = indent + (mark === '' ? 0 : columns(mark) + 1);
  const lines = wrap(text, Math.max(16, page.width - hang), true);
  return lines
    .map(noCommand)
    .map((line, at) => `${at === 0 && mark !== '' ? `${' '.repeat(indent)}${mark} ` : ' '.repeat(hang)}${line}`)
    .join('\n');
}

/** A line that a wrap begins with text of a contract must be no workflow command when it is printed in a job. */
function noCommand(line: string): string {
  return line.replace(/^(\s*):(?=:)/, '$1:\u2060');
}

/** Puts the longest of `asides` that fits behind the last line, else the shortest below it, at `indent`. */
export function withAside(text: string, asides: readonly string[], indent: number, page: Page): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const fits = asides.find((aside) => columns(last) + 2 + columns(aside) <= page.width);
  if (fits !== undefined) return `${text}  ${page.paint.faint(fits)}`;
  const below = asides.at(-1);
  return below === undefined ? text : `${text}\n${item('', page.paint.faint(below), indent, page)}`;
}
