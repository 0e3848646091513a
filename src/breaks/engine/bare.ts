import { isArray, isObject, type Json } from '../../core/json.ts';

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'title',
  'description',
  'examples',
  'default',
  '$comment',
  'deprecated',
]);
/** Their items are a set. */
const SETS: ReadonlySet<string> = new Set(['required', 'enum', 'type']);
const DEEPEST = 60;

/** A schema without what constrains nothing, its sets in one order: copies are often annotated each in its own way. */
export function bareSchema(schema: Json, depth = 0): Json {
  if (depth > DEEPEST) return null;
  if (isArray(schema)) return schema.map((item) => bareSchema(item, depth + 1));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (SAYS_NOTHING.has(name) && !isObject(value)) return [];
      const inner = bareSchema(value, depth + 1);
      const sorted = SETS.has(name) && isArray(inner) ? [...inner].sort((a, b) => order(a, b)) : inner;
      return [[name, sorted] as const];
    }),
  );
}

function order(a: Json, b: Json): number {
  const [left, right] = [JSON.stringify(a, bigints), JSON.stringify(b, bigints)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function bigints(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
