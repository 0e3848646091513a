/** The table over several contracts: those with something to say, the rest in one line. */
import type { ContractReport, Report } from '../model.ts';
import { outcome } from '../outcome.ts';
import { cellSpan, shorten } from '../untrusted.ts';
import { isUnchanged } from '../view.ts';
import { baselineName } from '../wording.ts';
import { cell } from './inline.ts';
import { MARKS } from './marks.ts';

/** `contracts` in the order of the table; `limit` of them are named at most. */
export function summary(report: Report, contracts: readonly ContractReport[], limit: number): string {
  if (report.contracts.length < 2) return '';
  const unchanged = contracts.filter(isUnchanged);
  const changed = contracts.filter((contract) => !isUnchanged(contract));
  const hidden = Math.max(0, changed.length - limit);
  const lines = [
    ...(changed.length === 0
      ? []
      : ['| | contract | version | result | asks for |', '|---|---|---|---|---|', ...changed.slice(0, limit).map(row)]),
  ];
  const rest = [
    ...(hidden > 0 ? [`… and ${hidden} more.`] : []),
    ...(unchanged.length > 0 ? [`Unchanged: ${unchangedNames(unchanged)}.`] : []),
  ];
  return [lines.join('\n'), rest.join(' ')].filter((text) => text !== '').join('\n\n');
}

function unchangedNames(contracts: readonly ContractReport[]): string {
  const shown = contracts.slice(0, 20).map(({ name }) => cellSpan(shorten(name, 60)));
  return [...shown, ...(contracts.length > 20 ? [`${contracts.length - 20} more`] : [])].join(', ');
}

function row(contract: ContractReport): string {
  const to = contract.current.version ?? '?';
  const from = contract.baseline.state === 'found' ? baselineName(contract) : to;
  const cells = [
    MARKS[contract.verdict],
    cellSpan(shorten(contract.name, 100)),
    cellSpan(shorten(from === to ? to : `${from} → ${to}`, 80)),
    cell(outcome(contract)),
    bump(contract),
  ];
  return `| ${cells.join(' | ')} |`;
}

function bump(contract: ContractReport): string {
  if (contract.baseline.state !== 'found' || contract.requiredBump === 'none') return '–';
  const mark = contract.bumpEnough === undefined ? '' : contract.bumpEnough ? ' ✓' : ' ✗';
  return `${contract.requiredBump}${mark}`;
}
