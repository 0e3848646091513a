import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { countingSource } from '../../src/bytes/index.ts';
import { fileSource } from '../../src/platform/file.ts';
import { examineImage, parseIdl, parseSection, publishes, readImage } from '../../src/manifest/index.ts';
import { casesPath, describeWithCases, hasCases } from '../support/cases.ts';

interface Row {
  readonly file: string;
  readonly version: string;
  readonly loads: boolean;
  readonly says: string;
}

/** The rows of the index of real images: what bermd answered to each. */
const rows: Row[] = hasCases
  ? readFileSync(casesPath('berm/images/INDEX.md'), 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, file = '']) => file.endsWith('.wasm'))
      .map(([, file = '', , version = '', , , says = '']) => ({ file, version, loads: says === '200', says }))
  : [];

/** What bermd 0.1.0 serves of the syscalls that these images declare. */
const SERVED = ['berm.get', 'berm.set', 'berm.emit', 'berm.sql', 'berm.call.after', 'berm.http.fetch'];

/** The rule under which we refuse what bermd refuses. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'old-0.0.8.wasm': ['abi-not-spoken'],
  'weather-1.1.0-no-export.wasm': ['tool-not-exported', 'migrated-then-refused'],
  'echo-abi3.wasm': ['abi-not-spoken'],
  'echo-wasm-strip.wasm': ['manifest-missing'],
  'echo-truncated-section.wasm': ['manifest-not-json'],
  'echo-two-records.wasm': ['program-record-twice'],
  'echo-not-utf8.wasm': ['manifest-not-utf8'],
  'echo-events-only.wasm': ['program-record-missing'],
  'echo-unknown-syscall.wasm': ['syscall-not-served'],
  'echo-no-export.wasm': ['tools-not-exported'],
  'empty-module.wasm': ['manifest-missing'],
  'garbage.wasm': ['image-text'],
};

describeWithCases('real images', () => {
  test('the index is read', () => expect(rows.length).toBeGreaterThan(25));

  test.each(rows)('$file is judged as bermd judged it: $says', async ({ file, version, loads }) => {
    const image = readFileSync(casesPath(`berm/images/${file}`));
    const { manifest, problems } = await examineImage(image, { hostAbi: 4, hostSyscalls: SERVED });
    expect(problems.filter(({ level }) => level === 'error').map(({ rule }) => rule)).toEqual(loads ? [] : RULES[file]);
    if (loads) expect(manifest).toMatchObject({ abi_version: 4, version });
  });

  test.each([
    'weather-1.0.0',
    'weather-1.0.0-events-first',
    'weather-2.0.1',
    'echo-1.0.0',
    'feeder-0.3.0',
    'old-0.0.8',
  ])('%s: the image and its section alone say the same', async (name) => {
    const image = await readImage(readFileSync(casesPath(`berm/images/${name}.wasm`)));
    expect(image).toEqual(parseSection(readFileSync(casesPath(`berm/images/sections/${name}.txt`))));
  });

  test('the order of the records does not matter', async () => {
    const [first, last] = await Promise.all(
      ['weather-1.0.0', 'weather-1.0.0-events-first'].map((name) =>
        readImage(readFileSync(casesPath(`berm/images/${name}.wasm`))),
      ),
    );
    expect(last).toEqual(first);
    expect(first?.events?.map(({ name }) => name)).toEqual(['Alert', 'Observed', 'Subscribed']);
  });

  test('an IDL says the public tools of its image, and leaves out what it cannot say', async () => {
    const image = await readImage(readFileSync(casesPath('berm/images/weather-1.0.0.wasm')));
    const idl = parseIdl(readFileSync(casesPath('berm/bermd/idl/weather-1.0.0.json'), 'utf8'));
    expect(idl.tools).toEqual(image.tools.filter((tool) => tool.public));
    expect(idl).toMatchObject({
      name: 'weather',
      version: '1.0.0',
      digest: 'a20942b331108cbcef8380c5084093178af778c827d59f7defaa9ff33ff9d478',
    });
    expect(['abi_version', 'deps', 'events', 'database'].filter((name) => name in idl)).toEqual([]);
    expect(publishes(idl, image)).toEqual([]);
  });

  test('a local image costs a few reads of headers', async () => {
    await using file = await fileSource(casesPath('berm/images/weather-1.1.0.wasm'));
    const source = countingSource(file);
    await examineImage(source);
    expect(source.count.bytes).toBeLessThan(40_000);
    expect(source.count.reads).toBeLessThan(20);
  });

  test.each([
    'fixture.json',
    'program-fixture-0.0.7.json',
    'sessions.json',
    'skill.json',
    'pairs/os/old.json',
    'pairs/os/new.json',
    'pairs/spike/new.json',
  ])('%s: the older shapes are read', (name) => {
    const text = readFileSync(casesPath(`berm/${name}`));
    const manifest = parseSection(text);
    const raw = JSON.parse(text.toString()) as {
      abi_version: number;
      tools: { name: string }[];
      usage?: string;
      deps?: string[];
    };
    expect(manifest.abi_version).toBe(raw.abi_version);
    expect(manifest.tools).toEqual(raw.tools);
    expect(manifest.usage).toBe(raw.usage);
    expect(manifest.deps?.programs).toEqual(raw.deps ?? []);
  });
});
