import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  BUMPS,
  require_semver
} from "./bytes-index.js";
import {
  __toESM
} from "./empty.js";

// src/gate/bump.ts
var import_semver = __toESM(require_semver(), 1);
var ADDITIONS = /* @__PURE__ */ new Set([
  "deprecated",
  "tool-became-public",
  "tool-became-query",
  "tool-takes-more-callers"
]);
function isAddition({ level, kind }) {
  return level === "notice" && (kind.endsWith("-added") || ADDITIONS.has(kind));
}
function isBreaking({ level, audience, blocking }) {
  return audience === "callers" && (level === "break" || level === "undecided" && blocking);
}
function requiredBump(findings, baseline) {
  const step = findings.some(isBreaking) ? "major" : findings.some(isAddition) ? "minor" : findings.length > 0 ? "patch" : "none";
  const early = baseline !== void 0 && import_semver.default.valid(baseline) !== null && import_semver.default.major(baseline) === 0;
  if (!early) return step;
  return step === "major" ? "minor" : step === "minor" ? "patch" : step;
}
function bumpEnough(required, baseline, current) {
  if (baseline === void 0 || current === void 0) return void 0;
  const [before, after] = [import_semver.default.parse(baseline), import_semver.default.parse(current)];
  if (before === null || after === null) return void 0;
  if (required === "none") return true;
  if (import_semver.default.lte(after, before)) return false;
  const moved = after.major > before.major ? "major" : after.minor > before.minor ? "minor" : "patch";
  return BUMPS.indexOf(moved) >= BUMPS.indexOf(required);
}

// src/gate/acceptances.ts
function acceptanceOf(finding, acceptances, scope) {
  return acceptances.find((entry) => entry.fingerprint === finding.fingerprint && obstacle(entry, scope) === void 0);
}
function obstacle(entry, { contract, baseline, today }) {
  if (entry.contract !== void 0 && entry.contract !== contract) return `it is for ${entry.contract}`;
  if (entry.baseline !== void 0 && baseline !== void 0 && entry.baseline !== baseline)
    return `it was accepted against ${entry.baseline}, and the baseline is ${baseline} now`;
  if (entry.expires !== void 0 && today.toISOString().slice(0, 10) > entry.expires)
    return `it expired on ${entry.expires}`;
  return void 0;
}
function idleAcceptances(acceptances, subjects, path) {
  return acceptances.flatMap((entry) => {
    const asked = subjects.filter(({ contract }) => entry.contract === void 0 || entry.contract === contract);
    if (asked.length === 0) return [];
    const found = asked.filter(({ fingerprints }) => fingerprints.has(entry.fingerprint));
    if (found.some((subject) => obstacle(entry, subject) === void 0)) return [];
    const why = (found.length > 0 ? found : asked).map((subject) => obstacle(entry, subject)).find((reason) => reason !== void 0);
    return [
      why === void 0 ? `${path}: the entry ${entry.fingerprint} ("${entry.reason}") matches nothing that was found; take it out.` : `${path}: the entry ${entry.fingerprint} ("${entry.reason}") does not apply: ${why}.`
    ];
  });
}

// src/gate/judge.ts
function judge(finding, by) {
  if (finding.level === "warning" || finding.level === "notice")
    return { ...finding, blocking: false, because: "it breaks nobody" };
  const accepted = acceptanceOf(finding, by.acceptances, by);
  const origin = by.inherited === void 0 ? void 0 : by.inherited.fingerprints.has(finding.fingerprint) ? "base" : "here";
  const use = by.use?.(finding);
  const reason = acceptedReason(accepted) ?? inheritedReason(origin, by) ?? undecidedReason(finding, by) ?? usedReason(finding, use);
  return {
    ...finding,
    ...reason,
    ...use?.callers !== void 0 && { callers: use.callers },
    ...origin !== void 0 && { origin },
    ...accepted !== void 0 && {
      accepted: { reason: accepted.reason, ...accepted.expires !== void 0 && { expires: accepted.expires } }
    }
  };
}
function acceptedReason(entry) {
  if (entry === void 0) return void 0;
  return {
    blocking: false,
    because: `accepted${entry.expires === void 0 ? "" : ` until ${entry.expires}`}: ${entry.reason}`
  };
}
function inheritedReason(origin, { inherited, policy, baseline }) {
  if (origin !== "base" || policy.inherited === "refuse") return void 0;
  return {
    blocking: false,
    because: `already on ${inherited?.label ?? "the base branch"}${baseline === void 0 ? "" : ` since ${baseline}`}`
  };
}
function undecidedReason(finding, { policy }) {
  if (finding.level !== "undecided" || policy.undecided === "refuse") return void 0;
  return { blocking: false, because: "neither proven nor refuted, and the policy is to report such places" };
}
function usedReason(finding, use) {
  if (use !== void 0) return { blocking: use.blocking, because: use.because };
  if (finding.audience === "host")
    return { blocking: false, because: "only the host calls it, and no pending call is known" };
  return { blocking: true, because: "usage was not asked, so it blocks" };
}

// src/gate/decide.ts
function decide(input) {
  const policy = { undecided: "refuse", inherited: "report", version: "advise", ...input.policy };
  const by = { ...input, acceptances: input.acceptances ?? [], today: input.today ?? /* @__PURE__ */ new Date(), policy };
  const findings = input.findings.map((finding) => sinceLabel(judge(finding, by), input.force));
  const problems = input.problems ?? [];
  const bump = requiredBump(findings, input.baseline);
  const enough = bumpEnough(bump, input.baseline, input.current);
  const verdict = verdictOf(findings, problems, policy.version === "require" && enough === false, input);
  return {
    verdict,
    findings,
    counts: countsOf(findings, problems),
    requiredBump: bump,
    ...enough !== void 0 && { bumpEnough: enough }
  };
}
function sinceLabel(finding, force) {
  const fresh = finding.blocking && force?.covered !== void 0 && !force.covered.includes(finding.fingerprint);
  return fresh ? { ...finding, sinceLabel: true } : finding;
}
function verdictOf(findings, problems, versionTooLow, { baselineState, force }) {
  if (problems.some(({ level }) => level === "error")) return "invalid";
  if (baselineState === "none") return "first-release";
  const blocking = findings.filter((finding) => finding.blocking);
  if (blocking.length > 0 || versionTooLow)
    return force !== void 0 && covers(force, blocking) ? "forced" : "refused";
  return findings.some(({ level }) => level === "break" || level === "undecided") ? "reported" : "compatible";
}
function covers(force, blocking) {
  return force.covers === "pull-request" || blocking.every(({ sinceLabel: fresh }) => fresh !== true);
}
function countsOf(findings, problems) {
  const many = (level) => findings.filter((finding) => finding.level === level).length;
  return {
    breaks: many("break"),
    blocking: findings.filter((finding) => finding.blocking).length,
    undecided: many("undecided"),
    warnings: many("warning") + problems.filter(({ level }) => level === "warning").length,
    notices: many("notice") + problems.filter(({ level }) => level === "notice").length,
    internal: findings.filter(({ audience, level }) => audience === "host" && level !== "notice").length,
    errors: problems.filter(({ level }) => level === "error").length
  };
}
function sumCounts(all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return {
    breaks: sum("breaks"),
    blocking: sum("blocking"),
    undecided: sum("undecided"),
    warnings: sum("warnings"),
    notices: sum("notices"),
    internal: sum("internal"),
    errors: sum("errors")
  };
}

export {
  idleAcceptances,
  decide,
  countsOf,
  sumCounts
};
