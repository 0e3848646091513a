import { isObject, member, type Json } from '../../../core/json.ts';
import { ANY, NONE, not, type Literal } from '../../formula/formula.ts';
import { located, under } from '../../pointers.ts';
import type { WriterSchema } from '../../writer.ts';
import type { Part, SchemaNode } from '../demand.ts';
import type { Compiling, Evaluated } from '../keyword.ts';

/** Keywords that read each other. */
export const PROPERTY_KEYWORDS: readonly string[] = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'required'],
];

type InAlgebra = Pick<Compiling, 'algebra'>;

/** The set of these names. */
export function named({ algebra }: InAlgebra, names: Iterable<string>): Literal {
  return algebra.values(names);
}

/** The set of the names that a regular expression finds. */
export function matching({ algebra }: InAlgebra, source: string): Literal {
  return algebra.make({ kind: 'pattern', source });
}

/** Every property with such a name has such a value. */
export function every({ algebra }: InAlgebra, names: Literal, of: Literal): Literal {
  return of === ANY || names === NONE ? ANY : algebra.make({ kind: 'every', names, of });
}

/** There is such a name. */
export function present(at: InAlgebra, name: string): Literal {
  return at.algebra.make({ kind: 'some', names: named(at, [name]), of: ANY });
}

/** There is no such name. */
export function absent(at: InAlgebra, name: string): Literal {
  return every(at, named(at, [name]), NONE);
}

/** Names that the writer may send: those whose schema is spelt as one that takes nothing are none. */
export function declares({ algebra }: InAlgebra, names: Literal): Literal {
  return names === NONE ? ANY : algebra.make({ kind: 'declares', names, as: 'names' });
}

/**
 * What may come under further names: a schema of theirs declares them; where anything may, it is what nobody speaks
 * of.
 */
export function declaresFurther(at: Compiling, names: Literal, schema: Json, of: Literal): Literal {
  if (at.takesNothing(schema)) return ANY;
  if (of !== ANY) return declares(at, names);
  return at.algebra.make({ kind: 'declares', names: at.algebra.and([names, not(at.mentioned())]), as: 'rest' });
}

/** What `additionalProperties` is about: the names that neither `properties` nor `patternProperties` speaks of. */
export function additional(at: InAlgebra, properties: Json | undefined, patterns: Json | undefined): Literal {
  return not(
    at.algebra.or([
      named(at, isObject(properties) ? Object.keys(properties) : []),
      ...(isObject(patterns) ? Object.keys(patterns) : []).map((source) => matching(at, source)),
    ]),
  );
}

/** The same of the schema in which a keyword stands. */
export function additionalHere(at: Compiling): Literal {
  return additional(at, member(at.schema, 'properties'), member(at.schema, 'patternProperties'));
}

/** What a keyword that speaks of these names evaluates. */
export function evaluates(names: Literal): readonly Evaluated[] {
  return [{ what: 'names', when: ANY, names }];
}

/** A schema of the values of some properties. */
export function propertyPart(
  { location, asking, resource }: SchemaNode,
  schema: Json,
  names: Literal,
  tokens: readonly string[],
  writer: readonly WriterSchema[],
  name?: string,
): Part {
  return {
    is: 'part',
    location: {
      at: located(asking.reader, schema, resource),
      pointer: under(location.pointer, ...tokens),
      role: 'property',
      steps: [...location.steps, name === undefined ? { is: 'names', names } : { is: 'name', name }],
      writer,
      wrap: (here) => location.wrap(asking.algebra.make({ kind: 'every', names, of: here })),
      via: location.via,
    },
  };
}
