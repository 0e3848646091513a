/** Fields that heddle does not read. It ignores them, and so does everything here: a notice, with the likely field. */
import { pointer } from '../../core/json.ts';
import { entriesOf, type Entry } from '../view.ts';
import { FIELDS } from '../vocabulary.ts';
import { example, type Fault, type Rule } from './rule.ts';

/** Names that editors and people use for remarks. */
const REMARKS: ReadonlySet<string> = new Set(['$schema', '$comment']);

export const unknownFieldRules: readonly Rule[] = [
  {
    id: 'unknown-field',
    level: 'notice',
    stage: 'lint',
    title: 'A field that heddle does not read',
    text: 'heddle ignores fields it does not know, so a misspelt one silently does nothing.',
    wrong: example.component({ brnaches: ['accept'] }),
    right: example.component({ branches: ['accept'] }),
    *check(view) {
      yield* checkFields({ json: view.json, at: '', label: view.label }, FIELDS.manifest);
      for (const component of view.components) {
        yield* checkFields(component, FIELDS.component);
        for (const field of ['inputs', 'outputs']) {
          for (const port of entriesOf(component.json, field, component.at))
            yield* checkFields({ ...port, label: `${component.label}: ${port.label}` }, FIELDS.port);
        }
      }
      for (const tool of view.tools) yield* checkFields(tool, FIELDS.tool);
      for (const file of view.files) yield* checkFields(file, FIELDS.file);
    },
  },
];

function* checkFields({ json, at, label }: Entry, known: readonly string[]): Iterable<Fault> {
  for (const name of Object.keys(json)) {
    if (known.includes(name) || REMARKS.has(name)) continue;
    const absent = known.filter((field) => !Object.hasOwn(json, field));
    yield {
      at: at + pointer(name),
      says: `${label} has the field ${JSON.stringify(name.slice(0, 60))}, which heddle does not read`,
      meant: { word: name, known: absent },
    };
  }
}
