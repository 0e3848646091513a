import type { KeywordDifference } from '../../schema/difference.ts';
import type { PlaceKindId } from '../../schema/place-kinds.ts';
import { quote, short } from '../text.ts';
import { either, listed, type Words } from '../words.ts';

/** What is said of one kind of place in a schema, in both directions, and what fixes it. */
export interface Clause {
  readonly message: (words: Words) => string;
  readonly remedy: (words: Words) => string;
}

const KEEP = 'Write only what the old schema promised here.';

/** In the order in which sentences are tried: by value, when nothing better is known. */
const byValue: Clause = {
  message: ({ taken, place, value }) =>
    value === undefined
      ? `${place} ${taken ? 'accepts less' : 'may now be something else'}`
      : taken
        ? `${place} no longer accepts ${value}`
        : `${place} may now be ${value}`,
  remedy: ({ taken, value }) =>
    taken ? (value === undefined ? 'Accept again what was accepted.' : `Accept ${value} again.`) : KEEP,
};

const byKeyword: Clause = {
  message: (words) => {
    const { difference, place, taken } = words;
    if (difference?.is !== 'keywords' || difference.keywords.length === 0) return byValue.message(words);
    return `${place} ${difference.keywords.map((one) => keywordWords(one, taken)).join(' and ')}`;
  },
  remedy: ({ difference, taken }) => {
    const [first] = difference?.is === 'keywords' ? difference.keywords : [];
    if (first === undefined) return taken ? 'Accept again what was accepted.' : KEEP;
    const old = taken ? first.writer : first.reader;
    if (old !== undefined) return `Restore \`${first.keyword}\` to ${quote(short(old))}.`;
    return `Remove \`${first.keyword}\`.`;
  },
};

/** What each keyword limits, as a noun. */
const NOUNS: Readonly<Record<string, string>> = {
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusive minimum',
  exclusiveMaximum: 'exclusive maximum',
  minLength: 'minimum length',
  maxLength: 'maximum length',
  minItems: 'minimum number of items',
  maxItems: 'maximum number of items',
  minProperties: 'minimum number of fields',
  maxProperties: 'maximum number of fields',
  minContains: 'minimum number of matching items',
  maxContains: 'maximum number of matching items',
  multipleOf: 'step',
  pattern: 'pattern',
  contains: 'required item',
};

/** What a keyword says now and said before: "maximum changed from `100` to `10`". */
export function keywordWords({ keyword, reader, writer }: KeywordDifference, taken: boolean): string {
  const noun = NOUNS[keyword] ?? keyword;
  const [was, is] = taken ? [writer, reader] : [reader, writer];
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  if (was === undefined) return `now has ${article} ${noun} of ${quote(short(is ?? null))}`;
  if (is === undefined) return `no longer has ${article} ${noun} of ${quote(short(was))}`;
  return `${noun} changed from ${quote(short(was))} to ${quote(short(is))}`;
}

const values: Clause = {
  message: (words) => {
    const { difference, place, taken } = words;
    if (difference?.is !== 'values') return byValue.message(words);
    const { any, reader, refused } = difference;
    if (any && taken && reader.length > 0) return `${place} now accepts only ${listed(reader)}`;
    if (taken) return `${place} no longer accepts ${listed(refused)}`;
    if (any && refused.length === 0) return `${place} may now be anything but was ${listed(reader)}`;
    return `${place} may now be ${listed(refused)}`;
  },
  remedy: (words) => {
    const { difference, taken } = words;
    if (difference?.is !== 'values') return byValue.remedy(words);
    const { any, reader, refused } = difference;
    if (taken) return any || refused.length === 0 ? 'Accept other values again.' : `Accept ${listed(refused)} again.`;
    return `Write only ${listed(reader)} here, and put new values in a new field.`;
  },
};

/** Every kind of place. */
export const CLAUSES: Readonly<Record<PlaceKindId, Clause>> = {
  'newly-required': {
    message: ({ taken, place }) => `${place} ${taken ? 'is now required' : 'may now be missing'}`,
    remedy: ({ taken, place }) =>
      taken
        ? `Keep ${place} optional, with a default for callers that leave it out.`
        : `Write ${place} always, and keep it required.`,
  },
  'type-changed': {
    message: (words) => {
      const { difference, place, taken } = words;
      if (difference?.is === 'values') return values.message(words);
      if (difference?.is !== 'types') return byValue.message(words);
      const { reader, writer, refused } = difference;
      const [was, is] = taken ? [writer, reader] : [reader, writer];
      if (writer.length === 0) return taken ? `${place} is now only ${either(reader)}` : `${place} may now be anything`;
      if (refused.length < writer.length && refused.length > 0)
        return taken ? `${place} no longer accepts ${either(refused)}` : `${place} may now be ${either(refused)}`;
      if (was.length === 0 || is.length === 0) return byValue.message(words);
      return `${place} changed from ${either(was)} to ${either(is)}`;
    },
    remedy: (words) => {
      const { difference, taken } = words;
      if (difference?.is === 'values') return values.remedy(words);
      if (difference?.is !== 'types') return taken ? 'Accept the old type as well.' : KEEP;
      const { reader, refused } = difference;
      if (taken) return refused.length === 0 ? 'Accept the other types again.' : `Accept ${either(refused)} as well.`;
      return reader.length === 0 ? KEEP : `Write only ${either(reader)} here.`;
    },
  },
  'negative-refused': {
    message: ({ taken, place }) =>
      taken ? `${place} no longer accepts negative numbers` : `${place} may now be negative`,
    remedy: ({ taken }) => (taken ? 'Accept negative numbers again.' : 'Write no negative number here.'),
  },
  'bounds-narrowed': byKeyword,
  'multiple-changed': byKeyword,
  'length-narrowed': byKeyword,
  'pattern-changed': byKeyword,
  'count-narrowed': byKeyword,
  'property-count-narrowed': byKeyword,
  'contains-narrowed': byKeyword,
  'strings-narrowed': values,
  'values-narrowed': values,
  'names-refused': {
    message: ({ taken, place: whole, names }) => {
      const place = whole.replace(/\.\*`$/, '`');
      if (taken)
        return names
          ? `unknown names in ${place} are now rejected`
          : `${place} used to be accepted and is now rejected`;
      return names ? `${place} may have fields that old readers reject` : `${place} is a field that old readers reject`;
    },
    remedy: ({ taken, place, names }) =>
      taken
        ? names
          ? 'Accept unknown names again.'
          : `Declare ${place}, or accept unknown names.`
        : 'Write only the fields that the old schema declares.',
  },
  'dependency-added': {
    message: (words) => {
      const { difference, place, taken } = words;
      if (difference?.is !== 'needs') return byValue.message(words);
      const needs = listed(difference.needs).replace(/ or (?=`[^`]*`$)/, ' and ');
      return taken
        ? `${quote(difference.name)} in ${place} now needs ${needs}`
        : `${quote(difference.name)} in ${place} may now come without ${needs}`;
    },
    remedy: ({ taken }) => (taken ? 'Accept it alone again.' : 'Write them together.'),
  },
  'items-refused': {
    message: ({ taken, place }) => {
      const list = place.replace(/\[\]`$/, '`');
      return taken ? `${list} no longer accepts further items` : `${list} may now have more items`;
    },
    remedy: ({ taken }) => (taken ? 'Accept further items again.' : 'Write no more items than before.'),
  },
  'unique-items-required': {
    message: ({ taken, place }) =>
      taken ? `${place} no longer accepts duplicate items` : `${place} may now have duplicate items`,
    remedy: ({ taken }) => (taken ? 'Accept duplicates, and remove them yourself.' : 'Write each item once.'),
  },
  'combination-narrowed': {
    message: (words) => {
      const { difference, place, taken } = words;
      if (difference?.is !== 'alternatives') return byValue.message(words);
      const refused = listed(difference.refused);
      return taken ? `${place} no longer accepts ${refused}` : `${place} may now be ${refused}`;
    },
    remedy: (words) => {
      const { difference, taken } = words;
      if (difference?.is !== 'alternatives') return byValue.remedy(words);
      return taken ? `Accept ${listed(difference.refused)} again.` : KEEP;
    },
  },
  'nothing-taken': byValue,
  'schema-narrowed': byValue,
};

/** What a host that compares declarations refuses, although no value is known that fails. */
export const BY_RULE: Clause = {
  message: ({ place, was, is }) =>
    was === is
      ? `${place} is spelled differently: no failing value is known, but berm rejects the redeploy`
      : `${place} changed from ${was} to ${is}: no failing value is known, but berm rejects the redeploy`,
  remedy: () => 'Spell it as before.',
};

/** What is said of a place in a schema. */
export function clauseOf({ narrowed }: Words): Clause {
  return CLAUSES[narrowed ?? 'schema-narrowed'];
}
