import { isArray, isExactNumber, isObject, member, type Json, type JsonObject } from '../core/json.ts';
import type { Manifest } from './model.ts';
import { parseIdl, parseSection } from './read.ts';

/** What a host serves of a program that it runs. */
export interface Served {
  readonly manifest: Manifest;
  /** What the program declares and this host does not have. */
  readonly missing: { readonly programs: readonly string[]; readonly secrets: readonly string[] };
}

/**
 * Puts together what bermd 0.1.0 serves of a program: `/idl` (the public tools) and `/runtime` (internal tools, reach,
 * events). What neither says stays absent: the ABI it was built against, and its migrations.
 *
 * @param idl the text that `/idl` answered
 * @param runtime what `/runtime` answered; undefined when it was not asked
 * @throws ContractError when either cannot be read
 */
export function parseServed(idl: string, runtime?: Json): Served {
  const manifest = parseIdl(idl);
  if (runtime === undefined || !isObject(runtime)) return { manifest, missing: { programs: [], secrets: [] } };
  const inner = decodeRuntime(runtime);
  // Without a public tool nothing else would tell the internal ones from an IDL's, which are all public.
  const internal = manifest.tools.length > 0 ? inner.tools : inner.tools.map((tool) => ({ ...tool, public: false }));
  const tools = [...manifest.tools.map((tool) => ({ ...tool, public: true })), ...internal];
  const { deps, events } = inner;
  return {
    manifest: { ...manifest, tools, ...(deps !== undefined && { deps }), ...(events !== undefined && { events }) },
    missing: missingIn(runtime),
  };
}

/** The runtime's tools, deps and events have the fields of a section's records, so they are read by the same rules. */
function decodeRuntime(runtime: JsonObject): Manifest {
  const events = member(runtime, 'events');
  const record: JsonObject = {
    abi_version: 4,
    tools: member(runtime, 'tools') ?? [],
    deps: member(runtime, 'deps') ?? {},
  };
  const records = [record, ...(isArray(events) ? events.map((event): JsonObject => ({ event })) : [])];
  return parseSection(new TextEncoder().encode(records.map(textOf).join('\n')));
}

function missingIn(runtime: JsonObject): Served['missing'] {
  const unresolved = member(runtime, 'unresolved');
  const names = (field: string): string[] => {
    const list = isObject(unresolved) ? member(unresolved, field) : undefined;
    return isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  };
  return { programs: names('programs'), secrets: names('secrets') };
}

/** JSON text with its numbers as they were written: `JSON.stringify` knows neither `bigint` nor exact numbers. */
function textOf(value: Json): string {
  if (typeof value === 'bigint') return value.toString();
  if (isExactNumber(value)) return value.literal;
  if (isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}
