import { plain, shorten } from '../report/untrusted.ts';

type Progress = (line: { readonly label: string; readonly bytes: number; readonly total?: number }) => void;

/** Quiet for the first moments: most transfers are over by then. */
const PATIENCE = 400;
const EVERY = 100;

/**
 * Draws one line that is overwritten while something large comes in, and wiped when it is there.
 *
 * @param write to a terminal
 * @param now milliseconds; a parameter for tests
 */
export function progressLine(write: (text: string) => void, now: () => number = Date.now): Progress {
  const started = new Map<string, number>();
  let drawn = 0;
  return ({ label, bytes, total }) => {
    const begun = started.get(label) ?? now();
    started.set(label, begun);
    if (total !== undefined && bytes >= total) {
      if (drawn > 0) write('\r\u001b[2K');
      drawn = 0;
      return;
    }
    if (now() - begun < PATIENCE || now() - drawn < EVERY) return;
    drawn = now();
    const of = total === undefined ? '' : ` of ${size(total)} (${Math.floor((bytes / total) * 100)} %)`;
    write(`\r\u001b[2K${shorten(plain(label), 60)}: ${size(bytes)}${of}`);
  };
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
