import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  breaks,
  pluginBreaks
} from "./chunks/breaks-berm-compare.js";
import {
  decide
} from "./chunks/gate-acceptances.js";
import {
  locate,
  nodeDirectory,
  problemOf,
  validatePlugin
} from "./chunks/core-locate.js";
import {
  workerConfirmer
} from "./chunks/platform-confirm-confirm.js";
import {
  examineImage,
  parseIdl,
  parseSection,
  readImage,
  require_picomatch,
  require_semver
} from "./chunks/bytes-index.js";
import {
  ConfigError,
  near
} from "./chunks/core-errors.js";
import {
  contains
} from "./chunks/schema-budget.js";
import "./chunks/platform-confirm-protocol.js";
import "./chunks/core-fingerprint.js";
import {
  JsonError,
  isArray,
  isObject,
  member,
  parseJson,
  pointer,
  positionAt
} from "./chunks/core-digest.js";
import {
  __toESM
} from "./chunks/empty.js";

// src/platform/library.ts
function contains2(reader, writer, options = {}) {
  return contains(reader, writer, { confirmer: workerConfirmer, ...options });
}
function breaks2(baseline, current, options = {}) {
  return breaks(baseline, current, { confirmer: workerConfirmer, ...options });
}
function pluginBreaks2(baseline, current, options = {}) {
  return pluginBreaks(baseline, current, { confirmer: workerConfirmer, ...options });
}

// src/platform/validate-plugin.ts
function validatePlugin2(text, options = {}) {
  const { directory, ...rest } = options;
  if (directory === void 0) return validatePlugin(text, rest);
  return validatePlugin(text, { ...rest, directory: typeof directory === "string" ? nodeDirectory(directory) : directory });
}

// src/sources/choose-release/version.ts
var import_semver = __toESM(require_semver(), 1);
var DIGITS = "[0-9]{1,15}";
var DOTTED = new RegExp(`^${DIGITS}(?:\\.${DIGITS}){1,5}`);
var UNDERSCORED = /^[0-9]{1,6}(?:_[0-9]{1,6}){1,5}/;
var SINGLE = /^[0-9]{1,6}(?![0-9])/;
var STAGES = new Set(
  `a alpha b beta c canary cr dev ea eap exp insider insiders m milestone next nightly pre prerelease preview rc
  snapshot snap test unstable wip`.split(/\s+/)
);
var FINAL = /^[-._]?(?:final|ga|release|stable|lts)$/i;
var AFTER = /^[-._]?(?:post|sp|p|pl|patch|rev|r|hotfix|fix|update|u)[-._]?([0-9]{0,9})$/i;
var DAY = /^\.v[0-9]{8}$/;
var SUFFIX = /^([-._~]?)[0-9A-Za-z]+(?:[-._][0-9A-Za-z]+)*$/;
function parseTagVersion(text, single = false) {
  if (text.length > 256) return void 0;
  const dotted = DOTTED.exec(text)?.[0];
  const head = dotted ?? UNDERSCORED.exec(text)?.[0] ?? (single ? SINGLE.exec(text)?.[0] : void 0);
  if (head === void 0) return void 0;
  const numbers = head.split(/[._]/).map(Number);
  const [suffix, build] = splitBuild(text.slice(head.length), dotted !== void 0);
  if (numbers.length === 1 && !/^(?:-[A-Za-z]+[.-]?[0-9]+)?$/.test(suffix)) return void 0;
  const read = readSuffix(suffix);
  if (read === void 0) return void 0;
  return { numbers, ...read, ...build !== void 0 && { build }, text: canonical(text, numbers, read.prerelease) };
}
function parseCurrent(text) {
  const version = parseTagVersion((text ?? "").trim().replace(/^v\.?/i, ""), true);
  return version === void 0 || version.numbers.every((one) => one === 0) ? void 0 : version;
}
function splitBuild(rest, dotted) {
  const plus = rest.indexOf("+");
  if (plus !== -1) return [rest.slice(0, plus), rest.slice(plus + 1)];
  const line = dotted ? rest.indexOf("_") : -1;
  const word = /^_([A-Za-z]+)/.exec(rest.slice(line))?.[1]?.toLowerCase();
  return line === -1 || word !== void 0 && STAGES.has(word) ? [rest] : [rest.slice(0, line), rest.slice(line + 1)];
}
function readSuffix(text) {
  const release = { prerelease: [], revision: [] };
  if (text === "" || FINAL.test(text) || DAY.test(text)) return release;
  const after = AFTER.exec(text);
  if (after !== null && !/^[-._]?[pr]$/i.test(text)) return { prerelease: [], revision: [Number(after[1] ?? 0)] };
  const revision = /^-([1-9][0-9]{0,6})$/.exec(text)?.[1];
  if (revision !== void 0) return { prerelease: [], revision: [Number(revision)] };
  if (/^[A-Za-z]$/.test(text)) return { prerelease: [], revision: [text.toLowerCase()] };
  const separator = SUFFIX.exec(text)?.[1];
  return separator === void 0 ? void 0 : stageOf(identifiers(text), separator);
}
function identifiers(text) {
  return (text.match(/[0-9]+|[A-Za-z]+/g) ?? []).map((one) => /^[0-9]{1,15}$/.test(one) ? Number(one) : one);
}
function stageOf(all, separator) {
  let end = all.length;
  while (end > 0 && !isStage(all[end - 1])) end -= 1;
  const [prerelease, words] = [all.slice(0, end), all.slice(end)];
  if (end === 0 && separator !== "-") return void 0;
  return { prerelease, revision: [], ...words.length > 0 && { variant: words.join("-").toLowerCase() } };
}
function isStage(one) {
  return typeof one === "number" || one !== void 0 && STAGES.has(one.toLowerCase());
}
function canonical(text, numbers, prerelease) {
  const exact = import_semver.default.parse(text);
  if (exact !== null) return exact.version;
  const padded = [...numbers, 0, 0].slice(0, Math.max(3, numbers.length));
  return padded.join(".") + (prerelease.length > 0 ? `-${prerelease.join(".")}` : "");
}
function compareVersions(a, b) {
  return compareNumbers(a.numbers, b.numbers) || Number(a.prerelease.length === 0) - Number(b.prerelease.length === 0) || compareIdentifiers(a.prerelease, b.prerelease) || compareIdentifiers(a.revision, b.revision);
}
function sameRelease(a, b) {
  return compareNumbers(a.numbers, b.numbers) === 0;
}
function compareNumbers(a, b) {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = (a[index] ?? 0) - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return 0;
}
function compareIdentifiers(a, b) {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === right) continue;
    if (left === "dev" || right === "dev") return left === "dev" ? -1 : 1;
    if (left === void 0 || right === void 0) return left === void 0 ? -1 : 1;
    if (typeof left === "number" && typeof right === "number") return left - right;
    if (typeof left === "number" || typeof right === "number") return typeof left === "number" ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}

// src/sources/choose-release/family.ts
var BUILDS = /* @__PURE__ */ new Set(["target", "dist", "build", "out", "output", "artifacts", "node_modules"]);
function parseTag(name, single = false) {
  if (name.length > 256) return void 0;
  for (const at of starts(name, single)) {
    const version = parseTagVersion(name.slice(at), single);
    if (version === void 0) continue;
    const prefix = name.slice(0, at);
    return { name, prefix, family: familyOf(prefix), version };
  }
  return void 0;
}
function starts(name, single) {
  const digits = [...name.matchAll(/(?<![0-9])(?<![0-9][._])[0-9]/g)].map(({ index }) => index);
  const apart = digits.filter((at) => /(?:^|[-/_@.+ ])(?:v[._-]?)?$/i.test(name.slice(0, at)));
  return single ? apart : [...apart, ...digits.filter((at) => !apart.includes(at))];
}
function familyOf(prefix) {
  return plain(prefix.replace(/(^|[-/_@.+ ])v[._-]?$/i, "$1").replace(/[-/_@.+ ]+$/, ""));
}
function plain(name) {
  return name.toLowerCase().replaceAll("_", "-");
}
function versionTags(names) {
  const tags = names.flatMap((name) => parseTag(name) ?? []);
  const known = new Set(tags.map(({ name }) => name));
  const families = new Set(tags.map(({ family }) => family));
  const single = names.flatMap((name) => known.has(name) ? [] : parseTag(name, true) ?? []);
  return [...tags, ...single.filter(({ family }) => !families.has(family))];
}
function familyFor(tags, contract) {
  const all = familiesOf(tags);
  const named2 = namedFamily(all, contract);
  if (named2 !== void 0) return named2;
  const whole = familiesOf(tags.filter(({ version }) => version.numbers.length > 1));
  const families = whole.length > 0 ? whole : all;
  if (families.length === 0) return void 0;
  if (families.includes("")) return "";
  const ending = families.filter((family) => wordsOf(contract).some((name) => family.endsWith(`-${name}`)));
  if (ending.length === 1) return ending[0];
  if (families.length === 1) return families[0];
  throw new ConfigError(
    `The tags belong to ${families.length} families, and none is named like the contract ${contract.name} (${contract.path}). Say which one releases it, with one of: ${patternLines(tags, families)}.`
  );
}
function familiesOf(tags) {
  return [...new Set(tags.map(({ family }) => family))];
}
function looksLikeVersion(name) {
  const rest = /^(?:.*[-/_@ ])?v?\.?([0-9][0-9A-Za-z._+-]*)$/i.exec(name)?.[1];
  return rest !== void 0 && !/^(?:[0-9a-f]{7,}|[0-9]{6,}.*)$/i.test(rest);
}
function namedFamily(families, { name, path }) {
  const folders = foldersOf(path).map(plain);
  const paths = folders.map((_, index) => folders.slice(index).join("/"));
  const around = folders.toReversed().slice(1);
  const names = [...paths, plain(name), ...around].filter((one) => one !== "");
  const exact = names.find((one) => families.includes(one));
  if (exact !== void 0) return exact;
  for (const one of names) {
    const ending = families.filter((family) => family.endsWith(`/${one}`));
    if (ending.length === 1) return ending[0];
    if (ending.length > 1) return void 0;
  }
  return void 0;
}
function wordsOf({ name, path }) {
  return [plain(name), ...foldersOf(path).slice(-1).map(plain)].filter((one) => one !== "");
}
function foldersOf(path) {
  const folders = path.split(/[\\/]/).slice(0, -1);
  const build = folders.findIndex((folder) => BUILDS.has(folder.toLowerCase()));
  return (build === -1 ? folders : folders.slice(0, build)).filter((one) => one !== "" && one !== "." && one !== "..");
}
var LISTED = 12;
function patternLines(tags, families) {
  const lines = families.slice(0, LISTED).map((family) => `tag-pattern: ${patternOf(tags, family)}`);
  return [...lines, ...families.length > LISTED ? [`\u2026 (${families.length - LISTED} more)`] : []].join(", ");
}
function patternOf(tags, family) {
  const times = /* @__PURE__ */ new Map();
  for (const tag of tags) if (tag.family === family) times.set(tag.prefix, (times.get(tag.prefix) ?? 0) + 1);
  const [prefix = ""] = [...times].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return prefix === "" ? "[0-9]*" : `${prefix}*`;
}

// src/sources/choose-release/pattern.ts
var import_picomatch = __toESM(require_picomatch(), 1);
var STARS = 6;
function matchingTags(names, pattern) {
  const matches = matcher(pattern);
  const matching = names.filter((name) => matches(name));
  const read = (single) => matching.flatMap((name) => atStar(name, pattern, single) ?? parseTag(name, single) ?? []);
  const tags = read(false);
  return { tags: tags.length > 0 ? tags : read(true), matching: matching.length };
}
function matcher(pattern) {
  if (pattern.length > 200 || (pattern.match(/\*+/g) ?? []).length > STARS)
    throw new ConfigError(`tag-pattern has more than ${STARS} stars or 200 characters; write it as weather-v*.`);
  return (0, import_picomatch.default)(pattern, { dot: true, noextglob: true, nonegate: true, strictBrackets: false });
}
function atStar(name, pattern, single) {
  const [before, after, ...more] = pattern.split("*");
  if (before === void 0 || after === void 0 || more.length > 0 || /[?[\]{}]/.test(pattern)) return void 0;
  const version = parseTagVersion(name.slice(before.length, name.length - after.length).replace(/^v\.?/i, ""), single);
  return version && { name, prefix: before, family: before, version };
}
function refuseNearMiss(names, pattern, contract) {
  const tags = versionTags(names);
  const families = [...new Set(tags.map(({ family }) => family))];
  const asked = bare(pattern);
  const guess = near(
    asked,
    families.filter((family) => family !== "")
  );
  const meant = families.filter(
    (family) => family !== "" && (family === guess || family === contract.name.toLowerCase() || endsIn(family, asked)) || // `v` without its star, `V*` for `v*`: what is asked for has no name either.
    family === asked
  );
  if (meant.length === 0) return;
  throw new ConfigError(
    `tag-pattern ${pattern} matches no tag, and ${meant.length === 1 ? "a similar family is" : "similar families are"} there. If it is meant, write ${patternLines(tags, meant)}.`
  );
}
function bare(pattern) {
  const literal = pattern.split(/[*?[{]/, 1)[0] ?? "";
  const tag = parseTag(literal);
  return (tag?.family ?? literal.replace(/(^|[-/_@.+ ])v[._-]?$/i, "$1").replace(/[-/_@.+ ]+$/, "")).toLowerCase();
}
function endsIn(family, asked) {
  return asked !== "" && family.endsWith(`/${asked}`);
}

// src/sources/choose-release/words.ts
function whyThis(told, best) {
  return `${reason(told, best.tag.version, best.candidate)}${twins(told, best)}`;
}
function reason({ current, options }, version, { name }) {
  if (current === void 0) {
    const given = options.current ?? "";
    const unknown = given === "" ? "the current version is not known" : /^v?0+(?:\.0+)*(?![0-9.])/.test(given) ? `the current version ${given.slice(0, 60)} says nothing` : `the current version "${given.slice(0, 60)}" is not a version such as 1.2.3`;
    if (options.ancestors?.includes(name) === true) return `the highest version on the way to this commit; ${unknown}`;
    return `the highest released version; ${unknown}`;
  }
  const order = compareVersions(version, current);
  const stage = version.prerelease.length > 0 && !sameRelease(version, current) ? ", a prerelease: nothing stable is released yet" : "";
  if (order < 0) return `the highest released version below ${current.text}${stage}`;
  if (order === 0) return `${current.text} itself is released already: the version did not move`;
  return `the highest released version; none is below ${current.text}: the version did not move`;
}
function twins({ judged }, best) {
  const same = judged.filter(
    (one) => one !== best && one.out === void 0 && one.tag.version.variant === best.tag.version.variant && compareVersions(one.tag.version, best.tag.version) === 0
  );
  if (same.length === 0) return "";
  return `; ${few(same.map(({ candidate }) => candidate.name))} ${same.length === 1 ? "is" : "are"} of the same version`;
}
var NOTES = 3;
function notesOn({ all, judged }, best) {
  const read = new Set(judged.map(({ candidate }) => candidate.name));
  const prefixes = new Set(judged.map(({ tag }) => tag.prefix));
  const odd = all.filter(({ name, draft }) => {
    if (draft === true || read.has(name)) return false;
    return [...prefixes].some((prefix) => name.startsWith(prefix) && isAtOrAbove(name.slice(prefix.length), best));
  });
  return odd.slice(0, NOTES).map(
    ({ name }) => `Tag ${name} looks like a version at or above ${best.candidate.name} and cannot be read as one; it was not looked at.`
  );
}
function isAtOrAbove(text, { tag }) {
  const head = /^[0-9]{1,15}(?:\.[0-9]{1,15})+/.exec(text)?.[0];
  if (head === void 0 || /^\.[xX*]/.test(text.slice(head.length))) return false;
  const version = { numbers: head.split(".").map(Number), prerelease: [], revision: [], text: head };
  return version.numbers.length > 1 && compareVersions(version, { ...tag.version, prerelease: [], revision: [] }) >= 0;
}
function noneLeft({ all, judged, options }) {
  if (all.length === 0) return "there are none";
  const reasons = /* @__PURE__ */ new Map();
  for (const { name, why } of outs(all, judged, options)) reasons.set(why, [...reasons.get(why) ?? [], name]);
  const { tagPattern } = options;
  const matching = tagPattern === void 0 || tagPattern === "" ? "" : ` matches ${tagPattern} and`;
  return `none${matching} can be compared with: ${[...reasons].map(([why, names]) => `${few(names)}: ${why}`).join("; ")}`;
}
function few(names) {
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`;
}
function outs(all, judged, { tagPattern }) {
  const read = new Map(judged.map((one) => [one.candidate.name, one]));
  return all.flatMap(({ name }) => {
    const one = read.get(name);
    if (one === void 0)
      return {
        name,
        why: tagPattern ? `its tag is not a version that ${tagPattern} names` : "its tag is not a version of this contract, such as v1.2.3"
      };
    return one.out === void 0 ? [] : { name, why: one.out };
  });
}
var TOLD = 50;
function passedOver({ all, judged, current, options }, best) {
  const read = new Set(judged.map(({ candidate }) => candidate.name));
  const told = [
    ...judged.filter((one) => one !== best).map((one) => ({ name: one.candidate.name, why: whyNot(one, best, current) })),
    ...outs(
      all.filter(({ name }) => !read.has(name)),
      [],
      options
    )
  ];
  if (told.length <= TOLD) return told;
  return [...told.slice(0, TOLD), { name: `${told.length - TOLD} more`, why: "not listed" }];
}
function whyNot({ out, tag: { version }, candidate }, best, current) {
  if (out !== void 0) return out;
  if (current !== void 0 && compareVersions(version, current) > 0) return `not below ${current.text}`;
  const order = best === void 0 ? 0 : compareVersions(version, best.tag.version);
  if (order === 0) return `the same version as ${best?.candidate.name ?? ""}`;
  if (order < 0) return `${best?.tag.version.text ?? ""} is higher`;
  return candidate.prerelease === true || version.prerelease.length > 0 ? "it is a prerelease" : "not on the way to this commit";
}

// src/sources/choose-release/choose.ts
function choose(all, options) {
  const { tags, family, found } = tagsOf(all, options);
  const built = versionBuilt(options, family);
  const current = parseCurrent(options.current) ?? built;
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  const judged = all.flatMap((candidate) => {
    const tag = byName.get(candidate.name);
    const out = tag && outBy(candidate, tag.version, options, built);
    return tag === void 0 ? [] : [{ candidate, tag, ...out !== void 0 && { out } }];
  }).toSorted(highestFirst);
  const { pool, at } = ranked(judged, current, options);
  const best = pool[at];
  const told = { all, judged, current, options };
  const shared = { found, ...family !== void 0 && { family }, others: passedOver(told, best) };
  if (best === void 0) return { ...shared, why: noneLeft(told), candidates: [], notMoved: false, notes: [] };
  return {
    ...shared,
    chosen: chosenOf(best),
    candidates: pool.slice(at).map(chosenOf),
    notMoved: current !== void 0 && compareVersions(best.tag.version, current) >= 0,
    why: whyThis(told, best),
    notes: notesOn(told, best)
  };
}
function tagsOf(all, { contract, tagPattern }) {
  const names = all.map(({ name }) => name);
  const sought = contract ?? { name: "", path: "" };
  if (tagPattern !== void 0 && tagPattern !== "") {
    const { matching, tags: tags2 } = matchingTags(names, tagPattern);
    if (matching === 0) refuseNearMiss(names, tagPattern, sought);
    const found = tags2.length > 0 ? "versions" : matching > 0 ? "no-version" : "no-match";
    return { tags: withoutMoving(tags2), found };
  }
  const tags = versionTags(names);
  const family = familyFor(tags, sought);
  if (family === void 0 && names.some(looksLikeVersion))
    throw new ConfigError(
      `None of the tags can be read as a version (${names.filter(looksLikeVersion).slice(0, 3).join(", ")}). Name the release to compare with as release:<tag>, or say with tag-pattern where the version stands.`
    );
  if (family === void 0) return { tags: [], found: names.length === 0 ? "nothing" : "no-version" };
  return { tags: withoutMoving(tags.filter((tag) => tag.family === family)), family, found: "versions" };
}
function withoutMoving(tags) {
  const whole = new Set(
    tags.filter(({ version }) => version.numbers.length > 2).map(({ version }) => version.numbers.slice(0, 3).join("."))
  );
  return tags.filter(
    ({ version }) => !(version.numbers.length === 2 && isPlain(version) && whole.has(`${version.numbers.join(".")}.0`))
  );
}
function isPlain({ prerelease, revision, variant }) {
  return prerelease.length === 0 && revision.length === 0 && variant === void 0;
}
function versionBuilt(options, family) {
  const { built, builtVersion, tagPattern, trigger, current } = options;
  if (trigger !== void 0 && trigger !== "tag") return void 0;
  if (builtVersion !== void 0) return parseCurrent(builtVersion);
  if (built === void 0) return trigger === "tag" ? parseCurrent(current) : void 0;
  if (tagPattern !== void 0 && tagPattern !== "") return matchingTags([built], tagPattern).tags[0]?.version;
  const tag = parseTag(built) ?? parseTag(built, true);
  return tag?.family === family ? tag?.version : void 0;
}
function outBy(candidate, version, { built, exclude }, beingBuilt) {
  if (candidate.draft === true) return "it is a draft";
  if (candidate.name === built) return "it is being built now";
  if (beingBuilt !== void 0 && compareVersions(version, beingBuilt) === 0) return "its version is being built now";
  return exclude?.(candidate.name);
}
function highestFirst(a, b) {
  return compareVersions(b.tag.version, a.tag.version) || Number(a.tag.version.variant !== void 0) - Number(b.tag.version.variant !== void 0) || (b.candidate.date ?? "").localeCompare(a.candidate.date ?? "", "en") || (b.tag.version.build ?? "").localeCompare(a.tag.version.build ?? "", "en", { numeric: true });
}
function isExactly(version, current) {
  return compareVersions(version, current) === 0 && (version.variant === void 0 || version.variant === current.variant);
}
function ranked(judged, current, options) {
  const left = judged.filter(({ out }) => out === void 0);
  const pool = poolOf(left, current, options);
  const own = current && left.find(({ tag }) => isExactly(tag.version, current));
  if (own === void 0) return { pool, at: startIn(pool, current, options) };
  const all = withOwn(own, pool);
  return { pool: all, at: all.indexOf(own) };
}
function poolOf(left, current, options) {
  const flavour = ({ tag }) => [void 0, current?.variant, options.contract?.name.toLowerCase()].includes(tag.version.variant);
  const early = ({ candidate, tag }) => candidate.prerelease === true || tag.version.prerelease.length > 0;
  const towards = ({ tag }) => current !== void 0 && current.prerelease.length > 0 && sameRelease(tag.version, current);
  if (options.prereleases === true) return left;
  const plain2 = left.filter(flavour);
  const stable = plain2.filter((one) => !early(one));
  if (stable.length > 0) return plain2.filter((one) => !early(one) || towards(one));
  return plain2.length > 0 ? plain2 : left;
}
function withOwn(own, pool) {
  if (pool.includes(own)) return pool;
  const below = pool.findIndex(({ tag }) => compareVersions(tag.version, own.tag.version) < 0);
  return below === -1 ? [...pool, own] : pool.toSpliced(below, 0, own);
}
function startIn(pool, current, { ancestors }) {
  if (current === void 0) {
    const before = new Set(ancestors);
    return Math.max(
      0,
      pool.findIndex(({ tag }) => before.has(tag.name))
    );
  }
  const below = pool.findIndex(({ tag }) => compareVersions(tag.version, current) < 0);
  return Math.max(0, below);
}
function chosenOf({ candidate, tag }) {
  return { ...candidate, version: tag.version.text };
}

// src/sources/choose-release/index.ts
function chooseRelease(tags, options = {}) {
  const { chosen, why, family, candidates, notes } = choose(
    tags.map((name) => ({ name })),
    options
  );
  return {
    ...chosen !== void 0 && { chosen: chosen.name },
    why,
    ...family !== void 0 && { family },
    candidates: candidates.map(({ name }) => name),
    notes
  };
}

// src/tools/model.ts
var HINT_DEFAULTS = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true
};
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

// src/tools/rules/rule.ts
var example = (fields) => ({
  tools: [{ name: "forecast", inputSchema: { type: "object" }, ...fields }]
});
function show(value) {
  if (value === void 0) return "missing";
  const text = JSON.stringify(value, (_, inner) => typeof inner === "bigint" ? inner.toString() : inner);
  return text.length > 80 ? `${text.slice(0, 79)}\u2026` : text;
}
function called(json, at) {
  const name = typeof json === "object" && json !== null && "name" in json ? json.name : void 0;
  return typeof name === "string" ? `Tool ${show(name)}` : `The entry at ${at}`;
}

// src/tools/rules/text.ts
var TEXT = {
  id: "tools-json",
  level: "error",
  stage: "list",
  title: "The list is JSON",
  text: "A list of tools is one JSON document in UTF-8: what the server answered, without log lines before or behind it.",
  wrong: 'Weather server is listening\n{"tools":[]}',
  right: example({})
};

// src/tools/view.ts
function viewOf(root) {
  if (isArray(root)) return { root, at: "", list: entries(root, ""), around: void 0, failed: void 0 };
  if (!isObject(root)) return { root, at: "", list: void 0, around: void 0, failed: void 0 };
  const [result, error] = [member(root, "result"), member(root, "error")];
  const answered = isObject(result) && member(root, "tools") === void 0;
  const around = answered ? result : root;
  const at = answered ? "/result/tools" : "/tools";
  const tools = member(around, "tools");
  const failed = isObject(error) && tools === void 0 ? error : void 0;
  return { root, at, list: isArray(tools) ? entries(tools, at) : void 0, around, failed };
}
function entries(list, at) {
  return list.map((json, index) => ({ at: at + pointer(index), json }));
}
function listOf(view) {
  const version = view.around === void 0 ? void 0 : member(view.around, "version");
  return {
    tools: (view.list ?? []).flatMap(({ at, json }) => {
      const name = isObject(json) ? member(json, "name") : void 0;
      return isObject(json) && typeof name === "string" ? [toolOf(name, at, json)] : [];
    }),
    ...typeof version === "string" && version !== "" && { version },
    at: view.at
  };
}
function toolOf(name, at, json) {
  const text = (field) => {
    const value = member(json, field);
    return typeof value === "string" ? value : void 0;
  };
  const [title, description] = [text("title"), text("description")];
  const [inputSchema, outputSchema] = [member(json, "inputSchema"), member(json, "outputSchema")];
  return {
    name,
    at,
    ...title !== void 0 && { title },
    ...description !== void 0 && { description },
    ...inputSchema !== void 0 && { inputSchema },
    // `null` promises nothing.
    ...outputSchema !== void 0 && outputSchema !== null && { outputSchema },
    annotations: annotationsOf(member(json, "annotations")),
    deprecated: member(json, "deprecated") === true
  };
}
function annotationsOf(value) {
  if (!isObject(value)) return HINT_DEFAULTS;
  const said = HINTS.flatMap((hint) => {
    const told = member(value, hint);
    return typeof told === "boolean" ? [[hint, told]] : [];
  });
  return { ...HINT_DEFAULTS, ...Object.fromEntries(said) };
}

// src/tools/read.ts
var MAX_BYTES = 16 * 1024 * 1024;
var NOTHING = { tools: [], at: "" };
function readTools(source) {
  if (source.length > MAX_BYTES)
    return unread(
      "",
      `The list has ${source.length} bytes; at most ${MAX_BYTES} are read. Save the answer to "tools/list" alone.`
    );
  const text = typeof source === "string" ? source : decodeUtf8(source);
  if (text === void 0) return unread("", "The list is not UTF-8 text. Save it as UTF-8.");
  try {
    const { value } = parseJson(text.replace(/^\ufeff/, " "), { dialect: "ecma" });
    const view = viewOf(value);
    return { text, json: value, view, list: listOf(view), problems: [] };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return unread(text, `The list is not JSON: ${error.message}`, error.offset);
  }
}
function unread(text, message, offset = 0) {
  const { line, column } = positionAt(text, offset);
  return { text, list: NOTHING, problems: [{ level: TEXT.level, rule: TEXT.id, message, offset, line, column }] };
}
function decodeUtf8(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
}

// src/tools/rules/annotations.ts
var KNOWN = ["title", ...HINTS];
var types = {
  id: "tools-annotations",
  level: "error",
  stage: "list",
  title: "Annotations are an object of hints that are true or false",
  text: "`annotations` is an object; `readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` in it are booleans. A client that checks the answer drops the whole list for one that is not.",
  wrong: example({ annotations: { readOnlyHint: "yes" } }),
  right: example({ annotations: { readOnlyHint: true } }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      const annotations = isObject(json) ? member(json, "annotations") : void 0;
      if (annotations === void 0) continue;
      if (!isObject(annotations)) {
        yield {
          at: `${at}/annotations`,
          says: `${called(json, at)} has "annotations" that are ${show(annotations)}`,
          expected: "an object"
        };
        continue;
      }
      for (const hint of HINTS) {
        const value = member(annotations, hint);
        if (value !== void 0 && typeof value !== "boolean")
          yield {
            at: `${at}/annotations/${hint}`,
            says: `${called(json, at)} has a "${hint}" that is ${show(value)}`,
            expected: "true or false"
          };
      }
    }
  }
};
var misspelt = {
  id: "tools-annotation-unknown",
  level: "warning",
  stage: "lint",
  title: "An annotation is spelt almost like a hint",
  text: "A hint that no client knows is ignored, and the tool counts as what a tool without hints is: one that may destroy.",
  wrong: example({ annotations: { readonlyHint: true } }),
  right: example({ annotations: { readOnlyHint: true } }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      const annotations = isObject(json) ? member(json, "annotations") : void 0;
      if (!isObject(annotations)) continue;
      for (const name of Object.keys(annotations)) {
        if (KNOWN.includes(name) || near(name, KNOWN) === void 0) continue;
        yield {
          at: `${at}/annotations`,
          says: `${called(json, at)} has the annotation ${show(name)}, which no client knows`,
          meant: { word: name, known: KNOWN }
        };
      }
    }
  }
};
var ANNOTATION_RULES = [types, misspelt];

// src/tools/rules/list.ts
var answerFailed = {
  id: "tools-answer-failed",
  level: "error",
  stage: "list",
  title: "The answer is an error, not a list",
  text: "The file holds a JSON-RPC answer with `error` instead of `result`: the server did not say which tools it has.",
  wrong: { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found" } },
  right: { jsonrpc: "2.0", id: 1, result: example({}) },
  *check({ failed }) {
    if (failed === void 0) return;
    yield {
      at: "/error",
      says: `The server answered with an error: ${show(member(failed, "message"))}`,
      expected: 'an answer with "result"',
      mend: 'Ask it again, and save the answer to "tools/list"'
    };
  }
};
var noList = {
  id: "tools-list",
  level: "error",
  stage: "list",
  title: "The tools are not in a list",
  text: "A list of tools is what a server answers to `tools/list`: an object with `tools`, the bare list, or the JSON-RPC answer around it.",
  wrong: { tools: { forecast: {} } },
  right: example({}),
  *check({ root, at, list, failed, around }) {
    if (list !== void 0 || failed !== void 0) return;
    const value = around === void 0 ? root : member(around, "tools");
    yield { at: around === void 0 ? "" : at, says: `"tools" is ${show(value)}`, expected: "a list of tools" };
  }
};
var page = {
  id: "tools-page",
  level: "error",
  stage: "list",
  title: "The list is one page of several",
  text: "With `nextCursor` a server says that it has more tools than it lists. A page cannot be compared: a tool on the next one would count as removed.",
  wrong: { tools: [{ name: "forecast", inputSchema: { type: "object" } }], nextCursor: "cDI" },
  right: example({}),
  *check({ around, at }) {
    const cursor = around === void 0 ? void 0 : member(around, "nextCursor");
    if (cursor === void 0 || cursor === null) return;
    yield {
      at: `${at.replace(/\/tools$/, "")}/nextCursor`,
      says: '"nextCursor" says that there are more tools than these',
      mend: 'Ask for every page, and save all tools in one list without "nextCursor"'
    };
  }
};
var entry = {
  id: "tools-entry",
  level: "error",
  stage: "list",
  title: "An entry is not a tool",
  text: "Each entry is an object with a `name` and an `inputSchema`. A client that checks the answer drops the whole list for one that is not.",
  wrong: { tools: ["forecast"] },
  right: example({}),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json))
        yield { at, says: `The entry at ${at} is ${show(json)}`, expected: 'an object with "name" and "inputSchema"' };
    }
  }
};
var LIST_RULES = [answerFailed, noList, page, entry];

// src/tools/rules/names.ts
var NAME = /^[A-Za-z0-9_.-]{1,128}$/;
var HEDDLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
var LONGEST_EVERYWHERE = 64;
function* named({ list = [] }) {
  for (const { at, json } of list) {
    const name = isObject(json) ? member(json, "name") : void 0;
    if (typeof name === "string") yield { at, name };
  }
}
var toolName = {
  id: "tools-name",
  level: "error",
  stage: "list",
  title: "A tool\u2019s name is 1 to 128 letters, digits, `_`, `-` or `.`",
  text: "The name is what callers and models write. MCP takes ASCII letters, digits, underscore, hyphen and dot.",
  wrong: example({ name: "get forecast" }),
  right: example({ name: "get_forecast" }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json)) continue;
      const name = member(json, "name");
      if (typeof name === "string" && NAME.test(name)) continue;
      yield {
        at: name === void 0 ? at : `${at}/name`,
        says: name === void 0 ? `The entry at ${at} has no "name"` : `The name at ${at} is ${show(name)}`,
        expected: '1 to 128 letters, digits, "_", "-" or "."',
        received: show(name)
      };
    }
  }
};
var once = {
  id: "tools-once",
  level: "error",
  stage: "list",
  title: "A tool is listed once",
  text: "Two tools of one name: a call cannot say which it means, and clients keep one of them.",
  wrong: {
    tools: [
      { name: "forecast", inputSchema: { type: "object" } },
      { name: "forecast", inputSchema: { type: "object" } }
    ]
  },
  right: example({}),
  *check(view) {
    const first2 = /* @__PURE__ */ new Map();
    for (const { at, name } of named(view)) {
      const earlier = first2.get(name);
      if (earlier === void 0) first2.set(name, at);
      else
        yield {
          at: `${at}/name`,
          says: `Tool ${show(name)} is listed twice: here and at ${earlier}`,
          expected: "a name of its own"
        };
    }
  }
};
var strict = {
  id: "tools-name-strict",
  level: "warning",
  stage: "lint",
  title: "Some clients drop a tool of this name",
  text: "MCP takes it, stricter clients do not: names with a dot, or longer than 64 characters, are dropped or refused by clients that hand them on to a model, and heddle takes letters, digits and underscores only, not beginning with a digit.",
  wrong: example({ name: "weather.forecast" }),
  right: example({ name: "weather_forecast" }),
  *check(view) {
    for (const { at, name } of named(view)) {
      if (!NAME.test(name)) continue;
      const why = strictness(name);
      if (why !== void 0)
        yield {
          at: `${at}/name`,
          says: `Tool ${show(name)} ${why}`,
          expected: `a name matching ${HEDDLE.source}, at most ${LONGEST_EVERYWHERE} characters`
        };
    }
  }
};
function strictness(name) {
  if (name.length > LONGEST_EVERYWHERE)
    return `has ${name.length} characters; some clients take at most ${LONGEST_EVERYWHERE}`;
  if (name.includes(".")) return "has a dot; some clients drop such a tool";
  return HEDDLE.test(name) ? void 0 : "is not a name that heddle takes";
}
var texts = {
  id: "tools-text",
  level: "error",
  stage: "list",
  title: "Titles and descriptions are texts",
  text: "`title` and `description` are strings where they are given. A client that checks the answer drops the whole list for one that is not.",
  wrong: example({ description: null }),
  right: example({ description: "The forecast of a place" }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json)) continue;
      for (const field of ["title", "description"]) {
        const value = member(json, field);
        if (value === void 0 || typeof value === "string") continue;
        yield {
          at: `${at}/${field}`,
          says: `${called(json, at)} has a "${field}" that is ${show(value)}`,
          expected: "a string"
        };
      }
    }
  }
};
var NAME_RULES = [toolName, once, texts, strict];

// src/tools/rules/schemas.ts
var FIELDS = ["inputSchema", "outputSchema"];
function* declared({ list = [] }) {
  for (const { at, json } of list) {
    if (!isObject(json)) continue;
    for (const field of FIELDS) {
      const schema = member(json, field);
      if (isObject(schema)) yield { at: `${at}/${field}`, who: `${called(json, at)}: "${field}"`, schema };
    }
  }
}
var objectSchema = {
  id: "tools-schema",
  level: "error",
  stage: "list",
  title: "Schemas are object schemas",
  text: '`inputSchema` is there, and it and `outputSchema` are JSON Schemas with `"type": "object"`: arguments and structured results are always objects. A client that checks the answer drops the whole list for one that is not.',
  wrong: example({ inputSchema: { type: "string" } }),
  right: example({ inputSchema: { type: "object", properties: {} } }),
  *check({ list = [] }) {
    for (const { at, json } of list) {
      if (!isObject(json)) continue;
      for (const field of FIELDS) {
        const schema = member(json, field);
        if (schema === void 0 && field === "outputSchema") continue;
        if (isObject(schema) && member(schema, "type") === "object") continue;
        const type = isObject(schema) ? member(schema, "type") : schema;
        const says = isObject(schema) ? `has an "${field}" whose "type" is ${show(type)}` : `has an "${field}" that is ${show(schema)}`;
        yield {
          at: schema === void 0 ? at : `${at}/${field}`,
          says: `${called(json, at)} ${says}`,
          expected: 'a schema with "type": "object"'
        };
      }
    }
  }
};
var parts = {
  id: "tools-schema-parts",
  level: "error",
  stage: "list",
  title: "`properties` is an object and `required` a list of names",
  text: "MCP itself says what these two are. Clients that check it drop the whole list where one is `null` or something else, as some libraries write for a tool without arguments.",
  wrong: example({ inputSchema: { type: "object", properties: null } }),
  right: example({ inputSchema: { type: "object" } }),
  *check(view) {
    for (const { at, who, schema } of declared(view)) {
      const [properties, required] = [member(schema, "properties"), member(schema, "required")];
      if (properties !== void 0 && !isObject(properties))
        yield {
          at: `${at}/properties`,
          says: `${who} has "properties" that are ${show(properties)}`,
          expected: "an object, or nothing"
        };
      if (required !== void 0 && !(isArray(required) && required.every((name) => typeof name === "string")))
        yield {
          at: `${at}/required`,
          says: `${who} has "required" that is ${show(required)}`,
          expected: "a list of names, or nothing"
        };
    }
  }
};
var undeclaredRequired = {
  id: "tools-required-undeclared",
  level: "warning",
  stage: "lint",
  title: "A required name is not declared",
  text: "A name in `required` that `properties` does not have: models send only what is declared, so every call is refused. Mostly a name that was mistyped or renamed in one of the two places.",
  wrong: example({ inputSchema: { type: "object", properties: { place: {} }, required: ["plaec"] } }),
  right: example({ inputSchema: { type: "object", properties: { place: {} }, required: ["place"] } }),
  *check(view) {
    for (const { at, who, schema } of declared(view)) {
      const [properties, required] = [member(schema, "properties"), member(schema, "required")];
      if (!isObject(properties) || !isArray(required)) continue;
      for (const [index, name] of required.entries()) {
        if (typeof name !== "string" || Object.hasOwn(properties, name)) continue;
        yield {
          at: `${at}/required/${index}`,
          says: `${who} requires ${show(name)}, which "properties" does not declare`,
          meant: { word: name, known: Object.keys(properties) }
        };
      }
    }
  }
};
var OLDER = {
  items: isArray,
  additionalItems: (value) => value !== true,
  dependencies: isObject
};
var dialect = {
  id: "tools-schema-dialect",
  level: "warning",
  stage: "lint",
  title: "A keyword of draft-07 without `$schema`",
  text: "MCP reads a schema that does not say its dialect as JSON Schema 2020-12, where a list under `items`, `additionalItems` and `dependencies` mean nothing. What they should constrain, clients differ about.",
  wrong: example({
    inputSchema: { type: "object", properties: { at: { items: [{ type: "number" }, { type: "number" }] } } }
  }),
  right: example({
    inputSchema: { type: "object", properties: { at: { prefixItems: [{ type: "number" }, { type: "number" }] } } }
  }),
  *check(view) {
    for (const { at, who, schema } of declared(view)) {
      if (member(schema, "$schema") !== void 0) continue;
      for (const { keyword, place } of olderKeywords(schema, at))
        yield {
          at: place,
          says: `${who} has "${keyword}" as draft-07 writes it, and no "$schema"`,
          mend: 'Write it as 2020-12 does, or add "$schema"'
        };
    }
  }
};
var DEEPEST = 200;
function* olderKeywords(schema, at, depth = 0) {
  if (depth > DEEPEST) return;
  if (isArray(schema)) {
    for (const [index, inner] of schema.entries()) yield* olderKeywords(inner, `${at}/${index}`, depth + 1);
  } else if (isObject(schema)) {
    for (const [name, value] of Object.entries(schema)) {
      const place = `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      const inNames = /\/(?:properties|patternProperties|\$defs|definitions)$/.test(at);
      if (!inNames && OLDER[name]?.(value) === true) yield { keyword: name, place };
      if (inNames || !VALUES.has(name)) yield* olderKeywords(value, place, depth + 1);
    }
  }
}
var VALUES = /* @__PURE__ */ new Set(["const", "enum", "default", "examples"]);
var SCHEMA_RULES = [objectSchema, parts, undeclaredRequired, dialect];

// src/tools/rules/index.ts
var RULES = [...LIST_RULES, ...NAME_RULES, ...SCHEMA_RULES, ...ANNOTATION_RULES];

// src/tools/validate.ts
var MOST_PER_RULE = 100;
function validateTools(text, options = {}) {
  const read = readTools(text);
  const { view } = read;
  if (view === void 0) return [...read.problems];
  const off = new Set(options.off ?? []);
  const problems = RULES.filter(({ id, level }) => level === "error" || !off.has(id)).flatMap(
    (rule) => [...first(rule.check(view), MOST_PER_RULE)].map((fault) => problemOf(rule, fault))
  );
  const places = locate(
    read.text,
    problems.map(({ pointer: pointer2 = "" }) => pointer2)
  );
  return problems.map((problem) => {
    const place = places.get(problem.pointer ?? "");
    return place === void 0 ? problem : { ...problem, line: place.line, column: place.column };
  }).sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
function* first(all, most) {
  let count = 0;
  for (const one of all) {
    if (count === most) return;
    count += 1;
    yield one;
  }
}

// src/tools/rules/catalogue.ts
var TOOLS_RULES = [TEXT, ...RULES];
export {
  breaks2 as breaks,
  chooseRelease,
  contains2 as contains,
  decide,
  examineImage,
  parseIdl,
  parseSection,
  pluginBreaks2 as pluginBreaks,
  readImage,
  validatePlugin2 as validatePlugin,
  validateTools
};
