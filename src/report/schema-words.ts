/** The few words in which the report's JSON Schema is written: plain data, no validator. */
import type { JsonObject } from '../core/json.ts';

export const text: JsonObject = { type: 'string' };
export const flag: JsonObject = { type: 'boolean' };
export const yes: JsonObject = { const: true };
/** No number of a report has more digits than can be counted with. */
const MOST = Number.MAX_SAFE_INTEGER;
export const number: JsonObject = { type: 'number', minimum: -MOST, maximum: MOST };
/** Zero or more. */
export const whole: JsonObject = { type: 'integer', minimum: 0, maximum: MOST };
/** One or more. */
export const ordinal: JsonObject = { type: 'integer', minimum: 1, maximum: MOST };
export const pointerText: JsonObject = { type: 'string', pattern: '^(?:/|$)' };

export const oneOf = (...values: readonly (string | number)[]): JsonObject => ({ enum: values });
export const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
export const ref = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });
export const said = (schema: JsonObject, description: string): JsonObject => ({ ...schema, description });

/** An object with exactly these members; a name that ends in `?` may be absent. */
export function object(members: Readonly<Record<string, JsonObject>>): JsonObject {
  const names = Object.keys(members);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(members).map(([name, schema]) => [name.replace(/\?$/, ''), schema])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  };
}
