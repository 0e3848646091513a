/** README, action.yml, `--help` and the docs say what the tables say. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { check } from '../../src/cli/check.ts';
import { COMMANDS } from '../../src/cli/index.ts';
import { INPUT_NAMES, inputSpec } from '../../src/gate/options.ts';
import { FORM_IDS } from '../../src/report/forms.ts';
import { ROOT } from '../support/dist.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('action.yml, report.schema.json and the tables in README and docs are what the table makes', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/action-yml.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}, 60_000);

describe('--help', () => {
  test('check names every input of the command, and none of the Action only', () => {
    for (const name of INPUT_NAMES.filter((one) => one !== 'contracts'))
      expect([name, check.help().includes(`\n  --${name}`)]).toEqual([name, inputSpec(name).on === 'both']);
  });
  test('check names every form', () => expect(check.help()).toContain(FORM_IDS.join('|')));
});

describe('README', () => {
  const readme = read('README.md');
  test('every command it shows exists', () => {
    const shown = new Set(
      [...readme.matchAll(/^(?:berm-compat|node dist\/cli\.js) ([a-z]+)/gm)].map(([, name]) => name),
    );
    expect(shown.size).toBeGreaterThan(3);
    for (const name of shown) expect(COMMANDS.map((command) => command.name)).toContain(name);
  });
  test.each(['README.md', 'docs/command.md', 'docs/inputs.md', 'docs/library.md'])(
    'every file that %s links to is there',
    (file) => {
      for (const [, target = ''] of read(file).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g))
        expect([target, existsSync(join(ROOT, dirname(file), target))]).toEqual([target, true]);
    },
  );
  test('the workflow has the permissions and activity types that the Action needs', () => {
    const workflow = /<!-- workflow:begin -->\n```yaml\n([^]*?)```/.exec(readme)?.[1] ?? '';
    for (const line of [
      'types: [opened, synchronize, reopened, edited, labeled, unlabeled]',
      'contents: read',
      'pull-requests: write',
      'checks: write',
      'actions: read',
      'uses: berm/compat-action@v1',
    ])
      expect(workflow).toContain(line);
  });
});
