import { CATALOGUES } from '../breaks/catalogues.ts';
import type { Kind } from '../breaks/kind.ts';
import { sha256 } from '../core/digest.ts';
import { docsUrl } from './docs.ts';
import type { Form } from './form.ts';
import { jsonText } from './json-text.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Location, Report } from './model.ts';
import { sarifText, urlPart } from './untrusted.ts';
import { orderFindings, orderProblems } from './view.ts';
import { failureSentence } from './outcome.ts';
import { RULE_PAGES } from './rule-pages.ts';
import { ruleNotes } from './rules.ts';
import { changeText, failingText, subjectText } from './wording.ts';

/** GitHub takes 25,000 results per run and shows the first 5,000; we send no more than it takes. */
const MOST_RESULTS = 25_000;

interface Result {
  readonly ruleId: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly text: string;
  readonly fingerprint?: string;
  readonly path: string;
  readonly location?: Location;
  readonly offset?: number;
  readonly where: string;
  readonly accepted?: string;
  readonly folder: 'kinds' | 'rules';
}

/**
 * The report as SARIF 2.1.0, one result per finding and problem, severest first. A result stands on its line of the
 * repository where that is known, else on the contract file. Notices are left out: they are nothing to act on.
 */
export function renderSarif(report: Report): string {
  const results = report.contracts.flatMap(resultsOf).slice(0, MOST_RESULTS);
  const rules = [...new Map(results.map(({ ruleId, folder }) => [ruleId, folder]))];
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: report.generator.name,
            semanticVersion: report.generator.version,
            informationUri: 'https://github.com/berm/compat-action',
            rules: rules.map(([id, folder]) => ruleObject(id, folder)),
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          {
            executionSuccessful: report.contracts.every(({ failure }) => failure === undefined),
            exitCode: report.exitCode,
            ...notifications(report),
          },
        ],
        results: results.map((result) => resultObject(result, rules)),
        properties: { verdict: report.verdict },
      },
    ],
  };
  return `${jsonText(log, 2)}\n`;
}

/** What was not judged: code scanning shows it beside the results, which say nothing of it. */
function notifications(report: Report): object {
  const failed = report.contracts.flatMap(({ name, failure }) =>
    failure === undefined
      ? []
      : [{ level: 'error', message: { text: sarifText(`${name}: ${failureSentence(failure)}`) } }],
  );
  const rules = ruleNotes(report).map((text) => ({ level: 'note', message: { text: sarifText(text) } }));
  return {
    ...(failed.length > 0 && { toolExecutionNotifications: failed }),
    ...(rules.length > 0 && { toolConfigurationNotifications: rules }),
  };
}

function resultsOf(contract: ContractReport): Result[] {
  const findings = orderFindings(contract.findings).filter(({ level }) => level !== 'notice');
  const problems = orderProblems(contract.problems).filter(({ level }) => level !== 'notice');
  return [
    ...problems.map((problem) => problemResult(problem, contract)),
    ...findings.map((finding) => findingResult(finding, contract)),
  ];
}

function problemResult(problem: LocatedProblem, contract: ContractReport): Result {
  return {
    ruleId: problem.rule,
    level: problem.level === 'error' ? 'error' : 'warning',
    text: problem.message,
    path: contract.path,
    where: `${contract.name}${problem.pointer ?? ''}`,
    folder: 'rules',
    ...(problem.location !== undefined && { location: problem.location }),
    ...(problem.offset !== undefined && { offset: problem.offset }),
  };
}

function findingResult(finding: JudgedFinding, contract: ContractReport): Result {
  return {
    ruleId: finding.kind,
    level: finding.blocking
      ? contract.verdict === 'forced'
        ? 'warning'
        : 'error'
      : finding.level === 'break' || finding.level === 'warning'
        ? 'warning'
        : 'note',
    text: [`${subjectText(finding.subject)}: ${changeText(finding)}`, failingText(finding), finding.remedy ?? '']
      .filter((part) => part !== '')
      .join(' · '),
    fingerprint: finding.fingerprint,
    path: contract.path,
    where: `${contract.name}: ${subjectText(finding.subject)}`,
    folder: 'kinds',
    ...(finding.location !== undefined && { location: finding.location }),
    ...(finding.accepted !== undefined && { accepted: finding.accepted.reason }),
  };
}

function resultObject(result: Result, rules: readonly (readonly [string, string])[]): object {
  // Code scanning shows nothing without a line: where none is known, the file's first stands for the file.
  const { line: startLine = 1, column: startColumn } = result.location ?? {};
  const bytes = result.location === undefined && result.offset !== undefined;
  const region = {
    startLine,
    ...(startColumn !== undefined && { startColumn }),
    ...(bytes && { byteOffset: result.offset, byteLength: 0 }),
  };
  return {
    ruleId: result.ruleId,
    ruleIndex: rules.findIndex(([id]) => id === result.ruleId),
    level: result.level,
    message: { text: sarifText(result.text) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(result.location?.path ?? result.path) },
          region,
        },
        logicalLocations: [{ fullyQualifiedName: result.where }],
      },
    ],
    partialFingerprints: { 'bermCompat/v1': result.fingerprint ?? fingerprintOf(result) },
    ...(result.accepted !== undefined && {
      suppressions: [{ kind: 'external', status: 'accepted', justification: result.accepted }],
    }),
  };
}

/** A problem has no fingerprint of its own: its rule and place tell it apart, whatever else the file holds. */
function fingerprintOf({ ruleId, where, path, offset }: Result): string {
  return sha256(JSON.stringify([ruleId, where, path, offset ?? null])).slice(0, 12);
}

/**
 * A relative reference: every part percent-encoded, the slashes kept. What lies outside of the repository is its name
 * alone.
 */
function uri(path: string): string {
  const inside = /^(?:\/|[A-Za-z]:|\.\.(?:\/|$))/.test(path) ? (path.split('/').at(-1) ?? '') : path;
  return inside.split('/').map(urlPart).join('/');
}

/** A rule as code scanning shows it: in a few words, when it is found and whom it hits, and its page. */
function ruleObject(id: string, folder: Result['folder']): object {
  const page = docsUrl(folder, id);
  const { title, text } = explained(id, folder);
  const full = sarifText(text);
  return {
    id,
    name: pascal(id),
    shortDescription: { text: sarifText(title) },
    fullDescription: { text: full },
    help: { text: `${full} ${page}`, markdown: `${text}\n\n[${id}](${page})` },
    helpUri: page,
    properties: { tags: ['compatibility', folder === 'kinds' ? 'breaking-change' : 'contract'] },
  };
}

function explained(id: string, folder: Result['folder']): { readonly title: string; readonly text: string } {
  const kind = folder === 'kinds' ? KINDS.get(id) : undefined;
  if (kind !== undefined) return { title: kind.title, text: `${kind.when}\n\n${kind.who}` };
  return RULE_PAGES.get(id) ?? { title: words(id), text: `${words(id)}.` };
}

const KINDS: ReadonlyMap<string, Kind> = new Map(CATALOGUES.flatMap(({ kinds }) => Object.entries(kinds)).reverse());

function words(id: string): string {
  return id.replaceAll('-', ' ');
}

function pascal(id: string): string {
  return id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export const sarifForm = {
  id: 'sarif',
  file: 'report.sarif',
  about: 'SARIF 2.1.0, for code scanning',
  artifact: true,
  render: renderSarif,
} as const satisfies Form;
