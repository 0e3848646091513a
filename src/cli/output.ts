import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { systemCode } from '../core/system-error.ts';
import { FORM_IDS, isForm, render, type FormId } from '../report/index.ts';
import type { Report } from '../report/model.ts';
import { plain } from '../report/untrusted.ts';
import { count } from '../report/wording.ts';
import { ownValue, type Arguments, type OwnOption } from './arguments.ts';
import type { CommandIo } from './io.ts';

/** The options of every command that prints a report. */
export const OUTPUT_OPTIONS = {
  format: {
    type: 'string',
    short: 'f',
    value: FORM_IDS.join('|'),
    meaning: 'The form of the report. Default: text, in colour on a terminal (NO_COLOR and FORCE_COLOR are heard).',
  },
  details: { type: 'boolean', meaning: 'With `text`: everything that is known of each finding.' },
  quiet: { type: 'boolean', short: 'q', meaning: 'Print nothing but errors: the exit code says the verdict.' },
  output: { type: 'string', short: 'o', value: 'file', meaning: 'Write it to this file instead of standard output.' },
  help: { type: 'boolean', short: 'h', meaning: 'Show this help.' },
} as const satisfies Readonly<Record<string, OwnOption>>;

/**
 * The form asked for.
 * @throws ConfigError when there is none of that name
 */
export function formOf(own: Arguments['own']): FormId {
  const name = ownValue(own, 'format') ?? 'text';
  if (isForm(name)) return name;
  const close = near(name, FORM_IDS);
  throw new ConfigError(
    `There is no format "${name}".${close === undefined ? '' : ` Did you mean "${close}"?`} The formats are: ` +
      `${FORM_IDS.join(', ')}.`,
  );
}

/** Prints a report, or writes it to the file that `--output` names. */
export async function putReport(report: Report, form: FormId, own: Arguments['own'], io: CommandIo): Promise<void> {
  const file = ownValue(own, 'output');
  const quiet = own.has('quiet');
  if (quiet && file === undefined) return;
  const options = {
    colour: io.colour && file === undefined,
    ...(io.width !== undefined && file === undefined && { width: io.width }),
    ...(own.has('details') && { details: true }),
  };
  await put(render(report, form, options), file, io);
  if (file !== undefined && !quiet) io.err(`${plain(`${file}: ${outcome(report)}`)}\n`);
}

/** What stands on the terminal when the report itself went elsewhere. */
function outcome({ verdict, counts, contracts, exitCode }: Report): string {
  const breaks = `${count(counts.breaks, 'breaking change')}, ${counts.blocking} blocking`;
  return `${count(contracts.length, 'contract')}, ${verdict} (exit code ${exitCode}): ${breaks}.`;
}

/**
 * Writes text to a file, or to standard output when none is named.
 * @throws ConfigError when the file cannot be written
 */
export async function put(text: string, file: string | undefined, io: CommandIo): Promise<void> {
  if (file === undefined) return io.out(text);
  try {
    await writeFile(resolve(io.cwd, file), text);
  } catch (error) {
    throw new ConfigError(`--output "${file}" ${unwritable(systemCode(error), file)}`, { cause: error });
  }
}

/** Why a file could not be written, to finish the sentence "--output x …". */
function unwritable(code: string | undefined, file: string): string {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return `cannot be written: there is no folder ${dirname(file)}. Make it first, or name another file.`;
    case 'EISDIR':
      return 'is a folder. Name a file in it.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'may not be written by this user. Name another file, or change its permissions.';
    default:
      return `could not be written${code === undefined ? '' : ` (${code})`}.`;
  }
}
