import { shape, user } from '../shapes.ts';
import type { Comment, World } from '../world.ts';
import { NOT_FOUND, REPO, unprocessable, type Answer, type Origins, type Routes } from './route.ts';

/** GitHub's limit on a comment, in characters. */
const COMMENT_LIMIT = 65_536;

function commentShape(world: World, comment: Comment, origins: Origins): object {
  return shape('issue-comment', {
    id: comment.id,
    body: comment.body,
    user: user(comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    url: `${origins.api}/repos/${world.fullName}/issues/comments/${comment.id}`,
    html_url: `${origins.web}/${world.fullName}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${origins.api}/repos/${world.fullName}/issues/${comment.issue}`,
    author_association: 'NONE',
  });
}

function tooLong(body: unknown): Answer | undefined {
  return typeof body === 'string' && Array.from(body).length > COMMENT_LIMIT
    ? unprocessable('body is too long (maximum is 65536 characters)')
    : undefined;
}

const READ = [
  ['issues', 'read'],
  ['pull-requests', 'read'],
] as const;
const WRITE = [
  ['issues', 'write'],
  ['pull-requests', 'write'],
] as const;
const exists = (world: World, number: string | undefined): boolean =>
  world.pulls.some((pull) => String(pull.number) === number);

export const issueRoutes: Routes = {
  [`get ${REPO}/issues/{issue_number}/comments`]: {
    needs: READ,
    answer: (world, { params }, origins) =>
      exists(world, params['issue_number'])
        ? {
            list: world.comments
              .filter((one) => String(one.issue) === params['issue_number'])
              .map((one) => commentShape(world, one, origins)),
          }
        : NOT_FOUND,
  },
  [`post ${REPO}/issues/{issue_number}/comments`]: {
    needs: WRITE,
    answer(world, { params, body }, origins) {
      if (!exists(world, params['issue_number'])) return NOT_FOUND;
      const refused = tooLong(body['body']);
      if (refused !== undefined) return refused;
      const comment = world.comment(Number(params['issue_number']), String(body['body']));
      return {
        status: 201,
        body: commentShape(world, comment, origins),
        headers: { location: `${origins.api}/repos/${world.fullName}/issues/comments/${comment.id}` },
      };
    },
  },
  [`get ${REPO}/issues/comments/{comment_id}`]: {
    needs: READ,
    answer(world, { params }, origins) {
      const comment = world.comments.find((one) => String(one.id) === params['comment_id']);
      return comment === undefined ? NOT_FOUND : { status: 200, body: commentShape(world, comment, origins) };
    },
  },
  [`patch ${REPO}/issues/comments/{comment_id}`]: {
    needs: WRITE,
    answer(world, { params, body }, origins) {
      const comment = world.comments.find((one) => String(one.id) === params['comment_id']);
      if (comment === undefined) return NOT_FOUND;
      const refused = tooLong(body['body']);
      if (refused !== undefined) return refused;
      comment.body = String(body['body']);
      comment.updatedAt = world.now();
      return { status: 200, body: commentShape(world, comment, origins) };
    },
  },
  [`delete ${REPO}/issues/comments/{comment_id}`]: {
    needs: WRITE,
    answer(world, { params }) {
      const at = world.comments.findIndex((one) => String(one.id) === params['comment_id']);
      if (at === -1) return NOT_FOUND;
      world.comments.splice(at, 1);
      return { status: 204 };
    },
  },
  [`get ${REPO}/issues/{issue_number}/labels`]: {
    needs: READ,
    answer(world, { params }) {
      const pull = world.pulls.find((one) => String(one.number) === params['issue_number']);
      return pull === undefined
        ? NOT_FOUND
        : { list: pull.labels.map((name, id) => shape('label', { id, name, color: 'ededed', default: false })) };
    },
  },
  [`get ${REPO}/issues/{issue_number}/events`]: {
    needs: READ,
    answer: (world, { params }) =>
      exists(world, params['issue_number'])
        ? {
            list: world.issueEvents
              .filter((one) => String(one.issue) === params['issue_number'])
              .map((one) =>
                shape(`${one.event}-issue-event`, {
                  id: one.id,
                  event: one.event,
                  actor: user(one.actor),
                  created_at: one.at,
                  label: { name: one.label, color: 'ededed' },
                }),
              ),
          }
        : NOT_FOUND,
  },
};
