/** From a manifest's JSON to what it means to heddle, as far as it can be read. */
import { isArray, isObject, member, pointer, type Json, type JsonObject } from '../core/json.ts';
import type { Component, Named, Plugin, Port, SeamHalf, ShippedFile, Tool } from './model.ts';
import { landings } from './rules/files.ts';
import { entriesOf, viewOf, type ComponentEntry, type ToolEntry, type View } from './view.ts';
import { PHASES, SEAMS, type Half, type Phase } from './vocabulary.ts';

/**
 * Reads a manifest for comparison. Never throws: what is malformed is left out, as if it were not there.
 *
 * @param json any JSON; anything but an object is a plugin that provides nothing
 */
export function normalise(json: Json): Plugin {
  const view = viewOf(isObject(json) ? json : {});
  return {
    name: text(view.json, 'name'),
    version: text(view.json, 'version'),
    command: member(view.json, 'command'),
    capabilities: [...new Set(texts(member(view.json, 'capabilities')))],
    discoverTools: member(view.json, 'discoverTools') === true,
    components: first(view.components.flatMap(component)),
    unreadable: view.components.flatMap(({ componentType, kind }) =>
      componentType !== undefined && kind === undefined ? [componentType] : [],
    ),
    tools: first(view.tools.flatMap(tool)),
    files: files(view),
  };
}

function component({ json, at, componentType, kind }: ComponentEntry): Component[] {
  if (componentType === undefined || kind === undefined) return [];
  const node = kind === 'node';
  return [
    {
      name: componentType,
      at,
      kind,
      inputs: node ? ports(json, 'inputs', at) : [],
      outputs: node ? ports(json, 'outputs', at) : [],
      branches: node ? branches(json, at) : [],
      schema: kind === 'encoder' ? undefined : member(json, 'schema'),
      phase: phase(member(json, 'phase')),
      stream: kind === 'provider' && member(json, 'stream') === true,
      seams: kind === 'middleware' ? seams(json, at) : [],
      protocol: kind === 'encoder' ? text(json, 'protocol') : undefined,
      contentType: kind === 'encoder' ? text(json, 'contentType') : undefined,
    },
  ];
}

function ports(json: JsonObject, field: string, parent: string): Port[] {
  return first(
    entriesOf(json, field, parent).flatMap(({ json: port, at }) => {
      const name = text(port, 'title');
      const type = text(port, 'type');
      return name === undefined || type === undefined
        ? []
        : [{ name, at, type, hasDefault: member(port, 'default') !== undefined }];
    }),
  );
}

function branches(json: JsonObject, parent: string): Named[] {
  const list = member(json, 'branches');
  if (!isArray(list)) return [];
  return first(
    list.flatMap((name, index) => (typeof name === 'string' ? [{ name, at: `${parent}/branches/${index}` }] : [])),
  );
}

function phase(value: Json | undefined): Phase {
  return PHASES.find((known) => known === value) ?? 'pre';
}

function seams(json: JsonObject, parent: string): SeamHalf[] {
  const subscribed = member(json, 'seams');
  if (!isObject(subscribed)) return [];
  return [...SEAMS].flatMap(([seam, known]) => {
    const halves = texts(member(subscribed, seam));
    const at = `${parent}${pointer('seams', seam)}`;
    return known
      .filter((half: Half) => halves.includes(half))
      .map((half) => ({ name: `${seam}.${half}`, at, seam, half }));
  });
}

function tool({ json, at, name }: ToolEntry): Tool[] {
  if (name === undefined) return [];
  const path = member(json, 'path') !== undefined;
  const implementation =
    path === (member(json, 'componentType') !== undefined) ? undefined : path ? 'path' : 'componentType';
  return [
    {
      name,
      at,
      implementation,
      description: text(json, 'description') ?? '',
      inputSchema: member(json, 'inputSchema'),
      outputSchema: member(json, 'outputSchema'),
      shadows: member(json, 'shadows') === true,
    },
  ];
}

function files(view: View): ShippedFile[] {
  return first(landings(view).flatMap(({ dest, at, json }) => [{ name: dest, at, path: text(json, 'path') ?? '' }]));
}

/** Of entries with one name the first. */
function first<T extends Named>(entries: readonly T[]): T[] {
  const byName = new Map<string, T>();
  for (const entry of entries) if (!byName.has(entry.name)) byName.set(entry.name, entry);
  return [...byName.values()];
}

function text(json: JsonObject, field: string): string | undefined {
  const value = member(json, field);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function texts(value: Json | undefined): string[] {
  return isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
