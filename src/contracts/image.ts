import { sha256 } from '../core/digest.ts';
import { openImage, readSection } from '../manifest/index.ts';
import { BERM, bermContract, describeBerm, hostOf } from './berm.ts';
import { readAll } from './bytes.ts';
import type { ContractKind } from './contract.ts';

/** Images are hashed up to this size; a larger one is read by its headers only. */
const DIGEST_LIMIT = 16 * 1024 * 1024;

/** A berm image: a WebAssembly core module. Nothing of it is compiled or run. */
export const image: ContractKind = {
  ...BERM,
  id: 'image',
  title: 'a berm image',
  deployed: true,
  detect({ label, bytes }) {
    if (bytes === 'wasm') return 'sure';
    if (bytes === 'json') return undefined;
    if (bytes === 'text') return /\.wasm$/i.test(label) ? 'likely' : undefined;
    // What is no text hears what is wrong with it as an image, unless its name says that JSON was meant.
    return /\.(json|heddle)$/i.test(label) ? undefined : 'likely';
  },
  async read({ source }) {
    const { size } = source;
    const opened = await openImage(source);
    const hashed = size !== undefined && size <= DIGEST_LIMIT;
    const digest = hashed ? { digest: `sha256:${sha256(await readAll(source, size))}` } : {};
    return {
      contract: bermContract('image', opened.manifest, { ...digest, ...(size !== undefined && { size }) }),
      validate: (host) => opened.check(hostOf(host)),
    };
  },
  describe: describeBerm('berm image'),
  keep: readSection,
};
