/**
 * The real images' sections, and the older manifests: what berm-api 0.1.0 says of each pair, we say.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { breaks } from '../../../src/breaks/index.ts';
import { parseJson } from '../../../src/core/json.ts';
import { parseIdl, parseSection, publishes, type Manifest } from '../../../src/manifest/index.ts';
import { casesPath, describeWithCases } from '../../support/cases.ts';
import { brief } from '../../support/contracts.ts';
import { findingKey, upstreamKey } from '../../support/reasons.ts';

interface Pair {
  readonly old: string;
  readonly new: string;
  readonly breaks: readonly string[];
  readonly publishes: readonly string[];
}

const read = (path: string): Buffer => readFileSync(casesPath(`berm/${path}`));
const section = (name: string): Manifest => parseSection(read(`images/sections/${name}.txt`));
const json = (path: string): Manifest => parseJson(read(path).toString('utf8')).value as unknown as Manifest;

/** Upstream's line: "tool say: arguments.times is newly required". */
function keyOf(line: string): string {
  const [, type = '', name = '', reason = ''] = /^(tool|event) ([^:]+): (.*)$/s.exec(line) ?? [];
  return upstreamKey({ surface: { [type]: name }, reason });
}

describeWithCases('real images', () => {
  const { pairs } = (
    existsSync(casesPath('berm/images/breaks.json'))
      ? JSON.parse(read('images/breaks.json').toString('utf8'))
      : { pairs: [] }
  ) as { pairs: Pair[] };
  const known = pairs.filter((pair) =>
    [pair.old, pair.new].every((name) => existsSync(casesPath(`berm/images/sections/${name}.txt`))),
  );

  test.each(known.map((pair): [string, Pair] => [`${pair.old} → ${pair.new}`, pair]))('%s', (_name, pair) => {
    const [old, current] = [section(pair.old), section(pair.new)];
    const found = breaks(old, current);
    const counting = found.filter(
      ({ level, audience, subject }) => level === 'break' && audience === 'callers' && subject.type !== 'program',
    );
    expect(new Set(counting.map(findingKey))).toEqual(new Set(pair.breaks.map(keyOf)));
    expect(found.filter(({ level }) => level === 'undecided')).toEqual([]);
    expect(publishes(old, current)).toEqual(pair.publishes);
  });

  test('most pairs have their sections here', () => {
    expect(known.length).toBeGreaterThan(20);
  });

  test('the two edited migrations of weather 2.0.0 are no matter of callers', () => {
    expect(
      brief(breaks(section('weather-1.1.0'), section('weather-2.0.0'))).filter((line) => line.includes('program')),
    ).toEqual([
      'break migration-rewritten program program',
      'notice reach-added program program',
      'notice reach-added program program',
    ]);
  });

  test('feeder 0.3.0 breaks calls that a host armed', () => {
    expect(brief(breaks(section('feeder-0.2.0'), section('feeder-0.3.0')))).toEqual([
      'break argument-newly-required tool ring (host)',
    ]);
  });

  test('the IDL a host serves is a baseline too', () => {
    const idl = parseIdl(read('bermd/idl/weather-1.0.0.json').toString('utf8'));
    const full = breaks(section('weather-1.0.0'), section('weather-2.0.1'));
    const found = breaks(idl, section('weather-2.0.1'));
    const ofTools = full.filter(
      ({ level, audience, subject, kind }) =>
        level === 'break' && audience === 'callers' && subject.type === 'tool' && kind !== 'stripe-withdrawn',
    );
    expect(new Set(found.filter(({ level }) => level === 'break').map(findingKey))).toEqual(
      new Set(ofTools.map(findingKey)),
    );
    expect(breaks(idl, section('weather-1.0.0')).map(({ kind }) => kind)).toEqual(['not-known']);
  });

  test('the spike: query became a required argument of echo', () => {
    expect(brief(breaks(json('pairs/spike/old.json'), json('pairs/spike/new.json')))).toEqual([
      'break argument-newly-required tool echo',
      'notice argument-added tool echo',
      'notice description-changed tool echo',
      'notice tool-added tool chatty',
      'notice tool-added tool probe',
    ]);
  });

  test('the older pair `os`', () => {
    const found = breaks(json('pairs/os/old.json'), json('pairs/os/new.json'));
    expect(found.filter(({ level }) => level === 'undecided')).toEqual([]);
    expect(brief(found)).toEqual(['notice tool-added tool glob', 'notice tool-added tool grep']);
  });
});
