/** What came of it, in the words of a heading, and what to do now. Raw text: each form neutralises it. */
import { nextVersion, stepOf } from './bumps.ts';
import type { ContractReport, Report, Verdict } from './model.ts';
import { baselineName, count, headline, list } from './wording.ts';

/** The verdict as a word. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  compatible: 'compatible',
  'first-release': 'first release',
  reported: 'reported',
  forced: 'forced',
  refused: 'refused',
  invalid: 'invalid',
  error: 'not judged',
};

/** How grave a verdict is, for colours and marks. */
export const TONES: Readonly<Record<Verdict, 'good' | 'warn' | 'bad'>> = {
  compatible: 'good',
  'first-release': 'good',
  reported: 'warn',
  forced: 'warn',
  refused: 'bad',
  invalid: 'bad',
  error: 'bad',
};

/** What came of one contract: "21 breaking changes", "not judged: <the reason>". */
export function outcome(contract: ContractReport): string {
  const { verdict, counts, failure } = contract;
  switch (verdict) {
    case 'error':
      return failure === undefined ? 'not judged' : failureSentence(failure);
    case 'invalid':
      return `does not load: ${count(counts.errors, 'error')}`;
    case 'first-release':
      return 'first release';
    case 'compatible':
      if (contract.alone === true)
        return `no error found${withWarnings(counts.warnings)} (no code was compiled or run)`;
      return `${contract.findings.length === 0 ? 'no changes for callers' : 'no breaking changes'}${withWarnings(counts.warnings)}`;
    case 'reported':
      return `${changes(contract)}, none blocking`;
    case 'refused':
      return counts.blocking === 0 ? 'the version step is too small' : `${changes(contract)}${blocking(contract)}`;
    case 'forced':
      return `${counts.blocking === 0 ? 'the version step is too small' : changes(contract)}, forced`;
    default:
      return verdict satisfies never;
  }
}

/** Why a contract was not judged: what a first line says. */
export function failureSentence({ fault, message }: NonNullable<ContractReport['failure']>): string {
  return fault === 'bug'
    ? `not judged: a fault of berm-compat, please report it: ${message}`
    : `not judged: ${message}`;
}

function withWarnings(warnings: number): string {
  return warnings === 0 ? '' : `, ${count(warnings, 'warning')}`;
}

/** "3 breaking changes and 1 undecided". */
function changes({ counts }: Pick<ContractReport, 'counts'>): string {
  const { breaks, undecided } = counts;
  const parts = [
    ...(breaks > 0 || undecided === 0 ? [count(breaks, 'breaking change')] : []),
    ...(undecided > 0 ? [breaks > 0 ? `${undecided} undecided` : count(undecided, 'undecided change')] : []),
  ];
  return list(parts);
}

function blocking({ counts }: Pick<ContractReport, 'counts'>): string {
  return counts.blocking < counts.breaks + counts.undecided ? `, ${counts.blocking} blocking` : '';
}

/** `weather 1.1.0 → 2.0.1: 21 breaking changes`. */
export function contractTitle(contract: ContractReport): string {
  return `${headline(contract)}: ${outcome(contract)}`;
}

/** The heading of the run: that of its only contract, or what came of all of them. */
export function reportTitle(report: Report): string {
  const [only, ...more] = report.contracts;
  if (only === undefined) return 'no contract';
  return more.length === 0 ? contractTitle(only) : `${report.contracts.length} contracts: ${sumUp(report)}`;
}

/** The worst first: what could not be judged with its reason, what does not load, what breaks. */
function sumUp({ contracts, counts }: Report): string {
  const of = (...verdicts: readonly Verdict[]): readonly ContractReport[] =>
    contracts.filter(({ verdict }) => verdicts.includes(verdict));
  const [failed] = of('error');
  const invalid = of('invalid');
  const broken = contracts.filter((contract) => contract.counts.breaks + contract.counts.undecided > 0);
  const parts = [
    ...(failed === undefined
      ? []
      : [
          `${failed.name} ${outcome(failed)}${of('error').length > 1 ? ` (and ${of('error').length - 1} more not judged)` : ''}`,
        ]),
    ...(invalid.length > 0 ? [`${names(invalid)} ${invalid.length === 1 ? 'does' : 'do'} not load`] : []),
    ...(broken.length > 0
      ? [
          `${changes({ counts })} in ${broken.length === 1 ? names(broken) : count(broken.length, 'contract')}${gate(counts)}`,
        ]
      : []),
    ...(of('forced').length > 0 ? ['forced'] : []),
  ];
  const quiet = failed === undefined && invalid.length === 0 && broken.length === 0;
  const fresh = of('first-release');
  return [
    ...parts,
    ...(quiet ? [contracts.every(({ alone }) => alone === true) ? 'no error found' : 'no breaking changes'] : []),
    ...(fresh.length > 0 ? [count(fresh.length, 'first release')] : []),
  ].join('; ');
}

function gate(counts: Report['counts']): string {
  return counts.blocking === 0 ? ', none blocking' : blocking({ counts });
}

function names(contracts: readonly ContractReport[]): string {
  const shown = contracts.slice(0, 3).map(({ name }) => name);
  return list(contracts.length > 3 ? [...shown, `${contracts.length - 3} more`] : shown);
}

/**
 * What to do now, in one or two sentences with code between backticks; empty when there is nothing to do.
 *
 * @param command where the command that accepts a change stands in this form
 */
export function whatNow(report: Report, command = 'their details hold the command'): string {
  return [forceText(report), proceedText(report, command), versionText(report)].filter((text) => text !== '').join(' ');
}

/** How a run that was refused can go on. */
function proceedText(report: Report, command: string): string {
  if (!report.contracts.some(({ verdict, counts }) => verdict === 'refused' && counts.blocking > 0)) return '';
  const accept = `accept single changes: ${command}`;
  return report.forceLabel === undefined || report.force !== undefined
    ? `To release anyway, ${accept}.`
    : `To merge anyway, set the label \`${report.forceLabel}\` (needs triage permission) or ${accept}.`;
}

/** The version that the changes ask for, where the one there is falls short. One contract's; of several, the table says it. */
function versionText({ contracts }: Report): string {
  const [only, ...more] = contracts;
  if (only === undefined || more.length > 0 || only.bumpEnough !== false) return '';
  return bumpText(only);
}

/** What semver asks for, or empty when that is nothing. */
export function bumpText(contract: ContractReport): string {
  if (contract.baseline.state !== 'found' || contract.requiredBump === 'none') return '';
  const { version = '' } = contract.current;
  const from = baselineName(contract);
  const next = nextVersion(from, contract.requiredBump);
  const asks = `These changes ask for a ${contract.requiredBump} release${next === undefined ? '' : ` (${next})`}`;
  if (contract.bumpEnough === undefined) return `${asks}.`;
  const step = stepOf(from, version);
  if (!contract.bumpEnough)
    return `${asks}; ${from === version ? `the version is still ${version}` : `${from} → ${version} is less`}.`;
  return `${asks}; ${from} → ${version} is ${step === contract.requiredBump ? 'one' : 'more'}.`;
}

/** Who forced the run, where that decided it; or empty. */
export function forceText(report: Report): string {
  const { force } = report;
  if (force === undefined || !report.contracts.some(({ verdict }) => verdict === 'forced')) return '';
  if (force.by === 'input') return 'Forced by the input `force`.';
  const who = force.actor === undefined ? '' : ` by ${force.actor}`;
  const when = force.at === undefined ? '' : ` on ${force.at.slice(0, 10)}`;
  return `Forced by the label \`${force.label ?? 'force'}\`, set${who}${when}.`;
}
