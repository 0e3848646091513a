import { isObject, valueAt, type Json, type JsonObject } from '../../core/json.ts';
import type { Difference } from '../difference.ts';
import { ANY, type Literal } from '../formula/formula.ts';
import type { Demand, Location, SchemaNode } from '../keywords/demand.ts';
import { typeDemand } from '../keywords/type.ts';
import type { PlaceKindId } from '../place-kinds.ts';
import { pointersOf, under } from '../pointers.ts';
import { locateIn, pathOf, type Step } from '../steps.ts';
import type { Answer } from '../types.ts';
import { conjuncts } from './demands.ts';
import { short } from './describe.ts';
import { isFree, isStructured } from './free.ts';
import { nodeAt } from './node.ts';
import type { Questions } from './questions.ts';

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
  /** The ways to it in the value: more than one where a definition is shared. */
  readonly ways: readonly (readonly Step[])[];
  readonly difference?: Difference;
  /** The failing place of the witness. */
  readonly at?: string;
  /** It is about names that are not listed one by one. */
  readonly unlisted?: boolean;
}

/** Questions asked and places listed at most; beyond, the whole schema is one more place. */
const MOST_QUESTIONS = 2_000;
const MOST_PLACES = 200;
/** Ways to one place that are told apart. */
const MOST_WAYS = 50;

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
    ? [{ ...asAWhole(root, questions.reader.root.schema), answer: whole, via: new Set<string>(), ways: [[]] }]
    : [];
  return [...state.found.values(), ...rest.filter((place) => !state.found.has(idOf(place)))];
}

/** What taking a schema apart came to: the places found in it, and whether it led back into itself. */
interface Outcome {
  /** Each place found, and the way to it from here. */
  readonly ids: ReadonlyMap<string, readonly Step[]>;
  readonly recursive: boolean;
}
const NOTHING: ReadonlyMap<string, readonly Step[]> = new Map();
const LED_BACK: Outcome = { ids: NOTHING, recursive: true };

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

  root(): Location {
    const { reader, writer } = this.#questions;
    return {
      at: reader.root,
      pointer: '',
      steps: [],
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
  takeApart(location: Location, answer: Found['answer']): Outcome {
    const { schema } = location.at;
    if (!isObject(schema)) return only(this.#record(nothingAccepted(location), location, answer));
    const outcomes = this.#outcomes.get(schema) ?? new Map<string, Outcome>();
    this.#outcomes.set(schema, outcomes);
    const key = location.writer.map(({ pointer }) => pointer).join(' ');
    const known = outcomes.get(key);
    if (known !== undefined) {
      for (const [id, way] of known.ids) this.#reach(id, location, way);
      return known;
    }
    outcomes.set(key, LED_BACK);
    const outcome = this.#smallest(location, schema, answer);
    outcomes.set(key, outcome);
    return outcome;
  }

  /** The places inside; the schema itself where nothing smaller fails, or nothing smaller is proven to. */
  #smallest(location: Location, schema: JsonObject, answer: Found['answer']): Outcome {
    // Of what was free-form and has a structure now, every part fails: one cause, one place.
    const typed = isFree(location.writer) && isStructured(location.at, this.#questions.reader);
    const inside = typed ? { ids: NOTHING, recursive: false } : this.#inside(location, schema);
    if (this.enough()) return inside;
    const proven = [...inside.ids.keys()].some((id) => this.found.get(id)?.answer.answer === 'break');
    const covered = inside.recursive || (answer.answer === 'break' ? proven : inside.ids.size > 0);
    if (covered) return inside;
    return {
      ...inside,
      ids: new Map([...inside.ids, [this.#record(asAWhole(location, schema), location, answer), []]]),
    };
  }

  #inside(location: Location, schema: JsonObject): Outcome {
    const pointers = { reader: this.#readerPointers, writer: this.#writerPointers };
    const node = nodeAt(location, schema, this.#questions, pointers);
    const guard = this.#guard(node);
    const ids = new Map<string, readonly Step[]>();
    let recursive = false;
    for (const conjunct of conjuncts({ ...node, guard })) {
      if (this.enough()) break;
      const outcome = conjunct.is === 'demand' ? this.#demand(conjunct, node) : this.#part(conjunct.location);
      const further = conjunct.is === 'demand' ? [] : conjunct.location.steps.slice(location.steps.length);
      for (const [id, way] of outcome.ids) if (!ids.has(id)) ids.set(id, [...further, ...way]);
      recursive ||= outcome.recursive;
    }
    return { ids, recursive };
  }

  /**
   * What the schema's `type` says, when that fails: the other demands are asked of those types only, so that one
   * cause is one place.
   */
  #guard(node: SchemaNode): Literal {
    const type = typeDemand(node);
    return type === undefined || this.#ask(node.location.wrap(type.holds)).answer === 'compatible' ? ANY : type.holds;
  }

  #demand(demand: Demand, node: SchemaNode): Outcome {
    const { location } = node;
    const answer = this.#ask(location.wrap(demand.holds));
    return answer.answer === 'compatible' ? COMPATIBLE : only(this.#record(demand, location, answer, { demand, node }));
  }

  #part(location: Location): Outcome {
    const answer = this.#ask(location.wrap(this.#questions.compile(location.at)));
    return answer.answer === 'compatible' ? COMPATIBLE : this.takeApart(location, answer);
  }

  #ask(accepted: Literal): Answer {
    this.#asked += 1;
    return this.#questions.ask(accepted);
  }

  /** Lists a place once, however often it is reached. */
  #record(place: Place, location: Location, answer: Found['answer'], demanded?: Demanded): string {
    const id = idOf(place);
    const before = this.found.get(id);
    // A proof is worth more than a doubt.
    if (before === undefined || (before.answer.answer === 'undecided' && answer.answer === 'break')) {
      const { kind, pointer, writerPointer, detail, readerSays, writerSays } = place;
      const found: Found = {
        ...{ kind, pointer, writerPointer, answer, via: new Set(before?.via), ways: before?.ways ?? [] },
        ...(detail !== undefined && { detail }),
        ...(readerSays !== undefined && { readerSays }),
        ...(writerSays !== undefined && { writerSays }),
        ...(isUnlisted(place, location, demanded?.demand) && { unlisted: true }),
        ...this.#shown(location, answer, demanded),
      };
      this.found.set(id, found);
    }
    this.#reach(id, location, []);
    return id;
  }

  /** What differs, and where the witness fails. */
  #shown(
    location: Location,
    answer: Found['answer'],
    demanded: Demanded | undefined,
  ): Pick<Found, 'difference' | 'at'> {
    const questions = this.#questions;
    const demand = demanded?.demand;
    const holds = demand?.holds ?? questions.compile(location.at);
    const witness = answer.answer === 'break' ? answer.witness : undefined;
    const at = witness === undefined ? undefined : failingPlace(questions, witness, location, demand, holds);
    const value = witness === undefined || at === undefined ? undefined : valueAt(witness, at);
    const difference = demanded?.demand.difference?.({ ...demanded, value });
    return { ...(difference !== undefined && { difference }), ...(at !== undefined && { at }) };
  }

  #reach(id: string, { via, steps }: Location, way: readonly Step[]): void {
    const found = this.found.get(id);
    if (found === undefined) return;
    const whole = [...steps, ...way];
    const known = found.ways.length >= MOST_WAYS || found.ways.some((other) => samePath(other, whole));
    this.found.set(id, {
      ...found,
      via: via === undefined ? found.via : new Set([...found.via, via]),
      ways: known ? found.ways : [...found.ways, whole],
    });
  }
}

type Place = Pick<Found, 'kind' | 'pointer' | 'writerPointer' | 'detail' | 'readerSays' | 'writerSays'>;

/** A single demand that fails, and the schema that makes it. */
interface Demanded {
  readonly demand: Demand;
  readonly node: SchemaNode;
}

/**
 * Names that are refused by a pattern or for want of being declared; one that is refused by its own schema is listed.
 */
function isUnlisted({ kind, detail }: Place, location: Location, demand: Demand | undefined): boolean {
  if (kind !== 'names-refused' || detail !== undefined) return false;
  return demand !== undefined || location.steps.at(-1)?.is !== 'name';
}

const COMPATIBLE: Outcome = { ids: NOTHING, recursive: false };

function only(id: string): Outcome {
  return { ids: new Map([[id, []]]), recursive: false };
}

function samePath(a: readonly Step[], b: readonly Step[]): boolean {
  return a.length === b.length && pathOf(a) === pathOf(b);
}

/** The place that fails; of a refused name, the property itself. */
function failingPlace(
  questions: Questions,
  witness: Json,
  location: Location,
  demand: Demand | undefined,
  holds: Literal,
): string {
  const named = (names: Literal, name: string): boolean => questions.accepts(names, name) === true;
  const at = locateIn(witness, location.steps, { named, fails: (value) => questions.accepts(holds, value) === false });
  const value = valueAt(witness, at);
  const names = demand?.names;
  if (names === undefined || !isObject(value)) return at;
  const refused = Object.keys(value).find((name) => named(names, name));
  return refused === undefined ? at : under(at, refused);
}

function nothingAccepted(location: Location): Place {
  const kind =
    location.role === 'property' ? 'names-refused' : location.role === 'item' ? 'items-refused' : 'nothing-taken';
  return { kind, pointer: location.pointer, writerPointer: location.writer[0]?.pointer ?? '', readerSays: 'nothing' };
}

function asAWhole(location: Location, schema: Json): Place {
  const writer = location.writer[0];
  return {
    kind: 'schema-narrowed',
    pointer: location.pointer,
    writerPointer: writer?.pointer ?? '',
    readerSays: short(schema),
    ...(writer !== undefined && { writerSays: isFree(location.writer) ? 'anything' : short(writer.schema) }),
  };
}
