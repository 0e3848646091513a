import { createClient, type Client } from '../../../src/github/client.ts';
import { readContext, type RunContext } from '../../../src/github/context.ts';
import type { Json } from '../../../src/core/json.ts';
import type { Event } from './events.ts';
import type { GitHub } from './server.ts';

/** The client of the Action, pointed at the stand-in; what it warns of goes to `warnings`. */
export function testClient(github: GitHub, warnings: string[] = []): Promise<Client> {
  return createClient(github.token, { apiUrl: github.url, warn: (message) => void warnings.push(message) });
}

/** The context of a run that this event started. */
export function contextOf(github: GitHub, event: Event, more: Readonly<Record<string, string>> = {}): RunContext {
  const env = {
    GITHUB_REPOSITORY: github.world.fullName,
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: github.webUrl,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_REF: event.ref,
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: 'Compatibility',
    GITHUB_JOB: 'gate',
    GITHUB_RUN_ID: '42',
    ...more,
  };
  return readContext(env, event.payload as Json);
}
