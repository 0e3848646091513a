/** What the plugin provides at all: `components`, `tools` or `discoverTools`; `files` alone make no plugin. */
import { isArray, member, type Json } from '../../core/json.ts';
import { show, type View } from '../view.ts';
import { example, type Rule } from './rule.ts';

const filled = (value: Json | undefined): boolean => isArray(value) && value.length > 0;

const providesNothing = (view: View): boolean =>
  !filled(member(view.json, 'components')) &&
  !filled(member(view.json, 'tools')) &&
  member(view.json, 'discoverTools') !== true;

const nothingProvided: Rule = {
  id: 'nothing-provided',
  level: 'error',
  stage: 'manifest',
  title: 'A plugin must provide something',
  text:
    'A manifest needs at least one component, at least one tool, or `"discoverTools": true`. Empty arrays ' +
    'provide nothing.',
  wrong: { name: 'acme', version: '1.0.0', components: [] },
  right: example.manifest({}),
  *check(view) {
    if (!providesNothing(view) || filled(member(view.json, 'files'))) return;
    yield {
      at: '',
      says: `${view.label} declares no components and no tools`,
      expected: 'a component, a tool, or "discoverTools": true',
    };
  },
};

const onlyFiles: Rule = {
  id: 'only-files',
  level: 'error',
  stage: 'manifest',
  title: 'Files alone are a directory, not a plugin',
  text:
    'A manifest whose only content is `files` loads nobody’s code. heddle puts a directory into a workspace ' +
    'with `--mount`; no plugin is needed for it.',
  wrong: { name: 'acme', version: '1.0.0', files: [{ path: 'skills' }] },
  right: example.file({}),
  *check(view) {
    if (!providesNothing(view) || !filled(member(view.json, 'files'))) return;
    yield {
      at: '/files',
      says: `${view.label} declares nothing but "files", which is a directory rather than a plugin`,
      expected: 'a component or a tool beside the files',
      mend: 'Mount the directory with --mount and load no plugin at all.',
    };
  },
};

const discoverToolsBoolean: Rule = {
  id: 'discover-tools-boolean',
  level: 'error',
  stage: 'manifest',
  title: '`discoverTools` must be a boolean',
  text:
    'Only `true` asks heddle to start the plugin and take its list of tools. A text such as `"yes"` is refused, ' +
    'and so is `null`.',
  wrong: example.manifest({ discoverTools: 'yes' }),
  right: example.manifest({ discoverTools: true }),
  *check(view) {
    const value = member(view.json, 'discoverTools');
    if (value === undefined || typeof value === 'boolean') return;
    yield {
      at: '/discoverTools',
      says: `${view.label} has a "discoverTools" that is ${show(value)}`,
      expected: 'true or false',
      received: show(value),
    };
  },
};

/** One rule for the three lists. */
function list(field: 'components' | 'tools' | 'files', holds: string): Rule {
  return {
    id: `${field}-list`,
    level: 'error',
    stage: 'manifest',
    title: `\`${field}\` must be an array of objects`,
    text:
      `\`${field}\` lists ${holds}, one object each. Leave the field out when there are none; \`null\` is not ` +
      'the same as absent.',
    wrong: example.manifest({
      [field]: {},
      ...(field === 'components' ? { tools: [{ name: 'ask', path: 'ask.sh' }] } : {}),
    }),
    right: example.manifest({}),
    *check(view) {
      const value = member(view.json, field);
      if (value === undefined) return;
      if (!isArray(value)) {
        yield {
          at: `/${field}`,
          says: `${view.label} has a ${JSON.stringify(field)} that is ${show(value)}`,
          expected: 'an array of objects',
          received: show(value),
        };
        return;
      }
      for (const [index, entry] of value.entries()) {
        if (typeof entry === 'object' && entry !== null && !isArray(entry)) continue;
        yield {
          at: `/${field}/${index}`,
          says: `${field}[${index}] is ${show(entry)}`,
          expected: 'an object',
          received: show(entry),
        };
      }
    },
  };
}

export const providesRules: readonly Rule[] = [
  nothingProvided,
  onlyFiles,
  discoverToolsBoolean,
  list('components', 'the component types that the plugin provides'),
  list('tools', 'the tools that the plugin ships or implements'),
  list('files', 'what the plugin puts into every workspace'),
];
