import { ConfigError, SourceError } from '../core/errors.ts';
import type { BaselineOrigin, BaselineWorld } from './request.ts';

/** A file on this machine: `file:<path>`, or its path alone. */
export const file: BaselineOrigin = {
  forms: ['file:<path>'],
  takes: (spec) => spec.startsWith('file:'),
  async fetch(request, world) {
    const { files } = world;
    if (files === undefined) throw new ConfigError(`baseline "${request.spec}": this run reads no files`);
    const path = pathOf(request.spec);
    const label = files.shown(path);
    return {
      state: 'found',
      info: { source: request.spec, label: `file ${label}`, cost: { bytes: 0, requests: 0 } },
      content: { source: await open(files, path) },
    };
  },
};

/** A path that leads nowhere is a mistake of whoever wrote it; a file that cannot be read is not. */
async function open(files: NonNullable<BaselineWorld['files']>, path: string): ReturnType<typeof files.open> {
  try {
    return await files.open(path);
  } catch (cause) {
    if (cause instanceof ConfigError) throw new ConfigError(`baseline: ${cause.message}`, { cause });
    throw cause instanceof SourceError ? new SourceError(`baseline: ${cause.message}`, { cause }) : cause;
  }
}

function pathOf(spec: string): string {
  const bare = spec.startsWith('file:') ? spec.slice('file:'.length) : spec;
  if (!bare.startsWith('//')) return bare;
  // `file:///srv/old.wasm` is a URL; `file:old.wasm` is a path behind a prefix.
  const path = /^\/\/(?:localhost)?(\/[^?#]*)$/i.exec(bare)?.[1];
  try {
    // `file:///C:/old.wasm`
    if (path !== undefined) return decodeURIComponent(path).replace(/^\/(?=[A-Za-z]:)/, '');
  } catch {
    // Said below, like everything else that is no such URL.
  }
  throw new ConfigError(`baseline "${spec}": not a file URL of this machine; write file:<path>`);
}
