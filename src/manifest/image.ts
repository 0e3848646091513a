import { readAhead, type ByteSource } from '../bytes/index.ts';
import { ContractError } from '../core/errors.ts';
import type { Problem } from '../core/finding.ts';
import { checkFunctionIndices, readExports, type Export } from './exports.ts';
import type { Import } from './imports.ts';
import { asProblem, fault, problem } from './problems.ts';
import { checkSmallSection, readSmallImports } from './small-sections.ts';
import { sectionRules } from './section-rules.ts';
import { walkSections, type CustomSection, type KnownSection, type Section, type UnknownSection } from './sections.ts';

/** The custom section that carries the manifest. */
export const MANIFEST_SECTION = '.berm.abi';
/** bermd takes images of up to 2 MiB. */
const MANIFEST_LIMIT = 4 * 1024 * 1024;

/** What was read of an image; what stands behind a fault is not there. */
export interface ImageParts {
  /** The manifest section's content, and where it begins in the file. */
  readonly manifest?: { readonly bytes: Uint8Array; readonly offset: number };
  /** Absent when reading stopped before they were known. */
  readonly exports?: readonly Export[];
  /** The headers that tell the signature of an export. */
  readonly headers: { readonly type?: KnownSection; readonly import?: KnownSection; readonly function?: KnownSection };
  readonly unknown: readonly UnknownSection[];
  /** The image was read to its end. */
  readonly whole: boolean;
}

/** How far to read. */
export interface ImageOptions {
  /** Stop once the manifest was read: enough for a baseline, which some host took before. The rest is not looked at. */
  readonly stopAfterManifest?: boolean;
}

interface Draft {
  /** None without an import section; undefined when it was not read. */
  imports: readonly Import[] | undefined;
  manifest?: { bytes: Uint8Array; offset: number };
  exports?: Export[];
  headers: { type?: KnownSection; import?: KnownSection; function?: KnownSection };
  unknown: UnknownSection[];
  whole: boolean;
}

/**
 * Reads section headers, custom section names, the export section and the manifest section; never code.
 *
 * @param problems what keeps the file from being read as an image is added here, nothing is thrown for it
 * @throws SourceError when the source itself fails
 */
export async function readParts(
  source: ByteSource,
  problems: Problem[],
  options: ImageOptions = {},
): Promise<ImageParts> {
  const reader = readAhead(source);
  const rules = sectionRules(source.label);
  const draft: Draft = { imports: [], headers: {}, unknown: [], whole: false };
  try {
    for await (const section of walkSections(reader)) {
      rules.take(section);
      await take(reader, section, draft, problems);
      if (options.stopAfterManifest === true && draft.manifest !== undefined) return draft;
    }
    rules.finish();
    checkExportedFunctions(draft, source.label);
    draft.whole = true;
    draft.exports ??= [];
    if (draft.manifest === undefined)
      problems.push(problem('manifest-missing', `${source.label} has no section named ${MANIFEST_SECTION}.`));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    problems.push(asProblem(error));
  }
  return draft;
}

async function take(source: ByteSource, section: Section, draft: Draft, problems: Problem[]): Promise<void> {
  switch (section.kind) {
    case 'unknown':
      draft.unknown.push(section);
      return;
    case 'custom':
      if (section.name === MANIFEST_SECTION) await takeManifest(source, section, draft, problems);
      return;
    case 'known':
      if (section.name === 'type' || section.name === 'import' || section.name === 'function')
        draft.headers[section.name] = section;
      if (section.name === 'export') draft.exports = await readExports(source, section);
      if (section.name === 'import') draft.imports = await readSmallImports(source, section);
      await checkSmallSection(source, section);
      return;
    default:
      section satisfies never;
  }
}

function checkExportedFunctions({ exports = [], imports, headers }: Draft, label: string): void {
  if (imports === undefined) return;
  const imported = imports.filter(({ kind }) => kind === 'function').length;
  checkFunctionIndices(exports, imported + (headers.function?.count ?? 0), label);
}

async function takeManifest(
  source: ByteSource,
  section: CustomSection,
  draft: Draft,
  problems: Problem[],
): Promise<void> {
  const { offset, start, end } = section;
  if (draft.manifest !== undefined) {
    problems.push(
      problem(
        'manifest-section-twice',
        `${source.label} has another section ${MANIFEST_SECTION} at byte ${offset}; the host reads the first only.`,
        { offset },
      ),
    );
    return;
  }
  if (end - start > MANIFEST_LIMIT) {
    throw fault(
      'manifest-too-large',
      `The section ${MANIFEST_SECTION} at byte ${offset} of ${source.label} has ${end - start} bytes.`,
      { offset },
    );
  }
  draft.manifest = { bytes: await source.read(start, end - start), offset: start };
}
