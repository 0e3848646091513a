import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { describeWithAct, repositoryFile, runAct, type ActOutput } from '../../support/github/act.ts';
import { DEMANDS_DAYS, DEMANDS_MORE, RUST_SOURCE, weather } from '../../support/github/contracts.ts';
import { mergeGroup, pullRequest, push, release, workflowRun, type Event } from '../../support/github/events.ts';
import { startResults, type Results } from '../../support/github/results.ts';
import { startGitHub, type GitHub } from '../../support/github/server.ts';
import type { Pull } from '../../support/github/world.ts';

// A runner, a git repository and a process for each; under load that takes a while.
jest.setTimeout(120_000);

const workflow = (name: string): string => readFileSync(repositoryFile(`docs/workflows/${name}.yml`) ?? '', 'utf8');

let github: GitHub;
let results: Results;
let pull: Pull;
beforeEach(async () => {
  github = await startGitHub();
  const { world } = github;
  world.release('v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } });
  pull = world.pull();
  results = await startResults(world, 4242);
});
afterEach(async () => {
  const { violations } = github;
  await Promise.all([github.close(), results.close()]);
  expect(violations).toEqual([]);
});

const BREAKS = weather('1.5.0', DEMANDS_DAYS);

const composite = (inputs: readonly string[], run: string): Record<string, string> => ({
  'action.yml': `name: stand-in
inputs:
${inputs.map((name) => `  ${name}: { required: false, default: '' }`).join('\n')}
runs:
  using: composite
  steps:
    - shell: sh
      env:
${inputs.map((name) => `        IN_${name.replaceAll('-', '_').toUpperCase()}: \${{ inputs.${name} }}`).join('\n')}
      run: ${run}
`,
});
/** Actions of others that the workflows use: what they do to files, and no more. */
const OTHERS = {
  'actions/upload-artifact@v4': composite(
    ['name', 'path', 'if-no-files-found'],
    'mkdir -p "$STORE/$IN_NAME" && cp "$IN_PATH" "$STORE/$IN_NAME/"',
  ),
  'actions/download-artifact@v4': composite(
    ['name', 'path'],
    'mkdir -p "$IN_PATH" && cp "$STORE/$IN_NAME/"* "$IN_PATH/"',
  ),
  'github/codeql-action@v3': Object.fromEntries(
    Object.entries(composite(['sarif_file', 'category'], 'echo "sarif of $IN_CATEGORY" && cat "$IN_SARIF_FILE"')).map(
      ([path, text]) => [`upload-sarif/${path}`, text],
    ),
  ),
};

/** Runs a workflow of the docs; `cargo` puts the image where a real build does. */
async function run(
  text: string,
  event: Event,
  image: Uint8Array,
  env: Record<string, string> = {},
): Promise<ActOutput> {
  const store = mkdtempSync(join(tmpdir(), 'berm-store-'));
  const out = await runAct(github, event, {
    workflow: text,
    actions: OTHERS,
    files: { 'built/weather.wasm': image, 'src/lib.rs': RUST_SOURCE },
    programs: {
      cargo:
        'node --version; mkdir -p target/wasm32-unknown-unknown/release && cp built/weather.wasm ' +
        'target/wasm32-unknown-unknown/release/',
      gh: 'echo "gh $*"',
    },
    env: { ...results.env, STORE: store, ...env },
  });
  rmSync(store, { recursive: true });
  // A job that did not run is no job that passed.
  expect(Object.keys(out.jobs)).not.toEqual([]);
  if (out.log.includes('v')) expect(out.log).not.toMatch(/^v(?!24\.)\d+\.\d+\.\d+$/m);
  return out;
}

describeWithAct('workflows that users copy, run by act against the stand-in of GitHub', () => {
  test('a failing gate: the job fails after everything was published', async () => {
    const out = await run(workflow('pull-request'), pullRequest(github.world, pull), BREAKS);
    expect(out).toMatchObject({ code: 1, jobs: { gate: 'failure' }, outputs: { verdict: 'refused', blocking: '1' } });
    expect(out.steps).toEqual({
      'gate/actions/checkout@v5': 'success',
      'gate/cargo build --release --target wasm32-unknown-unknown': 'success',
      'gate/berm/compat-action@v1': 'failure',
    });
    expect(out.log).toMatch(/^v24\./m);
    expect(out.summary).toContain('argument-newly-required');
    expect(github.world.comments).toHaveLength(1);
    expect(github.world.checkRuns).toMatchObject([
      { headSha: pull.head.sha, conclusion: 'failure', annotations: [{ path: 'src/lib.rs', start_line: 8 }] },
    ]);
    expect(Object.keys(unzipSync(github.world.artifacts[0]?.zip ?? new Uint8Array()))).toContain('report.json');
  });

  test('labelled, and a push after the label', async () => {
    github.world.label(1, 'force', 'carol');
    const labelled = await run(workflow('pull-request'), pullRequest(github.world, pull, 'labeled', 'force'), BREAKS);
    expect(labelled).toMatchObject({ code: 0, jobs: { gate: 'success' }, outputs: { verdict: 'forced' } });
    pull.head.sha = github.world.commit('pushed later');
    const later = await run(
      workflow('pull-request'),
      pullRequest(github.world, pull, 'synchronize'),
      weather('1.5.0', DEMANDS_MORE),
      { GITHUB_RUN_ATTEMPT: '2' },
    );
    expect(later).toMatchObject({ code: 0, outputs: { verdict: 'forced', blocking: '2' } });
    expect(github.world.comments).toHaveLength(1);
    expect(github.world.comments[0]?.body).toContain('New since the label (1)');
  });

  test('a push to main stores the contract; a pull request that inherits its break passes', async () => {
    const sha = github.world.commit('merged');
    github.world.branches.set('main', sha);
    const pushed = await run(workflow('pull-request'), push(github.world, 'refs/heads/main', sha), BREAKS);
    expect(pushed).toMatchObject({
      code: 0,
      jobs: { gate: 'success' },
      outputs: { verdict: 'forced', 'comment-url': '' },
    });
    expect(github.world.checkRuns).toMatchObject([{ headSha: sha, conclusion: 'neutral' }]);
    github.world.run({ id: 4242, headSha: sha, path: '.github/workflows/compatibility.yml' });
    const inherited = await run(workflow('pull-request'), pullRequest(github.world, pull), BREAKS);
    expect(inherited).toMatchObject({ code: 0, outputs: { verdict: 'reported', blocking: '0' } });
  });

  test('the pair for forks', async () => {
    const { world } = github;
    const forked = world.pull({ headOwner: 'mallory', head: world.commit('fork head') });
    const before = { ...world.permissions };
    Object.assign(world.permissions, {
      checks: 'read',
      contents: 'read',
      issues: 'read',
      'pull-requests': 'read',
      actions: 'read',
    });
    const first = await run(workflow('fork-gate'), pullRequest(world, forked), BREAKS);
    expect(first).toMatchObject({ code: 1, jobs: { gate: 'failure' }, outputs: { verdict: 'refused' } });
    expect(first.commands.filter(({ name }) => name === 'warning')).toEqual([]);
    expect(first.commands).toContainEqual(
      expect.objectContaining({
        name: 'error',
        properties: expect.objectContaining({ file: 'src/lib.rs', line: '8' }),
      }),
    );

    Object.assign(world.permissions, before, { checks: 'none', contents: 'read', issues: 'none' });
    const upstream = world.run({
      id: 4242,
      event: 'pull_request',
      headSha: forked.head.sha,
      headBranch: forked.head.ref,
      headOwner: 'mallory',
      conclusion: 'failure',
    });
    const second = await run(workflow('fork-comment'), workflowRun(world, upstream), BREAKS);
    expect(second).toMatchObject({ code: 0, jobs: { comment: 'success' } });
    expect(world.comments).toMatchObject([{ issue: forked.number, author: 'github-actions[bot]' }]);
  });

  test('a merge group', async () => {
    const { world } = github;
    world.label(1, 'force', 'carol');
    const base = world.commit('main tip');
    const headSha = world.commit('group', {}, { parents: [base] });
    const event = mergeGroup(world, { headSha, headRef: `gh-readonly-queue/main/pr-1-${base}`, baseSha: base });
    expect(await run(workflow('merge-queue'), event, BREAKS)).toMatchObject({
      code: 0,
      jobs: { gate: 'success' },
      outputs: { verdict: 'forced' },
    });
    expect(world.checkRuns).toMatchObject([{ headSha, conclusion: 'neutral' }]);
  });

  test('a tag: refused, nothing is released; mended, it is', async () => {
    const sha = github.world.commit('tagged');
    github.world.tags.set('v2.0.0', sha);
    const event = push(github.world, 'refs/tags/v1.5.0', sha);
    github.world.tags.set('v1.5.0', sha);
    const refused = await run(workflow('release'), event, BREAKS);
    expect(refused).toMatchObject({ code: 1, jobs: { gate: 'failure' } });
    expect(refused.log).not.toContain('gh release create');
    const other = await run(workflow('release'), event, weather('1.4.1'), { GITHUB_RUN_ATTEMPT: '2' });
    // The tag says 1.5.0.
    expect(other).toMatchObject({ code: 1, jobs: { gate: 'failure' } });
    const released = await run(workflow('release'), event, weather('1.5.0'), { GITHUB_RUN_ATTEMPT: '3' });
    expect(released).toMatchObject({ code: 0, jobs: { gate: 'success', release: 'success' } });
    expect(released.log).toContain('gh release create v1.5.0 --repo acme/weather --verify-tag');
    expect(released.log).toContain('judged/weather.wasm: OK');
  });

  test('a release of another file than the one that was judged: none', async () => {
    const sha = github.world.commit('tagged');
    github.world.tags.set('v1.5.0', sha);
    const text = workflow('release').replace(
      '      - run: echo "$DIGEST',
      '      - run: echo more >> judged/weather.wasm\n      - run: echo "$DIGEST',
    );
    const out = await run(text, push(github.world, 'refs/tags/v1.5.0', sha), weather('1.5.0'));
    expect(out).toMatchObject({ code: 1, jobs: { gate: 'success', release: 'failure' } });
    expect(out.log).not.toContain('gh release create');
  });

  test('code scanning: the results are handed on when the gate refused', async () => {
    const out = await run(workflow('code-scanning'), pullRequest(github.world, pull), BREAKS);
    expect(out).toMatchObject({ code: 1, jobs: { gate: 'failure' } });
    expect(out.steps).toMatchObject({
      'gate/berm/compat-action@v1': 'failure',
      'gate/github/codeql-action/upload-sarif@v3': 'success',
    });
    expect(out.log).toContain('sarif of compatibility');
    expect(out.log).toContain('"ruleId": "argument-newly-required"');
    expect(out.log).toContain('"uri": "src/lib.rs"');
  });

  test('a monorepo: each leg has a check and a comment of its own, and is compared with its own releases', async () => {
    const { world } = github;
    world.releases.splice(0);
    world.tags.clear();
    world.release('weather-v1.4.0', { assets: { 'weather.wasm': weather('1.4.0') } });
    world.release('storms-v0.3.0', { assets: { 'storms.wasm': weather('0.3.0') } });
    const out = await runAct(github, pullRequest(world, pull), {
      workflow: workflow('monorepo'),
      files: { 'built/weather.wasm': BREAKS, 'built/storms.wasm': weather('0.3.1'), 'src/lib.rs': RUST_SOURCE },
      programs: {
        cargo:
          'mkdir -p target/wasm32-unknown-unknown/release && cp built/*.wasm target/wasm32-unknown-unknown/release/',
      },
      env: results.env,
    });
    expect(out.code).toBe(1);
    expect(world.checkRuns.map(({ name, conclusion }) => [name, conclusion]).toSorted()).toEqual([
      ['Compatibility (gate, storms)', 'success'],
      ['Compatibility (gate, weather)', 'failure'],
    ]);
    expect(world.comments.map(({ body }) => /weather 1\.4\.0|storms 0\.3\.0/.exec(body)?.[0]).toSorted()).toEqual([
      'storms 0.3.0',
      'weather 1.4.0',
    ]);
  });

  test('a published release is compared with the one before it', async () => {
    const sha = github.world.commit('released');
    github.world.release('v1.5.0', { assets: { 'weather.wasm': BREAKS }, sha });
    const text = workflow('pull-request').replace(
      /on:\n[\s\S]*?\npermissions:/,
      'on:\n  release:\n    types: [published]\npermissions:',
    );
    const out = await run(text, release(github.world, 'v1.5.0', sha), BREAKS);
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused', 'baseline-version': '1.4.0' } });
  });

  test('GitHub Enterprise Server: its API, and no artifacts of this kind', async () => {
    const out = await run(workflow('pull-request'), pullRequest(github.world, pull), BREAKS, {
      GITHUB_API_URL: `${github.url}/api/v3`,
      GITHUB_GRAPHQL_URL: `${github.url}/api/graphql`,
      GITHUB_SERVER_URL: github.url,
    });
    expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused' } });
    expect(github.world.comments).toHaveLength(1);
    expect(github.world.artifacts).toEqual([]);
    expect(out.commands.filter(({ name }) => name === 'warning').map(({ message }) => message)).toEqual([
      expect.stringContaining('GitHub Enterprise Server does not accept artifacts of this kind'),
    ]);
  });
});
