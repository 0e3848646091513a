/** Values that do not survive heddle's reader, or cost more than they look. */
import { isArray, isObject, member, pointer, type Json } from '../../core/json.ts';
import { example, type Fault, type Rule } from '../rules/rule.ts';
import { show } from '../view.ts';

/** A description of this many characters is a document. */
const LONG_DESCRIPTION = 16_384;

/**
 * A value still to be looked at, with how it was reached: a list rather than a text, for a text per level would be
 * square.
 */
interface Step {
  readonly value: Json;
  readonly token: string | number | undefined;
  readonly up: Step | undefined;
}

const numberRange: Rule = {
  id: 'number-range',
  level: 'warning',
  stage: 'lint',
  title: 'A number that heddle reads as another',
  text:
    'heddle reads numbers as doubles: an integer beyond ±(2^53−1) is rounded, and one like `1e400` becomes ' +
    'infinite, which turns into `null` when it is sent on.',
  wrong: example.tool({ inputSchema: { properties: { n: { maximum: Infinity } } } }),
  right: example.tool({ inputSchema: { properties: { n: { maximum: 1000 } } } }),
  *check(view) {
    const stack: Step[] = [{ value: view.json, token: undefined, up: undefined }];
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      const { value } = step;
      if (
        typeof value === 'number' &&
        (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
      )
        yield tooLarge(value, step);
      else if (isArray(value))
        for (const [token, item] of value.entries()) stack.push({ value: item, token, up: step });
      else if (isObject(value))
        for (const token of Object.keys(value)) stack.push({ value: member(value, token) ?? null, token, up: step });
    }
  },
};

function tooLarge(value: number, step: Step): Fault {
  const tokens: (string | number)[] = [];
  for (let at: Step | undefined = step; at?.token !== undefined && tokens.length < 1000; at = at.up)
    tokens.push(at.token);
  return {
    at: pointer(...tokens.reverse()),
    says: `heddle reads this number as ${show(value)}`,
    expected: 'a number that a double holds exactly',
    received: show(value),
  };
}

const longDescription: Rule = {
  id: 'description-length',
  level: 'warning',
  stage: 'lint',
  title: 'A very long description',
  text:
    'A tool’s description is sent to the model on every round of every turn. heddle bounds the schemas and not ' +
    `the description; over ${LONG_DESCRIPTION} characters it is probably a document that belongs into a file.`,
  wrong: example.tool({ description: 'x'.repeat(LONG_DESCRIPTION + 1) }),
  right: example.tool({ description: 'Ask the judge.' }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const value = member(json, 'description');
      if (typeof value !== 'string' || value.length <= LONG_DESCRIPTION) continue;
      yield {
        at: `${at}/description`,
        says: `${label} has a description of ${value.length} characters`,
        expected: `at most ${LONG_DESCRIPTION}`,
        received: String(value.length),
      };
    }
  },
};

export const valueLints: readonly Rule[] = [numberRange, longDescription];
