import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  decodeVerdict
} from "./platform-confirm-protocol.js";
import {
  prepare
} from "./core-fingerprint.js";

// src/platform/confirm/confirm.ts
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
var PER_WITNESS = 2e3;
var START = 1e4;
var PATIENCE = 3;
var LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, codeRangeSizeMb: 32, stackSizeMb: 4 };
var PLACES = import.meta.url.endsWith(".ts") ? ["../../../build/confirm-worker.js"] : ["./confirm-worker.js", "../confirm-worker.js"];
var running;
function start() {
  if (running !== void 0) return running;
  const file = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url));
  if (file === void 0) return void 0;
  const fresh = { worker: new Worker(file, { resourceLimits: LIMITS, execArgv: [], env: {} }), awake: false };
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
  if (checks.length < 2) return once(() => unknowns(checks.length));
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
  const verdicts = [];
  let batch = posted;
  for (let lost = 0; batch !== void 0 && lost < PATIENCE; ) {
    verdicts.push(...finished(batch));
    if (verdicts.length === checks.length) return verdicts;
    if (running === batch.to) {
      stop(batch.to);
      verdicts.push("unavailable");
      lost += 1;
    }
    const again = post(checks.slice(verdicts.length));
    batch = again === "cannot be copied" ? void 0 : again;
  }
  return [...verdicts, ...unknowns(checks.length - verdicts.length)];
}
function finished({ checks, cells, to }) {
  const done = () => Atomics.load(cells, 0);
  while (done() < checks.length && running === to) {
    const before = done();
    const limit = to.awake ? PER_WITNESS : START;
    if (Atomics.wait(cells, 0, before, limit) === "timed-out" && done() === before) break;
    to.awake = true;
  }
  return Array.from(cells.subarray(1, done() + 1), decodeVerdict);
}
function unknowns(count) {
  return Array.from({ length: count }, () => "unavailable");
}
var workerConfirmer = { confirm: confirmWitnesses };

// src/schema/place-kinds.ts
var PLACE_KINDS = {
  "newly-required": {
    title: "a property became required",
    meaning: "The reader demands a property that the writer need not send.",
    remedy: "make the property optional for the reader, or let the writer always send it before the reader demands it"
  },
  "type-changed": {
    title: "the JSON type is another",
    meaning: "The writer may send a JSON type that the reader does not take here.",
    remedy: "let the reader take the old type as well"
  },
  "negative-refused": {
    title: "negative integers are refused",
    meaning: "The writer may send a negative integer, and the reader takes none.",
    remedy: "let the reader take signed integers"
  },
  "bounds-narrowed": {
    title: "the range of numbers is narrower",
    meaning: "The writer may send a number outside the range that the reader takes.",
    remedy: "widen minimum and maximum to what the writer may send"
  },
  "multiple-changed": {
    title: "numbers must be multiples of something else",
    meaning: "The writer may send a number that is no multiple of what the reader demands.",
    remedy: "drop multipleOf, or set it to a divisor of the writer\u2019s"
  },
  "length-narrowed": {
    title: "strings must be shorter or longer",
    meaning: "The writer may send a string whose length the reader refuses.",
    remedy: "widen minLength and maxLength to what the writer may send"
  },
  "pattern-changed": {
    title: "strings must match another pattern",
    meaning: "The writer may send a string that the reader\u2019s pattern does not match.",
    remedy: "widen the pattern so that it matches what the writer may send"
  },
  "strings-narrowed": {
    title: "the set of strings is smaller",
    meaning: "The writer may send a string that is not among those the reader knows.",
    remedy: "keep every string that the writer may send in the reader\u2019s enum"
  },
  "values-narrowed": {
    title: "the set of values is smaller",
    meaning: "The writer may send a value that is not among those the reader knows.",
    remedy: "keep every value that the writer may send in the reader\u2019s enum or const"
  },
  "names-refused": {
    title: "a property name is refused",
    meaning: "The writer may send a property that the reader does not allow here.",
    remedy: "declare the property for the reader, or let it ignore names that it does not know"
  },
  "property-count-narrowed": {
    title: "objects must have fewer or more properties",
    meaning: "The writer may send an object whose number of properties the reader refuses.",
    remedy: "widen minProperties and maxProperties to what the writer may send"
  },
  "dependency-added": {
    title: "one property now depends on another",
    meaning: "The writer may send a property without what the reader demands beside it.",
    remedy: "drop the dependency for the reader, or let the writer send both"
  },
  "items-refused": {
    title: "further array items are refused",
    meaning: "The writer may send an array item at a position where the reader allows none.",
    remedy: "let the reader take further items, or declare the position"
  },
  "count-narrowed": {
    title: "arrays must have fewer or more items",
    meaning: "The writer may send an array whose number of items the reader refuses.",
    remedy: "widen minItems and maxItems to what the writer may send"
  },
  "contains-narrowed": {
    title: "arrays must contain something else",
    meaning: "The writer may send an array without as many matching items as the reader demands (or with more).",
    remedy: "loosen contains, minContains and maxContains to what the writer may send"
  },
  "unique-items-required": {
    title: "array items must differ",
    meaning: "The writer may send an array with equal items, and the reader refuses it.",
    remedy: "drop uniqueItems for the reader, or let it remove doubles itself"
  },
  "combination-narrowed": {
    title: "a combination of schemas takes less",
    meaning: "The writer may send a value that the reader\u2019s anyOf, oneOf, not or if refuses.",
    remedy: "add an alternative for what the writer may send"
  },
  "nothing-taken": {
    title: "nothing is taken here",
    meaning: "The reader\u2019s schema takes no value at all here, and the writer may send one.",
    remedy: "give the reader a schema here that takes what the writer may send"
  },
  "schema-narrowed": {
    title: "the schema takes less",
    meaning: "The writer may send a value that the reader\u2019s schema as a whole refuses.",
    remedy: "let the reader\u2019s schema take what the writer may send"
  }
};

export {
  PLACE_KINDS,
  submitWitnesses,
  workerConfirmer
};
