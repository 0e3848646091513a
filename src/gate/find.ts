/** The first stage: which contracts a run is about. */
import { ConfigError } from '../core/errors.ts';
import { faultWords } from '../core/system-error.ts';
import { isSource, showSpec } from '../sources/index.ts';
import type { Look, Workspace } from './world.ts';

/** A line of `contracts` that leads to a contract, or to nothing. */
export type Found = FoundFile | FoundSource | FoundInput | FoundNothing;

interface Line {
  /** The name that was given by hand, and the version, for a contract that does not say its own. */
  readonly given?: string;
  readonly version?: string;
  /** Relative to the working directory with `/`; for what is no file, the source as it was given. */
  readonly path: string;
}
export interface FoundFile extends Line {
  readonly state: 'file';
  /** The glob that met it: what is no contract there is passed over beside others that are. */
  readonly glob?: string;
}
/** A source as `baseline` takes it: `oci:…`, `bermd:…`. */
export interface FoundSource extends Line {
  readonly state: 'source';
  readonly spec: string;
}
/** `-`. */
export interface FoundInput extends Line {
  readonly state: 'input';
}
export interface FoundNothing extends Line {
  readonly state: 'missing';
  readonly error: ConfigError;
}

/** Most contracts in one run; more are a glob that took in too much. */
const MOST = 1000;
/** What a name may be made of: it goes into outputs, file names and addresses. */
const NAME = /^[A-Za-z0-9._@/-]+$/;

/**
 * Finds the contracts of a run. A line that leads nowhere is reported in its place and does not stop the others.
 *
 * @param lines each a path, a glob, a source or `-`, or `name=` and one of these
 * @returns files, each once, in the order of the lines; those of a glob sorted
 * @throws ConfigError when nothing is asked for, far too much, or two are given one name
 */
export async function findContracts(lines: readonly string[], files: Workspace): Promise<readonly Found[]> {
  if (lines.length === 0)
    throw new ConfigError(
      'No contract is given. Name at least one image (.wasm) or plugin manifest (.json): a path or a glob.',
    );
  const found: Found[] = [];
  for (const line of lines) found.push(...(await findLine(line, files)));
  if (found.length > MOST)
    throw new ConfigError(
      `"contracts" matches ${found.length} files; at most ${MOST} are checked in one run. Narrow the globs.`,
    );
  const seen = new Set<string>();
  const once = found.filter(({ path }) => !seen.has(path) && seen.add(path));
  refuseSameNames(once);
  return once;
}

function refuseSameNames(found: readonly Found[]): void {
  const byName = new Map<string, Found>();
  for (const one of found) {
    if (one.given === undefined) continue;
    const other = byName.get(one.given);
    if (other !== undefined)
      throw new ConfigError(
        `"contracts" names two contracts "${one.given}": ${other.path} and ${one.path}. Give each a name of its own.`,
      );
    byName.set(one.given, one);
  }
}

async function findLine(line: string, files: Workspace): Promise<readonly Found[]> {
  const { given: called, pattern } = await splitName(line, files);
  const { given, version } = splitVersion(called);
  const name = { ...(given !== undefined && { given }), ...(version !== undefined && { version }) };
  if (given !== undefined && !NAME.test(given))
    throw new ConfigError(
      `"contracts" cannot name a contract "${given}": a name is made of letters, digits and ". _ @ / -".`,
    );
  if (pattern === '-') return [{ state: 'input', path: '-', ...name }];
  const literal = await files.look(pattern);
  if (literal.state !== 'file' && isSource(pattern))
    return [{ state: 'source', path: showSpec(pattern), spec: pattern, ...name }];
  const path = files.shown(pattern);
  if (literal.state === 'file') return [{ state: 'file', path, ...name }];
  if (!files.isGlob(pattern)) return [missing(path, notAFile(path, literal), given)];
  return (await globbed(pattern, line, given, files)).map((one) => ({ ...one, ...name }));
}

async function globbed(
  pattern: string,
  line: string,
  given: string | undefined,
  files: Workspace,
): Promise<readonly Found[]> {
  const paths = await files.glob(pattern);
  if (paths.length === 0) {
    const why = `No file matches "${pattern}". Is it built before this step, and does the working directory fit?`;
    return [missing(pattern, why, given)];
  }
  if (given !== undefined && paths.length > 1) {
    const some = `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ', …' : ''}`;
    const why = `"${line}" gives one name to ${paths.length} files (${some}). Name one file, or leave the name out.`;
    return [missing(pattern, why, given)];
  }
  return paths.map((path) => ({
    state: 'file',
    path: files.shown(path),
    glob: pattern,
    ...(given !== undefined && { given }),
  }));
}

/** `weather=target/weather.wasm`. A file whose path holds `=` has no name by that. */
async function splitName(
  line: string,
  files: Workspace,
): Promise<{ readonly given?: string; readonly pattern: string }> {
  const [, given, pattern] = /^([^=\\*?{[:]+)=(.+)$/.exec(line) ?? [];
  if (given === undefined || pattern === undefined || (await files.look(line)).state === 'file')
    return { pattern: line };
  return { given: given.trim(), pattern: pattern.trim() };
}

/** `desk@2.0.0`: a contract that does not say its version, such as a list of tools, is given one. */
function splitVersion(called: string | undefined): { readonly given?: string; readonly version?: string } {
  const [, given, version] = /^(.+)@v?([0-9]+\.[0-9]+\.[0-9]+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(called ?? '') ?? [];
  if (given !== undefined && version !== undefined) return { given, version };
  return called === undefined ? {} : { given: called };
}

function notAFile(path: string, found: Exclude<Look, { state: 'file' }>): string {
  switch (found.state) {
    case 'directory':
      return `"${path}" is a directory. Name the image or manifest in it, or use a glob such as "${path}/**/*.wasm".`;
    case 'other':
      return `"${path}" is not an ordinary file.`;
    case 'outside':
      return `"${path}" is a link that leads out of the workspace, so it is not read. Put the file itself there.`;
    case 'missing':
      return `"${path}" ${faultWords(found.code)}`;
    default:
      return found satisfies never;
  }
}

function missing(path: string, message: string, given: string | undefined): FoundNothing {
  return { state: 'missing', path, error: new ConfigError(message), ...(given !== undefined && { given }) };
}
