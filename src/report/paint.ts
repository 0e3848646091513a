import { wrapAnsi } from 'fast-wrap-ansi';
import stringWidth from 'fast-string-width';

/** Colours of a terminal, by what they mean. */
export interface Paint {
  readonly bad: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly good: (text: string) => string;
  readonly value: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
}

const sgr = (open: number, close: number) => (text: string) =>
  text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`;
const none = (text: string): string => text;

const COLOURED: Paint = {
  bad: sgr(31, 39),
  warn: sgr(33, 39),
  good: sgr(32, 39),
  value: sgr(36, 39),
  strong: sgr(1, 22),
  faint: sgr(2, 22),
};
const PLAIN: Paint = { bad: none, warn: none, good: none, value: none, strong: none, faint: none };

/** The colours, or none. */
export function painter(colour: boolean): Paint {
  return colour ? COLOURED : PLAIN;
}

/** Columns that text takes on a terminal: wide characters take two, colours none. */
export function columns(text: string): number {
  return stringWidth(text);
}

/**
 * Breaks text into lines of at most `width` columns at blanks. Colours may stand in it.
 *
 * @param hard whether a longer word is cut; else it stands alone
 * @returns at least one line
 */
export function wrap(text: string, width: number, hard = false): string[] {
  return wrapAnsi(text, width, { hard }).split('\n');
}
