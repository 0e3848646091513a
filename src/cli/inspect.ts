import { describe, type Contract } from '../contracts/index.ts';
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { readCurrent } from '../gate/current.ts';
import { EXIT } from '../gate/exit-code.ts';
import { findContracts } from '../gate/find.ts';
import { jsonText } from '../report/json-text.ts';
import { descriptionText } from '../report/manifest-text.ts';
import { plain } from '../report/untrusted.ts';
import { ownValue, parseArguments, type Arguments, type ArgumentSpec } from './arguments.ts';
import { helpText, type HelpText } from './help.ts';
import type { Command, CommandIo } from './io.ts';
import { gateOptions } from './options.ts';
import { put } from './output.ts';
import { terminalWorld } from './world.ts';

const FORMATS = ['text', 'json'] as const;

const SPEC: ArgumentSpec = {
  command: 'inspect',
  inputs: ['bermd-url', 'bermd-token'],
  own: {
    format: {
      type: 'string',
      short: 'f',
      value: FORMATS.join('|'),
      meaning: 'A table, or the manifest as JSON with its own field names. Default: text.',
    },
    json: { type: 'boolean', meaning: 'The same as --format json. Integers keep all their digits.' },
    output: { type: 'string', short: 'o', value: 'file', meaning: 'Write it to this file instead of standard output.' },
    help: { type: 'boolean', short: 'h', meaning: 'Show this help.' },
  },
};

const HELP: HelpText = {
  usage: 'inspect <contract> [--format text|json]',
  about:
    'Shows the manifest of a berm image (or its section, its IDL, or a heddle plugin manifest): tools with ' +
    'their types, events, what it reaches for, migrations. A contract is a file, - for standard input, or any ' +
    'source that baseline takes. An image is not compiled and not run; of a large one only the headers and ' +
    'the manifest are read.',
  examples: [
    ['inspect weather.wasm', 'As a table.'],
    ['inspect weather.wasm --json > weather.json', 'As JSON.'],
    ['inspect oci:ghcr.io/acme/weather:1.4.0', 'What was published, without downloading the image.'],
  ],
  after: [
    'Exit codes: 0 it was read · 2 it could not be read, or no host would load it · 3 usage or configuration ' +
      '· 4 a source could not be read.',
  ],
};

/** `berm-compat inspect`: what a contract says. */
export const inspect: Command = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const { positionals, own, inputs } = parseArguments(args, SPEC);
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0)
      throw new ConfigError(
        `Give one contract to inspect; ${positionals.length} are given. See berm-compat inspect --help.`,
      );
    const asJson = formatOf(own) === 'json';
    const { name, reading } = await read(path, inputs, io);
    const { contract } = reading;
    const text = asJson ? jsonOf(contract) : textOf(contract, name, io, own.has('output'));
    if (text !== undefined) await put(text, ownValue(own, 'output'), io);
    const serious = reading.validate({}).filter(({ level }) => level === 'error');
    for (const { message } of serious) io.err(`berm-compat: ${plain(message)}\n`);
    return serious.length > 0 ? EXIT.invalid : EXIT.passes;
  },
};

function formatOf(own: Arguments['own']): (typeof FORMATS)[number] {
  const given = ownValue(own, 'format') ?? (own.has('json') ? 'json' : 'text');
  const format = FORMATS.find((one) => one === given);
  if (format !== undefined) return format;
  const close = near(given, FORMATS);
  throw new ConfigError(
    `There is no format "${given}" for inspect.${close === undefined ? '' : ` Did you mean "${close}"?`} The ` +
      `formats are: ${FORMATS.join(', ')}.`,
  );
}

async function read(path: string, inputs: Arguments['inputs'], io: CommandIo) {
  const world = await terminalWorld(gateOptions({ inputs, positionals: [path] }, io), io);
  try {
    const { contracts } = await readCurrent(await findContracts([path], world.files), world);
    const [only, ...more] = contracts;
    if (only === undefined || more.length > 0)
      throw new ConfigError(`"${path}" matches ${contracts.length} contracts. Name one.`);
    if (only.state === 'failed') throw only.error;
    return only;
  } finally {
    await world.http.close();
  }
}

function jsonOf({ json }: Contract): string | undefined {
  return json === undefined ? undefined : `${jsonText(json, 2)}\n`;
}

function textOf(contract: Contract, name: string, io: CommandIo, toFile: boolean): string | undefined {
  const description = describe(contract);
  if (description === undefined) return undefined;
  const { size, digest } = contract.facts;
  return descriptionText(description, {
    name,
    facts: [
      description.title,
      ...description.facts,
      ...(size === undefined ? [] : [`${size} bytes`]),
      ...(digest === undefined ? [] : [digest.slice(0, 19)]),
    ],
    colour: io.colour && !toFile,
    ...(io.width !== undefined && { width: io.width }),
  });
}
