import { INPUT_NAMES, inputSpec, runGate } from '../gate/index.ts';
import { parseArguments, type ArgumentSpec } from './arguments.ts';
import { helpText, type HelpText } from './help.ts';
import type { Command } from './io.ts';
import { gateOptions } from './options.ts';
import { formOf, OUTPUT_OPTIONS, putReport } from './output.ts';
import { terminalWorld } from './world.ts';

const SPEC: ArgumentSpec = {
  command: 'check',
  inputs: INPUT_NAMES.filter((name) => inputSpec(name).on === 'both'),
  own: OUTPUT_OPTIONS,
};

const HELP: HelpText = {
  usage: 'check <contract…> --baseline <where> [options]',
  about:
    'Compares contracts with what was released before and says what breaks, with a value that proves it. A ' +
    'contract is a berm image (.wasm), its manifest section or IDL, or a heddle plugin manifest (.json). ' +
    'Nothing of it is ever run.',
  examples: [
    [
      'check weather.wasm --baseline weather-1.1.0.wasm',
      'Two files: what does the first break for callers of the second?',
    ],
    ['check weather.wasm --baseline oci:ghcr.io/acme/weather', 'Against the highest published version below this one.'],
    [
      'check "plugins/*.json" --baseline ref:main',
      'Several contracts at once, each against the same path at a git ref.',
    ],
    [
      'check weather.wasm --baseline old.wasm --bermd-url https://berm.example --format markdown',
      'Counts only what callers used, and prints what a pull request would show.',
    ],
  ],
  after: [
    'Exit codes: 0 passes · 1 refused · 2 the contract would not load · 3 usage or configuration · 4 a ' +
      'baseline, usage source or network could not be read. Of several contracts the highest.',
    'The same names are the inputs of the Action berm/compat-action.',
  ],
};

/** `berm-compat check`: the gate on this machine. */
export const check: Command = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const form = formOf(parsed.own);
    const options = gateOptions(parsed, io);
    const world = await terminalWorld(options, io);
    try {
      const { report } = await runGate(options, world);
      await putReport(report, form, parsed.own, io);
      return report.exitCode;
    } finally {
      await world.http.close();
    }
  },
};
