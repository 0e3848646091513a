import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  GuardError
} from "./core-errors.js";
import {
  decodeVerdict
} from "./platform-confirm-protocol.js";
import {
  prepare
} from "./core-digest.js";

// src/platform/confirm/confirm.ts
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
var LIMIT = 6e4;
var LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 32, stackSizeMb: 4 };
var PLACES = import.meta.url.endsWith(".ts") ? ["../../../build/confirm-worker.js"] : ["./confirm-worker.js", "../confirm-worker.js"];
var running;
function start() {
  if (running !== void 0) return running;
  const file = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (file === void 0) return void 0;
  const fresh = { worker: new Worker(file, { resourceLimits: LIMITS, execArgv: [], env: {} }) };
  fresh.worker.on("error", () => {
    stop(fresh);
  });
  fresh.worker.unref();
  running = fresh;
  return fresh;
}
function stop(ended) {
  if (running === ended) running = void 0;
  void ended.worker.terminate();
}
var last;
function submitWitnesses(checks) {
  const before = last;
  const posted = post(checks);
  if (posted === "cannot be copied") return apart(checks);
  const pending = once(() => {
    before?.collect();
    if (last === pending) last = void 0;
    return outcome(checks, posted);
  });
  last = pending;
  return pending;
}
function confirmWitnesses(checks) {
  return submitWitnesses(checks).collect();
}
function once(compute) {
  let verdicts;
  return { collect: () => verdicts ??= compute() };
}
function apart(checks) {
  if (checks.length < 2) return once(() => unavailable(checks.length));
  const middle = checks.length >> 1;
  const halves = [submitWitnesses(checks.slice(0, middle)), submitWitnesses(checks.slice(middle))];
  return once(() => halves.flatMap((half) => half.collect()));
}
function post(checks) {
  const to = checks.length === 0 ? void 0 : start();
  if (to === void 0) return void 0;
  const batch = {
    checks: checks.map(prepare),
    cells: new Int32Array(new SharedArrayBuffer(4 * (checks.length + 1)))
  };
  try {
    to.worker.postMessage(batch);
  } catch {
    return "cannot be copied";
  }
  return { ...batch, to };
}
function outcome(checks, posted) {
  let batch = posted;
  const verdicts = [];
  while (batch !== void 0) {
    verdicts.push(...finished(batch));
    if (verdicts.length === checks.length) return verdicts;
    if (running === batch.to) {
      stop(batch.to);
      throw new GuardError(
        `Checking a witness took more than ${LIMIT / 1e3} s, or more memory than it may have. Nothing was decided.`
      );
    }
    const again = post(checks.slice(verdicts.length));
    batch = again === "cannot be copied" ? void 0 : again;
  }
  return [...verdicts, ...unavailable(checks.length - verdicts.length)];
}
function finished({ checks, cells, to }) {
  const done = () => Atomics.load(cells, 0);
  while (done() < checks.length && running === to) {
    const before = done();
    if (Atomics.wait(cells, 0, before, LIMIT) === "timed-out" && done() === before) break;
  }
  return Array.from(cells.subarray(1, done() + 1), decodeVerdict);
}
function unavailable(count) {
  return Array.from({ length: count }, () => "unavailable");
}
var workerConfirmer = { confirm: confirmWitnesses };

export {
  submitWitnesses,
  workerConfirmer
};
