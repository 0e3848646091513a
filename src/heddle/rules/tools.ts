/** What a tool is called and what runs when it is. */
import { member } from '../../core/json.ts';
import { oneOf, show } from '../view.ts';
import { NAME } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

const toolName: Rule = {
  id: 'tool-name',
  level: 'error',
  stage: 'manifest',
  title: 'A tool’s name must be an identifier',
  text: 'The name is what a flow writes and what the model is told. It follows the pattern of a component type: ASCII letters, digits and underscores, not beginning with a digit.',
  wrong: example.tool({ name: 'read-skill' }),
  right: example.tool({ name: 'read_skill' }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const value = member(json, 'name');
      if (typeof value === 'string' && NAME.test(value)) continue;
      yield {
        at: `${at}/name`,
        says: `${label} has a "name" that is ${show(value)}`,
        expected: `a name matching ${NAME.source}`,
        received: show(value),
      };
    }
  },
};

const toolOnce: Rule = {
  id: 'tool-once',
  level: 'error',
  stage: 'manifest',
  title: 'A tool is declared once',
  text: 'Two tools of one manifest cannot share a name: a call could not say which it means.',
  wrong: example.manifest({
    tools: [
      { name: 'ask', path: 'ask.sh' },
      { name: 'ask', path: 'ask2.sh' },
    ],
  }),
  right: example.manifest({
    tools: [
      { name: 'ask', path: 'ask.sh' },
      { name: 'tell', path: 'tell.sh' },
    ],
  }),
  *check(view) {
    const first = new Map<string, string>();
    for (const { name, at } of view.tools) {
      if (name === undefined) continue;
      const earlier = first.get(name);
      if (earlier === undefined) first.set(name, at);
      else
        yield {
          at: `${at}/name`,
          says: `tool ${show(name)} is declared twice: here and at ${earlier}`,
          expected: 'a name of its own',
          received: show(name),
        };
    }
  },
};

const implementation: Rule = {
  id: 'tool-implementation',
  level: 'error',
  stage: 'manifest',
  title: 'A tool has exactly one of `path` and `componentType`',
  text: 'They are two answers to “how does this run”: an executable shipped beside the plugin, or a component of this plugin that implements it. `null` is treated as given.',
  wrong: example.manifest({ tools: [{ name: 'ask', path: 'ask.sh', componentType: 'Judge' }] }),
  right: example.tool({}),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const path = member(json, 'path') !== undefined;
      const component = member(json, 'componentType') !== undefined;
      if (path !== component) continue;
      yield {
        at,
        says: `${label} has ${path ? 'both "path" and "componentType"' : 'neither "path" nor "componentType"'}`,
        expected: 'exactly one of them',
      };
    }
  },
};

const componentDeclared: Rule = {
  id: 'tool-component',
  level: 'error',
  stage: 'manifest',
  title: 'A tool’s component must be declared here',
  text: 'A tool that names a `componentType` is implemented by that component, which this same manifest must declare.',
  wrong: example.manifest({ tools: [{ name: 'ask', componentType: 'Jugde' }] }),
  right: example.manifest({ tools: [{ name: 'ask', componentType: 'Judge' }] }),
  *check(view) {
    const declared = view.components.flatMap(({ componentType }) =>
      componentType === undefined ? [] : [componentType],
    );
    const known = new Set(declared);
    for (const { json, at, label } of view.tools) {
      const value = member(json, 'componentType');
      if (value === undefined || (typeof value === 'string' && known.has(value))) continue;
      yield {
        at: `${at}/componentType`,
        says: `${label} names the component ${show(value)}, which this plugin does not declare`,
        expected: known.size > 8 ? `one of the ${known.size} components declared` : oneOf([...known]),
        received: show(value),
        meant: { word: value, known },
      };
    }
  },
};

/** One rule for the optional fields that have a type and nothing more. */
function typed(id: string, field: string, type: 'string' | 'boolean', text: string): Rule {
  const wrong = type === 'string' ? 1 : 'yes';
  return {
    id,
    level: 'error',
    stage: 'manifest',
    title: `A tool’s \`${field}\` must be a ${type}`,
    text,
    wrong: example.tool({ [field]: wrong }),
    right: example.tool({ [field]: type === 'string' ? 'Ask the judge.' : true }),
    *check(view) {
      for (const { json, at, label } of view.tools) {
        const value = member(json, field);
        if (value === undefined || typeof value === type) continue;
        yield {
          at: `${at}/${field}`,
          says: `${label} has a ${JSON.stringify(field)} that is ${show(value)}`,
          expected: type === 'string' ? 'a string' : 'true or false',
          received: show(value),
        };
      }
    },
  };
}

export const toolRules: readonly Rule[] = [
  toolName,
  toolOnce,
  implementation,
  componentDeclared,
  typed('tool-description', 'description', 'string', 'The model reads it to decide when to call the tool.'),
  typed(
    'tool-shadows',
    'shadows',
    'boolean',
    'Only `true` lets the tool take a name that something else provides already; without it a collision is a load error.',
  ),
];
