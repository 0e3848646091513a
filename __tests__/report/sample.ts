import { pointer } from '../../src/core/json.ts';
import type { ContractReport, JudgedFinding, Report } from '../../src/report/model.ts';

/** A finding with everything that a report can say of one. */
export function finding(over: Partial<JudgedFinding> = {}): JudgedFinding {
  return {
    level: 'break',
    kind: 'argument-newly-required',
    subject: { type: 'tool', name: 'echo' },
    audience: 'callers',
    proof: 'witness',
    baseline: '/tools/0/parameters/properties/page',
    current: '/tools/0/parameters/properties/page',
    place: { part: 'arguments', path: 'page' },
    before: 'optional',
    after: 'required',
    message: '`page` is now required',
    remedy: 'Make argument `page` optional.',
    witness: { value: { text: 'a' } },
    fingerprint: '0123456789ab',
    blocking: true,
    because: 'usage was not asked',
    ...over,
  };
}

export function contract(over: Partial<ContractReport> = {}): ContractReport {
  const findings = over.findings ?? [finding()];
  const many = (level: string): number => findings.filter((one) => one.level === level).length;
  return {
    name: 'echo',
    path: 'target/echo.wasm',
    kind: 'image',
    verdict: 'refused',
    current: { version: '1.5.0', digest: `sha256:${'c'.repeat(64)}`, size: 55_079 },
    baseline: {
      state: 'found',
      source: 'release',
      label: 'asset echo.wasm of release v1.4.0',
      version: '1.4.0',
      tag: 'v1.4.0',
      digest: `sha256:${'b'.repeat(64)}`,
      date: '2026-10-01T08:00:00Z',
      why: 'the highest version below 1.5.0',
    },
    problems: [],
    findings,
    usage: [],
    deploy: [],
    counts: {
      breaks: many('break'),
      blocking: findings.filter(({ blocking }) => blocking).length,
      undecided: many('undecided'),
      warnings: many('warning'),
      notices: many('notice'),
      internal: 0,
      errors: 0,
    },
    requiredBump: 'major',
    bumpEnough: false,
    notes: [],
    ...over,
  };
}

export function report(contracts: readonly ContractReport[] = [contract()], over: Partial<Report> = {}): Report {
  const zero = { breaks: 0, blocking: 0, undecided: 0, warnings: 0, notices: 0, internal: 0, errors: 0 };
  const counts = contracts.reduce(
    (sum, one) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, value]) => [name, value + one.counts[name as keyof typeof zero]]),
      ) as typeof zero,
    zero,
  );
  return {
    schema: 'https://berm.dev/compat/report-1.json',
    version: 1,
    generator: { name: 'berm-compat', version: '1.0.0' },
    verdict: 'refused',
    exitCode: 1,
    contracts,
    counts,
    notes: [],
    ...over,
  };
}

/** A report in which every optional member stands, and every text of a contract is hostile. */
export function fullReport(): Report {
  const evil = 'x`|<img src=x>@octocat #1 [a](http://e) \u202e\u001b[31m\n::error::y';
  return report(
    [
      contract({
        name: evil,
        findings: [
          finding({
            subject: { type: 'tool', name: evil },
            message: `tool \`${evil}\` breaks`,
            before: evil,
            after: `${evil} now`,
            renamedTo: evil,
            also: ['/tools/1'],
            witness: {
              value: { [evil]: { [evil]: 18446744073709551615n }, more: evil.repeat(20) },
              at: pointer(evil, evil),
            },
            consumers: [{ path: `flows/${evil}.yaml`, line: 7 }],
            callers: [{ url: 'https://berm.example', source: 'account', caller: evil, calls: 3, last: 1_790_000_000 }],
            origin: 'here',
            sinceLabel: true,
            location: { path: 'src/lib.rs', line: 12, column: 5 },
          }),
          finding({
            level: 'undecided',
            kind: 'undecided',
            fingerprint: '1123456789ab',
            audience: 'callers',
            because: 'nothing is known of it',
            reason: evil,
          }),
          finding({
            fingerprint: '2123456789ab',
            blocking: false,
            because: `accepted: ${evil}`,
            accepted: { reason: evil, expires: '2027-01-01', here: true },
            origin: 'base',
          }),
          finding({
            level: 'break',
            audience: 'host',
            blocking: false,
            because: 'only the host calls it',
            fingerprint: '3123456789ab',
          }),
          finding({
            level: 'warning',
            kind: 'seam-added',
            blocking: false,
            because: 'it breaks nobody',
            hits: ['operators', 'flows'],
            shows: 'run time',
            fingerprint: '4123456789ab',
          }),
          finding({
            level: 'notice',
            kind: 'tool-added',
            blocking: false,
            because: 'it breaks nobody',
            message: `\`${evil}\` is new`,
            fingerprint: '5123456789ab',
          }),
        ],
        problems: [
          {
            level: 'error',
            rule: 'tools-not-exported',
            message: evil,
            pointer: '/tools/0',
            offset: 12,
            line: 1,
            column: 2,
            expected: 'a',
            received: evil,
            location: { path: 'a b/plugin.json', line: 1, column: 2 },
          },
          { level: 'warning', rule: 'section-twice', message: evil },
        ],
        usage: [
          {
            state: 'answered',
            url: 'https://berm.example',
            program: 'echo',
            rows: [
              {
                kind: 'tool',
                item: 'echo',
                source: 'account',
                caller: evil,
                outcome: 'done',
                calls: 3,
                last: 1_790_000_000,
                public: true,
              },
            ],
            coversEvents: false,
            wakes: [{ tool: 'ring', arguments: { note: evil }, due: 1_790_000_000 }],
            crons: { prune: '* * * * *' },
            notes: [evil],
          },
          { state: 'not-deployed', url: 'https://b.example', program: 'echo' },
          { state: 'failed', url: 'https://c.example', program: 'echo', why: evil },
        ],
        deploy: [
          {
            url: 'https://berm.example',
            program: 'echo',
            status: 409,
            answer: evil,
            line: `PUT /programs/echo?public=${evil}`,
          },
        ],
        publishes: [evil],
        consumers: [{ path: evil, state: 'broken', why: evil }],
        notes: [evil],
        baseline: {
          state: 'found',
          source: 'release',
          label: evil,
          version: evil,
          tag: evil,
          digest: `sha256:${'b'.repeat(64)}`,
          date: '2026-10-01T08:00:00Z',
          url: 'https://x',
          why: evil,
          others: [{ name: evil, why: evil }],
          cost: { bytes: 1, requests: 2 },
        },
      }),
      contract({
        verdict: 'error',
        failure: { fault: 'source', message: evil },
        baseline: { state: 'failed', source: 'release', why: evil },
        findings: [],
      }),
      contract({ verdict: 'first-release', baseline: { state: 'none', source: 'release', why: evil }, findings: [] }),
    ],
    {
      force: { by: 'label', label: evil, actor: evil, at: '2026-11-01T00:00:00Z', covers: 'findings' },
      forceLabel: evil,
      notes: [evil],
      rulesChanged: [{ option: 'undecided', contract: evil, before: evil, after: evil }],
    },
  );
}
