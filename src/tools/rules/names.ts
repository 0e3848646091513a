/** What tools are called. */
import { isObject, member } from '../../core/json.ts';
import type { View } from '../view.ts';
import { called, example, show, type Rule } from './rule.ts';

/** MCP's characters and length. */
const NAME = /^[A-Za-z0-9_.-]{1,128}$/;
/** What heddle takes as a tool's name, and so what its flows can write. */
const HEDDLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Several clients hand names on to models that take no more. */
const LONGEST_EVERYWHERE = 64;

function* named({ list = [] }: View): Iterable<{ readonly at: string; readonly name: string }> {
  for (const { at, json } of list) {
    const name = isObject(json) ? member(json, 'name') : undefined;
    if (typeof name === 'string') yield { at, name };
  }
}

const toolName: Rule = {
  id: 'tools-name',
  level: 'error',
  stage: 'list',
  title: 'A tool’s name is 1 to 128 letters, digits, `_`, `-` or `.`',
  text: 'The name is what callers and models write. MCP accepts ASCII letters, digits, underscore, hyphen and dot.',
  wrong: example({ name: 'get forecast' }),
  right: example({ name: 'get_forecast' }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json)) continue;
      const name = member(json, 'name');
      if (typeof name === 'string' && NAME.test(name)) continue;
      yield {
        at: name === undefined ? at : `${at}/name`,
        says: name === undefined ? `The entry at ${at} has no "name"` : `The name at ${at} is ${show(name)}`,
        expected: '1 to 128 letters, digits, "_", "-" or "."',
        received: show(name),
      };
    }
  },
};

const once: Rule = {
  id: 'tools-once',
  level: 'error',
  stage: 'list',
  title: 'A tool is listed once',
  text: 'Two tools of one name: a call cannot say which it means, and clients keep one of them.',
  wrong: {
    tools: [
      { name: 'forecast', inputSchema: { type: 'object' } },
      { name: 'forecast', inputSchema: { type: 'object' } },
    ],
  },
  right: example({}),
  *check(view) {
    const first = new Map<string, string>();
    for (const { at, name } of named(view)) {
      const earlier = first.get(name);
      if (earlier === undefined) first.set(name, at);
      else
        yield {
          at: `${at}/name`,
          says: `Tool ${show(name)} is listed twice: here and at ${earlier}`,
          expected: 'a name of its own',
        };
    }
  },
};

const strict: Rule = {
  id: 'tools-name-strict',
  level: 'warning',
  stage: 'lint',
  title: 'Some clients drop a tool of this name',
  text: 'MCP accepts it, stricter clients do not: names with a dot, or longer than 64 characters, are dropped or refused by clients that hand them on to a model, and heddle accepts letters, digits and underscores only, not beginning with a digit.',
  wrong: example({ name: 'weather.forecast' }),
  right: example({ name: 'weather_forecast' }),
  *check(view) {
    for (const { at, name } of named(view)) {
      if (!NAME.test(name)) continue;
      const why = strictness(name);
      if (why !== undefined)
        yield {
          at: `${at}/name`,
          says: `Tool ${show(name)} ${why}`,
          expected: `a name matching ${HEDDLE.source}, at most ${LONGEST_EVERYWHERE} characters`,
        };
    }
  },
};

function strictness(name: string): string | undefined {
  if (name.length > LONGEST_EVERYWHERE)
    return `has ${name.length} characters; some clients accept at most ${LONGEST_EVERYWHERE}`;
  if (name.includes('.')) return 'has a dot; some clients drop such a tool';
  return HEDDLE.test(name) ? undefined : 'is not a name that heddle accepts';
}

const texts: Rule = {
  id: 'tools-text',
  level: 'error',
  stage: 'list',
  title: 'Titles and descriptions are texts',
  text: '`title` and `description` are strings where they are given. A client that checks the answer drops the whole list for one that is not.',
  wrong: example({ description: null }),
  right: example({ description: 'The forecast of a place' }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json)) continue;
      for (const field of ['title', 'description']) {
        const value = member(json, field);
        if (value === undefined || typeof value === 'string') continue;
        yield {
          at: `${at}/${field}`,
          says: `${called(json, at)} has a "${field}" that is ${show(value)}`,
          expected: 'a string',
        };
      }
    }
  },
};

export const NAME_RULES: readonly Rule[] = [toolName, once, texts, strict];
