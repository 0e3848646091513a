import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import { deeper, spend, type Budget } from '../budget.ts';
import { compare, decimalOf, isMultiple, isNumeric, type Numeric } from '../decimal.ts';
import type { Algebra } from '../formula/algebra.ts';
import { TYPE_OF, isNegated, type Formula, type Literal, type OfKind } from '../formula/formula.ts';
import { keyOf, lengthOf, typeOf } from '../formula/values.ts';
import type { Patterns } from '../strings/patterns.ts';

/** Yes, no, or not known. */
type Truth = boolean | undefined;

/** Looking at a value costs little beside deciding. */
const PRICE = 1 / 8;

/** Membership of one value: JSON Schema validation of the compiled form. */
export function createHolds(
  algebra: Algebra,
  patterns: Patterns,
  budget: Budget,
): (literal: Literal, value: Json) => Truth {
  const holds = (literal: Literal, value: Json): Truth => {
    spend(budget, PRICE);
    const truth = check(algebra.at(literal), value);
    return truth === undefined ? undefined : truth !== isNegated(literal);
  };

  const check = (formula: Formula, value: Json): Truth => {
    const type = TYPE_OF[formula.kind];
    if (type !== undefined && typeOf(value) !== type) return true;
    switch (formula.kind) {
      case 'any':
      case 'declares':
        return true;
      case 'unknown':
        return undefined;
      case 'types':
        return (formula.types & typeOf(value)) !== 0;
      case 'values':
        return formula.values.has(keyOf(value));
      case 'and':
        return every(formula.of, (one) => holds(one, value));
      case 'or':
        return some(formula.of, (one) => holds(one, value));
      case 'ref':
        return deeper(budget, () => holds(formula.target(), value));
      case 'pattern':
        return typeof value === 'string' ? patterns.test(formula.source, value) : true;
      case 'minLength':
        return typeof value !== 'string' || lengthOf(value) >= formula.count;
      case 'maxLength':
        return typeof value !== 'string' || lengthOf(value) <= formula.count;
      case 'lower':
      case 'upper':
      case 'multiple':
        return isNumeric(value) ? checkNumber(formula, value) : true;
      default:
        return isArray(value) ? checkArray(formula, value) : isObject(value) ? checkObject(formula, value) : true;
    }
  };

  const checkArray = (formula: Formula, items: readonly Json[]): Truth => {
    switch (formula.kind) {
      case 'items':
        return every(distinctNeighbours(items.slice(formula.from, formula.to)), (item) =>
          deeper(budget, () => holds(formula.of, item)),
        );
      case 'minItems':
        return items.length >= formula.count;
      case 'maxItems':
        return items.length <= formula.count;
      case 'unique':
        return new Set(items.map(keyOf)).size === items.length;
      case 'contains':
        return countAtLeast(items, formula.of, formula.count);
      case 'containsAtMost': {
        const more = countAtLeast(items, formula.of, formula.count + 1);
        return more === undefined ? undefined : !more;
      }
      default:
        return true;
    }
  };

  const countAtLeast = (items: readonly Json[], of: Literal, count: number): Truth => {
    const truths = items.map((item) => deeper(budget, () => holds(of, item)));
    const sure = truths.filter((truth) => truth === true).length;
    const unsure = truths.filter((truth) => truth === undefined).length;
    return sure >= count ? true : sure + unsure >= count ? undefined : false;
  };

  const checkObject = (formula: Formula, object: JsonObject): Truth => {
    switch (formula.kind) {
      case 'minProperties':
        return Object.keys(object).length >= formula.count;
      case 'maxProperties':
        return Object.keys(object).length <= formula.count;
      case 'every':
        return every(concerned(formula, object), (name) =>
          some([0, 1], (i) => (i === 0 ? opposite(holds(formula.names, name)) : of(formula, object, name))),
        );
      case 'some':
        return some(concerned(formula, object), (name) =>
          every([0, 1], (i) => (i === 0 ? holds(formula.names, name) : of(formula, object, name))),
        );
      default:
        return true;
    }
  };

  const of = (formula: OfKind<'every' | 'some'>, object: JsonObject, name: string): Truth =>
    deeper(budget, () => holds(formula.of, member(object, name) ?? null));

  /** The names of the object that the set may hold: for a few known names there is no need to look at all. */
  const concerned = (formula: OfKind<'every' | 'some'>, object: JsonObject): readonly string[] => {
    const names = algebra.at(formula.names);
    if (names.kind !== 'values' || isNegated(formula.names)) return Object.keys(object);
    return [...names.values.values()].filter(
      (name): name is string => typeof name === 'string' && Object.hasOwn(object, name),
    );
  };

  return holds;
}

/** A long array that the engine built is mostly one item over and over. */
function* distinctNeighbours(items: readonly Json[]): Generator<Json> {
  for (const [index, item] of items.entries()) if (index === 0 || item !== items[index - 1]) yield item;
}

function checkNumber(formula: OfKind<'lower' | 'upper' | 'multiple'>, value: Numeric): Truth {
  const decimal = decimalOf(value);
  if (decimal === undefined) return undefined;
  if (formula.kind === 'multiple') return isMultiple(decimal, formula.of);
  const order = formula.kind === 'lower' ? compare(decimal, formula.bound) : compare(formula.bound, decimal);
  return formula.exclusive ? order > 0 : order >= 0;
}

function opposite(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth;
}

function every<T>(list: Iterable<T>, of: (one: T) => Truth): Truth {
  let result: Truth = true;
  for (const one of list) {
    const truth = of(one);
    if (truth === false) return false;
    if (truth === undefined) result = undefined;
  }
  return result;
}

function some<T>(list: Iterable<T>, of: (one: T) => Truth): Truth {
  let result: Truth = false;
  for (const one of list) {
    const truth = of(one);
    if (truth === true) return true;
    if (truth === undefined) result = undefined;
  }
  return result;
}
