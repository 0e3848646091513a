/**
 * Has witnesses checked by independent validators, in a worker with a memory and a time limit. Synchronous for the
 * caller: `contains` is. The worker starts at the first break and does not keep the process alive.
 */
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { GuardError } from '../../core/errors.ts';
import type { Confirmer, WitnessCheck, WitnessVerdict } from '../../schema/confirm/confirmer.ts';
import { prepare } from '../../schema/confirm/prepare.ts';
import { decodeVerdict, type Batch } from './protocol.ts';

export type { WitnessCheck, WitnessVerdict } from '../../schema/confirm/confirmer.ts';

/**
 * What is handed over is admitted by counted work, so that no verdict depends on the clock. This is the guard against
 * the unforeseen, in milliseconds: when it trips there is no answer at all. The first witness of a worker also waits
 * for it to start.
 */
const LIMIT = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 32, stackSizeMb: 4 };

/** Beside the bundle, above its chunks; and for the sources, where the tests' set-up builds it. */
const PLACES = import.meta.url.endsWith('.ts')
  ? ['../../../build/confirm-worker.js']
  : ['./confirm-worker.js', '../confirm-worker.js'];

interface Running {
  readonly worker: Worker;
}
let running: Running | undefined;

function start(): Running | undefined {
  if (running !== undefined) return running;
  const file = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (file === undefined) return undefined;
  const fresh: Running = { worker: new Worker(file, { resourceLimits: LIMITS, execArgv: [], env: {} }) };
  // Out of memory ends a worker; whoever waits for it finds its time used up.
  fresh.worker.on('error', () => {
    stop(fresh);
  });
  fresh.worker.unref();
  running = fresh;
  return fresh;
}

function stop(ended: Running): void {
  if (running === ended) running = undefined;
  void ended.worker.terminate();
}

/** Witnesses that the worker is at work on. */
export interface Pending {
  /** Waits for the verdicts, in the order of the witnesses. */
  collect(): readonly WitnessVerdict[];
}

/** The batch handed over last: the worker takes them in order, so whoever waits for one waits for those before it. */
let last: Pending | undefined;

/**
 * Hands witnesses to the worker and returns at once, so that the caller can go on deciding.
 *
 * Where the worker's file is missing, or a witness cannot be handed over, the verdict is `unavailable`.
 *
 * @returns what waits for the verdicts; it throws GuardError when a witness hits the guard on time or memory
 */
export function submitWitnesses(checks: readonly WitnessCheck[]): Pending {
  const before = last;
  const posted = post(checks);
  if (posted === 'cannot be copied') return apart(checks);
  const pending = once(() => {
    before?.collect();
    if (last === pending) last = undefined;
    return outcome(checks, posted);
  });
  last = pending;
  return pending;
}

/** `submitWitnesses(…).collect()`: the verdicts, in the order of the witnesses. */
export function confirmWitnesses(checks: readonly WitnessCheck[]): readonly WitnessVerdict[] {
  return submitWitnesses(checks).collect();
}

function once(compute: () => readonly WitnessVerdict[]): Pending {
  let verdicts: readonly WitnessVerdict[] | undefined;
  return { collect: () => (verdicts ??= compute()) };
}

/** Some witness or schema is nested too deeply to be handed over: the others need not suffer. */
function apart(checks: readonly WitnessCheck[]): Pending {
  if (checks.length < 2) return once(() => unavailable(checks.length));
  const middle = checks.length >> 1;
  const halves = [submitWitnesses(checks.slice(0, middle)), submitWitnesses(checks.slice(middle))];
  return once(() => halves.flatMap((half) => half.collect()));
}

interface Posted extends Batch {
  readonly to: Running;
}

function post(checks: readonly WitnessCheck[]): Posted | undefined | 'cannot be copied' {
  const to = checks.length === 0 ? undefined : start();
  if (to === undefined) return undefined;
  const batch: Batch = {
    checks: checks.map(prepare),
    cells: new Int32Array(new SharedArrayBuffer(4 * (checks.length + 1))),
  };
  try {
    to.worker.postMessage(batch);
  } catch {
    return 'cannot be copied';
  }
  return { ...batch, to };
}

function outcome(checks: readonly WitnessCheck[], posted: Posted | undefined): readonly WitnessVerdict[] {
  let batch = posted;
  const verdicts: WitnessVerdict[] = [];
  while (batch !== undefined) {
    verdicts.push(...finished(batch));
    if (verdicts.length === checks.length) return verdicts;
    if (running === batch.to) {
      stop(batch.to);
      throw new GuardError(
        `Checking a witness took more than ${LIMIT / 1000} s, or more memory than it may have. Nothing was decided.`,
      );
    }
    // A worker that was stopped for an earlier batch never saw this one.
    const again = post(checks.slice(verdicts.length));
    batch = again === 'cannot be copied' ? undefined : again;
  }
  return [...verdicts, ...unavailable(checks.length - verdicts.length)];
}

/** The verdicts given before the time limit struck: all of them, unless one witness hit it. */
function finished({ checks, cells, to }: Posted): WitnessVerdict[] {
  const done = (): number => Atomics.load(cells, 0);
  while (done() < checks.length && running === to) {
    const before = done();
    if (Atomics.wait(cells, 0, before, LIMIT) === 'timed-out' && done() === before) break;
  }
  return Array.from(cells.subarray(1, done() + 1), decodeVerdict);
}

function unavailable(count: number): WitnessVerdict[] {
  return Array.from({ length: count }, () => 'unavailable');
}

/** The worker, as the engine asks for it. */
export const workerConfirmer: Confirmer = { confirm: confirmWitnesses };
