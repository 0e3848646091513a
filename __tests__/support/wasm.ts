/**
 * WebAssembly modules built byte by byte, for tests: sections, custom sections, exports, and whole berm images.
 * Plain data in, bytes out; nothing here reads a module.
 */

/** Bytes, or a text that stands for its UTF-8. */
export type Chunk = Uint8Array | readonly number[] | string;

export function bytes(...chunks: readonly Chunk[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(
      chunks.map((chunk) => Buffer.from(typeof chunk === 'string' ? Buffer.from(chunk) : Uint8Array.from(chunk))),
    ),
  );
}

/** Unsigned LEB128; `length` spells it longer than needed. */
export function leb(value: number, length = 1): Uint8Array {
  const out: number[] = [];
  let rest = value;
  do {
    out.push(rest % 128);
    rest = Math.floor(rest / 128);
  } while (rest > 0 || out.length < length);
  return Uint8Array.from(out.map((byte, index) => (index < out.length - 1 ? byte | 0x80 : byte)));
}

/** A length and a name's UTF-8. */
export function name(text: string): Uint8Array {
  return bytes(leb(Buffer.byteLength(text)), text);
}

/** A section: id, size, content. */
export function section(id: number, content: Chunk): Uint8Array {
  const inner = bytes(content);
  return bytes([id], leb(inner.length), inner);
}

/** A custom section: its name and what follows. */
export function custom(title: string, content: Chunk = ''): Uint8Array {
  return section(0, bytes(name(title), content));
}

/** A count and its items, as known sections begin. */
export function vector(items: readonly Chunk[]): Uint8Array {
  return bytes(leb(items.length), ...items);
}

/** `\0asm`, version 1, and the sections as given. */
export function wasmModule(...sections: readonly Chunk[]): Uint8Array {
  return bytes([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], ...sections);
}

const EXPORT_KINDS = { function: 0, table: 1, memory: 2, global: 3, tag: 4 } as const;

export interface TestExport {
  readonly name: string;
  readonly kind?: keyof typeof EXPORT_KINDS;
  readonly index?: number;
}

export function exportSection(exports: readonly TestExport[]): Uint8Array {
  return section(
    7,
    vector(
      exports.map(({ name: title, kind = 'function', index = 0 }) =>
        bytes(name(title), [EXPORT_KINDS[kind]], leb(index)),
      ),
    ),
  );
}

/** Value types by name. */
export const I32 = 0x7f;
export const I64 = 0x7e;

/** A function type; sections 1, 3 and 10 for functions of these types, each with an empty body. */
export function functionType(parameters: readonly number[], results: readonly number[]): Uint8Array {
  return bytes([0x60], vector(parameters.map((type) => [type])), vector(results.map((type) => [type])));
}

export interface TestImage {
  /** The section's records: JSON values, or a text as it stands. */
  readonly manifest?: Chunk | readonly object[];
  /** Tools exported as functions of no parameters and no results. Default: those of the manifest's program record. */
  readonly tools?: readonly string[];
  readonly exports?: readonly TestExport[];
  /** Sections put in front of the manifest section. */
  readonly before?: readonly Chunk[];
  /** Sections put behind it. */
  readonly after?: readonly Chunk[];
}

/** A small whole berm image: type, function, memory, export, code, manifest. */
export function bermImage({
  manifest = [program()],
  tools,
  exports = [],
  before = [],
  after = [],
}: TestImage = {}): Uint8Array {
  const records = isRecords(manifest) ? manifest.map((record) => JSON.stringify(record)).join('') : bytes(manifest);
  const names = tools ?? (isRecords(manifest) ? manifest.flatMap(toolNames) : []);
  return wasmModule(
    section(1, vector([functionType([], [])])),
    section(3, vector([leb(0)])),
    section(5, vector([[0x00, 0x01]])),
    exportSection([
      { name: 'memory', kind: 'memory' },
      ...names.map((tool) => ({ name: `berm_tool_${tool}` })),
      ...exports,
    ]),
    section(10, vector([[0x02, 0x00, 0x0b]])),
    ...before,
    custom('.berm.abi', records),
    ...after,
  );
}

function isRecords(manifest: Chunk | readonly object[]): manifest is readonly object[] {
  return Array.isArray(manifest) && manifest.every((record) => typeof record === 'object');
}

function toolNames(record: object): string[] {
  return 'tools' in record && Array.isArray(record.tools)
    ? record.tools.flatMap((tool: { name?: unknown }) => (typeof tool.name === 'string' ? [tool.name] : []))
    : [];
}

/** A program record; without changes, one public tool `echo` of ABI 4. */
export function program(changes: object = {}): object {
  return { abi_version: 4, version: '1.0.0', tools: [tool('echo', { public: true })], ...changes };
}

/** A tool's entry in the program record. */
export function tool(title: string, changes: object = {}): object {
  return { name: title, description: 'Says it back.', parameters: { type: 'object' }, ...changes };
}

/** An event's record. */
export function eventRecord(title: string, changes: object = {}): object {
  return { event: { name: title, description: 'It happened.', fields: { type: 'object' }, ...changes } };
}
