import { isArray, isObject, pointerTokens, setMember, type Json } from '../../core/json.ts';
import type { Draftable } from './normalize.ts';
import { SUBSCHEMAS } from './keywords.ts';

/** Dynamic references multiply schemas; a document that needs more than this many is not checked. */
const MOST = 2_000;

/** What has done its work once every reference is resolved. */
const NAMING = new Set(['$id', '$schema', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$defs', 'definitions']);
/** Keywords whose values are lists or maps of no schemas. An `$id` in any other is none, but a validator may take it for one. */
const PLAIN = new Set(['type', 'enum', 'const', 'required', 'dependentRequired']);

/** Where each dynamic anchor leads on this way through the document: the outermost resource that has it wins. */
type Scope = ReadonlyMap<string, Draftable>;
const RECURSIVE = '';

interface Resource {
  readonly root: Draftable;
  readonly anchors: Map<string, Draftable>;
  readonly dynamic: Map<string, Draftable>;
}

/** Whether a document refers dynamically or holds several resources: no validator here is right on all of those. */
export function needsUnrolling(document: Json, schemas: readonly Draftable[]): boolean {
  return schemas.some(
    (schema) =>
      typeof schema['$dynamicRef'] === 'string' ||
      schema['$recursiveRef'] === '#' ||
      (schema !== document && typeof schema['$id'] === 'string'),
  );
}

/**
 * Writes a document as one with plain local references only: each place that a reference leads to becomes a
 * definition of its own for each dynamic scope in which it is reached (2019-09 and 2020-12, section 8.2).
 *
 * @throws Error for a reference that leads out of the document, and where the document grows too large
 */
export function unroll(document: Draftable): Draftable {
  return new Unrolling(document).result();
}

class Unrolling {
  readonly #document: Draftable;
  readonly #resources = new Map<string, Resource>();
  readonly #baseOf = new Map<Draftable, string>();
  readonly #names = new Map<Draftable, Map<string, string>>();
  readonly #scopeIds = new Map<Draftable, number>();
  readonly #definitions: Draftable = {};
  readonly #todo: { readonly name: string; readonly schema: Draftable; readonly scope: Scope }[] = [];

  constructor(document: Draftable) {
    this.#document = document;
    this.#index(document, 'schema://document/');
  }

  result(): Draftable {
    const $ref = this.#definition(this.#document, new Map());
    for (let next = this.#todo.pop(); next !== undefined; next = this.#todo.pop()) {
      setMember(this.#definitions, next.name, this.#copy(next.schema, next.scope));
    }
    return { $ref, $defs: this.#definitions };
  }

  #index(schema: Json, base: string): void {
    if (!isObject(schema)) return;
    const known = schema;
    const id = known['$id'];
    const own = typeof id === 'string' && !id.startsWith('#') ? new URL(id.replace(/#$/, ''), base).href : base;
    const resource = this.#resources.get(own) ?? { root: known, anchors: new Map(), dynamic: new Map() };
    this.#resources.set(own, resource);
    this.#baseOf.set(known, own);
    const { $anchor, $dynamicAnchor, $recursiveAnchor } = known;
    if (typeof $anchor === 'string') resource.anchors.set($anchor, known);
    // Until draft-07 an `$id` of a mere fragment was the anchor.
    if (typeof id === 'string' && id.startsWith('#')) resource.anchors.set(id.slice(1), known);
    if (typeof $dynamicAnchor === 'string') {
      resource.anchors.set($dynamicAnchor, known);
      resource.dynamic.set($dynamicAnchor, known);
    }
    if ($recursiveAnchor === true && resource.root === known) resource.dynamic.set(RECURSIVE, known);
    mapSubschemas(known, (sub) => {
      this.#index(sub, own);
      return sub;
    });
  }

  #resourceOf(schema: Draftable): Resource {
    const resource = this.#resources.get(this.#baseOf.get(schema) ?? '');
    if (resource === undefined) throw new Error('a reference leads to something that is not a schema');
    return resource;
  }

  /** The name of a place's definition in a scope, as a reference to it. */
  #definition(schema: Draftable, before: Scope): string {
    const scope = new Map([...this.#resourceOf(schema).dynamic, ...before]);
    const key = [...scope]
      .map(([anchor, at]) => `${anchor}=${this.#idOf(at)}`)
      .sort()
      .join(' ');
    const names = this.#names.get(schema) ?? new Map<string, string>();
    this.#names.set(schema, names);
    let name = names.get(key);
    if (name === undefined) {
      name = `${this.#idOf(schema)}-${names.size}`;
      names.set(key, name);
      this.#todo.push({ name, schema, scope });
      if (this.#todo.length + Object.keys(this.#definitions).length > MOST) throw new Error('too many references');
    }
    return `#/$defs/${name}`;
  }

  #idOf(schema: Draftable): number {
    const id = this.#scopeIds.get(schema) ?? this.#scopeIds.size;
    this.#scopeIds.set(schema, id);
    return id;
  }

  #copy(schema: Draftable, scope: Scope): Draftable {
    const copy = mapSubschemas(schema, (sub) => this.#inline(sub, scope));
    for (const [keyword, value] of Object.entries(copy)) {
      if (
        NAMING.has(keyword) ||
        (typeof value === 'object' && !Object.hasOwn(SUBSCHEMAS, keyword) && !PLAIN.has(keyword))
      )
        Reflect.deleteProperty(copy, keyword);
    }
    const refs = [this.#plain(schema, scope), this.#dynamic(schema, scope), this.#recursive(schema, scope)].filter(
      (ref) => ref !== undefined,
    );
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) Reflect.deleteProperty(copy, keyword);
    const [only] = refs;
    if (refs.length === 1 && only !== undefined) copy['$ref'] = only;
    else if (refs.length > 1)
      copy['allOf'] = [...(isArray(copy['allOf']) ? copy['allOf'] : []), ...refs.map(($ref) => ({ $ref }))];
    return copy;
  }

  /** A subschema that begins a resource widens the scope, so it becomes a definition; any other stays where it is. */
  #inline(sub: Json, scope: Scope): Json {
    if (!isObject(sub)) return sub;
    const schema = sub;
    return typeof schema['$id'] === 'string' ? { $ref: this.#definition(schema, scope) } : this.#copy(schema, scope);
  }

  #plain(schema: Draftable, scope: Scope): string | undefined {
    const ref = schema['$ref'];
    return typeof ref === 'string' ? this.#definition(this.#resolve(schema, ref), scope) : undefined;
  }

  #dynamic(schema: Draftable, scope: Scope): string | undefined {
    const ref = schema['$dynamicRef'];
    if (typeof ref !== 'string') return undefined;
    const target = this.#resolve(schema, ref);
    const anchor = ref.slice(ref.indexOf('#') + 1);
    const bookended = ref.includes('#') && target['$dynamicAnchor'] === anchor;
    return this.#definition((bookended ? scope.get(anchor) : undefined) ?? target, scope);
  }

  #recursive(schema: Draftable, scope: Scope): string | undefined {
    if (schema['$recursiveRef'] !== '#') return undefined;
    const { root } = this.#resourceOf(schema);
    return this.#definition((root['$recursiveAnchor'] === true ? scope.get(RECURSIVE) : undefined) ?? root, scope);
  }

  #resolve(from: Draftable, ref: string): Draftable {
    const [path = '', fragment = ''] = ref.split('#', 2);
    const base = this.#baseOf.get(from) ?? '';
    const uri = path === '' ? base : new URL(path, base).href;
    const resource = this.#resources.get(uri);
    if (resource === undefined) throw new Error('a reference leads out of the document');
    const target = asSchema(
      fragment === '' || fragment.startsWith('/') ? pointed(resource.root, fragment) : resource.anchors.get(fragment),
    );
    // Under a keyword that no draft knows, only the reference makes it a schema.
    if (!this.#baseOf.has(target)) this.#index(target, uri);
    return target;
  }
}

function pointed(root: Json, fragment: string): Json | undefined {
  let at: Json | undefined = root;
  for (const token of pointerTokens(decodeURIComponent(fragment))) {
    at = isArray(at) ? at[Number(token)] : isObject(at) && Object.hasOwn(at, token) ? at[token] : undefined;
  }
  return at;
}

function asSchema(found: Json | undefined): Draftable {
  if (found === true) return {};
  if (found === false) return { not: {} };
  if (!isObject(found)) throw new Error('a reference leads nowhere');
  return found;
}

/** A copy of a schema object with every subschema that its keywords hold replaced. */
function mapSubschemas(schema: Draftable, change: (sub: Json) => Json): Draftable {
  const copy: Draftable = {};
  for (const [keyword, value] of Object.entries(schema)) setMember(copy, keyword, changed(keyword, value, change));
  return copy;
}

function changed(keyword: string, value: Json, change: (sub: Json) => Json): Json {
  const holds = Object.hasOwn(SUBSCHEMAS, keyword) ? (SUBSCHEMAS[keyword] ?? []) : [];
  if (isArray(value)) return holds.includes('list') ? value.map(change) : value;
  if (!holds.includes('map')) return holds.includes('schema') ? change(value) : value;
  if (!isObject(value)) return value;
  const copy: Draftable = {};
  for (const [name, sub] of Object.entries(value)) setMember(copy, name, change(sub));
  return copy;
}
