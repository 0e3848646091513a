/** The small parts of the Markdown: sentences, examples, places. Everything of a contract is neutralised here. */
import { excerpt, type Piece } from '../excerpt.ts';
import type { JudgedFinding, Location } from '../model.ts';
import { docsUrl } from '../docs.ts';
import { lineUrl, type Links } from '../options.ts';
import { byCode, cellSpan, codeSpan, html, markdown, shorten } from '../untrusted.ts';
import { callerTexts, isWhole } from '../wording.ts';

/** A sentence of ours: what it puts between backticks becomes code, the rest is neutralised prose. */
export function prose(text: string, longest = 600): string {
  return byCode(shorten(text, longest), markdown, codeSpan);
}

/** The same for a table's cell. */
export function cell(text: string, longest = 300): string {
  return byCode(shorten(text, longest), markdown, cellSpan);
}

/** A folded part; the title is neutralised here, the body is Markdown. */
export function folded(title: string, body: string): string {
  return `<details><summary>${html(title)}</summary>\n\n${body}\n\n</details>`;
}

/** The page of a kind or rule. */
export function docsLink(folder: 'kinds' | 'rules', id: string): string {
  return `[${codeSpan(shorten(id, 80))}](${docsUrl(folder, id)})`;
}

/** `tool` and its name as code, or the contract as a whole. */
export function subjectTitle({ subject }: JudgedFinding): string {
  return isWhole(subject) ? subject.type : `${subject.type} ${cellSpan(shorten(subject.name, 120))}`;
}

/** An excerpt of the witness as one piece of code, the failing spot bold; empty without a witness. */
export function example({ witness }: JudgedFinding): string {
  if (witness === undefined) return '';
  const pieces = excerpt(witness);
  const plain = pieces.map(({ text }) => text).join('');
  if (!pieces.some(({ mark }) => mark) && !plain.includes('|')) return codeSpan(plain);
  return `<code>${pieces.map(pieceText).join('')}</code>`;
}

function pieceText({ text, mark }: Piece): string {
  const shown = markdown(text, false);
  return mark && text !== '' ? `<b>${shown}</b>` : shown;
}

/** `lib.rs:217`, linked to the commit under test where that is known. */
export function place(location: Location | undefined, links: Links | undefined): string {
  if (location === undefined) return '';
  const { path, line } = location;
  if (links === undefined) return cellSpan(`${shorten(path, 200)}:${line}`);
  const name = path.slice(path.lastIndexOf('/') + 1);
  return `[${markdown(`${shorten(name, 60)}:${line}`, false)}](${lineUrl(links, path, line)})`;
}

/** The same for a narrow column: without a link the end of the path, which the details have whole. */
export function shortPlace(location: Location | undefined, links: Links | undefined): string {
  if (location === undefined || links !== undefined) return place(location, links);
  return place({ ...location, path: location.path.split('/').slice(-2).join('/') }, links);
}

/** Who is hit: documents that break, callers that called; at most two of each. */
export function users(finding: JudgedFinding, links: Links | undefined): string {
  const documents = (finding.consumers ?? []).map(({ path, line = 1 }) => `breaks ${place({ path, line }, links)}`);
  const callers = callerTexts(finding).map(
    ({ name, use }) => `${cellSpan(shorten(name, 60))} (${markdown(use, false)})`,
  );
  return [documents, callers]
    .flatMap((texts) => (texts.length <= 2 ? texts : [...texts.slice(0, 2), `${texts.length - 2} more`]))
    .join('<br>');
}
