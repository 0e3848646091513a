import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isArray, isObject, parseJson, pointer, positionAt, type Json } from '../../src/core/json.ts';
import { locate } from '../../src/core/locate.ts';

const TEXT =
  '{\n  "name": "p",\n  "tools": [\n    { "name": "a" },\n    { "name": "b", "in/put": { "x~y": [1, [2, 3]] } ' +
  '}\n  ]\n}\n';
const at = (wanted: string, text = TEXT): string => {
  const found = locate(text, [wanted]).get(wanted);
  return `${found?.line}:${found?.column}`;
};

describe('locate', () => {
  test('finds values at any depth', () => {
    expect(at('')).toBe('1:1');
    expect(at('/name')).toBe('2:11');
    expect(at('/tools/1')).toBe('5:5');
    expect(at('/tools/1/in~1put/x~0y/1/1')).toBe('5:47');
  });

  test('what is gone stands on its nearest surviving parent', () => {
    expect(at('/tools/7/name')).toBe('3:12');
    expect(at('/components/0')).toBe('1:1');
    expect(at('/tools/0/inputSchema/type')).toBe('4:5');
    expect(at('/name/deeper')).toBe('2:11');
  });

  test('many pointers come from one pass, each with its own answer', () => {
    expect([...locate(TEXT, ['/tools/1/name', '/name', '/nothing'])].map(([key, { line }]) => [key, line])).toEqual([
      ['/tools/1/name', 5],
      ['/name', 2],
      ['/nothing', 1],
    ]);
  });

  test('of a name that stands twice the last one counts, and nothing below the first', () => {
    const text = '{"a":{"b":1},\n"a":{"c":2}}';
    expect(at('/a', text)).toBe('2:5');
    expect(at('/a/b', text)).toBe('2:5');
    expect(at('/a/c', text)).toBe('2:10');
  });

  test('names such as __proto__ are ordinary', () => {
    expect(at('/__proto__/constructor', '{"__proto__":{"constructor":1}}')).toBe('1:29');
  });

  test('a text that is not JSON is walked as far as it goes', () => {
    expect(at('/a/0', '{"a": [1,,')).toBe('1:8');
    expect(at('/a', '')).toBe('1:1');
    expect(at('/b', '{"a" 1 }]')).toBe('1:1');
  });

  test('a hundred thousand levels cost no stack', () => {
    expect(at('/0/0/0', '['.repeat(100_000) + ']'.repeat(100_000))).toBe('1:4');
  });

  test('agrees with a reader that starts at each value', () => {
    fc.assert(
      fc.property(fc.json(), (compact) => {
        const text = JSON.stringify(JSON.parse(compact), null, 1);
        const values = new Map<string, Json>();
        const collect = (value: Json, tokens: readonly (string | number)[]): void => {
          values.set(pointer(...tokens), value);
          if (isArray(value)) value.forEach((item, index) => collect(item, [...tokens, index]));
          else if (isObject(value)) for (const [name, item] of Object.entries(value)) collect(item, [...tokens, name]);
        };
        collect(parseJson(text, { dialect: 'ecma' }).value, []);
        for (const [key, position] of locate(text, values.keys())) {
          expect(parseJson(text, { dialect: 'ecma', offset: position.offset, partial: true }).value).toEqual(
            values.get(key),
          );
          expect(position).toEqual(positionAt(text, position.offset));
        }
      }),
    );
  });
});
