/** A tool's `inputSchema` and `outputSchema`: the same limits for both. */
import { isObject, member, type JsonObject } from '../../core/json.ts';
import { compactLength, depthOf } from '../measure.ts';
import { show, type View } from '../view.ts';
import { MAX_SCHEMA_DEPTH, MAX_SCHEMA_LENGTH } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

/** A tool's schema, and where it stands. */
export interface ToolSchema {
  readonly schema: JsonObject;
  readonly at: string;
  readonly label: string;
}

export const TOOL_SCHEMA_FIELDS = ['inputSchema', 'outputSchema'] as const;

/** The tools' schemas that are objects at all. */
export function toolSchemas(view: View): ToolSchema[] {
  return view.tools.flatMap(({ json, at, label }) =>
    TOOL_SCHEMA_FIELDS.flatMap((field) => {
      const schema = member(json, field);
      return isObject(schema) ? [{ schema, at: `${at}/${field}`, label: `${label}: ${field}` }] : [];
    }),
  );
}

const object: Rule = {
  id: 'tool-schema-object',
  level: 'error',
  stage: 'manifest',
  title: 'A tool’s schema must be an object',
  text:
    '`inputSchema` and `outputSchema` are JSON Schemas written as objects. The boolean schemas `true` and ' +
    '`false`, which JSON Schema also has, are refused.',
  wrong: example.tool({ inputSchema: true }),
  right: example.tool({ inputSchema: { type: 'object' } }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      for (const field of TOOL_SCHEMA_FIELDS) {
        const value = member(json, field);
        if (value === undefined || isObject(value)) continue;
        yield {
          at: `${at}/${field}`,
          says: `${label} has an ${JSON.stringify(field)} that is ${show(value)}`,
          expected: 'a JSON Schema object',
          received: show(value),
        };
      }
    }
  },
};

const type: Rule = {
  id: 'tool-schema-type',
  level: 'error',
  stage: 'manifest',
  title: 'A tool’s schema describes an object',
  text:
    'A tool takes and gives named values, so a declared `type` must be exactly `"object"`. A list such as ' +
    '`["object"]` is refused; leaving `type` out is not.',
  wrong: example.tool({ inputSchema: { type: 'string' } }),
  right: example.tool({ inputSchema: { type: 'object' } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      const value = member(schema, 'type');
      if (value === undefined || value === 'object') continue;
      yield {
        at: `${at}/type`,
        says: `${label} has the type ${show(value)}`,
        expected: '"object"',
        received: show(value),
      };
    }
  },
};

const depth: Rule = {
  id: 'tool-schema-depth',
  level: 'error',
  stage: 'manifest',
  title: `A tool’s schema has at most ${MAX_SCHEMA_DEPTH} levels`,
  text:
    'The root is level 1, every nested object or array adds one, and a primitive value adds one: ' +
    `\`{"type":"object"}\` has depth 2. heddle refuses more than ${MAX_SCHEMA_DEPTH}. Use \`$defs\` and ` +
    '`$ref`, or take a flatter shape.',
  wrong: example.tool({ inputSchema: { enum: [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]] } }),
  right: example.tool({ inputSchema: { enum: [[[[[[[[[[[[[1]]]]]]]]]]]]] } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      const levels = depthOf(schema);
      if (levels <= MAX_SCHEMA_DEPTH) continue;
      yield {
        at,
        says: `${label} is nested ${levels} levels deep`,
        expected: `at most ${MAX_SCHEMA_DEPTH} levels`,
        received: `${levels} levels`,
      };
    }
  },
};

const size: Rule = {
  id: 'tool-schema-size',
  level: 'error',
  stage: 'manifest',
  title: `A tool’s schema has at most ${MAX_SCHEMA_LENGTH} characters`,
  text:
    'Counted in UTF-16 code units of the compact JSON. The schema is sent to the model on every round of every ' +
    'turn, so heddle bounds it.',
  wrong: example.tool({ inputSchema: { description: 'x'.repeat(MAX_SCHEMA_LENGTH) } }),
  right: example.tool({ inputSchema: { description: 'x' } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      const length = compactLength(schema);
      if (length <= MAX_SCHEMA_LENGTH) continue;
      yield {
        at,
        says: `${label} has ${length} characters as compact JSON`,
        expected: `at most ${MAX_SCHEMA_LENGTH}`,
        received: String(length),
      };
    }
  },
};

export const toolSchemaRules: readonly Rule[] = [object, type, depth, size];
