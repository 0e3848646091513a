import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  OPEN_FLAGS,
  smallFile,
  systemCode
} from "./bytes-index.js";
import {
  ConfigError,
  near
} from "./core-errors.js";
import {
  JsonError,
  ScanError,
  SyntaxKind,
  createScanner,
  isArray,
  isObject,
  member,
  parseJson,
  pointer,
  pointerTokens,
  setMember
} from "./core-digest.js";

// src/platform/plugin-directory.ts
import { closeSync, openSync, readdirSync as readdirSync2, readSync, realpathSync as realpathSync2, statSync as statSync2 } from "node:fs";
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
  let at = 12;
  let path = Buffer.alloc(0);
  for (let left = data.readUInt32BE(8); left > 0; left -= 1) {
    const entry = readEntry(data, { at, end, hash, version, before: path });
    ({ path, next: at } = entry);
    if (entry.merged) modes.set(path.toString("utf8"), entry.mode);
  }
  if (isSplit(data, at, end)) throw new IndexError("git\u2019s index is split, so it does not list every file");
  return modes;
}
function readEntry(data, { at, end, hash, version, before }) {
  const flagsAt = at + STAT + hash;
  if (flagsAt + 2 >= end) throw new IndexError("git\u2019s index is cut off");
  const flags = data.readUInt16BE(flagsAt);
  const nameAt = flagsAt + (version > 2 && (flags & EXTENDED) !== 0 ? 4 : 2);
  const { kept: kept2, from } = version === 4 ? prefix(data, nameAt, before.length) : { kept: 0, from: nameAt };
  const nul = data.indexOf(0, from);
  if (nul === -1 || nul >= end) throw new IndexError("git\u2019s index is cut off");
  const path = Buffer.concat([before.subarray(0, kept2), data.subarray(from, nul)]);
  const next = version === 4 ? nul + 1 : at + (nul - at + 8 & ~7);
  return { path, next, mode: data.readUInt32BE(at + MODE_AT), merged: (flags & STAGE) === 0 };
}
function prefix(data, start, length) {
  let dropped = 0;
  for (let at = start; at < start + 5; at += 1) {
    const byte = data[at] ?? 0;
    dropped = (at === start ? 0 : (dropped + 1) * 128) + (byte & 127);
    if ((byte & 128) !== 0) continue;
    if (dropped > length) break;
    return { kept: length - dropped, from: at + 1 };
  }
  throw new IndexError("git\u2019s index is damaged");
}
function isSplit(data, start, end) {
  for (let at = start; at + 8 <= end; at += 8 + data.readUInt32BE(at + 4))
    if (data.toString("latin1", at, at + 4) === "link") return true;
  return false;
}

// src/platform/git-config.ts
function gitSetting(config, section, name) {
  let inside3 = false;
  let value;
  for (const line of config.split("\n")) {
    const header = /^\s*\[\s*([A-Za-z0-9.-]+)\s*\]/.exec(line);
    if (header !== null) inside3 = header[1]?.toLowerCase() === section;
    else if (/^\s*\[/.test(line)) inside3 = false;
    const setting = inside3 ? /^\s*(?:\[[^\]]*\])?\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/.exec(line) : null;
    if (setting?.[1]?.toLowerCase() === name) value = written(setting[2]);
  }
  return value;
}
function written(value) {
  if (value === void 0) return "true";
  const bare = value.trim();
  return (bare.startsWith('"') ? bare.slice(1).split('"', 1)[0] : bare.split(/[#;]/, 1)[0])?.trim() ?? "";
}

// src/platform/git-index.ts
var MAX_INDEX = 64 * 1024 * 1024;
var MAX_CONFIG = 1024 * 1024;
var MAX_POINTER = 64 * 1024;
function gitIndex(workspace) {
  let read;
  return (folder, paths) => {
    read ??= readRepository(workspace);
    if (read.state !== "read") return read.state === "none" ? void 0 : { unknown: read.why };
    const below2 = slashed(relative(read.workTree, folder));
    if (below2 === ".." || below2.startsWith("../") || isAbsolute(below2)) return void 0;
    return answer(read, below2, paths);
  };
}
function answer({ modes, keepsBits }, below2, paths) {
  const executable2 = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const full = below2 === "" ? path : `${below2}/${path}`;
    const inside3 = parents(full).find((folder) => modes.get(folder) === MODE.submodule);
    if (inside3 !== void 0) return { unknown: `${inside3} is a submodule, whose index is another one` };
    const mode = modes.get(full);
    if (mode === MODE.executable || mode === MODE.file) executable2.set(path, mode === MODE.executable);
  }
  return { executable: executable2, keepsBits };
}
function parents(path) {
  const names = path.split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
}
function readRepository(workspace) {
  try {
    const found2 = findRepository(realpathSync(workspace));
    if (found2 === void 0) return { state: "none" };
    const config = textOf(join(found2.commonDir, "config"), MAX_CONFIG) ?? "";
    const format = gitSetting(config, "extensions", "objectformat")?.toLowerCase() ?? "sha1";
    if (gitSetting(config, "core", "worktree") !== void 0)
      return { state: "unknown", why: "the repository keeps its files elsewhere (core.worktree)" };
    const index = smallFile(join(found2.gitDir, "index"), MAX_INDEX);
    if (index.state === "missing") return { state: "read", ...found2, modes: /* @__PURE__ */ new Map(), keepsBits: keeps(config) };
    if (index.state === "refused") return { state: "unknown", why: index.why };
    return {
      state: "read",
      ...found2,
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
  const file2 = smallFile(path, limit);
  return file2.state === "read" ? Buffer.from(file2.bytes).toString("utf8") : void 0;
}
var slashed = (path) => path.split(sep).join("/");

// src/platform/survey.ts
import { readdirSync, statSync } from "node:fs";
import { join as join2 } from "node:path";
function survey(root2, limit) {
  const folders = [""];
  let [entries, bytes] = [0, 0];
  let link;
  for (let folder = folders.pop(); folder !== void 0 && entries <= limit; folder = folders.pop()) {
    const listed = list(join2(root2, folder));
    if (listed === void 0) return void 0;
    for (const entry of listed) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      entries += 1;
      if (entries > limit) break;
      if (entry.isSymbolicLink()) link ??= path;
      else if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) bytes += sizeOf(join2(root2, path));
    }
  }
  return { entries, bytes, link };
}
function list(folder) {
  try {
    return entriesOf(folder);
  } catch {
    return void 0;
  }
}
var entriesOf = (folder) => readdirSync(folder, { withFileTypes: true });
function sizeOf(file2) {
  try {
    return statSync(file2).size;
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
  const root2 = resolve2(path);
  return {
    look: (asked2) => look(root2, asked2),
    tracked: (paths) => index(realpathOr(root2), paths),
    survey: (folder, limit) => survey(join3(realpathOr(root2), folder), limit),
    nameOf: (manifest) => manifestNameIn(root2, manifest)
  };
}
function pluginDirectories(workspace) {
  const index = gitIndex(workspace);
  return (path) => nodeDirectory(path, index);
}
function look(root2, asked2) {
  let real;
  let realRoot;
  try {
    realRoot = realpathSync2(root2);
    real = realpathSync2(resolve2(root2, asked2));
  } catch (error) {
    return failed(error, root2, asked2);
  }
  if (!contains(realRoot, real)) return { state: "outside" };
  return lookInside(root2, asked2, realRoot, real);
}
function lookInside(root2, asked2, realRoot, real) {
  try {
    const stat = statSync2(real);
    const kind = stat.isFile() ? "file" : stat.isDirectory() ? "directory" : "other";
    const head = kind === "file" ? headOf(real) : void 0;
    const spelt = KEEPS_CASE ? void 0 : speltOnDisk(root2, asked2);
    return {
      state: "there",
      kind,
      real: slashed2(relative2(realRoot, real)),
      executable: KEEPS_BITS ? (stat.mode & EXECUTE_BITS) !== 0 : void 0,
      ...head === void 0 ? {} : { head },
      ...spelt === void 0 || spelt === slashed2(relative2(root2, resolve2(root2, asked2))) ? {} : { spelt }
    };
  } catch (error) {
    return failed(error, root2, asked2);
  }
}
var slashed2 = (path) => path.split(sep2).join("/");
function failed(error, root2, asked2) {
  const code = systemCode(error) ?? "unknown";
  if (code === "ELOOP") return { state: "loop" };
  if (code !== "ENOENT" && code !== "ENOTDIR") return { state: "unreadable", why: code };
  const spelt = speltOnDisk(root2, asked2);
  return { state: "missing", ...spelt === void 0 ? {} : { spelt } };
}
function headOf(file2) {
  let handle;
  try {
    handle = openSync(file2, OPEN_FLAGS);
    const bytes = new Uint8Array(4);
    return bytes.slice(0, readSync(handle, bytes, 0, 4, 0));
  } catch {
    return void 0;
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
}
function speltOnDisk(root2, asked2) {
  const path = relative2(root2, resolve2(root2, asked2));
  const names = path.split(sep2);
  if (path === "" || names[0] === ".." || names.length > 64) return void 0;
  let folder = root2;
  for (const [index, name] of names.entries()) {
    const match = isInside(root2, folder) ? spelling(folder, name) : void 0;
    if (match === void 0) return void 0;
    names[index] = match;
    folder = join3(folder, match);
  }
  return names.join("/");
}
function contains(realRoot, real) {
  return real === realRoot || real.startsWith(realRoot + sep2);
}
function isInside(root2, folder) {
  try {
    const [real, realRoot] = [realpathSync2(folder), realpathSync2(root2)];
    return contains(realRoot, real);
  } catch {
    return false;
  }
}
function spelling(folder, name) {
  try {
    const names = readdirSync2(folder).slice(0, MAX_NAMES);
    return names.includes(name) ? name : names.find((other) => other.toLowerCase() === name.toLowerCase());
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
  const matches = jsonNames(directory).filter((name) => holds(join3(directory, name), wanted));
  return matches.length === 1 ? matches[0] : void 0;
}
function jsonNames(directory) {
  try {
    return readdirSync2(directory).slice(0, MAX_NAMES).filter((name) => name.endsWith(".json"));
  } catch {
    return [];
  }
}
function holds(file2, wanted) {
  let handle;
  try {
    const stat = statSync2(file2);
    const inside3 = realpathSync2(file2).startsWith(realpathSync2(dirname2(file2)) + sep2);
    if (!inside3 || !stat.isFile() || stat.size !== wanted.length) return false;
    handle = openSync(file2, OPEN_FLAGS);
    const bytes = Buffer.alloc(wanted.length);
    readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.equals(wanted);
  } catch {
    return false;
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
}

// src/core/locate.ts
function locate(text, pointers) {
  const root2 = { members: /* @__PURE__ */ new Map(), start: void 0 };
  const asked2 = /* @__PURE__ */ new Map();
  for (const pointer2 of pointers) {
    const tokens = pointerTokens(pointer2);
    asked2.set(pointer2, tokens);
    plant(root2, tokens);
  }
  walk(text, root2);
  const starts = new Map([...asked2].map(([pointer2, tokens]) => [pointer2, nearestStart(root2, tokens)]));
  const positions = positionsAt(text, starts.values());
  return new Map(
    [...starts].map(([pointer2, start]) => [pointer2, positions.get(start) ?? { offset: 0, line: 1, column: 1 }])
  );
}
function positionsAt(text, offsets) {
  const positions = /* @__PURE__ */ new Map();
  let line = 1;
  let start = 0;
  let newline = text.indexOf("\n");
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    while (newline !== -1 && newline < offset) {
      line += 1;
      start = newline + 1;
      newline = text.indexOf("\n", start);
    }
    positions.set(offset, { offset, line, column: offset - start + 1 });
  }
  return positions;
}
function plant(root2, tokens) {
  let node = root2;
  for (const token of tokens) {
    let next = node.members.get(token);
    if (next === void 0) {
      next = { members: /* @__PURE__ */ new Map(), start: void 0 };
      node.members.set(token, next);
    }
    node = next;
  }
}
function nearestStart(root2, tokens) {
  let node = root2;
  let start = root2.start ?? 0;
  for (const token of tokens) {
    node = node.members.get(token);
    if (node?.start === void 0) break;
    start = node.start;
  }
  return start;
}
function met(wanted, offset) {
  if (wanted.start !== void 0) {
    const below2 = [...wanted.members.values()];
    for (let node = below2.pop(); node !== void 0; node = below2.pop()) {
      node.start = void 0;
      below2.push(...node.members.values());
    }
  }
  wanted.start = offset;
}
function walk(text, root2) {
  const scanner = createScanner(text, true);
  const stack = [];
  let here = root2;
  let expectName = false;
  for (; ; ) {
    const kind = scanner.scan();
    if (kind === SyntaxKind.EOF || kind === SyntaxKind.Unknown || scanner.getTokenError() !== ScanError.None)
      return;
    const frame = stack.at(-1);
    if (kind === SyntaxKind.ColonToken) continue;
    if (kind === SyntaxKind.CommaToken) {
      if (frame === void 0) return;
      frame.index += 1;
      expectName = !frame.array;
      here = frame.array ? frame.wanted?.members.get(String(frame.index)) : void 0;
      continue;
    }
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) {
      if (stack.pop() === void 0) return;
      expectName = false;
      continue;
    }
    if (expectName) {
      if (kind !== SyntaxKind.StringLiteral) return;
      here = frame?.wanted?.members.get(scanner.getTokenValue());
      expectName = false;
      continue;
    }
    if (here !== void 0) met(here, scanner.getTokenOffset());
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) {
      const array = kind === SyntaxKind.OpenBracketToken;
      stack.push({ wanted: here, array, index: 0 });
      expectName = !array;
      here = array ? here?.members.get("0") : void 0;
    }
  }
}

// src/core/rule.ts
function problemOf(rule, fault) {
  const { meant } = fault;
  const word = typeof meant?.word === "string" ? near(meant.word, meant.known) : void 0;
  const parts = [
    fault.expected === void 0 ? fault.says : `${fault.says}; expected ${fault.expected}`,
    ...word === void 0 ? [] : [`Did you mean ${JSON.stringify(word)}?`],
    ...fault.mend === void 0 ? [] : [fault.mend]
  ];
  return {
    level: rule.level,
    rule: rule.id,
    message: parts.map((part) => /[.?!]$/.test(part) ? part : `${part}.`).join(" "),
    pointer: fault.at,
    ...fault.expected === void 0 ? {} : { expected: fault.expected },
    ...fault.received === void 0 ? {} : { received: fault.received }
  };
}

// src/heddle/rules/rule.ts
var example = {
  manifest: (fields) => ({
    name: "acme",
    version: "1.0.0",
    components: [{ componentType: "Judge" }],
    ...fields
  }),
  component: (fields) => ({
    name: "acme",
    version: "1.0.0",
    components: [{ componentType: "Judge", ...fields }]
  }),
  tool: (fields) => ({
    name: "acme",
    version: "1.0.0",
    tools: [{ name: "ask", path: "ask.sh", ...fields }]
  }),
  file: (fields) => ({
    name: "acme",
    version: "1.0.0",
    components: [{ componentType: "Judge" }],
    files: [{ path: "skills", ...fields }]
  })
};

// src/heddle/rules/text.ts
var stage = "text";
var level = "error";
var right = '{"name": "acme", "version": "1.0.0", "components": [{"componentType": "Judge"}]}';
var TEXT_RULES = {
  json: {
    id: "json",
    level,
    stage,
    right,
    title: "A manifest is JSON",
    text: "heddle gives the file to `JSON.parse`: no comments, no trailing commas, names and texts in double quotes, nothing behind the object. The problem stands where the text stops being JSON; nothing further can be said until it is mended.",
    wrong: '{"name": "acme",}'
  },
  encoding: {
    id: "encoding",
    level,
    stage,
    right,
    title: "A manifest is UTF-8",
    text: "A file in UTF-16 or UTF-32, an archive or a program is not a manifest. Some editors save \u201CUnicode\u201D as UTF-16; save as UTF-8 instead.",
    wrong: '{\0"\0n\0'
  },
  "byte-order-mark": {
    id: "byte-order-mark",
    level,
    stage,
    right,
    title: "No byte order mark",
    text: "heddle reads the file as UTF-8 and keeps a leading byte order mark, which `JSON.parse` then refuses. Save the file without one.",
    wrong: `\uFEFF${right}`
  },
  "manifest-size": {
    id: "manifest-size",
    level,
    stage,
    right,
    title: "A manifest has at most 8 MiB",
    text: "This limit is the gate\u2019s, not heddle\u2019s: a larger file is not looked at, so that nobody can keep the gate busy with one. Real manifests have a few KiB.",
    wrong: "a file of 50 MB"
  },
  "json-depth": {
    id: "json-depth",
    level,
    stage,
    right,
    title: "A manifest has at most a million levels",
    text: "This limit is the gate\u2019s, not heddle\u2019s: it keeps memory bounded.",
    wrong: "a million opening brackets"
  },
  "manifest-object": {
    id: "manifest-object",
    level,
    stage,
    right,
    title: "A manifest is a JSON object",
    text: "An array, a text, a number or `null` is not a manifest.",
    wrong: "[]"
  },
  "duplicate-name": {
    id: "duplicate-name",
    stage,
    right,
    level: "warning",
    title: "A name stands twice in one object",
    text: "heddle keeps the last value and never sees the first. Other readers may keep the first, so remove one.",
    wrong: '{"name": "acme", "name": "acme2", "version": "1.0.0", "components": [{"componentType": "Judge"}]}'
  },
  "replaced-bytes": {
    id: "replaced-bytes",
    stage,
    right,
    level: "warning",
    title: "Bytes that are not UTF-8",
    text: "heddle reads each such byte as \u201C\uFFFD\u201D, so a name or a path in another encoding is silently another one.",
    wrong: "a file in ISO 8859-1"
  }
};

// src/heddle/vocabulary.ts
var KINDS = ["node", "transform", "component", "provider", "middleware", "encoder", "store"];
var PHASES = ["pre", "post", "both"];
var CAPABILITIES = ["runTool", "callModel", "emitEvent", "log"];
var SEAMS = /* @__PURE__ */ new Map([
  ["node", ["before", "after"]],
  ["nodeError", ["after"]],
  ["modelCall", ["before", "after"]],
  ["toolCall", ["before", "after"]],
  ["agentRound", ["before", "after"]]
]);
var KIND_FIELDS = /* @__PURE__ */ new Map([
  ["phase", "transform"],
  ["stream", "provider"],
  ["seams", "middleware"],
  ["protocol", "encoder"],
  ["contentType", "encoder"]
]);
var NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
var PROTOCOL = /^[a-z0-9][a-z0-9-]*$/;
var OWN_PROTOCOL = "heddle";
var RESERVED_FOLDER = ".heddle";
var MAX_FILES = 64;
var MAX_SCHEMA_LENGTH = 65536;
var MAX_SCHEMA_DEPTH = 16;
var FIELDS = {
  manifest: ["name", "version", "command", "capabilities", "components", "tools", "discoverTools", "files"],
  component: [
    "componentType",
    "kind",
    "inputs",
    "outputs",
    "branches",
    "schema",
    "phase",
    "stream",
    "seams",
    "protocol",
    "contentType",
    "files"
  ],
  port: ["title", "type", "description", "default"],
  tool: ["name", "description", "path", "componentType", "inputSchema", "outputSchema", "shadows"],
  file: ["path", "dest"]
};
var SUBMITTABLE_KINDS = /* @__PURE__ */ new Set(["node", "transform", "component", "provider", "encoder"]);
function isBuiltinComponentType(name) {
  return AGENT_SPEC_TYPES.has(name) || name in {};
}
var AGENT_SPEC_TYPES = new Set(
  `Agent Swarm ManagerWorkers RemoteAgent A2AAgent A2AConnectionConfig SpecializedAgent AgentSpecializationParameters
   OpenAiCompatibleConfig OllamaConfig VllmConfig OpenAiConfig OciGenAiConfig
   OciClientConfigWithApiKey OciClientConfigWithInstancePrincipal OciClientConfigWithResourcePrincipal OciClientConfigWithSecurityToken
   ServerTool ClientTool RemoteTool BuiltinTool MCPTool MCPToolSpec MCPToolBox
   StdioTransport SSETransport SSEmTLSTransport StreamableHTTPTransport StreamableHTTPmTLSTransport RemoteTransport
   Flow StartNode EndNode LlmNode ToolNode AgentNode FlowNode BranchingNode MapNode ParallelMapNode ParallelFlowNode
   ApiNode InputMessageNode OutputMessageNode CatchExceptionNode ControlFlowEdge DataFlowEdge
   InMemoryCollectionDatastore OracleDatabaseDatastore TlsOracleDatabaseConnectionConfig MTlsOracleDatabaseConnectionConfig
   PostgresDatabaseDatastore TlsPostgresDatabaseConnectionConfig
   MessageSummarizationTransform ConversationSummarizationTransform`.split(/\s+/)
);
function isKind(value) {
  return typeof value === "string" && KINDS.includes(value);
}
function isCapability(value) {
  return typeof value === "string" && CAPABILITIES.includes(value);
}

// src/heddle/view.ts
function viewOf(json) {
  const name = member(json, "name");
  return {
    json,
    label: typeof name === "string" && name !== "" ? `plugin ${quote(name)}` : "this plugin",
    components: entriesOf2(json, "components").map((entry) => {
      const type2 = member(entry.json, "componentType");
      const kind = member(entry.json, "kind") ?? "node";
      const componentType = typeof type2 === "string" && type2 !== "" ? type2 : void 0;
      return {
        ...entry,
        label: componentType === void 0 ? entry.label : `component ${quote(componentType)}`,
        componentType,
        kind: isKind(kind) ? kind : void 0
      };
    }),
    tools: entriesOf2(json, "tools").map((entry) => {
      const toolName2 = member(entry.json, "name");
      const usable = typeof toolName2 === "string" && toolName2 !== "" ? toolName2 : void 0;
      return { ...entry, label: usable === void 0 ? entry.label : `tool ${quote(usable)}`, name: usable };
    }),
    files: entriesOf2(json, "files").map((entry) => {
      const path = member(entry.json, "path");
      return { ...entry, label: typeof path === "string" && path !== "" ? `file ${quote(path)}` : entry.label };
    })
  };
}
function entriesOf2(parent, field, at = "") {
  const list3 = member(parent, field);
  if (!isArray(list3)) return [];
  return list3.flatMap(
    (json, index) => isObject(json) ? [{ json, at: at + pointer(field, index), label: `${field}[${index}]` }] : []
  );
}
function quote(text) {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}\u2026` : text);
}
function show(value) {
  if (value === void 0) return "nothing";
  if (typeof value === "string") return quote(value);
  if (isArray(value))
    return value.length === 0 ? "an empty array" : isShort(value) ? `[${value.map(show).join(", ")}]` : "an array";
  if (isObject(value)) return Object.keys(value).length === 0 ? "an empty object" : "an object";
  return String(value);
}
function isShort(list3) {
  return list3.length <= 4 && list3.every((entry) => typeof entry !== "object" || entry === null);
}
function oneOf(words) {
  const last = words.at(-1) ?? "nothing";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}

// src/heddle/text.ts
var MAX_MANIFEST_BYTES = 8 * 1024 * 1024;
var MAX_DEPTH = 1e6;
var MAX_DUPLICATES = 100;
var MAX_POINTERS = 1e5;
function readManifestText(source) {
  const size2 = source.length;
  if (size2 > MAX_MANIFEST_BYTES) {
    return unreadable(
      "",
      problem("manifest-size", {
        at: "",
        says: `the manifest has ${size2} bytes`,
        expected: `at most ${MAX_MANIFEST_BYTES}`,
        received: String(size2)
      })
    );
  }
  const { text, faults } = typeof source === "string" ? { text: source, faults: [] } : decode(source);
  const fatal = faults.find(({ rule }) => rule.level === "error") ?? textFault(text);
  if (fatal !== void 0)
    return unreadable(text, { ...problemOf(fatal.rule, fatal.fault), offset: 0, line: 1, column: 1 });
  return parse(
    text,
    faults.map(({ rule, fault }) => problemOf(rule, fault))
  );
}
var found = (id, says, expected, mend) => ({
  rule: TEXT_RULES[id],
  fault: { at: "", says, expected, ...mend === void 0 ? {} : { mend } }
});
var SIGNATURES = [
  { bytes: [255, 254, 0, 0], is: "UTF-32 text" },
  { bytes: [0, 0, 254, 255], is: "UTF-32 text" },
  { bytes: [255, 254], is: "UTF-16 text" },
  { bytes: [254, 255], is: "UTF-16 text" },
  { bytes: [0, 97, 115, 109], is: "a WebAssembly module" },
  { bytes: [31, 139], is: "a gzip file" },
  { bytes: [80, 75, 3, 4], is: "a zip file" }
];
function decode(bytes) {
  const known3 = SIGNATURES.find(({ bytes: first }) => first.every((byte, index) => bytes[index] === byte));
  const zero = bytes[0] === 0 || bytes[1] === 0;
  if (known3 !== void 0 || zero && bytes.length > 1) {
    return {
      text: "",
      faults: [
        found(
          "encoding",
          `the file is ${known3?.is ?? "UTF-16 text"}`,
          "JSON in UTF-8",
          "Save it as UTF-8 without a byte order mark."
        )
      ]
    };
  }
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const valid2 = !text.includes("\uFFFD") || isUtf8(bytes);
  return {
    text,
    faults: valid2 ? [] : [
      found(
        "replaced-bytes",
        "the file holds bytes that are not UTF-8, and heddle reads each as \u201C\uFFFD\u201D",
        "UTF-8"
      )
    ]
  };
}
function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
function textFault(text) {
  if (text.startsWith("\uFEFF"))
    return found(
      "byte-order-mark",
      "the file begins with a byte order mark, which heddle does not read",
      "JSON in UTF-8 without one",
      "Save it as UTF-8 without a byte order mark."
    );
  if (text.trim() === "") return found("json", "the file is empty", "a JSON object");
  return void 0;
}
function parse(text, before) {
  const duplicates = [];
  let room = MAX_POINTERS;
  let value;
  try {
    value = parseJson(text, {
      dialect: "ecma",
      maxDepth: MAX_DEPTH,
      onDuplicate: (name, pointer2, offset) => {
        room -= pointer2.length;
        if (room > 0) duplicates.push(duplicate(name, pointer2, offset));
        return room > 0 && duplicates.length < MAX_DUPLICATES;
      }
    }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return unreadable(text, { ...problemOf(...jsonFault(error, text)), ...place(text, error.offset) });
  }
  const problems = [...before, ...placeAll(text, duplicates)];
  if (isObject(value)) return { text, json: value, problems };
  const fault = { at: "", says: `the manifest is ${show(value)}`, expected: "a JSON object", received: show(value) };
  return { text, json: void 0, problems: [...problems, problem("manifest-object", fault)] };
}
function jsonFault(error, text) {
  const at = error.pointer.slice(0, 200);
  if (error.code === "depth")
    return [TEXT_RULES["json-depth"], { at, says: `the manifest has ${error.message}`, expected: "fewer" }];
  return [TEXT_RULES.json, { at, says: `the file is not JSON: ${error.message}`, ...hint(text, error.offset) }];
}
function duplicate(name, pointer2, offset) {
  const fault = {
    at: pointer2,
    says: `the name ${show(name)} stands twice in one object; heddle keeps the last`,
    expected: "each name once"
  };
  return { ...problem("duplicate-name", fault), offset };
}
function hint(text, offset) {
  const before = text.slice(Math.max(0, offset - 200), offset).trimEnd();
  const rest = text.slice(offset, offset + 20);
  if (/^[}\]]/.test(rest) && before.endsWith(",")) return { mend: "Remove the trailing comma." };
  if (rest.startsWith("/") || rest.startsWith("#")) return { mend: "JSON has no comments; remove it." };
  if (rest.startsWith("\0")) return { mend: "Remove the NUL byte." };
  if (rest.startsWith("'") || rest.startsWith("\u201C")) return { mend: "Write texts and names in straight double quotes." };
  if (/^[A-Za-z_$]/.test(rest) && /[{,]$/.test(before)) return { mend: "Write names in double quotes." };
  if (/^(?:NaN|Infinity|undefined|True|False|None)/.test(rest))
    return { mend: "JSON has true, false, null and finite numbers." };
  return {};
}
var problem = (id, fault) => problemOf(TEXT_RULES[id], fault);
var unreadable = (text, only) => ({ text, json: void 0, problems: [only] });
function place(text, offset) {
  const position = positionsAt(text, [offset]).get(offset);
  return { offset: Buffer.byteLength(text.slice(0, offset)), line: position?.line ?? 1, column: position?.column ?? 1 };
}
function placeAll(text, problems) {
  return problems.map((one) => ({ ...one, ...place(text, one.offset ?? 0) }));
}

// src/heddle/rules/paths.ts
function shipped(view) {
  const of = (what, entries) => entries.flatMap((entry) => {
    const path = member(entry.json, "path");
    return typeof path === "string" && path !== "" ? [{ ...entry, what, path }] : [];
  });
  return [...of("tool", view.tools), ...of("file", view.files)];
}
var pathRules = [
  {
    id: "path-string",
    level: "error",
    stage: "manifest",
    title: "A path must be a non-empty string",
    text: "A tool\u2019s `path` and a file\u2019s `path` follow one rule: a non-empty string, resolved against the plugin\u2019s directory, that must not lead outside it.",
    wrong: example.file({ path: "" }),
    right: example.file({}),
    *check(view) {
      const named = view.tools.filter(({ json }) => member(json, "path") !== void 0);
      for (const { json, at, label } of [...named, ...view.files]) {
        const value = member(json, "path");
        if (typeof value === "string" && value !== "") continue;
        yield {
          at: `${at}/path`,
          says: `${label} has a "path" that is ${show(value)}`,
          expected: "a non-empty string",
          received: show(value)
        };
      }
    }
  }
];

// src/heddle/directory/inspect.ts
var MAX_LOOKS = 1e4;
function inspect(view, directory, fileName2) {
  const all = shipped(view);
  const looks = all.slice(0, MAX_LOOKS).map((entry) => ({ ...entry, look: directory.look(entry.path) }));
  const ships = looks.filter(({ what }) => what === "file").length <= MAX_FILES;
  const tools = looks.flatMap(
    ({ what, look: look2 }) => what === "tool" && look2.state === "there" && look2.kind === "file" ? [look2.real] : []
  );
  const answer2 = tools.length === 0 ? void 0 : directory.tracked([...new Set(tools)]);
  const tracked = trackedOf(answer2);
  return {
    view,
    fileName: fileName2,
    looked: looks.map((one) => ({
      ...one,
      bit: bitOf(one.look, tracked),
      below: ships ? belowOf(one, directory) : void 0
    })),
    named: all.length,
    entry: entryOf(view, directory, fileName2),
    indexUnknown: answer2 !== void 0 && "unknown" in answer2 ? answer2.unknown : void 0,
    command: commandOf(view, directory)
  };
}
var trackedOf = (answer2) => answer2 === void 0 || "unknown" in answer2 ? void 0 : answer2;
var COPY_LIMIT = { entries: 4096, bytes: 64 * 1024 * 1024 };
function belowOf({ what, look: look2 }, directory) {
  return what === "file" && look2.state === "there" && look2.kind === "directory" ? directory.survey(look2.real, COPY_LIMIT.entries) : void 0;
}
function bitOf(look2, tracked) {
  if (look2.state !== "there" || look2.kind !== "file") return void 0;
  const committed = tracked?.executable.get(look2.real);
  const kept2 = look2.executable !== void 0 && (look2.executable || tracked?.keepsBits !== false);
  if (kept2 || committed === void 0) return { executable: look2.executable, from: "the file system", committed };
  return { executable: committed, from: "git\u2019s index", committed };
}
function entryOf(view, directory, fileName2) {
  if (fileName2?.endsWith(".json") !== true || member(view.json, "command") !== void 0) return void 0;
  const base2 = fileName2.slice(0, -".json".length);
  const names = [`${base2}.mjs`, `${base2}.js`];
  for (const name of names) {
    const look2 = directory.look(name);
    if (look2.state === "there" || look2.state === "outside") return { names, found: { name, look: look2 } };
  }
  return { names, found: void 0 };
}
function commandOf(view, directory) {
  const command = member(view.json, "command");
  const path = isArray(command) ? command[0] : void 0;
  if (typeof path !== "string" || !path.includes("/") || path.startsWith("/")) return void 0;
  return { path, look: directory.look(path) };
}

// src/heddle/directory/execute.ts
var file = {
  id: "tool-file",
  level: "error",
  stage: "directory",
  title: "A tool\u2019s path must be a regular file",
  text: "A directory carries an execute bit for being traversable, not for being runnable. A file entry may be a directory, a tool may not.",
  wrong: example.tool({ path: "bin" }),
  right: example.tool({ path: "bin/ask.sh" }),
  *check(seen) {
    for (const { at, label, path, look: look2, what } of seen.looked) {
      if (what !== "tool" || look2.state !== "there" || look2.kind === "file") continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is ${look2.kind === "directory" ? "a directory" : "no regular file"}`,
        expected: "an executable file",
        received: look2.kind
      };
    }
  }
};
var executable = {
  id: "tool-executable",
  level: "error",
  stage: "directory",
  title: "A tool\u2019s file needs the execute bit",
  text: "heddle runs a tool as a program. The file system\u2019s bit counts; where the file system keeps none (Windows, or `core.fileMode` off), git\u2019s file mode does. The message says which was used.",
  wrong: example.tool({ path: "noexec.sh" }),
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== false) continue;
      const mend = bit.from === "the file system" ? "chmod +x it, and commit the mode" : "git update-index --chmod=+x";
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is not executable (says ${bit.from})`,
        expected: "a file with the execute bit",
        received: "a file without it",
        mend: `${mend}.`
      };
    }
  }
};
var unknown = {
  id: "execute-bit-unknown",
  level: "warning",
  stage: "lint",
  title: "Whether a tool is executable cannot be told here",
  text: "This file system keeps no execute bits, and git does not track the file. heddle refuses the plugin where it does keep them and the bit is missing.",
  wrong: "an untracked tool on Windows",
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable === void 0)
        yield {
          at: `${at}/path`,
          says: `${label} names ${quote(path)}, and neither the file system nor git\u2019s index tells whether it is executable`,
          expected: "a file with the execute bit",
          mend: "Add it to git, with git update-index --chmod=+x."
        };
    }
  }
};
var fromGit = {
  id: "execute-bit-from-git",
  level: "notice",
  stage: "lint",
  title: "The execute bit was read from git\u2019s index",
  text: "This file system keeps none, so git\u2019s file mode counts.",
  wrong: "a tracked tool on Windows",
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, bit } of toolFiles(seen.looked)) {
      if (bit?.executable === true && bit.from === "git\u2019s index")
        yield {
          at: `${at}/path`,
          says: `${label}: the execute bit was read from git\u2019s index, because the file system keeps none`
        };
    }
  }
};
var indexUnknown = {
  id: "execute-bit-not-from-git",
  level: "notice",
  stage: "lint",
  title: "git\u2019s index could not tell the execute bit",
  text: "The index of the repository that is checked out is read as a file; git itself is never started, and a repository inside the checkout (a submodule, too) is not asked. Where that index cannot tell, the file system\u2019s bit counts alone, and whether it is committed is not known.",
  wrong: "a plugin that is a submodule",
  right: example.tool({}),
  *check({ indexUnknown: why }) {
    if (why !== void 0)
      yield {
        at: "/tools",
        says: `the execute bits are the file system\u2019s alone, because ${why}`
      };
  }
};
var uncommitted = {
  id: "execute-bit-uncommitted",
  level: "warning",
  stage: "lint",
  title: "Executable here, but not in git",
  text: "The file has its execute bit on this machine and not in git\u2019s index, so every other checkout gets a file that heddle refuses.",
  wrong: "a tool made executable after it was added to git",
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== true || bit.committed !== false) continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is executable on this file system but not in git\u2019s index`,
        expected: "mode 100755 in git",
        received: "mode 100644",
        mend: "git update-index --chmod=+x, and commit."
      };
    }
  }
};
var startable = {
  id: "tool-shebang",
  level: "warning",
  stage: "lint",
  title: "A tool that the system cannot start",
  text: "A file with an execute bit is started by its path, so it must be a binary or begin with `#!` and its interpreter. heddle does not look; the first call fails.",
  wrong: "ask.sh, executable, whose first line is `echo hello`",
  right: "ask.sh, whose first line is `#!/bin/sh`",
  *check(seen) {
    for (const { at, label, path, look: look2, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== true || look2.state !== "there" || look2.head === void 0 || isStartable(look2.head))
        continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which is executable but neither a binary nor a script with "#!"`,
        expected: 'a first line such as "#!/bin/sh"'
      };
    }
  }
};
var STARTS = ["2321", "7f454c46", "cffaedfe", "cefaedfe", "feedface", "feedfacf", "cafebabe", "4d5a"];
function isStartable(head) {
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return STARTS.some((start) => hex.startsWith(start));
}
function toolFiles(looked) {
  return looked.filter(({ what, look: look2 }) => what === "tool" && look2.state === "there" && look2.kind === "file");
}
var executeRules = [
  file,
  executable,
  unknown,
  fromGit,
  indexUnknown,
  uncommitted,
  startable
];

// src/heddle/directory/entry.ts
function needsProcess(view) {
  return view.components.length > 0 || member(view.json, "discoverTools") === true || view.tools.some(({ json }) => member(json, "path") === void 0);
}
var fileName = {
  id: "manifest-file-name",
  level: "error",
  stage: "directory",
  title: "A manifest\u2019s file name must end in `.json`",
  text: "heddle reads what ends in `.json` as a manifest, and imports everything else as a module.",
  wrong: "plugin.manifest",
  right: "plugin.json",
  *check({ fileName: name }) {
    if (name === void 0 || name.endsWith(".json")) return;
    yield {
      at: "",
      says: `the manifest is called ${quote(name)}, which heddle would import as a module`,
      expected: "a name that ends in .json",
      received: quote(name)
    };
  }
};
var entryThere = {
  id: "entry-there",
  level: "error",
  stage: "directory",
  title: "heddle must know what to run",
  text: "Without a `command`, heddle runs `<name>.mjs` or else `<name>.js` beside `<name>.json`. A plugin that has nothing but path tools (and files) needs no process, and so no entry.",
  wrong: example.manifest({}),
  right: example.manifest({ command: ["./serve"] }),
  *check({ view, entry }) {
    if (entry === void 0 || entry.found !== void 0 || !needsProcess(view)) return;
    const names = entry.names.map(quote).join(" nor ");
    yield {
      at: "",
      says: `${view.label} has no "command", and there is neither ${names} beside the manifest`,
      expected: 'an entry to run, or a "command"'
    };
  }
};
var entryUnknown = {
  id: "entry-not-looked-for",
  level: "notice",
  stage: "lint",
  title: "The entry was not looked for",
  text: "The entry is called after the manifest\u2019s file, and its name is not known here.",
  wrong: "a manifest read from a pipe",
  right: "a manifest read from plugin.json",
  *check({ view, fileName: name }) {
    if (name === void 0 && member(view.json, "command") === void 0 && needsProcess(view))
      yield { at: "", says: "the manifest\u2019s file name is not known, so the entry beside it was not looked for" };
  }
};
var entryStartable = {
  id: "entry-start",
  level: "warning",
  stage: "lint",
  title: "An entry that will not start",
  text: "An entry with an execute bit is started by its path rather than under node, so it must begin with `#!`; a directory cannot be started at all, and a link that leads out of the plugin\u2019s directory is not in the sandbox. heddle does not look; the first call fails.",
  wrong: "plugin.mjs, executable, without a first line `#!/usr/bin/env node`",
  right: "plugin.mjs without the execute bit",
  *check({ view, entry }) {
    if (entry?.found === void 0 || !needsProcess(view)) return;
    const { name, look: look2 } = entry.found;
    if (look2.state === "outside")
      yield {
        at: "",
        says: `the entry ${quote(name)} leads out of the plugin\u2019s directory`,
        expected: "a file inside it"
      };
    else if (look2.state === "there" && look2.kind !== "file")
      yield { at: "", says: `the entry ${quote(name)} is no regular file`, expected: "a program", received: look2.kind };
    else if (look2.state === "there" && look2.executable === true && look2.head !== void 0 && !isStartable(look2.head)) {
      yield {
        at: "",
        says: `the entry ${quote(name)} is executable, so heddle starts it by its path, and it has no "#!" line`,
        expected: '"#!/usr/bin/env node" as its first line, or no execute bit'
      };
    }
  }
};
var commandThere = {
  id: "command-there",
  level: "warning",
  stage: "lint",
  title: "A `command` that is not there",
  text: "A relative `command[0]` with a `/` in it is resolved against the plugin\u2019s directory. heddle does not look whether it is there; the first call fails.",
  wrong: example.manifest({ command: ["./nothing"] }),
  right: example.manifest({ command: ["./serve"] }),
  *check({ command }) {
    if (command === void 0 || command.look.state === "there" || command.look.state === "outside") return;
    yield {
      at: "/command/0",
      says: `the command ${quote(command.path)} is not there beside the manifest`,
      expected: "a program inside the plugin\u2019s directory",
      received: quote(command.path)
    };
  }
};
var entryRules = [fileName, entryThere, entryUnknown, entryStartable, commandThere];

// src/heddle/directory/shipped.ts
var there = {
  id: "path-there",
  level: "error",
  stage: "directory",
  title: "A path must be there",
  text: "A tool\u2019s and a file\u2019s `path` are resolved against the manifest\u2019s directory, and what they name must exist. Letter case counts: a path that only a Mac or Windows finds is missing elsewhere.",
  wrong: example.tool({ path: "gone.sh" }),
  right: example.tool({}),
  *check(seen) {
    for (const { at, label, path, look: look2 } of seen.looked) {
      if (look2.state === "there" || look2.state === "outside") continue;
      const why = look2.state === "loop" ? "which is a link that leads back to itself" : look2.state === "unreadable" ? `which cannot be read (${look2.why})` : "which is not there beside the manifest";
      const spelt = look2.state === "missing" ? look2.spelt : void 0;
      const mend = spelt !== void 0 ? `${quote(spelt)} is there: letter case counts.` : path.includes("\\") ? 'Write the path with "/".' : void 0;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, ${why}`,
        expected: "a path inside the plugin\u2019s directory",
        received: quote(path),
        ...mend === void 0 ? {} : { mend }
      };
    }
  }
};
var inside = {
  id: "path-inside",
  level: "error",
  stage: "directory",
  title: "A path must not lead out of the plugin\u2019s directory",
  text: "Both sides are resolved through their links before they are compared: a link that points out is refused, one that points in is fine. A plugin that needs a system binary ships a two-line wrapper.",
  wrong: example.tool({ path: "/bin/ls" }),
  right: example.tool({ path: "ls.sh" }),
  *check(seen) {
    for (const { at, label, path, look: look2 } of seen.looked) {
      if (look2.state !== "outside") continue;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, which leads out of the plugin\u2019s directory`,
        expected: "a path inside it, links followed",
        received: quote(path),
        mend: "Ship a wrapper, or have the operator mount what is outside."
      };
    }
  }
};
var many = {
  id: "paths-at-most",
  level: "error",
  stage: "directory",
  title: `At most ${MAX_LOOKS} paths`,
  text: "This limit is the gate\u2019s, not heddle\u2019s: each path costs a look at the file system.",
  wrong: "a manifest of 20,000 tools with a path each",
  right: example.tool({}),
  *check({ named }) {
    if (named > MAX_LOOKS)
      yield {
        at: "",
        says: `the manifest names ${named} paths, and only the first ${MAX_LOOKS} were looked at`,
        expected: `at most ${MAX_LOOKS}`,
        received: String(named)
      };
  }
};
var portable = {
  id: "path-spelling",
  level: "warning",
  stage: "lint",
  title: "A path that is found on this machine only",
  text: "A backslash, a drive letter or another letter case than the file\u2019s works on Windows (case: on a Mac, too) and nowhere else. Write paths with `/`, exactly as the files are called.",
  wrong: example.tool({ path: "bin\\ask.sh" }),
  right: example.tool({ path: "bin/ask.sh" }),
  *check(seen) {
    for (const { at, label, path, look: look2 } of seen.looked) {
      const windows = path.includes("\\") || /^[A-Za-z]:/.test(path);
      const spelt = look2.state === "there" ? look2.spelt : void 0;
      if (!windows && spelt === void 0) continue;
      const says = windows ? "which only Windows reads as a path" : `and the file is called ${quote(spelt ?? "")}`;
      yield {
        at: `${at}/path`,
        says: `${label} names ${quote(path)}, ${says}`,
        expected: spelt === void 0 ? 'a path with "/"' : quote(spelt),
        received: quote(path)
      };
    }
  }
};
var copyable = {
  id: "files-copy",
  level: "warning",
  stage: "lint",
  title: "A folder that heddle will not copy",
  text: `heddle loads a plugin that ships a folder without looking into it, and copies the folder before each run: a symbolic link anywhere inside makes every run fail, and so do more than ${COPY_LIMIT.entries} entries or 64 MiB, unless the operator raised \`--mount-max-entries\` and \`--mount-max-bytes\`.`,
  wrong: "skills/, with a link latest \u2192 v2 in it",
  right: "skills/, with files and folders only",
  *check(seen) {
    for (const { at, label, path, below: below2 } of seen.looked) {
      if (below2 === void 0) continue;
      const { link, entries, bytes } = below2;
      if (link !== void 0)
        yield {
          at: `${at}/path`,
          says: `${label} ships ${quote(path)}, and the link ${quote(link)} in it makes every run fail`,
          expected: "files and folders only"
        };
      if (entries > COPY_LIMIT.entries)
        yield {
          at: `${at}/path`,
          says: `${label} ships ${quote(path)}, which holds more than ${COPY_LIMIT.entries} files and folders`,
          expected: `at most ${COPY_LIMIT.entries}`
        };
      else if (bytes > COPY_LIMIT.bytes)
        yield {
          at: `${at}/path`,
          says: `${label} ships ${quote(path)}, which holds ${bytes} bytes`,
          expected: `at most ${COPY_LIMIT.bytes}`,
          received: String(bytes)
        };
    }
  }
};
var shippedRules = [there, inside, many, portable, copyable];

// src/heddle/directory/rules.ts
var DIRECTORY_RULES = [...shippedRules, ...executeRules, ...entryRules];

// src/heddle/dialect.ts
var HONOURED = /* @__PURE__ */ new Map([
  ["type", () => true],
  ["enum", isArray],
  ["const", () => true],
  ["minLength", isNumber],
  ["maxLength", isNumber],
  ["pattern", isString],
  ["minimum", isNumber],
  ["maximum", isNumber],
  ["items", isObject],
  ["properties", isObject],
  ["required", isArray],
  ["additionalProperties", (value) => value === false]
]);
var ANNOTATIONS = new Set(
  "$schema $id id $comment title description default examples deprecated readOnly writeOnly $defs definitions $anchor $vocabulary contentMediaType contentEncoding contentSchema".split(
    " "
  )
);
var IGNORED = new Set(
  `$ref $dynamicRef $recursiveRef allOf anyOf oneOf not if then else format multipleOf exclusiveMinimum exclusiveMaximum
   prefixItems additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems
   patternProperties propertyNames minProperties maxProperties unevaluatedProperties dependentRequired dependentSchemas dependencies`.split(
    /\s+/
  )
);
var TYPE_NAMES = ["null", "boolean", "integer", "number", "string", "array", "object"];
var KEYWORDS = [...HONOURED.keys(), ...ANNOTATIONS, ...IGNORED];
function isNumber(value) {
  return typeof value === "number" || typeof value === "bigint";
}
function isString(value) {
  return typeof value === "string";
}
function treatment(keyword, value) {
  const takes = HONOURED.get(keyword);
  if (takes !== void 0) return takes(value) || isHarmless(keyword, value) ? "honoured" : "ignored";
  if (ANNOTATIONS.has(keyword)) return "annotation";
  return IGNORED.has(keyword) ? "ignored" : "unknown";
}
function isHarmless(keyword, value) {
  return value === true && (keyword === "additionalProperties" || keyword === "items");
}
function isTypeName(value) {
  return typeof value === "string" && TYPE_NAMES.includes(value);
}
var MAX_DEPTH2 = 200;
function heddleSchema(schema) {
  if (schema === void 0 || schema === null || schema === false || schema === "" || schema === 0) return true;
  if (typeof schema !== "object") return false;
  return isObject(schema) ? kept(schema, 0) : true;
}
function kept(schema, depth2) {
  if (depth2 > MAX_DEPTH2) return void 0;
  const result = {};
  for (const keyword of Object.keys(schema)) {
    const value = member(schema, keyword) ?? null;
    if (treatment(keyword, value) !== "honoured" || isHarmless(keyword, value)) continue;
    const inner = keptKeyword(keyword, value, depth2);
    if (inner === void 0) return void 0;
    if (keyword === "type" && isArray(inner) && inner.length === 0) setMember(result, "not", {});
    else setMember(result, keyword, inner);
  }
  return result;
}
function keptKeyword(keyword, value, depth2) {
  switch (keyword) {
    case "type":
      return (isArray(value) ? value : [value]).filter(isTypeName);
    case "required":
      return isArray(value) ? value.filter(isString) : value;
    case "items":
      return isObject(value) ? kept(value, depth2 + 1) : value;
    case "properties":
      return isObject(value) ? keptProperties(value, depth2) : value;
    default:
      return value;
  }
}
function keptProperties(properties, depth2) {
  const result = {};
  for (const name of Object.keys(properties)) {
    const schema = member(properties, name);
    const inner = isObject(schema) ? kept(schema, depth2 + 1) : {};
    if (inner === void 0) return void 0;
    setMember(result, name, inner);
  }
  return result;
}

// src/heddle/host-fields.ts
var OF_COMPONENT = [
  ["id", { type: "string" }],
  ["name", { type: "string", minLength: 1 }],
  ["componentType", { type: "string" }],
  ["metadata", { type: "object" }]
];
var OF_NODE = [
  ["inputs", { type: "array" }],
  ["outputs", { type: "array" }],
  ["branches", { type: "array" }]
];
var NONE = /* @__PURE__ */ new Map();
function hostFields(kind, componentType) {
  if (kind === "middleware" || kind === "store" || kind === "encoder") return NONE;
  const named = componentType === void 0 ? [] : [["componentType", { const: componentType }]];
  return new Map([...OF_COMPONENT, ...kind === "node" ? OF_NODE : [], ...named]);
}

// src/heddle/lints/schema-shapes.ts
var MAX_PATTERN = 1e4;
var isCount = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
var isTexts = (value) => isArray(value) && value.every((entry) => typeof entry === "string");
var SHAPES = /* @__PURE__ */ new Map([
  [
    "type",
    {
      is: `one of ${TYPE_NAMES.join(", ")}, or a list of them`,
      fits: (value) => isTypeName(value) || isArray(value) && value.length > 0 && value.every(isTypeName)
    }
  ],
  ["enum", { is: "an array", fits: (value) => isArray(value) }],
  ["minLength", { is: "a whole number of at least 0", fits: isCount }],
  ["maxLength", { is: "a whole number of at least 0", fits: isCount }],
  ["minItems", { is: "a whole number of at least 0", fits: isCount }],
  ["maxItems", { is: "a whole number of at least 0", fits: isCount }],
  ["minimum", { is: "a number", fits: (value) => typeof value === "number" }],
  ["maximum", { is: "a number", fits: (value) => typeof value === "number" }],
  ["pattern", { is: "a regular expression", fits: compiles }],
  [
    "items",
    {
      is: "a schema",
      fits: (value) => typeof value === "boolean" || typeof value === "object" && value !== null
    }
  ],
  [
    "properties",
    {
      is: "an object of schemas",
      fits: (value) => isObject(value) && Object.values(value).every((inner) => isObject(inner) || typeof inner === "boolean")
    }
  ],
  ["required", { is: "an array of strings", fits: isTexts }],
  ["additionalProperties", { is: "a schema", fits: (value) => typeof value === "boolean" || isObject(value) }]
]);
function wrongValue(keyword, value) {
  const shape = SHAPES.get(keyword);
  return shape === void 0 || shape.fits(value) ? void 0 : shape.is;
}
function compiles(value) {
  if (typeof value !== "string") return false;
  if (value.length > MAX_PATTERN) return true;
  try {
    new RegExp(value);
    return true;
  } catch {
    return false;
  }
}

// src/heddle/lints/component-schema.ts
var object = {
  id: "schema-object",
  level: "warning",
  stage: "lint",
  title: "A component\u2019s `schema` that is no object",
  text: "heddle takes any value for a schema and finds out when it checks a configuration: a text, a number or `true` makes every use of the component fail, an array or a falsy value checks nothing.",
  wrong: example.component({ schema: "x" }),
  right: example.component({ schema: { type: "object" } }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const value = member(json, "schema");
      if (value === void 0 || isObject(value)) continue;
      const effect = typeof value === "object" || value === false || value === "" || value === 0 ? "heddle checks nothing by it" : "every use of the component fails";
      yield {
        at: `${at}/schema`,
        says: `${label} has a "schema" that is ${show(value)}, and ${effect}`,
        expected: "a JSON Schema object",
        received: show(value)
      };
    }
  }
};
var valid = {
  id: "schema-valid",
  level: "warning",
  stage: "lint",
  title: "A component\u2019s `schema` that is not JSON Schema",
  text: "A keyword with a value it cannot have: an unknown type matches nothing, so every use of the component fails; a pattern that does not compile fails when it is tried; other slips are ignored.",
  wrong: example.component({ schema: { type: "strng" } }),
  right: example.component({ schema: { type: "string" } }),
  *check(view) {
    for (const { schema, at, label } of subschemas(view)) {
      for (const keyword of Object.keys(schema)) {
        const expected = wrongValue(keyword, member(schema, keyword) ?? null);
        const value = member(schema, keyword);
        if (expected === void 0) continue;
        yield {
          at: `${at}/${keyword}`,
          says: `${label}: ${JSON.stringify(keyword)} is ${show(value)}`,
          expected,
          received: show(value),
          meant: { word: keyword === "type" ? value : void 0, known: TYPE_NAMES }
        };
      }
    }
  }
};
var keywords = {
  id: "schema-keyword",
  level: "warning",
  stage: "lint",
  title: "A keyword that heddle ignores",
  text: "heddle\u2019s checker honours `type`, `enum`, `const`, `minLength`, `maxLength`, `pattern`, `minimum`, `maximum`, `items` (one schema), `properties`, `required` and `additionalProperties: false`. Any other keyword constrains nothing, so a configuration that it should refuse is taken.",
  wrong: example.component({ schema: { properties: { rubric: { anyOf: [{ type: "string" }] } } } }),
  right: example.component({ schema: { properties: { rubric: { type: ["string", "null"] } } } }),
  *check(view) {
    for (const { schema, at, label } of subschemas(view)) {
      for (const keyword of Object.keys(schema)) {
        const value = member(schema, keyword) ?? null;
        const how = treatment(keyword, value);
        if (how === "ignored" && wrongValue(keyword, value) === void 0)
          yield {
            at: at + pointer(keyword),
            says: `${label}: heddle ignores ${JSON.stringify(keyword)}${isHonouredName(keyword) ? ` when it is ${show(value)}` : ""}`
          };
        else if (how === "unknown") yield* misspelt(keyword, at, label);
      }
    }
  }
};
var closed = {
  id: "schema-closed",
  level: "warning",
  stage: "lint",
  title: "A closed `schema` that refuses every use",
  text: "heddle checks the component as the flow holds it, with `id`, `name`, `componentType` and `metadata` (a node also with `inputs`, `outputs` and `branches`). A schema with `additionalProperties: false` must declare them, or every flow that uses the component is refused. A middleware\u2019s or store\u2019s configuration holds nothing but what the operator wrote.",
  wrong: example.component({ schema: { properties: { rubric: { type: "string" } }, additionalProperties: false } }),
  right: example.component({
    kind: "middleware",
    seams: { toolCall: ["before"] },
    schema: { properties: { rubric: { type: "string" } }, additionalProperties: false }
  }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const schema = member(json, "schema");
      if (kind === void 0 || !isObject(schema) || member(schema, "additionalProperties") !== false) continue;
      const properties = member(schema, "properties");
      const missing = [...hostFields(kind).keys()].filter(
        (name) => !isObject(properties) || !Object.hasOwn(properties, name)
      );
      if (missing.length > 0)
        yield {
          at: `${at}/schema/additionalProperties`,
          says: `${label} has a closed schema without ${missing.join(", ")}, which heddle adds, so every use of it is refused`,
          expected: 'these names declared, or no "additionalProperties": false'
        };
    }
  }
};
var snakeCase = {
  id: "schema-snake-case",
  level: "warning",
  stage: "lint",
  title: "A name in snake_case that the schema never meets",
  text: "heddle turns the field names of a flow\u2019s components into camelCase before it checks the `schema`: what the flow writes as `max_items` is `maxItems` to the schema. A property in snake_case constrains nothing, and a required one refuses every flow. An operator\u2019s configuration (middleware, store) keeps its names.",
  wrong: example.component({ schema: { properties: { max_items: { type: "integer" } } } }),
  right: example.component({ schema: { properties: { maxItems: { type: "integer" } } } }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const schema = member(json, "schema");
      if (kind === void 0 || hostFields(kind).size === 0 || !isObject(schema)) continue;
      for (const { name, at: place2 } of topNames(schema)) {
        if (!/_[a-z]/.test(name)) continue;
        yield {
          at: `${at}/schema${place2}`,
          says: `${label}: the schema names ${quote(name)}, which heddle has turned into camelCase before`,
          expected: quote(name.replace(/_([a-z])/g, (_match, letter) => letter.toUpperCase())),
          received: quote(name)
        };
      }
    }
  }
};
function topNames(schema) {
  const properties = member(schema, "properties");
  const required3 = member(schema, "required");
  const declared = isObject(properties) ? Object.keys(properties) : [];
  const demanded = isArray(required3) ? required3.flatMap((name, index) => typeof name === "string" ? [{ name, at: `/required/${index}` }] : []) : [];
  return [...declared.map((name) => ({ name, at: pointer("properties", name) })), ...demanded];
}
function* subschemas(view) {
  for (const { json, at, label } of view.components) {
    const root2 = member(json, "schema");
    const stack = isObject(root2) ? [{ schema: root2, at: `${at}/schema`, label, depth: 0 }] : [];
    for (let sub = stack.pop(); sub !== void 0; sub = stack.pop()) {
      yield sub;
      if (sub.depth < 200) stack.push(...below(sub));
    }
  }
}
function below(sub) {
  const { schema, at, label } = sub;
  const depth2 = sub.depth + 1;
  const items = member(schema, "items");
  const properties = member(schema, "properties");
  const named = isObject(properties) ? Object.entries(properties) : [];
  return [
    ...named.flatMap(
      ([name, inner]) => isObject(inner) ? [{ schema: inner, at: `${at}${pointer("properties", name)}`, label, depth: depth2 }] : []
    ).reverse(),
    ...isObject(items) ? [{ schema: items, at: `${at}/items`, label, depth: depth2 }] : []
  ];
}
var isHonouredName = (keyword) => ["items", "additionalProperties"].includes(keyword);
function* misspelt(keyword, at, label) {
  if (near(keyword, KEYWORDS) === void 0) return;
  yield {
    at: at + pointer(keyword),
    says: `${label}: ${quote(keyword)} is no keyword, and heddle ignores it`,
    meant: { word: keyword, known: KEYWORDS }
  };
}
var schemaLints = [object, valid, keywords, closed, snakeCase];

// src/heddle/lints/destinations.ts
import { posix as posix2 } from "node:path";

// src/heddle/rules/files.ts
import { posix } from "node:path";
function landings(view) {
  return view.files.flatMap((entry) => {
    const path = member(entry.json, "path");
    const dest2 = member(entry.json, "dest") ?? (typeof path === "string" && path !== "" ? posix.basename(path) : void 0);
    if (typeof dest2 !== "string") return [];
    return [{ ...entry, dest: dest2, destAt: `${entry.at}/${member(entry.json, "dest") === void 0 ? "path" : "dest"}` }];
  });
}
var tooMany = {
  id: "files-at-most",
  level: "error",
  stage: "manifest",
  title: `At most ${MAX_FILES} files`,
  text: "Each entry is copied into the workspace of every node in every run. Ship a directory rather than its contents.",
  wrong: example.manifest({ files: Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ path: `part${index}` })) }),
  right: example.file({}),
  *check(view) {
    const files2 = member(view.json, "files");
    if (!isArray(files2) || files2.length <= MAX_FILES) return;
    yield {
      at: "/files",
      says: `${view.label} declares ${files2.length} files`,
      expected: `at most ${MAX_FILES}`,
      received: String(files2.length),
      mend: "Ship a directory instead of its contents."
    };
  }
};
var dest = {
  id: "file-dest",
  level: "error",
  stage: "manifest",
  title: "A `dest` must be a non-empty string",
  text: "It says where in the workspace the file lands. Leave it out to take the path\u2019s base name; `null` is refused.",
  wrong: example.file({ dest: "" }),
  right: example.file({ dest: "know-how" }),
  *check(view) {
    for (const { json, at, label } of view.files) {
      const value = member(json, "dest");
      if (value === void 0 || typeof value === "string" && value !== "") continue;
      yield {
        at: `${at}/dest`,
        says: `${label} has a "dest" that is ${show(value)}`,
        expected: "a non-empty string",
        received: show(value)
      };
    }
  }
};
var destOnce = {
  id: "file-dest-once",
  level: "error",
  stage: "manifest",
  title: "Two files cannot land in one place",
  text: "Where no `dest` is given, the path\u2019s base name counts. Of two equal destinations one would be written over the other.",
  wrong: example.manifest({ files: [{ path: "a/notes" }, { path: "b/notes" }] }),
  right: example.manifest({ files: [{ path: "a/notes" }, { path: "b/notes", dest: "more-notes" }] }),
  *check(view) {
    const first = /* @__PURE__ */ new Map();
    for (const { dest: place2, destAt, at } of landings(view)) {
      const earlier = first.get(place2);
      if (earlier === void 0) first.set(place2, at);
      else
        yield {
          at: destAt,
          says: `two files land on ${show(place2)}: this one and ${earlier}`,
          expected: 'a "dest" of its own',
          received: show(place2)
        };
    }
  }
};
var overlap = {
  id: "files-overlap",
  level: "error",
  stage: "load",
  title: "A file cannot land inside another",
  text: "heddle compares destinations as written: `skills` and `skills/extra` collide, because one would be written inside the other, and the load is refused. The validator that reads the manifest alone lets them by.",
  wrong: example.manifest({ files: [{ path: "skills" }, { path: "extra", dest: "skills/extra" }] }),
  right: example.manifest({ files: [{ path: "skills" }, { path: "extra" }] }),
  *check(view) {
    const placed = landings(view).slice(0, MAX_FILES);
    for (const [index, { dest: place2, destAt }] of placed.entries()) {
      const other = placed.slice(0, index).find((earlier) => earlier.dest !== place2 && (inside2(place2, earlier.dest) || inside2(earlier.dest, place2)));
      if (other === void 0) continue;
      yield {
        at: destAt,
        says: `destinations ${show(other.dest)} and ${show(place2)} lie one inside the other`,
        expected: "destinations apart from each other",
        received: show(place2)
      };
    }
  }
};
function inside2(inner, outer) {
  return inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}\\`);
}
var fileRules = [tooMany, dest, destOnce, overlap];

// src/heddle/lints/destinations.ts
var climbs = (normal) => normal === ".." || normal.startsWith("../");
var isAbsolute2 = (dest2) => dest2.startsWith("/") || dest2.startsWith("\\") || /^[A-Za-z]:/.test(dest2);
var normalOf = (dest2) => posix2.normalize(dest2.trim()).replace(/^\/+|\/+$/g, "") || ".";
var outside = {
  id: "dest-outside",
  level: "warning",
  stage: "lint",
  title: "A `dest` outside the workspace",
  text: "heddle checks the destination of `--mount`, but not that of a plugin\u2019s file: an absolute one lands below the workspace under its whole path, and one that climbs with `..` is written outside of it. Write a path relative to the workspace.",
  wrong: example.file({ dest: "../escaped" }),
  right: example.file({ dest: "know-how" }),
  *check(view) {
    for (const { dest: dest2, destAt, label } of landings(view)) {
      const absolute = isAbsolute2(dest2);
      if (!absolute && !climbs(posix2.normalize(dest2.trim()))) continue;
      yield {
        at: destAt,
        says: `${label} lands on ${show(dest2)}, which ${absolute ? "is an absolute path" : "climbs out of the workspace"}`,
        expected: "a path relative to the workspace",
        received: show(dest2)
      };
    }
  }
};
var reserved = {
  id: "dest-reserved",
  level: "warning",
  stage: "lint",
  title: `A \`dest\` under \`${RESERVED_FOLDER}\``,
  text: `\`${RESERVED_FOLDER}\` holds the tools, and heddle keeps it to itself. It does not refuse a plugin\u2019s file that lands there; the file is lost among the tools or stands in their way.`,
  wrong: example.file({ dest: ".heddle/bin" }),
  right: example.file({ dest: "bin" }),
  *check(view) {
    for (const { dest: dest2, destAt, label } of landings(view)) {
      const normal = normalOf(dest2);
      if (normal !== RESERVED_FOLDER && !normal.startsWith(`${RESERVED_FOLDER}/`)) continue;
      yield {
        at: destAt,
        says: `${label} lands on ${show(dest2)}, which heddle keeps for itself`,
        expected: `a place outside ${RESERVED_FOLDER}`,
        received: show(dest2)
      };
    }
  }
};
var root = {
  id: "dest-root",
  level: "warning",
  stage: "lint",
  title: "A `dest` that is the workspace itself",
  text: "A path such as `.` or `..` has no base name to land under, so its content is copied over the workspace\u2019s root, beside and over everything else. Name a `dest`.",
  wrong: example.file({ path: "." }),
  right: example.file({ path: ".", dest: "all" }),
  *check(view) {
    for (const { dest: dest2, destAt, label } of landings(view)) {
      if (normalOf(dest2) === ".")
        yield {
          at: destAt,
          says: `${label} lands on the workspace\u2019s root`,
          expected: 'a "dest" of its own',
          received: show(dest2)
        };
    }
  }
};
var samePlace = {
  id: "dest-same-place",
  level: "warning",
  stage: "lint",
  title: "Two spellings of one place",
  text: "heddle compares destinations as texts, so `x` and `./x` pass for two, and one file is written over or inside the other. Which one is left depends on the order they were copied.",
  wrong: example.manifest({
    files: [
      { path: "a", dest: "x" },
      { path: "b", dest: "./x" }
    ]
  }),
  right: example.manifest({
    files: [
      { path: "a", dest: "x" },
      { path: "b", dest: "y" }
    ]
  }),
  *check(view) {
    const placed = landings(view).slice(0, MAX_FILES).map((landing) => ({ ...landing, normal: normalOf(landing.dest) }));
    for (const [index, { normal, dest: dest2, destAt }] of placed.entries()) {
      const other = placed.slice(0, index).find((earlier) => collide(earlier.normal, normal) && !seenByHeddle(earlier.dest, dest2));
      if (other !== void 0)
        yield {
          at: destAt,
          says: `destinations ${quote(other.dest)} and ${quote(dest2)} are one place, or lie one inside the other`,
          expected: "destinations apart from each other",
          received: quote(dest2)
        };
    }
  }
};
var collide = (a, b) => a !== "." && b !== "." && (a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`));
var seenByHeddle = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
var destinationLints = [outside, reserved, root, samePlace];

// src/heddle/lints/ports.ts
var PORT_FIELDS = ["inputs", "outputs", "branches"];
var RESERVED_OUTPUTS = /* @__PURE__ */ new Set(["_resume", "_chat_history"]);
var ignored = {
  id: "ports-ignored",
  level: "warning",
  stage: "lint",
  title: "Inputs, outputs or branches on a kind that has none",
  text: "Only a node has inputs, outputs and branches. On any other kind heddle checks their shape and then never reads them, so a flow that connects to them is refused.",
  wrong: example.component({ kind: "transform", inputs: [{ title: "text", type: "string" }] }),
  right: example.component({ kind: "node", inputs: [{ title: "text", type: "string" }] }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      if (kind === void 0 || kind === "node") continue;
      for (const field of PORT_FIELDS) {
        const value = member(json, field);
        if (isArray(value) && value.length > 0)
          yield {
            at: `${at}/${field}`,
            says: `${label} is a ${kind} and declares ${JSON.stringify(field)}, which only a node has`,
            expected: `no ${JSON.stringify(field)}`
          };
      }
    }
  }
};
var titleTwice = {
  id: "title-twice",
  level: "warning",
  stage: "lint",
  title: "Two inputs or two outputs of one title",
  text: "A flow connects to a title, so it cannot say which of two it means.",
  wrong: example.component({
    inputs: [
      { title: "text", type: "string" },
      { title: "text", type: "number" }
    ]
  }),
  right: example.component({
    inputs: [
      { title: "text", type: "string" },
      { title: "score", type: "number" }
    ]
  }),
  *check(view) {
    for (const component of view.components) {
      for (const field of ["inputs", "outputs"]) {
        const titles = titlesOf(component, field);
        yield* twice(
          titles,
          (title) => `${component.label} has two ${field} of the title ${quote(title)}`,
          "a title of its own"
        );
      }
    }
  }
};
var branchTwice = {
  id: "branch-twice",
  level: "warning",
  stage: "lint",
  title: "A branch is listed twice",
  text: "Branches are a set: the second mention adds nothing and is probably a slip.",
  wrong: example.component({ branches: ["accept", "accept"] }),
  right: example.component({ branches: ["accept", "reject"] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const list3 = member(json, "branches");
      const named = isArray(list3) ? list3.flatMap((text, index) => typeof text === "string" ? [{ text, at: `${at}/branches/${index}` }] : []) : [];
      yield* twice(named, (branch) => `${label} lists the branch ${quote(branch)} twice`, "each branch once");
    }
  }
};
var reservedOutput = {
  id: "output-reserved",
  level: "warning",
  stage: "lint",
  title: "An output that heddle takes for its own",
  text: "heddle\u2019s runner keeps `_resume` and `_chat_history` in the state that outputs are written to. An output of that name is overwritten, or read as something it is not.",
  wrong: example.component({ outputs: [{ title: "_resume", type: "string" }] }),
  right: example.component({ outputs: [{ title: "resume", type: "string" }] }),
  *check(view) {
    for (const component of view.components) {
      for (const { text, at } of titlesOf(component, "outputs")) {
        if (RESERVED_OUTPUTS.has(text))
          yield {
            at,
            says: `${component.label} has the output ${quote(text)}, a name that heddle uses itself`,
            expected: "another title",
            received: quote(text)
          };
      }
    }
  }
};
function titlesOf({ json, at }, field) {
  return entriesOf2(json, field, at).flatMap((port2) => {
    const title = member(port2.json, "title");
    return typeof title === "string" ? [{ text: title, at: `${port2.at}/title` }] : [];
  });
}
function* twice(named, says, expected) {
  const seen = /* @__PURE__ */ new Set();
  for (const { text, at } of named) {
    if (seen.has(text)) yield { at, says: says(text), expected };
    seen.add(text);
  }
}
var portLints = [ignored, titleTwice, branchTwice, reservedOutput];

// src/heddle/lints/values.ts
var LONG_DESCRIPTION = 16384;
var numberRange = {
  id: "number-range",
  level: "warning",
  stage: "lint",
  title: "A number that heddle reads as another",
  text: "heddle reads numbers as doubles: an integer beyond \xB1(2^53\u22121) is rounded, and one like `1e400` becomes infinite, which turns into `null` when it is sent on.",
  wrong: example.tool({ inputSchema: { properties: { n: { maximum: Infinity } } } }),
  right: example.tool({ inputSchema: { properties: { n: { maximum: 1e3 } } } }),
  *check(view) {
    const stack = [{ value: view.json, token: void 0, up: void 0 }];
    for (let step = stack.pop(); step !== void 0; step = stack.pop()) {
      const { value } = step;
      if (typeof value === "number" && (!Number.isFinite(value) || Number.isInteger(value) && !Number.isSafeInteger(value)))
        yield tooLarge(value, step);
      else if (isArray(value))
        for (const [token, item] of value.entries()) stack.push({ value: item, token, up: step });
      else if (isObject(value))
        for (const token of Object.keys(value)) stack.push({ value: member(value, token) ?? null, token, up: step });
    }
  }
};
function tooLarge(value, step) {
  const tokens = [];
  for (let at = step; at?.token !== void 0 && tokens.length < 1e3; at = at.up)
    tokens.push(at.token);
  return {
    at: pointer(...tokens.reverse()),
    says: `heddle reads this number as ${show(value)}`,
    expected: "a number that a double holds exactly",
    received: show(value)
  };
}
var longDescription = {
  id: "description-length",
  level: "warning",
  stage: "lint",
  title: "A very long description",
  text: `A tool\u2019s description is sent to the model on every round of every turn. heddle bounds the schemas and not the description; over ${LONG_DESCRIPTION} characters it is probably a document that belongs into a file.`,
  wrong: example.tool({ description: "x".repeat(LONG_DESCRIPTION + 1) }),
  right: example.tool({ description: "Ask the judge." }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const value = member(json, "description");
      if (typeof value !== "string" || value.length <= LONG_DESCRIPTION) continue;
      yield {
        at: `${at}/description`,
        says: `${label} has a description of ${value.length} characters`,
        expected: `at most ${LONG_DESCRIPTION}`,
        received: String(value.length)
      };
    }
  }
};
var valueLints = [numberRange, longDescription];

// src/heddle/lints/index.ts
var LINTS = [...portLints, ...schemaLints, ...destinationLints, ...valueLints];

// src/heddle/rules/capabilities.ts
var known = {
  id: "capability-known",
  level: "error",
  stage: "manifest",
  title: "A capability must be one that heddle serves",
  text: "heddle serves four: `runTool`, `callModel`, `emitEvent` and `log`. Leave the field out, or empty, to ask for none. A plugin that asks for nothing gets nothing.",
  wrong: example.manifest({ capabilities: ["fetch"] }),
  right: example.manifest({ capabilities: ["log"] }),
  *check(view) {
    const value = member(view.json, "capabilities");
    if (value === void 0) return;
    if (!isArray(value)) {
      yield {
        at: "/capabilities",
        says: `${view.label} has "capabilities" that are ${show(value)}`,
        expected: "an array of strings",
        received: show(value)
      };
      return;
    }
    for (const [index, entry] of value.entries()) {
      if (isCapability(entry)) continue;
      yield {
        at: `/capabilities/${index}`,
        says: `${view.label} asks for the capability ${show(entry)}, which heddle does not serve`,
        expected: oneOf(CAPABILITIES),
        received: show(entry),
        meant: { word: entry, known: CAPABILITIES }
      };
    }
  }
};
var granted = {
  id: "capability-granted",
  level: "error",
  stage: "manifest",
  title: "A capability must be one that the host grants",
  text: "A manifest asks, the operator decides. What the host grants is the input `granted-capabilities`; by default all four. A capability that is not granted fails the load, naming it. A server that supplies a model credential of its own does not grant `callModel` to a submitted plugin.",
  wrong: example.manifest({ capabilities: ["callModel"] }),
  right: example.manifest({ capabilities: ["log"] }),
  *check(view, host) {
    const value = member(view.json, "capabilities");
    if (!isArray(value)) return;
    for (const [index, entry] of value.entries()) {
      if (!isCapability(entry) || host.grantedCapabilities.includes(entry)) continue;
      yield {
        at: `/capabilities/${index}`,
        says: `${view.label} asks for the capability ${show(entry)}, which this host does not grant`,
        expected: host.grantedCapabilities.length === 0 ? "no capability" : oneOf(host.grantedCapabilities),
        received: show(entry),
        mend: "Drop it from the manifest, or have the operator grant it."
      };
    }
  }
};
var capabilityRules = [known, granted];

// src/heddle/rules/command.ts
var commandRules = [
  {
    id: "command-argv",
    level: "error",
    stage: "manifest",
    title: "`command` must be a non-empty array of strings",
    text: "`command` is an argument vector, not a shell line: the program first, then one argument each. Leave it out to let heddle run the entry beside the manifest.",
    wrong: example.manifest({ command: "./serve --verbose" }),
    right: example.manifest({ command: ["./serve", "--verbose"] }),
    *check(view) {
      const value = member(view.json, "command");
      if (value === void 0) return;
      if (!isArray(value) || value.length === 0) {
        const mend = typeof value === "string" ? "Write each argument as a string of its own." : void 0;
        yield {
          at: "/command",
          says: `${view.label} has a "command" that is ${show(value)}`,
          expected: "a non-empty array of strings",
          received: show(value),
          ...mend === void 0 ? {} : { mend }
        };
        return;
      }
      for (const [index, part] of value.entries()) {
        if (typeof part !== "string")
          yield {
            at: `/command/${index}`,
            says: `command[${index}] is ${show(part)}`,
            expected: "a string",
            received: show(part)
          };
      }
    }
  }
];

// src/heddle/rules/component.ts
var typeName = {
  id: "component-type-name",
  level: "error",
  stage: "manifest",
  title: "A component type must be an identifier",
  text: "Flows write the component type, so it must begin with a letter or an underscore and hold only ASCII letters, digits and underscores.",
  wrong: example.manifest({ components: [{ componentType: "llm-judge" }] }),
  right: example.manifest({ components: [{ componentType: "LlmJudge" }] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const value = member(json, "componentType");
      if (typeof value === "string" && NAME.test(value)) continue;
      yield {
        at: `${at}/componentType`,
        says: `${label} has a "componentType" that is ${show(value)}`,
        expected: `a name matching ${NAME.source}`,
        received: show(value)
      };
    }
  }
};
var typeOnce = {
  id: "component-type-once",
  level: "error",
  stage: "manifest",
  title: "A component type is declared once",
  text: "Two components of one manifest cannot share a `componentType`: a flow that names it could not say which it means.",
  wrong: example.manifest({ components: [{ componentType: "Judge" }, { componentType: "Judge" }] }),
  right: example.manifest({ components: [{ componentType: "Judge" }, { componentType: "Jury" }] }),
  *check(view) {
    const first = /* @__PURE__ */ new Map();
    for (const { componentType, at } of view.components) {
      if (componentType === void 0) continue;
      const earlier = first.get(componentType);
      if (earlier === void 0) first.set(componentType, at);
      else
        yield {
          at: `${at}/componentType`,
          says: `component type ${show(componentType)} is declared twice: here and at ${earlier}`,
          expected: "a name of its own",
          received: show(componentType)
        };
    }
  }
};
var builtin = {
  id: "component-type-builtin",
  level: "error",
  stage: "load",
  title: "A component type must not be one of Agent Spec\u2019s own",
  text: "Types such as `AgentNode`, `Flow` or `ServerTool` belong to Agent Spec, and heddle\u2019s registry refuses a plugin that claims one. It asks with JavaScript\u2019s `in`, so `constructor`, `toString` and the other names that every object inherits are taken too. The validator that reads the manifest alone lets them by; loading does not.",
  wrong: example.manifest({ components: [{ componentType: "AgentNode" }] }),
  right: example.manifest({ components: [{ componentType: "AcmeAgentNode" }] }),
  *check(view) {
    for (const { componentType, at } of view.components) {
      if (componentType === void 0 || !isBuiltinComponentType(componentType)) continue;
      yield {
        at: `${at}/componentType`,
        says: `component type ${show(componentType)} is one of Agent Spec\u2019s own`,
        expected: "another name",
        received: show(componentType)
      };
    }
  }
};
var kindKnown = {
  id: "component-kind",
  level: "error",
  stage: "manifest",
  title: "A kind must be one that heddle knows",
  text: 'There are seven: `node` (the default), `transform`, `component`, `provider`, `middleware`, `encoder` and `store`. `"kind": null` means `node`.',
  wrong: example.component({ kind: "nod" }),
  right: example.component({ kind: "node" }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      if (kind !== void 0) continue;
      const value = member(json, "kind");
      yield {
        at: `${at}/kind`,
        says: `${label} has the kind ${show(value)}`,
        expected: oneOf(KINDS),
        received: show(value),
        meant: { word: value, known: KINDS }
      };
    }
  }
};
var fieldOfKind = {
  id: "field-of-kind",
  level: "error",
  stage: "manifest",
  title: "A field must stand on the kind that reads it",
  text: "`phase` belongs to a transform, `stream` to a provider, `seams` to a middleware, `protocol` and `contentType` to an encoder. On any other kind nothing would read the field, so heddle refuses it: remove it, or correct the kind.",
  wrong: example.component({ kind: "node", stream: true }),
  right: example.component({ kind: "provider", stream: true }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      for (const [field, owner] of KIND_FIELDS) {
        if (kind === void 0 || kind === owner || member(json, field) === void 0) continue;
        yield {
          at: `${at}/${field}`,
          says: `${label} declares ${JSON.stringify(field)} but its kind is ${JSON.stringify(kind)}, and only ${owner === "encoder" ? "an" : "a"} ${owner} reads it`,
          expected: `no ${JSON.stringify(field)}, or the kind ${JSON.stringify(owner)}`,
          received: show(member(json, field))
        };
      }
    }
  }
};
var filesOnComponent = {
  id: "component-files",
  level: "error",
  stage: "manifest",
  title: "`files` belong to the plugin, not to a component",
  text: "Every component of a plugin runs against the same workspace, so `files` on a component would be read by nothing. Move them to the top level of the manifest.",
  wrong: example.component({ files: [{ path: "skills" }] }),
  right: example.file({}),
  *check(view) {
    for (const { json, at, label } of view.components) {
      if (member(json, "files") === void 0) continue;
      yield {
        at: `${at}/files`,
        says: `${label} declares "files", which belong to the plugin`,
        expected: '"files" at the top level of the manifest',
        received: show(member(json, "files"))
      };
    }
  }
};
var phase = {
  id: "transform-phase",
  level: "error",
  stage: "manifest",
  title: "A phase must be `pre`, `post` or `both`",
  text: "It says when a transform runs: before the model is asked, after it answered, or both. Absent means `pre`; `null` is refused.",
  wrong: example.component({ kind: "transform", phase: "mid" }),
  right: example.component({ kind: "transform", phase: "post" }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, "phase");
      if (kind !== "transform" || value === void 0 || PHASES.includes(value)) continue;
      yield {
        at: `${at}/phase`,
        says: `${label} has the phase ${show(value)}`,
        expected: oneOf(PHASES),
        received: show(value),
        meant: { word: value, known: PHASES }
      };
    }
  }
};
var stream = {
  id: "provider-stream",
  level: "error",
  stage: "manifest",
  title: "`stream` must be a boolean",
  text: "heddle decides whether to stream before the plugin\u2019s process runs, so the manifest must say `true` or `false`. Absent means `false`.",
  wrong: example.component({ kind: "provider", stream: "yes" }),
  right: example.component({ kind: "provider", stream: true }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, "stream");
      if (kind !== "provider" || value === void 0 || typeof value === "boolean") continue;
      yield {
        at: `${at}/stream`,
        says: `${label} has a "stream" that is ${show(value)}`,
        expected: "true or false",
        received: show(value)
      };
    }
  }
};
var componentRules = [
  typeName,
  typeOnce,
  builtin,
  kindKnown,
  fieldOfKind,
  filesOnComponent,
  phase,
  stream
];

// src/heddle/rules/discovery.ts
var discoveryRules = [
  {
    id: "discovery-allowed",
    level: "error",
    stage: "load",
    title: "`discoverTools` needs the operator\u2019s consent",
    text: "heddle would have to start the plugin to learn its tools, and a manifest that asks is not consent: the operator must pass `--discover-tools` (here: the input `discover-tools`). Nothing is ever started by this gate.",
    wrong: { name: "acme", version: "1.0.0", discoverTools: true },
    right: { name: "acme", version: "1.0.0", tools: [{ name: "search", path: "search.sh" }] },
    *check(view, host) {
      if (member(view.json, "discoverTools") !== true || host.discoverTools === true || host.submitted) return;
      yield {
        at: "/discoverTools",
        says: `${view.label} declares "discoverTools", and this host does not discover`,
        expected: "declared tools, or a host started with --discover-tools",
        received: "true",
        mend: "Set the input discover-tools when the host does."
      };
    }
  }
];

// src/heddle/rules/encoder.ts
var encoder = (fields) => example.component({ kind: "encoder", protocol: "ag-ui", contentType: "text/event-stream", ...fields });
var protocol = {
  id: "encoder-protocol",
  level: "error",
  stage: "manifest",
  title: "An encoder must name its protocol",
  text: "The protocol is what a client puts in `?protocol=`: lower-case letters, digits and hyphens, beginning with a letter or a digit.",
  wrong: encoder({ protocol: "AG_UI" }),
  right: encoder({}),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, "protocol");
      if (kind !== "encoder" || typeof value === "string" && PROTOCOL.test(value)) continue;
      yield {
        at: `${at}/protocol`,
        says: `${label} is an encoder whose "protocol" is ${show(value)}`,
        expected: `a token matching ${PROTOCOL.source}`,
        received: show(value)
      };
    }
  }
};
var contentType = {
  id: "encoder-content-type",
  level: "error",
  stage: "manifest",
  title: "An encoder must say its content type",
  text: "It is the content type of the response that the encoder produces: a non-empty string, such as `text/event-stream` for a protocol carried over server-sent events.",
  wrong: encoder({ contentType: "" }),
  right: encoder({}),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, "contentType");
      if (kind !== "encoder" || typeof value === "string" && value !== "") continue;
      yield {
        at: `${at}/contentType`,
        says: `${label} is an encoder whose "contentType" is ${show(value)}`,
        expected: 'a non-empty string, such as "text/event-stream"',
        received: show(value)
      };
    }
  }
};
var reserved2 = {
  id: "encoder-protocol-reserved",
  level: "error",
  stage: "load",
  title: "The protocol `heddle` is heddle\u2019s own",
  text: "A client that asks for `heddle` asks for the frames that heddle documents, so no plugin may answer for it. The validator that reads the manifest alone lets it by; loading does not.",
  wrong: encoder({ protocol: OWN_PROTOCOL }),
  right: encoder({}),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      if (kind !== "encoder" || member(json, "protocol") !== OWN_PROTOCOL) continue;
      yield {
        at: `${at}/protocol`,
        says: `${label} claims the protocol "heddle", which is heddle\u2019s own wire format`,
        expected: "a name for your own format",
        received: show(OWN_PROTOCOL)
      };
    }
  }
};
var once = {
  id: "encoder-protocol-once",
  level: "error",
  stage: "load",
  title: "Two encoders cannot share a protocol",
  text: "A protocol name is what a client asks for, so heddle will not guess which of two renderings it meant: the load is refused.",
  wrong: example.manifest({
    components: [
      { componentType: "Sse", kind: "encoder", protocol: "ag-ui", contentType: "text/event-stream" },
      { componentType: "Lines", kind: "encoder", protocol: "ag-ui", contentType: "application/x-ndjson" }
    ]
  }),
  right: encoder({}),
  *check(view) {
    const first = /* @__PURE__ */ new Map();
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, "protocol");
      if (kind !== "encoder" || typeof value !== "string") continue;
      const earlier = first.get(value);
      if (earlier === void 0) first.set(value, label);
      else
        yield {
          at: `${at}/protocol`,
          says: `${label} and ${earlier} both render the protocol ${show(value)}`,
          expected: "a protocol of its own",
          received: show(value)
        };
    }
  }
};
var encoderRules = [protocol, contentType, reserved2, once];

// src/heddle/rules/identity.ts
function required(field, why) {
  return {
    id: `${field}-required`,
    level: "error",
    stage: "manifest",
    title: `\`${field}\` must be a non-empty string`,
    text: why,
    wrong: example.manifest({ [field]: "" }),
    right: example.manifest({}),
    *check(view) {
      const value = member(view.json, field);
      if (typeof value === "string" && value !== "") return;
      yield {
        at: `/${field}`,
        says: value === void 0 ? `${view.label} has no ${JSON.stringify(field)}` : `${view.label} has a ${JSON.stringify(field)} that is ${show(value)}`,
        expected: "a non-empty string",
        received: show(value)
      };
    }
  };
}
var identityRules = [
  required(
    "name",
    "heddle names the plugin in every message, in its logs and in the bundle\u2019s directory, so it must have a name."
  ),
  required(
    "version",
    "heddle stamps the version on what it loads. Nothing compares versions, but one must be there, as a string."
  )
];

// src/heddle/rules/ports.ts
var port = {
  id: "ports",
  level: "error",
  stage: "manifest",
  title: "Inputs and outputs must be arrays of `{title, type}`",
  text: "Each entry of `inputs` and `outputs` is an object with a non-empty `title` and a non-empty `type`, both strings; `description` and `default` are optional. heddle holds components of every kind to this.",
  wrong: example.component({ inputs: [{ title: "answer" }] }),
  right: example.component({ inputs: [{ title: "answer", type: "string" }] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      for (const field of ["inputs", "outputs"]) {
        const value = member(json, field);
        if (value === void 0) continue;
        if (!isArray(value)) {
          yield {
            at: `${at}/${field}`,
            says: `${label} has ${JSON.stringify(field)} that are ${show(value)}`,
            expected: "an array of {title, type}",
            received: show(value)
          };
          continue;
        }
        for (const [index, entry] of value.entries())
          yield* checkPort(entry, `${at}${pointer(field, index)}`, `${label}: ${field}[${index}]`);
      }
    }
  }
};
function* checkPort(json, at, label) {
  if (!isObject(json)) {
    yield { at, says: `${label} is ${show(json)}`, expected: "an object with title and type", received: show(json) };
    return;
  }
  for (const field of ["title", "type"]) {
    const value = member(json, field);
    if (typeof value === "string" && value !== "") continue;
    yield {
      at: `${at}/${field}`,
      says: value === void 0 ? `${label} has no ${JSON.stringify(field)}` : `${label} has a ${JSON.stringify(field)} that is ${show(value)}`,
      expected: "a non-empty string",
      received: show(value)
    };
  }
}
var branches = {
  id: "branches",
  level: "error",
  stage: "manifest",
  title: "`branches` must be an array of strings",
  text: "heddle checks that every node of a flow can be reached before anything runs, so the branches a node may take must be written down, as strings.",
  wrong: example.component({ branches: "accept" }),
  right: example.component({ branches: ["accept", "reject"] }),
  *check(view) {
    for (const { json, at, label } of view.components) {
      const value = member(json, "branches");
      if (value === void 0) continue;
      if (!isArray(value)) {
        yield {
          at: `${at}/branches`,
          says: `${label} has "branches" that are ${show(value)}`,
          expected: "an array of strings",
          received: show(value)
        };
        continue;
      }
      for (const [index, branch] of value.entries()) {
        if (typeof branch === "string") continue;
        yield {
          at: `${at}/branches/${index}`,
          says: `${label}: branches[${index}] is ${show(branch)}`,
          expected: "a string",
          received: show(branch)
        };
      }
    }
  }
};
var portRules = [port, branches];

// src/heddle/rules/provides.ts
var filled = (value) => isArray(value) && value.length > 0;
var providesNothing = (view) => !filled(member(view.json, "components")) && !filled(member(view.json, "tools")) && member(view.json, "discoverTools") !== true;
var nothingProvided = {
  id: "nothing-provided",
  level: "error",
  stage: "manifest",
  title: "A plugin must provide something",
  text: 'A manifest needs at least one component, at least one tool, or `"discoverTools": true`. Empty arrays provide nothing.',
  wrong: { name: "acme", version: "1.0.0", components: [] },
  right: example.manifest({}),
  *check(view) {
    if (!providesNothing(view) || filled(member(view.json, "files"))) return;
    yield {
      at: "",
      says: `${view.label} declares no components and no tools`,
      expected: 'a component, a tool, or "discoverTools": true'
    };
  }
};
var onlyFiles = {
  id: "only-files",
  level: "error",
  stage: "manifest",
  title: "Files alone are a directory, not a plugin",
  text: "A manifest whose only content is `files` loads nobody\u2019s code. heddle puts a directory into a workspace with `--mount`; no plugin is needed for it.",
  wrong: { name: "acme", version: "1.0.0", files: [{ path: "skills" }] },
  right: example.file({}),
  *check(view) {
    if (!providesNothing(view) || !filled(member(view.json, "files"))) return;
    yield {
      at: "/files",
      says: `${view.label} declares nothing but "files", which is a directory rather than a plugin`,
      expected: "a component or a tool beside the files",
      mend: "Mount the directory with --mount and load no plugin at all."
    };
  }
};
var discoverToolsBoolean = {
  id: "discover-tools-boolean",
  level: "error",
  stage: "manifest",
  title: "`discoverTools` must be a boolean",
  text: 'Only `true` asks heddle to start the plugin and take its list of tools. A text such as `"yes"` is refused, and so is `null`.',
  wrong: example.manifest({ discoverTools: "yes" }),
  right: example.manifest({ discoverTools: true }),
  *check(view) {
    const value = member(view.json, "discoverTools");
    if (value === void 0 || typeof value === "boolean") return;
    yield {
      at: "/discoverTools",
      says: `${view.label} has a "discoverTools" that is ${show(value)}`,
      expected: "true or false",
      received: show(value)
    };
  }
};
function list2(field, holds2) {
  return {
    id: `${field}-list`,
    level: "error",
    stage: "manifest",
    title: `\`${field}\` must be an array of objects`,
    text: `\`${field}\` lists ${holds2}, one object each. Leave the field out when there are none; \`null\` is not the same as absent.`,
    wrong: example.manifest({
      [field]: {},
      ...field === "components" ? { tools: [{ name: "ask", path: "ask.sh" }] } : {}
    }),
    right: example.manifest({}),
    *check(view) {
      const value = member(view.json, field);
      if (value === void 0) return;
      if (!isArray(value)) {
        yield {
          at: `/${field}`,
          says: `${view.label} has a ${JSON.stringify(field)} that is ${show(value)}`,
          expected: "an array of objects",
          received: show(value)
        };
        return;
      }
      for (const [index, entry] of value.entries()) {
        if (typeof entry === "object" && entry !== null && !isArray(entry)) continue;
        yield {
          at: `/${field}/${index}`,
          says: `${field}[${index}] is ${show(entry)}`,
          expected: "an object",
          received: show(entry)
        };
      }
    }
  };
}
var providesRules = [
  nothingProvided,
  onlyFiles,
  discoverToolsBoolean,
  list2("components", "the component types that the plugin provides"),
  list2("tools", "the tools that the plugin ships or implements"),
  list2("files", "what the plugin puts into every workspace")
];

// src/heddle/rules/seams.ts
var SEAM_NAMES = [...SEAMS.keys()];
var required2 = {
  id: "seams-required",
  level: "error",
  stage: "manifest",
  title: "A middleware must declare its seams",
  text: 'No flow names a middleware: it is consulted at the seams it subscribes to, so it must name at least one, as `{"toolCall": ["before"]}`. With none, nothing would ever call it.',
  wrong: example.component({ kind: "middleware" }),
  right: example.component({ kind: "middleware", seams: { toolCall: ["before"] } }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const seams = member(json, "seams");
      if (kind !== "middleware" || isObject(seams) && Object.keys(seams).length > 0) continue;
      yield {
        at: `${at}/seams`,
        says: `${label} is a middleware with ${seams === void 0 ? 'no "seams"' : `"seams" that are ${show(seams)}`}`,
        expected: 'an object from seam to halves, such as {"toolCall": ["before"]}',
        received: show(seams)
      };
    }
  }
};
var known2 = {
  id: "seam-known",
  level: "error",
  stage: "manifest",
  title: "A seam must be one that heddle has, with halves that it has",
  text: 'The seams are `node`, `nodeError`, `modelCall`, `toolCall` and `agentRound`. Each maps to a non-empty array of `"before"` and/or `"after"`. `nodeError` has only `after`: nothing precedes an error.',
  wrong: example.component({ kind: "middleware", seams: { toolcall: ["before"] } }),
  right: example.component({ kind: "middleware", seams: { toolCall: ["before", "after"], nodeError: ["after"] } }),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const seams = member(json, "seams");
      if (kind !== "middleware" || !isObject(seams)) continue;
      for (const seam of Object.keys(seams)) {
        const halves = SEAMS.get(seam);
        const where = `${at}/seams${pointer(seam)}`;
        if (halves === void 0)
          yield {
            at: where,
            says: `${label} subscribes to ${show(seam)}, which is no seam`,
            expected: oneOf(SEAM_NAMES),
            received: show(seam),
            meant: { word: seam, known: SEAM_NAMES }
          };
        else yield* checkHalves(member(seams, seam), halves, where, `${label}: seam ${show(seam)}`);
      }
    }
  }
};
function* checkHalves(value, halves, at, label) {
  const expected = oneOf(halves.map((half) => JSON.stringify(half)));
  if (!isArray(value) || value.length === 0) {
    yield {
      at,
      says: `${label} has halves that are ${show(value)}`,
      expected: `a non-empty array of ${expected}`,
      received: show(value)
    };
    return;
  }
  for (const [index, half] of value.entries()) {
    if (typeof half === "string" && halves.includes(half)) continue;
    yield {
      at: `${at}/${index}`,
      says: `${label} has no half ${show(half)}`,
      expected,
      received: show(half),
      meant: { word: half, known: halves }
    };
  }
}
var seamRules = [required2, known2];

// src/heddle/rules/store.ts
var storeRules = [
  {
    id: "store-once",
    level: "error",
    stage: "load",
    title: "At most one store",
    text: "heddle writes its conversations to one place, so two stores are a deployment that configured something it did not: the load is refused.",
    wrong: example.manifest({
      components: [
        { componentType: "SqliteStore", kind: "store" },
        { componentType: "RedisStore", kind: "store" }
      ]
    }),
    right: example.manifest({ components: [{ componentType: "SqliteStore", kind: "store" }] }),
    *check(view) {
      const stores = view.components.filter(({ kind }) => kind === "store");
      const first = stores[0];
      for (const { at, label } of stores.slice(1)) {
        yield {
          at: `${at}/kind`,
          says: `${label} and ${first?.label ?? "another"} are both stores`,
          expected: "one store",
          mend: "Ship each store in a plugin of its own."
        };
      }
    }
  }
];

// src/heddle/rules/submitted.ts
var base = { level: "error", stage: "submitted" };
var shadows = {
  ...base,
  id: "submitted-shadows",
  title: "A submitted plugin may not shadow",
  text: 'A name taken by shadowing can be reached by code that the submitter did not write, so a server does not take `"shadows": true` in a request.',
  wrong: example.manifest({ tools: [{ name: "ask", componentType: "Judge", shadows: true }] }),
  right: example.manifest({ tools: [{ name: "ask", componentType: "Judge" }] }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      if (member(json, "shadows") === true)
        yield {
          at: `${at}/shadows`,
          says: `${label} declares "shadows", which cannot be submitted`,
          expected: 'no "shadows", and a name that nothing else uses',
          received: "true"
        };
    }
  }
};
var kinds = {
  ...base,
  id: "submitted-kind",
  title: "A submitted plugin may not bring middleware or a store",
  text: "Middleware runs on every node of every flow, and a store holds every conversation of the server: both are installed by the operator, with `--plugin`.",
  wrong: example.component({ kind: "store" }),
  right: example.component({ kind: "node" }),
  *check(view) {
    for (const { at, label, kind } of view.components) {
      if (kind === void 0 || SUBMITTABLE_KINDS.has(kind)) continue;
      yield {
        at: `${at}/kind`,
        says: `${label} is a ${kind}, which cannot be submitted`,
        expected: "a node, transform, component, provider or encoder",
        received: show(kind)
      };
    }
  }
};
var discovery = {
  ...base,
  id: "submitted-discovery",
  title: "A submitted plugin may not discover",
  text: "The server would have to start it to learn what it provides, on the endpoint that callers reach for because it runs nothing. Declare the tools in the manifest.",
  wrong: example.manifest({ discoverTools: true }),
  right: example.manifest({}),
  *check(view) {
    if (member(view.json, "discoverTools") === true)
      yield {
        at: "/discoverTools",
        says: `${view.label} declares "discoverTools", which cannot be submitted`,
        expected: "tools declared in the manifest",
        received: "true"
      };
  }
};
var files = {
  ...base,
  id: "submitted-files",
  title: "A submitted plugin may not ship files",
  text: "It travels as a manifest and a source, without a directory, so there is nothing for `files` to resolve against. Send the content as the request\u2019s own files, or have the operator mount it.",
  wrong: example.file({}),
  right: example.manifest({ files: [] }),
  *check(view) {
    const value = member(view.json, "files");
    if (isArray(value) && value.length > 0)
      yield {
        at: "/files",
        says: `${view.label} declares "files", which cannot be submitted`,
        expected: "no files",
        received: `${value.length} of them`
      };
  }
};
var pathTools = {
  ...base,
  id: "submitted-path",
  title: "A submitted plugin\u2019s tools are implemented by its components",
  text: "A tool with a `path` names an executable beside the plugin, and a submitted plugin has nothing beside it: the load is refused because the path is not there. Name a `componentType` instead.",
  wrong: example.tool({}),
  right: example.manifest({ tools: [{ name: "ask", componentType: "Judge" }] }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const value = member(json, "path");
      if (value !== void 0)
        yield {
          at: `${at}/path`,
          says: `${label} names the path ${show(value)}, and a submitted plugin has no directory`,
          expected: 'a "componentType" that implements the tool',
          received: show(value)
        };
    }
  }
};
var submittedRules = [shadows, kinds, discovery, files, pathTools];

// src/heddle/measure.ts
function depthOf(value) {
  let deepest = 1;
  const stack = [{ value, depth: 1 }];
  for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
    deepest = Math.max(deepest, next.depth);
    for (const child of childrenOf(next.value)) stack.push({ value: child, depth: next.depth + 1 });
  }
  return deepest;
}
function compactLength(value) {
  let length = 0;
  const stack = [value];
  for (let next = stack.pop(); next !== void 0; next = stack.pop()) {
    if (isArray(next)) length += 2 + Math.max(0, next.length - 1);
    else if (isObject(next)) {
      const names = Object.keys(next);
      length += 2 + Math.max(0, names.length - 1);
      for (const name of names) length += JSON.stringify(name).length + 1;
    } else length += typeof next === "bigint" ? next.toString().length : JSON.stringify(next).length;
    for (const child of childrenOf(next)) stack.push(child);
  }
  return length;
}
function childrenOf(value) {
  if (isArray(value)) return value;
  return isObject(value) ? Object.values(value) : [];
}
function sameJson(a, b) {
  const stack = [[a, b]];
  for (let pair = stack.pop(); pair !== void 0; pair = stack.pop()) {
    const [left, right2] = pair;
    if (Object.is(left, right2) || left === right2) continue;
    if (typeof left !== "object" || typeof right2 !== "object" || left === null || right2 === null) return false;
    const [mine, theirs] = [
      new Map(Object.entries(left)),
      new Map(Object.entries(right2))
    ];
    if (Array.isArray(left) !== Array.isArray(right2) || mine.size !== theirs.size) return false;
    for (const [name, value] of mine) {
      if (!theirs.has(name)) return false;
      stack.push([value, theirs.get(name)]);
    }
  }
  return true;
}
function compactText(value) {
  return depthOf(value) > 100 ? "a deeply nested value" : JSON.stringify(value);
}

// src/heddle/rules/tool-schemas.ts
var TOOL_SCHEMA_FIELDS = ["inputSchema", "outputSchema"];
function toolSchemas(view) {
  return view.tools.flatMap(
    ({ json, at, label }) => TOOL_SCHEMA_FIELDS.flatMap((field) => {
      const schema = member(json, field);
      return isObject(schema) ? [{ schema, at: `${at}/${field}`, label: `${label}: ${field}` }] : [];
    })
  );
}
var object2 = {
  id: "tool-schema-object",
  level: "error",
  stage: "manifest",
  title: "A tool\u2019s schema must be an object",
  text: "`inputSchema` and `outputSchema` are JSON Schemas written as objects. The boolean schemas `true` and `false`, which JSON Schema also has, are refused.",
  wrong: example.tool({ inputSchema: true }),
  right: example.tool({ inputSchema: { type: "object" } }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      for (const field of TOOL_SCHEMA_FIELDS) {
        const value = member(json, field);
        if (value === void 0 || isObject(value)) continue;
        yield {
          at: `${at}/${field}`,
          says: `${label} has an ${JSON.stringify(field)} that is ${show(value)}`,
          expected: "a JSON Schema object",
          received: show(value)
        };
      }
    }
  }
};
var type = {
  id: "tool-schema-type",
  level: "error",
  stage: "manifest",
  title: "A tool\u2019s schema describes an object",
  text: 'A tool takes and gives named values, so a declared `type` must be exactly `"object"`. A list such as `["object"]` is refused; leaving `type` out is not.',
  wrong: example.tool({ inputSchema: { type: "string" } }),
  right: example.tool({ inputSchema: { type: "object" } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      const value = member(schema, "type");
      if (value === void 0 || value === "object") continue;
      yield {
        at: `${at}/type`,
        says: `${label} has the type ${show(value)}`,
        expected: '"object"',
        received: show(value)
      };
    }
  }
};
var depth = {
  id: "tool-schema-depth",
  level: "error",
  stage: "manifest",
  title: `A tool\u2019s schema has at most ${MAX_SCHEMA_DEPTH} levels`,
  text: `The root is level 1, every nested object or array adds one, and a primitive value adds one: \`{"type":"object"}\` has depth 2. heddle refuses more than ${MAX_SCHEMA_DEPTH}. Use \`$defs\` and \`$ref\`, or take a flatter shape.`,
  wrong: example.tool({ inputSchema: { enum: [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]] } }),
  right: example.tool({ inputSchema: { enum: [[[[[[[[[[[[[1]]]]]]]]]]]]] } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      const levels = depthOf(schema);
      if (levels <= MAX_SCHEMA_DEPTH) continue;
      yield {
        at,
        says: `${label} is nested ${levels} levels deep`,
        expected: `at most ${MAX_SCHEMA_DEPTH} levels`,
        received: `${levels} levels`
      };
    }
  }
};
var size = {
  id: "tool-schema-size",
  level: "error",
  stage: "manifest",
  title: `A tool\u2019s schema has at most ${MAX_SCHEMA_LENGTH} characters`,
  text: "Counted in UTF-16 code units of the compact JSON. The schema is sent to the model on every round of every turn, so heddle bounds it.",
  wrong: example.tool({ inputSchema: { description: "x".repeat(MAX_SCHEMA_LENGTH) } }),
  right: example.tool({ inputSchema: { description: "x" } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      const length = compactLength(schema);
      if (length <= MAX_SCHEMA_LENGTH) continue;
      yield {
        at,
        says: `${label} has ${length} characters as compact JSON`,
        expected: `at most ${MAX_SCHEMA_LENGTH}`,
        received: String(length)
      };
    }
  }
};
var toolSchemaRules = [object2, type, depth, size];

// src/heddle/rules/tools.ts
var toolName = {
  id: "tool-name",
  level: "error",
  stage: "manifest",
  title: "A tool\u2019s name must be an identifier",
  text: "The name is what a flow writes and what the model is told. It follows the pattern of a component type: ASCII letters, digits and underscores, not beginning with a digit.",
  wrong: example.tool({ name: "read-skill" }),
  right: example.tool({ name: "read_skill" }),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const value = member(json, "name");
      if (typeof value === "string" && NAME.test(value)) continue;
      yield {
        at: `${at}/name`,
        says: `${label} has a "name" that is ${show(value)}`,
        expected: `a name matching ${NAME.source}`,
        received: show(value)
      };
    }
  }
};
var toolOnce = {
  id: "tool-once",
  level: "error",
  stage: "manifest",
  title: "A tool is declared once",
  text: "Two tools of one manifest cannot share a name: a call could not say which it means.",
  wrong: example.manifest({
    tools: [
      { name: "ask", path: "ask.sh" },
      { name: "ask", path: "ask2.sh" }
    ]
  }),
  right: example.manifest({
    tools: [
      { name: "ask", path: "ask.sh" },
      { name: "tell", path: "tell.sh" }
    ]
  }),
  *check(view) {
    const first = /* @__PURE__ */ new Map();
    for (const { name, at } of view.tools) {
      if (name === void 0) continue;
      const earlier = first.get(name);
      if (earlier === void 0) first.set(name, at);
      else
        yield {
          at: `${at}/name`,
          says: `tool ${show(name)} is declared twice: here and at ${earlier}`,
          expected: "a name of its own",
          received: show(name)
        };
    }
  }
};
var implementation = {
  id: "tool-implementation",
  level: "error",
  stage: "manifest",
  title: "A tool has exactly one of `path` and `componentType`",
  text: "They are two answers to \u201Chow does this run\u201D: an executable shipped beside the plugin, or a component of this plugin that implements it. `null` counts as given.",
  wrong: example.manifest({ tools: [{ name: "ask", path: "ask.sh", componentType: "Judge" }] }),
  right: example.tool({}),
  *check(view) {
    for (const { json, at, label } of view.tools) {
      const path = member(json, "path") !== void 0;
      const component = member(json, "componentType") !== void 0;
      if (path !== component) continue;
      yield {
        at,
        says: `${label} has ${path ? 'both "path" and "componentType"' : 'neither "path" nor "componentType"'}`,
        expected: "exactly one of them"
      };
    }
  }
};
var componentDeclared = {
  id: "tool-component",
  level: "error",
  stage: "manifest",
  title: "A tool\u2019s component must be declared here",
  text: "A tool that names a `componentType` is implemented by that component, which this same manifest must declare.",
  wrong: example.manifest({ tools: [{ name: "ask", componentType: "Jugde" }] }),
  right: example.manifest({ tools: [{ name: "ask", componentType: "Judge" }] }),
  *check(view) {
    const declared = view.components.flatMap(
      ({ componentType }) => componentType === void 0 ? [] : [componentType]
    );
    const known3 = new Set(declared);
    for (const { json, at, label } of view.tools) {
      const value = member(json, "componentType");
      if (value === void 0 || typeof value === "string" && known3.has(value)) continue;
      yield {
        at: `${at}/componentType`,
        says: `${label} names the component ${show(value)}, which this plugin does not declare`,
        expected: known3.size > 8 ? `one of the ${known3.size} components declared` : oneOf([...known3]),
        received: show(value),
        meant: { word: value, known: known3 }
      };
    }
  }
};
function typed(id, field, type2, text) {
  const wrong = type2 === "string" ? 1 : "yes";
  return {
    id,
    level: "error",
    stage: "manifest",
    title: `A tool\u2019s \`${field}\` must be a ${type2}`,
    text,
    wrong: example.tool({ [field]: wrong }),
    right: example.tool({ [field]: type2 === "string" ? "Ask the judge." : true }),
    *check(view) {
      for (const { json, at, label } of view.tools) {
        const value = member(json, field);
        if (value === void 0 || typeof value === type2) continue;
        yield {
          at: `${at}/${field}`,
          says: `${label} has a ${JSON.stringify(field)} that is ${show(value)}`,
          expected: type2 === "string" ? "a string" : "true or false",
          received: show(value)
        };
      }
    }
  };
}
var toolRules = [
  toolName,
  toolOnce,
  implementation,
  componentDeclared,
  typed("tool-description", "description", "string", "The model reads it to decide when to call the tool."),
  typed(
    "tool-shadows",
    "shadows",
    "boolean",
    "Only `true` lets the tool take a name that something else provides already; without it a collision is a load error."
  )
];

// src/heddle/rules/unknown-fields.ts
var REMARKS = /* @__PURE__ */ new Set(["$schema", "$comment"]);
var unknownFieldRules = [
  {
    id: "unknown-field",
    level: "notice",
    stage: "lint",
    title: "A field that heddle does not read",
    text: "heddle ignores fields it does not know, so a misspelt one silently does nothing.",
    wrong: example.component({ brnaches: ["accept"] }),
    right: example.component({ branches: ["accept"] }),
    *check(view) {
      yield* checkFields({ json: view.json, at: "", label: view.label }, FIELDS.manifest);
      for (const component of view.components) {
        yield* checkFields(component, FIELDS.component);
        for (const field of ["inputs", "outputs"]) {
          for (const port2 of entriesOf2(component.json, field, component.at))
            yield* checkFields({ ...port2, label: `${component.label}: ${port2.label}` }, FIELDS.port);
        }
      }
      for (const tool of view.tools) yield* checkFields(tool, FIELDS.tool);
      for (const file2 of view.files) yield* checkFields(file2, FIELDS.file);
    }
  }
];
function* checkFields({ json, at, label }, known3) {
  for (const name of Object.keys(json)) {
    if (known3.includes(name) || REMARKS.has(name)) continue;
    const absent = known3.filter((field) => !Object.hasOwn(json, field));
    yield {
      at: at + pointer(name),
      says: `${label} has the field ${JSON.stringify(name.slice(0, 60))}, which heddle does not read`,
      meant: { word: name, known: absent }
    };
  }
}

// src/heddle/rules/index.ts
var RULES = [
  ...identityRules,
  ...providesRules,
  ...discoveryRules,
  ...commandRules,
  ...capabilityRules,
  ...componentRules,
  ...portRules,
  ...seamRules,
  ...encoderRules,
  ...storeRules,
  ...toolRules,
  ...toolSchemaRules,
  ...pathRules,
  ...fileRules,
  ...submittedRules,
  ...unknownFieldRules
];

// src/heddle/catalogue.ts
var RULE_CATALOGUE = [
  ...Object.values(TEXT_RULES),
  ...RULES,
  ...LINTS,
  ...DIRECTORY_RULES
].map(({ id, level: level2, stage: stage2, title, text, wrong, right: right2 }) => ({ id, level: level2, stage: stage2, title, text, wrong, right: right2 }));

// src/heddle/options.ts
function hostOf(options) {
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools,
    submitted: options.submitted === true
  };
}
function grantsOf(words) {
  return words.map((word) => {
    if (isCapability(word)) return word;
    throw new ConfigError(
      `granted capability ${JSON.stringify(word)} is none of heddle\u2019s: ${CAPABILITIES.join(", ")}.${didYouMean(word, CAPABILITIES)}`
    );
  });
}
function offOf(ids) {
  const lints = RULE_CATALOGUE.filter(({ level: level2 }) => level2 !== "error").map(({ id }) => id);
  for (const id of ids) {
    if (!lints.includes(id))
      throw new ConfigError(`${JSON.stringify(id)} is no lint that could be switched off.${didYouMean(id, lints)}`);
  }
  return new Set(ids);
}
function didYouMean(word, known3) {
  const meant = near(word, known3);
  return meant === void 0 ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
}

// src/heddle/validate.ts
var MAX_FAULTS_PER_RULE = 100;
function validatePlugin(text, options = {}) {
  const host = hostOf(options);
  const off = offOf(options.off ?? []);
  const read = readManifestText(text);
  const problems = [...read.problems];
  if (read.json !== void 0) {
    const view = viewOf(read.json);
    problems.push(...alone(view, host, options), ...inDirectory(view, text, options));
  }
  return inOrder(
    read.text,
    problems.filter(({ level: level2, rule }) => level2 === "error" || !off.has(rule))
  );
}
function alone(view, host, options) {
  const loading = options.submitted === true || options.directory !== void 0 || options.discoverTools !== void 0;
  return [...RULES, ...LINTS].filter((rule) => asked(rule, options)).flatMap((rule) => [...problemsOf(severity(rule, loading), rule.check(view, host))]);
}
function inDirectory(view, text, options) {
  const { directory } = options;
  if (directory === void 0 || options.submitted === true) return [];
  const fileName2 = options.fileName ?? directory.nameOf?.(typeof text === "string" ? new TextEncoder().encode(text) : text);
  const seen = inspect(view, directory, fileName2);
  return DIRECTORY_RULES.flatMap((rule) => [...problemsOf(rule, rule.check(seen))]);
}
function asked(rule, options) {
  return rule.stage !== "submitted" || options.submitted === true;
}
function severity(rule, loading) {
  return rule.stage === "load" && !loading ? { ...rule, level: "warning" } : rule;
}
function* problemsOf(rule, faults) {
  let count = 0;
  for (const fault of faults) {
    count += 1;
    if (count > MAX_FAULTS_PER_RULE) {
      yield problemOf(rule, {
        at: "",
        says: `${rule.title}: more than ${MAX_FAULTS_PER_RULE} places break this rule, and the rest are not listed`
      });
      return;
    }
    yield problemOf(rule, fault);
  }
}
function inOrder(text, problems) {
  const places = locate(
    text,
    problems.flatMap(({ pointer: pointer2 }) => pointer2 === void 0 ? [] : [pointer2])
  );
  const weight = { error: 0, warning: 1, notice: 2 };
  return problems.map((problem2) => {
    const position = problem2.line === void 0 && problem2.pointer !== void 0 ? places.get(problem2.pointer) : void 0;
    return position === void 0 ? problem2 : { ...problem2, line: position.line, column: position.column };
  }).sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) || weight[a.level] - weight[b.level]
  );
}

// src/heddle/looks-like.ts
function looksLikePlugin(json) {
  if (!isObject(json) || member(json, "abi_version") !== void 0) return false;
  if (["components", "discoverTools", "capabilities"].some((field) => member(json, field) !== void 0)) return true;
  const tools = member(json, "tools");
  const entries = isArray(tools) ? tools.slice(0, 100).filter(isObject) : [];
  if (entries.some((tool) => member(tool, "parameters") !== void 0)) return false;
  if (entries.some(
    (tool) => ["path", "componentType", "inputSchema", "shadows"].some((field) => member(tool, field) !== void 0)
  ))
    return true;
  const files2 = member(json, "files");
  const ships = isArray(files2) && files2.slice(0, 100).some((file2) => isObject(file2) && member(file2, "path") !== void 0);
  const lists = ships || tools !== void 0 || member(json, "command") !== void 0;
  return lists && typeof member(json, "version") === "string" && member(json, "digest") === void 0;
}

export {
  locate,
  PHASES,
  CAPABILITIES,
  SEAMS,
  viewOf,
  entriesOf2 as entriesOf,
  problemOf,
  heddleSchema,
  hostFields,
  landings,
  sameJson,
  compactText,
  RULES,
  grantsOf,
  readManifestText,
  validatePlugin,
  looksLikePlugin,
  nodeDirectory,
  pluginDirectories
};
