/**
 * "One new file and one line in a list", held: in a copy of the tree a kind of finding, a source, a form, a keyword
 * and a kind of contract are added so, each by two files touched. What follows from the lists is generated, the
 * command is built, and each addition is used.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ROOT } from '../support/dist.ts';

jest.setTimeout(300_000);

/** A new file, and the list that takes it: what is imported, and what stands behind what in the list. */
interface Addition {
  readonly file: string;
  readonly text: string;
  readonly list: string;
  readonly imports: string;
  readonly behind: string;
  readonly entry: string;
}

const KIND: Addition = {
  file: 'src/breaks/kinds/mood.ts',
  text: `import type { Kinds } from '../kind.ts';
export const MOOD_KINDS = {
  'mood-changed': {
    level: 'notice', title: 'Mood changed', when: 'A mood is another.', who: 'Nobody.',
    message: () => 'the mood changed',
    sample: { part: 'arguments', before: { type: 'object' }, after: { type: 'object' } },
  },
} as const satisfies Kinds;
`,
  list: 'src/breaks/kinds/index.ts',
  imports: "import { MOOD_KINDS } from './mood.ts';",
  behind: '  ...NOTICE_KINDS,\n',
  entry: '  ...MOOD_KINDS,\n',
};

const SOURCE: Addition = {
  file: 'src/sources/nowhere.ts',
  text: `import type { BaselineOrigin } from './request.ts';
export const nowhere: BaselineOrigin = {
  forms: ['nowhere'],
  takes: (spec) => spec === 'nowhere',
  fetch: () => Promise.resolve({ state: 'none', source: 'nowhere', why: 'nothing is kept there' }),
};
`,
  list: 'src/sources/index.ts',
  imports: "import { nowhere } from './nowhere.ts';",
  behind: 'file, https',
  entry: ', nowhere',
};

const FORM: Addition = {
  file: 'src/report/word.ts',
  text: `import type { Form } from './form.ts';
export const wordForm = {
  id: 'word', file: 'report.word', about: 'the verdict in one word', artifact: true,
  render: ({ verdict }) => verdict + '\\n',
} as const satisfies Form;
`,
  list: 'src/report/forms.ts',
  imports: "import { wordForm } from './word.ts';",
  behind: '  badgeForm,\n',
  entry: '  wordForm,\n',
};

const KEYWORD: Addition = {
  file: 'src/schema/keywords/even.ts',
  text: `import { ANY, NONE } from '../formula/formula.ts';
import type { Keyword } from './keyword.ts';
import { BOOLEAN } from './shapes.ts';
export const forbiddenKeywords: readonly Keyword[] = [
  { name: 'x-forbidden', shape: BOOLEAN, compile: (value) => (value === true ? NONE : ANY) },
];
`,
  list: 'src/schema/keywords/index.ts',
  imports: "import { forbiddenKeywords } from './even.ts';",
  behind: '  ...unevaluatedKeywords,\n',
  entry: '  ...forbiddenKeywords,\n',
};

const CONTRACT: Addition = {
  file: 'src/contracts/recipe.ts',
  text: `import { isObject, member, parseJson } from '../core/json.ts';
import { NOWHERE, type ContractKind } from './contract.ts';
export const recipe: ContractKind = {
  id: 'recipe', form: 'recipe', title: 'a recipe', kept: 'source', unreadableBaseline: 'nobody',
  detect: ({ json }) => (json !== undefined && isObject(json) && member(json, 'cook') !== undefined ? 'sure' : undefined),
  read: ({ content }) => {
    const { value } = parseJson(new TextDecoder().decode(content));
    return Promise.resolve({
      contract: { kind: 'recipe', facts: {}, ...(isObject(value) && { json: value }) },
      validate: () => [],
    });
  },
  compare: () => [],
  locate: () => Promise.resolve(NOWHERE),
  describe: () => undefined,
};
`,
  list: 'src/contracts/kinds.ts',
  imports: "import { recipe } from './recipe.ts';",
  behind: '[plugin,',
  entry: ' recipe,',
};

let tree: string;
const inTree = (...args: string[]) => spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
const git = (...args: string[]): string => execFileSync('git', args, { cwd: tree, encoding: 'utf8' });

/** The files that differ from the last commit, untracked ones too. */
const touched = (): string[] =>
  git('status', '--porcelain', '--untracked-files=all', '--', 'src')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));

function add({ file, text, list, imports, behind, entry }: Addition): void {
  writeFileSync(join(tree, file), text);
  const before = readFileSync(join(tree, list), 'utf8');
  expect(before).toContain(behind);
  writeFileSync(join(tree, list), `${imports}\n${before.replace(behind, behind + entry)}`);
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'berm-additions-'));
  for (const path of [
    'src',
    'scripts',
    'docs',
    'dist',
    'examples',
    'package.json',
    'tsconfig.json',
    'README.md',
    'action.yml',
    'report.schema.json',
    'LICENSE',
  ])
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(tree, path), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  mkdirSync(join(tree, 'build'));
  git('init', '-q');
  git('add', 'src');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'before');
});
afterAll(() => {
  rmSync(tree, { recursive: true, force: true });
});

test.each([
  ['a kind of finding', KIND],
  ['a source', SOURCE],
  ['a form of the report', FORM],
  ['a keyword', KEYWORD],
  ['a kind of contract', CONTRACT],
])('%s is one new file, and one list', (_, addition) => {
  add(addition);
  expect(touched().sort()).toEqual([addition.file, addition.list].sort());
  git('add', 'src');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'added');
});

test('what follows from the lists is generated, and each addition works in the command that is built', () => {
  for (const script of [['scripts/build.mjs', '--quick'], ['scripts/action-yml.mjs'], ['scripts/docs.mjs']])
    expect(inTree(...script)).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(tree, 'docs/kinds/mood-changed.md'))).toBe(true);
  expect(readFileSync(join(tree, 'README.md'), 'utf8')).toMatch(/\| .formats.[^\n]*`word`/);

  const file = (name: string, json: unknown): string => {
    writeFileSync(join(tree, 'build', name), JSON.stringify(json));
    return `build/${name}`;
  };
  const cook = file('recipe.json', { cook: 'soup' });
  const asked = inTree('dist/cli.js', 'check', cook, '--baseline', 'nowhere', '--format', 'word');
  expect(asked).toMatchObject({ status: 0, stdout: 'first-release\n' });
  const json = inTree('dist/cli.js', 'check', cook, '--baseline', 'nowhere', '--format', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject({ contracts: [{ kind: 'recipe' }] });

  const schema = inTree(
    'dist/cli.js',
    ...['schema', file('writer.json', { type: 'integer' }), file('reader.json', { 'x-forbidden': false })],
  );
  expect(schema.status).toBe(0);
});
