/** An unsigned LEB128 of at most 32 bits, as WebAssembly writes sizes and counts. */
export type Leb128 =
  | { readonly ok: true; readonly value: number; /** The offset just behind it. */ readonly end: number }
  | {
      readonly ok: false;
      readonly fault: 'truncated' | 'too long' | 'too large';
      /** The byte at fault. */ readonly at: number;
    };

/**
 * Reads an unsigned LEB128. An overlong spelling within five bytes is legal; a sixth byte (`too long`) and
 * bits past the 32nd (`too large`) are not (WebAssembly core specification, "Integers").
 */
export function leb128(bytes: Uint8Array, at: number): Leb128 {
  let value = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) return { ok: false, fault: 'truncated', at: at + index };
    if (index === 4 && byte > 0x0f)
      return { ok: false, fault: byte >= 0x80 ? 'too long' : 'too large', at: at + index };
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return { ok: true, value, end: at + index + 1 };
  }
  return { ok: false, fault: 'too long', at: at + 4 };
}
