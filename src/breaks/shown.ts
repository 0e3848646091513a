import type { Json } from '../core/json.ts';
import type { Difference } from '../schema/difference.ts';
import type { Change } from './change.ts';
import { short } from './text.ts';
import { either } from './words.ts';

/** What is shown of the two sides. */
export interface Sides {
  readonly before?: string;
  readonly after?: string;
}

/** Short texts of what stood there before and stands there now. They differ, or one is left out. */
export function shown(change: Change): Sides {
  const before = change.before ?? (change.was === undefined ? undefined : short(change.was));
  const after = change.after ?? (change.is === undefined ? undefined : short(change.is));
  const told = change.difference === undefined ? undefined : tellApart(change.difference, change.place?.part);
  if (told !== undefined && told.before !== told.after) return told;
  // Cut to the same text, or the same of two places in place: only the kind of change tells them apart.
  return {
    ...(before !== undefined && before !== after && { before }),
    ...(after !== undefined && before !== after && { after }),
  };
}

/** What a reader and a writer say, as before and after. */
function tellApart(difference: Difference, part: string | undefined): Required<Sides> | undefined {
  const said = sidesOf(difference);
  if (said === undefined) return undefined;
  const taken = part === 'arguments' || part === 'configuration';
  return taken ? { before: said.writer, after: said.reader } : { before: said.reader, after: said.writer };
}

interface Said {
  readonly reader: string;
  readonly writer: string;
}

function sidesOf(difference: Difference): Said | undefined {
  switch (difference.is) {
    case 'types':
      return { reader: types(difference.reader), writer: types(difference.writer) };
    case 'values':
      return values(difference);
    case 'keywords':
      return {
        reader: difference.keywords.map(({ keyword, reader }) => keywordText(keyword, reader)).join(', '),
        writer: difference.keywords.map(({ keyword, writer }) => keywordText(keyword, writer)).join(', '),
      };
    case 'alternatives':
      return { reader: `not ${difference.refused.join(' or ')}`, writer: difference.refused.join(' or ') };
    case 'needs':
      return {
        reader: `${difference.name} needs ${difference.needs.join(', ')}`,
        writer: `${difference.name} alone`,
      };
  }
}

/** Of the seven names of types. */
const ALMOST_ALL = 6;

function types(names: readonly string[]): string {
  return names.length === 0 || names.length >= ALMOST_ALL ? 'anything' : either(names);
}

const LONGEST = 70;
const LISTED = 20;

/** Both lists where they are short; else only what one has and the other has not. */
function values({ reader, refused, any }: Extract<Difference, { is: 'values' }>): Said {
  const known = list(reader);
  if (any && refused.length === 0) return { reader: known, writer: 'any other value' };
  const all = [...reader, ...refused].map(short).join(' or ');
  if (all.length <= LONGEST) return { reader: known, writer: all };
  const extra = list(refused);
  return { reader: `… without ${extra}`, writer: `… or ${extra}` };
}

function list(all: readonly Json[]): string {
  return short(all.slice(0, LISTED).map(short).join(' or '));
}

function keywordText(keyword: string, value: Json | undefined): string {
  return value === undefined ? `no ${keyword}` : `${keyword} ${short(value)}`;
}
