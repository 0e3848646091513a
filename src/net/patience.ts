/** How long a run waits for the network in all. Waits that overlap count once. */
export interface Patience {
  /** Milliseconds in all. */
  readonly total: number;
  /**
   * Milliseconds that are left. What decides may not use up all of it: a report whose reason is that GitHub was silent
   * is to be published, too.
   *
   * @param surface for a call that only publishes what was decided
   */
  left(surface?: boolean): number;
  /** A wait begins; the answer ends it, and may be called again. */
  wait(): () => void;
}

/**
 * @param total milliseconds
 * @param kept of these, milliseconds that only a surface may use
 */
export function createPatience(total: number, now: () => number = Date.now, kept = 0): Patience {
  let spent = 0;
  let waits = 0;
  let since = 0;
  const used = (): number => spent + (waits > 0 ? now() - since : 0);
  return {
    total,
    left: (surface = false) => Math.max(0, total - used() - (surface ? 0 : kept)),
    wait() {
      if (waits === 0) since = now();
      waits += 1;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        waits -= 1;
        if (waits === 0) spent += now() - since;
      };
    },
  };
}

/** Milliseconds kept back for publishing: at most this, and a quarter of all. */
const PUBLISHING = 30_000;

/** The patience of a run that publishes what it found. */
export function runPatience(seconds: number): Patience {
  const total = seconds * 1000;
  return createPatience(total, Date.now, Math.min(PUBLISHING, total / 4));
}

/** What is said when it is used up. */
export function outOfTime(what: string, host: string, { total }: Patience): string {
  return (
    `${what}: ${host} did not answer in time, and this run has waited ${Math.round(total / 1000)} s for the ` +
    'network in all; the input network-timeout says how long it may'
  );
}

/** Waits. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
