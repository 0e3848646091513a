import { fetchBaseline, type BaselineRequest, type BaselineResult, type BaselineWorld } from '../sources/index.ts';
import { AbsentError, SourceError } from '../core/errors.ts';

/** A contract as it stands on the pull request's base branch. */
export interface OnBase {
  readonly content: Extract<BaselineResult, { state: 'found' }>['content'];
  /** In words: "weather.json at the base commit 4f2c1aa…". */
  readonly label: string;
  readonly confirm?: () => Promise<void>;
}

/**
 * The contract on the base branch, to tell what a pull request breaks from what is broken there already: from git
 * when the file is kept there, else what this workflow stored on its last successful run on the base branch.
 *
 * @returns undefined when the base branch has none
 * @throws AbsentError when nothing of it is stored anywhere; SourceError when it could not be read
 */
export async function readOnBase(
  contract: BaselineRequest['contract'],
  world: BaselineWorld,
): Promise<OnBase | undefined> {
  const from = async (spec: string): Promise<OnBase | undefined> => {
    const result = await fetchBaseline({ spec, contract, prereleases: false }, world);
    if (result.state !== 'found') return undefined;
    const { content, info, confirm } = result;
    return { content, label: info.label, ...(confirm !== undefined && { confirm }) };
  };
  let fault: SourceError;
  try {
    return await from('base');
  } catch (error) {
    // What is written by hand is kept in git; what is built is in no commit.
    if (!(error instanceof SourceError) || contract.kept === 'source') throw error;
    fault = error;
  }
  try {
    return await from('artifact');
  } catch (error) {
    // That nothing is stored says nothing of what git could not be asked.
    throw error instanceof AbsentError && !(fault instanceof AbsentError) ? fault : error;
  }
}
