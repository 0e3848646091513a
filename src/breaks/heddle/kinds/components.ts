import type { Words } from './words.ts';
import type { PluginKinds } from './kind.ts';

/** Components as such. */
export const COMPONENT_KINDS = {
  'component-removed': {
    level: 'break',
    title: 'A component is gone',
    when: 'A `componentType` stands in the baseline and not in the current manifest. A renamed one is removed too: the likely new name is given.',
    hits: ['flows', 'operators', 'clients'],
    shows: 'parse',
    example: { before: '{"componentType":"Judge"}', after: '(no component of that type)' },
    says: (w) => `${(LOSS[bare(w.was)] ?? LOSS['component'])?.(w) ?? ''}${w.renamed}.`,
    remedy: (w) =>
      w.newName === undefined
        ? 'Keep the component until nobody names it, or release it as a major version.'
        : `Keep the old name beside ${w.newName}, or tell everybody who names it.`,
  },
  'component-kind-changed': {
    level: 'break',
    title: 'A component is of another kind',
    when: 'The same `componentType` has another `kind`, and so stands in another place: nothing that used the old one fits the new one.',
    hits: ['flows', 'operators', 'clients', 'model'],
    shows: 'parse',
    example: {
      before: '{"componentType":"Judge","kind":"node"}',
      after: '{"componentType":"Judge","kind":"component"}',
    },
    says: (w) => `Whatever uses ${w.subject} as the ${w.was} that it was in ${w.from} finds a ${w.is} in ${w.to}.`,
    remedy: () => 'Keep the kind, and give the new component a type of its own.',
  },
  'component-added': {
    level: 'notice',
    title: 'A component was added',
    when: 'A `componentType` stands in the current manifest and not in the baseline.',
    hits: ['flows'],
    shows: 'silent',
    example: { before: '(no component of that type)', after: '{"componentType":"Jury"}' },
    says: (w) =>
      `${w.to} provides ${w.subject} (${w.about}), which ${w.from} did not; another plugin of the same host that provides that type, or that protocol, collides with it.`,
  },
  'store-added': {
    level: 'warning',
    title: 'A store was added',
    when: 'The current manifest brings a session store and the baseline had none of that type. heddle loads at most one store, over all its plugins.',
    hits: ['operators'],
    shows: 'load',
    example: { before: '(no store)', after: '{"componentType":"Db","kind":"store"}' },
    says: (w) =>
      `A host that loads a store from another plugin beside ${w.from} refuses ${w.to}, which brings ${w.subject}.`,
    remedy: () => 'Ship the store in a plugin of its own.',
  },
  'configuration-narrowed': {
    level: 'break',
    title: 'A component’s configuration takes less',
    when: 'A configuration that the baseline’s `schema` takes is refused by the current one. Both are read as heddle’s own checker reads them: it honours few keywords, and it checks a component as a flow holds it, with `id`, `name` and the other fields that heddle adds. The witness is a whole configuration.',
    hits: ['flows', 'operators'],
    shows: 'parse',
    example: {
      before: '{"schema":{"properties":{"rubric":{"type":"string"}}}}',
      after: '{"schema":{"properties":{"rubric":{"type":"string"}},"required":["rubric"]}}',
    },
    says: (w) =>
      `A configuration of ${w.subject} that was written for ${w.from} is refused by ${w.to} at ${w.about}: ${w.reason} (it was ${w.was} and is ${w.is}).`,
    remedy: (w) => `${w.mend}.`,
  },
  'phase-changed': {
    level: 'break',
    title: 'A transform runs at another time',
    when: 'A phase that the baseline ran in is gone. Absent means `pre`.',
    hits: ['flows'],
    shows: 'silent',
    example: { before: '{"kind":"transform","phase":"pre"}', after: '{"kind":"transform","phase":"post"}' },
    says: (w) =>
      `Flows built for ${w.from} that name ${w.subject} have it run in phase ${w.was}; in ${w.to} it runs in ${w.is}, and nothing says so.`,
    remedy: () => 'Keep the old phase, or declare `both` and tell the phases apart in the transform.',
  },
  'phase-widened': {
    level: 'warning',
    title: 'A transform runs at one time more',
    when: 'The phase was `pre` or `post` and is `both` now.',
    hits: ['flows'],
    shows: 'silent',
    example: { before: '{"kind":"transform","phase":"pre"}', after: '{"kind":"transform","phase":"both"}' },
    says: (w) =>
      `Flows built for ${w.from} that name ${w.subject} have it run in phase ${w.was} alone; in ${w.to} it runs in both.`,
    remedy: () => 'Make sure that the transform does no harm in the phase it did not run in.',
  },
  'stream-withdrawn': {
    level: 'break',
    title: 'A provider no longer streams',
    when: '`stream` was true and is not any more.',
    hits: ['clients'],
    shows: 'run time',
    example: { before: '{"kind":"provider","stream":true}', after: '{"kind":"provider"}' },
    says: (w) =>
      `Clients that got answers of ${w.subject} piece by piece from ${w.from} get each whole, and late, from ${w.to}.`,
    remedy: () => 'Keep `"stream": true`.',
  },
  'stream-added': {
    level: 'notice',
    title: 'A provider streams now',
    when: '`stream` is true and was not.',
    hits: ['clients'],
    shows: 'run time',
    example: { before: '{"kind":"provider"}', after: '{"kind":"provider","stream":true}' },
    says: (w) => `${w.subject} of ${w.to} is asked to stream, which it was not in ${w.from}.`,
  },
  'seam-removed': {
    level: 'break',
    title: 'A middleware is no longer consulted somewhere',
    when: 'A seam, or a half of one, is gone from `seams`.',
    hits: ['operators'],
    shows: 'silent',
    example: { before: '{"seams":{"toolCall":["before"]}}', after: '{"seams":{"node":["after"]}}' },
    says: (w) =>
      `Operators who installed ${w.from} have ${w.subject} consulted ${w.about}; ${w.to} is not, and nothing says that the gate is gone.`,
    remedy: () => 'Keep the seam, with a handler that lets everything pass where it has nothing to say.',
  },
  'seam-added': {
    level: 'warning',
    title: 'A middleware is consulted somewhere new',
    when: 'A seam, a half of one, or a whole middleware was added. It is consulted on every such call of every flow.',
    hits: ['operators'],
    shows: 'run time',
    example: { before: '{"seams":{"node":["after"]}}', after: '{"seams":{"node":["after"],"toolCall":["before"]}}' },
    says: (w) =>
      `Operators who replace ${w.from} by ${w.to} have ${w.subject} consulted ${w.about} on every such call, which it was not before.`,
    remedy: () => 'Say so in the release notes: it costs a round trip on every such call, and may refuse it.',
  },
  'middleware-reordered': {
    level: 'warning',
    title: 'Middleware is consulted in another order',
    when: 'The order of the middleware in the manifest changed. It is the order in which heddle consults them.',
    hits: ['operators'],
    shows: 'silent',
    example: { before: '[Redact, Approve]', after: '[Approve, Redact]' },
    says: (w) =>
      `Middleware that ${w.from} had consulted in the order ${w.was} stands in the order ${w.is} in ${w.to}.`,
    remedy: () => 'Keep the order.',
  },
  'protocol-changed': {
    level: 'break',
    title: 'An encoder answers to another protocol',
    when: 'The `protocol` of an encoder is another.',
    hits: ['clients'],
    shows: 'run time',
    example: { before: '{"kind":"encoder","protocol":"ag-ui"}', after: '{"kind":"encoder","protocol":"ag-ui-2"}' },
    says: (w) =>
      `Clients built for ${w.from} ask ${w.subject} for the protocol ${w.was}; ${w.to} answers to ${w.is} only.`,
    remedy: () => 'Keep the old encoder beside the new one: two encoders with a protocol each.',
  },
  'content-type-changed': {
    level: 'break',
    title: 'An encoder answers in another content type',
    when: 'The `contentType` of an encoder is another.',
    hits: ['clients'],
    shows: 'run time',
    example: { before: '{"contentType":"application/x-ndjson"}', after: '{"contentType":"text/event-stream"}' },
    says: (w) => `Clients built for ${w.from} read the answers of ${w.subject} as ${w.was}; ${w.to} sends ${w.is}.`,
    remedy: () => 'Keep the content type, and give the new rendering a protocol of its own.',
  },
} as const satisfies PluginKinds;

/** What is lost with a component, by its kind. */
const LOSS: Readonly<Record<string, (w: Words) => string>> = {
  node: (w) =>
    `Flows built for ${w.from} that have a node ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  transform: (w) =>
    `Flows built for ${w.from} that name the transform ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  component: (w) =>
    `Flows built for ${w.from} that name ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  provider: (w) =>
    `Flows built for ${w.from} whose model comes from ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  middleware: (w) =>
    `Operators who installed ${w.from} have the middleware ${w.subject} consulted; ${w.to} has none of that name, and heddle says so only where it is configured`,
  encoder: (w) =>
    `Clients built for ${w.from} that ask for the protocol of ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  store: (w) => `Hosts that keep their sessions in ${w.subject} of ${w.from} have no such store in ${w.to}`,
};

const bare = (quoted: string): string => quoted.replaceAll('`', '');
