import type { ContractReport, JudgedFinding, LocatedProblem } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { deployText, originRows } from '../origin.ts';
import { bumpText, outcome, TONES } from '../outcome.ts';
import { html } from '../untrusted.ts';
import { bySubject, orderProblems, problemsTitle, sections } from '../view.ts';
import { headline, subjectText } from '../wording.ts';
import { findingArticle } from './finding.ts';
import { docsLink, folded, joined, place, prose } from './inline.ts';

/** What stands in the index: a subject of a contract and where its findings begin. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly many: number;
  readonly blocking: number;
}

/** The id under which links find a contract. */
export function contractId(index: number): string {
  return `contract-${index}`;
}

/** The subjects of a contract, in the order in which they appear, with the ids that its section uses. */
export function subjectsOf(contract: ContractReport, index: number): readonly Entry[] {
  const ordered = sections(contract.findings).flatMap(({ findings }) => findings);
  return bySubject(ordered).map((findings, at) => ({
    id: `${contractId(index)}-${at}`,
    title: findings[0] === undefined ? '' : subjectText(findings[0].subject),
    many: findings.length,
    blocking: findings.filter(({ blocking }) => blocking).length,
  }));
}

/** One contract. `idOf` gives every finding the id that links point to. */
export function contractSection(
  contract: ContractReport,
  index: number,
  idOf: (finding: JudgedFinding) => string,
  options: RenderOptions & { readonly alone: boolean },
): string {
  const entries = new Map(subjectsOf(contract, index).map(({ title, id }) => [title, id]));
  const begun = new Set<string>();
  const group = (findings: readonly JudgedFinding[]): string => {
    const title = findings[0] === undefined ? '' : subjectText(findings[0].subject);
    const id = entries.get(title) ?? '';
    // The index leads to the first group of a subject; it counts all of them.
    const anchor = begun.has(id) ? '' : ` id="${id}"`;
    begun.add(id);
    const articles = findings.map((finding) => findingArticle(finding, idOf(finding), contract, options));
    return `<div data-group data-in="${id}"${anchor}>\n<h4>${html(title)}</h4>\n${articles.join('\n')}\n</div>`;
  };
  const parts = sections(contract.findings).map(
    ({ title, findings }) =>
      '<div ' +
      `data-group>\n<h3>${html(`${title} (${findings.length})`)}</h3>\n${bySubject(findings).map(group).join('\n')}\n</div>`,
  );
  const tone = TONES[contract.verdict];
  return `<section class="contract" id="${contractId(index)}">\n${joined(
    [
      // The page's heading says the same of its only contract.
      options.alone
        ? ''
        : `<h2>${html(headline(contract))}: <span class="${tone}">${html(outcome(contract))}</span></h2>`,
      problemsPart(contract, options),
      ...parts,
      documentsPart(contract),
      deployPart(contract),
      originPart(contract),
      ...contract.notes.map((note) => `<p class="small warn">${prose(note)}</p>`),
    ],
    '\n',
  )}\n</section>`;
}

function problemsPart(contract: ContractReport, options: RenderOptions): string {
  const problems = orderProblems(contract.problems);
  if (problems.length === 0) return '';
  const body = problems.map((problem) => problemBlock(problem, options)).join('\n');
  const title = `${problemsTitle(problems)} (${problems.length})`;
  return problems.some(({ level }) => level === 'error')
    ? `<div><h3>${html(title)}</h3>\n${body}</div>`
    : folded(title, body);
}

function problemBlock(problem: LocatedProblem, { links }: RenderOptions): string {
  const at = [
    place(problem.location, links),
    problem.location === undefined && problem.line !== undefined ? `line ${problem.line}` : '',
    problem.pointer === undefined || problem.pointer === '' ? '' : `<code>${html(problem.pointer)}</code>`,
    problem.offset === undefined ? '' : `byte ${problem.offset}`,
    docsLink('rules', problem.rule),
  ];
  const tone = { error: 'bad', warning: 'warn', notice: 'faint' }[problem.level];
  return (
    `<div class="finding${problem.level === 'error' ? ' blocking' : ''}" tabindex="-1" ` +
    `data-level="${problem.level}" ` +
    `data-about="${html(problem.rule)}"><p>${problem.level === 'error' ? '' : `<span class="${tone}">${problem.level}:</span> `}${prose(problem.message)}</p><p ` +
    `class="small faint">${joined(at, ' · ')}</p></div>`
  );
}

const STATES = {
  works: 'works',
  broken: '<strong class="bad">breaks</strong>',
  failing: 'did not load before either',
  unknown: 'could not be judged',
  gone: 'is gone',
} as const;

function documentsPart({ consumers = [] }: ContractReport): string {
  if (consumers.length === 0) return '';
  const items = consumers.map(
    ({ path, state, why }) =>
      `<li><code>${html(path)}</code> ${STATES[state]}${why === undefined ? '' : `: ${prose(why)}`}</li>`,
  );
  return folded(`Documents that use it (${consumers.length})`, `<ul>${items.join('')}</ul>`);
}

function deployPart(contract: ContractReport): string {
  if (contract.deploy.length === 0) return '';
  const items = contract.deploy.map(
    (host) => `<li><code>${html(host.url)}</code>: ${prose(deployText(host))}<br><code>${html(host.line)}</code></li>`,
  );
  return folded('What each host would answer to this deploy', `<ul>${items.join('')}</ul>`);
}

function originPart(contract: ContractReport): string {
  const { baseline } = contract;
  const rows = [...originRows(contract), ['Version', bumpText(contract)] as const]
    .filter(([name, text]) => text !== '' && name !== 'Others')
    .map(([name, text]) => `<dt>${html(name)}</dt><dd>${prose(text)}</dd>`);
  const others = baseline.state === 'found' ? (baseline.others ?? []) : [];
  const passed =
    others.length === 0
      ? ''
      : `<p>Releases passed over:</p><ul>${others
          .slice(0, 200)
          .map(({ name, why }) => `<li>${html(`${name}: ${why}`)}</li>`)
          .join('')}</ul>`;
  return rows.length === 0 ? '' : folded('Baseline and version', `<dl>${rows.join('')}</dl>${passed}`);
}
