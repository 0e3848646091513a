import { SourceError } from '../core/errors.ts';
import type { RemoteContent } from './content.ts';
import { confirmAtRef, type FileAtRef } from './github/contents.ts';
import type { GitHubWorld } from './github/world.ts';

/** Larger than any contract that is a text. */
const LIMIT = 32 * 1024 * 1024;

/** What was read of a file in git, held against git's own digest of it. @throws SourceError when they differ */
export async function confirmContent(github: GitHubWorld, file: FileAtRef, content: RemoteContent): Promise<void> {
  // A manifest came out of an image whose sections all fitted together.
  if ('manifest' in content) return;
  const { size } = content.source;
  if (size === undefined || size > LIMIT)
    throw new SourceError(`${file.label}: it cannot be held against git's digest`);
  await confirmAtRef(github, file, await content.source.read(0, size));
}
