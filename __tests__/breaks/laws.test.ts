import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breaks } from '../../src/breaks/index.ts';
import type { Finding } from '../../src/core/finding.ts';
import { evolutionArbitrary, manifestArbitrary, type MUTATION_LABELS } from '../support/manifests.ts';

type Label = (typeof MUTATION_LABELS)[number];
const HARMLESS: readonly Label[] = [
  'nothing',
  'tools-reordered',
  'tool-added-public',
  'tool-added-internal',
  'tool-published',
  'callers-lifted',
  'anonymous-added',
  'query-added',
  'tool-deprecated',
  'tool-description-changed',
  'returns-added',
  'event-added',
  'event-deprecated',
  'version-changed',
  'deps-changed',
  'migration-appended',
  'arg-enum-value-added',
  'arg-enum-to-string',
  'arg-required-to-optional',
  'arg-unsigned-to-signed',
  'arg-optional-field-added',
  'arg-fields-reordered',
  'arg-title-changed',
  'arg-description-added',
  'result-string-to-enum',
  'result-signed-to-unsigned',
  'result-optional-to-required',
  'result-optional-field-added',
  'result-required-field-added',
  'result-enum-reordered',
  'event-enum-value-dropped',
  'event-required-field-added',
];

const counts = (finding: Finding): boolean => finding.level === 'break' || finding.level === 'undecided';

describe('laws', () => {
  test('a manifest breaks nobody of its own, however it came here', () => {
    fc.assert(
      fc.property(manifestArbitrary(), (manifest) => {
        expect(breaks(manifest, manifest)).toEqual([]);
        expect(breaks(manifest, structuredClone(manifest))).toEqual([]);
      }),
    );
  });

  test('additions and what widens break nobody', () => {
    fc.assert(
      fc.property(evolutionArbitrary(HARMLESS), ({ old, current }) => {
        expect(breaks(old, current).filter(counts)).toEqual([]);
      }),
    );
  });

  test('the same question has the same answer, each finding once, in one order', () => {
    fc.assert(
      fc.property(evolutionArbitrary(), ({ old, current }) => {
        const found = breaks(old, current);
        expect(breaks(structuredClone(old), structuredClone(current))).toEqual(found);
        expect(new Set(found.map(({ fingerprint, message }) => fingerprint + message)).size).toBe(found.length);
      }),
    );
  });

  test('a fingerprint does not know where in the list its tool stands', () => {
    fc.assert(
      fc.property(evolutionArbitrary(), ({ old, current }) => {
        const plain = breaks(old, current)
          .filter(counts)
          .map(({ fingerprint }) => fingerprint);
        const moved = {
          ...old,
          tools: [...old.tools, { name: 'zzz', description: '', parameters: { type: 'object' } }].reverse(),
        };
        const doubled = new Set(old.tools.map(({ name }) => name)).size < old.tools.length;
        const again = breaks(moved, current)
          .filter(counts)
          .map(({ fingerprint }) => fingerprint);
        if (!doubled) expect(again).toEqual(expect.arrayContaining(plain));
      }),
    );
  });

  test('pointers lead to something in their manifests', () => {
    const resolve = (document: unknown, pointer: string): unknown =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (value, token) => Reflect.get(Object(value), token.replaceAll('~1', '/').replaceAll('~0', '~')),
          document,
        );
    fc.assert(
      fc.property(evolutionArbitrary(), ({ old, current }) => {
        for (const finding of breaks(old, current)) {
          if (finding.baseline !== undefined) expect(resolve(old, finding.baseline)).toBeDefined();
          if (finding.current !== undefined) expect(resolve(current, finding.current)).toBeDefined();
        }
      }),
    );
  });
});
