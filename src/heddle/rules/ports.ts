/** What goes in and out of a component: `inputs`, `outputs`, `branches`. heddle reads their shape on every kind. */
import { isArray, isObject, member, pointer, type Json } from '../../core/json.ts';
import { show } from '../view.ts';
import { example, type Fault, type Rule } from './rule.ts';

const port: Rule = {
  id: 'ports',
  level: 'error',
  stage: 'manifest',
  title: 'Inputs and outputs must be arrays of `{title, type}`',
  text:
    'Each entry of `inputs` and `outputs` is an object with a non-empty `title` and a non-empty `type`, both ' +
    'strings; `description` and `default` are optional. heddle holds components of every kind to this.',
  wrong: example.component({ inputs: [{ title: 'answer' }] }),
  right: example.component({ inputs: [{ title: 'answer', type: 'string' }] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      for (const field of ['inputs', 'outputs']) {
        const value = member(json, field);
        if (value === undefined) continue;
        if (!isArray(value)) {
          yield {
            at: `${at}/${field}`,
            says: `${label} has ${JSON.stringify(field)} that are ${show(value)}`,
            expected: 'an array of {title, type}',
            received: show(value),
          };
          continue;
        }
        for (const [index, entry] of value.entries())
          yield* checkPort(entry, `${at}${pointer(field, index)}`, `${label}: ${field}[${index}]`);
      }
    }
  },
};

function* checkPort(json: Json, at: string, label: string): Iterable<Fault> {
  if (!isObject(json)) {
    yield { at, says: `${label} is ${show(json)}`, expected: 'an object with title and type', received: show(json) };
    return;
  }
  for (const field of ['title', 'type']) {
    const value = member(json, field);
    if (typeof value === 'string' && value !== '') continue;
    yield {
      at: `${at}/${field}`,
      says:
        value === undefined
          ? `${label} has no ${JSON.stringify(field)}`
          : `${label} has a ${JSON.stringify(field)} that is ${show(value)}`,
      expected: 'a non-empty string',
      received: show(value),
    };
  }
}

const branches: Rule = {
  id: 'branches',
  level: 'error',
  stage: 'manifest',
  title: '`branches` must be an array of strings',
  text:
    'heddle checks that every node of a flow can be reached before anything runs, so the branches a node may ' +
    'take must be written down, as strings.',
  wrong: example.component({ branches: 'accept' }),
  right: example.component({ branches: ['accept', 'reject'] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const value = member(json, 'branches');
      if (value === undefined) continue;
      if (!isArray(value)) {
        yield {
          at: `${at}/branches`,
          says: `${label} has "branches" that are ${show(value)}`,
          expected: 'an array of strings',
          received: show(value),
        };
        continue;
      }
      for (const [index, branch] of value.entries()) {
        if (typeof branch === 'string') continue;
        yield {
          at: `${at}/branches/${index}`,
          says: `${label}: branches[${index}] is ${show(branch)}`,
          expected: 'a string',
          received: show(branch),
        };
      }
    }
  },
};

export const portRules: readonly Rule[] = [port, branches];
