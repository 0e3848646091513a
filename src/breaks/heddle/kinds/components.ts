import type { Json } from '../../../core/json.ts';
import type { Kinds } from '../../kind.ts';
import { clauseOf } from '../../kinds/clauses.ts';
import type { Words } from '../../words.ts';

const one = (fields: Readonly<Record<string, Json>>): Json => ({ components: [{ componentType: 'Judge', ...fields }] });
const wire = (fields: Readonly<Record<string, Json>>): Json =>
  one({ kind: 'encoder', protocol: 'ag-ui', contentType: 'application/x-ndjson', ...fields });
const gate = (fields: Readonly<Record<string, Json>>): Json => ({
  componentType: 'Gate',
  kind: 'middleware',
  ...fields,
});
const NODE: Json = { node: ['after'] };

/** What is lost with a component, by its kind. */
const LOSS: ReadonlyMap<string, string> = new Map([
  ['`middleware`', 'it is no longer consulted, and heddle does not say so'],
  ['`encoder`', 'its protocol is no longer answered'],
  ['`store`', 'sessions that it kept are not found'],
]);

function removed({ was, renamedTo }: Words): string {
  const loss = LOSS.get(was) ?? 'flows that use it do not load';
  return `removed: ${loss}${renamedTo === undefined ? '' : `; probably renamed to ${renamedTo}`}`;
}

/** Components as such. */
export const COMPONENT_KINDS = {
  'component-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Component removed',
    when:
      'A `componentType` stands in the baseline and not in the current manifest. A renamed one is removed too: ' +
      'the likely new name is given.',
    who: 'Whoever names it.',
    hits: ['flows', 'operators', 'clients'],
    shows: 'parse',
    message: removed,
    remedy: (w) =>
      w.renamedTo === undefined
        ? 'Keep the component until nobody names it, or release a major version.'
        : `Keep the old name beside ${w.renamedTo}, or tell everybody who names it.`,
    sample: {
      before: { components: [{ componentType: 'Judge' }, { componentType: 'Sort', kind: 'transform' }] },
      after: { components: [{ componentType: 'Sort', kind: 'transform' }] },
    },
  },
  'component-kind-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Component kind changed',
    when:
      'The same `componentType` has another `kind`, and so stands in another place: nothing that used the old ' +
      'one fits the new one.',
    who: 'Whoever uses it.',
    hits: ['flows', 'operators', 'clients', 'model'],
    shows: 'parse',
    message: (w) => `kind changed from ${w.was} to ${w.is}`,
    remedy: () => 'Keep the kind, and give the new component a type of its own.',
    sample: { before: one({}), after: one({ kind: 'component' }) },
  },
  'component-added': {
    level: 'notice',
    addition: true,
    title: 'Component added',
    when:
      'A `componentType` stands in the current manifest and not in the baseline. Another plugin of the same ' +
      'host that provides that type, or that protocol, collides with it.',
    who: 'Nobody, unless another plugin provides that type.',
    hits: ['flows'],
    shows: 'silent',
    message: (w) => `new ${w.about}`,
    sample: { before: one({}), after: { components: [{ componentType: 'Judge' }, { componentType: 'Jury' }] } },
  },
  'store-added': {
    level: 'warning',
    addition: true,
    title: 'Store added',
    when:
      'The current manifest brings a session store and the baseline had none of that type. heddle loads at most ' +
      'one store, over all its plugins.',
    who: 'Operators who load a store from another plugin.',
    hits: ['operators'],
    shows: 'load',
    message: () => 'new store: heddle loads at most one over all its plugins',
    remedy: () => 'Ship the store in a plugin of its own.',
    sample: {
      before: one({}),
      after: { components: [{ componentType: 'Judge' }, { componentType: 'Db', kind: 'store' }] },
    },
  },
  'configuration-narrowed': {
    level: 'break',
    title: 'Configuration accepts less',
    when:
      'A configuration that the baseline’s `schema` accepts is rejected by the current one. Both are read as ' +
      'heddle reads them: few keywords are honoured; a document’s names are turned into camelCase, its `null`s ' +
      'are dropped, and `id`, `name` and other fields are added. The witness is a whole configuration.',
    who: 'Flows and operators that configure it so.',
    hits: ['flows', 'operators'],
    shows: 'parse',
    message: (w) =>
      w.about === 'it' ? clauseOf(w).message(w) : `fields that heddle adds itself are now rejected: ${w.about}`,
    remedy: (w) =>
      w.about === 'it' ? clauseOf(w).remedy(w) : 'Declare these fields in the schema, or accept unknown names.',
    sample: {
      before: one({ schema: { properties: { rubric: { type: 'string' } } } }),
      after: one({ schema: { properties: { rubric: { type: 'string' } }, required: ['rubric'] } }),
    },
  },
  'configuration-claimed': {
    level: 'undecided',
    title: 'Configuration that used to be ignored',
    when:
      'The baseline’s `schema` did not declare a name, and heddle ignored what a document held there; the ' +
      'current one rejects some of it. Whether a document holds such a thing nobody knows.',
    who: 'Flows and operators whose documents already hold something under that name.',
    hits: ['flows', 'operators'],
    shows: 'parse',
    message: (w) => `${w.place} used to be ignored: a document that holds something else there is rejected`,
    remedy: () => 'Check the documents that configure it, or choose a name that none of them holds.',
    sample: {
      before: one({ schema: { properties: { rubric: { type: 'string' } } } }),
      after: one({ schema: { properties: { rubric: { type: 'string' }, strict: { type: 'boolean' } } } }),
    },
  },
  'middleware-needs-configuration': {
    level: 'break',
    proof: 'structure',
    title: 'New middleware needs configuration',
    when:
      'A middleware was added whose `schema` rejects `{}`. Every middleware is configured, with `{}` where the ' +
      'operator says nothing, so heddle stops every host that does not configure the new one.',
    who: 'Operators who do not configure it: their host does not start.',
    hits: ['operators'],
    shows: 'load',
    message: (w) => `new middleware that needs configuration: ${w.reason}`,
    remedy: () => 'Let its `schema` accept `{}`.',
    sample: {
      before: one({}),
      after: {
        components: [{ componentType: 'Judge' }, gate({ seams: NODE, schema: { required: ['approvers'] } })],
      },
    },
  },
  'phase-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Transform phase changed',
    when: 'A phase that the baseline ran in is gone. Absent means `pre`.',
    who: 'Flows that name it, silently.',
    hits: ['flows'],
    shows: 'silent',
    message: (w) => `phase changed from ${w.was} to ${w.is}`,
    remedy: () => 'Keep the old phase, or declare `both` and tell the phases apart in the transform.',
    sample: { before: one({ kind: 'transform', phase: 'pre' }), after: one({ kind: 'transform', phase: 'post' }) },
  },
  'phase-widened': {
    level: 'warning',
    title: 'Transform runs in both phases',
    when: 'The phase was `pre` or `post` and is `both` now.',
    who: 'Flows that name it, silently.',
    hits: ['flows'],
    shows: 'silent',
    message: (w) => `now runs in both phases; before, in ${w.was} only`,
    remedy: () => 'Make sure that the transform does no harm in the phase it did not run in.',
    sample: { before: one({ kind: 'transform', phase: 'pre' }), after: one({ kind: 'transform', phase: 'both' }) },
  },
  'stream-withdrawn': {
    level: 'break',
    proof: 'structure',
    title: 'Provider no longer streams',
    when: '`stream` was true and is not any more.',
    who: 'Clients that show answers as they come: they get each whole, and late.',
    hits: ['clients'],
    shows: 'run time',
    message: () => 'no longer streams: clients get each answer whole',
    remedy: () => 'Keep `"stream": true`.',
    sample: { before: one({ kind: 'provider', stream: true }), after: one({ kind: 'provider' }) },
  },
  'stream-added': {
    level: 'notice',
    addition: true,
    title: 'Provider now streams',
    when: '`stream` is true and was not.',
    who: 'Nobody.',
    hits: ['clients'],
    shows: 'run time',
    message: () => 'now streams',
    sample: { before: one({ kind: 'provider' }), after: one({ kind: 'provider', stream: true }) },
  },
  'seam-removed': {
    level: 'break',
    proof: 'structure',
    title: 'Middleware no longer consulted',
    when: 'A seam, or a half of one, is gone from `seams`.',
    who: 'Operators who rely on the gate: nothing says that it is gone.',
    hits: ['operators'],
    shows: 'silent',
    message: (w) => `no longer consulted ${w.about}`,
    remedy: () => 'Keep the seam, with a handler that lets everything pass where it has nothing to say.',
    sample: {
      before: { components: [gate({ seams: { toolCall: ['before'], node: ['after'] } })] },
      after: { components: [gate({ seams: NODE })] },
    },
  },
  'seam-added': {
    level: 'warning',
    addition: true,
    title: 'Middleware consulted somewhere new',
    when: 'A seam, a half of one, or a whole middleware was added. It is consulted on every such call of every flow.',
    who: 'Operators: it costs a round trip on every such call, and may reject it.',
    hits: ['operators'],
    shows: 'run time',
    message: (w) => `now consulted ${w.about}`,
    remedy: () => 'Say so in the release notes: it costs a round trip on every such call, and may reject it.',
    sample: {
      before: { components: [gate({ seams: NODE })] },
      after: { components: [gate({ seams: { toolCall: ['before'], node: ['after'] } })] },
    },
  },
  'middleware-reordered': {
    level: 'warning',
    title: 'Middleware reordered',
    when: 'The order of the middleware in the manifest changed. It is the order in which heddle consults them.',
    who: 'Operators who rely on which comes first.',
    hits: ['operators'],
    shows: 'silent',
    message: (w) => `middleware order changed from ${w.was} to ${w.is}`,
    remedy: () => 'Keep the order.',
    sample: {
      before: { components: [gate({ seams: NODE }), gate({ componentType: 'Redact', seams: NODE })] },
      after: { components: [gate({ componentType: 'Redact', seams: NODE }), gate({ seams: NODE })] },
    },
  },
  'protocol-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Protocol changed',
    when: 'The `protocol` of an encoder changed.',
    who: 'Clients that ask for the old protocol.',
    hits: ['clients'],
    shows: 'run time',
    message: (w) => `protocol changed from ${w.was} to ${w.is}`,
    remedy: () => 'Keep the old encoder beside the new one: two encoders with a protocol each.',
    sample: { before: wire({}), after: wire({ protocol: 'ag-ui-2' }) },
  },
  'content-type-changed': {
    level: 'break',
    proof: 'structure',
    title: 'Content type changed',
    when: 'The media type of an encoder’s `contentType` changed.',
    who: 'Clients that read its answers.',
    hits: ['clients'],
    shows: 'run time',
    message: (w) => `content type changed from ${w.was} to ${w.is}`,
    remedy: () => 'Keep the content type, and give the new rendering a protocol of its own.',
    sample: { before: wire({}), after: wire({ contentType: 'text/event-stream' }) },
  },
  'content-type-parameters-changed': {
    level: 'warning',
    title: 'Content type parameters changed',
    when:
      'The media type of an encoder stayed, and its parameters (`; charset=utf-8`) changed. Clients that ' +
      'compare the whole text are hit.',
    who: 'Clients that compare the whole text.',
    hits: ['clients'],
    shows: 'run time',
    message: (w) => `content type parameters changed from ${w.was} to ${w.is}`,
    remedy: () => 'Keep the text as it was, where clients compare it.',
    sample: { before: wire({}), after: wire({ contentType: 'application/x-ndjson; charset=utf-8' }) },
  },
} as const satisfies Kinds;
