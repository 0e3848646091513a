/** A component's `schema`: heddle applies it when a flow is parsed, with a checker of its own that knows few keywords. */
import { isArray, isObject, member, pointer, type JsonObject } from '../../core/json.ts';
import { near } from '../../core/near.ts';
import { KEYWORDS, treatment, TYPE_NAMES } from '../dialect.ts';
import { hostFields } from '../host-fields.ts';
import { example, type Fault, type Rule } from '../rules/rule.ts';
import { quote, show, type View } from '../view.ts';
import { wrongValue } from './schema-shapes.ts';

const object: Rule = {
  id: 'schema-object',
  level: 'warning',
  stage: 'lint',
  title: 'A component’s `schema` that is not an object',
  text: 'heddle accepts any value for a schema and finds out when it checks a configuration: a text, a number or `true` makes every use of the component fail, an array or a falsy value checks nothing.',
  wrong: example.component({ schema: 'x' }),
  right: example.component({ schema: { type: 'object' } }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const value = member(json, 'schema');
      if (value === undefined || isObject(value)) continue;
      const effect =
        typeof value === 'object' || value === false || value === '' || value === 0
          ? 'heddle checks nothing by it'
          : 'every use of the component fails';
      yield {
        at: `${at}/schema`,
        says: `${label} has a "schema" that is ${show(value)}, and ${effect}`,
        expected: 'a JSON Schema object',
        received: show(value),
      };
    }
  },
};

const valid: Rule = {
  id: 'schema-valid',
  level: 'warning',
  stage: 'lint',
  title: 'A component’s `schema` that is not JSON Schema',
  text: 'A keyword with a value it cannot have: an unknown type matches nothing, so every use of the component fails; a pattern that does not compile fails when it is tried; other slips are ignored.',
  wrong: example.component({ schema: { type: 'strng' } }),
  right: example.component({ schema: { type: 'string' } }),
  *check(view) {
    for (const { schema, at, label } of subschemas(view)) {
      for (const keyword of Object.keys(schema)) {
        const expected = wrongValue(keyword, member(schema, keyword) ?? null);
        const value = member(schema, keyword);
        if (expected === undefined) continue;
        yield {
          at: `${at}/${keyword}`,
          says: `${label}: ${JSON.stringify(keyword)} is ${show(value)}`,
          expected,
          received: show(value),
          meant: { word: keyword === 'type' ? value : undefined, known: TYPE_NAMES },
        };
      }
    }
  },
};

const keywords: Rule = {
  id: 'schema-keyword',
  level: 'warning',
  stage: 'lint',
  title: 'A keyword that heddle ignores',
  text: 'heddle’s checker honours `type`, `enum`, `const`, `minLength`, `maxLength`, `pattern`, `minimum`, `maximum`, `items` (one schema), `properties`, `required` and `additionalProperties: false`. Any other keyword constrains nothing, so a configuration that it should refuse is accepted.',
  wrong: example.component({ schema: { properties: { rubric: { anyOf: [{ type: 'string' }] } } } }),
  right: example.component({ schema: { properties: { rubric: { type: ['string', 'null'] } } } }),
  *check(view) {
    for (const { schema, at, label } of subschemas(view)) {
      for (const keyword of Object.keys(schema)) {
        const value = member(schema, keyword) ?? null;
        const how = treatment(keyword, value);
        if (how === 'ignored' && wrongValue(keyword, value) === undefined)
          yield {
            at: at + pointer(keyword),
            says: `${label}: heddle ignores ${JSON.stringify(keyword)}${isHonouredName(keyword) ? ` when it is ${show(value)}` : ''}`,
          };
        else if (how === 'unknown') yield* misspelt(keyword, at, label);
      }
    }
  },
};

const closed: Rule = {
  id: 'schema-closed',
  level: 'warning',
  stage: 'lint',
  title: 'A closed `schema` that refuses every use',
  text: 'heddle checks the component as the flow holds it, with `id`, `name`, `componentType` and `metadata` (a node also with `inputs`, `outputs` and `branches`). A schema with `additionalProperties: false` must declare them, or every flow that uses the component is refused. A middleware’s or store’s configuration holds nothing but what the operator wrote.',
  wrong: example.component({ schema: { properties: { rubric: { type: 'string' } }, additionalProperties: false } }),
  right: example.component({
    kind: 'middleware',
    seams: { toolCall: ['before'] },
    schema: { properties: { rubric: { type: 'string' } }, additionalProperties: false },
  }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const schema = member(json, 'schema');
      if (kind === undefined || !isObject(schema) || member(schema, 'additionalProperties') !== false) continue;
      const properties = member(schema, 'properties');
      const missing = [...hostFields(kind).keys()].filter(
        (name) => !isObject(properties) || !Object.hasOwn(properties, name),
      );
      if (missing.length > 0)
        yield {
          at: `${at}/schema/additionalProperties`,
          says: `${label} has a closed schema without ${missing.join(', ')}, which heddle adds, so every use of it is refused`,
          expected: 'these names declared, or no "additionalProperties": false',
        };
    }
  },
};

const snakeCase: Rule = {
  id: 'schema-snake-case',
  level: 'warning',
  stage: 'lint',
  title: 'A name in snake_case that the schema never meets',
  text: 'heddle turns the field names of a flow’s components into camelCase before it checks the `schema`: what the flow writes as `max_items` is `maxItems` to the schema. A property in snake_case constrains nothing, and a required one refuses every flow. An operator’s configuration (middleware, store) keeps its names.',
  wrong: example.component({ schema: { properties: { max_items: { type: 'integer' } } } }),
  right: example.component({ schema: { properties: { maxItems: { type: 'integer' } } } }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const schema = member(json, 'schema');
      if (kind === undefined || hostFields(kind).size === 0 || !isObject(schema)) continue;
      for (const { name, at: place } of topNames(schema)) {
        if (!/_[a-z]/.test(name)) continue;
        yield {
          at: `${at}/schema${place}`,
          says: `${label}: the schema names ${quote(name)}, which heddle has turned into camelCase before`,
          expected: quote(name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase())),
          received: quote(name),
        };
      }
    }
  },
};

/** The names that a schema gives to the fields of the component itself. */
function topNames(schema: JsonObject): { name: string; at: string }[] {
  const properties = member(schema, 'properties');
  const required = member(schema, 'required');
  const declared = isObject(properties) ? Object.keys(properties) : [];
  const demanded = isArray(required)
    ? required.flatMap((name, index) => (typeof name === 'string' ? [{ name, at: `/required/${index}` }] : []))
    : [];
  return [...declared.map((name) => ({ name, at: pointer('properties', name) })), ...demanded];
}

interface Sub {
  readonly schema: JsonObject;
  readonly at: string;
  readonly label: string;
}

/** Every schema that heddle's checker comes to: the root, below `properties`, below `items`. No deeper than 200 levels. */
function* subschemas(view: View): Iterable<Sub> {
  for (const { json, at, label } of view.components) {
    const root = member(json, 'schema');
    const stack = isObject(root) ? [{ schema: root, at: `${at}/schema`, label, depth: 0 }] : [];
    for (let sub = stack.pop(); sub !== undefined; sub = stack.pop()) {
      yield sub;
      if (sub.depth < 200) stack.push(...below(sub));
    }
  }
}

function below(sub: Sub & { readonly depth: number }): (Sub & { depth: number })[] {
  const { schema, at, label } = sub;
  const depth = sub.depth + 1;
  const items = member(schema, 'items');
  const properties = member(schema, 'properties');
  const named = isObject(properties) ? Object.entries(properties) : [];
  return [
    ...named
      .flatMap(([name, inner]) =>
        isObject(inner) ? [{ schema: inner, at: `${at}${pointer('properties', name)}`, label, depth }] : [],
      )
      .reverse(),
    ...(isObject(items) ? [{ schema: items, at: `${at}/items`, label, depth }] : []),
  ];
}

const isHonouredName = (keyword: string): boolean => ['items', 'additionalProperties'].includes(keyword);

/** A keyword of no standard is an annotation, unless it looks like one that was meant. */
function* misspelt(keyword: string, at: string, label: string): Iterable<Fault> {
  if (near(keyword, KEYWORDS) === undefined) return;
  yield {
    at: at + pointer(keyword),
    says: `${label}: ${quote(keyword)} is not a keyword; heddle ignores it`,
    meant: { word: keyword, known: KEYWORDS },
  };
}

export const schemaLints: readonly Rule[] = [object, valid, keywords, closed, snakeCase];
