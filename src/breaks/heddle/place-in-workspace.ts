/** One spelling for each place of a workspace: `skills`, `./skills` and `skills/` are one. */
export function placeInWorkspace(dest: string): string {
  const parts: string[] = [];
  for (const part of dest.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return (dest.startsWith('/') ? '/' : '') + parts.join('/');
}
