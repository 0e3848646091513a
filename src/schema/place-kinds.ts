/**
 * The catalogue of ways in which one schema can refuse what another may send, named from the reader's point of
 * view and neutral as to direction: who is old and who is new is the caller's to add. A new kind is one entry here
 * and one rule in `explain/`.
 */

/** What one kind of place means, in words. */
export interface PlaceKindEntry {
  /** A few words, for a heading. */
  readonly title: string;
  /** One sentence that says what fails here, with "the writer" and "the reader". */
  readonly meaning: string;
  /** What would mend it, said to whoever owns the reader's schema. */
  readonly remedy: string;
}

/** Every kind, by id. */
export const PLACE_KINDS = {
  'newly-required': {
    title: 'a property became required',
    meaning: 'The reader demands a property that the writer need not send.',
    remedy: 'make the property optional for the reader, or let the writer always send it before the reader demands it',
  },
  'type-changed': {
    title: 'the JSON type changed',
    meaning: 'The writer may send a JSON type that the reader does not accept here.',
    remedy: 'let the reader accept the old type as well',
  },
  'negative-refused': {
    title: 'negative integers are refused',
    meaning: 'The writer may send a negative integer, and the reader accepts none.',
    remedy: 'let the reader accept signed integers',
  },
  'bounds-narrowed': {
    title: 'the range of numbers is narrower',
    meaning: 'The writer may send a number outside the range that the reader accepts.',
    remedy: 'widen minimum and maximum to what the writer may send',
  },
  'multiple-changed': {
    title: 'numbers must be multiples of something else',
    meaning: 'The writer may send a number that is not a multiple of what the reader demands.',
    remedy: 'drop multipleOf, or set it to a divisor of the writer’s',
  },
  'length-narrowed': {
    title: 'strings must be shorter or longer',
    meaning: 'The writer may send a string whose length the reader refuses.',
    remedy: 'widen minLength and maxLength to what the writer may send',
  },
  'pattern-changed': {
    title: 'strings must match another pattern',
    meaning: 'The writer may send a string that the reader’s pattern does not match.',
    remedy: 'widen the pattern so that it matches what the writer may send',
  },
  'strings-narrowed': {
    title: 'the set of strings is smaller',
    meaning: 'The writer may send a string that is not among those the reader knows.',
    remedy: 'keep every string that the writer may send in the reader’s enum',
  },
  'values-narrowed': {
    title: 'the set of values is smaller',
    meaning: 'The writer may send a value that is not among those the reader knows.',
    remedy: 'keep every value that the writer may send in the reader’s enum or const',
  },
  'names-refused': {
    title: 'a property name is refused',
    meaning: 'The writer may send a property that the reader does not allow here.',
    remedy: 'declare the property for the reader, or let it ignore names that it does not know',
  },
  'property-count-narrowed': {
    title: 'objects must have fewer or more properties',
    meaning: 'The writer may send an object whose number of properties the reader refuses.',
    remedy: 'widen minProperties and maxProperties to what the writer may send',
  },
  'dependency-added': {
    title: 'one property now depends on another',
    meaning: 'The writer may send a property without what the reader demands beside it.',
    remedy: 'drop the dependency for the reader, or let the writer send both',
  },
  'items-refused': {
    title: 'further array items are refused',
    meaning: 'The writer may send an array item at a position where the reader allows none.',
    remedy: 'let the reader accept further items, or declare the position',
  },
  'count-narrowed': {
    title: 'arrays must have fewer or more items',
    meaning: 'The writer may send an array whose number of items the reader refuses.',
    remedy: 'widen minItems and maxItems to what the writer may send',
  },
  'contains-narrowed': {
    title: 'arrays must contain something else',
    meaning: 'The writer may send an array without as many matching items as the reader demands (or with more).',
    remedy: 'loosen contains, minContains and maxContains to what the writer may send',
  },
  'unique-items-required': {
    title: 'array items must differ',
    meaning: 'The writer may send an array with equal items, and the reader refuses it.',
    remedy: 'drop uniqueItems for the reader, or let it remove doubles itself',
  },
  'combination-narrowed': {
    title: 'a combination of schemas accepts less',
    meaning: 'The writer may send a value that the reader’s anyOf, oneOf, not or if refuses.',
    remedy: 'add an alternative for what the writer may send',
  },
  'nothing-taken': {
    title: 'nothing is accepted here',
    meaning: 'The reader’s schema accepts no value at all here, and the writer may send one.',
    remedy: 'give the reader a schema here that accepts what the writer may send',
  },
  'schema-narrowed': {
    title: 'the schema accepts less',
    meaning: 'The writer may send a value that the reader’s schema as a whole refuses.',
    remedy: 'let the reader’s schema accept what the writer may send',
  },
} as const satisfies Readonly<Record<string, PlaceKindEntry>>;

/** The id of a kind of place. */
export type PlaceKindId = keyof typeof PLACE_KINDS;
