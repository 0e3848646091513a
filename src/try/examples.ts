/** Pairs to begin with; scripts/try.mjs copies them from examples/. */
export interface Example {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

export const EXAMPLES: readonly Example[] = [
  {
    name: 'weather 1.1.0 → 2.0.1, a berm image: many breaking changes',
    before: 'examples/weather-1.1.0.wasm',
    after: 'examples/weather-2.0.1.wasm',
  },
  {
    name: 'weather 1.0.0 → 1.1.0, a berm image: compatible',
    before: 'examples/weather-1.0.0.wasm',
    after: 'examples/weather-1.1.0.wasm',
  },
  {
    name: 'A heddle plugin, 1.0.0 → 2.0.0',
    before: 'examples/plugin-1.0.0.json',
    after: 'examples/plugin-2.0.0.json',
  },
];
