import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileSource } from '../platform/file.ts';
import { ConfigError, SourceError } from '../core/errors.ts';
import type { BaselineOrigin, BaselineWorld } from './request.ts';

/** A file on this machine: `file:<path>`, or its path alone. */
export const file: BaselineOrigin = {
  forms: ['file:<path>'],
  takes: (spec) => spec.startsWith('file:'),
  async fetch(request, world) {
    const path = pathOf(request.spec, world);
    const inside = relative(world.cwd, path).replaceAll('\\', '/');
    const label = inside === '' || inside.startsWith('..') ? path : inside;
    // The path of a baseline that is not there is a baseline that could not be had, whoever mistyped it.
    const source = await fileSource(path, label).catch((cause: unknown) => {
      throw cause instanceof ConfigError || cause instanceof SourceError
        ? new SourceError(`baseline: ${cause.message}`, { cause })
        : cause;
    });
    return {
      state: 'found',
      info: { source: request.spec, label: `file ${label}`, cost: { bytes: 0, requests: 0 } },
      content: { source },
    };
  },
};

function pathOf(spec: string, world: BaselineWorld): string {
  const bare = spec.startsWith('file:') ? spec.slice('file:'.length) : spec;
  if (!bare.startsWith('//')) return resolve(world.cwd, bare);
  // `file:///srv/old.wasm` is a URL; `file:old.wasm` is a path behind a prefix.
  try {
    return fileURLToPath(spec);
  } catch (cause) {
    throw new ConfigError(`baseline "${spec}": not a file URL of this machine; write file:<path>`, { cause });
  }
}
