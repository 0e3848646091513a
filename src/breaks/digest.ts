import { createHash } from 'node:crypto';
import { canonical } from '../contract/fingerprint.ts';
import type { Json } from '../contract/json.ts';

/** A value of any length as a short text that is equal for equal values. */
export function digest(value: Json): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}
