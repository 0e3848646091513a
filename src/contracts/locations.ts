import { isAbsolute } from 'node:path';
import type { Finding, Problem, Subject } from '../core/finding.ts';
import { pointerTokens } from '../core/json.ts';
import { locate } from '../core/locate.ts';
import type { Manifest } from '../manifest/index.ts';
import type { JudgedFinding, LocatedProblem, Location } from '../report/model.ts';
import { isUnreadable, manifestOf, type Contract, type Reading } from './read-contract.ts';
import { rustLocator, type SourceFile } from './rust/locate.ts';
import type { NamedContract } from '../gate/world.ts';

/** Where findings and problems stand in the repository. */
export interface Locator {
  readonly finding: (finding: JudgedFinding) => JudgedFinding;
  readonly problem: (problem: Problem) => LocatedProblem;
}

/** Nothing stands anywhere: for what is not part of the repository. */
export const NOWHERE: Locator = { finding: (finding) => finding, problem: (problem) => problem };

/**
 * Finds the lines on which annotations stand: the JSON line of a plugin manifest, the Rust line of an image.
 * Where nothing certain is found there is no location rather than a wrong one.
 *
 * @param rust reads the Rust files; it is asked only when there is something to place
 */
export async function locatorFor(
  named: NamedContract,
  { contract, problems }: Reading,
  baseline: Contract | undefined,
  findings: readonly Finding[],
  rust: () => Promise<readonly SourceFile[]>,
): Promise<Locator> {
  if (contract.kind === 'plugin' || isUnreadable(contract))
    return jsonLocator(named.path, contract.kind === 'plugin' ? contract.text : '', findings);
  const manifest = manifestOf(contract);
  if (manifest === undefined || (findings.length === 0 && problems.length === 0)) return NOWHERE;
  return imageLocator(rustLocator(await rust(), manifest, baseline && manifestOf(baseline), named.path), manifest);
}

function jsonLocator(path: string, text: string, findings: readonly Finding[]): Locator {
  if (isAbsolute(path)) return NOWHERE;
  const places = locate(
    text,
    findings.map(({ current }) => current ?? ''),
  );
  return {
    finding: (finding) => {
      const place = places.get(finding.current ?? '');
      return place === undefined ? finding : { ...finding, location: { path, line: place.line, column: place.column } };
    },
    problem: (problem) =>
      problem.line === undefined
        ? problem
        : {
            ...problem,
            location: { path, line: problem.line, ...(problem.column !== undefined && { column: problem.column }) },
          },
  };
}

function imageLocator(
  locator: (finding: Pick<Finding, 'subject' | 'current' | 'baseline'>) => Location | undefined,
  manifest: Manifest,
): Locator {
  return {
    finding: (finding) => withLocation(finding, locator(finding)),
    problem: (problem) => {
      const { pointer } = problem;
      return pointer === undefined
        ? problem
        : withLocation(problem, locator({ subject: subjectAt(pointer, manifest), current: pointer }));
    },
  };
}

function withLocation<T extends object>(of: T, location: Location | undefined): T & { location?: Location } {
  return location === undefined ? of : { ...of, location };
}

/** The tool or event that a pointer leads into, else the program. */
function subjectAt(pointer: string, manifest: Manifest): Subject {
  const [list, index] = pointerTokens(pointer);
  const name =
    list === 'tools'
      ? manifest.tools[Number(index)]?.name
      : list === 'events'
        ? manifest.events?.[Number(index)]?.name
        : undefined;
  return name === undefined ? { type: 'program', name: '' } : { type: list === 'tools' ? 'tool' : 'event', name };
}
