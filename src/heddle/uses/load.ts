/** Loads a document as heddle does: types first, then references and components, depth first. */
import { pointer } from '../../core/json.ts';
import { isBuiltinComponentType } from '../vocabulary.ts';
import type { Host } from './host.ts';
import type { Loaded, Loading, UseFault } from './loading.ts';
import { createMatcher } from './patterns.ts';
import { loadPluginComponent } from './plugin-component.ts';
import { createCasts, type Port } from './ports.ts';
import { DROPPED, isSeenArray, isSeenObject, own, seenObject, type Seen, type SeenObject } from './seen.ts';
import { SPEC_FIELDS } from './spec-fields.ts';
import { loadSpecComponent } from './spec-component.ts';
import type { UseRuleId } from './rules.ts';

/** Levels of values and components within each other, references followed; heddle's own limit is its stack. */
const MAX_LEVELS = 1_000;

export interface LoadedDocument {
  /** The component at the top. */
  readonly root: Loaded;
  readonly loading: Loading;
}

/** Loads a document; what is wrong goes to `report`. */
export function loadDocument(
  document: SeenObject,
  host: Host,
  otherTools: ReadonlySet<string>,
  report: (rule: UseRuleId, fault: UseFault) => void,
): LoadedDocument {
  const said = checkTypes(document, host, report);
  checkReferences(document, report);
  const loader = createLoader(host, otherTools, said, report);
  return { root: loader.component(document, ''), loading: loader.loading };
}

/** Fields in which heddle looks for no type. */
const DATA: ReadonlySet<string> = new Set(['metadata', 'config', 'data', 'headers', 'queryParams']);

/** Every type that stands anywhere in the document. Answers the places of those that were reported. */
function checkTypes(
  document: SeenObject,
  host: Host,
  report: (rule: UseRuleId, fault: UseFault) => void,
): ReadonlySet<string> {
  const said = new Set<string>();
  const stack: { readonly value: Seen; readonly at: string }[] = [{ value: document, at: '' }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, at } = next;
    if (isSeenArray(value))
      for (const [index, one] of value.entries()) stack.push({ value: one, at: `${at}/${index}` });
    if (!isSeenObject(value)) continue;
    const rule = typeFault(value, host);
    if (rule !== undefined) {
      said.add(at);
      report(rule.rule, { at, ...rule.fault });
    }
    for (const [name, one] of Object.entries(value))
      if (!DATA.has(name)) stack.push({ value: one, at: at + pointer(name) });
  }
  return said;
}

function typeFault(
  value: SeenObject,
  host: Host,
): { readonly rule: UseRuleId; readonly fault: Omit<UseFault, 'at'> } | undefined {
  const type = own(value, 'component_type') ?? own(value, 'componentType');
  if (typeof type !== 'string' || type === '') return undefined;
  const provided = host.types.get(type);
  if (provided === undefined) {
    if (isBuiltinComponentType(type)) return undefined;
    return {
      rule: 'use-type-unknown',
      fault: {
        says: `${nameOf(value)} has the type ${JSON.stringify(type)}, which no plugin here provides`,
        about: { part: 'component', component: type },
      },
    };
  }
  if (provided.kind !== 'middleware' && provided.kind !== 'encoder' && provided.kind !== 'store') return undefined;
  return {
    rule: 'use-type-misplaced',
    fault: {
      says: `${nameOf(value)} has the type ${JSON.stringify(type)}, which is ${article(provided.kind)}`,
      mend: 'A document cannot name one: the operator or the client chooses it.',
      about: { part: 'component', component: type },
    },
  };
}

function article(kind: string): string {
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function nameOf(value: SeenObject): string {
  const name = own(value, 'name');
  return typeof name === 'string' ? `component ${JSON.stringify(name.slice(0, 60))}` : 'a component';
}

/** Every reference in the document has its component somewhere in the document. */
function checkReferences(document: SeenObject, report: (rule: UseRuleId, fault: UseFault) => void): void {
  const used = new Map<Seen, string>();
  const defined = new Set<string>();
  const stack: { readonly value: Seen; readonly at: string }[] = [{ value: document, at: '' }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value, at } = next;
    if (isSeenArray(value))
      for (const [index, one] of value.entries()) stack.push({ value: one, at: `${at}/${index}` });
    if (!isSeenObject(value)) continue;
    if (Object.hasOwn(value, '$component_ref') && !used.has(value['$component_ref']))
      used.set(value['$component_ref'], at);
    const own_ = own(value, '$referenced_components');
    if (typeof own_ === 'object' && own_ !== null) for (const id of Object.keys(own_)) defined.add(id);
    for (const [name, one] of Object.entries(value)) stack.push({ value: one, at: at + pointer(name) });
  }
  for (const [id, at] of used)
    if (typeof id !== 'string' || !defined.has(id))
      report('use-reference', { at, says: `${ref(id)} refers to a component that the document does not have` });
}

function ref(id: Seen): string {
  return `\`$component_ref\` ${typeof id === 'string' ? JSON.stringify(id.slice(0, 60)) : 'that is not a text'}`;
}

/** Finds ports by title: each list is gone through once. */
function portIndex(): Loading['port'] {
  const known = new WeakMap<readonly Port[], ReadonlyMap<string, Port>>();
  return (component, side, title) => {
    const ports = component[side];
    const titles = known.get(ports) ?? new Map([...ports].reverse().map((port) => [port.title, port] as const));
    known.set(ports, titles);
    return titles.get(title);
  };
}

interface Loader {
  readonly loading: Loading;
  component(content: Seen, at: string): Loaded;
}

function createLoader(
  host: Host,
  otherTools: ReadonlySet<string>,
  said: ReadonlySet<string>,
  report: (rule: UseRuleId, fault: UseFault) => void,
): Loader {
  const written = new Map<string, { readonly content: Seen; readonly at: string }>();
  const references = new Map<string, Loaded | 'loading'>();
  const byValue = new WeakMap<object, Loaded>();
  let fresh = 0;
  let levels = 0;

  const loading: Loading = {
    host,
    otherTools,
    matcher: createMatcher(),
    casts: createCasts(),
    report,
    loaded: (value) => (isSeenObject(value) ? byValue.get(value) : undefined),
    resolve,
    keep(component) {
      byValue.set(component.value, component);
      return component;
    },
    port: portIndex(),
    freshId: () => `\0${(fresh += 1)}`,
  };

  function unknown(at: string, type = ''): Loaded {
    const value = seenObject([]);
    const given = { inputs: false, outputs: false, branches: false };
    const none = { inputs: [], outputs: [], branches: [], given, uncertain: true };
    return loading.keep({ type, kind: 'unknown', at, name: '', id: loading.freshId(), value, ...none });
  }

  function resolve(value: Seen, at: string): Seen {
    if (value === null || value === undefined) return undefined;
    if (typeof value !== 'object') return value;
    return deeper(at, () => inner(value, at), undefined);
  }

  function inner(value: readonly Seen[] | SeenObject, at: string): Seen {
    if (isSeenArray(value)) return value.map((one, index) => resolve(one, `${at}/${index}`));
    if (Object.hasOwn(value, '$component_ref')) return reference(value['$component_ref'], at).value;
    if (Object.hasOwn(value, 'component_type') || Object.hasOwn(value, 'componentType'))
      return component(value, at).value;
    return seenObject(
      Object.entries(value)
        .filter(([name]) => !DROPPED.has(name))
        .map(([name, one]) => [name, resolve(one, at + pointer(name))] as const),
    );
  }

  function reference(id: Seen, at: string): Loaded {
    // That it is nowhere was said already.
    if (typeof id !== 'string') return unknown(at);
    const known = references.get(id);
    if (known === 'loading') {
      report('use-reference', { at, says: `${ref(id)} refers to a component that holds itself` });
      return unknown(at);
    }
    if (known !== undefined) return known;
    const found = written.get(id);
    if (found === undefined) {
      report('use-reference', {
        at,
        says: `${ref(id)} is met before the component that \`$referenced_components\` gives`,
      });
      return unknown(at);
    }
    references.set(id, 'loading');
    const loaded = component(found.content, found.at);
    references.set(id, loaded);
    return loaded;
  }

  function component(content: Seen, at: string): Loaded {
    return (
      deeper<Loaded | undefined>(at, () => (isSeenObject(content) ? entered(content, at) : missing(at)), undefined) ??
      unknown(at)
    );
  }

  function deeper<T>(at: string, run: () => T, otherwise: T): T {
    if (levels >= MAX_LEVELS) {
      report('use-document', { at, says: `components refer to each other over more than ${MAX_LEVELS} levels` });
      return otherwise;
    }
    levels += 1;
    try {
      return run();
    } finally {
      levels -= 1;
    }
  }

  function missing(at: string): Loaded {
    report('use-reference', { at, says: 'a component is written as something other than an object' });
    return unknown(at);
  }

  function entered(content: SeenObject, at: string): Loaded {
    if (Object.hasOwn(content, '$referenced_components')) register(content['$referenced_components'], at);
    if (Object.hasOwn(content, '$component_ref')) return reference(content['$component_ref'], at);
    const type = own(content, 'component_type');
    if (typeof type !== 'string') {
      const mend = Object.hasOwn(content, 'componentType') ? 'Write `component_type`.' : undefined;
      report('use-spec-field', { at, says: `${nameOf(content)} has no \`component_type\``, ...(mend && { mend }) });
      return unknown(at);
    }
    if (SPEC_FIELDS.has(type)) return loadSpecComponent(loading, content, type, at);
    const provided = host.types.get(type);
    const documentKinds: readonly (string | undefined)[] = ['node', 'transform', 'component', 'provider'];
    if (provided !== undefined && documentKinds.includes(provided.kind))
      return loadPluginComponent(loading, content, provided, at);
    if (!said.has(at))
      report('use-type-unknown', {
        at,
        says: `${nameOf(content)} has the type ${JSON.stringify(type.slice(0, 60))}, which nothing here loads`,
        about: { part: 'component', component: type },
      });
    return unknown(at, type);
  }

  function register(components: Seen, at: string): void {
    const here = `${at}/$referenced_components`;
    if (!isSeenObject(components)) {
      report('use-reference', { at: here, says: '`$referenced_components` is not an object' });
      return;
    }
    for (const [id, content] of Object.entries(components)) {
      if (written.has(id))
        report('use-reference', {
          at: here + pointer(id),
          says: `component ${JSON.stringify(id)} is written down twice`,
        });
      else written.set(id, { content, at: here + pointer(id) });
    }
  }

  return { loading, component };
}
