import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { parseJson } from '../../src/core/json.ts';
import { jsonText } from '../../src/report/json-text.ts';
import { renderJson } from '../../src/report/json.ts';
import { parseReport } from '../../src/report/parse.ts';
import { ROOT } from '../support/dist.ts';
import { contract, finding, fullReport, report } from './sample.ts';

const published = JSON.parse(readFileSync(`${ROOT}report.schema.json`, 'utf8'));
const validate = new Ajv2020({ strict: true, allErrors: true }).compile(published);

describe('jsonText', () => {
  test('keeps every digit of a bigint, and writes nothing invisible', () => {
    expect(
      jsonText({ a: 18446744073709551615n, b: '\u202e\u2028\u009b', c: undefined, d: [-0, 1.5, null, true] }),
    ).toBe('{"a": 18446744073709551615, "b": "\\u202e\\u2028\\u009b", "d": [-0, 1.5, null, true]}');
  });
  test('indents', () =>
    expect(jsonText({ a: [1], b: {}, c: [] }, 2)).toBe('{\n  "a": [\n    1\n  ],\n  "b": {},\n  "c": []\n}'));
  test('is read back as it was, for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (value) =>
        expect(JSON.parse(jsonText(value, 2))).toEqual(value),
      ),
    );
  });
  test('is one line however deep, and ends', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(jsonText(deep)).toHaveLength(404);
  });
});

describe('report.json', () => {
  test.each([
    ['one break', report()],
    ['everything at once', fullReport()],
    ['nothing', report([], { verdict: 'compatible', exitCode: 0 })],
    [
      'a contract on its own',
      report([
        contract({ alone: true, findings: [], baseline: { state: 'none', source: '', why: 'validated on its own' } }),
      ]),
    ],
  ])('%s matches its published schema', (_, one) => {
    expect(validate(JSON.parse(renderJson(one)))).toBe(true);
  });
  test('is read back as it was, digits and all', () => {
    const one = fullReport();
    expect(parseReport(renderJson(one))).toEqual(one);
  });
  test('callers of many breaks stand once', () => {
    const callers = Array.from({ length: 300 }, (_, index) => ({
      url: 'https://berm.example',
      source: 'account',
      caller: `account-${index}`,
      calls: 3000 - index,
      last: 1_790_000_000,
    }));
    const findings = Array.from({ length: 50 }, (_, index) =>
      finding({ callers, fingerprint: index.toString(16).padStart(12, '0') }),
    );
    const one = report([contract({ findings: [...findings, finding({ callers: callers.slice(0, 1) })] })]);
    const text = renderJson(one);
    expect(text.length).toBeLessThan(100_000);
    const stored = JSON.parse(text);
    expect(validate(stored)).toBe(true);
    expect(stored.callers).toHaveLength(2);
    const [first] = stored.contracts as { findings: { callers: number }[] }[];
    expect(first?.findings.map((each) => each.callers)).toEqual([...Array.from({ length: 50 }, () => 0), 1]);
    expect(parseReport(text)).toEqual(one);
  });
  test('a place in the list of callers that there is none for is left out', () => {
    const text = renderJson(report([contract({ findings: [finding({ callers: [] })] })])).replace(
      '"callers": 0',
      '"callers": 7',
    );
    expect(parseReport(text).contracts[0]?.findings[0]?.callers).toBeUndefined();
  });
  test('what is no report is refused with the place', () => {
    expect(() => parseReport('{"version": 2}')).toThrow(/not a report of berm-compat, version 1/);
    expect(() => parseReport('nonsense')).toThrow(/not JSON/);
    const wrong = renderJson(report([contract({ findings: [finding({ fingerprint: 'no' })] })]));
    expect(() => parseReport(wrong)).toThrow(/fingerprint/);
    expect(() => parseReport(renderJson(report()).replace('"notes": []', '"notes": [], "extra": 1'))).toThrow(
      /not a report/,
    );
  });
  test('a report with a hostile depth or a `__proto__` is data or refused', () => {
    const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
    expect(() => parseReport(renderJson(report()).replace('"text": "a"', `"text": ${deep}`))).toThrow(
      /levels of nesting/,
    );
    const text = renderJson(report()).replace('"text": "a"', '"__proto__": 1');
    expect(Object.keys(parseReport(text).contracts[0]?.findings[0]?.witness?.value as object)).toEqual(['__proto__']);
  });
  test('the witness’s digits are exact in the text', () => {
    expect(renderJson(fullReport())).toContain(': 18446744073709551615\n');
    expect(parseJson('18446744073709551615').value).toBe(18446744073709551615n);
  });
});
