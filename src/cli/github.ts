import { createFetch, type Patience } from '../net/index.ts';
import { originRepository } from '../platform/local-git.ts';
import type { GitHubWorld } from '../sources/index.ts';
import type { CommandIo } from './io.ts';

/** Baselines that are read through GitHub's API. */
const THROUGH_GITHUB = /^(?:release|ref|base|artifact)(?::|$)/;

/**
 * GitHub as the environment describes it: `GITHUB_REPOSITORY` (`owner/repo`, else the remote `origin` of the
 * repository here), `GITHUB_TOKEN` or `GH_TOKEN`, and `GITHUB_API_URL`, `GITHUB_SHA`, `GITHUB_REF` where they are set.
 * Its client is loaded only when it is needed.
 *
 * @returns undefined when no source needs it, or too little is known
 */
export async function githubWorld(
  sources: readonly string[],
  { env, cwd }: Pick<CommandIo, 'env' | 'cwd'>,
  warn: (message: string) => void,
  patience?: Patience,
): Promise<GitHubWorld | undefined> {
  const host = new URL(env['GITHUB_SERVER_URL'] ?? 'https://github.com').host;
  const [owner, repo, ...more] = (env['GITHUB_REPOSITORY'] ?? originRepository(cwd, host) ?? '').split('/');
  const token = env['GITHUB_TOKEN'] ?? env['GH_TOKEN'] ?? '';
  if (
    !sources.some((source) => THROUGH_GITHUB.test(source.replace(/^[^:=]*=/, ''))) ||
    !owner ||
    !repo ||
    more.length > 0 ||
    token === ''
  )
    return undefined;
  const { createClient } = await import('../github/client.ts');
  const octokit = await createClient(token, {
    apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    fetch: createFetch(env),
    ...(patience !== undefined && { patience }),
    warn,
  });
  const { GITHUB_SHA: sha, GITHUB_REF: ref } = env;
  return { octokit, owner, repo, token, ...(sha !== undefined && { sha }), ...(ref !== undefined && { ref }) };
}
