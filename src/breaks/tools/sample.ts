import { isArray, isObject, member, type Json } from '../../core/json.ts';
import type { Sample } from '../kind.ts';

/** The two lists of tools of a kind's sample. */
export function sampleLists(sample: Sample): readonly [before: Json, after: Json] {
  return [listOf(sample, sample.before), listOf(sample, sample.after)];
}

function listOf(sample: Sample, json: Json): Json {
  if ('part' in sample) return { tools: [toolOf({ name: 'ask', [field(sample.part)]: json })] };
  const tools = isObject(json) ? member(json, 'tools') : undefined;
  return { tools: isArray(tools) ? tools.map(toolOf) : [] };
}

function field(part: string): 'arguments' | 'result' {
  return part === 'arguments' || part === 'configuration' ? 'arguments' : 'result';
}

/** A shared sample says what a tool accepts and promises in words that every contract has. */
function toolOf(json: Json): Json {
  if (!isObject(json)) return json;
  const { arguments: input, result, ...rest } = json;
  return {
    ...rest,
    ...(input !== undefined && { inputSchema: input }),
    ...(result !== undefined && { outputSchema: result }),
  };
}
