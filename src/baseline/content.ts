import { kindOf, KIND_BYTES } from '../bytes/index.ts';
import type { HttpSource } from '../bytes/http.ts';
import { ContractError, SourceError } from '../contract/errors.ts';
import { readImage } from '../manifest/index.ts';
import type { HttpClient } from '../net/index.ts';
import { liveInfo } from './info.ts';
import type { BaselineInfo } from './model.ts';
import type { BaselineResult } from './request.ts';

/**
 * The baseline behind a remote source. An image is read here, headers and manifest only, and the transfer ended:
 * some host took it before, so nothing else of it matters. Any other contract is handed on as a source.
 *
 * @throws SourceError when it is an image without a manifest that can be read
 */
export async function foundIn(source: HttpSource, http: HttpClient, facts: Omit<BaselineInfo, 'cost'>): Promise<BaselineResult> {
  if (kindOf(await source.read(0, KIND_BYTES)) !== 'wasm') return { state: 'found', info: liveInfo(http, facts), content: { source } };
  try {
    const manifest = await readImage(source, { stopAfterManifest: true });
    const version = manifest.version === '' ? {} : { version: manifest.version };
    return { state: 'found', info: { ...version, ...facts, cost: http.cost }, content: { manifest } };
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline (${facts.label}) cannot be read: ${cause.message}`, { cause });
  } finally {
    await source.close();
  }
}
