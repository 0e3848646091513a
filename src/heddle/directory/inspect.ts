/** Looks once at everything a manifest names in its directory, so that the rules need not. */
import { isArray, member } from '../../core/json.ts';
import { shipped, type Shipped } from '../rules/paths.ts';
import type { View } from '../view.ts';
import type { IndexAnswer, Look, PluginDirectory, Survey, Tracked } from './directory.ts';
import { MAX_FILES } from '../vocabulary.ts';

/** Paths that are looked at. heddle has no limit; real plugins have a handful. */
export const MAX_LOOKS = 10_000;

/** A path of the manifest, and what stands there. */
export interface Looked extends Shipped {
  readonly look: Look;
  /** Undefined for what is not a regular file. */
  readonly bit: ExecuteBit | undefined;
  /** What lies below a folder that is shipped as a file. */
  readonly below: Survey | undefined;
}

/** Whether a file may be executed, and who says so. */
export interface ExecuteBit {
  /** Undefined when nobody can say: the file system keeps none, and git does not track the file. */
  readonly executable: boolean | undefined;
  readonly from: 'the file system' | 'git’s index';
  /** What git's index says, where it tracks the file. */
  readonly committed: boolean | undefined;
}

/** The plugin's entry, which heddle runs where there is no `command`. */
export interface Entry {
  /** Names looked for beside the manifest, in order. */
  readonly names: readonly string[];
  /** The first that is there (a link that leads out counts, for heddle does not ask). */
  readonly found: { readonly name: string; readonly look: Look } | undefined;
}

export interface Inspection {
  readonly view: View;
  /** Undefined when the manifest's file name is not known. */
  readonly fileName: string | undefined;
  /** Tools and files; the first `MAX_LOOKS`. */
  readonly looked: readonly Looked[];
  /** How many there are. */
  readonly named: number;
  /** Undefined when it is not heddle's to find: a `command` says what to run, or the file name is not known. */
  readonly entry: Entry | undefined;
  /** Why git's index could not tell of the tools' execute bits, where it is there. */
  readonly indexUnknown: string | undefined;
  /** `command[0]` when it is a path relative to the directory. */
  readonly command: { readonly path: string; readonly look: Look } | undefined;
}

/** Looks at the directory. Never throws. */
export function inspect(view: View, directory: PluginDirectory, fileName: string | undefined): Inspection {
  const all = shipped(view);
  const looks = all.slice(0, MAX_LOOKS).map((entry) => ({ ...entry, look: directory.look(entry.path) }));
  const ships = looks.filter(({ what }) => what === 'file').length <= MAX_FILES;
  const tools = looks.flatMap(({ what, look }) =>
    what === 'tool' && look.state === 'there' && look.kind === 'file' ? [look.real] : [],
  );
  const answer = tools.length === 0 ? undefined : directory.tracked([...new Set(tools)]);
  const tracked = trackedOf(answer);
  return {
    view,
    fileName,
    looked: looks.map((one) => ({
      ...one,
      bit: bitOf(one.look, tracked),
      below: ships ? belowOf(one, directory) : undefined,
    })),
    named: all.length,
    entry: entryOf(view, directory, fileName),
    indexUnknown: answer !== undefined && 'unknown' in answer ? answer.unknown : undefined,
    command: commandOf(view, directory),
  };
}

const trackedOf = (answer: IndexAnswer | undefined): Tracked | undefined =>
  answer === undefined || 'unknown' in answer ? undefined : answer;

/** What heddle copies a workspace's folder by: more than this it refuses, unless the operator raised the limit. */
export const COPY_LIMIT = { entries: 4096, bytes: 64 * 1024 * 1024 };

function belowOf({ what, look }: Shipped & { readonly look: Look }, directory: PluginDirectory): Survey | undefined {
  return what === 'file' && look.state === 'there' && look.kind === 'directory'
    ? directory.survey(look.real, COPY_LIMIT.entries)
    : undefined;
}

/** The file system's bit counts where it keeps one; elsewhere git's. */
function bitOf(look: Look, tracked: Tracked | undefined): ExecuteBit | undefined {
  if (look.state !== 'there' || look.kind !== 'file') return undefined;
  const committed = tracked?.executable.get(look.real);
  const kept = look.executable !== undefined && (look.executable || tracked?.keepsBits !== false);
  if (kept || committed === undefined) return { executable: look.executable, from: 'the file system', committed };
  return { executable: committed, from: 'git’s index', committed };
}

function entryOf(view: View, directory: PluginDirectory, fileName: string | undefined): Entry | undefined {
  if (fileName?.endsWith('.json') !== true || member(view.json, 'command') !== undefined) return undefined;
  const base = fileName.slice(0, -'.json'.length);
  const names = [`${base}.mjs`, `${base}.js`];
  for (const name of names) {
    const look = directory.look(name);
    if (look.state === 'there' || look.state === 'outside') return { names, found: { name, look } };
  }
  return { names, found: undefined };
}

function commandOf(view: View, directory: PluginDirectory): Inspection['command'] {
  const command = member(view.json, 'command');
  const path = isArray(command) ? command[0] : undefined;
  if (typeof path !== 'string' || !path.includes('/') || path.startsWith('/')) return undefined;
  return { path, look: directory.look(path) };
}
