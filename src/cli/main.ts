import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { withoutSecrets } from '../core/redact.ts';
import { exitCodeOfError, EXIT } from '../gate/exit-code.ts';
import { GENERATOR } from '../gate/version.ts';
import { plain } from '../report/untrusted.ts';
import { reportBug } from './bug.ts';
import { COMMANDS } from './index.ts';
import type { CommandIo } from './io.ts';

/**
 * Runs a command line. Whatever happens ends in an exit code and, when it is not a verdict, in a line on standard
 * error.
 *
 * @param args without the program's name
 * @returns 0 passes · 1 refused · 2 invalid · 3 usage or configuration · 4 outside world · 70 a bug of ours
 */
export async function runCommandLine(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    const code = exitCodeOfError(error);
    if (code === EXIT.bug) return reportBug(error, io);
    io.err(`berm-compat: ${plain(withoutSecrets(error instanceof Error ? error.message : String(error)))}\n`);
    return code;
  }
}

async function dispatch([name, ...rest]: readonly string[], io: CommandIo): Promise<number> {
  if (name === undefined) {
    io.err(overview());
    return EXIT.configuration;
  }
  if (name === '--version' || name === '-V' || name === '-v') return print(`${GENERATOR.version}\n`, io);
  if (name === '--help' || name === '-h') return print(overview(), io);
  const named = name === 'help' ? rest[0] : name;
  if (named === undefined) return print(overview(), io);
  const entry = COMMANDS.find((one) => one.name === named);
  if (entry === undefined) throw unknownCommand(named);
  const command = await entry.load();
  if (name === 'help' || asksForHelp(rest)) return print(command.help(io.width), io);
  return command.run(rest, io);
}

/** `--help` anywhere in front of `--`. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

async function print(text: string, io: CommandIo): Promise<number> {
  await io.out(text);
  return EXIT.passes;
}

function unknownCommand(name: string): ConfigError {
  const names = COMMANDS.map((one) => one.name);
  const close = near(name, names);
  const hint =
    close !== undefined
      ? ` Did you mean "${close}"?`
      : /[./\\]/.test(name)
        ? ` To check a file: berm-compat check ${name} --baseline <old>.`
        : '';
  return new ConfigError(`There is no command "${name}".${hint} The commands are: ${names.join(', ')}.`);
}

function overview(): string {
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  return `berm-compat stops a release from breaking the people who call it.

Usage: berm-compat <command> …

Commands:
${list.join('\n')}

Start with:
  $ berm-compat check new.wasm --baseline old.wasm

berm-compat <command> --help explains one of them, with examples.
`;
}
