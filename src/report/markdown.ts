import { docsUrl } from './docs.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Report, Verdict } from './model.ts';
import { byCode, cellSpan, codeSpan, cutLines, html, markdown, shorten } from './untrusted.ts';
import { bySubject, orderFindings, orderProblems, problemsTitle, sections, type Section } from './view.ts';
import {
  baselineSentence,
  becauseSentence,
  bumpSentence,
  callerLines,
  count,
  deploySentence,
  deployState,
  errorSentence,
  forceSentence,
  headline,
  hitsSentence,
  labelHint,
  othersSentence,
  publishSentence,
  subjectText,
  VERDICT_WORDS,
  verdictSentence,
  verdictWord,
  witnessFrame,
  witnessText,
} from './wording.ts';

export interface MarkdownOptions {
  /** Longest text wanted; what does not fit is left out by severity, and counted. Default: no limit. */
  readonly limit?: number;
  /** What `limit` counts: UTF-16 code units (default) or UTF-8 bytes. */
  readonly unit?: 'characters' | 'bytes';
  /** Where the full report is, as a sentence of the caller's own Markdown. Default: says that it is `report.json`. */
  readonly full?: string;
}

/** How much is shown: the severest findings and problems first. */
interface Cut {
  readonly findings: ReadonlySet<JudgedFinding>;
  readonly problems: ReadonlySet<LocatedProblem>;
  readonly contracts: number;
  readonly full: string;
}

/**
 * The report as GitHub-flavoured Markdown: what the pull-request comment and the step summary show.
 * Verdict first, then what counts with its witnesses, then everything else folded away.
 */
export function renderMarkdown(report: Report, options: MarkdownOptions = {}): string {
  const limit = options.limit ?? Infinity;
  const size = (text: string): number => (options.unit === 'bytes' ? Buffer.byteLength(text) : text.length);
  const full = options.full ?? 'The full report is in `report.json`.';
  const items = severestFirst(report);
  const whole = page(report, cutAt(items, items.length, report.contracts.length, full));
  if (size(whole) <= limit) return whole;
  let fits = 0;
  let tooMany = items.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (size(page(report, cutAt(items, middle, report.contracts.length, full))) <= limit) fits = middle;
    else tooMany = middle;
  }
  for (let contracts = report.contracts.length; ; contracts = contracts >> 1) {
    const text = page(report, cutAt(items, fits, contracts, full));
    if (size(text) <= limit) return text;
    if (contracts === 0) return cutLines(text, options.unit === 'bytes' ? limit >> 2 : limit);
  }
}

type Item = JudgedFinding | LocatedProblem;

function isFinding(item: Item): item is JudgedFinding {
  return 'fingerprint' in item;
}

/** Everything that can be left out, severest first over all contracts: errors, what counts, what does not, lints, notices. */
function severestFirst(report: Report): readonly Item[] {
  const problems = orderProblems(report.contracts.flatMap((contract) => contract.problems));
  const errors = problems.filter((problem) => problem.level === 'error');
  const lints = problems.filter((problem) => problem.level !== 'error');
  const findings = orderFindings(report.contracts.flatMap((contract) => contract.findings));
  const serious = findings.filter((finding) => finding.level === 'break' || finding.level === 'undecided');
  return [
    ...errors,
    ...serious,
    ...lints,
    ...findings.filter((finding) => finding.level === 'warning' || finding.level === 'notice'),
  ];
}

function cutAt(items: readonly Item[], many: number, contracts: number, full: string): Cut {
  const shown = items.slice(0, many);
  return {
    findings: new Set(shown.filter(isFinding)),
    problems: new Set(shown.filter((item): item is LocatedProblem => !isFinding(item))),
    contracts,
    full,
  };
}

const MARKS: Readonly<Record<Verdict, string>> = {
  compatible: '✅',
  'first-release': '✅',
  reported: '⚠️',
  forced: '⚠️',
  refused: '❌',
  invalid: '❌',
  error: '❌',
};

function page(report: Report, cut: Cut): string {
  const shown = report.contracts.slice(0, cut.contracts);
  const hidden = report.contracts.length - shown.length;
  const parts = [
    `## ${MARKS[report.verdict]} Compatibility: ${VERDICT_WORDS[report.verdict]}`,
    prose(shorten(errorSentence(report), 1000)),
    forceNotice(report),
    table(shown),
    hidden > 0 ? `… and ${count(hidden, 'contract')} more. ${cut.full}` : '',
    ...shown.map((contract) => contractPart(contract, cut)),
    report.notes
      .map((note) => `> ${prose(shorten(note, 500))}`)
      .slice(0, 20)
      .join('\n>\n'),
    prose(labelHint(report)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function forceNotice(report: Report): string {
  const sentence = forceSentence(report);
  if (sentence === '') return '';
  const fresh = report.contracts.flatMap((contract) => contract.findings.filter((finding) => finding.sinceLabel));
  const list = fresh
    .slice(0, 20)
    .map((finding) => `> - ${prose(shorten(finding.message, 300))} ${codeSpan(finding.fingerprint)}`);
  const news = fresh.length === 0 ? [] : ['>', `> **New since the label (${fresh.length}):**`, ...list];
  return ['> [!WARNING]', `> ${markdown(sentence)}`, ...news].join('\n');
}

function table(contracts: readonly ContractReport[]): string {
  if (contracts.length === 0) return '';
  const rows = contracts.map((contract) => {
    const from =
      contract.baseline.state === 'found' ? (contract.baseline.version ?? contract.baseline.tag ?? '?') : '–';
    const cells = [
      MARKS[contract.verdict],
      cellSpan(shorten(contract.name, 100)),
      cellSpan(shorten(from, 60)),
      cellSpan(shorten(contract.current.version ?? '?', 60)),
      verdictWord(contract),
      `${contract.counts.blocking} of ${contract.counts.breaks + contract.counts.undecided}`,
      bump(contract),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| | contract | from | to | verdict | blocking | asks for |', '|---|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

function bump(contract: ContractReport): string {
  if (contract.baseline.state !== 'found') return '–';
  return `${contract.requiredBump}${contract.bumpEnough === undefined || contract.requiredBump === 'none' ? '' : contract.bumpEnough ? ' ✓' : ' ✗'}`;
}

function contractPart(contract: ContractReport, cut: Cut): string {
  const facts = [
    verdictSentence(contract),
    comparedWith(contract),
    chosenBecause(contract),
    othersSentence(contract),
    bumpSentence(contract),
    publishSentence(contract),
  ].filter((sentence) => sentence !== '');
  const hidden =
    contract.findings.filter((finding) => !cut.findings.has(finding)).length +
    contract.problems.filter((problem) => !cut.problems.has(problem)).length;
  const parts = [
    `### ${markdown(shorten(headline(contract), 200))}`,
    facts.map((fact) => prose(shorten(fact, 600))).join(' '),
    contract.notes
      .slice(0, 20)
      .map((note) => `> ${prose(shorten(note, 500))}`)
      .join('\n>\n'),
    problemsPart(contract, cut),
    ...sections(contract).map((section) => sectionPart(section, contract, cut)),
    deployPart(contract),
    hidden > 0 ? `… and ${hidden} more, less severe than these. ${cut.full}` : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function comparedWith(contract: ContractReport): string {
  const sentence = baselineSentence(contract);
  return sentence === '' || contract.baseline.state === 'none'
    ? ''
    : contract.baseline.state === 'found'
      ? `Compared with ${sentence}.`
      : `The baseline ${sentence.startsWith('not ') ? 'was ' : ''}${sentence}${sentence.endsWith('.') ? '' : '.'}`;
}

function chosenBecause({ baseline }: ContractReport): string {
  return baseline.state !== 'found' || baseline.why === undefined ? '' : `Chosen: ${baseline.why}.`;
}

function problemsPart(contract: ContractReport, cut: Cut): string {
  const shown = orderProblems(contract.problems).filter((problem) => cut.problems.has(problem));
  const lines = (errors: boolean): string[] =>
    shown.filter((problem) => (problem.level === 'error') === errors).map(problemLine);
  const errors = lines(true);
  const lints = lines(false);
  return [
    errors.length === 0 ? '' : [`**${problemsTitle(contract.problems)}**`, '', ...errors].join('\n'),
    lints.length === 0 ? '' : folded(`Good to know before it is loaded (${lints.length})`, lints.join('\n')),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function problemLine(problem: LocatedProblem): string {
  const at =
    problem.location !== undefined
      ? ` ${codeSpan(`${shorten(problem.location.path, 200)}:${problem.location.line}`)}`
      : problem.pointer === undefined || problem.pointer === ''
        ? ''
        : ` ${codeSpan(shorten(problem.pointer, 200))}`;
  return `- ${{ error: '❌', warning: '⚠️', notice: '▫️' }[problem.level]} ${prose(shorten(problem.message, 600))}${at} ${link('rules', problem.rule)}`;
}

function sectionPart(section: Section, contract: ContractReport, cut: Cut): string {
  const shown = section.findings.filter((finding) => cut.findings.has(finding));
  if (shown.length === 0) return '';
  const notices = section.id === 'notices';
  const body = bySubject(shown)
    .map((findings) =>
      [
        `**${subjectTitle(findings)}**`,
        ...findings.map((finding) =>
          notices ? `- ${prose(shorten(finding.message, 300))}` : findingItem(finding, contract),
        ),
      ].join('\n'),
    )
    .join('\n\n');
  const open = section.id === 'blocking' || section.id === 'undecided';
  return open ? `#### ${section.title}\n\n${body}` : folded(`${section.title} (${shown.length})`, body);
}

function subjectTitle([first]: readonly JudgedFinding[]): string {
  if (first === undefined) return '';
  const { type, name } = first.subject;
  return type === 'program' || type === 'plugin'
    ? subjectText(first.subject)
    : `${type} ${codeSpan(shorten(name, 120))}`;
}

function findingItem(finding: JudgedFinding, contract: ContractReport): string {
  const mark = finding.blocking ? (contract.verdict === 'forced' ? '⚠️' : '❌') : '▫️';
  const fresh = finding.sinceLabel === true ? '**new since the label** ' : '';
  const lines = [`- ${mark} ${fresh}${prose(shorten(finding.message, 600))} ${link('kinds', finding.kind)}`];
  const text = witnessText(finding);
  if (text !== undefined) {
    const { before, after } = witnessFrame(finding, contract);
    lines.push(`  ${markdown(before)}${codeSpan(text)}${markdown(after)}`);
  }
  const more = [
    hitsSentence(finding),
    becauseSentence(finding, contract),
    finding.remedy === undefined ? '' : `→ ${finding.remedy}`,
  ];
  for (const sentence of more) if (sentence !== '') lines.push(`  ${prose(shorten(sentence, 600))}`);
  for (const line of callerLines(finding)) lines.push(`  called by ${markdown(shorten(line, 200))}`);
  lines.push(
    `  <sub>${codeSpan(finding.fingerprint)}${finding.location === undefined ? '' : ` ${codeSpan(`${shorten(finding.location.path, 200)}:${finding.location.line}`)}`}</sub>`,
  );
  return lines.join('  \n');
}

function deployPart(contract: ContractReport): string {
  if (contract.deploy.length === 0) return '';
  const lines = contract.deploy
    .slice(0, 20)
    .map(
      (host) =>
        `- ${{ yes: '✅', no: '❌', unknown: '❔', 'with the line': '⚠️' }[deployState(host)]} ${codeSpan(shorten(host.url, 200))}: ${prose(shorten(deploySentence(host), 1000))}  \n  ${codeSpan(shorten(host.line, 500))}`,
    );
  return folded('What each host would answer to this deploy', lines.join('\n'));
}

/** A sentence of ours: what it puts between backticks becomes code, the rest is neutralised prose. */
function prose(text: string): string {
  return byCode(text, markdown, codeSpan);
}

/** Our own folded part; `title` is ours or neutralised here. */
function folded(title: string, body: string): string {
  return `<details><summary>${html(title)}</summary>\n\n${body}\n\n</details>`;
}

function link(folder: 'kinds' | 'rules', id: string): string {
  return `[${codeSpan(id)}](${docsUrl(folder, id)})`;
}
