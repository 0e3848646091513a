import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  assemble,
  emptyReport,
  failure,
  locatorFor,
  rustReader
} from "./contracts-locations.js";
import {
  contractJson,
  isUnreadable,
  loadOptionsOf,
  manifestContract,
  manifestOf,
  readContract,
  readSource
} from "./contracts-contract-text.js";
import {
  INPUT_NAMES,
  STARTING,
  askBermd,
  besideOf,
  camel,
  faultWords,
  fetchBaseline,
  findContracts,
  inputSpec,
  isInput,
  jsonText,
  parseInput,
  parseServed,
  refuseContradictions,
  showBermd,
  showSpec
} from "./bytes-http-model.js";
import {
  KINDS,
  bermSchemaChanges,
  breaks,
  eventChanges,
  pluginBreaks,
  sides,
  stripeChanges,
  toolChanges
} from "./breaks-berm-compare.js";
import {
  countsOf,
  decide,
  idleAcceptances
} from "./gate-acceptances.js";
import {
  appendedMigrations,
  fileSource,
  isPublic,
  publishes,
  rewrittenMigrations,
  systemCode
} from "./bytes-index.js";
import {
  ConfigError,
  ContractError,
  SourceError,
  near
} from "./core-errors.js";
import {
  contains
} from "./schema-budget.js";
import {
  canonical,
  fingerprint
} from "./core-fingerprint.js";
import {
  JsonError,
  isArray,
  isObject,
  member,
  parseJson,
  pointer,
  positionAt,
  setMember
} from "./core-digest.js";
import {
  __callDispose,
  __using
} from "./empty.js";

// src/gate/accept-file.ts
var EMPTY_ACCEPT_FILE = { accept: [], contracts: /* @__PURE__ */ new Map() };
var ENTRY_FIELDS = ["fingerprint", "reason", "baseline", "contract", "expires"];
function parseAcceptFile(text2, path) {
  const root = parse(text2, path);
  if (!isObject(root)) throw new ConfigError(`${path} must hold a JSON object: {"accept": [\u2026]}.`);
  refuseUnknown(root, ["$schema", "accept", "contracts"], path, "");
  const accept = root["accept"] ?? [];
  if (!isArray(accept)) throw new ConfigError(`${path}: "accept" must be an array of entries.`);
  return {
    accept: accept.map((entry, index) => acceptance(entry, `${path}: /accept/${index}`)),
    contracts: contractOptions(root["contracts"] ?? {}, path)
  };
}
function parse(text2, path) {
  try {
    return parseJson(text2.replace(/^\ufeff/, ""), { dialect: "ecma" }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = positionAt(text2, error.offset);
    throw new ConfigError(`${path} is not JSON: line ${line}, column ${column}: ${error.message}.`);
  }
}
function acceptance(entry, where) {
  if (!isObject(entry)) throw new ConfigError(`${where} must be an object with "fingerprint" and "reason".`);
  refuseUnknown(entry, ENTRY_FIELDS, where, " Entries have");
  const text2 = (name) => {
    const value = Object.hasOwn(entry, name) ? entry[name] : void 0;
    if (value !== void 0 && typeof value !== "string")
      throw new ConfigError(`${where}: "${name}" must be a string.`);
    return value;
  };
  const fingerprint2 = text2("fingerprint");
  if (fingerprint2 === void 0 || !/^[0-9a-f]{12}$/.test(fingerprint2))
    throw new ConfigError(`${where}: "fingerprint" must be twelve hex digits, as the report shows them.`);
  const reason = text2("reason")?.trim();
  if (reason === void 0 || reason === "")
    throw new ConfigError(`${where}: "reason" must say why this break may be let through.`);
  const expires = text2("expires");
  if (expires !== void 0 && !isDay(expires))
    throw new ConfigError(`${where}: "expires" must be a day as YYYY-MM-DD, not "${expires}".`);
  const [baseline, contract] = [text2("baseline"), text2("contract")];
  return {
    fingerprint: fingerprint2,
    reason,
    ...baseline !== void 0 && { baseline },
    ...contract !== void 0 && { contract },
    ...expires !== void 0 && { expires }
  };
}
function isDay(text2) {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text2)) return false;
  const date = /* @__PURE__ */ new Date(`${text2}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text2);
}
function contractOptions(value, path) {
  if (!isObject(value))
    throw new ConfigError(`${path}: "contracts" must be an object: {"<contract name>": {"<option>": \u2026}}.`);
  return new Map(
    Object.entries(value).map(([name, options]) => [name, optionTexts(options, `${path}: contract "${name}"`)])
  );
}
var PER_CONTRACT = INPUT_NAMES.filter((name) => inputSpec(name).perContract === true);
function optionTexts(value, where) {
  if (!isObject(value)) throw new ConfigError(`${where} must be an object of options.`);
  const texts = {};
  for (const [name, option] of Object.entries(value)) {
    if (!isInput(name) || !PER_CONTRACT.includes(name)) {
      const close = near(name, PER_CONTRACT);
      throw new ConfigError(
        `${where}: "${name}" cannot be set for one contract.${close === void 0 ? "" : ` Did you mean "${close}"?`} What can: ${PER_CONTRACT.join(", ")}.`
      );
    }
    const text2 = isArray(option) ? option.map(String).join("\n") : typeof option === "object" && option !== null ? void 0 : String(option);
    if (text2 === void 0)
      throw new ConfigError(`${where}: "${name}" must be a string, a number, true, false or a list of strings.`);
    parseInput(name, text2);
    texts[name] = text2;
  }
  return texts;
}
function refuseUnknown(object, known, where, lead) {
  for (const name of Object.keys(object)) {
    if (known.includes(name)) continue;
    const close = near(name, known);
    throw new ConfigError(
      `${where}: unknown field "${name}".${close === void 0 ? "" : ` Did you mean "${close}"?`}${lead === "" ? " There are" : lead} ${known.join(", ")}.`
    );
  }
}

// src/gate/run.ts
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

// src/gate/before.ts
function requestFor(options, { name, path }, current) {
  const { version } = current.facts;
  return {
    spec: options.baseline === "bermd" && options.bermdProgram !== void 0 ? `bermd:${options.bermdProgram}` : options.baseline,
    contract: { name, path, kind: current.kind, ...version !== void 0 && { version } },
    prereleases: options.prereleases,
    ...options.asset !== void 0 && { asset: options.asset },
    ...options.tagPattern !== void 0 && { tagPattern: options.tagPattern }
  };
}
async function readBaseline(request, world) {
  try {
    const result = await fetchBaseline(request, world);
    if (result.state === "none") return result;
    return { state: "found", result, ...await baselineContract(result) };
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SourceError)
      return { state: "failed", source: request.spec, error };
    throw error;
  }
}
async function baselineContract({
  content,
  info
}) {
  if ("manifest" in content) return { contract: manifestContract(content.manifest), notes: [] };
  const { contract, problems } = await readSource(content.source);
  const error = problems.find(({ level }) => level === "error");
  if (isUnreadable(contract))
    throw new SourceError(`The baseline (${info.label}) cannot be read: ${error?.message ?? "it holds no contract."}`);
  const notes = error !== void 0 && contract.kind === "plugin" ? [`The baseline was already invalid (${error.message}); it is compared as far as it can be read.`] : [];
  return { contract, notes };
}
function baselineReport(before, version) {
  switch (before.state) {
    case "found": {
      const { info } = before.result;
      const digest = info.digest ?? before.contract.facts.digest;
      return {
        state: "found",
        ...info,
        ...version !== void 0 && { version },
        ...digest !== void 0 && { digest }
      };
    }
    case "none":
      return before;
    case "failed":
      return { state: "failed", source: before.source, why: before.error.message };
    default:
      return before;
  }
}

// src/contracts/compare.ts
function compare(baseline, current, options) {
  if (baseline.kind === "unknown" || current.kind === "unknown") return [];
  if (baseline.kind === "plugin" && current.kind === "plugin") {
    if (baseline.json === void 0 || current.json === void 0) return [];
    const { strict, grantedCapabilities, discoverTools } = options;
    const confirmer = options.confirmer;
    return pluginBreaks(baseline.json, current.json, {
      strict,
      grantedCapabilities,
      discoverTools,
      ...confirmer !== void 0 && { confirmer }
    });
  }
  if (baseline.kind === "plugin" || current.kind === "plugin") {
    throw new ConfigError(
      `The baseline is ${words(baseline)} and the current contract ${words(current)}: they cannot be compared. Give a baseline of the same sort.`
    );
  }
  if (baseline.manifest === void 0 || current.manifest === void 0) return [];
  return breaks(baseline.manifest, current.manifest, {
    strict: options.strict,
    ...options.confirmer !== void 0 && { confirmer: options.confirmer }
  });
}
function words(contract) {
  return {
    image: "a berm image",
    section: "a berm manifest section",
    idl: "a berm IDL",
    plugin: "a heddle plugin manifest",
    unknown: "unknown"
  }[contract.kind];
}

// src/gate/inherited.ts
var UNKNOWN = { notes: [] };
async function inheritedFindings(request, baseline, findings, options, world) {
  const source = request.spec.split(":", 1)[0];
  const serious = findings.some(({ level }) => level === "break" || level === "undecided");
  if (world.baseContract === void 0 || !serious || source === "base" || source === "artifact") return UNKNOWN;
  try {
    const base = await world.baseContract(request.contract);
    if (base === void 0) return UNKNOWN;
    const contract = "manifest" in base.content ? manifestContract(base.content.manifest) : (await readSource(base.content.source)).contract;
    const fingerprints = new Set(compare(baseline, contract, options).map(({ fingerprint: fingerprint2 }) => fingerprint2));
    return { inherited: { fingerprints, label: base.label }, notes: [] };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    return {
      notes: [
        `Which of these are on the base branch already could not be found out, so all count as new: ${error.message}`
      ]
    };
  }
}

// src/gate/optional.ts
function optional(name, value) {
  return value === void 0 ? {} : { [name]: value };
}

// src/usage/pending.ts
var MOST = 1e3;
function parseWakes(json) {
  return entries(json, "wakes").map((wake, at) => {
    const [tool, args, due, by] = [member(wake, "tool"), member(wake, "args"), member(wake, "due"), member(wake, "by")];
    if (typeof tool !== "string" || typeof args !== "string")
      throw new SourceError(`wakes: entry ${at + 1} has no tool and args; is it a bermd that listens there?`);
    return {
      tool,
      arguments: argumentsIn(args),
      // bermd counts milliseconds here, seconds in its usage.
      ...typeof due === "number" ? { due: Math.floor(due / 1e3) } : {},
      ...typeof by === "string" ? { by } : {}
    };
  });
}
function parseCrons(json) {
  return Object.fromEntries(
    entries(json, "crons").flatMap((cron, at) => {
      const [tool, expression] = [member(cron, "tool"), member(cron, "cron")];
      if (typeof tool !== "string")
        throw new SourceError(`crons: entry ${at + 1} has no tool; is it a bermd that listens there?`);
      return typeof expression === "string" ? [[tool, expression]] : [];
    })
  );
}
function entries(json, name) {
  const list = isObject(json) ? member(json, name) : void 0;
  if (!isArray(list))
    throw new SourceError(`${name}: expected an object with a list of that name; is it a bermd that listens there?`);
  if (list.length > MOST)
    throw new SourceError(`${name}: ${list.length} entries, more than the ${MOST} that are taken here`);
  return list.map((entry, at) => {
    if (!isObject(entry)) throw new SourceError(`${name}: entry ${at + 1} is no object`);
    return entry;
  });
}
function argumentsIn(text2) {
  try {
    return parseJson(text2).value;
  } catch {
    return text2;
  }
}

// src/usage/rows.ts
var KINDS2 = ["tool", "event"];
var SOURCES = ["service", "account", "app", "anonymous", "stripe"];
var OUTCOMES = ["done", "failed", "denied", "refused"];
var AHEAD = 86400;
function parseRows(json, now) {
  if (!isArray(json))
    throw new SourceError(`usage: expected a list, found ${nameOf(json)}; is it a bermd that listens there?`);
  return json.map((row, at) => {
    if (!isObject(row)) throw new SourceError(`usage: row ${at + 1} is ${nameOf(row)}, expected an object`);
    return parseRow(row, `usage: row ${at + 1}`, now);
  });
}
function parseRow(row, where, now) {
  const isPublic2 = member(row, "public");
  if (isPublic2 !== void 0 && typeof isPublic2 !== "boolean") throw wrong(where, "public", "true or false", isPublic2);
  const last = count(row, "last", where);
  if (last > now + AHEAD)
    throw new SourceError(
      `${where}: the last use is in the future (${last} seconds since 1970); its clock is wrong, or it is no bermd`
    );
  return {
    kind: word(row, "kind", KINDS2, where),
    item: text(row, "item", where),
    source: word(row, "source", SOURCES, where),
    caller: text(row, "caller", where),
    outcome: word(row, "outcome", OUTCOMES, where),
    calls: count(row, "calls", where),
    last,
    ...isPublic2 === void 0 ? {} : { public: isPublic2 }
  };
}
function text(row, name, where) {
  const value = member(row, name);
  if (typeof value !== "string") throw wrong(where, name, "a text", value);
  return value;
}
function word(row, name, words2, where) {
  const value = member(row, name);
  const known = words2.find((one) => one === value);
  if (known === void 0) throw wrong(where, name, `one of ${words2.join(", ")}`, value);
  return known;
}
function count(row, name, where) {
  const value = member(row, name);
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    throw wrong(where, name, "a whole number, not negative, below 2^53", value);
  return value;
}
function wrong(where, name, expected, value) {
  const found = typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : typeof value === "number" || typeof value === "bigint" ? String(value) : nameOf(value);
  return new SourceError(`${where}: "${name}" is ${found}, expected ${expected}`);
}
function nameOf(value) {
  if (value === void 0) return "missing";
  if (value === null) return "null";
  return isArray(value) ? "a list" : isObject(value) ? "an object" : `a ${typeof value}`;
}

// src/usage/ask.ts
var KEPT_DAYS = 30;
function askUsage(request, http) {
  const { windowDays } = request;
  if (!Number.isInteger(windowDays) || windowDays < 1 || windowDays > KEPT_DAYS) {
    throw new ConfigError(
      `usage-window is ${windowDays} days, expected 1 to ${KEPT_DAYS}: bermd keeps uses for ${KEPT_DAYS} days, and a longer window would read as "unused" what was used before`
    );
  }
  return Promise.all(request.urls.map((url) => askHost(request, url, http)));
}
async function askHost(request, address, http) {
  const { program, token } = request;
  let url = "bermd-url";
  try {
    const server = { url: address, ...token === void 0 ? {} : { token } };
    url = showBermd(server);
    const idl = await askBermd(http, server, program, "idl", request.starting ?? STARTING);
    if (idl.status !== "ok") return { state: "not-deployed", url, program };
    return await answered(request, server, url, idl, http);
  } catch (error) {
    if (error instanceof SourceError || error instanceof ContractError || error instanceof ConfigError)
      return { state: "failed", url, program, why: error.message };
    throw error;
  }
}
async function answered(request, server, url, idl, http) {
  const { program } = request;
  const part = async (name) => {
    const answer = await askBermd(http, server, program, name);
    if (answer.status !== "ok")
      throw new SourceError(
        `${name} of program ${program}: the host no longer knows it; it went away while it was asked`
      );
    return answer.json;
  };
  const [usage, wakes, crons, runtime] = await Promise.all([
    part("usage"),
    part("wakes"),
    part("crons"),
    part("runtime")
  ]);
  const served = servedOf(idl.text, runtime, program);
  const rows = parseRows(usage, request.now ?? Math.floor(Date.now() / 1e3));
  const missing = await missingOn(request, server, served, http);
  return {
    state: "answered",
    url,
    program,
    rows,
    // A host that ever wrote an event's row writes them all.
    coversEvents: request.coversEvents || rows.some(({ kind }) => kind === "event"),
    wakes: parseWakes(wakes),
    crons: parseCrons(crons),
    running: served.manifest,
    missing,
    notes: notesFor(request, served, missing)
  };
}
function servedOf(idl, runtime, program) {
  try {
    const served = parseServed(idl, runtime);
    if (served.manifest.name === program) return served;
    throw new SourceError(
      `the host answered about "${(served.manifest.name ?? "").slice(0, 80)}" when asked about ${program}; is it a bermd that listens there?`
    );
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(
      `what the host says of ${program} cannot be read; is it a bermd that listens there? ${cause.message}`,
      { cause }
    );
  }
}
var LOOKED_UP = 20;
async function missingOn(request, server, served, http) {
  const declared = request.current?.deps ?? served.manifest.deps ?? { programs: [], secrets: [] };
  const known = new Set(served.manifest.deps?.programs ?? []);
  const added = declared.programs.filter((name) => !known.has(name)).slice(0, LOOKED_UP);
  const answers = await Promise.all(
    added.map(async (name) => ({ name, answer: await askBermd(http, server, name, "idl") }))
  );
  const absent = /* @__PURE__ */ new Set([
    ...served.missing.programs,
    ...answers.filter(({ answer }) => answer.status !== "ok").map(({ name }) => name)
  ]);
  return {
    programs: declared.programs.filter((name) => absent.has(name)),
    secrets: declared.secrets.filter((name) => served.missing.secrets.includes(name))
  };
}
function notesFor(request, served, missing) {
  const secrets = new Set(served.manifest.deps?.secrets ?? []);
  const added = (request.current?.deps?.secrets ?? []).filter((name) => !secrets.has(name));
  return [
    ...missing.programs.length > 0 ? [
      `declares programs that are not deployed there: ${missing.programs.join(", ")}; the deploy is taken, and calls to them fail`
    ] : [],
    ...missing.secrets.length > 0 ? [
      `declares secrets that are not granted there: ${missing.secrets.join(", ")}; the deploy is taken, and calls that need them fail`
    ] : [],
    ...added.length > 0 ? [
      `declares secrets that the version there does not, so whether they are granted is not known: ${added.join(", ")}`
    ] : []
  ];
}

// src/usage/hit.ts
var OUTSIDE = ["account", "app", "anonymous"];
var NAMELESS = ["anonymous", "app"];
var HITS = {
  "tool-no-longer-anonymous": () => NAMELESS,
  "tool-takes-fewer-callers": (tool) => tool?.callers === "services" ? OUTSIDE : tool?.callers === "accounts" ? ["service"] : void 0,
  "stripe-withdrawn": () => ["stripe"]
};
function canHit(finding, row, tool) {
  const hit = Object.hasOwn(HITS, finding.kind) ? HITS[finding.kind]?.(tool) : void 0;
  if (hit !== void 0 && !hit.includes(row.source)) return false;
  const ofResult = finding.kind === "result-undeclared" || /^\/tools\/[0-9]+\/returns(?:\/|$)/.test(finding.baseline ?? "");
  return !(ofResult && row.source === "stripe");
}

// src/usage/wakes.ts
function pendingCalls(hosts) {
  return hosts.flatMap((host) => {
    if (host.state !== "answered") return [];
    const wakes = host.wakes.map((wake) => ({
      host,
      tool: wake.tool,
      arguments: wake.arguments,
      how: "wake"
    }));
    const crons = Object.keys(host.crons).map((tool) => ({ host, tool, arguments: {}, how: "cron" }));
    return [...wakes, ...crons];
  });
}
var fates = /* @__PURE__ */ new WeakMap();
function fateOf(call, current) {
  const known = fates.get(current) ?? /* @__PURE__ */ new Map();
  fates.set(current, known);
  const key = `${call.how} ${call.tool} ${canonical(call.arguments)}`;
  const fate = known.get(key) ?? judgeCall(call, current);
  known.set(key, fate);
  return fate;
}
function judgeCall(call, current) {
  const tool = current.tools.find(({ name }) => name === call.tool);
  if (tool === void 0 || call.how === "cron" && tool.cron !== true) return { fate: "gone" };
  const answer = contains(tool.parameters, { const: call.arguments }, { strict: true });
  switch (answer.answer) {
    case "compatible":
      return { fate: "fine" };
    case "break":
      return { fate: "refused" };
    case "undecided":
      return { fate: "undecided", reason: answer.reason };
    default:
      return answer;
  }
}
function wakeFindings(hosts, baseline, current) {
  const findings = pendingCalls(hosts).flatMap((call) => {
    const at = baseline.tools.findIndex(({ name }) => name === call.tool);
    const old = baseline.tools[at];
    if (old === void 0 || fateOf(call, baseline).fate !== "fine") return [];
    return findingOf(call, fateOf(call, current), old, pointer("tools", at), baseline, current);
  });
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}
function findingOf(call, fate, old, at, baseline, current) {
  const about = {
    subject: { type: "tool", name: call.tool },
    audience: isPublic(baseline, old) ? "callers" : "host",
    baseline: at
  };
  const pending = call.how === "wake" ? `A wake of ${call.tool} is pending at ${call.host.url}` : `${call.tool} runs on a cron expression at ${call.host.url}`;
  const named = current.version === "" || current.version === baseline.version ? "the current contract" : current.version;
  const index = current.tools.findIndex(({ name }) => name === call.tool);
  const there = index === -1 ? {} : { current: pointer("tools", index, "parameters") };
  switch (fate.fate) {
    case "fine":
      return [];
    case "gone": {
      const kind = call.how === "cron" && index !== -1 ? "cron-withdrawn" : "tool-removed";
      const finding = {
        ...about,
        level: "break",
        kind,
        proof: "structure",
        message: `${pending}, and ${named} has no such tool${kind === "tool-removed" ? "" : " to call by itself"}: the call fails, or is never made.`,
        remedy: `Keep ${call.tool} until nothing is pending.`
      };
      return [{ ...finding, fingerprint: fingerprint(finding) }];
    }
    case "refused": {
      const finding = {
        ...about,
        ...there,
        level: "break",
        kind: "argument-refused",
        proof: "witness",
        witness: { value: call.arguments },
        message: `${pending}, and ${named} refuses the arguments it was armed with: the call fails when it is due.`,
        remedy: `Take the old arguments until nothing is pending.`
      };
      return [{ ...finding, fingerprint: fingerprint({ ...finding, before: canonical(call.arguments) }) }];
    }
    case "undecided": {
      const finding = {
        ...about,
        ...there,
        level: "undecided",
        kind: "argument-refused",
        message: `${pending}, and whether ${named} takes the arguments it was armed with could not be decided: ${fate.reason}.`
      };
      return [{ ...finding, fingerprint: fingerprint(finding) }];
    }
    default:
      return fate;
  }
}

// src/usage/judge.ts
function judgeUse(finding, hosts, policy) {
  if (finding.level === "warning" || finding.level === "notice")
    return { blocking: false, because: "it breaks nobody" };
  const { type } = finding.subject;
  if (type !== "tool" && type !== "event") return { blocking: true, because: "it concerns every caller" };
  const pending = pendingFor(finding, hosts, policy);
  if (pending !== void 0) return { blocking: true, because: pending };
  if (finding.audience === "host") return judgeInternal(hosts);
  if (hosts.length === 0) return { blocking: true, because: "no usage source was given, so every break blocks" };
  const said = hosts.map((host) => judgeAt(finding, host, policy));
  const against = said.filter(({ blocking }) => blocking);
  const callers = said.flatMap((one) => one.callers ?? []).sort((a, b) => b.calls - a.calls || b.last - a.last);
  return {
    blocking: against.length > 0,
    because: (against.length > 0 ? against : said).map(({ because }) => because).join("; "),
    ...hosts.some(({ state }) => state === "answered") ? { callers } : {}
  };
}
function pendingFor({ subject }, hosts, { current }) {
  if (subject.type !== "tool" || current === void 0) return void 0;
  const hit = pendingCalls(hosts).find((call) => call.tool === subject.name && fateOf(call, current).fate !== "fine");
  if (hit === void 0) return void 0;
  return hit.how === "wake" ? `a wake of it is pending at ${hit.host.url}, and would fail` : `${hit.host.url} runs it on a cron expression, and it would fail or stop`;
}
function judgeInternal(hosts) {
  const failed2 = hosts.filter((host) => host.state === "failed");
  if (failed2.length === 0) return { blocking: false, because: "only the host calls it, and no pending call is hit" };
  return {
    blocking: true,
    because: `only the host calls it, and ${failed2.map(({ url, why }) => `what is pending at ${url} is not known (${why})`).join("; ")}`
  };
}
function judgeAt(finding, host, policy) {
  switch (host.state) {
    case "not-deployed":
      return {
        blocking: true,
        because: `${host.program} is not deployed at ${host.url}, so nothing is known of its callers there`
      };
    case "failed":
      return { blocking: true, because: `the usage at ${host.url} could not be had (${host.why})` };
    case "answered":
      return judgeRows(finding, host, policy);
    default:
      return host;
  }
}
function judgeRows(finding, host, policy) {
  const { type, name } = finding.subject;
  const used = host.rows.filter(
    (row) => row.kind === type && row.item === name && row.calls > 0 && policy.outcomes.includes(row.outcome) && inWindow(row, policy)
  );
  const tool = policy.current?.tools.find((one) => one.name === name);
  const hit = used.filter((row) => canHit(finding, row, tool));
  const ignored = new Map(policy.ignoreCallers.map((one) => [one.name, one.reason]));
  const callers = merged(
    hit.filter((row) => !ignored.has(row.caller)),
    host.url
  );
  const days = `in the last ${policy.windowDays === 1 ? "day" : `${policy.windowDays} days`}`;
  if (callers.length > 0)
    return { blocking: true, because: `used at ${host.url} ${days} by ${told(callers)}`, callers };
  if (type === "event" && !host.coversEvents)
    return { blocking: true, because: `${host.url} does not record uses of events, so no row says nothing`, callers };
  const spared = merged(
    used.filter((row) => !hit.includes(row)),
    host.url
  );
  const left = [...new Set(hit.map(({ caller }) => caller))].map(
    (caller) => `${caller} is ignored${ignored.get(caller) === void 0 ? "" : ` (${ignored.get(caller) ?? ""})`}`
  );
  const but = [...spared.length > 0 ? [`${told(spared)} used it and cannot be hit`] : [], ...left];
  return {
    blocking: false,
    because: `not used at ${host.url} ${days}${but.length > 0 ? `: ${but.join(", ")}` : ""}`,
    callers
  };
}
function inWindow(row, policy) {
  if (policy.windowDays >= KEPT_DAYS) return true;
  return row.last >= (policy.now ?? Math.floor(Date.now() / 1e3)) - policy.windowDays * 86400;
}
function merged(rows, url) {
  const callers = /* @__PURE__ */ new Map();
  for (const { source, caller, calls, last } of rows) {
    const key = JSON.stringify([source, caller]);
    const before = callers.get(key);
    callers.set(key, {
      url,
      source,
      caller,
      calls: calls + (before?.calls ?? 0),
      last: Math.max(last, before?.last ?? 0)
    });
  }
  return [...callers.values()].sort((a, b) => b.calls - a.calls || b.last - a.last || (a.caller < b.caller ? -1 : 1));
}
function told(callers) {
  const names = callers.slice(0, 3).map(
    ({ source, caller, calls }) => `${source}${caller === "" ? "" : ` ${caller}`} (${calls === 1 ? "1 call" : `${calls} calls`})`
  );
  return callers.length > 3 ? `${names.join(", ")} and ${callers.length - 3} more` : names.join(", ");
}

// src/breaks/berm/redeploy.ts
function refusedOnRedeploy(running, next) {
  const both = sides(running, next);
  const changes = [
    ...toolChanges(both, bermSchemaChanges),
    ...stripeChanges(both),
    ...eventChanges(both, bermSchemaChanges)
  ];
  const subjects = changes.filter(({ kind, audience }) => levelOf(KINDS[kind]) === "break" && audience !== "host").map(({ subject }) => subject);
  return [...new Map(subjects.map((subject) => [`${subject.type} ${subject.name}`, subject])).values()];
}
function levelOf(kind) {
  return kind.level;
}

// src/usage/predict.ts
var BERMD = {
  /** Largest image it takes, in bytes. */
  largestImage: 2 * 1024 * 1024,
  abi: 4,
  /** What it serves beyond berm's own. */
  syscalls: [
    "berm.get",
    "berm.set",
    "berm.call",
    "berm.call.after",
    "berm.http.fetch",
    "berm.http.proxy",
    "berm.emit",
    "berm.sql"
  ]
};
var OWN = [
  "berm.trace",
  "berm.args.len",
  "berm.args.read",
  "berm.done",
  "berm.fail",
  "berm.result.read",
  "berm.call",
  "berm.caller",
  "berm.user",
  "berm.client",
  "berm.deny",
  "berm.now"
];
var WHEN_COMPILING = /* @__PURE__ */ new Set([
  "section-unknown",
  "import-not-served",
  "export-twice",
  "tools-not-exported",
  "tool-not-exported",
  "stripe-twice",
  "cron-public",
  "stripe-public",
  "anonymous-unreachable"
]);
var ELSEWHERE = /* @__PURE__ */ new Set([
  "abi-not-spoken",
  "abi-unknown",
  "syscall-not-served",
  "migration-rewritten",
  "migration-twice",
  "migrated-then-refused"
]);
function predictDeploy(host, input) {
  const { url, program } = host;
  const running = runningOn(host, input);
  const confirm = input.current === void 0 ? [] : publishes(running, input.current);
  const line = lineFor(program, confirm, input.force);
  if (host.state === "failed") return { url, program, status: 0, answer: `not known: ${host.why}`, line };
  const answer = answerTo(host, running, input);
  const forced = answerTo(host, running, { ...input, confirmed: confirm });
  const full = forced.status === 409 && !input.force ? answerTo(host, running, { ...input, confirmed: confirm, force: true }) : forced;
  const needs = full === forced ? line : lineFor(program, confirm, true);
  return {
    url,
    program,
    ...answer,
    line: needs,
    ...full.status === answer.status && full.answer === answer.answer ? {} : { withLine: full }
  };
}
function runningOn(host, { baseline }) {
  if (host.state === "not-deployed") return void 0;
  return (host.state === "answered" ? host.running : void 0) ?? baseline;
}
function answerTo(host, running, input) {
  const size = tooLarge(input);
  if (size !== void 0) return size;
  const { current } = input;
  if (current === void 0)
    return unreadable(input) ?? { status: 400, answer: "refused: its manifest cannot be read" };
  const deploy = { ...input, current, running, host };
  for (const stage of STAGES) {
    const answer = stage(deploy);
    if (answer !== void 0) return answer;
  }
  return {
    status: 200,
    answer: input.force && usedBreaks(deploy).length > 0 ? "accepted, since it is forced" : "accepted"
  };
}
function tooLarge({ imageSize }) {
  if (imageSize === void 0 || imageSize <= BERMD.largestImage) return void 0;
  return {
    status: 413,
    answer: `refused: the image has ${imageSize} bytes, and a host takes at most ${BERMD.largestImage}`
  };
}
function unreadable({ problems }) {
  const first = problems.find(
    ({ level, rule }) => level === "error" && !WHEN_COMPILING.has(rule) && !ELSEWHERE.has(rule)
  );
  return first && { status: 400, answer: `refused: its manifest cannot be read (${first.rule})` };
}
var badName = ({ host }) => /^[a-z0-9_-]+$/.test(host.program) ? void 0 : { status: 400, answer: `refused: "${host.program}" is no program name (lower-case letters, digits, "-", "_")` };
var otherAbi = ({ current, hostAbi = BERMD.abi }) => current.abi_version === void 0 || current.abi_version === hostAbi ? void 0 : {
  status: 400,
  answer: `refused: it was built against ABI ${current.abi_version}, and the host speaks ${hostAbi}`
};
var unserved = ({ current, hostSyscalls = BERMD.syscalls }) => {
  const served = /* @__PURE__ */ new Set([...OWN, ...hostSyscalls]);
  const missing = Object.keys(current.deps?.syscalls ?? {}).filter((name) => !served.has(name));
  return missing.length === 0 ? void 0 : { status: 422, answer: `refused: the host does not serve ${missing.join(", ")}` };
};
var unconfirmed = ({ running, current, confirmed = [] }) => {
  const open = publishes(running, current).filter((name) => !confirmed.includes(name));
  return open.length === 0 ? void 0 : {
    status: 409,
    answer: `refused until the tools that become public are confirmed: ${open.join(", ")} (force does not help)`
  };
};
var breaksUsed = (deploy) => {
  if (deploy.force) return void 0;
  const used = usedBreaks(deploy);
  return used.length === 0 ? void 0 : {
    status: 409,
    answer: `refused: it breaks what callers used: ${used.map(({ type, name }) => `${type} ${name}`).join(", ")}`
  };
};
var migrations = ({ baseline, current }) => {
  const [rewritten] = baseline === void 0 ? [] : rewrittenMigrations(baseline, current);
  if (rewritten !== void 0)
    return {
      status: 400,
      answer: `refused: the applied migration ${rewritten.migration.name} was ${rewritten.how} (force does not help)`
    };
  const names = (current.database?.migrations ?? []).map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  return twice === void 0 ? void 0 : { status: 400, answer: `refused: two migrations are named ${twice} (force does not help)` };
};
var compiling = ({ baseline, current, problems }) => {
  const first = problems.find(({ level, rule }) => level === "error" && WHEN_COMPILING.has(rule));
  if (first === void 0) return void 0;
  const after = appendedMigrations(baseline, current).length > 0 ? ", after its migrations were applied" : "";
  return { status: 400, answer: `refused${after}: ${first.message}` };
};
var STAGES = [
  badName,
  unreadable,
  otherAbi,
  unserved,
  unconfirmed,
  breaksUsed,
  migrations,
  compiling
];
function usedBreaks({ running, current, host }) {
  if (running === void 0 || host.state !== "answered") return [];
  const used = new Set(
    host.rows.filter(({ outcome }) => outcome === "done").map(({ kind, item }) => `${kind} ${item}`)
  );
  return refusedOnRedeploy(running, current).filter(({ type, name }) => used.has(`${type} ${name}`));
}
function lineFor(program, confirm, force) {
  const query = [
    ...confirm.length > 0 ? [`public=${confirm.map(encodeURIComponent).join(",")}`] : [],
    ...force ? ["force=true"] : []
  ];
  return `PUT /programs/${encodeURIComponent(program)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

// src/gate/usage.ts
function hostUsage({ options, name, current, http, today }) {
  if (options.bermdUrl.length === 0) return Promise.resolve([]);
  return askUsage(
    {
      urls: options.bermdUrl,
      ...options.bermdToken !== void 0 && { token: options.bermdToken },
      program: options.bermdProgram ?? name,
      windowDays: options.usageWindow,
      outcomes: options.usageOutcomes,
      ignoreCallers: ignoredCallers(options.usageIgnoreCallers),
      coversEvents: options.usageCoversEvents,
      current,
      now: seconds(today)
    },
    http
  );
}
function ignoredCallers(lines) {
  return lines.map((line) => {
    const [, name = line, reason = ""] = /^(.*?)\s*=\s*(.*)$/.exec(line) ?? [];
    return { name: name.trim(), ...reason !== "" && { reason } };
  });
}
function useBy(hosts, { options, current, today }) {
  if (hosts.length === 0) return void 0;
  const policy = {
    windowDays: options.usageWindow,
    outcomes: options.usageOutcomes,
    ignoreCallers: ignoredCallers(options.usageIgnoreCallers),
    current,
    now: seconds(today)
  };
  return (finding) => judgeUse(finding, hosts, policy);
}
function pendingFindings(hosts, baseline, current, found) {
  if (baseline === void 0) return [];
  const known = new Set(found.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  return wakeFindings(hosts, baseline, current).filter(({ fingerprint: fingerprint2 }) => !known.has(fingerprint2));
}
function deployAnswers(hosts, {
  current,
  baseline,
  problems,
  size,
  options,
  force
}) {
  return hosts.map(
    (host) => predictDeploy(host, {
      ...size !== void 0 && { imageSize: size },
      ...baseline !== void 0 && { baseline },
      ...current !== void 0 && { current },
      ...options.hostAbi !== void 0 && { hostAbi: options.hostAbi },
      ...options.hostSyscalls !== void 0 && { hostSyscalls: options.hostSyscalls },
      problems,
      force
    })
  );
}
function reportedUsage(hosts, findings) {
  const about = new Set(
    findings.filter(({ level }) => level === "break" || level === "undecided").map(({ subject }) => `${subject.type} ${subject.name}`)
  );
  return hosts.map((host) => {
    if (host.state !== "answered") return host;
    const { running: _, ...kept } = host;
    return {
      ...kept,
      rows: host.rows.filter(({ kind, item }) => about.has(`${kind} ${item}`)),
      wakes: host.wakes.filter(({ tool }) => about.has(`tool ${tool}`))
    };
  });
}
function usageNotes(hosts, findings) {
  const spared = findings.some(({ level, blocking }) => !blocking && (level === "break" || level === "undecided"));
  const answered2 = hosts.some(({ state }) => state === "answered");
  return [
    ...hosts.flatMap(noteOf),
    ...answered2 && spared ? [
      "Usage is a lower bound: calls of the last minute before a restart and calls that trapped are not in it, and it names callers of a tool, not of an argument."
    ] : []
  ];
}
function noteOf(host) {
  switch (host.state) {
    case "answered":
      return host.notes.map((note) => `${host.url}: ${note}.`);
    case "not-deployed":
      return [
        `${host.url} runs no program "${host.program}", so nothing is known of its callers there and every break blocks. Is the name right (bermd-program)?`
      ];
    case "failed":
      return [`The usage at ${host.url} could not be read, so every break blocks: ${host.why}`];
    default:
      return host;
  }
}
function seconds(date) {
  return Math.floor(date.getTime() / 1e3);
}

// src/gate/check-contract.ts
async function checkContract(task) {
  var _stack = [];
  try {
    const source = __using(_stack, await fileSource(task.found.file, task.found.path), true);
    const first = await readContract(source, readOptions(task));
    await source.unchanged();
    if (isUnreadable(first.contract)) return { report: await unreadableReport(task, first), current: first.contract };
    const before = await readBaseline(requestFor(task.options, task.found, first.contract), task.world);
    const baseline = before.state === "found" ? before.contract : void 0;
    const reading = baseline === void 0 ? first : await readContract(source, readOptions(task, manifestOf(baseline)));
    await source.unchanged();
    try {
      const findings = baseline === void 0 ? [] : compare(baseline, reading.contract, { ...task.options, confirmer: task.world.confirmer });
      return {
        report: await judged(task, reading, before, findings),
        current: reading.contract,
        ...baseline !== void 0 && { baseline }
      };
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      const failed2 = { state: "failed", source: showSpec(task.options.baseline), error };
      return { report: await judged(task, reading, failed2, []), current: reading.contract };
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function readOptions({ options, found, world }, baseline) {
  return {
    ...loadOptionsOf(options),
    beside: besideOf(found.file, world),
    ...baseline !== void 0 && { baseline }
  };
}
async function judged(task, reading, before, compared) {
  const { options, force, world } = task;
  const { contract } = reading;
  const problems = notSaidTwice(reading.problems, compared);
  const baseline = before.state === "found" ? before.contract : void 0;
  const asked = before.state === "failed" ? void 0 : usageTask(task, contract);
  const hosts = asked === void 0 ? [] : await hostUsage(asked);
  const found = asked === void 0 ? compared : [...compared, ...pendingFindings(hosts, baseline && manifestOf(baseline), asked.current, compared)];
  const { inherited, notes } = baseline === void 0 ? { notes: [] } : await inheritedFindings(
    requestFor(options, task.found, contract),
    baseline,
    found,
    { ...options, confirmer: world.confirmer },
    world
  );
  const input = decideInput(task, { contract, problems }, before, found, inherited);
  const decision = decide({ ...input, ...optional("use", asked && useBy(hosts, asked)) });
  const locator = await locatorFor(task.found, reading, baseline, found, () => task.rust(options.sources));
  const deploy = deployAnswers(hosts, {
    ...optional("current", asked?.current),
    baseline: baseline && manifestOf(baseline),
    problems,
    size: contract.kind === "image" ? contract.facts.size : void 0,
    options,
    force: force !== void 0
  });
  const failed2 = before.state === "failed" ? failure(before.error) : asked && usageFailure(decision, input, hosts, asked);
  return {
    name: task.found.name,
    path: task.found.path,
    kind: contract.kind,
    verdict: failed2 !== void 0 && decision.verdict !== "invalid" ? "error" : decision.verdict,
    current: contract.facts,
    baseline: baselineReport(before, input.baseline),
    problems: problems.map(locator.problem),
    findings: decision.findings.map(locator.finding),
    usage: reportedUsage(hosts, found),
    deploy,
    counts: decision.counts,
    requiredBump: decision.requiredBump,
    ...optional("bumpEnough", decision.bumpEnough),
    ...optional("failure", failed2),
    ...before.state === "failed" ? {} : publishesReport(contract, baseline),
    notes: [
      ...before.state === "found" ? before.notes : [],
      ...silenceNotes(contract, baseline),
      ...notes,
      ...usageNotes(hosts, decision.findings)
    ]
  };
}
function notSaidTwice(problems, findings) {
  const compared = new Set(findings.filter(({ level }) => level === "notice").map(({ kind }) => kind));
  return problems.filter(({ level, rule }) => level !== "notice" || !compared.has(rule));
}
function usageTask({ options, found, world }, contract) {
  const current = manifestOf(contract);
  return current === void 0 ? void 0 : { options, name: found.name, current, http: world.http, today: world.today ?? /* @__PURE__ */ new Date() };
}
function decideInput({ options, accept, force, world, found: { name } }, { contract, problems }, before, findings, inherited) {
  const baseline = before.state === "found" ? before.contract.facts.version ?? before.result.info.version : void 0;
  return {
    findings,
    problems,
    contract: name,
    baselineState: before.state === "none" ? "none" : "found",
    ...optional("baseline", baseline),
    ...optional("current", contract.facts.version),
    acceptances: accept.accept,
    ...optional("inherited", inherited),
    ...optional("today", world.today),
    ...optional("force", force),
    policy: { undecided: options.undecided, inherited: options.inherited, version: options.version }
  };
}
function usageFailure(decision, input, hosts, asked) {
  const silent = hosts.flatMap((host) => host.state === "failed" ? [`${host.url}: ${host.why}`] : []);
  if (decision.verdict !== "refused" || silent.length === 0) return void 0;
  const rest = useBy(
    hosts.filter(({ state }) => state !== "failed"),
    asked
  ) ?? (() => ({ blocking: false, because: "" }));
  if (decide({ ...input, use: rest }).verdict === "refused") return void 0;
  return {
    fault: "source",
    message: `the usage that would lift these breaks could not be read (${silent.join("; ")})`
  };
}
function silenceNotes(current, baseline) {
  const silent = [
    ...baseline?.kind === "idl" ? ["baseline"] : [],
    ...current.kind === "idl" ? ["current contract"] : []
  ];
  return silent.map(
    (which) => `The ${which} is an IDL: it says nothing of events, internal tools, migrations and what the program reaches for, so none of these was compared.`
  );
}
function publishesReport(contract, baseline) {
  if (contract.kind !== "image" && contract.kind !== "section") return {};
  if (contract.manifest === void 0) return {};
  const names = publishes(baseline === void 0 ? void 0 : manifestOf(baseline), contract.manifest);
  return names.length === 0 ? {} : { publishes: names };
}
async function unreadableReport({ found, options, rust }, reading) {
  const { contract, problems } = reading;
  const locator = await locatorFor(found, reading, void 0, [], () => rust(options.sources));
  return {
    ...emptyReport(found, showSpec(options.baseline), "the current contract cannot be read, so nothing was compared"),
    kind: contract.kind,
    verdict: "invalid",
    current: contract.facts,
    problems: problems.map(locator.problem),
    counts: countsOf([], problems)
  };
}

// src/gate/overrides.ts
function optionsFor(name, options, file) {
  const texts = file.contracts.get(name);
  if (texts === void 0) return options;
  const set = Object.entries(texts).flatMap(
    ([input, text2]) => isInput(input) ? [[camel(input), parseInput(input, text2)]] : []
  );
  const merged2 = { ...options, ...Object.fromEntries(set) };
  refuseContradictions(merged2);
  return merged2;
}

// src/gate/run.ts
async function runGate(options, given) {
  const world = withBermd(given, options);
  const accept = await readAcceptFile(options.acceptFile, world.cwd);
  const force = forceOf(options, world);
  const found = await findContracts(options.contracts, world.cwd);
  const shared = { accept, force, world, rust: rustReader(world.cwd) };
  const checked = [];
  for (const contract of found) checked.push(await checkOne(contract, options, shared));
  const contracts = checked.map(({ report: report2 }) => report2);
  const label = world.label === void 0 ? {} : { forceLabel: world.label.label };
  const report = assemble(contracts, {
    ...forceReport(options, world),
    ...label,
    notes: idleNotes(contracts, options, accept, world)
  });
  return { report, manifests: checked.map(manifestsOf) };
}
function withBermd(world, { bermdUrl: [url], bermdToken: token }) {
  return url === void 0 ? world : { ...world, bermd: { url, ...token !== void 0 && { token } } };
}
async function checkOne(found, options, shared) {
  if (found.state === "missing") return { report: failed(found, options, found.error) };
  try {
    return await checkContract({ ...shared, found, options: optionsFor(found.name, options, shared.accept) });
  } catch (error) {
    if (error instanceof ConfigError) return { report: failed(found, options, error) };
    if (error instanceof SourceError)
      return { report: failed(found, options, new ConfigError(error.message, { cause: error })) };
    shared.world.onFault?.(error);
    return { report: failed(found, options, error) };
  }
}
function failed(found, options, error) {
  return {
    ...emptyReport(
      found,
      showSpec(options.baseline),
      "the current contract could not be read, so nothing was compared"
    ),
    failure: failure(error)
  };
}
async function readAcceptFile(path, cwd) {
  const text2 = await readFile(resolve(cwd, path), "utf8").catch((error) => {
    if (systemCode(error) === "ENOENT") return void 0;
    throw new ConfigError(`The acceptance file ${path} ${faultWords(error)}`);
  });
  return text2 === void 0 ? EMPTY_ACCEPT_FILE : parseAcceptFile(text2, path);
}
function forceOf(options, { label }) {
  if (options.force) return { covers: "pull-request" };
  if (label?.set !== true) return void 0;
  return { covers: options.forceCovers, ...label.covered !== void 0 && { covered: label.covered } };
}
function forceReport(options, { label }) {
  if (options.force) return { force: { by: "input", covers: "pull-request" } };
  if (label?.set !== true) return {};
  const { label: name, actor, at } = label;
  return {
    force: {
      by: "label",
      label: name,
      covers: options.forceCovers,
      ...actor !== void 0 && { actor },
      ...at !== void 0 && { at }
    }
  };
}
function idleNotes(contracts, options, accept, world) {
  const subjects = contracts.filter(({ failure: error, baseline }) => error === void 0 && baseline.state === "found").map(({ name, baseline, findings }) => ({
    contract: name,
    ...baseline.state === "found" && baseline.version !== void 0 && { baseline: baseline.version },
    today: world.today ?? /* @__PURE__ */ new Date(),
    fingerprints: new Set(findings.map(({ fingerprint: fingerprint2 }) => fingerprint2))
  }));
  return idleAcceptances(accept.accept, subjects, options.acceptFile);
}
function manifestsOf({ report, current, baseline }) {
  const [now, before] = [current, baseline].map(
    (contract) => contract === void 0 ? void 0 : contractJson(contract)
  );
  return {
    name: report.name,
    ...now !== void 0 && { current: now },
    ...before !== void 0 && { baseline: before }
  };
}

// src/gate/accept.ts
function acceptancesFor(report, { reason, only, expires }) {
  const several = report.contracts.length > 1;
  const entries2 = report.contracts.flatMap(
    ({ name, baseline, findings }) => findings.filter(({ blocking, fingerprint: fingerprint2 }) => blocking && (only === void 0 || only.includes(fingerprint2))).map(({ fingerprint: fingerprint2 }) => ({
      fingerprint: fingerprint2,
      reason,
      ...baseline.state === "found" && baseline.version !== void 0 && { baseline: baseline.version },
      ...several && { contract: name },
      ...expires !== void 0 && { expires }
    }))
  );
  const found = new Set(entries2.map(({ fingerprint: fingerprint2 }) => fingerprint2));
  return { entries: entries2, unknown: (only ?? []).filter((fingerprint2) => !found.has(fingerprint2)) };
}
function withAcceptances(text2, entries2, path) {
  const root = {};
  if (text2 !== void 0) {
    parseAcceptFile(text2, path);
    const old = parseJson(text2.replace(/^\ufeff/, ""), { dialect: "ecma" }).value;
    if (isObject(old)) for (const [name, value] of Object.entries(old)) setMember(root, name, value);
  }
  const before = root["accept"];
  const kept = (isArray(before) ? before : []).filter((entry) => !entries2.some((fresh) => sameEntry(entry, fresh)));
  setMember(root, "accept", [...kept, ...entries2]);
  return `${jsonText(root, 2)}
`;
}
function sameEntry(entry, fresh) {
  return isObject(entry) && entry["fingerprint"] === fresh.fingerprint && (entry["contract"] ?? fresh.contract) === fresh.contract;
}

// src/platform/programs.ts
import { spawn } from "node:child_process";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join, parse as parse2, sep } from "node:path";
var NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
var ENDINGS = process.platform === "win32" ? [".exe", ".com"] : [""];
function programs(workspace, env) {
  const folders = searchPath(workspace, env);
  return async (name, args, limits) => {
    const file = NAME.test(name) ? findProgram(name, folders, workspace) : void 0;
    return file === void 0 ? { state: "missing" } : start(file, args, limits, environment(folders, env, limits));
  };
}
function searchPath(workspace, env) {
  const path = env["PATH"] ?? env["Path"] ?? "";
  const folders = path.split(delimiter).flatMap((folder) => {
    const real = isAbsolute(folder) ? realPath(folder) : void 0;
    return real === void 0 || isWithin(real, workspace) ? [] : [real];
  });
  return [...new Set(folders)];
}
function findProgram(name, folders, workspace) {
  for (const folder of folders) {
    for (const ending of ENDINGS) {
      const file = join(folder, name + ending);
      const real = realPath(file);
      if (real !== void 0 && !isWithin(real, workspace) && isProgram(real)) return file;
    }
  }
  return void 0;
}
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
function isWithin(real, workspace) {
  const root = realPath(workspace);
  return root !== void 0 && root !== parse2(root).root && (real === root || real.startsWith(root + sep));
}
function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return void 0;
  }
}
function environment(folders, env, limits) {
  const root = env["SystemRoot"];
  const windows = process.platform === "win32" && root !== void 0 ? { SystemRoot: root } : {};
  return { ...limits.env, ...windows, PATH: folders.join(delimiter) };
}
function start(file, args, { input, timeoutMs, maxBytes }, env) {
  return new Promise((resolve2) => {
    const child = spawn(file, args, {
      cwd: parse2(file).root,
      env,
      shell: false,
      windowsHide: true,
      // A group of its own, so that what it started ends with it.
      detached: process.platform !== "win32",
      stdio: ["pipe", "pipe", "ignore"]
    });
    const taken = [];
    let size = 0;
    const end = (how) => {
      clearTimeout(timer);
      if (how.state === "failed") {
        kill(child);
        child.stdout.destroy();
      }
      resolve2(how);
    };
    const timer = setTimeout(() => end({ state: "failed", why: "too slow" }), timeoutMs);
    child.on("error", () => end({ state: "failed", why: "not started" }));
    child.stdout.on("data", (piece) => {
      size += piece.length;
      if (size > maxBytes) end({ state: "failed", why: "too much output" });
      else taken.push(piece);
    });
    child.on(
      "close",
      (code) => end(code === null ? { state: "failed", why: "killed" } : { state: "ended", code, output: Buffer.concat(taken) })
    );
    child.stdin.on("error", () => void 0);
    child.stdin.end(input ?? "");
  });
}
function kill(child) {
  const { pid } = child;
  if (pid === void 0) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-pid, "SIGKILL");
  } catch {
  }
}

export {
  isDay,
  runGate,
  acceptancesFor,
  withAcceptances,
  programs
};
