import { isObject, type Json, type JsonObject } from '../../core/json.ts';
import { ANY, type Literal } from '../formula/formula.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import type { Answer } from '../types.ts';
import { conjuncts } from './constructs/index.ts';
import { demand } from './constructs/scalars.ts';
import { isFree, isStructured } from './free.ts';
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

/** Questions asked and places listed at most; beyond, the whole schema is one more place. */
const MOST_QUESTIONS = 2_000;
const MOST_PLACES = 200;

/** What makes two places one. */
export function idOf({ kind, pointer, detail }: Pick<Found, 'kind' | 'pointer' | 'detail'>): string {
  return `${kind} ${pointer} ${detail ?? ''}`;
}

/** Every smallest place of the reader that fails, in the order of the schema; `whole` is what is known of all of it. */
export function findPlaces(questions: Questions, whole: Found['answer']): Found[] {
  const state = new Descent(questions);
  const root = state.root();
  state.takeApart(root, whole);
  const rest = state.enough()
    ? [{ ...asAWhole(root, questions.reader.root.schema), answer: whole, via: new Set<string>() }]
    : [];
  return [...state.found.values(), ...rest.filter((place) => !state.found.has(idOf(place)))];
}

/** What taking a schema apart came to: the places found in it, and whether it led back into itself. */
interface Outcome {
  readonly ids: readonly string[];
  readonly recursive: boolean;
}
const LED_BACK: Outcome = { ids: [], recursive: true };

class Descent {
  readonly found = new Map<string, Found>();
  readonly #questions: Questions;
  readonly #readerPointers: ReadonlyMap<Json, string>;
  readonly #writerPointers: ReadonlyMap<Json, string>;
  /** What came of a schema, by the writer's schemas of the same place; `LED_BACK` while it is being taken apart. */
  readonly #outcomes = new Map<Json, Map<string, Outcome>>();
  #asked = 0;

  constructor(questions: Questions) {
    this.#questions = questions;
    this.#readerPointers = pointersOf(questions.reader.root.schema);
    this.#writerPointers = pointersOf(questions.writer.root.schema);
  }

  root(): Spot {
    const { reader, writer } = this.#questions;
    return {
      at: reader.root,
      pointer: '',
      role: 'whole',
      writer: [{ ...writer.root, pointer: '' }],
      wrap: (here) => here,
      via: undefined,
    };
  }

  /** Whether it is time to stop looking. */
  enough(): boolean {
    return this.#asked > MOST_QUESTIONS || this.found.size >= MOST_PLACES || this.#questions.exhausted();
  }

  /** @param answer what is known of the schema as a whole: that it fails, or may fail */
  takeApart(spot: Spot, answer: Found['answer']): Outcome {
    const { schema } = spot.at;
    if (!isObject(schema)) return { ids: [this.#record(nothingTaken(spot), spot, answer)], recursive: false };
    const outcomes = this.#outcomes.get(schema) ?? new Map<string, Outcome>();
    this.#outcomes.set(schema, outcomes);
    const key = spot.writer.map(({ pointer }) => pointer).join(' ');
    const known = outcomes.get(key);
    if (known !== undefined) {
      for (const id of known.ids) this.#reach(id, spot);
      return known;
    }
    outcomes.set(key, LED_BACK);
    const outcome = this.#smallest(spot, schema, answer);
    outcomes.set(key, outcome);
    return outcome;
  }

  /** The places inside; the schema itself where nothing smaller fails, or nothing smaller is proven to. */
  #smallest(spot: Spot, schema: JsonObject, answer: Found['answer']): Outcome {
    // Of what was free-form and has a structure now, every part fails: one cause, one place.
    const typed = isFree(spot.writer) && isStructured(spot.at, this.#questions.reader);
    const inside = typed ? { ids: [], recursive: false } : this.#inside(spot, schema);
    if (this.enough()) return inside;
    const proven = inside.ids.some((id) => this.found.get(id)?.answer.answer === 'break');
    const covered = inside.recursive || (answer.answer === 'break' ? proven : inside.ids.length > 0);
    return covered ? inside : { ...inside, ids: [...inside.ids, this.#record(asAWhole(spot, schema), spot, answer)] };
  }

  #inside(spot: Spot, schema: JsonObject): Outcome {
    const { questions, writer } = {
      questions: this.#questions,
      writer: inPlace(spot.writer, this.#questions.writer, this.#writerPointers),
    };
    const node: Node = {
      spot,
      schema,
      resource: spot.at.resource,
      questions,
      guard: ANY,
      pointers: this.#readerPointers,
      writer,
    };
    const guard = this.#guard(node);
    const ids = new Set<string>();
    let recursive = false;
    for (const conjunct of conjuncts({ ...node, guard })) {
      if (this.enough()) break;
      const outcome = conjunct.is === 'leaf' ? this.#leaf(conjunct, spot) : this.#part(conjunct.spot);
      for (const id of outcome.ids) ids.add(id);
      recursive ||= outcome.recursive;
    }
    return { ids: [...ids], recursive };
  }

  /** What the schema's `type` says, when that fails: the other demands are asked of those types only, so that one cause is one place. */
  #guard(node: Node): Literal {
    const type = demand(node, 'type-changed', ['type']);
    return type === undefined || this.#ask(node.spot.wrap(type.holds)).answer === 'compatible' ? ANY : type.holds;
  }

  #leaf(leaf: Leaf, spot: Spot): Outcome {
    const answer = this.#ask(spot.wrap(leaf.holds));
    return { ids: answer.answer === 'compatible' ? [] : [this.#record(leaf, spot, answer)], recursive: false };
  }

  #part(spot: Spot): Outcome {
    const answer = this.#ask(spot.wrap(this.#questions.compile(spot.at)));
    return answer.answer === 'compatible' ? { ids: [], recursive: false } : this.takeApart(spot, answer);
  }

  #ask(taken: Literal): Answer {
    this.#asked += 1;
    return this.#questions.ask(taken);
  }

  /** Lists a place once, however often it is reached. */
  #record(place: Place, spot: Spot, answer: Found['answer']): string {
    const id = idOf(place);
    const before = this.found.get(id);
    // A proof is worth more than a doubt.
    if (before === undefined || (before.answer.answer === 'undecided' && answer.answer === 'break')) {
      this.found.set(id, { ...place, answer, via: new Set(before?.via) });
    }
    this.#reach(id, spot);
    return id;
  }

  #reach(id: string, { via }: Spot): void {
    const found = this.found.get(id);
    if (found !== undefined && via !== undefined) this.found.set(id, { ...found, via: new Set([...found.via, via]) });
  }
}

type Place = Omit<Found, 'answer' | 'via'>;

function nothingTaken(spot: Spot): Place {
  const kind = spot.role === 'property' ? 'names-refused' : spot.role === 'item' ? 'items-refused' : 'nothing-taken';
  return { kind, pointer: spot.pointer, writerPointer: spot.writer[0]?.pointer ?? '', readerSays: 'nothing' };
}

function asAWhole(spot: Spot, schema: Json): Place {
  const writer = spot.writer[0];
  return {
    kind: 'schema-narrowed',
    pointer: spot.pointer,
    writerPointer: writer?.pointer ?? '',
    readerSays: short(schema),
    ...(writer !== undefined && { writerSays: isFree(spot.writer) ? 'anything' : short(writer.schema) }),
  };
}
