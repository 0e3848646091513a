import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe } from '@jest/globals';
import { parseJson } from '../../src/core/json.ts';
import type { UpstreamBreak } from '../support/reasons.ts';

const CRATE = fileURLToPath(new URL('Cargo.toml', import.meta.url));
const TARGET = fileURLToPath(new URL('../../build/upstream', import.meta.url));

/** A question for berm-api: two images to compare, or one to read. */
export type Question = { readonly old: Uint8Array; readonly new: Uint8Array } | { readonly image: Uint8Array };

/** Its answer: the breaks and publishes of two, the manifest of one, or why it refused. */
export interface UpstreamAnswer {
  readonly breaks?: readonly UpstreamBreak[];
  readonly publishes?: readonly string[];
  readonly error?: string;
}

/** `cargo`, where it is installed. */
const CARGO: string | undefined = [...(process.env['PATH'] ?? '').split(delimiter), join(homedir(), '.cargo', 'bin')]
  .map((folder) => join(folder, process.platform === 'win32' ? 'cargo.exe' : 'cargo'))
  .find((file) => existsSync(file));

/** `describe` where the crate can be built; elsewhere skipped, with a message. */
export function describeUpstream(title: string, body: () => void): void {
  if (CARGO !== undefined) describe(title, body);
  else {
    process.stderr.write(
      `skipped: "${title}" compares with the crate berm-api and needs cargo, which is not installed\n`,
    );
    describe.skip(title, body);
  }
}

/** Builds the program that asks berm-api: a minute the first time, nothing afterwards. */
export function buildUpstream(): void {
  if (CARGO === undefined) throw new Error('cargo is not installed');
  const built = spawnSync(CARGO, ['build', '--quiet', '--manifest-path', CRATE], {
    env: { ...process.env, CARGO_TARGET_DIR: TARGET },
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`cargo could not build ${CRATE}: ${built.error?.message ?? built.stderr}`);
}

/** Asks berm-api, all questions in one run of the program; an answer for each, in order. */
export async function askUpstream(questions: readonly Question[]): Promise<UpstreamAnswer[]> {
  const child = spawn(join(TARGET, 'debug', 'berm-upstream'), { stdio: ['pipe', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.end(questions.map((question) => `${JSON.stringify(inHex(question))}\n`).join(''));
  const code = await ended;
  const answers = Buffer.concat(chunks)
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => parseJson(line, { maxDepth: 1000 }).value as UpstreamAnswer);
  if (code !== 0 || answers.length !== questions.length)
    throw new Error(`berm-upstream ended with ${code} after ${answers.length} answers`);
  return answers;
}

function inHex(question: Question): Record<string, string> {
  return Object.fromEntries(
    Object.entries(question).map(([side, image]: [string, Uint8Array]) => [side, Buffer.from(image).toString('hex')]),
  );
}
