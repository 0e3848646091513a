import type { HttpSource } from '../../bytes/http.ts';
import { StatusError, type HttpClient } from '../../net/index.ts';
import { openRemote } from '../remote.ts';
import type { BaselineWorld } from '../request.ts';
import { apiRequest, permissionAdvice } from './api.ts';
import type { GitHubWorld } from './world.ts';

/**
 * Opens a file of the repository at a git ref, through the API: a shallow checkout is enough.
 * @returns undefined when the API says 404: no such file there (or no such ref)
 * @throws SourceError
 */
export async function openAtRef(
  world: BaselineWorld,
  github: GitHubWorld,
  http: HttpClient,
  file: { readonly path: string; readonly ref: string; readonly label: string },
): Promise<HttpSource | undefined> {
  const parts = file.path.split('/').filter((part) => part !== '' && part !== '.');
  // What lies outside the repository is in none of its commits.
  if (parts.includes('..')) return undefined;
  const path = parts.map(encodeURIComponent).join('/');
  const request = apiRequest(
    github,
    `contents/${path}?ref=${encodeURIComponent(file.ref)}`,
    'application/vnd.github.raw+json',
    file.label,
  );
  try {
    return await openRemote(http, request, {
      label: file.label,
      world,
      advice: (status) => permissionAdvice(status, 'contents: read'),
    });
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return undefined;
    throw error;
  }
}
