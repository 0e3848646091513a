import type { ByteSource } from '../bytes/index.ts';
import { fault, quoted } from './problems.ts';
import type { KnownSection } from './sections.ts';
import { Content, Malformed } from './vector.ts';

/** What a module exports under a name. */
export interface Export {
  readonly name: string;
  readonly kind: 'function' | 'table' | 'memory' | 'global' | 'tag';
  /** Index among the things of its kind, imported ones first. */
  readonly index: number;
}

const KINDS = ['function', 'table', 'memory', 'global', 'tag'] as const;
/** A hundred thousand tools with long names fit; a hostile section does not. */
const EXPORTS_LIMIT = 16 * 1024 * 1024;

/**
 * Reads the export section.
 *
 * @throws ContractError when it does not hold exports to its last byte
 */
export async function readExports(source: ByteSource, section: KnownSection): Promise<Export[]> {
  const size = section.end - section.items;
  const refuse = (why: string, at: number): Error =>
    fault(
      'exports-malformed',
      `The export section at byte ${section.offset} of ${source.label} cannot be read at byte ${at}: ${why}.`,
      { offset: at },
    );
  if (size > EXPORTS_LIMIT) throw refuse(`it has ${size} bytes, more than this gate reads (16 MiB)`, section.offset);
  const content = new Content(await source.read(section.items, size));
  try {
    const exports: Export[] = [];
    for (let index = 0; index < section.count; index += 1) exports.push(readExport(content, index));
    if (!content.atEnd) throw new Malformed('something follows the last export', content.at);
    return exports;
  } catch (error) {
    if (error instanceof Malformed) throw refuse(error.message, section.items + error.at);
    throw error;
  }
}

function readExport(content: Content, index: number): Export {
  const name = content.name(`the name of export ${index + 1}`);
  const at = content.at;
  const kind = KINDS[content.byte(`the kind of export ${index + 1}`)];
  if (kind === undefined)
    throw new Malformed(`the kind of export ${index + 1} is none of function, table, memory, global, tag`, at);
  return { name, kind, index: content.number(`the index of export ${index + 1}`) };
}

/**
 * Every exported function must be there; the host looks them up before it looks for the manifest.
 *
 * @param functions how many functions the module has, imported ones included
 * @throws ContractError for the first that is not there
 */
export function checkFunctionIndices(exports: readonly Export[], functions: number, label: string): void {
  const wrong = exports.find(({ kind, index }) => kind === 'function' && index >= functions);
  if (wrong === undefined) return;
  throw fault(
    'exports-malformed',
    `The export ${quoted(wrong.name)} of ${label} is function ${wrong.index}, and the module has ${functions} ` +
      'functions.',
  );
}
