import type { Finding } from '../core/finding.ts';
import { breaks } from './berm/compare.ts';
import { BERM_KINDS } from './berm/kinds/index.ts';
import { sampleManifests } from './berm/sample.ts';
import { pluginBreaks } from './heddle/index.ts';
import { PLUGIN_KINDS } from './heddle/kinds/index.ts';
import { samplePlugins } from './heddle/sample.ts';
import type { Kind, Kinds } from './kind.ts';
import { RUN_KINDS, sampleGone } from './run/kinds.ts';
import { toolsBreaks } from './tools/index.ts';
import { TOOLS_KINDS } from './tools/kinds.ts';
import { sampleLists } from './tools/sample.ts';

/** The kinds of findings between two contracts of one sort, and what their samples come to. */
export interface SampledCatalogue {
  /** Where its findings are met: "In a berm image". */
  readonly where: string;
  readonly kinds: Kinds;
  /** Every finding between the two sides of a kind's sample. */
  readonly findings: (kind: Kind) => readonly Finding[];
}

/** Every catalogue: the pages and the tests are made from them. A new kind of contract is one entry here. */
export const CATALOGUES: readonly SampledCatalogue[] = [
  {
    where: 'In a berm image',
    kinds: BERM_KINDS,
    findings: ({ sample }) => breaks(...sampleManifests(sample)),
  },
  {
    where: 'In a heddle plugin',
    kinds: PLUGIN_KINDS,
    findings: ({ sample }) => [
      ...pluginBreaks(...samplePlugins(sample)),
      ...pluginBreaks(...samplePlugins(sample), { discoverTools: true }),
    ],
  },
  {
    where: 'In a list of tools',
    kinds: TOOLS_KINDS,
    findings: ({ sample }) => toolsBreaks(...sampleLists(sample)),
  },
  {
    where: 'In a run',
    kinds: RUN_KINDS,
    findings: ({ sample }) => sampleGone(sample.before, sample.after),
  },
];

/** The kinds that ask for a minor version step. */
export const ADDITIONS: ReadonlySet<string> = new Set(
  CATALOGUES.flatMap(({ kinds }) =>
    Object.entries(kinds).flatMap(([id, { addition }]) => (addition === true ? [id] : [])),
  ),
);

/** The page that explains a kind, from the repository's root. */
export function kindPage(kind: string): string {
  return `docs/kinds/${kind}.md`;
}
