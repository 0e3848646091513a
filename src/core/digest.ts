import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 of a text (as UTF-8) or of bytes, the same on Node and in a browser.
 *
 * @returns 64 lower-case hex digits
 */
export function sha256(of: string | Uint8Array): string {
  return bytesToHex(hash(typeof of === 'string' ? new TextEncoder().encode(of) : of));
}
