import type { CommandEntry } from './io.ts';

/** Every command, in the order in which `--help` lists them. A new command: its file, and one line here. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'check',
    summary: 'what breaks between a baseline and the current contract',
    load: async () => (await import('./check.ts')).check,
  },
  {
    name: 'validate',
    summary: 'would heddle load this plugin, or a host this image? All problems at once',
    load: async () => (await import('./validate.ts')).validate,
  },
  {
    name: 'inspect',
    summary: 'what an image or a plugin manifest says',
    load: async () => (await import('./inspect.ts')).inspect,
  },
  {
    name: 'accept',
    summary: 'write down that a break may pass, and why',
    load: async () => (await import('./accept.ts')).accept,
  },
  {
    name: 'schema',
    summary: 'may one JSON Schema’s writer send what another’s reader refuses?',
    load: async () => (await import('./schema.ts')).schema,
  },
  {
    name: 'completion',
    summary: 'a script that completes the command in bash, zsh or fish',
    load: async () => (await import('./completion.ts')).completionOf(COMMANDS),
  },
];
