/**
 * The worker that checks witnesses: validators compile hostile schemas into code here, under the limits that
 * `confirm.ts` sets, and nowhere else.
 */
import { parentPort } from 'node:worker_threads';
import { judgePrepared } from '../../schema/confirm/judge.ts';
import { encodeVerdict, type Batch } from './protocol.ts';

parentPort?.on('message', ({ checks, cells }: Batch) => {
  checks.forEach((check, index) => {
    Atomics.store(cells, index + 1, encodeVerdict(check === undefined ? 'unreadable' : judgePrepared(check)));
    Atomics.store(cells, 0, index + 1);
    Atomics.notify(cells, 0);
  });
});
