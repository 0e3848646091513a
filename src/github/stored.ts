import { resolve } from 'node:path';
import { storedName } from '../sources/index.ts';
import { fileSource } from '../bytes/index.ts';
import { readParts } from '../manifest/image.ts';
import type { ContractReport } from '../report/model.ts';
import type { StoredFile } from './artifact-files.ts';

/** A contract's text is never larger; an image's is its manifest section alone. */
const LIMIT = 32 * 1024 * 1024;

/**
 * The contracts of a run as a later run wants them for a baseline (`baseline: artifact`, inherited breaks):
 * an image's manifest section as it stands, anything else as its text. What cannot be read is left out: the report says so already.
 */
export async function storedContracts(contracts: readonly ContractReport[], cwd: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const contract of contracts) {
    const content = await contentOf(contract, cwd).catch(() => undefined);
    if (content !== undefined) files.push({ name: storedName(contract.name), content });
  }
  return files;
}

async function contentOf(contract: ContractReport, cwd: string): Promise<Uint8Array | undefined> {
  if (contract.kind === 'unknown') return undefined;
  await using source = await fileSource(resolve(cwd, contract.path), contract.path);
  if (contract.kind === 'image') return (await readParts(source, [], { stopAfterManifest: true })).manifest?.bytes;
  return source.size > LIMIT ? undefined : await source.read(0, source.size);
}
