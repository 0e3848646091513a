import { isObject, type Json, type JsonObject } from '../../../contract/json.ts';
import { ANY } from '../formula/formula.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import type { Answer } from '../types.ts';
import { conjuncts } from './constructs/index.ts';
import { pointersOf } from './pointers.ts';
import type { Questions } from './questions.ts';
import { short } from './says.ts';
import type { Leaf, Node, Spot } from './spot.ts';
import { inPlace } from './writer.ts';

/** A place that fails, and how it was reached. */
export interface Found {
  readonly kind: PlaceKindId;
  readonly pointer: string;
  readonly writerPointer: string;
  readonly detail?: string;
  readonly readerSays?: string;
  readonly writerSays?: string;
  readonly answer: Exclude<Answer, { answer: 'compatible' }>;
  /** The `$ref`s through which it was reached, when it was. */
  readonly via: ReadonlySet<string>;
}

/** Questions asked at most; beyond, the schema that is known to fail is the place. */
const MOST_QUESTIONS = 4_000;
/** Places listed at most. */
const MOST_PLACES = 500;

/** Every smallest place of the reader that fails, in the order of the schema; `whole` is what is known of the whole. */
export function findPlaces(questions: Questions, whole: Answer): Found[] {
  const state = new Descent(questions);
  if (whole.answer !== 'compatible') state.takeApart(state.root(), whole);
  return [...state.found.values()];
}

class Descent {
  readonly found = new Map<string, Found>();
  readonly #questions: Questions;
  readonly #readerPointers: ReadonlyMap<Json, string>;
  readonly #writerPointers: ReadonlyMap<Json, string>;
  /** Schemas being taken apart, and what was found in those that are done, by the writer's schemas of the same place. */
  readonly #open = new Set<Json>();
  readonly #done = new Map<Json, Map<string, readonly string[]>>();
  #asked = 0;

  constructor(questions: Questions) {
    this.#questions = questions;
    this.#readerPointers = pointersOf(questions.reader.root.schema);
    this.#writerPointers = pointersOf(questions.writer.root.schema);
  }

  root(): Spot {
    const { reader, writer } = this.#questions;
    return { at: reader.root, pointer: '', role: 'whole', writer: [{ ...writer.root, pointer: '' }], wrap: (here) => here, via: undefined };
  }

  /** @param answer what is known of the schema as a whole: that it fails, or may */
  takeApart(spot: Spot, answer: Found['answer']): void {
    const { schema } = spot.at;
    if (!isObject(schema)) {
      this.#record(this.#nothing(spot), spot, answer);
      return;
    }
    // Deeper levels of a recursive schema fail for what is listed already, or are looked at once that is mended.
    if (this.#open.has(schema)) return;
    const key = spot.writer.map(({ pointer }) => pointer).join(' ');
    const known = this.#done.get(schema)?.get(key);
    if (known !== undefined) {
      this.#reachedAgain(known, spot);
      return;
    }
    const before = this.found.size;
    const reached: string[] = [];
    if (this.#asked < MOST_QUESTIONS && before < MOST_PLACES) {
      this.#open.add(schema);
      this.#each(this.#node(spot, schema), reached);
      this.#open.delete(schema);
    }
    const proven = reached.some((id) => this.found.get(id)?.answer.answer === 'break');
    if (reached.length === 0 || (answer.answer === 'break' && !proven)) reached.push(this.#record(this.#asAWhole(spot, schema), spot, answer));
    this.#done.set(schema, (this.#done.get(schema) ?? new Map<string, readonly string[]>()).set(key, reached));
  }
}
