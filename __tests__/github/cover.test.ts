import { beforeEach, describe, expect, test } from '@jest/globals';
import { contractKey, refusalMark, setDigest } from '../../src/core/fingerprint.ts';
import { readContext, type RunContext } from '../../src/github/context.ts';
import { coverOf, coveredNow, coversTogether, rememberForce, type Cover } from '../../src/github/cover.ts';
import type { LiveLabel } from '../../src/github/label.ts';
import type { Memory } from '../../src/github/marker.ts';
import { decide } from '../../src/gate/decide.ts';
import type { Json } from '../../src/core/json.ts';
import { contract, finding, report } from '../report/sample.ts';
import { pullRequest, type Event } from '../support/github/events.ts';
import { World, type Pull } from '../support/github/world.ts';

let world: World;
let pull: Pull;
beforeEach(() => {
  world = new World('acme', 'weather');
  pull = world.pull();
});

const AT = '2026-03-02T10:00:00Z';
const live: LiveLabel = { set: true, label: 'force', at: AT, actor: 'carol' };
const context = (event: Event): RunContext =>
  readContext(
    { GITHUB_REPOSITORY: 'acme/weather', GITHUB_EVENT_NAME: event.name, GITHUB_REF: event.ref, GITHUB_SHA: event.sha },
    event.payload as Json,
  );
const opened = (): RunContext => context(pullRequest(world, pull));
const labelled = (): RunContext => context(pullRequest(world, pull, 'labeled', 'Force'));
const kept = (at = AT): Memory => ({
  contracts: [],
  sha: 'x',
  read: 1,
  force: { at, sha: 'x', fingerprints: ['0123456789ab'] },
});

describe('what the label covers', () => {
  test('what the comment remembers of this very application of it, and no other', () => {
    const known = { state: 'known', covered: { fingerprints: ['0123456789ab'] } };
    expect(coverOf(live, opened(), { memory: kept() })).toMatchObject(known);
    expect(coverOf(live, labelled(), { memory: kept() })).toMatchObject(known);
    expect(coverOf(live, opened(), { memory: kept('2026-03-01T00:00:00Z') })).toMatchObject({ state: 'nothing' });
  });

  test('in the run that setting it started: everything there is', () => {
    expect(coverOf(live, labelled(), { memory: undefined })).toEqual({ state: 'all' });
    expect(coverOf({ ...live, label: 'other' }, labelled(), { memory: undefined })).toMatchObject({ state: 'nothing' });
  });

  test('in any other run, where nothing is kept: nothing, and it says what to do', () => {
    expect(coverOf(live, opened(), { memory: undefined })).toMatchObject({
      state: 'nothing',
      why: expect.stringContaining('set it anew'),
    });
  });

  test('what cannot be read is not known', () => {
    expect(coverOf(live, labelled(), { fault: 'no comments' })).toEqual({ state: 'unknown', why: 'no comments' });
    const blind: LiveLabel = { set: true, label: 'force', historyFault: new Error('no events') };
    expect(coverOf(blind, labelled(), { memory: kept() })).toMatchObject({ state: 'unknown' });
  });

  test('a fork’s run covers only what the second workflow kept', () => {
    pull = world.pull({ headOwner: 'mallory' });
    expect(coverOf(live, labelled(), { memory: undefined })).toMatchObject({
      state: 'nothing',
      why: expect.stringMatching(/mode: comment.*force-covers: pull-request/),
    });
    expect(coverOf(live, labelled(), { memory: kept() })).toMatchObject({ state: 'known' });
  });

  test('of several pull requests in a group: together; one that is not known makes all so', () => {
    const known = (fingerprint: string): Cover => ({ state: 'known', covered: { fingerprints: [fingerprint] } });
    const nothing: Cover = { state: 'nothing', why: 'x' };
    expect(coversTogether([known('a'), nothing, known('b')])).toMatchObject({ covered: { fingerprints: ['a', 'b'] } });
    expect(coversTogether([nothing])).toEqual(nothing);
    expect(coversTogether([known('a'), { state: 'unknown', why: 'y' }])).toMatchObject({ state: 'unknown' });
  });
});

describe('what is remembered', () => {
  const reports = [
    report([contract({ findings: [finding(), finding({ fingerprint: 'ffffffffffff', blocking: false })] })]),
  ];

  test('by the run that the label started, for its commit; any other keeps what is there', () => {
    const written = { at: AT, actor: 'carol', sha: 'abc', fingerprints: ['0123456789ab'] };
    expect(rememberForce(live, undefined, true, 'abc', reports)).toEqual(written);
    expect(rememberForce(live, undefined, false, 'abc', reports)).toBeUndefined();
    expect(rememberForce(live, kept().force, true, 'abc', [])).toEqual(kept().force);
    expect(rememberForce({ set: false, label: 'force' }, kept().force, true, 'abc', reports)).toBeUndefined();
  });

  test('a version that moved too little, where it must not: by a mark of its own; what comes later is refused', () => {
    const blocked = contract({ name: 'w', verdict: 'forced', bumpEnough: false, findings: [] });
    const rules = [{ option: 'version', value: 'require', from: 'inputs' }] as const;
    const { fingerprints } = coveredNow([report([blocked], { rules })]);
    expect(fingerprints).toEqual([refusalMark('w', 'version')]);
    expect(coveredNow([report([blocked])]).fingerprints).toEqual([]);
    const verdict = (covered: readonly string[], contract = 'w'): string =>
      decide({
        contract,
        findings: [finding({ level: 'notice', kind: 'tool-added' })],
        baseline: '1.4.0',
        current: '1.4.1',
        policy: { version: 'require' },
        force: { covers: 'findings', covered },
      }).verdict;
    expect(verdict(fingerprints)).toBe('forced');
    expect(verdict([])).toBe('refused');
    expect(verdict(fingerprints, 'other')).toBe('refused');
  });

  test('of any number: a digest for each contract, which holds for that very set', () => {
    const many = Array.from({ length: 5000 }, (_, at) => finding({ fingerprint: at.toString(16).padStart(12, '0') }));
    const covered = coveredNow([report([contract({ name: 'big', findings: many })])]);
    expect(covered).toEqual({
      fingerprints: [],
      whole: { [contractKey('big')]: setDigest(many.map(({ fingerprint }) => fingerprint)) },
    });
    const force = {
      covers: 'findings',
      covered: covered.fingerprints,
      ...(covered.whole && { whole: covered.whole }),
    } as const;
    const verdict = (findings: typeof many, name = 'big'): string =>
      decide({ contract: name, findings, baseline: '1.4.0', current: '1.5.0', force }).verdict;
    expect(verdict(many)).toBe('forced');
    expect(verdict(many.toReversed())).toBe('forced');
    expect(verdict([...many, finding({ fingerprint: 'ffffffffffff' })])).toBe('refused');
    expect(verdict(many.slice(1))).toBe('refused');
    expect(verdict(many, 'other')).toBe('refused');
  });
});
