import type { Manifest } from '../../src/manifest/model.ts';

/** A module that is nothing but a `.berm.abi` section: the smallest image that `Manifest::from_image` reads. */
export function imageOf(section: string | Uint8Array): Uint8Array {
  const payload = typeof section === 'string' ? new TextEncoder().encode(section) : section;
  const name = new TextEncoder().encode('.berm.abi');
  const body = Uint8Array.of(name.length, ...name);
  return Buffer.concat([
    Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0),
    Uint8Array.of(0),
    leb128(body.length + payload.length),
    body,
    payload,
  ]);
}

/** The section as the linker writes it: the program's record, then one for each event. */
export function sectionOf({ events = [], ...program }: Manifest): string {
  return [program, ...events.map((event) => ({ event }))].map((record) => JSON.stringify(record)).join('');
}

function leb128(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return Uint8Array.of(...bytes, rest);
    bytes.push((rest & 0x7f) | 0x80);
  }
}
