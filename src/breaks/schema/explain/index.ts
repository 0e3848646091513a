import type { Json } from '../../../contract/json.ts';
import { confirmedAnswer } from '../confirm/answer.ts';
import { confirmWitnesses } from '../confirm/confirm.ts';
import type { Answer, ContainsOptions, SchemaPlace } from '../types.ts';
import { findPlaces, type Found } from './descend.ts';
import { mend, unmended, type Mendable } from './mend.ts';
import { openQuestions } from './questions.ts';

/** How often the reader is mended and asked again for what only shows then. */
const ROUNDS = 5;

/**
 * Every smallest place at which the reader refuses what the writer may send, or where that could not be decided, each
 * once, in the order of the reader's schema. Empty exactly when `contains` answers `compatible`.
 *
 * Mend every listed place (see `mend`) and the pair is compatible: the reader is taken apart into demands that fail
 * one by one, and what only shows once others are mended (in deeper levels of a recursive schema) is looked for again.
 * A shared definition is listed once; `also` names the references that lead to it when there are several.
 *
 * Each proven place carries a whole value, from the root, confirmed by independent validators. Pure and synchronous;
 * never throws for any JSON.
 */
export function explain(reader: Json, writer: Json, options: ContainsOptions = {}): readonly SchemaPlace[] {
  const found = allPlaces(reader, writer, options);
  return options.confirm === false ? found.map(placeOf) : confirmed(found, reader, writer, options).map(placeOf);
}

function allPlaces(reader: Json, writer: Json, options: ContainsOptions): readonly Found[] {
  const places = new Map<string, Found>();
  let current = reader;
  let mended: readonly Mendable[] = [];
  let first: Found['answer'] | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const questions = openQuestions(current, writer, options);
    const answer: Answer = questions === undefined ? { answer: 'undecided', reason: 'a schema nests too deep to be compared' } : questions.ask(questions.compile(questions.reader.root));
    if (answer.answer === 'compatible') return [...places.values()];
    first ??= answer;
    const before = places.size;
    for (const place of questions === undefined ? [] : findPlaces(questions, answer)) {
      const pointer = unmended(place.pointer, reader, mended);
      const id = `${place.kind} ${pointer} ${place.detail ?? ''}`;
      if (!places.has(id)) places.set(id, { ...place, pointer, via: new Set([...place.via].map((via) => unmended(via, reader, mended))) });
    }
    if (places.size === before) break;
    mended = [...places.values()].map(({ kind, pointer }) => ({ kind, reader: pointer }));
    current = mend(reader, mended);
  }
  const root: Found = { kind: 'schema-narrowed', pointer: '', writerPointer: '', answer: first ?? { answer: 'undecided', reason: 'not looked at' }, via: new Set() };
  return [...places.values(), ...(places.has('schema-narrowed  ') ? [] : [root])];
}

function confirmed(found: readonly Found[], reader: Json, writer: Json, options: ContainsOptions): Found[] {
  const draft = options.draft ?? '2020-12';
  const strict = options.strict === true;
  const proven = found.flatMap(({ answer }) => (answer.answer === 'break' ? [answer] : []));
  const verdicts = confirmWitnesses(proven.map(({ witness }) => ({ reader, writer, draft, witness, strict })));
  const answers = new Map(proven.map((answer, index) => [answer, confirmedAnswer(answer, verdicts[index] ?? 'unknown')]));
  return found.map((place) => {
    const answer = place.answer.answer === 'break' ? answers.get(place.answer) : undefined;
    return answer === undefined || answer.answer === 'compatible' ? place : { ...place, answer };
  });
}

function placeOf({ kind, pointer, writerPointer, readerSays, writerSays, answer, via }: Found): SchemaPlace {
  return {
    kind,
    reader: pointer,
    writer: writerPointer,
    ...(via.size > 1 && { also: [...via] }),
    ...(readerSays !== undefined && { readerSays }),
    ...(writerSays !== undefined && { writerSays }),
    ...answer,
  };
}
