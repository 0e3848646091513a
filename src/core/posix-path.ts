/** Paths with `/`, as manifests and repositories write them, on every platform and in a browser. */

/** One spelling per place: `a/./b`, `a//b` and `a/c/../b` are `a/b`; nothing is `.`. A `/` at either end stays. */
export function normalizePath(path: string): string {
  const absolute = path.startsWith('/');
  const kept: string[] = [];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..') kept.push(step);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!absolute) kept.push('..');
  }
  const inside = kept.join('/');
  if (inside === '') return absolute ? '/' : path.endsWith('/') ? './' : '.';
  return `${absolute ? '/' : ''}${inside}${path.endsWith('/') ? '/' : ''}`;
}

/** The last step of a path. */
export function basename(path: string): string {
  return /([^/]*)\/*$/.exec(path)?.[1] ?? '';
}
