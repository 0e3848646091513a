import { describe, expect, test } from '@jest/globals';
import {
  appendedMigrations,
  examineImage,
  examineSection,
  parseSection,
  rewrittenMigrations,
  type LoadOptions,
  type Manifest,
} from '../../src/manifest/index.ts';
import {
  bermImage,
  bytes,
  functionType,
  I32,
  I64,
  leb,
  name,
  program,
  section,
  tool,
  vector,
  wasmModule,
  custom,
  exportSection,
  type TestExport,
} from '../support/wasm.ts';

const read = (record: object): Manifest => parseSection(bytes(JSON.stringify(record)));
const withMigrations = (...names: string[]): object =>
  program({
    database: {
      migrations: names.map((title) => ({
        name: title.split('=')[0],
        sql: title.split('=')[1] ?? `create table t${title}(a)`,
      })),
    },
  });
const rules = async (image: Uint8Array, options?: LoadOptions): Promise<string[]> =>
  (await examineImage(image, options)).problems.map(({ level, rule }) => `${level} ${rule}`);
const tools = (...all: object[]): Uint8Array => bermImage({ manifest: [program({ tools: all })] });

describe('ABI', () => {
  test.each<[number, number | undefined, string[]]>([
    [4, undefined, []],
    [1, undefined, []],
    [0, undefined, []],
    [4, 4, []],
    [7, 7, []],
    [1, 4, ['error abi-not-spoken']],
    [4, 5, ['error abi-not-spoken']],
    [2, undefined, ['error abi-unknown']],
    [5, undefined, ['warning abi-newer']],
  ])('ABI %d on a host that speaks %p', async (abi, hostAbi, expected) => {
    const image = bermImage({ manifest: [program({ abi_version: abi })] });
    expect(await rules(image, hostAbi === undefined ? {} : { hostAbi })).toEqual(expected);
  });
});

describe('exports', () => {
  test('a declared tool that is not exported is named, each of them', async () => {
    const { problems } = await examineImage(
      bermImage({ manifest: [program({ tools: [tool('a'), tool('b'), tool('toString')] })], tools: ['b'] }),
    );
    expect(problems).toMatchObject([
      {
        level: 'error',
        rule: 'tool-not-exported',
        pointer: '/tools/0',
        message: expect.stringContaining('"berm_tool_a"'),
      },
      { level: 'error', rule: 'tool-not-exported', pointer: '/tools/2' },
    ]);
  });

  test.each<[string, string[], TestExport[], object[], string[]]>([
    ['no tool at all', [], [], [], ['error tools-not-exported']],
    ['another prefix', [], [{ name: '_berm_tool_echo' }], [tool('echo')], ['error tools-not-exported']],
    ['another case', ['Echo'], [], [tool('echo')], ['error tool-not-exported', 'notice tool-not-declared']],
    ['more than is declared', ['echo', 'extra'], [], [tool('echo')], ['notice tool-not-declared']],
    ['the empty name', [''], [], [tool('')], []],
    ['only the prefix, and no tool declared', [''], [], [], ['notice tool-not-declared']],
    ['__proto__', ['__proto__'], [], [tool('__proto__')], []],
    ['one name twice', ['echo', 'echo'], [], [tool('echo')], ['error export-twice']],
  ])('%s', async (_, exported, exports, declared, expected) => {
    expect(await rules(bermImage({ manifest: [program({ tools: declared })], tools: exported, exports }))).toEqual(
      expected,
    );
  });

  /** An image whose tool `echo` is exported as given, beside a function of another type. */
  const typed = (exported: TestExport, imports: Uint8Array[] = []): Uint8Array =>
    wasmModule(
      section(1, vector([functionType([], []), functionType([I32], [I64]), functionType([I64, I32, I32], [I64])])),
      ...(imports.length === 0 ? [] : [section(2, vector(imports))]),
      section(3, vector([leb(0), leb(1)])),
      section(5, vector([[0, 1]])),
      exportSection([exported]),
      section(
        10,
        vector([
          [2, 0, 0x0b],
          [2, 0, 0x0b],
        ]),
      ),
      custom('.berm.abi', JSON.stringify(program({ tools: [tool('echo')] }))),
    );
  const imported = (module: string, title: string, ...kind: number[]): Uint8Array =>
    bytes(name(module), name(title), kind);

  test.each<[string, TestExport, Uint8Array[], string[]]>([
    ['a function of nothing', { name: 'berm_tool_echo', index: 0 }, [], []],
    ['a function that takes and returns', { name: 'berm_tool_echo', index: 1 }, [], ['warning export-not-callable']],
    ['a memory', { name: 'berm_tool_echo', kind: 'memory' }, [], ['warning export-not-callable']],
    ['imported functions come first', { name: 'berm_tool_echo', index: 1 }, [imported('berm', 'syscall', 0, 2)], []],
    [
      'the syscall itself',
      { name: 'berm_tool_echo', index: 0 },
      [imported('berm', 'syscall', 0, 2)],
      ['warning export-not-callable'],
    ],
  ])('the signature of %s', async (_, exported, imports, expected) => {
    expect(await rules(typed(exported, imports))).toEqual(expected);
  });

  test('what is wrong with a signature is said', async () => {
    expect((await examineImage(typed({ name: 'berm_tool_echo', index: 1 }))).problems[0]?.message).toContain(
      "is a function (i32) → (i64); a tool's is a function () → ()",
    );
  });

  test.each<[string, Uint8Array, string[]]>([
    ['another type', imported('berm', 'syscall', 0, 1), ['error import-not-served']],
    ['WASI', imported('wasi_snapshot_preview1', 'proc_exit', 0, 1), ['error import-not-served']],
    ['a memory', imported('env', 'memory', 2, 1, 1, 2), ['error import-not-served']],
    ['a global', imported('env', 'g', 3, I32, 0), ['error import-not-served']],
    ['a table', imported('env', 't', 1, 0x70, 0, 1), ['error import-not-served']],
  ])('an import of %s', async (_, entry, expected) => {
    expect(
      (await rules(typed({ name: 'berm_tool_echo', index: 0 }, [entry]))).filter((rule) => rule.includes('import')),
    ).toEqual(expected);
  });

  test('types that this reader does not know, and sections that are large, are not guessed at', async () => {
    const manifest = custom('.berm.abi', JSON.stringify(program({ tools: [tool('echo')] })));
    const exported = exportSection([{ name: 'berm_tool_echo' }]);
    const code = section(10, vector([[2, 0, 0x0b]]));
    const struct = wasmModule(section(1, vector([[0x5f, 0]])), section(3, vector([leb(0)])), exported, code, manifest);
    expect((await examineImage(struct)).problems).toMatchObject([
      { level: 'notice', rule: 'signatures-unchecked', message: expect.stringContaining('not a plain function type') },
    ]);
    const many = wasmModule(
      section(1, vector(Array.from({ length: 9000 }, () => functionType([], [])))),
      section(3, vector([leb(0)])),
      exported,
      code,
      manifest,
    );
    expect((await examineImage(many)).problems).toMatchObject([
      { rule: 'signatures-unchecked', message: expect.stringMatching(/have 2\d{4} bytes; up to 24576 are read/) },
    ]);
  });
});

describe('marks', () => {
  test.each<[string, object[], string[]]>([
    ['cron and public', [tool('a', { cron: true, public: true })], ['error cron-public']],
    ['stripe and public', [tool('a', { stripe: true, public: true })], ['error stripe-public']],
    ['two stripe tools', [tool('a', { stripe: true }), tool('b', { stripe: true })], ['error stripe-twice']],
    ['anonymous and not public', [tool('a', { anonymous: true })], ['error anonymous-unreachable']],
    [
      'anonymous and for services',
      [tool('a', { anonymous: true, public: true, callers: 'services' })],
      ['error anonymous-unreachable'],
    ],
    ['anonymous and for accounts', [tool('a', { anonymous: true, public: true, callers: 'accounts' })], []],
    ['callers on an internal tool', [tool('a', { callers: 'accounts' })], []],
    ['cron and stripe', [tool('a', { cron: true, stripe: true })], []],
    ['cron and query', [tool('a', { cron: true, query: true })], []],
    [
      'all at once',
      [
        tool('a', { cron: true, stripe: true, public: true, anonymous: true, callers: 'services' }),
        tool('b', { stripe: true }),
      ],
      ['error stripe-twice', 'error cron-public', 'error stripe-public', 'error anonymous-unreachable'],
    ],
  ])('%s', async (_, all, expected) => {
    expect(await rules(tools(...all))).toEqual(expected);
  });
});

describe('migrations', () => {
  const against = async (before: object | undefined, after: object): Promise<string[]> => {
    const { problems } = await examineImage(
      bermImage({ manifest: [after] }),
      before === undefined ? {} : { baseline: read(before) },
    );
    return problems.map(({ level, rule, pointer }) => `${level} ${rule} ${pointer ?? '-'}`);
  };

  test.each<[string, object | undefined, object, string[]]>([
    ['none before, none now', program(), program(), []],
    ['the same', withMigrations('1', '2'), withMigrations('1', '2'), []],
    [
      'one appended',
      withMigrations('1'),
      withMigrations('1', '2'),
      ['notice migration-appended /database/migrations/1'],
    ],
    ['a first database', program(), withMigrations('1', '2'), ['notice migration-appended /database/migrations/0']],
    ['no baseline', undefined, withMigrations('1'), []],
    [
      'text edited',
      withMigrations('1', '2=b'),
      withMigrations('1', '2=B'),
      ['error migration-rewritten /database/migrations/1'],
    ],
    [
      'text edited by white space',
      withMigrations('1=a'),
      withMigrations('1=a '),
      ['error migration-rewritten /database/migrations/0'],
    ],
    [
      'the last removed',
      withMigrations('1', '2'),
      withMigrations('1'),
      ['error migration-rewritten /database/migrations'],
    ],
    ['all removed', withMigrations('1'), withMigrations(), ['error migration-rewritten /database/migrations']],
    [
      'two swapped',
      withMigrations('1', '2'),
      withMigrations('2', '1'),
      ['error migration-rewritten /database/migrations/0', 'error migration-rewritten /database/migrations/1'],
    ],
    ['the database given up', withMigrations('1'), program(), ['warning database-dropped -']],
    ['an empty database given up', withMigrations(), program(), []],
    ['one name twice', undefined, withMigrations('1', '1=x'), ['error migration-twice /database/migrations/1']],
  ])('%s', async (_, before, after, expected) => {
    expect(await against(before, after)).toEqual(expected);
  });

  test('each rewritten migration is said to be what it is', () => {
    const how = (before: object, after: object): string[] =>
      rewrittenMigrations(read(before), read(after)).map(({ how: word, index }) => `${index} ${word}`);
    expect(how(withMigrations('1=a', '2=b'), withMigrations('1=A', '2=b'))).toEqual(['0 edited']);
    expect(how(withMigrations('1=a', '2=b'), withMigrations('0=z', '1=a', '2=b'))).toEqual(['0 moved', '1 moved']);
    expect(how(withMigrations('1=a', '2=b'), withMigrations('one=a', '2=b'))).toEqual(['0 renamed']);
    expect(how(withMigrations('1=a', '2=b'), withMigrations('2=b'))).toEqual(['0 removed', '1 moved']);
    expect(how(withMigrations('1=a'), program())).toEqual([]);
    expect(how(program(), withMigrations('1=a'))).toEqual([]);
  });

  test('what will be applied is what the baseline did not have', () => {
    expect(
      appendedMigrations(read(withMigrations('1')), read(withMigrations('1', '2', '3'))).map((one) => one.name),
    ).toEqual(['2', '3']);
    expect(appendedMigrations(undefined, read(withMigrations('1'))).map((one) => one.name)).toEqual(['1']);
  });

  test('an IDL says nothing of a database, so none was given up', () => {
    const idl: Manifest = {
      version: '',
      description: '',
      homepage: '',
      repository: '',
      readme: '',
      tools: [],
      name: 'a',
      digest: '',
    };
    expect(rewrittenMigrations(read(withMigrations('1')), idl)).toEqual([]);
  });
});

describe('the trap: migrations are applied before the image is refused', () => {
  const ghost = (...names: string[]): Uint8Array =>
    bermImage({ manifest: [{ ...withMigrations(...names), tools: [tool('echo'), tool('ghost')] }], tools: ['echo'] });

  test('it has a finding of its own, which says what happens', async () => {
    const { problems } = await examineImage(ghost('1', '2'), {
      baseline: { ...read(withMigrations('1')), version: '1.4.0' },
    });
    expect(problems.map(({ rule }) => rule)).toEqual([
      'migration-appended',
      'tool-not-exported',
      'migrated-then-refused',
    ]);
    expect(problems[2]).toMatchObject({
      level: 'error',
      pointer: '/database/migrations/1',
      message: expect.stringMatching(
        /applies the migration "2" .* then refuses the image \(tool-not-exported\): the data stays migrated, and version 1\.4\.0 can no longer be deployed again/,
      ),
    });
  });

  test('it counts on a first deploy, and for every refusal of the compiler', async () => {
    expect(await rules(ghost('1'))).toContain('error migrated-then-refused');
    expect(await rules(bermImage({ manifest: [withMigrations('1')], before: [section(99, [])] }))).toContain(
      'error migrated-then-refused',
    );
    expect(
      await rules(
        bermImage({ manifest: [{ ...withMigrations('1'), tools: [tool('a', { cron: true, public: true })] }] }),
      ),
    ).toContain('error migrated-then-refused');
  });

  test.each<[string, Uint8Array, LoadOptions]>([
    ['nothing is appended', ghost('1'), { baseline: read(withMigrations('1')) }],
    ['the image is refused before, for its ABI', ghost('1'), { hostAbi: 5 }],
    [
      'the image is refused before, for a syscall',
      bermImage({
        manifest: [{ ...withMigrations('1'), deps: { syscalls: { fax: [] } }, tools: [tool('ghost')] }],
        tools: ['x'],
      }),
      { hostSyscalls: [] },
    ],
    ['the migrations themselves are refused', ghost('1=x', '2'), { baseline: read(withMigrations('1=y')) }],
    ['the file does not read', bytes(ghost('1'), [0]), {}],
  ])('it does not where %s', async (_, image, options) => {
    const found = await rules(image, options);
    expect(found.some((rule) => rule.startsWith('error '))).toBe(true);
    expect(found).not.toContain('error migrated-then-refused');
  });
});

describe('syscalls of the target host', () => {
  const image = bermImage({
    manifest: [
      program({ deps: { syscalls: { 'berm.http.fetch': ['a'], 'acme.fax': [], 'berm.call': [], 'berm.now': [] } } }),
    ],
  });

  test('not given: not checked', async () => expect(await rules(image)).toEqual([]));
  test("one that is not served is named; berm's own always are served", async () => {
    expect((await examineImage(image, { hostSyscalls: ['berm.http.fetch'] })).problems).toMatchObject([
      { level: 'error', rule: 'syscall-not-served', message: expect.stringContaining('"acme.fax"') },
    ]);
  });
  test('all served', async () =>
    expect(await rules(image, { hostSyscalls: ['acme.fax', 'berm.http.fetch'] })).toEqual([]));
});

describe('a section alone', () => {
  test('is checked as far as a manifest says it: no exports', () => {
    const { manifest, problems } = examineSection(
      bytes(JSON.stringify(program({ tools: [tool('a', { cron: true, public: true })] }))),
      { hostAbi: 3 },
    );
    expect(manifest?.version).toBe('1.0.0');
    expect(problems.map(({ rule }) => rule)).toEqual(['abi-not-spoken', 'cron-public']);
  });
});
