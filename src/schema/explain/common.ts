import { isArray, isObject, member, type Json } from '../../core/json.ts';
import { readDocument } from '../document.ts';
import type { Document } from '../located.ts';
import { pointersOf } from '../pointers.ts';
import { pathOf, type NamedStep } from '../steps.ts';
import { declaredNames, propertyOf, subschemas, type WriterSchema } from '../writer.ts';
import { inPlace } from './in-place.ts';

/**
 * A place of a value that two schemas both speak of, and all that they say of it in place: references, branches,
 * conditions.
 */
export interface CommonPlace {
  readonly path: string;
  readonly old: Said;
  readonly current: Said;
}

/** What one side says of a place. */
export interface Said {
  /** The nearest first. */
  readonly all: readonly WriterSchema[];
  /** What surely applies: through references and `allOf` alone. */
  readonly own: readonly WriterSchema[];
}

/** Places at most, and steps from the root. */
const MOST = 2_000;
const DEEPEST = 40;

/** The places that two schemas have in common, however each is put together; parents first. */
export function commonPlaces(old: Json, current: Json): CommonPlace[] {
  const [before, after] = [openSide(old), openSide(current)];
  const found: CommonPlace[] = [];
  const seen = new Set<string>();
  const open: Open[] = [{ steps: [], old: [before.root], current: [after.root] }];
  for (let next = open.pop(); next !== undefined && found.length < MOST; next = open.pop()) {
    const key = [next.old, next.current].map((schemas) => schemas.map(({ pointer }) => pointer).join(' ')).join(' | ');
    if (seen.has(key) || next.steps.length > DEEPEST) continue;
    seen.add(key);
    const [was, is] = [before.said(next.old), after.said(next.current)];
    found.push({ path: pathOf(next.steps), old: was, current: is });
    open.push(...below(next.steps, was, is, before.document, after.document).reverse());
  }
  return found;
}

interface Open {
  readonly steps: readonly NamedStep[];
  readonly old: readonly WriterSchema[];
  readonly current: readonly WriterSchema[];
}

interface Side {
  readonly document: Document;
  readonly root: WriterSchema;
  readonly said: (schemas: readonly WriterSchema[]) => Said;
}

function openSide(schema: Json): Side {
  const document = readDocument(schema, '2020-12');
  const pointers = pointersOf(schema);
  return {
    document,
    root: { ...document.root, pointer: '' },
    said: (schemas) => ({
      all: inPlace(schemas, document, pointers),
      own: inPlace(schemas, document, pointers, ['allOf']),
    }),
  };
}

function below(steps: readonly NamedStep[], was: Said, is: Said, before: Document, after: Document): Open[] {
  const known = new Set(declaredNames(is.all));
  const names = declaredNames(was.all).filter((name) => known.has(name));
  const properties = names.map((name): Open => ({
    steps: [...steps, { is: 'name', name }],
    old: propertyOf(was.all, name, before),
    current: propertyOf(is.all, name, after),
  }));
  const inner = (keyword: string, step: NamedStep): Open[] => {
    const [old, current] = [subschemas(was.all, keyword, before), subschemas(is.all, keyword, after)];
    return old.length === 0 || current.length === 0 ? [] : [{ steps: [...steps, step], old, current }];
  };
  return [
    ...properties,
    ...tuples(steps, was, is, before, after),
    ...inner('items', { is: 'items' }),
    ...inner('additionalProperties', { is: 'names' }),
  ];
}

function tuples(steps: readonly NamedStep[], was: Said, is: Said, before: Document, after: Document): Open[] {
  const length = Math.min(longest(was), longest(is));
  return Array.from({ length }, (_, index): Open => ({
    steps: [...steps, { is: 'item', index }],
    old: subschemas(was.all, 'prefixItems', before, index),
    current: subschemas(is.all, 'prefixItems', after, index),
  })).filter(({ old, current }) => old.length > 0 && current.length > 0);
}

function longest({ all }: Said): number {
  return Math.max(
    0,
    ...all.map(({ schema }) => {
      const list = isObject(schema) ? member(schema, 'prefixItems') : undefined;
      return isArray(list) ? Math.min(list.length, 50) : 0;
    }),
  );
}
