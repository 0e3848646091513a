/**
 * The code of a system error, such as `ENOENT`; undefined for anything else.
 * Looks at the shape and not at the class: the error may come from another realm.
 */
export function systemCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** What a file system's error code means for someone who named a path: to finish the sentence "the path …". */
export function faultWords(code: string | undefined): string {
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
