import { classOf, type ChangeClass } from './classes.ts';
import type { Form } from './form.ts';
import type { ContractReport, JudgedFinding, Report } from './model.ts';
import { bumpText } from './outcome.ts';
import { codeSpan, markdown, shorten } from './untrusted.ts';
import { prose } from './markdown/inline.ts';
import { bySubject } from './view.ts';
import { baselineName, changeText, isWhole } from './wording.ts';

const TITLES: Readonly<Record<ChangeClass, string>> = {
  breaking: 'Breaking',
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
};
const ORDER: readonly ChangeClass[] = ['breaking', 'added', 'changed', 'deprecated'];

/**
 * Release notes as Markdown: what changed for those who call it, under Breaking, Added, Changed and Deprecated, with
 * the version step that it asks for. What only the host calls is left out: it is nobody's business.
 */
export function renderChangelog(report: Report): string {
  return `${report.contracts.map(contractNotes).join('\n\n')}\n`;
}

export const changelogForm = {
  id: 'changelog',
  file: 'changelog.md',
  about: 'release notes: breaking, added, changed, deprecated',
  artifact: true,
  render: renderChangelog,
} as const satisfies Form;

function contractNotes(contract: ContractReport): string {
  const findings = contract.findings.filter(({ audience }) => audience === 'callers');
  const parts = ORDER.map((id) => part(id, findings));
  const body = parts.filter((text) => text !== '');
  return [
    `## ${markdown(shorten([contract.name, contract.current.version ?? ''].join(' ').trim(), 200))}`,
    ...intro(contract, body.length),
    ...body,
  ].join('\n\n');
}

function intro(contract: ContractReport, parts: number): readonly string[] {
  switch (contract.verdict) {
    case 'error':
      return [prose(`Not judged: ${contract.failure?.message ?? 'no reason is known'}`)];
    case 'first-release':
      return ['First release.', ...offered(contract)];
    case 'compatible':
    case 'reported':
    case 'forced':
    case 'refused':
    case 'invalid': {
      const since = contract.baseline.state === 'found' ? ` since ${baselineName(contract)}` : '';
      return parts === 0
        ? [markdown(`No changes for callers${since}.`)]
        : [prose(bumpText(contract))].filter((text) => text !== '');
    }
    default:
      return [contract.verdict satisfies never];
  }
}

/** Of a first release everything is new. */
function offered({ offers = [] }: ContractReport): readonly string[] {
  const lines = offers.slice(0, 500).map(({ type, name }) => `- ${type} ${codeSpan(shorten(name, 120))}`);
  const rest = offers.length > lines.length ? [`- and ${offers.length - lines.length} more`] : [];
  return lines.length === 0 ? [] : [`### ${TITLES.added}\n\n${[...lines, ...rest].join('\n')}`];
}

function part(id: ChangeClass, findings: readonly JudgedFinding[]): string {
  const lines = bySubject(findings.filter((finding) => classOf(finding) === id)).flatMap((group) => group.map(line));
  return lines.length === 0 ? '' : `### ${TITLES[id]}\n\n${lines.join('\n')}`;
}

function line(finding: JudgedFinding): string {
  const { subject } = finding;
  const name = isWhole(subject) ? '' : `${subject.type} ${codeSpan(shorten(subject.name, 120))}: `;
  return `- ${name}${prose(changeText(finding), 300)}`;
}
