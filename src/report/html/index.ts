import { sha256 } from '../../core/digest.ts';
import type { Form } from '../form.ts';
import type { ContractReport, JudgedFinding, Report } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { reportTitle, outcome, TONES, whatNow } from '../outcome.ts';
import { html } from '../untrusted.ts';
import { ruleNotes } from '../rules.ts';
import { orderContracts } from '../view.ts';
import { count, headline } from '../wording.ts';
import { contractId, contractSection, subjectsOf } from './contract.ts';
import { joined, prose } from './inline.ts';
import SCRIPT from './page.client.js';
import STYLE from './page.css';

/**
 * The report as one HTML page that loads nothing. Its policy lets its own style and script through, each by its
 * digest, and nothing else, should anything of a contract ever come through. Without the script it can be read whole.
 */
export function renderHtml(report: Report, options: RenderOptions = {}): string {
  const contracts = orderContracts(report);
  const idOf = idsOf(contracts);
  const title = reportTitle(report);
  const todo = whatNow(report);
  const body = [
    `<header><h1 class="${TONES[report.verdict]}">${prose(title)}</h1>${todo === '' ? '' : `<p class="todo">${prose(todo)}</p>`}</header>`,
    indexPart(contracts),
    '<main>',
    contracts.length > 1 ? table(contracts) : '',
    ...contracts.map((contract, index) =>
      contractSection(contract, index, idOf, { ...options, alone: contracts.length === 1 }),
    ),
    '<p class="empty">Nothing matches the filter.</p>',
    ...[...ruleNotes(report), ...report.notes].map((note) => `<p class="small warn">${prose(note)}</p>`),
    '</main>',
    `<footer>${html(`${report.generator.name} ${report.generator.version} · exit code ${report.exitCode}`)}</footer>`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${html(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="page">
${joined(body, '\n')}
</div>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

export const htmlForm = {
  id: 'html',
  file: 'report.html',
  about: 'one page with an index and filters; loads nothing',
  artifact: true,
  render: renderHtml,
} as const satisfies Form;

/** What the page lets through: its own style and script, each by its digest. */
export const POLICY = `default-src 'none'; style-src '${digestOf(STYLE)}'; script-src '${digestOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;

function digestOf(text: string): string {
  const bytes = (sha256(text).match(/../g) ?? []).map((hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `sha256-${btoa(bytes.join(''))}`;
}

/** Every finding's id is its fingerprint; the same finding in a second contract has a number behind it. */
function idsOf(contracts: readonly ContractReport[]): (finding: JudgedFinding) => string {
  const used = new Map<string, number>();
  const ids = new Map<JudgedFinding, string>();
  for (const finding of contracts.flatMap(({ findings }) => findings)) {
    const many = (used.get(finding.fingerprint) ?? 0) + 1;
    used.set(finding.fingerprint, many);
    ids.set(finding, many === 1 ? finding.fingerprint : `${finding.fingerprint}-${many}`);
  }
  return (finding) => ids.get(finding) ?? finding.fingerprint;
}

const CHIPS = [
  ['break', 'breaking'],
  ['undecided', 'undecided'],
  ['warning', 'warnings'],
  ['notice', 'added, changed'],
] as const;

/** Stays in sight: what is searched for, which levels are shown, every contract with its subjects. */
function indexPart(contracts: readonly ContractReport[]): string {
  const chips = CHIPS.map(
    ([value, title]) => `<label><input type="checkbox" value="${value}" checked> ${html(title)}</label>`,
  );
  const tree = contracts.map(
    (contract, index) =>
      `<li><a href="#${contractId(index)}"><span>${html(headline(contract))}</span></a><ol>${subjectsOf(contract, index)
        .map(
          ({ id, title, many, blocking }) =>
            `<li><a href="#${id}" data-of="${id}"><span>${html(title)}</span><span${blocking > 0 ? ` class="bad" title="${blocking} blocking"` : ''}>${many}</span></a></li>`,
        )
        .join('')}</ol></li>`,
  );
  return `<nav class="index" aria-label="Index">
<div class="controls"><input type="search" placeholder="Filter (press /)" aria-label="Filter by text"></div>
<details><summary>Index</summary>
<fieldset class="controls chips"><label><input type="checkbox" value="blocking"> only blocking</label>${chips.join('')}</fieldset>
<ol class="tree">${tree.join('')}</ol>
</details>
<p class="keys faint"><code>j</code> <code>k</code> next, previous · <code>Enter</code> details · <code>/</code> filter</p>
</nav>`;
}

function table(contracts: readonly ContractReport[]): string {
  const rows = contracts.map((contract, index) => {
    const cells = [
      `<a href="#${contractId(index)}">${html(headline(contract))}</a>`,
      `<span class="${TONES[contract.verdict]}">${html(outcome(contract))}</span>`,
      contract.requiredBump === 'none' ? '' : html(contract.requiredBump),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const titles = [count(contracts.length, 'contract'), 'result', 'asks for'];
  return `<table><thead><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
