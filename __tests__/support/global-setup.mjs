import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The worker that checks witnesses is a file of its own: tests that run from the sources find it here. Written under
 * another name and renamed, because several test runs may start at once.
 */
export default async function setUp() {
  const out = join(ROOT, 'build', 'confirm-worker.js');
  const fresh = `${out}.${process.pid}`;
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/platform/confirm/worker.ts'],
    outfile: fresh,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    banner: {
      js:
        "import { createRequire as __createRequire } from 'node:module';\nconst require = " +
        '__createRequire(import.meta.url);',
    },
    logLevel: 'error',
  });
  renameSync(fresh, out);
  rmSync(fresh, { force: true });
}
