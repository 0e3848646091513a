import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { distPath } from '../dist.ts';
import { runnerCommands, type Command } from './commands.ts';
import type { Event } from './events.ts';
import { NODE24 } from './node24.ts';
import type { GitHub } from './server.ts';

/** What one run of the Action is given. */
export interface ActionInput {
  /** Lines of `with:`. `github-token` is the stand-in's unless it is given. */
  readonly with: Readonly<Record<string, string>>;
  /** Files of the workspace, by path. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly attempt?: number;
  readonly job?: string;
}

/** What came of it. */
export interface ActionOutput {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Workflow commands of the log, as the runner reads them. */
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/**
 * Runs the built Action as the Actions runner does: a child process on Node 24 with the runner's environment and
 * nothing of this process's, in a workspace of its own, against the stand-in.
 */
export async function runAction(github: GitHub, event: Event, input: ActionInput): Promise<ActionOutput> {
  const home = await mkdtemp(join(tmpdir(), 'berm-action-'));
  const place = (name: string): string => join(home, name);
  try {
    for (const [path, content] of Object.entries(input.files)) {
      await mkdir(dirname(place(`work/${path}`)), { recursive: true });
      await writeFile(place(`work/${path}`), content);
    }
    for (const folder of ['work', 'temp']) await mkdir(place(folder), { recursive: true });
    await writeFile(place('event.json'), JSON.stringify(event.payload));
    for (const file of ['output', 'summary']) await writeFile(place(file), '');
    const env = {
      ...environment(github, event, input, place),
      ...inputsOf({ 'github-token': github.token, ...input.with }),
      ...input.env,
    };
    const ended = await ran(NODE24, [distPath('action.js')], { cwd: place('work'), env });
    return {
      ...ended,
      commands: runnerCommands(ended.stdout),
      outputs: environmentFile(await readFile(place('output'), 'utf8')),
      summary: await readFile(place('summary'), 'utf8'),
    };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

function environment(
  github: GitHub,
  event: Event,
  input: ActionInput,
  place: (name: string) => string,
): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: github.webUrl,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_REPOSITORY: github.world.fullName,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: place('event.json'),
    GITHUB_REF: event.ref,
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Compatibility',
    GITHUB_WORKFLOW_REF: `${github.world.fullName}/.github/workflows/compat.yml@${event.ref}`,
    GITHUB_JOB: input.job ?? 'gate',
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: String(input.attempt ?? 1),
    GITHUB_WORKSPACE: place('work'),
    GITHUB_OUTPUT: place('output'),
    GITHUB_STEP_SUMMARY: place('summary'),
    RUNNER_TEMP: place('temp'),
  };
}

function inputsOf(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

/** Starts a process and waits for its end; it is stopped after a minute. */
function ran(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** `name<<delimiter` blocks, as the runner reads them. */
export function environmentFile(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', , value = ''] of text.matchAll(/^([^\n<]+)<<(\S+)\n([\s\S]*?)\n?\2\n/gm))
    found[name] = value;
  return found;
}
