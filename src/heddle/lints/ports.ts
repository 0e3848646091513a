/** Inputs, outputs and branches that heddle takes and nobody gets anything from. */
import { isArray, member, type Json } from '../../core/json.ts';
import { example, type Rule } from '../rules/rule.ts';
import { entriesOf, quote, type ComponentEntry } from '../view.ts';

const PORT_FIELDS = ['inputs', 'outputs', 'branches'] as const;

/** Keys of a node's result that heddle's runner uses itself. */
const RESERVED_OUTPUTS: ReadonlySet<string> = new Set(['_resume', '_chat_history']);

const ignored: Rule = {
  id: 'ports-ignored',
  level: 'warning',
  stage: 'lint',
  title: 'Inputs, outputs or branches on a kind that has none',
  text: 'Only a node has inputs, outputs and branches. On any other kind heddle checks their shape and then never reads them, so a flow that connects to them is refused.',
  wrong: example.component({ kind: 'transform', inputs: [{ title: 'text', type: 'string' }] }),
  right: example.component({ kind: 'node', inputs: [{ title: 'text', type: 'string' }] }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      if (kind === undefined || kind === 'node') continue;
      for (const field of PORT_FIELDS) {
        const value = member(json, field);
        if (isArray(value) && value.length > 0)
          yield {
            at: `${at}/${field}`,
            says: `${label} is a ${kind} and declares ${JSON.stringify(field)}, which only a node has`,
            expected: `no ${JSON.stringify(field)}`,
          };
      }
    }
  },
};

const titleTwice: Rule = {
  id: 'title-twice',
  level: 'warning',
  stage: 'lint',
  title: 'Two inputs or two outputs of one title',
  text: 'A flow connects to a title, so it cannot say which of two it means.',
  wrong: example.component({
    inputs: [
      { title: 'text', type: 'string' },
      { title: 'text', type: 'number' },
    ],
  }),
  right: example.component({
    inputs: [
      { title: 'text', type: 'string' },
      { title: 'score', type: 'number' },
    ],
  }),
  *check(view) {
    for (const component of view.components) {
      for (const field of ['inputs', 'outputs'] as const) {
        const titles = titlesOf(component, field);
        yield* twice(
          titles,
          (title) => `${component.label} has two ${field} of the title ${quote(title)}`,
          'a title of its own',
        );
      }
    }
  },
};

const branchTwice: Rule = {
  id: 'branch-twice',
  level: 'warning',
  stage: 'lint',
  title: 'A branch is listed twice',
  text: 'Branches are a set: the second mention adds nothing and is probably a slip.',
  wrong: example.component({ branches: ['accept', 'accept'] }),
  right: example.component({ branches: ['accept', 'reject'] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const list = member(json, 'branches');
      const named = isArray(list)
        ? list.flatMap((text, index) => (typeof text === 'string' ? [{ text, at: `${at}/branches/${index}` }] : []))
        : [];
      yield* twice(named, (branch) => `${label} lists the branch ${quote(branch)} twice`, 'each branch once');
    }
  },
};

const reservedOutput: Rule = {
  id: 'output-reserved',
  level: 'warning',
  stage: 'lint',
  title: 'An output that heddle takes for its own',
  text: 'heddle’s runner keeps `_resume` and `_chat_history` in the state that outputs are written to. An output of that name is overwritten, or read as something it is not.',
  wrong: example.component({ outputs: [{ title: '_resume', type: 'string' }] }),
  right: example.component({ outputs: [{ title: 'resume', type: 'string' }] }),
  *check(view) {
    for (const component of view.components) {
      for (const { text, at } of titlesOf(component, 'outputs')) {
        if (RESERVED_OUTPUTS.has(text))
          yield {
            at,
            says: `${component.label} has the output ${quote(text)}, a name that heddle uses itself`,
            expected: 'another title',
            received: quote(text),
          };
      }
    }
  },
};

interface Named {
  readonly text: string;
  readonly at: string;
}

function titlesOf({ json, at }: ComponentEntry, field: 'inputs' | 'outputs'): Named[] {
  return entriesOf(json, field, at).flatMap((port) => {
    const title: Json | undefined = member(port.json, 'title');
    return typeof title === 'string' ? [{ text: title, at: `${port.at}/title` }] : [];
  });
}

function* twice(
  named: readonly Named[],
  says: (text: string) => string,
  expected: string,
): Iterable<{ at: string; says: string; expected: string }> {
  const seen = new Set<string>();
  for (const { text, at } of named) {
    if (seen.has(text)) yield { at, says: says(text), expected };
    seen.add(text);
  }
}

export const portLints: readonly Rule[] = [ignored, titleTwice, branchTwice, reservedOutput];
