#!/usr/bin/env node
/**
 * Cuts GitHub's OpenAPI description down to the operations that this product and its tests use,
 * with what they refer to and without prose, and writes `__tests__/support/github/openapi.json`.
 *
 *     node scripts/github-openapi.mjs [path/to/api.github.com.json]
 *
 * Without a path the description is fetched with npm (`@octokit/openapi`, MIT; 28 MB packed, 385 MB installed,
 * which is why nothing depends on it) into `build/`, which git ignores.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const VERSION = '23.0.2';
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const WORK = `${ROOT}build/github-openapi`;
const OUT = `${ROOT}__tests__/support/github/openapi.json`;
const INSIDE = 'package/generated/api.github.com.json';

const REPO = '/repos/{owner}/{repo}';
/** Method and path of every operation in use; a new one is a line here and a run of this script. */
const OPERATIONS = [
  `get ${REPO}`,
  `get ${REPO}/actions/artifacts`,
  `get ${REPO}/actions/artifacts/{artifact_id}`,
  `get ${REPO}/actions/artifacts/{artifact_id}/{archive_format}`,
  `get ${REPO}/actions/runs`,
  `get ${REPO}/actions/runs/{run_id}`,
  `get ${REPO}/actions/runs/{run_id}/artifacts`,
  `get ${REPO}/actions/workflows/{workflow_id}/runs`,
  `post ${REPO}/check-runs`,
  `get ${REPO}/check-runs/{check_run_id}`,
  `patch ${REPO}/check-runs/{check_run_id}`,
  `get ${REPO}/check-runs/{check_run_id}/annotations`,
  `get ${REPO}/commits/{commit_sha}/pulls`,
  `get ${REPO}/commits/{ref}`,
  `get ${REPO}/commits/{ref}/check-runs`,
  `get ${REPO}/compare/{basehead}`,
  `get ${REPO}/contents/{path}`,
  `get ${REPO}/git/blobs/{file_sha}`,
  `get ${REPO}/git/matching-refs/{ref}`,
  `get ${REPO}/git/ref/{ref}`,
  `get ${REPO}/git/tags/{tag_sha}`,
  `get ${REPO}/git/trees/{tree_sha}`,
  `get ${REPO}/issues/comments/{comment_id}`,
  `patch ${REPO}/issues/comments/{comment_id}`,
  `delete ${REPO}/issues/comments/{comment_id}`,
  `get ${REPO}/issues/{issue_number}/comments`,
  `post ${REPO}/issues/{issue_number}/comments`,
  `get ${REPO}/issues/{issue_number}/events`,
  `get ${REPO}/issues/{issue_number}/labels`,
  `get ${REPO}/pulls`,
  `get ${REPO}/pulls/{pull_number}`,
  `get ${REPO}/releases`,
  `get ${REPO}/releases/assets/{asset_id}`,
  `get ${REPO}/releases/latest`,
  `get ${REPO}/releases/tags/{tag}`,
  `get ${REPO}/releases/{release_id}`,
  `get ${REPO}/releases/{release_id}/assets`,
  `get ${REPO}/tags`,
];

/** Webhook events whose payloads the tests build. */
const EVENTS = [
  'merge-group-checks-requested',
  'pull-request-labeled',
  'pull-request-opened',
  'pull-request-synchronize',
  'pull-request-unlabeled',
  'push',
  'release-published',
  'workflow-dispatch',
  'workflow-run-completed',
];

/** Members that say nothing about what is valid. `properties` may hold a property of such a name, which stays. */
const PROSE = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'title',
  'headers',
  'deprecated',
]);

function strip(value, names = false) {
  if (Array.isArray(value)) return value.map((item) => strip(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names || (!PROSE.has(name) && !name.startsWith('x-')))
      .map(([name, inner]) => [name, strip(inner, !names && name === 'properties')]),
  );
}

function* references(value) {
  if (Array.isArray(value)) for (const item of value) yield* references(item);
  else if (typeof value === 'object' && value !== null) {
    if (typeof value.$ref === 'string') yield value.$ref;
    for (const inner of Object.values(value)) yield* references(inner);
  }
}

function cut(whole) {
  const paths = {};
  for (const line of OPERATIONS) {
    const [method, path] = line.split(' ');
    const operation = whole.paths[path]?.[method];
    if (operation === undefined) throw new Error(`GitHub's description has no operation "${line}"`);
    (paths[path] ??= {})[method] = strip(operation);
  }
  const webhooks = Object.fromEntries(
    EVENTS.map((name) => [name, strip(whole['x-webhooks'][name].post.requestBody.content['application/json'].schema)]),
  );
  const components = {};
  const queue = [...references(paths), ...references(webhooks)];
  const seen = new Set();
  for (let reference = queue.pop(); reference !== undefined; reference = queue.pop()) {
    if (seen.has(reference)) continue;
    seen.add(reference);
    const [, , kind, name] = reference.split('/');
    if (kind === 'examples' || kind === 'headers') continue;
    const component = strip(whole.components[kind][name]);
    (components[kind] ??= {})[name] = component;
    queue.push(...references(component));
  }
  for (const kind of Object.keys(components)) {
    components[kind] = Object.fromEntries(Object.entries(components[kind]).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return {
    openapi: whole.openapi,
    info: {
      title: whole.info.title,
      version: whole.info.version,
      license: whole.info.license,
      'x-cut-from': `@octokit/openapi ${VERSION}`,
    },
    paths,
    'x-webhooks': webhooks,
    components,
  };
}

function fetched() {
  if (!existsSync(`${WORK}/${INSIDE}`)) {
    mkdirSync(WORK, { recursive: true });
    execFileSync('npm', ['pack', `@octokit/openapi@${VERSION}`, '--silent', '--pack-destination', WORK], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const archive = readdirSync(WORK).find((name) => name.endsWith('.tgz'));
    execFileSync('tar', ['-xzf', `${WORK}/${archive}`, '-C', WORK, INSIDE]);
  }
  return `${WORK}/${INSIDE}`;
}

const whole = JSON.parse(readFileSync(process.argv[2] ?? fetched(), 'utf8'));
const text = JSON.stringify(cut(whole));
writeFileSync(OUT, `${text}\n`);
process.stdout.write(`${OPERATIONS.length} operations, ${text.length} bytes\n`);
