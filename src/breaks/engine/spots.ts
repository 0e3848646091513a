import { isArray, isObject, member, pointer as tokensPointer, pointerTokens, type Json } from '../../core/json.ts';
import type { Part, Spot } from '../change.ts';

/** A pointer into a schema, split where the steps that berm knows (`properties`, `items`, `additionalProperties`) end. */
export interface SchemaSpot {
  /** Tokens of the place that the schema describes. */
  readonly node: readonly string[];
  /** Tokens below it: a keyword and what is inside it. */
  readonly rest: readonly string[];
  /** `.name`, `[]` and `.*`, joined, as far as the node goes. */
  readonly path: string;
}

/** How many tokens each step takes, and how it is written in a path. */
const STEPS: Readonly<Record<string, { readonly tokens: number; readonly path: (name: string) => string }>> = {
  properties: { tokens: 2, path: (name) => `.${name}` },
  items: { tokens: 1, path: () => '[]' },
  additionalProperties: { tokens: 1, path: () => '.*' },
};

/** Splits a pointer so. */
export function schemaSpot(pointer: string): SchemaSpot {
  const tokens = pointerTokens(pointer);
  let at = 0;
  let path = '';
  for (;;) {
    const token = tokens[at];
    const step = token !== undefined && Object.hasOwn(STEPS, token) ? STEPS[token] : undefined;
    if (step === undefined || at + step.tokens > tokens.length) break;
    path += step.path(tokens[at + 1] ?? '');
    at += step.tokens;
  }
  return { node: tokens.slice(0, at), rest: tokens.slice(at), path };
}

/** How a place reads in words: its path, or the shared definition in which it stands. */
export function spotOf(pointer: string, part: Part): Spot {
  const { rest, path } = schemaSpot(pointer);
  const [keyword = '', name = '', ...inner] = rest;
  if (!['$defs', 'definitions'].includes(keyword)) return { part, path };
  return { part, path: schemaSpot(tokensPointer(...inner)).path, definition: name };
}

/** What stands at a pointer; `null` where nothing does. */
export function schemaAt(schema: Json, pointer: string): Json {
  const step = (value: Json | undefined, token: string): Json | undefined => {
    if (isArray(value)) return value[Number(token)];
    return isObject(value) ? member(value, token) : undefined;
  };
  return pointerTokens(pointer).reduce<Json | undefined>(step, schema) ?? null;
}

/** Whether a list of tokens begins with another. */
export function beginsWith(tokens: readonly string[], start: readonly string[]): boolean {
  return start.length <= tokens.length && start.every((token, at) => token === tokens[at]);
}
