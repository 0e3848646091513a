/** A word or a single punctuation mark of Rust source. Literals, comments and white space are passed over. */
export interface Token {
  readonly text: string;
  /** An identifier or keyword; a raw one (`r#type`) without its prefix. */
  readonly word: boolean;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. */
  readonly column: number;
}

/** White space, comments, strings of every sort, characters, lifetimes, numbers, words, anything else: in that order of precedence. */
const PIECE =
  /(?<space>\s+)|(?<line>\/\/[^\n]*)|(?<block>\/\*)|(?<raw>(?:b|c|br|cr)?r(?<hashes>#*)")|(?<string>[bc]?"(?:[^"\\]|\\[^])*"?)|(?<char>b?'(?:\\(?:u\{[0-9a-fA-F_]*\}|x[0-9a-fA-F]{2}|[^])|[^'\\])')|(?<lifetime>'[\p{XID_Start}_]\p{XID_Continue}*)|(?<number>[0-9][0-9a-zA-Z_]*(?:\.[0-9][0-9a-zA-Z_]*)?)|(?:r#)?(?<word>[\p{XID_Start}_]\p{XID_Continue}*)|(?<other>[^])/uy;

/**
 * The words and marks of a Rust file. Never throws: what is not Rust gives marks that lead nowhere.
 * Linear in the length of the text.
 */
export function rustTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const piece = new RegExp(PIECE);
  let line = 1;
  let start = 0;
  let newline = text.indexOf('\n');
  const advance = (to: number): void => {
    while (newline !== -1 && newline < to) {
      line += 1;
      start = newline + 1;
      newline = text.indexOf('\n', start);
    }
  };
  while (piece.lastIndex < text.length) {
    const from = piece.lastIndex;
    const groups = piece.exec(text)?.groups;
    if (groups === undefined) break;
    if (groups['block'] !== undefined) piece.lastIndex = endOfBlock(text, piece.lastIndex);
    if (groups['raw'] !== undefined) piece.lastIndex = endOfRaw(text, piece.lastIndex, groups['hashes'] ?? '');
    const shown = groups['word'] ?? groups['other'];
    if (shown === undefined) continue;
    advance(from);
    tokens.push({ text: shown, word: groups['word'] !== undefined, line, column: from - start + 1 });
  }
  return tokens;
}

/** Behind the end of a block comment; they nest. */
function endOfBlock(text: string, from: number): number {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = from;
  for (let depth = 1; depth > 0;) {
    const mark = marks.exec(text);
    if (mark === null) return text.length;
    depth += mark[0] === '/*' ? 1 : -1;
  }
  return marks.lastIndex;
}

function endOfRaw(text: string, from: number, hashes: string): number {
  const end = text.indexOf(`"${hashes}`, from);
  return end === -1 ? text.length : end + 1 + hashes.length;
}
