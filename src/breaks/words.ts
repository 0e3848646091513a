import type { Subject } from '../core/finding.ts';
import { valueAt, type Json } from '../core/json.ts';
import type { PlaceKindId } from '../schema/place-kinds.ts';
import type { Difference } from '../schema/difference.ts';
import type { Change, Place } from './change.ts';
import { quote, short } from './text.ts';

/** What a kind's sentence is made of. Text from contracts stands in backticks and holds none itself. */
export interface Words {
  /** "tool `echo`", "event `Sent`", "the program". */
  readonly subject: string;
  /** "`page`", "result `hours[].sky`", "the arguments". */
  readonly place: string;
  /** What within the subject it is about, in backticks. */
  readonly about: string;
  /** What stood there before and stands there now, short, in backticks; "nothing" where there is none. */
  readonly was: string;
  readonly is: string;
  /** The current program reads the place: an argument, a configuration. Otherwise it writes it for old readers. */
  readonly taken: boolean;
  readonly kind: string;
  /** The engine's kind of the place, and what differs there, as data. */
  readonly narrowed: PlaceKindId | undefined;
  readonly difference: Difference | undefined;
  /** The value that fails, short, in backticks. */
  readonly value: string | undefined;
  /** It is about names there that are not listed one by one. */
  readonly names: boolean;
  /** Why something is undecided, or what else is to be said. */
  readonly reason: string;
  /** What was removed probably has this name now; in backticks. */
  readonly renamedTo: string | undefined;
  readonly deprecated: boolean;
}

/** The words for one change. */
export function wordsFor(change: Change, shown: { readonly before?: string; readonly after?: string }): Words {
  const { place, witness, renamedTo, about } = change;
  return {
    subject: subjectWords(change.subject),
    place: place === undefined ? subjectWords(change.subject) : placeWords(place),
    about: about === undefined ? 'it' : quote(about),
    was: said(shown.before),
    is: said(shown.after),
    taken: place?.part === 'arguments' || place?.part === 'configuration',
    kind: change.kind,
    narrowed: change.narrowed,
    difference: change.difference,
    value: witness === undefined ? undefined : failing(witness.value, witness.at ?? ''),
    names: change.names === true,
    reason: change.reason ?? '',
    renamedTo: renamedTo === undefined ? undefined : quote(renamedTo),
    deprecated: change.deprecated === true,
  };
}

const SAID_PLAINLY: ReadonlySet<string> = new Set(['any string', 'any value', 'anything', 'nothing']);

function said(text: string | undefined): string {
  if (text === undefined) return 'nothing';
  return SAID_PLAINLY.has(text) ? text : quote(text);
}

function subjectWords(subject: Subject): string {
  return subject.type === 'program' || subject.type === 'plugin'
    ? `the ${subject.type}`
    : `${subject.type} ${quote(subject.name)}`;
}

const WHOLE = {
  arguments: 'the argument object',
  result: 'the result',
  data: 'the event’s data',
  configuration: 'the configuration',
} as const satisfies Record<Place['part'], string>;

/** How a place reads: a result says that it is one, for a tool has arguments of the same names. */
export function placeWords({ part, path }: Place): string {
  if (path === '') return WHOLE[part];
  return part === 'result'
    ? `result ${quote(path)}`
    : part === 'configuration'
      ? `configuration ${quote(path)}`
      : quote(path);
}

/** The part of a witness that fails, as short text. */
function failing(witness: Json, at: string): string {
  const value = valueAt(witness, at);
  return quote(typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : short(value ?? witness));
}

/** A few of many, in backticks: "`a`, `b` and 3 more". */
export function listed(values: readonly Json[], most = 4): string {
  const few = values.slice(0, most).map((value) => quote(short(value)));
  const more = values.length - few.length;
  if (more > 0) return `${few.join(', ')} and ${more} more`;
  return few.length < 2 ? few.join('') : `${few.slice(0, -1).join(', ')} or ${few.at(-1) ?? ''}`;
}

/** Names of types in words: "string or null". */
export function either(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}
