import type { InputName, InputSpec } from '../gate/inputs.ts';
import { inputSpec } from '../gate/options.ts';
import { wrap } from '../report/paint.ts';
import type { ArgumentSpec, OwnOption } from './arguments.ts';

/** What a command's `--help` is made of. */
export interface HelpText {
  readonly usage: string;
  /** A paragraph: what the command is for. */
  readonly about: string;
  /** Command lines to try, each with what it shows. */
  readonly examples: readonly (readonly [line: string, shows: string])[];
  /** Paragraphs behind the options. */
  readonly after?: readonly string[];
}

/** Where there is no terminal. */
const WIDTH = 96;
const NARROWEST = 40;
/** Where meanings begin beside their options; on a narrow terminal they stand below them. */
const COLUMN = 34;
const BELOW = 8;

interface Shape {
  readonly width: number;
  readonly column: number;
}

/** `--help` of a command: usage, what for, examples, options from the table of inputs. */
export function helpText(spec: ArgumentSpec, text: HelpText, columns = WIDTH): string {
  const width = Math.max(NARROWEST, Math.min(columns, WIDTH));
  const shape: Shape = { width, column: width < 72 ? BELOW : COLUMN };
  const inputs = spec.inputs
    .filter((name) => name !== 'contracts')
    .map((name) => row(`--${name}${valueWord(inputSpec(name))}`, inputMeaning(name), shape));
  const own = Object.entries(spec.own).map(([name, option]) => row(ownName(name, option), option.meaning, shape));
  const parts = [
    `Usage: berm-compat ${text.usage}`,
    wrap(text.about, width).join('\n'),
    [
      'Examples:',
      ...text.examples.flatMap(([line, shows]) => [
        `  $ berm-compat ${line}`,
        ...wrap(shows, width - 6).map((part) => `      ${part}`),
      ]),
    ].join('\n'),
    ['Options:', ...own, ...inputs].join('\n'),
    ...(text.after ?? []).map((paragraph) => wrap(paragraph, width).join('\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}

function row(name: string, meaning: string, { width, column }: Shape): string {
  const lines = wrap(meaning.replaceAll('`', ''), width - column);
  const head = `  ${name}`;
  const first =
    head.length >= column ? [head, `${' '.repeat(column)}${lines[0] ?? ''}`] : [head.padEnd(column) + (lines[0] ?? '')];
  return [...first, ...lines.slice(1).map((line) => ' '.repeat(column) + line)].join('\n');
}

function ownName(name: string, { short, value }: OwnOption): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`;
}

function valueWord(spec: InputSpec): string {
  switch (spec.type) {
    case 'flag':
      return '';
    case 'choice':
      return ` <${spec.values.join('|')}>`;
    case 'integer':
      return ' <number>';
    case 'lines':
      return ' <text>…';
    case 'words':
      return ' <a,b,…>';
    case 'text':
      return ' <text>';
    default:
      return spec satisfies never;
  }
}

function inputMeaning(name: InputName): string {
  const { meaning, default: standard } = inputSpec(name);
  return standard === undefined || standard === 'false' ? meaning : `${meaning} Default: ${standard}.`;
}
