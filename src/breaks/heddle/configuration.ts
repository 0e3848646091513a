/** A component's `schema`: what flows and operators wrote for the old one must be taken by the new one. */
import type { Hit, Shows } from '../../core/finding.ts';
import { isArray, isObject, member, pointer, pointerTokens, type Json } from '../../core/json.ts';
import { heddleSchema } from '../../heddle/dialect.ts';
import { hostFields } from '../../heddle/host-fields.ts';
import { sameJson } from '../../heddle/measure.ts';
import { seeConfiguration } from '../../heddle/uses/index.ts';
import { describeCause } from '../../schema/index.ts';
import type { Component } from '../../heddle/model.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import { oneCause } from '../engine/one-cause.ts';
import { placeChange } from '../engine/narrowed.ts';
import type { SchemaPair } from '../engine/pair.ts';
import { widenedChange } from '../engine/widened.ts';
import { CLAUSES } from '../kinds/clauses.ts';
import { wordsFor } from '../words.ts';
import type { Host, PluginChange } from './change.ts';
import { anyValue, asSeen, asWritten, canHold, isFromDocument } from './seen.ts';

export function* compareConfiguration(old: Component, current: Component, host: Host): Iterable<PluginChange> {
  if (sameJson(old.schema, current.schema)) return;
  const operator = !isFromDocument(old.kind);
  const base = {
    subject: { type: 'component', name: old.name } as const,
    hits: (operator ? ['operators'] : ['flows']) satisfies readonly Hit[] as readonly Hit[],
    shows: (operator ? 'load' : 'parse') satisfies Shows as Shows,
  };
  const at = { baseline: `${old.at}/schema`, current: `${current.at}/schema` };
  const writer = written(old, false);
  const reader = asSeen(heddleSchema(current.schema), current.kind);
  if (writer === undefined || reader === undefined) {
    const reason = 'the schema nests more than 200 levels deep';
    yield { kind: 'undecided', ...base, ...at, place: { part: 'configuration', path: '' }, reason };
    return;
  }
  const pair: SchemaPair = {
    ...base,
    audience: 'callers',
    part: 'configuration',
    old: writer,
    current: reader,
    oldAt: at.baseline,
    currentAt: at.current,
  };
  const places = host.engine.narrowed(pair);
  const claims = claimed(host, { ...pair, old: written(old, true) ?? writer }, places, old);
  const found = [...merged(places, pair, old, current), ...claims].map((change) => inManifest(change, old, current));
  yield* found;
  if (found.length > 0) return;
  // The other way round: what can be written for the new one, and was not taken by the old.
  const back = {
    ...pair,
    old: asSeen(heddleSchema(old.schema), old.kind) ?? true,
    current: written(current, false) ?? true,
  };
  for (const place of host.engine.widened(back))
    if (place.answer === 'break' && place.kind !== 'names-refused')
      yield inManifest(widenedChange(back, place), old, current);
}

/**
 * Names that the old schema did not declare and heddle ignored: a document may hold anything there. Nobody knows
 * whether one does, so what the new schema says of them is neither a break nor nothing.
 */
function claimed(host: Host, open: SchemaPair, known: readonly SchemaPlace[], old: Component): PluginChange[] {
  const told = new Set(known.flatMap(({ path, more }) => [path, ...(more ?? [])]));
  const closed = known.some(({ kind }) => kind === 'names-refused');
  const further = host.engine.narrowed(open).filter(({ kind, path }) => {
    if (closed && kind === 'names-refused') return false;
    const [top = ''] = /^[^.[ ]*/.exec(path) ?? [];
    return !told.has(path) && (!isFromDocument(old.kind) || canHold(top));
  });
  return oneCause(
    open,
    further.map((place) => ({ ...placeChange(open, place), kind: 'configuration-claimed' })),
  );
}

/** That a closed schema refuses the fields which heddle adds is one cause, however many they are. */
function merged(places: readonly SchemaPlace[], pair: SchemaPair, old: Component, current: Component): PluginChange[] {
  const added = addedByHeddle(old);
  const isClosing = ({ kind, name, path }: SchemaPlace): boolean =>
    kind === 'names-refused' && name === path && added.has(path);
  const closing = places.filter(isClosing);
  const rest = oneCause(
    pair,
    places.filter((place) => !isClosing(place)).map((place) => narrowed(pair, place, old, current)),
  );
  const [first] = closing;
  if (first === undefined) return rest;
  const names = closing.map(({ path }) => path).join(', ');
  return [
    {
      ...narrowed(pair, first, old, current),
      place: { part: 'configuration', path: '' },
      names: true,
      about: names,
      identity: `closed ${names}`,
      was: 'open',
      is: 'closed',
      before: 'open',
      after: `rejects ${names}`,
    },
    ...rest,
  ];
}

function narrowed(pair: SchemaPair, place: SchemaPlace, old: Component, current: Component): PluginChange {
  const change = placeChange(pair, place);
  if (change.kind === 'undecided') return change;
  if (replays(change.witness?.value, old, current)) return { ...change, kind: 'configuration-narrowed' };
  const { witness: _, ...rest } = change;
  const cause = { code: 'doubtful' } as const;
  return { ...rest, kind: 'undecided', reason: describeCause(cause), cause };
}

/**
 * Whether heddle, as its loading is modelled, takes a configuration for the old component and refuses it for the new
 * one.
 */
function replays(witness: Json | undefined, old: Component, current: Component): boolean {
  if (!isObject(witness)) return false;
  const { componentType: _, ...written } = witness;
  const refused = ({ name, kind, schema }: Component): boolean =>
    seeConfiguration({ componentType: name, kind, ...(schema !== undefined && { schema }) }, written).refused.length >
    0;
  return !refused(old) && refused(current);
}

/** A pointer as deep as the manifest's own schema goes: what was added for the comparison stands at the schema. */
function inManifest(change: PluginChange, old: Component, current: Component): PluginChange {
  const { baseline, current: now, also } = change;
  return {
    ...change,
    ...(baseline !== undefined && { baseline: within(old, baseline) }),
    ...(now !== undefined && { current: within(current, now) }),
    ...(also !== undefined && { also: also.map((at) => within(current, at)) }),
  };
}

function within({ schema, at }: Component, place: string): string {
  const root = `${at}/schema`;
  let value: Json | undefined = schema;
  const found: string[] = [];
  for (const token of pointerTokens(place.slice(root.length))) {
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : undefined;
    if (value === undefined) break;
    found.push(token);
  }
  return root + pointer(...found);
}

function addedByHeddle(old: Component): Set<string> {
  const properties = isObject(old.schema) ? member(old.schema, 'properties') : undefined;
  return new Set(
    [...hostFields(old.kind).keys()].filter((name) => !isObject(properties) || !Object.hasOwn(properties, name)),
  );
}

/**
 * Every configuration that heddle took for the old component: what its schema allows of what a document can hold, with
 * the fields that heddle adds itself. A closed schema that does not declare those took none at all.
 *
 * @returns undefined when the schema nests too deeply to be followed
 */
function written(old: Component, wide: boolean): Json | undefined {
  const seen = asSeen(heddleSchema(old.schema), old.kind);
  // What is not declared at all is free-form at the root: the fields that heddle adds are no part of that.
  const schema = seen === undefined || seen === true ? seen : asWritten(seen, old.kind, wide);
  if (schema === undefined || schema === false) return schema;
  const kept = isObject(schema) ? schema : {};
  const properties = member(kept, 'properties');
  const declared = new Map(isObject(properties) ? Object.entries(properties) : []);
  const added = new Map(hostFields(old.kind, old.name));
  if (member(kept, 'additionalProperties') === false && [...added.keys()].some((name) => !declared.has(name)))
    return false;
  const required = member(kept, 'required');
  const demanded = isArray(required) ? required.filter((name) => typeof name === 'string') : [];
  // Nobody can write a name that heddle reads as another.
  if (isFromDocument(old.kind) && demanded.some((name) => !canHold(name))) return false;
  const isOpen = member(kept, 'additionalProperties') !== false;
  if (!isOpen && demanded.some((name) => !declared.has(name) && !added.has(name))) return false;
  // What heddle adds must not make a free-form configuration look like a declared one.
  const open = declared.size === 0 && isOpen;
  const both = [...declared].map(([name, own]): [string, Json] => {
    const host = added.get(name);
    return [name, host === undefined ? own : { allOf: [host, own] }];
  });
  return {
    ...kept,
    ...(allowsObject(member(kept, 'type')) ? { type: 'object' } : {}),
    properties: Object.fromEntries([
      ...[...added].filter(([name]) => !declared.has(name)),
      ...demanded
        .filter((name) => !declared.has(name) && !added.has(name))
        .map((name): [string, Json] => [name, anyValue(old.kind)]),
      ...both,
    ]),
    required: [...new Set([...demanded, ...added.keys()])],
    ...(open || (wide && member(kept, 'additionalProperties') === undefined)
      ? { additionalProperties: anyValue(old.kind) }
      : {}),
  };
}

/** A configuration is always an object. */
function allowsObject(type: Json | undefined): boolean {
  return type === undefined || (isArray(type) && type.includes('object'));
}

/** Why a middleware's schema refuses `{}`; undefined where it takes it, or nobody can tell. */
export function refusesNothing(component: Component, host: Host): string | undefined {
  const schema = heddleSchema(component.schema);
  if (schema === undefined) return undefined;
  const pair: SchemaPair = {
    subject: { type: 'component', name: component.name },
    audience: 'callers',
    part: 'configuration',
    old: { const: {} },
    current: schema,
    oldAt: '',
    currentAt: '',
  };
  const [place] = host.engine.narrowed(pair);
  if (place?.answer !== 'break') return undefined;
  return CLAUSES[place.kind]
    .message(wordsFor(placeChange(pair, place), {}))
    .replace(' is now required', ' is required');
}
