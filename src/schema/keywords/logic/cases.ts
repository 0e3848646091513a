import { isObject, type Json } from '../../../core/json.ts';
import { not, type Literal } from '../../formula/formula.ts';
import { ALL_TYPES, keyOf, OBJECT } from '../../formula/values.ts';
import { compileHere, type Demand, type SchemaNode } from '../demand.ts';
import { listedValues } from '../type.ts';
import { schemasOf } from './in-place.ts';

/** An alternative that is the only one for some values. */
interface Case {
  readonly index: number;
  readonly schema: Json;
  /** The values for which it is the only one. */
  readonly when: Literal;
}

/** Alternatives, sorted by the values that only they can accept. */
export interface Cases {
  readonly one: readonly Case[];
  /** Alternatives that overlap: all of them together are one demand on the values that they share. */
  readonly others: readonly { readonly holds: Literal }[];
  /** Whether a value is any of the cases' at all. */
  readonly covered: { readonly kind: Demand['kind']; readonly holds: Literal } | undefined;
}

interface Branch {
  readonly index: number;
  readonly schema: Json;
  readonly types: number;
}

/**
 * Sorts the branches of `anyOf` or `oneOf`. With conditions G that exclude each other, and each branch accepting values
 * of its own condition only, "some branch accepts it" says the same as "some G holds, and where a G holds its branch
 * accepts it": demands that can fail one by one.
 */
export function cases(node: SchemaNode, keyword: 'anyOf' | 'oneOf', schemas: readonly Json[]): Cases {
  const { asking } = node;
  const branches = schemas.map((schema, index) => ({
    index,
    schema,
    types: asking.typesOf(compileHere(node, schema)),
  }));
  const groups = byType(branches);
  const sorted = groups.map((group) => sortGroup(node, keyword, group));
  const types = branches.reduce((all, branch) => all | branch.types, 0);
  return {
    one: sorted.flatMap((cases) => cases.one),
    others: sorted.flatMap((cases) => cases.others),
    covered: covered(node, types, sorted),
  };
}

function covered(node: SchemaNode, types: number, sorted: readonly Sorted[]): Cases['covered'] {
  const { algebra } = node.asking;
  const tags = sorted.flatMap(({ tagged }) => (tagged === undefined ? [] : [tagged]));
  if (types === ALL_TYPES && tags.length === 0) return undefined;
  return {
    kind: tags.length > 0 ? 'combination-narrowed' : 'type-changed',
    holds: algebra.and([algebra.types(types), ...tags]),
  };
}

/** Branches that may share a JSON type, in groups that share none. */
function byType(branches: readonly Branch[]): Branch[][] {
  let groups: { types: number; branches: Branch[] }[] = [];
  for (const branch of branches) {
    const touching = groups.filter((group) => (group.types & branch.types) !== 0);
    const merged = { types: branch.types, branches: [...touching.flatMap((group) => group.branches), branch] };
    for (const group of touching) merged.types |= group.types;
    groups = [...groups.filter((group) => !touching.includes(group)), merged];
  }
  return groups.map((group) => group.branches.sort((a, b) => a.index - b.index));
}

interface Sorted {
  readonly one: readonly Case[];
  readonly others: readonly { readonly holds: Literal }[];
  /** Values of these types that carry one of the tags; all others. */
  readonly tagged: Literal | undefined;
}

function sortGroup(node: SchemaNode, keyword: 'anyOf' | 'oneOf', group: readonly Branch[]): Sorted {
  const { algebra } = node.asking;
  const types = algebra.types(group.reduce((all, branch) => all | branch.types, 0));
  const [only, second] = group;
  if (only !== undefined && second === undefined)
    return { one: [{ index: only.index, schema: only.schema, when: types }], others: [], tagged: undefined };
  const tags = tagsOf(node, group);
  if (tags === undefined) {
    const holds = compileHere(node, { [keyword]: group.map(({ schema }) => schema) });
    return { one: [], others: [{ holds: algebra.or([not(types), holds]) }], tagged: undefined };
  }
  const conditions = tags.values.map((values) =>
    algebra.and([
      types,
      algebra.make({ kind: 'some', names: algebra.values([tags.name]), of: algebra.values(values) }),
    ]),
  );
  const one = group.map(({ index, schema }, at): Case => ({ index, schema, when: conditions[at] ?? types }));
  return { one, others: [], tagged: algebra.or([not(types), ...conditions]) };
}

/** A property that every branch demands, each with values of its own. */
function tagsOf(
  node: SchemaNode,
  group: readonly Branch[],
): { readonly name: string; readonly values: readonly (readonly Json[])[] } | undefined {
  if (!group.every((branch) => branch.types === OBJECT)) return undefined;
  const perBranch = group.map(({ schema }) => tagsOfBranch(node, schema));
  const [first, ...rest] = perBranch;
  for (const name of first?.keys() ?? []) {
    const values = perBranch.map((tags) => tags.get(name) ?? []);
    const keys = values.flatMap((list) => list.map(keyOf));
    if (rest.every((tags) => tags.has(name)) && new Set(keys).size === keys.length) return { name, values };
  }
  return undefined;
}

/** The properties that a branch demands with a few certain values, by name. */
function tagsOfBranch(node: SchemaNode, branch: Json): Map<string, readonly Json[]> {
  const places = node.surely(branch);
  const demanded = new Set(places.flatMap((place) => schemasOf(node.valueIn(place, 'required'))));
  const tags = new Map<string, readonly Json[]>();
  for (const place of places) {
    const properties = node.valueIn(place, 'properties');
    for (const [name, property] of isObject(properties) ? Object.entries(properties) : []) {
      const values = listedValues(node, { schema: property, resource: place.resource });
      if (values !== undefined && demanded.has(name)) tags.set(name, values);
    }
  }
  return tags;
}
