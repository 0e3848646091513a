import type { BasePlace } from './world.ts';

/** Where everything that a glob matches lies. */
export function placeOf(glob: string): BasePlace {
  const names = glob.replace(/^!?(?:\.\/)?/, '').split('/');
  const first = names.findIndex((name) => /[*?[\]{}!]/.test(name));
  const folder = names.slice(0, first === -1 ? -1 : first);
  const levels = /\*\*|\{[^}]*\//.test(glob) ? undefined : names.length - folder.length - 1;
  return { folder: folder.join('/'), levels };
}
