/** Inputs and outputs of a component: what heddle takes as one, and which output an edge may feed into which input. */
import { isSeenArray, isSeenObject, own, type Seen, type SeenObject } from './seen.ts';

/** An input or output: its title and its schema as the document or the manifest wrote it. */
export interface Port {
  readonly title: string;
  readonly schema: SeenObject;
}

/** Characters that heddle takes in no title. */
const REFUSED_IN_TITLES = /[.,{} \n'"]/;
/** Titles that heddle uses itself. */
export const RESERVED_TITLES: readonly string[] = ['_chat_history', '_resume'];

/** Whether heddle takes this as a title at all (reserved ones it refuses later, in nodes of a flow). */
export function isTitle(title: string): boolean {
  return title !== '' && !REFUSED_IN_TITLES.test(title);
}

/** Reads one entry of `inputs` or `outputs`. */
export function readPort(value: Seen): { readonly port: Port } | { readonly fault: string; readonly title?: string } {
  if (!isSeenObject(value)) return { fault: 'is not a schema of an input or output' };
  const title = own(value, 'title');
  if (typeof title !== 'string' || title === '') return { fault: 'has no `title`' };
  if (!Object.hasOwn(value, 'type') && !Object.hasOwn(value, 'anyOf')) return { fault: 'has no `type`', title };
  const refused = refusedTitle(value);
  if (refused !== undefined)
    return { fault: `has the title ${JSON.stringify(refused.slice(0, 60))}, which heddle accepts in no flow`, title };
  return { port: { title, schema: value } };
}

/** The first title in a schema that heddle refuses, looked for where heddle looks. */
function refusedTitle(schema: SeenObject): string | undefined {
  const stack: Seen[] = [schema];
  for (let next = stack.pop(); stack.length > 0 || next !== undefined; next = stack.pop()) {
    if (!isSeenObject(next)) continue;
    const title = own(next, 'title');
    if (typeof title === 'string' && !isTitle(title)) return title;
    const [anyOf, properties] = [own(next, 'anyOf'), own(next, 'properties')];
    stack.push(own(next, 'items'), own(next, 'additionalProperties'));
    if (isSeenArray(anyOf)) stack.push(...anyOf);
    if (isSeenObject(properties)) stack.push(...Object.values(properties));
  }
  return undefined;
}

export const textPort = (title: string, more: SeenObject = {}): Port => ({
  title,
  schema: { title, type: 'string', ...more },
});

/** Whether an edge from one port to another holds; `unsupported`: heddle stops at a keyword that it cannot judge. */
export type Castable = 'yes' | 'no' | 'unsupported' | 'unknown';

/** Comparisons for one document; one of two ports takes about as many as they have places. */
const MAX_COMPARISONS = 1_000_000;

export interface Casts {
  castable(from: Port, to: Port): Castable;
  sameType(a: Port, b: Port): boolean;
}

class Unsupported extends Error {}
class TooMuch extends Error {}

/** The comparisons of one document share one bound. */
export function createCasts(): Casts {
  const work = { left: MAX_COMPARISONS };
  return {
    castable: (from, to) => attempt(() => isCastable(from.schema, to.schema, work)),
    sameType: (a, b) => attempt(() => isSame(a.schema, b.schema, work)) === 'yes',
  };
}

function attempt(run: () => boolean): Castable {
  try {
    return run() ? 'yes' : 'no';
  } catch (error) {
    if (error instanceof Unsupported) return 'unsupported';
    if (error instanceof TooMuch) return 'unknown';
    throw error;
  }
}

interface Work {
  left: number;
}

function enter(a: Seen, b: Seen, work: Work): [SeenObject, SeenObject] {
  work.left -= 1;
  if (work.left < 0) throw new TooMuch();
  if (!isSeenObject(a) || !isSeenObject(b)) throw new Unsupported();
  for (const schema of [a, b])
    if (Object.hasOwn(schema, 'allOf') || Object.hasOwn(schema, 'oneOf')) throw new Unsupported();
  return [a, b];
}

const NUMBERS: readonly Seen[] = ['number', 'integer', 'boolean'];

function isCastable(left: Seen, right: Seen, work: Work): boolean {
  const [a, b] = enter(left, right, work);
  const [from, to] = [own(a, 'type'), own(b, 'type')];
  if (!Object.hasOwn(b, 'type') && !Object.hasOwn(b, 'anyOf')) return true;
  if (to === 'string') return true;
  if (equalText(a, b, work)) return true;
  if (isUnion(a) || isUnion(b)) {
    const targets = members(b);
    return members(a).every((one) => targets.some((target) => isCastable(one, target, work)));
  }
  if (NUMBERS.includes(from) && NUMBERS.includes(to)) return true;
  if (from === 'array' && to === 'array') return isCastable(own(a, 'items') ?? {}, own(b, 'items') ?? {}, work);
  return from === 'object' && to === 'object' && objectsCast(a, b, work);
}

function objectsCast(a: SeenObject, b: SeenObject, work: Work): boolean {
  const [mine, theirs] = [own(a, 'properties') ?? {}, own(b, 'properties') ?? {}];
  if (!isSeenObject(theirs)) return false;
  for (const [name, type] of Object.entries(theirs))
    if (!isSeenObject(mine) || !Object.hasOwn(mine, name) || !isCastable(mine[name], type, work)) return false;
  const [rest, other] = [own(a, 'additionalProperties') ?? {}, own(b, 'additionalProperties') ?? {}];
  if (typeof rest === 'boolean' || typeof other === 'boolean') return rest === other;
  return isCastable(rest, other, work);
}

/** Written alike, names in the same order. What it costs to see that is paid for. */
function equalText(a: SeenObject, b: SeenObject, work: Work): boolean {
  const text = JSON.stringify(a);
  work.left -= Math.ceil(text.length / 100);
  return text === JSON.stringify(b);
}

function isUnion(schema: SeenObject): boolean {
  return Object.hasOwn(schema, 'anyOf') || isSeenArray(own(schema, 'type'));
}

/** A schema as the list of its alternatives. */
function members(schema: SeenObject): readonly Seen[] {
  const type = own(schema, 'type');
  const types = typeof type === 'string' ? [type] : isSeenArray(type) ? type : [];
  const anyOf = own(schema, 'anyOf') ?? [];
  if (!isSeenArray(anyOf)) throw new Unsupported();
  return [...anyOf, ...types.map((one) => alternative(schema, one))];
}

function alternative(schema: SeenObject, type: Seen): SeenObject {
  if (type === 'array') return { type, items: own(schema, 'items') ?? {} };
  if (type !== 'object') return { type };
  return {
    type,
    properties: own(schema, 'properties') ?? {},
    additionalProperties: own(schema, 'additionalProperties') ?? false,
  };
}

function isSame(left: Seen, right: Seen, work: Work): boolean {
  const [a, b] = enter(left, right, work);
  if (isUnion(a) || isUnion(b)) {
    const [mine, theirs] = [members(a), members(b)];
    return (
      mine.every((one) => theirs.some((other) => isSame(one, other, work))) &&
      theirs.every((one) => mine.some((other) => isSame(other, one, work)))
    );
  }
  if (own(a, 'type') !== own(b, 'type')) return false;
  const either = (name: string): boolean => Object.hasOwn(a, name) || Object.hasOwn(b, name);
  if (either('items') && !isSame(own(a, 'items') ?? {}, own(b, 'items') ?? {}, work)) return false;
  if (either('properties') && !sameProperties(own(a, 'properties') ?? {}, own(b, 'properties') ?? {}, work))
    return false;
  if (!either('additionalProperties')) return true;
  const [rest, other] = [own(a, 'additionalProperties') ?? {}, own(b, 'additionalProperties') ?? {}];
  if (typeof rest === 'boolean' || typeof other === 'boolean') return rest === other;
  return isSame(rest, other, work);
}

function sameProperties(a: Seen, b: Seen, work: Work): boolean {
  if (!isSeenObject(a) || !isSeenObject(b)) throw new Unsupported();
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name], work))
  );
}
