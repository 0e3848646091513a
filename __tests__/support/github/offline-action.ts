import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runAction } from '../../../src/action/run.ts';
import type { Runner } from '../../../src/github/runner.ts';
import type { Event } from './events.ts';
import type { OfflineGitHub } from './offline.ts';

/** What one run in this process came to. */
export interface OfflineRun {
  readonly code: number;
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
}

/** A workspace for several runs. */
export async function workspaceOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<AsyncDisposable & { readonly home: string }> {
  const home = await mkdtemp(join(tmpdir(), 'berm-offline-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(home, 'work', path)), { recursive: true });
    await writeFile(join(home, 'work', path), content);
  }
  return { home, [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }) };
}

/** Runs the Action in this process, against a GitHub without sockets. */
export async function offlineRun(
  github: OfflineGitHub,
  event: Event,
  inputs: Readonly<Record<string, string>>,
  home: string,
): Promise<OfflineRun> {
  const payload = join(home, 'event.json');
  await writeFile(payload, JSON.stringify(event.payload));
  const outputs: Record<string, string> = {};
  const log: string[] = [];
  const runner: Runner = {
    print: (line) => void log.push(line),
    printUntrusted: (text) => void log.push(text),
    annotate: (level, message) => void log.push(`::${level}::${message}`),
    setOutputs: (given) => {
      Object.assign(outputs, given);
      return true;
    },
    addSummary: () => Promise.resolve(true),
    mask: () => undefined,
  };
  const env = {
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: github.webUrl,
    GITHUB_REPOSITORY: github.world.fullName,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: payload,
    GITHUB_REF: event.ref,
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Compatibility',
    GITHUB_WORKFLOW_REF: `${github.world.fullName}/.github/workflows/compat.yml@${event.ref}`,
    GITHUB_JOB: 'gate',
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: join(home, 'work'),
    RUNNER_TEMP: home,
    ...Object.fromEntries(
      Object.entries({ 'github-token': github.token, artifact: 'false', ...inputs }).map(([name, value]) => [
        `INPUT_${name.toUpperCase()}`,
        value,
      ]),
    ),
  };
  const { network } = github;
  const code = await runAction({ env, runner, command: '', confirmer: undefined, network });
  return { code, outputs, log: log.join('\n') };
}
