/** Random images: read here as the running upstream reads them, but for what only skipped content would show. */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readImage } from '../../src/manifest/index.ts';
import {
  bermImage,
  bytes,
  custom,
  eventRecord,
  exportSection,
  functionType,
  I32,
  I64,
  leb,
  name,
  program,
  section,
  vector,
  wasmModule,
} from '../support/wasm.ts';
import { askUpstream, buildUpstream, describeUpstream } from '../upstream/ask.ts';

const seed = Number(process.env['BERM_COMPAT_SEED'] ?? 20260730);
const BUILD_LIMIT = 300_000;

/** An image with every known section. */
const full = wasmModule(
  section(1, vector([functionType([], []), functionType([I64, I32, I32], [I64])])),
  section(2, vector([bytes(name('berm'), name('syscall'), [0, 1])])),
  section(3, vector([leb(0)])),
  section(4, vector([[0x70, 0, 1]])),
  section(5, vector([[0, 1]])),
  section(13, vector([[0, 0]])),
  section(
    6,
    vector([
      [I32, 1, 0x41, 0x80, 0x20, 0x0b],
      [I32, 0, 0x23, 0, 0x0b],
    ]),
  ),
  exportSection([
    { name: 'memory', kind: 'memory' },
    { name: 'berm_tool_echo', index: 1 },
  ]),
  section(8, [1]),
  section(9, [0]),
  section(12, [1]),
  section(10, vector([[2, 0, 0x0b]])),
  section(11, vector([[0, 0x41, 0, 0x0b, 1, 7]])),
  custom('.berm.abi', JSON.stringify(program())),
  custom('producers', [0]),
);
const small = bermImage({ manifest: [eventRecord('Sent'), program()] });

/** One to three bytes changed, put in or taken out. */
const mutated = (image: Uint8Array): fc.Arbitrary<Uint8Array> => {
  const edit = fc.record({
    how: fc.constantFrom('set', 'set', 'set', 'insert', 'remove'),
    at: fc.nat({ max: image.length - 1 }),
    byte: fc.oneof(fc.nat({ max: 255 }), fc.nat({ max: 14 })),
  });
  return fc
    .array(edit, { minLength: 1, maxLength: 2 })
    .map((edits) =>
      edits.reduce(
        (whole, { how, at, byte }) =>
          bytes(whole.subarray(0, at), how === 'remove' ? [] : [byte], whole.subarray(how === 'insert' ? at : at + 1)),
        image,
      ),
    );
};

/** Refusals of upstream that come from content which is skipped here. */
const SKIPPED = /Invalid Wasm section header|Couldn't read a global|name section|function name|linking|reloc/;

describeUpstream('Manifest::from_image on damaged images', () => {
  beforeAll(buildUpstream, BUILD_LIMIT);

  test(
    'what upstream reads, we read; what we read and upstream does not, only skipped content shows',
    async () => {
      const images = fc.sample(fc.oneof(mutated(full), mutated(small)), { numRuns: 3000, seed });
      const answers = await askUpstream(images.map((image) => ({ image })));
      const different: string[] = [];
      let both = 0;
      for (const [at, image] of images.entries()) {
        const theirs = answers[at]?.error;
        const ours = await readImage(image).then(
          ({ abi_version: abi }) => (abi === 4 ? undefined : `ABI ${abi}`),
          (error: unknown) => String(error),
        );
        if ((ours === undefined) === (theirs === undefined)) both += 1;
        else if (ours !== undefined || !SKIPPED.test(theirs ?? ''))
          different.push(`${ours ?? 'read'} | upstream: ${theirs ?? 'read'} | ${Buffer.from(image).toString('hex')}`);
      }
      expect(different).toEqual([]);
      expect(both).toBeGreaterThan(2900);
    },
    BUILD_LIMIT,
  );
});
