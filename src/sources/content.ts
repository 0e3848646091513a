import { createHash } from 'node:crypto';
import { checkDigest, type HttpSource } from './http-source/index.ts';
import { kindOf, KIND_BYTES, memorySource } from '../bytes/index.ts';
import { ContractError, SourceError } from '../core/errors.ts';
import { readImage } from '../manifest/index.ts';
import type { HttpClient } from '../net/index.ts';
import { withCost } from './info.ts';
import { unpack } from './unpack.ts';
import type { BaselineInfo } from './model.ts';
import type { BaselineResult } from './request.ts';

/** What stands behind a remote source: nothing of it lies outside any more, so it may be shared. */
export type RemoteContent = Extract<BaselineResult, { state: 'found' }>['content'];

/** Larger than any contract that is a text. */
const TEXT_LIMIT = 32 * 1024 * 1024;
/** Of what is no contract at all, enough to say what it is. */
const HEAD = 4096;

/**
 * Reads what stands behind a remote source, as little as will do, and ends the transfer. Of an image: headers and
 * manifest, since some host took it before. Of a text: all. Of an archive: the one file in it. Of anything else: its
 * beginning, which says what it is.
 *
 * @param digest `sha256:` digest that was advertised; held against what is read whole
 * @throws SourceError when it is an image without a manifest that can be read, or cannot be read at all
 */
export async function readRemote(source: HttpSource, label: string, digest?: string): Promise<RemoteContent> {
  try {
    const kind = kindOf(await source.read(0, KIND_BYTES));
    switch (kind) {
      case 'wasm':
        return { manifest: await readImage(source, { stopAfterManifest: true }) };
      case 'json':
        return { source: memorySource(await readWhole(source, label, digest), label) };
      case 'text': {
        const bytes = await readWhole(source, label, digest);
        refuseHtml(bytes, label, source.address);
        return { source: memorySource(bytes, label) };
      }
      case 'gzip':
      case 'zip':
        return { source: memorySource(await unpack(kind, await readWhole(source, label, digest), label), label) };
      default:
        return { source: memorySource(await source.read(0, HEAD), label) };
    }
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline (${label}) cannot be read: ${cause.message}`, { cause });
  } finally {
    await source.close();
  }
}

/**
 * A page where a contract should be is mostly a sign-in page, or a proxy's. @throws SourceError that says where it
 * came from
 */
function refuseHtml(bytes: Uint8Array, label: string, address: string | undefined): void {
  const text = new TextDecoder().decode(bytes.subarray(0, HEAD));
  if (!/^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text)) return;
  throw new SourceError(
    `the baseline (${label}) cannot be read: ${address ?? label} answered with an HTML page, not a contract; ` +
      'is this a sign-in page or a proxy? Check the address and the credentials',
  );
}

async function readWhole(source: HttpSource, label: string, digest: string | undefined): Promise<Uint8Array> {
  const bytes = await source.read(
    0,
    source.size === undefined ? TEXT_LIMIT + 1 : Math.min(source.size, TEXT_LIMIT + 1),
  );
  if (bytes.byteLength > TEXT_LIMIT)
    throw new SourceError(`the baseline (${label}) has more than ${TEXT_LIMIT} bytes; no contract is that large`);
  checkDigest(label, digest, `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
  return bytes;
}

/** The baseline that was found there. The version is the manifest's own where no tag says another. */
export function foundThere(
  content: RemoteContent,
  http: HttpClient,
  facts: Omit<BaselineInfo, 'cost'>,
): Extract<BaselineResult, { state: 'found' }> {
  const version = 'manifest' in content && content.manifest.version !== '' ? { version: content.manifest.version } : {};
  return { state: 'found', info: withCost(http, { ...version, ...facts }), content };
}
