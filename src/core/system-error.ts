/**
 * The code of a system error, such as `ENOENT`; undefined for anything else.
 * Looks at the shape and not at the class: the error may come from another realm.
 */
export function systemCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
