/** What every npm peer's program shares: pairs in, one JSON line `{id, answer, ms}` out for each. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The folder into which the peer was installed. */
export const FOLDER = process.argv[2];
export const requireThere = createRequire(join(FOLDER, 'index.js'));

/** @param ask `({reader, writer}) => 'compatible' | 'break'`, or a promise of it; throwing is no answer */
export async function answerAll(ask) {
  for await (const line of createInterface({ input: process.stdin })) {
    const pair = JSON.parse(line);
    const begun = performance.now();
    let answer = 'undecided';
    try {
      answer = await ask(pair);
    } catch {
      // It does not say.
    }
    process.stdout.write(`${JSON.stringify({ id: pair.id, answer, ms: performance.now() - begun })}\n`);
  }
}
