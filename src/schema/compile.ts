import { canonical } from '../core/fingerprint.ts';
import { isObject, member, type Json, type JsonObject } from '../core/json.ts';
import { BASE, resolveUri } from './document.ts';
import type { Document, Located, Resource } from './located.ts';
import { isForeign, within } from './drafts.ts';
import type { Algebra } from './formula/algebra.ts';
import { ANY, type Literal } from './formula/formula.ts';
import { identityOf } from './identity.ts';
import { booleanSchema } from './keywords/type.ts';
import { keywordOf } from './keywords/index.ts';
import { resolveInMetaSchemas } from './meta-schemas.ts';
import { takesNothing } from './never.ts';
import {
  malformed,
  type Compiling,
  type Evaluated,
  type Keyword,
  type Mark,
  type ReferenceKind,
} from './keywords/keyword.ts';
import { keyOfCause, mayDeclareNames, type Cause } from './undecided.ts';

/**
 * References deeper than this are followed only when they are needed: a chain of ten thousand must not fill the
 * stack.
 */
const MAX_EAGER = 60;

/** Turns the schemas of one document into formulas. */
export interface Compiler {
  compile(at: Located): Literal;
}

/** A schema on the way, from the root down. */
interface Entered {
  readonly schema: JsonObject;
  /** Whether it stands at the same place of the value as the one above it. */
  readonly inPlace: boolean;
}

/** How a document is read. */
interface CompileOptions {
  /** A dialect that is not known is read as the draft that the caller states. */
  readonly anyDialect?: boolean;
}

export function createCompiler(
  document: Document,
  algebra: Algebra,
  has: (names: Literal, name: string) => boolean | undefined,
  mentioned: () => Literal,
  { anyDialect = false }: CompileOptions = {},
): Compiler {
  const memo = new Map<JsonObject, Map<string, Literal>>();
  const entered: Entered[] = [];

  const compile = (at: Located, scope: readonly Resource[], inPlace: boolean): Literal => {
    const { schema } = at;
    if (typeof schema === 'boolean') return booleanSchema(schema);
    if (!isObject(schema)) return opaque({ code: 'not-a-schema' }, `not a schema ${canonical(schema)}`);
    const resource = document.resourceAt(schema) ?? at.resource;
    const scoped = scope.includes(resource) ? scope : [...scope, resource];
    const key = scoped.map((one) => one.uri).join(' ') + resource.uri;
    const variants = memo.get(schema) ?? new Map<string, Literal>();
    memo.set(schema, variants);
    const known = variants.get(key);
    if (known !== undefined) return known;
    const above = entered.findLastIndex((one) => one.schema === schema);
    if (above !== -1 && variants.has(`${key} open`)) {
      const endless = inPlace && entered.slice(above + 1).every((one) => one.inPlace);
      if (endless) return unknown({ code: 'endless-reference' }, schema, resource);
      return algebra.ref(() => variants.get(key) ?? ANY);
    }
    if (entered.length > MAX_EAGER) {
      const later: Literal = algebra.ref(() => {
        if (variants.get(key) === later) variants.delete(key);
        return compile({ schema, resource }, scope, inPlace);
      });
      variants.set(key, later);
      return later;
    }
    variants.set(`${key} open`, ANY);
    entered.push({ schema, inPlace });
    const literal = algebra.and([
      dialect(schema, resource),
      ...keywords(schema, resource).map(({ keyword, value }) => {
        const at = compiling(schema, resource, scoped);
        return keyword.shape.fits(value, resource.draft) ? keyword.compile(value, at) : malformed(at, keyword);
      }),
    ]);
    entered.pop();
    variants.set(key, literal);
    return literal;
  };

  /** Keywords of a dialect that is not known may mean anything. */
  const dialect = (schema: JsonObject, resource: Resource): Literal => {
    const named = foreignDialect(schema);
    return named === undefined ? ANY : unknown({ code: 'unknown-dialect', dialect: named }, schema, resource);
  };

  const foreignDialect = (schema: JsonObject): string | undefined => {
    const named = member(schema, '$schema');
    return typeof named === 'string' && !anyDialect && isForeign(named) ? named : undefined;
  };

  const unknown = (cause: Cause, piece: Json, resource: Resource): Literal =>
    opaque(cause, `${keyOfCause(cause)} ${resource.draft} ${identityOf(document, resource, piece)}`);

  /** What is not understood may declare any name. */
  const opaque = (cause: Cause, identity: string): Literal => {
    const set = algebra.make({ kind: 'unknown', cause, identity });
    return mayDeclareNames(cause)
      ? algebra.and([set, algebra.make({ kind: 'declares', names: ANY, as: 'names' })])
      : set;
  };

  const compiling = (schema: JsonObject, resource: Resource, scope: readonly Resource[]): Compiling => ({
    algebra,
    schema,
    draft: resource.draft,
    child: (sub) => compile({ schema: sub, resource }, scope, false),
    here: (sub) => compile({ schema: sub, resource }, scope, true),
    there: (target) => compile(target, scope, true),
    takesNothing: (sub) => isNever(document, { schema: sub, resource }),
    absolute: (reference) => (resource.uri === BASE ? reference : (resolveUri(reference, resource.uri) ?? reference)),
    target: (reference, how) => follow(document, reference, how, resource, scope),
    evaluated: () =>
      marks(schema, resource, scope, ANY, new Set(), (keyword) => !keyword.name.startsWith('unevaluated')),
    has,
    mentioned,
    unknown: (cause, names) =>
      unknown(
        cause,
        names === undefined
          ? schema
          : Object.fromEntries(Object.entries(schema).filter(([name]) => names.includes(name))),
        resource,
      ),
    outside: (cause, address) => opaque(cause, `outside ${address}`),
  });

  const marks = (
    schema: Json,
    resource: Resource,
    scope: readonly Resource[],
    when: Literal,
    seen: ReadonlySet<Json>,
    take: (keyword: Keyword) => boolean,
  ): Mark[] => {
    if (!isObject(schema)) return typeof schema === 'boolean' ? [] : [dark(when, { code: 'not-a-schema' })];
    if (seen.has(schema)) return [];
    const named = foreignDialect(schema);
    if (named !== undefined) return [dark(when, { code: 'unknown-dialect', dialect: named })];
    const own = document.resourceAt(schema) ?? resource;
    const scoped = scope.includes(own) ? scope : [...scope, own];
    const at = compiling(schema, own, scoped);
    const further = new Set([...seen, schema]);
    return keywords(schema, own)
      .filter(({ keyword }) => take(keyword))
      .flatMap(({ keyword, value }): readonly Evaluated[] => {
        if (keyword.evaluates === undefined) return [];
        if (keyword.shape.fits(value, own.draft)) return keyword.evaluates(value, at);
        // What it evaluates is as little known as what it means.
        return [dark(ANY, { code: 'malformed', keyword: keyword.name, expected: keyword.shape.expected })];
      })
      .flatMap((one): Mark[] => {
        const both = algebra.and([when, one.when]);
        if (one.what === 'branch') return marks(one.schema, own, scoped, both, further, () => true);
        if (one.what === 'reference') return marks(one.to.schema, one.to.resource, scoped, both, further, () => true);
        return [{ ...one, when: both }];
      });
  };

  return { compile: (at) => compile(at, [], false) };
}

/** Whether a schema is spelt as one that takes no value, wherever its references lead. */
function isNever(document: Document, { schema: start, resource: from }: Located): boolean {
  const resources = new Map<Json, Resource>();
  return takesNothing(start, (holder) => {
    const resource = document.resourceAt(holder) ?? resources.get(holder) ?? from;
    const reference = member(holder, '$ref');
    if (typeof reference !== 'string') return undefined;
    const to = document.resolve(reference, resource);
    if (to !== undefined) resources.set(to.schema, to.resource);
    return { to: to?.schema, alone: within(resource.draft, 'draft-04', 'draft-07') };
  });
}

/** The keywords of a schema that say something in its draft. */
function keywords(schema: JsonObject, resource: Resource): { keyword: Keyword; value: Json }[] {
  const found: { keyword: Keyword; value: Json }[] = [];
  // Up to draft-07 everything beside a `$ref` is ignored.
  const reference = within(resource.draft, 'draft-04', 'draft-07') ? member(schema, '$ref') : undefined;
  const names = typeof reference === 'string' ? ['$ref'] : Object.keys(schema);
  for (const name of names) {
    const keyword = keywordOf(name, resource.draft);
    const value = member(schema, name);
    if (keyword !== undefined && value !== undefined) found.push({ keyword, value });
  }
  return found;
}

/** A mark of something that nobody knows to evaluate or not. */
function dark(when: Literal, cause: Cause): Mark {
  return { what: 'unknown', when, cause };
}

function follow(
  document: Document,
  reference: string,
  how: ReferenceKind,
  from: Resource,
  scope: readonly Resource[],
): Located | undefined {
  const found = document.resolve(reference, from) ?? resolveInMetaSchemas(reference, from);
  if (found === undefined || how === 'plain') return found;
  if (how === 'recursive') {
    const outermost = found.resource.recursive ? scope.find((resource) => resource.recursive) : undefined;
    return outermost === undefined ? found : { schema: outermost.root, resource: outermost };
  }
  const { anchor } = found;
  if (anchor === undefined || found.resource.dynamicAnchors.get(anchor) !== found.schema) return found;
  for (const resource of scope) {
    const schema = resource.dynamicAnchors.get(anchor);
    if (schema !== undefined) return { schema, resource };
  }
  return found;
}
