import { equalJson } from '../../core/equal.ts';
import { escapePointer, isArray, isObject, type Json } from '../../core/json.ts';
import { commonPlaces, type CommonPlace, type Said } from '../../schema/explain/common.ts';
import { notUnderstood, type Cause } from '../../schema/index.ts';
import { declaredNames, type WriterSchema } from '../../schema/writer.ts';
import type { Change } from '../change.ts';
import { renames, type Entry } from '../diff.ts';
import { DIRECTIONS } from '../direction.ts';
import type { SharedKindId } from '../kinds/index.ts';
import { bareSchema } from './bare.ts';
import type { SchemaPair } from './pair.ts';
import { quote } from '../text.ts';
import { differingWords } from './text-diff.ts';

/** What one rule sees at a place that both schemas speak of. */
interface Seen extends Pick<Change<SharedKindId>, 'kind' | 'was' | 'is' | 'about' | 'reason' | 'renamedTo'> {
  /** The property that it is about. */
  readonly name?: string;
}
type Rule = (place: CommonPlace, taken: boolean) => readonly Seen[];

/**
 * Differences between two schemas that break nobody, one by one: what was added, what is no longer read, texts,
 * defaults.
 */
export function schemaNotices(pair: SchemaPair): Change<SharedKindId>[] {
  const taken = DIRECTIONS[pair.part].reader === 'current';
  const places = commonPlaces(pair.old, pair.current);
  return [
    ...places.flatMap((place) => RULES.flatMap((rule) => rule(place, taken)).map((seen) => noticed(pair, place, seen))),
    ...opaque(pair, places),
  ];
}

/** What stands on both sides alike and nobody understands. */
function opaque(pair: SchemaPair, places: readonly CommonPlace[]): Change<SharedKindId>[] {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  return notUnderstood(pair.current, pair.old).map(({ cause, reader, writer }) => ({
    kind: 'not-understood',
    subject,
    audience,
    baseline: oldAt + writer,
    current: currentAt + reader,
    ...(hits !== undefined && { hits }),
    ...(shows !== undefined && { shows }),
    place: { part, path: pathAround(places, reader) },
    reason: compared(cause),
    cause: { ...cause },
  }));
}

function compared(cause: Cause): string {
  switch (cause.code) {
    case 'foreign-reference':
      return `refers to ${quote(cause.target)} as before, which is not fetched`;
    case 'unknown-dialect':
      return `has the dialect ${quote(cause.dialect)}, which is not known`;
    case 'malformed':
      return `has a ${quote(cause.keyword)} that is not understood`;
    default:
      return 'is not understood';
  }
}

/** The path of the nearest place whose current schema stands around a pointer. */
function pathAround(places: readonly CommonPlace[], pointer: string): string {
  let nearest = { length: -1, path: '' };
  for (const { path, current } of places) {
    for (const { pointer: at } of current.all)
      if (at.length > nearest.length && pointer.startsWith(`${at}/`)) nearest = { length: at.length, path };
  }
  return nearest.path;
}

const names: Rule = ({ old, current, path }, taken) => {
  const [before, after] = [declaredNames(old.all), declaredNames(current.all)];
  const [known, knows] = [new Set(before), new Set(after)];
  const added = after.filter((name) => !known.has(name));
  const removed = before.filter((name) => !knows.has(name));
  const to = renamed(added, removed, old, current);
  const isNew = after.length > 0 && !isMap(old) && (before.length > 0 || path === '' || saysObject(old));
  const isGone = before.length > 0 && !isMap(current) && ignoresOthers(current);
  return [
    ...(isNew ? added : [])
      .filter((name) => !(taken && requires(current, name)))
      .map((name): Seen => ({ kind: taken ? 'argument-added' : 'field-added', name })),
    ...(isGone ? removed : [])
      .filter((name) => taken || !requires(old, name))
      .map((name): Seen => {
        const renamedTo = to.get(name);
        const kind = taken ? 'argument-no-longer-read' : 'field-no-longer-written';
        return { kind, name, ...(renamedTo !== undefined && { renamedTo }) };
      }),
  ];
};

const enums: Rule = ({ old, current }, taken) => {
  const [before, after] = [listed(old), listed(current)];
  if (before === undefined || after === undefined) return [];
  const values = taken ? without(after, before) : without(before, after);
  if (values.length === 0) return [];
  const about = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');
  return [taken ? { kind: 'enum-value-added', is: values, about } : { kind: 'enum-value-removed', was: values, about }];
};

const deprecation: Rule = ({ old, current }) => {
  const [was, is] = [old, current].map(({ own }) => own.some(({ schema }) => keyword(schema, 'deprecated') === true));
  return was === is ? [] : [{ kind: is === true ? 'deprecated' : 'no-longer-deprecated' }];
};

const defaults: Rule = ({ old, current }) => {
  const [was, is] = [first(old, 'default'), first(current, 'default')];
  if (was === undefined ? is === undefined : is !== undefined && equalJson(was, is)) return [];
  return [{ kind: 'default-changed', ...(was !== undefined && { was }), ...(is !== undefined && { is }) }];
};

const descriptions: Rule = ({ old, current }) => {
  const [was, is] = [first(old, 'description') ?? '', first(current, 'description') ?? ''];
  if (typeof was !== 'string' || typeof is !== 'string' || was === is) return [];
  const sides = { ...(was !== '' && { was }), ...(is !== '' && { is }) };
  return [{ kind: 'description-changed', ...sides, reason: differingWords(was, is) }];
};

const closing: Rule = ({ old, current }) => {
  const [was, is] = [isClosed(old), isClosed(current)];
  if (was === is || isMap(old) || isMap(current)) return [];
  if (is) return declaredNames(old.all).length > 0 ? [{ kind: 'schema-closed' }] : [];
  return [{ kind: 'schema-opened' }];
};

/** A new rule is one entry here. */
const RULES: readonly Rule[] = [names, enums, deprecation, defaults, descriptions, closing];

function noticed(pair: SchemaPair, place: CommonPlace, { name, ...seen }: Seen): Change<SharedKindId> {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  const path = name === undefined ? place.path : `${place.path}${place.path === '' ? '' : '.'}${name}`;
  const [declared, declares] = [at(place.old, name), at(place.current, name)];
  return {
    subject,
    audience,
    baseline: oldAt + declared.pointer,
    current: currentAt + declares.pointer,
    ...(hits !== undefined && { hits }),
    ...(shows !== undefined && { shows }),
    ...(name !== undefined && (declared.itself ? { was: name } : { is: name })),
    ...seen,
    place: { part, path },
  };
}

/** Where one side speaks of a place, or of a property of it. */
function at({ all }: Said, name: string | undefined): { readonly pointer: string; readonly itself: boolean } {
  const holder = name === undefined ? undefined : all.find((spot) => declaredNames([spot]).includes(name));
  if (holder === undefined || name === undefined) return { pointer: all[0]?.pointer ?? '', itself: false };
  return { pointer: `${holder.pointer}/properties/${escapePointer(name)}`, itself: true };
}

/** Which removed name probably became which added one. */
function renamed(added: readonly string[], removed: readonly string[], old: Said, current: Said): Map<string, string> {
  const entries = (list: readonly string[], side: Said): Entry<{ name: string; shape: Json }>[] =>
    list.map((name, index) => ({ value: { name, shape: shapeOf(side, name) }, index }));
  const found = renames({ removed: entries(removed, old), added: entries(added, current) }, (gone, fresh) =>
    equalJson(gone.shape, fresh.shape),
  );
  return new Map([...found].map(([gone, to]) => [gone.name, to.value.name]));
}

function shapeOf({ all }: Said, name: string): Json {
  const holder = all.find((spot) => declaredNames([spot]).includes(name));
  return bareSchema(keyword(keyword(holder?.schema, 'properties'), name) ?? null);
}

function keyword(schema: Json | undefined, name: string): Json | undefined {
  return isObject(schema) && Object.hasOwn(schema, name) ? schema[name] : undefined;
}

function first({ own }: Said, name: string): Json | undefined {
  return own.map(({ schema }) => keyword(schema, name)).find((value) => value !== undefined);
}

function some({ all }: Said, test: (spot: WriterSchema) => boolean): boolean {
  return all.some(test);
}

/** An object whose names are its caller's, not declared one by one. */
function isMap(side: Said): boolean {
  const open = ({ schema }: WriterSchema): boolean =>
    isObject(keyword(schema, 'additionalProperties')) || isObject(keyword(schema, 'patternProperties'));
  return declaredNames(side.all).length === 0 && some(side, open);
}

function saysObject(side: Said): boolean {
  return some(side, ({ schema }) => keyword(schema, 'type') === 'object');
}

function ignoresOthers(side: Said): boolean {
  return !some(side, ({ schema }) => {
    const others = keyword(schema, 'additionalProperties');
    return (others !== undefined && others !== true) || keyword(schema, 'unevaluatedProperties') !== undefined;
  });
}

function isClosed({ own }: Said): boolean {
  return own.some(
    ({ schema }) =>
      keyword(schema, 'additionalProperties') === false || keyword(schema, 'unevaluatedProperties') === false,
  );
}

function requires(side: Said, name: string): boolean {
  return some(side, ({ schema }) => {
    const required = keyword(schema, 'required');
    return isArray(required) && required.includes(name);
  });
}

/** The values that a side lists at a place, over all its branches; undefined where it lists none. */
function listed({ all }: Said): readonly Json[] | undefined {
  const lists = all.flatMap(({ schema }) => {
    const list = keyword(schema, 'enum');
    const one = keyword(schema, 'const');
    return [...(isArray(list) ? [list] : []), ...(one === undefined ? [] : [[one]])];
  });
  return lists.length === 0 ? undefined : lists.flat();
}

/** The scalars of a list that another does not hold; what else an enum may hold is left to the engine. */
function without(list: readonly Json[], other: readonly Json[]): Json[] {
  const known = new Set(other);
  const fresh = list.filter((value) => (typeof value !== 'object' || value === null) && !known.has(value));
  return [...new Set(fresh)].sort();
}
