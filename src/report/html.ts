import { docsUrl } from './docs.ts';
import { STYLE } from './html-style.ts';
import type { ContractReport, JudgedFinding, LocatedProblem, Report, Verdict } from './model.ts';
import { byCode, html } from './untrusted.ts';
import { bySubject, orderProblems, problemsTitle, sections, type Section } from './view.ts';
import {
  baselineName,
  baselineSentence,
  becauseSentence,
  bumpSentence,
  callerLines,
  costSentence,
  count,
  deploySentence,
  errorSentence,
  forceSentence,
  headline,
  hitsSentence,
  labelHint,
  publishSentence,
  subjectText,
  VERDICT_WORDS,
  verdictSentence,
  verdictWord,
  witnessFrame,
  witnessText,
} from './wording.ts';

/**
 * The report as one HTML page that loads nothing and runs nothing: a policy in it forbids both, should
 * anything of a contract ever come through.
 */
export function renderHtml(report: Report): string {
  const { counts } = report;
  const force = forceSentence(report);
  const body = [
    `<h1>Compatibility ${badge(report.verdict)}</h1>`,
    `<p class="lead">${html(`${count(report.contracts.length, 'contract')}: ${count(counts.breaks, 'break')}, ${counts.blocking} blocking, ${counts.undecided} undecided. The run ${report.exitCode === 0 ? 'passes' : `fails with exit code ${report.exitCode}`}.`)}</p>`,
    errorSentence(report) === '' ? '' : `<p class="lead">${prose(errorSentence(report))}</p>`,
    force === '' ? '' : `<p class="note">${html(force)}</p>`,
    ...report.notes.map((note) => `<p class="note">${prose(note)}</p>`),
    labelHint(report) === '' ? '' : `<p>${prose(labelHint(report))}</p>`,
    report.contracts.length > 1 ? table(report) : '',
    ...report.contracts.map(contractSection),
    `<footer>${html(`${report.generator.name} ${report.generator.version}`)}</footer>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${html(`Compatibility: ${VERDICT_WORDS[report.verdict]}`)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${body.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`;
}

const TONES: Readonly<Record<Verdict, string>> = {
  compatible: 'good',
  'first-release': 'good',
  reported: 'warn',
  forced: 'warn',
  refused: 'bad',
  invalid: 'bad',
  error: 'bad',
};

function badge(verdict: Verdict, word = VERDICT_WORDS[verdict]): string {
  return `<span class="badge ${TONES[verdict]}">${html(word)}</span>`;
}

function table(report: Report): string {
  const rows = report.contracts.map((contract, index) => {
    const from = contract.baseline.state === 'found' ? baselineName(contract) : '–';
    const cells = [
      `<a href="#contract-${index}">${html(contract.name)}</a>`,
      html(from),
      html(contract.current.version ?? '?'),
      badge(contract.verdict, verdictWord(contract)),
      String(contract.counts.blocking),
      html(contract.requiredBump),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${['contract', 'from', 'to', 'verdict', 'blocking', 'asks for'].map((title) => `<th>${title}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function contractSection(contract: ContractReport, index: number): string {
  const rows: [string, string][] = [
    ['Verdict', verdictSentence(contract)],
    [
      'File',
      [contract.path, contract.current.digest === undefined ? '' : `\`${contract.current.digest}\``]
        .filter((part) => part !== '')
        .join(', '),
    ],
    ['Baseline', baselineSentence(contract)],
    ['Chosen because', contract.baseline.state === 'found' ? (contract.baseline.why ?? '') : ''],
    ['Cost', costSentence(contract)],
    ['Version', bumpSentence(contract)],
    ['Deploy', publishSentence(contract)],
  ];
  const facts = rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${name}</dt><dd>${prose(value)}</dd>`);
  const parts = [
    `<h2>${html(headline(contract))} ${badge(contract.verdict, verdictWord(contract))}</h2>`,
    `<dl>${facts.join('')}</dl>`,
    ...contract.notes.map((note) => `<p class="note">${prose(note)}</p>`),
    problemsPart(contract),
    ...sections(contract).map((section) => sectionPart(section, contract)),
    deployPart(contract),
    othersPart(contract),
  ];
  return `<section class="contract" id="contract-${index}">\n${parts.filter((part) => part !== '').join('\n')}\n</section>`;
}

function problemsPart(contract: ContractReport): string {
  const problems = orderProblems(contract.problems);
  if (problems.length === 0) return '';
  const body = problems.map(problemBlock).join('\n');
  const title = `${problemsTitle(problems)} (${problems.length})`;
  return problems.some(({ level }) => level === 'error') ? `<h3>${html(title)}</h3>\n${body}` : folded(title, body);
}

function problemBlock(problem: LocatedProblem): string {
  const at = [
    problem.location === undefined
      ? problem.line === undefined
        ? ''
        : `line ${problem.line}`
      : `${problem.location.path}:${problem.location.line}`,
    problem.pointer ?? '',
    problem.offset === undefined ? '' : `byte ${problem.offset}`,
  ].filter((part) => part !== '');
  return `<div class="finding${problem.level === 'error' ? ' blocking' : ''}"><p>${prose(problem.message)}</p><p class="small">${[...at.map((part) => `<code>${html(part)}</code>`), link('rules', problem.rule)].join(' · ')}</p></div>`;
}

function sectionPart(section: Section, contract: ContractReport): string {
  const title = `${section.title} (${section.findings.length})`;
  const body = bySubject(section.findings)
    .map(
      (findings) =>
        `<h4>${html(findings[0] === undefined ? '' : subjectText(findings[0].subject))}</h4>\n${section.id === 'notices' ? notices(findings) : findings.map((finding) => findingBlock(finding, contract)).join('\n')}`,
    )
    .join('\n');
  return section.id === 'blocking' || section.id === 'undecided'
    ? `<h3>${html(title)}</h3>\n${body}`
    : folded(title, body);
}

function notices(findings: readonly JudgedFinding[]): string {
  return `<ul class="plain">${findings.map((finding) => `<li>${prose(finding.message)}</li>`).join('')}</ul>`;
}

function findingBlock(finding: JudgedFinding, contract: ContractReport): string {
  const text = witnessText(finding);
  const { before, after } = witnessFrame(finding, contract);
  const more = [hitsSentence(finding), becauseSentence(finding, contract)].filter((sentence) => sentence !== '');
  const lines = [
    `<p>${finding.sinceLabel === true ? '<strong>New since the label.</strong> ' : ''}${prose(finding.message)}</p>`,
    text === undefined ? '' : `<p class="witness">${html(before)}<code>${html(text)}</code>${html(after)}</p>`,
    more.length === 0 ? '' : `<p class="small">${prose(more.join(' '))}</p>`,
    ...callerLines(finding, 20).map((line) => `<p class="small">called by ${html(line)}</p>`),
    finding.remedy === undefined ? '' : `<p class="remedy">→ ${prose(finding.remedy)}</p>`,
    `<p class="small">${[link('kinds', finding.kind), `<code>${html(finding.fingerprint)}</code>`, ...(finding.location === undefined ? [] : [`<code>${html(`${finding.location.path}:${finding.location.line}`)}</code>`])].join(' · ')}</p>`,
  ];
  return `<div class="finding${finding.blocking ? ' blocking' : ''}">${lines.filter((line) => line !== '').join('')}</div>`;
}

function deployPart(contract: ContractReport): string {
  if (contract.deploy.length === 0) return '';
  const items = contract.deploy.map(
    (host) =>
      `<li><code>${html(host.url)}</code>: ${prose(deploySentence(host))}<br><code>${html(host.line)}</code></li>`,
  );
  return folded('What each host would answer to this deploy', `<ul class="plain">${items.join('')}</ul>`);
}

/** Which other releases there were, and why they were passed over. */
function othersPart({ baseline }: ContractReport): string {
  const others = baseline.state === 'found' ? (baseline.others ?? []) : [];
  if (others.length === 0) return '';
  return folded(
    `Releases passed over (${others.length})`,
    `<ul class="plain">${others
      .slice(0, 200)
      .map(({ name, why }) => `<li>${html(`${name}: ${why}`)}</li>`)
      .join('')}</ul>`,
  );
}

/** A sentence of ours: what it puts between backticks becomes code. */
function prose(text: string): string {
  return byCode(text, html, (code) => `<code>${html(code)}</code>`);
}

function folded(title: string, body: string): string {
  return `<details><summary>${html(title)}</summary>\n${body}\n</details>`;
}

function link(folder: 'kinds' | 'rules', id: string): string {
  return `<a href="${html(docsUrl(folder, id))}">${html(id)}</a>`;
}
