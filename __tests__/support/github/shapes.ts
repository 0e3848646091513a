import { componentSchema, eventSchema } from './description.ts';

type Shape = Record<string, unknown>;

function isPlain(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What a schema of GitHub's description requires, filled with plain values where `given` says nothing.
 * A member that may be null and is not given is null.
 */
function fill(schema: unknown, given: unknown): unknown {
  if (!isPlain(schema)) return given ?? null;
  if (given === null || (given !== undefined && !isPlain(given) && !Array.isArray(given))) return given;
  if (given === undefined && schema['nullable'] === true) return null;
  if (typeof schema['$ref'] === 'string') return fill(componentSchema(schema['$ref'].split('/')[3] ?? ''), given);
  if (Array.isArray(schema['enum'])) return given ?? schema['enum'][0];
  if (Array.isArray(schema['allOf'])) return schema['allOf'].reduce((value: unknown, part) => fill(part, value), given);
  for (const word of ['oneOf', 'anyOf']) {
    const branches = schema[word];
    if (Array.isArray(branches) && schema['properties'] === undefined) return fill(branches[0], given);
  }
  return ofType(schema, given);
}

function ofType(schema: Shape, given: unknown): unknown {
  switch (schema['type']) {
    case 'string':
      return (
        given ??
        (schema['format'] === 'uri'
          ? 'https://github.test/'
          : schema['format'] === 'date-time'
            ? '2026-01-02T03:04:05Z'
            : 'x')
      );
    case 'integer':
    case 'number':
      return given ?? 1;
    case 'boolean':
      return given ?? false;
    case 'array':
      return Array.isArray(given) ? given.map((item) => fill(schema['items'], item)) : [];
    default: {
      const properties = isPlain(schema['properties']) ? schema['properties'] : {};
      const members = isPlain(given) ? given : {};
      const required = (schema['required'] ?? []) as string[];
      const names = new Set([...required, ...Object.keys(members)]);
      return Object.fromEntries([...names].map((name) => [name, fill(properties[name], members[name])]));
    }
  }
}

/**
 * A value of one of the description's schemas, such as `issue-comment`: the given members, and beside them what the
 * schema requires, at every depth. The answer is validated once more when it is sent.
 */
export function shape(name: string, members: Shape): Shape {
  return fill(componentSchema(name), members) as Shape;
}

/** An event's payload, filled in the same way; `event` as the description names it: `pull-request-labeled`. */
export function eventShape(event: string, members: Shape): Shape {
  return fill(eventSchema(event), members) as Shape;
}

/** A user's members by login; who holds them fills in the rest. */
export function user(login: string): Shape {
  return {
    login,
    id: Array.from(login).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7),
    type: login.endsWith('[bot]') ? 'Bot' : 'User',
  };
}
