/**
 * Text that comes from a contract is untrusted: it may hold mentions, links, HTML, terminal escapes, workflow
 * commands, or characters that turn the reading direction. One function per surface makes it harmless there.
 */

/**
 * Characters that nobody sees and that change what others look like: C0 and C1 controls, line and paragraph
 * separators, zero-width and bidirectional controls (Unicode's Bidi_Control), tags, lone surrogates.
 */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]|\p{Surrogate}/gu;
/** Breaks a token apart for a machine while it looks the same to a reader. */
const JOINER = '\u2060';

/** Makes invisible characters visible: a right-to-left override becomes `\u{202e}`, a line feed `\n`. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, (character) => {
    if (character === '\n') return '\\n';
    if (character === '\t') return '\\t';
    if (character === '\r') return '\\r';
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}

/**
 * For a terminal or a log: one line, nothing invisible, no terminal escape, and nothing that the Actions runner
 * takes for a command (`::` at the start of a line, `##[` anywhere).
 */
export function plain(text: string): string {
  return visible(text)
    .replace(/^(\s*):(?=:)/, `$1:${JOINER}`)
    .replaceAll('##[', `#${JOINER}#[`);
}

/**
 * For prose in GitHub-flavoured Markdown: no markup, mention, reference, link or HTML; safe inside a table's cell.
 *
 * @param start whether a line may begin with it, so that it must begin no list or heading
 */
export function markdown(text: string, start = true): string {
  const inline = visible(text)
    .replace(/[\\`*_[\]<>#|~&$]/g, (character) => `\\${character}`)
    .replace(/@/g, `@${JOINER}`)
    .replace(/\\#/g, `\\#${JOINER}`)
    // Issues, and the security advisories that GitHub links by their numbers.
    .replace(/(GH|GHSA|CVE)-(?=[0-9a-z])/gi, `$1${JOINER}-`)
    // No look at what stands before: GitHub takes `_`, `*`, `~` and `(` for a place where a link may begin.
    .replace(/(www)\./gi, `$1${JOINER}.`)
    .replace(/:(?=\/)/g, `:${JOINER}`)
    // `:octocat:` is a picture.
    .replace(/:(?=[\\\w+-]+:)/g, `:${JOINER}`)
    // Commits, from seven digits on.
    .replace(/(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi, (hex) => hex.replace(/[^]{6}(?!$)/g, `$&${JOINER}`));
  return start ? inline.replace(/^(\s*)([-+=:])/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2') : inline;
}

/** A code span in GitHub-flavoured Markdown. Nothing in it is a mention or a link. In a table's cell: `cellSpan`. */
export function codeSpan(text: string): string {
  const shown = shortRuns(visible(text));
  if (shown === '') return '` `';
  const fence = '`'.repeat(longestRun(shown) + 1);
  const padded = /^[`\s]|[`\s]$/.test(shown) ? ` ${shown} ` : shown;
  return `${fence}${padded}${fence}`;
}

/**
 * A code span for a table's cell, where a bar ends the cell and a backslash in front of it cannot be told apart:
 * prose then.
 */
export function cellSpan(text: string): string {
  return text.includes('|') ? markdown(text) : codeSpan(text);
}

/** A fenced code block. Line feeds stay; everything else that is invisible is shown. */
export function codeBlock(text: string, language = ''): string {
  const shown = shortRuns(text.split('\n').map(visible).join('\n'));
  const fence = '`'.repeat(Math.max(3, longestRun(shown) + 1));
  return `${fence}${language}\n${shown}\n${fence}`;
}

/** For an HTML document's text or a quoted attribute. */
export function html(text: string): string {
  return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The message of a workflow command (`::error::message`). Line feeds of our own stay as the runner's `%0A`. */
export function commandData(text: string): string {
  return text
    .split('\n')
    .map(visible)
    .join('\n')
    .replaceAll('%', '%25')
    .replaceAll('\r', '%0D')
    .replaceAll('\n', '%0A');
}

/** A property of a workflow command (`::error file=…`). */
export function commandProperty(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The message of a SARIF result: plain text in which `[` begins a link unless it is escaped (SARIF 2.1.0, 3.11.6). */
export function sarifText(text: string): string {
  return visible(text).replace(/[[\]\\]/g, (character) => `\\${character}`);
}

/**
 * Renders a sentence whose code stands between backticks. A backtick in the untrusted part moves the borders, and
 * nothing else: either side is neutralised. `prose` is told whether its part begins the sentence.
 */
export function byCode(
  text: string,
  prose: (text: string, start: boolean) => string,
  code: (text: string) => string,
): string {
  const parts = text.split('`');
  // An odd number of backticks: the last one opens nothing.
  const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join('`')];
  return paired
    .map((part, index) => (index % 2 === 1 ? code(part) : part === '' ? '' : prose(part, index === 0)))
    .join('');
}

/** Shortens to at most `limit` UTF-16 code units, never inside a surrogate pair. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** Shortens rendered Markdown to whole lines: half a line could leave a code span open, and bare what stood in it. */
export function cutLines(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf('\n', limit - 2);
  return end < 0 ? '…' : `${text.slice(0, end)}\n…`;
}

/** GitHub takes a run of more than 80 backticks for no fence at all, so none is let grow near that. */
const LONGEST_RUN = 16;

/** Breaks long runs of backticks with a joiner that nobody sees. */
function shortRuns(text: string): string {
  return text.replaceAll('`'.repeat(LONGEST_RUN), (run) => `${run}${JOINER}`);
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

/** A path as the part of an address: every segment percent-encoded, so that nothing in it ends a Markdown link. */
export function urlPath(path: string): string {
  return path.split('/').map(urlPart).join('/');
}

/** One segment of an address; `encodeURIComponent` alone keeps what ends a link or begins emphasis in Markdown. */
export function urlPart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*~_]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
