import { describe, expect, test } from '@jest/globals';
import { explain, statusOf } from '../../src/github/failure.ts';

/** An error as the client throws it. */
function failed(status: number, message: string, answered = true): Error {
  return Object.assign(new Error(message), { status, ...(answered && { response: {} }) });
}

describe('why GitHub did not do something', () => {
  const what = 'The check run could not be created';
  test.each([
    [failed(401, 'Bad credentials'), false, 'GitHub does not know this token (401). Check the input "github-token".'],
    [
      failed(403, 'Resource not accessible by integration'),
      false,
      'add "checks: write" under "permissions:" of the job',
    ],
    [
      failed(403, 'Unable to create comment because issue is locked.'),
      false,
      'GitHub answered 403 (Unable to create comment because issue is locked.).',
    ],
    [failed(422, 'Validation Failed'), false, 'GitHub answered 422 (Validation Failed).'],
    [
      failed(404, 'Not Found'),
      false,
      'it is gone, or the token lacks a permission; add "checks: write" under "permissions:" of the job',
    ],
    [failed(403, 'Resource not accessible by integration'), true, 'a pull request from a fork gets a read-only token'],
    [failed(403, 'You must authenticate via a GitHub App.'), false, 'a personal access token may not do that'],
    [failed(403, 'API rate limit exceeded for installation'), false, 'rate limit is used up (403)'],
    [failed(429, 'You have exceeded a secondary rate limit'), false, 'rate limit is used up (429)'],
    [failed(502, 'Bad Gateway'), false, 'GitHub answered 502 (Bad Gateway)'],
    [failed(500, 'fetch failed', false), false, 'GitHub could not be reached (fetch failed)'],
    ['nonsense', false, 'GitHub could not be reached (nonsense)'],
  ])('%s, fork: %s', (error, fork, expected) => {
    const text = explain(what, error, 'checks: write', fork);
    expect(text.startsWith(`${what}: `)).toBe(true);
    expect(text).toContain(expected);
  });

  test('a status is only there where there was an answer', () => {
    expect([
      statusOf(failed(404, 'x')),
      statusOf(failed(500, 'x', false)),
      statusOf(undefined),
      statusOf({ status: 'no' }),
    ]).toEqual([404, undefined, undefined, undefined]);
  });
});
