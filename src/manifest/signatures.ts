import type { ByteSource } from '../bytes/index.ts';
import type { Export } from './exports.ts';
import type { ImageParts } from './image.ts';
import { readImports, type Import } from './imports.ts';
import type { KnownSection } from './sections.ts';
import { readValueType } from './types.ts';
import { Content, Malformed } from './vector.ts';

/** A function type, its value types as the bytes of the binary format. */
export interface FunctionType {
  readonly parameters: readonly number[];
  readonly results: readonly number[];
}

/** What the type, import and function sections say, as far as it was read. */
export interface Signatures {
  /** Absent when the import section was too large or could not be read. */
  readonly imports?: readonly Import[];
  /** The type of an exported or imported function; undefined when it could not be told. */
  typeOf(of: Pick<Export, 'kind' | 'index'> | Import): FunctionType | undefined;
  /** Why signatures could not be told. */
  readonly why?: string;
}

/** What the three sections may cost together; a program of berm-lang has a few KiB of them. */
const BYTES_LIMIT = 24 * 1024;
const FUNCTION_TYPE = 0x60;

/** Reads the types of functions where that is cheap. Whatever cannot be read is not known, never an error. */
export async function readSignatures(source: ByteSource, { headers }: ImageParts): Promise<Signatures> {
  const sections = [headers.type, headers.import, headers.function].filter((section) => section !== undefined);
  const size = sections.reduce((sum, { start, end }) => sum + (end - start), 0);
  if (size > BYTES_LIMIT)
    return unknown(`the type, import and function sections have ${size} bytes; up to ${BYTES_LIMIT} are read`);
  try {
    const types = await read(source, headers.type, readTypes);
    const imports = await read(source, headers.import, readImports);
    const functions = await read(source, headers.function, readIndices);
    const all = [
      ...imports.flatMap(({ kind, type }) => (kind === 'function' && type !== undefined ? [type] : [])),
      ...functions,
    ];
    return {
      imports,
      typeOf(of) {
        if (of.kind !== 'function') return undefined;
        const type = 'index' in of ? all[of.index] : of.type;
        return type === undefined ? undefined : types[type];
      },
    };
  } catch (error) {
    if (error instanceof Malformed) return unknown(error.message);
    throw error;
  }
}

function unknown(why: string): Signatures {
  return { why, typeOf: () => undefined };
}

async function read<T>(
  source: ByteSource,
  section: KnownSection | undefined,
  items: (content: Content, count: number) => T[],
): Promise<T[]> {
  if (section === undefined) return [];
  return items(new Content(await source.read(section.items, section.end - section.items)), section.count);
}

function readTypes(content: Content, count: number): FunctionType[] {
  const types: FunctionType[] = [];
  for (let index = 0; index < count; index += 1) {
    if (content.byte('a type') !== FUNCTION_TYPE)
      throw new Malformed('a type that is not a plain function type', content.at - 1);
    types.push({ parameters: readValueTypes(content), results: readValueTypes(content) });
  }
  return types;
}

function readValueTypes(content: Content): number[] {
  const types: number[] = [];
  for (let left = content.number('a count of value types'); left > 0; left -= 1) {
    types.push(readValueType(content));
  }
  return types;
}

function readIndices(content: Content, count: number): number[] {
  const indices: number[] = [];
  for (let index = 0; index < count; index += 1) indices.push(content.number('a type index'));
  return indices;
}
