import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { ContractError } from '../../src/contract/errors.ts';
import { examineImage, readImage } from '../../src/manifest/index.ts';
import { casesPath, describeWithCases, readJsonLines } from '../support/cases.ts';

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
const SKIPPED: Readonly<Record<string, string>> = {};

describeWithCases('every settled image reads as the host reads it', () => {
  test.each(lines.filter(({ id }) => !(id in SKIPPED)))('$id $what: the manifest', async (line) => {
    const read = readImage(bytesOf(line));
    if (line.accepted) await expect(read).resolves.toMatchObject({ abi_version: 4 });
    else await expect(read).rejects.toBeInstanceOf(ContractError);
  });

  test.each(lines.filter(({ id, deploy }) => !(id in SKIPPED) && deploy !== undefined))('$id $what: the deploy', async (line) => {
    expect({ loads: (await errorsOf(bytesOf(line))).length === 0 }).toEqual({ loads: line.deploy?.status === 200 });
  });
});
void readFileSync;
void casesPath;
