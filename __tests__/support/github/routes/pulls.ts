import { shape, user } from '../shapes.ts';
import type { Pull, World } from '../world.ts';
import { NOT_FOUND, REPO, type Origins, type Routes } from './route.ts';

function repository(world: World, owner: string): object {
  return {
    name: world.repo,
    full_name: `${owner}/${world.repo}`,
    owner: user(owner),
    private: world.isPrivate,
    fork: owner !== world.owner,
  };
}

export function pullShape(
  world: World,
  pull: Pull,
  origins: Origins,
  schema: 'pull-request' | 'pull-request-simple',
): object {
  return shape(schema, {
    id: pull.number * 100,
    number: pull.number,
    state: pull.state,
    title: `Pull request ${pull.number}`,
    user: user(pull.author),
    labels: pull.labels.map((name, id) => ({ id, name })),
    head: {
      label: `${pull.head.owner}:${pull.head.ref}`,
      ref: pull.head.ref,
      sha: pull.head.sha,
      user: user(pull.head.owner),
      repo: repository(world, pull.head.owner),
    },
    base: {
      label: `${world.owner}:${pull.base.ref}`,
      ref: pull.base.ref,
      sha: pull.base.sha,
      user: user(world.owner),
      repo: repository(world, world.owner),
    },
    ...(schema === 'pull-request' && {
      comments: world.comments.filter(({ issue }) => issue === pull.number).length,
    }),
    html_url: `${origins.web}/${world.fullName}/pull/${pull.number}`,
    url: `${origins.api}/repos/${world.fullName}/pulls/${pull.number}`,
  });
}

const READ = [['pull-requests', 'read']] as const;

export const pullRoutes: Routes = {
  [`get ${REPO}/pulls`]: {
    needs: READ,
    answer(world, { query }, origins) {
      const state = query.get('state') ?? 'open';
      const head = query.get('head');
      const base = query.get('base');
      const found = world.pulls
        .filter((pull) => state === 'all' || pull.state === state)
        .filter((pull) => head === null || head === `${pull.head.owner}:${pull.head.ref}`)
        .filter((pull) => base === null || base === pull.base.ref);
      return { list: found.map((pull) => pullShape(world, pull, origins, 'pull-request-simple')) };
    },
  },
  [`get ${REPO}/pulls/{pull_number}`]: {
    needs: READ,
    answer(world, { params }, origins) {
      const pull = world.pulls.find((one) => String(one.number) === params['pull_number']);
      return pull === undefined ? NOT_FOUND : { status: 200, body: pullShape(world, pull, origins, 'pull-request') };
    },
  },
  [`get ${REPO}/commits/{commit_sha}/pulls`]: {
    needs: [
      ['pull-requests', 'read'],
      ['contents', 'read'],
    ],
    answer(world, { params }, origins) {
      const sha = params['commit_sha'];
      // GitHub does not list a fork's pull request here until its commit is in the repository itself.
      const found = world.pulls.filter((pull) => pull.head.sha === sha && pull.head.owner === world.owner);
      return { list: found.map((pull) => pullShape(world, pull, origins, 'pull-request-simple')) };
    },
  },
};
