import { describe, expect, test } from '@jest/globals';
import { columns } from '../../src/report/paint.ts';
import { renderText } from '../../src/report/text/index.ts';
import { contract, finding, fullReport, report } from './sample.ts';

const uncoloured = (text: string): string => text.replace(/\u001b\[[0-9]+m/g, '');

describe('text', () => {
  test('one break, as a reader sees it', () => {
    expect(renderText(report([contract({ findings: [finding({ location: { path: 'src/lib.rs', line: 3 } })] })])))
      .toBe(`✗ echo 1.4.0 → 1.5.0: 1 breaking change
  compared with: asset echo.wasm of release v1.4.0, sha256:bbbbbbbbbbbb, 2026-10-01

  tool echo
    ✗ \`page\` is now required  src/lib.rs:3
      {"text": "a"}

→ To release anyway, accept single changes: \`--details\` prints the command. These changes ask for a
  major release (2.0.0); 1.4.0 → 1.5.0 is less.

fails (exit code 1)  1 contract: 1 breaking change, 1 blocking, 0 undecided
`);
  });
  test('--details: everything that is known of a finding', () => {
    const text = renderText(
      report([
        contract({
          findings: [
            finding({
              level: 'undecided',
              reason: 'the pattern is too long',
              hits: ['flows', 'model'],
              shows: 'run time',
              location: { path: 'a/very/long/path/to/the/sources/of/a/program/that/nobody/reads/lib.rs', line: 30 },
            }),
            finding({ level: 'notice', kind: 'tool-added', blocking: false, message: 'new tool' }),
          ],
        }),
      ]),
      { details: true, width: 80 },
    );
    expect(text).toContain(`  Could not be decided (1)
  tool echo
    ? \`page\` is now required  reads/lib.rs:30
      fails  {"text": "a"}
      before optional
      now    required
      reason the pattern is too long
      who    Affects flow authors and the model, at run time.
      fix    Make argument \`page\` optional.
      kind   argument-newly-required
      where  a/very/long/path/to/the/sources/of/a/program/that/nobody/reads/lib.rs:30
      accept npx github:berm/compat-action#v1 accept --report report.json --only 0123456789ab --reason "…"
`);
    expect(text).toContain('+ new tool');
    expect(text).toContain('Chosen: the highest version below 1.5.0');
  });
  test('what was added is counted without --details', () => {
    const findings = [finding({ level: 'notice', kind: 'tool-added', blocking: false, message: 'new tool' })];
    const text = renderText(report([contract({ verdict: 'compatible', findings })], { exitCode: 0 }));
    expect(text).toContain('1 added or changed without breaking anyone (--details lists them)');
    expect(text).not.toContain('new tool');
  });
  test('colours on demand only, and the same words; the failing spot in a colour of its own', () => {
    const one = report([contract({ findings: [finding({ witness: { value: { unit: 'kelvin' }, at: '/unit' } })] })]);
    const coloured = renderText(one, { colour: true });
    expect(coloured).toContain('\u001b[31m✗\u001b[39m');
    expect(coloured).toContain('\u001b[1m\u001b[31m"kelvin"\u001b[39m\u001b[22m');
    expect(uncoloured(coloured)).toBe(renderText(one));
    expect(renderText(one)).not.toContain('\u001b');
  });
  test.each([40, 60, 80, 120, 200])('%i columns are kept, wide characters too', (width) => {
    const wide = report([
      contract({
        name: '天気',
        findings: [
          finding({
            message: `\`場所\` ${'これは長い説明です '.repeat(10)}`,
            witness: { value: { note: '天'.repeat(60), other: 1 }, at: '/note' },
            location: { path: 'src/lib.rs', line: 3 },
          }),
        ],
      }),
    ]);
    for (const one of [report(), wide, fullReport()])
      for (const line of renderText(one, { width }).split('\n'))
        if (!/PUT |passes|fails/.test(line)) expect([columns(line) <= width, line]).toEqual([true, line]);
  });
  test('narrower than 40 and wider than 200 columns is not asked for', () => {
    const text = renderText(report(), { width: 5 });
    expect(text).toBe(renderText(report(), { width: 40 }));
    expect(renderText(report(), { width: 900 })).toBe(renderText(report(), { width: 200 }));
  });
  test('several contracts: the gravest first, the unchanged in one line', () => {
    const quiet = { verdict: 'compatible', findings: [], requiredBump: 'none' } as const;
    const text = renderText(
      report([contract({ name: 'a', ...quiet }), contract({ name: 'b' }), contract({ name: 'c', ...quiet })]),
    );
    expect(text.startsWith('✗ b 1.4.0 → 1.5.0: 1 breaking change\n')).toBe(true);
    expect(text).toContain('✓ unchanged: a 1.4.0 → 1.5.0, c 1.4.0 → 1.5.0');
  });
  test('one that could not be judged: the reason stands in the first line', () => {
    const failure = { fault: 'source', message: 'The registry answered 500.' } as const;
    const text = renderText(
      report(
        [
          contract({
            verdict: 'error',
            findings: [],
            failure,
            baseline: { state: 'failed', source: 'oci:x', why: failure.message },
          }),
        ],
        { verdict: 'error', exitCode: 4 },
      ),
    );
    expect(text.split('\n')[0]).toBe('✗ echo 1.5.0: not judged: The registry answered 500.');
    expect(text).not.toMatch(/refused/);
    expect(text).toContain('fails (exit code 4)');
  });
  test('who uses it, and what does not block with its reason', () => {
    const text = renderText(
      report([
        contract({
          findings: [
            finding({
              callers: [
                { url: 'https://berm.example', source: 'account', caller: 'ada', calls: 3, last: 1_790_000_000 },
              ],
              consumers: [{ path: 'flows/review.yaml', line: 4 }],
            }),
            finding({ blocking: false, because: 'nobody called it in 30 days', message: '`old` is now required' }),
          ],
          consumers: [
            { path: 'flows/review.yaml', state: 'broken', why: 'the port is gone' },
            { path: 'flows/fine.yaml', state: 'works' },
          ],
        }),
      ]),
    );
    expect(text).toContain(
      '      used by ada (account, 3 calls, last on 2026-09-21)\n      breaks flows/review.yaml:4\n',
    );
    expect(text).toContain('    – `old` is now required (nobody called it in 30 days)\n');
    expect(text).toContain('✗ flows/review.yaml breaks: the port is gone');
    expect(text).not.toContain('flows/fine.yaml');
  });
});
