import type { Subject } from '../core/finding.ts';
import { isArray, isObject, member, type JsonObject } from '../core/json.ts';
import { isPublic } from '../manifest/index.ts';
import type { Contract } from './contract.ts';

/** Tools, events and components that callers may use, in the order of the contract. */
export function offersOf({ manifest, json }: Contract): readonly Subject[] {
  if (manifest !== undefined)
    return [
      ...manifest.tools.filter((tool) => isPublic(manifest, tool)).map(({ name }) => ({ type: 'tool' as const, name })),
      ...(manifest.events ?? []).map(({ name }) => ({ type: 'event' as const, name })),
    ];
  return json === undefined
    ? []
    : [...named(json, 'components', 'componentType', 'component'), ...named(json, 'tools', 'name', 'tool')];
}

function named(json: JsonObject, list: string, name: string, type: Subject['type']): readonly Subject[] {
  const items = member(json, list);
  return (isArray(items) ? items.filter(isObject) : []).flatMap((item) => {
    const value = member(item, name);
    return typeof value === 'string' ? [{ type, name: value }] : [];
  });
}
