/** Whether a path as reports show it lies outside of the working directory. */
export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:/.test(path);
}
