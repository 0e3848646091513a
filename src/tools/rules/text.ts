/** What the text itself must be. The reader finds it, before there is anything to look at. */
import type { RuleEntry } from '../../core/rule.ts';
import { example, type Stage } from './rule.ts';

export const TEXT: RuleEntry<Stage> = {
  id: 'tools-json',
  level: 'error',
  stage: 'list',
  title: 'The list is JSON',
  text:
    'A list of tools is one JSON document in UTF-8: what the server answered, without log lines before or ' +
    'behind it.',
  wrong: 'Weather server is listening\n{"tools":[]}',
  right: example({}),
};
