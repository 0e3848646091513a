import type { Mishap } from './offline.ts';

const answers = (status: number, body: unknown, headers?: Record<string, string>): Mishap => ({
  does: 'answers',
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...(headers && { headers }),
});
const says = (message: string): object => ({ message, documentation_url: 'https://docs.github.com/rest' });
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';

/** What may become of a request: the faults that every call is tried with. */
export const FAULTS: Readonly<Record<string, Mishap>> = {
  '401': answers(401, says('Bad credentials')),
  '403, no permission': answers(403, says('Resource not accessible by integration')),
  '403, rate limit': answers(403, says('API rate limit exceeded for installation ID 1.'), {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '4102444800',
  }),
  '403, secondary limit': answers(403, says(SECONDARY)),
  '404': answers(404, says('Not Found')),
  '409': answers(409, says('Git Repository is empty.')),
  '422': answers(422, says('Validation Failed')),
  '429 with retry-after': answers(429, says(SECONDARY), { 'retry-after': '5' }),
  '429 without': answers(429, says(SECONDARY)),
  '500': answers(500, says('Server Error')),
  '502 with HTML': answers(502, '<html><body>Bad Gateway</body></html>', { 'content-type': 'text/html' }),
  reset: { does: 'reset' },
  trickle: { does: 'trickles' },
  silence: { does: 'silent' },
  'cut JSON': { does: 'is cut' },
  'an empty body': answers(200, ''),
  null: answers(200, 'null'),
  '[]': answers(200, '[]'),
  '204': answers(204, ''),
  'a wrong type': answers(200, { labels: 7 }),
  'cut mid-body': { does: 'breaks off' },
};
