import type { DeployPrediction } from '../../usage/model.ts';
import type { Form } from '../form.ts';
import type { ContractReport, LocatedProblem, Report } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { baselineText, deployState, deployText, originRows } from '../origin.ts';
import { bumpText, contractTitle, TONES, whatNow } from '../outcome.ts';
import { ruleNotes } from '../rules.ts';
import { plain } from '../untrusted.ts';
import {
  bySubject,
  isUnchanged,
  orderContracts,
  orderProblems,
  problemsTitle,
  sections,
  type Section,
} from '../view.ts';
import { count, headline, subjectText } from '../wording.ts';
import { findingLines } from './finding.ts';
import { item, pageOf, sentence, type Page } from './layout.ts';

/**
 * The report for a terminal or a log: one block per contract, the gravest first, a last line for the run.
 * No line begins with text of a contract; nothing invisible and no terminal escape of a contract comes through.
 */
export function renderText(report: Report, options: RenderOptions = {}): string {
  const page = pageOf(options);
  const contracts = orderContracts(report);
  const several = contracts.length > 1;
  const unchanged = several ? contracts.filter(isUnchanged) : [];
  const todo = whatNow(report, page.details ? 'their details hold the command' : '`--details` prints the command');
  const blocks = [
    ...contracts.filter((contract) => !unchanged.includes(contract)).map((contract) => contractBlock(contract, page)),
    unchanged.length === 0
      ? ''
      : item(page.paint.good('✓'), plain(`unchanged: ${unchanged.map((one) => headline(one)).join(', ')}`), 0, page),
    notes(report, page),
    todo === '' ? '' : item(page.paint.strong('→'), sentence(todo, page), 0, page),
    lastLine(report, page),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The report on a terminal, as a form of its own. */
export const textForm = {
  id: 'text',
  file: 'report.txt',
  about: 'for people, in colour on a terminal',
  artifact: true,
  render: renderText,
} as const satisfies Form;

const MARKS = { good: '✓', warn: '!', bad: '✗' } as const;

function contractBlock(contract: ContractReport, page: Page): string {
  const { paint } = page;
  const tone = TONES[contract.verdict];
  const head = item(paint[tone](MARKS[tone]), paint.strong(plain(contractTitle(contract))), 0, page);
  const baseline = baselineText(contract);
  const facts = page.details
    ? [...originRows(contract), ['Version', bumpText(contract)] as const]
    : [['compared with', contract.baseline.state === 'found' ? baseline : ''] as const];
  const origin = facts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => item('', paint.faint(plain(`${name}: ${text}`.replaceAll('`', ''))), 2, page));
  const parts = [
    problemsPart(contract, page),
    ...sections(contract.findings)
      .filter(({ id }) => page.details || id !== 'notices')
      .map((section) => sectionPart(section, contract, page)),
    documentsPart(contract, page),
    deployPart(contract, page),
    hiddenPart(contract, page),
  ];
  return [[head, ...origin].join('\n'), ...parts].filter((part) => part !== '').join('\n\n');
}

/** What only `--details` shows, counted. */
function hiddenPart(contract: ContractReport, page: Page): string {
  const added = contract.findings.filter(({ level, blocking }) => level === 'notice' && !blocking).length;
  return page.details || added === 0
    ? ''
    : item('', page.paint.faint(`${added} added or changed without breaking anyone (--details lists them)`), 2, page);
}

function problemsPart(contract: ContractReport, page: Page): string {
  if (contract.problems.length === 0) return '';
  const lines = orderProblems(contract.problems).map((problem) => problemLines(problem, page));
  return [item('', page.paint.strong(problemsTitle(contract.problems)), 2, page), ...lines].join('\n');
}

function problemLines(problem: LocatedProblem, page: Page): string {
  const { paint } = page;
  const mark = { error: paint.bad('✗'), warning: paint.warn('!'), notice: paint.faint('·') }[problem.level];
  const at = [
    problem.line === undefined
      ? ''
      : `line ${problem.line}${problem.column === undefined ? '' : `, column ${problem.column}`}`,
    problem.pointer ?? '',
    problem.offset === undefined ? '' : `byte ${problem.offset}`,
  ].filter((part) => part !== '');
  return [
    item(mark, sentence(problem.message, page), 4, page),
    item('', paint.faint(plain([...at, problem.rule].join(' · '))), 6, page),
  ].join('\n');
}

/** What blocks stands under its subjects alone; every other part under its title. */
function sectionPart(section: Section, contract: ContractReport, page: Page): string {
  const { paint } = page;
  const groups = bySubject(section.findings).map((findings) =>
    [
      ...findings.slice(0, 1).map(({ subject }) => item('', paint.strong(plain(subjectText(subject))), 2, page)),
      ...findings.map((finding) => findingLines(finding, contract, page)),
    ].join('\n'),
  );
  const title = `${paint.strong(section.title)} ${paint.faint(`(${section.findings.length})`)}`;
  return [...(section.id === 'blocking' ? [] : [item('', title, 2, page)]), ...groups].join('\n');
}

const STATES = {
  works: ['✓', 'works'],
  broken: ['✗', 'breaks'],
  failing: ['–', 'did not load before either'],
  unknown: ['?', 'could not be judged'],
  gone: ['–', 'is gone'],
} as const;

/** Documents that use it; without `--details` only those that do not simply work. */
function documentsPart({ consumers = [] }: ContractReport, page: Page): string {
  const shown = consumers.filter(({ state }) => page.details || state !== 'works');
  if (shown.length === 0) return '';
  const lines = shown.map(({ path, state, why }) => {
    const [mark, word] = STATES[state];
    return item(mark, `${plain(path)} ${word}${why === undefined ? '' : `: ${sentence(why, page)}`}`, 4, page);
  });
  return [
    `  ${page.paint.strong('Documents that use it')} ${page.paint.faint(`(${consumers.length})`)}`,
    ...lines,
  ].join('\n');
}

function deployPart(contract: ContractReport, page: Page): string {
  if (contract.deploy.length === 0) return '';
  const lines = contract.deploy.map((host) =>
    [
      item(deployMark(host, page), `${plain(host.url)}: ${sentence(deployText(host), page)}`, 4, page),
      `      ${page.paint.value(plain(host.line))}`,
    ].join('\n'),
  );
  return [item('', page.paint.strong('What each host would answer to this deploy'), 2, page), ...lines].join('\n');
}

function deployMark(host: DeployPrediction, { paint }: Page): string {
  return { yes: paint.good('✓'), no: paint.bad('✗'), unknown: paint.warn('?'), 'with the line': paint.warn('!') }[
    deployState(host)
  ];
}

function notes(report: Report, page: Page): string {
  const all = [
    ...ruleNotes(report),
    ...report.notes,
    ...report.contracts.flatMap(({ name, notes: own }) =>
      own.map((note) => (report.contracts.length > 1 ? `${name}: ${note}` : note)),
    ),
  ];
  return [...new Set(all)].map((note) => item(page.paint.warn('note'), sentence(note, page), 0, page)).join('\n');
}

function lastLine({ counts, contracts, exitCode, verdict }: Report, { paint }: Page): string {
  const alone = contracts.every((contract) => contract.alone === true);
  const sum = alone
    ? [count(counts.errors, 'error'), count(counts.warnings, 'warning')]
    : [
        count(counts.breaks, 'breaking change'),
        `${counts.blocking} blocking`,
        `${counts.undecided} undecided`,
        ...(counts.errors > 0 ? [count(counts.errors, 'error')] : []),
      ];
  const passes = verdict === 'forced' ? paint.warn('passes, forced') : paint.good('passes');
  const word = exitCode === 0 ? passes : paint.bad(`fails (exit code ${exitCode})`);
  return `${paint.strong(word)}  ${count(contracts.length, 'contract')}: ${sum.join(', ')}`;
}
