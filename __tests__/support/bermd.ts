import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { freePort, installed } from './registry.ts';

const CARGO = join(homedir(), '.cargo', 'bin');

/** The path of the real bermd, where it is installed: on `PATH`, or where cargo puts it. */
export function bermdPath(): string | undefined {
  return installed('bermd') ?? installed('bermd', CARGO);
}

/** `describe` where bermd is installed; elsewhere skipped, with a message. */
export function describeWithBermd(title: string, body: () => void): void {
  if (bermdPath() !== undefined) {
    describe(title, body);
    return;
  }
  process.stderr.write(
    `skipped: "${title}" needs bermd 0.1.0 (cargo install bermd --version 0.1.0), not installed here\n`,
  );
  describe.skip(title, body);
}

/** What bermd answered. */
export interface Answered {
  readonly status: number;
  readonly text: string;
}

export interface Bermd {
  readonly url: string;
  deploy(program: string, image: Uint8Array, query?: string): Promise<Answered>;
  /** Calls a tool; `caller` null is nobody. */
  call(program: string, tool: string, args: object, caller: object | null): Promise<Answered>;
  close(): Promise<void>;
}

/** Starts the real bermd on loopback, with everything it keeps under a folder of its own. */
export async function startBermd(): Promise<Bermd> {
  const path = bermdPath();
  if (path === undefined) throw new Error('bermd is not installed');
  const root = mkdtempSync(join(tmpdir(), 'bermd-'));
  const port = await freePort();
  const child = spawn(path, ['--addr', `127.0.0.1:${String(port)}`, '--root', root], {
    stdio: 'ignore',
    env: { HOME: root, PATH: process.env['PATH'] },
  });
  child.unref();
  const url = `http://127.0.0.1:${String(port)}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 400) throw new Error('bermd did not start');
    if (
      await fetch(`${url}/programs`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((done) => setTimeout(done, 50));
  }
  const answer = async (response: Response): Promise<Answered> => ({
    status: response.status,
    text: await response.text(),
  });
  return {
    url,
    deploy: async (program, image, query = '') =>
      answer(await fetch(`${url}/programs/${program}${query}`, { method: 'PUT', body: Buffer.from(image) })),
    call: async (program, tool, args, caller) =>
      answer(
        await fetch(`${url}/programs/${program}/tools/${tool}`, {
          method: 'POST',
          body: JSON.stringify(args),
          headers: caller === null ? {} : { 'x-berm-caller': JSON.stringify(caller) },
        }),
      ),
    close: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
