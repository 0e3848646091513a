import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { ContractError } from '../../src/core/errors.ts';
import { examineIdl, examineImage, examineSection, readImage, RULES, type Examined } from '../../src/manifest/index.ts';
import { bermImage, bytes, custom, eventRecord, leb, program, section, tool, wasmModule } from '../support/wasm.ts';

// Bounded work, on a machine that may be busy.
jest.setTimeout(60_000);

/** Whatever the bytes: either a manifest, or an error that says under which documented rule and in a whole sentence. */
function isAnswer({ manifest, problems }: Examined): void {
  const errors = problems.filter(({ level }) => level === 'error');
  expect(manifest !== undefined || errors.length > 0).toBe(true);
  for (const { rule, message, level } of problems) {
    expect(Object.hasOwn(RULES, rule) && RULES[rule as keyof typeof RULES].level === level).toBe(true);
    expect(message).toMatch(/^\S[\s\S]{30,}[.):]$/);
    expect(message.isWellFormed()).toBe(true);
  }
}

const example = readFileSync(new URL('../../examples/echo/echo-1.0.0.wasm', import.meta.url));
const small = bermImage({ manifest: [eventRecord('Sent'), program({ deps: { syscalls: { 'berm.get': [] } } })] });

describe('hostile bytes', () => {
  test('random bytes are refused or read, never a crash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (garbage) => {
        isAnswer(await examineImage(garbage));
        isAnswer(examineSection(garbage));
        isAnswer(examineIdl(Buffer.from(garbage).toString('latin1')));
      }),
      { numRuns: 400 },
    );
  });

  test('random sections behind a right header', async () => {
    const chunk = fc
      .tuple(fc.integer({ min: 0, max: 15 }), fc.uint8Array({ maxLength: 30 }))
      .map(([id, content]) => section(id, content));
    await fc.assert(
      fc.asyncProperty(fc.array(chunk, { maxLength: 8 }), fc.uint8Array({ maxLength: 3 }), async (sections, rest) => {
        isAnswer(await examineImage(wasmModule(...sections, rest)));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['a small image', small, 400],
    ['a real image', example, 60],
  ] as const)('mutations of %s', async (_, image, numRuns) => {
    const edit = fc.record({ at: fc.nat({ max: image.length - 1 }), byte: fc.nat({ max: 255 }) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        fc.option(fc.nat({ max: image.length })),
        async (edits, cut) => {
          const mutated = Uint8Array.from(image);
          for (const { at, byte } of edits) mutated[at] = byte;
          const file = cut === null ? mutated : mutated.subarray(0, cut);
          const examined = await examineImage(file);
          isAnswer(examined);
          // The reader and the examiner agree on what can be read.
          const read: unknown = await readImage(file).catch((error: unknown) => error);
          if (read instanceof ContractError)
            expect(examined.problems.find(({ level }) => level === 'error')).toMatchObject({
              rule: read.rule,
              message: read.message,
            });
          else expect(read).toEqual(examined.manifest);
        },
      ),
      { numRuns },
    );
  });

  test('every cut of an image is refused', async () => {
    for (let length = 0; length < small.length; length += 1) {
      const { problems } = await examineImage(small.subarray(0, length));
      expect(problems.some(({ level }) => level === 'error')).toBe(true);
    }
  });

  test('random records: what stands there is never lost without a word', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const field = fc.constantFrom(
      'abi_version',
      'tools',
      'event',
      'events',
      'deps',
      'database',
      'version',
      '__proto__',
      'x',
    );
    const record = fc.dictionary(field, json, { maxKeys: 6 });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 4 }), (records) => {
        isAnswer(examineSection(bytes(records.map((one) => JSON.stringify(one)).join(''))));
      }),
      { numRuns: 200 },
    );
  });
});

describe('bytes made to waste time or memory', () => {
  const many = (text: string, count: number): string => new Array<string>(count).fill(text).join(',');
  const huge: readonly (readonly [string, string | Uint8Array, string])[] = [
    [
      'a hundred thousand tools that are no tools',
      `{"abi_version":4,"tools":[${many('1', 100_000)}]}`,
      'field-mistyped',
    ],
    ['a hundred thousand records that are none', '{}'.repeat(100_001), 'manifest-too-large'],
    [
      'one name fifty thousand times',
      `{"abi_version":4,"tools":[{"name":"a","description":"","parameters":{${many('"a":1', 50_000)}}}]}`,
      'key-twice',
    ],
    [
      'thirty thousand names twice',
      `{"abi_version":4,"tools":[],"x":{${Array.from({ length: 30_000 }, (_, index) => `"${index}":1,"${index}":2`).join(',')}}}`,
      'manifest-too-large',
    ],
    [
      'a long name over names that stand twice',
      `{"abi_version":4,"tools":[],"x":{"${'n'.repeat(500_000)}":{${many('"a":1', 50_000)}}}}`,
      'manifest-too-large',
    ],
    ['two million brackets', '['.repeat(2_000_000), 'manifest-not-json'],
    ['a string of three million characters that does not end', `"${'x'.repeat(3_000_000)}`, 'manifest-not-json'],
    ['three million spaces', ' '.repeat(3_000_000), 'program-record-missing'],
  ];
  test.each(huge)('%s', async (_, text, rule) => {
    const { problems } = await examineImage(wasmModule(custom('.berm.abi', text)));
    expect(problems.length).toBeLessThan(120);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
  });

  test('a hundred thousand empty sections', async () => {
    const sections = Buffer.alloc(3 * 100_001, Buffer.from([0, 1, 0]));
    const { problems } = await examineImage(wasmModule(sections));
    expect(problems).toMatchObject([{ rule: 'sections-too-many' }]);
  });

  test('counts and lengths that lie are no allocation', async () => {
    const manifest = custom('.berm.abi', JSON.stringify(program({ tools: [tool('echo')] })));
    for (const id of [1, 2, 3, 4, 5, 6, 7, 9, 10, 11])
      isAnswer(await examineImage(wasmModule(section(id, leb(0xffff_ffff)), manifest)));
    isAnswer(
      await examineImage({
        label: 'a stream',
        size: undefined,
        read: (offset, length) =>
          Promise.resolve(wasmModule([0], leb(0xffff_ffff), leb(0xffff_fff0)).subarray(offset, offset + length)),
      }),
    );
  });

  test('a name in a message is quoted, escaped and short', async () => {
    const { problems } = await examineImage(
      bermImage({ manifest: [program({ tools: [tool(`\u001b[31m"\n${'x'.repeat(5000)}`)] })], tools: ['a'] }),
    );
    expect(problems[0]?.message).toMatch(/"\\u001b\[31m\\"\\nx{60,80}…"/);
    expect(problems[0]?.message.length).toBeLessThan(600);
  });
});
