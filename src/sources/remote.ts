import { openHttpSource, type HttpSource } from './http-source/index.ts';
import { rangeFetch, type HttpClient, type HttpRequest } from '../net/index.ts';
import type { BaselineWorld } from './request.ts';

interface RemoteOptions {
  readonly label: string;
  readonly world: BaselineWorld;
  /** Digest advertised for the whole: checked when the whole is read. */
  readonly digest?: string;
  /** What to check when the server refuses. */
  readonly advice?: (status: number) => string | undefined;
}

/** Opens a remote file for reading at offsets. @throws SourceError */
export function openRemote(http: HttpClient, request: HttpRequest, options: RemoteOptions): Promise<HttpSource> {
  const { label, world, digest, advice } = options;
  return openHttpSource(rangeFetch(http, request, advice), {
    label,
    ...(digest === undefined ? {} : { digest }),
    progress: (bytes, total) => world.progress?.({ label, bytes, ...(total === undefined ? {} : { total }) }),
  });
}
