import { isArray, type Json } from '../../../core/json.ts';
import { not, type Literal } from '../../formula/formula.ts';
import { located, under } from '../../pointers.ts';
import type { Part, SchemaNode } from '../demand.ts';

export function schemasOf(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

/** A schema of the same place, that has to hold when a condition does. */
export function partHere(
  { location, asking, guard, resource }: SchemaNode,
  schema: Json,
  tokens: readonly (string | number)[],
  unless: readonly Literal[] = [],
  alternative?: string,
): Part {
  const wrap = (here: Literal): Literal => location.wrap(asking.algebra.or([not(guard), ...unless, here]));
  return {
    is: 'part',
    location: {
      ...location,
      at: located(asking.reader, schema, resource),
      pointer: under(location.pointer, ...tokens),
      // What is refused under a condition is a value, not the name.
      ...(unless.length > 0 && { role: 'whole' as const }),
      ...(alternative !== undefined && { steps: [...location.steps, { is: 'alternative', label: alternative }] }),
      wrap,
    },
  };
}
