/** The one reader of files: a limit of size, regular files only, and nothing outside through a link. */
import { lstatSync, realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { ConfigError } from '../core/errors.ts';
import { smallFile, type SmallFile } from './small-file.ts';

/** Most bytes of files that people write: acceptances, events, manifests of crates. */
export const TEXT_LIMIT = 8 * 1024 * 1024;

/**
 * Whether a path that lies in a folder by its text leads out of it by its links. A path that lies outside by its text
 * was meant so by whoever wrote it.
 */
export function leadsOut(path: string, folder: string): boolean {
  if (!isWithin(folder, resolve(folder, path))) return false;
  try {
    return !isWithin(realpathSync(folder), realpathSync(resolve(folder, path)));
  } catch {
    return false;
  }
}

/**
 * Reads a file of the workspace whole; what leads out of it by a link is refused.
 *
 * @param path relative to the workspace, or absolute
 */
export function workspaceFile(path: string, workspace: string, limit = TEXT_LIMIT): SmallFile {
  if (leadsOut(path, workspace)) return { state: 'refused', why: `${path} is a link that leads out of the workspace` };
  return smallFile(resolve(workspace, path), limit, path);
}

/**
 * The text of a file of the workspace; undefined when it is not there.
 *
 * @param what for the message: "The acceptance file"
 * @throws ConfigError when it is there and cannot be read
 */
export function workspaceText(path: string, workspace: string, what: string, limit = TEXT_LIMIT): string | undefined {
  const file = workspaceFile(path, workspace, limit);
  switch (file.state) {
    case 'read':
      return new TextDecoder().decode(file.bytes);
    case 'missing':
      return undefined;
    case 'refused':
      throw new ConfigError(`${what} cannot be read: ${file.why}.`);
    default:
      return file satisfies never;
  }
}

function isWithin(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Whether a link stands at a path, whatever it leads to. */
export function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
