import type { DeployPrediction } from '../usage/model.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Report, Verdict } from './model.ts';
import { painter, wrap, type Paint } from './paint.ts';
import { plain } from './untrusted.ts';
import { bySubject, orderProblems, problemsTitle, sections, type Section } from './view.ts';
import {
  baselineSentence,
  becauseSentence,
  bumpSentence,
  callerLines,
  costSentence,
  count,
  deploySentence,
  deployState,
  forceSentence,
  headline,
  hitsSentence,
  labelHint,
  othersSentence,
  publishSentence,
  subjectText,
  verdictSentence,
  verdictWord,
  witnessSentence,
} from './wording.ts';

export interface TextOptions {
  /** Terminal colours. Default false. */
  readonly colour?: boolean;
  /** Columns to wrap at. Default 100; at least 40. */
  readonly width?: number;
}

/** What every part needs to write itself. */
interface Page {
  readonly paint: Paint;
  readonly width: number;
}

/**
 * The report for a terminal or a log: one block per contract, severest first, a last line for the run.
 * No line begins with text of a contract; nothing invisible and no terminal escape of a contract comes through.
 */
export function renderText(report: Report, options: TextOptions = {}): string {
  const page: Page = { paint: painter(options.colour ?? false), width: Math.max(40, options.width ?? 100) };
  const blocks = report.contracts.map((contract) => contractBlock(contract, page));
  const notes = report.notes.map((note) => bullet('!', note, 0, page, page.paint.warn));
  const hint = labelHint(report);
  return (
    [
      ...blocks,
      ...(notes.length > 0 ? [notes.join('\n')] : []),
      ...(hint === '' ? [] : [bullet('→', hint, 0, page)]),
      lastLine(report, page),
    ].join('\n\n') + '\n'
  );
}

function contractBlock(contract: ContractReport, page: Page): string {
  const { paint } = page;
  const head = `${paint.strong(plain(headline(contract)))}  ${badge(contract, paint)}`;
  const rows: [string, string][] = [
    ['verdict', verdictSentence(contract)],
    [
      'file',
      `${contract.path}${contract.current.digest === undefined ? '' : `, ${contract.current.digest.slice(0, 19)}`}`,
    ],
    ['baseline', baselineSentence(contract).replaceAll('`', '')],
    ['chosen', contract.baseline.state === 'found' ? (contract.baseline.why ?? '') : ''],
    ['', othersSentence(contract)],
    ['', costSentence(contract)],
    ['version', bumpSentence(contract)],
    ['deploy', publishSentence(contract).replaceAll('`', '')],
  ];
  const facts = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => bullet(name.padEnd(8), value, 2, page, paint.faint));
  const notes = contract.notes.map((note) => bullet('note    ', note, 2, page, paint.warn));
  const parts = [
    problemsPart(contract, page),
    ...sections(contract).map((section) => sectionPart(section, contract, page)),
    deployPart(contract, page),
  ];
  return [[head, ...facts, ...notes].join('\n'), ...parts.filter((part) => part !== '')].join('\n\n');
}

const BADGES: Readonly<Record<Verdict, keyof Paint>> = {
  compatible: 'good',
  'first-release': 'good',
  reported: 'warn',
  forced: 'warn',
  refused: 'bad',
  invalid: 'bad',
  error: 'bad',
};

function badge(contract: ContractReport, paint: Paint): string {
  return paint.strong(paint[BADGES[contract.verdict]](verdictWord(contract).toUpperCase()));
}

function problemsPart(contract: ContractReport, page: Page): string {
  if (contract.problems.length === 0) return '';
  const lines = orderProblems(contract.problems).map((problem) => problemLines(problem, page));
  return [`  ${page.paint.strong(problemsTitle(contract.problems))}`, ...lines].join('\n');
}

function problemLines(problem: LocatedProblem, page: Page): string {
  const { paint } = page;
  const mark = { error: paint.bad('✗'), warning: paint.warn('!'), notice: paint.faint('·') }[problem.level];
  const at = [
    problem.line === undefined
      ? ''
      : `line ${problem.line}${problem.column === undefined ? '' : `, column ${problem.column}`}`,
    problem.pointer === undefined || problem.pointer === '' ? '' : problem.pointer,
    problem.offset === undefined ? '' : `byte ${problem.offset}`,
  ].filter((part) => part !== '');
  return [
    bullet(mark, problem.message, 4, page),
    paint.faint(`      ${plain([...at, problem.rule].join(' · '))}`),
  ].join('\n');
}

function sectionPart(section: Section, contract: ContractReport, page: Page): string {
  const compact = section.id === 'notices';
  const groups = bySubject(section.findings).map((findings) => {
    const [first] = findings;
    const title = first === undefined ? '' : `    ${page.paint.strong(plain(subjectText(first.subject)))}`;
    return [
      title,
      ...findings.map((finding) =>
        compact
          ? bullet(page.paint.good('+'), finding.message, 6, page)
          : findingLines(finding, section.id, contract, page),
      ),
    ].join('\n');
  });
  return [`  ${page.paint.strong(section.title)} ${page.paint.faint(`(${section.findings.length})`)}`, ...groups].join(
    compact ? '\n' : '\n\n',
  );
}

function findingLines(finding: JudgedFinding, id: Section['id'], contract: ContractReport, page: Page): string {
  const { paint } = page;
  const mark = {
    blocking: paint.bad('✗'),
    undecided: paint.bad('?'),
    reported: paint.warn('–'),
    internal: paint.warn('–'),
    warnings: paint.warn('!'),
    notices: paint.good('+'),
  }[id];
  const witness = witnessSentence(finding, contract);
  const lines = [bullet(mark, finding.message, 6, page)];
  if (witness !== '') lines.push(bullet(' ', witness, 6, page, paint.value, paint.value));
  for (const sentence of [hitsSentence(finding), becauseSentence(finding, contract)])
    if (sentence !== '') lines.push(bullet(' ', sentence, 6, page, paint.faint, paint.faint));
  for (const line of callerLines(finding)) lines.push(bullet(' ', `called by ${line}`, 6, page));
  if (finding.remedy !== undefined) lines.push(bullet(' ', `→ ${finding.remedy}`, 6, page, paint.good, paint.good));
  lines.push(`        ${paint.faint(plain(`${finding.kind} · ${finding.fingerprint}${location(finding)}`))}`);
  return lines.join('\n');
}

function location({ location: at }: JudgedFinding): string {
  return at === undefined ? '' : ` · ${at.path}:${at.line}`;
}

function deployPart(contract: ContractReport, page: Page): string {
  if (contract.deploy.length === 0) return '';
  const lines = contract.deploy.map((host) =>
    [
      bullet(deployMark(host, page.paint), `${host.url}: ${deploySentence(host)}`, 4, page),
      `      ${page.paint.value(plain(host.line))}`,
    ].join('\n'),
  );
  return [`  ${page.paint.strong('What each host would answer to this deploy')}`, ...lines].join('\n');
}

function deployMark(host: DeployPrediction, paint: Paint): string {
  return { yes: paint.good('✓'), no: paint.bad('✗'), unknown: paint.warn('?'), 'with the line': paint.warn('!') }[
    deployState(host)
  ];
}

function lastLine(report: Report, page: Page): string {
  const { counts, contracts } = report;
  const alone = contracts.every((contract) => contract.alone === true);
  const passes = report.exitCode === 0;
  const errors = counts.errors > 0 || alone ? [count(counts.errors, 'error')] : [];
  const sum = [
    ...(alone ? [] : [count(counts.breaks, 'break'), `${counts.blocking} blocking`, `${counts.undecided} undecided`]),
    ...errors,
    ...(alone ? [count(counts.warnings, 'warning')] : []),
  ].join(', ');
  const force = forceSentence(report);
  const word = passes
    ? report.verdict === 'forced'
      ? page.paint.warn('passes, forced')
      : page.paint.good('passes')
    : page.paint.bad(`fails (exit code ${report.exitCode})`);
  return `${page.paint.strong(word)}  ${count(contracts.length, 'contract')}: ${sum}.${force === '' ? '' : ` ${plain(force)}`}`;
}

/** A marked paragraph, wrapped, with a hanging indent. `text` is untrusted; `mark` is ours and may be coloured. */
function bullet(
  mark: string,
  text: string,
  indent: number,
  page: Page,
  tint: (text: string) => string = (same) => same,
  body: (text: string) => string = (same) => same,
): string {
  // A mark may carry its colour already.
  const hang = indent + mark.replace(/\u001b\[[0-9]+m/g, '').length + 1;
  const lines = wrap(plain(text), Math.max(20, page.width - hang));
  return lines
    .map((line, index) =>
      index === 0 ? `${' '.repeat(indent)}${tint(mark)} ${body(line)}` : `${' '.repeat(hang)}${body(line)}`,
    )
    .join('\n');
}
