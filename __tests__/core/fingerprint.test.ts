import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonical, fingerprint } from '../../src/core/fingerprint.ts';
import { parseJson } from '../../src/core/json.ts';

describe('canonical', () => {
  test('does not depend on the order of names or on white space', () => {
    expect(canonical(parseJson('{"b":[1, 2],"a":{"d":null,"c":"x"}}').value)).toBe(
      '{"a":{"c":"x","d":null},"b":[1,2]}',
    );
  });

  test('has one spelling per number', () => {
    expect(canonical(parseJson('[1, 1.0, 1e0, -0.0, 0, 1e21, 1000000000000000000000, 0.5]').value)).toBe(
      '[1,1,1,0,0,1000000000000000000000,1000000000000000000000,0.5]',
    );
    expect(canonical(18446744073709551615n)).toBe('18446744073709551615');
  });

  test('tells different values apart, names such as __proto__ included', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(a) === JSON.stringify(b);
        if (same) expect(canonical(a as never)).toBe(canonical(b as never));
        else if (canonical(a as never) === canonical(b as never))
          expect(parseJson(canonical(a as never)).value).toEqual(parseJson(canonical(b as never)).value);
      }),
    );
    expect(canonical(parseJson('{"__proto__":1}').value)).toBe('{"__proto__":1}');
  });
});

describe('fingerprint', () => {
  const finding = {
    kind: 'tool-removed',
    subject: { type: 'tool', name: 'echo' },
    baseline: '/tools/0',
    before: 'echo',
  } as const;

  test('is twelve hex digits that stay as they are', () => {
    // An acceptance in a user's repository holds this value: a change here forgets every acceptance.
    expect(fingerprint(finding)).toBe('a6f360c54e2c');
  });

  test('changes with kind, subject, pointer, before and after, and with nothing else', () => {
    const others = [
      { ...finding, kind: 'event-removed' },
      { ...finding, subject: { type: 'event', name: 'echo' } as const },
      { ...finding, subject: { type: 'tool', name: 'echo2' } as const },
      { ...finding, baseline: '/tools/1' },
      { ...finding, before: 'other' },
      { ...finding, after: 'x' },
    ];
    expect(new Set([finding, ...others].map(fingerprint)).size).toBe(7);
    expect(fingerprint({ ...finding, ...{ message: 'reworded' } })).toBe(fingerprint(finding));
  });
});
