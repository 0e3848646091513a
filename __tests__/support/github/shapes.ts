import { componentSchema } from './description.ts';

type Shape = Record<string, unknown>;

/** The least value that a schema of GitHub's description allows: only what is required, with plain values. */
function least(schema: unknown, depth: number): unknown {
  if (typeof schema !== 'object' || schema === null) return null;
  const node = schema as Record<string, unknown>;
  if (node['nullable'] === true) return null;
  if (typeof node['$ref'] === 'string') return least(componentSchema(node['$ref'].split('/')[3] ?? ''), depth + 1);
  if (Array.isArray(node['enum'])) return node['enum'][0];
  if (Array.isArray(node['allOf'])) return Object.assign({}, ...node['allOf'].map((part) => least(part, depth + 1)));
  for (const word of ['oneOf', 'anyOf']) {
    const branches = node[word];
    if (Array.isArray(branches) && node['properties'] === undefined) return least(branches[0], depth + 1);
  }
  switch (node['type']) {
    case 'string':
      return node['format'] === 'uri' ? 'https://github.test/' : node['format'] === 'date-time' ? '2026-01-02T03:04:05Z' : 'x';
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default: {
      const properties = (node['properties'] ?? {}) as Record<string, unknown>;
      const required = (node['required'] ?? []) as string[];
      return Object.fromEntries(required.map((name) => [name, least(properties[name], depth + 1)]));
    }
  }
}

const made = new Map<string, string>();

/**
 * A value of one of the description's schemas, such as `issue-comment`: what the schema requires, with the given members
 * laid over it, deeply. The answer is validated once more when it is sent.
 */
export function shape(name: string, members: Shape): Shape {
  let text = made.get(name);
  if (text === undefined) {
    text = JSON.stringify(least(componentSchema(name), 0));
    made.set(name, text);
  }
  return lay(JSON.parse(text) as Shape, members);
}

function lay(under: Shape, over: Shape): Shape {
  for (const [name, value] of Object.entries(over)) {
    const below = under[name];
    under[name] = isPlain(value) && isPlain(below) ? lay(below, value) : value;
  }
  return under;
}

function isPlain(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A `simple-user` by its login. */
export function user(login: string): Shape {
  return shape('simple-user', { login, id: [...login].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7), type: login.endsWith('[bot]') ? 'Bot' : 'User' });
}
