/** Set by the build from package.json; run from source, there is no version. */
declare const __VERSION__: string | undefined;

/** Who wrote a report. */
export const GENERATOR = {
  name: 'berm-compat',
  version: typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0-source',
} as const;
