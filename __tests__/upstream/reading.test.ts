/**
 * The running upstream's reader against ours: sections of all sorts are accepted here exactly when berm-api
 * accepts them, and what is read is the same.
 */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { equalJson } from '../../src/core/equal.ts';
import { ContractError } from '../../src/core/errors.ts';
import { parseSection, type Manifest } from '../../src/manifest/index.ts';
import { sectionTextArbitrary } from '../support/section-texts.ts';
import { askUpstream, buildUpstream, describeUpstream, type UpstreamAnswer } from './ask.ts';
import { imageOf } from './image.ts';

const seed = Number(process.env['BERM_COMPAT_SEED'] ?? 20260730);
const BUILD_LIMIT = 300_000;

/** Ours, or the reason for refusing. An ABI that upstream's host does not speak is for the checks at load. */
function read(text: string): { manifest: Manifest } | { error: string } {
  try {
    const manifest = parseSection(new TextEncoder().encode(text));
    return manifest.abi_version === 4 ? { manifest } : { error: `ABI ${manifest.abi_version}` };
  } catch (error) {
    if (error instanceof ContractError) return { error: error.message };
    throw error;
  }
}

/** A manifest with every default filled in, as upstream prints it. */
function filled({ database, events = [], ...manifest }: Manifest): unknown {
  return { ...manifest, events, database: database ?? null };
}

describeUpstream('Manifest::from_image', () => {
  beforeAll(buildUpstream, BUILD_LIMIT);

  test('accepts and reads what we accept and read', async () => {
    const sections = fc.sample(sectionTextArbitrary(), { numRuns: 1500, seed });
    const answers = await askUpstream(sections.map(({ text }) => ({ image: imageOf(text) })));
    const different = sections.flatMap(({ done, text }, at) =>
      difference(read(text), answers[at] ?? {}).map((what) => `${done.join(', ')}: ${what} in ${text}`),
    );
    expect(different).toEqual([]);
    const refused = answers.filter((answer) => answer.error !== undefined).length;
    expect(refused).toBeGreaterThan(300);
    expect(answers.length - refused).toBeGreaterThan(300);
  });
});

function difference(ours: ReturnType<typeof read>, theirs: UpstreamAnswer): string[] {
  if ('error' in ours) return theirs.error === undefined ? [`only we refuse: ${ours.error}`] : [];
  if (theirs.error !== undefined) return [`only upstream refuses: ${theirs.error}`];
  return equalJson(theirs, filled(ours.manifest)) ? [] : [`read otherwise: ${JSON.stringify(theirs)}`];
}
