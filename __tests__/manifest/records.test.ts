import { describe, expect, test } from '@jest/globals';
import { examineImage, examineSection, parseSection } from '../../src/manifest/index.ts';
import { bermImage, bytes, eventRecord, program, tool } from '../support/wasm.ts';

const json = JSON.stringify;
const section = (...records: readonly (object | string)[]): Uint8Array =>
  bytes(records.map((record) => (typeof record === 'string' ? record : json(record))).join(''));
const first = (...records: readonly (object | string)[]): unknown => examineSection(section(...records)).problems[0];
const levels = (...records: readonly (object | string)[]): string[] =>
  examineSection(section(...records)).problems.map(({ level, rule }) => `${level} ${rule}`);
/** Nests `value` in so many objects. */
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('records', () => {
  test('one program record, with what is absent at its default', () => {
    expect(parseSection(section({ abi_version: 4, tools: [] }))).toEqual({
      abi_version: 4,
      version: '',
      description: '',
      homepage: '',
      repository: '',
      readme: '',
      tools: [],
      events: [],
      deps: { programs: [], syscalls: {}, secrets: [] },
    });
  });

  test('every field of every struct', () => {
    const record = {
      abi_version: 4,
      version: '1.2.3',
      description: 'd',
      homepage: 'h',
      repository: 'r',
      readme: '# r',
      tools: [
        tool('a', {
          returns: { type: 'string' },
          query: true,
          deprecated: true,
          public: true,
          anonymous: true,
          callers: 'accounts',
          cron: true,
          stripe: true,
        }),
      ],
      deps: { programs: ['p'], syscalls: { 'berm.http.fetch': ['example.com'] }, secrets: ['s'] },
      events: [{ name: 'E', description: '', fields: true, deprecated: true }],
      database: { migrations: [{ name: '1', sql: 'select 1' }] },
    };
    expect(parseSection(section(record))).toEqual(record);
  });

  test('false flags, null options and unknown fields leave no trace', () => {
    const plain = parseSection(section(program({ tools: [tool('a')] })));
    const spelled = tool('a', {
      query: false,
      public: false,
      cron: false,
      stripe: false,
      anonymous: false,
      deprecated: false,
      returns: null,
      callers: null,
      color: 'red',
    });
    expect(parseSection(section(program({ tools: [spelled], database: null, extra: [1] })))).toEqual(plain);
  });

  test('events are sorted by the bytes of their names, behind those of the program record', () => {
    const names = ['\u{ffff}', '\u{1f600}', 'b', 'Z', 'a', 'é'];
    const manifest = parseSection(
      section(
        ...names.map((title) => eventRecord(title)),
        program({ events: [{ name: 'own', description: '', fields: {} }] }),
      ),
    );
    // In UTF-16 the emoji would come before U+FFFF.
    expect(manifest.events?.map(({ name }) => name)).toEqual(['own', 'Z', 'a', 'b', 'é', '\u{ffff}', '\u{1f600}']);
  });

  test.each(['', ' ', '\n', '\r\n', '\t', ' \n\t\r '])('between records: %j', (space) => {
    expect(parseSection(section(space, eventRecord('Sent'), space, program(), space)).events).toHaveLength(1);
  });

  test.each(['\0', '\f', '\v', '\u{a0}', '\u{2028}', '\u{feff}', ',', ';', '// x\n', '/**/', 'null'])(
    'between records not: %j',
    (separator) => {
      const start = Buffer.byteLength(json(eventRecord('Größe')));
      expect(first(eventRecord('Größe'), separator, program())).toMatchObject({
        level: 'error',
        rule: expect.stringMatching(/manifest-not-json|record-unknown/),
        offset: start,
      });
    },
  );

  test.each([
    ['\0', 'a NUL byte'],
    ['\u{feff}', 'a byte-order mark'],
  ])('%j is called what it is', (character, words) => {
    expect(first(character, program())).toMatchObject({ message: expect.stringContaining(`(${words})`) });
  });

  test.each<[string, (object | string)[], string, RegExp]>([
    ['nothing', [], 'program-record-missing', /no program record; it holds no event records/],
    ['white space', [' \n'], 'program-record-missing', /no program record/],
    ['events only', [eventRecord('A'), eventRecord('B')], 'program-record-missing', /2 event records/],
    [
      'two programs',
      [program(), eventRecord('A'), program()],
      'program-record-twice',
      /2 program records \(records 1, 3\)/,
    ],
    ['an empty record', ['{}', program()], 'record-unknown', /Record 1 .* byte 0 of the section/],
    ['a record of another kind', [program(), { skill: {} }], 'record-unknown', /Record 2/],
    ['a string', [program(), '"x"'], 'record-unknown', /Record 2/],
    ['a text cut short', [json(program()).slice(0, 40)], 'manifest-not-json', /Record 1 .*byte \d+ of the section/],
  ])('%s: refused', (_, records, rule, words) => {
    // A section alone has lines; inside an image the place is a byte of the section.
    const inside = examineImage(bermImage({ manifest: section(...records), tools: ['echo'] }));
    return expect(inside).resolves.toMatchObject({
      problems: [{ level: 'error', rule, message: expect.stringMatching(words) }],
    });
  });

  test('a record that is an event and a program is an event; one whose event does not read is a program', () => {
    expect(first({ ...program(), ...eventRecord('Sent') })).toMatchObject({ rule: 'program-record-missing' });
    expect(parseSection(section({ ...program(), event: null })).version).toBe('1.0.0');
    expect(parseSection(section({ ...program(), event: { name: 'no fields' } })).events).toEqual([]);
  });

  test('an offset counts bytes from the start of the file', async () => {
    const image = bermImage({ manifest: bytes(json(eventRecord('Größe')), '!') });
    const at = Buffer.from(image).indexOf('}}}!') + 3;
    expect((await examineImage(image)).problems).toMatchObject([{ rule: 'manifest-not-json', offset: at }]);
  });
});

describe('fields', () => {
  test.each<[string, object | string, string, string, string]>([
    [
      'a tool without a name',
      program({ tools: [tool('a'), { description: '', parameters: {} }] }),
      'field-missing',
      '/tools/1',
      "The field name is missing at /tools/1 in record 1 (the program's)",
    ],
    [
      'a tool without parameters',
      program({ tools: [{ name: 'a', description: '' }] }),
      'field-missing',
      '/tools/0',
      'The field parameters',
    ],
    ['a program without tools', { abi_version: 4 }, 'field-missing', '', 'The field tools is missing in record 1'],
    [
      'a description of null',
      program({ description: null }),
      'field-mistyped',
      '/description',
      "/description of record 1 (the program's) is null; expected a string",
    ],
    [
      'a flag of 1',
      program({ tools: [tool('a', { query: 1 })] }),
      'field-mistyped',
      '/tools/0/query',
      '/tools/0/query of the tool "a" in record 1 (the program\'s) is the number 1; expected true or false',
    ],
    [
      'callers of another name',
      program({ tools: [tool('a', { callers: 'Services' })] }),
      'field-mistyped',
      '/tools/0/callers',
      'expected "services" or "accounts"',
    ],
    ['tools that are an object', program({ tools: {} }), 'field-mistyped', '/tools', 'is an object; expected an array'],
    [
      'a tool that is a string',
      program({ tools: ['a'] }),
      'field-mistyped',
      '/tools/0',
      'the string "a"; expected an object',
    ],
    [
      'deps as a list of names',
      program({ deps: ['inner'] }),
      'field-mistyped',
      '/deps/0',
      'the string "inner"; expected an array',
    ],
    [
      'a syscall that reaches a number',
      program({ deps: { syscalls: { 'a/b': [1] } } }),
      'field-mistyped',
      '/deps/syscalls/a~1b/0',
      'is the number 1',
    ],
    [
      'a migration without its text',
      program({ database: { migrations: [{ name: '1' }] } }),
      'field-missing',
      '/database/migrations/0',
      'The field sql',
    ],
    [
      'a version twice',
      '{"abi_version":4,"version":"1","version":"1","tools":[]}',
      'field-twice',
      '/version',
      'The field version stands twice',
    ],
    [
      "a tool's name twice",
      '{"abi_version":4,"tools":[{"name":"a","name":"a","description":"","parameters":{}}]}',
      'field-twice',
      '/tools/0/name',
      'at /tools/0/name',
    ],
  ])('%s: refused by name, with its place', (_, record, rule, pointer, words) => {
    expect(first(record)).toMatchObject({
      level: 'error',
      rule,
      pointer,
      offset: expect.any(Number),
      message: expect.stringContaining(words),
    });
  });

  test("an event's field is named with its event", () => {
    expect(first(program(), { event: { name: 'Sent', description: 1, fields: {} } })).toMatchObject({
      rule: 'field-mistyped',
      message: expect.stringContaining('/event/description of record 2 (the event "Sent") is the number 1'),
    });
    expect(first(program(), '{"event":{"name":"a","name":"b","description":"","fields":1}}')).toMatchObject({
      rule: 'field-twice',
    });
  });

  test('where the program itself reads, its checks at load are made beside the faults of other records', async () => {
    const { manifest, problems } = await examineImage(
      bermImage({ manifest: [program({ abi_version: 3 }), { event: {} }, {}], tools: [] }),
    );
    expect(manifest).toBeUndefined();
    expect(problems.map(({ rule }) => rule)).toEqual([
      'field-missing',
      'field-missing',
      'field-missing',
      'record-unknown',
      'abi-unknown',
      'tools-not-exported',
    ]);
  });

  test('all that is wrong is listed at once', () => {
    expect(levels({ abi_version: '4', tools: [{ name: 1 }], deps: 0 }, '{"event":{}}')).toEqual([
      'error field-mistyped',
      'error field-mistyped',
      'error field-missing',
      'error field-missing',
      'error field-mistyped',
      'error field-missing',
      'error field-missing',
      'error field-missing',
    ]);
  });

  test.each(['4.0', '4e0', '-0', '-1', '4294967296', '"4"', 'null', '[4]', '1e2', '18446744073709551616'])(
    'abi_version %s is no unsigned 32-bit integer',
    (abi) => {
      expect(first(`{"abi_version":${abi},"tools":[]}`)).toMatchObject({
        rule: 'field-mistyped',
        pointer: '/abi_version',
        expected: 'an unsigned 32-bit integer',
      });
    },
  );

  test.each(['0', '4', '4294967295'])('abi_version %s is one', (abi) => {
    expect(parseSection(section(`{"abi_version":${abi},"tools":[]}`)).abi_version).toBe(Number(abi));
  });

  test('structs written as arrays are read, as the host reads them', () => {
    const parameters = { type: 'object' };
    expect(
      parseSection(
        section([
          4,
          '1.0.0',
          '',
          '',
          '',
          '',
          [['a', 'd', parameters, null, true]],
          [['p'], {}, []],
          [['E', '', {}]],
          [[['1', 'sql']]],
        ]),
      ),
    ).toMatchObject({
      abi_version: 4,
      version: '1.0.0',
      tools: [{ name: 'a', parameters, query: true }],
      deps: { programs: ['p'] },
      events: [{ name: 'E' }],
      database: { migrations: [{ name: '1', sql: 'sql' }] },
    });
    expect(first(program({ tools: [['a', 'd']] }))).toMatchObject({ rule: 'field-missing', pointer: '/tools/0' });
    expect(first(program({ deps: [[], {}, [], 1] }))).toMatchObject({
      rule: 'field-mistyped',
      expected: 'an object, or an array of at most 3',
    });
    expect(first([4, '', '', '', '', '', [], {}, [], null, 1])).toMatchObject({ rule: 'record-unknown' });
    expect(
      parseSection(section(program({ tools: [tool('a', { callers: { services: null } })] }))).tools[0]?.callers,
    ).toBe('services');
  });
});

describe('values', () => {
  test('integers are exact', () => {
    const text =
      '{"abi_version":4,"tools":[{"name":"a","description":"","parameters":{"maximum":18446744073709551615,"minimum":-9007199254740993}}]}';
    expect(parseSection(section(text)).tools[0]?.parameters).toEqual({
      maximum: 18446744073709551615n,
      minimum: -9007199254740993n,
    });
  });

  test('names such as __proto__ are ordinary', () => {
    const text =
      '{"abi_version":4,"tools":[{"name":"__proto__","description":"","parameters":{"properties":{"__proto__":{"type":"string"},"constructor":{}}}}],"deps":{"syscalls":{"__proto__":["x"],"toString":[]}}}';
    const manifest = parseSection(section(text));
    expect(json(manifest.tools[0]?.parameters)).toBe('{"properties":{"__proto__":{"type":"string"},"constructor":{}}}');
    expect(Object.entries(manifest.deps?.syscalls ?? {})).toEqual([
      ['__proto__', ['x']],
      ['toString', []],
    ]);
    expect(first('{"tools":[],"__proto__":{"abi_version":4}}')).toMatchObject({
      rule: 'field-missing',
      message: expect.stringContaining('abi_version'),
    });
  });

  test.each([
    [
      'parameters, 124 objects deep',
      `{"abi_version":4,"tools":[{"name":"a","description":"","parameters":${nested(124)}}]}`,
      true,
    ],
    [
      'parameters, 125 objects deep',
      `{"abi_version":4,"tools":[{"name":"a","description":"","parameters":${nested(125)}}]}`,
      false,
    ],
    ['an unknown field, 126 deep', `{"abi_version":4,"tools":[],"x":${nested(126)}}`, true],
    ['an unknown field, 127 deep', `{"abi_version":4,"tools":[],"x":${nested(127)}}`, false],
    ['a hundred thousand brackets', `{"abi_version":4,"tools":[],"x":${'['.repeat(100_000)}`, false],
  ])('127 levels are read, 128 are not: %s', (_, text, read) => {
    const { manifest, problems } = examineSection(bytes(text));
    expect(manifest !== undefined).toBe(read);
    if (!read)
      expect(problems).toMatchObject([
        { rule: 'manifest-not-json', message: expect.stringContaining('more than 127 levels') },
      ]);
  });

  test.each([
    ['1e400', 'range of a double'],
    ['-1e309', 'range of a double'],
    ['01', 'found "1"'],
    ['.5', 'expected a value'],
    ['NaN', 'expected a value'],
    ['"\\ud800"', 'lone surrogate'],
    ['"\\udc00\\ud800"', 'lone surrogate'],
    ['"\\x"', 'escape'],
    ['"a\nb"', ''],
    ['True', 'expected a value'],
    ["'a'", 'expected a value'],
    ['[1,]', 'comma'],
  ])('%s is refused wherever it stands', (value, words) => {
    expect(first(`{"abi_version":4,"tools":[],"x":${value}}`)).toMatchObject({
      level: 'error',
      rule: 'manifest-not-json',
      message: expect.stringContaining(words),
    });
  });

  test('bytes that are not UTF-8, with their place', () => {
    expect(examineSection(bytes('{"abi_version":4,"version":"', [0xe9], '","tools":[]}')).problems).toMatchObject([
      { level: 'error', rule: 'manifest-not-utf8', offset: 28 },
    ]);
  });
});

describe('warnings', () => {
  test('a name twice in a schema or among the syscalls: the last wins', () => {
    const text =
      '{"abi_version":4,"tools":[{"name":"a","description":"","parameters":{"type":"object","type":"string"}}],"deps":{"syscalls":{"f":["a"],"f":["b"]}},"x":{"y":1,"y":2}}';
    const { manifest, problems } = examineSection(bytes(text));
    expect(manifest?.tools[0]?.parameters).toEqual({ type: 'string' });
    expect(manifest?.deps?.syscalls).toEqual({ f: ['b'] });
    expect(problems.map(({ level, rule, pointer }) => [level, rule, pointer])).toEqual([
      ['warning', 'key-twice', '/tools/0/parameters/type'],
      ['warning', 'key-twice', '/deps/syscalls/f'],
    ]);
  });

  test('two events, or two tools, of one name are kept', () => {
    const { manifest, problems } = examineSection(
      section(
        eventRecord('A', { description: '1' }),
        eventRecord('A', { description: '2' }),
        program({ tools: [tool('t'), tool('t')] }),
      ),
    );
    expect(manifest?.events?.map(({ description }) => description)).toEqual(['1', '2']);
    expect(problems.map(({ level, rule }) => `${level} ${rule}`)).toEqual([
      'warning tool-twice',
      'warning event-twice',
    ]);
  });

  test('a record of an unknown kind beside a program of a newer ABI does not stop an older gate', () => {
    expect(levels(program({ abi_version: 5 }), { skill: 'x' })).toEqual([
      'warning record-unknown-newer-abi',
      'warning abi-newer',
    ]);
    expect(levels(program({ abi_version: 3 }), { skill: 'x' })).toEqual(['error record-unknown', 'error abi-unknown']);
  });
});

describe('older shapes', () => {
  test('ABI 0 and 1: usage, and what a program reaches for as a plain list', () => {
    const older = { abi_version: 1, tools: [tool('echo')], usage: 'When asked.', deps: ['notes', 'ws://127.0.0.1'] };
    expect(parseSection(section(older))).toMatchObject({
      abi_version: 1,
      version: '',
      usage: 'When asked.',
      deps: { programs: ['notes', 'ws://127.0.0.1'], syscalls: {}, secrets: [] },
    });
    expect(first({ ...older, deps: [1] })).toMatchObject({ rule: 'field-mistyped', pointer: '/deps/0' });
  });

  test('usage is not a field of ABI 4', () => {
    expect('usage' in parseSection(section(program({ usage: 1 })))).toBe(false);
  });
});

describe('schemas of a manifest', () => {
  const of = (fields: object): unknown[] =>
    examineSection(new TextEncoder().encode(JSON.stringify(program(fields)))).problems.map(
      ({ level, rule, pointer, message }) => [level, rule, pointer, message.replace(/ Write the schema.*$/, '')],
    );

  test('what a keyword cannot have, what is misspelt and what nobody knows are warnings (schema-malformed)', () => {
    const tool = { name: 'a', description: '', public: true };
    expect(
      of({ tools: [{ ...tool, parameters: { properties: { n: { minimum: '1' } } }, returns: { tpye: 'null' } }] }),
    ).toEqual([
      [
        'warning',
        'schema-malformed',
        '/tools/0/parameters/properties/n/minimum',
        'Tool "a": "parameters": "minimum" is "1"; expected a number.',
      ],
      [
        'warning',
        'schema-malformed',
        '/tools/0/returns/tpye',
        'Tool "a": "returns": "tpye" is not a keyword, and constrains nothing. Did you mean "type"?',
      ],
    ]);
    expect(of({ tools: [{ ...tool, parameters: { type: 'object', properties: { n: { minimum: 1 } } } }] })).toEqual([]);
  });
});
