import type { Form } from '../form.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Report } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { contractTitle, reportTitle, whatNow } from '../outcome.ts';
import { cutLines, markdown, shorten } from '../untrusted.ts';
import { ruleNotes } from '../rules.ts';
import { orderContracts, orderProblems } from '../view.ts';
import { changeText, count } from '../wording.ts';
import { folds, type Material } from './folds.ts';
import { folded, prose } from './inline.ts';
import { cutAt, entries, findingsOf, type Cut } from './items.ts';
import { MARKS } from './marks.ts';
import { summary } from './summary.ts';
import { blockingTables, problemList } from './tables.ts';

export interface MarkdownOptions extends RenderOptions {
  /** Longest text wanted; what does not fit is left out by severity, and counted. Default: no limit. */
  readonly limit?: number;
  /** What `limit` counts: UTF-16 code units (default) or UTF-8 bytes. */
  readonly unit?: 'characters' | 'bytes';
  /** Where the full report is, as a sentence of the caller's own Markdown. Default: says that it is `report.json`. */
  readonly full?: string;
}

/** Rows that stand open in one comment; the rest is folded. */
const OPEN = 10;
/** Longest reason in a heading; it stands whole below. */
const REASON = 200;
const UTF8 = new TextEncoder();

/**
 * The report as GitHub-flavoured Markdown: what the pull-request comment and the step summary show. What came of it
 * and what to do, then what breaks, then everything else folded away; notes about the run last.
 */
export function renderMarkdown(report: Report, options: MarkdownOptions = {}): string {
  const { limit = Infinity, unit = 'characters' } = options;
  const size = (text: string): number => (unit === 'bytes' ? UTF8.encode(text).length : text.length);
  const all = entries(report);
  const known: Known = { details: new Map(), rows: new Map() };
  const at = (many: number, contracts = report.contracts.length): string =>
    page(report, cutAt(all, many, contracts), all.length - many, options, known);
  const whole = at(all.length);
  if (size(whole) <= limit) return whole;
  let fits = 0;
  let tooMany = all.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (size(at(middle)) <= limit) fits = middle;
    else tooMany = middle;
  }
  for (let contracts = report.contracts.length; ; contracts = contracts >> 1) {
    const text = at(fits, contracts);
    if (size(text) <= limit) return text;
    if (contracts === 0) return cutLines(text, unit === 'bytes' ? limit >> 2 : limit);
  }
}

/** The pull-request comment, as a form of its own. */
export const markdownForm = {
  id: 'markdown',
  file: 'report.md',
  about: 'as the pull-request comment shows it',
  artifact: true,
  render: (report, options) => renderMarkdown(report, options),
} as const satisfies Form;

/** What was written before: the page is measured several times. */
type Known = Pick<Material, 'details' | 'rows'>;

function page(report: Report, cut: Cut, left: number, options: MarkdownOptions, known: Known): string {
  const contracts = orderContracts(report);
  const named = contracts.slice(0, cut.contracts);
  const open = openRows(named, cut);
  const material: Material = { report, contracts: named, cut, open: new Set(open.findings), options, ...known };
  const full = options.full ?? 'The full report is in `report.json`.';
  const parts = [
    `## ${MARKS[report.verdict]} ${prose(reportTitle(report), REASON + 100)}`,
    ...reasons(report, contracts),
    prose(whatNow(report)),
    ...news(report),
    summary(report, contracts, cut.contracts),
    ...named.map((contract) => openPart(contract, open, material)),
    ...folds(material),
    left > 0 ? `${count(left, 'more entry', 'more entries')} left out, less severe than these. ${full}` : '',
    runNotes(report),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Whole reasons of what could not be judged, where the heading had no room for them. */
function reasons(report: Report, contracts: readonly ContractReport[]): readonly string[] {
  const several = report.contracts.length > 1;
  return contracts
    .filter(({ failure }) => failure !== undefined && (several || failure.message.length > REASON))
    .slice(0, 10)
    .map(({ name, failure }) => prose(`${several ? `${name}: ` : ''}${failure?.message ?? ''}`, 1000));
}

/** What a reviewer must not miss: breaks that came after the label, and acceptances that this change brings itself. */
function news(report: Report): readonly string[] {
  const findings = report.contracts.flatMap((contract) => contract.findings);
  const lines = (title: string, which: readonly JudgedFinding[]): readonly string[] => {
    if (which.length === 0) return [];
    const shown = which.slice(0, 5).map((finding) => prose(changeText(finding), 150));
    return [`**${title} (${which.length}):** ${[...shown, ...(which.length > 5 ? ['…'] : [])].join('; ')}`];
  };
  return [
    ...lines(
      '🆕 New since the label',
      findings.filter(({ sinceLabel }) => sinceLabel === true),
    ),
    ...lines(
      'Accepted by this pull request',
      findings.filter(({ accepted }) => accepted?.here === true),
    ),
  ];
}

interface Open {
  readonly findings: readonly JudgedFinding[];
  readonly errors: readonly LocatedProblem[];
}

/** The gravest rows over all contracts: errors, then what blocks. */
function openRows(contracts: readonly ContractReport[], cut: Cut): Open {
  const errors = contracts
    .flatMap(({ problems }) => orderProblems(problems).filter(({ level }) => level === 'error'))
    .filter((problem) => cut.lines.has(problem))
    .slice(0, OPEN);
  const findings = findingsOf(contracts, ['blocking', 'undecided']).filter((finding) => cut.lines.has(finding));
  // A fold for a row or two more is longer than they are.
  const room = OPEN - errors.length;
  return { errors, findings: findings.slice(0, Math.max(0, room)) };
}

function openPart(contract: ContractReport, open: Open, { report, cut, options, rows }: Material): string {
  const errors = contract.problems.filter((problem) => open.errors.includes(problem));
  const findings = open.findings.filter((finding) => contract.findings.includes(finding));
  const hidden = contract.problems.filter(
    (problem) => problem.level === 'error' && cut.lines.has(problem) && !errors.includes(problem),
  );
  const body = [
    problemList(errors, options.links),
    hidden.length === 0 ? '' : folded(count(hidden.length, 'more error'), problemList(hidden, options.links)),
    blockingTables(findings, options.links, rows),
  ].filter((part) => part !== '');
  if (body.length === 0) return '';
  const title = report.contracts.length < 2 ? [] : [`### ${markdown(shorten(contractTitle(contract), 200))}`];
  return [...title, ...body].join('\n\n');
}

/** About the run itself: last, since it is never what matters most. */
function runNotes(report: Report): string {
  const notes = [
    ...ruleNotes(report),
    ...report.notes,
    ...report.contracts.flatMap((contract) =>
      contract.notes.map((note) => (report.contracts.length > 1 ? `${contract.name}: ${note}` : note)),
    ),
  ];
  const shown = [...new Set(notes)].slice(0, 20).map((note) => `> ${prose(note, 500)}`);
  return [...shown, ...(notes.length > 20 ? [`> and ${notes.length - 20} more notes`] : [])].join('\n>\n');
}
