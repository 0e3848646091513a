import { createScanner } from 'jsonc-parser';
import { KIND_BYTES, kindOf, utf8Text, type ByteSource, type Kind } from '../bytes/index.ts';
import { SyntaxKind } from '../contract/json-tokens.ts';
import { PROGRAM_FIELDS } from './program.ts';

/** What a file is as a contract. What is no contract keeps its kind; `json` is JSON of none of the three shapes. */
export type ContractKind = 'image' | 'section' | 'idl' | 'plugin' | Exclude<Kind, 'wasm'>;

/** A plugin manifest's own fields, which neither a program record nor an IDL has. */
const PLUGIN_FIELDS = ['components', 'discoverTools', 'command', 'capabilities', 'files'];
const PLUGIN_TOOL_FIELDS = ['inputSchema', 'outputSchema', 'path', 'componentType', 'shadows'];
/** Plugin manifests and READMEs inside program records stay well below. */
const TEXT_LIMIT = 4 * 1024 * 1024;

/**
 * Tells what a contract is by what it holds, never by its name: an image, a `.berm.abi` section, an IDL or a
 * plugin manifest. Broken JSON is told by the names in front of the break, so that its own reader can say what is wrong.
 *
 * @throws SourceError when the source fails
 */
export async function sniffContract(source: ByteSource): Promise<ContractKind> {
  const kind = kindOf(await source.read(0, KIND_BYTES));
  if (kind === 'wasm') return 'image';
  if (kind !== 'json') return kind;
  return sniffJson(utf8Text(await source.read(0, Math.min(source.size ?? TEXT_LIMIT, TEXT_LIMIT))));
}

/** The same for JSON text at hand. */
export function sniffJson(text: string): 'section' | 'idl' | 'plugin' | 'json' {
  const { top, tool } = namesOf(text);
  const has = (names: readonly string[], of: ReadonlySet<string>): boolean => names.some((name) => of.has(name));
  if (top.has('abi_version') || top.has('event')) return 'section';
  if (has(PLUGIN_FIELDS, top) || has(PLUGIN_TOOL_FIELDS, tool)) return 'plugin';
  if (top.has('digest')) return 'idl';
  if (top.has('tools')) {
    if (tool.has('parameters')) return top.has('name') ? 'idl' : 'section';
    if (top.has('name')) return 'plugin';
  }
  return [...top].some((name) => name !== 'name' && name !== 'version' && PROGRAM_FIELDS.has(name)) ? 'section' : top.has('name') ? 'plugin' : 'json';
}

/** The member names of the first value, and of the entries of its `tools`, up to its end or its first fault. */
function namesOf(text: string): { top: ReadonlySet<string>; tool: ReadonlySet<string> } {
  const [top, tool] = [new Set<string>(), new Set<string>()];
  const scanner = createScanner(text.startsWith('\u{feff}') ? text.slice(1) : text, true);
  let depth = 0;
  let member = '';
  let before = '';
  for (let kind: number = scanner.scan(); kind !== SyntaxKind.EOF && kind !== SyntaxKind.Unknown; kind = scanner.scan()) {
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) depth += 1;
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) depth -= 1;
    if (depth <= 0) break;
    if (kind === SyntaxKind.ColonToken && depth === 1) {
      member = before;
      top.add(before);
    }
    if (kind === SyntaxKind.ColonToken && depth === 3 && member === 'tools') tool.add(before);
    if (kind === SyntaxKind.StringLiteral) before = scanner.getTokenValue();
  }
  return { top, tool };
}
