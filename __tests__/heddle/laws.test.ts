/** What holds for any manifest. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Json } from '../../src/core/json.ts';
import { pluginBreaks } from '../../src/breaks/heddle/index.ts';
import { PLUGIN_KINDS } from '../../src/breaks/heddle/kinds/index.ts';
import { RULE_CATALOGUE, validatePlugin } from '../../src/heddle/index.ts';
import { manifest, shuffled } from './arbitrary.ts';

const errors = (text: string): string[] =>
  validatePlugin(text)
    .filter(({ level }) => level === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);
/** One place of a manifest, and what to put there. */
const damage = fc.record({
  at: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
  put: fc.oneof(fc.jsonValue() as fc.Arbitrary<Json>, fc.constantFrom<Json>(null, '', [], {}, true, 'before', 'node')),
});

function damaged(value: Json, { at, put }: { at: readonly number[]; put: Json }): Json {
  const [first, ...rest] = at;
  if (first === undefined || typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  if (keys.length === 0) return put;
  const key = keys[first % keys.length]!;
  const entries = Object.entries(value as Record<string, Json>).map(([name, inner]) => [
    name,
    name === key ? damaged(inner, { at: rest, put }) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner as Json) : (Object.fromEntries(entries) as Json);
}

test('a manifest that is built by the rules is taken', () => {
  fc.assert(
    fc.property(manifest, (json) => expect(errors(JSON.stringify(json))).toEqual([])),
    { numRuns: 300 },
  );
});

test('the order of fields, and of lists where it means nothing, changes nothing', () => {
  const lists = ['tools', 'files', 'capabilities', 'inputs', 'outputs', 'branches', 'node', 'toolCall', 'enum'];
  fc.assert(
    fc.property(manifest, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (json, stream) => {
      const other = shuffled(json, () => stream.next().value as number, lists);
      expect(pluginBreaks(json, other)).toEqual([]);
      expect(errors(JSON.stringify(other))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('no damage makes anything throw; every problem has a rule of the catalogue, and a place in the text', () => {
  const rules = new Set(RULE_CATALOGUE.map(({ id }) => id));
  fc.assert(
    fc.property(manifest, damage, fc.boolean(), (json, how, submitted) => {
      const text = JSON.stringify(damaged(json, how), null, 1);
      for (const { rule, line, column, pointer, message } of validatePlugin(text, { submitted })) {
        expect(rules.has(rule)).toBe(true);
        expect(text.split('\n')[(line ?? 0) - 1]?.length).toBeGreaterThanOrEqual((column ?? Infinity) - 1);
        expect(pointer).toBeDefined();
        expect(message).toMatch(/[.?!]$/);
      }
    }),
    { numRuns: 500 },
  );
});

test('any two manifests can be compared, in kinds of the catalogue; each with itself has no difference', () => {
  fc.assert(
    fc.property(manifest, manifest, damage, (old, json, how) => {
      const current = damaged(json, how);
      const found = pluginBreaks(old, current, { budget: 2000 });
      expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(found.length);
      for (const { kind, level, fingerprint, hits, shows } of found) {
        expect(Object.entries(PLUGIN_KINDS).find(([id]) => id === kind)?.[1].level).toBe(level);
        expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
        expect(hits?.length).toBeGreaterThan(0);
        expect(shows).toBeDefined();
      }
      expect(pluginBreaks(current, current)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('any text is answered, and a text that is not JSON by one problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.uint8Array()), (source) => {
      const problems = validatePlugin(source);
      expect(problems.some(({ level }) => level === 'error')).toBe(true);
      if (problems[0]?.rule === 'json') expect(problems).toHaveLength(1);
    }),
    { numRuns: 500 },
  );
});

test('two places that share their nearest parent in the baseline are two findings', () => {
  const store = (schema: object) => ({
    name: 'acme',
    version: '1.0.0',
    components: [{ componentType: 'S', kind: 'store', ...schema }],
  });
  const found = pluginBreaks(
    store({}),
    store({ schema: { type: 'object', properties: { a: { enum: ['x', 'y'] }, c: { enum: ['x', 'y'] } } } }),
  );
  const narrowed = found.filter(({ kind }) => kind === 'configuration-narrowed');
  expect(narrowed.map(({ baseline, current }) => [baseline, current])).toEqual([
    ['/components/0/schema', '/components/0/schema/properties/a'],
    ['/components/0/schema', '/components/0/schema/properties/c'],
  ]);
  expect(new Set(narrowed.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});
