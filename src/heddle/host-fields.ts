/** The fields that heddle itself puts beside a component's configuration before it checks the component's `schema`. */
import type { Json } from '../core/json.ts';
import type { Kind } from './vocabulary.ts';

const OF_COMPONENT: readonly (readonly [string, Json])[] = [
  ['id', { type: 'string', minLength: 1 }],
  ['name', { type: 'string', minLength: 1 }],
  ['componentType', { type: 'string' }],
  ['metadata', { type: 'object' }],
];
const OF_NODE: readonly (readonly [string, Json])[] = [
  ['inputs', { type: 'array' }],
  ['outputs', { type: 'array' }],
  ['branches', { type: 'array' }],
];
const NONE: ReadonlyMap<string, Json> = new Map();

/**
 * Name → schema of what is always there. What a flow writes is checked as the flow holds it; what an operator
 * configures (middleware, store) stands alone, and an encoder is not configured at all.
 */
export function hostFields(kind: Kind, componentType?: string): ReadonlyMap<string, Json> {
  if (kind === 'middleware' || kind === 'store' || kind === 'encoder') return NONE;
  const named = componentType === undefined ? [] : [['componentType', { const: componentType }] as const];
  return new Map([...OF_COMPONENT, ...(kind === 'node' ? OF_NODE : []), ...named]);
}
