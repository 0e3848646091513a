import { ConfigError } from '../core/errors.ts';
import { decoded, toUrl } from './address.ts';

/** Through which proxies the network is reached; an empty text means none. */
export interface Proxies {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` (either case; the lower one wins), read as curl reads them: without a
 * scheme `http://` is meant.
 *
 * @throws ConfigError when an address cannot be one of a proxy
 */
export function proxiesIn(env: Readonly<Record<string, string | undefined>>): Proxies {
  // An empty text means "none": left out, undici would read the process's own environment instead of the one given.
  return {
    httpProxy: proxyIn(env, 'HTTP_PROXY'),
    httpsProxy: proxyIn(env, 'HTTPS_PROXY'),
    noProxy: env['no_proxy'] ?? env['NO_PROXY'] ?? '',
  };
}

function proxyIn(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const text = (env[name.toLowerCase()] ?? env[name] ?? '').trim();
  if (text === '') return '';
  const hasScheme = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text);
  const url = toUrl(hasScheme ? text : `http://${text}`);
  // The address may hold a password, so it is not repeated.
  if (url === undefined || url.hostname === '')
    throw new ConfigError(`${name} is not a URL such as http://proxy.example:3128`);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ConfigError(`${name} begins with ${url.protocol}//, expected http://, such as http://proxy.example:3128`);
  url.username = encodeURIComponent(decoded(url.username));
  url.password = encodeURIComponent(decoded(url.password));
  return url.href;
}
