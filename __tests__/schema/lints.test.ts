import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { schemaLints } from '../../src/schema/lints.ts';

const said = (schema: Json): string[] =>
  schemaLints(schema).map((slip) => `${slip.at} ${slip.is === 'malformed' ? slip.expected : `→ ${slip.meant}`}`);

describe('schemaLints', () => {
  test.each<readonly [Json, readonly string[]]>([
    [true, []],
    [{ type: 'object', properties: { a: { type: 'string', minLength: 1 } }, required: ['a'] }, []],
    [{ type: 'strng' }, ['/type the name of a JSON type, or a list of them']],
    [{ properties: { 'a/b': { minimum: '1' } } }, ['/properties/a~1b/minimum a number']],
    [{ anyOf: [{ requierd: ['a'] }] }, ['/anyOf/0/requierd → required']],
    [{ readonly: true }, ['/readonly → readOnly']],
    [{ 'x-note': 1, nullable: true, example: 1, units: 'm', title: 'T' }, []],
    [{ enum: [{ tpye: 1 }], default: { requierd: 1 } }, []],
    [{ $schema: 'https://example.org/own', tpye: 1 }, []],
    [{ properties: { minimun: { type: 'integer' } } }, []],
  ])('%j', (schema, wanted) => expect(said(schema)).toEqual(wanted));

  test('is bounded', () => {
    const many = { properties: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, { type: 1 }])) };
    expect(said(many)).toHaveLength(50);
    let deep: Json = { type: 1 };
    for (let at = 0; at < 5_000; at += 1) deep = { not: deep };
    expect(said(deep)).toEqual([]);
  });
});
