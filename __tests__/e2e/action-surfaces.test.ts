import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runAction, type ActionInput, type ActionOutput } from '../support/github/action-process.ts';
import { DEMANDS_DAYS, forecast, RUST_SOURCE, weather } from '../support/github/contracts.ts';
import { pullRequest, push } from '../support/github/events.ts';
import { startResults, type Results } from '../support/github/results.ts';
import { secondaryLimit, startGitHub, type GitHub } from '../support/github/server.ts';
import { tool } from '../support/wasm.ts';
import type { Pull } from '../support/github/world.ts';

// A process is started for each; under load that takes a while.
jest.setTimeout(60_000);

let github: GitHub;
let results: Results | undefined;
let pull: Pull;
beforeEach(async () => {
  github = await startGitHub();
  github.world.release('v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } });
  pull = github.world.pull();
});
afterEach(async () => {
  const { violations } = github;
  await Promise.all([github.close(), results?.close()]);
  results = undefined;
  expect(violations).toEqual([]);
});

const BREAKING = weather('1.5.0', DEMANDS_DAYS);

function input(more: Record<string, string> = {}, image: string | Uint8Array = BREAKING): ActionInput {
  return {
    with: { contracts: 'weather=dist/weather.wasm', artifact: 'false', ...more },
    files: { 'dist/weather.wasm': image, 'src/lib.rs': RUST_SOURCE },
  };
}
const run = (given: ActionInput = input()): Promise<ActionOutput> =>
  runAction(github, pullRequest(github.world, pull), given);
const warnings = ({ commands }: ActionOutput): string[] =>
  commands.filter(({ name }) => name === 'warning').map(({ message }) => message);
const ours = (): string[] =>
  github.world.comments.filter(({ author }) => author === 'github-actions[bot]').map(({ body }) => body);

describe('a permission that is missing, each alone: a warning, and the same verdict', () => {
  test('checks: the annotations come as workflow commands', async () => {
    github.world.permissions.checks = 'read';
    const out = await run();
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused', 'check-url': '' } });
    expect(warnings(out)).toEqual([expect.stringContaining('add "checks: write"')]);
    expect(out.commands).toContainEqual({
      name: 'error',
      properties: {
        file: 'src/lib.rs',
        line: '8',
        col: expect.any(String),
        title: 'weather: tool forecast: argument-newly-required',
      },
      message: expect.stringContaining('is now required'),
    });
    expect(out.summary).toContain('### Not published');
    expect(ours()).toHaveLength(1);
  });

  test('pull-requests: the comment is left out', async () => {
    Object.assign(github.world.permissions, { 'pull-requests': 'read', issues: 'none' });
    const out = await run();
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused', 'comment-url': '' } });
    expect(warnings(out)).toEqual([expect.stringContaining('add "pull-requests: write"')]);
    expect(github.world.checkRuns).toHaveLength(1);
  });

  test('the label cannot be read: what it might have let through is not refused, it could not be judged', async () => {
    github.world.label(1, 'force', 'maintainer');
    Object.assign(github.world.permissions, { 'pull-requests': 'none', issues: 'none' });
    const out = await run();
    expect(out).toMatchObject({ code: 4, outputs: { verdict: 'error' } });
    expect(out.summary).toContain('The label "force" could not be read');
    expect(out.summary).toContain('pull-requests: read');
    // Where nothing blocks it does not matter.
    expect(await run(input({}, weather('1.4.0')))).toMatchObject({ code: 0, outputs: { verdict: 'compatible' } });
  });

  test('a label’s answer that is cut in its middle is asked for again', async () => {
    github.world.label(1, 'force', 'maintainer');
    github.faults.push({ on: /get .*\/issues\/1\/labels/, status: 200, raw: '[{"id":1,"na', times: 1 });
    expect(await run()).toMatchObject({ code: 0, outputs: { verdict: 'forced' } });
  });

  test('no folder, no outputs, no summary to write to: the verdict is published where it can be', async () => {
    const out = await run({
      ...input(),
      env: {
        RUNNER_TEMP: '/nowhere/at/all',
        GITHUB_OUTPUT: '/nowhere/output',
        GITHUB_STEP_SUMMARY: '/nowhere/summary',
      },
    });
    expect(out.code).toBe(1);
    expect(warnings(out)).toEqual([expect.stringContaining('step summary'), expect.stringContaining('GITHUB_OUTPUT')]);
    expect(github.world.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    expect(ours()).toHaveLength(1);
  });

  test('the artifact service: a warning', async () => {
    const out = await run(input({ artifact: 'true' }));
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused' } });
    expect(warnings(out)).toEqual([expect.stringContaining('this runner offers no artifact service')]);
  });

  test('all of them, on a pull request from a fork', async () => {
    pull = github.world.pull({ headOwner: 'mallory', head: github.world.commit('fork head') });
    Object.assign(github.world.permissions, {
      checks: 'read',
      contents: 'read',
      issues: 'read',
      'pull-requests': 'read',
      actions: 'read',
    });
    const out = await run();
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused' } });
    expect(warnings(out)).toHaveLength(2);
    for (const warning of warnings(out)) expect(warning).toContain('a pull request from a fork gets a read-only token');
    expect(out.summary).toContain('argument-newly-required');
  });

  test('no token at all', async () => {
    const out = await run({
      ...input({ 'github-token': '', baseline: 'file:old.wasm' }),
      files: { 'dist/weather.wasm': BREAKING, 'old.wasm': weather('1.4.0') },
    });
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused', 'baseline-version': '1.4.0' } });
    expect(warnings(out)).toEqual([
      'There is no token (input "github-token" is empty), so neither a check run nor a comment was written.',
    ]);
    expect(github.requests).toEqual([]);
  });

  test('500s and a broken surface', async () => {
    github.faults.push({ on: /post .*\/(check-runs|comments)$/, status: 502 });
    const out = await run();
    expect(out.code).toBe(1);
    expect(warnings(out)).toEqual([
      expect.stringContaining('GitHub answered 502'),
      expect.stringContaining('GitHub answered 502'),
    ]);
  });

  test('a secondary rate limit is waited for', async () => {
    github.faults.push(secondaryLimit(/post .*\/comments$/, 1));
    const out = await run();
    expect(out.code).toBe(1);
    expect(ours()).toHaveLength(1);
    expect(out.commands.filter(({ name }) => name === 'notice')).toHaveLength(1);
  });
});

describe('the sticky comment', () => {
  const others = (count: number): void => {
    for (let at = 0; at < count; at += 1)
      github.world.comment(1, `comment ${at}`, at % 2 === 0 ? 'alice' : 'github-actions[bot]');
  };

  test('is found on page two and updated in place; turning compatible updates it too', async () => {
    others(130);
    await run();
    others(30);
    expect(github.world.comments).toHaveLength(161);
    const mended = await run(input({}, weather('1.4.0')));
    expect(github.world.comments).toHaveLength(161);
    expect(github.world.comments[130]?.body).toContain('no changes for callers');
    expect(mended.outputs['comment-url']).toContain(`#issuecomment-${github.world.comments[130]?.id ?? 0}`);
  });

  test('a marker that somebody else planted is not followed', async () => {
    await run();
    const planted = (github.world.comments.pop()?.body ?? '').replace('refused', 'all is well');
    github.world.comment(1, planted, 'mallory');
    await run();
    expect(github.world.comments.map(({ author }) => author)).toEqual(['mallory', 'github-actions[bot]']);
    expect(github.world.comments[0]?.body).toBe(planted);
  });

  test('is one for each job and each contract set; one contract more orphans nothing', async () => {
    await run();
    await run({ ...input(), job: 'nightly' });
    await run(input({ contracts: 'dist/weather.wasm' }));
    await run();
    expect(ours()).toHaveLength(3);
    await run(input({ contracts: 'weather=dist/weather.wasm\nsrc/none.json' }));
    expect(ours()).toHaveLength(3);
  });

  test('gates of one job and legs of a matrix have checks and comments of their own', async () => {
    await run(input({ name: 'weather' }));
    await run(input({ name: 'storms' }, weather('1.4.0')));
    await run(input({ matrix: '{"target":"edge","node":20}' }));
    await run({ ...input(), env: { GITHUB_ACTION: '__berm_compat-action_2' } });
    expect(github.world.checkRuns.map(({ name, conclusion }) => [name, conclusion])).toEqual([
      ['Compatibility (weather)', 'failure'],
      ['Compatibility (storms)', 'success'],
      ['Compatibility (gate, 20, edge)', 'failure'],
      ['Compatibility (gate, 2)', 'failure'],
    ]);
    expect(ours()).toHaveLength(3);
  });

  test('a run on an older commit leaves it alone', async () => {
    const old = pullRequest(github.world, pull);
    pull.head.sha = github.world.commit('newer head');
    await run();
    const [newer] = ours();
    const late = await runAction(github, old, input({}, weather('1.4.0')));
    expect(late).toMatchObject({ code: 0, outputs: { 'comment-url': '' } });
    expect(ours()).toEqual([newer]);
  });

  test('when two runs wrote at once, the oldest stays', async () => {
    await run();
    const first = github.world.comments[0]?.body ?? '';
    github.world.comment(1, first);
    github.world.comments.reverse();
    await run(input({}, weather('1.4.0')));
    const [, oldest] = github.world.comments;
    expect(oldest?.body).toContain('no changes for callers');
  });

  test('the policy', async () => {
    await run(input({ comment: 'never' }));
    expect(ours()).toEqual([]);
    await run(input({ comment: 'always' }, weather('1.4.0')));
    expect(ours()).toHaveLength(1);
    github.world.comments.splice(0);
    await run(input({ comment: 'breaks' }, weather('1.5.0', [forecast(), tool('more', { public: true })])));
    expect(ours()).toEqual([]);
    await run(input({ comment: 'breaks' }));
    expect(ours()).toHaveLength(1);
  });

  test('a huge report is shortened to what GitHub takes', async () => {
    const many = Array.from({ length: 1500 }, (_, at) => tool(`tool_${at}`, { public: true }));
    github.world.release('v1.4.9', { assets: { 'weather.wasm': weather('1.4.9', many) } });
    const out = await run(input({ annotations: 'false' }, weather('2.0.0', [forecast()])));
    expect(out.outputs['blocking']).toBe('1500');
    const [body = ''] = ours();
    expect(body.length).toBeGreaterThan(60_000);
    expect(body.length).toBeLessThanOrEqual(65_536);
    expect(body).toContain('The full report');
  });
});

describe('the check run', () => {
  test('annotations go in fifties, in order, and completed comes last', async () => {
    const names = Array.from({ length: 120 }, (_, at) => `tool_${at}`);
    const needs = (required: readonly string[]): object[] =>
      names.map((name) =>
        tool(name, { public: true, parameters: { type: 'object', properties: { at: { type: 'string' } }, required } }),
      );
    github.world.release('v1.4.9', { assets: { 'weather.wasm': weather('1.4.9', needs([])) } });
    const source =
      '#[berm_lang::program]\nmod tools ' +
      `{\n${names.map((name) => `    #[public]\n    pub fn ${name}(at: String) -> Result<()> { Ok(()) }\n`).join('')}}\n`;
    const given = { ...input(), files: { 'dist/weather.wasm': weather('2.0.0', needs(['at'])), 'src/lib.rs': source } };
    await run(given);
    const [check] = github.world.checkRuns;
    expect(check?.annotations).toHaveLength(120);
    expect(check?.annotations.map(({ start_line }) => start_line)).toEqual(names.map((_, at) => 4 + 2 * at));
    const statuses = github.requests
      .filter(({ path, method }) => path.includes('/check-runs') && method !== 'get')
      .map(({ method, body }) => [method, (body as { status?: string }).status]);
    expect(statuses).toEqual([
      ['post', 'in_progress'],
      ['patch', 'in_progress'],
      ['patch', 'completed'],
    ]);
  });

  test('switched off: workflow commands, ten a level, the rest counted', async () => {
    const many = Array.from({ length: 30 }, (_, at) => tool(`tool_${at}`, { public: true }));
    github.world.release('v1.4.9', { assets: { 'weather.wasm': weather('1.4.9', many) } });
    const out = await run(input({ check: 'false' }, weather('2.0.0', [forecast()])));
    expect(github.world.checkRuns).toEqual([]);
    // The runner shows ten: so there is no eleventh that says the run failed.
    const errors = out.commands.filter(({ name }) => name === 'error');
    expect(errors).toHaveLength(10);
    expect(errors.at(-1)?.message).toContain('21 more');
  });

  test('no annotations wanted', async () => {
    const out = await run(input({ annotations: 'false' }));
    expect(github.world.checkRuns[0]?.annotations).toEqual([]);
    expect(out.commands.map(({ name }) => name)).toEqual(['error']);
  });
});

describe('the artifact', () => {
  test('holds the report in its forms and both manifests; a later run finds the contract in it', async () => {
    const { world } = github;
    const main = world.commit('on main');
    world.branches.set('main', main);
    const started = await startResults(world, 4242);
    results = started;
    const run = (): Promise<ActionOutput> =>
      runAction(github, push(world, 'refs/heads/main', main), {
        ...input({ artifact: 'true', force: 'true' }),
        env: started.env,
      });
    expect(await run()).toMatchObject({ code: 0, outputs: { verdict: 'forced' } });
    expect(world.artifacts.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^berm-compat-gate-[0-9a-f]{12}-1$/),
    ]);
    const files = unzipSync(world.artifacts[0]?.zip ?? new Uint8Array());
    expect(Object.keys(files).sort()).toEqual([
      'contracts/weather',
      'manifests/weather/baseline.json',
      'manifests/weather/current.json',
      'report.html',
      'report.json',
      'report.sarif',
    ]);
    expect(JSON.parse(new TextDecoder().decode(files['report.json']))).toMatchObject({ version: 1, verdict: 'forced' });

    // The same name again in the same attempt: the service refuses, the run does not mind.
    const again = await run();
    expect(again.code).toBe(0);
    expect(warnings(again)).toEqual([expect.stringContaining('could not be uploaded')]);

    // The break is on the base branch now: a pull request that adds nothing to it inherits it.
    world.run({ id: 4242, headSha: main });
    const inherited = await runAction(github, pullRequest(world, pull), input());
    expect(inherited).toMatchObject({ code: 0, outputs: { verdict: 'reported', breaks: '1', blocking: '0' } });
    expect(ours()[0]).toContain('already on');
  });
});

describe('texts of a contract', () => {
  test('are neutralised on every surface, and no token is in any of them', async () => {
    const hostile =
      'x\n::error file=a::planted\n::add-mask::e @everyone <img src=x> [a](http://evil.test) | `#1` ' +
      '\u202egnp.exe ##[error]planted';
    github.world.release('v1.4.9', {
      assets: { 'weather.wasm': weather('1.4.9', [forecast(), tool(hostile, { public: true })]) },
    });
    github.world.permissions.checks = 'none';
    const out = await run(
      input({ 'bermd-token': 's3cr3t-for-bermd', 'bermd-url': 'http://127.0.0.1:9' }, weather('2.0.0')),
    );
    // The host does not answer, so every break counts and the run says why.
    expect(out).toMatchObject({ code: 4, outputs: { blocking: '1' } });
    expect(out.commands.filter(({ name, message }) => name === 'add-mask' && message !== 's3cr3t-for-bermd')).toEqual(
      [],
    );
    expect(out.commands.filter(({ message }) => message === 'planted')).toEqual([]);
    // The runner takes `##[` for a command in any line that is not one of the other kind already.
    expect(out.stdout.split('\n').filter((line) => line.includes('##[') && !line.startsWith('::'))).toEqual([]);
    const [comment = ''] = ours();
    for (const text of [comment, out.summary]) {
      expect(text).not.toContain('\u202e');
      expect(text.replace(/`+[^`]*`+/g, '')).not.toMatch(/@everyone|(?<!\\)<img|(?<!\\)\]\(http:\/\/evil/);
    }
    const log = out.stdout.replace('::add-mask::s3cr3t-for-bermd', '');
    for (const text of [log, comment, out.summary, out.stderr])
      expect([text.includes(github.token), text.includes('s3cr3t')]).toEqual([false, false]);
  });
});

describe('wrong input', () => {
  test.each([
    [{ 'force-lable': 'go' }, 'There is no input "force-lable". Did you mean "force-label"?'],
    [{ comment: 'sometimes' }, '"comment" cannot be "sometimes"'],
    [{ 'usage-window': '90' }, 'bermd keeps 30 days'],
    [{ contracts: '' }, 'No contract is given'],
    [{ baseline: 'base', 'tag-pattern': 'v*' }, 'Leave one of them out'],
    [{ mode: 'comment' }, 'workflow_run'],
  ])('%j', async (wrong, message) => {
    const out = await run(input(wrong));
    expect(out.code).toBe(3);
    expect(out.summary).toContain('Compatibility: not checked');
    expect(out.commands).toEqual([
      { name: 'error', properties: { title: 'Compatibility' }, message: expect.stringContaining(message) },
    ]);
  });

  test.each([
    [
      { GITHUB_EVENT_PATH: '/nowhere/event.json' },
      'The event file /nowhere/event.json (GITHUB_EVENT_PATH) cannot be read: it is not there.',
    ],
    [{ GITHUB_REPOSITORY: '' }, 'the Action runs in a GitHub workflow'],
    [{ HTTPS_PROXY: 'not a url' }, 'HTTPS_PROXY is not a URL'],
  ])('a runner that is none: %j', async (env, message) => {
    const out = await run({ ...input(), env });
    expect(out).toMatchObject({ code: 3, commands: [{ name: 'error', message: expect.stringContaining(message) }] });
  });
});
