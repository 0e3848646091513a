import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  isUnreadable,
  loadOptionsOf,
  manifestOf,
  readContract
} from "./contracts-contract-text.js";
import {
  besideOf,
  findContracts,
  glob
} from "./bytes-http-model.js";
import {
  GENERATOR
} from "./gate-version.js";
import {
  worst,
  worstExitCode
} from "./gate-exit-code.js";
import {
  countsOf,
  sumCounts
} from "./gate-acceptances.js";
import {
  locate
} from "./core-locate.js";
import {
  fileSource
} from "./bytes-index.js";
import {
  ConfigError,
  SourceError
} from "./core-errors.js";
import {
  isArray,
  isObject,
  member,
  pointerTokens
} from "./core-digest.js";
import {
  __callDispose,
  __using
} from "./empty.js";

// src/gate/assemble.ts
function assemble(contracts, about) {
  return {
    schema: "https://berm.dev/compat/report-1.json",
    version: 1,
    generator: GENERATOR,
    verdict: worst(contracts.map(({ verdict }) => verdict)),
    exitCode: worstExitCode(contracts),
    contracts,
    counts: sumCounts(contracts.map(({ counts }) => counts)),
    ...about
  };
}

// src/gate/empty-report.ts
function failure(error) {
  if (error instanceof ConfigError) return { fault: "configuration", message: error.message };
  if (error instanceof SourceError) return { fault: "source", message: error.message };
  return { fault: "bug", message: error instanceof Error ? error.message : String(error) };
}
function emptyReport({ name, path }, source, why) {
  return {
    name,
    path,
    kind: "unknown",
    verdict: "error",
    current: {},
    baseline: { state: "failed", source, why },
    problems: [],
    findings: [],
    usage: [],
    deploy: [],
    counts: countsOf([], []),
    requiredBump: "none",
    notes: []
  };
}

// src/contracts/locations.ts
import { isAbsolute } from "node:path";

// src/contracts/rust/tokens.ts
var PIECE = new RegExp(`(?<space>\\s+)|(?<line>\\/\\/[^\\n]*)|(?<block>\\/\\*)|(?<raw>(?:b|c|br|cr)?r(?<hashes>#*)")|(?<string>[bc]?"(?:[^"\\\\]|\\\\[^])*"?)|(?<char>b?'(?:\\\\(?:u\\{[0-9a-fA-F_]*\\}|x[0-9a-fA-F]{2}|[^])|[^'\\\\])')|(?<lifetime>'[\\p{XID_Start}_]\\p{XID_Continue}*)|(?<number>[0-9][0-9a-zA-Z_]*(?:\\.[0-9][0-9a-zA-Z_]*)?)|(?:r#)?(?<word>[\\p{XID_Start}_]\\p{XID_Continue}*)|(?<other>[^])`, "uy");
function rustTokens(text) {
  const tokens = [];
  const piece = new RegExp(PIECE);
  let line = 1;
  let start = 0;
  let newline = text.indexOf("\n");
  const advance = (to) => {
    while (newline !== -1 && newline < to) {
      line += 1;
      start = newline + 1;
      newline = text.indexOf("\n", start);
    }
  };
  while (piece.lastIndex < text.length) {
    const from = piece.lastIndex;
    const groups = piece.exec(text)?.groups;
    if (groups === void 0) break;
    if (groups["block"] !== void 0) piece.lastIndex = endOfBlock(text, piece.lastIndex);
    if (groups["raw"] !== void 0) piece.lastIndex = endOfRaw(text, piece.lastIndex, groups["hashes"] ?? "");
    const shown = groups["word"] ?? groups["other"];
    if (shown === void 0) continue;
    advance(from);
    tokens.push({ text: shown, word: groups["word"] !== void 0, line, column: from - start + 1 });
  }
  return tokens;
}
function endOfBlock(text, from) {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = from;
  for (let depth = 1; depth > 0; ) {
    const mark = marks.exec(text);
    if (mark === null) return text.length;
    depth += mark[0] === "/*" ? 1 : -1;
  }
  return marks.lastIndex;
}
function endOfRaw(text, from, hashes) {
  const end = text.indexOf(`"${hashes}`, from);
  return end === -1 ? text.length : end + 1 + hashes.length;
}

// src/contracts/rust/items.ts
function rustItems(text) {
  const tokens = rustTokens(text);
  const programs = [];
  const structs = [];
  const enums = [];
  const braces = [];
  let prefix = { attributes: /* @__PURE__ */ new Set(), public: false };
  let opens;
  for (let at2 = 0; at2 < tokens.length; at2 += 1) {
    const token = tokens[at2];
    if (token === void 0) break;
    const name = tokens[at2 + 1];
    const inPrefix = prefixEnd(tokens, at2, prefix);
    if (inPrefix !== void 0) {
      at2 = inPrefix;
      continue;
    }
    if (token.text === "{") braces.push(opens);
    if (token.text === "}") braces.pop();
    opens = void 0;
    if (token.word && name?.word === true) {
      const item = (open) => {
        const list = parts(tokens, at2 + 2, open);
        at2 = list.end;
        return { name: name.text, line: token.line, column: token.column, parts: list.found };
      };
      if (token.text === "mod" && prefix.attributes.has("program")) {
        opens = { line: token.line, column: token.column, tools: /* @__PURE__ */ new Map() };
        programs.push(opens);
        at2 += 1;
      } else if (token.text === "struct") structs.push({ ...item("{"), event: prefix.attributes.has("event") });
      else if (token.text === "enum") enums.push(item("{"));
      else if (token.text === "fn" && prefix.public) braces.at(-1)?.tools.set(name.text, item("("));
    }
    if (prefix.public || prefix.attributes.size > 0) prefix = { attributes: /* @__PURE__ */ new Set(), public: false };
  }
  return { programs, structs, enums };
}
function prefixEnd(tokens, at2, prefix) {
  const [token, next] = [tokens[at2], tokens[at2 + 1]];
  if (token?.text === "#" && next?.text === "[") {
    const end = closing(tokens, at2 + 1);
    prefix.attributes.add(attributeName(tokens, at2 + 2, end));
    return end;
  }
  if (token?.word !== true) return void 0;
  if (token.text === "pub") {
    prefix.public = next?.text !== "(";
    return prefix.public ? at2 : closing(tokens, at2 + 1);
  }
  return FUNCTION_QUALIFIERS.has(token.text) ? at2 : void 0;
}
var FUNCTION_QUALIFIERS = /* @__PURE__ */ new Set(["const", "async", "unsafe", "extern"]);
var PAIRS = { "(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1 };
function closing(tokens, open) {
  let depth = 0;
  for (let at2 = open; at2 < tokens.length; at2 += 1) {
    depth += PAIRS[tokens[at2]?.text ?? ""] ?? 0;
    if (depth <= 0) return at2;
  }
  return tokens.length - 1;
}
function attributeName(tokens, from, end) {
  let name = "";
  for (let at2 = from; at2 < end; at2 += 1) {
    const token = tokens[at2];
    if (token?.word === true) name = token.text;
    else if (token?.text !== ":") break;
  }
  return name;
}
function parts(tokens, from, open) {
  const found = /* @__PURE__ */ new Map();
  let start = from;
  while (tokens[start]?.text !== open) {
    if (start >= tokens.length || start - from > LONGEST_HEAD || STOPS.has(tokens[start]?.text ?? ""))
      return { found, end: from - 1 };
    start += 1;
  }
  const end = closing(tokens, start);
  for (let at2 = start; at2 < end; ) {
    at2 = skipPrefix(tokens, at2 + 1, end);
    const token = tokens[at2];
    if (token?.word === true && isPart(tokens, at2, open) && !found.has(token.text))
      found.set(token.text, { line: token.line, column: token.column });
    while (at2 < end && tokens[at2]?.text !== ",")
      at2 = (PAIRS[tokens[at2]?.text ?? ""] === 1 ? closing(tokens, at2) : at2) + 1;
  }
  return { found, end };
}
var STOPS = /* @__PURE__ */ new Set([";", "}", ")"]);
var LONGEST_HEAD = 500;
function skipPrefix(tokens, from, end) {
  let at2 = from;
  while (at2 < end) {
    const text = tokens[at2]?.text;
    if (text === "#") at2 = closing(tokens, at2 + 1) + 1;
    else if (text === "pub") at2 = tokens[at2 + 1]?.text === "(" ? closing(tokens, at2 + 1) + 1 : at2 + 1;
    else if (text === "mut") at2 += 1;
    else return at2;
  }
  return at2;
}
function isPart(tokens, at2, open) {
  const [next, after] = [tokens[at2 + 1]?.text, tokens[at2 + 2]?.text];
  const typed = next === ":" && after !== ":";
  const variant = open === "{" && (next === "," || next === "}" || next === "=" || next === "(" || next === "{");
  return typed || variant;
}

// src/contracts/rust/locate.ts
function rustLocator(files, current, baseline, near = "") {
  const parsed = files.map(({ path, text, version }) => ({ path, version, ...rustItems(text) }));
  const home = programOf(parsed, current, near);
  return (finding) => {
    const start = home === void 0 ? void 0 : startOf(finding, parsed, home);
    if (start === void 0 || home === void 0) return void 0;
    const end = descend(finding, start, parsed, home.path, current, baseline);
    return { path: end.path, line: end.spot.line, column: end.spot.column };
  };
}
function programOf(files, current, near) {
  const names = current.tools.map(({ name }) => name);
  const fits = files.flatMap(({ path, version, programs }) => programs.map((program) => ({ path, version, program }))).filter(({ program }) => names.every((name) => program.tools.has(name)));
  const exact = fits.filter(({ program }) => program.tools.size === new Set(names).size);
  const candidates = exact.length > 0 ? exact : fits;
  const sameVersion = candidates.filter(({ version }) => version === current.version);
  return unique(sameVersion.length > 0 ? sameVersion : candidates, near);
}
function unique(candidates, near) {
  const shared = candidates.map(({ path }) => sharedFolders(path, near));
  const most = Math.max(0, ...shared);
  const best = candidates.filter((_, index) => shared[index] === most);
  return best.length === 1 ? best[0] : void 0;
}
function sharedFolders(a, b) {
  const [left, right] = [a.split("/").slice(0, -1), b.split("/").slice(0, -1)];
  const differs = left.findIndex((folder, index) => folder !== right[index]);
  return differs === -1 ? left.length : differs;
}
function startOf({ subject }, files, home) {
  const module = { path: home.path, spot: home.program };
  switch (subject.type) {
    case "tool": {
      const tool = home.program.tools.get(subject.name);
      return tool === void 0 ? module : { path: home.path, spot: tool, item: tool };
    }
    case "event": {
      const event = typeNamed(subject.name, files, home.path, (file) => file.structs.filter((one) => one.event));
      return event ?? module;
    }
    case "program":
      return module;
    case "plugin":
    case "component":
    case "file":
      return void 0;
    default:
      return subject.type;
  }
}
function typeNamed(name, files, home, items) {
  const all = files.flatMap(
    (file) => items(file).filter((item) => item.name === name).map((item) => ({ path: file.path, spot: item, item }))
  );
  return unique(all.some(({ path }) => path === home) ? all.filter(({ path }) => path === home) : all, home);
}
function descend(finding, start, files, home, current, baseline) {
  const [old, now] = [pointerTokens(finding.baseline ?? ""), pointerTokens(finding.current ?? "")];
  const goneNow = old.length > now.length;
  const [list, index, part, ...steps] = goneNow ? old : now;
  if (list === void 0 || index === void 0 || part === void 0) return start;
  let schema = at(asJson(goneNow ? baseline : current), [list, index, part]);
  let holder = part === "returns" ? typeOf(schema, files, home)?.item : start.item;
  let stand = start;
  for (let next = 0; next < steps.length; next += 1) {
    const step = steps[next] ?? "";
    const name = step === "properties" ? steps[next + 1] : void 0;
    if (name !== void 0) {
      const field = holder?.parts.get(name);
      if (field === void 0) return stand;
      stand = { path: typeOf(schema, files, home)?.path ?? stand.path, spot: field };
      next += 1;
    }
    schema = at(schema, name === void 0 ? [step] : [step, name]);
    holder = typeOf(schema, files, home)?.item;
  }
  const type = isObject(schema) && member(schema, "enum") !== void 0 ? typeOf(schema, files, home) : void 0;
  return type ?? stand;
}
function typeOf(schema, files, home) {
  const title = isObject(schema) ? member(schema, "title") : void 0;
  return typeof title === "string" ? typeNamed(title, files, home, ({ structs, enums }) => [...structs, ...enums]) : void 0;
}
function at(value, tokens) {
  let here = value;
  for (const token of tokens)
    here = isArray(here) ? here[Number(token)] : isObject(here) ? member(here, token) : void 0;
  return here;
}
function asJson(manifest) {
  return manifest;
}

// src/contracts/locations.ts
var NOWHERE = { finding: (finding) => finding, problem: (problem) => problem };
async function locatorFor(named, { contract, problems }, baseline, findings, rust) {
  if (contract.kind === "plugin" || isUnreadable(contract))
    return jsonLocator(named.path, contract.kind === "plugin" ? contract.text : "", findings);
  const manifest = manifestOf(contract);
  if (manifest === void 0 || findings.length === 0 && problems.length === 0) return NOWHERE;
  return imageLocator(rustLocator(await rust(), manifest, baseline && manifestOf(baseline), named.path), manifest);
}
function jsonLocator(path, text, findings) {
  if (isAbsolute(path)) return NOWHERE;
  const places = locate(
    text,
    findings.map(({ current }) => current ?? "")
  );
  return {
    finding: (finding) => {
      const place = places.get(finding.current ?? "");
      return place === void 0 ? finding : { ...finding, location: { path, line: place.line, column: place.column } };
    },
    problem: (problem) => problem.line === void 0 ? problem : {
      ...problem,
      location: { path, line: problem.line, ...problem.column !== void 0 && { column: problem.column } }
    }
  };
}
function imageLocator(locator, manifest) {
  return {
    finding: (finding) => withLocation(finding, locator(finding)),
    problem: (problem) => {
      const { pointer } = problem;
      return pointer === void 0 ? problem : withLocation(problem, locator({ subject: subjectAt(pointer, manifest), current: pointer }));
    }
  };
}
function withLocation(of, location) {
  return location === void 0 ? of : { ...of, location };
}
function subjectAt(pointer, manifest) {
  const [list, index] = pointerTokens(pointer);
  const name = list === "tools" ? manifest.tools[Number(index)]?.name : list === "events" ? manifest.events?.[Number(index)]?.name : void 0;
  return name === void 0 ? { type: "program", name: "" } : { type: list === "tools" ? "tool" : "event", name };
}

// src/contracts/rust/sources.ts
import { readFile, stat } from "node:fs/promises";
import { posix, resolve } from "node:path";
var MOST_FILES = 5e3;
var LARGEST_FILE = 1024 * 1024;
var MOST_BYTES = 48 * 1024 * 1024;
async function rustSources(globs, cwd) {
  const paths = await glob([...globs], {
    cwd,
    onlyFiles: true,
    followSymbolicLinks: false,
    expandDirectories: false,
    ignore: ["**/node_modules/**", "**/target/**", "**/.git/**"]
  });
  const files = [];
  let bytes = 0;
  for (const path of paths.filter((one) => !one.startsWith("..")).toSorted().slice(0, MOST_FILES)) {
    const file = resolve(cwd, path);
    const size = await stat(file).then(
      (found) => found.size,
      () => Infinity
    );
    if (size > LARGEST_FILE || bytes + size > MOST_BYTES) continue;
    const text = await readFile(file, "utf8").catch(() => void 0);
    if (text === void 0) continue;
    bytes += size;
    files.push({ path, text });
  }
  return withVersions(files, cwd);
}
function rustReader(cwd) {
  const read = /* @__PURE__ */ new Map();
  return (globs) => {
    const key = globs.join("\n");
    const known = read.get(key) ?? rustSources(globs, cwd);
    read.set(key, known);
    return known;
  };
}
async function withVersions(files, cwd) {
  const versions = /* @__PURE__ */ new Map();
  const versionOf = (folder) => {
    const known = versions.get(folder);
    if (known !== void 0) return known;
    const found = crateVersion(resolve(cwd, folder)).then(
      (version) => version === void 0 && folder !== "." ? versionOf(posix.dirname(folder)) : version
    );
    versions.set(folder, found);
    return found;
  };
  return Promise.all(
    files.map(async (file) => {
      const version = await versionOf(posix.dirname(file.path));
      return version === void 0 ? file : { ...file, version };
    })
  );
}
async function crateVersion(folder) {
  const text = await readFile(resolve(folder, "Cargo.toml"), "utf8").catch(() => void 0);
  if (text === void 0) return void 0;
  const [, section = ""] = /^\[package\][^\n]*\n([^]*?)(?=^\[|$(?![^]))/m.exec(text.slice(0, LARGEST_FILE)) ?? [];
  return /^version[ \t]*=[ \t]*"([^"\n]*)"/m.exec(section)?.[1] ?? "";
}

// src/gate/validate.ts
async function runValidate(options, { cwd, pluginDirectory }) {
  const rust = rustReader(cwd);
  const contracts = [];
  for (const found of await findContracts(options.contracts, cwd))
    contracts.push(await validateOne(found, options, { pluginDirectory, rust: () => rust(options.sources) }));
  return assemble(contracts, { notes: [] });
}
async function validateOne(found, options, { rust, pluginDirectory }) {
  const alone = {
    ...emptyReport(found, "", ""),
    baseline: { state: "none", source: "", why: "validated on its own" },
    alone: true
  };
  if (found.state === "missing") return { ...alone, failure: failure(found.error) };
  try {
    var _stack = [];
    try {
      const source = __using(_stack, await fileSource(found.file, found.path), true);
      const reading = await readContract(source, {
        ...loadOptionsOf(options),
        beside: besideOf(found.file, { pluginDirectory })
      });
      await source.unchanged();
      const { contract, problems } = reading;
      const locator = await locatorFor(found, reading, void 0, [], rust);
      return {
        ...alone,
        kind: contract.kind,
        verdict: problems.some(({ level }) => level === "error") ? "invalid" : "compatible",
        current: contract.facts,
        problems: problems.map(locator.problem),
        counts: countsOf([], problems)
      };
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SourceError)
      return { ...alone, failure: failure(new ConfigError(error.message)) };
    throw error;
  }
}

export {
  assemble,
  failure,
  emptyReport,
  locatorFor,
  rustReader,
  runValidate
};
