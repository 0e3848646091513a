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

const WIDTH = 96;
const COLUMN = 34;

/** `--help` of a command: usage, what for, examples, options from the table of inputs. */
export function helpText(spec: ArgumentSpec, text: HelpText): string {
  const inputs = spec.inputs
    .filter((name) => name !== 'contracts')
    .map((name) => row(`--${name}${valueWord(inputSpec(name))}`, inputMeaning(name)));
  const own = Object.entries(spec.own).map(([name, option]) => row(ownName(name, option), option.meaning));
  const parts = [
    `Usage: berm-compat ${text.usage}`,
    wrap(text.about, WIDTH).join('\n'),
    [
      'Examples:',
      ...text.examples.flatMap(([line, shows]) => [
        `  $ berm-compat ${line}`,
        ...wrap(shows, WIDTH - 6).map((part) => `      ${part}`),
      ]),
    ].join('\n'),
    ['Options:', ...own, ...inputs].join('\n'),
    ...(text.after ?? []).map((paragraph) => wrap(paragraph, WIDTH).join('\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}

function row(name: string, meaning: string): string {
  const lines = wrap(meaning.replaceAll('`', ''), WIDTH - COLUMN);
  const head = `  ${name}`;
  const first =
    head.length >= COLUMN ? [head, `${' '.repeat(COLUMN)}${lines[0] ?? ''}`] : [head.padEnd(COLUMN) + (lines[0] ?? '')];
  return [...first, ...lines.slice(1).map((line) => ' '.repeat(COLUMN) + line)].join('\n');
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
