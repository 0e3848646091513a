/** A component's configuration as a document or an operator writes it, and as heddle sees it. */
import { member, setMember, type JsonObject } from '../../core/json.ts';
import { isKind } from '../vocabulary.ts';
import { configurationFaults } from './configuration.ts';
import { hostOfPlugins } from './host.ts';
import { loadDocument } from './load.ts';
import type { UseFault } from './loading.ts';
import { isSeenObject, toSeen, type SeenObject } from './seen.ts';

export interface SeenConfiguration {
  /** What heddle checks: camelCase, its own fields beside the author's, undefined for a `null` in a field. */
  readonly value: SeenObject;
  /** For what heddle refuses it; empty when it takes it. */
  readonly refused: readonly UseFault[];
}

/**
 * Replays how heddle meets one component's configuration.
 *
 * @param component the component as a manifest declares it: `componentType`, `kind`, `schema`, ports, …
 * @param written what a document writes into it beside `component_type` (its `name` included), or what an operator
 *   passes for a middleware or a store
 */
export function seeConfiguration(component: JsonObject, written: JsonObject): SeenConfiguration {
  const type = member(component, 'componentType');
  const componentType = typeof type === 'string' ? type : '';
  const kind = member(component, 'kind') ?? 'node';
  const host = hostOfPlugins([{ name: 'plugin', version: '1.0.0', components: [component] }]);
  if (isKind(kind) && (kind === 'middleware' || kind === 'store')) {
    const middleware = {};
    if (kind === 'middleware') setMember(middleware, componentType, written);
    const store = kind === 'store' ? { store: { type: componentType, config: written } } : {};
    const value = toSeen(written);
    return { value: isSeenObject(value) ? value : {}, refused: configurationFaults(host, { middleware, ...store }) };
  }
  const refused: UseFault[] = [];
  const document = toSeen({ ...written, component_type: componentType });
  if (!isSeenObject(document)) return { value: {}, refused };
  const { root } = loadDocument(document, host, new Set(), (_, fault) => void refused.push(fault));
  return { value: root.value, refused };
}
