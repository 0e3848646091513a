#!/usr/bin/env node
/**
 * Makes the pictures of the README from the weather example, with the built command and chromium: the pull-request
 * comment, and the HTML page.
 *
 *   node scripts/pictures.mjs
 *
 * The comment is our Markdown, read by a GitHub-flavoured parser, in a plain style.
 * Pictures differ a little between machines (fonts), so nothing checks them byte for byte.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { fromSources, ROOT } from './sources.mjs';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

const STYLE = `
body { margin: 0; padding: 20px 24px; background: #fff; color: #1f2328; width: 820px; box-sizing: border-box;
  font: 14px/1.5 -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif; }
h2 { margin: 0 0 12px; padding-bottom: 7px; border-bottom: 1px solid #d1d9e0; font-size: 21px; }
p { margin: 0 0 12px; }
table { border-collapse: collapse; margin: 0 0 14px; }
th, td { border: 1px solid #d1d9e0; padding: 5px 12px; text-align: left; font-size: 14px; }
tr:nth-child(2n) { background: #f6f8fa; }
code { padding: 0.15em 0.4em; border-radius: 5px; background: #eff1f3; font: 12px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
a { color: #0969da; text-decoration: none; }
details { margin: 0 0 4px; }
.mark { color: #cf222e; }
`;

function report() {
  const image = (version) => `examples/weather/weather-${version}.wasm`;
  const args = ['dist/cli.js', 'check', image('2.0.1'), '--baseline', image('1.1.0'), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { ...parseReport(stdout), forceLabel: 'force' };
}

/** The comment as a page. A mark that few machines have a font for is drawn as text. */
function commentPage(markdown) {
  const body = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  }).replace('❌', '<span class="mark">✖</span>');
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}`;
}

function picture(html, name, width, height) {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const page = join(folder, 'page.html');
  writeFileSync(page, html);
  const target = join(ROOT, 'docs', 'pictures', name);
  mkdirSync(join(ROOT, 'docs', 'pictures'), { recursive: true });
  const { status } = spawnSync(
    CHROMIUM,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      `--window-size=${width},${height}`,
      `--screenshot=${target}`,
      pathToFileURL(page).href,
    ],
    { stdio: 'ignore' },
  );
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`chromium made no ${name}`);
  process.stdout.write(`wrote docs/pictures/${name}\n`);
}

if (CHROMIUM === undefined) {
  process.stderr.write('no chromium here: the pictures stay as they are\n');
  process.exit(1);
}
const { parseReport, renderMarkdown, renderHtml } = await fromSources(`export * from './src/report/index.ts';`);
const weather = report();
const links = { server: 'https://github.com', repository: 'acme/weather', commit: 'c0ffee'.repeat(6) + 'abcd' };
picture(commentPage(renderMarkdown(weather, { links })), 'comment.png', 820, 690);
picture(renderHtml(weather, { links }), 'page.png', 1180, 700);
