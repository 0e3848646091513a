import { stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, relative, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { ConfigError } from '../core/errors.ts';
import { systemCode } from '../core/system-error.ts';
import type { NamedContract, World } from './world.ts';

/** A line of `contracts` that leads to a contract, or to nothing. */
export type Found =
  | (NamedContract & { readonly state: 'file'; readonly file: string })
  | (NamedContract & { readonly state: 'missing'; readonly error: ConfigError });

/** Most contracts in one run; more are a glob that took in too much. */
const MOST = 1000;

/**
 * Finds the contracts of a run. A line that leads nowhere is reported in its place and does not stop the others.
 *
 * @param lines paths and globs relative to `cwd`, each `path`, `glob` or `name=path`
 * @returns files, each once, in the order of the lines; those of a glob sorted
 * @throws ConfigError when nothing is asked for, or far too much
 */
export async function findContracts(lines: readonly string[], cwd: string): Promise<readonly Found[]> {
  if (lines.length === 0)
    throw new ConfigError(
      'No contract is given. Name at least one image (.wasm) or plugin manifest (.json): a path or a glob.',
    );
  const found: Found[] = [];
  for (const line of lines) found.push(...(await findLine(line, cwd)));
  if (found.length > MOST)
    throw new ConfigError(
      `"contracts" matches ${found.length} files; at most ${MOST} are checked in one run. Narrow the globs.`,
    );
  const seen = new Set<string>();
  return distinctNames(found.filter(({ path }) => !seen.has(path) && seen.add(path)));
}

async function findLine(line: string, cwd: string): Promise<Found[]> {
  const { name, pattern } = splitName(line);
  const literal = await fileAt(pattern, cwd);
  if (literal.state === 'file' || !isDynamicPattern(pattern)) return [named(literal, name)];
  const paths = await glob(pattern.replaceAll('\\', '/'), {
    cwd,
    onlyFiles: true,
    dot: false,
    expandDirectories: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  if (paths.length === 0)
    return [
      missing(
        name ?? pattern,
        pattern,
        `No file matches "${pattern}". Is it built before this step, and does the working directory fit?`,
      ),
    ];
  if (name !== undefined && paths.length > 1) {
    const some = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`;
    return [
      missing(
        name,
        pattern,
        `"${line}" gives one name to ${paths.length} files (${some}). Name one file, or leave the name out.`,
      ),
    ];
  }
  return Promise.all(paths.toSorted().map(async (path) => named(await fileAt(path, cwd), name)));
}

/** `weather=target/weather.wasm`. A path that holds `=` behind a `/` has no name. */
function splitName(line: string): { readonly name?: string; readonly pattern: string } {
  const match = /^([^=/\\*?{[]+)=(.+)$/.exec(line);
  const [, name, pattern] = match ?? [];
  return name === undefined || pattern === undefined
    ? { pattern: line }
    : { name: name.trim(), pattern: pattern.trim() };
}

async function fileAt(path: string, cwd: string): Promise<Found> {
  const file = resolve(cwd, path);
  const shown = shownPath(file, cwd);
  const name = contractName(file);
  try {
    const found = await stat(file);
    if (found.isDirectory())
      return missing(
        name,
        shown,
        `"${shown}" is a directory. Name the image or manifest in it, or use a glob such as "${shown}/**/*.wasm".`,
      );
    if (!found.isFile()) return missing(name, shown, `"${shown}" is not an ordinary file.`);
    return { state: 'file', name, path: shown, file };
  } catch (error) {
    return missing(name, shown, `"${shown}" ${faultWords(error)}`);
  }
}

/** Where the file of a plugin's manifest lies. */
export function besideOf(file: string, { pluginDirectory }: Pick<World, 'pluginDirectory'>) {
  return { directory: pluginDirectory(dirname(file)), fileName: basename(file) };
}

/** `weather` of `dist/weather-1.4.0.wasm`: the file's name without its version. */
export function contractName(file: string): string {
  const bare = basename(file).replace(/\.(wasm|json|abi)$/i, '');
  return bare.replace(/[-_@]v?[0-9]+\.[0-9]+\.[0-9]+(?:[-+.][0-9A-Za-z.+-]*)?$/, '') || bare;
}

/** What a file system's error code means for someone who named a path. */
export function faultWords(error: unknown): string {
  const code = systemCode(error);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'does not exist. Is it built before this step, and does the working directory fit?';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read by this user. Change its permissions.';
    case 'ELOOP':
      return 'is a link that leads to itself.';
    default:
      return `could not be read${code === undefined ? '' : ` (${code})`}.`;
  }
}

/** Relative to the working directory with `/`, or absolute when it lies outside. */
export function shownPath(file: string, cwd: string): string {
  const inside = relative(cwd, file);
  return (inside === '' || inside.startsWith('..') || isAbsolute(inside) ? file : inside).replaceAll('\\', '/');
}

function missing(name: string, path: string, message: string): Found {
  return { state: 'missing', name, path, error: new ConfigError(message) };
}

function named(found: Found, name: string | undefined): Found {
  return name === undefined ? found : { ...found, name };
}

/** Two contracts of one name are called by their paths. */
function distinctNames(found: readonly Found[]): readonly Found[] {
  const times = new Map<string, number>();
  for (const { name } of found) times.set(name, (times.get(name) ?? 0) + 1);
  return found.map((one) => ((times.get(one.name) ?? 0) > 1 ? { ...one, name: one.path } : one));
}
