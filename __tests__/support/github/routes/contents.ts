import { createHash } from 'node:crypto';
import { shape, user } from '../shapes.ts';
import type { Commit, World } from '../world.ts';
import { NOT_FOUND, REPO, type Answer, type Origins, type Request, type Routes } from './route.ts';

const READ = [['contents', 'read']] as const;
const MEBIBYTE = 1_048_576;

export function blobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

function entry(
  world: World,
  path: string,
  bytes: Uint8Array | undefined,
  origins: Origins,
  ref: string,
): Record<string, unknown> {
  const url = `${origins.api}/repos/${world.fullName}/contents/${path}?ref=${ref}`;
  return {
    type: bytes === undefined ? 'dir' : 'file',
    name: path.split('/').at(-1),
    path,
    size: bytes?.length ?? 0,
    sha: bytes === undefined ? '0'.repeat(40) : blobSha(bytes),
    url,
    git_url: bytes === undefined ? url : `${origins.api}/repos/${world.fullName}/git/blobs/${blobSha(bytes)}`,
    html_url: `${origins.web}/${world.fullName}/blob/${ref}/${path}`,
    download_url: bytes === undefined ? null : `${origins.storage}/raw/${ref}/${path}`,
    _links: { git: url, self: url, html: url },
  };
}

function contents(world: World, { params, query, accept }: Request, origins: Origins): Answer {
  const ref = query.get('ref') ?? world.defaultBranch;
  const commit = world.resolve(ref);
  const path = (params['path'] ?? '').replace(/\/$/, '');
  if (commit === undefined)
    return {
      status: 404,
      body: {
        message: `No commit found for the ref ${ref}`,
        documentation_url: 'https://docs.github.com/rest',
        status: '404',
      },
    };
  const bytes = commit.files.get(path);
  if (bytes !== undefined) {
    if (accept.includes('raw')) return { raw: bytes };
    const small = bytes.length <= MEBIBYTE;
    return {
      status: 200,
      body: {
        ...entry(world, path, bytes, origins, ref),
        content: small ? Buffer.from(bytes).toString('base64') : '',
        encoding: small ? 'base64' : 'none',
      },
    };
  }
  const below = [...commit.files].filter(([name]) => name.startsWith(`${path}/`));
  if (below.length === 0) return NOT_FOUND;
  const names = new Map(
    below.map(([name, content]) => {
      const rest = name.slice(path.length + 1).split('/');
      return [`${path}/${rest[0] ?? ''}`, rest.length === 1 ? content : undefined] as const;
    }),
  );
  return { status: 200, body: [...names].map(([name, content]) => entry(world, name, content, origins, ref)) };
}

function refShape(world: World, ref: string, sha: string): object {
  const object = ref.startsWith('tags/') ? world.annotated.get(ref.slice(5)) : undefined;
  return shape('git-ref', {
    ref: `refs/${ref}`,
    object: object === undefined ? { type: 'commit', sha } : { type: 'tag', sha: object },
  });
}

function commitShape(commit: Commit): object {
  return shape('commit', {
    sha: commit.sha,
    parents: commit.parents.map((sha) => ({ sha, url: 'https://github.test/', html_url: 'https://github.test/' })),
    commit: {
      message: commit.message,
      author: { name: 'alice', email: 'alice@example.test', date: commit.date },
      committer: { name: 'alice', email: 'alice@example.test', date: commit.date },
    },
    author: user('alice'),
    committer: user('alice'),
  });
}

/** Commits reachable from `head` and not from `base`, oldest first. */
function between(world: World, base: string, head: string): Commit[] {
  const reach = (sha: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(sha)) return seen;
    seen.add(sha);
    for (const parent of world.commits.get(sha)?.parents ?? []) reach(parent, seen);
    return seen;
  };
  const old = reach(base);
  return [...reach(head)]
    .filter((sha) => !old.has(sha))
    .map((sha) => world.commits.get(sha))
    .filter((commit) => commit !== undefined)
    .reverse();
}

export const contentRoutes: Routes = {
  [`get ${REPO}`]: {
    needs: [],
    answer: (world) => ({
      status: 200,
      body: shape('full-repository', {
        name: world.repo,
        full_name: world.fullName,
        private: world.isPrivate,
        default_branch: world.defaultBranch,
        owner: user(world.owner),
      }),
    }),
  },
  [`get ${REPO}/contents/{path}`]: { needs: READ, answer: contents },
  [`get ${REPO}/git/blobs/{file_sha}`]: {
    needs: READ,
    answer(world, { params, accept }) {
      for (const commit of world.commits.values()) {
        for (const bytes of commit.files.values()) {
          if (blobSha(bytes) !== params['file_sha']) continue;
          if (accept.includes('raw')) return { raw: bytes };
          return {
            status: 200,
            body: shape('blob', {
              sha: blobSha(bytes),
              size: bytes.length,
              encoding: 'base64',
              content: Buffer.from(bytes).toString('base64'),
            }),
          };
        }
      }
      return NOT_FOUND;
    },
  },
  [`get ${REPO}/git/trees/{tree_sha}`]: {
    needs: READ,
    answer(world, { params }) {
      const commit = world.resolve(params['tree_sha'] ?? '');
      if (commit === undefined) return NOT_FOUND;
      const tree = [...commit.files].map(([path, bytes]) => ({
        path,
        mode: '100644',
        type: 'blob',
        sha: blobSha(bytes),
        size: bytes.length,
      }));
      return { status: 200, body: shape('git-tree', { sha: commit.sha, truncated: false, tree }) };
    },
  },
  [`get ${REPO}/git/ref/{ref}`]: {
    needs: READ,
    answer(world, { params }) {
      const ref = params['ref'] ?? '';
      const sha = ref.startsWith('heads/')
        ? world.branches.get(ref.slice(6))
        : ref.startsWith('tags/')
          ? world.tags.get(ref.slice(5))
          : undefined;
      return sha === undefined ? NOT_FOUND : { status: 200, body: refShape(world, ref, sha) };
    },
  },
  [`get ${REPO}/git/tags/{tag_sha}`]: {
    needs: READ,
    answer(world, { params }) {
      const [tag, object] = [...world.annotated].find(([, sha]) => sha === params['tag_sha']) ?? [];
      if (tag === undefined) return NOT_FOUND;
      return {
        status: 200,
        body: shape('git-tag', {
          sha: object,
          tag,
          message: tag,
          object: { type: 'commit', sha: world.tags.get(tag), url: 'https://github.test/' },
        }),
      };
    },
  },
  [`get ${REPO}/git/matching-refs/{ref}`]: {
    needs: READ,
    answer(world, { params }) {
      const all = [
        ...[...world.branches].map(([name, sha]) => [`heads/${name}`, sha] as const),
        ...[...world.tags].map(([name, sha]) => [`tags/${name}`, sha] as const),
      ];
      const found = all.filter(([name]) => name.startsWith(params['ref'] ?? ''));
      return { list: found.map(([name, sha]) => refShape(world, name, sha)) };
    },
  },
  [`get ${REPO}/tags`]: {
    needs: READ,
    answer: (world) => ({
      list: [...world.tags]
        .reverse()
        .map(([name, sha]) => shape('tag', { name, commit: { sha, url: 'https://github.test/' } })),
    }),
  },
  [`get ${REPO}/commits/{ref}`]: {
    needs: READ,
    answer(world, { params }) {
      const commit = world.resolve(params['ref'] ?? '');
      return commit === undefined
        ? { status: 422, body: { message: `No commit found for SHA: ${params['ref'] ?? ''}` } }
        : { status: 200, body: commitShape(commit) };
    },
  },
  [`get ${REPO}/compare/{basehead}`]: {
    needs: READ,
    answer(world, { params }) {
      const [base, head] = (params['basehead'] ?? '').split('...').map((ref) => world.resolve(ref));
      if (base === undefined || head === undefined) return NOT_FOUND;
      const commits = between(world, base.sha, head.sha);
      const behind = between(world, head.sha, base.sha).length;
      const status =
        behind > 0 ? (commits.length > 0 ? 'diverged' : 'behind') : commits.length > 0 ? 'ahead' : 'identical';
      return {
        status: 200,
        body: shape('commit-comparison', {
          base_commit: commitShape(base),
          merge_base_commit: commitShape(base),
          status,
          ahead_by: commits.length,
          behind_by: behind,
          total_commits: commits.length,
          commits: commits.map(commitShape),
        }),
      };
    },
  },
};
