import type { TableRule } from '../core/rule.ts';

/** Rules on the file: is it a WebAssembly module, and are its sections well formed? */
export const FILE_RULES = {
  'image-empty': {
    level: 'error',
    title: 'The image is empty',
    text: 'A file of no bytes is not an image. Usually the build failed or wrote somewhere else, and a placeholder was left behind.',
    remedy: 'Build the program first, and check the path of what the build writes.',
  },
  'image-component': {
    level: 'error',
    title: 'The file is a component, not a core module',
    text: 'WebAssembly has two binary layers. A berm image is a core module (version 1); a component (layer 1, version 0x0d) is what component tooling wraps around one. berm does not read components.',
    remedy:
      'Build with `--target wasm32-unknown-unknown` and give the .wasm file that cargo writes, without a component step.',
  },
  'image-elf': {
    level: 'error',
    title: 'The file is native code (ELF)',
    text: 'ELF is what a build for the machine itself writes, and what berm’s older experimental target used. A host of today compiles WebAssembly only.',
    remedy: 'Build with `cargo build --release --target wasm32-unknown-unknown`.',
  },
  'image-packed': {
    level: 'error',
    title: 'The image is packed in an archive',
    text: 'A host reads the module’s own bytes; it does not unpack gzip or zip.',
    remedy: 'Unpack it, and give the .wasm file inside.',
  },
  'image-lfs-pointer': {
    level: 'error',
    title: 'The file is a Git LFS pointer',
    text: 'The repository keeps this file in Git LFS and the checkout did not fetch it: what lies here is a small text that names the real file.',
    remedy: 'Check out with `lfs: true`, or run `git lfs pull`.',
  },
  'image-text': {
    level: 'error',
    title: 'The file is text',
    text: 'An image is a binary WebAssembly module. A text file is something else: a manifest, a listing in WebAssembly’s text format, an error page that was saved in its place.',
    remedy: 'Give the .wasm file that the build writes.',
  },
  'image-unknown-format': {
    level: 'error',
    title: 'The file is not a WebAssembly module',
    text: 'A module begins with the four bytes `00 61 73 6d` ("\\0asm"). This file does not.',
    remedy: 'Give the .wasm file that the build writes.',
  },
  'image-version': {
    level: 'error',
    title: 'The module has another version',
    text: 'The second four bytes of a module are its version; a core module has 1 (`01 00 00 00`). No other version was ever published.',
    remedy: 'Build it again: the file is damaged, or was written by an experimental tool.',
  },
  'image-cut': {
    level: 'error',
    title: 'The file ends too early',
    text: 'The file ends inside its header, a section’s header or a section’s content. This is what an interrupted download, copy or upload leaves.',
    remedy: 'Build or download it again, and compare sizes.',
  },
  'image-trailing-bytes': {
    level: 'error',
    title: 'Bytes are left over behind the last section',
    text: 'A module is a header and whole sections, up to the last byte. Something appended to it (a line feed, a signature, another file) makes it unreadable.',
    remedy: 'Find the step that appends to the file, and leave it out.',
  },
  'number-malformed': {
    level: 'error',
    title: 'A size or a count is not a 32-bit number',
    text: 'Sizes and counts are LEB128 numbers: at most five bytes, at most 32 bits (WebAssembly core specification). Spelling one longer than needed is legal within five bytes.',
    remedy: 'Build the image again: the file is damaged.',
  },
  'section-id-malformed': {
    level: 'error',
    title: 'A section’s id is not an id',
    text: 'A section begins with one byte, its id, below 128. A larger byte means that the reader stands inside something else: a wrong size earlier in the file.',
    remedy: 'Build the image again: the file is damaged.',
  },
  'section-name-malformed': {
    level: 'error',
    title: 'A custom section’s name cannot be read',
    text: 'A custom section begins with its name: UTF-8, inside the section, at most 100,000 bytes. The host reads the name of every custom section.',
    remedy: 'Build the image again, without the tool that wrote this section.',
  },
  'section-out-of-order': {
    level: 'error',
    title: 'Sections are out of order',
    text: 'Known sections stand in one order: type, import, function, table, memory, tag, global, export, start, element, data count, code, data. Custom sections may stand anywhere.',
    remedy: 'Build the image again: a tool after the linker wrote the sections in another order.',
  },
  'section-twice': {
    level: 'error',
    title: 'A known section stands twice',
    text: 'Every known section stands at most once; only custom sections may repeat. Two of a kind come from joining two modules byte by byte.',
    remedy: 'Link the parts with the linker instead of joining files.',
  },
  'section-malformed': {
    level: 'error',
    title: 'A section’s counts do not fit',
    text: 'A known section begins with the number of its items. It must be there, the items must have room, and the counts of function and code, and of data count and data, must agree.',
    remedy: 'Build the image again: the file is damaged, or was edited by hand.',
  },
  'section-unknown': {
    level: 'error',
    title: 'A section of an unknown kind',
    text: 'The host skips it while reading the manifest, and then refuses the image when it compiles it: section ids above 13 are not defined.',
    remedy: 'Build without the experimental feature that writes this section.',
  },
  'sections-too-many': {
    level: 'error',
    title: 'More sections than any program has',
    text: 'A program has a dozen sections. This reader stops after a hundred thousand, so that a file made to waste time does not.',
    remedy: 'Build the image again, with the usual toolchain.',
  },
  'exports-malformed': {
    level: 'error',
    title: 'The export section cannot be read',
    text: 'The host reads every export: a UTF-8 name, its kind and an index that exists.',
    remedy: 'Build the image again: the file is damaged, or was edited by hand.',
  },
  'manifest-missing': {
    level: 'error',
    title: 'The image carries no manifest',
    text: 'A berm image carries its manifest in a custom section named `.berm.abi`, which `#[berm_lang::program]` emits. The usual cause is a tool run after the linker that drops custom sections: `wasm-strip`, or `wasm2wat` and back. `wasm-opt` and cargo’s `strip` keep it.',
    remedy:
      'Leave out the tool after the linker that drops custom sections (`wasm-strip` does, and so does `wasm2wat` and back; `wasm-opt` and cargo’s `strip` keep them), or give a program built with berm-lang.',
  },
  'manifest-section-twice': {
    level: 'warning',
    title: 'Two manifest sections',
    text: 'A linker writes one section `.berm.abi`; two come from a tool that merges modules. The host reads the first and never looks at the second: what the second says is not served.',
    remedy: 'Link the parts into one program, or drop the second section.',
  },
  'manifest-too-large': {
    level: 'error',
    title: 'The manifest is too large to read',
    text: 'This gate reads manifests up to 4 MiB, with up to 100,000 records and 10,000 names that stand twice, so that a hostile file cannot exhaust its memory. bermd accepts images up to 2 MiB.',
    remedy: 'Make the README or the schemas smaller.',
  },
} as const satisfies Record<string, TableRule>;
