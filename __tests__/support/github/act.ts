import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe } from '@jest/globals';
import { distPath, ROOT } from '../dist.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { HAS_NODE24, pathWithNode24 } from './node24.ts';
import type { GitHub } from './server.ts';

/** A program of this machine, on PATH or where Go puts what it builds; undefined where it is not. */
export function programPath(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), join(homedir(), 'go', 'bin')];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const ACT = programPath('act');

/** `describe` where the runner `act` (and the Node it shall use) is there; elsewhere skipped, with a message. */
export function describeWithAct(title: string, body: () => void): void {
  const missing =
    ACT === undefined
      ? 'act (go install github.com/nektos/act@v0.2.89)'
      : HAS_NODE24
        ? undefined
        : 'Node 24 (node scripts/node24.mjs)';
  if (missing === undefined) {
    describe(title, body);
    return;
  }
  process.stderr.write(`skipped: "${title}" needs ${missing}\n`);
  describe.skip(title, body);
}

export interface ActInput {
  /** The workflow's text. */
  readonly workflow: string;
  /** Files of the repository. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Shell scripts that stand for programs of the runner: `cargo`, `gh`. */
  readonly programs?: Readonly<Record<string, string>>;
  /** More variables of the runner, over those that point to the stand-in. */
  readonly env?: Readonly<Record<string, string>>;
  /** Actions of others, as folders of files: `actions/upload-artifact@v4` → `{'action.yml': …}`. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly runId?: number;
  readonly attempt?: number;
}

export interface ActOutput {
  readonly code: number | null;
  /** Job id → result, of the jobs that ran. */
  readonly jobs: Readonly<Record<string, string>>;
  /** `job/step` → result, of the main steps that ran. */
  readonly steps: Readonly<Record<string, string>>;
  readonly commands: readonly Command[];
  /** What the steps printed. */
  readonly log: string;
  /** Outputs of all steps by name; the last one wins. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** The Action as a repository of its own, so that `uses: berm/compat-action@v1` is what users write. */
function actionRepository(home: string): string {
  const folder = join(home, 'action');
  mkdirSync(folder);
  cpSync(join(ROOT, 'action.yml'), join(folder, 'action.yml'));
  cpSync(dirname(distPath('action.js')), join(folder, 'dist'), { recursive: true });
  return folder;
}

function write(folder: string, files: Readonly<Record<string, string | Uint8Array>>, mode = 0o644): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode });
  }
}

/** A checkout of the stand-in's repository, committed: act reads the repository's name and branch from git. */
function checkout(folder: string, github: GitHub, input: ActInput, home: string): void {
  write(folder, { '.github/workflows/workflow.yml': input.workflow, ...input.files });
  const git = (...args: string[]): void =>
    void execFileSync('git', args, {
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', HOME: home },
    });
  git('init', '--initial-branch=main');
  git('remote', 'add', 'origin', `https://github.com/${github.world.fullName}.git`);
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.test', 'commit', '--message=test');
}

/**
 * Runs a workflow with `act` on this machine, without Docker and without a network, against the stand-in of GitHub.
 * act decides nothing about `types:`, `permissions:` or `concurrency:`; the stand-in enforces permissions.
 */
export async function runAct(github: GitHub, event: Event, input: ActInput): Promise<ActOutput> {
  const home = mkdtempSync(join(tmpdir(), 'berm-act-'));
  try {
    const repository = join(home, 'repository');
    mkdirSync(repository);
    checkout(repository, github, input, home);
    write(
      join(home, 'bin'),
      Object.fromEntries(Object.entries(input.programs ?? {}).map(([name, text]) => [name, `#!/bin/sh\n${text}\n`])),
      0o755,
    );
    write(home, { 'event.json': JSON.stringify(event.payload) });
    const env = { ...runnerEnvironment(github, event, input), ...input.env };
    const args = [
      event.name,
      '--eventpath',
      join(home, 'event.json'),
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--local-repository',
      `berm/compat-action@v1=${actionRepository(home)}`,
      ...Object.entries(input.actions ?? {}).flatMap(([name, files], at) => {
        const folder = join(home, `action-${at}`);
        write(folder, files);
        return ['--local-repository', `${name}=${folder}`];
      }),
      '--secret',
      `GITHUB_TOKEN=${github.token}`,
      '--json',
      '--rm',
      '--no-cache-server',
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ];
    const path = [join(home, 'bin'), pathWithNode24('/usr/local/bin:/usr/bin:/bin')].join(delimiter);
    return read(await ran(args, repository, { HOME: home, PATH: path, ACT_DISABLE_VERSION_CHECK: '1', NO_COLOR: '1' }));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

function runnerEnvironment(github: GitHub, event: Event, input: ActInput): Record<string, string> {
  return {
    GITHUB_API_URL: github.url,
    GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
    GITHUB_SERVER_URL: github.webUrl,
    GITHUB_WORKFLOW_REF: `${github.world.fullName}/.github/workflows/compatibility.yml@${event.ref}`,
    GITHUB_REF: event.ref,
    SHA_REF: event.sha,
    GITHUB_RUN_ID: String(input.runId ?? 4242),
    GITHUB_RUN_ATTEMPT: String(input.attempt ?? 1),
  };
}

function ran(
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(ACT ?? 'act', args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 100_000 });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout }));
  });
}

type Line = Readonly<Record<string, unknown>>;

function read({ code, stdout }: { code: number | null; stdout: string }): ActOutput {
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
  const text = (line: Line, name: string): string => (typeof line[name] === 'string' ? line[name] : '');
  const some = <T>(pick: (line: Line) => readonly [string, T] | undefined): Record<string, T> =>
    Object.fromEntries(lines.map(pick).filter((pair) => pair !== undefined));
  return {
    code,
    jobs: some((line) => ('jobResult' in line ? [text(line, 'jobID'), text(line, 'jobResult')] : undefined)),
    steps: some((line) =>
      'stepResult' in line && line['stage'] === 'Main'
        ? [`${text(line, 'jobID')}/${text(line, 'step')}`, text(line, 'stepResult')]
        : undefined,
    ),
    commands: lines.filter((line) => ['error', 'warning', 'notice'].includes(text(line, 'command'))).map(commandOf),
    log: lines
      .filter((line) => line['raw_output'] === true)
      .map((line) => text(line, 'msg'))
      .join(''),
    outputs: some((line) => (line['command'] === 'set-output' ? [text(line, 'name'), text(line, 'arg')] : undefined)),
    summary: lines
      .filter((line) => line['command'] === 'summary')
      .map((line) => text(line, 'content'))
      .join('\n'),
  };
}

function commandOf(line: Line): Command {
  return {
    name: String(line['command']),
    properties: (line['kvPairs'] ?? {}) as Record<string, string>,
    message: String(line['arg']),
  };
}

/** A file of the repository under test. */
export function repositoryFile(path: string): string | undefined {
  const whole = join(ROOT, path);
  return existsSync(whole) ? whole : undefined;
}
