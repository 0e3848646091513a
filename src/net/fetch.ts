import { proxiesIn } from './proxies.ts';

/**
 * `fetch` through the proxies that an environment names, for libraries that bring a client of their own.
 *
 * @throws ConfigError when a proxy's address cannot be read
 */
export function createFetch(env: Readonly<Record<string, string | undefined>>): typeof fetch {
  const proxies = proxiesIn(env);
  if (proxies.httpProxy === '' && proxies.httpsProxy === '') return fetch;
  let connected: Promise<typeof fetch> | undefined;
  return async (url, init) => (await (connected ??= connect(proxies)))(url, init);
}

async function connect(proxies: ReturnType<typeof proxiesIn>): Promise<typeof fetch> {
  // A bundled CommonJS module has its default export alone.
  const { EnvHttpProxyAgent, fetch: send } = (await import('undici')).default;
  const dispatcher = new EnvHttpProxyAgent({ ...proxies, proxyTunnel: false });
  // The same standard twice: Node's types and undici's do not know each other.
  const through = (url: string, init?: object): unknown => send(url, { ...init, dispatcher });
  return through as unknown as typeof fetch;
}
