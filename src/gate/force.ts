/** That breaking changes may pass all the same: by the pull request's label, or outside of one by an input. */
import type { Report } from '../report/model.ts';
import type { Force } from './decide.ts';
import { optional } from './optional.ts';
import type { GateOptions } from './options.ts';
import type { World } from './world.ts';

/** `force: true` is for what has no pull request: there the label decides, which leaves a trace. */
export function forceOf({ force, forceCovers }: GateOptions, { label, pullRequest }: World): Force | undefined {
  if (force && pullRequest === undefined) return { covers: 'pull-request' };
  if (label?.set !== true) return undefined;
  // Under `findings` what is not known covers nothing.
  const unknown = forceCovers === 'findings' && label.startedRun !== true ? [] : undefined;
  return { covers: forceCovers, ...optional('covered', label.covered ?? unknown), ...optional('whole', label.whole) };
}

/** What the input does not do. */
export function forceNotes({ force, forceLabel }: GateOptions, { pullRequest }: World): string[] {
  return force && pullRequest !== undefined
    ? [`"force: true" does nothing on a pull request: the label "${forceLabel}" lets breaking changes through there.`]
    : [];
}

/** The force that was asked for, as the report has it. */
export function forceReport({ force, forceCovers }: GateOptions, { label, pullRequest }: World): Pick<Report, 'force'> {
  if (force && pullRequest === undefined) return { force: { by: 'input', covers: 'pull-request' } };
  if (label?.set !== true) return {};
  const { label: name, actor, at } = label;
  return {
    force: {
      by: 'label',
      label: name,
      covers: forceCovers,
      ...(actor !== undefined && { actor }),
      ...(at !== undefined && { at }),
    },
  };
}
