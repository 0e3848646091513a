/** What a component is: `componentType` and `kind`, and which fields go with which kind. */
import { member } from '../../core/json.ts';
import { oneOf, show } from '../view.ts';
import { isBuiltinComponentType, KIND_FIELDS, KINDS, NAME, PHASES } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

const typeName: Rule = {
  id: 'component-type-name',
  level: 'error',
  stage: 'manifest',
  title: 'A component type must be an identifier',
  text: 'Flows write the component type, so it must begin with a letter or an underscore and hold only ASCII letters, digits and underscores.',
  wrong: example.manifest({ components: [{ componentType: 'llm-judge' }] }),
  right: example.manifest({ components: [{ componentType: 'LlmJudge' }] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const value = member(json, 'componentType');
      if (typeof value === 'string' && NAME.test(value)) continue;
      yield {
        at: `${at}/componentType`,
        says: `${label} has a "componentType" that is ${show(value)}`,
        expected: `a name matching ${NAME.source}`,
        received: show(value),
      };
    }
  },
};

const typeOnce: Rule = {
  id: 'component-type-once',
  level: 'error',
  stage: 'manifest',
  title: 'A component type is declared once',
  text: 'Two components of one manifest cannot share a `componentType`: a flow that names it could not say which it means.',
  wrong: example.manifest({ components: [{ componentType: 'Judge' }, { componentType: 'Judge' }] }),
  right: example.manifest({ components: [{ componentType: 'Judge' }, { componentType: 'Jury' }] }),
  *check(view) {
    const first = new Map<string, string>();
    for (const { componentType, at } of view.components) {
      if (componentType === undefined) continue;
      const earlier = first.get(componentType);
      if (earlier === undefined) first.set(componentType, at);
      else
        yield {
          at: `${at}/componentType`,
          says: `component type ${show(componentType)} is declared twice: here and at ${earlier}`,
          expected: 'a name of its own',
          received: show(componentType),
        };
    }
  },
};

const builtin: Rule = {
  id: 'component-type-builtin',
  level: 'error',
  stage: 'load',
  title: 'A component type must not be one of Agent Spec’s own',
  text: 'Types such as `AgentNode`, `Flow` or `ServerTool` belong to Agent Spec, and heddle’s registry refuses a plugin that claims one. It asks with JavaScript’s `in`, so `constructor`, `toString` and the other names that every object inherits are refused too. The validator that reads the manifest alone lets them by; loading does not.',
  wrong: example.manifest({ components: [{ componentType: 'AgentNode' }] }),
  right: example.manifest({ components: [{ componentType: 'AcmeAgentNode' }] }),
  *check(view) {
    for (const { componentType, at } of view.components) {
      if (componentType === undefined || !isBuiltinComponentType(componentType)) continue;
      yield {
        at: `${at}/componentType`,
        says: `component type ${show(componentType)} is one of Agent Spec’s own`,
        expected: 'another name',
        received: show(componentType),
      };
    }
  },
};

const kindKnown: Rule = {
  id: 'component-kind',
  level: 'error',
  stage: 'manifest',
  title: 'A kind must be one that heddle knows',
  text: 'There are seven: `node` (the default), `transform`, `component`, `provider`, `middleware`, `encoder` and `store`. `"kind": null` means `node`.',
  wrong: example.component({ kind: 'nod' }),
  right: example.component({ kind: 'node' }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      if (kind !== undefined) continue;
      const value = member(json, 'kind');
      yield {
        at: `${at}/kind`,
        says: `${label} has the kind ${show(value)}`,
        expected: oneOf(KINDS),
        received: show(value),
        meant: { word: value, known: KINDS },
      };
    }
  },
};

const fieldOfKind: Rule = {
  id: 'field-of-kind',
  level: 'error',
  stage: 'manifest',
  title: 'A field must stand on the kind that reads it',
  text: '`phase` belongs to a transform, `stream` to a provider, `seams` to a middleware, `protocol` and `contentType` to an encoder. On any other kind nothing would read the field, so heddle refuses it: remove it, or correct the kind.',
  wrong: example.component({ kind: 'node', stream: true }),
  right: example.component({ kind: 'provider', stream: true }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      for (const [field, owner] of KIND_FIELDS) {
        if (kind === undefined || kind === owner || member(json, field) === undefined) continue;
        yield {
          at: `${at}/${field}`,
          says: `${label} declares ${JSON.stringify(field)} but its kind is ${JSON.stringify(kind)}, and only ${owner === 'encoder' ? 'an' : 'a'} ${owner} reads it`,
          expected: `no ${JSON.stringify(field)}, or the kind ${JSON.stringify(owner)}`,
          received: show(member(json, field)),
        };
      }
    }
  },
};

const filesOnComponent: Rule = {
  id: 'component-files',
  level: 'error',
  stage: 'manifest',
  title: '`files` belong to the plugin, not to a component',
  text: 'Every component of a plugin runs against the same workspace, so `files` on a component would be read by nothing. Move them to the top level of the manifest.',
  wrong: example.component({ files: [{ path: 'skills' }] }),
  right: example.file({}),
  *check(view) {
    for (const { json, at, label } of view.components) {
      if (member(json, 'files') === undefined) continue;
      yield {
        at: `${at}/files`,
        says: `${label} declares "files", which belong to the plugin`,
        expected: '"files" at the top level of the manifest',
        received: show(member(json, 'files')),
      };
    }
  },
};

const phase: Rule = {
  id: 'transform-phase',
  level: 'error',
  stage: 'manifest',
  title: 'A phase must be `pre`, `post` or `both`',
  text: 'It says when a transform runs: before the model is asked, after it answered, or both. Absent means `pre`; `null` is refused.',
  wrong: example.component({ kind: 'transform', phase: 'mid' }),
  right: example.component({ kind: 'transform', phase: 'post' }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, 'phase');
      if (kind !== 'transform' || value === undefined || (PHASES as readonly unknown[]).includes(value)) continue;
      yield {
        at: `${at}/phase`,
        says: `${label} has the phase ${show(value)}`,
        expected: oneOf(PHASES),
        received: show(value),
        meant: { word: value, known: PHASES },
      };
    }
  },
};

const stream: Rule = {
  id: 'provider-stream',
  level: 'error',
  stage: 'manifest',
  title: '`stream` must be a boolean',
  text: 'heddle decides whether to stream before the plugin’s process runs, so the manifest must say `true` or `false`. Absent means `false`.',
  wrong: example.component({ kind: 'provider', stream: 'yes' }),
  right: example.component({ kind: 'provider', stream: true }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, 'stream');
      if (kind !== 'provider' || value === undefined || typeof value === 'boolean') continue;
      yield {
        at: `${at}/stream`,
        says: `${label} has a "stream" that is ${show(value)}`,
        expected: 'true or false',
        received: show(value),
      };
    }
  },
};

export const componentRules: readonly Rule[] = [
  typeName,
  typeOnce,
  builtin,
  kindKnown,
  fieldOfKind,
  filesOnComponent,
  phase,
  stream,
];
