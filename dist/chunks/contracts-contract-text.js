import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  jsonText,
  painter,
  wrap
} from "./bytes-http-model.js";
import {
  byCode,
  cellSpan,
  codeSpan,
  commandData,
  commandProperty,
  cutLines,
  html,
  markdown,
  plain,
  sarifText,
  shorten,
  urlPart
} from "./gate-exit-code.js";
import {
  looksLikePlugin,
  readManifestText,
  validatePlugin
} from "./core-locate.js";
import {
  KIND_BYTES,
  KIND_WORDS,
  examineIdl,
  examineImage,
  examineSection,
  kindOf
} from "./bytes-index.js";
import {
  ContractError
} from "./core-errors.js";
import {
  Validator
} from "./cfworker-json-schema.js";
import {
  JsonError,
  isArray,
  isObject,
  member,
  parseJson,
  pointerTokens
} from "./core-json-reader.js";

// src/contracts/read-contract.ts
import { createHash } from "node:crypto";

// src/contracts/contract-text.ts
function textKind(text2) {
  const first = firstValue(text2);
  if (first === void 0) return kindByNames(text2);
  if (!isObject(first)) return void 0;
  if (member(first, "abi_version") !== void 0 || member(first, "event") !== void 0) return "section";
  if (looksLikePlugin(first)) return "plugin";
  const tools = member(first, "tools");
  if (isArray(tools) && tools.every((tool) => isObject(tool) && member(tool, "parameters") !== void 0)) {
    return member(first, "name") === void 0 && member(first, "digest") === void 0 ? "section" : "idl";
  }
  return ["name", "version"].some((name) => member(first, name) !== void 0) ? "plugin" : void 0;
}
function firstValue(text2) {
  try {
    return parseJson(text2.replace(/^\ufeff/, ""), { partial: true, dialect: "ecma", maxDepth: 1e6 }).value;
  } catch (error) {
    if (error instanceof JsonError) return void 0;
    throw error;
  }
}
function kindByNames(text2) {
  const names = new Set(
    [
      ...text2.slice(0, 1e5).matchAll(
        /["'](abi_version|event|parameters|componentType|components|capabilities|discoverTools|inputSchema|digest|version|name|tools)["']/g
      )
    ].map(([, name]) => name)
  );
  if (names.has("abi_version") || names.has("event")) return "section";
  if (["componentType", "components", "capabilities", "discoverTools", "inputSchema"].some((name) => names.has(name)))
    return "plugin";
  if (names.has("parameters") || names.has("digest")) return "idl";
  return names.size > 0 ? "plugin" : void 0;
}

// src/contracts/rules.ts
var GATE_RULES = {
  "not-a-contract": {
    level: "error",
    title: "The file is no contract",
    text: "What a file is, is told from its content. This one is neither a WebAssembly module nor JSON that a berm manifest section, a berm IDL or a heddle plugin manifest could be.",
    remedy: "Give the path of a berm image (.wasm), its manifest section or IDL, or a heddle plugin manifest (.json)."
  }
};

// src/contracts/read-contract.ts
function loadOptionsOf({
  hostAbi,
  hostSyscalls,
  grantedCapabilities,
  submitted,
  discoverTools,
  lintsOff
}) {
  return { hostAbi, hostSyscalls, grantedCapabilities, submitted, discoverTools, lintsOff };
}
var TEXT_LIMIT = 64 * 1024 * 1024;
var DIGEST_LIMIT = 16 * 1024 * 1024;
async function readContract(source, options = {}) {
  const first = await source.read(0, KIND_BYTES);
  const kind = kindOf(first);
  switch (kind) {
    case "wasm":
      return readImageFile(source, options);
    case "text":
      return /\.wasm$/i.test(source.label) ? readImageFile(source, options) : readText(source, options);
    case "json":
      return readText(source, options);
    case "component":
    case "elf":
    case "gzip":
    case "zip":
    case "git-lfs-pointer":
    case "empty":
    case "binary":
      return /\.json$/i.test(source.label) ? readText(source, options) : readImageFile(source, options);
    default:
      return kind;
  }
}
function isUnreadable(contract2) {
  return contract2.kind === "unknown" || (contract2.kind === "plugin" ? contract2.json === void 0 : contract2.manifest === void 0);
}
function manifestOf(contract2) {
  return contract2.kind === "plugin" || contract2.kind === "unknown" ? void 0 : contract2.manifest;
}
function manifestContract(manifest) {
  return { kind: manifest.abi_version === void 0 ? "idl" : "section", manifest, facts: versionOf(manifest.version) };
}
async function readSource(source, options = {}) {
  try {
    return await readContract(source, options);
  } finally {
    if (isDisposable(source)) await source[Symbol.asyncDispose]();
  }
}
function isDisposable(source) {
  return Symbol.asyncDispose in source;
}
async function readImageFile(source, options) {
  const { manifest, problems: problems2 } = await examineImage(source, hostOptions(options));
  const digest = source.size !== void 0 && source.size <= DIGEST_LIMIT ? { digest: sha256(await readAll(source, source.size)) } : {};
  return {
    contract: {
      kind: "image",
      ...manifest !== void 0 && { manifest },
      facts: { ...digest, ...sizeOf(source), ...versionOf(manifest?.version) }
    },
    problems: problems2
  };
}
async function readText(source, options) {
  const bytes = await readAll(source, TEXT_LIMIT);
  const facts = { digest: sha256(bytes), size: bytes.length };
  const text2 = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const kind = /^\s*[[{\ufeff]/.test(text2) ? textKind(text2) : void 0;
  switch (kind ?? (/\.json$/i.test(source.label) ? "plugin" : void 0)) {
    case "plugin":
      return readPlugin(bytes, facts, options);
    case "section": {
      const { manifest, problems: problems2 } = examineSection(bytes, hostOptions(options));
      return {
        contract: {
          kind: "section",
          ...manifest !== void 0 && { manifest },
          facts: { ...facts, ...versionOf(manifest?.version) }
        },
        problems: problems2
      };
    }
    case "idl": {
      const { manifest, problems: problems2 } = examineIdl(text2);
      return {
        contract: {
          kind: "idl",
          ...manifest !== void 0 && { manifest },
          facts: { ...facts, ...versionOf(manifest?.version) }
        },
        problems: problems2
      };
    }
    case void 0:
      return { contract: { kind: "unknown", facts }, problems: [notAContract(source, bytes)] };
  }
}
function readPlugin(bytes, facts, options) {
  const { text: text2, json } = readManifestText(bytes);
  const { grantedCapabilities, submitted, discoverTools, lintsOff, beside } = options;
  const problems2 = validatePlugin(bytes, {
    ...grantedCapabilities !== void 0 && { grantedCapabilities },
    ...submitted !== void 0 && { submitted },
    ...discoverTools !== void 0 && { discoverTools },
    ...submitted !== true && beside,
    ...lintsOff !== void 0 && { off: lintsOff }
  });
  const version = json === void 0 ? void 0 : member(json, "version");
  return {
    contract: { kind: "plugin", text: text2, ...json !== void 0 && { json }, facts: { ...facts, ...versionOf(version) } },
    problems: problems2
  };
}
function notAContract(source, bytes) {
  const rule = "not-a-contract";
  const { level, remedy } = GATE_RULES[rule];
  return {
    level,
    rule,
    message: `${source.label} is ${KIND_WORDS[kindOf(bytes.subarray(0, KIND_BYTES))]}, and no contract. ${remedy}`
  };
}
function hostOptions({ hostAbi, hostSyscalls, baseline: baseline2 }) {
  return {
    ...hostAbi !== void 0 && { hostAbi },
    ...hostSyscalls !== void 0 && { hostSyscalls },
    ...baseline2 !== void 0 && { baseline: baseline2 }
  };
}
async function readAll(source, limit) {
  const pieces = [];
  let size = 0;
  for (let piece = await source.read(0, 1 << 20); piece.length > 0 && size < limit; piece = await source.read(size, 1 << 20)) {
    pieces.push(piece);
    size += piece.length;
  }
  return Buffer.concat(pieces);
}
function sha256(bytes) {
  return `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
}
function sizeOf(source) {
  return source.size === void 0 ? {} : { size: source.size };
}
function versionOf(version) {
  return typeof version === "string" && version !== "" ? { version } : {};
}
function contractJson(contract2) {
  if (contract2.kind === "unknown") return void 0;
  if (contract2.kind === "plugin") return contract2.json;
  const { manifest } = contract2;
  return manifest;
}

// src/report/wording.ts
var WITNESS_LIMIT = 400;
function count(number2, one, many = `${one}s`) {
  return `${number2} ${number2 === 1 ? one : many}`;
}
function subjectText(subject) {
  return subject.type === "program" || subject.type === "plugin" ? subject.type : `${subject.type} ${subject.name}`;
}
function baselineName(contract2) {
  return (contract2.baseline.state === "found" ? contract2.baseline.version ?? contract2.baseline.tag : void 0) ?? "the baseline";
}
function currentName(contract2) {
  const version = contract2.current.version;
  return version === void 0 || version === "" ? "this version" : version === baselineName(contract2) ? `the new ${version}` : version;
}
function direction(finding2) {
  const part = pointerTokens(finding2.current ?? finding2.baseline ?? "")[2] ?? pointerTokens(finding2.baseline ?? "")[2];
  if (part === "parameters" || part === "inputSchema" || part === "schema") return "arguments";
  if (part === "returns" || part === "outputSchema" || part === "fields") return "result";
  return void 0;
}
function witnessText(finding2) {
  return finding2.witness === void 0 ? void 0 : shorten(jsonText(finding2.witness.value), WITNESS_LIMIT);
}
function witnessFrame(finding2, contract2) {
  const old = baselineName(contract2);
  const next = currentName(contract2);
  return direction(finding2) === "result" ? { before: `${next} may send `, after: `; callers built for ${old} refuse it` } : { before: "", after: ` was accepted by ${old}; ${next} refuses it` };
}
function witnessSentence(finding2, contract2) {
  const text2 = witnessText(finding2);
  if (text2 === void 0) return "";
  const { before, after } = witnessFrame(finding2, contract2);
  return `${before}${text2}${after}`;
}
function becauseSentence(finding2, contract2) {
  const plain2 = finding2.level === "warning" || finding2.level === "notice" || finding2.blocking && !contract2.usage.some(({ state }) => state === "answered");
  return plain2 ? "" : `${finding2.blocking ? "Blocks" : "Does not block"}: ${finding2.because}.`;
}
var HITS = { flows: "flow authors", operators: "operators", clients: "clients", model: "the model" };
function hitsSentence(finding2) {
  const who = (finding2.hits ?? []).map((hit) => HITS[hit]);
  if (who.length === 0) return "";
  const shows = finding2.shows === void 0 ? "" : finding2.shows === "silent" ? ", silently" : `, at ${finding2.shows}`;
  return `Hits ${list(who)}${shows}.`;
}
function callerLines(finding2, limit = 5) {
  const callers = finding2.callers ?? [];
  const shown = callers.slice(0, limit).map(
    (caller) => `${caller.source}${caller.caller === "" ? "" : ` ${caller.caller}`}: ${count(caller.calls, "call")}, last ${day(caller.last)}`
  );
  return callers.length > limit ? [...shown, `and ${callers.length - limit} more`] : shown;
}
function day(seconds) {
  const date = new Date(seconds * 1e3);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}
function list(words2, last = "and") {
  return words2.length <= 1 ? words2[0] ?? "" : `${words2.slice(0, -1).join(", ")} ${last} ${words2.at(-1) ?? ""}`;
}
function deploySentence(host) {
  const plain2 = host.status === 0 ? host.answer : `${host.status}, ${host.answer}`;
  return host.withLine === void 0 ? plain2 : `${plain2}; with the line below: ${host.withLine.status}, ${host.withLine.answer}`;
}
function deployState(host) {
  if (host.status === 0) return "unknown";
  if (host.status < 300) return "yes";
  return host.withLine !== void 0 && host.withLine.status < 300 ? "with the line" : "no";
}
function failureSentence({ fault, message }) {
  return fault === "bug" ? `Could not be judged: a fault of berm-compat, please report it: ${message}` : `Could not be judged: ${message}`;
}
function errorSentence(report) {
  const failed = report.contracts.filter(({ verdict: verdict2 }) => verdict2 === "error");
  const [first] = failed;
  if (first?.failure === void 0) return "";
  const more = failed.length === 1 ? "" : ` (and ${failed.length - 1} more)`;
  return report.contracts.length === 1 ? failureSentence(first.failure) : `${first.name}: ${failureSentence(first.failure)}${more}`;
}
function verdictSentence(contract2) {
  const { counts: counts2 } = contract2;
  if (contract2.alone === true && contract2.verdict === "compatible")
    return counts2.warnings === 0 ? "It loads." : `It loads, with ${count(counts2.warnings, "warning")}.`;
  switch (contract2.verdict) {
    case "compatible":
      return contract2.findings.length === 0 ? "Nothing changed for callers." : "No caller breaks.";
    case "first-release":
      return "There is no earlier release to compare with.";
    case "reported":
      return `${found(counts2)}, and none blocks.`;
    case "refused":
      return counts2.blocking === 0 ? "The version did not move far enough." : `${blocking(contract2)}.`;
    case "forced":
      return `${blocking(contract2)}, and the run was forced through all the same.`;
    case "invalid":
      return `No host would load it: ${count(counts2.errors, "error")}.`;
    case "error":
      return contract2.failure === void 0 ? "Could not be judged." : failureSentence(contract2.failure);
    default:
      return contract2.verdict;
  }
}
function found(counts2) {
  return counts2.undecided === 0 ? count(counts2.breaks, "break") : list([count(counts2.breaks, "break"), count(counts2.undecided, "undecided place")]);
}
function blocking({ findings: findings2 }) {
  const stopping = findings2.filter((finding2) => finding2.blocking);
  const undecided = stopping.filter((finding2) => finding2.level === "undecided").length;
  const breaks = stopping.length - undecided;
  const parts = [
    ...breaks > 0 ? [count(breaks, "break")] : [],
    ...undecided > 0 ? [count(undecided, "undecided place")] : []
  ];
  return `${list(parts)} ${stopping.length === 1 ? "blocks" : "block"}`;
}
function baselineSentence(contract2) {
  const { baseline: baseline2 } = contract2;
  if (contract2.alone === true) return "";
  switch (baseline2.state) {
    case "found":
      return [
        baseline2.label,
        baseline2.tag === void 0 ? "" : `tag ${baseline2.tag}`,
        baseline2.digest === void 0 ? "" : `\`${baseline2.digest.slice(0, 19)}\``,
        baseline2.date?.slice(0, 10) ?? ""
      ].filter((part) => part !== "" && !(part.startsWith("tag ") && baseline2.label.includes(part.slice(4)))).join(", ");
    case "none":
      return `none: ${baseline2.why}`;
    case "failed":
      return contract2.failure?.message === baseline2.why ? "could not be read." : `not looked for: ${baseline2.why}`;
    default:
      return baseline2;
  }
}
function costSentence({ baseline: baseline2 }) {
  const cost = baseline2.state === "found" ? baseline2.cost : void 0;
  return cost === void 0 || cost.requests === 0 ? "" : `Read with ${count(cost.requests, "request")}, ${bytesText(cost.bytes)}.`;
}
function bytesText(bytes) {
  if (bytes < 1e3) return count(bytes, "byte");
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
function othersSentence({ baseline: baseline2 }, limit = 5) {
  const others = baseline2.state === "found" ? baseline2.others ?? [] : [];
  const shown = others.slice(0, limit).map(({ name, why }) => `${name} (${why})`);
  return others.length === 0 ? "" : `Passed over: ${list(others.length > limit ? [...shown, `${others.length - limit} more`] : shown)}.`;
}
function publishSentence({ publishes = [], name, deploy }) {
  if (publishes.length === 0 || deploy.length > 0) return "";
  const line = `PUT /programs/${encodeURIComponent(name)}?public=${publishes.map(encodeURIComponent).join(",")}`;
  return `${publishes.length === 1 ? "One tool becomes" : `${publishes.length} tools become`} public, which the deploy must confirm: \`${line}\``;
}
function bumpSentence(contract2) {
  if (contract2.baseline.state !== "found" || contract2.requiredBump === "none") return "";
  const asks = `This change asks for a ${contract2.requiredBump} release`;
  if (contract2.bumpEnough === void 0) return `${asks}.`;
  const step = `${baselineName(contract2)} \u2192 ${contract2.current.version ?? ""}`;
  return contract2.bumpEnough ? `${asks}, and ${step} is one.` : `${asks}; ${step} is less.`;
}
function forceSentence(report) {
  const { force } = report;
  if (force === void 0) return "";
  if (force.by === "input") return 'Forced by the input "force".';
  const who = force.actor === void 0 ? "" : ` by ${force.actor}`;
  const when = force.at === void 0 ? "" : ` on ${force.at.slice(0, 10)}`;
  return `Forced by the label "${force.label ?? "force"}", applied${who}${when}.`;
}
function labelHint(report) {
  if (report.forceLabel === void 0 || report.force !== void 0 || report.exitCode !== 1) return "";
  return `To let these breaks through, someone with triage permission or more can set the label \`${report.forceLabel}\`; a single one can be accepted with \`berm-compat accept\`.`;
}
var VERDICT_WORDS = {
  compatible: "compatible",
  "first-release": "first release",
  reported: "reported",
  forced: "forced",
  refused: "refused",
  invalid: "invalid",
  error: "not judged"
};
function verdictWord(contract2) {
  return contract2.alone === true && contract2.verdict === "compatible" ? "loads" : VERDICT_WORDS[contract2.verdict];
}
function headline(contract2) {
  const to = contract2.current.version ?? "";
  const from = contract2.baseline.state === "found" ? baselineName(contract2) : "";
  return [contract2.name, from !== "" && to !== "" ? `${from} \u2192 ${to}` : to].filter((part) => part !== "").join(" ");
}

// src/report/view.ts
var TITLES = {
  blocking: "Breaking changes that block",
  undecided: "Undecided, and blocking",
  reported: "Found, and not blocking",
  internal: "Internal: only the host calls these",
  warnings: "Warnings",
  notices: "Added and changed without breaking anyone"
};
var ORDER = ["blocking", "undecided", "reported", "internal", "warnings", "notices"];
function sectionOf(finding2) {
  if (finding2.blocking) return finding2.level === "undecided" ? "undecided" : "blocking";
  if (finding2.audience === "host" && finding2.level !== "notice") return "internal";
  switch (finding2.level) {
    case "break":
    case "undecided":
      return "reported";
    case "warning":
      return "warnings";
    case "notice":
      return "notices";
    default:
      return finding2.level;
  }
}
function sections(contract2) {
  return ORDER.map((id2) => ({
    id: id2,
    title: TITLES[id2],
    findings: contract2.findings.filter((finding2) => sectionOf(finding2) === id2)
  })).filter((section) => section.findings.length > 0);
}
function orderFindings(findings2) {
  return findings2.toSorted((a, b) => ORDER.indexOf(sectionOf(a)) - ORDER.indexOf(sectionOf(b)));
}
function bySubject(findings2) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding2 of findings2) {
    const key = `${finding2.subject.type} ${finding2.subject.name}`;
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [finding2]);
    else group.push(finding2);
  }
  return [...groups.values()];
}
function orderProblems(problems2) {
  const weight = { error: 0, warning: 1, notice: 2 };
  return problems2.toSorted((a, b) => weight[a.level] - weight[b.level]);
}
function problemsTitle(problems2) {
  return problems2.some(({ level }) => level === "error") ? "Why no host would load it" : "Good to know before it is loaded";
}

// src/report/text.ts
function renderText(report, options = {}) {
  const page2 = { paint: painter(options.colour ?? false), width: Math.max(40, options.width ?? 100) };
  const blocks = report.contracts.map((contract2) => contractBlock(contract2, page2));
  const notes = report.notes.map((note) => bullet("!", note, 0, page2, page2.paint.warn));
  const hint = labelHint(report);
  return [
    ...blocks,
    ...notes.length > 0 ? [notes.join("\n")] : [],
    ...hint === "" ? [] : [bullet("\u2192", hint, 0, page2)],
    lastLine(report, page2)
  ].join("\n\n") + "\n";
}
function contractBlock(contract2, page2) {
  const { paint } = page2;
  const head = `${paint.strong(plain(headline(contract2)))}  ${badge(contract2, paint)}`;
  const rows = [
    ["verdict", verdictSentence(contract2)],
    [
      "file",
      `${contract2.path}${contract2.current.digest === void 0 ? "" : `, ${contract2.current.digest.slice(0, 19)}`}`
    ],
    ["baseline", baselineSentence(contract2).replaceAll("`", "")],
    ["chosen", contract2.baseline.state === "found" ? contract2.baseline.why ?? "" : ""],
    ["", othersSentence(contract2)],
    ["", costSentence(contract2)],
    ["version", bumpSentence(contract2)],
    ["deploy", publishSentence(contract2).replaceAll("`", "")]
  ];
  const facts = rows.filter(([, value]) => value !== "").map(([name, value]) => bullet(name.padEnd(8), value, 2, page2, paint.faint));
  const notes = contract2.notes.map((note) => bullet("note    ", note, 2, page2, paint.warn));
  const parts = [
    problemsPart(contract2, page2),
    ...sections(contract2).map((section) => sectionPart(section, contract2, page2)),
    deployPart(contract2, page2)
  ];
  return [[head, ...facts, ...notes].join("\n"), ...parts.filter((part) => part !== "")].join("\n\n");
}
var BADGES = {
  compatible: "good",
  "first-release": "good",
  reported: "warn",
  forced: "warn",
  refused: "bad",
  invalid: "bad",
  error: "bad"
};
function badge(contract2, paint) {
  return paint.strong(paint[BADGES[contract2.verdict]](verdictWord(contract2).toUpperCase()));
}
function problemsPart(contract2, page2) {
  if (contract2.problems.length === 0) return "";
  const lines = orderProblems(contract2.problems).map((problem2) => problemLines(problem2, page2));
  return [`  ${page2.paint.strong(problemsTitle(contract2.problems))}`, ...lines].join("\n");
}
function problemLines(problem2, page2) {
  const { paint } = page2;
  const mark = { error: paint.bad("\u2717"), warning: paint.warn("!"), notice: paint.faint("\xB7") }[problem2.level];
  const at = [
    problem2.line === void 0 ? "" : `line ${problem2.line}${problem2.column === void 0 ? "" : `, column ${problem2.column}`}`,
    problem2.pointer === void 0 || problem2.pointer === "" ? "" : problem2.pointer,
    problem2.offset === void 0 ? "" : `byte ${problem2.offset}`
  ].filter((part) => part !== "");
  return [
    bullet(mark, problem2.message, 4, page2),
    paint.faint(`      ${plain([...at, problem2.rule].join(" \xB7 "))}`)
  ].join("\n");
}
function sectionPart(section, contract2, page2) {
  const compact = section.id === "notices";
  const groups = bySubject(section.findings).map((findings2) => {
    const [first] = findings2;
    const title = first === void 0 ? "" : `    ${page2.paint.strong(plain(subjectText(first.subject)))}`;
    return [
      title,
      ...findings2.map(
        (finding2) => compact ? bullet(page2.paint.good("+"), finding2.message, 6, page2) : findingLines(finding2, section.id, contract2, page2)
      )
    ].join("\n");
  });
  return [`  ${page2.paint.strong(section.title)} ${page2.paint.faint(`(${section.findings.length})`)}`, ...groups].join(
    compact ? "\n" : "\n\n"
  );
}
function findingLines(finding2, id2, contract2, page2) {
  const { paint } = page2;
  const mark = {
    blocking: paint.bad("\u2717"),
    undecided: paint.bad("?"),
    reported: paint.warn("\u2013"),
    internal: paint.warn("\u2013"),
    warnings: paint.warn("!"),
    notices: paint.good("+")
  }[id2];
  const witness = witnessSentence(finding2, contract2);
  const lines = [bullet(mark, finding2.message, 6, page2)];
  if (witness !== "") lines.push(bullet(" ", witness, 6, page2, paint.value, paint.value));
  for (const sentence of [hitsSentence(finding2), becauseSentence(finding2, contract2)])
    if (sentence !== "") lines.push(bullet(" ", sentence, 6, page2, paint.faint, paint.faint));
  for (const line of callerLines(finding2)) lines.push(bullet(" ", `called by ${line}`, 6, page2));
  if (finding2.remedy !== void 0) lines.push(bullet(" ", `\u2192 ${finding2.remedy}`, 6, page2, paint.good, paint.good));
  lines.push(`        ${paint.faint(plain(`${finding2.kind} \xB7 ${finding2.fingerprint}${location(finding2)}`))}`);
  return lines.join("\n");
}
function location({ location: at }) {
  return at === void 0 ? "" : ` \xB7 ${at.path}:${at.line}`;
}
function deployPart(contract2, page2) {
  if (contract2.deploy.length === 0) return "";
  const lines = contract2.deploy.map(
    (host) => [
      bullet(deployMark(host, page2.paint), `${host.url}: ${deploySentence(host)}`, 4, page2),
      `      ${page2.paint.value(plain(host.line))}`
    ].join("\n")
  );
  return [`  ${page2.paint.strong("What each host would answer to this deploy")}`, ...lines].join("\n");
}
function deployMark(host, paint) {
  return { yes: paint.good("\u2713"), no: paint.bad("\u2717"), unknown: paint.warn("?"), "with the line": paint.warn("!") }[deployState(host)];
}
function lastLine(report, page2) {
  const { counts: counts2, contracts } = report;
  const alone = contracts.every((contract2) => contract2.alone === true);
  const passes = report.exitCode === 0;
  const errors = counts2.errors > 0 || alone ? [count(counts2.errors, "error")] : [];
  const sum = [
    ...alone ? [] : [count(counts2.breaks, "break"), `${counts2.blocking} blocking`, `${counts2.undecided} undecided`],
    ...errors,
    ...alone ? [count(counts2.warnings, "warning")] : []
  ].join(", ");
  const force = forceSentence(report);
  const word = passes ? report.verdict === "forced" ? page2.paint.warn("passes, forced") : page2.paint.good("passes") : page2.paint.bad(`fails (exit code ${report.exitCode})`);
  return `${page2.paint.strong(word)}  ${count(contracts.length, "contract")}: ${sum}.${force === "" ? "" : ` ${plain(force)}`}`;
}
function bullet(mark, text2, indent, page2, tint = (same) => same, body = (same) => same) {
  const hang = indent + mark.replace(/\u001b\[[0-9]+m/g, "").length + 1;
  const lines = wrap(plain(text2), Math.max(20, page2.width - hang));
  return lines.map(
    (line, index) => index === 0 ? `${" ".repeat(indent)}${tint(mark)} ${body(line)}` : `${" ".repeat(hang)}${body(line)}`
  ).join("\n");
}

// src/report/schema-words.ts
var text = { type: "string" };
var flag = { type: "boolean" };
var yes = { const: true };
var MOST = Number.MAX_SAFE_INTEGER;
var number = { type: "number", minimum: -MOST, maximum: MOST };
var whole = { type: "integer", minimum: 0, maximum: MOST };
var ordinal = { type: "integer", minimum: 1, maximum: MOST };
var pointerText = { type: "string", pattern: "^(?:/|$)" };
var oneOf = (...values) => ({ enum: values });
var list2 = (items) => ({ type: "array", items });
var ref = (name) => ({ $ref: `#/$defs/${name}` });
var said = (schema, description) => ({ ...schema, description });
function object(members) {
  const names = Object.keys(members);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(members).map(([name, schema]) => [name.replace(/\?$/, ""), schema])),
    required: names.filter((name) => !name.endsWith("?")),
    additionalProperties: false
  };
}

// src/report/schema.ts
var id = { type: "string", pattern: "^[a-z0-9-]{1,80}$" };
var repositoryPath = {
  type: "string",
  maxLength: 4096,
  pattern: "^[^/\\u0000-\\u001f][^\\u0000-\\u001f]*$"
};
var verdict = said(
  oneOf("compatible", "first-release", "reported", "forced", "refused", "invalid", "error"),
  "What the gate says; of several contracts the worst, which is the last of these."
);
var fingerprint = said(
  { type: "string", pattern: "^[0-9a-f]{12}$" },
  "The short name under which a finding is accepted."
);
var finding = object({
  level: oneOf("break", "undecided", "warning", "notice"),
  kind: said(id, "Id of the kind; docs/kinds/<kind>.md explains it."),
  subject: object({ type: oneOf("tool", "event", "program", "plugin", "component", "file"), name: text }),
  audience: said(oneOf("callers", "host"), "host: only the host calls this tool."),
  "proof?": oneOf("witness", "structure", "rule"),
  "baseline?": said(pointerText, "JSON Pointer into the baseline."),
  "current?": said(pointerText, "JSON Pointer into the current contract."),
  "before?": text,
  "after?": text,
  message: text,
  "remedy?": text,
  "witness?": said(
    object({ value: {} }),
    "A value that the writer may send and the reader refuses. Integers keep all their digits."
  ),
  "hits?": list2(oneOf("flows", "operators", "clients", "model")),
  "shows?": oneOf("load", "parse", "run time", "silent"),
  "also?": list2(pointerText),
  fingerprint,
  blocking: said(flag, "Whether it fails the run: nothing lifts it."),
  because: said(text, "Why it blocks or does not."),
  "callers?": list2(
    object({ url: text, source: text, caller: text, calls: number, last: said(number, "Epoch seconds.") })
  ),
  "origin?": said(oneOf("here", "base"), "base: already on the base branch."),
  "accepted?": object({
    reason: text,
    "expires?": text,
    "here?": said(yes, "The pull request itself brings the entry.")
  }),
  "proposed?": said(
    object({ reason: text, "expires?": text }),
    "An entry that a fork brings: it lifts nothing until it is on the base branch."
  ),
  "consumers?": said(
    list2(object({ path: text, "line?": ordinal, "column?": ordinal })),
    "Documents of the repository that it breaks."
  ),
  "sinceLabel?": said(yes, "First seen in a push after the force label was applied."),
  "location?": ref("location")
});
var problem = object({
  level: oneOf("error", "warning", "notice"),
  rule: said(id, "Id of the rule; docs/rules/<rule>.md explains it."),
  message: text,
  "pointer?": pointerText,
  "offset?": said(whole, "Byte offset in the file."),
  "line?": ordinal,
  "column?": ordinal,
  "expected?": text,
  "received?": text,
  "location?": ref("location")
});
var baseline = {
  oneOf: [
    object({
      state: oneOf("found"),
      source: text,
      label: text,
      "version?": text,
      "tag?": text,
      "digest?": text,
      "date?": text,
      "url?": text,
      "why?": text,
      "others?": list2(object({ name: text, why: text })),
      "cost?": object({ bytes: whole, requests: whole })
    }),
    object({
      state: said(oneOf("none"), "There is no earlier release, and that is certain."),
      source: text,
      why: text
    }),
    object({ state: said(oneOf("failed"), "It could not be fetched or read."), source: text, why: text })
  ]
};
var usage = {
  oneOf: [
    object({
      state: oneOf("answered"),
      url: text,
      program: text,
      rows: list2(
        object({
          kind: oneOf("tool", "event"),
          item: text,
          source: oneOf("service", "account", "app", "anonymous", "stripe"),
          caller: text,
          outcome: oneOf("done", "failed", "denied", "refused"),
          calls: number,
          last: number,
          "public?": flag
        })
      ),
      coversEvents: flag,
      wakes: list2(object({ tool: text, arguments: {}, "due?": number, "by?": text })),
      crons: { type: "object", additionalProperties: text },
      notes: list2(text),
      "missing?": said(
        object({ programs: list2(text), secrets: list2(text) }),
        "What the contract declares and this host does not have."
      )
    }),
    object({ state: oneOf("not-deployed"), url: text, program: text }),
    object({ state: oneOf("failed"), url: text, program: text, why: text })
  ]
};
var counts = object({
  breaks: whole,
  blocking: said(whole, "Breaks and undecided places that block."),
  undecided: whole,
  warnings: whole,
  notices: whole,
  internal: whole,
  errors: whole
});
var contract = object({
  name: text,
  path: said(text, "As given, relative to the working directory, with /."),
  kind: oneOf("image", "section", "idl", "plugin", "unknown"),
  verdict: ref("verdict"),
  current: object({ "version?": text, "digest?": text, "size?": whole }),
  baseline: ref("baseline"),
  problems: list2(ref("problem")),
  findings: list2(ref("finding")),
  usage: list2(ref("usage")),
  deploy: list2(
    object({
      url: text,
      program: text,
      status: said(whole, "HTTP status; 0: not known."),
      answer: text,
      line: said(text, "The request line that the deploy needs."),
      "withLine?": said(object({ status: whole, answer: text }), "What that line would be answered.")
    })
  ),
  counts: ref("counts"),
  requiredBump: oneOf("major", "minor", "patch", "none"),
  "bumpEnough?": flag,
  "failure?": said(
    object({ fault: oneOf("configuration", "source", "bug"), message: text }),
    "What kept this contract from being judged."
  ),
  "alone?": said(yes, "Validated on its own; there was nothing to compare it with, on purpose."),
  "publishes?": said(list2(text), "Tools that became public and must be confirmed at deploy."),
  "consumers?": said(
    list2(object({ path: text, state: oneOf("works", "broken", "failing", "unknown", "gone"), "why?": text })),
    "Documents of the repository that use this contract."
  ),
  notes: list2(text)
});
var REPORT_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://berm.dev/compat/report-1.json",
  title: "Report of berm-compat",
  description: "What the gate found out about every contract of a run. A later version of this format has another version number.",
  ...object({
    schema: oneOf("https://berm.dev/compat/report-1.json"),
    version: oneOf(1),
    generator: object({ name: oneOf("berm-compat"), version: text }),
    verdict: ref("verdict"),
    exitCode: said(
      oneOf(0, 1, 2, 3, 4, 70),
      "0 passes, 1 refused, 2 invalid contract, 3 usage or configuration, 4 a source could not be read, 70 our own fault."
    ),
    contracts: list2(ref("contract")),
    counts: ref("counts"),
    "force?": object({
      by: oneOf("label", "input"),
      "label?": text,
      "actor?": text,
      "at?": text,
      covers: oneOf("pull-request", "findings")
    }),
    "forceLabel?": said(text, "The label that would let breaks through."),
    "rules?": said(
      list2(object({ option: text, value: text, from: oneOf("inputs", "file"), "contract?": text })),
      "The options in force that are not the defaults."
    ),
    "rulesChanged?": said(
      list2(object({ option: text, "contract?": text, "before?": text, "after?": text })),
      "What the pull request changes of them: it takes effect once it is merged."
    ),
    notes: list2(text)
  }),
  $defs: {
    verdict,
    location: object({
      path: said(repositoryPath, "Relative to the repository, with /."),
      line: ordinal,
      "column?": ordinal
    }),
    finding,
    problem,
    baseline,
    usage,
    counts,
    contract
  }
};

// src/report/parse.ts
var LIMIT = 64 * 1024 * 1024;
function parseReport(text2) {
  if (text2.length > LIMIT) throw new ContractError("report", `The report is larger than ${LIMIT} characters.`);
  const json = parse(text2);
  const { valid, errors } = new Validator(REPORT_SCHEMA, "2020-12", true).validate(JSON.parse(text2));
  if (valid) return json;
  const deepest = errors.at(-1);
  throw new ContractError(
    "report",
    `This is no report of berm-compat, version 1: ${deepest === void 0 ? "it does not match report.schema.json" : `${deepest.instanceLocation}: ${deepest.error}`}`
  );
}
function parse(text2) {
  try {
    return parseJson(text2, { maxDepth: 220 }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new ContractError("report", `The report is not JSON: ${error.message}.`);
  }
}

// src/report/docs.ts
var PAGES = "https://github.com/berm/compat-action/blob/v1/docs";
function docsUrl(folder, id2) {
  return `${PAGES}/${folder}/${urlPart(id2)}.md`;
}

// src/report/annotations.ts
function annotations(report) {
  const all = report.contracts.flatMap((contract2) => [
    ...failureOf(contract2),
    ...problems(contract2),
    ...findings(contract2)
  ]);
  const weight = { failure: 0, warning: 1, notice: 2 };
  return all.toSorted((a, b) => weight[a.level] - weight[b.level]);
}
function failureOf(contract2) {
  return contract2.failure === void 0 ? [] : [{ level: "failure", title: `${contract2.name}: could not be judged`, message: contract2.failure.message }];
}
function problems(contract2) {
  return contract2.problems.filter((problem2) => problem2.level !== "notice").map((problem2) => ({
    level: problem2.level === "error" ? "failure" : "warning",
    title: `${contract2.name}: ${problem2.rule}`,
    message: problem2.message,
    ...place(problem2)
  }));
}
function findings(contract2) {
  return orderFindings(contract2.findings).filter((finding2) => finding2.level !== "notice").map((finding2) => ({
    level: annotationLevel(finding2, contract2),
    title: `${contract2.name}: ${subjectText(finding2.subject)}: ${finding2.kind}`,
    message: [
      finding2.message,
      witnessSentence(finding2, contract2),
      finding2.blocking ? "" : finding2.because,
      finding2.remedy ?? "",
      docsUrl("kinds", finding2.kind)
    ].filter((line) => line !== "").join("\n"),
    ...place(finding2)
  }));
}
function annotationLevel(finding2, contract2) {
  if (!finding2.blocking) return finding2.level === "break" || finding2.level === "warning" ? "warning" : "notice";
  return contract2.verdict === "forced" ? "warning" : "failure";
}
function place(of) {
  return of.location === void 0 ? {} : { location: of.location };
}

// src/report/github.ts
var COMMAND_LIMIT = 10;
var COMMANDS = { failure: "error", warning: "warning", notice: "notice" };
function renderGithub(report) {
  const all = annotations(report);
  const lines = ["failure", "warning", "notice"].flatMap((level) => {
    const ofLevel = all.filter((annotation) => annotation.level === level);
    if (ofLevel.length <= COMMAND_LIMIT) return ofLevel.map(commandLine);
    const rest = ofLevel.length - (COMMAND_LIMIT - 1);
    return [
      ...ofLevel.slice(0, COMMAND_LIMIT - 1).map(commandLine),
      commandLine({ level, title: "and more", message: `${rest} more of this level stand in the full report.` })
    ];
  });
  return lines.map((line) => `${line}
`).join("");
}
function commandLine(annotation) {
  const { location: location2 } = annotation;
  const properties = [
    ...location2 === void 0 ? [] : [
      `file=${commandProperty(location2.path)}`,
      `line=${location2.line}`,
      ...location2.column === void 0 ? [] : [`col=${location2.column}`]
    ],
    `title=${commandProperty(annotation.title)}`
  ];
  return `::${COMMANDS[annotation.level]} ${properties.join(",")}::${commandData(annotation.message)}`;
}

// src/report/html-style.ts
var STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #ffffff; --ink: #1d2126; --faint: #667080; --line: #e2dfd8; --bad: #b3261e; --bad-soft: #fbeceb; --warn: #8a5a00; --warn-soft: #fdf3dc; --good: #1d6b3a; --good-soft: #e6f4ea; --code: #f3f1ec; --value: #0b5394; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --card: #1c2026; --ink: #e6e8eb; --faint: #97a1ae; --line: #30363e; --bad: #ff8a80; --bad-soft: #3a1f1f; --warn: #f0c060; --warn-soft: #352a14; --good: #7fd79b; --good-soft: #173222; --code: #262b32; --value: #8cc4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.01em; }
h2 { font-size: 1.3rem; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.6rem 0 .5rem; }
h4 { font-size: 1rem; margin: 1.2rem 0 .3rem; overflow-wrap: anywhere; }
.lead { color: var(--faint); margin: 0 0 1.6rem; }
.badge { display: inline-block; padding: .1rem .6rem; border-radius: 1rem; font-size: .78rem; font-weight: 650; letter-spacing: .05em; text-transform: uppercase; vertical-align: .15rem; white-space: nowrap; }
.bad { color: var(--bad); background: var(--bad-soft); }
.warn { color: var(--warn); background: var(--warn-soft); }
.good { color: var(--good); background: var(--good-soft); }
table { border-collapse: collapse; width: 100%; margin: 0 0 2rem; font-size: .93rem; }
th, td { text-align: left; padding: .45rem .7rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
th { color: var(--faint); font-weight: 550; }
td a { color: inherit; }
section.contract { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: 1.4rem 1.5rem; margin: 0 0 1.5rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .8rem 0 0; font-size: .93rem; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
code { font: .88em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); border-radius: .3rem; padding: .08em .35em; overflow-wrap: anywhere; }
.finding { border-left: 3px solid var(--line); padding: .1rem 0 .1rem .9rem; margin: .7rem 0; }
.finding.blocking { border-color: var(--bad); }
.finding p { margin: .15rem 0; overflow-wrap: anywhere; }
.witness code { color: var(--value); }
.remedy { color: var(--good); }
.small { color: var(--faint); font-size: .84rem; }
.small a { color: inherit; }
.note { background: var(--warn-soft); color: var(--warn); border-radius: .4rem; padding: .5rem .8rem; margin: .8rem 0 0; overflow-wrap: anywhere; }
details { margin: 1.2rem 0 0; border-top: 1px solid var(--line); padding-top: .8rem; }
summary { cursor: pointer; font-weight: 600; }
ul.plain { margin: .3rem 0 .6rem; padding-left: 1.2rem; }
footer { color: var(--faint); font-size: .85rem; }
@media print { body { background: #fff; } details > :not(summary) { display: block; } }
`.trim();

// src/report/html.ts
function renderHtml(report) {
  const { counts: counts2 } = report;
  const force = forceSentence(report);
  const body = [
    `<h1>Compatibility ${badge2(report.verdict)}</h1>`,
    `<p class="lead">${html(`${count(report.contracts.length, "contract")}: ${count(counts2.breaks, "break")}, ${counts2.blocking} blocking, ${counts2.undecided} undecided. The run ${report.exitCode === 0 ? "passes" : `fails with exit code ${report.exitCode}`}.`)}</p>`,
    errorSentence(report) === "" ? "" : `<p class="lead">${prose(errorSentence(report))}</p>`,
    force === "" ? "" : `<p class="note">${html(force)}</p>`,
    ...report.notes.map((note) => `<p class="note">${prose(note)}</p>`),
    labelHint(report) === "" ? "" : `<p>${prose(labelHint(report))}</p>`,
    report.contracts.length > 1 ? table(report) : "",
    ...report.contracts.map(contractSection),
    `<footer>${html(`${report.generator.name} ${report.generator.version}`)}</footer>`
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${html(`Compatibility: ${VERDICT_WORDS[report.verdict]}`)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${body.filter((part) => part !== "").join("\n")}
</main>
</body>
</html>
`;
}
var TONES = {
  compatible: "good",
  "first-release": "good",
  reported: "warn",
  forced: "warn",
  refused: "bad",
  invalid: "bad",
  error: "bad"
};
function badge2(verdict2, word = VERDICT_WORDS[verdict2]) {
  return `<span class="badge ${TONES[verdict2]}">${html(word)}</span>`;
}
function table(report) {
  const rows = report.contracts.map((contract2, index) => {
    const from = contract2.baseline.state === "found" ? baselineName(contract2) : "\u2013";
    const cells = [
      `<a href="#contract-${index}">${html(contract2.name)}</a>`,
      html(from),
      html(contract2.current.version ?? "?"),
      badge2(contract2.verdict, verdictWord(contract2)),
      String(contract2.counts.blocking),
      html(contract2.requiredBump)
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  return `<table><thead><tr>${["contract", "from", "to", "verdict", "blocking", "asks for"].map((title) => `<th>${title}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
function contractSection(contract2, index) {
  const rows = [
    ["Verdict", verdictSentence(contract2)],
    [
      "File",
      [contract2.path, contract2.current.digest === void 0 ? "" : `\`${contract2.current.digest}\``].filter((part) => part !== "").join(", ")
    ],
    ["Baseline", baselineSentence(contract2)],
    ["Chosen because", contract2.baseline.state === "found" ? contract2.baseline.why ?? "" : ""],
    ["Cost", costSentence(contract2)],
    ["Version", bumpSentence(contract2)],
    ["Deploy", publishSentence(contract2)]
  ];
  const facts = rows.filter(([, value]) => value !== "").map(([name, value]) => `<dt>${name}</dt><dd>${prose(value)}</dd>`);
  const parts = [
    `<h2>${html(headline(contract2))} ${badge2(contract2.verdict, verdictWord(contract2))}</h2>`,
    `<dl>${facts.join("")}</dl>`,
    ...contract2.notes.map((note) => `<p class="note">${prose(note)}</p>`),
    problemsPart2(contract2),
    ...sections(contract2).map((section) => sectionPart2(section, contract2)),
    deployPart2(contract2),
    othersPart(contract2)
  ];
  return `<section class="contract" id="contract-${index}">
${parts.filter((part) => part !== "").join("\n")}
</section>`;
}
function problemsPart2(contract2) {
  const problems2 = orderProblems(contract2.problems);
  if (problems2.length === 0) return "";
  const body = problems2.map(problemBlock).join("\n");
  const title = `${problemsTitle(problems2)} (${problems2.length})`;
  return problems2.some(({ level }) => level === "error") ? `<h3>${html(title)}</h3>
${body}` : folded(title, body);
}
function problemBlock(problem2) {
  const at = [
    problem2.location === void 0 ? problem2.line === void 0 ? "" : `line ${problem2.line}` : `${problem2.location.path}:${problem2.location.line}`,
    problem2.pointer ?? "",
    problem2.offset === void 0 ? "" : `byte ${problem2.offset}`
  ].filter((part) => part !== "");
  return `<div class="finding${problem2.level === "error" ? " blocking" : ""}"><p>${prose(problem2.message)}</p><p class="small">${[...at.map((part) => `<code>${html(part)}</code>`), link("rules", problem2.rule)].join(" \xB7 ")}</p></div>`;
}
function sectionPart2(section, contract2) {
  const title = `${section.title} (${section.findings.length})`;
  const body = bySubject(section.findings).map(
    (findings2) => `<h4>${html(findings2[0] === void 0 ? "" : subjectText(findings2[0].subject))}</h4>
${section.id === "notices" ? notices(findings2) : findings2.map((finding2) => findingBlock(finding2, contract2)).join("\n")}`
  ).join("\n");
  return section.id === "blocking" || section.id === "undecided" ? `<h3>${html(title)}</h3>
${body}` : folded(title, body);
}
function notices(findings2) {
  return `<ul class="plain">${findings2.map((finding2) => `<li>${prose(finding2.message)}</li>`).join("")}</ul>`;
}
function findingBlock(finding2, contract2) {
  const text2 = witnessText(finding2);
  const { before, after } = witnessFrame(finding2, contract2);
  const more = [hitsSentence(finding2), becauseSentence(finding2, contract2)].filter((sentence) => sentence !== "");
  const lines = [
    `<p>${finding2.sinceLabel === true ? "<strong>New since the label.</strong> " : ""}${prose(finding2.message)}</p>`,
    text2 === void 0 ? "" : `<p class="witness">${html(before)}<code>${html(text2)}</code>${html(after)}</p>`,
    more.length === 0 ? "" : `<p class="small">${prose(more.join(" "))}</p>`,
    ...callerLines(finding2, 20).map((line) => `<p class="small">called by ${html(line)}</p>`),
    finding2.remedy === void 0 ? "" : `<p class="remedy">\u2192 ${prose(finding2.remedy)}</p>`,
    `<p class="small">${[link("kinds", finding2.kind), `<code>${html(finding2.fingerprint)}</code>`, ...finding2.location === void 0 ? [] : [`<code>${html(`${finding2.location.path}:${finding2.location.line}`)}</code>`]].join(" \xB7 ")}</p>`
  ];
  return `<div class="finding${finding2.blocking ? " blocking" : ""}">${lines.filter((line) => line !== "").join("")}</div>`;
}
function deployPart2(contract2) {
  if (contract2.deploy.length === 0) return "";
  const items = contract2.deploy.map(
    (host) => `<li><code>${html(host.url)}</code>: ${prose(deploySentence(host))}<br><code>${html(host.line)}</code></li>`
  );
  return folded("What each host would answer to this deploy", `<ul class="plain">${items.join("")}</ul>`);
}
function othersPart({ baseline: baseline2 }) {
  const others = baseline2.state === "found" ? baseline2.others ?? [] : [];
  if (others.length === 0) return "";
  return folded(
    `Releases passed over (${others.length})`,
    `<ul class="plain">${others.slice(0, 200).map(({ name, why }) => `<li>${html(`${name}: ${why}`)}</li>`).join("")}</ul>`
  );
}
function prose(text2) {
  return byCode(text2, html, (code) => `<code>${html(code)}</code>`);
}
function folded(title, body) {
  return `<details><summary>${html(title)}</summary>
${body}
</details>`;
}
function link(folder, id2) {
  return `<a href="${html(docsUrl(folder, id2))}">${html(id2)}</a>`;
}

// src/report/json.ts
function renderJson(report) {
  return `${jsonText(report, 2)}
`;
}

// src/report/markdown.ts
function renderMarkdown(report, options = {}) {
  const limit = options.limit ?? Infinity;
  const size = (text2) => options.unit === "bytes" ? Buffer.byteLength(text2) : text2.length;
  const full = options.full ?? "The full report is in `report.json`.";
  const items = severestFirst(report);
  const whole2 = page(report, cutAt(items, items.length, report.contracts.length, full));
  if (size(whole2) <= limit) return whole2;
  let fits = 0;
  let tooMany = items.length;
  while (tooMany - fits > 1) {
    const middle = fits + tooMany >> 1;
    if (size(page(report, cutAt(items, middle, report.contracts.length, full))) <= limit) fits = middle;
    else tooMany = middle;
  }
  for (let contracts = report.contracts.length; ; contracts = contracts >> 1) {
    const text2 = page(report, cutAt(items, fits, contracts, full));
    if (size(text2) <= limit) return text2;
    if (contracts === 0) return cutLines(text2, options.unit === "bytes" ? limit >> 2 : limit);
  }
}
function isFinding(item) {
  return "fingerprint" in item;
}
function severestFirst(report) {
  const problems2 = orderProblems(report.contracts.flatMap((contract2) => contract2.problems));
  const errors = problems2.filter((problem2) => problem2.level === "error");
  const lints = problems2.filter((problem2) => problem2.level !== "error");
  const findings2 = orderFindings(report.contracts.flatMap((contract2) => contract2.findings));
  const serious = findings2.filter((finding2) => finding2.level === "break" || finding2.level === "undecided");
  return [
    ...errors,
    ...serious,
    ...lints,
    ...findings2.filter((finding2) => finding2.level === "warning" || finding2.level === "notice")
  ];
}
function cutAt(items, many, contracts, full) {
  const shown = items.slice(0, many);
  return {
    findings: new Set(shown.filter(isFinding)),
    problems: new Set(shown.filter((item) => !isFinding(item))),
    contracts,
    full
  };
}
var MARKS = {
  compatible: "\u2705",
  "first-release": "\u2705",
  reported: "\u26A0\uFE0F",
  forced: "\u26A0\uFE0F",
  refused: "\u274C",
  invalid: "\u274C",
  error: "\u274C"
};
function page(report, cut) {
  const shown = report.contracts.slice(0, cut.contracts);
  const hidden = report.contracts.length - shown.length;
  const parts = [
    `## ${MARKS[report.verdict]} Compatibility: ${VERDICT_WORDS[report.verdict]}`,
    prose2(shorten(errorSentence(report), 1e3)),
    forceNotice(report),
    table2(shown),
    hidden > 0 ? `\u2026 and ${count(hidden, "contract")} more. ${cut.full}` : "",
    ...shown.map((contract2) => contractPart(contract2, cut)),
    report.notes.map((note) => `> ${prose2(shorten(note, 500))}`).slice(0, 20).join("\n>\n"),
    prose2(labelHint(report))
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}
`;
}
function forceNotice(report) {
  const sentence = forceSentence(report);
  if (sentence === "") return "";
  const fresh = report.contracts.flatMap((contract2) => contract2.findings.filter((finding2) => finding2.sinceLabel));
  const list3 = fresh.slice(0, 20).map((finding2) => `> - ${prose2(shorten(finding2.message, 300))} ${codeSpan(finding2.fingerprint)}`);
  const news = fresh.length === 0 ? [] : [">", `> **New since the label (${fresh.length}):**`, ...list3];
  return ["> [!WARNING]", `> ${markdown(sentence)}`, ...news].join("\n");
}
function table2(contracts) {
  if (contracts.length === 0) return "";
  const rows = contracts.map((contract2) => {
    const from = contract2.baseline.state === "found" ? contract2.baseline.version ?? contract2.baseline.tag ?? "?" : "\u2013";
    const cells = [
      MARKS[contract2.verdict],
      cellSpan(shorten(contract2.name, 100)),
      cellSpan(shorten(from, 60)),
      cellSpan(shorten(contract2.current.version ?? "?", 60)),
      verdictWord(contract2),
      `${contract2.counts.blocking} of ${contract2.counts.breaks + contract2.counts.undecided}`,
      bump(contract2)
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return ["| | contract | from | to | verdict | blocking | asks for |", "|---|---|---|---|---|---|---|", ...rows].join(
    "\n"
  );
}
function bump(contract2) {
  if (contract2.baseline.state !== "found") return "\u2013";
  return `${contract2.requiredBump}${contract2.bumpEnough === void 0 || contract2.requiredBump === "none" ? "" : contract2.bumpEnough ? " \u2713" : " \u2717"}`;
}
function contractPart(contract2, cut) {
  const facts = [
    verdictSentence(contract2),
    comparedWith(contract2),
    chosenBecause(contract2),
    othersSentence(contract2),
    bumpSentence(contract2),
    publishSentence(contract2)
  ].filter((sentence) => sentence !== "");
  const hidden = contract2.findings.filter((finding2) => !cut.findings.has(finding2)).length + contract2.problems.filter((problem2) => !cut.problems.has(problem2)).length;
  const parts = [
    `### ${markdown(shorten(headline(contract2), 200))}`,
    facts.map((fact) => prose2(shorten(fact, 600))).join(" "),
    contract2.notes.slice(0, 20).map((note) => `> ${prose2(shorten(note, 500))}`).join("\n>\n"),
    problemsPart3(contract2, cut),
    ...sections(contract2).map((section) => sectionPart3(section, contract2, cut)),
    deployPart3(contract2),
    hidden > 0 ? `\u2026 and ${hidden} more, less severe than these. ${cut.full}` : ""
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
function comparedWith(contract2) {
  const sentence = baselineSentence(contract2);
  return sentence === "" || contract2.baseline.state === "none" ? "" : contract2.baseline.state === "found" ? `Compared with ${sentence}.` : `The baseline ${sentence.startsWith("not ") ? "was " : ""}${sentence}${sentence.endsWith(".") ? "" : "."}`;
}
function chosenBecause({ baseline: baseline2 }) {
  return baseline2.state !== "found" || baseline2.why === void 0 ? "" : `Chosen: ${baseline2.why}.`;
}
function problemsPart3(contract2, cut) {
  const shown = orderProblems(contract2.problems).filter((problem2) => cut.problems.has(problem2));
  const lines = (errors2) => shown.filter((problem2) => problem2.level === "error" === errors2).map(problemLine);
  const errors = lines(true);
  const lints = lines(false);
  return [
    errors.length === 0 ? "" : [`**${problemsTitle(contract2.problems)}**`, "", ...errors].join("\n"),
    lints.length === 0 ? "" : folded2(`Good to know before it is loaded (${lints.length})`, lints.join("\n"))
  ].filter((part) => part !== "").join("\n\n");
}
function problemLine(problem2) {
  const at = problem2.location !== void 0 ? ` ${codeSpan(`${shorten(problem2.location.path, 200)}:${problem2.location.line}`)}` : problem2.pointer === void 0 || problem2.pointer === "" ? "" : ` ${codeSpan(shorten(problem2.pointer, 200))}`;
  return `- ${{ error: "\u274C", warning: "\u26A0\uFE0F", notice: "\u25AB\uFE0F" }[problem2.level]} ${prose2(shorten(problem2.message, 600))}${at} ${link2("rules", problem2.rule)}`;
}
function sectionPart3(section, contract2, cut) {
  const shown = section.findings.filter((finding2) => cut.findings.has(finding2));
  if (shown.length === 0) return "";
  const notices2 = section.id === "notices";
  const body = bySubject(shown).map(
    (findings2) => [
      `**${subjectTitle(findings2)}**`,
      ...findings2.map(
        (finding2) => notices2 ? `- ${prose2(shorten(finding2.message, 300))}` : findingItem(finding2, contract2)
      )
    ].join("\n")
  ).join("\n\n");
  const open = section.id === "blocking" || section.id === "undecided";
  return open ? `#### ${section.title}

${body}` : folded2(`${section.title} (${shown.length})`, body);
}
function subjectTitle([first]) {
  if (first === void 0) return "";
  const { type, name } = first.subject;
  return type === "program" || type === "plugin" ? subjectText(first.subject) : `${type} ${codeSpan(shorten(name, 120))}`;
}
function findingItem(finding2, contract2) {
  const mark = finding2.blocking ? contract2.verdict === "forced" ? "\u26A0\uFE0F" : "\u274C" : "\u25AB\uFE0F";
  const fresh = finding2.sinceLabel === true ? "**new since the label** " : "";
  const lines = [`- ${mark} ${fresh}${prose2(shorten(finding2.message, 600))} ${link2("kinds", finding2.kind)}`];
  const text2 = witnessText(finding2);
  if (text2 !== void 0) {
    const { before, after } = witnessFrame(finding2, contract2);
    lines.push(`  ${markdown(before)}${codeSpan(text2)}${markdown(after)}`);
  }
  const more = [
    hitsSentence(finding2),
    becauseSentence(finding2, contract2),
    finding2.remedy === void 0 ? "" : `\u2192 ${finding2.remedy}`
  ];
  for (const sentence of more) if (sentence !== "") lines.push(`  ${prose2(shorten(sentence, 600))}`);
  for (const line of callerLines(finding2)) lines.push(`  called by ${markdown(shorten(line, 200))}`);
  lines.push(
    `  <sub>${codeSpan(finding2.fingerprint)}${finding2.location === void 0 ? "" : ` ${codeSpan(`${shorten(finding2.location.path, 200)}:${finding2.location.line}`)}`}</sub>`
  );
  return lines.join("  \n");
}
function deployPart3(contract2) {
  if (contract2.deploy.length === 0) return "";
  const lines = contract2.deploy.slice(0, 20).map(
    (host) => `- ${{ yes: "\u2705", no: "\u274C", unknown: "\u2754", "with the line": "\u26A0\uFE0F" }[deployState(host)]} ${codeSpan(shorten(host.url, 200))}: ${prose2(shorten(deploySentence(host), 1e3))}  
  ${codeSpan(shorten(host.line, 500))}`
  );
  return folded2("What each host would answer to this deploy", lines.join("\n"));
}
function prose2(text2) {
  return byCode(text2, markdown, codeSpan);
}
function folded2(title, body) {
  return `<details><summary>${html(title)}</summary>

${body}

</details>`;
}
function link2(folder, id2) {
  return `[${codeSpan(id2)}](${docsUrl(folder, id2)})`;
}

// src/report/sarif.ts
var MOST_RESULTS = 25e3;
function renderSarif(report) {
  const results = report.contracts.flatMap(resultsOf).slice(0, MOST_RESULTS);
  const rules = [...new Map(results.map(({ ruleId, folder }) => [ruleId, folder]))];
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: report.generator.name,
            semanticVersion: report.generator.version,
            informationUri: "https://github.com/berm/compat-action",
            rules: rules.map(([id2, folder]) => ({
              id: id2,
              name: pascal(id2),
              shortDescription: { text: words(id2) },
              helpUri: docsUrl(folder, id2)
            }))
          }
        },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report.contracts.every(({ failure }) => failure === void 0),
            exitCode: report.exitCode,
            ...notifications(report)
          }
        ],
        results: results.map((result) => resultObject(result, rules)),
        properties: { verdict: report.verdict }
      }
    ]
  };
  return `${jsonText(log, 2)}
`;
}
function notifications(report) {
  const failed = report.contracts.flatMap(
    ({ name, failure }) => failure === void 0 ? [] : [{ level: "error", message: { text: sarifText(`${name}: ${failureSentence(failure)}`) } }]
  );
  return failed.length === 0 ? {} : { toolExecutionNotifications: failed };
}
function resultsOf(contract2) {
  const findings2 = orderFindings(contract2.findings).filter(({ level }) => level !== "notice");
  const problems2 = orderProblems(contract2.problems).filter(({ level }) => level !== "notice");
  return [
    ...problems2.map((problem2) => problemResult(problem2, contract2)),
    ...findings2.map((finding2) => findingResult(finding2, contract2))
  ];
}
function problemResult(problem2, contract2) {
  return {
    ruleId: problem2.rule,
    level: problem2.level === "error" ? "error" : "warning",
    text: problem2.message,
    path: contract2.path,
    where: `${contract2.name}${problem2.pointer ?? ""}`,
    folder: "rules",
    ...problem2.location !== void 0 && { location: problem2.location },
    ...problem2.offset !== void 0 && { offset: problem2.offset }
  };
}
function findingResult(finding2, contract2) {
  return {
    ruleId: finding2.kind,
    level: finding2.blocking ? contract2.verdict === "forced" ? "warning" : "error" : finding2.level === "break" || finding2.level === "warning" ? "warning" : "note",
    text: [finding2.message, witnessSentence(finding2, contract2), finding2.remedy ?? ""].filter((part) => part !== "").join(" \xB7 "),
    fingerprint: finding2.fingerprint,
    path: contract2.path,
    where: `${contract2.name}: ${subjectText(finding2.subject)}`,
    folder: "kinds",
    ...finding2.location !== void 0 && { location: finding2.location },
    ...finding2.accepted !== void 0 && { accepted: finding2.accepted.reason }
  };
}
function resultObject(result, rules) {
  const region = result.location !== void 0 ? {
    startLine: result.location.line,
    ...result.location.column !== void 0 && { startColumn: result.location.column }
  } : result.offset !== void 0 ? { byteOffset: result.offset, byteLength: 0 } : void 0;
  return {
    ruleId: result.ruleId,
    ruleIndex: rules.findIndex(([id2]) => id2 === result.ruleId),
    level: result.level,
    message: { text: sarifText(result.text) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(result.location?.path ?? result.path) },
          ...region !== void 0 && { region }
        },
        logicalLocations: [{ fullyQualifiedName: result.where }]
      }
    ],
    ...result.fingerprint !== void 0 && { partialFingerprints: { "bermCompat/v1": result.fingerprint } },
    ...result.accepted !== void 0 && {
      suppressions: [{ kind: "external", status: "accepted", justification: result.accepted }]
    }
  };
}
function uri(path) {
  return path.split("/").map(encodeURIComponent).join("/");
}
function words(id2) {
  return id2.replaceAll("-", " ");
}
function pascal(id2) {
  return id2.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}

// src/report/forms.ts
var FORMS = {
  text: {
    render: (report, options) => renderText(report, options),
    extension: "txt",
    about: "for people, in colour on a terminal"
  },
  json: { render: renderJson, extension: "json", about: "everything; its schema is report.schema.json" },
  markdown: {
    render: (report) => renderMarkdown(report),
    extension: "md",
    about: "as the pull-request comment shows it"
  },
  sarif: { render: renderSarif, extension: "sarif", about: "SARIF 2.1.0, for code scanning" },
  html: { render: renderHtml, extension: "html", about: "one page, no scripts" },
  github: { render: renderGithub, extension: "log", about: "workflow commands" }
};
function isForm(name) {
  return Object.hasOwn(FORMS, name);
}
function render(report, form, options = {}) {
  return FORMS[form].render(report, options);
}

export {
  loadOptionsOf,
  readContract,
  isUnreadable,
  manifestOf,
  manifestContract,
  readSource,
  contractJson,
  count,
  errorSentence,
  VERDICT_WORDS,
  headline,
  annotations,
  renderGithub,
  renderMarkdown,
  renderText,
  FORMS,
  isForm,
  render,
  parseReport
};
