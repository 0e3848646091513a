import { renderMarkdown } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { COMMENT_LIMIT, marker, remember, type Memory } from './marker.ts';

/** What stands around the report in a comment. Texts are our own Markdown. */
export interface CommentFrame {
  readonly key: string;
  readonly memory: Memory;
  /** Where the full report is, for a comment that had to be shortened. */
  readonly full: string;
  /** Which run this was, in one line. */
  readonly footer: string;
}

/** The whole text of a sticky comment, at most 65,536 characters: marker, report, footer, memory. Pure. */
export function commentBody(report: Report, { key, memory, full, footer }: CommentFrame): string {
  const head = `${marker(key)}\n`;
  const tail = `\n---\n<sub>${footer}</sub>\n\n${remember(memory)}\n`;
  const room = COMMENT_LIMIT - head.length - tail.length;
  return `${head}${renderMarkdown(report, { limit: room, full })}${tail}`;
}
