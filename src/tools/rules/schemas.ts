/** The two schemas of a tool: what it is called with, and what it answers. */
import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import { faultOfSlip, schemaLints, type SchemaSlip } from '../../schema/lints.ts';
import type { View } from '../view.ts';
import { called, example, show, type Rule } from './rule.ts';

const FIELDS = ['inputSchema', 'outputSchema'] as const;

/** A schema of a tool, where it stands, and whose it is. */
interface Declared {
  readonly at: string;
  readonly who: string;
  readonly schema: JsonObject;
}

function* declared({ list = [] }: View): Iterable<Declared> {
  for (const { at, json } of list) {
    if (!isObject(json)) continue;
    for (const field of FIELDS) {
      const schema = member(json, field);
      if (isObject(schema)) yield { at: `${at}/${field}`, who: `${called(json, at)}: "${field}"`, schema };
    }
  }
}

const objectSchema: Rule = {
  id: 'tools-schema',
  level: 'error',
  stage: 'list',
  title: 'Schemas are object schemas',
  text:
    '`inputSchema` is there, and it and `outputSchema` are JSON Schemas with `"type": "object"`: arguments and ' +
    'structured results are always objects. A client that checks the answer drops the whole list for one that ' +
    'is not.',
  wrong: example({ inputSchema: { type: 'string' } }),
  right: example({ inputSchema: { type: 'object', properties: {} } }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json)) continue;
      for (const field of FIELDS) {
        const schema = member(json, field);
        if (schema === undefined && field === 'outputSchema') continue;
        if (isObject(schema) && member(schema, 'type') === 'object') continue;
        const type = isObject(schema) ? member(schema, 'type') : schema;
        const says = isObject(schema)
          ? `has an "${field}" whose "type" is ${show(type)}`
          : `has an "${field}" that is ${show(schema)}`;
        yield {
          at: schema === undefined ? at : `${at}/${field}`,
          says: `${called(json, at)} ${says}`,
          expected: 'a schema with "type": "object"',
        };
      }
    }
  },
};

const parts: Rule = {
  id: 'tools-schema-parts',
  level: 'error',
  stage: 'list',
  title: '`properties` is an object and `required` a list of names',
  text:
    'MCP itself says what these two are. Clients that check it drop the whole list where one is `null` or ' +
    'something else, as some libraries write for a tool without arguments.',
  wrong: example({ inputSchema: { type: 'object', properties: null } }),
  right: example({ inputSchema: { type: 'object' } }),
  *check(view) {
    for (const { at, who, schema } of declared(view)) {
      const [properties, required] = [member(schema, 'properties'), member(schema, 'required')];
      if (properties !== undefined && !isObject(properties))
        yield {
          at: `${at}/properties`,
          says: `${who} has "properties" that are ${show(properties)}`,
          expected: 'an object, or nothing',
        };
      if (required !== undefined && !(isArray(required) && required.every((name) => typeof name === 'string')))
        yield {
          at: `${at}/required`,
          says: `${who} has "required" that is ${show(required)}`,
          expected: 'a list of names, or nothing',
        };
    }
  },
};

const undeclaredRequired: Rule = {
  id: 'tools-required-undeclared',
  level: 'warning',
  stage: 'lint',
  title: 'A required name is not declared',
  text:
    'A name in `required` that `properties` does not have: models send only what is declared, so every call is ' +
    'refused. Mostly a name that was mistyped or renamed in one of the two places.',
  wrong: example({ inputSchema: { type: 'object', properties: { place: {} }, required: ['plaec'] } }),
  right: example({ inputSchema: { type: 'object', properties: { place: {} }, required: ['place'] } }),
  *check(view) {
    for (const { at, who, schema } of declared(view)) {
      const [properties, required] = [member(schema, 'properties'), member(schema, 'required')];
      if (!isObject(properties) || !isArray(required)) continue;
      for (const [index, name] of required.entries()) {
        if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
        yield {
          at: `${at}/required/${index}`,
          says: `${who} requires ${show(name)}, which "properties" does not declare`,
          meant: { word: name, known: Object.keys(properties) },
        };
      }
    }
  },
};

/**
 * Where draft-07 writes what 2020-12 writes otherwise: without `$schema` it is read as 2020-12, and constrains
 * nothing.
 */
const OLDER: Readonly<Record<string, (value: Json) => boolean>> = {
  items: isArray,
  additionalItems: (value) => value !== true,
  dependencies: isObject,
};

const dialect: Rule = {
  id: 'tools-schema-dialect',
  level: 'warning',
  stage: 'lint',
  title: 'A keyword of draft-07 without `$schema`',
  text:
    'MCP reads a schema that does not say its dialect as JSON Schema 2020-12, where a list under `items`, ' +
    '`additionalItems` and `dependencies` mean nothing. What they should constrain, clients differ about.',
  wrong: example({
    inputSchema: { type: 'object', properties: { at: { items: [{ type: 'number' }, { type: 'number' }] } } },
  }),
  right: example({
    inputSchema: { type: 'object', properties: { at: { prefixItems: [{ type: 'number' }, { type: 'number' }] } } },
  }),
  *check(view) {
    for (const { at, who, schema } of declared(view)) {
      if (member(schema, '$schema') !== undefined) continue;
      for (const { keyword, place } of olderKeywords(schema, at))
        yield {
          at: place,
          says: `${who} has "${keyword}" as draft-07 writes it, and no "$schema"`,
          mend: 'Write it as 2020-12 does, or add "$schema"',
        };
    }
  },
};

/** What the rules above say of a schema's root, and of older keywords. */
function isToldAlready({ at, keyword, is }: SchemaSlip, schema: JsonObject): boolean {
  if (is !== 'malformed') return false;
  return (
    ['/type', '/properties', '/required'].includes(at) || (keyword === 'items' && !Object.hasOwn(schema, '$schema'))
  );
}

const keywords: Rule = {
  id: 'tools-schema-keyword',
  level: 'warning',
  stage: 'lint',
  title: 'A keyword of a schema that is misspelt or cannot have its value',
  text:
    'A keyword with a value of the wrong kind is read differently by every validator, a misspelt one constrains ' +
    'nothing, and a dialect that nobody knows may mean anything: whether two such schemas fit each other cannot ' +
    'be told.',
  wrong: example({ inputSchema: { type: 'object', properties: { n: { type: 'integer', minimum: '1' } } } }),
  right: example({ inputSchema: { type: 'object', properties: { n: { type: 'integer', minimum: 1 } } } }),
  *check(view) {
    for (const { at, who, schema } of declared(view))
      for (const slip of schemaLints(schema)) if (!isToldAlready(slip, schema)) yield faultOfSlip(slip, at, who);
  },
};

/** Schemas nested deeper are no schemas that somebody wrote. */
const DEEPEST = 200;

function* olderKeywords(
  schema: Json,
  at: string,
  depth = 0,
): Iterable<{ readonly keyword: string; readonly place: string }> {
  if (depth > DEEPEST) return;
  if (isArray(schema)) {
    for (const [index, inner] of schema.entries()) yield* olderKeywords(inner, `${at}/${index}`, depth + 1);
  } else if (isObject(schema)) {
    for (const [name, value] of Object.entries(schema)) {
      const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const inNames = /\/(?:properties|patternProperties|\$defs|definitions)$/.test(at);
      if (!inNames && OLDER[name]?.(value) === true) yield { keyword: name, place };
      if (inNames || !VALUES.has(name)) yield* olderKeywords(value, place, depth + 1);
    }
  }
}

/** Keywords whose values are data, not schemas. */
const VALUES: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples']);

export const SCHEMA_RULES: readonly Rule[] = [objectSchema, parts, undeclaredRequired, dialect, keywords];
