import { ConfigError } from '../core/errors.ts';
import { isLoopback, parseAddress, shown } from '../net/index.ts';
import { foundThere, readRemote } from './content.ts';
import { openRemote } from './remote.ts';
import type { BaselineOrigin } from './request.ts';

/** A file on a web server: `https://…` (plain http on loopback only). */
export const https: BaselineOrigin = {
  forms: ['https://…'],
  takes: (spec) => /^https?:\/\//.test(spec),
  async fetch(request, world, http) {
    const { url } = parseAddress(request.spec, 'baseline');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
      throw new ConfigError(
        `baseline ${shown(url)}: a contract that comes over plain http can be changed on its way; use https`,
      );
    }
    const label = shown(url);
    const source = await openRemote(http, { url: request.spec, what: `the baseline ${label}` }, { label, world });
    return foundThere(await readRemote(source, label), http, { source: label, label, url: label });
  },
};
