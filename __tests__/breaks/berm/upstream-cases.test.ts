/**
 * The settled cases read off berm-api 0.1.0, and the values that an exact reading finds beside it.
 */
import { expect, test } from '@jest/globals';
import { breaks } from '../../../src/breaks/index.ts';
import type { Finding } from '../../../src/core/finding.ts';
import type { Manifest } from '../../../src/manifest/model.ts';
import { describeWithCases, readJsonLines } from '../../support/cases.ts';
import { findingKey, upstreamKey, type UpstreamBreak } from '../../support/reasons.ts';
import { doubt, partOf } from '../../support/witness.ts';

interface Case {
  readonly id: string;
  readonly changes: readonly string[];
  readonly fragment: 'berm' | 'any';
  readonly old: Manifest;
  readonly new: Manifest;
  readonly upstream: { readonly breaks: readonly UpstreamBreak[]; readonly publishes: readonly string[] };
  /** Of fragment `berm`: where a value fails. */
  readonly values?: readonly {
    readonly surface: UpstreamBreak['surface'];
    readonly part: 'arguments' | 'result' | 'data';
  }[];
  readonly contained?: boolean;
}

const PARTS = { arguments: 'parameters', result: 'returns', data: 'fields' } as const;

describeWithCases('breaks.jsonl', () => {
  const cases = readJsonLines<Case>('berm/breaks.jsonl').map((line) => ({
    ...line,
    found: breaks(line.old, line.new),
  }));
  type Found = (typeof cases)[number];

  /** What is wrong with which case; nothing, when all is right. */
  const each = (complaints: (line: Found) => readonly string[]): string[] =>
    cases.flatMap((line) => complaints(line).map((what) => `${line.id} ${line.changes.join()}: ${what}`));

  test('there are cases', () => {
    expect(cases.length).toBeGreaterThan(1000);
  });

  test('what upstream lists is listed, place by place', () => {
    const missing = each(({ found, upstream }) => {
      const keys = new Set(counting(found).map(findingKey));
      return upstream.breaks.map(upstreamKey).filter((key) => !keys.has(key));
    });
    expect(missing).toEqual([]);
  });

  test('what is listed beyond upstream is proved by a witness', () => {
    const beyond = each(({ found, upstream }) => {
      const known = new Set(upstream.breaks.map(upstreamKey));
      const ofTheProgram = (finding: Finding): boolean => finding.subject.type === 'program';
      return counting(found)
        .filter((finding) => finding.proof !== 'witness' && !ofTheProgram(finding))
        .map(findingKey)
        .filter((key) => !known.has(key));
    });
    expect(beyond).toEqual([]);
  });

  test('ajv confirms every witness: the writer may send it, and the reader refuses it', () => {
    expect(
      each((line) =>
        line.found
          .filter(({ proof }) => proof === 'witness')
          .flatMap((finding) => doubt(finding, line.old, line.new) ?? []),
      ),
    ).toEqual([]);
    expect(cases.flatMap(({ found }) => found).filter(({ proof }) => proof === 'witness').length).toBeGreaterThan(1000);
  });

  test('wherever a value fails, a witness says so, and nowhere else', () => {
    const wrong = each(({ found, values, old, new: current }) => {
      if (values === undefined) return [];
      const onBoth = (finding: Finding): boolean => [old, current].every((side) => reached(side, finding));
      const wanted = new Set(
        values.map(({ surface, part }) => JSON.stringify([surface.tool ?? surface.event, PARTS[part]])),
      );
      const shown = new Set(
        counting(found)
          .filter((finding) => finding.proof === 'witness' && onBoth(finding))
          .map((finding) => JSON.stringify([finding.subject.name, partOf(finding)])),
      );
      return [
        ...[...wanted].filter((key) => !shown.has(key)).map((key) => `no witness at ${key}`),
        ...[...shown].filter((key) => !wanted.has(key)).map((key) => `a witness at ${key}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('nothing is listed where nothing breaks, and nothing of berm’s own types is undecided', () => {
    const listed = each(({ fragment, found, values = [], upstream, contained }) => {
      const quiet = upstream.breaks.length === 0 && values.length === 0 && contained !== false;
      const wrong = found.filter(
        (finding) =>
          finding.subject.type !== 'program' &&
          (finding.level === 'undecided' || (quiet && counting([finding]).length > 0)),
      );
      return fragment === 'berm' || contained === true ? wrong.map(findingKey) : [];
    });
    expect(listed).toEqual([]);
  });

  test('schemas that no berm type renders: what is not contained breaks with a witness', () => {
    const missed = each(({ contained, found }) =>
      contained === false && counting(found).every(({ proof }) => proof !== 'witness') ? ['no witness'] : [],
    );
    expect(missed).toEqual([]);
  });
});

function counting(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => finding.level === 'break' && finding.audience === 'callers');
}

function reached(manifest: Manifest, { subject }: Finding): boolean {
  if (subject.type === 'event') return true;
  return manifest.tools.find((tool) => tool.name === subject.name)?.public === true;
}
