import { isObject } from '../../../core/json.ts';
import { ANY } from '../../formula/formula.ts';
import { ofOtherProperties, ofProperty } from '../../writer.ts';
import type { Keyword } from '../keyword.ts';
import { SCHEMA_MAP } from '../shapes.ts';
import { declares, evaluates, every, matching, named, PROPERTY_KEYWORDS, propertyPart } from './names.ts';

const properties: Keyword = {
  name: 'properties',
  shape: SCHEMA_MAP,
  subschemas: 'map',
  readBy: PROPERTY_KEYWORDS,
  structure: true,
  compile(value, at) {
    if (!isObject(value)) return ANY;
    const parts = Object.entries(value);
    const sendable = parts.filter(([, schema]) => !at.takesNothing(schema)).map(([name]) => name);
    return at.algebra.and([
      declares(at, named(at, sendable)),
      ...parts.map(([name, schema]) => every(at, named(at, [name]), at.child(schema))),
    ]);
  },
  evaluates: (value, at) => (isObject(value) ? evaluates(named(at, Object.keys(value))) : []),
  demands(node) {
    const value = node.value('properties');
    const parts = isObject(value) ? Object.entries(value) : [];
    return parts.map(([name, schema]) => {
      const writer = ofProperty(node.writer, name, node.asking.writer);
      return propertyPart(node, schema, named(node.asking, [name]), ['properties', name], writer, name);
    });
  },
};

const patternProperties: Keyword = {
  name: 'patternProperties',
  shape: SCHEMA_MAP,
  subschemas: 'map',
  readBy: PROPERTY_KEYWORDS,
  structure: true,
  compile(value, at) {
    if (!isObject(value)) return ANY;
    const parts = Object.entries(value).map(([source, schema]) => {
      const names = matching(at, source);
      return at.algebra.and([at.takesNothing(schema) ? ANY : declares(at, names), every(at, names, at.child(schema))]);
    });
    return at.algebra.and(parts);
  },
  evaluates: (value, at) =>
    isObject(value) ? Object.keys(value).flatMap((source) => evaluates(matching(at, source))) : [],
  demands(node) {
    const value = node.value('patternProperties');
    const parts = isObject(value) ? Object.entries(value) : [];
    return parts.map(([source, schema]) => {
      const writer = ofOtherProperties(node.writer, node.asking.writer);
      return propertyPart(node, schema, matching(node.asking, source), ['patternProperties', source], writer);
    });
  },
};

export const propertyKeywords: readonly Keyword[] = [properties, patternProperties];
