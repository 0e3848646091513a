import type { Subject } from '../core/finding.ts';
import { isArray, isObject, member, type Json } from '../core/json.ts';
import type { Words } from './kinds/words.ts';
import type { Change, Names, Spot } from './change.ts';

const SHORT = 80;

/** The words for one change. */
export function wordsFor(change: Change, names: Names): Words {
  return {
    who: who(change, names),
    subject: subjectWords(change.subject),
    place: change.spot === undefined ? subjectWords(change.subject) : placeWords(change.spot),
    from: names.baseline,
    to: names.current,
    was: saidWords(change.was),
    is: saidWords(change.is),
    extra: listed(change.extra ?? []),
    demand: demand(change, names),
    taken: change.spot?.part === 'arguments',
    may: change.spot?.part === 'arguments' ? 'may send' : 'may find',
    reason: change.reason ?? '',
  };
}

function saidWords(said: Json | undefined): string {
  if (said === undefined) return 'nothing';
  return said === 'any string' || said === 'any value' ? said : quote(short(said));
}

function listed(values: readonly string[]): string {
  const few = values.slice(0, 5).map((value) => quote(short(value)));
  return few.join(', ') + (values.length > few.length ? ` and ${values.length - few.length} more` : '');
}

function who({ subject, audience, spot }: Change, { baseline, current }: Names): string {
  const name = quote(subject.name);
  if (subject.type === 'program') return `A host that runs ${baseline} and is given ${current}`;
  if (subject.type === 'event') return `Readers built for ${baseline} that get event ${name} from ${current}`;
  if (audience === 'host' && spot?.part !== 'result')
    return `Calls of ${name} that its host armed under ${baseline} and makes on ${current}`;
  return `Callers built for ${baseline} that call ${name} of ${current}`;
}

function subjectWords(subject: Subject): string {
  return subject.type === 'program' ? 'the program' : `${subject.type} ${quote(subject.name)}`;
}

function demand({ spot, was, is }: Change, names: Names): string {
  const taken = spot?.part === 'arguments';
  const says = taken ? is : was;
  const whose = taken ? `${names.current} demands` : `${names.baseline} promised`;
  return says === undefined ? `what ${whose}` : `${saidWords(says)}, which ${whose}`;
}

function placeWords(spot: Spot): string {
  const place = spot.definition === undefined ? placeIn(spot) : definitionIn(spot);
  return spot.names ? `further names in ${place}` : place;
}

function definitionIn({ part, path, definition = '' }: Spot): string {
  const named = `definition ${quote(definition)} in ${placeIn({ part, path: '' })}`;
  return path === '' ? named : `${quote(path.replace(/^\./, ''))} of ${named}`;
}

function placeIn({ part, path }: Spot): string {
  const [whole, one] = {
    arguments: ['the arguments', 'argument'],
    result: ['the result', 'result field'],
    data: ["the event's data", 'event field'],
  }[part];
  if (path === '') return whole ?? part;
  return path.startsWith('.') ? `${one} ${quote(path.slice(1))}` : `${quote(path)} of ${whole}`;
}

/**
 * A name or value from a contract, in backticks: none of its own, no control or bidirectional characters, at most
 * 120 characters. What it says stays data: the forms of the report neutralise the rest.
 */
export function quote(text: string): string {
  return `\`${plain(text, 120)}\``;
}

/** Text that may hold some of a contract's, for a sentence: cut, and without backticks and control characters. */
export function plain(text: string, longest = 300): string {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return cut.replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, escapeUnit);
}

function escapeUnit(text: string): string {
  return Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  );
}

/** A value as short text: a string as it stands, anything else as JSON, cut at 80 characters. */
export function short(value: Json): string {
  if (typeof value === 'string') return clip(value);
  const out: string[] = [];
  write(value, out, { left: SHORT, depth: 0 });
  return clip(out.join(''));
}

function clip(text: string): string {
  return text.length > SHORT ? `${text.slice(0, SHORT - 1).toWellFormed()}…` : text;
}

/** Writes JSON until the budget of characters or of depth is used up: a hostile value costs no more than a short one. */
function write(value: Json, out: string[], budget: { left: number; depth: number }): void {
  if (budget.left < 0 || budget.depth > 16) return void out.push('…');
  const put = (text: string): void => {
    out.push(text);
    budget.left -= text.length;
  };
  budget.depth += 1;
  if (isArray(value)) {
    put('[');
    for (const [at, item] of value.entries()) {
      if (budget.left < 0) break;
      if (at > 0) put(',');
      write(item, out, budget);
    }
    put(']');
  } else if (isObject(value)) {
    put('{');
    for (const [at, name] of Object.keys(value).entries()) {
      if (budget.left < 0) break;
      put(`${at > 0 ? ',' : ''}${JSON.stringify(name.slice(0, SHORT))}:`);
      write(member(value, name) ?? null, out, budget);
    }
    put('}');
  } else if (typeof value === 'string') put(JSON.stringify(value.slice(0, SHORT)));
  else put(String(value));
  budget.depth -= 1;
}
