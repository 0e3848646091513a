/** What a tool says of its effects. */
import { isObject, member } from '../../core/json.ts';
import { near } from '../../core/near.ts';
import { HINTS } from '../model.ts';
import { called, example, show, type Rule } from './rule.ts';

const KNOWN: readonly string[] = ['title', ...HINTS];

const types: Rule = {
  id: 'tools-annotations',
  level: 'error',
  stage: 'list',
  title: 'Annotations are an object of hints that are true or false',
  text: '`annotations` is an object; `readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` in it are booleans. A client that checks the answer drops the whole list for one that is not.',
  wrong: example({ annotations: { readOnlyHint: 'yes' } }),
  right: example({ annotations: { readOnlyHint: true } }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      const annotations = isObject(json) ? member(json, 'annotations') : undefined;
      if (annotations === undefined) continue;
      if (!isObject(annotations)) {
        yield {
          at: `${at}/annotations`,
          says: `${called(json, at)} has "annotations" that are ${show(annotations)}`,
          expected: 'an object',
        };
        continue;
      }
      for (const hint of HINTS) {
        const value = member(annotations, hint);
        if (value !== undefined && typeof value !== 'boolean')
          yield {
            at: `${at}/annotations/${hint}`,
            says: `${called(json, at)} has a "${hint}" that is ${show(value)}`,
            expected: 'true or false',
          };
      }
    }
  },
};

const misspelt: Rule = {
  id: 'tools-annotation-unknown',
  level: 'warning',
  stage: 'lint',
  title: 'An annotation is spelt almost like a hint',
  text: 'A hint that no client knows is ignored, and the tool is treated as one without hints: one that may destroy.',
  wrong: example({ annotations: { readonlyHint: true } }),
  right: example({ annotations: { readOnlyHint: true } }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      const annotations = isObject(json) ? member(json, 'annotations') : undefined;
      if (!isObject(annotations)) continue;
      for (const name of Object.keys(annotations)) {
        if (KNOWN.includes(name) || near(name, KNOWN) === undefined) continue;
        yield {
          at: `${at}/annotations`,
          says: `${called(json, at)} has the annotation ${show(name)}, which no client knows`,
          meant: { word: name, known: KNOWN },
        };
      }
    }
  },
};

export const ANNOTATION_RULES: readonly Rule[] = [types, misspelt];
