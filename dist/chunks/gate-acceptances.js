import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  systemCode
} from "./core-system-error.js";
import {
  BUMPS,
  require_semver
} from "./bytes-index.js";
import {
  ADDITIONS,
  CAPABILITIES,
  DIRECTORY_RULES,
  DROPPED,
  LINTS,
  MAX_FILES,
  RESERVED_TITLES,
  RULES,
  camelCase,
  createCasts,
  createPatterns,
  doubleOf,
  entriesOf,
  hostOf,
  inspect,
  isBuiltinComponentType,
  isCapability,
  isKind,
  isSeenArray,
  isSeenObject,
  landings,
  locate,
  offOf,
  own,
  positionsAt,
  problemOf,
  readManifestText,
  readPort,
  seenObject,
  textPort,
  toSeen,
  typeOfSeen,
  viewOf
} from "./breaks-berm-compare.js";
import {
  RegExpParser,
  contractKey,
  setDigest,
  visitRegExpAST
} from "./core-digest.js";
import {
  JsonError,
  isArray,
  isObject,
  member,
  parseJson,
  pointer
} from "./core-exact-number.js";
import {
  __toESM
} from "./empty.js";

// src/gate/bump.ts
var import_semver = __toESM(require_semver(), 1);
function isAddition({ level, kind }) {
  return level !== "break" && ADDITIONS.has(kind);
}
function isBreaking({ level, audience, blocking }) {
  return audience === "callers" && level === "break" || blocking && (level === "break" || level === "undecided");
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
function movedForBreaks(baseline, current) {
  const [before, after] = [parsed(baseline), parsed(current)];
  if (before === void 0 || after === void 0) return false;
  const early = before.major === 0;
  if (after.compareMain(before) > 0)
    return after.major > before.major || early && after.major === 0 && after.minor > before.minor;
  if (after.compareMain(before) < 0 || before.prerelease.length === 0) return false;
  return after.patch === 0 && (after.minor === 0 || early);
}
function parsed(version) {
  return version === void 0 ? void 0 : import_semver.default.parse(version, { loose: true }) ?? void 0;
}

// src/gate/acceptances.ts
function acceptanceOf(finding, acceptances, scope) {
  const fitting = acceptances.filter(
    (entry) => entry.fingerprint === finding.fingerprint && obstacle(entry, scope) === void 0
  );
  return fitting.find(({ origin }) => origin === void 0) ?? fitting[0];
}
function isFor({ contract }, scope) {
  return contract === void 0 || contract === scope.contract || (scope.aliases ?? []).includes(contract);
}
function obstacle(entry, scope) {
  const { baseline, today } = scope;
  if (!isFor(entry, scope)) return `it is for ${entry.contract ?? ""}`;
  if (entry.baseline !== void 0 && baseline !== void 0 && entry.baseline !== baseline)
    return `it was accepted against ${entry.baseline}, and the baseline is ${baseline} now`;
  if (entry.expires !== void 0 && today.toISOString().slice(0, 10) > entry.expires)
    return `it expired on ${entry.expires}`;
  return void 0;
}
function idleAcceptances(acceptances, subjects, path) {
  return acceptances.flatMap((entry) => {
    const asked2 = subjects.filter((subject) => isFor(entry, subject));
    if (asked2.length === 0) return [];
    const found = asked2.filter(({ fingerprints }) => fingerprints.has(entry.fingerprint));
    if (found.some((subject) => obstacle(entry, subject) === void 0)) return [];
    const why = (found.length > 0 ? found : asked2).map((subject) => obstacle(entry, subject)).find((reason) => reason !== void 0);
    return [
      why === void 0 ? `${path}: the entry ${entry.fingerprint} ("${entry.reason}") matches nothing that was found; take it out.` : `${path}: the entry ${entry.fingerprint} ("${entry.reason}") does not apply: ${why}.`
    ];
  });
}

// src/gate/judge.ts
function judge(finding, by) {
  const use = by.use?.(finding) ?? by.documents?.(finding);
  const consumers = use?.consumers === void 0 ? {} : { consumers: use.consumers };
  if (finding.level === "warning" || finding.level === "notice") {
    const because = use?.consumers === void 0 ? "it breaks nobody" : `${use.because}, and a warning never blocks`;
    return { ...finding, blocking: false, because, ...consumers };
  }
  const entry = acceptanceOf(finding, by.acceptances, by);
  const accepted = entry?.origin === "fork" ? void 0 : entry;
  const origin = by.inherited === void 0 ? void 0 : by.inherited.fingerprints.has(finding.fingerprint) ? "base" : "here";
  const reason = acceptedReason(accepted) ?? inheritedReason(origin, by) ?? undecidedReason(finding, by) ?? policyReason(usedReason(finding, use, by), by);
  return {
    ...finding,
    ...reason,
    ...use?.callers !== void 0 && { callers: use.callers },
    ...consumers,
    ...origin !== void 0 && { origin },
    ...entry !== void 0 && entryReport(entry)
  };
}
function entryReport({ reason, expires, origin }) {
  const said = { reason, ...expires !== void 0 && { expires } };
  return origin === "fork" ? { proposed: said } : { accepted: { ...said, ...origin === "here" && { here: true } } };
}
function policyReason(reason, { policy, movedEnough }) {
  if (!reason.blocking || policy.breaks === "refuse") return reason;
  if (policy.breaks === "report") return { blocking: false, because: "the policy is to report (`breaks: report`)" };
  return movedEnough === true ? { blocking: false, because: "the version made the step that it asks for (`breaks: major`)" } : reason;
}
function acceptedReason(entry) {
  if (entry === void 0) return void 0;
  return {
    blocking: false,
    because: `accepted${entry.origin === "here" ? " by this pull request" : ""}${entry.expires === void 0 ? "" : ` until ${entry.expires}`}: ${entry.reason}`
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
  return { blocking: false, because: "it could not be decided, and the policy is to report such places" };
}
function usedReason(finding, use, { unmarked }) {
  if (use !== void 0) return { blocking: use.blocking, because: use.because };
  if (finding.audience === "host" && unmarked === true)
    return { blocking: true, because: "no tool of this program says who may call it, and usage was not asked" };
  if (finding.audience === "host")
    return { blocking: false, because: "only the host calls it, and no pending call is known" };
  return { blocking: true, because: "usage was not asked, so it blocks" };
}

// src/gate/decide.ts
var DEFAULTS = {
  breaks: "refuse",
  undecided: "refuse",
  inherited: "report",
  version: "advise",
  firstRelease: "pass"
};
function decide(input) {
  const policy = { ...DEFAULTS, ...input.policy };
  const by = {
    ...input,
    acceptances: input.acceptances ?? [],
    today: input.today ?? /* @__PURE__ */ new Date(),
    policy,
    movedEnough: movedForBreaks(input.baseline, input.current)
  };
  const findings = sinceLabel(
    input.findings.map((finding) => judge(finding, by)),
    input
  );
  const problems = input.problems ?? [];
  const bump = requiredBump(findings, input.baseline);
  const enough = bumpEnough(bump, input.baseline, input.current);
  const tooLow = policy.version === "require" && enough === false;
  const refusedAsFirst = input.baselineState === "none" && policy.firstRelease === "refuse";
  const silent = (input.unexplained ?? 0) > 0 && !breaksPass(policy.breaks, by.movedEnough);
  const verdict = verdictOf(findings, problems, tooLow || refusedAsFirst || silent, input);
  return {
    verdict,
    findings,
    counts: countsOf(findings, problems),
    requiredBump: bump,
    ...enough !== void 0 && { bumpEnough: enough }
  };
}
function breaksPass(breaks, movedEnough) {
  return breaks === "report" || breaks === "major" && movedEnough === true;
}
function sinceLabel(findings, { force, contract }) {
  if (force?.covered === void 0) return findings;
  const blocking = findings.filter((finding) => finding.blocking).map(({ fingerprint }) => fingerprint);
  if (force.whole?.[contractKey(contract)] === setDigest(blocking)) return findings;
  const known2 = new Set(force.covered);
  return findings.map(
    (finding) => finding.blocking && !known2.has(finding.fingerprint) ? { ...finding, sinceLabel: true } : finding
  );
}
function verdictOf(findings, problems, refusedByPolicy, { baselineState, force }) {
  if (problems.some(({ level }) => level === "error")) return "invalid";
  if (baselineState === "none" && !refusedByPolicy) return "first-release";
  const blocking = findings.filter((finding) => finding.blocking);
  if (blocking.length > 0 || refusedByPolicy)
    return force !== void 0 && covers(force, blocking) ? "forced" : "refused";
  return findings.some(({ level }) => level === "break" || level === "undecided") ? "reported" : "compatible";
}
function covers(force, blocking) {
  return force.covers === "pull-request" || blocking.every(({ sinceLabel: fresh }) => fresh !== true);
}
function countsOf(findings, problems) {
  const many2 = (level) => findings.filter((finding) => finding.level === level).length;
  return {
    breaks: many2("break"),
    blocking: findings.filter((finding) => finding.blocking).length,
    undecided: many2("undecided"),
    warnings: many2("warning") + problems.filter(({ level }) => level === "warning").length,
    notices: many2("notice") + problems.filter(({ level }) => level === "notice").length,
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

// src/heddle/uses/check.ts
var MAX_REFUSALS = 100;
function refusals(value, schema, matcher) {
  const found = [];
  if (isNone(schema)) return found;
  if (!isObject(schema) && !isArray(schema)) return [refusal([], "schema", "has a `schema` that heddle cannot use")];
  walk({ found, matcher }, value, schema, []);
  return found;
}
function isNone(schema) {
  return schema === void 0 || schema === null || schema === false || schema === "" || doubleOf(schema) === 0;
}
var refusal = (path, keyword, says, certain = true) => ({
  path,
  keyword,
  says,
  certain
});
function walk(to, value, schema, path) {
  if (!isObject(schema) || to.found.length >= MAX_REFUSALS) return;
  const add = (keyword, says, certain = true) => void to.found.push(refusal(path, keyword, says, certain));
  const wrongType = typeRefusal(value, member(schema, "type"));
  if (wrongType !== void 0) {
    add("type", wrongType);
    return;
  }
  const options = member(schema, "enum");
  if (isArray(options) && !options.some((option) => same(option, value)))
    add("enum", `must be one of ${options.slice(0, 8).map(shown).join(", ")}${options.length > 8 ? ", \u2026" : ""}`);
  const only = member(schema, "const");
  if (only !== void 0 && !same(only, value)) add("const", `must be ${shown(only)}`);
  if (typeof value === "string") checkText(to.matcher, value, schema, add);
  if (typeof value === "number") checkNumber(value, schema, add);
  if (isSeenArray(value)) {
    const items = member(schema, "items");
    if (isObject(items)) value.forEach((entry, index) => walk(to, entry, items, [...path, index]));
  }
  if (isSeenObject(value)) checkObject(to, value, schema, path);
}
function typeRefusal(value, type) {
  if (type === void 0) return void 0;
  const types = isArray(type) ? type : [type];
  const is = typeOfSeen(value);
  if (types.some((name) => name === is || name === "number" && typeof value === "number")) return void 0;
  const expected = types.map((name) => typeof name === "string" ? withArticle(name) : shown(name)).join(" or ");
  return `must be ${expected}, not ${value === void 0 ? "`null`" : withArticle(is)}`;
}
function withArticle(type) {
  if (type === "null") return "`null`";
  return `${/^[aeio]/.test(type) ? "an" : "a"} ${cut(type)}`;
}
function checkText(matcher, value, schema, add) {
  const [least, most] = [numberAt(schema, "minLength"), numberAt(schema, "maxLength")];
  if (least !== void 0 && value.length < least) add("minLength", `must have at least ${least} characters`);
  if (most !== void 0 && value.length > most) add("maxLength", `must have at most ${most} characters`);
  const pattern = member(schema, "pattern");
  if (typeof pattern !== "string") return;
  const match = matcher.match(pattern, value);
  if (match === "no") add("pattern", `must match ${cut(`/${pattern}/`)}`);
  if (match === "invalid") add("pattern", `is checked against ${cut(`/${pattern}/`)}, which is no regular expression`);
  if (match === "unknown")
    add("pattern", `is checked against ${cut(`/${pattern}/`)}, which may take unbounded time`, false);
}
function checkNumber(value, schema, add) {
  const [least, most] = [numberAt(schema, "minimum"), numberAt(schema, "maximum")];
  if (least !== void 0 && value < least) add("minimum", `must be at least ${least}`);
  if (most !== void 0 && value > most) add("maximum", `must be at most ${most}`);
}
function checkObject(to, value, schema, path) {
  const declared = member(schema, "properties");
  const properties = isObject(declared) ? declared : {};
  const required = member(schema, "required");
  for (const name of new Set(isArray(required) ? required : []))
    if (typeof name === "string" && !holds(value, name))
      to.found.push(refusal([...path, name], "required", "is missing"));
  for (const [name, inner] of Object.entries(properties))
    if (isObject(inner) && holds(value, name)) walk(to, read(value, name), inner, [...path, name]);
  if (member(schema, "additionalProperties") !== false) return;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(properties, name) && !(name in {}))
      to.found.push(refusal([...path, name], "additionalProperties", "is not a field that it takes"));
}
function holds(value, name) {
  return Object.hasOwn(value, name) || name in {};
}
function read(value, name) {
  if (Object.hasOwn(value, name)) return value[name];
  return name === "__proto__" ? {} : void 0;
}
function numberAt(schema, keyword) {
  return doubleOf(member(schema, keyword));
}
function same(option, value) {
  const number = doubleOf(option);
  if (number !== void 0) return number === value;
  if (isArray(option))
    return isSeenArray(value) && option.length === value.length && option.every((one2, at2) => same(one2, value[at2]));
  if (!isObject(option)) return option === value;
  if (!isSeenObject(value)) return false;
  const names2 = Object.keys(option);
  return names2.length === Object.keys(value).length && names2.every((name) => Object.hasOwn(value, name) && same(member(option, name) ?? null, value[name]));
}
function shown(value) {
  if (typeof value === "bigint") return String(value);
  if (!isArray(value) && !isObject(value)) return cut(JSON.stringify(value));
  const inner = isArray(value) ? value : Object.values(value);
  const flat = inner.every((one2) => !isArray(one2) && !isObject(one2));
  if (!flat || inner.length > 8) return isArray(value) ? "[\u2026]" : "{\u2026}";
  return isArray(value) ? `[${inner.map(shown).join(", ")}]` : `{${Object.entries(value).map(([name, one2]) => `${cut(JSON.stringify(name))}: ${shown(one2)}`).join(", ")}}`;
}
function cut(text3) {
  return text3.length > 60 ? `${text3.slice(0, 59)}\u2026` : text3;
}

// src/heddle/uses/host.ts
function manifestJson(manifest) {
  const json = typeof manifest === "string" || manifest instanceof Uint8Array ? readManifestText(manifest).json : manifest;
  return isObject(json) ? json : {};
}
function hostOfPlugins(manifests) {
  const plugins = manifests.map((json, index) => {
    const name = member(json, "name");
    return { index, name: typeof name === "string" ? name : "", json };
  });
  const types = /* @__PURE__ */ new Map();
  for (const one2 of plugins.flatMap(provided)) if (!types.has(one2.componentType)) types.set(one2.componentType, one2);
  return {
    plugins,
    types,
    tools: new Set(plugins.flatMap(({ json }) => names(json))),
    discovers: plugins.some(({ json }) => member(json, "discoverTools") === true)
  };
}
function provided(plugin) {
  return entriesOf(plugin.json, "components").flatMap(({ json, at: at2 }) => {
    const componentType = member(json, "componentType");
    const kind = member(json, "kind") ?? "node";
    return typeof componentType === "string" && isKind(kind) && !isBuiltinComponentType(componentType) ? [{ plugin, componentType, kind, json, at: at2 }] : [];
  });
}
function names(json) {
  const tools = member(json, "tools");
  return isArray(tools) ? tools.filter(isObject).flatMap((tool) => {
    const name = member(tool, "name");
    return typeof name === "string" ? [name] : [];
  }) : [];
}
function ofKind(host, kind) {
  return [...host.types.values()].filter((one2) => one2.kind === kind);
}

// src/heddle/uses/patterns.ts
var MAX_BACKTRACKING = 1e7;
function createMatcher() {
  const patterns = createPatterns();
  return { match: (source, text3) => matchOne(patterns, source, text3) };
}
function matchOne(patterns, source, text3) {
  const native = compile(source, "");
  if (native === void 0) return "invalid";
  if (compile(source, "u") !== void 0 && !/[\uD800-\uDFFF]/.test(source + text3)) {
    const answer2 = patterns.test(source, text3);
    if (answer2 !== void 0) return answer2 ? "yes" : "no";
  }
  if (!isTame(source, text3.length)) return "unknown";
  return native.test(text3) ? "yes" : "no";
}
function compile(source, flags) {
  try {
    return new RegExp(source, flags);
  } catch {
    return void 0;
  }
}
function isTame(source, length) {
  const seen = { repetitions: 0, inside: 0, wild: false };
  const choice = (alternatives) => {
    seen.wild ||= seen.inside > 0 && alternatives.length > 1;
  };
  try {
    const ast = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, 0, source.length);
    visitRegExpAST(ast, {
      onQuantifierEnter({ max }) {
        if (max <= 1) return;
        seen.repetitions += 1;
        seen.inside += 1;
        seen.wild ||= seen.inside > 1;
      },
      onQuantifierLeave({ max }) {
        if (max > 1) seen.inside -= 1;
      },
      onGroupEnter: ({ alternatives }) => choice(alternatives),
      onCapturingGroupEnter: ({ alternatives }) => choice(alternatives),
      onBackreferenceEnter() {
        seen.wild = true;
      }
    });
  } catch {
    return false;
  }
  return !seen.wild && Math.max(2, length) ** (seen.repetitions + 1) <= MAX_BACKTRACKING;
}

// src/heddle/uses/loading.ts
function called({ type, name }) {
  return `${type === "" ? "component" : type} ${JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}\u2026` : name)}`;
}
function pluginPart({ kind, type }) {
  return kind === "spec" || kind === "unknown" ? void 0 : type;
}

// src/heddle/uses/plugin-component.ts
var FORMAT_FIELDS = /* @__PURE__ */ new Set([
  "component_type",
  "componentType",
  "agentspec_version",
  "agentspecVersion",
  "component_plugin_name",
  "componentPluginName",
  "component_plugin_version",
  "componentPluginVersion",
  "air_version",
  "$referenced_components",
  "$component_ref"
]);
function loadPluginComponent(loading, content, provided2, at2) {
  const fields = readFields(loading, content, provided2.componentType, at2);
  const name = fields.values.get("name");
  const type = provided2.componentType;
  if (typeof name !== "string" || name === "") {
    loading.report("use-configuration", {
      at: at2,
      says: `a ${type} has no \`name\``,
      about: { part: "configuration", component: type, path: ["name"], keyword: "required" }
    });
  }
  const id = fields.values.get("id");
  const metadata = fields.values.get("metadata");
  const loaded = {
    type,
    kind: provided2.kind,
    at: at2,
    name: typeof name === "string" ? name : "",
    id: typeof id === "string" ? id : loading.freshId()
  };
  fields.values.set("id", typeof id === "string" ? id : HEX_ID);
  fields.values.set("componentType", type);
  fields.values.set("metadata", isSeenObject(metadata) ? metadata : {});
  const node2 = provided2.kind === "node" ? nodeParts(loading, fields, provided2, loaded) : NO_PARTS;
  const value = seenObject(fields.values);
  const refused = refusals(value, member(provided2.json, "schema"), loading.matcher);
  for (const one2 of refused) reportRefusal(loading, one2, loaded, fields.written);
  return loading.keep({ ...loaded, ...node2, value, uncertain: fields.uncertain });
}
var HEX_ID = "00000000-0000-4000-8000-000000000000";
var NO_PARTS = {
  inputs: [],
  outputs: [],
  branches: [],
  given: { inputs: false, outputs: false, branches: false }
};
function readFields(loading, content, type, at2) {
  const fields = { values: /* @__PURE__ */ new Map(), written: /* @__PURE__ */ new Map(), ports: {}, uncertain: false };
  for (const [raw, value] of Object.entries(content)) {
    const name = camelCase(raw);
    if (FORMAT_FIELDS.has(raw) || DROPPED.has(raw) || DROPPED.has(name)) continue;
    const here = at2 + pointer(raw);
    fields.written.set(name, raw);
    if (name === "inputs" || name === "outputs") {
      const ports = ownPorts(loading, fields, value, type, here);
      fields.ports[name] = ports;
      fields.values.set(name, ports.map(portValue));
    } else if (name === "metadata" || name === "config") fields.values.set(name, value);
    else fields.values.set(name, loading.resolve(value, here));
  }
  return fields;
}
function ownPorts(loading, fields, value, type, at2) {
  if (value === null || value === void 0) return [];
  if (!isSeenArray(value)) {
    fields.uncertain = true;
    loading.report("use-title", { at: at2, says: `the ports of a ${type} are no list` });
    return [];
  }
  return value.flatMap((entry, index) => {
    const inner = isSeenObject(entry) ? own(entry, "jsonSchema") : void 0;
    const read2 = readPort(isSeenObject(inner) ? inner : entry);
    if ("port" in read2) return [read2.port];
    fields.uncertain = true;
    loading.report("use-title", { at: `${at2}/${index}`, says: `a port of a ${type} ${read2.fault}` });
    return [];
  });
}
function portValue({ title, schema }) {
  return {
    jsonSchema: schema,
    title,
    description: own(schema, "description"),
    default: own(schema, "default"),
    type: own(schema, "type")
  };
}
function nodeParts(loading, fields, provided2, node2) {
  const side = (name) => {
    const written3 = fields.ports[name];
    const ports = written3 ?? declaredPorts(loading, fields, provided2, name, node2);
    if (written3 === void 0) fields.values.set(name, ports.map(portValue));
    return ports;
  };
  const [inputs, outputs] = [side("inputs"), side("outputs")];
  const written2 = fields.values.get("branches");
  if (written2 === void 0) fields.values.set("branches", declaredBranches(provided2));
  const given2 = {
    inputs: fields.ports.inputs === void 0,
    outputs: fields.ports.outputs === void 0,
    branches: written2 === void 0
  };
  return { inputs, outputs, branches: branchNames(fields.values.get("branches")), given: given2 };
}
function declaredPorts(loading, fields, { json, componentType }, side, node2) {
  const list2 = member(json, side);
  return (isArray(list2) ? list2 : []).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const [title, type, description, given2] = ["title", "type", "description", "default"].map(
      (name) => member(entry, name)
    );
    const read2 = readPort(
      seenObject([
        ["title", toSeen(title ?? null)],
        ["type", toSeen(type ?? null)],
        ...typeof description === "string" ? [["description", description]] : [],
        ...given2 === void 0 ? [] : [["default", toSeen(given2)]]
      ])
    );
    if ("port" in read2) return [read2.port];
    fields.uncertain = true;
    loading.report("use-title", {
      at: node2.at,
      says: `${called(node2)}: ${side === "inputs" ? "an input" : "an output"} that its plugin declares ${read2.fault}`,
      about: { part: "port", component: componentType, side, title: read2.title ?? "" }
    });
    return [];
  });
}
function declaredBranches({ json }) {
  const list2 = member(json, "branches");
  return isArray(list2) ? list2.filter((one2) => typeof one2 === "string") : [];
}
function branchNames(value) {
  if (typeof value === "string") return Array.from(value);
  return isSeenArray(value) ? value.map((one2) => typeof one2 === "string" ? one2 : "\0") : [];
}
function reportRefusal(loading, { path, keyword, says, certain }, component, written2) {
  const [first, ...rest] = path;
  const tokens = first === void 0 ? [] : [written2.get(String(first)) ?? first, ...rest];
  loading.report("use-configuration", {
    at: component.at + pointer(...tokens),
    says: `${called(component)}: ${path.length === 0 ? "its configuration" : `\`${pathText(tokens)}\``} ${says}`,
    ...certain ? {} : { mend: "That could not be told, so it counts as refused." },
    about: { part: "configuration", component: component.type, path, keyword }
  });
}
function pathText(path) {
  return path.map((one2, at2) => typeof one2 === "number" ? `[${one2}]` : at2 === 0 ? one2 : `.${one2}`).join("").slice(0, 200);
}

// src/heddle/uses/configuration.ts
var MAX_DEPTH = 200;
function configurationFaults(host, configuration) {
  const matcher = createMatcher();
  return [
    ...unclaimed(host, configuration.middleware),
    ...ofKind(host, "middleware").flatMap((one2) => middlewareFaults(one2, configuration.middleware, matcher)),
    ...storeFaults(host, configuration.store, matcher),
    ...(configuration.protocols ?? []).flatMap((one2, index) => protocolFaults(host, one2, `/protocols/${index}`))
  ];
}
function unclaimed(host, middleware) {
  return Object.keys(middleware).filter((type) => host.types.get(type)?.kind !== "middleware").map((type) => ({
    rule: "use-middleware-unknown",
    at: `/middleware${pointer(type)}`,
    says: `configuration is given for ${JSON.stringify(type.slice(0, 60))}, which no plugin here provides as middleware`,
    about: { part: "component", component: type }
  }));
}
function middlewareFaults(provided2, middleware, matcher) {
  const type = provided2.componentType;
  const written2 = Object.hasOwn(middleware, type) ? middleware[type] ?? null : void 0;
  return checked(provided2, written2, `/middleware${pointer(type)}`, matcher, withLlmConfig);
}
function storeFaults(host, store, matcher) {
  if (store === void 0) return [];
  const provided2 = host.types.get(store.type);
  if (provided2?.kind === "store") return checked(provided2, store.config, "/store/config", matcher, (value) => value);
  return [
    {
      rule: "use-store-unknown",
      at: "/store/type",
      says: `no plugin here provides the session store ${JSON.stringify(store.type.slice(0, 60))}`,
      about: { part: "store", component: store.type }
    }
  ];
}
function checked({ componentType: component, json }, written2, at2, matcher, seen) {
  const subject = `the configuration of ${component}`;
  const about = (path, keyword) => ({ part: "configuration", component, path, keyword });
  const whole = (says) => [
    { rule: "use-configuration", at: at2, says: `${subject} ${says}`, about: about([], "type") }
  ];
  if (written2 !== void 0 && !isObject(written2)) return whole("is no object");
  if (written2 !== void 0 && nestsTooDeep(written2)) return whole(`nests deeper than ${MAX_DEPTH} levels`);
  const value = toSeen(written2 ?? {});
  const found = isSeenObject(value) ? refusals(seen(value), member(json, "schema"), matcher) : [];
  return found.map(({ path, keyword, says, certain }) => ({
    rule: "use-configuration",
    at: at2 + pointer(...path),
    says: path.length === 0 || written2 === void 0 ? `${subject}${written2 === void 0 ? ", which is not given," : ""} ${path.length === 0 ? says : `needs more than {}: \`${pathText(path)}\` ${says}`}` : `${subject}: \`${pathText(path)}\` ${says}`,
    ...certain ? {} : { mend: "That could not be told, so it counts as refused." },
    about: about(path, keyword)
  }));
}
function nestsTooDeep(value) {
  const stack = [{ value, depth: 0 }];
  for (let next2 = stack.pop(); next2 !== void 0; next2 = stack.pop()) {
    if (!isArray(next2.value) && !isObject(next2.value)) continue;
    if (next2.depth > MAX_DEPTH) return true;
    for (const inner of Object.values(next2.value)) stack.push({ value: inner, depth: next2.depth + 1 });
  }
  return false;
}
function withLlmConfig(value) {
  const raw = own(value, "llm_config");
  if (raw === void 0 || own(value, "llmConfig") !== void 0) return value;
  return seenObject([...Object.entries(value), ["llmConfig", camelized(raw)]]);
}
function camelized(value) {
  if (isSeenArray(value)) return value.map(camelized);
  if (!isSeenObject(value)) return value;
  return seenObject(Object.entries(value).map(([name, inner]) => [camelCase(name), camelized(inner)]));
}
function protocolFaults(host, { protocol, contentType }, at2) {
  if (protocol === "heddle") return [];
  const encoder = ofKind(host, "encoder").find(({ json }) => member(json, "protocol") === protocol);
  const about = { part: "protocol", protocol };
  const named = JSON.stringify(protocol.slice(0, 60));
  if (encoder === void 0)
    return [{ rule: "use-protocol-unknown", at: at2, says: `no plugin here provides the protocol ${named}`, about }];
  const answers = member(encoder.json, "contentType");
  if (contentType === void 0 || typeof answers === "string" && serves(answers, contentType)) return [];
  const says = `the protocol ${named} answers with ${JSON.stringify(answers)}`;
  return [{ rule: "use-content-type", at: at2, says, expected: JSON.stringify(contentType), about }];
}
function serves(answers, asked2) {
  const [type, ...parameters] = parts(answers);
  const [wanted, ...needed] = parts(asked2);
  return type === wanted && needed.every((one2) => parameters.includes(one2));
}
function parts(contentType) {
  return contentType.split(";").map((part) => part.trim().toLowerCase());
}

// src/heddle/uses/document.ts
var MAX_LENGTH = 10 * 1024 * 1024;
var MAX_DEPTH2 = 100;
var MAX_BYTES = 4 * MAX_LENGTH;
async function readDocument(source, format) {
  if (source instanceof Uint8Array) return readText(new TextDecoder().decode(source), format);
  if (typeof source === "string") return readText(source, format);
  return bounded(source, () => /* @__PURE__ */ new Map());
}
function formatOfPath(path) {
  return /\.ya?ml$/i.test(path) ? "yaml" : "json";
}
async function textsIn(source, format) {
  const read2 = await readDocument(source, format);
  const texts2 = /* @__PURE__ */ new Set();
  const stack = read2.json === void 0 ? [] : [read2.json];
  for (let value = stack.pop(); value !== void 0; value = stack.pop()) {
    if (typeof value === "string") texts2.add(value);
    else if (isArray(value)) for (const one2 of value) stack.push(one2);
    else if (isObject(value))
      for (const [name, one2] of Object.entries(value)) {
        texts2.add(name);
        stack.push(one2);
      }
  }
  return texts2;
}
async function readText(text3, format) {
  if (text3.length > MAX_BYTES)
    return { json: void 0, says: `the document has ${text3.length} characters`, mend: "heddle takes 10 MiB." };
  const yaml = format === void 0 ? !/^\uFEFF?\s*\{/.test(text3) : format === "yaml";
  if (!yaml) return readJson(text3);
  const { readYaml } = await import("./heddle-uses-yaml.js");
  const read2 = readYaml(text3);
  return "says" in read2 ? { json: void 0, ...read2 } : bounded(read2.json, read2.places);
}
function readJson(text3) {
  try {
    return bounded(
      parseJson(text3, { maxDepth: 1e6, dialect: "ecma" }).value,
      (pointers) => locate(text3, pointers)
    );
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const spot = positionsAt(text3, [error.offset]).get(error.offset);
    return {
      json: void 0,
      says: `the file is not JSON: ${error.message}`,
      ...spot === void 0 ? {} : { spot }
    };
  }
}
function bounded(value, places) {
  if (!isObject(value)) return { json: void 0, says: "the document is not an object", mend: "Write a Flow." };
  const fault = sizeFault(value);
  return fault === void 0 ? { json: value, places } : { json: void 0, says: fault };
}
function sizeFault(value) {
  let length = 0;
  const stack = [{ value, depth: 0 }];
  for (let next2 = stack.pop(); next2 !== void 0; next2 = stack.pop()) {
    const { value: here, depth } = next2;
    if (!isArray(here) && !isObject(here)) {
      length += typeof here === "string" ? here.length + 2 : String(here).length;
    } else {
      if (depth > MAX_DEPTH2) return `the document nests deeper than the ${MAX_DEPTH2} levels that heddle takes`;
      for (const [name, inner] of Object.entries(here)) {
        length += isArray(here) ? 1 : name.length + 4;
        stack.push({ value: inner, depth: depth + 1 });
      }
      length += 2;
    }
    if (length > MAX_LENGTH) return `the document is larger than the 10 MiB that heddle takes`;
  }
  return void 0;
}

// src/heddle/uses/flow-rules.ts
var text = (value) => typeof value === "string" ? value : "";
function childOf(loading, parent, field) {
  return loading.loaded(own(parent.value, field));
}
function childrenOf(loading, parent, field) {
  const list2 = own(parent.value, field);
  return isSeenArray(list2) ? list2.flatMap((one2) => {
    const component = loading.loaded(one2);
    return component === void 0 ? [] : [component];
  }) : [];
}
function portPart(node2, side, title) {
  const component = pluginPart(node2);
  return component === void 0 || !node2.given[side] ? void 0 : { part: "port", component, side, title };
}
function checkDataEdge(loading, edge) {
  const [source, destination] = [childOf(loading, edge, "sourceNode"), childOf(loading, edge, "destinationNode")];
  const [output, input] = [text(own(edge.value, "sourceOutput")), text(own(edge.value, "destinationInput"))];
  const from = source === void 0 ? void 0 : loading.port(source, "outputs", output);
  const to = destination === void 0 ? void 0 : loading.port(destination, "inputs", input);
  if (source !== void 0 && from === void 0 && !source.uncertain)
    missingPort(loading, edge, source, "outputs", output);
  if (destination !== void 0 && to === void 0 && !destination.uncertain)
    missingPort(loading, edge, destination, "inputs", input);
  if (source === void 0 || destination === void 0 || from === void 0 || to === void 0) return;
  const castable = loading.casts.castable(from, to);
  if (castable === "yes") return;
  const [about, also] = [portPart(source, "outputs", output), portPart(destination, "inputs", input)].filter(
    (part) => part !== void 0
  );
  const [is, wanted] = [typeText(own(from.schema, "type")), typeText(own(to.schema, "type"))];
  const why = {
    no: `a value of ${is} cannot become one of ${wanted}`,
    unsupported: "heddle does not compare schemas with `allOf` or `oneOf`",
    unknown: "the schemas are too large to be compared here"
  }[castable];
  loading.report("use-port-type", {
    at: edge.at,
    says: `the edge from \`${output}\` of ${called(source)} to \`${input}\` of ${called(destination)}: ${why}`,
    ...about === void 0 ? {} : { about },
    ...also === void 0 ? {} : { also }
  });
}
function missingPort(loading, edge, node2, side, title) {
  const about = portPart(node2, side, title);
  const known2 = node2[side].map((port) => port.title);
  const kind = side === "inputs" ? "input" : "output";
  loading.report("use-port", {
    at: `${edge.at}/${side === "inputs" ? "destination_input" : "source_output"}`,
    says: `${called(node2)} has no ${kind} \`${title.slice(0, 60)}\``,
    ...known2.length === 0 ? {} : { expected: `one of ${known2.slice(0, 8).join(", ")}` },
    ...about === void 0 ? {} : { about }
  });
}
function typeText(type) {
  if (typeof type === "string") return `type \`${type.slice(0, 60)}\``;
  return isSeenArray(type) ? `one of the types ${type.map(String).join(", ")}` : "another type";
}
function checkFlow(loading, flow2) {
  const nodes = childrenOf(loading, flow2, "nodes");
  const start = childOf(loading, flow2, "startNode");
  const control = childrenOf(loading, flow2, "controlFlowConnections").map((edge) => ({
    from: childOf(loading, edge, "fromNode"),
    to: childOf(loading, edge, "toNode"),
    edge
  }));
  const say = (at2, says) => loading.report("use-graph", { at: at2, says: `${called(flow2)}: ${says}` });
  const starts = nodes.filter(({ type }) => type === "StartNode");
  if (starts.length !== 1) say(`${flow2.at}/nodes`, `it has ${starts.length} StartNodes; expected one`);
  else if (start !== void 0 && starts[0]?.id !== start.id)
    say(`${flow2.at}/start_node`, "`start_node` is not the StartNode in `nodes`");
  const leaving = control.filter(({ from }) => from !== void 0 && from.id === start?.id);
  if (start !== void 0 && leaving.length !== 1)
    say(`${flow2.at}/control_flow_connections`, `${leaving.length} control edges leave its start; expected one`);
  const ends = nodes.filter(({ type }) => type === "EndNode");
  if (ends.length === 0) say(`${flow2.at}/nodes`, "it has no EndNode");
  const entered = new Set(control.map(({ to }) => to?.id));
  for (const end of ends) if (!entered.has(end.id)) say(end.at, `no control edge leads to ${called(end)}`);
  for (const { from, to, edge } of control) {
    if (to?.type === "StartNode") say(edge.at, "a control edge leads to a StartNode");
    if (from?.type === "EndNode") say(edge.at, "a control edge leaves an EndNode");
  }
  const ids = new Set(nodes.map(({ id }) => id));
  const data = childrenOf(loading, flow2, "dataFlowConnections").map((edge) => ({
    from: childOf(loading, edge, "sourceNode"),
    to: childOf(loading, edge, "destinationNode"),
    edge
  }));
  for (const { from, to, edge } of [...control, ...data])
    for (const end of [from, to])
      if (end !== void 0 && end.kind !== "unknown" && !ids.has(end.id))
        say(edge.at, `an edge names ${called(end)}, which is not among its nodes`);
}

// src/heddle/uses/graph.ts
var RUN = /* @__PURE__ */ new Set(["StartNode", "EndNode", "AgentNode", "ToolNode", "LlmNode", "BranchingNode"]);
var FALLBACK = "default";
function checkGraph(loading, flow2) {
  const nodes = childrenOf(loading, flow2, "nodes");
  if (flow2.name === "") loading.report("use-graph", { at: flow2.at, says: "the flow has no name" });
  checkNames(loading, nodes);
  for (const node2 of nodes) {
    checkRunnable(loading, node2);
    checkReserved(loading, node2);
    checkAgent(loading, node2);
    checkOwnBranches(loading, node2);
    if (node2.type === "StartNode" && node2.name === "")
      loading.report("use-graph", { at: node2.at, says: "the StartNode has no name" });
  }
  const edges = edgesOf(loading, flow2, nodes);
  checkWays(loading, flow2, nodes, edges);
  for (const node2 of nodes) checkBranches(loading, node2, edges.get(node2.name) ?? []);
  checkLlmOutputs(loading, flow2);
}
function checkOwnBranches(loading, node2) {
  if (node2.kind !== "node") return;
  const branches = own(node2.value, "branches");
  if (isSeenArray(branches) || typeof branches === "string") return;
  loading.report("use-branch", {
    at: `${node2.at}/branches`,
    says: `${called(node2)}: \`branches\` is no list of texts`
  });
}
function checkNames(loading, nodes) {
  const names2 = /* @__PURE__ */ new Set();
  for (const node2 of nodes) {
    if (names2.has(node2.name) && node2.kind !== "unknown")
      loading.report("use-graph", { at: node2.at, says: `two nodes have the name ${JSON.stringify(node2.name)}` });
    names2.add(node2.name);
  }
}
function checkRunnable(loading, node2) {
  if (node2.kind === "node" || node2.kind === "unknown" || node2.kind === "spec" && RUN.has(node2.type)) return;
  if (node2.kind === "spec") {
    loading.report("use-graph", {
      at: node2.at,
      says: `${called(node2)} is of a type that heddle does not run in a flow`
    });
    return;
  }
  loading.report("use-type-misplaced", {
    at: node2.at,
    says: `${called(node2)} stands among the nodes, and a plugin provides it as a ${node2.kind}`,
    about: { part: "component", component: node2.type }
  });
}
function checkReserved(loading, node2) {
  for (const side of ["inputs", "outputs"])
    for (const { title } of node2[side]) {
      if (!RESERVED_TITLES.includes(title)) continue;
      const component = pluginPart(node2);
      loading.report("use-title", {
        at: node2.at,
        says: `${called(node2)} has ${side === "inputs" ? "an input" : "an output"} \`${title}\`, a name that heddle keeps for itself`,
        ...component !== void 0 && node2.given[side] ? { about: { part: "port", component, side, title } } : {}
      });
    }
}
function checkAgent(loading, node2) {
  if (node2.type === "LlmNode") checkGeneration(loading, childOf(loading, node2, "llmConfig"));
  if (node2.type === "ToolNode") checkTool(loading, childOf(loading, node2, "tool"));
  if (node2.type !== "AgentNode") return;
  const agent = childOf(loading, node2, "agent");
  if (agent === void 0 || agent.kind === "unknown") return;
  if (own(agent.value, "llmConfig") === void 0)
    loading.report("use-graph", {
      at: agent.at,
      says: `${called(agent)} has no LLM configuration, so heddle runs it not`
    });
  else checkStandalone(loading, agent);
}
function checkStandalone(loading, agent) {
  checkGeneration(loading, childOf(loading, agent, "llmConfig"));
  for (const transform of childrenOf(loading, agent, "transforms"))
    if (!["spec", "transform", "unknown"].includes(transform.kind))
      loading.report("use-type-misplaced", {
        at: transform.at,
        says: `${called(transform)} stands among the transforms, and a plugin provides it as a ${transform.kind}`,
        about: { part: "component", component: transform.type }
      });
  for (const tool of childrenOf(loading, agent, "tools")) checkTool(loading, tool);
}
var GENERATION = [
  ["temperature", "temperature"],
  ["maxTokens", "max_tokens"],
  ["topP", "top_p"]
];
function checkGeneration(loading, config) {
  if (config === void 0) return;
  if (!["spec", "provider", "unknown"].includes(config.kind))
    loading.report("use-type-misplaced", {
      at: config.at,
      says: `${called(config)} stands as an LLM configuration, and a plugin provides it as a ${config.kind}`,
      level: "warning",
      mend: "heddle loads it, and every run that reaches it fails.",
      about: { part: "component", component: config.type }
    });
  const given2 = own(config.value, "defaultGenerationParameters");
  if (!isSeenObject(given2)) return;
  for (const names2 of GENERATION) {
    const value = names2.map((name) => own(given2, name)).find((one2) => one2 !== void 0 && one2 !== null);
    if (value !== void 0 && typeof value !== "number")
      loading.report("use-spec-field", { at: config.at, says: `${called(config)}: \`${names2[1]}\` is no number` });
  }
}
function checkTool(loading, tool) {
  if (tool?.type !== "ServerTool") return;
  if (loading.host.tools.has(tool.name) || loading.otherTools.has(tool.name)) return;
  const discovers = loading.host.discovers;
  loading.report("use-tool", {
    at: tool.at,
    says: `no plugin here provides the tool ${JSON.stringify(tool.name.slice(0, 60))}`,
    ...discovers ? { level: "warning", mend: "A plugin here tells its tools only once it runs." } : {},
    about: { part: "tool", tool: tool.name }
  });
}
function edgesOf(loading, flow2, nodes) {
  const edges = new Map(nodes.map(({ name }) => [name, []]));
  for (const edge of childrenOf(loading, flow2, "controlFlowConnections")) {
    const [from, to] = [childOf(loading, edge, "fromNode"), childOf(loading, edge, "toNode")];
    if (from === void 0 || to === void 0) continue;
    const branch = own(edge.value, "fromBranch");
    edges.get(from.name)?.push({ at: edge.at, to, branch: typeof branch === "string" ? branch : "" });
  }
  return edges;
}
function checkWays(loading, flow2, nodes, edges) {
  const start = nodes.find(({ type }) => type === "StartNode");
  if (start === void 0 || nodes.some(({ kind }) => kind === "unknown")) return;
  const reached = /* @__PURE__ */ new Set();
  const pending = [start.name];
  for (let name = pending.pop(); name !== void 0; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const { to } of edges.get(name) ?? []) pending.push(to.name);
  }
  const say = (at2, says) => loading.report("use-graph", { at: at2, says });
  for (const node2 of nodes) {
    if (!reached.has(node2.name)) say(node2.at, `no way leads from the start to ${called(node2)}`);
    else if (node2.type !== "EndNode" && (edges.get(node2.name) ?? []).length === 0)
      say(node2.at, `no edge leads on from ${called(node2)}`);
  }
  if (!nodes.some(({ type, name }) => type === "EndNode" && reached.has(name)))
    say(flow2.at, "no way leads from the start to an end");
}
function checkBranches(loading, node2, edges) {
  const mapping2 = node2.type === "BranchingNode" ? mapped(own(node2.value, "mapping")) : void 0;
  const selects = mapping2 === void 0 ? node2.branches : [...mapping2.values(), FALLBACK];
  const selected = new Set(selects);
  if (selected.size > 0 && !node2.uncertain)
    for (const { at: at2, to, branch } of edges) {
      if (branch === "" || selected.has(branch)) continue;
      const component = pluginPart(node2);
      loading.report("use-branch", {
        at: at2,
        says: `the edge from ${called(node2)} to ${called(to)} leaves on the branch ${JSON.stringify(branch.slice(0, 60))}, which it never selects`,
        expected: `one of ${[...selected].slice(0, 8).join(", ")}`,
        ...component !== void 0 && node2.given.branches ? { about: { part: "branch", component, branch } } : {}
      });
    }
  const leaving = new Set(edges.map(({ branch }) => branch));
  if (mapping2 === void 0 || leaving.has("")) return;
  for (const [key, branch] of mapping2)
    if (!leaving.has(branch))
      loading.report("use-branch", {
        at: node2.at,
        says: `${called(node2)} maps ${JSON.stringify(key.slice(0, 60))} to ${JSON.stringify(branch.slice(0, 60))}, and no edge leaves it on that branch`
      });
}
function mapped(mapping2) {
  const entries = isSeenObject(mapping2) ? Object.entries(mapping2) : [];
  return new Map(entries.flatMap(([key, branch]) => typeof branch === "string" ? [[key, branch]] : []));
}
function checkLlmOutputs(loading, flow2) {
  for (const edge of childrenOf(loading, flow2, "dataFlowConnections")) {
    const source = childOf(loading, edge, "sourceNode");
    const output = own(edge.value, "sourceOutput");
    if (source?.type !== "LlmNode" || output === "generated_text") continue;
    loading.report("use-port", {
      at: `${edge.at}/source_output`,
      says: `${called(source)} gives \`generated_text\` and nothing else`
    });
  }
}

// src/heddle/uses/spec-fields.ts
var words = (text3) => text3.split(/\s+/).filter((word2) => word2 !== "");
var slot = (called2, types, open = false) => ({ called: called2, types: new Set(words(types)), open });
var NODES = `StartNode EndNode LlmNode ToolNode AgentNode FlowNode BranchingNode MapNode ParallelMapNode
  ParallelFlowNode ApiNode InputMessageNode OutputMessageNode CatchExceptionNode`;
var SLOTS = {
  node: slot("a node", NODES, true),
  llm: slot("an LLM configuration", "OpenAiCompatibleConfig OllamaConfig VllmConfig OpenAiConfig OciGenAiConfig", true),
  transform: slot("a transform", "MessageSummarizationTransform ConversationSummarizationTransform", true),
  tool: slot("a tool", "ServerTool ClientTool RemoteTool BuiltinTool MCPTool"),
  toolbox: slot("a toolbox", "MCPToolBox"),
  agentic: slot("an agent", "Agent Swarm ManagerWorkers RemoteAgent A2AAgent SpecializedAgent"),
  agent: slot("an Agent", "Agent"),
  flow: slot("a Flow", "Flow"),
  control: slot("a ControlFlowEdge", "ControlFlowEdge"),
  data: slot("a DataFlowEdge", "DataFlowEdge"),
  transport: slot(
    "a transport",
    "StdioTransport SSETransport SSEmTLSTransport StreamableHTTPTransport StreamableHTTPmTLSTransport RemoteTransport"
  ),
  datastore: slot("a datastore", "InMemoryCollectionDatastore OracleDatabaseDatastore PostgresDatabaseDatastore"),
  oracle: slot("a connection", "TlsOracleDatabaseConnectionConfig MTlsOracleDatabaseConnectionConfig"),
  postgres: slot("a connection", "TlsPostgresDatabaseConnectionConfig"),
  a2a: slot("a connection", "A2AConnectionConfig"),
  special: slot("parameters", "AgentSpecializationParameters"),
  oci: slot(
    "a client configuration",
    `OciClientConfigWithApiKey OciClientConfigWithInstancePrincipal OciClientConfigWithResourcePrincipal
     OciClientConfigWithSecurityToken`
  )
};
var optional = (rule2) => ({ ...rule2, optional: true });
var given = (rule2, value) => ({ ...rule2, given: value });
var one = (of) => ({ takes: "component", slot: of });
var many = (of) => ({ takes: "components", slot: of });
var text2 = { takes: "text" };
var maybeText = optional(text2);
var object = { takes: "object" };
var word = (list2, value) => given({ takes: "word", words: words(list2) }, value);
var off = given({ takes: "flag" }, false);
var api = word("chat_completions responses", "chat_completions");
var generation = optional({ takes: "generation" });
var openai = {
  modelId: text2,
  apiType: api,
  defaultGenerationParameters: generation,
  apiKey: maybeText
};
var compatible = { url: text2, ...openai };
var request = {
  url: text2,
  httpMethod: text2,
  apiSpecUri: maybeText,
  data: given({ takes: "any" }, {}),
  queryParams: given(object, {}),
  headers: given(object, {}),
  sensitiveHeaders: given(object, {})
};
var session = {
  sessionParameters: given({ takes: "numbers", names: { readTimeoutSeconds: 60 } }, { readTimeoutSeconds: 60 })
};
var remote = {
  ...session,
  url: text2,
  headers: optional({ takes: "textObject" }),
  sensitiveHeaders: optional({ takes: "textObject" })
};
var mtls = { ...remote, keyFile: text2, certFile: text2, caFile: text2 };
var confirm = { requiresConfirmation: off };
var integer = (value) => given({ takes: "integer" }, value);
var summary = (about) => ({
  llm: one(SLOTS.llm),
  summarizationInstructions: given(text2, `Summarise this ${about}.`),
  maxCacheSize: integer(1e4),
  maxCacheLifetime: integer(14400),
  datastore: optional(one(SLOTS.datastore))
});
var oracle = {
  user: text2,
  password: text2,
  dsn: text2,
  configDir: maybeText,
  protocol: word("tcp tcps", "tcps")
};
var subflow = { subflow: one(SLOTS.flow) };
var mapped2 = { ...subflow, reducers: optional({ takes: "reducers" }) };
var oci = (type, more = {}) => ({
  serviceEndpoint: text2,
  authType: word(type, type),
  ...more
});
var ociFile = { authProfile: text2, authFileLocation: text2 };
var rows = { datastoreSchema: { takes: "objectObject" } };
var SPEC_FIELDS = /* @__PURE__ */ new Map([
  [
    "Agent",
    {
      llmConfig: one(SLOTS.llm),
      systemPrompt: text2,
      tools: given(many(SLOTS.tool), []),
      toolboxes: given(many(SLOTS.toolbox), []),
      humanInTheLoop: given({ takes: "flag" }, true),
      transforms: given(many(SLOTS.transform), [])
    }
  ],
  [
    "Swarm",
    { firstAgent: object, relationships: { takes: "pairs" }, handoff: word("never optional always", "optional") }
  ],
  ["ManagerWorkers", { groupManager: object, workers: { takes: "objects" } }],
  ["RemoteAgent", {}],
  [
    "A2AAgent",
    {
      agentUrl: text2,
      connectionConfig: one(SLOTS.a2a),
      sessionParameters: given(
        { takes: "numbers", names: { timeout: 60, pollInterval: 2, maxRetries: 5 } },
        { timeout: 60, pollInterval: 2, maxRetries: 5 }
      )
    }
  ],
  [
    "A2AConnectionConfig",
    {
      timeout: given({ takes: "number" }, 600),
      headers: optional({ takes: "textObject" }),
      verify: given({ takes: "flag" }, true),
      keyFile: maybeText,
      certFile: maybeText,
      sslCaCert: maybeText
    }
  ],
  ["SpecializedAgent", { agent: one(SLOTS.agent), agentSpecializationParameters: one(SLOTS.special) }],
  [
    "AgentSpecializationParameters",
    {
      additionalInstructions: maybeText,
      additionalTools: optional(many(SLOTS.tool)),
      humanInTheLoop: optional({ takes: "flag" })
    }
  ],
  ["OpenAiCompatibleConfig", compatible],
  ["OllamaConfig", compatible],
  ["VllmConfig", compatible],
  ["OpenAiConfig", openai],
  [
    "OciGenAiConfig",
    {
      modelId: text2,
      compartmentId: text2,
      servingMode: word("ON_DEMAND DEDICATED", "ON_DEMAND"),
      provider: optional({ takes: "word", words: words("META GROK COHERE OTHER") }),
      clientConfig: one(SLOTS.oci),
      apiType: word("openai_chat_completions openai_responses oci", "oci"),
      conversationStoreId: maybeText,
      defaultGenerationParameters: generation
    }
  ],
  ["OciClientConfigWithApiKey", oci("API_KEY", ociFile)],
  ["OciClientConfigWithInstancePrincipal", oci("INSTANCE_PRINCIPAL")],
  ["OciClientConfigWithResourcePrincipal", oci("RESOURCE_PRINCIPAL")],
  ["OciClientConfigWithSecurityToken", oci("SECURITY_TOKEN", ociFile)],
  ["ServerTool", confirm],
  ["ClientTool", confirm],
  ["RemoteTool", { ...confirm, ...request }],
  [
    "BuiltinTool",
    {
      ...confirm,
      toolType: text2,
      configuration: optional(object),
      executorName: optional({ takes: "textOrTexts" }),
      toolVersion: maybeText
    }
  ],
  ["MCPTool", { ...confirm, clientTransport: one(SLOTS.transport) }],
  ["MCPToolSpec", confirm],
  ["MCPToolBox", { ...confirm, clientTransport: one(SLOTS.transport), toolFilter: optional({ takes: "toolFilter" }) }],
  [
    "StdioTransport",
    {
      ...session,
      command: text2,
      args: given({ takes: "texts" }, []),
      env: optional({ takes: "textObject" }),
      cwd: maybeText
    }
  ],
  ["SSETransport", remote],
  ["SSEmTLSTransport", mtls],
  ["StreamableHTTPTransport", remote],
  ["StreamableHTTPmTLSTransport", mtls],
  ["RemoteTransport", remote],
  [
    "Flow",
    {
      startNode: one(SLOTS.node),
      nodes: many(SLOTS.node),
      controlFlowConnections: many(SLOTS.control),
      dataFlowConnections: optional(many(SLOTS.data))
    }
  ],
  ["StartNode", {}],
  ["EndNode", { branchName: given(text2, "next") }],
  ["LlmNode", { llmConfig: one(SLOTS.llm), promptTemplate: text2 }],
  ["ToolNode", { tool: one(SLOTS.tool) }],
  ["AgentNode", { agent: one(SLOTS.agentic) }],
  ["FlowNode", subflow],
  ["BranchingNode", { mapping: { takes: "textObject" } }],
  ["MapNode", mapped2],
  ["ParallelMapNode", mapped2],
  ["ParallelFlowNode", { subflows: given(many(SLOTS.flow), []) }],
  ["ApiNode", request],
  ["InputMessageNode", { message: maybeText }],
  ["OutputMessageNode", { message: text2 }],
  ["CatchExceptionNode", subflow],
  ["ControlFlowEdge", { fromNode: one(SLOTS.node), fromBranch: maybeText, toNode: one(SLOTS.node) }],
  [
    "DataFlowEdge",
    { sourceNode: one(SLOTS.node), sourceOutput: text2, destinationNode: one(SLOTS.node), destinationInput: text2 }
  ],
  ["InMemoryCollectionDatastore", rows],
  ["OracleDatabaseDatastore", { ...rows, connectionConfig: one(SLOTS.oracle) }],
  ["TlsOracleDatabaseConnectionConfig", oracle],
  ["MTlsOracleDatabaseConnectionConfig", { ...oracle, walletLocation: text2, walletPassword: text2 }],
  ["PostgresDatabaseDatastore", { ...rows, connectionConfig: one(SLOTS.postgres) }],
  [
    "TlsPostgresDatabaseConnectionConfig",
    {
      user: text2,
      password: text2,
      url: text2,
      sslmode: word("disable allow prefer require verify-ca verify-full", "require"),
      sslcert: maybeText,
      sslkey: maybeText,
      sslrootcert: maybeText,
      sslcrl: maybeText
    }
  ],
  [
    "MessageSummarizationTransform",
    {
      ...summary("message"),
      maxMessageSize: integer(2e4),
      summarizedMessageTemplate: given(text2, "{{summary}}"),
      cacheCollectionName: given(text2, "summarized_messages_cache")
    }
  ],
  [
    "ConversationSummarizationTransform",
    {
      ...summary("conversation"),
      maxNumMessages: integer(50),
      minNumMessages: integer(10),
      summarizedConversationTemplate: given(text2, "{{summary}}"),
      cacheCollectionName: given(text2, "summarized_conversations_cache")
    }
  ]
]);
var WITH_PORTS = /* @__PURE__ */ new Set([
  ...SLOTS.node.types,
  ...SLOTS.agentic.types,
  ...SLOTS.tool.types,
  ...words("Flow MCPToolSpec AgentSpecializationParameters")
]);
var OPAQUE = new Set(
  words("metadata data headers queryParams sensitiveHeaders configuration")
);

// src/heddle/uses/spec-field-check.ts
var REDUCERS = ["append", "sum", "average", "max", "min"];
function fieldFault(loading, value, rule2) {
  if (value === void 0) return rule2.optional === true || rule2.given !== void 0 ? void 0 : "is missing";
  switch (rule2.takes) {
    case "any":
      return void 0;
    case "word":
      return rule2.words.some((word2) => word2 === value) ? void 0 : `is none of ${rule2.words.join(", ")}`;
    case "component":
      return slotFault(loading, value, rule2.slot);
    case "components":
      if (!isSeenArray(value)) return "is no list";
      return value.map((one2) => slotFault(loading, one2, rule2.slot)).find((fault) => fault !== void 0);
    case "numbers":
      return isSeenObject(value) && Object.keys(rule2.names).every((name) => isNumberOrNone(own(value, name))) ? void 0 : "is no object of numbers";
    case "toolFilter":
      return isSeenArray(value) && value.every((one2) => isText(one2) || loading.loaded(one2)?.type === "MCPToolSpec") ? void 0 : "is no list of names and MCPToolSpecs";
    default:
      return FITS[rule2.takes](value) ? void 0 : `is no ${WORDS[rule2.takes]}`;
  }
}
var isText = (value) => typeof value === "string";
var isNumberOrNone = (value) => value === void 0 || typeof value === "number";
var allOf = (value, fits) => isSeenObject(value) && Object.values(value).every(fits);
var FITS = {
  text: isText,
  flag: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  integer: (value) => Number.isInteger(value),
  object: isSeenObject,
  textObject: (value) => allOf(value, isText),
  objectObject: (value) => allOf(value, isSeenObject),
  texts: (value) => isSeenArray(value) && value.every(isText),
  textOrTexts: (value) => isText(value) || isSeenArray(value) && value.every(isText),
  objects: (value) => isSeenArray(value) && value.length > 0 && value.every(isSeenObject),
  pairs: (value) => isSeenArray(value) && value.length > 0 && value.every(isPair),
  generation: isGeneration,
  reducers: (value) => allOf(value, (one2) => REDUCERS.includes(one2))
};
var WORDS = {
  text: "text",
  flag: "`true` or `false`",
  number: "number",
  integer: "integer",
  object: "object",
  textObject: "object of texts",
  objectObject: "object of objects",
  texts: "list of texts",
  textOrTexts: "text and no list of texts",
  objects: "list of at least one object",
  pairs: "list of at least one pair",
  generation: "object of generation parameters",
  reducers: "object of append, sum, average, max or min"
};
function isPair(value) {
  return isSeenArray(value) && value.length === 2 && value.every(isSeenObject);
}
function isGeneration(value) {
  if (!isSeenObject(value)) return false;
  const most = own(value, "maxTokens");
  return (most === void 0 || Number.isInteger(most)) && isNumberOrNone(own(value, "temperature")) && isNumberOrNone(own(value, "topP"));
}
function slotFault(loading, value, slot2) {
  const component = loading.loaded(value);
  if (component === void 0) return `is not ${slot2.called}`;
  if (component.kind === "unknown") return void 0;
  if (component.kind === "spec")
    return slot2.types.has(component.type) ? void 0 : `is not ${slot2.called} but a ${component.type}`;
  if (!slot2.open) return `is not ${slot2.called} but a ${component.type}, which a plugin provides`;
  return component.id === "" ? `has an empty \`id\`, which heddle does not take there` : void 0;
}

// src/heddle/uses/spec-ports.ts
var NEXT = ["next"];
var next = () => NEXT;
var none = () => [];
function specParts(loading, fields) {
  const derived = derive(loading, fields);
  const own_ = fields.ports;
  return {
    inputs: own_.inputs ?? derived.inputs?.() ?? [],
    outputs: derived.fixedOutputs ?? own_.outputs ?? derived.outputs?.() ?? [],
    branches: derived.branches?.(),
    ...derived.reducers === void 0 ? {} : { reducers: derived.reducers },
    derives: {
      inputs: derived.inputs !== void 0,
      outputs: derived.outputs !== void 0 || derived.fixedOutputs !== void 0
    },
    uncertain: (derived.from ?? []).some((one2) => one2 === void 0 || one2.uncertain)
  };
}
function derive(loading, fields) {
  const { type, values } = fields;
  const child = (name) => loading.loaded(values.get(name));
  const children = (name) => {
    const list2 = values.get(name);
    return isSeenArray(list2) ? list2.map((one2) => loading.loaded(one2)) : [];
  };
  switch (type) {
    case "StartNode":
      return { inputs: none, outputs: none, branches: next };
    case "EndNode":
      return { inputs: none, outputs: none, branches: () => [] };
    case "LlmNode":
      return {
        inputs: () => placeholders([values.get("promptTemplate")]),
        outputs: () => [textPort("generated_text")],
        branches: next
      };
    case "ToolNode":
      return { ...sidesOf(child("tool")), branches: next };
    case "AgentNode":
      return { ...sidesOf(child("agent")), branches: () => texts(values.get("branches")) ?? NEXT };
    case "FlowNode":
      return { ...sidesOf(child("subflow")), branches: () => endBranches(loading, child("subflow"), NEXT) };
    case "CatchExceptionNode":
      return catching(loading, child("subflow"));
    case "BranchingNode":
      return branching(values.get("mapping"));
    case "MapNode":
    case "ParallelMapNode":
      return mapping(child("subflow"), values.get("reducers"));
    case "ParallelFlowNode":
      return parallel(loading, children("subflows"));
    case "ApiNode":
      return { inputs: () => placeholders(request2(values)), outputs: () => [textPort("response")], branches: next };
    case "RemoteTool":
      return { inputs: () => placeholders(request2(values)) };
    case "InputMessageNode":
      return message(fields);
    case "OutputMessageNode":
      return { inputs: () => placeholders([values.get("message")]), fixedOutputs: [], branches: next };
    case "Agent":
      return { inputs: () => placeholders([values.get("systemPrompt")]), outputs: none };
    case "AgentSpecializationParameters":
      return { inputs: () => placeholders([values.get("additionalInstructions")]), outputs: none };
    case "SpecializedAgent":
      return specialized(loading, child("agent"), child("agentSpecializationParameters"));
    case "Flow":
      return flow(child("startNode"), children("nodes"));
    default:
      return {};
  }
}
var sidesOf = (one2) => ({
  inputs: () => one2?.inputs ?? [],
  outputs: () => one2?.outputs ?? [],
  from: [one2]
});
function placeholders(values) {
  const names2 = /* @__PURE__ */ new Set();
  const stack = [...values];
  for (let at2 = 0; at2 < stack.length; at2 += 1) {
    const value = stack[at2];
    if (typeof value === "string") for (const [, name] of value.matchAll(/\{\{\s*(\w+)\s*\}\}/g)) names2.add(name ?? "");
    else if (isSeenArray(value)) for (const one2 of value) stack.push(one2);
    else if (isSeenObject(value)) for (const [name, one2] of Object.entries(value)) stack.push(name, one2);
  }
  return [...names2].map((name) => textPort(name));
}
function request2(values) {
  return ["url", "httpMethod", "apiSpecUri", "data", "queryParams", "headers"].map((name) => values.get(name));
}
function endBranches(loading, subflow2, otherwise) {
  const nodes = subflow2 === void 0 ? void 0 : own(subflow2.value, "nodes");
  const ends = (isSeenArray(nodes) ? nodes : []).filter((node2) => loading.loaded(node2)?.type === "EndNode");
  const names2 = ends.flatMap((end) => {
    const name = isSeenObject(end) ? own(end, "branchName") : void 0;
    return typeof name === "string" ? [name] : ["next"];
  });
  return names2.length === 0 ? otherwise : [...new Set(names2)].sort();
}
function catching(loading, subflow2) {
  const title = "caught_exception_info";
  const info = { title, schema: { title, anyOf: [{ type: "string" }, { type: "null" }], default: null } };
  return {
    inputs: () => subflow2?.inputs ?? [],
    outputs: () => [...subflow2?.outputs ?? [], info],
    branches: () => ["caught_exception_branch", ...endBranches(loading, subflow2, [])],
    from: [subflow2]
  };
}
function branching(mapping2) {
  const branches = isSeenObject(mapping2) ? Object.values(mapping2).filter((one2) => typeof one2 === "string") : [];
  return {
    inputs: () => [textPort("branching_mapping_key", { description: "Next branch name in the flow" })],
    fixedOutputs: [],
    branches: () => [.../* @__PURE__ */ new Set(["default", ...branches])].sort()
  };
}
function mapping(subflow2, given2) {
  const reducers = isSeenObject(given2) ? given2 : Object.fromEntries((subflow2?.outputs ?? []).map(({ title }) => [title, "append"]));
  return {
    inputs: () => (subflow2?.inputs ?? []).map(({ title, schema }) => ({
      title: `iterated_${title}`,
      schema: { title: `iterated_${title}`, anyOf: [schema, { type: "array", items: schema }] }
    })),
    outputs: () => (subflow2?.outputs ?? []).filter(({ title }) => own(reducers, title) !== void 0).map(({ title, schema }) => {
      const called2 = `collected_${title}`;
      const appended = own(reducers, title) === "append";
      return {
        title: called2,
        schema: appended ? { title: called2, type: "array", items: schema } : { ...schema, title: called2 }
      };
    }),
    branches: next,
    reducers,
    from: [subflow2]
  };
}
function parallel(loading, subflows) {
  return {
    inputs: () => distinct(
      loading,
      subflows.flatMap((one2) => one2?.inputs ?? [])
    ),
    outputs: () => subflows.flatMap((one2) => one2?.outputs ?? []),
    branches: next,
    from: subflows
  };
}
function message({ values, ports }) {
  const asked2 = textPort("user_input", { description: "Input provided by the user" });
  return {
    inputs: () => placeholders([values.get("message")]),
    fixedOutputs: ports.outputs !== void 0 && ports.outputs.length > 0 ? ports.outputs : [asked2],
    branches: next
  };
}
function specialized(loading, agent, parameters) {
  const both = (side) => () => distinct(loading, [...agent?.[side] ?? [], ...parameters?.[side] ?? []]);
  return { inputs: both("inputs"), outputs: both("outputs"), from: [agent, parameters] };
}
function flow(start, nodes) {
  const ends = nodes.filter((node2) => node2?.type === "EndNode");
  return {
    inputs: () => start?.inputs ?? [],
    outputs: () => {
      const common = /* @__PURE__ */ new Map();
      const titles = ends.map(({ outputs }) => new Set(outputs.map(({ title }) => title)));
      for (const port of ends.flatMap(({ outputs }) => outputs))
        if (!common.has(port.title) && titles.every((known2) => known2.has(port.title))) common.set(port.title, port);
      return [...common.values()];
    },
    from: [start, ...ends]
  };
}
function distinct(loading, ports) {
  const byTitle = /* @__PURE__ */ new Map();
  for (const port of ports) {
    const known2 = byTitle.get(port.title) ?? [];
    if (!known2.some((one2) => loading.casts.sameType(port, one2))) known2.push(port);
    byTitle.set(port.title, known2);
  }
  return [...byTitle.values()].flat();
}
function texts(value) {
  return isSeenArray(value) ? value.filter((one2) => typeof one2 === "string") : void 0;
}
function relationFault({ type, values }) {
  if (type === "ManagerWorkers") {
    const workers = values.get("workers");
    if (isSeenArray(workers) && workers.includes(values.get("groupManager")))
      return "its manager is one of its workers";
  }
  if (type === "AgentNode" && values.get("branches") !== void 0) {
    const branches = values.get("branches");
    if (!isSeenArray(branches) || !branches.every((one2) => typeof one2 === "string"))
      return "`branches` is no list of texts";
  }
  if (type === "ConversationSummarizationTransform") {
    const [least, most] = [values.get("minNumMessages") ?? 10, values.get("maxNumMessages") ?? 50];
    if (typeof least === "number" && typeof most === "number" && least > most)
      return "`min_num_messages` is greater than `max_num_messages`";
  }
  return void 0;
}

// src/heddle/uses/spec-component.ts
var BASE = {
  id: { takes: "text", optional: true },
  name: { takes: "text" },
  description: { takes: "text", optional: true },
  metadata: { takes: "object", given: {} }
};
var RANDOM_ID = "00000000-0000-4000-8000-000000000000";
function loadSpecComponent(loading, content, type, at2) {
  const fields = readFields2(loading, content, type, at2);
  const members = checkFields(loading, fields);
  const parts2 = specParts(loading, fields);
  const relation = relationFault(fields);
  if (relation !== void 0) refuse(loading, fields, void 0, relation);
  const id = fields.values.get("id");
  for (const [name, value] of partMembers(type, fields, parts2)) members.set(name, value);
  members.set("id", typeof id === "string" ? id : RANDOM_ID);
  members.set("componentType", type);
  const loaded = loading.keep({
    type,
    kind: "spec",
    at: at2,
    name: fields.name,
    id: typeof id === "string" ? id : loading.freshId(),
    value: seenObject(members),
    inputs: parts2.inputs,
    outputs: parts2.outputs,
    branches: parts2.branches ?? [],
    given: { inputs: false, outputs: false, branches: false },
    uncertain: fields.uncertain || parts2.uncertain
  });
  if (type === "DataFlowEdge") checkDataEdge(loading, loaded);
  if (type === "Flow") checkFlow(loading, loaded);
  return loaded;
}
function readFields2(loading, content, type, at2) {
  const name = own(content, "name");
  const fields = {
    type,
    at: at2,
    name: typeof name === "string" ? name : "",
    values: /* @__PURE__ */ new Map(),
    written: /* @__PURE__ */ new Map(),
    ports: {},
    uncertain: false
  };
  for (const [raw, value] of Object.entries(content)) {
    const field = camelCase(raw);
    if (FORMAT_FIELDS.has(raw) || DROPPED.has(raw)) continue;
    fields.written.set(field, raw);
    const here = at2 + pointer(raw);
    if ((field === "inputs" || field === "outputs") && isSeenArray(value)) readPorts(loading, fields, field, value);
    else if (OPAQUE.has(field)) fields.values.set(field, value ?? void 0);
    else if (field === "defaultGenerationParameters" && isSeenObject(value))
      fields.values.set(field, seenObject(Object.entries(value).map(([key, one2]) => [camelCase(key), one2])));
    else fields.values.set(field, loading.resolve(value, here));
  }
  return fields;
}
function readPorts(loading, fields, side, list2) {
  const strict = WITH_PORTS.has(fields.type);
  fields.ports[side] = list2.flatMap((entry, index) => {
    if (!strict && !(isSeenObject(entry) && Object.hasOwn(entry, "title"))) return [];
    const read2 = readPort(entry);
    const fault = "port" in read2 ? strict ? portFault(read2.port) : void 0 : read2.fault;
    if (fault !== void 0) {
      fields.uncertain = true;
      const says = `${called(fields)}: ${side === "inputs" ? "an input" : "an output"} ${fault}`;
      loading.report("use-title", { at: `${fields.at}${pointer(fields.written.get(side) ?? side, index)}`, says });
    }
    return "port" in read2 ? [read2.port] : [];
  });
}
function portFault({ schema }) {
  const [type, description] = [own(schema, "type"), own(schema, "description")];
  if (description !== void 0 && typeof description !== "string") return "has a `description` that is no text";
  const fits = type === void 0 || typeof type === "string" || isSeenArray(type) && type.every(isText2);
  return fits ? void 0 : "has a `type` that is neither a word nor a list of words";
}
var isText2 = (value) => typeof value === "string";
function checkFields(loading, fields) {
  const members = /* @__PURE__ */ new Map();
  for (const [name, rule2] of Object.entries({ ...BASE, ...SPEC_FIELDS.get(fields.type) })) {
    const value = fields.values.get(name);
    const fault = name === "id" && value === "" ? "is empty" : fieldFault(loading, value, rule2);
    if (fault !== void 0) refuse(loading, fields, name, `\`${fields.written.get(name) ?? snake(name)}\` ${fault}`);
    const held = value ?? rule2.given;
    if (held !== void 0 || fields.values.has(name)) members.set(name, held);
  }
  for (const side of ["inputs", "outputs"])
    if (WITH_PORTS.has(fields.type) && fields.values.get(side) !== void 0)
      refuse(loading, fields, side, `\`${side}\` is no list`);
  return members;
}
function refuse(loading, fields, field, says) {
  const raw = field === void 0 ? void 0 : fields.written.get(field);
  const at2 = raw === void 0 ? fields.at : fields.at + pointer(raw);
  loading.report("use-spec-field", { at: at2, says: `${called(fields)}: ${says}` });
}
function snake(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
function partMembers(type, fields, parts2) {
  if (!WITH_PORTS.has(type)) return [];
  const { inputs, outputs } = fields.ports;
  return [
    ...parts2.derives.inputs || inputs !== void 0 ? [["inputs", parts2.inputs.map(portValue)]] : [],
    ...parts2.derives.outputs || outputs !== void 0 ? [["outputs", parts2.outputs.map(portValue)]] : [],
    ...parts2.branches === void 0 ? [] : [["branches", parts2.branches]],
    ...parts2.reducers === void 0 ? [] : [["reducers", parts2.reducers]]
  ];
}

// src/heddle/uses/load.ts
var MAX_LEVELS = 1e3;
function loadDocument(document, host, otherTools, report) {
  const said = checkTypes(document, host, report);
  checkReferences(document, report);
  const loader = createLoader(host, otherTools, said, report);
  return { root: loader.component(document, ""), loading: loader.loading };
}
var DATA = /* @__PURE__ */ new Set(["metadata", "config", "data", "headers", "queryParams"]);
function checkTypes(document, host, report) {
  const said = /* @__PURE__ */ new Set();
  const stack = [{ value: document, at: "" }];
  for (let next2 = stack.pop(); next2 !== void 0; next2 = stack.pop()) {
    const { value, at: at2 } = next2;
    if (isSeenArray(value))
      for (const [index, one2] of value.entries()) stack.push({ value: one2, at: `${at2}/${index}` });
    if (!isSeenObject(value)) continue;
    const rule2 = typeFault(value, host);
    if (rule2 !== void 0) {
      said.add(at2);
      report(rule2.rule, { at: at2, ...rule2.fault });
    }
    for (const [name, one2] of Object.entries(value))
      if (!DATA.has(name)) stack.push({ value: one2, at: at2 + pointer(name) });
  }
  return said;
}
function typeFault(value, host) {
  const type = own(value, "component_type") ?? own(value, "componentType");
  if (typeof type !== "string" || type === "") return void 0;
  const provided2 = host.types.get(type);
  if (provided2 === void 0) {
    if (isBuiltinComponentType(type)) return void 0;
    return {
      rule: "use-type-unknown",
      fault: {
        says: `${nameOf(value)} has the type ${JSON.stringify(type)}, which no plugin here provides`,
        about: { part: "component", component: type }
      }
    };
  }
  if (provided2.kind !== "middleware" && provided2.kind !== "encoder" && provided2.kind !== "store") return void 0;
  return {
    rule: "use-type-misplaced",
    fault: {
      says: `${nameOf(value)} has the type ${JSON.stringify(type)}, which is ${article(provided2.kind)}`,
      mend: "A document cannot name one: the operator or the client chooses it.",
      about: { part: "component", component: type }
    }
  };
}
function article(kind) {
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
function nameOf(value) {
  const name = own(value, "name");
  return typeof name === "string" ? `component ${JSON.stringify(name.slice(0, 60))}` : "a component";
}
function checkReferences(document, report) {
  const used = /* @__PURE__ */ new Map();
  const defined = /* @__PURE__ */ new Set();
  const stack = [{ value: document, at: "" }];
  for (let next2 = stack.pop(); next2 !== void 0; next2 = stack.pop()) {
    const { value, at: at2 } = next2;
    if (isSeenArray(value))
      for (const [index, one2] of value.entries()) stack.push({ value: one2, at: `${at2}/${index}` });
    if (!isSeenObject(value)) continue;
    if (Object.hasOwn(value, "$component_ref") && !used.has(value["$component_ref"]))
      used.set(value["$component_ref"], at2);
    const own_ = own(value, "$referenced_components");
    if (typeof own_ === "object" && own_ !== null) for (const id of Object.keys(own_)) defined.add(id);
    for (const [name, one2] of Object.entries(value)) stack.push({ value: one2, at: at2 + pointer(name) });
  }
  for (const [id, at2] of used)
    if (typeof id !== "string" || !defined.has(id))
      report("use-reference", { at: at2, says: `${ref(id)} refers to a component that the document does not have` });
}
function ref(id) {
  return `\`$component_ref\` ${typeof id === "string" ? JSON.stringify(id.slice(0, 60)) : "that is no text"}`;
}
function portIndex() {
  const known2 = /* @__PURE__ */ new WeakMap();
  return (component, side, title) => {
    const ports = component[side];
    const titles = known2.get(ports) ?? new Map([...ports].reverse().map((port) => [port.title, port]));
    known2.set(ports, titles);
    return titles.get(title);
  };
}
function createLoader(host, otherTools, said, report) {
  const written2 = /* @__PURE__ */ new Map();
  const references = /* @__PURE__ */ new Map();
  const byValue = /* @__PURE__ */ new WeakMap();
  let fresh = 0;
  let levels = 0;
  const loading = {
    host,
    otherTools,
    matcher: createMatcher(),
    casts: createCasts(),
    report,
    loaded: (value) => isSeenObject(value) ? byValue.get(value) : void 0,
    resolve: resolve3,
    keep(component2) {
      byValue.set(component2.value, component2);
      return component2;
    },
    port: portIndex(),
    freshId: () => `\0${fresh += 1}`
  };
  function unknown(at2, type = "") {
    const value = seenObject([]);
    const given2 = { inputs: false, outputs: false, branches: false };
    const none2 = { inputs: [], outputs: [], branches: [], given: given2, uncertain: true };
    return loading.keep({ type, kind: "unknown", at: at2, name: "", id: loading.freshId(), value, ...none2 });
  }
  function resolve3(value, at2) {
    if (value === null || value === void 0) return void 0;
    if (typeof value !== "object") return value;
    return deeper(at2, () => inner(value, at2), void 0);
  }
  function inner(value, at2) {
    if (isSeenArray(value)) return value.map((one2, index) => resolve3(one2, `${at2}/${index}`));
    if (Object.hasOwn(value, "$component_ref")) return reference(value["$component_ref"], at2).value;
    if (Object.hasOwn(value, "component_type") || Object.hasOwn(value, "componentType"))
      return component(value, at2).value;
    return seenObject(
      Object.entries(value).filter(([name]) => !DROPPED.has(name)).map(([name, one2]) => [name, resolve3(one2, at2 + pointer(name))])
    );
  }
  function reference(id, at2) {
    if (typeof id !== "string") return unknown(at2);
    const known2 = references.get(id);
    if (known2 === "loading") {
      report("use-reference", { at: at2, says: `${ref(id)} refers to a component that holds itself` });
      return unknown(at2);
    }
    if (known2 !== void 0) return known2;
    const found = written2.get(id);
    if (found === void 0) {
      report("use-reference", {
        at: at2,
        says: `${ref(id)} is met before the component that \`$referenced_components\` gives`
      });
      return unknown(at2);
    }
    references.set(id, "loading");
    const loaded = component(found.content, found.at);
    references.set(id, loaded);
    return loaded;
  }
  function component(content, at2) {
    return deeper(at2, () => isSeenObject(content) ? entered(content, at2) : missing(at2), void 0) ?? unknown(at2);
  }
  function deeper(at2, run, otherwise) {
    if (levels >= MAX_LEVELS) {
      report("use-document", { at: at2, says: `components refer to each other over more than ${MAX_LEVELS} levels` });
      return otherwise;
    }
    levels += 1;
    try {
      return run();
    } finally {
      levels -= 1;
    }
  }
  function missing(at2) {
    report("use-reference", { at: at2, says: "a component is written as something that is no object" });
    return unknown(at2);
  }
  function entered(content, at2) {
    if (Object.hasOwn(content, "$referenced_components")) register(content["$referenced_components"], at2);
    if (Object.hasOwn(content, "$component_ref")) return reference(content["$component_ref"], at2);
    const type = own(content, "component_type");
    if (typeof type !== "string") {
      const mend = Object.hasOwn(content, "componentType") ? "Write `component_type`." : void 0;
      report("use-spec-field", { at: at2, says: `${nameOf(content)} has no \`component_type\``, ...mend && { mend } });
      return unknown(at2);
    }
    if (SPEC_FIELDS.has(type)) return loadSpecComponent(loading, content, type, at2);
    const provided2 = host.types.get(type);
    const documentKinds = ["node", "transform", "component", "provider"];
    if (provided2 !== void 0 && documentKinds.includes(provided2.kind))
      return loadPluginComponent(loading, content, provided2, at2);
    if (!said.has(at2))
      report("use-type-unknown", {
        at: at2,
        says: `${nameOf(content)} has the type ${JSON.stringify(type.slice(0, 60))}, which nothing here loads`,
        about: { part: "component", component: type }
      });
    return unknown(at2, type);
  }
  function register(components, at2) {
    const here = `${at2}/$referenced_components`;
    if (!isSeenObject(components)) {
      report("use-reference", { at: here, says: "`$referenced_components` is no object" });
      return;
    }
    for (const [id, content] of Object.entries(components)) {
      if (written2.has(id))
        report("use-reference", {
          at: here + pointer(id),
          says: `component ${JSON.stringify(id)} is written down twice`
        });
      else written2.set(id, { content, at: here + pointer(id) });
    }
  }
  return { loading, component };
}

// src/heddle/uses/rules.ts
var rule = (level, title, text3, wrong, right) => ({ level, stage: "use", title, text: text3, wrong, right });
var node = (fields) => ({ component_type: "Judge", name: "n", ...fields });
var RULES2 = {
  "use-document": rule(
    "error",
    "a document that heddle cannot read",
    `heddle reads a document as JSON, or as YAML when the file ends in \`.yaml\` or \`.yml\`: one object, at most 10 MiB as
JSON, at most 100 levels deep. YAML names each name once and does not multiply aliases.`,
    '{ "component_type": "Flow", }',
    '{ "component_type": "Flow" }'
  ),
  "use-type-unknown": rule(
    "error",
    "a component type that nothing provides",
    `Every \`component_type\` of a document is Agent Spec's own or one that a loaded plugin provides. heddle looks at
every one of them before anything else, also at those that no edge leads to.`,
    node({ component_type: "Jugde" }),
    node({})
  ),
  "use-type-misplaced": rule(
    "error",
    "a component that does not belong there",
    `A node stands among the nodes of a flow, a transform among the transforms of an agent, a provider as an LLM
configuration. Middleware, encoders and stores stand in no document: the operator or the client chooses them.`,
    { nodes: [{ component_type: "Trim", name: "t" }] },
    { transforms: [{ component_type: "Trim", name: "t" }] }
  ),
  "use-reference": rule(
    "error",
    "a reference that leads nowhere",
    `\`$component_ref\` names a component under some \`$referenced_components\` that heddle has met by then. None may be
written down twice, and none may hold itself.`,
    { nodes: [{ $component_ref: "m" }], $referenced_components: { n: node({}) } },
    { nodes: [{ $component_ref: "n" }], $referenced_components: { n: node({}) } }
  ),
  "use-spec-field": rule(
    "error",
    "a field of an Agent Spec component that heddle refuses",
    `Agent Spec says which fields its components have. A field that must be there is missing, or holds something else.
\`null\` counts as left out.`,
    { component_type: "OpenAiConfig", name: "gpt" },
    { component_type: "OpenAiConfig", name: "gpt", model_id: "gpt-5" }
  ),
  "use-configuration": rule(
    "error",
    "a configuration that the component\u2019s `schema` refuses",
    `What a document writes into a plugin's component is checked against the component's \`schema\`, as heddle sees it:
with its own fields beside the document's, names in camelCase, and \`null\` as a field that is there and has no value
(kept as it is under \`metadata\` and \`config\`). heddle honours few keywords of JSON Schema; see
[component schemas](schema-keyword.md). An operator's configuration is checked as it stands; middleware that
is not configured is checked with \`{}\`.`,
    node({ threshold: "high" }),
    node({ threshold: 0.8 })
  ),
  "use-title": rule(
    "error",
    "a port title that heddle refuses",
    `A title of an input or output is not empty and holds none of \`. , { } ' "\`, space and line feed; \`_resume\` and
\`_chat_history\` are heddle's own. The ports that a plugin declares count where the document has none of its own.`,
    node({ inputs: [{ title: "the note", type: "string" }] }),
    node({ inputs: [{ title: "the_note", type: "string" }] })
  ),
  "use-port": rule(
    "error",
    "a data edge to a port that is not there",
    `A data edge leads from an output of its source to an input of its destination: the document's own where it has
\`inputs\` or \`outputs\` for the node, the plugin's otherwise.`,
    { component_type: "DataFlowEdge", source_output: "verdict", destination_input: "note" },
    { component_type: "DataFlowEdge", source_output: "verdict", destination_input: "the_note" }
  ),
  "use-port-type": rule(
    "error",
    "a data edge between types that cannot be cast",
    `Anything becomes a string; numbers, integers and booleans become each other; arrays follow their items, objects the
destination's properties. Nothing else is cast.`,
    { from: { title: "score", type: "object" }, to: { title: "score", type: "number" } },
    { from: { title: "score", type: "integer" }, to: { title: "score", type: "number" } }
  ),
  "use-branch": rule(
    "error",
    "a control edge on a branch that is never selected",
    `An edge with \`from_branch\` names a branch that its node declares; a node that declares none selects any. A
BranchingNode needs an edge for each branch that it maps to, or one without a branch.`,
    { component_type: "ControlFlowEdge", from_branch: "maybe" },
    { component_type: "ControlFlowEdge", from_branch: "yes" }
  ),
  "use-graph": rule(
    "error",
    "a flow that heddle cannot run",
    `One StartNode with one edge that leaves it, at least one EndNode, every node reached from the start and led on from,
names once, edges between nodes of the flow; nodes are of the types that heddle runs.`,
    { nodes: [{ component_type: "StartNode", name: "s" }] },
    {
      nodes: [
        { component_type: "StartNode", name: "s" },
        { component_type: "EndNode", name: "e" }
      ]
    }
  ),
  "use-tool": rule(
    "error",
    "a tool that no plugin provides",
    `A ServerTool is run by the host: a plugin names it in \`tools\`, or the operator has a program of that name in a
tools directory. Only those of the flow's own nodes and their agents are asked for.`,
    { component_type: "ServerTool", name: "lookup" },
    { component_type: "ServerTool", name: "look_up" }
  ),
  "use-middleware-unknown": rule(
    "error",
    "configuration for middleware that nothing provides",
    `heddle stops when \`--plugin-config\` names a component type that no loaded plugin provides as middleware, so that no
policy is lost silently.`,
    { middleware: { Gaet: { approvers: ["ana"] } } },
    { middleware: { Gate: { approvers: ["ana"] } } }
  ),
  "use-store-unknown": rule(
    "error",
    "a session store that nothing provides",
    "The operator chooses a store by its component type, and a loaded plugin provides it.",
    { store: { type: "Shelv" } },
    { store: { type: "Shelf" } }
  ),
  "use-protocol-unknown": rule(
    "error",
    "a protocol that nothing provides",
    "A client asks for a protocol by its name, and an encoder of a loaded plugin speaks it; `heddle` is always there.",
    { protocols: [{ protocol: "ag_ui" }] },
    { protocols: [{ protocol: "ag-ui" }] }
  ),
  "use-content-type": rule(
    "error",
    "a protocol that answers with another content type",
    `A client that asks for a protocol expects its content type. Parameters that the client does not name, such as
\`charset\`, may be added.`,
    { protocols: [{ protocol: "lines", contentType: "application/json" }] },
    { protocols: [{ protocol: "lines", contentType: "text/plain" }] }
  ),
  "use-plugin": rule(
    "error",
    "a plugin that heddle does not load",
    `Every use needs its plugins loaded: each manifest is one that heddle takes (the problem names its first fault;
\`validate\` on the manifest lists them all).`,
    { name: "acme", version: "1.0.0" },
    { name: "acme", version: "1.0.0", components: [{ componentType: "Judge" }] }
  ),
  "use-plugins-collide": rule(
    "error",
    "two plugins that heddle does not load side by side",
    `Loaded together, plugins provide each component type, tool and protocol once, at most one store, and destinations
of \`files\` none of which lies in another.`,
    [
      { name: "a", version: "1.0.0", components: [{ componentType: "Judge" }] },
      { name: "b", version: "1.0.0", components: [{ componentType: "Judge" }] }
    ],
    [
      { name: "a", version: "1.0.0", components: [{ componentType: "Judge" }] },
      { name: "b", version: "1.0.0", components: [{ componentType: "Rank" }] }
    ]
  )
};
var USE_RULES = new Map(
  Object.keys(RULES2).map((id) => [id, { id, ...RULES2[id] }])
);

// src/heddle/uses/together.ts
function loadTogether(manifests, options = {}) {
  const jsons = manifests.map(manifestJson);
  const host = hostOfPlugins(jsons);
  return {
    host,
    faults: [...manifests.flatMap((manifest, index) => ownFaults(manifest, index, options)), ...collisions(host)]
  };
}
function ownFaults(manifest, plugin, options) {
  const text3 = typeof manifest === "string" || manifest instanceof Uint8Array ? readManifestText(manifest) : void 0;
  const unreadable = text3?.problems.find(({ level }) => level === "error");
  const fault = (says, more = {}) => [
    { rule: "use-plugin", plugin, at: "", says, ...more }
  ];
  if (unreadable !== void 0) return fault(`plugin ${plugin + 1} cannot be loaded: ${unreadable.message}`);
  const json = text3 === void 0 ? manifest : text3.json;
  if (!isPlainObject(json)) return fault(`plugin ${plugin + 1} is no JSON object, so heddle does not load it`);
  const view = viewOf(json);
  const host = {
    grantedCapabilities: options.grantedCapabilities ?? CAPABILITIES,
    discoverTools: options.discoverTools,
    submitted: false
  };
  for (const rule2 of RULES) {
    if (rule2.level !== "error" || rule2.stage === "submitted") continue;
    const [first] = take(rule2.check(view, host));
    if (first === void 0) continue;
    const says = `${view.label} is not loaded: ${first.says}`;
    const unsure = rule2.id === "discovery-allowed" && options.discoverTools === void 0;
    if (unsure) return fault(says, { at: first.at, level: "warning" });
    return fault(says, { at: first.at, ...first.expected === void 0 ? {} : { expected: first.expected } });
  }
  return [];
}
function isPlainObject(json) {
  return !(json instanceof Uint8Array) && typeof json !== "string" && isObject(json);
}
function take(faults) {
  for (const fault of faults) return [fault];
  return [];
}
function collisions(host) {
  if (host.plugins.length < 2) return [];
  const taken = /* @__PURE__ */ new Map();
  const faults = [];
  for (const claim of host.plugins.flatMap(claimsOf)) {
    const earlier = taken.get(claim.key);
    if (earlier === void 0) taken.set(claim.key, claim);
    else if (earlier.plugin !== claim.plugin) faults.push(collision(claim, earlier, `both provide ${claim.what}`));
  }
  return [...faults, ...landingsCollide(host.plugins)];
}
function collision(later, earlier, says) {
  const names2 = [earlier, later].map(({ plugin }) => JSON.stringify(plugin.name.slice(0, 60)));
  return {
    rule: "use-plugins-collide",
    plugin: later.plugin.index,
    at: later.at,
    says: `plugins ${names2.join(" and ")} ${says}`,
    mend: "Load one of them, or rename what they share."
  };
}
function claimsOf(plugin) {
  const alone2 = hostOfPlugins([plugin.json]);
  const claim = (key, what, at2) => ({ plugin, key, what, at: at2 });
  return [
    ...[...alone2.types.values()].map(
      ({ componentType, at: at2 }) => claim(`type ${componentType}`, `the component type ${JSON.stringify(componentType)}`, at2)
    ),
    ...[...alone2.tools].map((name) => claim(`tool ${name}`, `the tool ${JSON.stringify(name)}`, "/tools")),
    ...ofKind(alone2, "store").map(({ at: at2 }) => claim("store", "a session store, and heddle takes one", at2)),
    ...ofKind(alone2, "encoder").flatMap(({ json, at: at2 }) => {
      const protocol = member(json, "protocol");
      return typeof protocol === "string" ? [claim(`protocol ${protocol}`, `the protocol ${JSON.stringify(protocol)}`, at2)] : [];
    })
  ];
}
function landingsCollide(plugins) {
  const placed = plugins.flatMap(
    (plugin) => landings(viewOf(plugin.json)).slice(0, MAX_FILES).map(({ dest, destAt }) => ({ plugin, dest, at: destAt, key: "", what: "" }))
  );
  return placed.flatMap((one2, index) => {
    const earlier = placed.slice(0, index).find((other) => other.plugin !== one2.plugin && overlap(one2.dest, other.dest));
    return earlier === void 0 ? [] : [collision(one2, earlier, `put files on ${JSON.stringify(earlier.dest)} and ${JSON.stringify(one2.dest)}`)];
  });
}
function overlap(a, b) {
  const inside = (inner, outer) => inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}\\`);
  return a === b || inside(a, b) || inside(b, a);
}

// src/heddle/uses/validate-use.ts
var MAX_PROBLEMS = 200;
async function validateUse(use, plugins, options = {}) {
  const { host, faults } = loadTogether(plugins, {
    ...options.discoverTools === void 0 ? {} : { discoverTools: options.discoverTools },
    ...options.grantedCapabilities === void 0 ? {} : { grantedCapabilities: known(options.grantedCapabilities) }
  });
  const problems = createProblems();
  for (const fault of faults) problems.add(fault.rule, { ...fault, at: "" });
  if ("flow" in use) {
    for (const fault of configurationFaults(host, { middleware: use.config ?? {} })) addConfigured(problems, fault, "");
    return [...problems.list, ...await documentProblems(use.flow, host, options)];
  }
  for (const fault of configurationFaults(host, configured(use))) addConfigured(problems, fault, fault.at);
  return problems.list;
}
function known(words2) {
  return words2.filter(isCapability);
}
function configured(use) {
  if ("store" in use) return { middleware: {}, store: { type: use.store, config: use.config ?? {} } };
  if ("protocol" in use) return { middleware: {}, protocols: [use] };
  return { middleware: use.config };
}
async function documentProblems(source, host, options) {
  const problems = createProblems();
  const read2 = await readDocument(source, options.format);
  if (read2.json === void 0) {
    problems.add("use-document", { at: "", says: read2.says, ...read2.mend === void 0 ? {} : { mend: read2.mend } });
    return read2.spot === void 0 ? problems.list : problems.list.map((one2) => at(one2, read2.spot));
  }
  const document = toSeen(read2.json);
  if (!isSeenObject(document)) return [];
  const { root, loading } = loadDocument(document, host, new Set(options.tools ?? []), problems.add);
  if (root.type === "Flow") checkGraph(loading, root);
  if (root.type === "Agent") checkStandalone(loading, root);
  const places = read2.places(problems.list.map(({ pointer: pointer2 }) => pointer2 ?? ""));
  const offset = (one2) => one2.offset ?? 0;
  return problems.list.map((one2) => at(one2, places.get(one2.pointer ?? ""))).sort((a, b) => offset(a) - offset(b));
}
function at(problem, spot) {
  return spot === void 0 ? problem : { ...problem, offset: spot.offset, line: spot.line, column: spot.column };
}
function createProblems() {
  const list2 = [];
  const said = /* @__PURE__ */ new Set();
  return {
    list: list2,
    add(id, fault) {
      const rule2 = USE_RULES.get(id);
      const key = `${id} ${fault.at} ${fault.says}`;
      if (rule2 === void 0 || list2.length >= MAX_PROBLEMS || said.has(key)) return;
      said.add(key);
      const { about, also, level } = fault;
      const problem = problemOf({ id, level: level ?? rule2.level }, fault);
      list2.push({
        ...problem,
        rule: id,
        ...about === void 0 ? {} : { about },
        ...also === void 0 ? {} : { also }
      });
    }
  };
}
function addConfigured(problems, fault, at2) {
  problems.add(fault.rule, { ...fault, at: at2 });
}
function validateTogether(plugins, options = {}) {
  const { faults } = loadTogether(plugins, {
    ...options.discoverTools === void 0 ? {} : { discoverTools: options.discoverTools },
    ...options.grantedCapabilities === void 0 ? {} : { grantedCapabilities: known(options.grantedCapabilities) }
  });
  return faults.map(({ rule: rule2, plugin, level, ...fault }) => ({
    ...problemOf({ id: rule2, level: level ?? "error" }, fault),
    rule: rule2,
    plugin
  }));
}

// src/heddle/validate.ts
var MAX_FAULTS_PER_RULE = 100;
function validatePlugin(text3, options = {}) {
  const host = hostOf(options);
  const off2 = offOf(options.off ?? []);
  const read2 = readManifestText(text3);
  const problems = [...read2.problems];
  if (read2.json !== void 0) {
    const view = viewOf(read2.json);
    problems.push(...alone(view, host, options), ...inDirectory(view, text3, options));
  }
  return inOrder(
    read2.text,
    problems.filter(({ level, rule: rule2 }) => level === "error" || !off2.has(rule2))
  );
}
function alone(view, host, options) {
  const loading = options.submitted === true || options.directory !== void 0 || options.discoverTools !== void 0;
  return [...RULES, ...LINTS].filter((rule2) => asked(rule2, options)).flatMap((rule2) => [...problemsOf(severity(rule2, loading), rule2.check(view, host))]);
}
function inDirectory(view, text3, options) {
  const { directory } = options;
  if (directory === void 0 || options.submitted === true) return [];
  const fileName = options.fileName ?? directory.nameOf?.(typeof text3 === "string" ? new TextEncoder().encode(text3) : text3);
  const seen = inspect(view, directory, fileName);
  return DIRECTORY_RULES.flatMap((rule2) => [...problemsOf(rule2, rule2.check(seen))]);
}
function asked(rule2, options) {
  return rule2.stage !== "submitted" || options.submitted === true;
}
function severity(rule2, loading) {
  return rule2.stage === "load" && !loading ? { ...rule2, level: "warning" } : rule2;
}
function* problemsOf(rule2, faults) {
  let count = 0;
  for (const fault of faults) {
    count += 1;
    if (count > MAX_FAULTS_PER_RULE) {
      yield problemOf(rule2, {
        at: "",
        says: `${rule2.title}: more than ${MAX_FAULTS_PER_RULE} places break this rule, and the rest are not listed`
      });
      return;
    }
    yield problemOf(rule2, fault);
  }
}
function inOrder(text3, problems) {
  const places = locate(
    text3,
    problems.flatMap(({ pointer: pointer2 }) => pointer2 === void 0 ? [] : [pointer2])
  );
  const weight = { error: 0, warning: 1, notice: 2 };
  return problems.map((problem) => {
    const position = problem.line === void 0 && problem.pointer !== void 0 ? places.get(problem.pointer) : void 0;
    return position === void 0 ? problem : { ...problem, line: position.line, column: position.column };
  }).sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) || weight[a.level] - weight[b.level]
  );
}

// src/platform/small-file.ts
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
var OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
function smallFile(path, limit, label = path) {
  let handle;
  try {
    handle = openSync(path, OPEN_FLAGS);
    const stat = fstatSync(handle);
    if (!stat.isFile())
      return { state: "refused", why: `${label} is not a regular file (a folder, a pipe or a device)` };
    if (stat.size > limit)
      return { state: "refused", why: `${label} has ${stat.size} bytes; at most ${limit} are read` };
    const bytes = new Uint8Array(stat.size);
    let filled = 0;
    while (filled < bytes.length) {
      const read2 = readSync(handle, bytes, filled, bytes.length - filled, filled);
      if (read2 === 0) break;
      filled += read2;
    }
    return { state: "read", bytes: bytes.subarray(0, filled) };
  } catch (error) {
    const code = systemCode(error);
    return code === "ENOENT" || code === "ENOTDIR" ? { state: "missing" } : { state: "refused", why: `${label} could not be read (${code ?? "unknown"})` };
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
}

// src/platform/plugin-directory.ts
import { closeSync as closeSync2, openSync as openSync2, readdirSync as readdirSync2, readSync as readSync2, realpathSync as realpathSync2, statSync as statSync2 } from "node:fs";
import { dirname as dirname2, join as join3, relative as relative2, resolve as resolve2, sep as sep2 } from "node:path";

// src/platform/git-index.ts
import { lstatSync, realpathSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

// src/platform/git-index-file.ts
var IndexError = class extends Error {
};
var MODE = { file: 33188, executable: 33261, submodule: 57344 };
var STAT = 40;
var MODE_AT = 24;
var EXTENDED = 16384;
var STAGE = 12288;
function indexModes(bytes, hash) {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.length < 12 + hash || data.toString("latin1", 0, 4) !== "DIRC")
    throw new IndexError("git\u2019s index is damaged");
  const version = data.readUInt32BE(4);
  if (version < 2 || version > 4) throw new IndexError(`git\u2019s index is of version ${version}, which is not known`);
  const modes = /* @__PURE__ */ new Map();
  const end = data.length - hash;
  let at2 = 12;
  let path = Buffer.alloc(0);
  for (let left = data.readUInt32BE(8); left > 0; left -= 1) {
    const entry = readEntry(data, { at: at2, end, hash, version, before: path });
    ({ path, next: at2 } = entry);
    if (entry.merged) modes.set(path.toString("utf8"), entry.mode);
  }
  if (isSplit(data, at2, end)) throw new IndexError("git\u2019s index is split, so it does not list every file");
  return modes;
}
function readEntry(data, { at: at2, end, hash, version, before }) {
  const flagsAt = at2 + STAT + hash;
  if (flagsAt + 2 >= end) throw new IndexError("git\u2019s index is cut off");
  const flags = data.readUInt16BE(flagsAt);
  const nameAt = flagsAt + (version > 2 && (flags & EXTENDED) !== 0 ? 4 : 2);
  const { kept, from } = version === 4 ? prefix(data, nameAt, before.length) : { kept: 0, from: nameAt };
  const nul = data.indexOf(0, from);
  if (nul === -1 || nul >= end) throw new IndexError("git\u2019s index is cut off");
  const path = Buffer.concat([before.subarray(0, kept), data.subarray(from, nul)]);
  const next2 = version === 4 ? nul + 1 : at2 + (nul - at2 + 8 & ~7);
  return { path, next: next2, mode: data.readUInt32BE(at2 + MODE_AT), merged: (flags & STAGE) === 0 };
}
function prefix(data, start, length) {
  let dropped = 0;
  for (let at2 = start; at2 < start + 5; at2 += 1) {
    const byte = data[at2] ?? 0;
    dropped = (at2 === start ? 0 : (dropped + 1) * 128) + (byte & 127);
    if ((byte & 128) !== 0) continue;
    if (dropped > length) break;
    return { kept: length - dropped, from: at2 + 1 };
  }
  throw new IndexError("git\u2019s index is damaged");
}
function isSplit(data, start, end) {
  for (let at2 = start; at2 + 8 <= end; at2 += 8 + data.readUInt32BE(at2 + 4))
    if (data.toString("latin1", at2, at2 + 4) === "link") return true;
  return false;
}

// src/platform/git-config.ts
function gitSetting(config, section, name) {
  let inside = false;
  let value;
  for (const line of config.split("\n")) {
    const header = /^\s*\[\s*([A-Za-z0-9.-]+)\s*\]/.exec(line);
    if (header !== null) inside = header[1]?.toLowerCase() === section;
    else if (/^\s*\[/.test(line)) inside = false;
    const setting = inside ? /^\s*(?:\[[^\]]*\])?\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/.exec(line) : null;
    if (setting?.[1]?.toLowerCase() === name) value = written(setting[2]);
  }
  return value;
}
function written(value) {
  if (value === void 0) return "true";
  const bare = value.trim();
  return (bare.startsWith('"') ? bare.slice(1).split('"', 1)[0] : bare.split(/[#;]/, 1)[0])?.trim() ?? "";
}
function gitRemote(config, name) {
  let inside = false;
  for (const line of config.split("\n")) {
    if (/^\s*\[/.test(line)) inside = /^\s*\[\s*remote\s+"([^"]*)"\s*\]/i.exec(line)?.[1] === name;
    const url = inside ? /^\s*(?:\[[^\]]*\])?\s*url\s*=(.*)$/i.exec(line) : null;
    if (url !== null) return written(url[1]);
  }
  return void 0;
}

// src/platform/git-index.ts
var MAX_INDEX = 64 * 1024 * 1024;
var MAX_CONFIG = 1024 * 1024;
var MAX_POINTER = 64 * 1024;
function gitIndex(workspace) {
  let read2;
  return (folder, paths) => {
    read2 ??= readRepository(workspace);
    if (read2.state !== "read") return read2.state === "none" ? void 0 : { unknown: read2.why };
    const below = slashed(relative(read2.workTree, folder));
    if (below === ".." || below.startsWith("../") || isAbsolute(below)) return void 0;
    return answer(read2, below, paths);
  };
}
function answer({ modes, keepsBits }, below, paths) {
  const executable = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const full = below === "" ? path : `${below}/${path}`;
    const inside = parents(full).find((folder) => modes.get(folder) === MODE.submodule);
    if (inside !== void 0) return { unknown: `${inside} is a submodule, whose index is another one` };
    const mode = modes.get(full);
    if (mode === MODE.executable || mode === MODE.file) executable.set(path, mode === MODE.executable);
  }
  return { executable, keepsBits };
}
function parents(path) {
  const names2 = path.split("/");
  return names2.slice(1).map((_, index) => names2.slice(0, index + 1).join("/"));
}
function readRepository(workspace) {
  try {
    const found = findRepository(realpathSync(workspace));
    if (found === void 0) return { state: "none" };
    const config = textOf(join(found.commonDir, "config"), MAX_CONFIG) ?? "";
    const format = gitSetting(config, "extensions", "objectformat")?.toLowerCase() ?? "sha1";
    if (gitSetting(config, "core", "worktree") !== void 0)
      return { state: "unknown", why: "the repository keeps its files elsewhere (core.worktree)" };
    const index = smallFile(join(found.gitDir, "index"), MAX_INDEX);
    if (index.state === "missing") return { state: "read", ...found, modes: /* @__PURE__ */ new Map(), keepsBits: keeps(config) };
    if (index.state === "refused") return { state: "unknown", why: index.why };
    return {
      state: "read",
      ...found,
      modes: indexModes(index.bytes, format === "sha256" ? 32 : 20),
      keepsBits: keeps(config)
    };
  } catch (error) {
    if (error instanceof IndexError) return { state: "unknown", why: error.message };
    return { state: "unknown", why: "the repository could not be read" };
  }
}
var keeps = (config) => !["false", "no", "off", "0"].includes(gitSetting(config, "core", "filemode")?.toLowerCase() ?? "");
function findRepository(workspace) {
  for (let folder = workspace; ; folder = dirname(folder)) {
    const gitDir = gitDirOf(folder);
    if (gitDir !== void 0) return { workTree: folder, gitDir, commonDir: commonDirOf(gitDir) };
    if (dirname(folder) === folder) return void 0;
  }
}
function gitDirOf(folder) {
  const path = join(folder, ".git");
  const kind = kindOf(path);
  if (kind !== "file") return kind === "directory" ? path : void 0;
  const pointed = /^gitdir: (.+)$/m.exec(textOf(path, MAX_POINTER) ?? "")?.[1]?.trim();
  return pointed === void 0 ? void 0 : resolve(folder, pointed);
}
function commonDirOf(gitDir) {
  const pointed = textOf(join(gitDir, "commondir"), MAX_POINTER)?.trim();
  return pointed === void 0 || pointed === "" ? gitDir : resolve(gitDir, pointed);
}
function kindOf(path) {
  try {
    const stat = lstatSync(path);
    return stat.isFile() ? "file" : stat.isDirectory() ? "directory" : void 0;
  } catch {
    return void 0;
  }
}
function textOf(path, limit) {
  const file = smallFile(path, limit);
  return file.state === "read" ? Buffer.from(file.bytes).toString("utf8") : void 0;
}
var slashed = (path) => path.split(sep).join("/");

// src/platform/survey.ts
import { readdirSync, statSync } from "node:fs";
import { join as join2 } from "node:path";
function survey(root, limit) {
  const folders = [""];
  let [entries, bytes] = [0, 0];
  let link;
  for (let folder = folders.pop(); folder !== void 0 && entries <= limit; folder = folders.pop()) {
    const listed = list(join2(root, folder));
    if (listed === void 0) return void 0;
    for (const entry of listed) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      entries += 1;
      if (entries > limit) break;
      if (entry.isSymbolicLink()) link ??= path;
      else if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) bytes += sizeOf(join2(root, path));
    }
  }
  return { entries, bytes, link };
}
function list(folder) {
  try {
    return entriesOf2(folder);
  } catch {
    return void 0;
  }
}
var entriesOf2 = (folder) => readdirSync(folder, { withFileTypes: true });
function sizeOf(file) {
  try {
    return statSync(file).size;
  } catch {
    return 0;
  }
}

// src/platform/plugin-directory.ts
var EXECUTE_BITS = 73;
var MAX_NAMES = 1e4;
var KEEPS_BITS = process.platform !== "win32";
var KEEPS_CASE = process.platform === "linux";
function nodeDirectory(path, index = gitIndex(path)) {
  const root = resolve2(path);
  return {
    look: (asked2) => look(root, asked2),
    tracked: (paths) => index(realpathOr(root), paths),
    survey: (folder, limit) => survey(join3(realpathOr(root), folder), limit),
    nameOf: (manifest) => manifestNameIn(root, manifest)
  };
}
function pluginDirectories(workspace) {
  const index = gitIndex(workspace);
  return (path) => nodeDirectory(path, index);
}
function look(root, asked2) {
  let real;
  let realRoot;
  try {
    realRoot = realpathSync2(root);
    real = realpathSync2(resolve2(root, asked2));
  } catch (error) {
    return failed(error, root, asked2);
  }
  if (!contains(realRoot, real)) return { state: "outside" };
  return lookInside(root, asked2, realRoot, real);
}
function lookInside(root, asked2, realRoot, real) {
  try {
    const stat = statSync2(real);
    const kind = stat.isFile() ? "file" : stat.isDirectory() ? "directory" : "other";
    const head = kind === "file" ? headOf(real) : void 0;
    const spelt = KEEPS_CASE ? void 0 : speltOnDisk(root, asked2);
    return {
      state: "there",
      kind,
      real: slashed2(relative2(realRoot, real)),
      executable: KEEPS_BITS ? (stat.mode & EXECUTE_BITS) !== 0 : void 0,
      ...head === void 0 ? {} : { head },
      ...spelt === void 0 || spelt === slashed2(relative2(root, resolve2(root, asked2))) ? {} : { spelt }
    };
  } catch (error) {
    return failed(error, root, asked2);
  }
}
var slashed2 = (path) => path.split(sep2).join("/");
function failed(error, root, asked2) {
  const code = systemCode(error) ?? "unknown";
  if (code === "ELOOP") return { state: "loop" };
  if (code !== "ENOENT" && code !== "ENOTDIR") return { state: "unreadable", why: code };
  const spelt = speltOnDisk(root, asked2);
  return { state: "missing", ...spelt === void 0 ? {} : { spelt } };
}
function headOf(file) {
  let handle;
  try {
    handle = openSync2(file, OPEN_FLAGS);
    const bytes = new Uint8Array(4);
    return bytes.slice(0, readSync2(handle, bytes, 0, 4, 0));
  } catch {
    return void 0;
  } finally {
    if (handle !== void 0) closeSync2(handle);
  }
}
function speltOnDisk(root, asked2) {
  const path = relative2(root, resolve2(root, asked2));
  const names2 = path.split(sep2);
  if (path === "" || names2[0] === ".." || names2.length > 64) return void 0;
  let folder = root;
  for (const [index, name] of names2.entries()) {
    const match = isInside(root, folder) ? spelling(folder, name) : void 0;
    if (match === void 0) return void 0;
    names2[index] = match;
    folder = join3(folder, match);
  }
  return names2.join("/");
}
function contains(realRoot, real) {
  return real === realRoot || real.startsWith(realRoot + sep2);
}
function isInside(root, folder) {
  try {
    const [real, realRoot] = [realpathSync2(folder), realpathSync2(root)];
    return contains(realRoot, real);
  } catch {
    return false;
  }
}
function spelling(folder, name) {
  try {
    const names2 = readdirSync2(folder).slice(0, MAX_NAMES);
    return names2.includes(name) ? name : names2.find((other) => other.toLowerCase() === name.toLowerCase());
  } catch {
    return void 0;
  }
}
function realpathOr(path) {
  try {
    return realpathSync2(path);
  } catch {
    return path;
  }
}
function manifestNameIn(directory, bytes) {
  const wanted = Buffer.from(bytes);
  const matches = jsonNames(directory).filter((name) => holds2(join3(directory, name), wanted));
  return matches.length === 1 ? matches[0] : void 0;
}
function jsonNames(directory) {
  try {
    return readdirSync2(directory).slice(0, MAX_NAMES).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
}
function holds2(file, wanted) {
  let handle;
  try {
    const stat = statSync2(file);
    const inside = realpathSync2(file).startsWith(realpathSync2(dirname2(file)) + sep2);
    if (!inside || !stat.isFile() || stat.size !== wanted.length) return false;
    handle = openSync2(file, OPEN_FLAGS);
    const bytes = Buffer.alloc(wanted.length);
    readSync2(handle, bytes, 0, bytes.length, 0);
    return bytes.equals(wanted);
  } catch {
    return false;
  } finally {
    if (handle !== void 0) closeSync2(handle);
  }
}

export {
  idleAcceptances,
  decide,
  countsOf,
  sumCounts,
  validatePlugin,
  formatOfPath,
  textsIn,
  validateUse,
  validateTogether,
  OPEN_FLAGS,
  smallFile,
  gitRemote,
  findRepository,
  nodeDirectory,
  pluginDirectories
};
