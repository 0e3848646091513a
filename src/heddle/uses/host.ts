/** What heddle knows once these plugins are loaded: who provides which type, tool, protocol and store. */
import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import { readManifestText } from '../text.ts';
import { entriesOf } from '../view.ts';
import { isBuiltinComponentType, isKind, type Kind } from '../vocabulary.ts';

/** A component type and who provides it. */
export interface Provided {
  readonly plugin: LoadedPlugin;
  readonly componentType: string;
  readonly kind: Kind;
  /** The component as the manifest has it. */
  readonly json: JsonObject;
  /** JSON Pointer into its manifest. */
  readonly at: string;
}

/** A plugin and its place in the list that was given. */
export interface LoadedPlugin {
  readonly index: number;
  readonly name: string;
  readonly json: JsonObject;
}

export interface Host {
  readonly plugins: readonly LoadedPlugin[];
  readonly types: ReadonlyMap<string, Provided>;
  /** Tools that the manifests name. */
  readonly tools: ReadonlySet<string>;
  /** Some plugin's tools are known only once it runs. */
  readonly discovers: boolean;
}

/** A manifest as its text or its JSON. */
export type Manifest = string | Uint8Array | Json;

export function manifestJson(manifest: Manifest): JsonObject {
  const json =
    typeof manifest === 'string' || manifest instanceof Uint8Array ? readManifestText(manifest).json : manifest;
  return isObject(json) ? json : {};
}

/** Of two that provide one thing the first: that they collide is said elsewhere. */
export function hostOfPlugins(manifests: readonly JsonObject[]): Host {
  const plugins = manifests.map((json, index): LoadedPlugin => {
    const name = member(json, 'name');
    return { index, name: typeof name === 'string' ? name : '', json };
  });
  const types = new Map<string, Provided>();
  for (const one of plugins.flatMap(provided)) if (!types.has(one.componentType)) types.set(one.componentType, one);
  return {
    plugins,
    types,
    tools: new Set(plugins.flatMap(({ json }) => names(json))),
    discovers: plugins.some(({ json }) => member(json, 'discoverTools') === true),
  };
}

function provided(plugin: LoadedPlugin): Provided[] {
  return entriesOf(plugin.json, 'components').flatMap(({ json, at }) => {
    const componentType = member(json, 'componentType');
    const kind = member(json, 'kind') ?? 'node';
    return typeof componentType === 'string' && isKind(kind) && !isBuiltinComponentType(componentType)
      ? [{ plugin, componentType, kind, json, at }]
      : [];
  });
}

function names(json: JsonObject): string[] {
  const tools = member(json, 'tools');
  return isArray(tools)
    ? tools.filter(isObject).flatMap((tool) => {
        const name = member(tool, 'name');
        return typeof name === 'string' ? [name] : [];
      })
    : [];
}

/** Every component of one kind, in the order in which heddle met them. */
export function ofKind(host: Host, kind: Kind): Provided[] {
  return [...host.types.values()].filter((one) => one.kind === kind);
}
