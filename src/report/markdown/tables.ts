/** The tables of findings: one for each subject, with the columns that have something in them. */
import type { JudgedFinding, LocatedProblem } from '../model.ts';
import type { Links } from '../options.ts';
import { shorten } from '../untrusted.ts';
import { bySubject } from '../view.ts';
import { changeText } from '../wording.ts';
import { cell, docsLink, example, place, prose, shortPlace, subjectTitle, users } from './inline.ts';

/** One column besides the change itself. */
interface Column {
  readonly title: string;
  readonly text: (finding: JudgedFinding, links: Links | undefined) => string;
}

const EXAMPLE: Column = { title: 'example that fails', text: example };
const USERS: Column = { title: 'who uses it', text: users };
const WHERE: Column = { title: 'where', text: ({ location }, links) => shortPlace(location, links) };
const WHY: Column = { title: 'why not', text: ({ because }) => cell(because) };

/** Rows that were written before: a page is measured several times. A finding stands in one kind of table only. */
export type Rows = Map<JudgedFinding, readonly string[]>;

/** Tables of what blocks. */
export function blockingTables(findings: readonly JudgedFinding[], links: Links | undefined, known: Rows): string {
  return tables(findings, [EXAMPLE, USERS, WHERE], links, known);
}

/** Tables of what does not block, with the reason. */
export function liftedTables(findings: readonly JudgedFinding[], links: Links | undefined, known: Rows): string {
  return tables(findings, [EXAMPLE, WHY, WHERE], links, known);
}

function tables(
  findings: readonly JudgedFinding[],
  columns: readonly Column[],
  links: Links | undefined,
  known: Rows,
): string {
  return bySubject(findings)
    .map((group) => table(group, columns, links, known))
    .join('\n\n');
}

function table(
  findings: readonly JudgedFinding[],
  columns: readonly Column[],
  links: Links | undefined,
  known: Rows,
): string {
  const [first] = findings;
  if (first === undefined) return '';
  const rows = findings.map((finding) => {
    const row = known.get(finding) ?? [change(finding), ...columns.map(({ text }) => text(finding, links))];
    known.set(finding, row);
    return row;
  });
  const wanted = ['', ...columns.map(({ title }) => title)].map(
    (_, at) => at === 0 || rows.some((row) => row[at] !== ''),
  );
  const line = (cells: readonly string[]): string => `| ${cells.filter((_, at) => wanted[at]).join(' | ')} |`;
  const titles = [subjectTitle(first), ...columns.map(({ title }) => title)];
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}

function change(finding: JudgedFinding): string {
  const marks = [
    ...(finding.sinceLabel === true ? ['🆕'] : []),
    ...(finding.blocking && finding.level === 'undecided' ? ['❔'] : []),
  ];
  const text = cell(changeText(finding));
  const proposed = finding.proposed === undefined ? '' : ' (its acceptance takes effect once it is merged)';
  return [...marks, text].join(' ') + proposed;
}

/** Errors or lints as a list. */
export function problemList(problems: readonly LocatedProblem[], links: Links | undefined): string {
  return problems.map((problem) => problemLine(problem, links)).join('\n');
}

function problemLine(problem: LocatedProblem, links: Links | undefined): string {
  const at =
    problem.location !== undefined
      ? place(problem.location, links)
      : problem.pointer === undefined || problem.pointer === ''
        ? ''
        : cell(`\`${shorten(problem.pointer, 120)}\``);
  const mark = { error: '❌', warning: '⚠️', notice: '▫️' }[problem.level];
  return (
    '- ' + [mark, prose(problem.message), at, docsLink('rules', problem.rule)].filter((part) => part !== '').join(' ')
  );
}
