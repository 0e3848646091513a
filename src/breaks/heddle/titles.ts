/** Titles that heddle rejects in every flow. Source: the behaviour of heddle 0.2.0-beta.1. */

const RESERVED: ReadonlySet<string> = new Set(['_resume', '_chat_history']);
const SPECIAL = /[.,{}'"\s]/u;

/**
 * Whether no flow with a port of this title loads: it is blank, has white space or a special character, or is a
 * reserved name.
 */
export function isRejectedTitle(title: string): boolean {
  return title.trim() === '' || SPECIAL.test(title) || RESERVED.has(title);
}
