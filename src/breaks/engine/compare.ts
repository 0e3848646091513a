import { equalJson, identical } from '../../core/equal.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import type { Change } from '../change.ts';
import type { SharedKindId } from '../kinds/index.ts';
import { bareSchema } from './bare.ts';
import { placeChange } from './narrowed.ts';
import { schemaNotices } from './notices.ts';
import { oneCause } from './one-cause.ts';
import type { Engine } from './open.ts';
import type { SchemaPair } from './pair.ts';
import { widenedChange } from './widened.ts';

/** What else a kind of contract says of two schemas: rules of its host, besides the engine's places. */
export type Breaking = (pair: SchemaPair, places: readonly SchemaPlace[]) => Change<SharedKindId>[];

const byEngine: Breaking = (pair, places) => places.map((place) => placeChange(pair, place));

/**
 * All that changed between two schemas of one part, one finding for each cause: where the reader accepts less than the
 * writer may send, then what was added or changed and breaks nobody. Empty when nothing did.
 */
export function compareSchemas(
  engine: Engine,
  pair: SchemaPair,
  breaking: Breaking = byEngine,
): Change<SharedKindId>[] {
  if (identical(pair.old, pair.current)) return [];
  const narrower = oneCause(pair, withoutGone(breaking(pair, engine.narrowed(pair))));
  const told = new Set(narrower.flatMap(({ place, more }) => [place?.path ?? '', ...(more ?? [])]));
  const whole = new Set(narrower.filter(isOfAll).flatMap(({ place, more }) => [place?.path ?? '', ...(more ?? [])]));
  const seen = schemaNotices(pair).filter(
    (notice) =>
      (!told.has(notice.place?.path ?? '') || isText(notice)) &&
      !within(notice.place?.path ?? '', whole) &&
      !(notice.kind === 'schema-closed' && narrower.some((change) => change.narrowed === 'names-refused')),
  );
  const paths = new Set([...told, ...seen.filter((notice) => !isText(notice)).map(({ place }) => place?.path ?? '')]);
  const wider = engine
    .widened(pair)
    .filter(({ answer, path }) => answer === 'break' && !paths.has(path) && !within(path, told))
    .map((place) => widenedChange(pair, place));
  const notices = oneCause(pair, [...seen, ...wider]);
  if (narrower.length > 0 || notices.length > 0) return [...narrower, ...notices];
  return equalJson(bareSchema(pair.old), bareSchema(pair.current)) ? [] : [respelled(pair)];
}

/** That a property is gone is one cause: what else could stand there now is told with it. */
function withoutGone(changes: readonly Change<SharedKindId>[]): readonly Change<SharedKindId>[] {
  const gone = new Set(changes.filter(({ undeclared }) => undeclared === true).map(({ place }) => place?.path ?? ''));
  if (gone.size === 0) return changes;
  return changes.filter(
    ({ undeclared, place }) => undeclared === true || !(gone.has(place?.path ?? '') || within(place?.path ?? '', gone)),
  );
}

/** Of a place whose type or whole schema changed nothing below is told. */
function isOfAll({ narrowed }: Change<SharedKindId>): boolean {
  return narrowed === 'type-changed' || narrowed === 'schema-narrowed' || narrowed === 'combination-narrowed';
}

/** What is told beside whatever else is told of a place. */
function isText({ kind }: Change<SharedKindId>): boolean {
  return (
    kind === 'not-understood' ||
    kind === 'description-changed' ||
    kind === 'default-changed' ||
    kind === 'deprecated' ||
    kind === 'no-longer-deprecated'
  );
}

/** Whether something around a path, or the path itself, is told already. */
function within(path: string, told: ReadonlySet<string>): boolean {
  return [...told].some((outer) => outer !== '' && (path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)));
}

function respelled({ subject, audience, part, oldAt, currentAt, hits, shows }: SchemaPair): Change<SharedKindId> {
  return {
    kind: 'respelled',
    subject,
    audience,
    baseline: oldAt,
    current: currentAt,
    ...(hits !== undefined && { hits }),
    ...(shows !== undefined && { shows }),
    place: { part, path: '' },
  };
}
