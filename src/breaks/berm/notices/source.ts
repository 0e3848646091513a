import { pointer, isObject, type Json } from '../../../core/json.ts';
import { pathOf } from '../../../schema/steps.ts';
import type { Change } from '../../change.ts';
import type { SchemaPair } from '../../engine/pair.ts';
import type { BermKindId } from '../kinds/index.ts';
import { keyword, pairs, sameType, type Pair } from '../pairs.ts';
import { declares } from '../places.ts';

/**
 * What changes for those who build typed calls from a contract, and for nobody who runs: renamed types, arguments in
 * another order.
 */
export function sourceNotices(schemas: SchemaPair, ordered: boolean): Change<BermKindId>[] {
  const shared = pairs(schemas.old, schemas.current).filter(sameType);
  return shared.flatMap((pair) => [...renamed(schemas, pair), ...(ordered ? reordered(schemas, pair) : [])]);
}

function renamed(schemas: SchemaPair, pair: Pair): Change<BermKindId>[] {
  const [was, is] = [keyword(pair.old, 'title'), keyword(pair.current, 'title')];
  if (typeof was !== 'string' || typeof is !== 'string' || was === is) return [];
  return [{ ...placed(schemas, pair), kind: 'source-renamed', was, is }];
}

/** Only the arguments themselves go in order: a struct's fields are named in the source. */
function reordered(schemas: SchemaPair, pair: Pair): Change<BermKindId>[] {
  if (schemas.part !== 'arguments' || pair.steps.length > 0) return [];
  const was = names(pair.old).filter((name) => declares(pair.current, name));
  const is = names(pair.current).filter((name) => declares(pair.old, name));
  if (was.every((name, at) => name === is[at])) return [];
  return [{ ...placed(schemas, pair), kind: 'source-reordered', was: was.join(', '), is: is.join(', ') }];
}

function placed(
  { subject, audience, part, oldAt, currentAt }: SchemaPair,
  pair: Pair,
): Pick<Change, 'subject' | 'audience' | 'baseline' | 'current' | 'place'> {
  return {
    subject,
    audience,
    baseline: oldAt + pointer(...pair.oldAt),
    current: currentAt + pointer(...pair.currentAt),
    place: { part, path: pathOf(pair.steps) },
  };
}

function names(schema: Json): string[] {
  const properties = keyword(schema, 'properties');
  return isObject(properties) ? Object.keys(properties) : [];
}
