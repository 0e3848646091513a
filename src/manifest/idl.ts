import { JsonError, parseJson } from '../core/json.ts';
import type { Problem } from '../core/finding.ts';
import { placeAt, placeInWords, type Document } from './document.ts';
import { duplicateNames, freeDuplicates, namesTwice, tooManyDuplicates } from './duplicates.ts';
import type { Decoding } from './fields.ts';
import type { Manifest } from './model.ts';
import { firstError, problem } from './problems.ts';
import { decodeIdl } from './program.ts';
import { schemaProblems } from './schemas.ts';

/**
 * Reads what a host serves for a program (`GET /programs/{name}/idl`). What an IDL cannot say (ABI, reach,
 * events, database, internal tools) is absent in the manifest, never empty.
 *
 * @param problems everything that keeps it from being read is added here, and warnings
 * @returns undefined when an error was added
 */
export function readIdl(text: string, problems: Problem[]): Manifest | undefined {
  const document: Document = { text, base: 0, lines: true };
  const duplicates = duplicateNames();
  try {
    const { value } = parseJson(text, { onDuplicate: duplicates.hear });
    const decoding: Decoding = {
      document,
      root: value,
      start: 0,
      where: 'the IDL',
      isManifest: true,
      duplicates: duplicates.pointers,
      problems: [],
      free: new Set(),
      budget: { places: 100 },
    };
    const manifest = decodeIdl({ value, pointer: '', decoding });
    if (duplicates.tooMany()) decoding.problems.push(tooManyDuplicates('the IDL'));
    problems.push(...decoding.problems, ...freeDuplicates(decoding), ...namesTwice('tool', manifest.tools));
    if (firstError(decoding.problems) !== undefined) return undefined;
    problems.push(...schemaProblems(manifest));
    return manifest;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    problems.push(
      problem(
        'manifest-not-json',
        `The IDL is not JSON at ${placeInWords(document, error.offset)}: ${error.message}.`,
        placeAt(document, error.offset),
      ),
    );
    return undefined;
  }
}
