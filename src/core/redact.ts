/**
 * A text with the secrets of addresses taken out: user names and passwords, and queries, which may carry signatures.
 * Also of addresses that are written wrongly (`htps://bob:secret@host`, `oci:bob:secret@host`): a mistake in one must
 * not print what it holds.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/([A-Za-z][A-Za-z0-9+.-]{0,20}:\/{1,3})[^\s/@"'<>]{1,2000}@/g, '$1')
    .replace(/(^|[\s"'(=])([A-Za-z][A-Za-z0-9+.-]{0,20}:)[^\s/@"':]{1,2000}:[^\s/@"']{0,2000}@/g, '$1$2')
    .replace(/([A-Za-z][A-Za-z0-9+.-]{0,20}:\/\/[^\s"'?<>]{1,2000})\?[^\s"')<>]*/g, '$1');
}
