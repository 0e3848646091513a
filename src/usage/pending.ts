import { SourceError } from '../core/errors.ts';
import { isArray, isObject, member, parseJson, type Json, type JsonObject } from '../core/json.ts';
import type { PendingWake } from './model.ts';

/** A program has one wake for each program that arms it, and one cron for each tool. */
const MOST = 1000;

/** Reads `GET /programs/{name}/wakes`: calls armed, with their arguments. @throws SourceError */
export function parseWakes(json: Json): PendingWake[] {
  return entries(json, 'wakes').map((wake, at) => {
    const [tool, args, due, by] = [member(wake, 'tool'), member(wake, 'args'), member(wake, 'due'), member(wake, 'by')];
    if (typeof tool !== 'string' || typeof args !== 'string')
      throw new SourceError(`wakes: entry ${at + 1} has no tool and args; is it a bermd that listens there?`);
    return {
      tool,
      arguments: argumentsIn(args),
      // bermd counts milliseconds here, seconds in its usage.
      ...(typeof due === 'number' ? { due: Math.floor(due / 1000) } : {}),
      ...(typeof by === 'string' ? { by } : {}),
    };
  });
}

/** Reads `GET /programs/{name}/crons`: tool → expression, of those that have one set. @throws SourceError */
export function parseCrons(json: Json): Record<string, string> {
  return Object.fromEntries(
    entries(json, 'crons').flatMap((cron, at) => {
      const [tool, expression] = [member(cron, 'tool'), member(cron, 'cron')];
      if (typeof tool !== 'string')
        throw new SourceError(`crons: entry ${at + 1} has no tool; is it a bermd that listens there?`);
      return typeof expression === 'string' ? [[tool, expression]] : [];
    }),
  );
}

function entries(json: Json, name: string): JsonObject[] {
  const list = isObject(json) ? member(json, name) : undefined;
  if (!isArray(list))
    throw new SourceError(`${name}: expected an object with a list of that name; is it a bermd that listens there?`);
  if (list.length > MOST) throw new SourceError(`${name}: ${list.length} entries, more than the limit of ${MOST}`);
  return list.map((entry, at) => {
    if (!isObject(entry)) throw new SourceError(`${name}: entry ${at + 1} is not an object`);
    return entry;
  });
}

/** A program may arm a wake with anything; what is no JSON is a text, which no tool takes. */
function argumentsIn(text: string): Json {
  try {
    return parseJson(text).value;
  } catch {
    return text;
  }
}
