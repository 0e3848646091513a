import { ANY, not, type Literal } from '../formula/formula.ts';
import type { Cause } from '../undecided.ts';
import { compileHere, demandAt, only, type Conjunct, type SchemaNode } from './demand.ts';
import type { Keyword, ReferenceKind } from './keyword.ts';

function outside(keyword: string, target: string): Cause {
  return { code: 'foreign-reference', keyword, target };
}

/**
 * What the reference leads to is taken apart; where a dynamic one leads depends on the way: it is a place by itself.
 */
function demands(name: string): (node: SchemaNode) => readonly Conjunct[] {
  return (node) => {
    const { asking, guard, location, pointers } = node;
    const value = node.value(name);
    if (value === undefined) return [];
    const to = name === '$ref' && typeof value === 'string' ? asking.reader.resolve(value, node.resource) : undefined;
    if (to === undefined || typeof value !== 'string') {
      const whole = demandAt(node, name, 'schema-narrowed', compileHere(node, only(node.schema, [name])));
      return [{ ...whole, pointer: location.pointer }];
    }
    const wrap = (here: Literal): Literal => location.wrap(asking.algebra.or([not(guard), here]));
    const local = to.resource === asking.reader.root.resource && value.startsWith('#/');
    const pointer = pointers.get(to.schema) ?? (local ? decodeURI(value.slice(1)) : location.pointer);
    const at = { schema: to.schema, resource: to.resource };
    return [{ is: 'part', location: { ...location, at, pointer, wrap, via: location.pointer } }];
  };
}

function reference(name: string, how: ReferenceKind, more: Partial<Keyword>): Keyword {
  return {
    name,
    ...more,
    ofAnyType: true,
    shape: { expected: 'a URI reference', fits: (value) => typeof value === 'string' },
    compile(value, at) {
      if (typeof value !== 'string') return ANY;
      const to = at.target(value, how);
      return to === undefined ? at.outside(outside(name, at.absolute(value)), at.absolute(value)) : at.there(to);
    },
    evaluates(value, at) {
      if (typeof value !== 'string') return [];
      const to = at.target(value, how);
      return [
        to === undefined
          ? { what: 'unknown', when: ANY, cause: outside(name, at.absolute(value)) }
          : { what: 'reference', when: ANY, to },
      ];
    },
    demands: demands(name),
  };
}

// What `$defs`, `definitions`, `$anchor` and `$id` say is read with the document, before any keyword.
export const referenceKeywords: readonly Keyword[] = [
  reference('$ref', 'plain', { readBy: 'all' }),
  reference('$dynamicRef', 'dynamic', { from: '2020-12' }),
  reference('$recursiveRef', 'recursive', { from: '2019-09', to: '2019-09' }),
];
