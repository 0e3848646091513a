import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { commandData, commandProperty } from '../report/untrusted.ts';

/** What the Actions runner offers a step: a log that understands commands, and files that it reads afterwards. */
export interface Runner {
  /** One line of the log as it stands: it must hold no command. */
  print(line: string): void;
  /** Lines that may hold anything: commands are switched off while they are printed. */
  printUntrusted(text: string): void;
  /** An annotation of the step: `::warning title=…::message`. */
  annotate(level: 'error' | 'warning' | 'notice', message: string, title?: string): void;
  /** Sets outputs of the step. Does nothing where the runner has no file for them. */
  setOutputs(outputs: Readonly<Record<string, string>>): void;
  /** Adds to the step's summary; false where the runner has no file for it. */
  addSummary(markdown: string): boolean;
  /** From here on the log shows `***` for it. */
  mask(secret: string): void;
}

/** The runner as the environment names its files. Writes to `out`, synchronously. */
export function createRunner(env: Readonly<Record<string, string | undefined>>, out: (text: string) => void): Runner {
  const append = (variable: string, text: string): boolean => {
    const path = env[variable];
    if (path === undefined || path === '') return false;
    appendFileSync(path, text);
    return true;
  };
  return {
    print: (line) => out(`${line}\n`),
    printUntrusted: (text) => {
      const token = randomUUID();
      out(`::stop-commands::${token}\n${text.trimEnd()}\n::${token}::\n`);
    },
    annotate: (level, message, title) =>
      out(`::${level}${title === undefined ? '' : ` title=${commandProperty(title)}`}::${commandData(message)}\n`),
    setOutputs: (outputs) =>
      void append(
        'GITHUB_OUTPUT',
        Object.entries(outputs)
          .map(([name, value]) => fileCommand(name, value))
          .join(''),
      ),
    addSummary: (markdown) => append('GITHUB_STEP_SUMMARY', `${markdown}\n`),
    mask: (secret) => {
      if (secret !== '') out(`::add-mask::${commandData(secret)}\n`);
    },
  };
}

/** One entry of an environment file. The delimiter cannot be guessed, so that no value can end itself early. */
function fileCommand(name: string, value: string): string {
  const delimiter = `berm_compat_${randomUUID()}`;
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
