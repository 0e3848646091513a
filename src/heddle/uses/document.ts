/** A document's text as heddle reads it: JSON or YAML, at most so large and so deep, with the places of its values. */
import { isArray, isObject, parseJson, JsonError, type Json, type JsonObject, type Position } from '../../core/json.ts';
import { locate, positionsAt } from '../../core/locate.ts';

/** Characters of the document written as compact JSON that heddle takes. */
export const MAX_LENGTH = 10 * 1024 * 1024;
/** Levels of objects and arrays below the root that heddle takes. */
export const MAX_DEPTH = 100;
/** Bytes of a text that are looked at; comments and white space do not count for heddle. */
const MAX_BYTES = 4 * MAX_LENGTH;

export type DocumentFormat = 'json' | 'yaml';

/** What could be read. */
export type DocumentText =
  | {
      readonly json: JsonObject;
      /** Where each pointer's value begins; nothing for a value that came without a text. */
      readonly places: (pointers: readonly string[]) => ReadonlyMap<string, Position>;
    }
  | { readonly json: undefined; readonly says: string; readonly mend?: string; readonly spot?: Position };

/**
 * Reads a document. Never throws for anything in it.
 *
 * @param source its text, its bytes, or its parsed value
 * @param format what the text is written in; by default, a text that begins with a brace is JSON
 */
export async function readDocument(source: string | Uint8Array | Json, format?: DocumentFormat): Promise<DocumentText> {
  if (source instanceof Uint8Array) return readText(new TextDecoder().decode(source), format);
  if (typeof source === 'string') return readText(source, format);
  return bounded(source, () => new Map());
}

/** A file's format by its name, as heddle tells it. */
export function formatOfPath(path: string): DocumentFormat {
  return /\.ya?ml$/i.test(path) ? 'yaml' : 'json';
}

/** Every text in a document, names of fields included; none where it cannot be read. */
export async function textsIn(source: string | Uint8Array | Json, format?: DocumentFormat): Promise<Set<string>> {
  const read = await readDocument(source, format);
  const texts = new Set<string>();
  const stack: Json[] = read.json === undefined ? [] : [read.json];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value === 'string') texts.add(value);
    else if (isArray(value)) for (const one of value) stack.push(one);
    else if (isObject(value))
      for (const [name, one] of Object.entries(value)) {
        texts.add(name);
        stack.push(one);
      }
  }
  return texts;
}

async function readText(text: string, format: DocumentFormat | undefined): Promise<DocumentText> {
  if (text.length > MAX_BYTES)
    return { json: undefined, says: `the document has ${text.length} characters`, mend: 'heddle accepts 10 MiB.' };
  const yaml = format === undefined ? !/^\uFEFF?\s*\{/.test(text) : format === 'yaml';
  if (!yaml) return readJson(text);
  const { readYaml } = await import('./yaml.ts');
  const read = readYaml(text);
  return 'says' in read ? { json: undefined, ...read } : bounded(read.json, read.places);
}

function readJson(text: string): DocumentText {
  try {
    return bounded(parseJson(text, { maxDepth: 1_000_000, dialect: 'ecma' }).value, (pointers) =>
      locate(text, pointers),
    );
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const spot = positionsAt(text, [error.offset]).get(error.offset);
    return {
      json: undefined,
      says: `the file is not JSON: ${error.message}`,
      ...(spot === undefined ? {} : { spot }),
    };
  }
}

function bounded(value: Json, places: (pointers: readonly string[]) => ReadonlyMap<string, Position>): DocumentText {
  if (!isObject(value)) return { json: undefined, says: 'the document is not an object', mend: 'Write a Flow.' };
  const fault = sizeFault(value);
  return fault === undefined ? { json: value, places } : { json: undefined, says: fault };
}

/** heddle writes the document as JSON before it loads it, so a value that YAML shares counts wherever it stands. */
function sizeFault(value: Json): string | undefined {
  let length = 0;
  const stack: { readonly value: Json; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { value: here, depth } = next;
    if (!isArray(here) && !isObject(here)) {
      length += typeof here === 'string' ? here.length + 2 : String(here).length;
    } else {
      if (depth > MAX_DEPTH) return `the document nests deeper than the ${MAX_DEPTH} levels that heddle accepts`;
      for (const [name, inner] of Object.entries(here)) {
        length += isArray(here) ? 1 : name.length + 4;
        stack.push({ value: inner, depth: depth + 1 });
      }
      length += 2;
    }
    if (length > MAX_LENGTH) return `the document is larger than the 10 MiB that heddle accepts`;
  }
  return undefined;
}
