import { escapePointer, isArray, isObject, member, type Json } from '../core/json.ts';
import type { Literal } from './formula/formula.ts';

/** One step from a value to a part of it, or into one alternative of a union, which stays at the value. */
export type Step =
  | { readonly is: 'name'; readonly name: string }
  /** Every property whose name is in a set. */
  | { readonly is: 'names'; readonly names: Literal }
  | { readonly is: 'item'; readonly index: number }
  /** Every item from an index on. */
  | { readonly is: 'items'; readonly from: number }
  | { readonly is: 'alternative'; readonly label: string };

/** Steps as they are told, when nothing is looked for in a value. */
export type NamedStep = Exclude<Step, { is: 'names' | 'items' }> | { readonly is: 'names' } | { readonly is: 'items' };

/** Names that need no quotes in a path. */
const PLAIN = /^[\p{L}\p{N}_$@:+-]+$/u;

/** Steps as a person types them: `thresholds[].above`, `labels.*`, `body (as object).id`. */
export function pathOf(steps: readonly NamedStep[]): string {
  return steps.map(textOf).join('').replace(/^\./, '').trimStart();
}

function textOf(step: NamedStep): string {
  switch (step.is) {
    case 'name':
      return PLAIN.test(step.name) ? `.${step.name}` : `[${JSON.stringify(step.name)}]`;
    case 'names':
      return '.*';
    case 'item':
      return `[${step.index}]`;
    case 'items':
      return '[]';
    case 'alternative':
      return ` (as ${step.label})`;
  }
}

/** How often a value is looked at before the search is given up. */
const MOST_LOOKS = 2_000;

/** What the search for the failing place asks: is this property's name meant, and does this value fail there? */
export interface Asked {
  readonly named: (names: Literal, name: string) => boolean;
  readonly fails: (value: Json) => boolean;
}

/**
 * The place in a value that the steps lead to and that fails there: the first, in the value's order.
 *
 * @returns a JSON Pointer; that of the last place on the way where none fails
 */
export function locateIn(value: Json, steps: readonly Step[], asked: Asked): string {
  let looks = 0;
  let nearest = '';
  const search = (at: Json, left: readonly Step[], pointer: string): string | undefined => {
    looks += 1;
    if (looks > MOST_LOOKS) return undefined;
    const [step, ...rest] = left;
    if (pointer.length > nearest.length) nearest = pointer;
    if (step === undefined) return asked.fails(at) ? pointer : undefined;
    for (const [token, inner] of reached(at, step, asked)) {
      const found = search(inner, rest, token === undefined ? pointer : `${pointer}/${escapePointer(token)}`);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(value, steps, '') ?? nearest;
}

type Reached = readonly [token: string | number | undefined, value: Json];

function reached(at: Json, step: Step, { named }: Asked): readonly Reached[] {
  if (step.is === 'alternative') return [[undefined, at]];
  if (isObject(at)) {
    if (step.is === 'name') {
      const inner = member(at, step.name);
      return inner === undefined ? [] : [[step.name, inner]];
    }
    if (step.is === 'names') return Object.entries(at).filter(([name]) => named(step.names, name));
  }
  if (isArray(at)) {
    if (step.is === 'item') return at.slice(step.index, step.index + 1).map((inner) => [step.index, inner]);
    if (step.is === 'items') return at.slice(step.from).map((inner, index) => [step.from + index, inner]);
  }
  return [];
}
