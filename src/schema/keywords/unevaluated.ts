import { ANY, NONE, isNegated, not, type Literal } from '../formula/formula.ts';
import { ITEM_KEYWORDS } from './arrays/items.ts';
import { compileHere, demandAt, lacking, type Demand, type SchemaNode } from './demand.ts';
import type { Compiling, Evaluated, Keyword, Mark } from './keyword.ts';
import { declaresFurther, every, PROPERTY_KEYWORDS } from './objects/names.ts';
import { SCHEMA } from './shapes.ts';

/**
 * Branches that each speak of names by pattern, or of items by `contains`, are combined; more than this is too many.
 */
const MAX_COMBINED = 6;

/** It cannot be said without its siblings, so it is asked of the values that they accept. */
function demands(
  keyword: 'unevaluatedProperties' | 'unevaluatedItems',
  refused: Demand['kind'],
): (node: SchemaNode) => readonly Demand[] {
  return (node) => {
    const value = node.value(keyword);
    if (value === undefined) return [];
    const other = keyword === 'unevaluatedItems' ? 'unevaluatedProperties' : 'unevaluatedItems';
    const rest = compileHere(node, lacking(node.schema, ['unevaluatedProperties', 'unevaluatedItems']));
    const all = compileHere(node, lacking(node.schema, [other]));
    const holds = node.asking.algebra.or([not(rest), all]);
    return [demandAt(node, keyword, value === false ? refused : 'schema-narrowed', holds)];
  };
}

type Names = Extract<Mark, { what: 'names' }>;

const unevaluatedProperties: Keyword = {
  name: 'unevaluatedProperties',
  from: '2019-09',
  shape: SCHEMA,
  subschemas: 'one',
  readBy: PROPERTY_KEYWORDS,
  structure: true,
  demands: demands('unevaluatedProperties', 'names-refused'),
  compile(value, at) {
    const { algebra } = at;
    const of = at.child(value);
    const declared = declaresFurther(at, ANY, value, of);
    if (of === ANY) return declared;
    const all = at.evaluated();
    const unclear = all.find((mark) => mark.what === 'unknown');
    if (unclear !== undefined) return at.unknown(unclear.cause);
    const marks = all.filter((mark) => mark.what === 'names');
    const always = algebra.or(marks.filter((mark) => mark.when === ANY).map((mark) => mark.names));
    const sometimes = marks.filter((mark) => mark.when !== ANY);
    const parts = [...singly(at, of, always, sometimes), ...together(at, of, always, sometimes)];
    return parts.includes(undefined)
      ? at.unknown({ code: 'size', of: 'branch-combinations', limit: MAX_COMBINED })
      : algebra.and([declared, ...parts.filter((part) => part !== undefined)]);
  },
  evaluates: (): readonly Evaluated[] => [{ what: 'names', when: ANY, names: ANY }],
};

/** The names in a finite set; undefined when the set is not given by its members. */
function members(at: Compiling, names: Literal): readonly string[] | undefined {
  const formula = at.algebra.at(names);
  if (formula.kind === 'any') return isNegated(names) ? [] : undefined;
  if (formula.kind !== 'values' || isNegated(names)) return undefined;
  return [...formula.values.values()].filter((name) => typeof name === 'string');
}

/** Each name that a branch speaks of by name: its value is in `of`, or a branch that evaluates it holds. */
function singly(at: Compiling, of: Literal, always: Literal, sometimes: readonly Names[]): (Literal | undefined)[] {
  const names = new Set(sometimes.flatMap((mark) => members(at, mark.names) ?? []));
  return [...names].map((name) => {
    const known = at.has(always, name);
    if (known === true) return ANY;
    const holding = sometimes.map((mark) => ({ when: mark.when, has: at.has(mark.names, name) }));
    if (known === undefined || holding.some((mark) => mark.has === undefined)) return undefined;
    return at.algebra.or([
      every(at, at.algebra.values([name]), of),
      ...holding.filter((mark) => mark.has).map((mark) => mark.when),
    ]);
  });
}

/** All other names, cut into the cells of the branches' patterns. */
function together(at: Compiling, of: Literal, always: Literal, sometimes: readonly Names[]): (Literal | undefined)[] {
  const { algebra } = at;
  const single = algebra.values(sometimes.flatMap((mark) => members(at, mark.names) ?? []));
  const holding = new Map<Literal, Literal[]>();
  for (const mark of sometimes) {
    if (members(at, mark.names) === undefined) holding.set(mark.names, [...(holding.get(mark.names) ?? []), mark.when]);
  }
  if (holding.size > MAX_COMBINED) return [undefined];
  let cells: { readonly names: readonly Literal[]; readonly when: readonly Literal[] }[] = [
    { names: [not(always), not(single)], when: [] },
  ];
  for (const [names, when] of holding) {
    cells = cells.flatMap((cell) => [
      { names: [...cell.names, names], when: [...cell.when, ...when] },
      { names: [...cell.names, not(names)], when: cell.when },
    ]);
  }
  return cells.map((cell) => algebra.or([every(at, algebra.and(cell.names), of), ...cell.when]));
}

const unevaluatedItems: Keyword = {
  name: 'unevaluatedItems',
  from: '2019-09',
  shape: SCHEMA,
  subschemas: 'one',
  readBy: ITEM_KEYWORDS,
  structure: true,
  demands: demands('unevaluatedItems', 'items-refused'),
  compile(value, at) {
    const { algebra } = at;
    const of = at.child(value);
    if (of === ANY) return ANY;
    const all = at.evaluated();
    const unclear = all.find((mark) => mark.what === 'unknown');
    if (unclear !== undefined) return at.unknown(unclear.cause);
    const prefixes = all.filter((mark) => mark.what === 'items');
    const matching = all.filter((mark) => mark.what === 'matching');
    const always = algebra.or(matching.filter((mark) => mark.when === ANY).map((mark) => mark.of));
    const sometimes = matching.filter((mark) => mark.when !== ANY);
    if (sometimes.length > MAX_COMBINED)
      return at.unknown({ code: 'size', of: 'branch-combinations', limit: MAX_COMBINED });
    const start = Math.max(0, ...prefixes.filter((mark) => mark.when === ANY).map((mark) => mark.below));
    const ends = [...new Set([...prefixes.map((mark) => mark.below), Infinity])]
      .filter((end) => end > start)
      .sort((a, b) => a - b);
    const parts = ends.map((to, index) => {
      const from = ends[index - 1] ?? start;
      const covered = prefixes.filter((mark) => mark.below >= to).map((mark) => mark.when);
      const found = choices(at, sometimes).map(({ when, of: found }) =>
        algebra.and([when, algebra.make({ kind: 'items', from, to, of: algebra.or([of, always, found]) })]),
      );
      return algebra.or([...covered, ...found]);
    });
    return algebra.and(parts);
  },
  evaluates: (): readonly Evaluated[] => [{ what: 'items', when: ANY, below: Infinity }],
};

/** Every set of `contains` branches that may hold together, and the items that it evaluates. */
function choices(
  at: Compiling,
  marks: readonly Extract<Mark, { what: 'matching' }>[],
): { when: Literal; of: Literal }[] {
  let sets = [{ when: ANY, of: NONE }];
  for (const mark of marks) {
    sets = sets.flatMap((set) => [
      set,
      { when: at.algebra.and([set.when, mark.when]), of: at.algebra.or([set.of, mark.of]) },
    ]);
  }
  return sets;
}

export const unevaluatedKeywords: readonly Keyword[] = [unevaluatedProperties, unevaluatedItems];
