import { SourceError } from '../../core/errors.ts';
import type { RangeResponse } from './model.ts';

/** A piece of a resource. */
export interface Part {
  readonly start: number;
  readonly bytes: Uint8Array;
  /** Size of the whole; undefined when the server does not say. */
  readonly size: number | undefined;
}

const RANGE = /^bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)$/i;
/** Servers that read in blocks send up to one more on either side. */
const MORE = 8 * 1024 * 1024;

/** Whether an answer is one plain piece: not several in one body, and not a piece of a compressed form. */
export function isPart(response: RangeResponse): boolean {
  const encoding = response.header('content-encoding') ?? 'identity';
  return response.status === 206 && RANGE.test(response.header('content-range') ?? '') && /^identity$/i.test(encoding);
}

/**
 * Reads a 206 answer. It may hold less than was asked for, or begin and end at the server's own blocks.
 *
 * @returns undefined when it does not hold the first byte that was asked for
 * @throws SourceError when it does not hold what it says
 */
export async function readPart(
  response: RangeResponse,
  label: string,
  start: number,
  length: number,
): Promise<Part | undefined> {
  const [, first = '', last = '', size = ''] = RANGE.exec(response.header('content-range') ?? '') ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (from > start || to < start || to - from >= length + MORE) {
    response.cancel();
    return undefined;
  }
  return {
    start: from,
    bytes: await bodyOf(response, label, from, to - from + 1),
    size: size === '*' ? undefined : Number(size),
  };
}

async function bodyOf(response: RangeResponse, label: string, start: number, want: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let got = 0;
  for await (const piece of response.body) {
    got += piece.byteLength;
    parts.push(piece);
    if (got > want) break;
  }
  if (got === want) return Buffer.concat(parts, got);
  response.cancel();
  throw new SourceError(
    `${label}: the server announced ${String(want)} bytes at ${String(start)} and sent ` +
      (got > want ? 'more' : String(got)),
  );
}
