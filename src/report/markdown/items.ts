/** What can be left out of a report that must be short, and in which order. */
import type { ContractReport, JudgedFinding, LocatedProblem, Report } from '../model.ts';
import { orderContracts, orderProblems, sectionOf, type Section } from '../view.ts';

/** One entry: a line of a table or list, or the details of a finding. */
export type Item = JudgedFinding | LocatedProblem;

/** What is shown: lines of findings and problems, and details of findings. */
export interface Cut {
  readonly lines: ReadonlySet<Item>;
  readonly details: ReadonlySet<JudgedFinding>;
  /** Contracts that are named; the rest is counted. */
  readonly contracts: number;
}

interface Entry {
  readonly item: Item;
  readonly detail: boolean;
}

/** Everything that can be left out, what matters most first. */
export function entries(report: Report): readonly Entry[] {
  const contracts = orderContracts(report);
  const problems = contracts.flatMap((contract) => orderProblems(contract.problems));
  const lines = (items: readonly Item[]): Entry[] => items.map((item) => ({ item, detail: false }));
  const details = (findings: readonly JudgedFinding[]): Entry[] => findings.map((item) => ({ item, detail: true }));
  const of = (...ids: readonly Section['id'][]): JudgedFinding[] => findingsOf(contracts, ids);
  return [
    ...lines(problems.filter(({ level }) => level === 'error')),
    ...lines(of('blocking', 'undecided')),
    ...lines(of('lifted', 'internal')),
    ...details(of('blocking', 'undecided')),
    ...lines(of('warnings')),
    ...lines(problems.filter(({ level }) => level !== 'error')),
    ...lines(of('notices')),
    ...details(of('lifted', 'internal', 'warnings')),
  ];
}

/** The first `many` entries. */
export function cutAt(all: readonly Entry[], many: number, contracts: number): Cut {
  const shown = all.slice(0, many);
  return {
    lines: new Set(shown.filter(({ detail }) => !detail).map(({ item }) => item)),
    details: new Set(
      shown
        .filter(({ detail }) => detail)
        .map(({ item }) => item)
        .filter(isFinding),
    ),
    contracts,
  };
}

/** Findings of these parts, contract by contract, in the order of the parts within each. */
export function findingsOf(contracts: readonly ContractReport[], ids: readonly Section['id'][]): JudgedFinding[] {
  return contracts.flatMap(({ findings }) =>
    ids.flatMap((id) => findings.filter((finding) => sectionOf(finding) === id)),
  );
}

function isFinding(item: Item): item is JudgedFinding {
  return 'fingerprint' in item;
}
