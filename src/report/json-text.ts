import { isExactNumber } from '../core/json.ts';
import { visibleEscapes } from './json-escapes.ts';

/**
 * JSON text of plain data, with every digit of a `bigint` as a number, and nothing invisible in it:
 * characters that turn the reading direction and the like are written as `\u` escapes.
 *
 * Members that are `undefined` are left out, as `JSON.stringify` does. Deeper than 200 levels it is `null`
 * (no contract that was read nests deeper).
 *
 * @param indent spaces per level; 0 for one line with a blank after `:` and `,`
 */
export function jsonText(value: unknown, indent = 0): string {
  return write(value, indent, 0);
}

function write(value: unknown, indent: number, depth: number): string {
  switch (typeof value) {
    case 'bigint':
      return value.toString();
    case 'string':
      return visibleEscapes(JSON.stringify(value));
    case 'number':
      return Object.is(value, -0) ? '-0' : JSON.stringify(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (isExactNumber(value)) return value.literal;
      if (value === null || depth >= 200) return 'null';
      return Array.isArray(value)
        ? wrap(
            '[',
            ']',
            value.map((item) => write(item, indent, depth + 1)),
            indent,
            depth,
          )
        : wrap('{', '}', members(value, indent, depth), indent, depth);
    default:
      return 'null';
  }
}

function members(value: object, indent: number, depth: number): string[] {
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => `${visibleEscapes(JSON.stringify(name))}: ${write(item, indent, depth + 1)}`);
}

function wrap(open: string, close: string, items: readonly string[], indent: number, depth: number): string {
  if (items.length === 0) return open + close;
  if (indent === 0) return `${open}${items.join(', ')}${close}`;
  const pad = '\n' + ' '.repeat(indent * (depth + 1));
  return `${open}${pad}${items.join(`,${pad}`)}\n${' '.repeat(indent * depth)}${close}`;
}
