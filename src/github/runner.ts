import * as core from '@actions/core';
import { randomUUID } from 'node:crypto';
import { visible } from '../report/untrusted.ts';

/** What the Actions runner offers a step: a log that understands commands, and files that it reads afterwards. */
export interface Runner {
  /** One line of the log as it stands: it must hold no command. */
  print(line: string): void;
  /** Lines that may hold anything: commands are switched off while they are printed. */
  printUntrusted(text: string): void;
  /** An annotation of the step: `::warning title=…::message`. */
  annotate(level: 'error' | 'warning' | 'notice', message: string, title?: string): void;
  /** Sets outputs of the step. @returns false where the runner has no file for them, or it cannot be written */
  setOutputs(outputs: Readonly<Record<string, string>>): boolean;
  /** Adds to the step's summary. @returns false where the runner has no file for it, or it cannot be written */
  addSummary(markdown: string): Promise<boolean>;
  /** From here on the log shows `***` for it. */
  mask(secret: string): void;
}

/** The runner that this process runs on, by the protocol of `@actions/core`. */
export function createRunner(): Runner {
  return {
    print: (line) => void process.stdout.write(`${line}\n`),
    printUntrusted: (text) => {
      // The toolkit has nothing for this: between these two lines the runner takes nothing for a command.
      const token = randomUUID();
      process.stdout.write(`::stop-commands::${token}\n${text.trimEnd()}\n::${token}::\n`);
    },
    annotate: (level, message, title) => {
      const text = message.split('\n').map(visible).join('\n');
      core[level](text, title === undefined ? {} : { title: visible(title) });
    },
    setOutputs: (outputs) => {
      if (!hasFile('GITHUB_OUTPUT')) return false;
      try {
        for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
        return true;
      } catch {
        return false;
      }
    },
    addSummary: async (markdown) => {
      if (!hasFile('GITHUB_STEP_SUMMARY')) return false;
      try {
        core.summary.emptyBuffer();
        await core.summary.addRaw(markdown, true).write();
        return true;
      } catch {
        return false;
      }
    },
    mask: (secret) => {
      if (secret !== '') core.setSecret(secret);
    },
  };
}

function hasFile(variable: string): boolean {
  return (process.env[variable] ?? '') !== '';
}
