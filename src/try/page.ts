/** The page: takes two files, hands them to the worker, shows what comes back. */
import { EXAMPLES } from './examples.ts';
import type { SchemaLine, TryAnswer, TryFile, TryPair } from './message.ts';
import { fragmentOf, pairOf } from './share.ts';

type Side = 'before' | 'after';
const SIDES: readonly Side[] = ['before', 'after'];
/** Larger than any image that a host takes, and than any manifest. */
const LARGEST = 64 * 1024 * 1024;

const files = new Map<Side, TryFile>();
let running: Worker | undefined;
let saved = '';

function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no #${id}`);
  return found;
}

const status = element('status', HTMLElement);
const answer = element('answer', HTMLElement);
const stop = element('stop', HTMLButtonElement);
const save = element('save', HTMLButtonElement);
const share = element('share', HTMLButtonElement);
const swap = element('swap', HTMLButtonElement);
const example = element('example', HTMLSelectElement);

function say(text: string, bad = false): void {
  status.textContent = text;
  status.classList.toggle('bad', bad);
}

function show(side: Side): void {
  const zone = element(side, HTMLElement);
  const file = files.get(side);
  zone.classList.toggle('set', file !== undefined);
  const name = zone.querySelector('.name');
  if (name !== null) name.textContent = file === undefined ? 'Drop a file, or choose one' : file.name;
}

function put(pair: ReadonlyMap<Side, TryFile>): void {
  for (const [side, file] of pair) files.set(side, file);
  SIDES.forEach(show);
  const [before, after] = [files.get('before'), files.get('after')];
  const both = before !== undefined && after !== undefined;
  share.disabled = swap.disabled = !both;
  if (both) compare({ before, after });
}

function halt(): void {
  running?.terminate();
  running = undefined;
  stop.hidden = true;
}

function compare(pair: TryPair): void {
  halt();
  answer.replaceChildren();
  save.disabled = true;
  say('Comparing …');
  const worker = new Worker('worker.js', { type: 'module' });
  running = worker;
  stop.hidden = false;
  worker.addEventListener('message', ({ data }: MessageEvent<TryAnswer>) => {
    halt();
    render(data);
  });
  worker.addEventListener('error', ({ message }) => {
    halt();
    say(`The comparison crashed: ${message}`, true);
  });
  worker.postMessage(pair);
}

function render(given: TryAnswer): void {
  switch (given.state) {
    case 'report': {
      const frame = document.createElement('iframe');
      frame.title = 'The report';
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = given.html;
      answer.replaceChildren(frame);
      saved = given.json;
      save.disabled = false;
      say(given.title);
      break;
    }
    case 'schemas':
      answer.replaceChildren(lines(given.lines));
      say('Two JSON Schemas.');
      break;
    case 'failed':
      say(given.why, true);
      break;
    default:
      given satisfies never;
  }
}

function lines(all: readonly SchemaLine[]): HTMLElement {
  const list = document.createElement('dl');
  for (const { question, answer: word, detail } of all) {
    const [term, told] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = question;
    told.className = word;
    told.textContent = detail === undefined ? word : `${word}: ${detail}`;
    list.append(term, told);
  }
  return list;
}

async function read(side: Side, file: File | undefined): Promise<void> {
  if (file === undefined) return;
  if (file.size > LARGEST) {
    say(`${file.name} has ${file.size} bytes; at most ${LARGEST} are read here.`, true);
    return;
  }
  put(new Map([[side, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }]]));
}

function listen(side: Side): void {
  const zone = element(side, HTMLElement);
  const input = zone.querySelector('input');
  input?.addEventListener('change', () => void read(side, input.files?.[0]));
  zone.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.classList.add('over');
  });
  zone.addEventListener('dragleave', () => zone.classList.remove('over'));
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    zone.classList.remove('over');
    const [first, second] = event.dataTransfer?.files ?? [];
    void read(side, first);
    if (second !== undefined) void read(side === 'before' ? 'after' : 'before', second);
  });
}

async function loadExample(name: string): Promise<void> {
  const chosen = EXAMPLES.find((one) => one.name === name);
  if (chosen === undefined) return;
  const load = async (path: string): Promise<TryFile> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return { name: path.replace(/^.*\//, ''), bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const [before, after] = await Promise.all([load(chosen.before), load(chosen.after)]);
  put(
    new Map<Side, TryFile>([
      ['before', before],
      ['after', after],
    ]),
  );
}

function saveReport(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([saved], { type: 'application/json' }));
  link.download = 'report.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function copyLink(): Promise<void> {
  const [before, after] = [files.get('before'), files.get('after')];
  if (before === undefined || after === undefined) return;
  const fragment = await fragmentOf({ before, after });
  if (fragment === undefined) {
    say('This pair is too large for a link.', true);
    return;
  }
  history.replaceState(null, '', fragment);
  await navigator.clipboard.writeText(location.href).catch(() => undefined);
  say('The link holds both files; it is in the address bar and on the clipboard.');
}

const failed = (error: unknown): void => say(error instanceof Error ? error.message : String(error), true);

SIDES.forEach(listen);
for (const { name } of EXAMPLES) example.append(new Option(name, name));
example.addEventListener('change', () => void loadExample(example.value).catch(failed));
stop.addEventListener('click', () => {
  halt();
  say('Stopped.');
});
save.addEventListener('click', saveReport);
share.addEventListener('click', () => void copyLink().catch(failed));
swap.addEventListener('click', () => {
  const [before, after] = [files.get('before'), files.get('after')];
  if (before !== undefined && after !== undefined)
    put(
      new Map<Side, TryFile>([
        ['before', after],
        ['after', before],
      ]),
    );
});
void pairOf(location.hash).then((pair) => {
  if (pair !== undefined)
    put(
      new Map<Side, TryFile>([
        ['before', pair.before],
        ['after', pair.after],
      ]),
    );
});
