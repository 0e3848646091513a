/**
 * Breaks between two manifests of 10 to 10,000 tools: wall time and growth, for two releases that differ in nothing
 * but their readme, and for two of which three tools break. The limit of 1,000 tools is 50 ms.
 */
import { breaks } from '../dist/index.js';
import { manifestPair } from './breaks-manifests.mjs';
import { median, table } from './support.mjs';

const LIMIT_MS = 50;

function time(count, changed) {
  const [baseline, current] = manifestPair(count, changed);
  const runs = [];
  let found = 0;
  for (let run = 0; run < 7; run += 1) {
    const start = performance.now();
    found = breaks(baseline, current).filter((finding) => finding.level === 'break').length;
    runs.push(performance.now() - start);
  }
  return { ms: median(runs), first: runs[0], found };
}

for (const changed of [0, 3]) {
  let before;
  const rows = [10, 100, 1_000, 10_000].map((count) => {
    const { ms, first, found } = time(count, changed);
    const growth = before === undefined ? '–' : (ms / before).toFixed(1);
    before = ms;
    return [count, found, first.toFixed(1), ms.toFixed(1), growth, count === 1_000 ? (ms / LIMIT_MS).toFixed(2) : '–'];
  });
  table(
    `Breaks between two manifests, ${changed} tools changed`,
    ['tools', 'breaks', 'first ms', 'ms (median of 7)', 'times the row above', `of ${LIMIT_MS} ms`],
    rows,
  );
}
