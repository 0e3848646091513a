/**
 * The meta-schemas of the drafts, as json-schema.org publishes them, less what only annotates: the only documents that
 * a reference may lead to although they are not there.
 */
import type { Json, JsonObject } from '../core/json.ts';
import { readDocument, resolveUri } from './document.ts';
import type { Document, Resource } from './located.ts';
import { nameOf, type Draft } from './drafts.ts';

/** One of the drafts' own documents. */
export interface MetaSchema {
  readonly draft: Draft;
  readonly uri: string;
  readonly schema: JsonObject;
}

const SITE = 'json-schema.org';
const built = new Map<string, MetaSchema>();
const read = new Map<MetaSchema, Document>();

/**
 * The meta-schema, or the part of one, with this address (its fragment does not matter); undefined where it is none.
 */
export function metaSchema(uri: string): MetaSchema | undefined {
  const name = nameOf(uri.replace(/#.*$/s, ''));
  const make = Object.hasOwn(DOCUMENTS, name) ? DOCUMENTS[name] : undefined;
  if (make === undefined) return undefined;
  const known = built.get(name) ?? make();
  built.set(name, known);
  return known;
}

/** What a reference leads to that leads into a meta-schema. */
export function resolveInMetaSchemas(reference: string, from: Resource): ReturnType<Document['resolve']> {
  const absolute = resolveUri(reference, from.uri);
  const meta = absolute === undefined ? undefined : metaSchema(absolute);
  if (absolute === undefined || meta === undefined) return undefined;
  const document = read.get(meta) ?? readDocument(meta.schema, meta.draft);
  read.set(meta, document);
  return document.resolve(absolute.replace(/^[^#]*#?/, '#'), document.root.resource);
}

/** All documents of the draft to which a meta-schema belongs. */
export function withItsParts({ draft }: MetaSchema): readonly MetaSchema[] {
  return Object.keys(DOCUMENTS)
    .map((name) => metaSchema(name))
    .filter((one) => one?.draft === draft)
    .filter((one) => one !== undefined);
}

const TEXT = { type: 'string' };
const FLAG = { type: 'boolean' };
const NUMBER = { type: 'number' };
const ANYTHING = { type: 'array', items: true };
const TEXTS = { type: 'array', items: TEXT, uniqueItems: true };
const COUNT = { type: 'integer', minimum: 0 };
const SIMPLE_TYPES = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };

const all = (names: readonly string[], schema: Json): JsonObject =>
  Object.fromEntries(names.map((name) => [name, schema]));
const mapOf = (of: Json): JsonObject => ({ type: 'object', additionalProperties: of });
const listOf = (of: Json): JsonObject => ({ type: 'array', minItems: 1, items: of });
const BOUNDS = ['maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'];
const MOST = ['maxLength', 'maxItems', 'maxProperties'];
const LEAST = ['minLength', 'minItems', 'minProperties'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const types = (simple: Json): JsonObject => ({ anyOf: [simple, { ...listOf(simple), uniqueItems: true }] });

/** What draft-04 to draft-07 have in common. */
function older(draft: 'draft-04' | 'draft-06' | 'draft-07'): MetaSchema {
  const uri = `http://${SITE}/${draft}/schema`;
  const [self, first] = [{ $ref: '#' }, draft === 'draft-04'];
  const count = first ? 'positiveInteger' : 'nonNegativeInteger';
  const at = (name: string): JsonObject => ({ $ref: `#/definitions/${name}` });
  const further = first ? { anyOf: [FLAG, self] } : self;
  const schema = {
    $schema: `${uri}#`,
    [first ? 'id' : '$id']: `${uri}#`,
    definitions: {
      schemaArray: listOf(self),
      [count]: COUNT,
      [`${count}Default0`]: { allOf: [at(count), {}] },
      simpleTypes: SIMPLE_TYPES,
      stringArray: first ? { ...TEXTS, minItems: 1 } : TEXTS,
    },
    type: first ? 'object' : ['object', 'boolean'],
    properties: {
      ...all(['$schema', 'title', 'description', 'pattern', 'format', first ? 'id' : '$id'], TEXT),
      default: {},
      multipleOf: first ? { ...NUMBER, minimum: 0, exclusiveMinimum: true } : { ...NUMBER, exclusiveMinimum: 0 },
      ...all(BOUNDS, NUMBER),
      ...(first ? all(['exclusiveMaximum', 'exclusiveMinimum'], FLAG) : {}),
      ...all(MOST, at(count)),
      ...all(LEAST, at(`${count}Default0`)),
      ...all(['additionalItems', 'additionalProperties'], further),
      items: { anyOf: [self, at('schemaArray')] },
      uniqueItems: FLAG,
      required: at('stringArray'),
      ...all(['definitions', 'properties', 'patternProperties'], mapOf(self)),
      dependencies: mapOf({ anyOf: [self, at('stringArray')] }),
      enum: draft === 'draft-07' ? ANYTHING : { type: 'array', minItems: 1, uniqueItems: true },
      type: types(at('simpleTypes')),
      ...all(LISTS, at('schemaArray')),
      not: self,
      ...(first ? {} : { $ref: TEXT, examples: { type: 'array' }, const: {}, contains: self, propertyNames: self }),
      ...(draft === 'draft-07'
        ? { ...all(['$comment', 'contentMediaType', 'contentEncoding'], TEXT), readOnly: FLAG }
        : {}),
      ...(draft === 'draft-07' ? all(['if', 'then', 'else'], self) : {}),
    },
    ...(first ? { dependencies: { exclusiveMaximum: ['maximum'], exclusiveMinimum: ['minimum'] } } : {}),
  };
  return { draft, uri, schema };
}

/** 2019-09 and 2020-12 come in parts, which refer to the whole by `$recursiveRef` or `$dynamicRef`. */
function newer(draft: '2019-09' | '2020-12', part: string): MetaSchema {
  const root = `https://${SITE}/draft/${draft}`;
  const recursive = draft === '2019-09';
  const self = recursive ? { $recursiveRef: '#' } : { $dynamicRef: '#meta' };
  const anchor = recursive ? { $recursiveAnchor: true } : { $dynamicAnchor: 'meta' };
  const said = part === 'schema' ? whole(recursive, self) : (PARTS[part]?.(recursive, self) ?? {});
  const uri = `${root}/${part === 'schema' ? part : `meta/${part}`}`;
  return {
    draft,
    uri,
    schema: { $schema: `${root}/schema`, $id: uri, ...anchor, type: ['object', 'boolean'], ...said },
  };
}

function whole(recursive: boolean, self: Json): JsonObject {
  const parts = recursive
    ? ['core', 'applicator', 'validation', 'meta-data', 'format', 'content']
    : ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'];
  return {
    allOf: parts.map((part) => ({ $ref: `meta/${part}` })),
    properties: {
      definitions: mapOf(self),
      dependencies: mapOf({ anyOf: [self, { $ref: 'meta/validation#/$defs/stringArray' }] }),
      ...(recursive
        ? {}
        : {
            $recursiveAnchor: { $ref: 'meta/core#/$defs/anchorString' },
            $recursiveRef: { $ref: 'meta/core#/$defs/uriReferenceString' },
          }),
    },
  };
}

const at = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });
const FORMAT = (): JsonObject => ({ properties: { format: TEXT } });

/** What each part says, for 2019-09 (`recursive`) and 2020-12. */
const PARTS: Readonly<Record<string, (recursive: boolean, self: JsonObject) => JsonObject>> = {
  core: (recursive, self) => ({
    properties: {
      $id: { ...TEXT, pattern: '^[^#]*#?$' },
      ...all(['$schema', '$ref', '$comment', recursive ? '$recursiveRef' : '$dynamicRef'], TEXT),
      ...all(recursive ? ['$anchor'] : ['$anchor', '$dynamicAnchor'], at('anchorString')),
      ...(recursive ? { $recursiveAnchor: FLAG } : {}),
      $vocabulary: { ...mapOf(FLAG), propertyNames: TEXT },
      $defs: mapOf(self),
    },
    $defs: {
      anchorString: { ...TEXT, pattern: recursive ? '^[A-Za-z][-A-Za-z0-9.:_]*$' : '^[A-Za-z_][-A-Za-z0-9._]*$' },
      uriString: TEXT,
      uriReferenceString: TEXT,
    },
  }),
  applicator: (recursive, self) => ({
    properties: {
      ...all(['contains', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not'], self),
      ...all(LISTS, at('schemaArray')),
      ...all(['properties', 'patternProperties', 'dependentSchemas'], mapOf(self)),
      ...(recursive
        ? {
            ...all(['additionalItems', 'unevaluatedItems', 'unevaluatedProperties'], self),
            items: { anyOf: [self, at('schemaArray')] },
          }
        : { prefixItems: at('schemaArray'), items: self }),
    },
    $defs: { schemaArray: listOf(self) },
  }),
  unevaluated: (_, self) => ({ properties: all(['unevaluatedItems', 'unevaluatedProperties'], self) }),
  validation: () => ({
    properties: {
      type: types(at('simpleTypes')),
      const: true,
      enum: ANYTHING,
      multipleOf: { ...NUMBER, exclusiveMinimum: 0 },
      ...all(BOUNDS, NUMBER),
      ...all([...MOST, 'maxContains', 'minContains'], at('nonNegativeInteger')),
      ...all(LEAST, at('nonNegativeIntegerDefault0')),
      pattern: TEXT,
      uniqueItems: FLAG,
      required: at('stringArray'),
      dependentRequired: mapOf(at('stringArray')),
    },
    $defs: {
      nonNegativeInteger: COUNT,
      nonNegativeIntegerDefault0: at('nonNegativeInteger'),
      simpleTypes: SIMPLE_TYPES,
      stringArray: TEXTS,
    },
  }),
  'meta-data': () => ({
    properties: {
      ...all(['title', 'description'], TEXT),
      ...all(['deprecated', 'readOnly', 'writeOnly'], FLAG),
      examples: ANYTHING,
    },
  }),
  format: FORMAT,
  'format-annotation': FORMAT,
  content: (_, self) => ({
    properties: { ...all(['contentMediaType', 'contentEncoding'], TEXT), contentSchema: self },
  }),
};

const partsOf = (draft: '2019-09' | '2020-12', parts: readonly string[]): [string, () => MetaSchema][] =>
  parts.map((part) => [
    `${SITE}/draft/${draft}/${part === 'schema' ? part : `meta/${part}`}`,
    () => newer(draft, part),
  ]);

/** By address, without scheme and fragment; made when first asked for. */
const DOCUMENTS: Readonly<Record<string, () => MetaSchema>> = Object.fromEntries([
  ...(['draft-04', 'draft-06', 'draft-07'] as const).map((draft): [string, () => MetaSchema] => [
    `${SITE}/${draft}/schema`,
    () => older(draft),
  ]),
  ...partsOf('2019-09', ['schema', 'core', 'applicator', 'validation', 'meta-data', 'format', 'content']),
  ...partsOf('2020-12', ['schema', 'core', 'applicator', 'unevaluated', 'validation', 'meta-data']),
  ...partsOf('2020-12', ['format-annotation', 'content']),
]);
