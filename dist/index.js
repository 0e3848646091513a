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
  nodeDirectory,
  validatePlugin
} from "./chunks/core-locate.js";
import "./chunks/schema-place-kinds.js";
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
} from "./chunks/platform-confirm-confirm.js";
import "./chunks/core-digest.js";
import "./chunks/platform-confirm-protocol.js";
import "./chunks/core-json-reader.js";
import {
  __toESM
} from "./chunks/empty.js";

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
  const named = namedFamily(all, contract);
  if (named !== void 0) return named;
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
export {
  breaks,
  chooseRelease,
  contains,
  decide,
  examineImage,
  parseIdl,
  parseSection,
  pluginBreaks,
  readImage,
  validatePlugin2 as validatePlugin
};
