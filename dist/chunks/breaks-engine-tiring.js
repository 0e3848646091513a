import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PLACE_KINDS
} from "./bytes-index.js";
import {
  ConfigError,
  near
} from "./core-errors.js";
import {
  DEFAULT_STEPS,
  explain
} from "./platform-confirm-confirm.js";
import {
  fingerprint,
  sha256
} from "./core-digest.js";
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
} from "./core-json-reader.js";

// src/core/locate.ts
function locate(text2, pointers) {
  const root2 = { members: /* @__PURE__ */ new Map(), start: void 0 };
  const asked2 = /* @__PURE__ */ new Map();
  for (const pointer2 of pointers) {
    const tokens = pointerTokens(pointer2);
    asked2.set(pointer2, tokens);
    plant(root2, tokens);
  }
  walk(text2, root2);
  const starts = new Map([...asked2].map(([pointer2, tokens]) => [pointer2, nearestStart(root2, tokens)]));
  const positions = positionsAt(text2, starts.values());
  return new Map(
    [...starts].map(([pointer2, start]) => [pointer2, positions.get(start) ?? { offset: 0, line: 1, column: 1 }])
  );
}
function positionsAt(text2, offsets) {
  const positions = /* @__PURE__ */ new Map();
  let line = 1;
  let start = 0;
  let newline = text2.indexOf("\n");
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    while (newline !== -1 && newline < offset) {
      line += 1;
      start = newline + 1;
      newline = text2.indexOf("\n", start);
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
function walk(text2, root2) {
  const scanner = createScanner(text2, true);
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
    components: entriesOf(json, "components").map((entry) => {
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
    tools: entriesOf(json, "tools").map((entry) => {
      const toolName2 = member(entry.json, "name");
      const usable = typeof toolName2 === "string" && toolName2 !== "" ? toolName2 : void 0;
      return { ...entry, label: usable === void 0 ? entry.label : `tool ${quote(usable)}`, name: usable };
    }),
    files: entriesOf(json, "files").map((entry) => {
      const path = member(entry.json, "path");
      return { ...entry, label: typeof path === "string" && path !== "" ? `file ${quote(path)}` : entry.label };
    })
  };
}
function entriesOf(parent, field, at = "") {
  const list3 = member(parent, field);
  if (!isArray(list3)) return [];
  return list3.flatMap(
    (json, index) => isObject(json) ? [{ json, at: at + pointer(field, index), label: `${field}[${index}]` }] : []
  );
}
function quote(text2) {
  return JSON.stringify(text2.length > 60 ? `${text2.slice(0, 60)}\u2026` : text2);
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
  const tracked = tools.length === 0 ? void 0 : directory.tracked([...new Set(tools)]);
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
    command: commandOf(view, directory)
  };
}
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
  const names2 = [`${base2}.mjs`, `${base2}.js`];
  for (const name of names2) {
    const look2 = directory.look(name);
    if (look2.state === "there" || look2.state === "outside") return { names: names2, found: { name, look: look2 } };
  }
  return { names: names2, found: void 0 };
}
function commandOf(view, directory) {
  const command = member(view.json, "command");
  const path = isArray(command) ? command[0] : void 0;
  if (typeof path !== "string" || !path.includes("/") || path.startsWith("/")) return void 0;
  return { path, look: directory.look(path) };
}

// src/platform/plugin-directory.ts
import { closeSync, openSync, readdirSync as readdirSync2, readSync, realpathSync, statSync as statSync2 } from "node:fs";
import { dirname, join as join2, relative, resolve, sep } from "node:path";

// src/platform/git-index.ts
import { spawnSync } from "node:child_process";
var TIMEOUT_MS = 5e3;
var MAX_OUTPUT = 4 * 1024 * 1024;
var PATHS_PER_CALL = 200;
function gitIndex(directory, paths) {
  const executable2 = /* @__PURE__ */ new Map();
  for (let from = 0; from < paths.length; from += PATHS_PER_CALL) {
    const listed = git(directory, ["ls-files", "--stage", "-z", "--", ...paths.slice(from, from + PATHS_PER_CALL)]);
    if (listed === void 0) return void 0;
    for (const [path, bit] of modes(listed)) executable2.set(path, bit);
  }
  return {
    executable: executable2,
    keepsBits: git(directory, ["config", "--type=bool", "--get", "core.fileMode"])?.trim() !== "false"
  };
}
function modes(listed) {
  return listed.split("\0").flatMap((entry) => {
    const tab = entry.indexOf("	");
    return tab === -1 ? [] : [[entry.slice(tab + 1), entry.startsWith("100755")]];
  });
}
function git(directory, command) {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  const result = spawnSync("git", ["-C", directory, "-c", "core.fsmonitor=false", "--literal-pathspecs", ...command], {
    encoding: "utf8",
    env: { ...environment, GIT_OPTIONAL_LOCKS: "0" },
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT,
    stdio: ["ignore", "pipe", "ignore"],
    windowsHide: true
  });
  return result.error === void 0 && result.status === 0 ? result.stdout : void 0;
}

// src/heddle/directory/survey.ts
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
function survey(root2, limit) {
  const folders = [""];
  let [entries, bytes] = [0, 0];
  let link;
  for (let folder = folders.pop(); folder !== void 0 && entries <= limit; folder = folders.pop()) {
    const listed = list(join(root2, folder));
    if (listed === void 0) return void 0;
    for (const entry of listed) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      entries += 1;
      if (entries > limit) break;
      if (entry.isSymbolicLink()) link ??= path;
      else if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) bytes += sizeOf(join(root2, path));
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
function nodeDirectory(path) {
  const root2 = resolve(path);
  return {
    look: (asked2) => look(root2, asked2),
    tracked: (paths) => gitIndex(realpathOr(root2), paths),
    survey: (folder, limit) => survey(join2(realpathOr(root2), folder), limit)
  };
}
function look(root2, asked2) {
  let real;
  let realRoot;
  try {
    realRoot = realpathSync(root2);
    real = realpathSync(resolve(root2, asked2));
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
      real: slashed(relative(realRoot, real)),
      executable: KEEPS_BITS ? (stat.mode & EXECUTE_BITS) !== 0 : void 0,
      ...head === void 0 ? {} : { head },
      ...spelt === void 0 || spelt === slashed(relative(root2, resolve(root2, asked2))) ? {} : { spelt }
    };
  } catch (error) {
    return failed(error, root2, asked2);
  }
}
var slashed = (path) => path.split(sep).join("/");
function failed(error, root2, asked2) {
  const code2 = typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "unknown";
  if (code2 === "ELOOP") return { state: "loop" };
  if (code2 !== "ENOENT" && code2 !== "ENOTDIR") return { state: "unreadable", why: code2 };
  const spelt = speltOnDisk(root2, asked2);
  return { state: "missing", ...spelt === void 0 ? {} : { spelt } };
}
function headOf(file2) {
  let handle;
  try {
    handle = openSync(file2, "r");
    const bytes = new Uint8Array(4);
    return bytes.slice(0, readSync(handle, bytes, 0, 4, 0));
  } catch {
    return void 0;
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
}
function speltOnDisk(root2, asked2) {
  const path = relative(root2, resolve(root2, asked2));
  const names2 = path.split(sep);
  if (path === "" || names2[0] === ".." || names2.length > 64) return void 0;
  let folder = root2;
  for (const [index, name] of names2.entries()) {
    const match = isInside(root2, folder) ? spelling(folder, name) : void 0;
    if (match === void 0) return void 0;
    names2[index] = match;
    folder = join2(folder, match);
  }
  return names2.join("/");
}
function contains(realRoot, real) {
  return real === realRoot || real.startsWith(realRoot + sep);
}
function isInside(root2, folder) {
  try {
    const [real, realRoot] = [realpathSync(folder), realpathSync(root2)];
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
    return realpathSync(path);
  } catch {
    return path;
  }
}
function manifestNameIn(directory, bytes) {
  const wanted = Buffer.from(bytes);
  const matches = jsonNames(directory).filter((name) => holds(join2(directory, name), wanted));
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
    const inside3 = realpathSync(file2).startsWith(realpathSync(dirname(file2)) + sep);
    if (!inside3 || !stat.isFile() || stat.size !== wanted.length) return false;
    handle = openSync(file2, "r");
    const bytes = Buffer.alloc(wanted.length);
    readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.equals(wanted);
  } catch {
    return false;
  } finally {
    if (handle !== void 0) closeSync(handle);
  }
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
  const hex = Buffer.from(head).toString("hex");
  return STARTS.some((start) => hex.startsWith(start));
}
function toolFiles(looked) {
  return looked.filter(({ what, look: look2 }) => what === "tool" && look2.state === "there" && look2.kind === "file");
}
var executeRules = [file, executable, unknown, fromGit, uncommitted, startable];

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
    const names2 = entry.names.map(quote).join(" nor ");
    yield {
      at: "",
      says: `${view.label} has no "command", and there is neither ${names2} beside the manifest`,
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
var MAX_DEPTH = 200;
function heddleSchema(schema) {
  if (schema === void 0 || schema === null || schema === false || schema === "" || schema === 0) return true;
  if (typeof schema !== "object") return false;
  return isObject(schema) ? kept(schema, 0) : true;
}
function kept(schema, depth2) {
  if (depth2 > MAX_DEPTH) return void 0;
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
    const files3 = member(view.json, "files");
    if (!isArray(files3) || files3.length <= MAX_FILES) return;
    yield {
      at: "/files",
      says: `${view.label} declares ${files3.length} files`,
      expected: `at most ${MAX_FILES}`,
      received: String(files3.length),
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
    const first2 = /* @__PURE__ */ new Map();
    for (const { dest: place2, destAt, at } of landings(view)) {
      const earlier = first2.get(place2);
      if (earlier === void 0) first2.set(place2, at);
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
var isAbsolute = (dest2) => dest2.startsWith("/") || dest2.startsWith("\\") || /^[A-Za-z]:/.test(dest2);
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
      const absolute = isAbsolute(dest2);
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
    for (const component2 of view.components) {
      for (const field of ["inputs", "outputs"]) {
        const titles = titlesOf(component2, field);
        yield* twice(
          titles,
          (title) => `${component2.label} has two ${field} of the title ${quote(title)}`,
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
      const named = isArray(list3) ? list3.flatMap((text2, index) => typeof text2 === "string" ? [{ text: text2, at: `${at}/branches/${index}` }] : []) : [];
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
    for (const component2 of view.components) {
      for (const { text: text2, at } of titlesOf(component2, "outputs")) {
        if (RESERVED_OUTPUTS.has(text2))
          yield {
            at,
            says: `${component2.label} has the output ${quote(text2)}, a name that heddle uses itself`,
            expected: "another title",
            received: quote(text2)
          };
      }
    }
  }
};
function titlesOf({ json, at }, field) {
  return entriesOf(json, field, at).flatMap((port2) => {
    const title = member(port2.json, "title");
    return typeof title === "string" ? [{ text: title, at: `${port2.at}/title` }] : [];
  });
}
function* twice(named, says, expected) {
  const seen = /* @__PURE__ */ new Set();
  for (const { text: text2, at } of named) {
    if (seen.has(text2)) yield { at, says: says(text2), expected };
    seen.add(text2);
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
    const first2 = /* @__PURE__ */ new Map();
    for (const { componentType, at } of view.components) {
      if (componentType === void 0) continue;
      const earlier = first2.get(componentType);
      if (earlier === void 0) first2.set(componentType, at);
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
    const first2 = /* @__PURE__ */ new Map();
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, "protocol");
      if (kind !== "encoder" || typeof value !== "string") continue;
      const earlier = first2.get(value);
      if (earlier === void 0) first2.set(value, label);
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
      const seams2 = member(json, "seams");
      if (kind !== "middleware" || isObject(seams2) && Object.keys(seams2).length > 0) continue;
      yield {
        at: `${at}/seams`,
        says: `${label} is a middleware with ${seams2 === void 0 ? 'no "seams"' : `"seams" that are ${show(seams2)}`}`,
        expected: 'an object from seam to halves, such as {"toolCall": ["before"]}',
        received: show(seams2)
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
      const seams2 = member(json, "seams");
      if (kind !== "middleware" || !isObject(seams2)) continue;
      for (const seam of Object.keys(seams2)) {
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
        else yield* checkHalves(member(seams2, seam), halves, where, `${label}: seam ${show(seam)}`);
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
      const first2 = stores[0];
      for (const { at, label } of stores.slice(1)) {
        yield {
          at: `${at}/kind`,
          says: `${label} and ${first2?.label ?? "another"} are both stores`,
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
      const names2 = Object.keys(next);
      length += 2 + Math.max(0, names2.length - 1);
      for (const name of names2) length += JSON.stringify(name).length + 1;
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
    const first2 = /* @__PURE__ */ new Map();
    for (const { name, at } of view.tools) {
      if (name === void 0) continue;
      const earlier = first2.get(name);
      if (earlier === void 0) first2.set(name, at);
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
      const component2 = member(json, "componentType") !== void 0;
      if (path !== component2) continue;
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
function typed(id, field, type2, text2) {
  const wrong = type2 === "string" ? 1 : "yes";
  return {
    id,
    level: "error",
    stage: "manifest",
    title: `A tool\u2019s \`${field}\` must be a ${type2}`,
    text: text2,
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
      for (const component2 of view.components) {
        yield* checkFields(component2, FIELDS.component);
        for (const field of ["inputs", "outputs"]) {
          for (const port2 of entriesOf(component2.json, field, component2.at))
            yield* checkFields({ ...port2, label: `${component2.label}: ${port2.label}` }, FIELDS.port);
        }
      }
      for (const tool2 of view.tools) yield* checkFields(tool2, FIELDS.tool);
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

// src/heddle/catalogue.ts
var RULE_CATALOGUE = [
  ...Object.values(TEXT_RULES),
  ...RULES,
  ...LINTS,
  ...DIRECTORY_RULES
].map(({ id, level: level2, stage: stage2, title, text: text2, wrong, right: right2 }) => ({ id, level: level2, stage: stage2, title, text: text2, wrong, right: right2 }));

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

// src/heddle/text.ts
var MAX_MANIFEST_BYTES = 8 * 1024 * 1024;
var MAX_DEPTH2 = 1e6;
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
  const { text: text2, faults } = typeof source === "string" ? { text: source, faults: [] } : decode(source);
  const fatal = faults.find(({ rule }) => rule.level === "error") ?? textFault(text2);
  if (fatal !== void 0)
    return unreadable(text2, { ...problemOf(fatal.rule, fatal.fault), offset: 0, line: 1, column: 1 });
  return parse(
    text2,
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
  const known3 = SIGNATURES.find(({ bytes: first2 }) => first2.every((byte, index) => bytes[index] === byte));
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
  const text2 = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const valid2 = !text2.includes("\uFFFD") || isUtf8(bytes);
  return {
    text: text2,
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
function textFault(text2) {
  if (text2.startsWith("\uFEFF"))
    return found(
      "byte-order-mark",
      "the file begins with a byte order mark, which heddle does not read",
      "JSON in UTF-8 without one",
      "Save it as UTF-8 without a byte order mark."
    );
  if (text2.trim() === "") return found("json", "the file is empty", "a JSON object");
  return void 0;
}
function parse(text2, before) {
  const duplicates = [];
  let room = MAX_POINTERS;
  let value;
  try {
    value = parseJson(text2, {
      dialect: "ecma",
      maxDepth: MAX_DEPTH2,
      onDuplicate: (name, pointer2, offset) => {
        room -= pointer2.length;
        if (room > 0) duplicates.push(duplicate(name, pointer2, offset));
        return room > 0 && duplicates.length < MAX_DUPLICATES;
      }
    }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return unreadable(text2, { ...problemOf(...jsonFault(error, text2)), ...place(text2, error.offset) });
  }
  const problems = [...before, ...placeAll(text2, duplicates)];
  if (isObject(value)) return { text: text2, json: value, problems };
  const fault = { at: "", says: `the manifest is ${show(value)}`, expected: "a JSON object", received: show(value) };
  return { text: text2, json: void 0, problems: [...problems, problem("manifest-object", fault)] };
}
function jsonFault(error, text2) {
  const at = error.pointer.slice(0, 200);
  if (error.message.includes("levels of nesting"))
    return [TEXT_RULES["json-depth"], { at, says: `the manifest has ${error.message}`, expected: "fewer" }];
  return [TEXT_RULES.json, { at, says: `the file is not JSON: ${error.message}`, ...hint(text2, error.offset) }];
}
function duplicate(name, pointer2, offset) {
  const fault = {
    at: pointer2,
    says: `the name ${show(name)} stands twice in one object; heddle keeps the last`,
    expected: "each name once"
  };
  return { ...problem("duplicate-name", fault), offset };
}
function hint(text2, offset) {
  const before = text2.slice(Math.max(0, offset - 200), offset).trimEnd();
  const rest = text2.slice(offset, offset + 20);
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
var unreadable = (text2, only) => ({ text: text2, json: void 0, problems: [only] });
function place(text2, offset) {
  const position = positionsAt(text2, [offset]).get(offset);
  return { offset: Buffer.byteLength(text2.slice(0, offset)), line: position?.line ?? 1, column: position?.column ?? 1 };
}
function placeAll(text2, problems) {
  return problems.map((one) => ({ ...one, ...place(text2, one.offset ?? 0) }));
}

// src/heddle/validate.ts
var MAX_FAULTS_PER_RULE = 100;
function validatePlugin(text2, options = {}) {
  const host = hostOf(options);
  const off = offOf(options.off ?? []);
  const read = readManifestText(text2);
  const problems = [...read.problems];
  if (read.json !== void 0) {
    const view = viewOf(read.json);
    problems.push(...alone(view, host, options), ...inDirectory(view, text2, options));
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
function inDirectory(view, text2, options) {
  const { directory } = options;
  if (directory === void 0 || options.submitted === true) return [];
  const onDisk = typeof directory === "string";
  const fileName2 = options.fileName ?? (onDisk ? manifestNameIn(directory, typeof text2 === "string" ? Buffer.from(text2) : text2) : void 0);
  const seen = inspect(view, onDisk ? nodeDirectory(directory) : directory, fileName2);
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
function inOrder(text2, problems) {
  const places = locate(
    text2,
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

// src/breaks/engine/tiring.ts
var LEAST_STEPS = 1e3;
function tiring(explain2, budget = DEFAULT_STEPS) {
  let steps = budget;
  return (reader, writer, options) => {
    const places = explain2(reader, writer, { ...options, budget: steps });
    if (places.some(exhausted)) steps = Math.min(steps, Math.max(LEAST_STEPS, Math.floor(steps / 2)));
    return places;
  };
}
function exhausted(place2) {
  return place2.answer === "undecided" && /budget|limits/.test(place2.reason);
}

// src/heddle/normalise.ts
function normalise(json) {
  const view = viewOf(isObject(json) ? json : {});
  return {
    name: text(view.json, "name"),
    version: text(view.json, "version"),
    command: member(view.json, "command"),
    capabilities: [...new Set(texts(member(view.json, "capabilities")))],
    discoverTools: member(view.json, "discoverTools") === true,
    components: first(view.components.flatMap(component)),
    tools: first(view.tools.flatMap(tool)),
    files: files2(view)
  };
}
function component({ json, at, componentType, kind }) {
  if (componentType === void 0 || kind === void 0) return [];
  const node = kind === "node";
  return [
    {
      name: componentType,
      at,
      kind,
      inputs: node ? ports(json, "inputs", at) : [],
      outputs: node ? ports(json, "outputs", at) : [],
      branches: node ? branches2(json, at) : [],
      schema: kind === "encoder" ? void 0 : member(json, "schema"),
      phase: phase2(member(json, "phase")),
      stream: kind === "provider" && member(json, "stream") === true,
      seams: kind === "middleware" ? seams(json, at) : [],
      protocol: kind === "encoder" ? text(json, "protocol") : void 0,
      contentType: kind === "encoder" ? text(json, "contentType") : void 0
    }
  ];
}
function ports(json, field, parent) {
  return first(
    entriesOf(json, field, parent).flatMap(({ json: port2, at }) => {
      const name = text(port2, "title");
      const type2 = text(port2, "type");
      return name === void 0 || type2 === void 0 ? [] : [{ name, at, type: type2, hasDefault: member(port2, "default") !== void 0 }];
    })
  );
}
function branches2(json, parent) {
  const list3 = member(json, "branches");
  if (!isArray(list3)) return [];
  return first(
    list3.flatMap((name, index) => typeof name === "string" ? [{ name, at: `${parent}/branches/${index}` }] : [])
  );
}
function phase2(value) {
  return PHASES.find((known3) => known3 === value) ?? "pre";
}
function seams(json, parent) {
  const subscribed = member(json, "seams");
  if (!isObject(subscribed)) return [];
  return [...SEAMS].flatMap(([seam, known3]) => {
    const halves = texts(member(subscribed, seam));
    const at = `${parent}${pointer("seams", seam)}`;
    return known3.filter((half) => halves.includes(half)).map((half) => ({ name: `${seam}.${half}`, at, seam, half }));
  });
}
function tool({ json, at, name }) {
  if (name === void 0) return [];
  const path = member(json, "path") !== void 0;
  const implementation2 = path === (member(json, "componentType") !== void 0) ? void 0 : path ? "path" : "componentType";
  return [
    {
      name,
      at,
      implementation: implementation2,
      description: text(json, "description") ?? "",
      inputSchema: member(json, "inputSchema"),
      outputSchema: member(json, "outputSchema"),
      shadows: member(json, "shadows") === true
    }
  ];
}
function files2(view) {
  return first(landings(view).flatMap(({ dest: dest2, at, json }) => [{ name: dest2, at, path: text(json, "path") ?? "" }]));
}
function first(entries) {
  const byName = /* @__PURE__ */ new Map();
  for (const entry of entries) if (!byName.has(entry.name)) byName.set(entry.name, entry);
  return [...byName.values()];
}
function text(json, field) {
  const value = member(json, field);
  return typeof value === "string" && value !== "" ? value : void 0;
}
function texts(value) {
  return isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

// src/breaks/heddle/kinds/schemas.ts
var NAMED = {
  "newly-required": { arguments: "argument-newly-required", result: "field-no-longer-always-present" },
  "negative-refused": { arguments: "became-unsigned", result: "became-signed" },
  "strings-narrowed": { arguments: "fewer-strings-taken", result: "more-strings-written" },
  "names-refused": { arguments: "argument-refused", result: "field-refused" }
};
function schemaKind(place2, direction) {
  if (isNamed(place2)) return NAMED[place2][direction];
  return isPlain(place2) ? place2 : "schema-narrowed";
}
function isNamed(place2) {
  return Object.hasOwn(NAMED, place2);
}
function isPlain(place2) {
  return Object.hasOwn(PLACE_KINDS, place2) && !isNamed(place2);
}
var SAYS = {
  arguments: (w) => `Flows and models that call ${w.subject} as ${w.from} declared it are refused by ${w.to} at ${w.about}: ${w.reason} (it was ${w.was} and is ${w.is}).`,
  result: (w) => `Flows built for ${w.from} that read the result of ${w.subject} may find in ${w.to}, at ${w.about}, what they were not promised: it was ${w.was} and is ${w.is}.`
};
var UNDECIDED = {
  level: "undecided",
  title: "Neither proven compatible nor refuted",
  when: "Two schemas differ in a way that the engine can neither prove harmless nor refute with a value. The reason names the keyword or the limit.",
  hits: ["flows", "operators", "model"],
  shows: "run time",
  example: { before: '{"pattern":"^(a|b)*$"}', after: '{"pattern":"(?=a).*"}' },
  says: (w) => `Whether ${w.subject} of ${w.to} takes all that was written for ${w.from} could not be decided at ${w.about}: ${w.reason}.`,
  remedy: () => "Say it in keywords that can be compared, or accept the finding after a look."
};
function kindOfPlace(place2, direction) {
  const { title, meaning } = PLACE_KINDS[place2];
  return {
    level: "break",
    title: title.charAt(0).toUpperCase() + title.slice(1),
    when: `${meaning} For \`inputSchema\` the writer is whoever calls the tool as the baseline declared it, for \`outputSchema\` the current tool.`,
    hits: direction === "result" ? ["flows"] : ["flows", "model"],
    shows: "run time",
    example: { before: '{"inputSchema":{\u2026}}', after: '{"inputSchema":{\u2026}}' },
    says: direction === "either" ? (w) => SAYS[w.result ? "result" : "arguments"](w) : SAYS[direction],
    remedy: (w) => direction === "result" || w.result ? `Keep to what ${w.from} promised of the result, or release it as a major version.` : `${w.mend}.`
  };
}
var TOOL_SCHEMA_KINDS = Object.fromEntries([
  ...Object.keys(PLACE_KINDS).filter(isPlain).map((place2) => [place2, kindOfPlace(place2, "either")]),
  ...Object.keys(NAMED).filter(isNamed).flatMap(
    (place2) => ["arguments", "result"].map(
      (direction) => [NAMED[place2][direction], kindOfPlace(place2, direction)]
    )
  ),
  ["undecided", UNDECIDED]
]);

// src/breaks/heddle/schemas.ts
function compareSchemas(question) {
  const { reader, writer, host } = question;
  const places = host.explain(reader.schema, writer.schema, {
    strict: host.strict,
    ...question.bareObjectIsEmpty === true ? { bareObjectIsEmpty: true } : {}
  });
  return places.map((place2) => changeOf(place2, question));
}
function changeOf(place2, question) {
  const { reader, writer, direction, change } = question;
  const at = { reader: within(reader, place2.reader), writer: within(writer, place2.writer) };
  const oldReads = direction === "result";
  const also = oldReads ? [] : (place2.also ?? []).map((further) => within(reader, further));
  return {
    ...change,
    kind: kindOf(place2, direction),
    ...direction === "configuration" ? {} : { part: direction },
    baseline: oldReads ? at.reader : at.writer,
    current: oldReads ? at.writer : at.reader,
    ...said("was", oldReads ? place2.readerSays : place2.writerSays),
    ...said("is", oldReads ? place2.writerSays : place2.readerSays),
    about: aboutOf(place2, question),
    ...place2.answer === "break" ? { witness: { value: place2.witness }, ...wordsOf(place2.kind, question) } : { reason: place2.reason },
    ...also.length === 0 ? {} : { also }
  };
}
function kindOf(place2, direction) {
  if (place2.answer === "undecided") return "undecided";
  return direction === "configuration" ? "configuration-narrowed" : schemaKind(place2.kind, direction);
}
function said(name, text2) {
  return text2 === void 0 ? {} : { [name]: text2 };
}
function wordsOf(kind, { direction, change }) {
  const who = direction === "configuration" ? change.hits?.[0] ?? "flows" : "callers";
  const { title, remedy } = isPlaceKind(kind) ? PLACE_KINDS[kind] : PLACE_KINDS["schema-narrowed"];
  const mend = remedy.replaceAll("the reader\u2019s", "the new").replaceAll("for the reader", "in the new schema").replaceAll("the reader", "the new schema").replaceAll("the writer\u2019s", "the old").replaceAll("the writer", who);
  return { reason: title, mend: mend.charAt(0).toUpperCase() + mend.slice(1) };
}
function isPlaceKind(kind) {
  return Object.hasOwn(PLACE_KINDS, kind);
}
var WHOLE = { configuration: "the configuration", arguments: "the arguments", result: "the result" };
function aboutOf(place2, { reader, writer, direction }) {
  const paths = [valuePath(place2.reader, reader.schema), valuePath(place2.writer, writer.schema)];
  const path = paths.reduce((longest, one) => one.length > longest.length ? one : longest, "");
  return path === "" ? WHOLE[direction] : path;
}
function valuePath(place2, schema) {
  const tokens = pointerTokens(place2);
  let path = "";
  for (const [index, token] of tokens.entries()) {
    if (tokens[index - 1] === "properties" && isKeyword(tokens, index - 1)) path += `.${token}`;
    else if ((token === "items" || token === "prefixItems") && isKeyword(tokens, index)) path += "[]";
  }
  const named = tokens.at(-2) === "required" ? valueAt(schema, tokens) : void 0;
  return `${path}${typeof named === "string" ? `.${named}` : ""}`.replace(/^\./, "");
}
function isKeyword(tokens, index) {
  let at = 0;
  while (at < index) at += tokens[at] === "properties" ? 2 : 1;
  return at === index;
}
function valueAt(schema, tokens) {
  let value = schema;
  for (const token of tokens)
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : void 0;
  return value;
}
function within({ original, at }, place2) {
  let value = original;
  const found2 = [];
  for (const token of pointerTokens(place2)) {
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : void 0;
    if (value === void 0) break;
    found2.push(token);
  }
  return at + pointer(...found2);
}

// src/breaks/heddle/configuration.ts
function* compareConfiguration(old, current, host) {
  if (sameJson(old.schema, current.schema)) return;
  const subject = { type: "component", name: old.name };
  const hits = old.kind === "middleware" || old.kind === "store" ? ["operators"] : ["flows"];
  const shows = old.kind === "middleware" || old.kind === "store" ? "load" : "parse";
  const writer = written(old);
  const reader = heddleSchema(current.schema);
  if (writer === void 0 || reader === void 0) {
    yield {
      kind: "undecided",
      subject,
      baseline: `${old.at}/schema`,
      current: `${current.at}/schema`,
      reason: "the schema nests more than 200 levels deep",
      about: "the configuration",
      hits,
      shows
    };
    return;
  }
  const changes = compareSchemas({
    reader: { schema: reader, at: `${current.at}/schema`, original: current.schema },
    writer: { schema: writer, at: `${old.at}/schema`, original: old.schema },
    direction: "configuration",
    change: { subject, hits, shows },
    host
  });
  yield* asOne(changes, addedByHeddle(old));
}
function asOne(changes, added) {
  const refused = changes.filter(
    ({ kind, about }) => kind === "configuration-narrowed" && about !== void 0 && added.has(about)
  );
  const [first2] = refused;
  if (first2 === void 0 || refused.length === 1) return changes;
  const names2 = refused.map(({ about }) => about).join(", ");
  const one = {
    ...first2,
    about: names2,
    was: "open",
    is: "closed",
    reason: "these fields, which heddle adds itself, are refused",
    mend: `Declare ${names2} in the new schema, or leave it open`
  };
  return changes.flatMap((change) => change === first2 ? [one] : refused.includes(change) ? [] : [change]);
}
function addedByHeddle(old) {
  const properties = isObject(old.schema) ? member(old.schema, "properties") : void 0;
  return new Set(
    [...hostFields(old.kind).keys()].filter((name) => !isObject(properties) || !Object.hasOwn(properties, name))
  );
}
function written(old) {
  const schema = heddleSchema(old.schema);
  if (schema === void 0 || schema === false) return schema;
  const kept2 = isObject(schema) ? schema : {};
  const properties = member(kept2, "properties");
  const declared = new Map(isObject(properties) ? Object.entries(properties) : []);
  const added = [...hostFields(old.kind, old.name)];
  if (member(kept2, "additionalProperties") === false && added.some(([name]) => !declared.has(name))) return false;
  const required3 = member(kept2, "required");
  const open = declared.size === 0 && member(kept2, "additionalProperties") !== false;
  return {
    ...kept2,
    ...member(kept2, "type") === void 0 ? { type: "object" } : {},
    properties: Object.fromEntries([...added.filter(([name]) => !declared.has(name)), ...declared]),
    required: [.../* @__PURE__ */ new Set([...isArray(required3) ? required3 : [], ...added.map(([name]) => name)])],
    ...open ? { additionalProperties: true } : {}
  };
}

// src/breaks/heddle/diff.ts
function diff(old, current) {
  const now = new Map(current.map((entry) => [entry.name, entry]));
  const before = new Set(old.map(({ name }) => name));
  return {
    added: current.filter(({ name }) => !before.has(name)),
    removed: old.filter(({ name }) => !now.has(name)),
    kept: old.flatMap((entry) => {
      const answer = now.get(entry.name);
      return answer === void 0 ? [] : [{ old: entry, current: answer }];
    })
  };
}
function renames(changes, equal) {
  const found2 = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const removed2 of changes.removed.slice(0, MOST)) {
    const to = changes.added.slice(0, MOST).find((added) => !taken.has(added) && equal(removed2, added));
    if (to === void 0) continue;
    found2.set(removed2, to);
    taken.add(to);
  }
  return found2;
}
var MOST = 200;

// src/breaks/heddle/plugin.ts
var subjectOf = (plugin) => ({ type: "plugin", name: plugin.name ?? "plugin" });
var comparePlugin = function* (old, current, host) {
  yield* compareName(old, current);
  yield* compareCommand(old, current);
  yield* compareCapabilities(old, current, host);
  yield* compareDiscovery(old, current, host);
};
function* compareName(old, current) {
  if (old.name === current.name) return;
  yield {
    kind: "plugin-renamed",
    subject: subjectOf(old),
    baseline: "/name",
    current: "/name",
    ...old.name === void 0 ? {} : { was: old.name },
    ...current.name === void 0 ? {} : { is: current.name }
  };
}
function* compareCommand(old, current) {
  if (sameJson(old.command, current.command)) return;
  const text2 = (command) => command === void 0 ? "the entry beside the manifest" : compactText(command);
  yield {
    kind: "command-changed",
    subject: subjectOf(old),
    baseline: "/command",
    current: "/command",
    was: text2(old.command),
    is: text2(current.command)
  };
}
var compareCapabilities = function* (old, current, host) {
  for (const capability of current.capabilities) {
    if (old.capabilities.includes(capability)) continue;
    const granted2 = host.grantedCapabilities.some((known3) => known3 === capability);
    yield {
      kind: granted2 ? "reach-grew" : "capability-added",
      subject: subjectOf(old),
      baseline: "/capabilities",
      current: "/capabilities",
      is: capability,
      about: capability
    };
  }
  for (const capability of old.capabilities) {
    if (!current.capabilities.includes(capability))
      yield {
        kind: "capability-removed",
        subject: subjectOf(old),
        baseline: "/capabilities",
        current: "/capabilities",
        was: capability,
        about: capability
      };
  }
};
var compareDiscovery = function* (old, current, host) {
  if (old.discoverTools === current.discoverTools) return;
  const change = {
    subject: subjectOf(old),
    baseline: "/discoverTools",
    current: "/discoverTools",
    was: String(old.discoverTools),
    is: String(current.discoverTools)
  };
  if (current.discoverTools) yield { kind: host.discoverTools ? "discovery-added" : "discovery-demanded", ...change };
  else {
    const known3 = new Set(old.tools.map(({ name }) => name));
    const declared = current.tools.filter(({ name }) => !known3.has(name)).map(({ name }) => name);
    yield declared.length === 0 ? { kind: "discovery-withdrawn", ...change } : { kind: "discovery-declared", ...change, about: declared.join(", ") };
  }
};

// src/breaks/heddle/cast.ts
var NUMERIC = /* @__PURE__ */ new Set(["number", "integer", "boolean"]);
function castable(from, to) {
  return from === to || to === "string" || NUMERIC.has(from) && NUMERIC.has(to);
}

// src/breaks/heddle/ports.ts
var DIRECTIONS = [
  {
    field: "inputs",
    removed: "input-removed",
    typeChanged: "input-type-changed",
    holds: (old, current) => castable(old, current),
    added: (port2) => port2.hasDefault ? "input-added" : "input-added-without-default"
  },
  {
    field: "outputs",
    removed: "output-removed",
    typeChanged: "output-type-changed",
    holds: (old, current) => castable(current, old),
    added: () => "output-added"
  }
];
function* comparePorts(old, current) {
  for (const direction of DIRECTIONS) yield* compareDirection(direction, old, current);
}
function* compareDirection(direction, old, current) {
  const subject = { type: "component", name: old.name };
  const changes = diff(old[direction.field], current[direction.field]);
  const renamed = renames(changes, (gone, added) => gone.type === added.type);
  const list3 = `${current.at}/${direction.field}`;
  for (const gone of changes.removed) {
    const to = renamed.get(gone);
    yield {
      kind: direction.removed,
      subject,
      baseline: gone.at,
      current: to?.at ?? list3,
      was: gone.type,
      about: gone.name,
      ...to === void 0 ? {} : { renamedTo: to.name }
    };
  }
  for (const { old: before, current: after } of changes.kept) {
    if (before.type !== after.type) {
      const kind = direction.holds(before.type, after.type) ? "port-type-cast" : direction.typeChanged;
      yield {
        kind,
        subject,
        baseline: `${before.at}/type`,
        current: `${after.at}/type`,
        was: before.type,
        is: after.type,
        about: before.name
      };
    }
    if (direction.field === "inputs" && before.hasDefault && !after.hasDefault)
      yield {
        kind: "input-default-removed",
        subject,
        baseline: `${before.at}/default`,
        current: after.at,
        about: before.name
      };
  }
  for (const added of changes.added)
    yield {
      kind: direction.added(added),
      subject,
      baseline: `${old.at}/${direction.field}`,
      current: added.at,
      is: added.type,
      about: added.name
    };
}
function* compareBranches(old, current) {
  const subject = { type: "component", name: old.name };
  const places = { baseline: `${old.at}/branches`, current: `${current.at}/branches` };
  if (old.branches.length > 0 && current.branches.length === 0) {
    yield { kind: "branches-undeclared", subject, ...places, was: names(old.branches), about: names(old.branches) };
    return;
  }
  if (old.branches.length === 0 && current.branches.length > 0) {
    yield {
      kind: "branch-removed",
      subject,
      ...places,
      is: names(current.branches),
      about: `any but ${names(current.branches)}`
    };
    return;
  }
  const changes = diff(old.branches, current.branches);
  const to = changes.removed.length === 1 && changes.added.length === 1 ? changes.added[0] : void 0;
  for (const gone of changes.removed)
    yield {
      kind: "branch-removed",
      subject,
      baseline: gone.at,
      current: places.current,
      was: gone.name,
      about: gone.name,
      ...to === void 0 ? {} : { renamedTo: to.name }
    };
  for (const added of changes.added)
    yield {
      kind: "branch-added",
      subject,
      baseline: places.baseline,
      current: added.at,
      is: added.name,
      about: added.name
    };
}
function names(list3) {
  return list3.map(({ name }) => name).join(", ");
}

// src/breaks/heddle/components.ts
var LOSS = {
  node: { hits: ["flows"], shows: "parse" },
  transform: { hits: ["flows"], shows: "parse" },
  component: { hits: ["flows"], shows: "parse" },
  provider: { hits: ["flows"], shows: "parse" },
  middleware: { hits: ["operators"], shows: "silent" },
  encoder: { hits: ["clients"], shows: "run time" },
  store: { hits: ["operators"], shows: "silent" }
};
var subjectOf2 = (component2) => ({ type: "component", name: component2.name });
var FIELDS2 = [
  comparePorts,
  compareBranches,
  comparePhase,
  compareStream,
  compareSeams,
  compareEncoding,
  compareConfiguration
];
var compareComponents = function* (old, current, host) {
  const changes = diff(old.components, current.components);
  const renamed = renames(changes, equalButName);
  for (const gone of changes.removed) yield removed(gone, renamed.get(gone));
  for (const { old: before, current: after } of changes.kept) {
    if (before.kind !== after.kind) yield kindChanged(before, after);
    else for (const compare of FIELDS2) yield* compare(before, after, host);
  }
  for (const added of changes.added) yield* addition(added);
  const consulted = changes.kept.filter(
    ({ old: before, current: after }) => before.kind === "middleware" && after.kind === "middleware"
  );
  yield* reordered(
    consulted.map(({ old: before }) => before.name),
    current.components,
    subjectOf(old)
  );
};
function removed(gone, to) {
  return {
    kind: "component-removed",
    subject: subjectOf2(gone),
    baseline: gone.at,
    ...to === void 0 ? {} : { renamedTo: to.name, current: to.at },
    was: gone.kind,
    about: gone.kind,
    ...LOSS[gone.kind]
  };
}
function kindChanged(old, current) {
  return {
    kind: "component-kind-changed",
    subject: subjectOf2(old),
    baseline: `${old.at}/kind`,
    current: `${current.at}/kind`,
    was: old.kind,
    is: current.kind
  };
}
function* addition(added) {
  const base2 = { subject: subjectOf2(added), current: added.at };
  if (added.kind === "middleware") yield { kind: "seam-added", ...base2, is: seamsText(added), about: seamsText(added) };
  else if (added.kind === "store") yield { kind: "store-added", ...base2, is: "store" };
  else yield { kind: "component-added", ...base2, is: added.kind, about: added.kind };
}
var seamsText = (component2) => component2.seams.map(({ seam, half }) => `${half} ${seam}`).join(", ");
var PHASES_OF = { pre: ["pre"], post: ["post"], both: ["pre", "post"] };
function* comparePhase(old, current) {
  if (old.kind !== "transform" || old.phase === current.phase) return;
  const lost = PHASES_OF[old.phase].some((phase3) => !PHASES_OF[current.phase].includes(phase3));
  yield {
    kind: lost ? "phase-changed" : "phase-widened",
    subject: subjectOf2(old),
    baseline: `${old.at}/phase`,
    current: `${current.at}/phase`,
    was: old.phase,
    is: current.phase
  };
}
function* compareStream(old, current) {
  if (old.stream === current.stream) return;
  yield {
    kind: old.stream ? "stream-withdrawn" : "stream-added",
    subject: subjectOf2(old),
    baseline: `${old.at}/stream`,
    current: `${current.at}/stream`,
    was: String(old.stream),
    is: String(current.stream)
  };
}
function* compareSeams(old, current) {
  const changes = diff(old.seams, current.seams);
  for (const { at, seam, half } of changes.removed)
    yield {
      kind: "seam-removed",
      subject: subjectOf2(old),
      baseline: at,
      current: `${current.at}/seams`,
      was: `${half} ${seam}`,
      about: `${half} ${seam}`
    };
  for (const { at, seam, half } of changes.added)
    yield {
      kind: "seam-added",
      subject: subjectOf2(old),
      baseline: `${old.at}/seams`,
      current: at,
      is: `${half} ${seam}`,
      about: `${half} ${seam}`
    };
}
function* compareEncoding(old, current) {
  for (const [field, kind] of [
    ["protocol", "protocol-changed"],
    ["contentType", "content-type-changed"]
  ]) {
    const [was, is] = [old[field], current[field]];
    if (was === is) continue;
    yield {
      kind,
      subject: subjectOf2(old),
      baseline: `${old.at}/${field}`,
      current: `${current.at}/${field}`,
      ...was === void 0 ? {} : { was },
      ...is === void 0 ? {} : { is }
    };
  }
}
function* reordered(names2, current, subject) {
  const kept2 = new Set(names2);
  const now = current.filter(({ name }) => kept2.has(name)).map(({ name }) => name);
  if (names2.every((name, index) => now[index] === name)) return;
  yield {
    kind: "middleware-reordered",
    subject,
    baseline: "/components",
    current: "/components",
    was: names2.join(", "),
    is: now.join(", ")
  };
}
function equalButName(a, b) {
  return a.kind === b.kind && sameJson(content(a), content(b));
}
function content(component2) {
  const { name: _name, at: _at, schema, ...rest } = component2;
  return {
    ...rest,
    schema: schema ?? null,
    inputs: bare(component2.inputs),
    outputs: bare(component2.outputs),
    branches: bare(component2.branches),
    seams: bare(component2.seams)
  };
}
function bare(list3) {
  return list3.map(({ at: _at, ...rest }) => rest).sort((x, y) => x.name < y.name ? -1 : 1);
}

// src/breaks/heddle/files.ts
var subjectOf3 = (file2) => ({ type: "file", name: file2.name });
var compareFiles = function* (old, current) {
  const changes = diff(old.files, current.files);
  const renamed = renames(changes, (gone, added) => gone.path === added.path);
  for (const gone of changes.removed) {
    const to = renamed.get(gone);
    yield {
      kind: "file-removed",
      subject: subjectOf3(gone),
      baseline: gone.at,
      current: to?.at ?? "/files",
      was: gone.name,
      ...to === void 0 ? {} : { renamedTo: to.name, is: to.name }
    };
  }
  for (const { old: before, current: after } of changes.kept) {
    if (before.path !== after.path)
      yield {
        kind: "file-source-changed",
        subject: subjectOf3(before),
        baseline: `${before.at}/path`,
        current: `${after.at}/path`,
        was: before.path,
        is: after.path
      };
  }
  for (const added of changes.added)
    yield { kind: "file-added", subject: subjectOf3(added), current: added.at, is: added.name };
};

// src/breaks/heddle/kinds/components.ts
var COMPONENT_KINDS = {
  "component-removed": {
    level: "break",
    title: "A component is gone",
    when: "A `componentType` stands in the baseline and not in the current manifest. A renamed one is removed too: the likely new name is given.",
    hits: ["flows", "operators", "clients"],
    shows: "parse",
    example: { before: '{"componentType":"Judge"}', after: "(no component of that type)" },
    says: (w) => `${(LOSS2[bare2(w.was)] ?? LOSS2["component"])?.(w) ?? ""}${w.renamed}.`,
    remedy: (w) => w.newName === void 0 ? "Keep the component until nobody names it, or release it as a major version." : `Keep the old name beside ${w.newName}, or tell everybody who names it.`
  },
  "component-kind-changed": {
    level: "break",
    title: "A component is of another kind",
    when: "The same `componentType` has another `kind`, and so stands in another place: nothing that used the old one fits the new one.",
    hits: ["flows", "operators", "clients", "model"],
    shows: "parse",
    example: {
      before: '{"componentType":"Judge","kind":"node"}',
      after: '{"componentType":"Judge","kind":"component"}'
    },
    says: (w) => `Whatever uses ${w.subject} as the ${w.was} that it was in ${w.from} finds a ${w.is} in ${w.to}.`,
    remedy: () => "Keep the kind, and give the new component a type of its own."
  },
  "component-added": {
    level: "notice",
    title: "A component was added",
    when: "A `componentType` stands in the current manifest and not in the baseline.",
    hits: ["flows"],
    shows: "silent",
    example: { before: "(no component of that type)", after: '{"componentType":"Jury"}' },
    says: (w) => `${w.to} provides ${w.subject} (${w.about}), which ${w.from} did not; another plugin of the same host that provides that type, or that protocol, collides with it.`
  },
  "store-added": {
    level: "warning",
    title: "A store was added",
    when: "The current manifest brings a session store and the baseline had none of that type. heddle loads at most one store, over all its plugins.",
    hits: ["operators"],
    shows: "load",
    example: { before: "(no store)", after: '{"componentType":"Db","kind":"store"}' },
    says: (w) => `A host that loads a store from another plugin beside ${w.from} refuses ${w.to}, which brings ${w.subject}.`,
    remedy: () => "Ship the store in a plugin of its own."
  },
  "configuration-narrowed": {
    level: "break",
    title: "A component\u2019s configuration takes less",
    when: "A configuration that the baseline\u2019s `schema` takes is refused by the current one. Both are read as heddle\u2019s own checker reads them: it honours few keywords, and it checks a component as a flow holds it, with `id`, `name` and the other fields that heddle adds. The witness is a whole configuration.",
    hits: ["flows", "operators"],
    shows: "parse",
    example: {
      before: '{"schema":{"properties":{"rubric":{"type":"string"}}}}',
      after: '{"schema":{"properties":{"rubric":{"type":"string"}},"required":["rubric"]}}'
    },
    says: (w) => `A configuration of ${w.subject} that was written for ${w.from} is refused by ${w.to} at ${w.about}: ${w.reason} (it was ${w.was} and is ${w.is}).`,
    remedy: (w) => `${w.mend}.`
  },
  "phase-changed": {
    level: "break",
    title: "A transform runs at another time",
    when: "A phase that the baseline ran in is gone. Absent means `pre`.",
    hits: ["flows"],
    shows: "silent",
    example: { before: '{"kind":"transform","phase":"pre"}', after: '{"kind":"transform","phase":"post"}' },
    says: (w) => `Flows built for ${w.from} that name ${w.subject} have it run in phase ${w.was}; in ${w.to} it runs in ${w.is}, and nothing says so.`,
    remedy: () => "Keep the old phase, or declare `both` and tell the phases apart in the transform."
  },
  "phase-widened": {
    level: "warning",
    title: "A transform runs at one time more",
    when: "The phase was `pre` or `post` and is `both` now.",
    hits: ["flows"],
    shows: "silent",
    example: { before: '{"kind":"transform","phase":"pre"}', after: '{"kind":"transform","phase":"both"}' },
    says: (w) => `Flows built for ${w.from} that name ${w.subject} have it run in phase ${w.was} alone; in ${w.to} it runs in both.`,
    remedy: () => "Make sure that the transform does no harm in the phase it did not run in."
  },
  "stream-withdrawn": {
    level: "break",
    title: "A provider no longer streams",
    when: "`stream` was true and is not any more.",
    hits: ["clients"],
    shows: "run time",
    example: { before: '{"kind":"provider","stream":true}', after: '{"kind":"provider"}' },
    says: (w) => `Clients that got answers of ${w.subject} piece by piece from ${w.from} get each whole, and late, from ${w.to}.`,
    remedy: () => 'Keep `"stream": true`.'
  },
  "stream-added": {
    level: "notice",
    title: "A provider streams now",
    when: "`stream` is true and was not.",
    hits: ["clients"],
    shows: "run time",
    example: { before: '{"kind":"provider"}', after: '{"kind":"provider","stream":true}' },
    says: (w) => `${w.subject} of ${w.to} is asked to stream, which it was not in ${w.from}.`
  },
  "seam-removed": {
    level: "break",
    title: "A middleware is no longer consulted somewhere",
    when: "A seam, or a half of one, is gone from `seams`.",
    hits: ["operators"],
    shows: "silent",
    example: { before: '{"seams":{"toolCall":["before"]}}', after: '{"seams":{"node":["after"]}}' },
    says: (w) => `Operators who installed ${w.from} have ${w.subject} consulted ${w.about}; ${w.to} is not, and nothing says that the gate is gone.`,
    remedy: () => "Keep the seam, with a handler that lets everything pass where it has nothing to say."
  },
  "seam-added": {
    level: "warning",
    title: "A middleware is consulted somewhere new",
    when: "A seam, a half of one, or a whole middleware was added. It is consulted on every such call of every flow.",
    hits: ["operators"],
    shows: "run time",
    example: { before: '{"seams":{"node":["after"]}}', after: '{"seams":{"node":["after"],"toolCall":["before"]}}' },
    says: (w) => `Operators who replace ${w.from} by ${w.to} have ${w.subject} consulted ${w.about} on every such call, which it was not before.`,
    remedy: () => "Say so in the release notes: it costs a round trip on every such call, and may refuse it."
  },
  "middleware-reordered": {
    level: "warning",
    title: "Middleware is consulted in another order",
    when: "The order of the middleware in the manifest changed. It is the order in which heddle consults them.",
    hits: ["operators"],
    shows: "silent",
    example: { before: "[Redact, Approve]", after: "[Approve, Redact]" },
    says: (w) => `Middleware that ${w.from} had consulted in the order ${w.was} stands in the order ${w.is} in ${w.to}.`,
    remedy: () => "Keep the order."
  },
  "protocol-changed": {
    level: "break",
    title: "An encoder answers to another protocol",
    when: "The `protocol` of an encoder is another.",
    hits: ["clients"],
    shows: "run time",
    example: { before: '{"kind":"encoder","protocol":"ag-ui"}', after: '{"kind":"encoder","protocol":"ag-ui-2"}' },
    says: (w) => `Clients built for ${w.from} ask ${w.subject} for the protocol ${w.was}; ${w.to} answers to ${w.is} only.`,
    remedy: () => "Keep the old encoder beside the new one: two encoders with a protocol each."
  },
  "content-type-changed": {
    level: "break",
    title: "An encoder answers in another content type",
    when: "The `contentType` of an encoder is another.",
    hits: ["clients"],
    shows: "run time",
    example: { before: '{"contentType":"application/x-ndjson"}', after: '{"contentType":"text/event-stream"}' },
    says: (w) => `Clients built for ${w.from} read the answers of ${w.subject} as ${w.was}; ${w.to} sends ${w.is}.`,
    remedy: () => "Keep the content type, and give the new rendering a protocol of its own."
  }
};
var LOSS2 = {
  node: (w) => `Flows built for ${w.from} that have a node ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  transform: (w) => `Flows built for ${w.from} that name the transform ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  component: (w) => `Flows built for ${w.from} that name ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  provider: (w) => `Flows built for ${w.from} whose model comes from ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  middleware: (w) => `Operators who installed ${w.from} have the middleware ${w.subject} consulted; ${w.to} has none of that name, and heddle says so only where it is configured`,
  encoder: (w) => `Clients built for ${w.from} that ask for the protocol of ${w.subject} are refused by heddle with ${w.to}, which no longer provides it`,
  store: (w) => `Hosts that keep their sessions in ${w.subject} of ${w.from} have no such store in ${w.to}`
};
var bare2 = (quoted) => quoted.replaceAll("`", "");

// src/breaks/heddle/kinds/plugin.ts
var WHOLE_KINDS = {
  "file-removed": {
    level: "break",
    title: "A file no longer lands where it did",
    when: "A destination (`dest`, by default the path\u2019s base name) stands in the baseline and not in the current manifest.",
    hits: ["flows", "model"],
    shows: "silent",
    example: { before: '{"path":"skills","dest":"skills"}', after: '{"path":"skills","dest":"know-how"}' },
    says: (w) => `Whatever reads ${w.was} in a workspace prepared by ${w.from} finds nothing there with ${w.to}${w.renamed}.`,
    remedy: (w) => w.newName === void 0 ? "Keep shipping it." : "Keep the old `dest`."
  },
  "file-source-changed": {
    level: "notice",
    title: "A file lands from another path",
    when: "The destination stayed and the `path` in the plugin is another. The new path must be there, or heddle refuses to load.",
    hits: ["operators"],
    shows: "load",
    example: { before: '{"path":"skills","dest":"skills"}', after: '{"path":"know-how","dest":"skills"}' },
    says: (w) => `${w.subject} comes from ${w.is} in ${w.to} and came from ${w.was} in ${w.from}; heddle refuses to load ${w.to} where ${w.is} is not beside the manifest.`
  },
  "file-added": {
    level: "notice",
    title: "A file was added",
    when: "A destination stands in the current manifest and not in the baseline. It is copied into every workspace, and collides with a mount or another plugin\u2019s file at that place.",
    hits: ["operators"],
    shows: "load",
    example: { before: '{"files":[]}', after: '{"files":[{"path":"skills"}]}' },
    says: (w) => `${w.to} puts ${w.is} into every workspace, which ${w.from} did not; heddle refuses to load where a mount or another file has that place.`
  },
  "capability-added": {
    level: "break",
    title: "A capability is demanded that the host does not grant",
    when: "A capability was added that is not among those granted (input `granted-capabilities`), or that heddle does not serve.",
    hits: ["operators"],
    shows: "load",
    example: { before: '{"capabilities":[]}', after: '{"capabilities":["callModel"]}' },
    says: (w) => `A host that loads ${w.from} refuses ${w.to}, which asks for the capability ${w.about} that it does not grant.`,
    remedy: () => "Do without it, or have the operators grant it first."
  },
  "reach-grew": {
    level: "warning",
    title: "A capability was added",
    when: "The plugin asks for a capability that it did not ask for, and the host grants it: its reach grew.",
    hits: ["operators"],
    shows: "silent",
    example: { before: '{"capabilities":[]}', after: '{"capabilities":["callModel"]}' },
    says: (w) => `${w.to} may use the capability ${w.about}, which ${w.from} did not ask for; the host grants it.`,
    remedy: () => "Say in the release notes what it is for."
  },
  "capability-removed": {
    level: "notice",
    title: "A capability was dropped",
    when: "The plugin no longer asks for a capability.",
    hits: ["flows"],
    shows: "silent",
    example: { before: '{"capabilities":["emitEvent"]}', after: '{"capabilities":[]}' },
    says: (w) => `${w.to} no longer uses the capability ${w.about}, which ${w.from} asked for: what it did through it, it does no more.`
  },
  "discovery-demanded": {
    level: "break",
    title: "The plugin must be started to be loaded",
    when: "`discoverTools` is true and was not, and the host does not discover (input `discover-tools`).",
    hits: ["operators"],
    shows: "load",
    example: { before: '{"discoverTools":false}', after: '{"discoverTools":true}' },
    says: (w) => `A host that loads ${w.from} refuses ${w.to}, which demands to be started and asked for its tools.`,
    remedy: () => "Declare the tools in the manifest, or have the operators pass --discover-tools first."
  },
  "discovery-added": {
    level: "warning",
    title: "The plugin is started and asked for its tools",
    when: "`discoverTools` is true and was not, and the host discovers.",
    hits: ["operators"],
    shows: "load",
    example: { before: '{"discoverTools":false}', after: '{"discoverTools":true}' },
    says: (w) => `A host that discovers starts ${w.to} when it loads it, which it did not with ${w.from}; which tools it gets no manifest says.`
  },
  "discovery-withdrawn": {
    level: "break",
    title: "Tools are no longer discovered",
    when: "`discoverTools` was true and is not, and no tool is declared in place of those it found.",
    hits: ["operators", "flows"],
    shows: "load",
    example: { before: '{"discoverTools":true}', after: '{"discoverTools":false}' },
    says: (w) => `Flows built for ${w.from} that name tools it was asked for are refused by heddle with ${w.to}, which is not asked and does not declare them.`,
    remedy: () => "Declare the tools, or keep `discoverTools`."
  },
  "discovery-declared": {
    level: "notice",
    title: "Tools are declared instead of discovered",
    when: "`discoverTools` was true and is not, and tools are declared that were not. Whether these are all that it found no manifest says.",
    hits: ["operators", "flows"],
    shows: "load",
    example: { before: '{"discoverTools":true}', after: '{"tools":[{"name":"search",\u2026}]}' },
    says: (w) => `${w.from} was asked for its tools; ${w.to} declares ${w.about} instead.`
  },
  "command-changed": {
    level: "warning",
    title: "The plugin is started in another way",
    when: "`command` was added, removed or changed.",
    hits: ["operators"],
    shows: "run time",
    example: { before: "(no command)", after: '{"command":["./serve"]}' },
    says: (w) => `Hosts start ${w.to} by ${w.is}, where they started ${w.from} by ${w.was}; a sandbox binds the program it is given.`
  },
  "plugin-renamed": {
    level: "warning",
    title: "The plugin has another name",
    when: "`name` is another. The bundle\u2019s directory and the labels in logs move with it.",
    hits: ["operators"],
    shows: "silent",
    example: { before: '{"name":"acme"}', after: '{"name":"acme2"}' },
    says: (w) => `The plugin is called ${w.is} in ${w.to} and was called ${w.was} in ${w.from}: what operators find under its name moves.`
  },
  "version-unmoved": {
    level: "warning",
    title: "The version did not move",
    when: "The manifest changed and its `version` did not. heddle compares no versions; people do.",
    hits: ["operators", "flows"],
    shows: "silent",
    example: { before: '{"version":"1.0.0","tools":[\u2026]}', after: '{"version":"1.0.0","tools":[\u2026, \u2026]}' },
    says: (w) => `The plugin\u2019s contract changed, and its version is ${w.is} as before.`,
    remedy: () => "Raise the version."
  },
  "baseline-does-not-load": {
    level: "notice",
    title: "The baseline itself would not load",
    when: "A rule of the manifest reference is broken by the baseline. It was compared as far as it can be read; what was malformed in it was not.",
    hits: ["operators"],
    shows: "silent",
    example: { before: '{"components":[{"kind":"nod"}]}', after: '{"components":[{"kind":"node"}]}' },
    says: (w) => `heddle refuses to load ${w.from} (${w.about}), so nobody can have relied on it as a whole; ${w.to} was compared with what could be read of it.`
  },
  "no-longer-loads": {
    level: "break",
    title: "heddle no longer loads the plugin",
    when: "A rule of the manifest reference is broken that the baseline kept. The rules\u2019 own pages say more.",
    hits: ["flows", "operators", "clients", "model"],
    shows: "load",
    example: { before: '{"kind":"encoder","protocol":"acme"}', after: '{"kind":"encoder","protocol":"heddle"}' },
    says: (w) => `A host that loads ${w.from} refuses ${w.to} (${w.about}): ${w.reason}`,
    remedy: () => "Mend the manifest."
  }
};

// src/breaks/heddle/kinds/ports.ts
var PORT_KINDS = {
  "input-removed": {
    level: "break",
    title: "A node\u2019s input is gone",
    when: "An input\u2019s `title` stands in the baseline and not in the current manifest.",
    hits: ["flows"],
    shows: "parse",
    example: { before: '{"inputs":[{"title":"text","type":"string"}]}', after: '{"inputs":[]}' },
    says: (w) => `Flows built for ${w.from} that connect to input ${w.about} of ${w.subject} are refused by heddle with ${w.to}, which has no such input${w.renamed}.`,
    remedy: (w) => w.newName === void 0 ? "Keep the input, and ignore what comes in." : `Keep the old title beside ${w.newName}.`
  },
  "input-type-changed": {
    level: "break",
    title: "A node\u2019s input has another type",
    when: "What could be connected to the old type cannot be cast to the new one. Anything casts to `string`; `number`, `integer` and `boolean` interchange.",
    hits: ["flows"],
    shows: "parse",
    example: { before: '{"title":"text","type":"string"}', after: '{"title":"text","type":"integer"}' },
    says: (w) => `Flows built for ${w.from} connect sources to input ${w.about} of ${w.subject} that cast to ${w.was}; heddle refuses those that do not cast to ${w.is}, as ${w.to} asks.`,
    remedy: () => "Keep the type, or add an input of the new type beside it."
  },
  "input-added": {
    level: "notice",
    title: "A node has a new input with a default",
    when: "An input was added, and it has a `default`.",
    hits: ["flows"],
    shows: "silent",
    example: { before: '{"inputs":[]}', after: '{"inputs":[{"title":"lang","type":"string","default":"en"}]}' },
    says: (w) => `${w.subject} of ${w.to} has the input ${w.about}, which ${w.from} did not have; it has a default.`
  },
  "input-added-without-default": {
    level: "warning",
    title: "A node has a new input without a default",
    when: "An input was added without a `default`. heddle enforces nothing: flows that do not connect to it run, and the node gets no value for it.",
    hits: ["flows"],
    shows: "run time",
    example: { before: '{"inputs":[]}', after: '{"inputs":[{"title":"lang","type":"string"}]}' },
    says: (w) => `Flows built for ${w.from} send nothing to input ${w.about} of ${w.subject}, which ${w.to} added without a default; heddle runs them all the same.`,
    remedy: () => "Give it a `default`, and have the node do without the value."
  },
  "input-default-removed": {
    level: "warning",
    title: "An input lost its default",
    when: "An input had a `default` and has none now.",
    hits: ["flows"],
    shows: "run time",
    example: { before: '{"title":"lang","type":"string","default":"en"}', after: '{"title":"lang","type":"string"}' },
    says: (w) => `Flows built for ${w.from} that leave input ${w.about} of ${w.subject} to its default find none in ${w.to}.`,
    remedy: () => "Keep the default."
  },
  "output-removed": {
    level: "break",
    title: "A node\u2019s output is gone",
    when: "An output\u2019s `title` stands in the baseline and not in the current manifest.",
    hits: ["flows"],
    shows: "parse",
    example: { before: '{"outputs":[{"title":"verdict","type":"string"}]}', after: '{"outputs":[]}' },
    says: (w) => `Flows built for ${w.from} that read output ${w.about} of ${w.subject} are refused by heddle with ${w.to}, which has no such output${w.renamed}.`,
    remedy: (w) => w.newName === void 0 ? "Keep writing the output." : `Keep writing the old title beside ${w.newName}.`
  },
  "output-type-changed": {
    level: "break",
    title: "A node\u2019s output has another type",
    when: "The new type cannot be cast to all that the old one was connected to.",
    hits: ["flows"],
    shows: "parse",
    example: { before: '{"title":"score","type":"number"}', after: '{"title":"score","type":"object"}' },
    says: (w) => `Flows built for ${w.from} connect output ${w.about} of ${w.subject} to what ${w.was} casts to; heddle refuses those that ${w.is}, as ${w.to} writes, does not cast to.`,
    remedy: () => "Keep the type, or add an output of the new type beside it."
  },
  "output-added": {
    level: "notice",
    title: "A node has a new output",
    when: "An output was added. Nothing reads it yet.",
    hits: ["flows"],
    shows: "silent",
    example: { before: '{"outputs":[]}', after: '{"outputs":[{"title":"why","type":"string"}]}' },
    says: (w) => `${w.subject} of ${w.to} writes the output ${w.about}, which ${w.from} did not.`
  },
  "port-type-cast": {
    level: "notice",
    title: "A type changed to one that casts",
    when: "The type of an input or output changed so that every old connection still casts.",
    hits: ["flows"],
    shows: "run time",
    example: { before: '{"title":"score","type":"integer"}', after: '{"title":"score","type":"number"}' },
    says: (w) => `${w.about} of ${w.subject} is ${w.is} in ${w.to} and was ${w.was} in ${w.from}; heddle casts what flows connect to it.`
  },
  "branch-removed": {
    level: "break",
    title: "A node no longer takes a branch",
    when: "A branch is gone; or branches are declared where there were none, so that a flow that names any other is refused.",
    hits: ["flows"],
    shows: "parse",
    example: { before: '{"branches":["ok","bad"]}', after: '{"branches":["ok"]}' },
    says: (w) => `Flows built for ${w.from} that leave ${w.subject} on the branch ${w.about} are refused by heddle with ${w.to}, which never selects it${w.renamed}.`,
    remedy: (w) => w.newName === void 0 ? "Keep the branch declared, even if the node never takes it." : `Keep the old branch declared beside ${w.newName}.`
  },
  "branch-added": {
    level: "break",
    title: "A node takes a new branch",
    when: "A branch was added. A flow that has an edge for each of the old branches has none for the new one.",
    hits: ["flows"],
    shows: "run time",
    example: { before: '{"branches":["ok","bad"]}', after: '{"branches":["ok","bad","unsure"]}' },
    says: (w) => `Flows built for ${w.from} have no edge for the branch ${w.about} of ${w.subject}, and fail at run time when ${w.to} takes it.`,
    remedy: () => "Take the new branch only where the configuration asks for it, or add a component with the new set."
  },
  "branches-undeclared": {
    level: "break",
    title: "A node no longer declares its branches",
    when: "`branches` were declared and are absent now. Nothing refuses a flow when it is parsed, and every branch that the node takes is refused at run time.",
    hits: ["flows"],
    shows: "run time",
    example: { before: '{"branches":["ok","bad"]}', after: "(no branches)" },
    says: (w) => `Flows built for ${w.from} leave ${w.subject} on ${w.about}; ${w.to} declares no branches, so heddle refuses each one that the node takes, at run time.`,
    remedy: () => "Declare the branches again."
  }
};

// src/breaks/heddle/kinds/tools.ts
var TOOL_KINDS = {
  "tool-removed": {
    level: "break",
    title: "A tool is gone",
    when: "A tool stands in the baseline and not in the current manifest. A renamed one is removed too: the likely new name is given.",
    hits: ["flows", "model"],
    shows: "load",
    example: { before: '{"name":"lookup","path":"lookup.sh"}', after: "(no tool of that name)" },
    says: (w) => `Flows built for ${w.from} that name ${w.subject} are refused by heddle with ${w.to}, which has no such tool${w.renamed}; models that were told of it are told no more.`,
    remedy: (w) => w.newName === void 0 ? "Keep the tool until nobody names it, or release it as a major version." : `Keep the old name beside ${w.newName}.`
  },
  "tool-added": {
    level: "notice",
    title: "A tool was added",
    when: "A tool stands in the current manifest and not in the baseline.",
    hits: ["operators", "model"],
    shows: "silent",
    example: { before: "(no tool of that name)", after: '{"name":"lookup","path":"lookup.sh"}' },
    says: (w) => `${w.to} has ${w.subject}, which ${w.from} did not; a host where something else provides that name refuses it, or runs the other.`
  },
  "tool-implementation-changed": {
    level: "break",
    title: "A tool is implemented in another way",
    when: "It moved from `path` to `componentType` or back. A path tool stands on `$PATH` in the workspace, and loses a collision quietly; a component\u2019s does neither.",
    hits: ["flows", "operators"],
    shows: "run time",
    example: { before: '{"name":"ask","path":"ask.sh"}', after: '{"name":"ask","componentType":"Judge"}' },
    says: (w) => `${w.subject} was implemented by its ${w.was} in ${w.from} and is by its ${w.is} in ${w.to}: it ${w.was === "`path`" ? "leaves" : "joins"} \`$PATH\`, and collides by other rules.`,
    remedy: () => "Keep the implementation, or give the new one a name of its own."
  },
  "shadows-withdrawn": {
    level: "break",
    title: "A tool no longer shadows",
    when: "`shadows` was true and is not any more. Where something else provides the name, heddle refuses to start.",
    hits: ["operators"],
    shows: "load",
    example: { before: '{"name":"ask","shadows":true,\u2026}', after: '{"name":"ask",\u2026}' },
    says: (w) => `Operators who have another ${w.subject} beside ${w.from} are refused by heddle with ${w.to}, which no longer declares the collision.`,
    remedy: () => 'Keep `"shadows": true`, or rename the tool.'
  },
  "shadows-added": {
    level: "warning",
    title: "A tool shadows now",
    when: "`shadows` is true and was not: the tool may silently take a name that something else provides.",
    hits: ["operators"],
    shows: "silent",
    example: { before: '{"name":"ask",\u2026}', after: '{"name":"ask","shadows":true,\u2026}' },
    says: (w) => `Operators who have another ${w.subject} were refused ${w.from}; ${w.to} takes the name, and nothing says so.`,
    remedy: () => "Give the tool a name that nothing else uses."
  },
  "tool-description-changed": {
    level: "notice",
    title: "A tool\u2019s description changed",
    when: "The description is another. The model reads it to decide when to call the tool.",
    hits: ["model"],
    shows: "silent",
    example: { before: '{"description":"Look up."}', after: '{"description":"Look a word up."}' },
    says: (w) => `Models are told of ${w.subject}: ${w.is} by ${w.to}, where ${w.from} said ${w.was}.`
  },
  "input-undeclared": {
    level: "notice",
    title: "A tool no longer declares its arguments",
    when: "`inputSchema` was there and is gone. Whatever was sent is still taken; the model is no longer told what to send.",
    hits: ["model"],
    shows: "silent",
    example: { before: '{"inputSchema":{\u2026}}', after: "(no inputSchema)" },
    says: (w) => `${w.to} no longer says which arguments ${w.subject} takes, as ${w.from} did.`
  },
  "result-undeclared": {
    level: "break",
    title: "A tool no longer declares its result",
    when: "`outputSchema` was there and is gone. heddle never reads it; it was the only promise about the keys of the result.",
    hits: ["flows"],
    shows: "run time",
    example: { before: '{"outputSchema":{\u2026}}', after: "(no outputSchema)" },
    says: (w) => `Flows built for ${w.from} that read keys from the result of ${w.subject} have no promise of them from ${w.to}.`,
    remedy: () => "Keep the `outputSchema`."
  },
  "result-declared": {
    level: "notice",
    title: "A tool declares its result now",
    when: "`outputSchema` is there and was not.",
    hits: ["flows"],
    shows: "silent",
    example: { before: "(no outputSchema)", after: '{"outputSchema":{\u2026}}' },
    says: (w) => `${w.to} declares the result of ${w.subject}, which ${w.from} did not.`
  }
};

// src/breaks/heddle/kinds/index.ts
var OWN_KINDS = { ...COMPONENT_KINDS, ...PORT_KINDS, ...TOOL_KINDS, ...WHOLE_KINDS };
var PLUGIN_KINDS = { ...TOOL_SCHEMA_KINDS, ...OWN_KINDS };

// src/breaks/heddle/words.ts
var SHORT = 80;
function wordsFor(change, names2) {
  const { renamedTo } = change;
  return {
    from: names2.baseline,
    to: names2.current,
    subject: subjectWords(change.subject),
    about: change.about === void 0 ? "it" : /^the [a-z]+$/.test(change.about) ? change.about : code(change.about),
    was: change.was === void 0 ? "nothing" : code(change.was),
    is: change.is === void 0 ? "nothing" : code(change.is),
    renamed: renamedTo === void 0 ? "" : `; it is probably called ${code(renamedTo)} now`,
    newName: renamedTo === void 0 ? void 0 : code(renamedTo),
    reason: change.reason ?? "",
    mend: change.mend ?? "",
    result: change.part === "result"
  };
}
function subjectWords({ type: type2, name }) {
  return type2 === "plugin" ? "the plugin" : `${type2} ${code(name)}`;
}
function short(text2) {
  return text2.length > SHORT ? `${text2.slice(0, SHORT - 1)}\u2026` : text2;
}
function code(text2) {
  return `\`${short(text2).replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}\``;
}

// src/breaks/heddle/finding.ts
function toFinding(change, names2) {
  const kind = kindOf2(change.kind);
  const words = wordsFor(change, names2);
  const proof = proofOf(kind, change);
  const message = kind.says(words);
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: "callers",
    ...proof === void 0 ? {} : { proof },
    ...change.baseline === void 0 ? {} : { baseline: change.baseline },
    ...change.current === void 0 ? {} : { current: change.current },
    ...change.was === void 0 ? {} : { before: short(change.was) },
    ...change.is === void 0 ? {} : { after: short(change.is) },
    message: message.charAt(0).toUpperCase() + message.slice(1),
    ...kind.remedy === void 0 ? {} : { remedy: kind.remedy(words) },
    ...change.witness === void 0 ? {} : { witness: change.witness },
    hits: change.hits ?? kind.hits,
    shows: change.shows ?? kind.shows,
    ...change.also === void 0 ? {} : { also: change.also },
    fingerprint: fingerprintOf(change)
  };
}
function kindOf2(id) {
  const kind = PLUGIN_KINDS[id];
  if (kind === void 0) throw new Error(`no kind of finding is called ${id}`);
  return kind;
}
function proofOf(kind, change) {
  if (kind.level !== "break") return void 0;
  return change.witness === void 0 ? "structure" : "witness";
}
function fingerprintOf(change) {
  const places = [change.baseline, change.current].filter((place2) => place2 !== void 0).map((place2) => steady(place2, change.about));
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    baseline: [...new Set(places)].join(" "),
    before: digest(change.was),
    after: digest(change.is)
  });
}
function steady(place2, about) {
  return place2.replace(/^\/(?:components|tools|files)\/[0-9]+/, "").replace(/\/[0-9]+(?=\/|$)/g, `/${about ?? ""}`);
}
function digest(text2) {
  return text2 === void 0 ? "" : sha256(text2);
}

// src/breaks/heddle/loading.ts
var HOST = { grantedCapabilities: CAPABILITIES, discoverTools: true, submitted: false };
var LOADING = RULES.filter(({ level: level2, stage: stage2 }) => level2 === "error" && stage2 !== "submitted");
function* compareLoading(baseline, current, subject) {
  if (!isObject(baseline) || !isObject(current)) return;
  const [old, now] = [viewOf(baseline), viewOf(current)];
  for (const rule of LOADING) {
    const fault = firstFault(rule, now);
    if (fault === void 0 || firstFault(rule, old) !== void 0) continue;
    yield {
      kind: "no-longer-loads",
      subject,
      current: fault.at,
      about: rule.id,
      is: rule.id,
      reason: `${fault.says}.`
    };
  }
}
function* baselineFaults(baseline, changes, subject) {
  if (changes.length === 0) return;
  const view = isObject(baseline) ? viewOf(baseline) : void 0;
  const broken = view === void 0 ? ["json"] : LOADING.filter((rule) => firstFault(rule, view) !== void 0).map(({ id }) => id);
  if (broken.length > 0)
    yield { kind: "baseline-does-not-load", subject, baseline: "", was: broken.join(", "), about: broken.join(", ") };
}
function firstFault(rule, view) {
  for (const fault of rule.check(view, HOST)) return fault;
  return void 0;
}

// src/breaks/heddle/tools.ts
var subjectOf4 = (tool2) => ({ type: "tool", name: tool2.name });
var FIELDS3 = [
  compareInput,
  compareOutput,
  compareImplementation,
  compareShadows,
  compareDescription
];
var compareTools = function* (old, current, host) {
  const changes = diff(old.tools, current.tools);
  const renamed = renames(changes, (gone, added) => sameJson(content2(gone), content2(added)));
  for (const gone of changes.removed) {
    const to = renamed.get(gone);
    yield {
      kind: "tool-removed",
      subject: subjectOf4(gone),
      baseline: gone.at,
      ...to === void 0 ? {} : { renamedTo: to.name, current: to.at }
    };
  }
  for (const { old: before, current: after } of changes.kept)
    for (const compare of FIELDS3) yield* compare(before, after, host);
  for (const added of changes.added) yield { kind: "tool-added", subject: subjectOf4(added), current: added.at };
};
function* compareInput(old, current, host) {
  const [was, is] = [old.inputSchema, current.inputSchema];
  if (sameJson(was, is)) return;
  const places = { baseline: `${old.at}/inputSchema`, current: `${current.at}/inputSchema` };
  if (is === void 0) {
    yield { kind: "input-undeclared", subject: subjectOf4(old), ...places };
    return;
  }
  yield* compareSchemas({
    reader: { schema: is, at: places.current, original: is },
    writer: { schema: was ?? { type: "object" }, at: places.baseline, original: was },
    direction: "arguments",
    change: { subject: subjectOf4(old) },
    host,
    // Nothing was declared, so nobody was told a name to send.
    bareObjectIsEmpty: was === void 0
  });
}
function* compareOutput(old, current, host) {
  const [was, is] = [old.outputSchema, current.outputSchema];
  if (sameJson(was, is)) return;
  const places = { baseline: `${old.at}/outputSchema`, current: `${current.at}/outputSchema` };
  if (was === void 0) yield { kind: "result-declared", subject: subjectOf4(old), ...places };
  else if (is === void 0) yield { kind: "result-undeclared", subject: subjectOf4(old), ...places };
  else {
    yield* compareSchemas({
      reader: { schema: was, at: places.baseline, original: was },
      writer: { schema: is, at: places.current, original: is },
      direction: "result",
      change: { subject: subjectOf4(old) },
      host
    });
  }
}
function* compareImplementation(old, current) {
  if (old.implementation === current.implementation || old.implementation === void 0 || current.implementation === void 0)
    return;
  yield {
    kind: "tool-implementation-changed",
    subject: subjectOf4(old),
    baseline: `${old.at}/${old.implementation}`,
    current: `${current.at}/${current.implementation}`,
    was: old.implementation,
    is: current.implementation
  };
}
function* compareShadows(old, current) {
  if (old.shadows === current.shadows) return;
  yield {
    kind: old.shadows ? "shadows-withdrawn" : "shadows-added",
    subject: subjectOf4(old),
    baseline: `${old.at}/shadows`,
    current: `${current.at}/shadows`,
    was: String(old.shadows),
    is: String(current.shadows)
  };
}
function* compareDescription(old, current) {
  if (old.description === current.description) return;
  yield {
    kind: "tool-description-changed",
    subject: subjectOf4(old),
    baseline: `${old.at}/description`,
    current: `${current.at}/description`,
    ...old.description === "" ? {} : { was: old.description },
    ...current.description === "" ? {} : { is: current.description }
  };
}
function content2({ name: _name, at: _at, ...rest }) {
  return { ...rest, inputSchema: rest.inputSchema ?? null, outputSchema: rest.outputSchema ?? null };
}

// src/breaks/heddle/index.ts
var PARTS = [comparePlugin, compareComponents, compareTools, compareFiles];
function pluginBreaks(baseline, current, options = {}) {
  const host = hostOf2(options);
  const [before, after] = [jsonOf(baseline), jsonOf(current)];
  const [old, now] = [normalise(before), normalise(after)];
  const changes = [
    ...compareLoading(before, after, subjectOf(old)),
    ...PARTS.flatMap((compare) => [...compare(old, now, host)])
  ];
  const names2 = namesOf(old, now, options);
  const about = [...versionUnmoved(old, now, changes), ...baselineFaults(before, changes, subjectOf(old))];
  return [...changes, ...about].map((change) => toFinding(change, names2));
}
function jsonOf(manifest) {
  return typeof manifest === "string" ? readManifestText(manifest).json ?? null : manifest;
}
function hostOf2(options) {
  if (options.budget !== void 0 && !(options.budget > 0))
    throw new ConfigError(`the budget must be a positive number of steps, not ${options.budget}.`);
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools ?? false,
    strict: options.strict ?? false,
    explain: tiring(explain, options.budget)
  };
}
function namesOf(old, now, options) {
  const moved = old.version !== now.version;
  return {
    baseline: options.baselineName ?? (moved ? old.version : void 0) ?? "the baseline",
    current: options.currentName ?? (moved ? now.version : void 0) ?? "the current manifest"
  };
}
function* versionUnmoved(old, now, changes) {
  if (changes.length === 0 || now.version === void 0 || old.version !== now.version) return;
  yield {
    kind: "version-unmoved",
    subject: subjectOf(old),
    baseline: "/version",
    current: "/version",
    is: now.version
  };
}

// src/heddle/looks-like.ts
function looksLikePlugin(json) {
  if (!isObject(json) || member(json, "abi_version") !== void 0) return false;
  if (["components", "discoverTools", "capabilities"].some((field) => member(json, field) !== void 0)) return true;
  const tools = member(json, "tools");
  const entries = isArray(tools) ? tools.slice(0, 100).filter(isObject) : [];
  if (entries.some((tool2) => member(tool2, "parameters") !== void 0)) return false;
  if (entries.some(
    (tool2) => ["path", "componentType", "inputSchema", "shadows"].some((field) => member(tool2, field) !== void 0)
  ))
    return true;
  const files3 = member(json, "files");
  const ships = isArray(files3) && files3.slice(0, 100).some((file2) => isObject(file2) && member(file2, "path") !== void 0);
  const lists = ships || tools !== void 0 || member(json, "command") !== void 0;
  return lists && typeof member(json, "version") === "string" && member(json, "digest") === void 0;
}

export {
  locate,
  readManifestText,
  validatePlugin,
  looksLikePlugin,
  tiring,
  pluginBreaks
};
