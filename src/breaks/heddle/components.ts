/** Components that came, went, or are of another kind; and each that stayed, field by field. */
import type { Hit, Shows, Subject } from '../../core/finding.ts';
import { sameJson } from '../../heddle/measure.ts';
import type { Component, Named } from '../../heddle/model.ts';
import type { Kind, Phase } from '../../heddle/vocabulary.ts';
import type { Compare, Host, PluginChange } from './change.ts';
import { compareConfiguration, refusesNothing } from './configuration.ts';
import { subjectOf as pluginSubject } from './plugin.ts';
import { compareBranches, comparePorts } from './ports.ts';
import { diff, renames } from '../diff.ts';

/** Who loses what, when a component of a kind is gone. */
const LOSS: Readonly<Record<Kind, { readonly hits: readonly Hit[]; readonly shows: Shows }>> = {
  node: { hits: ['flows'], shows: 'parse' },
  transform: { hits: ['flows'], shows: 'parse' },
  component: { hits: ['flows'], shows: 'parse' },
  provider: { hits: ['flows'], shows: 'parse' },
  middleware: { hits: ['operators'], shows: 'silent' },
  encoder: { hits: ['clients'], shows: 'run time' },
  store: { hits: ['operators'], shows: 'silent' },
};

export const subjectOf = (component: Component): Subject => ({ type: 'component', name: component.name });

/** One comparison of a component that stayed and kept its kind. A new one: one entry here. */
const FIELDS: readonly ((old: Component, current: Component, host: Host) => Iterable<PluginChange>)[] = [
  comparePorts,
  compareBranches,
  comparePhase,
  compareStream,
  compareSeams,
  compareEncoding,
  compareConfiguration,
];

export const compareComponents: Compare = function* (old, current, host) {
  const changes = diff(old.components, current.components);
  const renamed = renames(changes, equalButName);
  const unreadable = new Set(current.unreadable);
  for (const { value: gone } of changes.removed) {
    // One of a kind that heddle does not know is not removed: that it does not load is said elsewhere.
    if (!unreadable.has(gone.name)) yield removed(gone, renamed.get(gone)?.value);
  }
  for (const pair of changes.persisted) {
    const [before, after] = [pair.old.value, pair.current.value];
    if (before.kind !== after.kind) yield kindChanged(before, after);
    else for (const compare of FIELDS) yield* compare(before, after, host);
  }
  for (const { value } of changes.added) yield* addition(value, host);
  const consulted = changes.persisted.filter(
    ({ old: before, current: after }) => before.value.kind === 'middleware' && after.value.kind === 'middleware',
  );
  yield* reordered(
    consulted.map(({ old: before }) => before.value.name),
    current.components,
    pluginSubject(old),
  );
};

function removed(gone: Component, to: Component | undefined): PluginChange {
  return {
    kind: 'component-removed',
    subject: subjectOf(gone),
    baseline: gone.at,
    ...(to === undefined ? {} : { renamedTo: to.name, current: to.at }),
    was: gone.kind,
    about: gone.kind,
    ...LOSS[gone.kind],
  };
}

function kindChanged(old: Component, current: Component): PluginChange {
  return {
    kind: 'component-kind-changed',
    subject: subjectOf(old),
    baseline: `${old.at}/kind`,
    current: `${current.at}/kind`,
    was: old.kind,
    is: current.kind,
  };
}

function* addition(added: Component, host: Host): Iterable<PluginChange> {
  const base = { subject: subjectOf(added), current: added.at };
  if (added.kind === 'middleware') yield* addedMiddleware(added, host);
  if (added.kind === 'middleware') yield { kind: 'seam-added', ...base, is: seamsText(added), about: seamsText(added) };
  else if (added.kind === 'store') yield { kind: 'store-added', ...base, is: 'store' };
  else yield { kind: 'component-added', ...base, is: added.kind, about: added.kind };
}

/** Every middleware is configured, with `{}` where the operator says nothing. */
function* addedMiddleware(added: Component, host: Host): Iterable<PluginChange> {
  const reason = refusesNothing(added, host);
  if (reason === undefined) return;
  yield { kind: 'middleware-needs-configuration', subject: subjectOf(added), current: `${added.at}/schema`, reason };
}

const seamsText = (component: Component): string =>
  component.seams.map(({ seam, half }) => `${half} ${seam}`).join(', ');

const PHASES_OF: Readonly<Record<Phase, readonly Phase[]>> = { pre: ['pre'], post: ['post'], both: ['pre', 'post'] };

function* comparePhase(old: Component, current: Component): Iterable<PluginChange> {
  if (old.kind !== 'transform' || old.phase === current.phase) return;
  const lost = PHASES_OF[old.phase].some((phase) => !PHASES_OF[current.phase].includes(phase));
  yield {
    kind: lost ? 'phase-changed' : 'phase-widened',
    subject: subjectOf(old),
    baseline: `${old.at}/phase`,
    current: `${current.at}/phase`,
    was: old.phase,
    is: current.phase,
  };
}

function* compareStream(old: Component, current: Component): Iterable<PluginChange> {
  if (old.stream === current.stream) return;
  yield {
    kind: old.stream ? 'stream-withdrawn' : 'stream-added',
    subject: subjectOf(old),
    baseline: `${old.at}/stream`,
    current: `${current.at}/stream`,
    was: String(old.stream),
    is: String(current.stream),
  };
}

function* compareSeams(old: Component, current: Component): Iterable<PluginChange> {
  const changes = diff(old.seams, current.seams);
  for (const {
    value: { at, seam, half },
  } of changes.removed)
    yield {
      kind: 'seam-removed',
      subject: subjectOf(old),
      baseline: at,
      current: `${current.at}/seams`,
      was: `${half} ${seam}`,
      about: `${half} ${seam}`,
    };
  for (const {
    value: { at, seam, half },
  } of changes.added)
    yield {
      kind: 'seam-added',
      subject: subjectOf(old),
      baseline: `${old.at}/seams`,
      current: at,
      is: `${half} ${seam}`,
      about: `${half} ${seam}`,
    };
}

function* compareEncoding(old: Component, current: Component): Iterable<PluginChange> {
  for (const field of ['protocol', 'contentType'] as const) {
    const [was, is] = [old[field], current[field]];
    if (was === is) continue;
    const sameMedia = mediaType(was) === mediaType(is);
    yield {
      kind:
        field === 'protocol'
          ? 'protocol-changed'
          : sameMedia
            ? 'content-type-parameters-changed'
            : 'content-type-changed',
      subject: subjectOf(old),
      baseline: `${old.at}/${field}`,
      current: `${current.at}/${field}`,
      ...(was === undefined ? {} : { was }),
      ...(is === undefined ? {} : { is }),
    };
  }
}

function mediaType(contentType: string | undefined): string | undefined {
  return contentType?.split(';')[0]?.trim().toLowerCase();
}

/** Middleware is consulted in the order of the manifest. */
function* reordered(names: readonly string[], current: readonly Component[], subject: Subject): Iterable<PluginChange> {
  const kept = new Set(names);
  const now = current.filter(({ name }) => kept.has(name)).map(({ name }) => name);
  if (names.every((name, index) => now[index] === name)) return;
  yield {
    kind: 'middleware-reordered',
    subject,
    baseline: '/components',
    current: '/components',
    was: names.join(', '),
    is: now.join(', '),
  };
}

/** A tool or a flow names a component by its type, so everything else must be equal. */
function equalButName(a: Component, b: Component): boolean {
  return a.kind === b.kind && sameJson(content(a), content(b));
}

function content(component: Component): unknown {
  const { name: _name, at: _at, schema, ...rest } = component;
  return {
    ...rest,
    schema: schema ?? null,
    inputs: bare(component.inputs),
    outputs: bare(component.outputs),
    branches: bare(component.branches),
    seams: bare(component.seams),
  };
}

/** Without where it stands, and in one order. */
function bare(list: readonly Named[]): unknown {
  return list.map(({ at: _at, ...rest }) => rest).sort((x, y) => (x.name < y.name ? -1 : 1));
}
