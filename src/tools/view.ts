/** From JSON to a list of tools: where the list is, and what each entry says. */
import { isArray, isObject, member, pointer, type Json, type JsonObject } from '../core/json.ts';
import { HINT_DEFAULTS, HINTS, type Annotations, type Tool, type ToolList } from './model.ts';

/** An entry of the list, as it stands. */
export interface Entry {
  readonly at: string;
  readonly json: Json;
}

/** What the document turned out to be. */
export interface View {
  readonly root: Json;
  /** Where the list should be, and the list when there is one. */
  readonly at: string;
  readonly list: readonly Entry[] | undefined;
  /** The object around the list: the result, or the document. Undefined for a bare list. */
  readonly around: JsonObject | undefined;
  /** An answer that is an error instead of a result. */
  readonly failed: JsonObject | undefined;
}

/**
 * Finds the list: the document itself, its `tools`, or the `tools` of a JSON-RPC answer's `result`.
 * Never throws; `list` is undefined where there is none.
 */
export function viewOf(root: Json): View {
  if (isArray(root)) return { root, at: '', list: entries(root, ''), around: undefined, failed: undefined };
  if (!isObject(root)) return { root, at: '', list: undefined, around: undefined, failed: undefined };
  const [result, error] = [member(root, 'result'), member(root, 'error')];
  const answered = isObject(result) && member(root, 'tools') === undefined;
  const around = answered ? result : root;
  const at = answered ? '/result/tools' : '/tools';
  const tools = member(around, 'tools');
  const failed = isObject(error) && tools === undefined ? error : undefined;
  return { root, at, list: isArray(tools) ? entries(tools, at) : undefined, around, failed };
}

function entries(list: readonly Json[], at: string): Entry[] {
  return list.map((json, index) => ({ at: at + pointer(index), json }));
}

/** Reads what can be read: entries without a name cannot be called, and are left out. */
export function listOf(view: View): ToolList {
  const version = view.around === undefined ? undefined : member(view.around, 'version');
  return {
    tools: (view.list ?? []).flatMap(({ at, json }) => {
      const name = isObject(json) ? member(json, 'name') : undefined;
      return isObject(json) && typeof name === 'string' ? [toolOf(name, at, json)] : [];
    }),
    ...(typeof version === 'string' && version !== '' && { version }),
    at: view.at,
  };
}

function toolOf(name: string, at: string, json: JsonObject): Tool {
  const text = (field: string): string | undefined => {
    const value = member(json, field);
    return typeof value === 'string' ? value : undefined;
  };
  const [title, description] = [text('title'), text('description')];
  const [inputSchema, outputSchema] = [member(json, 'inputSchema'), member(json, 'outputSchema')];
  return {
    name,
    at,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(inputSchema !== undefined && { inputSchema }),
    // `null` promises nothing.
    ...(outputSchema !== undefined && outputSchema !== null && { outputSchema }),
    annotations: annotationsOf(member(json, 'annotations')),
    deprecated: member(json, 'deprecated') === true,
  };
}

function annotationsOf(value: Json | undefined): Annotations {
  if (!isObject(value)) return HINT_DEFAULTS;
  const said = HINTS.flatMap((hint): [string, boolean][] => {
    const told = member(value, hint);
    return typeof told === 'boolean' ? [[hint, told]] : [];
  });
  return { ...HINT_DEFAULTS, ...Object.fromEntries(said) };
}
