import type { SchemaPlace } from '../../schema/types.ts';
import type { Change } from '../change.ts';
import { DIRECTIONS } from '../direction.ts';
import type { SharedKindId } from '../kinds/index.ts';
import { keywordWords } from '../kinds/clauses.ts';
import { either, listed } from '../words.ts';
import type { SchemaPair } from './pair.ts';

/**
 * A place at which the reader accepts more, or the writer promises more, than before, as a change. `place` answers the
 * reverse question, so that its reader is the side that was narrower.
 */
export function widenedChange(pair: SchemaPair, place: SchemaPlace): Change<SharedKindId> {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  const taken = DIRECTIONS[part].reader === 'current';
  const [baseline, current] = taken ? [place.reader, place.writer] : [place.writer, place.reader];
  const [was, is] = taken ? [place.readerSays, place.writerSays] : [place.writerSays, place.readerSays];
  return {
    kind: taken ? 'accepts-more' : 'promises-more',
    subject,
    audience,
    baseline: oldAt + baseline,
    current: currentAt + current,
    ...(hits !== undefined && { hits }),
    ...(shows !== undefined && { shows }),
    ...(was !== undefined && { was }),
    ...(is !== undefined && { is }),
    identity: `${place.kind} ${place.path}`,
    place: { part, path: place.path },
    reason: taken ? accepts(place) : promises(place),
  };
}

function accepts({ kind, difference }: SchemaPlace): string {
  if (kind === 'newly-required') return 'is now optional';
  switch (difference?.is) {
    case 'types':
      return difference.refused.length === 0
        ? 'now accepts other types'
        : `now also accepts ${either(difference.refused)}`;
    case 'values':
      return difference.any || difference.refused.length === 0
        ? 'now accepts other values'
        : `now accepts ${listed(difference.refused)}`;
    case 'keywords':
      return difference.keywords.map((one) => keywordWords(one, false)).join(' and ') || 'accepts more than before';
    case 'alternatives':
      return `now accepts ${listed(difference.refused)}`;
    default:
      return kind === 'names-refused' ? 'no longer rejects unknown names' : 'accepts more than before';
  }
}

function promises({ kind, difference }: SchemaPlace): string {
  if (kind === 'newly-required') return 'is now always present';
  switch (difference?.is) {
    case 'types':
      return difference.refused.length === 0 ? 'has fewer types' : `is no longer ${either(difference.refused)}`;
    case 'values':
      return difference.any || difference.refused.length === 0
        ? 'has fewer values'
        : `is no longer ${listed(difference.refused)}`;
    case 'keywords':
      return difference.keywords.map((one) => keywordWords(one, true)).join(' and ') || 'is promised more narrowly';
    case 'alternatives':
      return `is no longer ${listed(difference.refused)}`;
    default:
      return 'is promised more narrowly';
  }
}
