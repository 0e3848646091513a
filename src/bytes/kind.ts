import { invalidUtf8At, utf8Text } from './utf8.ts';

/** What a file is, told from its first bytes. */
export type Kind =
  | 'empty'
  | 'wasm'
  | 'component'
  | 'elf'
  | 'gzip'
  | 'zip'
  | 'git-lfs-pointer'
  /** Text whose first character opens a JSON object or array. */
  | 'json'
  | 'text'
  | 'binary';

/** How many bytes `kindOf` wants to see; a shorter file gives what it has. */
export const KIND_BYTES = 64;

/** Magic numbers, longest first where one begins another. */
const MAGIC: readonly (readonly [Kind, readonly number[]])[] = [
  ['component', [0x00, 0x61, 0x73, 0x6d, 0x0d, 0x00, 0x01, 0x00]],
  ['wasm', [0x00, 0x61, 0x73, 0x6d]],
  ['elf', [0x7f, 0x45, 0x4c, 0x46]],
  ['gzip', [0x1f, 0x8b]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
];

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** Tells what a file is from its first bytes (`KIND_BYTES` of them are enough). Never throws. */
export function kindOf(first: Uint8Array): Kind {
  if (first.length === 0) return 'empty';
  for (const [kind, magic] of MAGIC) {
    if (magic.every((byte, index) => first[index] === byte)) return kind;
  }
  // Every control character but tab, line feed, form feed and carriage return is a sign of binary data.
  if (first.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d))
    return 'binary';
  const wrong = invalidUtf8At(first);
  // The window may end inside a character.
  if (wrong !== undefined && (first.length < KIND_BYTES || wrong < first.length - 3)) return 'binary';
  const text = utf8Text(first);
  if (text.startsWith(LFS_POINTER)) return 'git-lfs-pointer';
  return /^\u{feff}?\s*[{[]/u.test(text) ? 'json' : 'text';
}

/** The kind in words, to finish the sentence "this is …". */
export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  empty: 'an empty file',
  wasm: 'a WebAssembly core module',
  component: 'a WebAssembly component, not a core module',
  elf: 'an ELF file (native code, or an image for berm’s older experimental target)',
  gzip: 'a gzip archive',
  zip: 'a zip archive',
  'git-lfs-pointer': 'a Git LFS pointer, not the file it stands for',
  json: 'JSON text',
  text: 'a text file',
  binary: 'not a WebAssembly module (it does not begin with "\\0asm")',
};
