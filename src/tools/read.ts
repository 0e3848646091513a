/** From a text to a list of tools. */
import type { Problem } from '../core/finding.ts';
import { JsonError, parseJson, positionAt, type Json } from '../core/json.ts';
import type { ToolList } from './model.ts';
import { TEXT } from './rules/text.ts';
import { listOf, viewOf, type View } from './view.ts';

/** Bytes of a list that are read. The largest real ones have some hundred KiB. */
const MAX_BYTES = 16 * 1024 * 1024;

/** What could be read of a text. */
export interface ToolsText {
  /** The text that positions refer to. */
  readonly text: string;
  /** Undefined when the text is not JSON. */
  readonly json?: Json;
  readonly view?: View;
  /** Empty when nothing could be read. */
  readonly list: ToolList;
  /** What keeps the text from being read at all. */
  readonly problems: readonly Problem[];
}

const NOTHING: ToolList = { tools: [], at: '' };

/** Reads a list of tools. Never throws: what is wrong with the text is a problem at its position. */
export function readTools(source: string | Uint8Array): ToolsText {
  if (source.length > MAX_BYTES)
    return unread(
      '',
      `The list has ${source.length} bytes; at most ${MAX_BYTES} are read. Save the answer to "tools/list" alone.`,
    );
  const text = typeof source === 'string' ? source : decodeUtf8(source);
  if (text === undefined) return unread('', 'The list is not UTF-8 text. Save it as UTF-8.');
  try {
    const { value } = parseJson(text.replace(/^\ufeff/, ' '), { dialect: 'json' });
    const view = viewOf(value);
    return { text, json: value, view, list: listOf(view), problems: [] };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return unread(text, `The list is not JSON: ${error.message}`, error.offset);
  }
}

function unread(text: string, message: string, offset = 0): ToolsText {
  const { line, column } = positionAt(text, offset);
  return { text, list: NOTHING, problems: [{ level: TEXT.level, rule: TEXT.id, message, offset, line, column }] };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
