import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { SourceError } from '../core/errors.ts';
import { clean } from './messages.ts';

/** How a body may be packed for its way (RFC 9110, section 8.4.1). */
const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** More layers are nobody's intention. */
const LAYERS = 3;

/** The encodings of a body, in the order in which they were applied. */
export function encodingsIn(header: string | string[] | undefined): readonly string[] {
  return [header ?? []]
    .flat()
    .flatMap((one) => one.split(','))
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '' && one !== 'identity');
}

/**
 * A body as it was before it was packed. It may be much longer than what comes in: whoever reads it counts.
 * @throws SourceError for an encoding that is not known, and for a body that cannot be unpacked
 */
export async function* decoded(
  body: AsyncIterable<Uint8Array>,
  encodings: readonly string[],
  who: string,
): AsyncGenerator<Uint8Array> {
  const named = clean(encodings.join(', '), 60);
  const decoders = encodings.toReversed().map((one) => (Object.hasOwn(DECODERS, one) ? DECODERS[one] : undefined));
  const known = decoders.filter((one) => one !== undefined);
  if (known.length < decoders.length || decoders.length > LAYERS)
    throw new SourceError(`${who} sends it packed in a way that was not asked for and is not known here (${named})`);
  const out = known.reduce<Readable>(
    (from, make) => pipeline(from, make(), () => undefined),
    Readable.from(body, { objectMode: false }),
  );
  try {
    for await (const piece of out as AsyncIterable<Uint8Array>) yield piece;
  } catch (cause) {
    throw cause instanceof SourceError
      ? cause
      : new SourceError(`${who} sends it packed (${named}), and it cannot be unpacked; it is broken or cut off`, {
          cause,
        });
  } finally {
    out.destroy();
  }
}
