/** The page's worker: compares a pair, so that the page stays alive and can stop it. */
import { compareFiles } from './compare.ts';
import type { TryAnswer, TryPair } from './message.ts';

self.addEventListener('message', ({ data }: MessageEvent<TryPair>) => {
  void compareFiles(data)
    .catch((error: unknown): TryAnswer => ({
      state: 'failed',
      why: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => {
      self.postMessage(answer);
    });
});
