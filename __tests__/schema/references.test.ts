import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../src/core/json.ts';
import { decide, decideAt } from '../../src/schema/decide.ts';
import { contained } from './asks.ts';

const list = (item: Json, end: Json = { type: 'null' }): Json => ({
  $ref: '#/$defs/list',
  $defs: {
    list: {
      anyOf: [
        end,
        { type: 'object', properties: { head: item, tail: { $ref: '#/$defs/list' } }, required: ['head', 'tail'] },
      ],
    },
  },
});

describe('references', () => {
  contained('a reference is its target', {
    wide: { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } },
    narrow: { type: 'string' },
  });
  contained('beside a reference', {
    wide: { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } },
    narrow: { $ref: '#/$defs/a', minLength: 1, $defs: { a: { type: 'string' } } },
    witness: '',
  });
  contained(
    'beside a reference in draft-07',
    {
      wide: { type: 'string' },
      narrow: { $ref: '#/definitions/a', minLength: 1, definitions: { a: { type: 'string' } } },
    },
    { draft: 'draft-07' },
  );
  contained('anchors', {
    wide: { $ref: '#here', $defs: { a: { $anchor: 'here', type: 'string' } } },
    narrow: { type: 'string' },
  });
  contained('identifiers', {
    wide: { $id: 'https://example.com/root', $ref: 'other', $defs: { a: { $id: '/other', type: 'string' } } },
    narrow: { type: 'string' },
  });
  contained('an identifier inside an enum is none', {
    wide: { $ref: '#/$defs/a', $defs: { b: { enum: [{ $id: 'a' }] }, a: { type: 'null' } } },
    narrow: { type: 'null' },
  });
  contained('escaped pointers', {
    wide: { $ref: '#/$defs/a~1b%25', $defs: { 'a/b%': { type: 'null' } } },
    narrow: { type: 'null' },
  });
  contained('recursion', {
    wide: list({ type: 'number' }),
    narrow: list({ type: 'integer' }),
    witness: { head: 0.5, tail: null },
  });
  contained('recursion written otherwise', {
    wide: list({ type: 'number' }),
    narrow: { ...(list({ type: 'number' }) as object), title: 'list' },
  });
  contained('a value that would never end is none', { wide: false, narrow: list({ type: 'number' }, false) });
  contained('$dynamicRef', {
    wide: { type: 'array', items: { type: 'string' } },
    narrow: {
      $id: 'https://example.com/strings',
      $ref: 'list',
      $defs: {
        item: { $dynamicAnchor: 'item', type: 'string' },
        list: {
          $id: 'list',
          type: 'array',
          items: { $dynamicRef: '#item' },
          $defs: { item: { $dynamicAnchor: 'item' } },
        },
      },
    },
  });

  test.each(['https://example.com/elsewhere', '#/$defs/missing', '#missing', 'other.json#/a'])(
    '%s leads out of the document',
    (reference) => {
      const answer = decide({ $ref: reference }, { type: 'string' });
      expect(answer).toMatchObject({
        answer: 'undecided',
        reason: `"$ref" leads to ${JSON.stringify(reference)}, which is not in the document (nothing is fetched)`,
      });
      expect(decide({ $ref: reference }, { title: 'the same', $ref: reference })).toEqual({ answer: 'compatible' });
      expect(decide({ $ref: reference, unevaluatedProperties: false }, { const: { a: 1 } }).answer).toBe('undecided');
    },
  );

  test('a dialect that is not known is undecided, and named; $schema goes before the option', () => {
    const foreign = { $schema: 'https://example.com/dialect', type: 'null' };
    expect(decide(foreign, { type: 'null' })).toMatchObject({
      answer: 'undecided',
      reason: 'the dialect "https://example.com/dialect" is not known',
    });
    expect(decide(foreign, { ...foreign, title: 'same' })).toEqual({ answer: 'compatible' });
    // What the caller states wins over a dialect that nobody knows.
    expect(decide(foreign, { type: 'null' }, { draft: 'draft-07' }).answer).not.toBe('undecided');
    expect(
      decide(
        { $schema: 'http://json-schema.org/draft-07/schema#', prefixItems: [{ type: 'null' }] },
        { type: 'array' },
      ),
    ).toEqual({ answer: 'compatible' });
    expect(
      decide({ $schema: 'http://json-schema.org/schema#', prefixItems: [{ type: 'null' }] }, { type: 'array' }),
    ).toEqual({ answer: 'break', witness: [false] });
  });

  test('a reference to itself means nothing', () => {
    expect(decide({ $ref: '#' }, { type: 'null' })).toMatchObject({
      answer: 'undecided',
      reason: 'a "$ref" that leads back to itself',
    });
    expect(decide({ anyOf: [{ $ref: '#' }, { type: 'string' }] }, { type: 'string' })).toEqual({
      answer: 'compatible',
    });
  });

  test('a place inside a document is read with the document around it', () => {
    const document = { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { type: 'string' } } };
    expect(decideAt({ document, pointer: '/properties/a' }, { document: { type: 'string' }, pointer: '' })).toEqual({
      answer: 'compatible',
    });
    expect(decideAt({ document, pointer: '/properties/a' }, { document: [{ type: 'null' }], pointer: '/0' })).toEqual({
      answer: 'break',
      witness: null,
    });
    expect(decideAt({ document, pointer: '/properties/b' }, { document, pointer: '' })).toMatchObject({
      answer: 'undecided',
      reason: 'there is no schema at "/properties/b"',
    });
  });
});
