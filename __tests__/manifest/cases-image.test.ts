import { expect, test } from '@jest/globals';
import { ContractError } from '../../src/core/errors.ts';
import { examineImage, readImage } from '../../src/manifest/index.ts';
import { describeWithCases, readJsonLines } from '../support/cases.ts';

interface Line {
  readonly id: string;
  readonly what: string;
  readonly base64: string;
  readonly accepted: boolean;
  readonly deploy?: { readonly status: number; readonly error?: string };
}

const lines = readJsonLines<Line>('berm/image.jsonl');
const bytesOf = (line: Line): Uint8Array => Buffer.from(line.base64, 'base64');
const errorsOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await examineImage(bytes, { hostAbi: 4 })).problems.filter(({ level }) => level === 'error').map(({ rule }) => rule);

/** Lines on which only the content of a section that this reader skips could decide, with the reason. */
const SKIPPED: Readonly<Record<string, string>> = {
  'image-162': 'the content of a name section is skipped',
  'image-165': 'the content of a linking section is skipped',
  'image-167': 'the content of a reloc section is skipped',
  'image-168': 'the content of a reloc section is skipped',
};

/**
 * Lines on which we differ from berm-api on purpose (image.md): an ELF file is told what it is. bermd refuses it too,
 * when it compiles.
 */
const REFUSED_ON_PURPOSE: Readonly<Record<string, string>> = { 'image-067': 'image-elf', 'image-068': 'image-elf' };

describeWithCases('every settled image reads as the host reads it', () => {
  test.each(lines.filter(({ id }) => !(id in SKIPPED)))('$id $what: the manifest', async (line) => {
    const read = readImage(bytesOf(line));
    const rule = REFUSED_ON_PURPOSE[line.id];
    if (rule !== undefined) await expect(read).rejects.toMatchObject({ rule });
    else if (line.accepted) await expect(read).resolves.toMatchObject({ abi_version: 4 });
    else await expect(read).rejects.toBeInstanceOf(ContractError);
  });

  test('the lines skipped are read: nothing of them is a crash', async () => {
    const skipped = lines.filter(({ id }) => id in SKIPPED);
    const read = await Promise.all(skipped.map(async (line) => (await examineImage(bytesOf(line))).manifest?.version));
    expect(read).toEqual(skipped.map(() => '1.0.0'));
  });

  test.each(lines.filter(({ id, deploy }) => !(id in SKIPPED) && deploy !== undefined))(
    '$id $what: the deploy',
    async (line) => {
      expect({ loads: (await errorsOf(bytesOf(line))).length === 0 }).toEqual({ loads: line.deploy?.status === 200 });
    },
  );
});
