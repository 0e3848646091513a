import { resolve } from 'node:path';
import { fileSource } from '../bytes/index.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import { besideOf, contractName } from '../gate/find.ts';
import { pluginDirectories } from '../platform/plugin-directory.ts';
import { EXIT } from '../gate/exit-code.ts';
import { contractJson, readContract, type Contract } from '../contracts/read-contract.ts';
import { jsonText } from '../report/json-text.ts';
import { manifestText, pluginText, type ManifestTextOptions } from '../report/manifest-text.ts';
import { plain } from '../report/untrusted.ts';
import { ownValue, parseArguments, type ArgumentSpec } from './arguments.ts';
import { helpText } from './help.ts';
import type { Command, CommandIo } from './io.ts';
import { put } from './output.ts';

const SPEC: ArgumentSpec = {
  command: 'inspect',
  inputs: [],
  own: {
    json: {
      type: 'boolean',
      meaning: "The manifest as JSON, with the manifest's own field names. Integers keep all their digits.",
    },
    output: { type: 'string', short: 'o', value: 'file', meaning: 'Write it to this file instead of standard output.' },
    help: { type: 'boolean', short: 'h', meaning: 'Show this help.' },
  },
};

/** `berm-compat inspect`: what a contract says. */
export const inspect: Command = {
  help: helpText(SPEC, {
    usage: 'inspect <contract> [--json]',
    about:
      'Shows the manifest of a berm image (or its section, its IDL, or a heddle plugin manifest): tools with their types, events, what it reaches for, migrations. An image is not compiled and not run; of a large one only the headers and the manifest are read.',
    examples: [
      ['inspect weather.wasm', 'As a table.'],
      ['inspect weather.wasm --json > weather.json', 'As JSON.'],
    ],
    after: ['Exit codes: 0 it was read · 2 it could not be read, or no host would load it · 3 usage or configuration.'],
  }),
  async run(args, io) {
    const { positionals, own } = parseArguments(args, SPEC);
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0)
      throw new ConfigError(
        `Give one contract to inspect; ${positionals.length} are given. See berm-compat inspect --help.`,
      );
    await using source = await open(path, io);
    const { contract, problems } = await readContract(source, {
      beside: besideOf(source.file, { pluginDirectory: pluginDirectories(io.cwd) }),
    });
    const text = own.has('json') ? asJson(contract) : asText(contract, path, io, own.has('output'));
    if (text !== undefined) await put(text, ownValue(own, 'output'), io);
    const serious = problems.filter(({ level }) => level === 'error');
    for (const { message } of serious) io.err(`berm-compat: ${plain(message)}\n`);
    return serious.length > 0 ? EXIT.invalid : EXIT.passes;
  },
};

async function open(
  path: string,
  io: CommandIo,
): Promise<Awaited<ReturnType<typeof fileSource>> & { readonly file: string }> {
  const file = resolve(io.cwd, path);
  try {
    const source = await fileSource(file, path);
    return { ...source, file };
  } catch (error) {
    throw error instanceof SourceError ? new ConfigError(error.message, { cause: error }) : error;
  }
}

function asJson(contract: Contract): string | undefined {
  const json = contractJson(contract);
  return json === undefined ? undefined : `${jsonText(json, 2)}\n`;
}

const KINDS: Readonly<Record<Contract['kind'], string>> = {
  image: 'berm image',
  section: 'berm manifest section',
  idl: 'berm IDL',
  plugin: 'heddle plugin',
  unknown: 'unknown',
};

function asText(contract: Contract, path: string, io: CommandIo, toFile: boolean): string | undefined {
  const { size, digest } = contract.facts;
  const abi = contract.kind !== 'plugin' && contract.kind !== 'unknown' ? contract.manifest?.abi_version : undefined;
  const options: ManifestTextOptions = {
    name: contractName(path),
    facts: [
      KINDS[contract.kind],
      ...(abi === undefined ? [] : [`ABI ${abi}`]),
      ...(size === undefined ? [] : [`${size} bytes`]),
      ...(digest === undefined ? [] : [digest.slice(0, 19)]),
    ],
    colour: io.colour && !toFile,
    ...(io.width !== undefined && { width: io.width }),
  };
  switch (contract.kind) {
    case 'plugin':
      return contract.json === undefined ? undefined : pluginText(contract.json, options);
    case 'image':
    case 'section':
    case 'idl':
      return contract.manifest === undefined ? undefined : manifestText(contract.manifest, options);
    case 'unknown':
      return undefined;
    default:
      return contract satisfies never;
  }
}
