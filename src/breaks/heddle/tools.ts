/** Tools: what flows and the model call. */
import type { Subject } from '../../core/finding.ts';
import { sameJson } from '../../heddle/measure.ts';
import type { Tool } from '../../heddle/model.ts';
import type { Change, Compare, Host } from './change.ts';
import { diff, renames } from './diff.ts';
import { compareSchemas } from './schemas.ts';

const subjectOf = (tool: Tool): Subject => ({ type: 'tool', name: tool.name });

/** One comparison of a tool that stayed. A new one: one entry here. */
const FIELDS: readonly ((old: Tool, current: Tool, host: Host) => Iterable<Change>)[] = [
  compareInput,
  compareOutput,
  compareImplementation,
  compareShadows,
  compareDescription,
];

export const compareTools: Compare = function* (old, current, host) {
  const changes = diff(old.tools, current.tools);
  const renamed = renames(changes, (gone, added) => sameJson(content(gone), content(added)));
  for (const gone of changes.removed) {
    const to = renamed.get(gone);
    yield {
      kind: 'tool-removed',
      subject: subjectOf(gone),
      baseline: gone.at,
      ...(to === undefined ? {} : { renamedTo: to.name, current: to.at }),
    };
  }
  for (const { old: before, current: after } of changes.kept)
    for (const compare of FIELDS) yield* compare(before, after, host);
  for (const added of changes.added) yield { kind: 'tool-added', subject: subjectOf(added), current: added.at };
};

/** The model and flows write arguments by the old schema; the new tool reads them by its own. */
function* compareInput(old: Tool, current: Tool, host: Host): Iterable<Change> {
  const [was, is] = [old.inputSchema, current.inputSchema];
  if (sameJson(was, is)) return;
  const places = { baseline: `${old.at}/inputSchema`, current: `${current.at}/inputSchema` };
  if (is === undefined) {
    yield { kind: 'input-undeclared', subject: subjectOf(old), ...places };
    return;
  }
  yield* compareSchemas({
    reader: { schema: is, at: places.current, original: is },
    writer: { schema: was ?? { type: 'object' }, at: places.baseline, original: was },
    direction: 'arguments',
    change: { subject: subjectOf(old) },
    host,
    // Nothing was declared, so nobody was told a name to send.
  });
}

/** heddle never reads it: it is the only promise about the keys of a result. */
function* compareOutput(old: Tool, current: Tool, host: Host): Iterable<Change> {
  const [was, is] = [old.outputSchema, current.outputSchema];
  if (sameJson(was, is)) return;
  const places = { baseline: `${old.at}/outputSchema`, current: `${current.at}/outputSchema` };
  if (was === undefined) yield { kind: 'result-declared', subject: subjectOf(old), ...places };
  else if (is === undefined) yield { kind: 'result-undeclared', subject: subjectOf(old), ...places };
  else {
    yield* compareSchemas({
      reader: { schema: was, at: places.baseline, original: was },
      writer: { schema: is, at: places.current, original: is },
      direction: 'result',
      change: { subject: subjectOf(old) },
      host,
    });
  }
}

function* compareImplementation(old: Tool, current: Tool): Iterable<Change> {
  if (
    old.implementation === current.implementation ||
    old.implementation === undefined ||
    current.implementation === undefined
  )
    return;
  yield {
    kind: 'tool-implementation-changed',
    subject: subjectOf(old),
    baseline: `${old.at}/${old.implementation}`,
    current: `${current.at}/${current.implementation}`,
    was: old.implementation,
    is: current.implementation,
  };
}

function* compareShadows(old: Tool, current: Tool): Iterable<Change> {
  if (old.shadows === current.shadows) return;
  yield {
    kind: old.shadows ? 'shadows-withdrawn' : 'shadows-added',
    subject: subjectOf(old),
    baseline: `${old.at}/shadows`,
    current: `${current.at}/shadows`,
    was: String(old.shadows),
    is: String(current.shadows),
  };
}

function* compareDescription(old: Tool, current: Tool): Iterable<Change> {
  if (old.description === current.description) return;
  yield {
    kind: 'tool-description-changed',
    subject: subjectOf(old),
    baseline: `${old.at}/description`,
    current: `${current.at}/description`,
    ...(old.description === '' ? {} : { was: old.description }),
    ...(current.description === '' ? {} : { is: current.description }),
  };
}

function content({ name: _name, at: _at, ...rest }: Tool): unknown {
  return { ...rest, inputSchema: rest.inputSchema ?? null, outputSchema: rest.outputSchema ?? null };
}
