/** What a plugin that travels in a request may not do. */
import { isArray, member } from '../../core/json.ts';
import { show } from '../view.ts';
import { SUBMITTABLE_KINDS } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

const base = { level: 'error', stage: 'submitted' } as const;

const shadows: Rule = {
  ...base,
  id: 'submitted-shadows',
  title: 'A submitted plugin may not shadow',
  text: 'A name taken by shadowing can be reached by code that the submitter did not write, so a server does not accept `"shadows": true` in a request.',
  wrong: example.manifest({ tools: [{ name: 'ask', componentType: 'Judge', shadows: true }] }),
  right: example.manifest({ tools: [{ name: 'ask', componentType: 'Judge' }] }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      if (member(json, 'shadows') === true)
        yield {
          at: `${at}/shadows`,
          says: `${label} declares "shadows", which cannot be submitted`,
          expected: 'no "shadows", and a name that nothing else uses',
          received: 'true',
        };
    }
  },
};

const kinds: Rule = {
  ...base,
  id: 'submitted-kind',
  title: 'A submitted plugin may not bring middleware or a store',
  text: 'Middleware runs on every node of every flow, and a store holds every conversation of the server: both are installed by the operator, with `--plugin`.',
  wrong: example.component({ kind: 'store' }),
  right: example.component({ kind: 'node' }),
  *check(view) {
    for (const { at, label, kind } of view.components) {
      if (kind === undefined || SUBMITTABLE_KINDS.has(kind)) continue;
      yield {
        at: `${at}/kind`,
        says: `${label} is a ${kind}, which cannot be submitted`,
        expected: 'a node, transform, component, provider or encoder',
        received: show(kind),
      };
    }
  },
};

const discovery: Rule = {
  ...base,
  id: 'submitted-discovery',
  title: 'A submitted plugin may not discover',
  text: 'The server would have to start it to learn what it provides, on the endpoint that callers reach for because it runs nothing. Declare the tools in the manifest.',
  wrong: example.manifest({ discoverTools: true }),
  right: example.manifest({}),
  *check(view) {
    if (member(view.json, 'discoverTools') === true)
      yield {
        at: '/discoverTools',
        says: `${view.label} declares "discoverTools", which cannot be submitted`,
        expected: 'tools declared in the manifest',
        received: 'true',
      };
  },
};

const files: Rule = {
  ...base,
  id: 'submitted-files',
  title: 'A submitted plugin may not ship files',
  text: 'It travels as a manifest and a source, without a directory, so there is nothing for `files` to resolve against. Send the content as the request’s own files, or have the operator mount it.',
  wrong: example.file({}),
  right: example.manifest({ files: [] }),
  *check(view) {
    const value = member(view.json, 'files');
    if (isArray(value) && value.length > 0)
      yield {
        at: '/files',
        says: `${view.label} declares "files", which cannot be submitted`,
        expected: 'no files',
        received: `${value.length} of them`,
      };
  },
};

const pathTools: Rule = {
  ...base,
  id: 'submitted-path',
  title: 'A submitted plugin’s tools are implemented by its components',
  text: 'A tool with a `path` names an executable beside the plugin, and a submitted plugin has nothing beside it: the load is refused because the path is not there. Name a `componentType` instead.',
  wrong: example.tool({}),
  right: example.manifest({ tools: [{ name: 'ask', componentType: 'Judge' }] }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const value = member(json, 'path');
      if (value !== undefined)
        yield {
          at: `${at}/path`,
          says: `${label} names the path ${show(value)}, and a submitted plugin has no directory`,
          expected: 'a "componentType" that implements the tool',
          received: show(value),
        };
    }
  },
};

export const submittedRules: readonly Rule[] = [shadows, kinds, discovery, files, pathTools];
