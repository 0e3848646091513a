import { ConfigError } from '../core/errors.ts';
import type { InputName } from '../gate/inputs.ts';
import { inputSpec } from '../gate/options.ts';
import { runValidate } from '../gate/validate.ts';
import { runValidateUses } from '../gate/validate-uses.ts';
import { parseArguments, type ArgumentSpec } from './arguments.ts';
import { helpText, type HelpText } from './help.ts';
import type { Command } from './io.ts';
import { gateOptions } from './options.ts';
import { formOf, OUTPUT_OPTIONS, putReport } from './output.ts';
import { terminalWorld } from './world.ts';

const INPUTS: readonly InputName[] = [
  'contracts',
  'granted-capabilities',
  'submitted',
  'discover-tools',
  'lints-off',
  'host-abi',
  'host-syscalls',
  'bermd-url',
  'bermd-token',
];
const SPEC: ArgumentSpec = {
  command: 'validate',
  inputs: INPUTS.filter((name) => inputSpec(name).on === 'both'),
  own: {
    with: {
      type: 'string',
      multiple: true,
      value: 'plugins…',
      meaning: 'The files are documents or operator files: would heddle accept them with these plugin manifests?',
    },
    together: { type: 'boolean', meaning: 'Would heddle also load all these plugins side by side?' },
    ...OUTPUT_OPTIONS,
  },
};

const HELP: HelpText = {
  usage: 'validate <plugin.json…> [options]',
  about:
    'Says whether heddle would load a plugin manifest (or a berm host an image), and lists everything that keeps it from doing so, each with its line, the rule, what was expected and what came. Warnings are loaded and still go wrong. Nothing is ever started.',
  examples: [
    ['validate guardrails.json', 'The manifest, with the files it names in its directory.'],
    ['validate "plugins/*.json" --format sarif --output problems.sarif', 'Many at once, for code scanning.'],
    ['validate proxy.json --submitted', 'As if it came in a request.'],
    ['validate flow.yaml --with "plugins/*.json"', 'A flow or an agent, with these plugins loaded.'],
    ['validate "plugins/*.json" --together', 'No component, tool, protocol or destination twice; one store.'],
  ],
  after: ['Exit codes: 0 all load · 2 at least one would not · 3 usage or configuration.'],
};

/** `berm-compat validate`: would a host load it? */
export const validate: Command = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const form = formOf(parsed.own);
    if (parsed.own.has('with') && parsed.own.has('together'))
      throw new ConfigError('--with and --together ask two things: give one of them.');
    const options = gateOptions(parsed, io);
    const world = await terminalWorld(options, io);
    try {
      const plugins = parsed.own.get('with');
      const report =
        plugins === undefined || plugins === true
          ? await runValidate(options, world, { together: parsed.own.has('together') })
          : await runValidateUses(options, plugins, world);
      await putReport(report, form, parsed.own, io);
      return report.exitCode;
    } finally {
      await world.http.close();
    }
  },
};
