import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError } from '../core/errors.ts';
import {
  acceptancesFor,
  EXIT,
  INPUT_NAMES,
  inputSpec,
  isDay,
  runGate,
  withAcceptances,
  type Accepted,
  type AcceptRequest,
  type GateOptions,
} from '../gate/index.ts';
import { faultWords, systemCode } from '../core/system-error.ts';
import { isLink, workspaceText } from '../platform/files.ts';
import { smallFile } from '../platform/small-file.ts';
import type { Report } from '../report/model.ts';
import { plain } from '../report/untrusted.ts';
import { count } from '../report/wording.ts';
import { ownValue, parseArguments, type Arguments, type ArgumentSpec } from './arguments.ts';
import { helpText, type HelpText } from './help.ts';
import type { Command, CommandIo } from './io.ts';
import { gateOptions } from './options.ts';
import { terminalWorld } from './world.ts';

/** As many bytes as reports are read with everywhere. */
const REPORT_LIMIT = 32 * 1024 * 1024;

const SPEC: ArgumentSpec = {
  command: 'accept',
  inputs: INPUT_NAMES.filter((name) => inputSpec(name).on === 'both' && name !== 'force'),
  own: {
    reason: {
      type: 'string',
      value: 'text',
      meaning: 'Why these breaks may pass. Required; it stands in every later report.',
    },
    only: {
      type: 'string',
      value: 'fingerprint',
      multiple: true,
      meaning: 'Accept this finding only; may be repeated. Without it, everything that blocks.',
    },
    expires: { type: 'string', value: 'YYYY-MM-DD', meaning: 'The last day (UTC) on which it applies.' },
    report: {
      type: 'string',
      value: 'report.json',
      meaning: 'Read the findings from this report of an earlier run instead of checking again.',
    },
    help: { type: 'boolean', short: 'h', meaning: 'Show this help.' },
  },
};

const HELP: HelpText = {
  usage: 'accept <contract…> --baseline <where> --reason <text> [options]',
  about:
    'Adds entries to the acceptance file, which is committed like any other change and reviewed like one. An accepted break is still found and shown; it does not block. The entry holds against this baseline only: when a later release breaks the same thing again, it blocks again.',
  examples: [
    ['accept weather.wasm --baseline old.wasm --reason "nobody calls it, see issue 12"', 'Everything that blocks.'],
    [
      'accept --report report.json --only 3f2a91c0ffee --expires 2027-01-31 --reason "until the app is out"',
      'One finding of a report that CI stored.',
    ],
  ],
  after: ['Exit codes: 0 written, or nothing blocks · 3 usage or configuration · 4 a source could not be read.'],
};

/** `berm-compat accept`: writes down which breaks may pass, and why. */
export const accept: Command = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const request = requestOf(parsed.own);
    const options = gateOptions(parsed, io);
    const report = await reportOf(ownValue(parsed.own, 'report'), options, io);
    if (report.exitCode === EXIT.configuration || report.exitCode === EXIT.source) {
      const why = report.contracts.find(({ failure }) => failure !== undefined)?.failure?.message ?? '';
      io.err(`berm-compat: nothing was accepted, because not everything could be judged: ${plain(why)}\n`);
      return report.exitCode;
    }
    const { entries, unknown, already } = acceptancesFor(report, request);
    if (unknown.length > 0)
      throw new ConfigError(
        `Nothing that blocks has the fingerprint ${unknown.join(', ')}. The report shows them behind each finding.`,
      );
    if (entries.length > 0)
      await write(
        options.acceptFile,
        entries.map(({ entry }) => entry),
        io,
      );
    await io.out(acceptedText(entries, already, options.acceptFile));
    return EXIT.passes;
  },
};

/** What was written, line by line: whoever accepts should see what. */
function acceptedText(entries: Accepted['entries'], already: Accepted['already'], file: string): string {
  const line = ({ contract, message, fingerprint }: Accepted['already'][number]): string =>
    `  ${fingerprint}  ${plain(`${contract}: ${message}`)}\n`;
  const before =
    already.length === 0 ? '' : `Accepted already, ${count(already.length, 'finding')}:\n${already.map(line).join('')}`;
  if (entries.length === 0) return `${before}Nothing blocks, so there is nothing to accept.\n`;
  const written = entries.map(({ about }) => line(about)).join('');
  return `${before}Accepted ${count(entries.length, 'finding')} in ${plain(file)}:\n${written}Commit it.\n`;
}

function requestOf(own: Arguments['own']): AcceptRequest {
  const reason = ownValue(own, 'reason')?.trim() ?? '';
  if (reason === '') throw new ConfigError('--reason must say why these breaks may pass.');
  const expires = ownValue(own, 'expires');
  if (expires !== undefined && !isDay(expires))
    throw new ConfigError(`--expires must be a day as YYYY-MM-DD, not "${expires}".`);
  const today = new Date().toISOString().slice(0, 10);
  if (expires !== undefined && expires < today)
    throw new ConfigError(`--expires ${expires} is in the past (today is ${today}): the entry would accept nothing.`);
  const only = own.get('only');
  return {
    reason,
    ...(only !== undefined &&
      only !== true && { only: only.flatMap((text) => text.split(/[\s,]+/)).filter((text) => text !== '') }),
    ...(expires !== undefined && { expires }),
  };
}

async function reportOf(file: string | undefined, options: GateOptions, io: CommandIo): Promise<Report> {
  if (file !== undefined) {
    if (options.contracts.length > 0) throw new ConfigError('Give contracts to check, or --report, not both.');
    const read = smallFile(resolve(io.cwd, file), REPORT_LIMIT, `--report "${file}"`);
    if (read.state === 'missing') throw new ConfigError(`--report "${file}" ${faultWords('ENOENT')}`);
    if (read.state === 'refused') throw new ConfigError(`${read.why}.`);
    const { parseReport } = await import('../report/parse.ts');
    return parseReport(new TextDecoder().decode(read.bytes));
  }
  const world = await terminalWorld(options, io);
  try {
    return (await runGate(options, world)).report;
  } finally {
    await world.http.close();
  }
}

async function write(path: string, entries: Parameters<typeof withAcceptances>[1], io: CommandIo): Promise<void> {
  const file = resolve(io.cwd, path);
  const text = workspaceText(path, io.cwd, `The acceptance file ${path}`);
  if (text === undefined && isLink(file))
    throw new ConfigError(`The acceptance file ${path} is a link to nothing, so it is not written.`);
  try {
    await writeFile(file, withAcceptances(text, entries, path));
  } catch (error) {
    throw error instanceof ConfigError
      ? error
      : new ConfigError(`The acceptance file ${path} ${faultWords(systemCode(error))}`);
  }
}
