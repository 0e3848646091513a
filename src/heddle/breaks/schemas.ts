/** Two schemas of a manifest, through the engine: what may the writer send that the reader refuses? */
import { isArray, isObject, member, pointer, pointerTokens, type Json } from '../../contract/json.ts';
import { explain } from '../../breaks/schema/index.ts';
import { PLACE_KINDS } from '../../breaks/schema/place-kinds.ts';
import type { SchemaPlace } from '../../breaks/schema/types.ts';
import type { PluginKindId } from '../kinds/index.ts';
import { schemaKind } from '../kinds/schemas.ts';
import type { Change, Host } from './change.ts';

/** A schema as it is compared, and the one that stands in the manifest. */
export interface Side {
  readonly schema: Json;
  /** Where the manifest has it (or would have it). */
  readonly at: string;
  readonly original: Json | undefined;
}

export interface Question {
  readonly reader: Side;
  readonly writer: Side;
  readonly direction: 'configuration' | 'arguments' | 'result';
  readonly change: Pick<Change, 'subject'> & Partial<Pick<Change, 'hits' | 'shows'>>;
  readonly host: Host;
  /** A writer that declares no names sends none. */
  readonly bareObjectIsEmpty?: boolean;
}

/** The places at which the schemas part; none when all that the writer may send is taken. */
export function compareSchemas(question: Question): Change[] {
  const { reader, writer, host } = question;
  const places = explain(reader.schema, writer.schema, {
    strict: host.strict,
    ...(host.budget === undefined ? {} : { budget: host.budget }),
    ...(question.bareObjectIsEmpty === true ? { bareObjectIsEmpty: true } : {}),
  });
  return places.map((place) => changeOf(place, question));
}

function changeOf(place: SchemaPlace, { reader, writer, direction, change }: Question): Change {
  const at = { reader: within(reader, place.reader), writer: within(writer, place.writer) };
  const oldReads = direction === 'result';
  const also = (place.also ?? []).map((further) => within(reader, further));
  return {
    ...change,
    kind: kindOf(place, direction),
    ...(direction === 'configuration' ? {} : { part: direction }),
    baseline: oldReads ? at.reader : at.writer,
    current: oldReads ? at.writer : at.reader,
    ...said('was', oldReads ? place.readerSays : place.writerSays),
    ...said('is', oldReads ? place.writerSays : place.readerSays),
    about: aboutOf(place, direction),
    ...(place.answer === 'break' ? { witness: { value: place.witness }, ...wordsOf(place.kind) } : { reason: place.reason }),
    ...(also.length === 0 || oldReads ? {} : { also }),
  };
}

function kindOf(place: SchemaPlace, direction: Question['direction']): PluginKindId {
  if (place.answer === 'undecided') return 'undecided';
  return direction === 'configuration' ? 'configuration-narrowed' : schemaKind(place.kind, direction);
}

function said(name: 'was' | 'is', text: string | undefined): Partial<Pick<Change, 'was' | 'is'>> {
  return text === undefined ? {} : { [name]: text };
}

/** What a kind of place means, in the engine's own words. */
function wordsOf(kind: string): Pick<Change, 'reason' | 'mend'> {
  const entry = isPlaceKind(kind) ? PLACE_KINDS[kind] : PLACE_KINDS['schema-narrowed'];
  return { reason: entry.title, mend: entry.remedy };
}

function isPlaceKind(kind: string): kind is keyof typeof PLACE_KINDS {
  return Object.hasOwn(PLACE_KINDS, kind);
}

const WHOLE = { configuration: 'the configuration', arguments: 'the arguments', result: 'the result' } as const;

/** The value's own path: the names below `properties`, `[]` for items. */
function aboutOf(place: SchemaPlace, direction: Question['direction']): string {
  const tokens = pointerTokens(place.reader.length >= place.writer.length ? place.reader : place.writer);
  let path = '';
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? '';
    if (token === 'properties' && index + 1 < tokens.length) {
      index += 1;
      path += `.${tokens[index] ?? ''}`;
    } else if (token === 'items' || token === 'prefixItems') path += '[]';
  }
  return path === '' ? WHOLE[direction] : path.replace(/^\./, '');
}

/** The place in the manifest: as deep as its own schema goes. What was added for the comparison stands at the schema. */
function within({ original, at }: Side, place: string): string {
  let value: Json | undefined = original;
  const found: string[] = [];
  for (const token of pointerTokens(place)) {
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : undefined;
    if (value === undefined) break;
    found.push(token);
  }
  return at + pointer(...found);
}
