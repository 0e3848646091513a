/** How long a run waits for the network in all. Waits that overlap count once. */
export interface Patience {
  /** Milliseconds that are left. */
  left(): number;
  /** A wait begins; the answer ends it, and may be called again. */
  wait(): () => void;
}

/** @param total milliseconds */
export function createPatience(total: number, now: () => number = Date.now): Patience {
  let spent = 0;
  let waits = 0;
  let since = 0;
  const used = (): number => spent + (waits > 0 ? now() - since : 0);
  return {
    left: () => Math.max(0, total - used()),
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
