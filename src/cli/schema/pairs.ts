import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { submitWitnesses, type Pending } from '../../platform/confirm/confirm.ts';
import { confirmedAnswer, contains } from '../../schema/index.ts';
import type { Answer, ContainsOptions, Draft } from '../../schema/types.ts';
import { ConfigError, ContractError } from '../../core/errors.ts';
import { isObject, JsonError, member, parseJson, type Json, type JsonObject } from '../../core/json.ts';
import { EXIT } from '../../gate/exit-code.ts';
import { jsonText } from '../../report/json-text.ts';
import type { CommandIo } from '../io.ts';
import { cannotRead, MAX_DEPTH } from './file.ts';

/** Pairs whose witnesses are handed to the worker together. */
const BATCH = 64;
/** Batches that the worker may be behind: some pairs are hard to decide and others hard to confirm, and both sides should be busy. */
const AHEAD = 24;
const EVERY = 100;

interface Pair {
  readonly id: Json;
  readonly reader: Json;
  readonly writer: Json;
  /** As stated in the line or for all of them. */
  readonly draft: Draft | undefined;
}

/** One line of the output, before its witness is confirmed. */
type Line =
  | { readonly id?: Json; readonly error: string }
  | { readonly pair: Pair; readonly answer: Answer; readonly ms: number };

/**
 * Answers a file of pairs, line by line and in order; a batch of witnesses is confirmed while the next is decided.
 *
 * @param file a path, or `-` for standard input
 * @returns the exit code: 0 when every line was answered, 2 when one could not be read
 * @throws ConfigError when the file cannot be read
 */
export async function answerPairs(file: string, options: ContainsOptions, io: CommandIo): Promise<number> {
  const progress = progressOf(io);
  let failed = 0;
  const waiting: Batch[] = [];
  let lines: Line[] = [];
  const print = async (most: number): Promise<void> => {
    while (waiting.length > most) {
      const [first] = waiting.splice(0, 1);
      if (first !== undefined) await io.out(printed(first));
    }
  };
  const turn = async (): Promise<void> => {
    waiting.push(handOver(lines, options.strict === true));
    lines = [];
    await print(AHEAD);
  };
  for await (const { text, number } of linesOf(file, io)) {
    if (text.trim() === '') continue;
    const line = decide(text, number, options);
    if ('error' in line) failed += 1;
    progress.step(line);
    if (lines.push(line) >= BATCH) await turn();
  }
  await turn();
  await print(0);
  progress.wipe();
  return failed === 0 ? EXIT.passes : EXIT.invalid;
}

function decide(text: string, number: number, options: ContainsOptions): Line {
  let id: Json | undefined;
  try {
    const { value } = parseJson(text, { maxDepth: MAX_DEPTH, dialect: 'json' });
    if (!isObject(value)) throw new ContractError('pair', `line ${number} is not an object {"id", "writer", "reader"}`);
    id = member(value, 'id');
    const pair = pairOf(value, options.draft);
    const begun = performance.now();
    const answer = contains(pair.reader, pair.writer, {
      ...options,
      ...(pair.draft !== undefined && { draft: pair.draft }),
      confirm: false,
    });
    return { pair, answer, ms: performance.now() - begun };
  } catch (error) {
    if (error instanceof JsonError)
      return { error: `line ${number} is not JSON: ${error.message} (column ${error.offset + 1})` };
    if (error instanceof ContractError) return { ...(id !== undefined && { id }), error: error.message };
    throw error;
  }
}

function pairOf(line: JsonObject, otherwise: Draft | undefined): Pair {
  const draft = member(line, 'draft') ?? otherwise;
  if (draft !== undefined && !isDraft(draft))
    throw new ContractError('pair-draft', `"draft" must be one of ${Object.keys(DRAFTS).join(', ')}`);
  return { id: member(line, 'id') ?? null, reader: schemaOf(line, 'reader'), writer: schemaOf(line, 'writer'), draft };
}

function schemaOf(line: JsonObject, side: 'reader' | 'writer'): Json {
  const schema = member(line, side);
  if (schema === undefined)
    throw new ContractError('pair-schema', `"${side}" is missing: a line is {"id", "writer", "reader", "draft"?}`);
  if (typeof schema !== 'boolean' && !isObject(schema))
    throw new ContractError('pair-schema', `"${side}" must be a JSON Schema: an object or a boolean`);
  return schema;
}

const DRAFTS: Readonly<Record<Draft, true>> = {
  'draft-04': true,
  'draft-06': true,
  'draft-07': true,
  '2019-09': true,
  '2020-12': true,
};

function isDraft(value: Json): value is Draft {
  return typeof value === 'string' && Object.hasOwn(DRAFTS, value);
}

interface Batch {
  readonly lines: readonly Line[];
  readonly verdicts: Pending;
}

function handOver(lines: readonly Line[], strict: boolean): Batch {
  const checks = lines.flatMap((line) =>
    'pair' in line && line.answer.answer === 'break'
      ? [
          {
            reader: line.pair.reader,
            writer: line.pair.writer,
            draft: line.pair.draft ?? '2020-12',
            witness: line.answer.witness,
            strict,
          },
        ]
      : [],
  );
  return { lines, verdicts: submitWitnesses(checks) };
}

function printed({ lines, verdicts }: Batch): string {
  const said = [...verdicts.collect()];
  return lines
    .map((line) => {
      if ('error' in line) return `${jsonText(line)}\n`;
      const answer =
        line.answer.answer === 'break' ? confirmedAnswer(line.answer, said.shift() ?? 'unavailable') : line.answer;
      return `${jsonText({ id: line.pair.id, ...answer, ms: Math.round(line.ms * 1000) / 1000 })}\n`;
    })
    .join('');
}

async function* linesOf(file: string, io: CommandIo): AsyncGenerator<{ text: string; number: number }> {
  const input: AsyncIterable<Uint8Array> =
    file === '-' ? (io.input ?? Readable.from([])) : createReadStream(resolve(io.cwd, file));
  const decoder = new TextDecoder();
  let begun: string[] = [];
  let number = 0;
  const take = (text: string): { text: string; number: number } => {
    number += 1;
    const line = { text: [...begun, text].join(''), number };
    begun = [];
    return line;
  };
  try {
    for await (const piece of input) {
      const [first = '', ...more] = decoder.decode(piece, { stream: true }).split('\n');
      let open = first;
      for (const next of more) {
        yield take(open);
        open = next;
      }
      begun.push(open);
    }
  } catch (error) {
    throw new ConfigError(cannotRead(file, error));
  }
  yield take('');
}

/** A line on a terminal that counts what was answered. */
function progressOf(io: CommandIo): { step(line: Line): void; wipe(): void } {
  const counts = new Map<string, number>();
  let drawn = Date.now();
  let visible = false;
  return {
    step(line) {
      const what = 'error' in line ? 'unreadable' : line.answer.answer;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (!io.progress || Date.now() - drawn < EVERY) return;
      drawn = Date.now();
      visible = true;
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      io.err(`\r\u001b[2K${total} pairs: ${[...counts].map(([name, count]) => `${count} ${name}`).join(', ')}`);
    },
    wipe() {
      if (visible) io.err('\r\u001b[2K');
    },
  };
}
