import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/core/errors.ts
var ContractError = class extends Error {
  name = "ContractError";
  rule;
  place;
  constructor(rule, message, place = {}, options) {
    super(message, options);
    this.rule = rule;
    this.place = place;
  }
};
var ConfigError = class extends Error {
  name = "ConfigError";
};
var SourceError = class extends Error {
  name = "SourceError";
};
var GuardError = class extends Error {
  name = "GuardError";
};
var AbsentError = class extends SourceError {
};

// src/core/near.ts
function near(word, known) {
  const wanted = word.slice(0, 100).toLowerCase();
  let best;
  let least = Infinity;
  let looked = 0;
  for (const candidate of known) {
    looked += 1;
    if (looked > 1e3) break;
    const longest = Math.max(wanted.length, candidate.length);
    const allowed = Math.max(1, Math.floor(longest / 3));
    if (Math.abs(wanted.length - candidate.length) > allowed) continue;
    const cost = distance(wanted, candidate.toLowerCase());
    if (cost < least && cost <= allowed && cost < longest) {
      best = candidate;
      least = cost;
    }
  }
  return best;
}
function distance(a, b) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const edited = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(swapped ? Math.min(edited, (before[j - 2] ?? 0) + 1) : edited);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

export {
  ContractError,
  ConfigError,
  SourceError,
  GuardError,
  AbsentError,
  near
};
