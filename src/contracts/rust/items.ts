import { rustTokens, type Token } from './tokens.ts';

/** A place in a file, both 1-based. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A `fn`, `struct` or `enum` and the parameters, fields or variants in it. */
export interface Item extends Spot {
  readonly name: string;
  readonly parts: ReadonlyMap<string, Spot>;
}

/** A module under `#[program]`: its `pub fn`s are the tools. */
export interface Program extends Spot {
  readonly tools: ReadonlyMap<string, Item>;
}

/** A `struct` or `enum`, and what berm makes of it. */
export interface Type extends Item {
  readonly keyword: 'struct' | 'enum';
  /** `event`: under `#[event]`; `schema`: its derives name `Schema`; `none`: berm does not look at it. */
  readonly as: 'event' | 'schema' | 'none';
}

/** What a Rust file declares that a manifest is made from. */
export interface RustFile {
  readonly programs: readonly Program[];
  readonly types: readonly Type[];
}

/** What stands directly in front of an item. */
interface Prefix {
  readonly attributes: Set<string>;
  public: boolean;
}

interface OpenProgram extends Spot {
  readonly tools: Map<string, Item>;
}

/**
 * Reads a Rust file's declarations, as far as berm's macros look at them: attributes by the last name of their path
 * (`#[berm_lang::program(…)]`, `#[event]`), tools as the `pub fn`s directly in the program's module.
 * Never throws; linear in the length of the text.
 */
export function rustItems(text: string): RustFile {
  const tokens = rustTokens(text);
  const programs: OpenProgram[] = [];
  const types: Type[] = [];
  const heads = { '{': headEnds(tokens, '{'), '(': headEnds(tokens, '(') };
  /** For each open brace: the program whose module it opened, if it did. */
  const braces: (OpenProgram | undefined)[] = [];
  let prefix: Prefix = { attributes: new Set(), public: false };
  let opens: OpenProgram | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const name = tokens[at + 1];
    const inPrefix = prefixEnd(tokens, at, prefix);
    if (inPrefix !== undefined) {
      at = inPrefix;
      continue;
    }
    if (token.text === '{') braces.push(opens);
    if (token.text === '}') braces.pop();
    opens = undefined;
    if (token.word && name?.word === true) {
      const item = (open: '{' | '('): Item => {
        const list = parts(tokens, at + 2, open, heads[open]);
        // Nothing that is looked for stands inside the brackets, and no token is looked at twice.
        at = list.end;
        return { name: name.text, line: token.line, column: token.column, parts: list.found };
      };
      if (token.text === 'mod' && prefix.attributes.has('program')) {
        opens = { line: token.line, column: token.column, tools: new Map() };
        programs.push(opens);
        at += 1;
      } else if (token.text === 'struct' || token.text === 'enum')
        types.push({ keyword: token.text, as: roleOf(prefix.attributes), ...item('{') });
      else if (token.text === 'fn' && prefix.public) braces.at(-1)?.tools.set(name.text, item('('));
    }
    if (prefix.public || prefix.attributes.size > 0) prefix = { attributes: new Set(), public: false };
  }
  return { programs, types };
}

function roleOf(attributes: ReadonlySet<string>): Type['as'] {
  return attributes.has('event') ? 'event' : attributes.has('derive Schema') ? 'schema' : 'none';
}

/**
 * The last token of an attribute, a visibility or a qualifier at `at`, noted in `prefix`; undefined when there is
 * none.
 */
function prefixEnd(tokens: readonly Token[], at: number, prefix: Prefix): number | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.text === '#' && next?.text === '[') {
    const end = closing(tokens, at + 1);
    const name = attributeName(tokens, at + 2, end);
    prefix.attributes.add(name);
    if (name === 'derive' && derives(tokens, at + 2, end, 'Schema')) prefix.attributes.add('derive Schema');
    return end;
  }
  if (token?.word !== true) return undefined;
  if (token.text === 'pub') {
    prefix.public = next?.text !== '(';
    return prefix.public ? at : closing(tokens, at + 1);
  }
  return FUNCTION_QUALIFIERS.has(token.text) ? at : undefined;
}

const FUNCTION_QUALIFIERS: ReadonlySet<string> = new Set(['const', 'async', 'unsafe', 'extern']);
const PAIRS: Readonly<Record<string, 1 | -1>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** The index of the bracket that closes the one at `open`, or the last token. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    depth += PAIRS[tokens[at]?.text ?? ''] ?? 0;
    if (depth <= 0) return at;
  }
  return tokens.length - 1;
}

/** The last name of an attribute's path: `program` of `berm_lang::program(…)`. */
function attributeName(tokens: readonly Token[], from: number, end: number): string {
  let name = '';
  for (let at = from; at < end; at += 1) {
    const token = tokens[at];
    if (token?.word === true) name = token.text;
    else if (token?.text !== ':') break;
  }
  return name;
}

/** Whether a list of derives names one, by the last name of its path. */
function derives(tokens: readonly Token[], from: number, end: number, name: string): boolean {
  for (let at = from; at < end; at += 1)
    if (tokens[at]?.text === name && (tokens[at + 1]?.text === ',' || tokens[at + 1]?.text === ')')) return true;
  return false;
}

/**
 * For each token where a bracket would open that begins there or behind it, within the same head; -1 where none does.
 * One pass from the end, so that no head is looked through twice.
 */
function headEnds(tokens: readonly Token[], open: string): Int32Array {
  const ends = new Int32Array(tokens.length + 1).fill(-1);
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const text = tokens[at]?.text ?? '';
    ends[at] = text === open ? at : STOPS.has(text) ? -1 : (ends[at + 1] ?? -1);
  }
  return ends;
}

/**
 * The parameters, fields or variants between the brackets that follow: the words behind the opening bracket or a
 * comma at the first level. Of a list with types (`name: Type`) only words with a single colon behind them count,
 * so that the comma in `Map<String, f64>` makes no field.
 */
function parts(
  tokens: readonly Token[],
  from: number,
  open: string,
  heads: Int32Array,
): { readonly found: ReadonlyMap<string, Spot>; readonly end: number } {
  const found = new Map<string, Spot>();
  const start = heads[from] ?? -1;
  if (start === -1 || start - from > LONGEST_HEAD) return { found, end: from - 1 };
  const end = closing(tokens, start);
  for (let at = start; at < end;) {
    at = skipPrefix(tokens, at + 1, end);
    const token = tokens[at];
    if (token?.word === true && isPart(tokens, at, open) && !found.has(token.text))
      found.set(token.text, { line: token.line, column: token.column });
    while (at < end && tokens[at]?.text !== ',')
      at = (PAIRS[tokens[at]?.text ?? ''] === 1 ? closing(tokens, at) : at) + 1;
  }
  return { found, end };
}

const STOPS: ReadonlySet<string> = new Set([';', '}', ')']);
/** Most tokens between an item's name and its brackets: generics and a `where` clause. */
const LONGEST_HEAD = 500;

/** Behind attributes, `pub`, `pub(…)` and `mut`. */
function skipPrefix(tokens: readonly Token[], from: number, end: number): number {
  let at = from;
  while (at < end) {
    const text = tokens[at]?.text;
    if (text === '#') at = closing(tokens, at + 1) + 1;
    else if (text === 'pub') at = tokens[at + 1]?.text === '(' ? closing(tokens, at + 1) + 1 : at + 1;
    else if (text === 'mut') at += 1;
    else return at;
  }
  return at;
}

function isPart(tokens: readonly Token[], at: number, open: string): boolean {
  const [next, after] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  const typed = next === ':' && after !== ':';
  const variant = open === '{' && (next === ',' || next === '}' || next === '=' || next === '(' || next === '{');
  return typed || variant;
}
