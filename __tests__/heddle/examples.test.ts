/** The example plugin: its manifests say what its programs do, and what each version breaks. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pluginBreaks } from '../../src/breaks/heddle/index.ts';
import { validatePlugin } from '../../src/platform/validate-plugin.ts';
import { ROOT } from '../support/dist.ts';

interface Manifest {
  readonly components: readonly {
    readonly componentType: string;
    readonly outputs?: readonly { readonly title: string }[];
    readonly branches?: readonly string[];
  }[];
  readonly files: readonly { readonly path: string; readonly dest?: string }[];
  readonly tools: readonly {
    readonly name: string;
    readonly path?: string;
    readonly componentType?: string;
    readonly outputSchema: { readonly required: readonly string[] };
  }[];
}

const folder = (version: string): string => join(ROOT, 'examples/plugin', version);
const textOf = (version: string): string => readFileSync(join(folder(version), 'editor.json'), 'utf8');
const VERSIONS = ['1.0.0', '1.1.0', '2.0.0'];
const TEXT =
  'Short words are good. We nevertheless utilise extraordinarily complicated terminology. Why? Nobody knows.';

/** Stands in for heddle: takes the handlers, runs the node once, and prints what came. */
const STAND_IN = `globalThis.serve = (handlers, options) => {
  const ctx = { node: { limit: 10 }, component: {}, attempt: 1, log() {} };
  const { output, branch } = handlers.Readability.execute({ text: ${JSON.stringify(TEXT)} }, ctx);
  const hidden = handlers.HideMail.apply([{ role: 'user', content: 'ask me@example.org' }], ctx);
  process.stdout.write(JSON.stringify({ components: Object.keys(handlers), tools: Object.keys(options.tools), output, branch, hidden, tool: options.tools.grade({ text: 'One two.' }) }));
};`;

describe.each(VERSIONS)('%s', (version) => {
  const manifest = JSON.parse(textOf(version)) as Manifest;

  test('heddle loads it, and nothing goes wrong', () => {
    expect(validatePlugin(textOf(version), { directory: folder(version), fileName: 'editor.json' })).toEqual([]);
  });

  test('its program serves what the manifest declares', () => {
    const answer = answerOf(version);
    const readability = manifest.components[0]!;
    expect(answer.components.toSorted()).toEqual(
      manifest.components.map(({ componentType }) => componentType).toSorted(),
    );
    expect(answer.tools).toEqual(
      manifest.tools.filter(({ componentType }) => componentType !== undefined).map(({ name }) => name),
    );
    expect(Object.keys(answer.output).toSorted()).toEqual(readability.outputs?.map(({ title }) => title).toSorted());
    expect(readability.branches).toContain(answer.branch);
    expect(answer).toMatchObject({
      branch: 'hard',
      hidden: { messages: [{ content: 'ask (mail)' }] },
      tool: { output: { grade: 1 } },
    });
  });

  test('its path tools answer with what their schema promises', () => {
    const workspace = mkdtempSync(join(tmpdir(), 'heddle-workspace-'));
    try {
      for (const { path, dest } of manifest.files)
        cpSync(join(folder(version), path), join(workspace, dest ?? path), { recursive: true });
      for (const { path, outputSchema } of manifest.tools) {
        if (path === undefined) continue;
        const input = JSON.stringify({ text: 'a b b', unique: true });
        const result = JSON.parse(
          execFileSync(join(folder(version), path), {
            input,
            encoding: 'utf8',
            env: { ...process.env, HEDDLE_WORKSPACE: workspace },
          }),
        ) as object;
        expect(Object.keys(result)).toEqual(expect.arrayContaining([...outputSchema.required]));
      }
    } finally {
      rmSync(workspace, { recursive: true, force: true });
    }
  });
});

interface Answer {
  readonly components: readonly string[];
  readonly tools: readonly string[];
  readonly output: object;
  readonly branch: string;
}

function answerOf(version: string): Answer {
  const preload = `data:text/javascript,${encodeURIComponent(STAND_IN)}`;
  return JSON.parse(
    execFileSync(process.execPath, ['--import', preload, join(folder(version), 'editor.mjs')], { encoding: 'utf8' }),
  ) as Answer;
}

test('1.1.0 breaks nothing', () => {
  expect(pluginBreaks(textOf('1.0.0'), textOf('1.1.0')).map(({ level, kind }) => `${level} ${kind}`)).toEqual([
    'notice input-added',
    'notice output-added',
    'notice argument-added',
    'notice field-added',
    'notice tool-added',
  ]);
});

test('2.0.0 breaks everybody', () => {
  const breaks = pluginBreaks(textOf('1.1.0'), textOf('2.0.0')).filter(({ level }) => level === 'break');
  expect(breaks.map(({ kind }) => kind)).toEqual([
    'output-removed',
    'output-type-changed',
    'branch-added',
    'configuration-narrowed',
    'configuration-narrowed',
    'phase-changed',
    'seam-removed',
    'content-type-changed',
    'tool-removed',
    'argument-newly-required',
    'bounds-narrowed',
    'field-no-longer-always-present',
    'file-removed',
  ]);
  expect(new Set(breaks.flatMap(({ hits }) => hits ?? []))).toEqual(
    new Set(['flows', 'operators', 'clients', 'model']),
  );
});

test('the refused one is refused by two dozen rules at once', () => {
  const refused = join(ROOT, 'examples/plugin-refused');
  const errors = validatePlugin(readFileSync(join(refused, 'editor.json')), {
    directory: refused,
    fileName: 'editor.json',
  }).filter(({ level }) => level === 'error');
  expect(new Set(errors.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(20);
  expect(errors.every(({ line, column }) => line !== undefined && column !== undefined)).toBe(true);
});
