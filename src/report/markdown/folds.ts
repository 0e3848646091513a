/** What is one click away, in its order: the rest, details, what does not block, what was added, where it came from. */
import { deployState, deployText, originRows } from '../origin.ts';
import type { ContractReport, JudgedFinding, Report } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { bumpText } from '../outcome.ts';
import { codeSpan, markdown, shorten } from '../untrusted.ts';
import { bySubject, orderProblems, sectionOf, type Section } from '../view.ts';
import { changeText, count } from '../wording.ts';
import { details } from './details.ts';
import { folded, prose, subjectTitle } from './inline.ts';
import { findingsOf, type Cut } from './items.ts';
import { blockingTables, liftedTables, problemList, type Rows } from './tables.ts';

/** What every fold is made of. */
export interface Material {
  readonly report: Report;
  readonly contracts: readonly ContractReport[];
  readonly cut: Cut;
  /** Rows that stand open above: they are not repeated. */
  readonly open: ReadonlySet<JudgedFinding>;
  readonly options: RenderOptions;
  /** The details of a finding, written once however often the page is measured. */
  readonly details: Map<JudgedFinding, string>;
  readonly rows: Rows;
}

/** One fold: its title for so many entries, and its body for one contract; an empty body is left out. */
interface Fold {
  readonly title: (many: number) => string;
  readonly body: (contract: ContractReport, material: Material) => { readonly text: string; readonly many: number };
}

const NOTHING = { text: '', many: 0 };

const FOLDS: readonly Fold[] = [
  {
    title: (many) => count(many, 'more breaking change'),
    body: (contract, { cut, open, options, rows }) => {
      const rest = shown(contract, cut, ['blocking', 'undecided']).filter((finding) => !open.has(finding));
      return { text: blockingTables(rest, options.links, rows), many: rest.length };
    },
  },
  {
    title: () => 'Details: whole examples, before and after, how to accept one',
    body: (contract, material) => {
      const findings = findingsOf([contract], ['blocking', 'undecided', 'lifted', 'internal', 'warnings']).filter(
        (finding) => material.cut.details.has(finding),
      );
      return { text: findings.map((one) => detailsOf(one, contract, material)).join('\n\n'), many: findings.length };
    },
  },
  {
    title: (many) => `Not blocking, and why (${many})`,
    body: (contract, { cut, options, rows }) => {
      const findings = shown(contract, cut, ['lifted', 'internal']);
      return { text: liftedTables(findings, options.links, rows), many: findings.length };
    },
  },
  {
    title: (many) => `Warnings (${many})`,
    body: (contract, { cut }) => changeList(shown(contract, cut, ['warnings'])),
  },
  {
    title: (many) => `Lints (${many})`,
    body: (contract, { cut, options }) => {
      const lints = orderProblems(contract.problems).filter(
        (problem) => problem.level !== 'error' && cut.lines.has(problem),
      );
      return { text: problemList(lints, options.links), many: lints.length };
    },
  },
  {
    title: (many) => `Added and changed (${many})`,
    body: (contract, { cut }) => changeList(shown(contract, cut, ['notices'])),
  },
  { title: () => 'Documents that use it', body: consumers },
  { title: () => 'What each host would answer to this deploy', body: deploys },
  { title: () => 'Baseline and version', body: (contract) => ({ text: origin(contract), many: 1 }) },
];

/** All folds that have something in them. */
export function folds(material: Material): readonly string[] {
  const several = material.report.contracts.length > 1;
  return FOLDS.map(({ title, body }) => {
    const parts = material.contracts
      .map((contract) => ({ contract, ...body(contract, material) }))
      .filter(({ text }) => text !== '');
    if (parts.length === 0) return '';
    const many = parts.reduce((sum, part) => sum + part.many, 0);
    const texts = parts.map(({ contract, text }) => (several ? `**${prose(contract.name, 100)}**\n\n${text}` : text));
    return folded(title(many), texts.join('\n\n'));
  }).filter((text) => text !== '');
}

function shown(contract: ContractReport, cut: Cut, ids: readonly Section['id'][]): readonly JudgedFinding[] {
  return contract.findings.filter((finding) => ids.includes(sectionOf(finding)) && cut.lines.has(finding));
}

function detailsOf(finding: JudgedFinding, contract: ContractReport, material: Material): string {
  const known = material.details.get(finding);
  if (known !== undefined) return known;
  const text = details(finding, contract, material.options);
  material.details.set(finding, text);
  return text;
}

function changeList(findings: readonly JudgedFinding[]): { readonly text: string; readonly many: number } {
  const groups = bySubject(findings).map(([first, ...rest]) =>
    first === undefined
      ? ''
      : [
          `**${subjectTitle(first)}**`,
          ...[first, ...rest].map((finding) => `- ${prose(changeText(finding), 300)}`),
        ].join('\n'),
  );
  return { text: groups.join('\n\n'), many: findings.length };
}

const STATES = {
  works: 'works',
  broken: '**breaks**',
  failing: 'did not load before either',
  unknown: 'could not be judged',
  gone: 'is gone',
} as const;

function consumers({ consumers: documents = [] }: ContractReport): { readonly text: string; readonly many: number } {
  if (documents.length === 0) return NOTHING;
  const weight = { broken: 0, unknown: 1, gone: 2, failing: 3, works: 4 } as const;
  const lines = documents
    .toSorted((a, b) => weight[a.state] - weight[b.state])
    .slice(0, 50)
    .map(
      ({ path, state, why }) =>
        `- ${codeSpan(shorten(path, 200))} ${STATES[state]}${why === undefined ? '' : `: ${prose(why, 300)}`}`,
    );
  const more = documents.length > 50 ? [`- and ${documents.length - 50} more`] : [];
  return { text: [...lines, ...more].join('\n'), many: documents.length };
}

const ANSWERS = { yes: '✅', no: '❌', unknown: '❔', 'with the line': '⚠️' } as const;

function deploys({ deploy }: ContractReport): { readonly text: string; readonly many: number } {
  const lines = deploy
    .slice(0, 20)
    .map(
      (host) =>
        `- ${ANSWERS[deployState(host)]} ${codeSpan(shorten(host.url, 200))}: ` +
        `${prose(deployText(host), 1000)}  \n  ${codeSpan(shorten(host.line, 500))}`,
    );
  return { text: lines.join('\n'), many: deploy.length };
}

function origin(contract: ContractReport): string {
  const rows = [...originRows(contract), ['Version', bumpText(contract)] as const].filter(([, text]) => text !== '');
  return rows.map(([name, text]) => `- ${markdown(name)}: ${prose(text)}`).join('\n');
}
