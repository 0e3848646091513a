import { contains, explain } from '../schema/index.ts';
import type { ContainsOptions, Draft } from '../schema/types.ts';
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { EXIT } from '../gate/exit-code.ts';
import { workerConfirmer } from '../platform/confirm/confirm.ts';
import { jsonText } from '../report/json-text.ts';
import { ownValue, parseArguments, type Arguments, type ArgumentSpec } from './arguments.ts';
import { helpText, type HelpText } from './help.ts';
import type { Command, CommandIo } from './io.ts';
import { readSchema } from './schema/file.ts';
import { answerPairs } from './schema/pairs.ts';
import { answerText } from './schema/text.ts';

const DRAFTS: readonly Draft[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'];
const FORMATS = ['text', 'json'] as const;

const SPEC: ArgumentSpec = {
  command: 'schema',
  inputs: [],
  own: {
    pairs: {
      type: 'string',
      value: 'file',
      meaning:
        'Answer many pairs: one line {"id", "writer", "reader", "draft"?} each, one line {"id", "answer", "witness"?, "reason"?, "ms"} back. "-" is standard input.',
    },
    draft: {
      type: 'string',
      value: DRAFTS.join('|'),
      meaning: 'The dialect of a schema that does not name its own with $schema. Default: 2020-12.',
    },
    strict: {
      type: 'boolean',
      meaning: 'Plain set reading: the writer may send property names that its schema does not declare.',
    },
    budget: {
      type: 'string',
      value: 'steps',
      meaning: 'Work to do for one pair before the answer is "undecided". The default fits real contracts.',
    },
    format: {
      type: 'string',
      short: 'f',
      value: FORMATS.join('|'),
      meaning: 'Default: text, in colour on a terminal.',
    },
    help: { type: 'boolean', short: 'h', meaning: 'Show this help.' },
  },
};

const HELP: HelpText = {
  usage: 'schema <writer.json> <reader.json> [options]',
  about:
    'Asks whether the reader accepts every value that the writer may send, for any two JSON Schemas: arguments of a tool (the old schema writes, the new one reads), results (the new one writes, the old one reads), components of two OpenAPI documents. Answers "compatible" (proven), "break" (with a value that proves it and every place that breaks) or "undecided" (with the reason).',
  examples: [
    ['schema old-input.json new-input.json', 'Do calls written for the old input still pass?'],
    [
      'schema v2/openapi.json#/components/schemas/User v1/openapi.json#/components/schemas/User',
      'A component of a larger document, by JSON Pointer.',
    ],
    ['schema --pairs pairs.jsonl --strict > answers.jsonl', 'Many pairs in one process.'],
  ],
  after: [
    'Exit codes: 0 compatible · 1 a break, or undecided · 2 a file is not JSON or not a schema · 3 usage. With --pairs: 0 when every line was answered, whatever the answer, and 2 when a line could not be read; that line is answered with {"id"?, "error"}.',
  ],
};

/** `berm-compat schema`: the containment engine on any two JSON Schemas. */
export const schema: Command = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const { positionals, own } = parseArguments(args, SPEC);
    const options = {
      ...draftOption(own),
      ...budgetOption(own),
      strict: own.has('strict'),
      confirmer: workerConfirmer,
    };
    const pairs = ownValue(own, 'pairs');
    if (pairs !== undefined) {
      if (positionals.length > 0)
        throw new ConfigError('--pairs takes the schemas from its lines. Leave the files out.');
      return answerPairs(pairs, options, io);
    }
    return answerOne(positionals, options, formatOf(own), io);
  },
};

async function answerOne(
  positionals: readonly string[],
  options: ContainsOptions,
  format: (typeof FORMATS)[number],
  io: CommandIo,
): Promise<number> {
  const [writerName, readerName, ...more] = positionals;
  if (writerName === undefined || readerName === undefined || more.length > 0) {
    throw new ConfigError(
      `Give two files: the writer's schema, then the reader's. ${positionals.length} given. See berm-compat schema --help.`,
    );
  }
  if (writerName === '-' && readerName === '-')
    throw new ConfigError('Only one of the two schemas can come from standard input.');
  const writer = await readSchema(writerName, io);
  const reader = await readSchema(readerName, io);
  const answer = contains(reader, writer, options);
  const places = answer.answer === 'compatible' ? [] : explain(reader, writer, options);
  await io.out(format === 'json' ? `${jsonText({ ...answer, places }, 2)}\n` : answerText(answer, places, io));
  return answer.answer === 'compatible' ? EXIT.passes : EXIT.refused;
}

function draftOption(own: Arguments['own']): { draft?: Draft } {
  const name = ownValue(own, 'draft');
  if (name === undefined) return {};
  const draft = DRAFTS.find((one) => one === name);
  if (draft !== undefined) return { draft };
  const close = near(name, DRAFTS);
  throw new ConfigError(
    `There is no draft "${name}".${close === undefined ? '' : ` Did you mean "${close}"?`} The drafts are: ${DRAFTS.join(', ')}.`,
  );
}

function budgetOption(own: Arguments['own']): { budget?: number } {
  const text = ownValue(own, 'budget');
  if (text === undefined) return {};
  const budget = /^[0-9]+$/.test(text) ? Number(text) : 0;
  if (!Number.isSafeInteger(budget) || budget < 1)
    throw new ConfigError(`--budget is "${text}". Give a whole number of steps, 1 or more.`);
  return { budget };
}

function formatOf(own: Arguments['own']): (typeof FORMATS)[number] {
  const name = ownValue(own, 'format') ?? 'text';
  const format = FORMATS.find((one) => one === name);
  if (format === undefined)
    throw new ConfigError(`There is no format "${name}" here. The formats are: ${FORMATS.join(', ')}.`);
  return format;
}
