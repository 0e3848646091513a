import { readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { describeWithAct, repositoryFile, runAct } from '../../support/github/act.ts';
import { DEMANDS_DAYS, weather } from '../../support/github/contracts.ts';
import { pullRequest } from '../../support/github/events.ts';
import { startGitHub } from '../../support/github/server.ts';

// A runner, a git repository and a process for each; under load that takes a while.
jest.setTimeout(120_000);

/** Whole workflows among the README's blocks. */
function workflows(): string[] {
  const file = repositoryFile('README.md');
  const blocks =
    file === undefined
      ? []
      : [...readFileSync(file, 'utf8').matchAll(/^```ya?ml\n([\s\S]*?)^```/gm)].map((found) => found[1] ?? '');
  return blocks.filter((block) => /^on:/m.test(block) && block.includes('uses: berm/compat-action@v1'));
}

describeWithAct('the README’s own workflow, as users write it', () => {
  const found = workflows();
  if (found.length === 0)
    process.stderr.write('skipped: README.md holds no workflow with "uses: berm/compat-action@v1"\n');
  (found.length === 0 ? test.skip : test)('refuses a break on a pull request', async () => {
    const github = await startGitHub();
    try {
      for (const workflow of found.filter((text) => text.includes('pull_request'))) {
        const contract = /contracts:\s*(?:\|\s*)?(\S+)/.exec(workflow)?.[1] ?? '';
        const name = contract.split('/').at(-1) ?? '';
        github.world.releases.splice(0);
        github.world.tags.clear();
        github.world.release('v1.4.0', { assets: { [name]: weather('1.4.0') } });
        const image = weather('1.5.0', DEMANDS_DAYS);
        const out = await runAct(github, pullRequest(github.world, github.world.pull()), {
          workflow,
          files: { built: image },
          programs: { cargo: `mkdir -p "$(dirname '${contract}')" && cp built '${contract}'` },
        });
        expect(out).toMatchObject({ code: 1, outputs: { verdict: 'refused', 'baseline-version': '1.4.0' } });
      }
      expect(github.violations).toEqual([]);
    } finally {
      await github.close();
    }
  });
});
