/** The fields that heddle itself puts beside a component's configuration before it checks the component's `schema`. */
import type { Json } from '../contract/json.ts';
import type { Kind } from './vocabulary.ts';

const OF_COMPONENT: readonly (readonly [string, Json])[] = [
  ['id', { type: 'string' }],
  ['name', { type: 'string' }],
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
export function hostFields(kind: Kind): ReadonlyMap<string, Json> {
  if (kind === 'middleware' || kind === 'store' || kind === 'encoder') return NONE;
  return new Map(kind === 'node' ? [...OF_COMPONENT, ...OF_NODE] : OF_COMPONENT);
}
