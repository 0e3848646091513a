/** One run of the Action: inputs and event → gate → surfaces → exit code. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonical } from '../core/fingerprint.ts';
import { ConfigError } from '../core/errors.ts';
import { parseJson, type Json } from '../core/json.ts';
import { parseOptions, runGate, type GateOptions, type GateResult, type World } from '../gate/index.ts';
import { EXIT, exitCodeOfError } from '../gate/exit-code.ts';
import { optional } from '../gate/optional.ts';
import { manifestFiles } from '../github/artifact-files.ts';
import { readOnBase } from '../github/base.ts';
import { checkTitle } from '../github/check.ts';
import { createClient, type Client } from '../github/client.ts';
import { readContext, whereabouts, type RunContext } from '../github/context.ts';
import { forkKey, publishForkComments } from '../github/fork.ts';
import { identityOf } from '../github/identity.ts';
import { readInputs } from '../github/inputs.ts';
import { judgedPull } from '../github/judged-pull.ts';
import { labelState } from '../github/label-state.ts';
import { lineDigests } from '../github/marker.ts';
import { publish } from '../github/publish.ts';
import { readPullState, type PullState } from '../github/pull-state.ts';
import type { Runner } from '../github/runner.ts';
import { putOnPath } from '../github/setup.ts';
import type { Session } from '../github/surface.ts';
import { createFetch, createHttpClient, runPatience, type Connected, type HttpClient } from '../net/index.ts';
import { programs } from '../platform/programs.ts';
import { smallFile } from '../platform/small-file.ts';
import { nodeWorkspace } from '../platform/workspace.ts';
import { renderText } from '../report/index.ts';
import { storedName } from '../sources/index.ts';
import { markdown, plain } from '../report/untrusted.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** GitHub's events have at most 25 MB. */
const EVENT_LIMIT = 32 * 1024 * 1024;

/** What a run of the Action reaches. */
export interface Outside {
  readonly env: Env;
  readonly runner: Runner;
  /** The built command, for `mode: setup`. */
  readonly command: string;
  readonly confirmer: World['confirmer'];
  /** Who sends, where it is not the platform: a network of a test's own. */
  readonly network?: { readonly fetch: typeof fetch; readonly connected: Connected };
}

/** Runs the Action. @returns the exit code; never throws */
export async function runAction(outside: Outside): Promise<number> {
  const { runner } = outside;
  try {
    return await run(outside);
  } catch (error) {
    const code = exitCodeOfError(error);
    const message = error instanceof Error ? error.message : String(error);
    const told = code === EXIT.bug ? `A bug of berm-compat, please report it: ${message}` : message;
    runner.annotate('error', told, 'Compatibility');
    await runner.addSummary(`## ❌ Compatibility: not checked\n\n${markdown(told)}`);
    if (code === EXIT.bug) printStack(error, runner);
    return code;
  }
}

function printStack(error: unknown, runner: Runner): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  for (const line of text.split('\n')) runner.print(plain(line));
}

/** What a run has at hand once its inputs and event were read. */
interface Setup {
  readonly env: Env;
  readonly runner: Runner;
  readonly confirmer: World['confirmer'];
  readonly options: GateOptions;
  readonly context: RunContext;
  /** Absent without a token. */
  readonly client?: Client;
  readonly http: HttpClient;
}

async function run({ env, runner, command, confirmer, network }: Outside): Promise<number> {
  const options = parseOptions(readInputs(env));
  if (options.bermdToken !== undefined) runner.mask(options.bermdToken);
  if (options.mode === 'setup') {
    await putOnPath(command, env);
    return EXIT.passes;
  }
  const context = readContext(env, readEvent(env['GITHUB_EVENT_PATH']));
  refuseTarget(context, options);
  const patience = runPatience(options.networkTimeout);
  const client =
    options.githubToken === ''
      ? undefined
      : await createClient(options.githubToken, {
          apiUrl: context.apiUrl,
          fetch: network?.fetch ?? createFetch(env),
          patience,
          warn: (message) => runner.annotate('notice', message),
        });
  const http = createHttpClient(env, {}, { patience, ...optional('connected', network?.connected) });
  try {
    if (options.mode === 'gate')
      return await gate({ env, runner, confirmer, options, context, http, ...(client !== undefined && { client }) });
    if (client === undefined) throw new ConfigError('"mode: comment" writes a comment and needs "github-token".');
    return await publishForkComments({
      client,
      http,
      context,
      runner,
      token: options.githubToken,
      forceLabel: options.forceLabel,
      policy: options.comment,
      now: Date.now(),
    });
  } finally {
    await http.close();
  }
}

async function gate(setup: Setup): Promise<number> {
  const { env, runner, options, context, client } = setup;
  const identity = identityOf({ ...context, ...optional('name', options.name), ...optional('matrix', options.matrix) });
  const pull: PullState =
    client === undefined
      ? { stickies: [], warnings: [], read: Date.now() }
      : await readPullState(client, context, {
          key: identity.key,
          forkKey: forkKey(context.workflow),
          contracts: lineDigests(options.contracts),
          label: options.forceLabel,
          covers: options.forceCovers,
          now: Date.now(),
        });
  for (const warning of pull.warnings) runner.annotate('warning', warning);
  const world = worldOf(setup, pull);
  const result = await runGate(options, world);
  const report = { ...result.report, notes: [...result.report.notes, ...pull.warnings] };
  runner.printUntrusted(renderText(report));
  const folder = await temporaryFolder(env);
  const session: Session = {
    runner,
    context,
    identity,
    pull,
    ...optional('folder', folder),
    ...optional('client', client),
  };
  const kept = result.kept.map(({ name, content }) => ({ name: storedName(name), content }));
  const files = [...manifestFiles(result.manifests), ...kept];
  const published = await publish({ report, changed: changed(result), files, settings: options }, session);
  // The runner shows ten errors of a step: one more would hide one of those that say what is wrong.
  if (report.exitCode !== EXIT.passes && published.get('log')?.state !== 'written')
    runner.annotate('error', checkTitle(report), 'Compatibility');
  return report.exitCode;
}

/** A folder that outlives the step; undefined where nothing can be written. */
async function temporaryFolder(env: Env): Promise<string | undefined> {
  for (const parent of [env['RUNNER_TEMP'], tmpdir()]) {
    if (parent === undefined || parent === '') continue;
    try {
      return await mkdtemp(join(parent, 'berm-compat-'));
    } catch {
      // The next one, then.
    }
  }
  return undefined;
}

/**
 * On `pull_request_target` the checkout is the base branch's: judging that would put a verdict on a commit that nobody
 * read. Checking the pull request out there would run its build with a token that may write.
 */
function refuseTarget({ trigger }: RunContext, { mode }: GateOptions): void {
  if (trigger.event !== 'pull_request_target' || mode !== 'gate') return;
  throw new ConfigError(
    'This workflow runs on pull_request_target, where the files are those of the base branch and not of the ' +
      'pull request. Let it run on pull_request; for pull requests from forks add the second workflow of ' +
      'docs/workflows, fork-comment.yml.',
  );
}

function worldOf({ env, runner, confirmer, options, context, client, http }: Setup, pull: PullState): World {
  const cwd = env['GITHUB_WORKSPACE'] ?? process.cwd();
  const world: World = {
    cwd,
    // Whoever wrote the pull request wrote the links in it.
    files: nodeWorkspace(cwd, { links: 'inside' }),
    onFault: (error) => printStack(error, runner),
    http,
    runProgram: programs(cwd, env),
    ...optional('confirmer', confirmer),
    env: { ...env, GITHUB_TOKEN: options.githubToken },
    ...(client !== undefined && { github: { octokit: client, token: options.githubToken, ...whereabouts(context) } }),
    ...optional('label', labelState(pull, options)),
  };
  const pullRequest = judgedPull(context, world);
  const judged: World = pullRequest === undefined ? world : { ...world, pullRequest };
  if (client === undefined || !('base' in context.trigger)) return judged;
  return { ...judged, baseContract: (contract) => readOnBase(contract, world) };
}

function readEvent(path: string | undefined): Json {
  if (path === undefined || path === '') return {};
  const file = smallFile(path, EVENT_LIMIT);
  if (file.state !== 'read')
    throw new ConfigError(
      `The event file ${path} (GITHUB_EVENT_PATH) cannot be read: ` +
        `${file.state === 'missing' ? 'it is not there' : file.why}.`,
    );
  try {
    return parseJson(new TextDecoder().decode(file.bytes), { dialect: 'ecma' }).value;
  } catch (cause) {
    throw new ConfigError(`The event file ${path} (GITHUB_EVENT_PATH) cannot be read as JSON.`, { cause });
  }
}

/** Whether there is something to say: a manifest is another one, or the report is not simply "compatible". */
function changed({ report, manifests }: GateResult): boolean {
  return (
    report.verdict !== 'compatible' ||
    manifests.some(({ current, baseline }) => canonical(current ?? null) !== canonical(baseline ?? null))
  );
}
