import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root. */
export const ROOT: string = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the build under test: `dist/`, or the folder that `BERM_COMPAT_DIST` names. */
export function distPath(name: string): string {
  return resolve(ROOT, process.env['BERM_COMPAT_DIST'] ?? 'dist', name);
}
