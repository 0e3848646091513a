import { describe, expect, test } from '@jest/globals';
import { breaks } from '../../../src/breaks/index.ts';
import { brief, manifest } from '../../support/contracts.ts';

const kept = (...migrations: [string, string][]): ReturnType<typeof manifest> =>
  manifest({ database: { migrations: migrations.map(([name, sql]) => ({ name, sql })) } });

describe('the ABI', () => {
  test('another one is refused by every host that ran the baseline', () => {
    const found = breaks(manifest({ abi_version: 1, version: '0.9.0' }), manifest({ version: '1.0.0' }));
    expect(found).toEqual([
      expect.objectContaining({
        level: 'break',
        kind: 'abi-changed',
        proof: 'structure',
        baseline: '/abi_version',
        current: '/abi_version',
        before: '1',
        after: '4',
        message: 'ABI version changed from `1` to `4`: a host speaks one',
      }),
    ]);
  });
});

describe('migrations', () => {
  const old = kept(['0001', 'create table a(x)'], ['0002', 'create table b(y)']);

  test.each([
    ['edited', kept(['0001', 'create table a(x, z)'], ['0002', 'create table b(y)']), '/database/migrations/0'],
    ['renamed', kept(['0001', 'create table a(x)'], ['two', 'create table b(y)']), '/database/migrations/1'],
    ['removed', kept(['0001', 'create table a(x)']), '/database/migrations/1'],
    ['moved', kept(['0002', 'create table b(y)'], ['0001', 'create table a(x)']), '/database/migrations/0'],
  ])('one that was %s', (how, current, at) => {
    const found = breaks(old, current);
    expect(found[0]).toMatchObject({
      level: 'break',
      kind: 'migration-rewritten',
      proof: 'structure',
      baseline: at,
      audience: 'callers',
    });
    expect(found[0]?.message).toMatch(
      new RegExp(`^migration \`000[12]\` was ${how}: hosts that applied it refuse the image, forced or not$`),
    );
    expect(found.every(({ kind }) => kind === 'migration-rewritten')).toBe(true);
  });

  test('an edit shows the line that differs', () => {
    const [finding] = breaks(
      kept(['0001', 'create table a(\n  x text\n)']),
      kept(['0001', 'create table a(\n  x int\n)']),
    );
    expect([finding?.before, finding?.after]).toEqual(['0001 line 2:   x text', '0001 line 2:   x int']);
  });

  test('an appended one is a notice, a database given up a warning', () => {
    expect(
      brief(breaks(old, kept(['0001', 'create table a(x)'], ['0002', 'create table b(y)'], ['0003', 'drop table a']))),
    ).toEqual(['notice migration-appended program program']);
    expect(brief(breaks(old, manifest()))).toEqual(['warning database-dropped program program']);
    expect(brief(breaks(manifest(), old))).toEqual([
      'notice migration-appended program program',
      'notice migration-appended program program',
    ]);
  });
});

describe('reach', () => {
  const deps = (
    programs: string[],
    syscalls: Record<string, string[]>,
    secrets: string[],
  ): ReturnType<typeof manifest> => manifest({ deps: { programs, syscalls, secrets } });

  test('what is new and what is gone, each thing once', () => {
    const old = deps(['weather'], { 'berm.http.fetch': ['a.example'], 'berm.get': [] }, []);
    const current = deps(['other'], { 'berm.http.fetch': ['a.example', 'b.example'], 'berm.set': [] }, ['openai']);
    const said = breaks(old, current).map(({ kind, before, after, baseline, current: at }) => [
      kind,
      before ?? after,
      baseline ?? at,
    ]);
    expect(said).toEqual([
      ['reach-added', 'program other', '/deps/programs/0'],
      ['reach-added', 'berm.http.fetch to b.example', '/deps/syscalls/berm.http.fetch/1'],
      ['reach-added', 'syscall berm.set', '/deps/syscalls/berm.set'],
      ['reach-added', 'secret openai', '/deps/secrets/0'],
      ['reach-removed', 'program weather', '/deps/programs/0'],
      ['reach-removed', 'syscall berm.get', '/deps/syscalls/berm.get'],
    ]);
  });

  test('order and doubles are nothing', () => {
    expect(breaks(deps(['a', 'b'], {}, []), deps(['b', 'a', 'a'], {}, []))).toEqual([]);
  });
});
