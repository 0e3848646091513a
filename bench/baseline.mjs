/**
 * What a baseline costs on the network for an image of 100 MB: requests, bytes and wall time of each source against a
 * download of the whole. The servers are our own, on loopback, with the latency and rate of an ordinary line.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { table } from './support.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LATENCY = 20;
/** Bytes a second. */
const RATE = 50_000_000;
const SIZE = 100_000_000;

const sha256 = (bytes) => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
const leb = (value) => {
  const bytes = [];
  do {
    bytes.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
    value >>>= 7;
  } while (value > 0);
  return Buffer.from(bytes);
};
const section = (id, ...parts) => {
  const payload = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([id]), leb(payload.length), payload]);
};
const text = (value) => Buffer.concat([leb(Buffer.byteLength(value)), Buffer.from(value)]);

/**
 * Headers as a linker writes them; code and data of zeros, which nobody here reads; the manifest behind them, names
 * last.
 */
function largeImage(manifest) {
  const function1 = SIZE * 0.7;
  return Buffer.concat([
    Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    section(1, Buffer.from([1, 0x60, 0, 0])),
    section(3, Buffer.from([1, 0])),
    section(7, leb(1), text('berm_tool_echo'), Buffer.from([0, 0])),
    section(10, leb(1), leb(function1), Buffer.alloc(function1)),
    section(11, leb(1), Buffer.alloc(SIZE * 0.3)),
    section(0, text('.berm.abi'), manifest),
    section(0, text('name'), Buffer.alloc(100_000)),
  ]);
}

const tools = Array.from({ length: 20 }, (_, at) => ({
  name: `tool${at}`,
  description: 'What it does, in a sentence or two.',
  parameters: {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'integer', minimum: 0 } },
    required: ['a'],
  },
  public: true,
}));
const MANIFEST = Buffer.from(
  JSON.stringify({
    abi_version: 4,
    version: '1.4.0',
    description: '',
    homepage: '',
    repository: '',
    readme: 'x'.repeat(4000),
    tools: [{ name: 'echo', description: '', parameters: { type: 'object' }, public: true }, ...tools],
    deps: { programs: [], syscalls: {}, secrets: [] },
  }),
);
const IMAGE = largeImage(MANIFEST);

/** Sends bytes as a line of that latency and rate would. */
async function paced(response, status, headers, bytes) {
  await sleep(LATENCY);
  response.writeHead(status, { 'content-length': bytes.length, ...headers });
  const piece = RATE / 50;
  for (let at = 0; at < bytes.length && !response.destroyed; at += piece) {
    response.write(bytes.subarray(at, at + piece));
    if (at + piece < bytes.length) await sleep(20);
  }
  response.end();
}

/** Requests that reached any of the servers. */
let served = 0;

async function serve(handler) {
  const server = createServer((request, response) => {
    served += 1;
    void handler(request, response);
  });
  server.unref();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${server.address().port}`;
}

const sendImage = (ranges) => (request, response) => {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  if (!ranges || range === null) return paced(response, 200, {}, IMAGE);
  const [start, end] = [Number(range[1]), Math.min(Number(range[2]), IMAGE.length - 1)];
  return paced(
    response,
    206,
    { 'content-range': `bytes ${start}-${end}/${IMAGE.length}`, etag: '"1"' },
    IMAGE.subarray(start, end + 1),
  );
};
const sendJson = (response, value) =>
  paced(response, 200, { 'content-type': 'application/json' }, Buffer.from(JSON.stringify(value)));

async function startGitHub(storage) {
  const asset = { id: 7, name: 'weather.wasm', size: IMAGE.length, state: 'uploaded', digest: sha256(IMAGE) };
  return serve((request, response) => {
    if (request.url.includes('/releases/assets/'))
      return void setTimeout(
        () => response.writeHead(302, { location: `http://${storage}/weather.wasm?sig=x` }).end(),
        LATENCY,
      );
    return sendJson(response, [
      { tag_name: 'v1.4.0', draft: false, prerelease: false, published_at: '2026-01-01T00:00:00Z', assets: [asset] },
    ]);
  });
}

function startRegistry() {
  const manifest = {
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    config: { mediaType: 'application/vnd.berm.manifest.v1+json', digest: sha256(MANIFEST), size: MANIFEST.length },
    layers: [{ mediaType: 'application/vnd.berm.program.v1', digest: sha256(IMAGE), size: IMAGE.length }],
  };
  return serve((request, response) => {
    if (request.url.includes('/tags/')) return sendJson(response, { tags: ['1.3.0', '1.4.0', 'latest'] });
    if (request.url.includes('/manifests/')) return sendJson(response, manifest);
    return paced(response, 200, {}, request.url.endsWith(sha256(MANIFEST)) ? MANIFEST : IMAGE);
  });
}

function startBermd() {
  const { version, tools } = JSON.parse(MANIFEST.toString());
  return serve((request, response) =>
    sendJson(
      response,
      request.url.endsWith('/idl')
        ? { name: 'weather', version, digest: 'ab'.repeat(32), tools }
        : { tools: [], deps: { programs: [], syscalls: {}, secrets: [] }, events: [] },
    ),
  );
}

/** The sources under test, from the TypeScript as it stands. */
async function library() {
  mkdirSync(new URL('../build/bench/', import.meta.url), { recursive: true });
  const outfile = fileURLToPath(new URL('../build/bench/baseline.mjs', import.meta.url));
  const contents =
    "export { fetchBaseline } from './src/sources/index.ts'; export { createHttpClient } from " +
    "'./src/net/index.ts'; export { Octokit } from 'octokit';";
  await build({
    absWorkingDir: ROOT,
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    logLevel: 'error',
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
  });
  return import(outfile);
}

const { fetchBaseline, createHttpClient, Octokit } = await library();
const [ranged, whole] = [await serve(sendImage(true)), await serve(sendImage(false))];
const [hub, plainHub, registry, bermd] = [
  await startGitHub(ranged),
  await startGitHub(whole),
  await startRegistry(),
  await startBermd(),
];
const github = (host) => ({
  octokit: new Octokit({ auth: 'x', baseUrl: `http://${host}` }),
  owner: 'acme',
  repo: 'weather',
  token: 'x',
});

const started = performance.now();
const all = Buffer.from(await (await fetch(`http://${whole}/`)).arrayBuffer());
const full = performance.now() - started;

/** Fetches the baseline of one contract and makes sure that it was read. */
async function fetchOne(name, spec, world) {
  const result = await fetchBaseline(
    { spec, prereleases: false, contract: { name: 'weather', path: 'weather.wasm', kept: 'built', version: '1.4.1' } },
    world,
  );
  if (result.content?.manifest?.version !== '1.4.0') throw new Error(`${name}: the manifest was not read`);
}

const rows = [];
for (const [name, spec, more, contracts = 1] of [
  ['release, ranges', 'release', { github: github(hub) }],
  ['release, a storage without ranges', 'release', { github: github(plainHub) }],
  ['https, ranges', `http://${ranged}/weather.wasm`, {}],
  ['oci, version chosen among tags', `oci:${registry}/acme/weather`, {}],
  ['oci, by tag', `oci:${registry}/acme/weather:1.4.0`, {}],
  ['bermd', 'bermd', { bermd: { url: `http://${bermd}` } }],
  ['a run of five contracts: release', 'release', { github: github(hub) }, 5],
  ['a run of five contracts: oci', `oci:${registry}/acme/weather`, {}, 5],
]) {
  const world = { http: createHttpClient({}), cwd: ROOT, env: {}, ...more };
  const [before, start] = [served, performance.now()];
  for (let at = 0; at < contracts; at += 1) await fetchOne(name, spec, world);
  const ms = performance.now() - start;
  const { bytes } = world.http.cost;
  const whole = all.length * contracts;
  rows.push([
    name,
    served - before,
    bytes.toLocaleString('en'),
    `${ms.toFixed(0)} ms`,
    `${((100 * bytes) / whole).toFixed(3)} %`,
    `${((full * contracts) / ms).toFixed(1)}×`,
  ]);
}
table(
  `A baseline of ${(IMAGE.length / 1e6).toFixed(0)} MB (its manifest: ${MANIFEST.length.toLocaleString('en')} ` +
    `bytes) over ${LATENCY} ms and ${RATE / 1e6} MB/s; the whole took ${full.toFixed(0)} ms. Requests are all ` +
    'that reached a server; bytes are those of bodies, without the list of releases.',
  ['source', 'requests', 'bytes', 'time', 'of the whole', 'faster'],
  rows,
);
process.exit(0);
