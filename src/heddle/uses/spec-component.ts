/** Agent Spec's own components in a document: their fields, and the ports and branches that follow from them. */
import { pointer } from '../../core/json.ts';
import { checkDataEdge, checkFlow } from './flow-rules.ts';
import { called, type Loaded, type Loading, type SpecFields } from './loading.ts';
import { FORMAT_FIELDS, portValue } from './plugin-component.ts';
import { readPort, type Port } from './ports.ts';
import { camelCase, DROPPED, isSeenArray, isSeenObject, own, seenObject, type Seen, type SeenObject } from './seen.ts';
import { fieldFault } from './spec-field-check.ts';
import { OPAQUE, SPEC_FIELDS, WITH_PORTS, type FieldRule } from './spec-fields.ts';
import { relationFault, specParts, type SpecParts } from './spec-ports.ts';

const BASE: Readonly<Record<string, FieldRule>> = {
  id: { takes: 'text', optional: true },
  name: { takes: 'text' },
  description: { takes: 'text', optional: true },
  metadata: { takes: 'object', given: {} },
};
/** Stands for the random id that heddle gives. */
const RANDOM_ID = '00000000-0000-4000-8000-000000000000';

export function loadSpecComponent(loading: Loading, content: SeenObject, type: string, at: string): Loaded {
  const fields = readFields(loading, content, type, at);
  const members = checkFields(loading, fields);
  const parts = specParts(loading, fields);
  const relation = relationFault(fields);
  if (relation !== undefined) refuse(loading, fields, undefined, relation);
  const id = fields.values.get('id');
  for (const [name, value] of partMembers(type, fields, parts)) members.set(name, value);
  members.set('id', typeof id === 'string' ? id : RANDOM_ID);
  members.set('componentType', type);
  const loaded = loading.keep({
    type,
    kind: 'spec',
    at,
    name: fields.name,
    id: typeof id === 'string' ? id : loading.freshId(),
    value: seenObject(members),
    inputs: parts.inputs,
    outputs: parts.outputs,
    branches: parts.branches ?? [],
    given: { inputs: false, outputs: false, branches: false },
    uncertain: fields.uncertain || parts.uncertain,
  });
  if (type === 'DataFlowEdge') checkDataEdge(loading, loaded);
  if (type === 'Flow') checkFlow(loading, loaded);
  return loaded;
}

function readFields(loading: Loading, content: SeenObject, type: string, at: string): SpecFields {
  const name = own(content, 'name');
  const fields: SpecFields = {
    type,
    at,
    name: typeof name === 'string' ? name : '',
    values: new Map(),
    written: new Map(),
    ports: {},
    uncertain: false,
  };
  for (const [raw, value] of Object.entries(content)) {
    const field = camelCase(raw);
    if (FORMAT_FIELDS.has(raw) || DROPPED.has(raw)) continue;
    fields.written.set(field, raw);
    const here = at + pointer(raw);
    if ((field === 'inputs' || field === 'outputs') && isSeenArray(value)) readPorts(loading, fields, field, value);
    else if (OPAQUE.has(field)) fields.values.set(field, value ?? undefined);
    else if (field === 'defaultGenerationParameters' && isSeenObject(value))
      fields.values.set(field, seenObject(Object.entries(value).map(([key, one]) => [camelCase(key), one] as const)));
    else fields.values.set(field, loading.resolve(value, here));
  }
  return fields;
}

function readPorts(loading: Loading, fields: SpecFields, side: 'inputs' | 'outputs', list: readonly Seen[]): void {
  const strict = WITH_PORTS.has(fields.type);
  fields.ports[side] = list.flatMap((entry, index) => {
    // What has no title is dropped with the field where the component has no ports.
    if (!strict && !(isSeenObject(entry) && Object.hasOwn(entry, 'title'))) return [];
    const read = readPort(entry);
    const fault = 'port' in read ? (strict ? portFault(read.port) : undefined) : read.fault;
    if (fault !== undefined) {
      fields.uncertain = true;
      const says = `${called(fields)}: ${side === 'inputs' ? 'an input' : 'an output'} ${fault}`;
      loading.report('use-title', { at: `${fields.at}${pointer(fields.written.get(side) ?? side, index)}`, says });
    }
    return 'port' in read ? [read.port] : [];
  });
}

/** What Agent Spec's own components ask of a port beside its title. */
function portFault({ schema }: Port): string | undefined {
  const [type, description] = [own(schema, 'type'), own(schema, 'description')];
  if (description !== undefined && typeof description !== 'string') return 'has a `description` that is not a text';
  const fits = type === undefined || typeof type === 'string' || (isSeenArray(type) && type.every(isText));
  return fits ? undefined : 'has a `type` that is neither a word nor a list of words';
}

const isText = (value: Seen): value is string => typeof value === 'string';

/** Reports what does not fit, and answers the members as heddle holds them: with defaults, without unknown fields. */
function checkFields(loading: Loading, fields: SpecFields): Map<string, Seen> {
  const members = new Map<string, Seen>();
  for (const [name, rule] of Object.entries({ ...BASE, ...SPEC_FIELDS.get(fields.type) })) {
    const value = fields.values.get(name);
    const fault = name === 'id' && value === '' ? 'is empty' : fieldFault(loading, value, rule);
    if (fault !== undefined) refuse(loading, fields, name, `\`${fields.written.get(name) ?? snake(name)}\` ${fault}`);
    const held = value ?? rule.given;
    if (held !== undefined || fields.values.has(name)) members.set(name, held);
  }
  for (const side of ['inputs', 'outputs'] as const)
    if (WITH_PORTS.has(fields.type) && fields.values.get(side) !== undefined)
      refuse(loading, fields, side, `\`${side}\` is not a list`);
  return members;
}

function refuse(loading: Loading, fields: SpecFields, field: string | undefined, says: string): void {
  const raw = field === undefined ? undefined : fields.written.get(field);
  const at = raw === undefined ? fields.at : fields.at + pointer(raw);
  loading.report('use-spec-field', { at, says: `${called(fields)}: ${says}` });
}

/** How a document writes what heddle calls `systemPrompt`. */
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function partMembers(type: string, fields: SpecFields, parts: SpecParts): [string, Seen][] {
  if (!WITH_PORTS.has(type)) return [];
  const { inputs, outputs } = fields.ports;
  return [
    ...(parts.derives.inputs || inputs !== undefined
      ? [['inputs', parts.inputs.map(portValue)] as [string, Seen]]
      : []),
    ...(parts.derives.outputs || outputs !== undefined
      ? [['outputs', parts.outputs.map(portValue)] as [string, Seen]]
      : []),
    ...(parts.branches === undefined ? [] : [['branches', parts.branches] as [string, Seen]]),
    ...(parts.reducers === undefined ? [] : [['reducers', parts.reducers] as [string, Seen]]),
  ];
}
