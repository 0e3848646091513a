import type { Json } from '../../src/core/json.ts';
import { MANIFEST_SECTION } from '../../src/manifest/image.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { bytes, custom } from './wasm.ts';

/** The section's text for a manifest, as berm's toolchain writes it: the program's record, then one for each event. */
export function sectionText(manifest: Manifest): string {
  const { events = [], ...program } = manifest;
  return [program as unknown as Json, ...events.map((event) => ({ event }))]
    .map((record) => JSON.stringify(record))
    .join('');
}

/** A real image with another manifest section in the place of its own; the code stays as it is. */
export function withSection(image: Uint8Array, section: string | Uint8Array): Uint8Array {
  for (let at = 8; at < image.length;) {
    const size = number(image, at + 1);
    const end = size.end + size.value;
    if (image[at] === 0) {
      const length = number(image, size.end);
      const title = Buffer.from(image.subarray(length.end, length.end + length.value)).toString('utf8');
      if (title === MANIFEST_SECTION)
        return bytes(image.subarray(0, at), custom(MANIFEST_SECTION, section), image.subarray(end));
    }
    at = end;
  }
  throw new Error('the image has no manifest section');
}

function number(image: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start, shift = 0; ; at += 1, shift += 7) {
    const byte = image[at] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end: at + 1 };
  }
}
