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

/** What stands at a place: where it ends, and whether it is shown. */
interface Piece {
  readonly end: number;
  /** From where its text is shown; absent for what is passed over. */
  readonly shown?: number;
  readonly word?: boolean;
}

const STRING_START = /(?:br|cr|b|c|r)?/y;
const RAW = /(?:b|c|br|cr)?r(#*)"/y;
const CHARACTER = /b?'(?:\\(?:u\{[0-9a-fA-F_]*\}|x[0-9a-fA-F]{2}|[^])|[^'\\])'/uy;
const NUMBER = /[0-9][0-9a-zA-Z_]*(?:\.[0-9][0-9a-zA-Z_]*)?/y;
const WORD = /[\p{XID_Start}_]\p{XID_Continue}*/uy;

/**
 * The words and marks of a Rust file. Never throws: what is not Rust gives marks that lead nowhere.
 * Linear in the length of the text.
 */
export function rustTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let [line, start] = [1, 0];
  let newline = text.indexOf('\n');
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    const { end, shown, word = false } = pieceAt(text, at, code);
    if (shown !== undefined) {
      for (; newline !== -1 && newline < at; newline = text.indexOf('\n', start)) {
        line += 1;
        start = newline + 1;
      }
      tokens.push({ text: text.slice(shown, end), word, line, column: at - start + 1 });
    }
    at = end;
  }
  return tokens;
}

const [QUOTE, APOSTROPHE, SLASH, STAR] = [0x22, 0x27, 0x2f, 0x2a];

function pieceAt(text: string, at: number, code: number): Piece {
  if (code === SLASH) {
    const next = text.charCodeAt(at + 1);
    if (next === SLASH) return { end: endOr(text.indexOf('\n', at), text) };
    if (next === STAR) return { end: endOfBlock(text, at + 2) };
  }
  if (code === QUOTE) return { end: endOfString(text, at + 1) };
  if (code === APOSTROPHE) return afterApostrophe(text, at);
  if (isDigit(code)) return { end: matched(NUMBER, text, at) ?? at + 1 };
  return isLetter(code) || code > 0x7f ? wordAt(text, at, code) : { end: at + 1, shown: at };
}

/** A character, a lifetime, or a lone mark. */
function afterApostrophe(text: string, at: number): Piece {
  const character = matched(CHARACTER, text, at);
  if (character !== undefined) return { end: character };
  const lifetime = matched(WORD, text, at + 1);
  return lifetime === undefined ? { end: at + 1, shown: at } : { end: lifetime };
}

/** A word, or what begins like one: `b"…"`, `r#"…"#`, `b'x'`, `r#type`. */
function wordAt(text: string, at: number, code: number): Piece {
  if (code === 0x62 || code === 0x63 || code === 0x72) {
    const literal = literalAt(text, at);
    if (literal !== undefined) return literal;
  }
  const end = endOfWord(text, at);
  if (end !== undefined) return { end, shown: at, word: true };
  return { end: at + (text.codePointAt(at) === code ? 1 : 2), shown: at };
}

function literalAt(text: string, at: number): Piece | undefined {
  STRING_START.lastIndex = at;
  const prefix = STRING_START.exec(text)?.[0].length ?? 0;
  const next = text.charCodeAt(at + prefix);
  if (prefix === 1 && next === QUOTE && text[at] !== 'r') return { end: endOfString(text, at + 2) };
  if (prefix === 1 && next === APOSTROPHE && text[at] === 'b') {
    const end = matched(CHARACTER, text, at);
    return end === undefined ? undefined : { end };
  }
  if (next !== QUOTE && next !== 0x23) return undefined;
  RAW.lastIndex = at;
  const raw = RAW.exec(text);
  if (raw !== null) return { end: endOfRaw(text, RAW.lastIndex, raw[1] ?? '') };
  const name = text.startsWith('r#', at) ? endOfWord(text, at + 2) : undefined;
  return name === undefined ? undefined : { end: name, shown: at + 2, word: true };
}

function endOfWord(text: string, at: number): number | undefined {
  const first = text.charCodeAt(at);
  if (first > 0x7f) return matched(WORD, text, at);
  if (!isLetter(first)) return undefined;
  let end = at + 1;
  for (let code = text.charCodeAt(end); isLetter(code) || isDigit(code); code = text.charCodeAt(end)) end += 1;
  // A letter beyond ASCII may go on with it.
  return text.charCodeAt(end) > 0x7f ? (matched(WORD, text, at) ?? end) : end;
}

function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === QUOTE) return at + 1;
  }
  return text.length;
}

function matched(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const endOr = (index: number, text: string): number => (index === -1 ? text.length : index);
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
/** As `\s`: the rare ones of it are all beyond ASCII. */
const isSpace = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code > 0x7f && /\s/.test(String.fromCharCode(code)));

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
