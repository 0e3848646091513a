/** Inputs, outputs and branches that heddle takes and nobody gets anything from. */
import { isArray, member, type Json } from '../../core/json.ts';
import { isTypeName, TYPE_NAMES } from '../dialect.ts';
import { example, type Rule } from '../rules/rule.ts';
import { isTitle, RESERVED_TITLES } from '../uses/ports.ts';
import { entriesOf, quote, type ComponentEntry } from '../view.ts';

const PORT_FIELDS = ['inputs', 'outputs', 'branches'] as const;

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
        const titles = textsOf(component, field, 'title');
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

const titleRefused: Rule = {
  id: 'title-refused',
  level: 'warning',
  stage: 'lint',
  title: 'A port title that heddle refuses in every flow',
  text: 'heddle accepts the manifest and then refuses every flow that uses the component: a title holds none of `. , { } \' "`, space and line feed, and `_resume` and `_chat_history` are heddle’s own, for inputs and outputs. A flow gets by only when it writes ports of its own.',
  wrong: example.component({ outputs: [{ title: 'the note', type: 'string' }] }),
  right: example.component({ outputs: [{ title: 'the_note', type: 'string' }] }),
  *check(view) {
    for (const component of view.components) {
      if (component.kind !== 'node') continue;
      for (const field of ['inputs', 'outputs'] as const)
        for (const { text, at } of textsOf(component, field, 'title')) {
          const reserved = RESERVED_TITLES.includes(text);
          // An empty one keeps the manifest itself from loading.
          if (text === '' || (!reserved && isTitle(text))) continue;
          const why = reserved ? 'a name that heddle keeps for itself' : 'which heddle accepts in no flow';
          yield {
            at,
            says: `${component.label} has ${field === 'inputs' ? 'an input' : 'an output'} of the title ${quote(text)}, ${why}`,
            expected: 'another title',
            received: quote(text),
          };
        }
    }
  },
};

const typeUnknown: Rule = {
  id: 'port-type-unknown',
  level: 'warning',
  stage: 'lint',
  title: 'A port type that no edge can connect to',
  text: 'heddle casts between the types of JSON. An input of another type accepts no output, and an output of another type feeds inputs of the type `string` alone.',
  wrong: example.component({ inputs: [{ title: 'text', type: 'str' }] }),
  right: example.component({ inputs: [{ title: 'text', type: 'string' }] }),
  *check(view) {
    for (const component of view.components) {
      if (component.kind !== 'node') continue;
      for (const field of ['inputs', 'outputs'] as const)
        for (const { text, at } of textsOf(component, field, 'type')) {
          if (text === '' || isTypeName(text)) continue;
          const what = field === 'inputs' ? 'an input of' : 'an output of';
          const effect = field === 'inputs' ? 'no edge can lead to it' : 'an edge from it leads to strings alone';
          yield {
            at,
            says: `${component.label} has ${what} the type ${quote(text)}, so ${effect}`,
            expected: `one of ${TYPE_NAMES.join(', ')}`,
            received: quote(text),
            meant: { word: text, known: TYPE_NAMES },
          };
        }
    }
  },
};

interface Named {
  readonly text: string;
  readonly at: string;
}

function textsOf({ json, at }: ComponentEntry, field: 'inputs' | 'outputs', name: 'title' | 'type'): Named[] {
  return entriesOf(json, field, at).flatMap((port) => {
    const text: Json | undefined = member(port.json, name);
    return typeof text === 'string' ? [{ text, at: `${port.at}/${name}` }] : [];
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

export const portLints: readonly Rule[] = [ignored, titleTwice, branchTwice, titleRefused, typeUnknown];
