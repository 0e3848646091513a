/**
 * GitHub's own description of its REST API, as a judge: is this request one that GitHub describes, and is this answer?
 * `openapi.json` beside this file is cut from it by `scripts/github-openapi.mjs`.
 */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Described {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content | { readonly $ref: string }>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly 'x-webhooks': Readonly<Record<string, Schema>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** One operation of the description, such as `get /repos/{owner}/{repo}/releases`. */
export interface Operation {
  /** Method in lower case and path template: the key of the table of routes. */
  readonly id: string;
  readonly described: Described;
}

const description = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8')) as Description;

/**
 * OpenAPI 3.0 says `nullable`, which JSON Schema does not know; references become absolute, so that any part can be
 * compiled.
 */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...rest } = value as Record<string, unknown>;
  const out: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(rest)) {
    out[name] = name === '$ref' && typeof inner === 'string' ? inner.replace(/^#/, 'github:api#') : asJsonSchema(inner);
  }
  return nullable === true ? { anyOf: [out, { type: 'null' }] } : out;
}

const formats = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  uri: (text: string): boolean => URL.canParse(text),
};
const settings = { strict: false, allErrors: true, logger: false, formats } as const;
const bodies = new Ajv(settings);
const parameters = new Ajv({ ...settings, coerceTypes: true });
for (const ajv of [bodies, parameters])
  ajv.addSchema({ $id: 'github:api', components: asJsonSchema(description.components) as Schema });

const compiled = new Map<Schema, ValidateFunction>();
function faults(ajv: Ajv, schema: Schema, value: unknown): string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = ajv.compile(asJsonSchema(schema) as Schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`.trim());
}

function resolve<T>(value: T | { readonly $ref: string }): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const [, , kind, name] = value.$ref.split('/');
  return description.components[kind as string]?.[name as string] as T;
}

/** Parameters that may hold slashes. */
const WIDE = new Set(['path', 'ref', 'basehead', 'tag']);

const operations = Object.entries(description.paths).map(([path, methods]) => {
  const names: string[] = [];
  const source = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    names.push(name);
    return WIDE.has(name) ? '(.+)' : '([^/]+)';
  });
  return { path, names, pattern: new RegExp(`^${source}$`), literal: path.replace(/\{\w+\}/g, '').length, methods };
});

/** Every operation of the description as it was cut: `get /repos/{owner}/{repo}`. */
export const OPERATION_IDS: readonly string[] = operations.flatMap(({ path, methods }) =>
  Object.keys(methods).map((method) => `${method} ${path}`),
);

/** The operation that a request names, with its path parameters decoded; undefined when the description has none. */
export function operationOf(
  method: string,
  path: string,
): { operation: Operation; params: Record<string, string> } | undefined {
  const found = operations
    .filter((candidate) => candidate.pattern.test(path) && Object.hasOwn(candidate.methods, method))
    .sort((a, b) => b.literal - a.literal)[0];
  const described = found?.methods[method];
  if (found === undefined || described === undefined) return undefined;
  const values = found.pattern.exec(path) ?? [];
  const params = Object.fromEntries(found.names.map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')]));
  return { operation: { id: `${method} ${found.path}`, described }, params };
}

/**
 * What the description holds against a request. GitHub ignores a parameter that it does not know: here it is a fault.
 */
export function requestFaults(
  operation: Operation,
  params: Record<string, string>,
  query: URLSearchParams,
  body: unknown,
): string[] {
  const out: string[] = [];
  const declared = (operation.described.parameters ?? []).map((one) => resolve<Parameter>(one));
  for (const name of query.keys()) {
    if (!declared.some((one) => one.in === 'query' && one.name === name))
      out.push(`query parameter ${name} is not described`);
  }
  for (const one of declared) {
    const value = one.in === 'path' ? params[one.name] : one.in === 'query' ? query.get(one.name) : undefined;
    if (value === undefined || value === null) {
      if (one.required === true && one.in !== 'header') out.push(`${one.in} parameter ${one.name} is missing`);
    } else {
      const wrapped: Schema = wrap(one.schema);
      out.push(...faults(parameters, wrapped, { value }).map((fault) => `${one.in} parameter ${one.name}: ${fault}`));
    }
  }
  const schema = operation.described.requestBody?.content?.['application/json']?.schema;
  if (schema !== undefined) {
    out.push(...faults(bodies, schema, body ?? {}).map((fault) => `body ${fault}`));
    const known = (schema as { properties?: object }).properties;
    if (known !== undefined)
      for (const name of Object.keys(body ?? {}))
        if (!Object.hasOwn(known, name)) out.push(`body member ${name} is not described`);
  }
  return out;
}

const wrappers = new Map<Schema, Schema>();
function wrap(schema: Schema): Schema {
  let wrapper = wrappers.get(schema);
  if (wrapper === undefined) {
    wrapper = { type: 'object', properties: { value: schema } };
    wrappers.set(schema, wrapper);
  }
  return wrapper;
}

/** What the description holds against an answer of the stand-in itself. */
export function answerFaults(operation: Operation, status: number, body: unknown): string[] {
  const described = operation.described.responses[String(status)];
  if (described === undefined) return status >= 400 ? [] : [`status ${status} is not described`];
  const schema = resolve<Content>(described).content?.['application/json']?.schema;
  return schema === undefined || body === undefined ? [] : faults(bodies, schema, body);
}

/**
 * What the description holds against an event's payload; `event` as the description names it: `pull-request-labeled`.
 */
export function eventFaults(event: string, payload: unknown): string[] {
  const schema = description['x-webhooks'][event];
  return schema === undefined ? [`no event ${event}`] : faults(bodies, schema, payload);
}

/** The schema of an event's payload, for `eventShape()`. */
export function eventSchema(event: string): unknown {
  return description['x-webhooks'][event];
}

/** A schema of the description by name, for `shape()`. */
export function componentSchema(name: string): unknown {
  return description.components['schemas']?.[name];
}
