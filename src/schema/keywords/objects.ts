import { isArray, isObject, member, type Json } from '../../core/json.ts';
import { ANY, NONE, not, type Literal } from '../formula/formula.ts';
import { COUNT, NAMES, nameList, SCHEMA, SCHEMA_MAP } from './shapes.ts';
import { countOf, type Compiling, type Evaluated, type Keyword } from './keyword.ts';

/** The set of these names. */
export function named(at: Compiling, names: Iterable<string>): Literal {
  return at.algebra.values(names);
}

/** The set of the names that a regular expression finds. */
function matching(at: Compiling, source: string): Literal {
  return at.algebra.make({ kind: 'pattern', source });
}

/** Every property with such a name has such a value. */
export function every(at: Compiling, names: Literal, of: Literal): Literal {
  return of === ANY || names === NONE ? ANY : at.algebra.make({ kind: 'every', names, of });
}

function present(at: Compiling, name: string): Literal {
  return at.algebra.make({ kind: 'some', names: named(at, [name]), of: ANY });
}

function absent(at: Compiling, name: string): Literal {
  return every(at, named(at, [name]), NONE);
}

/** Names that the writer may send: those whose schema is spelt as one that takes nothing are none. */
function declares(at: Compiling, names: Literal): Literal {
  return names === NONE ? ANY : at.algebra.make({ kind: 'declares', names, as: 'names' });
}

/** What may come under further names: a schema of theirs declares them; where anything may, it is what nobody speaks of. */
export function declaresFurther(at: Compiling, names: Literal, schema: Json, of: Literal): Literal {
  if (at.takesNothing(schema)) return ANY;
  if (of !== ANY) return declares(at, names);
  return at.algebra.make({ kind: 'declares', names: at.algebra.and([names, not(at.mentioned())]), as: 'rest' });
}

/** What `additionalProperties` is about: the names that neither `properties` nor `patternProperties` speaks of. */
function additional(at: Compiling): Literal {
  const properties = member(at.schema, 'properties');
  const patterns = member(at.schema, 'patternProperties');
  return not(
    at.algebra.or([
      named(at, isObject(properties) ? Object.keys(properties) : []),
      ...(isObject(patterns) ? Object.keys(patterns) : []).map((source) => matching(at, source)),
    ]),
  );
}

const evaluates = (names: Literal): readonly Evaluated[] => [{ what: 'names', when: ANY, names }];

const properties: Keyword = {
  name: 'properties',
  shape: SCHEMA_MAP,
  compile(value, at) {
    if (!isObject(value)) return ANY;
    const parts = Object.entries(value);
    const sendable = parts.filter(([, schema]) => !at.takesNothing(schema)).map(([name]) => name);
    return at.algebra.and([
      declares(at, named(at, sendable)),
      ...parts.map(([name, schema]) => every(at, named(at, [name]), at.child(schema))),
    ]);
  },
  evaluates: (value, at) => (isObject(value) ? evaluates(named(at, Object.keys(value))) : []),
};

const patternProperties: Keyword = {
  name: 'patternProperties',
  shape: SCHEMA_MAP,
  compile(value, at) {
    if (!isObject(value)) return ANY;
    const parts = Object.entries(value).map(([source, schema]) => {
      const names = matching(at, source);
      return at.algebra.and([at.takesNothing(schema) ? ANY : declares(at, names), every(at, names, at.child(schema))]);
    });
    return at.algebra.and(parts);
  },
  evaluates: (value, at) =>
    isObject(value) ? Object.keys(value).flatMap((source) => evaluates(matching(at, source))) : [],
};

const additionalProperties: Keyword = {
  name: 'additionalProperties',
  shape: SCHEMA,
  compile(value, at) {
    const [names, of] = [additional(at), at.child(value)];
    return at.algebra.and([declaresFurther(at, names, value, of), every(at, names, of)]);
  },
  evaluates: (_, at) => evaluates(additional(at)),
};

const propertyNames: Keyword = {
  name: 'propertyNames',
  from: 'draft-06',
  shape: SCHEMA,
  compile: (value, at) => every(at, not(at.child(value)), NONE),
};

const required: Keyword = {
  name: 'required',
  shape: NAMES,
  compile: (value, at) => at.algebra.and((nameList(value) ?? []).map((name) => present(at, name))),
};

function bound(kind: 'minProperties' | 'maxProperties'): Keyword {
  return {
    name: kind,
    shape: COUNT,
    compile(value, at) {
      const count = countOf(value) ?? 0;
      return kind === 'minProperties' && count === 0 ? ANY : at.algebra.make({ kind, count });
    },
  };
}

const DEPENDENT = {
  dependentRequired: 'an object of lists of names',
  dependentSchemas: 'an object of schemas',
  dependencies: 'an object of lists of names, or of schemas',
} as const;

function isDependent(keyword: keyof typeof DEPENDENT, then: Json): boolean {
  return isArray(then)
    ? keyword !== 'dependentSchemas' && nameList(then) !== undefined
    : keyword !== 'dependentRequired';
}

/** What holds when a name is present: further names, or a schema of the whole object. */
function dependent(name: 'dependentRequired' | 'dependentSchemas' | 'dependencies'): Keyword {
  return {
    name,
    ...(name === 'dependencies' ? {} : { from: '2019-09' as const }),
    shape: {
      expected: DEPENDENT[name],
      fits: (value) => isObject(value) && Object.values(value).every((then) => isDependent(name, then)),
    },
    compile(value, at) {
      if (!isObject(value)) return ANY;
      const parts = Object.entries(value).map(([when, then]) => {
        const names = nameList(then);
        const demanded = names === undefined ? at.here(then) : at.algebra.and(names.map((other) => present(at, other)));
        // Only while the name is there does the schema declare names for the writer.
        return at.algebra.or([absent(at, when), at.algebra.and([not(absent(at, when)), demanded])]);
      });
      return at.algebra.and(parts);
    },
    evaluates(value, at) {
      if (!isObject(value)) return [];
      return Object.entries(value)
        .filter(([, then]) => !isArray(then))
        .map(([when, then]) => ({ what: 'branch', when: not(absent(at, when)), schema: then }));
    },
  };
}

export const objectKeywords: readonly Keyword[] = [
  properties,
  patternProperties,
  additionalProperties,
  propertyNames,
  required,
  bound('minProperties'),
  bound('maxProperties'),
  dependent('dependentRequired'),
  dependent('dependentSchemas'),
  dependent('dependencies'),
];
