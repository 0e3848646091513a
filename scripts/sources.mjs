/**
 * Lets a script read the TypeScript sources: they are bundled into a throw-away module, which is imported.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Files that a module imports as text: the style and the script of the report's page. */
export const TEXT_FILES = { '.css': 'text', '.client.js': 'text' };

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param contents TypeScript that exports what is wanted, with paths from the repository's root
 * @returns the module
 */
export async function fromSources(contents) {
  const outfile = join(ROOT, 'build', `sources-${process.pid}-${Math.random().toString(36).slice(2)}.mjs`);
  await build({
    absWorkingDir: ROOT,
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    outfile,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    loader: TEXT_FILES,
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
