import { expect, test } from '@jest/globals';
import { appendedMigrations, examineImage, readImage, type Manifest } from '../../src/manifest/index.ts';
import { describeWithCases, readJsonLines } from '../support/cases.ts';

interface Step {
  readonly base64?: string;
  readonly status: number;
  readonly error?: string;
  readonly undeploy?: boolean;
}
interface Line {
  readonly id: string;
  readonly what: string;
  readonly steps: readonly Step[];
}

/** What bermd serves beyond berm's own, as its deploys of the cases show. */
const SERVED = [
  'berm.get',
  'berm.set',
  'berm.emit',
  'berm.sql',
  'berm.call.after',
  'berm.http.fetch',
  'berm.http.proxy',
];

/** Deploys that bermd refused for what no image says by itself. */
const NOT_OF_THE_IMAGE: readonly (readonly [RegExp, string])[] = [
  [/makes .* public/, 'public tools are confirmed in the deploy line'],
  [/breaks what callers used/, 'a question of usage'],
  [/`crons`|not a cron expression/, 'a parameter of the deploy'],
  [/migration \S+ failed/, 'only running the SQL shows it'],
  [/failed to compile: wasm\[0\]::function/, 'only decoding the bodies shows it'],
];

const lines = readJsonLines<Line>('berm/load.jsonl');

/** bermd applies the migrations before it compiles, so an image refused then has migrated. */
const REFUSED_BEFORE_MIGRATING =
  /makes .* public|breaks what callers used|crons|cron expression|does not serve|was applied and|migration \S+ failed|UNIQUE constraint|readable image|ABI version/;

describeWithCases('every settled deploy is judged as bermd judged it', () => {
  test.each(lines)('$id $what', async ({ steps }) => {
    let applied: Manifest['database'];
    for (const { base64, status, error = '' } of steps) {
      if (base64 === undefined) continue;
      const image = Buffer.from(base64, 'base64');
      const baseline: Manifest = {
        abi_version: 4,
        version: '',
        description: '',
        homepage: '',
        repository: '',
        readme: '',
        tools: [],
        ...(applied && { database: applied }),
      };
      const { problems } = await examineImage(image, { baseline, hostAbi: 4, hostSyscalls: SERVED });
      const errors = problems.filter(({ level }) => level === 'error').map(({ rule }) => rule);
      const elsewhere = NOT_OF_THE_IMAGE.some(([refusal]) => refusal.test(error));
      expect({ errors: errors.length > 0 ? errors : 'none', error }).toEqual({
        errors: status === 200 || elsewhere ? 'none' : expect.any(Array),
        error,
      });
      if (status !== 200 && REFUSED_BEFORE_MIGRATING.test(error)) continue;
      const manifest = await readImage(image);
      const appended = appendedMigrations(baseline, manifest);
      expect(errors.includes('migrated-then-refused')).toBe(status !== 200 && !elsewhere && appended.length > 0);
      applied = manifest.database ?? applied;
    }
  });
});
