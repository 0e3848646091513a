import { canonical } from '../../core/fingerprint.ts';
import type { Json } from '../../core/json.ts';
import type { Change } from '../change.ts';
import { bareSchema } from './bare.ts';
import type { SchemaPair } from './pair.ts';
import { schemaAt } from './schema-at.ts';

/** Schemas with more said than this are the same definition wherever they stand; `{"type":"string"}` is not. */
const TELLING = 60;

/**
 * One finding for each cause: the same change of the same definition, inlined at several places, is one change that
 * lists them. The first in order stands for all.
 */
export function oneCause<Id extends string>(pair: SchemaPair, changes: readonly Change<Id>[]): Change<Id>[] {
  const shapes = new Map<Json, string>();
  const shapeAt = (schema: Json, pointer: string | undefined, root: string): string => {
    const at = schemaAt(schema, (pointer ?? root).slice(root.length));
    const known = shapes.get(at);
    if (known !== undefined) return known;
    const shape = canonical(bareSchema(at));
    shapes.set(at, shape);
    return shape;
  };
  const found = new Map<string, Change<Id>>();
  const atPointers = new Map<string, string>();
  for (const change of changes) {
    const [before, after] = [
      shapeAt(pair.old, change.baseline, pair.oldAt),
      shapeAt(pair.current, change.current, pair.currentAt),
    ];
    // A shared definition is one place of the schema, by whatever names it is reached.
    const pointers = canonical([
      change.kind,
      change.was ?? null,
      change.is ?? null,
      change.baseline ?? '',
      change.current ?? '',
    ]);
    const key = (isNotice(change) ? atPointers.get(pointers) : undefined) ?? keyOf(change, before, after);
    atPointers.set(pointers, key);
    const first = found.get(key);
    found.set(key, first === undefined ? change : together(first, change));
  }
  return [...found.values()];
}

/** Breaks of the engine are told apart by more than their pointers: two names that one schema refuses. */
function isNotice({ narrowed, kind }: Change): boolean {
  return narrowed === undefined && kind !== 'undecided';
}

function keyOf(change: Change, before: string, after: string): string {
  const { kind, reason, was, is, place, names } = change;
  if (kind === 'undecided') return `${kind} ${reason ?? ''}`;
  const telling = Math.min(before.length, after.length) > TELLING;
  return canonical([
    kind,
    was ?? null,
    is ?? null,
    names ?? false,
    telling ? '' : lastName(place?.path ?? ''),
    before,
    after,
  ]);
}

/** The name at the end of a path: two fields of one name, and not two fields of one type, may be copies. */
function lastName(path: string): string {
  return /[^.]*$/.exec(path)?.[0] ?? '';
}

function together<Id extends string>(first: Change<Id>, other: Change<Id>): Change<Id> {
  const also = [
    ...(first.also ?? []),
    ...[other.current ?? other.baseline].filter((at) => at !== undefined),
    ...(other.also ?? []),
  ];
  return {
    ...first,
    also: [...new Set(also)],
    more: [...(first.more ?? []), other.place?.path ?? '', ...(other.more ?? [])],
  };
}
