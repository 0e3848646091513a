import { bermImage, program, tool } from '../wasm.ts';

/** Weather, as images: each a small step from the first. */
export function weather(version: string, tools: readonly object[] = [forecast()]): Uint8Array {
  return bermImage({ manifest: [program({ version, tools })] });
}

/** The tool `forecast`, taking a city; `changes` lie over its arguments. */
export function forecast(changes: { properties?: object; required?: readonly string[] } = {}): object {
  return tool('forecast', {
    public: true,
    parameters: {
      type: 'object',
      properties: { city: { type: 'string' }, ...changes.properties },
      required: changes.required ?? ['city'],
    },
  });
}

/** `days` is demanded, which callers of the first never sent. */
export const DEMANDS_DAYS: readonly object[] = [
  forecast({ properties: { days: { type: 'integer', minimum: 0 } }, required: ['city', 'days'] }),
];
/** … and `unit` too. */
export const DEMANDS_MORE: readonly object[] = [
  forecast({
    properties: { days: { type: 'integer', minimum: 0 }, unit: { type: 'string' } },
    required: ['city', 'days', 'unit'],
  }),
];
/** `days` may be sent. */
export const TAKES_DAYS: readonly object[] = [forecast({ properties: { days: { type: 'integer', minimum: 0 } } })];

/** Rust in which the annotation of `DEMANDS_DAYS` stands on the line of `days`: line 8. */
export const RUST_SOURCE = `//! Weather.

#[berm_lang::program]
mod tools {
    #[public]
    pub fn forecast(
        city: String,
        days: u32,
    ) -> Result<String> {
        Ok(format!("{city} {days}"))
    }
}
`;

/** A plugin manifest of heddle with one tool. */
export function plugin(version: string, changes: object = {}): string {
  return `${JSON.stringify(
    {
      name: 'translator',
      version,
      components: [
        {
          componentType: 'Translator',
          kind: 'node',
          inputs: [{ title: 'text', type: 'string' }],
          outputs: [{ title: 'text', type: 'string' }],
          branches: ['done', 'failed'],
        },
      ],
      command: ['./translator'],
      ...changes,
    },
    null,
    2,
  )}\n`;
}
