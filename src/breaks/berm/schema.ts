import { pointer } from '../../core/json.ts';
import { pathOf } from '../../schema/steps.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import type { Change } from '../change.ts';
import { DIRECTIONS, kindOf } from '../direction.ts';
import { placeChange, shownOf } from '../engine/narrowed.ts';
import type { SchemaPair } from '../engine/pair.ts';
import type { SharedKindId } from '../kinds/index.ts';
import { plain, short } from '../text.ts';
import { bermPlaces, declares, type BermPlace } from './places.ts';
import { sameCause } from './same-cause.ts';

/** What berm's rules say of two schemas of one part: a host compares declarations, not values. */
export function bermSchemaChanges(pair: SchemaPair): Change<SharedKindId>[] {
  return bermPlaces(pair.old, pair.current, pair.part).map((place) => ruleChange(pair, place));
}

/**
 * What berm's rules list, each with the engine's witness where a value fails, and then what only the engine sees. One
 * cause is one finding: where berm refuses and the engine cannot tell, the reason stands on berm's.
 */
export function breakingChanges(pair: SchemaPair, places: readonly SchemaPlace[]): Change<SharedKindId>[] {
  const { reader } = DIRECTIONS[pair.part];
  const absorbed = new Set<SchemaPlace>();
  const listed = bermPlaces(pair.old, pair.current, pair.part).map((place) => {
    const same = places.filter((other) => sameCause(place, other, pair[reader], reader));
    for (const other of same) absorbed.add(other);
    return { ...ruleChange(pair, place), ...explained(pair, place, same, pathAt(place)) };
  });
  const further = places.filter((place) => !absorbed.has(place));
  return [...listed, ...further.map((place) => placeChange(pair, place))];
}

/** What the engine knows of berm's place: of this very kind where it has one, or else of the same cause. */
function explained(
  pair: SchemaPair,
  berm: BermPlace,
  same: readonly SchemaPlace[],
  path: string,
): Partial<Change<SharedKindId>> {
  const proven = same.filter(({ answer }) => answer === 'break');
  const shown = proven.find(({ kind }) => kind === berm.kind) ?? proven[0];
  if (shown !== undefined) {
    const { place, difference, witness } = shownOf(pair, shown);
    const here = shown.kind === berm.kind || shown.path === path;
    return {
      ...(here && place !== undefined && { place }),
      ...(here && difference !== undefined && { difference }),
      ...(witness !== undefined && { witness }),
    };
  }
  const doubtful = same.find(({ answer }) => answer === 'undecided');
  return doubtful?.answer === 'undecided' ? { reason: plain(doubtful.reason), cause: { ...doubtful.cause } } : {};
}

function pathAt({ pair, name }: BermPlace): string {
  return pathOf([...pair.steps, ...(name === undefined ? [] : [{ is: 'name', name } as const])]);
}

/** Where types are told apart by nothing but how they are spelled, or one is none, the schemas themselves are shown. */
function asWritten({ kind, pair, readerSays, writerSays }: BermPlace): Pick<Change, 'before' | 'after'> {
  const telling = readerSays !== writerSays && readerSays !== 'any' && writerSays !== 'any';
  return kind !== 'type-changed' || telling ? {} : { before: short(pair.old), after: short(pair.current) };
}

/** The change that a place of berm's stands for. */
function ruleChange({ subject, audience, part, oldAt, currentAt }: SchemaPair, place: BermPlace): Change<SharedKindId> {
  const { pair, name } = place;
  const taken = DIRECTIONS[part].reader === 'current';
  const [was, is] = taken ? [place.writerSays, place.readerSays] : [place.readerSays, place.writerSays];
  const at = (side: 'old' | 'current', tokens: readonly string[]): string => {
    if (name === undefined) return pointer(...tokens);
    if (declares(pair[side], name)) return pointer(...tokens, 'properties', name);
    return pointer(...tokens, ...(side === DIRECTIONS[part].reader ? ['required'] : []));
  };
  return {
    kind: kindOf(place.kind, part),
    subject,
    audience,
    baseline: oldAt + at('old', pair.oldAt),
    current: currentAt + at('current', pair.currentAt),
    place: { part, path: pathAt(place) },
    ...asWritten(place),
    narrowed: place.kind,
    ...(name !== undefined && !declares(pair[DIRECTIONS[part].writer], name) && { undeclared: true }),
    was,
    is,
  };
}
