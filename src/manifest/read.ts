import type { Problem } from '../core/finding.ts';
import { examineIdl, manifestOf, sourceOf, type ImageSource } from './examine.ts';
import { readParts, type ImageOptions } from './image.ts';
import type { Manifest } from './model.ts';
import { asError, fault, firstError } from './problems.ts';
import { readRecords } from './records.ts';

/**
 * Reads the manifest of an image, without compiling or running it. Whether a host would load the image
 * (ABI, exports, marks, migrations) is another question: see `examineImage`.
 *
 * @param image the image's bytes, or a source read at offsets
 * @throws ContractError for the first thing that keeps the manifest from being read
 * @throws SourceError when the source itself fails
 */
export async function readImage(image: ImageSource, options: ImageOptions = {}): Promise<Manifest> {
  const problems: Problem[] = [];
  const parts = await readParts(sourceOf(image), problems, options);
  return orThrow(manifestOf(parts, problems).manifest, problems);
}

/**
 * Reads a `.berm.abi` section alone.
 *
 * @param bytes the section's content: JSON records back to back
 * @throws ContractError for the first thing that is wrong; its offset counts from the section's first byte
 */
export function parseSection(bytes: Uint8Array): Manifest {
  const problems: Problem[] = [];
  return orThrow(readRecords(bytes, 0, true, problems).manifest, problems);
}

/**
 * Reads a program's IDL.
 *
 * @param text JSON as a host serves it, or as other programs keep it under `idls/`
 * @returns a manifest without what an IDL cannot say: `abi_version`, `deps`, `events`, `database`
 * @throws ContractError for the first thing that is wrong, with its line and column
 */
export function parseIdl(text: string): Manifest {
  const { manifest, problems } = examineIdl(text);
  return orThrow(manifest, problems);
}

function orThrow(manifest: Manifest | undefined, problems: readonly Problem[]): Manifest {
  const error = firstError(problems);
  if (error !== undefined) throw asError(error);
  if (manifest === undefined) throw fault('manifest-missing', 'There is no manifest.');
  return manifest;
}
