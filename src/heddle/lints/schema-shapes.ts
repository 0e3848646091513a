/** What the values of JSON Schema's keywords must be. */
import { isArray, isObject, type Json } from '../../core/json.ts';
import { isTypeName, TYPE_NAMES } from '../dialect.ts';

/** A longer pattern is not compiled to see whether it is one. */
const MAX_PATTERN = 10_000;

const isCount = (value: Json): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isTexts = (value: Json): boolean => isArray(value) && value.every((entry) => typeof entry === 'string');

/** What a keyword's value must be, for those that heddle's checker or a reader would stumble over. */
const SHAPES: ReadonlyMap<string, { readonly is: string; readonly fits: (value: Json) => boolean }> = new Map([
  [
    'type',
    {
      is: `one of ${TYPE_NAMES.join(', ')}, or a list of them`,
      fits: (value: Json) => isTypeName(value) || (isArray(value) && value.length > 0 && value.every(isTypeName)),
    },
  ],
  ['enum', { is: 'an array', fits: (value: Json) => isArray(value) }],
  ['minLength', { is: 'a whole number of at least 0', fits: isCount }],
  ['maxLength', { is: 'a whole number of at least 0', fits: isCount }],
  ['minItems', { is: 'a whole number of at least 0', fits: isCount }],
  ['maxItems', { is: 'a whole number of at least 0', fits: isCount }],
  ['minimum', { is: 'a number', fits: (value: Json) => typeof value === 'number' }],
  ['maximum', { is: 'a number', fits: (value: Json) => typeof value === 'number' }],
  ['pattern', { is: 'a regular expression', fits: compiles }],
  [
    'items',
    {
      is: 'a schema',
      fits: (value: Json) => typeof value === 'boolean' || (typeof value === 'object' && value !== null),
    },
  ],
  [
    'properties',
    {
      is: 'an object of schemas',
      fits: (value: Json) =>
        isObject(value) && Object.values(value).every((inner) => isObject(inner) || typeof inner === 'boolean'),
    },
  ],
  ['required', { is: 'an array of strings', fits: isTexts }],
  ['additionalProperties', { is: 'a schema', fits: (value: Json) => typeof value === 'boolean' || isObject(value) }],
]);

/** What should stand there instead, or undefined when the value fits. */
export function wrongValue(keyword: string, value: Json): string | undefined {
  const shape = SHAPES.get(keyword);
  return shape === undefined || shape.fits(value) ? undefined : shape.is;
}

function compiles(value: Json): boolean {
  if (typeof value !== 'string') return false;
  if (value.length > MAX_PATTERN) return true;
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
}
