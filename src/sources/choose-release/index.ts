import { checkOptions, FLAG, OBJECT, oneOf, TEXT, TEXTS, type OptionRule } from '../../core/options.ts';
import { choose } from './choose.ts';
import type { ChoiceOptions } from './model.ts';

export { choose } from './choose.ts';
export type { Candidate, Choice, ChoiceOptions, Chosen } from './model.ts';
export { parseTag, patternOf, type Sought } from './family.ts';
export { compareVersions, parseCurrent, parseTagVersion } from './version.ts';

/** What a choice among tags depends on. */
export type ReleaseOptions = Omit<ChoiceOptions, 'exclude' | 'builtVersion'>;

const OPTIONS: Readonly<Record<keyof ReleaseOptions, OptionRule>> = {
  current: TEXT,
  trigger: oneOf(['pull_request', 'push', 'tag']),
  built: TEXT,
  contract: OBJECT,
  tagPattern: TEXT,
  prereleases: FLAG,
  ancestors: TEXTS,
};

/** Which tag a contract is compared with. */
export interface ReleaseChoice {
  /** Absent when there is no earlier release. */
  readonly chosen?: string;
  /** In one sentence. */
  readonly why: string;
  /** The family of tags that the contract is released by: `weather` of `weather-v1.4.0`, empty for `v1.4.0`. */
  readonly family?: string;
  /** Tags in the order in which they are tried: the first that holds the contract is the baseline. */
  readonly candidates: readonly string[];
  /** What a reader should know of the choice, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Chooses among the names of tags the earlier release that callers of the current version run
 * (spec: gate.md, "Which release"): the highest version below the current one, its own release when it is released
 * already and not what is being built. Versions are read leniently. Pure.
 *
 * @param tags names of all tags of a repository, or of a registry's package
 * @throws ConfigError when several families of tags could be meant, or `tagPattern` matches none while a similar family
 * is there (the message lists them as patterns), and for an option that does not exist, or a value that it cannot
 * take
 */
export function chooseRelease(tags: readonly string[], options: ReleaseOptions = {}): ReleaseChoice {
  checkOptions('chooseRelease', options, OPTIONS);
  const { chosen, why, family, candidates, notes } = choose(
    tags.map((name) => ({ name })),
    options,
  );
  return {
    ...(chosen !== undefined && { chosen: chosen.name }),
    why,
    ...(family !== undefined && { family }),
    candidates: candidates.map(({ name }) => name),
    notes,
  };
}
