import { ConfigError } from '../core/errors.ts';
import { near } from '../core/near.ts';
import { inputSpec } from '../gate/options.ts';
import { EXIT } from '../gate/exit-code.ts';
import { parseArguments, type ArgumentSpec } from './arguments.ts';
import { helpText, type HelpText } from './help.ts';
import type { Command, CommandEntry } from './io.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const SPEC: ArgumentSpec = {
  command: 'completion',
  inputs: [],
  own: { help: { type: 'boolean', short: 'h', meaning: 'Show this help.' } },
};

const HELP: HelpText = {
  usage: 'completion <bash|zsh|fish>',
  about: 'Prints a script that completes commands, options and their values in a shell.',
  examples: [
    ['completion bash >> ~/.bashrc', 'For bash.'],
    ['completion zsh > "${fpath[1]}/_berm-compat"', 'For zsh.'],
    ['completion fish > ~/.config/fish/completions/berm-compat.fish', 'For fish.'],
  ],
};

/** `berm-compat completion`: what a shell needs to complete these commands. */
export const completionOf = (commands: readonly CommandEntry[]): Command => ({
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const [shell, ...more] = parseArguments(args, SPEC).positionals;
    if (shell === undefined || more.length > 0)
      throw new ConfigError(`Name one shell: ${SHELLS.join(', ')}. See berm-compat completion --help.`);
    await io.out(await script(shellOf(shell), commands));
    return EXIT.passes;
  },
});

function shellOf(name: string): Shell {
  const shell = SHELLS.find((one) => one === name);
  if (shell !== undefined) return shell;
  const close = near(name, SHELLS);
  throw new ConfigError(
    `There is no completion for "${name}".${close === undefined ? '' : ` Did you mean "${close}"?`} There is ` +
      `one for ${SHELLS.join(', ')}.`,
  );
}

interface Option {
  readonly name: string;
  readonly short?: string;
  readonly meaning: string;
  /** Takes a value; those that exist, where they are known. */
  readonly value?: readonly string[];
}

interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly Option[];
}

async function script(shell: Shell, entries: readonly CommandEntry[]): Promise<string> {
  const commands: Completed[] = [];
  for (const { name, summary, load } of entries)
    commands.push({ name, summary, options: optionsOf((await load()).spec) });
  return { bash, zsh, fish }[shell](commands);
}

function optionsOf({ inputs, own }: ArgumentSpec): readonly Option[] {
  const given = inputs
    .filter((name) => name !== 'contracts')
    .map((name): Option => {
      const spec = inputSpec(name);
      const values = spec.type === 'choice' ? spec.values : spec.type === 'words' ? (spec.values ?? []) : [];
      return { name, meaning: spec.meaning, ...(spec.type !== 'flag' && { value: values }) };
    });
  const others = Object.entries(own).map(([name, { type, short, meaning, value }]): Option => {
    const values = value?.includes('|') === true ? value.split('|') : [];
    return { name, meaning, ...(short !== undefined && { short }), ...(type === 'string' && { value: values }) };
  });
  return [...others, ...given];
}

/** The first sentence, without what a shell would read. */
function brief(meaning: string): string {
  return (/^.*?(?:\.(?= )|$)/.exec(meaning)?.[0] ?? meaning).replace(/[^\w ,.;()<>/-]/g, '').slice(0, 80);
}

function bash(commands: readonly Completed[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options
      .filter(({ value }) => value !== undefined && value.length > 0)
      .map((one) => `    "${name} --${one.name}") words="${(one.value ?? []).join(' ')}" ;;`),
  );
  const options = commands.map(
    (one) => `    ${one.name}) words="${one.options.map(({ name }) => `--${name}`).join(' ')}" ;;`,
  );
  return `_berm_compat() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$cur"))
    return
  fi
  case "$command $prev" in
${values.join('\n')}
  esac
  if [ -z "$words" ] && [ "\${cur#-}" != "$cur" ]; then
    case "$command" in
${options.join('\n')}
    esac
  fi
  if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$cur")); else COMPREPLY=($(compgen -f -- "$cur")); fi
}
complete -o filenames -F _berm_compat berm-compat
`;
}

function zsh(commands: readonly Completed[]): string {
  const option = ({ name, meaning, value }: Option): string => {
    const takes = value === undefined ? '' : value.length > 0 ? `:value:(${value.join(' ')})` : ':value:_files';
    return `'*--${name}[${brief(meaning)}]${takes}'`;
  };
  const parts = commands.map(
    ({ name, options }) => `    ${name}) _arguments ${[...options.map(option), "'*:file:_files'"].join(' ')} ;;`,
  );
  return `#compdef berm-compat
_berm_compat() {
  local -a commands
  commands=(${commands.map(({ name, summary }) => `'${name}:${brief(summary)}'`).join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case \${words[2]} in
${parts.join('\n')}
  esac
}
compdef _berm_compat berm-compat
`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, options }) => [
    `complete -c berm-compat -n __fish_use_subcommand -a ${name} -d '${brief(summary)}'`,
    ...options.map(({ name: long, short, meaning, value }) => {
      const takes = value === undefined ? '' : value.length > 0 ? ` -x -a '${value.join(' ')}'` : ' -r';
      const letter = short === undefined ? '' : ` -s ${short}`;
      return (
        `complete -c berm-compat -n '__fish_seen_subcommand_from ${name}' -l ${long}${letter}${takes} -d ` +
        `'${brief(meaning)}'`
      );
    }),
  ]);
  return `${lines.join('\n')}\n`;
}
