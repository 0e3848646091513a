/** A component of a plugin in a document: its fields as heddle calls them, its ports, and the check of its `schema`. */
import { isArray, isObject, member, pointer } from '../../core/json.ts';
import { refusals, type Refusal } from './check.ts';
import type { Provided } from './host.ts';
import { called, type Loaded, type Loading } from './loading.ts';
import { readPort, type Port } from './ports.ts';
import {
  camelCase,
  DROPPED,
  isSeenArray,
  isSeenObject,
  own,
  seenObject,
  toSeen,
  type Seen,
  type SeenObject,
} from './seen.ts';

/** Names that belong to the document's format, not to the component. */
export const FORMAT_FIELDS: ReadonlySet<string> = new Set([
  'component_type',
  'componentType',
  'agentspec_version',
  'agentspecVersion',
  'component_plugin_name',
  'componentPluginName',
  'component_plugin_version',
  'componentPluginVersion',
  'air_version',
  '$referenced_components',
  '$component_ref',
]);

interface Fields {
  readonly values: Map<string, Seen>;
  /** What heddle calls a field → what the document calls it. */
  readonly written: Map<string, string>;
  readonly ports: { inputs?: readonly Port[]; outputs?: readonly Port[] };
  uncertain: boolean;
}

export function loadPluginComponent(loading: Loading, content: SeenObject, provided: Provided, at: string): Loaded {
  const fields = readFields(loading, content, provided.componentType, at);
  const name = fields.values.get('name');
  const type = provided.componentType;
  if (typeof name !== 'string' || name === '') {
    loading.report('use-configuration', {
      at,
      says: `a ${type} has no \`name\``,
      about: { part: 'configuration', component: type, path: ['name'], keyword: 'required' },
    });
  }
  const id = fields.values.get('id');
  const metadata = fields.values.get('metadata');
  const loaded = {
    type,
    kind: provided.kind,
    at,
    name: typeof name === 'string' ? name : '',
    id: typeof id === 'string' ? id : loading.freshId(),
  };
  fields.values.set('id', typeof id === 'string' ? id : HEX_ID);
  fields.values.set('componentType', type);
  fields.values.set('metadata', isSeenObject(metadata) ? metadata : {});
  const node = provided.kind === 'node' ? nodeParts(loading, fields, provided, loaded) : NO_PARTS;
  const value = seenObject(fields.values);
  const refused = refusals(value, member(provided.json, 'schema'), loading.matcher);
  for (const one of refused) reportRefusal(loading, one, loaded, fields.written);
  return loading.keep({ ...loaded, ...node, value, uncertain: fields.uncertain });
}

/** Stands for the random id that heddle gives: nothing but its being such a text can be told of it. */
const HEX_ID = '00000000-0000-4000-8000-000000000000';
const NO_PARTS = {
  inputs: [],
  outputs: [],
  branches: [],
  given: { inputs: false, outputs: false, branches: false },
} as const;

function readFields(loading: Loading, content: SeenObject, type: string, at: string): Fields {
  const fields: Fields = { values: new Map(), written: new Map(), ports: {}, uncertain: false };
  for (const [raw, value] of Object.entries(content)) {
    const name = camelCase(raw);
    if (FORMAT_FIELDS.has(raw) || DROPPED.has(raw) || DROPPED.has(name)) continue;
    const here = at + pointer(raw);
    fields.written.set(name, raw);
    if (name === 'inputs' || name === 'outputs') {
      const ports = ownPorts(loading, fields, value, type, here);
      fields.ports[name] = ports;
      fields.values.set(name, ports.map(portValue));
    } else if (name === 'metadata' || name === 'config') fields.values.set(name, value);
    else fields.values.set(name, loading.resolve(value, here));
  }
  return fields;
}

function ownPorts(loading: Loading, fields: Fields, value: Seen, type: string, at: string): Port[] {
  if (value === null || value === undefined) return [];
  if (!isSeenArray(value)) {
    fields.uncertain = true;
    loading.report('use-title', { at, says: `the ports of a ${type} are not a list` });
    return [];
  }
  return value.flatMap((entry, index) => {
    const inner = isSeenObject(entry) ? own(entry, 'jsonSchema') : undefined;
    const read = readPort(isSeenObject(inner) ? inner : entry);
    if ('port' in read) return [read.port];
    fields.uncertain = true;
    loading.report('use-title', { at: `${at}/${index}`, says: `a port of a ${type} ${read.fault}` });
    return [];
  });
}

/** A port as heddle holds it in the component's configuration. */
export function portValue({ title, schema }: Port): SeenObject {
  return {
    jsonSchema: schema,
    title,
    description: own(schema, 'description'),
    default: own(schema, 'default'),
    type: own(schema, 'type'),
  };
}

type Parts = Pick<Loaded, 'inputs' | 'outputs' | 'branches' | 'given'>;

/** What the document leaves out of a node, the manifest gives. */
function nodeParts(
  loading: Loading,
  fields: Fields,
  provided: Provided,
  node: Pick<Loaded, 'at' | 'type' | 'name'>,
): Parts {
  const side = (name: 'inputs' | 'outputs'): readonly Port[] => {
    const written = fields.ports[name];
    const ports = written ?? declaredPorts(loading, fields, provided, name, node);
    if (written === undefined) fields.values.set(name, ports.map(portValue));
    return ports;
  };
  const [inputs, outputs] = [side('inputs'), side('outputs')];
  const written = fields.values.get('branches');
  if (written === undefined) fields.values.set('branches', declaredBranches(provided));
  const given = {
    inputs: fields.ports.inputs === undefined,
    outputs: fields.ports.outputs === undefined,
    branches: written === undefined,
  };
  return { inputs, outputs, branches: branchNames(fields.values.get('branches')), given };
}

function declaredPorts(
  loading: Loading,
  fields: Fields,
  { json, componentType }: Provided,
  side: 'inputs' | 'outputs',
  node: Pick<Loaded, 'at' | 'type' | 'name'>,
): Port[] {
  const list = member(json, side);
  return (isArray(list) ? list : []).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const [title, type, description, given] = ['title', 'type', 'description', 'default'].map((name) =>
      member(entry, name),
    );
    const read = readPort(
      seenObject([
        ['title', toSeen(title ?? null)],
        ['type', toSeen(type ?? null)],
        ...(typeof description === 'string' ? [['description', description] as const] : []),
        ...(given === undefined ? [] : [['default', toSeen(given)] as const]),
      ]),
    );
    if ('port' in read) return [read.port];
    fields.uncertain = true;
    loading.report('use-title', {
      at: node.at,
      says: `${called(node)}: ${side === 'inputs' ? 'an input' : 'an output'} that its plugin declares ${read.fault}`,
      about: { part: 'port', component: componentType, side, title: read.title ?? '' },
    });
    return [];
  });
}

function declaredBranches({ json }: Provided): readonly Seen[] {
  const list = member(json, 'branches');
  return isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}

/** heddle makes a set of whatever stands there: of a text, its characters. */
function branchNames(value: Seen): readonly string[] {
  if (typeof value === 'string') return Array.from(value);
  return isSeenArray(value) ? value.map((one) => (typeof one === 'string' ? one : '\0')) : [];
}

function reportRefusal(
  loading: Loading,
  { path, keyword, says, certain }: Refusal,
  component: Pick<Loaded, 'at' | 'type' | 'name'>,
  written: ReadonlyMap<string, string>,
): void {
  const [first, ...rest] = path;
  const tokens = first === undefined ? [] : [written.get(String(first)) ?? first, ...rest];
  loading.report('use-configuration', {
    at: component.at + pointer(...tokens),
    says: `${called(component)}: ${path.length === 0 ? 'its configuration' : `\`${pathText(tokens)}\``} ${says}`,
    ...(certain ? {} : { mend: 'That could not be decided, so it is treated as refused.' }),
    about: { part: 'configuration', component: component.type, path, keyword },
  });
}

/** A path as a person types it: `options.labels[0]`. */
export function pathText(path: readonly (string | number)[]): string {
  return path
    .map((one, at) => (typeof one === 'number' ? `[${one}]` : at === 0 ? one : `.${one}`))
    .join('')
    .slice(0, 200);
}
