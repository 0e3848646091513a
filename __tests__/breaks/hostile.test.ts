/**
 * Manifests that somebody wrote to do harm: names of the language's own, depth, width, doubles, schemas that are
 * none.
 */
import { describe, expect, test } from '@jest/globals';
import { breaks } from '../../src/breaks/index.ts';
import type { Json } from '../../src/core/json.ts';
import type { Manifest } from '../../src/manifest/model.ts';
import { brief, manifest, taking, tool } from '../support/contracts.ts';

const args = (parameters: Json): Manifest => manifest({ tools: [tool('t', { parameters })] });
const deep = (depth: number, leaf: Json, keyword: string): Json => {
  let schema = leaf;
  for (let at = 0; at < depth; at += 1)
    schema =
      keyword === 'properties' ? { type: 'object', properties: { a: schema } } : { type: 'array', [keyword]: schema };
  return schema;
};

describe('names of the language’s own', () => {
  test('as properties: each is a name like any other', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      const properties = Object.fromEntries([[name, { type: 'string' }]]);
      expect(brief(breaks(taking(properties), taking(properties, [name])))).toEqual([
        'break argument-newly-required tool t',
      ]);
      expect(breaks(taking(properties), taking(properties, [name]))[0]).toMatchObject({
        proof: 'witness',
        witness: { value: {} },
      });
      expect(brief(breaks(taking({}), taking(properties)))).toEqual(['notice argument-added tool t']);
    }
    expect(Object.prototype).not.toHaveProperty('type');
  });

  test('as syscalls and secrets', () => {
    const deps = JSON.parse('{"programs":[],"syscalls":{"__proto__":["x"]},"secrets":["constructor"]}') as NonNullable<
      Manifest['deps']
    >;
    expect(breaks(manifest(), manifest({ deps })).map(({ after }) => after)).toEqual([
      'syscall __proto__',
      '__proto__ to x',
      'secret constructor',
    ]);
  });
});

describe('depth', () => {
  test.each(['properties', 'items', 'additionalProperties'])(
    '10,000 levels of %s end, and are not called compatible',
    (keyword) => {
      const found = breaks(
        args(deep(10_000, { type: 'string' }, keyword)),
        args(deep(10_000, { type: 'integer' }, keyword)),
      );
      expect(found.filter(({ level }) => level === 'undecided')).toHaveLength(1);
      expect(found.find(({ level }) => level === 'undecided')?.message).toMatch(/nest/);
    },
  );

  test('a type, an enum or a title of any depth is quoted short', () => {
    let value: Json = [];
    for (let at = 0; at < 10_000; at += 1) value = [value];
    const found = breaks(args({ type: value }), args({ type: 'object', enum: [value], title: 'x' }));
    expect(found.length).toBeGreaterThan(0);
    for (const { before = '', after = '', message } of found) {
      expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(80);
      expect(message.length).toBeLessThan(2_000);
    }
  });
});

describe('width', () => {
  test('an enum of 100,000 strings', () => {
    const values = Array.from({ length: 100_000 }, (_, at) => `value ${at}`);
    const found = breaks(
      taking({ x: { type: 'string', enum: values } }),
      taking({ x: { type: 'string', enum: values.slice(1) } }),
    );
    expect(found[0]).toMatchObject({ kind: 'fewer-strings-taken', subject: { name: 't' } });
    expect(found[0]?.message).toBe('`x` no longer accepts `value 0`');
  });

  test('5,000 tools that are all removed are 5,000 findings', () => {
    const many = manifest({ tools: Array.from({ length: 5_000 }, (_, at) => tool(`t${at}`)) });
    const found = breaks(many, manifest());
    expect(found).toHaveLength(5_000);
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(5_000);
  });

  test('one name 5,000 times on both sides is compared in no time, once', () => {
    const same = (type: string): Manifest =>
      manifest({ tools: Array.from({ length: 5_000 }, () => tool('t', { returns: { type } })) });
    expect(brief(breaks(same('string'), same('integer')))).toEqual(['break type-changed tool t']);
  });
});

describe('schemas that are none', () => {
  test.each<Json>([null, 'object', 7, [], [{}], true, false])(
    '%j on either side never throws, and nothing is passed over',
    (odd) => {
      for (const [old, current] of [
        [args({ type: 'object', properties: { a: {} } }), args(odd)],
        [args(odd), args({ type: 'object', required: ['a'] })],
      ] as const) {
        const found = breaks(old, current);
        expect(Array.isArray(found)).toBe(true);
        for (const { message } of found) expect(message).toMatch(/^\S.*[^.]$/s);
      }
      expect(
        breaks(args({ type: 'object', properties: { a: { type: 'string' } } }), args(odd)).filter(
          ({ level }) => level !== 'notice',
        ).length,
      ).toBeGreaterThan(0);
    },
  );
});

describe('texts', () => {
  test('what a contract says never leaves its backticks', () => {
    const name = 'x` @everyone [a](http://b) ::error::\u202e\n';
    const found = breaks(manifest({ tools: [tool(name)] }), manifest());
    expect(found[0]?.subject.name).toBe(name);
    const [renamed] = breaks(
      manifest({ tools: [tool('x', { returns: {} })] }),
      manifest({ tools: [tool(`X${name.slice(1)}`, { returns: {} })] }),
    );
    expect(renamed?.message).toBe(
      'removed, probably renamed to `X\\u0060 @everyone [a](http://b) ::error::\\u202e\\u000a`',
    );
  });
});
