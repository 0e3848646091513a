import { annotations, type Annotation } from './annotations.ts';
import type { Form } from './form.ts';
import type { Report } from './model.ts';
import { commandData, commandProperty } from './untrusted.ts';

/** The runner shows this many annotations per level and step, and drops the rest without a word. */
export const COMMAND_LIMIT = 10;

const COMMANDS = { failure: 'error', warning: 'warning', notice: 'notice' } as const;

/**
 * The report as workflow commands (`::error file=…::…`), for a step without permission to write checks.
 * What the runner would drop is counted in the last command of its level.
 */
export function renderGithub(report: Report): string {
  const all = annotations(report);
  const lines = (['failure', 'warning', 'notice'] as const).flatMap((level) => {
    const ofLevel = all.filter((annotation) => annotation.level === level);
    if (ofLevel.length <= COMMAND_LIMIT) return ofLevel.map(commandLine);
    const rest = ofLevel.length - (COMMAND_LIMIT - 1);
    return [
      ...ofLevel.slice(0, COMMAND_LIMIT - 1).map(commandLine),
      commandLine({ level, title: 'and more', message: `${rest} more of this level stand in the full report.` }),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}

export const githubForm = {
  id: 'github',
  file: 'report.log',
  about: 'workflow commands, for a step without permission to write checks',
  artifact: false,
  render: renderGithub,
} as const satisfies Form;

/** One annotation as a workflow command, without a line feed. */
export function commandLine(annotation: Annotation): string {
  const { location } = annotation;
  const properties = [
    ...(location === undefined
      ? []
      : [
          `file=${commandProperty(location.path)}`,
          `line=${location.line}`,
          ...(location.column === undefined ? [] : [`col=${location.column}`]),
        ]),
    `title=${commandProperty(annotation.title)}`,
  ];
  return `::${COMMANDS[annotation.level]} ${properties.join(',')}::${commandData(annotation.message)}`;
}
