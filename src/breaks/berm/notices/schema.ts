import { isArray, isObject, pointer, type Json } from '../../../core/json.ts';
import { keyword, pairs, sameType, type Pair } from '../pairs.ts';
import { declares } from '../places.ts';
import type { SchemaPair } from '../schema.ts';
import type { Change } from '../../change.ts';

/** What one rule sees in a place that both schemas have: tokens below the place lead to what it is about. */
interface Seen extends Pick<Change, 'kind' | 'was' | 'is'> {
  readonly name?: string;
}
type Rule = (pair: Pair, schemas: SchemaPair) => readonly Seen[];

/** Differences between two schemas that break nobody: additions, names no longer read, renamed types, and another order where both sides keep one (`ordered`). */
export function schemaNotices(schemas: SchemaPair, ordered: boolean): Change[] {
  const rules = ordered ? [...RULES, reordered] : RULES;
  const shared = pairs(schemas.old, schemas.current).filter(sameType);
  return shared.flatMap((pair) =>
    rules.flatMap((rule) => rule(pair, schemas)).map((seen) => noticed(schemas, pair, seen)),
  );
}

const addedNames: Rule = ({ old, current }, { part }) => {
  if (!hasNames(current) || isMap(old)) return [];
  return names(current)
    .filter((name) => !declares(old, name) && !(part === 'arguments' && requires(current, name)))
    .map((name) => ({ kind: part === 'arguments' ? 'argument-added' : 'field-added', name }));
};

const removedNames: Rule = ({ old, current }, { part }) => {
  if (!hasNames(old) || isMap(current) || !ignoresOthers(current)) return [];
  return names(old)
    .filter((name) => !declares(current, name) && !(part !== 'arguments' && requires(old, name)))
    .map((name) => ({ kind: part === 'arguments' ? 'argument-no-longer-read' : 'field-no-longer-written', name }));
};

const enumValues: Rule = ({ old, current }, { part }) => {
  const [before, after] = [keyword(old, 'enum'), keyword(current, 'enum')];
  if (!isArray(before) || !isArray(after)) return [];
  if (part === 'arguments') {
    const added = without(after, before);
    return added.length === 0 ? [] : [{ kind: 'enum-value-added', is: added }];
  }
  const removed = without(before, after);
  return removed.length === 0 ? [] : [{ kind: 'enum-value-removed', was: removed }];
};

const renamed: Rule = ({ old, current }) => {
  const [was, is] = [keyword(old, 'title'), keyword(current, 'title')];
  return typeof was === 'string' && typeof is === 'string' && was !== is ? [{ kind: 'source-renamed', was, is }] : [];
};

/** Only the arguments themselves go in order: a struct's fields are named in the source. */
const reordered: Rule = ({ old, current, path }, { part }) => {
  if (part !== 'arguments' || path !== '') return [];
  const was = names(old).filter((name) => declares(current, name));
  const is = names(current).filter((name) => declares(old, name));
  return was.every((name, at) => name === is[at])
    ? []
    : [{ kind: 'source-reordered', was: was.join(', '), is: is.join(', ') }];
};

const RULES: readonly Rule[] = [addedNames, removedNames, enumValues, renamed];

function noticed(
  { subject, audience, part, oldAt, currentAt }: SchemaPair,
  pair: Pair,
  { name, ...seen }: Seen,
): Change {
  const at = (schema: Json, tokens: readonly string[]): string =>
    pointer(...tokens, ...(name !== undefined && declares(schema, name) ? ['properties', name] : []));
  const both = {
    subject,
    audience,
    baseline: oldAt + at(pair.old, pair.oldAt),
    current: currentAt + at(pair.current, pair.currentAt),
  };
  if (name === undefined) return { ...both, ...seen, spot: { part, path: pair.path } };
  const said = declares(pair.old, name) ? { was: name } : { is: name };
  return { ...both, ...said, ...seen, spot: { part, path: `${pair.path}.${name}` } };
}

function names(schema: Json): string[] {
  const properties = keyword(schema, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}

function hasNames(schema: Json): boolean {
  return names(schema).length > 0;
}

/** An object whose names are its caller's, not declared one by one. */
function isMap(schema: Json): boolean {
  return isObject(keyword(schema, 'additionalProperties')) && !hasNames(schema);
}

function ignoresOthers(schema: Json): boolean {
  const others = keyword(schema, 'additionalProperties');
  return (others === undefined || others === true) && keyword(schema, 'unevaluatedProperties') === undefined;
}

function requires(schema: Json, name: string): boolean {
  const required = keyword(schema, 'required');
  return isArray(required) && required.includes(name);
}

/** The scalars of a list that another does not hold; what else an enum may hold is left to the engine. */
function without(list: readonly Json[], other: readonly Json[]): Json[] {
  const known = new Set(other);
  return list.filter((value) => (typeof value !== 'object' || value === null) && !known.has(value)).sort();
}
