import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { examineImage, readImage, rewrittenMigrations, type Manifest } from '../../src/manifest/index.ts';

const EXAMPLES = fileURLToPath(new URL('../../examples/', import.meta.url));
const record = JSON.parse(readFileSync(`${EXAMPLES}toolchain.json`, 'utf8')) as {
  compiler: string;
  crates: string[];
  images: Record<string, string>;
};
const images = Object.entries(record.images).map(([file, digest]) => ({
  file,
  digest,
  bytes: readFileSync(EXAMPLES + file),
}));
const weather = (version: string): Promise<Manifest> =>
  readImage(readFileSync(`${EXAMPLES}weather/weather-${version}.wasm`));

describe('the example images', () => {
  test('every image has its sources and its digest in the record, and every one recorded is there', () => {
    const committed = ['echo', 'weather'].flatMap((program) =>
      readdirSync(EXAMPLES + program)
        .filter((name) => name.endsWith('.wasm'))
        .map((name) => `${program}/${name}`),
    );
    expect(images.map(({ file }) => file)).toEqual(committed.sort());
    expect(record.crates).toContain('berm-lang@0.1.0');
  });

  test.each(images)(
    '$file is what the record says, loads, and says what its sources say',
    async ({ file, digest, bytes }) => {
      expect(`sha256:${createHash('sha256').update(bytes).digest('hex')}`).toBe(digest);
      const { manifest, problems } = await examineImage(bytes, { hostAbi: 4 });
      expect(problems).toEqual([]);
      const folder = file.replace(/^(.*)\/.*-(.*)\.wasm$/, `${EXAMPLES}$1/$2/`);
      const cargo = readFileSync(`${folder}Cargo.toml`, 'utf8');
      expect([/^version = "(.*)"$/m.exec(cargo)?.[1], /^description = "(.*)"$/m.exec(cargo)?.[1]]).toEqual([
        manifest?.version,
        manifest?.description,
      ]);
      const source = readFileSync(`${folder}src/lib.rs`, 'utf8');
      expect(manifest?.tools.filter(({ name }) => !source.includes(`fn ${name}(`))).toEqual([]);
      expect(manifest?.events?.filter(({ name }) => !source.includes(`struct ${name}`))).toEqual([]);
    },
  );

  test.each(images)('$file carries no path of the machine that built it', ({ bytes }) => {
    const paths = bytes.toString('latin1').match(/\/(?:home|root|tmp|usr|Users|work|build)\/[\x21-\x7e]*/g);
    expect(paths).toBeNull();
  });

  test('what the versions are for: appended, rewritten and kept migrations', async () => {
    const [first, compatible, rewritten, breaking] = await Promise.all(
      ['1.0.0', '1.1.0', '2.0.0', '2.0.1'].map(weather),
    );
    if (!first || !compatible || !rewritten || !breaking) throw new Error('an example is missing');
    expect(rewrittenMigrations(first, compatible)).toEqual([]);
    expect(rewrittenMigrations(compatible, breaking)).toEqual([]);
    expect(rewrittenMigrations(compatible, rewritten)).toMatchObject([
      { how: 'edited', index: 0, migration: { name: '0001_stations.sql' } },
    ]);
    expect(breaking.database?.migrations.map(({ name }) => name)).toEqual([
      '0001_stations.sql',
      '0002_readings.sql',
      '0003_humidity.sql',
      '0004_kind.sql',
    ]);
  });
});
