/**
 * The running upstream against ours: random manifests, and what they grow into. Everything that berm-api lists we
 * list at the same place; whatever we list beyond it at the level of a break carries a witness.
 */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breaks } from '../../src/breaks/index.ts';
import type { Finding } from '../../src/core/finding.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { publishes } from '../../src/manifest/reach.ts';
import { evolutionArbitrary, manifestArbitrary, type Evolution } from '../support/manifests.ts';
import { findingKey, upstreamKey } from '../support/reasons.ts';
import { roughPairArbitrary } from '../support/rough-schemas.ts';
import { askUpstream, buildUpstream, describeUpstream, type UpstreamAnswer } from './ask.ts';
import { imageOf, sectionOf } from './image.ts';

/** Another seed for another walk through the same laws: `BERM_COMPAT_SEED=$RANDOM`. */
const seed = Number(process.env['BERM_COMPAT_SEED'] ?? 20260730);
const BUILD_LIMIT = 300_000;

async function ask(
  pairs: readonly { readonly old: Manifest; readonly current: Manifest }[],
): Promise<UpstreamAnswer[]> {
  return askUpstream(
    pairs.map(({ old, current }) => ({ old: imageOf(sectionOf(old)), new: imageOf(sectionOf(current)) })),
  );
}

/** What differs between upstream's answer and ours; nothing, where the two agree. */
function differences(old: Manifest, current: Manifest, answer: UpstreamAnswer): string[] {
  const wanted = new Set((answer.breaks ?? []).map(upstreamKey));
  const found = breaks(old, current).filter(
    (finding) => finding.level === 'break' && finding.audience === 'callers' && finding.subject.type !== 'program',
  );
  const keys = new Set(found.map(findingKey));
  return [
    ...(answer.error === undefined ? [] : [`upstream could not read it: ${answer.error}`]),
    ...[...wanted].filter((key) => !keys.has(key)).map((key) => `missing ${key}`),
    ...found
      .filter((finding) => unproved(finding) && !wanted.has(findingKey(finding)))
      .map((finding) => `beyond ${findingKey(finding)}`),
  ];
}

function unproved(finding: Finding): boolean {
  return finding.proof !== 'witness';
}

describeUpstream('berm-api 0.1.0', () => {
  beforeAll(buildUpstream, BUILD_LIMIT);

  test('evolved manifests: the same breaks, at the same places', async () => {
    const pairs = fc.sample(evolutionArbitrary(), { numRuns: 300, seed });
    const answers = await ask(pairs);
    expect(report(pairs, answers)).toEqual([]);
    expect(answers.filter((answer) => (answer.breaks ?? []).length > 0).length).toBeGreaterThan(40);
  });

  test('two manifests that have nothing to do with each other', async () => {
    const pairs = fc.sample(fc.record({ old: manifestArbitrary(), current: manifestArbitrary() }), {
      numRuns: 200,
      seed,
    });
    expect(report(pairs, await ask(pairs))).toEqual([]);
  });

  test('schemas that no berm type renders', async () => {
    const pairs = fc.sample(roughPairArbitrary(), { numRuns: 300, seed });
    const answers = await ask(pairs);
    expect(report(pairs, answers)).toEqual([]);
    expect(answers.filter((answer) => (answer.breaks ?? []).length > 0).length).toBeGreaterThan(40);
  });

  test('the tools that become public are the same, each once', async () => {
    const pairs = fc.sample(
      evolutionArbitrary(['tool-published', 'tool-added-public', 'tool-removed', 'tool-no-longer-public']),
      { numRuns: 200, seed },
    );
    const answers = await ask(pairs);
    expect(pairs.map(({ old, current }) => publishes(old, current))).toEqual(
      answers.map((answer) => [...new Set(answer.publishes)]),
    );
  });
});

function report(
  pairs: readonly (Pick<Evolution, 'old' | 'current'> & Partial<Evolution>)[],
  answers: readonly UpstreamAnswer[],
): string[] {
  return pairs.flatMap(({ old, current, labels = [] }, at) =>
    differences(old, current, answers[at] ?? { error: 'no answer' }).map(
      (what) => `${labels.join()}: ${what} in ${JSON.stringify({ old, current })}`,
    ),
  );
}
