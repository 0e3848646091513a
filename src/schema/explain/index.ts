import { equalJson } from '../../core/equal.ts';
import type { Json } from '../../core/json.ts';
import { confirmedAnswer } from '../confirm/answer.ts';
import { confirmHere } from '../confirm/here.ts';
import { decide } from '../decide.ts';
import type { Answer, ContainsOptions, SchemaPlace } from '../types.ts';
import { undecided } from '../undecided.ts';
import { contractPool, type WorkPool } from '../budget.ts';
import { partsOf } from '../formula/parts.ts';
import { checkContainsOptions } from '../options.ts';
import { findPlaces, idOf, type Found } from './descend.ts';
import { pathOf } from '../steps.ts';
import { fixPlaces, pointerBefore } from './fix.ts';
import { openQuestions, type Questions } from './questions.ts';

/** How often the reader is fixed and asked again for what only shows then. */
const ROUNDS = 5;

/**
 * Every smallest place at which the reader refuses what the writer may send, or where that could not be decided, each
 * once, in the order of the reader's schema. Empty exactly when `contains` answers `compatible`.
 *
 * Fix every listed place (see `fixPlaces`) and the pair is compatible: the reader is taken apart into demands that fail
 * one by one, and what only shows once others are fixed (in deeper levels of a recursive schema) is looked for again.
 * A shared definition is listed once; `also` names the references that lead to it when there are several.
 *
 * Each proven place carries a whole value, from the root, confirmed by independent validators. Pure and synchronous;
 * never throws for any JSON.
 */
export function explain(reader: Json, writer: Json, options: ContainsOptions = {}): readonly SchemaPlace[] {
  checkContainsOptions('explain', options);
  const pool = options.pool ?? contractPool(options.budget);
  if (pool.left < LEAST) return equalJson(reader, writer) ? [] : [placeOf(asAWhole(undecided({ code: 'budget' })))];
  const found = allPlaces(reader, writer, { ...options, pool });
  return options.confirm === false
    ? found.map(placeOf)
    : confirmed(found, reader, writer, { ...options, pool }).map(placeOf);
}

/** With fewer steps left nothing is begun. */
const LEAST = 50;

function allPlaces(reader: Json, writer: Json, options: ContainsOptions): readonly Found[] {
  const asWritten = openQuestions(reader, writer, options);
  if (asWritten === undefined) return whatIsSaidOfTheWhole(decide(reader, writer, options));
  const whole = asWritten.ask(asWritten.compile(asWritten.reader.root));
  if (whole.answer === 'compatible') return [];
  const places = new Map<string, Found>();
  const add = (found: readonly Found[]): boolean => {
    const before = places.size;
    for (const place of found) if (!places.has(idOf(place))) places.set(idOf(place), place);
    return places.size > before;
  };
  add(findPlaces(asWritten, whole));
  for (let round = 1; round < ROUNDS; round += 1) {
    const fixable = [...places.values()].map(({ kind, pointer }) => ({ kind, reader: pointer }));
    const questions = openQuestions(fixPlaces(reader, fixable), writer, options, reader);
    const rest: Answer = questions === undefined ? whole : questions.ask(questions.compile(questions.reader.root));
    if (questions === undefined || rest.answer === 'compatible') break;
    // What fails only because something else was fixed is no place of the reader as it is written.
    const real = findPlaces(questions, rest).flatMap((place) => ofTheReader(place, asWritten));
    const found = real.map((place) => ({
      ...place,
      pointer: pointerBefore(place.pointer, reader, fixable),
      via: new Set([...place.via].map((via) => pointerBefore(via, reader, fixable))),
    }));
    if (!add(found)) return [...places.values(), ...[asAWhole(whole)].filter((place) => !places.has(idOf(place)))];
  }
  return [...places.values()];
}

/** A place that was found in a fixed reader, when it is one of the reader as it is written too. */
function ofTheReader(place: Found, asWritten: Questions): readonly Found[] {
  const refused = place.answer.answer === 'undecided' || asWritten.refuses(place.answer.witness);
  if (refused === undefined) return [{ ...place, answer: undecided({ code: 'budget' }) }];
  return refused ? [place] : [];
}

/** Where the documents cannot be taken apart: the engine's answer, which says why. */
function whatIsSaidOfTheWhole(answer: Answer): readonly Found[] {
  return answer.answer === 'compatible' ? [] : [asAWhole(answer)];
}

function asAWhole(answer: Found['answer']): Found {
  return { kind: 'schema-narrowed', pointer: '', writerPointer: '', answer, via: new Set(), ways: [[]] };
}

function confirmed(found: readonly Found[], reader: Json, writer: Json, options: ContainsOptions): Found[] {
  const draft = options.draft ?? '2020-12';
  const strict = options.strict === true;
  const proven = found.flatMap(({ answer }) => (answer.answer === 'break' ? [answer] : []));
  const confirmer = options.confirmer ?? confirmHere;
  const affordable = affordableWitnesses(
    proven.map(({ witness }) => witness),
    partsOf(reader) + partsOf(writer),
    options.pool,
  );
  const verdicts = confirmer.confirm(affordable.map((witness) => ({ reader, writer, draft, witness, strict })));
  const answers = new Map(
    proven.map((answer, index) => [
      answer,
      confirmedAnswer(answer, verdicts[index] ?? (index < affordable.length ? 'unavailable' : 'too-costly')),
    ]),
  );
  return found.map((place) => {
    const answer = place.answer.answer === 'break' ? answers.get(place.answer) : undefined;
    return answer === undefined || answer.answer === 'compatible' ? place : { ...place, answer };
  });
}

/** Validators read both schemas for each witness: a step for so many parts, and some to begin with. */
const WITNESS = 100;
const PARTS_PER_STEP = 2;

/** The witnesses that the pool pays for: at least the first, whatever it costs. */
function affordableWitnesses(witnesses: readonly Json[], schemas: number, pool: WorkPool | undefined): readonly Json[] {
  const cut = witnesses.findIndex((witness, index) => {
    if (index > 0 && pool !== undefined && pool.left <= 0) return true;
    if (pool !== undefined) pool.left -= WITNESS + (schemas + partsOf(witness)) / PARTS_PER_STEP;
    return false;
  });
  return cut === -1 ? witnesses : witnesses.slice(0, cut);
}

function placeOf(found: Found): SchemaPlace {
  const { kind, pointer, writerPointer, readerSays, writerSays, answer, via, detail, difference, at } = found;
  const steps = detail === undefined ? [] : [{ is: 'name', name: detail } as const];
  const last = kind === 'names-refused' && found.unlisted !== true ? found.ways[0]?.at(-1) : undefined;
  const name = detail ?? (last?.is === 'name' ? last.name : undefined);
  const [path = '', ...more] = found.ways.map((way) => pathOf([...way, ...steps]));
  return {
    path,
    ...(more.length > 0 && { more }),
    ...(name !== undefined && { name }),
    ...(difference !== undefined && { difference }),
    ...(answer.answer === 'break' && at !== undefined && { at }),
    kind,
    reader: pointer,
    writer: writerPointer,
    ...(via.size > 1 && { also: [...via] }),
    ...(readerSays !== undefined && { readerSays }),
    ...(writerSays !== undefined && { writerSays }),
    ...answer,
  };
}
