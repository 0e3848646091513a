import type { Subject } from '../../core/finding.ts';
import type { Json } from '../../core/json.ts';
import type { Change } from '../change.ts';
import type { SharedKindId, ToolKindId } from '../kinds/index.ts';
import { compareSchemas } from './compare.ts';
import type { Engine } from './open.ts';
import { differingWords } from './text-diff.ts';

/** A tool as every kind of contract has one: what it is called, what is told of it, what it accepts and promises. */
export interface ToolShape {
  readonly name: string;
  /** JSON Pointer of the tool in its contract. */
  readonly at: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly input: SchemaShape;
  readonly output: SchemaShape;
}

/** A schema, where it stands or would stand. */
export interface SchemaShape {
  readonly field: string;
  readonly schema: Json | undefined;
}

type Found = Change<ToolKindId>;

/** A tool that is gone; `to` is where it probably went. */
export function removedTool(
  { name, at, deprecated }: Pick<ToolShape, 'name' | 'at' | 'deprecated'>,
  to: { readonly name: string; readonly at: string } | undefined,
): Change<SharedKindId> {
  return {
    kind: 'tool-removed',
    subject: { type: 'tool', name },
    baseline: at,
    ...(to !== undefined && { renamedTo: to.name, current: to.at }),
    ...(deprecated === true && { deprecated }),
  };
}

export function addedTool({ name, at }: Pick<ToolShape, 'name' | 'at'>): Change<SharedKindId> {
  return { kind: 'tool-added', subject: { type: 'tool', name }, current: at };
}

/** All that changed in a tool which stands on both sides: arguments, result, description, deprecation. */
export function compareTool(engine: Engine, old: ToolShape, current: ToolShape): Found[] {
  const subject: Subject = { type: 'tool', name: old.name };
  return [
    ...compareInput(engine, subject, old, current),
    ...compareOutput(engine, subject, old, current),
    ...compareDescription(subject, old, current),
    ...compareDeprecation(subject, old, current),
  ];
}

/** What a tool without a declared schema is taken to accept: no arguments were told to anybody. */
const UNDECLARED: Json = { type: 'object' };

function compareInput(engine: Engine, subject: Subject, old: ToolShape, current: ToolShape): Found[] {
  if (current.input.schema === undefined) {
    if (old.input.schema === undefined) return [];
    return [{ kind: 'input-undeclared', subject, ...placesOf(old, current, 'input') }];
  }
  return compareSchemas(engine, {
    subject,
    audience: 'callers',
    part: 'arguments',
    old: old.input.schema ?? UNDECLARED,
    current: current.input.schema,
    ...at(old, current, 'input'),
    hits: ['flows', 'model'],
    shows: 'run time',
  });
}

function compareOutput(engine: Engine, subject: Subject, old: ToolShape, current: ToolShape): Found[] {
  const [was, is] = [old.output.schema, current.output.schema];
  const places = placesOf(old, current, 'output');
  if (was === undefined) return is === undefined ? [] : [{ kind: 'result-declared', subject, ...places }];
  if (is === undefined) return [{ kind: 'result-undeclared', subject, ...places }];
  return compareSchemas(engine, {
    subject,
    audience: 'callers',
    part: 'result',
    old: was,
    current: is,
    ...at(old, current, 'output'),
    hits: ['flows'],
    shows: 'run time',
  });
}

function at(old: ToolShape, current: ToolShape, side: 'input' | 'output'): { oldAt: string; currentAt: string } {
  return { oldAt: `${old.at}/${old[side].field}`, currentAt: `${current.at}/${current[side].field}` };
}

function placesOf(old: ToolShape, current: ToolShape, side: 'input' | 'output'): { baseline: string; current: string } {
  const { oldAt, currentAt } = at(old, current, side);
  return { baseline: oldAt, current: currentAt };
}

/** A description that changed, with the words that differ. */
export function compareDescription(
  subject: Subject,
  old: Pick<ToolShape, 'at' | 'description'>,
  current: Pick<ToolShape, 'at' | 'description'>,
): Change<SharedKindId>[] {
  const [was, is] = [old.description, current.description];
  if (was === is) return [];
  return [
    {
      kind: 'tool-description-changed',
      subject,
      baseline: `${old.at}/description`,
      current: `${current.at}/description`,
      ...(was !== '' && { was }),
      ...(is !== '' && { is }),
      reason: differingWords(was, is),
    },
  ];
}

export function compareDeprecation(
  subject: Subject,
  old: Pick<ToolShape, 'at' | 'deprecated'>,
  current: Pick<ToolShape, 'at' | 'deprecated'>,
): Change<SharedKindId>[] {
  const [was, is] = [old.deprecated === true, current.deprecated === true];
  if (was === is) return [];
  return [{ kind: is ? 'deprecated' : 'no-longer-deprecated', subject, baseline: old.at, current: current.at }];
}
