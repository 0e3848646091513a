/** Two schemas of a manifest, through the engine: what may the writer send that the reader refuses? */
import { isArray, isObject, member, pointer, pointerTokens, type Json } from '../../core/json.ts';
import { PLACE_KINDS } from '../../schema/place-kinds.ts';
import type { SchemaPlace } from '../../schema/types.ts';
import type { PluginKindId } from './kinds/index.ts';
import { schemaKind } from './kinds/schemas.ts';
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
}

/** The places at which the schemas part; none when all that the writer may send is taken. */
export function compareSchemas(question: Question): Change[] {
  const { reader, writer, host } = question;
  const places = host.explain(reader.schema, writer.schema, {
    strict: host.strict,
    ...(question.direction === 'arguments' ? { toolArguments: true } : {}),
  });
  return places.map((place) => changeOf(place, question));
}

function changeOf(place: SchemaPlace, question: Question): Change {
  const { reader, writer, direction, change } = question;
  const at = { reader: within(reader, place.reader), writer: within(writer, place.writer) };
  const oldReads = direction === 'result';
  const also = oldReads ? [] : (place.also ?? []).map((further) => within(reader, further));
  return {
    ...change,
    kind: kindOf(place, direction),
    ...(direction === 'configuration' ? {} : { part: direction }),
    baseline: oldReads ? at.reader : at.writer,
    current: oldReads ? at.writer : at.reader,
    ...said('was', oldReads ? place.readerSays : place.writerSays),
    ...said('is', oldReads ? place.writerSays : place.readerSays),
    about: aboutOf(place, question),
    ...(place.answer === 'break'
      ? { witness: { value: place.witness }, ...wordsOf(place.kind, question) }
      : { reason: place.reason }),
    ...(also.length === 0 ? {} : { also }),
  };
}

function kindOf(place: SchemaPlace, direction: Question['direction']): PluginKindId {
  if (place.answer === 'undecided') return 'undecided';
  return direction === 'configuration' ? 'configuration-narrowed' : schemaKind(place.kind, direction);
}

function said(name: 'was' | 'is', text: string | undefined): Partial<Pick<Change, 'was' | 'is'>> {
  return text === undefined ? {} : { [name]: text };
}

/** What a kind of place means, in the engine's own words; the reader is the new schema, the writer who relied on the old. */
function wordsOf(kind: string, { direction, change }: Question): Pick<Change, 'reason' | 'mend'> {
  const who = direction === 'configuration' ? (change.hits?.[0] ?? 'flows') : 'callers';
  const { title, remedy } = isPlaceKind(kind) ? PLACE_KINDS[kind] : PLACE_KINDS['schema-narrowed'];
  const mend = remedy
    .replaceAll('the reader’s', 'the new')
    .replaceAll('for the reader', 'in the new schema')
    .replaceAll('the reader', 'the new schema')
    .replaceAll('the writer’s', 'the old')
    .replaceAll('the writer', who);
  return { reason: title, mend: mend.charAt(0).toUpperCase() + mend.slice(1) };
}

function isPlaceKind(kind: string): kind is keyof typeof PLACE_KINDS {
  return Object.hasOwn(PLACE_KINDS, kind);
}

const WHOLE = { configuration: 'the configuration', arguments: 'the arguments', result: 'the result' } as const;

/** The value's own path, by whichever side says more of it; of a newly required name, the name too. */
function aboutOf(place: SchemaPlace, { reader, writer, direction }: Question): string {
  const paths = [valuePath(place.reader, reader.schema), valuePath(place.writer, writer.schema)];
  const path = paths.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return path === '' ? WHOLE[direction] : path;
}

/** The names below `properties`, `[]` for items: `places[].city`. */
function valuePath(place: string, schema: Json): string {
  const tokens = pointerTokens(place);
  let path = '';
  for (const [index, token] of tokens.entries()) {
    // A property may be called `properties` or `items`: what follows `properties` is a name.
    if (tokens[index - 1] === 'properties' && isKeyword(tokens, index - 1)) path += `.${token}`;
    else if ((token === 'items' || token === 'prefixItems') && isKeyword(tokens, index)) path += '[]';
  }
  const named = tokens.at(-2) === 'required' ? valueAt(schema, tokens) : undefined;
  return `${path}${typeof named === 'string' ? `.${named}` : ''}`.replace(/^\./, '');
}

/** Whether the token at an index is a keyword: names and keywords take turns below `properties`. */
function isKeyword(tokens: readonly string[], index: number): boolean {
  let at = 0;
  while (at < index) at += tokens[at] === 'properties' ? 2 : 1;
  return at === index;
}

function valueAt(schema: Json, tokens: readonly string[]): Json | undefined {
  let value: Json | undefined = schema;
  for (const token of tokens)
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : undefined;
  return value;
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
