import { isObject } from '../../../core/json.ts';
import { NONE, not, type Literal } from '../../formula/formula.ts';
import { under } from '../../pointers.ts';
import { declaredNames, ofOtherProperties, ofProperty } from '../../writer.ts';
import type { Demand, SchemaNode } from '../demand.ts';
import type { Keyword } from '../keyword.ts';
import { SCHEMA } from '../shapes.ts';
import {
  additional,
  additionalHere,
  declaresFurther,
  evaluates,
  every,
  named,
  PROPERTY_KEYWORDS,
  propertyPart,
} from './names.ts';

/** More names than this, refused one by one, are one place. */
const MOST_NAMES = 100;

/**
 * Each name that the writer declares and the reader refuses is a place; and one more for the names that nobody
 * declares.
 */
function refusedNames(node: SchemaNode, names: Literal): Demand[] {
  const { asking, location, writer } = node;
  const own = node.value('properties');
  const declared = declaredNames(writer)
    .filter((name) => !isObject(own) || !Object.hasOwn(own, name))
    .slice(0, MOST_NAMES);
  const demand = (which: Literal, writerPointer: string, more: Partial<Demand>): Demand => ({
    is: 'demand',
    kind: 'names-refused',
    pointer: under(location.pointer, 'additionalProperties'),
    writerPointer,
    keywords: ['additionalProperties'],
    names: asking.algebra.and([names, which]),
    holds: asking.algebra.make({ kind: 'every', names: asking.algebra.and([names, which]), of: NONE }),
    ...more,
  });
  const ones = declared.map((name) => {
    const pointer = ofProperty(writer, name, asking.writer)[0]?.pointer ?? '';
    return demand(named(asking, [name]), pointer, {
      detail: name,
      readerSays: `${JSON.stringify(name)} refused`,
      writerSays: `${JSON.stringify(name)} declared`,
    });
  });
  const { pointer } = node.describeWriter(['additionalProperties', 'patternProperties']);
  const rest = demand(not(named(asking, declared)), pointer, { readerSays: 'other names refused' });
  return [...ones, rest];
}

export const additionalProperties: Keyword = {
  name: 'additionalProperties',
  shape: SCHEMA,
  subschemas: 'one',
  readBy: PROPERTY_KEYWORDS,
  structure: true,
  compile(value, at) {
    const [names, of] = [additionalHere(at), at.child(value)];
    return at.algebra.and([declaresFurther(at, names, value, of), every(at, names, of)]);
  },
  evaluates: (_, at) => evaluates(additionalHere(at)),
  demands(node) {
    const value = node.value('additionalProperties');
    if (value === undefined) return [];
    const names = additional(node.asking, node.value('properties'), node.value('patternProperties'));
    if (value === false) return refusedNames(node, names);
    const writer = ofOtherProperties(node.writer, node.asking.writer);
    return [propertyPart(node, value, names, ['additionalProperties'], writer)];
  },
};
