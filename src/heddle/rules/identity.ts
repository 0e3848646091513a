/** Who the plugin is: `name` and `version`. */
import { member } from '../../core/json.ts';
import { show } from '../view.ts';
import { example, type Rule } from './rule.ts';

/** One rule for both fields: a non-empty string. */
function required(field: 'name' | 'version', why: string): Rule {
  return {
    id: `${field}-required`,
    level: 'error',
    stage: 'manifest',
    title: `\`${field}\` must be a non-empty string`,
    text: why,
    wrong: example.manifest({ [field]: '' }),
    right: example.manifest({}),
    *check(view) {
      const value = member(view.json, field);
      if (typeof value === 'string' && value !== '') return;
      yield {
        at: `/${field}`,
        says:
          value === undefined
            ? `${view.label} has no ${JSON.stringify(field)}`
            : `${view.label} has a ${JSON.stringify(field)} that is ${show(value)}`,
        expected: 'a non-empty string',
        received: show(value),
      };
    },
  };
}

export const identityRules: readonly Rule[] = [
  required(
    'name',
    'heddle names the plugin in every message, in its logs and in the bundle’s directory, so it must have a name.',
  ),
  required(
    'version',
    'heddle stamps the version on what it loads. Nothing compares versions, but one must be there, as a string.',
  ),
];
