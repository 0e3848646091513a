/** Debian's chromium, driven over its debugging socket: enough to open a page, run a line in it, and press keys. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WebSocket } from 'undici';

/** The program, or undefined where there is none. */
export const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

export interface Tab {
  /** Runs an expression in the page and gives what it is. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses and releases a key. */
  readonly press: (key: string) => Promise<void>;
  /** A method of the DevTools protocol. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** Opens a page's text as a file. `hash` is what stands behind `#`. */
export async function openPage(html: string, { width = 1280, height = 900, hash = '' } = {}): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const browser = spawn(
    CHROMIUM ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--remote-debugging-port=0',
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await pageSocket(await endpoint(browser)));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const send = protocol(socket);
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: width < 500 });
  await send('Page.enable');
  await send('Page.navigate', { url: `${pathToFileURL(file).href}${hash === '' ? '' : `#${hash}`}` });
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const answer = (await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })) as {
      result: { value: Value };
    };
    return answer.result.value;
  };
  while (!(await evaluate<boolean>(`document.readyState === 'complete' && location.href !== 'about:blank'`)))
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    evaluate,
    send,
    press: async (key) => {
      const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
      await send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...(text !== undefined && { text }) });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    },
    close: async () => {
      socket.close();
      const gone = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

function endpoint(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.once('exit', () => reject(new Error(`chromium ended: ${said.slice(-500)}`)));
    browser.stderr?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const [, host] = /DevTools listening on ws:\/\/([^/]+)\//.exec(said) ?? [];
      if (host !== undefined) resolve(host);
    });
  });
}

async function pageSocket(host: string): Promise<string> {
  const pages = (await (await fetch(`http://${host}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const page = pages.find(({ type }) => type === 'page');
  if (page === undefined) throw new Error('chromium has no page');
  return page.webSocketDebuggerUrl;
}

function protocol(socket: WebSocket): Tab['send'] {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number;
      result?: unknown;
      error?: { message: string };
    };
    const one = waiting.get(id ?? -1);
    if (one === undefined) return;
    if (error === undefined) one.resolve(result);
    else one.reject(new Error(error.message));
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
