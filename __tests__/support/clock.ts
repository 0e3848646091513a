/** A clock of a test's own: nobody waits, and every timer fires in its order. */
export interface Clock {
  /** Milliseconds that passed on it. */
  readonly passed: number;
  /** While this many answers are on their way, no timer fires. */
  busy: number;
  restore(): void;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  /** Nobody waits for it: it fires only when others have moved the clock past it. */
  idle: boolean;
  readonly run: () => void;
}

interface Handle {
  ref(): Handle;
  unref(): Handle;
  hasRef(): boolean;
  [Symbol.toPrimitive](): number;
}

/** Turns of the event loop in which nothing happened, before the next timer fires. */
const QUIET = 3;

/** Puts it in the place of `setTimeout`, `Date.now` and `AbortSignal.timeout`, until it is taken back. */
export function ownClock(): Clock {
  const real = { setTimeout, clearTimeout, now: Date.now, timeout: AbortSignal.timeout.bind(AbortSignal) };
  const timers = new Map<number, Timer>();
  const start = real.now();
  let now = start;
  let order = 0;
  let turning = false;
  const fire = (): void => {
    const [key, timer] = [...timers].reduce((a, b) =>
      a[1].at < b[1].at || (a[1].at === b[1].at && a[1].order < b[1].order) ? a : b,
    );
    timers.delete(key);
    now = Math.max(now, timer.at);
    timer.run();
  };
  const turn = (quiet: number): void => {
    setImmediate(() => {
      if (![...timers.values()].some(({ idle }) => !idle)) {
        turning = false;
        return;
      }
      const calm = clock.busy === 0 ? quiet + 1 : 0;
      const due = calm >= QUIET;
      if (due) fire();
      turn(due ? 0 : calm);
    });
  };
  const clock = {
    busy: 0,
    get passed() {
      return now - start;
    },
    restore: () => {
      Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
      Date.now = real.now;
      AbortSignal.timeout = real.timeout;
    },
  };
  const later = (run: (...given: unknown[]) => void, wait = 0, ...given: unknown[]): Handle => {
    order += 1;
    const key = order;
    const timer: Timer = { at: now + Math.max(0, wait), order, idle: false, run: () => run(...given) };
    timers.set(key, timer);
    if (!turning) {
      turning = true;
      turn(0);
    }
    const handle: Handle = {
      ref: () => handle,
      unref: () => {
        timer.idle = true;
        return handle;
      },
      hasRef: () => !timer.idle,
      [Symbol.toPrimitive]: () => key,
    };
    return handle;
  };
  Object.assign(globalThis, {
    setTimeout: later,
    clearTimeout: (handle: object | undefined) => void timers.delete(Number(handle ?? 0)),
  });
  Date.now = () => now;
  AbortSignal.timeout = (wait) => {
    const controller = new AbortController();
    later(
      () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError')),
      wait,
    ).unref();
    return controller.signal;
  };
  return clock;
}
