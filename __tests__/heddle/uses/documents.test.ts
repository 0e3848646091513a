import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../src/core/json.ts';
import { formatOfPath } from '../../../src/heddle/index.ts';
import { agent, errors, flow, plugin, problems } from './flows.ts';

const judge = { componentType: 'Judge', schema: { properties: { maxAge: { type: 'integer' } } } };
const yaml = `component_type: Flow
name: f
start_node: {$component_ref: start}
nodes:
  - {$component_ref: start}
  - component_type: Judge
    id: n
    name: n
    # how old it may be
    max_age: old
  - {$component_ref: end}
control_flow_connections: []
$referenced_components:
  start: {component_type: StartNode, id: start, name: start}
  end: {component_type: EndNode, id: end, name: end}
`;

describe('positions', () => {
  test('of YAML', async () => {
    const found = await problems({ flow: yaml }, [plugin([judge])]);
    expect(found.find(({ rule }) => rule === 'use-configuration')).toMatchObject({ line: 10, column: 14 });
  });
  test('of JSON, and of the nearest value where one is missing', async () => {
    const text = JSON.stringify(flow({ nodes: { n: { component_type: 'Judge', max_age: 'old' } } }), undefined, 2);
    const [found] = await problems({ flow: text }, [plugin([judge])]);
    expect(text.split('\n')[(found?.line ?? 0) - 1]).toContain('"max_age": "old"');
    const asks = { componentType: 'Judge', schema: { required: ['rubric'] } };
    const [missing] = await problems({ flow: text }, [plugin([asks])]);
    expect(text.split('\n')[(missing?.line ?? 0) - 1]).toContain('"n": {');
  });
  test('the format goes by the name', () => {
    expect([formatOfPath('a.yaml'), formatOfPath('a.YML'), formatOfPath('a.json'), formatOfPath('a.txt')]).toEqual([
      'yaml',
      'yaml',
      'json',
      'json',
    ]);
  });
});

describe('documents that heddle cannot read', () => {
  const read = async (text: string | Uint8Array, format?: 'json' | 'yaml') => {
    const [first] = await problems({ flow: text }, [], format === undefined ? {} : { format });
    return first?.rule === 'use-document' ? (first.line ?? first.message) : undefined;
  };
  const deep = (levels: number, inner: Json = 1): Json => (levels === 0 ? inner : [deep(levels - 1, inner)]);
  test('broken JSON and YAML, at their place', async () => {
    expect(await read('{"name": 1,\n}')).toBe(2);
    expect(await read('name: a\nother: [')).toBe(2);
    expect(await read('name: a\nname: b\n')).toBe(2);
    expect(await read('a: 1\n---\nb: 2\n')).toBeDefined();
    expect(await read('[1]', 'json')).toContain('no');
    expect(await read(new TextEncoder().encode('{'))).toBe(1);
  });
  test('levels: a hundred below the root', async () => {
    const of = (levels: number) => agent({ metadata: { deep: deep(levels) } });
    expect(await errors({ flow: of(99) }, [])).toEqual([]);
    expect(await errors({ flow: of(100) }, [])).toEqual(['use-document ']);
    expect(await read(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toContain('levels');
    expect(await read(`a: ${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toBeDefined();
  });
  test('aliases that multiply, and circles of them', async () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (let at = 1; at < 12; at += 1) {
      const [name, before] = [String.fromCharCode(97 + at), String.fromCharCode(96 + at)];
      bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`);
    }
    expect(await read(bomb.join('\n'))).toBeDefined();
    expect(await read('a: &a [*a, *a]\n')).toBeDefined();
    const wide = `a: &a ${JSON.stringify('x'.repeat(200_000))}\nb: [${Array.from({ length: 60 }, () => '*a').join(',')}]`;
    expect(await read(wide)).toContain('10 MiB');
  });
  test('large ones', async () => {
    expect(await read(`{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`)).toContain('10 MiB');
    expect(await read(`a: ${'x'.repeat(3 * 1024 * 1024)}`)).toContain('YAML');
    const names = Array.from({ length: 15_000 }, (_, at) => `k${at}: 1`).join('\n');
    expect((await problems({ flow: names }, []))[0]?.rule).toBe('use-spec-field');
  });
  test('names that every object has are names like any other', async () => {
    const nodes = { n: { component_type: 'Judge', constructor: 1, ['__proto__']: { x: 1 } } };
    expect(await errors({ flow: flow({ nodes }) }, [plugin([judge])])).toEqual([]);
    expect(await errors({ flow: '{"component_type":"toString","name":"x"}' }, [])).toEqual(['use-type-unknown ']);
    expect(await errors({ flow: '{"component_type":"__proto__","name":"x"}' }, [])).toEqual(['use-type-unknown ']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
  test('references that chain are followed a thousand levels', async () => {
    const chain = (length: number): Json => ({
      component_type: 'Judge',
      name: 'top',
      next: { $component_ref: 'c0' },
      $referenced_components: Object.fromEntries(
        Array.from({ length }, (_, at) => [
          `c${at}`,
          {
            component_type: 'Judge',
            name: 'c',
            ...(at + 1 < length ? { next: { $component_ref: `c${at + 1}` } } : {}),
          },
        ]),
      ),
    });
    expect(await errors({ flow: chain(200) }, [plugin([judge])])).toEqual([]);
    expect((await errors({ flow: chain(3_000) }, [plugin([judge])]))[0]).toContain('use-document');
  });
  test('a pattern that takes unbounded time is not tried', async () => {
    const hard = { componentType: 'Judge', schema: { properties: { rubric: { pattern: '^(\\w+\\1?)+\\-$' } } } };
    const use = { flow: flow({ nodes: { n: { component_type: 'Judge', rubric: `${'a'.repeat(60)}!` } } }) };
    const [found] = await problems(use, [plugin([hard])]);
    expect(found?.message).toContain('treated as refused');
    const many = { componentType: 'Judge', schema: { properties: { rubric: { pattern: '^(a+)+$' } } } };
    expect(await errors(use, [plugin([many])])).toHaveLength(1);
  });
});
