import { isArray, isObject, valueAt, type Json } from '../../../core/json.ts';
import { under } from '../../pointers.ts';
import { declaredNames, nearest, ofProperty } from '../../writer.ts';
import { compileHere, type Demand, type SchemaNode } from '../demand.ts';
import type { Fix } from '../fix.ts';
import type { Keyword } from '../keyword.ts';
import { NAMES, nameList } from '../shapes.ts';
import { present, PROPERTY_KEYWORDS } from './names.ts';

function demands(node: SchemaNode): readonly Demand[] {
  const { asking, location, writer } = node;
  const value = node.value('required');
  if (!isArray(value)) return [];
  const own = node.value('properties');
  return value.flatMap((name, index): Demand[] => {
    if (typeof name !== 'string') return [];
    const declared = isObject(own) && Object.hasOwn(own, name);
    const schemas = ofProperty(writer, name, asking.writer);
    const knows = declaredNames(writer).includes(name);
    return [
      {
        is: 'demand',
        kind: 'newly-required',
        pointer: declared ? under(location.pointer, 'properties', name) : under(location.pointer, 'required', index),
        writerPointer: knows ? (schemas[0]?.pointer ?? '') : nearest(writer),
        detail: name,
        keywords: ['required'],
        holds: compileHere(node, { required: [name] }),
        readerSays: 'required',
        writerSays: knows ? 'optional' : 'not declared',
      },
    ];
  });
}

/** The place is `…/properties/name` when the same schema declares it, `…/required/index` otherwise. */
const fix: Fix = {
  kinds: ['newly-required'],
  edit(document, tokens) {
    const name = tokens.at(-2) === 'required' ? valueAt(document, tokens) : tokens.at(-1);
    const change = (schema: Json): Json => {
      const required = isObject(schema) ? schema['required'] : undefined;
      return isObject(schema) && isArray(required)
        ? { ...schema, required: required.filter((one) => one !== name) }
        : schema;
    };
    return { tokens: tokens.slice(0, -2), order: 0, change };
  },
};

export const required: Keyword = {
  name: 'required',
  shape: NAMES,
  readBy: PROPERTY_KEYWORDS,
  compile: (value, at) => at.algebra.and((nameList(value) ?? []).map((name) => present(at, name))),
  demands,
  fix,
};
