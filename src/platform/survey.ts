/** What lies below a shipped folder. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Survey } from '../heddle/directory/directory.ts';

/**
 * Counts a folder's files and folders, without following links.
 *
 * @param root real path of the folder
 * @param limit where counting ends
 * @returns undefined when a folder cannot be listed
 */
export function survey(root: string, limit: number): Survey | undefined {
  const folders = [''];
  let [entries, bytes] = [0, 0];
  let link: string | undefined;
  for (let folder = folders.pop(); folder !== undefined && entries <= limit; folder = folders.pop()) {
    const listed = list(join(root, folder));
    if (listed === undefined) return undefined;
    for (const entry of listed) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      entries += 1;
      if (entries > limit) break;
      if (entry.isSymbolicLink()) link ??= path;
      else if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) bytes += sizeOf(join(root, path));
    }
  }
  return { entries, bytes, link };
}

function list(folder: string): ReturnType<typeof entriesOf> | undefined {
  try {
    return entriesOf(folder);
  } catch {
    return undefined;
  }
}

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true });

/** A file that went away meanwhile has no size. */
function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}
