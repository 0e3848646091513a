import { isArray, isObject, member, type Json, type JsonObject } from '../../core/json.ts';
import type { Sample } from '../kind.ts';

/** The two plugin manifests of a kind's sample: its parts under a name and a version. */
export function samplePlugins(sample: Sample): readonly [before: Json, after: Json] {
  return [pluginOf(sample, sample.before), pluginOf(sample, sample.after)];
}

function pluginOf(sample: Sample, json: Json): Json {
  if ('part' in sample) {
    const field = sample.part === 'result' || sample.part === 'data' ? 'result' : 'arguments';
    return plugin({ tools: [{ name: 'ask', [field]: json }] });
  }
  return plugin(isObject(json) ? json : {});
}

function plugin(parts: JsonObject): Json {
  const tools = member(parts, 'tools');
  return { name: 'acme', version: '1.0.0', ...parts, ...(isArray(tools) && { tools: tools.map(toolOf) }) };
}

/** A tool of a shared sample says what it accepts and promises in words that every contract has. */
function toolOf(json: Json): Json {
  if (!isObject(json)) return json;
  const { arguments: input, result, ...rest } = json;
  return {
    ...rest,
    ...(member(rest, 'path') === undefined && member(rest, 'componentType') === undefined && { path: 'ask.sh' }),
    ...(input !== undefined && { inputSchema: input }),
    ...(result !== undefined && { outputSchema: result }),
  };
}
