import { acceptCommand } from '../docs.ts';
import { excerpt } from '../excerpt.ts';
import { jsonText } from '../json-text.ts';
import type { ContractReport, JudgedFinding } from '../model.ts';
import { plain, shorten } from '../untrusted.ts';
import { sectionOf, type Section } from '../view.ts';
import { becauseText, callerTexts, changeText, consumerTexts, few, hitsText } from '../wording.ts';
import { item, sentence, withAside, type Page } from './layout.ts';

/** Longest witness that `--details` prints. */
const WITNESS = 4000;
const INDENT = 4;

/** One finding: its line, its example, and with `details` all that is known of it. */
export function findingLines(finding: JudgedFinding, contract: ContractReport, page: Page): string {
  const id = sectionOf(finding);
  const lines = [changeLine(finding, id, page)];
  if (finding.witness !== undefined && !page.details) lines.push(item('', example(finding, page), INDENT + 2, page));
  lines.push(...usedBy(finding, page));
  if (page.details) lines.push(...detailLines(finding, contract, page));
  return lines.join('\n');
}

function changeLine(finding: JudgedFinding, id: Section['id'], page: Page): string {
  const { paint } = page;
  const marks = {
    blocking: paint.bad('✗'),
    undecided: paint.bad('?'),
    lifted: paint.warn('–'),
    internal: paint.faint('–'),
    warnings: paint.warn('!'),
    notices: paint.good('+'),
  } as const;
  const why =
    (id === 'lifted' || id === 'internal') && !page.details ? ` ${paint.faint(`(${plain(finding.because)})`)}` : '';
  const fresh = finding.sinceLabel === true ? `${paint.warn('new since the label:')} ` : '';
  return withAside(
    item(marks[id], `${fresh}${sentence(changeText(finding), page)}${why}`, INDENT, page),
    places(finding),
    INDENT + 2,
    page,
  );
}

/** The example, shortened, its failing spot in another colour. */
function example({ witness }: JudgedFinding, { paint }: Page): string {
  if (witness === undefined) return '';
  return excerpt(witness)
    .map(({ text, mark }) => (mark ? paint.strong(paint.bad(plain(text))) : paint.value(plain(text))))
    .join('');
}

function places({ location }: JudgedFinding): readonly string[] {
  if (location === undefined) return [];
  const { path, line } = location;
  const parts = path.split('/');
  return [parts.slice(-2).join('/'), parts.at(-1) ?? ''].map((name) => plain(`${name}:${line}`));
}

function usedBy(finding: JudgedFinding, page: Page): readonly string[] {
  const limit = page.details ? 20 : 2;
  const callers = callerTexts(finding).map(({ name, use }) => `${name} (${use})`);
  return [
    ...(callers.length === 0 ? [] : [`used by ${few(callers, limit).join(', ')}`]),
    ...few(consumerTexts(finding), limit).map((document) => `breaks ${document}`),
  ].map((text) => item('', plain(text), INDENT + 2, page));
}

function detailLines(finding: JudgedFinding, contract: ContractReport, page: Page): readonly string[] {
  const { paint } = page;
  const because = becauseText(finding, contract);
  const rows: readonly (readonly [string, string])[] = [
    [
      'fails',
      finding.witness === undefined ? '' : paint.value(plain(shorten(jsonText(finding.witness.value), WITNESS))),
    ],
    ['before', finding.before === undefined ? '' : paint.bad(plain(finding.before))],
    ['now', finding.after === undefined ? '' : paint.good(plain(finding.after))],
    ['reason', sentence(finding.reason ?? '', page)],
    ['who', plain(hitsText(finding))],
    [finding.blocking ? 'blocks' : 'passes', plain(because)],
    ['fix', finding.remedy === undefined ? '' : sentence(finding.remedy, page)],
    ['kind', paint.faint(plain(finding.kind))],
  ];
  const lines = rows
    .filter(([, text]) => text !== '')
    .map(([name, text]) => item(paint.faint(name.padEnd(6)), text, INDENT + 2, page));
  // What is copied is not broken.
  const row = (name: string, text: string): string =>
    `${' '.repeat(INDENT + 2)}${paint.faint(name.padEnd(6))} ${plain(text)}`;
  const { location } = finding;
  const where = location === undefined ? [] : [row('where', `${location.path}:${location.line}`)];
  const command =
    finding.level === 'break' || finding.level === 'undecided'
      ? [row('accept', acceptCommand(finding.fingerprint))]
      : [];
  return [...lines, ...where, ...command];
}
