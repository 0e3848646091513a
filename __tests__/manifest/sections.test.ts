import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { memorySource } from '../../src/bytes/index.ts';
import { examineImage, readImage } from '../../src/manifest/index.ts';
import {
  bermImage,
  bytes,
  custom,
  exportSection,
  leb,
  name,
  program,
  section,
  vector,
  wasmModule,
  type Chunk,
} from '../support/wasm.ts';

const MANIFEST = custom('.berm.abi', JSON.stringify(program()));
const TYPES = section(1, vector([[0x60, 0, 0]]));
const FUNCTIONS = section(3, vector([[0]]));
const CODE = section(10, vector([[0x02, 0x00, 0x0b]]));
const MEMORY = section(5, vector([[0x00, 0x01]]));

const refusal = (image: Uint8Array): Promise<unknown> => readImage(image).catch((error: unknown) => error);
const image = bermImage();

describe('what is no module says what it is', () => {
  test.each([
    ['nothing', bytes(), 'image-empty', 'is an empty file'],
    ['a component', bytes([0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0]), 'image-component', 'wasm32-unknown-unknown'],
    ['an ELF file', bytes([0x7f], 'ELF', [2, 1, 1]), 'image-elf', 'ELF file'],
    ['a gzip archive', gzipSync(image), 'image-packed', 'gzip archive'],
    ['a zip archive', bytes('PK', [3, 4]), 'image-packed', 'zip archive'],
    ['a Git LFS pointer', bytes('version https://git-lfs.github.com/spec/v1\n'), 'image-lfs-pointer', 'git lfs pull'],
    ['the manifest itself', bytes(JSON.stringify(program())), 'image-text', 'is JSON text'],
    ['a web page', bytes('<!doctype html>'), 'image-text', 'is a text file'],
    ['another binary', bytes([0xcf, 0xfa, 0xed, 0xfe]), 'image-unknown-format', 'does not begin with'],
    ['another version', bytes([0, 0x61, 0x73, 0x6d, 2, 0, 0, 0]), 'image-version', '02 00 00 00 at byte 4'],
    ['a header cut short', bytes([0, 0x61, 0x73, 0x6d, 1, 0]), 'image-cut', 'ends at byte 6'],
  ])('%s', async (_, file, rule, words) => {
    expect(await refusal(file)).toMatchObject({ name: 'ContractError', rule, message: expect.stringContaining(words) });
  });
});

describe('a malformed section is an error with its byte offset', () => {
  const after = 8 + TYPES.length;
  test.each<[string, readonly Chunk[], string, number, string]>([
    ['an id above 127', [[0x80, 0]], 'section-id-malformed', 8, 'Byte 8'],
    ['a size of six bytes', [[1, 0x80, 0x80, 0x80, 0x80, 0x80, 0]], 'number-malformed', 13, 'five bytes'],
    ['a size past 32 bits', [[1, 0xff, 0xff, 0xff, 0xff, 0x1f]], 'number-malformed', 13, '32nd'],
    ['a size past the end', [TYPES, [5], leb(3), [1, 0]], 'image-cut', after, 'end at byte'],
    ['the largest size', [[0], leb(0xffff_ffff)], 'image-cut', 8, '4294967309'],
    [
      'a byte left over',
      [TYPES, MANIFEST, [0]],
      'image-trailing-bytes',
      after + MANIFEST.length,
      'One byte (00) is left over',
    ],
    ['a line feed left over', [MANIFEST, '\n'], 'image-trailing-bytes', 8 + MANIFEST.length, '0a'],
    ['an empty known section', [section(1, [])], 'section-malformed', 8, 'is empty'],
    ['a count cut short', [section(3, [0x80])], 'section-malformed', 8, 'cut inside its count'],
    [
      'a count of six bytes',
      [section(3, [0x80, 0x80, 0x80, 0x80, 0x80, 0])],
      'number-malformed',
      14,
      'count of the function section',
    ],
    ['a custom section without a name', [section(0, [])], 'section-name-malformed', 8, 'the section ends first'],
    ['a name past the section', [section(0, [...leb(9), 0x61])], 'section-name-malformed', 8, '9 bytes'],
    ['a name that is not UTF-8', [section(0, [2, 0x61, 0xff])], 'section-name-malformed', 8, 'byte 12'],
    ['a name longer than the host reads', [custom('n'.repeat(100_001))], 'section-name-malformed', 8, '100,000'],
    ['a section twice', [TYPES, TYPES], 'section-twice', after, 'second type section'],
    [
      'the same, with a custom one between',
      [MEMORY, MANIFEST, MEMORY],
      'section-twice',
      8 + MEMORY.length + MANIFEST.length,
      'second memory section',
    ],
    [
      'sections out of order',
      [FUNCTIONS, TYPES],
      'section-out-of-order',
      8 + FUNCTIONS.length,
      'behind the function section',
    ],
    [
      'a tag section behind the globals',
      [section(6, [0]), section(13, [0])],
      'section-out-of-order',
      11,
      'tag section',
    ],
    [
      'a data count behind the code',
      [section(3, [0]), section(10, [0]), section(12, [0])],
      'section-out-of-order',
      14,
      'data count',
    ],
    [
      'more bodies than functions',
      [
        TYPES,
        FUNCTIONS,
        section(
          10,
          vector([
            [2, 0, 0x0b],
            [2, 0, 0x0b],
          ]),
        ),
      ],
      'section-malformed',
      after + FUNCTIONS.length,
      'counts 1, the code section 2',
    ],
    [
      'a body that is counted and not there',
      [TYPES, FUNCTIONS, section(10, [1])],
      'section-malformed',
      after + FUNCTIONS.length,
      'counts 1 items and has 0 bytes',
    ],
    ['bytes behind the last of no bodies', [section(10, [0, 1])], 'section-malformed', 8, 'counts 0'],
    ['a data count that lies', [section(12, [2]), section(11, [0])], 'section-malformed', 11, 'must agree'],
    ['a start section of two numbers', [section(8, [0, 0])], 'section-malformed', 8, 'holds 1 bytes behind its number'],
  ])('%s', async (_, sections, rule, offset, words) => {
    expect(await refusal(wasmModule(...sections))).toMatchObject({
      rule,
      place: { offset },
      message: expect.stringContaining(words),
    });
  });

  test('a function without a body is seen at the end', async () => {
    expect(await refusal(wasmModule(TYPES, FUNCTIONS, MANIFEST))).toMatchObject({
      rule: 'section-malformed',
      message: expect.stringContaining('function section'),
    });
  });

  test('what stands before the fault is examined all the same', async () => {
    const { manifest, problems } = await examineImage(bytes(bermImage({ manifest: [program({ tools: [] })] }), [0]));
    expect(manifest?.version).toBe('1.0.0');
    expect(problems.map(({ rule }) => rule)).toEqual(['image-trailing-bytes', 'tools-not-exported']);
  });
});

describe('what is legal is read', () => {
  test.each<[string, Uint8Array]>([
    ['the manifest first', wasmModule(MANIFEST, TYPES, FUNCTIONS, exportSection([{ name: 'berm_tool_echo' }]), CODE)],
    [
      'sizes spelled longer than needed',
      wasmModule([1], leb(4, 5), [1, 0x60, 0, 0], [0], leb(MANIFEST.length - 3, 4), MANIFEST.subarray(3)),
    ],
    ['a name length spelled longer', wasmModule(section(0, bytes(leb(9, 3), '.berm.abi', JSON.stringify(program()))))],
    ['an empty custom name', wasmModule(custom('', 'x'), MANIFEST)],
    [
      'custom sections anywhere, repeated',
      wasmModule(
        custom('a'),
        TYPES,
        custom('a'),
        FUNCTIONS,
        custom('a'),
        CODE,
        custom('name'),
        MANIFEST,
        custom('producers'),
      ),
    ],
    [
      'every known section in its order',
      wasmModule(
        ...[1, 2].map((id) => section(id, [0])),
        ...[3, 4, 5, 13, 6, 7].map((id) => section(id, [0])),
        section(9, [0]),
        section(12, [0]),
        section(10, [0]),
        section(11, [0]),
        MANIFEST,
      ),
    ],
    ['data without a data count', wasmModule(section(11, [0]), MANIFEST)],
  ])('%s', async (_, file) => {
    await expect(readImage(file)).resolves.toMatchObject({ abi_version: 4, version: '1.0.0' });
  });

  test('a source that does not know its length', async () => {
    await expect(readImage({ ...memorySource(image), size: undefined })).resolves.toMatchObject({ version: '1.0.0' });
    expect(
      await readImage({ ...memorySource(image.subarray(0, image.length - 1)), size: undefined }).catch(
        (error: unknown) => error,
      ),
    ).toMatchObject({ rule: 'image-cut' });
  });

  test('reading may stop behind the manifest', async () => {
    const cut = bytes(bermImage(), [0xff, 0xff]);
    await expect(readImage(cut, { stopAfterManifest: true })).resolves.toMatchObject({ version: '1.0.0' });
    expect(await refusal(cut)).toMatchObject({ rule: 'section-id-malformed' });
  });

  test('an unknown section is skipped while reading, and refused when the image is compiled', async () => {
    const file = bermImage({ before: [section(99, [1, 2, 3])] });
    await expect(readImage(file)).resolves.toMatchObject({ version: '1.0.0' });
    expect((await examineImage(file)).problems).toMatchObject([
      { level: 'error', rule: 'section-unknown', message: expect.stringContaining('id 99') },
    ]);
  });
});

describe('the manifest section', () => {
  test.each<[string, Uint8Array]>([
    ['an image without one', wasmModule(TYPES, custom('name'), custom('producers'))],
    [
      'names that are nearly it',
      wasmModule(
        ...['berm.abi', '.berm.ab', '.berm.abi ', '.BERM.ABI'].map((title) => custom(title, JSON.stringify(program()))),
      ),
    ],
    ['its name as an export', wasmModule(MEMORY, section(7, vector([bytes(name('.berm.abi'), [2, 0])])))],
  ])('is missed in %s, with the usual cause', async (_, file) => {
    expect(await refusal(file)).toMatchObject({
      rule: 'manifest-missing',
      message: expect.stringContaining('`wasm-strip`'),
    });
  });

  test('the first of two answers, with a warning', async () => {
    const second = custom('.berm.abi', JSON.stringify(program({ version: '2.0.0' })));
    const { manifest, problems } = await examineImage(bermImage({ after: [second] }));
    expect(manifest?.version).toBe('1.0.0');
    expect(problems).toMatchObject([{ level: 'warning', rule: 'manifest-section-twice', offset: bermImage().length }]);
  });

  test('a manifest of more than 4 MiB is not taken into memory', async () => {
    expect(await refusal(wasmModule(custom('.berm.abi', new Uint8Array(4 * 1024 * 1024 + 1))))).toMatchObject({
      rule: 'manifest-too-large',
    });
  });
});

describe('the small sections that the host reads first are read to their last byte', () => {
  const memory = (limits: readonly number[]): Uint8Array => section(5, vector([limits]));
  const global = (...content: readonly number[]): Uint8Array => section(6, vector([content]));
  const imported = (...kind: readonly number[]): Uint8Array => section(2, vector([bytes(name('m'), name('n'), kind)]));

  test.each<[string, Uint8Array, string]>([
    ['a memory of unknown flags', memory([0x30, 1]), 'the flags 48'],
    ['a memory without its maximum', memory([1, 1]), 'a maximum should be'],
    ['a memory with a number too long', memory([0, ...new Array<number>(11).fill(0x80)]), 'too long'],
    ['bytes behind the last memory', section(5, [1, 0, 1, 9]), 'something follows'],
    ['a global of no type', global(0x30, 0, 0x41, 0, 0x0b), 'not a value type'],
    ['a global of unknown flags', global(0x7f, 4, 0x41, 0, 0x0b), 'the flags 4'],
    ['a global that does not end', global(0x7f, 0, 0x41, 0), 'an instruction should be'],
    ['an import of no kind', imported(9), 'not a kind of import'],
    ['an import cut short', imported(0), 'truncated'],
    ['a tag with an attribute', imported(4, 1, 0), 'attribute'],
  ])('%s is refused', async (_, part, words) => {
    expect(await refusal(wasmModule(part, MANIFEST))).toMatchObject({
      rule: 'section-malformed',
      message: expect.stringContaining(words),
    });
  });

  test.each<[string, Uint8Array]>([
    ['a shared memory of 64 bits with a page size', memory([0b1111, 0x80, 0x80, 0x80, 0x80, 0x80, 1, 2, 0])],
    [
      'globals of every constant',
      section(
        6,
        vector([
          [0x7f, 1, 0x41, 0x7f, 0x0b],
          [0x7e, 0, 0x42, 0x80, 0x7f, 0x0b],
          [0x7d, 0, 0x43, 0, 0, 0, 0, 0x0b],
          [0x7c, 0, 0x44, 0, 0, 0, 0, 0, 0, 0, 0, 0x0b],
          [0x7f, 0, 0x23, 0, 0x41, 1, 0x6a, 0x0b],
          [0x70, 0, 0xd2, 0, 0x0b],
        ]),
      ),
    ],
    [
      'a global of an instruction that is not known here',
      global(0x7b, 0, 0xfd, 0x0c, ...new Array<number>(16).fill(0), 0x0b),
    ],
    ['a global of a long type', global(0x63, 0x70, 0, 0xd0, 0x70, 0x0b)],
    [
      'imports of every kind',
      section(
        2,
        vector(
          [
            [0, 0],
            [1, 0x70, 0, 1],
            [2, 0, 1],
            [3, 0x7f, 0],
            [4, 0, 0],
          ].map((kind) => bytes(name('m'), name('n'), kind)),
        ),
      ),
    ],
    ['compact imports', section(2, vector([bytes(name('m'), name(''), [0x7f, 1], name('n'), [0, 0])]))],
  ])('%s is read', async (_, part) => {
    await expect(readImage(wasmModule(part, MANIFEST))).resolves.toMatchObject({ version: '1.0.0' });
  });
});

describe('the export section is read to its last byte', () => {
  test.each<[string, Chunk, string]>([
    ['a name that is not UTF-8', vector([[1, 0xff, 0, 0]]), 'not UTF-8'],
    ['a name past the section', vector([[9, 0x61]]), '9 bytes'],
    ['a kind that is none', vector([[1, 0x61, 5, 0]]), 'none of function, table'],
    ['an index cut short', vector([[1, 0x61, 0]]), 'truncated'],
    ['something behind the last', bytes(vector([[1, 0x61, 0, 0]]), [7]), 'something follows'],
  ])('%s is refused', async (_, content, words) => {
    expect(await refusal(wasmModule(section(7, content), MANIFEST))).toMatchObject({
      rule: 'exports-malformed',
      message: expect.stringContaining(words),
    });
  });

  test('an exported function must be there; imported ones count', async () => {
    const image = (index: number): Uint8Array =>
      wasmModule(
        TYPES,
        section(2, vector([bytes(name('m'), name('n'), [0, 0])])),
        FUNCTIONS,
        exportSection([{ name: 'berm_tool_echo', index }]),
        CODE,
        MANIFEST,
      );
    await expect(readImage(image(1))).resolves.toMatchObject({ version: '1.0.0' });
    expect(await refusal(image(2))).toMatchObject({
      rule: 'exports-malformed',
      message: expect.stringContaining('is function 2, and the module has 2 functions'),
    });
  });
});
