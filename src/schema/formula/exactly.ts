import { isArray, isObject, type Json } from '../../core/json.ts';
import type { Algebra } from './algebra.ts';
import { ANY, NONE, not, type Literal } from './formula.ts';
import { ARRAY, OBJECT } from './values.ts';

/** The set of one array or object, said by its parts, so that it can be negated or held against what may be sent. */
export function exactly(algebra: Algebra, value: Json): Literal {
  if (isArray(value)) {
    return algebra.and([
      algebra.types(ARRAY),
      algebra.make({ kind: 'minItems', count: value.length }),
      algebra.make({ kind: 'maxItems', count: value.length }),
      ...value.map((item, index) =>
        algebra.make({ kind: 'items', from: index, to: index + 1, of: algebra.values([item]) }),
      ),
    ]);
  }
  if (!isObject(value)) return algebra.values([value]);
  const names = Object.keys(value);
  return algebra.and([
    algebra.types(OBJECT),
    ...names.map((name) => algebra.make({ kind: 'some', names: algebra.values([name]), of: ANY })),
    ...names.map((name) =>
      algebra.make({ kind: 'every', names: algebra.values([name]), of: algebra.values([value[name] ?? null]) }),
    ),
    algebra.make({ kind: 'every', names: not(algebra.values(names)), of: NONE }),
  ]);
}
