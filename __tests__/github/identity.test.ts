import { describe, expect, test } from '@jest/globals';
import { identityOf, type GateOf } from '../../src/github/identity.ts';

const GATE: GateOf = { workflow: 'CI', job: 'gate', step: '__berm_compat-action' };
const title = (more: Partial<GateOf>): string => identityOf({ ...GATE, ...more }).title;

describe('who a gate is', () => {
  test.each<[Partial<GateOf>, string]>([
    [{}, 'Compatibility (gate)'],
    [{ step: '__berm_compat-action_2' }, 'Compatibility (gate, 2)'],
    [{ step: 'weather' }, 'Compatibility (gate, weather)'],
    [{ step: 'gate' }, 'Compatibility (gate)'],
    [{ step: '3' }, 'Compatibility (gate)'],
    [{ name: 'weather' }, 'Compatibility (weather)'],
    [{ matrix: 'null' }, 'Compatibility (gate)'],
    [{ matrix: '{"os":"linux","node":20}' }, 'Compatibility (gate, 20, linux)'],
    [{ matrix: '{"on":{"os":"linux"},"x":[true]}' }, 'Compatibility (gate, linux, true)'],
    [{ name: 'weather', matrix: '{"os":"linux"}' }, 'Compatibility (weather, linux)'],
    [{ name: 'a\nb' }, 'Compatibility (a\\nb)'],
  ])('%j: %s', (more, expected) => expect(title(more)).toBe(expected));

  test('workflow, job, step, name and leg each make another; the contracts do not', () => {
    const others: Partial<GateOf>[] = [
      {},
      { workflow: 'CD' },
      { job: 'nightly' },
      { step: '__berm_compat-action_2' },
      { name: 'weather' },
      { matrix: '{"os":"linux"}' },
      { matrix: '{"os":"mac"}' },
    ];
    const keys = others.map((more) => identityOf({ ...GATE, ...more }).key);
    expect(new Set(keys).size).toBe(others.length);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{12}$/);
    // A name given by hand holds wherever the step stands.
    expect(identityOf({ ...GATE, name: 'a', step: 'x' }).key).toBe(identityOf({ ...GATE, name: 'a', step: 'y' }).key);
  });
});
