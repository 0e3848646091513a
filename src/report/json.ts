import type { Form } from './form.ts';
import { jsonText } from './json-text.ts';
import type { JudgedFinding, Report } from './model.ts';

/** Who called what breaks, most calls first. */
export type Callers = NonNullable<JudgedFinding['callers']>;

/**
 * `report.json`: the whole report, indented, every digit of large integers kept. Its JSON Schema is
 * `report.schema.json`. Lists of callers stand once, in `callers` of the report, and findings name theirs by its place:
 * a tool with many callers and many breaks would repeat them for each.
 */
export function renderJson(report: Report): string {
  return `${jsonText(shared(report), 2)}\n`;
}

export const jsonForm = {
  id: 'json',
  file: 'report.json',
  about: 'everything; its schema is report.schema.json',
  artifact: true,
  render: renderJson,
} as const satisfies Form;

function shared(report: Report): object {
  const lists: Callers[] = [];
  const places = new Map<string | Callers, number>();
  const placeOf = (callers: Callers): number => {
    const same = places.get(callers);
    if (same !== undefined) return same;
    const key = jsonText(callers);
    const known = places.get(key) ?? lists.push(callers) - 1;
    places.set(key, known).set(callers, known);
    return known;
  };
  const contracts = report.contracts.map((contract) => ({
    ...contract,
    findings: contract.findings.map((finding) =>
      finding.callers === undefined ? finding : { ...finding, callers: placeOf(finding.callers) },
    ),
  }));
  return { ...report, contracts, ...(lists.length > 0 && { callers: lists }) };
}

/** A report as it stands in JSON: the lists of callers beside it. */
export type StoredReport = Omit<Report, 'contracts'> & {
  readonly callers?: readonly Callers[];
  readonly contracts: readonly (Omit<Report['contracts'][number], 'findings'> & {
    readonly findings: readonly (Omit<JudgedFinding, 'callers'> & { readonly callers?: number })[];
  })[];
};

/** Puts the lists of callers back to the findings that name them. A place that there is none for is left out. */
export function unshared({ callers = [], ...report }: StoredReport): Report {
  return {
    ...report,
    contracts: report.contracts.map((contract) => ({
      ...contract,
      findings: contract.findings.map(({ callers: place, ...finding }) => {
        const list = place === undefined ? undefined : callers[place];
        return list === undefined ? finding : { ...finding, callers: list };
      }),
    })),
  };
}
