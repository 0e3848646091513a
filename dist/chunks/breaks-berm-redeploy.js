import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  INPUT_NAMES,
  STARTING,
  askBermd,
  camel,
  count,
  fetchBaseline,
  idleOptions,
  ignoredCallers,
  inputSpec,
  isInput,
  isSource,
  jsonText,
  parseInput,
  parseServed,
  refuseContradictions,
  showBermd,
  showSpec
} from "./bytes-http-model.js";
import {
  GENERATOR
} from "./gate-version.js";
import {
  withoutSecrets,
  worst,
  worstExitCode
} from "./core-redact.js";
import {
  OPEN_FLAGS,
  countsOf,
  decide,
  formatOfPath,
  idleAcceptances,
  pluginDirectories,
  smallFile,
  sumCounts,
  textsIn,
  validatePlugin,
  validateTogether,
  validateUse
} from "./gate-acceptances.js";
import {
  faultWords,
  systemCode
} from "./core-system-error.js";
import {
  KIND_BYTES,
  KIND_WORDS,
  examineIdl,
  kindOf,
  memorySource,
  openImage,
  openSection,
  readSection
} from "./bytes-index.js";
import {
  BERM_KINDS,
  bermSchemaChanges,
  breaks,
  carriesNoMark,
  contains,
  eventChanges,
  isPublic,
  locate,
  looksLikeTools,
  pluginBreaks,
  publishes,
  readManifestText,
  readTools,
  rewrittenMigrations,
  sides,
  stripeChanges,
  toolChanges,
  toolsBreaks,
  validateTools
} from "./breaks-berm-compare.js";
import {
  AbsentError,
  ConfigError,
  ContractError,
  SourceError,
  near
} from "./core-errors.js";
import {
  canonical,
  fingerprint,
  sha256
} from "./core-digest.js";
import {
  JsonError,
  isArray,
  isObject,
  member,
  parseJson,
  pointer,
  pointerTokens,
  positionAt,
  setMember
} from "./core-exact-number.js";
import {
  __callDispose,
  __using
} from "./empty.js";

// src/contracts/contract.ts
var NOWHERE = { finding: () => void 0, problem: () => void 0 };
function isUnreadable({ manifest, json }) {
  return manifest === void 0 && json === void 0;
}

// src/contracts/rust/tokens.ts
var STRING_START = /(?:br|cr|b|c|r)?/y;
var RAW = /(?:b|c|br|cr)?r(#*)"/y;
var CHARACTER = /b?'(?:\\(?:u\{[0-9a-fA-F_]*\}|x[0-9a-fA-F]{2}|[^])|[^'\\])'/uy;
var NUMBER = /[0-9][0-9a-zA-Z_]*(?:\.[0-9][0-9a-zA-Z_]*)?/y;
var WORD = new RegExp("[\\p{XID_Start}_]\\p{XID_Continue}*", "uy");
function rustTokens(text2) {
  const tokens = [];
  let [line, start2] = [1, 0];
  let newline = text2.indexOf("\n");
  for (let at2 = 0; at2 < text2.length; ) {
    const code = text2.charCodeAt(at2);
    if (isSpace(code)) {
      at2 += 1;
      continue;
    }
    const { end, shown, word: word2 = false } = pieceAt(text2, at2, code);
    if (shown !== void 0) {
      for (; newline !== -1 && newline < at2; newline = text2.indexOf("\n", start2)) {
        line += 1;
        start2 = newline + 1;
      }
      tokens.push({ text: text2.slice(shown, end), word: word2, line, column: at2 - start2 + 1 });
    }
    at2 = end;
  }
  return tokens;
}
var [QUOTE, APOSTROPHE, SLASH, STAR] = [34, 39, 47, 42];
function pieceAt(text2, at2, code) {
  if (code === SLASH) {
    const next = text2.charCodeAt(at2 + 1);
    if (next === SLASH) return { end: endOr(text2.indexOf("\n", at2), text2) };
    if (next === STAR) return { end: endOfBlock(text2, at2 + 2) };
  }
  if (code === QUOTE) return { end: endOfString(text2, at2 + 1) };
  if (code === APOSTROPHE) return afterApostrophe(text2, at2);
  if (isDigit(code)) return { end: matched(NUMBER, text2, at2) ?? at2 + 1 };
  return isLetter(code) || code > 127 ? wordAt(text2, at2, code) : { end: at2 + 1, shown: at2 };
}
function afterApostrophe(text2, at2) {
  const character = matched(CHARACTER, text2, at2);
  if (character !== void 0) return { end: character };
  const lifetime = matched(WORD, text2, at2 + 1);
  return lifetime === void 0 ? { end: at2 + 1, shown: at2 } : { end: lifetime };
}
function wordAt(text2, at2, code) {
  if (code === 98 || code === 99 || code === 114) {
    const literal = literalAt(text2, at2);
    if (literal !== void 0) return literal;
  }
  const end = endOfWord(text2, at2);
  if (end !== void 0) return { end, shown: at2, word: true };
  return { end: at2 + (text2.codePointAt(at2) === code ? 1 : 2), shown: at2 };
}
function literalAt(text2, at2) {
  STRING_START.lastIndex = at2;
  const prefix = STRING_START.exec(text2)?.[0].length ?? 0;
  const next = text2.charCodeAt(at2 + prefix);
  if (prefix === 1 && next === QUOTE && text2[at2] !== "r") return { end: endOfString(text2, at2 + 2) };
  if (prefix === 1 && next === APOSTROPHE && text2[at2] === "b") {
    const end = matched(CHARACTER, text2, at2);
    return end === void 0 ? void 0 : { end };
  }
  if (next !== QUOTE && next !== 35) return void 0;
  RAW.lastIndex = at2;
  const raw = RAW.exec(text2);
  if (raw !== null) return { end: endOfRaw(text2, RAW.lastIndex, raw[1] ?? "") };
  const name = text2.startsWith("r#", at2) ? endOfWord(text2, at2 + 2) : void 0;
  return name === void 0 ? void 0 : { end: name, shown: at2 + 2, word: true };
}
function endOfWord(text2, at2) {
  const first = text2.charCodeAt(at2);
  if (first > 127) return matched(WORD, text2, at2);
  if (!isLetter(first)) return void 0;
  let end = at2 + 1;
  for (let code = text2.charCodeAt(end); isLetter(code) || isDigit(code); code = text2.charCodeAt(end)) end += 1;
  return text2.charCodeAt(end) > 127 ? matched(WORD, text2, at2) ?? end : end;
}
function endOfString(text2, from) {
  for (let at2 = from; at2 < text2.length; at2 += 1) {
    const code = text2.charCodeAt(at2);
    if (code === 92) at2 += 1;
    else if (code === QUOTE) return at2 + 1;
  }
  return text2.length;
}
function matched(pattern, text2, at2) {
  pattern.lastIndex = at2;
  return pattern.test(text2) ? pattern.lastIndex : void 0;
}
var endOr = (index, text2) => index === -1 ? text2.length : index;
var isDigit = (code) => code >= 48 && code <= 57;
var isLetter = (code) => code >= 97 && code <= 122 || code >= 65 && code <= 90 || code === 95;
var isSpace = (code) => code === 32 || code >= 9 && code <= 13 || code > 127 && /\s/.test(String.fromCharCode(code));
function endOfBlock(text2, from) {
  const marks = /\/\*|\*\//g;
  marks.lastIndex = from;
  for (let depth = 1; depth > 0; ) {
    const mark = marks.exec(text2);
    if (mark === null) return text2.length;
    depth += mark[0] === "/*" ? 1 : -1;
  }
  return marks.lastIndex;
}
function endOfRaw(text2, from, hashes) {
  const end = text2.indexOf(`"${hashes}`, from);
  return end === -1 ? text2.length : end + 1 + hashes.length;
}

// src/contracts/rust/items.ts
function rustItems(text2) {
  const tokens = rustTokens(text2);
  const programs2 = [];
  const types = [];
  const heads = { "{": headEnds(tokens, "{"), "(": headEnds(tokens, "(") };
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
      const item = (open3) => {
        const list = parts(tokens, at2 + 2, open3, heads[open3]);
        at2 = list.end;
        return { name: name.text, line: token.line, column: token.column, parts: list.found };
      };
      if (token.text === "mod" && prefix.attributes.has("program")) {
        opens = { line: token.line, column: token.column, tools: /* @__PURE__ */ new Map() };
        programs2.push(opens);
        at2 += 1;
      } else if (token.text === "struct" || token.text === "enum")
        types.push({ keyword: token.text, as: roleOf(prefix.attributes), ...item("{") });
      else if (token.text === "fn" && prefix.public) braces.at(-1)?.tools.set(name.text, item("("));
    }
    if (prefix.public || prefix.attributes.size > 0) prefix = { attributes: /* @__PURE__ */ new Set(), public: false };
  }
  return { programs: programs2, types };
}
function roleOf(attributes) {
  return attributes.has("event") ? "event" : attributes.has("derive Schema") ? "schema" : "none";
}
function prefixEnd(tokens, at2, prefix) {
  const [token, next] = [tokens[at2], tokens[at2 + 1]];
  if (token?.text === "#" && next?.text === "[") {
    const end = closing(tokens, at2 + 1);
    const name = attributeName(tokens, at2 + 2, end);
    prefix.attributes.add(name);
    if (name === "derive" && derives(tokens, at2 + 2, end, "Schema")) prefix.attributes.add("derive Schema");
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
function closing(tokens, open3) {
  let depth = 0;
  for (let at2 = open3; at2 < tokens.length; at2 += 1) {
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
function derives(tokens, from, end, name) {
  for (let at2 = from; at2 < end; at2 += 1)
    if (tokens[at2]?.text === name && (tokens[at2 + 1]?.text === "," || tokens[at2 + 1]?.text === ")")) return true;
  return false;
}
function headEnds(tokens, open3) {
  const ends = new Int32Array(tokens.length + 1).fill(-1);
  for (let at2 = tokens.length - 1; at2 >= 0; at2 -= 1) {
    const text2 = tokens[at2]?.text ?? "";
    ends[at2] = text2 === open3 ? at2 : STOPS.has(text2) ? -1 : ends[at2 + 1] ?? -1;
  }
  return ends;
}
function parts(tokens, from, open3, heads) {
  const found = /* @__PURE__ */ new Map();
  const start2 = heads[from] ?? -1;
  if (start2 === -1 || start2 - from > LONGEST_HEAD) return { found, end: from - 1 };
  const end = closing(tokens, start2);
  for (let at2 = start2; at2 < end; ) {
    at2 = skipPrefix(tokens, at2 + 1, end);
    const token = tokens[at2];
    if (token?.word === true && isPart(tokens, at2, open3) && !found.has(token.text))
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
    const text2 = tokens[at2]?.text;
    if (text2 === "#") at2 = closing(tokens, at2 + 1) + 1;
    else if (text2 === "pub") at2 = tokens[at2 + 1]?.text === "(" ? closing(tokens, at2 + 1) + 1 : at2 + 1;
    else if (text2 === "mut") at2 += 1;
    else return at2;
  }
  return at2;
}
function isPart(tokens, at2, open3) {
  const [next, after] = [tokens[at2 + 1]?.text, tokens[at2 + 2]?.text];
  const typed = next === ":" && after !== ":";
  const variant = open3 === "{" && (next === "," || next === "}" || next === "=" || next === "(" || next === "{");
  return typed || variant;
}

// src/contracts/rust/declared.ts
function declaredNames(manifest) {
  const known = /* @__PURE__ */ new Set();
  const note = (keyword, name, names) => known.add(JSON.stringify([keyword, name, ...[...names].sort()]));
  const visit2 = (schema) => {
    if (isArray(schema)) schema.forEach(visit2);
    if (!isObject(schema)) return;
    const [title, properties, values] = ["title", "properties", "enum"].map((name) => member(schema, name));
    if (typeof title === "string") {
      if (isObject(properties)) note("struct", title, Object.keys(properties));
      if (isArray(values))
        note(
          "enum",
          title,
          values.filter((one) => typeof one === "string")
        );
    }
    Object.values(schema).forEach(visit2);
  };
  for (const { parameters, returns } of manifest.tools) [parameters, returns].forEach(visit2);
  for (const { name, fields } of manifest.events ?? []) {
    visit2(fields);
    const properties = isObject(fields) ? member(fields, "properties") : void 0;
    note("struct", name, isObject(properties) ? Object.keys(properties) : []);
  }
  return {
    has: ({ keyword, name, parts: parts2 }) => {
      const names = [...parts2.keys()].map((part) => keyword === "enum" ? snakeCase(part) : part);
      return known.has(JSON.stringify([keyword, name, ...names.sort()]));
    }
  };
}
function snakeCase(variant) {
  return variant.replace(new RegExp("(?!^)\\p{Lu}", "gu"), "_$&").toLowerCase();
}
function migrationSpot(finding, files, { current, baseline, home }) {
  const [database, list, index] = pointerTokens(finding.current ?? "");
  if (database !== "database" || list !== "migrations") return void 0;
  const migration = current.database?.migrations[Number(index)];
  if (migration === void 0) return void 0;
  const named2 = files.filter(({ path, text: text2 }) => fileName(path) === migration.name && text2 === migration.sql);
  const crate = home.split("/").slice(0, -2).join("/");
  const beside = named2.filter(({ path }) => crate === "" || path.startsWith(`${crate}/`));
  const [file, ...more] = beside.length > 0 ? beside : named2;
  if (file === void 0 || more.length > 0) return void 0;
  const before = baseline?.database?.migrations[Number(index)];
  return { path: file.path, line: before?.name === migration.name ? firstDifference(before.sql, migration.sql) : 1 };
}
var fileName = (path) => path.slice(path.lastIndexOf("/") + 1);
function firstDifference(before, after) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const at2 = now.findIndex((line, index) => line !== old[index]);
  return (at2 === -1 ? Math.max(1, now.length - 1) : at2) + 1;
}

// src/contracts/rust/locate.ts
var parsedFiles = /* @__PURE__ */ new WeakMap();
function parsedFile(file) {
  const known = parsedFiles.get(file) ?? { path: file.path, version: file.version, ...rustItems(file.text) };
  parsedFiles.set(file, known);
  return known;
}
function rustLocator(files, current, baseline, near2 = "") {
  const parsed = files.filter(({ path }) => path.endsWith(".rs")).map(parsedFile);
  const home = programOf(parsed, current, near2);
  if (home === void 0) return () => void 0;
  const look2 = { files: parsed, home: home.path, current, baseline, names: declaredNames(current) };
  const sql = files.filter(({ path }) => path.endsWith(".sql"));
  return (finding) => {
    const migration = migrationSpot(finding, sql, look2);
    if (migration !== void 0) return migration;
    const start2 = startOf(finding, look2, home);
    if (start2 === void 0) return void 0;
    const end = descend(finding, start2, look2);
    return { path: end.path, line: end.spot.line, column: end.spot.column };
  };
}
function programOf(files, current, near2) {
  const names = current.tools.map(({ name }) => name);
  const fits = files.flatMap(({ path, version, programs: programs2 }) => programs2.map((program) => ({ path, version, program }))).filter(({ program }) => names.every((name) => program.tools.has(name)));
  const exact = fits.filter(({ program }) => program.tools.size === new Set(names).size);
  const candidates = exact.length > 0 ? exact : fits;
  const sameVersion = candidates.filter(({ version }) => version === current.version);
  return unique(sameVersion.length > 0 ? sameVersion : candidates, near2);
}
function unique(candidates, near2) {
  const shared = candidates.map(({ path }) => sharedFolders(path, near2));
  const most = Math.max(0, ...shared);
  const best = candidates.filter((_, index) => shared[index] === most);
  return best.length === 1 ? best[0] : void 0;
}
function sharedFolders(a, b) {
  const [left, right] = [a.split("/").slice(0, -1), b.split("/").slice(0, -1)];
  const differs = left.findIndex((folder, index) => folder !== right[index]);
  return differs === -1 ? left.length : differs;
}
function startOf({ subject }, look2, home) {
  const module = { path: home.path, spot: home.program };
  switch (subject.type) {
    case "tool": {
      const tool = home.program.tools.get(subject.name);
      return tool === void 0 ? module : { path: home.path, spot: tool, item: tool };
    }
    case "event": {
      return typeNamed(subject.name, "event", look2) ?? module;
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
function typeNamed(name, as, { files, home, names }) {
  const all = files.flatMap(
    (file) => file.types.filter((type) => type.name === name && type.as === as && names.has(type)).map((item) => ({ path: file.path, spot: item, item }))
  );
  return unique(all.some(({ path }) => path === home) ? all.filter(({ path }) => path === home) : all, home);
}
function descend(finding, start2, look2) {
  const [old, now] = [pointerTokens(finding.baseline ?? ""), pointerTokens(finding.current ?? "")];
  const goneNow = old.length > now.length;
  const [list, index, part, ...steps] = goneNow ? old : now;
  if (list === void 0 || index === void 0 || part === void 0) return start2;
  let schema = at(asJson(goneNow ? look2.baseline : look2.current), [list, index, part]);
  let holder = part === "returns" ? typeOf(schema, look2)?.item : start2.item;
  let stand = start2;
  for (let next = 0; next < steps.length; next += 1) {
    const step = steps[next] ?? "";
    const name = step === "properties" ? steps[next + 1] : void 0;
    if (name !== void 0) {
      const field = holder?.parts.get(name);
      if (field === void 0) return stand;
      stand = { path: typeOf(schema, look2)?.path ?? stand.path, spot: field };
      next += 1;
    }
    schema = at(schema, name === void 0 ? [step] : [step, name]);
    holder = typeOf(schema, look2)?.item;
  }
  const type = isObject(schema) && member(schema, "enum") !== void 0 ? typeOf(schema, look2) : void 0;
  return type ?? stand;
}
function typeOf(schema, look2) {
  const title = isObject(schema) ? member(schema, "title") : void 0;
  return typeof title === "string" ? typeNamed(title, "schema", look2) : void 0;
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

// src/contracts/berm.ts
var BERM = {
  form: "berm",
  unreadableBaseline: "fault",
  kept: "built",
  compare: (baseline, current, { strict, confirmer }) => baseline.manifest === void 0 || current.manifest === void 0 ? [] : breaks(baseline.manifest, current.manifest, { strict, ...confirmer !== void 0 && { confirmer } }),
  async locate({ path, contract: { manifest }, baseline, findings, problems, rust }) {
    const worthIt = [...problems, ...findings].some(({ level }) => level !== "notice");
    if (manifest === void 0 || !worthIt) return NOWHERE;
    const { files, cut } = await rust();
    const place2 = rustLocator(files, manifest, baseline?.manifest, path);
    return {
      ...cut !== void 0 && {
        notes: [`Not every Rust file was searched for lines, because ${cut}: narrow \`sources\`.`]
      },
      finding: place2,
      problem: ({ pointer: pointer2 }) => pointer2 === void 0 ? void 0 : place2({ subject: subjectAt(pointer2, manifest), current: pointer2 })
    };
  }
};
function bermContract(kind, manifest, facts) {
  const version = manifest?.version ?? "";
  return {
    kind,
    facts: { ...facts, ...version !== "" && { version } },
    ...manifest !== void 0 && { manifest, json: asJson2(manifest) }
  };
}
function hostOf({ hostAbi, hostSyscalls, baseline }) {
  return {
    ...hostAbi !== void 0 && { hostAbi },
    ...hostSyscalls !== void 0 && { hostSyscalls },
    ...baseline?.manifest !== void 0 && { baseline: baseline.manifest }
  };
}
function describeBerm(title) {
  return ({ manifest }) => manifest === void 0 ? void 0 : {
    title,
    facts: manifest.abi_version === void 0 ? [] : [`ABI ${manifest.abi_version}`],
    page: { form: "program", manifest }
  };
}
function always(problems) {
  return () => problems;
}
function subjectAt(pointer2, manifest) {
  const [list, index] = pointerTokens(pointer2);
  const at2 = Number(index);
  const tool = list === "tools" ? manifest.tools[at2]?.name : void 0;
  const event = list === "events" ? manifest.events?.[at2]?.name : void 0;
  if (tool !== void 0) return { type: "tool", name: tool };
  return event === void 0 ? { type: "program", name: "" } : { type: "event", name: event };
}
function asJson2(manifest) {
  return manifest;
}

// src/contracts/bytes.ts
var PIECE = 1 << 20;
async function readAll(source, limit) {
  const pieces = [];
  let size = 0;
  for (let piece = await source.read(0, PIECE); piece.length > 0 && size < limit; piece = await source.read(size, PIECE)) {
    pieces.push(piece);
    size += piece.length;
  }
  const all = new Uint8Array(size);
  let at2 = 0;
  for (const piece of pieces) {
    all.set(piece, at2);
    at2 += piece.length;
  }
  return all;
}

// src/contracts/json-lines.ts
function locateInJson({ path, inside, contract: { text: text2 = "" }, findings }) {
  if (!inside) return Promise.resolve(NOWHERE);
  const places = locate(
    text2,
    findings.map(({ current }) => current ?? "")
  );
  return Promise.resolve({
    finding: ({ current }) => {
      const place2 = places.get(current ?? "");
      return place2 && { path, line: place2.line, column: place2.column };
    },
    problem: ({ line, column }) => line === void 0 ? void 0 : { path, line, ...column !== void 0 && { column } }
  });
}

// src/contracts/sample.ts
var TELLING = /["'](abi_version|event|parameters|componentType|components|capabilities|discoverTools|inputSchema|digest|version|name|tools)["']/g;
var LOOKED_AT = 1e5;
function firstValue(text2) {
  if (!/^\s*[[{\ufeff]/.test(text2)) return void 0;
  try {
    return parseJson(text2.replace(/^\ufeff/, ""), { partial: true, dialect: "ecma", maxDepth: 1e6 }).value;
  } catch (error) {
    if (error instanceof JsonError) return void 0;
    throw error;
  }
}
function namesIn(text2) {
  if (!/^\s*[[{\ufeff]/.test(text2)) return /* @__PURE__ */ new Set();
  return new Set([...text2.slice(0, LOOKED_AT).matchAll(TELLING)].map(([, name]) => name));
}

// src/contracts/plugin.ts
var plugin = {
  id: "plugin",
  form: "plugin",
  title: "a heddle plugin manifest",
  kept: "source",
  unreadableBaseline: "nobody",
  detect(sample) {
    const { json, text: text2, label } = sample;
    if (json !== void 0) return isObject(json) && looksLikePlugin(json) ? "sure" : meantAsPlugin(json, sample);
    if (text2 === void 0) return /\.json$/i.test(label) ? "likely" : void 0;
    return brokenPlugin(text2) || /\.json$/i.test(label) ? "likely" : void 0;
  },
  read({ content }) {
    const { text: text2, json } = readManifestText(content);
    const facts = { digest: `sha256:${sha256(content)}`, size: content.length, ...identity(json) };
    return Promise.resolve({
      contract: { kind: "plugin", text: text2, facts, ...json !== void 0 && { json } },
      validate: (host) => validatePlugin(content, hostOptions(host))
    });
  },
  compare: ({ json: baseline }, { json: current }, { strict, grantedCapabilities, discoverTools, confirmer }) => baseline === void 0 || current === void 0 ? [] : pluginBreaks(baseline, current, {
    strict,
    grantedCapabilities,
    discoverTools,
    ...confirmer !== void 0 && { confirmer }
  }),
  locate: locateInJson,
  notes: ({ json }, others) => json !== void 0 && member(json, "discoverTools") === true ? [discovered(others)] : [],
  describe: ({ json }) => json === void 0 ? void 0 : { title: "heddle plugin", facts: [], page: { form: "plugin", json } }
};
function discovered(others) {
  const lists = others.filter(({ contract }) => contract.kind === "tools").map(({ name }) => name);
  return lists.length === 0 ? "Its tools are discovered, so they are not in the manifest and were not compared. Put a snapshot of them beside it, as a list of tools among the contracts (docs/tools.md)." : `Its tools are discovered, so they are not in the manifest; ${lists.join(", ")} of this run lists them.`;
}
function looksLikePlugin(json) {
  if (member(json, "components") !== void 0 || member(json, "discoverTools") !== void 0) return true;
  const tools2 = member(json, "tools");
  return isArray(tools2) && tools2.slice(0, 100).some((tool) => isObject(tool) && ["path", "componentType"].some((name) => member(tool, name) !== void 0));
}
var NPM = ["dependencies", "devDependencies", "peerDependencies", "scripts", "main", "module", "exports", "bin"];
function meantAsPlugin(json, { label }) {
  if (!isObject(json) || /(?:^|[\\/])package\.json$/i.test(label)) return void 0;
  const has2 = (name) => member(json, name) !== void 0;
  if (NPM.some(has2) || ["abi_version", "event", "digest", "format", "component_type", "componentType"].some(has2))
    return void 0;
  const named2 = typeof member(json, "name") === "string" && typeof member(json, "version") === "string";
  const telling = has2("capabilities") || has2("files") && isArray(member(json, "files"));
  return named2 || telling ? "likely" : void 0;
}
function brokenPlugin(text2) {
  const names = namesIn(text2);
  return ["componentType", "components", "capabilities", "discoverTools", "inputSchema"].some(
    (name) => names.has(name)
  );
}
function identity(json) {
  const [name, version] = [json && member(json, "name"), json && member(json, "version")];
  return {
    ...typeof name === "string" && name !== "" && { name },
    ...typeof version === "string" && version !== "" && { version }
  };
}
function hostOptions({ grantedCapabilities, submitted, discoverTools, lintsOff, folder }) {
  return {
    ...grantedCapabilities !== void 0 && { grantedCapabilities },
    ...submitted !== void 0 && { submitted },
    ...discoverTools !== void 0 && { discoverTools },
    ...folder !== void 0 && submitted !== true && folder,
    ...lintsOff !== void 0 && { off: lintsOff }
  };
}

// src/contracts/section.ts
var section = {
  ...BERM,
  id: "section",
  title: "a berm manifest section",
  detect({ text: text2, json }) {
    if (json !== void 0) return isRecord(json) ? "sure" : void 0;
    if (text2 === void 0) return void 0;
    const names = namesIn(text2);
    return names.has("abi_version") || names.has("event") ? "likely" : void 0;
  },
  read({ content }) {
    const opened = openSection(content);
    const facts = { digest: `sha256:${sha256(content)}`, size: content.length };
    return Promise.resolve({
      contract: bermContract("section", opened.manifest, facts),
      validate: (host) => opened.check(hostOf(host))
    });
  },
  describe: describeBerm("berm manifest section")
};
function isRecord(json) {
  if (!isObject(json) || looksLikePlugin(json)) return false;
  if (member(json, "abi_version") !== void 0 || member(json, "event") !== void 0) return true;
  if (["name", "digest", "events"].some((name) => member(json, name) !== void 0)) return false;
  return isToolList(member(json, "tools"));
}
function isToolList(tools2) {
  return isArray(tools2) && tools2.every((tool) => isObject(tool) && member(tool, "parameters") !== void 0);
}

// src/contracts/idl.ts
var idl = {
  ...BERM,
  id: "idl",
  title: "a berm IDL",
  kept: "source",
  silent: "events, internal tools, migrations and what the program reaches for",
  detect({ text: text2, json }) {
    if (json !== void 0) return isIdl(json) ? "sure" : void 0;
    if (text2 === void 0) return void 0;
    const names = namesIn(text2);
    return names.has("parameters") || names.has("digest") ? "likely" : void 0;
  },
  read({ content, sample }) {
    const { manifest, problems } = examineIdl(sample.text ?? "");
    const facts = { digest: `sha256:${sha256(content)}`, size: content.length };
    return Promise.resolve({ contract: bermContract("idl", manifest, facts), validate: always(problems) });
  },
  describe: describeBerm("berm IDL")
};
function isIdl(json) {
  if (!isObject(json) || looksLikePlugin(json)) return false;
  const [tools2, digest, name] = [member(json, "tools"), member(json, "digest"), member(json, "name")];
  if (digest !== void 0) return isArray(tools2);
  return name !== void 0 && isToolList(tools2);
}

// src/contracts/image.ts
var DIGEST_LIMIT = 16 * 1024 * 1024;
var image = {
  ...BERM,
  id: "image",
  title: "a berm image",
  deployed: true,
  detect({ label, bytes }) {
    if (bytes === "wasm") return "sure";
    if (bytes === "json") return void 0;
    if (bytes === "text") return /\.wasm$/i.test(label) ? "likely" : void 0;
    return /\.(json|heddle)$/i.test(label) ? void 0 : "likely";
  },
  async read({ source }) {
    const { size } = source;
    const opened = await openImage(source);
    const hashed = size !== void 0 && size <= DIGEST_LIMIT;
    const digest = hashed ? { digest: `sha256:${sha256(await readAll(source, size))}` } : {};
    return {
      contract: bermContract("image", opened.manifest, { ...digest, ...size !== void 0 && { size } }),
      validate: (host) => opened.check(hostOf(host))
    };
  },
  describe: describeBerm("berm image"),
  keep: readSection
};

// src/contracts/tools.ts
var tools = {
  id: "tools",
  form: "tools",
  title: "a list of tools",
  kept: "source",
  unreadableBaseline: "nobody",
  detect: ({ json }) => json !== void 0 && looksLikeTools(json) ? "sure" : void 0,
  read({ content }) {
    const { text: text2, json, view, list } = readTools(content);
    const version = list.version === void 0 ? {} : { version: list.version };
    return Promise.resolve({
      contract: {
        kind: "tools",
        text: text2,
        facts: { digest: `sha256:${sha256(content)}`, size: content.length, ...version },
        ...json !== void 0 && view?.list !== void 0 && { json: withList(json, view.around) }
      },
      validate: ({ lintsOff }) => validateTools(content, lintsOff === void 0 ? {} : { off: lintsOff })
    });
  },
  // By their texts, so that places are those of the file.
  compare: ({ text: baseline = "" }, { text: current = "" }, { strict, confirmer }) => toolsBreaks(baseline, current, { strict, ...confirmer !== void 0 && { confirmer } }),
  locate: locateInJson,
  describe: ({ json }) => json === void 0 ? void 0 : { title: "list of tools", facts: [], page: { form: "tools", json } }
};
function withList(json, around) {
  if (around !== void 0) return around;
  return isObject(json) ? json : { tools: isArray(json) ? json : [] };
}

// src/contracts/kinds.ts
var KINDS = [plugin, section, idl, tools, image];
function kindNamed(id) {
  return KINDS.find((kind) => kind.id === id);
}

// src/contracts/rules.ts
var GATE_RULES = {
  "not-a-contract": {
    level: "error",
    title: "The file is not a contract",
    text: "What a file is, is told from its content. This one is neither a WebAssembly module nor JSON that a berm manifest section, a berm IDL or a heddle plugin manifest could be.",
    remedy: "Give the path of a berm image (.wasm), its manifest section or IDL, a heddle plugin manifest or a list of tools (.json)."
  }
};

// src/contracts/other.ts
var OTHERS = [
  { words: "a heddle bundle", is: ({ label, bytes }) => bytes === "gzip" && /\.heddle$/i.test(label) },
  { words: "a heddle bundle's index", is: object((json) => has(json, "format") && has(json, "flow")) },
  { words: "an Agent Spec document (a flow or an agent)", is: isAgentSpec },
  {
    words: "what a berm host runs beside the public tools (its `/runtime`); the program's IDL or image is the contract",
    is: object((json) => has(json, "tools") && has(json, "deps") && has(json, "events"))
  },
  {
    words: "a berm host's page of one program; its `/idl` is the contract",
    is: object((json) => isObject(member(json, "program")) && has(json, "served"))
  },
  { words: "a berm host's list of programs", is: ({ json }) => isProgramList(json) },
  {
    words: "a `package.json` of npm",
    is: (sample) => object((json) => ["dependencies", "devDependencies", "scripts", "exports", "main"].some((one) => has(json, one)))(
      sample
    ) || /(?:^|[\\/])package\.json$/i.test(sample.label)
  },
  { words: "a JSON Schema", is: object((json) => has(json, "$schema") && !has(json, "name")) }
];
function whatItIs(sample) {
  const known = OTHERS.find(({ is }) => is(sample));
  if (known !== void 0) return known.words;
  return sample.json === void 0 ? KIND_WORDS[sample.bytes] : "JSON, but not of any kind of contract";
}
function notAContract(sample) {
  const rule = "not-a-contract";
  const { level, remedy } = GATE_RULES[rule];
  return { level, rule, message: `${sample.label} is ${whatItIs(sample)}, not a contract. ${remedy}` };
}
function object(is) {
  return ({ json }) => json !== void 0 && isObject(json) && is(json);
}
function has(json, name) {
  return member(json, name) !== void 0;
}
function isAgentSpec({ json, text: text2 = "" }) {
  if (json === void 0) return /^(?:agentspec_version|component_type|componentType):/m.test(text2.slice(0, 1e4));
  return isObject(json) && ["agentspec_version", "component_type", "componentType"].some((name) => has(json, name));
}
function isProgramList(json) {
  return isArray(json) && json.length > 0 && json.every((one) => isObject(one) && has(one, "digest") && isArray(member(one, "tools")));
}

// src/contracts/offers.ts
function offersOf({ manifest, json }) {
  if (manifest !== void 0)
    return [
      ...manifest.tools.filter((tool) => isPublic(manifest, tool)).map(({ name }) => ({ type: "tool", name })),
      ...(manifest.events ?? []).map(({ name }) => ({ type: "event", name }))
    ];
  return json === void 0 ? [] : [...named(json, "components", "componentType", "component"), ...named(json, "tools", "name", "tool")];
}
function named(json, list, name, type) {
  const items = member(json, list);
  return (isArray(items) ? items.filter(isObject) : []).flatMap((item) => {
    const value = member(item, name);
    return typeof value === "string" ? [{ type, name: value }] : [];
  });
}

// src/contracts/index.ts
var TEXT_LIMIT = 64 * 1024 * 1024;
async function readContract(source) {
  const bytes = kindOf(await source.read(0, KIND_BYTES));
  const textual = bytes === "json" || bytes === "text" || /\.json$/i.test(source.label);
  const content = textual ? await readAll(source, TEXT_LIMIT) : new Uint8Array();
  const sample = textual ? textSample(source.label, bytes, content) : { label: source.label, bytes };
  const told2 = KINDS.map((kind) => ({ kind, told: kind.detect(sample) }));
  const found = told2.find((one) => one.told === "sure") ?? told2.find((one) => one.told === "likely");
  if (found !== void 0) return found.kind.read({ source, sample, content });
  const facts = textual ? { digest: `sha256:${sha256(content)}`, size: content.length } : {};
  return { contract: { kind: "unknown", facts }, validate: () => [notAContract(sample)] };
}
function textSample(label, bytes, content) {
  const text2 = new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
  const json = firstValue(text2);
  return { label, bytes, text: text2, ...json !== void 0 && { json } };
}
async function readSource(source) {
  try {
    return await readContract(source);
  } finally {
    if (isDisposable(source)) await source[Symbol.asyncDispose]();
  }
}
function isDisposable(source) {
  return Symbol.asyncDispose in source;
}
function manifestContract(manifest) {
  return bermContract(manifest.abi_version === void 0 ? "idl" : "section", manifest, {});
}
function compareContracts(baseline, current, options) {
  if (isUnreadable(baseline) || isUnreadable(current)) return [];
  const [before, now] = [kindNamed(baseline.kind), kindNamed(current.kind)];
  if (before === void 0 || now === void 0) return [];
  if (before.form !== now.form)
    throw new ConfigError(
      `The baseline is ${before.title} and the current contract ${now.title}: they cannot be compared. Give a baseline of the same kind.`
    );
  return now.compare(baseline, current, options);
}
function locatorFor(placing) {
  return kindNamed(placing.contract.kind)?.locate(placing) ?? Promise.resolve(NOWHERE);
}
function describe(contract) {
  return kindNamed(contract.kind)?.describe(contract);
}

// src/gate/names.ts
function namesOf(all) {
  const wanted = all.map(ownName);
  return all.map((one, index) => {
    const name = wanted[index] ?? "";
    const alike = wanted.filter((other) => other === name).length > 1;
    return alike && one.given === void 0 ? asName(one.path) : name;
  });
}
function ownName({ given, path, contract }) {
  return given ?? declared(contract) ?? contractName(path);
}
function declared(contract) {
  const name = contract?.facts.name;
  return name !== void 0 && name.length <= 100 && asName(name) === name ? name : void 0;
}
function contractName(path) {
  const last = path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
  const bare2 = last.replace(/^(?:bermd|ref|file|oci|artifact):/, "").replace(/[?#].*$/, "").replace(/(?:@sha256)?:[^:]*$/, "").replace(/\.(wasm|json|abi)$/i, "");
  return asName(bare2.replace(/[-_@]v?[0-9]+\.[0-9]+\.[0-9]+(?:[-+.][0-9A-Za-z.+-]*)?$/, "") || bare2);
}
function asName(text2) {
  const name = text2.replace(/[^A-Za-z0-9._@/-]+/g, "-");
  return name === "" || name === "-" ? "contract" : name;
}

// src/gate/current.ts
var KEEP_LIMIT = 32 * 1024 * 1024;
async function readCurrent(found, world) {
  const tried = [];
  for (const one of found) tried.push({ found: one, outcome: versioned(await attempt(one, world), one.version) });
  const { kept, passedOver } = withoutStrangers(tried);
  const names = namesOf(
    kept.map(({ found: { given, path }, outcome }) => ({
      path,
      contract: outcome.state === "read" ? outcome.reading.contract : void 0,
      ...given !== void 0 && { given }
    }))
  );
  return {
    contracts: kept.map(({ found: one, outcome }, index) => ({
      name: names[index] ?? one.path,
      path: one.path,
      found: one,
      ...outcome
    })),
    passedOver
  };
}
function versioned(tried, version) {
  if (tried.state !== "read" || version === void 0) return tried;
  const { contract } = tried.reading;
  const facts = { version, ...contract.facts };
  return { ...tried, reading: { ...tried.reading, contract: { ...contract, facts } } };
}
function withoutStrangers(tried) {
  const isStranger = ({ outcome }) => outcome.state === "read" && outcome.reading.contract.kind === "unknown";
  const globOf = ({ found }) => found.state === "file" ? found.glob : void 0;
  const fruitful = new Set(tried.filter((one) => !isStranger(one)).map(globOf));
  const out = tried.filter((one) => globOf(one) !== void 0 && isStranger(one) && fruitful.has(globOf(one)));
  return {
    kept: tried.filter((one) => !out.includes(one)),
    passedOver: out.map(({ found: { path }, outcome }) => ({
      path,
      why: outcome.state === "read" ? outcome.reading.validate({})[0]?.message ?? "" : ""
    }))
  };
}
async function attempt(found, world) {
  try {
    return await open(found, world);
  } catch (error) {
    if (error instanceof SourceError && found.state !== "source")
      return { state: "failed", error: new ConfigError(error.message, { cause: error }) };
    return { state: "failed", error };
  }
}
async function open(found, world) {
  switch (found.state) {
    case "missing":
      return { state: "failed", error: found.error };
    case "file": {
      var _stack = [];
      try {
        const source = __using(_stack, await world.files.open(found.path), true);
        const reading = await readContract(source);
        const kept = await toKeep(reading.contract, source);
        await source.unchanged();
        return { state: "read", reading, kept };
      } catch (_) {
        var _error = _, _hasError = true;
      } finally {
        var _promise = __callDispose(_stack, _error, _hasError);
        _promise && await _promise;
      }
    }
    case "input": {
      const bytes = await world.files.input?.();
      if (bytes === void 0) throw new ConfigError('"-" means standard input, and this run has none.');
      const source = memorySource(bytes, "standard input");
      const reading = await readContract(source);
      return { state: "read", reading, kept: await toKeep(reading.contract, source) };
    }
    case "source":
      return fromSource(found.spec, world);
    default:
      return found;
  }
}
async function fromSource(spec, world) {
  const contract = { name: spec, path: spec, kind: "unknown" };
  const result = await fetchBaseline({ spec, contract, prereleases: true }, world);
  if (result.state === "none") throw new ConfigError(`"contracts" names ${spec}, and there is none: ${result.why}`);
  const reading = await readContent(result.content);
  const { version } = result.info;
  const { contract: read } = reading;
  const facts = { ...version !== void 0 && { version }, ...read.facts };
  return { state: "read", reading: { ...reading, contract: { ...read, facts } }, kept: void 0 };
}
async function readContent(content) {
  if ("manifest" in content) return { contract: manifestContract(content.manifest), validate: () => [] };
  return readSource(content.source);
}
async function toKeep(contract, source) {
  const kind = kindNamed(contract.kind);
  if (kind === void 0 || isUnreadable(contract)) return void 0;
  if (kind.keep !== void 0) return kind.keep(source);
  const { size } = source;
  return size === void 0 || size > KEEP_LIMIT ? void 0 : source.read(0, size);
}

// src/gate/optional.ts
function optional(name, value) {
  return value === void 0 ? {} : { [name]: value };
}

// src/gate/find.ts
var MOST = 1e3;
var NAME = /^[A-Za-z0-9._@/-]+$/;
async function findContracts(lines, files) {
  if (lines.length === 0)
    throw new ConfigError(
      "No contract is given. Name at least one image (.wasm) or plugin manifest (.json): a path or a glob."
    );
  const found = [];
  for (const line of lines) found.push(...await findLine(line, files));
  if (found.length > MOST)
    throw new ConfigError(
      `"contracts" matches ${found.length} files; at most ${MOST} are checked in one run. Narrow the globs.`
    );
  const seen = /* @__PURE__ */ new Set();
  const once = found.filter(({ path }) => !seen.has(path) && seen.add(path));
  refuseSameNames(once);
  return once;
}
function refuseSameNames(found) {
  const byName = /* @__PURE__ */ new Map();
  for (const one of found) {
    if (one.given === void 0) continue;
    const other = byName.get(one.given);
    if (other !== void 0)
      throw new ConfigError(
        `"contracts" names two contracts "${one.given}": ${other.path} and ${one.path}. Give each a name of its own.`
      );
    byName.set(one.given, one);
  }
}
async function findLine(line, files) {
  const { given: called, pattern } = await splitName(line, files);
  const { given, version } = splitVersion(called);
  const name = { ...given !== void 0 && { given }, ...version !== void 0 && { version } };
  if (given !== void 0 && !NAME.test(given))
    throw new ConfigError(
      `"contracts" cannot name a contract "${given}": a name is made of letters, digits and ". _ @ / -".`
    );
  if (pattern === "-") return [{ state: "input", path: "-", ...name }];
  const literal = await files.look(pattern);
  if (literal.state !== "file" && isSource(pattern))
    return [{ state: "source", path: showSpec(pattern), spec: pattern, ...name }];
  const path = files.shown(pattern);
  if (literal.state === "file") return [{ state: "file", path, ...name }];
  if (!files.isGlob(pattern)) return [missing(path, notAFile(path, literal), given)];
  return (await globbed(pattern, line, given, files)).map((one) => ({ ...one, ...name }));
}
async function globbed(pattern, line, given, files) {
  const paths = await files.glob(pattern);
  if (paths.length === 0) {
    const why2 = `No file matches "${pattern}". Is it built before this step, and does the working directory fit?`;
    return [missing(pattern, why2, given)];
  }
  if (given !== void 0 && paths.length > 1) {
    const some = `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ", \u2026" : ""}`;
    const why2 = `"${line}" gives one name to ${paths.length} files (${some}). Name one file, or leave the name out.`;
    return [missing(pattern, why2, given)];
  }
  return paths.map((path) => ({
    state: "file",
    path: files.shown(path),
    glob: pattern,
    ...given !== void 0 && { given }
  }));
}
async function splitName(line, files) {
  const [, given, pattern] = /^([^=\\*?{[:]+)=(.+)$/.exec(line) ?? [];
  if (given === void 0 || pattern === void 0 || (await files.look(line)).state === "file")
    return { pattern: line };
  return { given: given.trim(), pattern: pattern.trim() };
}
function splitVersion(called) {
  const [, given, version] = /^(.+)@v?([0-9]+\.[0-9]+\.[0-9]+(?:[-+][0-9A-Za-z.+-]+)?)$/.exec(called ?? "") ?? [];
  if (given !== void 0 && version !== void 0) return { given, version };
  return called === void 0 ? {} : { given: called };
}
function notAFile(path, found) {
  switch (found.state) {
    case "directory":
      return `"${path}" is a directory. Name the image or manifest in it, or use a glob such as "${path}/**/*.wasm".`;
    case "other":
      return `"${path}" is not an ordinary file.`;
    case "outside":
      return `"${path}" is a link that leads out of the workspace, so it is not read. Put the file itself there.`;
    case "missing":
      return `"${path}" ${faultWords(found.code)}`;
    default:
      return found;
  }
}
function missing(path, message, given) {
  return { state: "missing", path, error: new ConfigError(message), ...given !== void 0 && { given } };
}

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
  const reason2 = text2("reason")?.trim();
  if (reason2 === void 0 || reason2 === "")
    throw new ConfigError(`${where}: "reason" must say why this break may be let through.`);
  const expires = text2("expires");
  if (expires !== void 0 && !isDay(expires))
    throw new ConfigError(`${where}: "expires" must be a day as YYYY-MM-DD, not "${expires}".`);
  const [baseline, contract] = [text2("baseline"), text2("contract")];
  return {
    fingerprint: fingerprint2,
    reason: reason2,
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
function refuseUnknown(object2, known, where, lead) {
  for (const name of Object.keys(object2)) {
    if (known.includes(name)) continue;
    const close = near(name, known);
    throw new ConfigError(
      `${where}: unknown field "${name}".${close === void 0 ? "" : ` Did you mean "${close}"?`}${lead === "" ? " There are" : lead} ${known.join(", ")}.`
    );
  }
}

// src/gate/assemble.ts
function assemble(contracts, about) {
  return {
    schema: "https://berm.dev/compat/report-1.json",
    version: 1,
    generator: GENERATOR,
    verdict: worst(contracts.map(({ verdict }) => verdict)),
    exitCode: worstExitCode(contracts),
    contracts,
    counts: sumCounts(contracts.map(({ counts: counts2 }) => counts2)),
    ...about
  };
}

// src/gate/baseline.ts
function requestFor(options, { name, path }, current) {
  const { version, name: manifestName } = current.facts;
  const facts = { ...version !== void 0 && { version }, ...manifestName !== void 0 && { manifestName } };
  return {
    spec: options.baseline === "bermd" && options.bermdProgram !== void 0 ? `bermd:${options.bermdProgram}` : options.baseline,
    contract: { name, path, kind: kindIn(current), ...facts },
    prereleases: options.prereleases,
    ...options.asset !== void 0 && { asset: options.asset },
    ...options.tagPattern !== void 0 && { tagPattern: options.tagPattern }
  };
}
function kindIn({ kind }) {
  return kindNamed(kind)?.kept === "source" ? "plugin" : "image";
}
async function readBaseline(request, world) {
  try {
    const result = await fetchBaseline(request, world);
    if (result.state === "none") return result;
    const { notes, ...contract } = await baselineContract(result);
    return { state: "found", result, ...contract, notes: [...result.notes ?? [], ...notes] };
  } catch (error) {
    return failedBaseline(request.spec, error);
  }
}
function compareWith(before, current, options) {
  if (before.state !== "found" || before.contract === void 0) return { before, findings: [] };
  try {
    return { before, findings: compareContracts(before.contract, current, options) };
  } catch (error) {
    return { before: failedBaseline(before.result.info.source, error), findings: [] };
  }
}
function failedBaseline(spec, error) {
  if (error instanceof ConfigError || error instanceof SourceError)
    return { state: "failed", source: showSpec(spec), error };
  throw error;
}
async function baselineContract({
  content,
  info
}) {
  const { contract, validate } = await readContent(content);
  const kind = kindNamed(contract.kind);
  const error = validate({}).find(({ level }) => level === "error");
  const lenient = kind?.unreadableBaseline === "nobody";
  if (!isUnreadable(contract)) {
    const invalid = lenient && error !== void 0;
    const note = `The baseline was already invalid (${error?.message ?? ""}); it is compared as far as it can be read.`;
    return { contract, notes: invalid ? [note] : [] };
  }
  if (!lenient)
    throw new SourceError(`The baseline (${info.label}) cannot be read: ${error?.message ?? "it holds no contract."}`);
  return {
    notes: [
      `The baseline (${info.label}) cannot be read: ${error?.message ?? ""} Nobody could load it, so this contract is compared with nothing.`
    ]
  };
}
function baselineReport(before, version) {
  switch (before.state) {
    case "found": {
      const { info } = before.result;
      const digest = info.digest ?? before.contract?.facts.digest;
      return {
        state: "found",
        ...info,
        source: showSpec(info.source),
        ...version !== void 0 && { version },
        ...digest !== void 0 && { digest }
      };
    }
    case "none":
      return { state: "none", source: showSpec(before.source), why: withoutSecrets(before.why) };
    case "failed":
      return { state: "failed", source: showSpec(before.source), why: withoutSecrets(before.error.message) };
    default:
      return before;
  }
}

// src/gate/inherited.ts
async function inheritedFindings(request, baseline, findings, options, world) {
  const source = request.spec.split(":", 1)[0];
  const serious = findings.some(({ level }) => level === "break" || level === "undecided");
  if (world.baseContract === void 0 || !serious || source === "base" || source === "artifact")
    return { state: "not-asked" };
  try {
    const base = await world.baseContract(request.contract);
    if (base === void 0) return { state: "not-asked" };
    const { contract } = await readContent(base.content);
    const fingerprints = new Set(compareContracts(baseline, contract, options).map(({ fingerprint: fingerprint2 }) => fingerprint2));
    return { state: "known", inherited: { fingerprints, label: base.label } };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    const absent = error instanceof AbsentError || error instanceof ConfigError;
    return { state: absent ? "absent" : "unknown", why: error.message };
  }
}

// src/usage/kept.ts
var KEPT_DAYS = 30;

// src/usage/pending.ts
var MOST2 = 1e3;
function parseWakes(json) {
  return entries(json, "wakes").map((wake, at2) => {
    const [tool, args, due, by] = [member(wake, "tool"), member(wake, "args"), member(wake, "due"), member(wake, "by")];
    if (typeof tool !== "string" || typeof args !== "string")
      throw new SourceError(`wakes: entry ${at2 + 1} has no tool and args; is it a bermd that listens there?`);
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
    entries(json, "crons").flatMap((cron, at2) => {
      const [tool, expression] = [member(cron, "tool"), member(cron, "cron")];
      if (typeof tool !== "string")
        throw new SourceError(`crons: entry ${at2 + 1} has no tool; is it a bermd that listens there?`);
      return typeof expression === "string" ? [[tool, expression]] : [];
    })
  );
}
function entries(json, name) {
  const list = isObject(json) ? member(json, name) : void 0;
  if (!isArray(list))
    throw new SourceError(`${name}: expected an object with a list of that name; is it a bermd that listens there?`);
  if (list.length > MOST2)
    throw new SourceError(`${name}: ${list.length} entries, more than the ${MOST2} that are taken here`);
  return list.map((entry, at2) => {
    if (!isObject(entry)) throw new SourceError(`${name}: entry ${at2 + 1} is no object`);
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
  return json.map((row, at2) => {
    if (!isObject(row)) throw new SourceError(`usage: row ${at2 + 1} is ${nameOf(row)}, expected an object`);
    return parseRow(row, `usage: row ${at2 + 1}`, now);
  });
}
function parseRow(row, where, now) {
  const isPublic2 = member(row, "public");
  if (isPublic2 !== void 0 && typeof isPublic2 !== "boolean") throw wrong(where, "public", "true or false", isPublic2);
  const last = count2(row, "last", where);
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
    calls: count2(row, "calls", where),
    last,
    ...isPublic2 === void 0 ? {} : { public: isPublic2 }
  };
}
function text(row, name, where) {
  const value = member(row, name);
  if (typeof value !== "string") throw wrong(where, name, "a text", value);
  return value;
}
function word(row, name, words, where) {
  const value = member(row, name);
  const known = words.find((one) => one === value);
  if (known === void 0) throw wrong(where, name, `one of ${words.join(", ")}`, value);
  return known;
}
function count2(row, name, where) {
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
    const idl2 = await askBermd(http, server, program, "idl", request.starting ?? STARTING);
    if (idl2.status !== "ok") return { state: "not-deployed", url, program };
    return await answered(request, server, url, idl2, http);
  } catch (error) {
    if (error instanceof SourceError || error instanceof ContractError || error instanceof ConfigError)
      return { state: "failed", url, program, why: error.message };
    throw error;
  }
}
async function answered(request, server, url, idl2, http) {
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
  const served = servedOf(idl2.text, runtime, program);
  const rows = parseRows(usage, request.now ?? Math.floor(Date.now() / 1e3));
  const missing2 = await missingOn(request, server, served, http);
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
    missing: missing2,
    notes: notesFor(request, served, missing2)
  };
}
function servedOf(idl2, runtime, program) {
  try {
    const served = parseServed(idl2, runtime);
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
  const declared2 = request.current?.deps ?? served.manifest.deps ?? { programs: [], secrets: [] };
  const known = new Set(served.manifest.deps?.programs ?? []);
  const added = declared2.programs.filter((name) => !known.has(name)).slice(0, LOOKED_UP);
  const answers = await Promise.all(
    added.map(async (name) => ({ name, answer: await askBermd(http, server, name, "idl") }))
  );
  const absent = /* @__PURE__ */ new Set([
    ...served.missing.programs,
    ...answers.filter(({ answer }) => answer.status !== "ok").map(({ name }) => name)
  ]);
  return {
    programs: declared2.programs.filter((name) => absent.has(name)),
    secrets: declared2.secrets.filter((name) => served.missing.secrets.includes(name))
  };
}
function notesFor(request, served, missing2) {
  const secrets = new Set(served.manifest.deps?.secrets ?? []);
  const added = (request.current?.deps?.secrets ?? []).filter((name) => !secrets.has(name));
  return [
    ...missing2.programs.length > 0 ? [
      `declares programs that are not deployed there: ${missing2.programs.join(", ")}; the deploy is taken, and calls to them fail`
    ] : [],
    ...missing2.secrets.length > 0 ? [
      `declares secrets that are not granted there: ${missing2.secrets.join(", ")}; the deploy is taken, and calls that need them fail`
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

// src/usage/pending-calls.ts
function pendingCalls(hosts) {
  return hosts.flatMap((host) => {
    if (host.state !== "answered") return [];
    const wakes = host.wakes.map((wake) => ({ host, how: "wake", ...wake }));
    const crons = Object.keys(host.crons).map((tool) => ({ host, tool, arguments: {}, how: "cron" }));
    return [...wakes, ...crons];
  }).sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity) || 0);
}
function endangeredCalls(hosts, current) {
  return pendingCalls(hosts).filter((call) => {
    const { running } = call.host;
    const now = running === void 0 ? "fine" : fateOf(call, running).fate;
    return now !== "gone" && now !== "refused" && fateOf(call, current).fate !== "fine";
  });
}
var fates = /* @__PURE__ */ new WeakMap();
function fateOf(call, contract) {
  const known = fates.get(contract) ?? /* @__PURE__ */ new Map();
  fates.set(contract, known);
  const key = `${call.how} ${call.tool} ${canonical(call.arguments)}`;
  const fate = known.get(key) ?? judgeCall(call, contract);
  known.set(key, fate);
  return fate;
}
function judgeCall(call, contract) {
  const tool = contract.tools.find(({ name }) => name === call.tool);
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
function isHitBy(call, finding, current) {
  if (finding.subject.type !== "tool" || finding.subject.name !== call.tool) return false;
  if (finding.level !== "break" && finding.level !== "undecided") return false;
  const index = current.tools.findIndex(({ name }) => name === call.tool);
  const tool = current.tools[index];
  if (tool === void 0) return finding.kind === "tool-removed";
  if (call.how === "cron" && tool.cron !== true) return finding.kind === "cron-withdrawn";
  const [, , part, ...steps] = pointerTokens(finding.current ?? finding.baseline ?? "");
  return part === "parameters" && failsAt(call.arguments, tool.parameters, steps);
}
function failsAt(value, schema, steps) {
  const [step, name] = steps;
  if (step === void 0 || !isObject(schema)) return schema === void 0 || isRefused(value, schema);
  const inner = member(schema, step);
  switch (step) {
    case "properties":
      if (name === void 0 || !isObject(inner)) return true;
      if (!isObject(value)) return isRefused(value, schema);
      if (!Object.hasOwn(value, name)) return isArray(schema["required"]) && schema["required"].includes(name);
      return failsAt(member(value, name) ?? null, member(inner, name), steps.slice(2));
    case "items":
      return isArray(value) ? value.some((one) => failsAt(one, inner, steps.slice(1))) : isRefused(value, schema);
    case "additionalProperties": {
      if (!isObject(value)) return isRefused(value, schema);
      const declared2 = member(schema, "properties");
      const names = Object.keys(value).filter((one) => !isObject(declared2) || !Object.hasOwn(declared2, one));
      return names.some((one) => failsAt(member(value, one) ?? null, inner, steps.slice(1)));
    }
    default:
      return isRefused(value, schema);
  }
}
function isRefused(value, schema) {
  return contains(schema, { const: value }, { strict: true }).answer !== "compatible";
}

// src/usage/wakes.ts
function wakeFindings(hosts, baseline, current, found = []) {
  const untold = endangeredCalls(hosts, current).filter(
    (call) => !found.some((finding) => isHitBy(call, finding, current))
  );
  const byTool = /* @__PURE__ */ new Map();
  for (const call of untold) {
    const key = `${fateOf(call, current).fate} ${call.tool}`;
    byTool.set(key, [...byTool.get(key) ?? [], call]);
  }
  return [...byTool.values()].flatMap((calls) => findingOf(calls, baseline, current));
}
function findingOf(calls, baseline, current) {
  const [first] = calls;
  if (first === void 0) return [];
  const subject = { type: "tool", name: first.tool };
  const [before, now] = [baseline, current].map((one) => one?.tools.findIndex(({ name }) => name === first.tool) ?? -1);
  const about = {
    subject,
    audience: audienceOf(first, baseline),
    ...before !== void 0 && before >= 0 && { baseline: pointer("tools", before) }
  };
  const there = now !== void 0 && now >= 0 ? { current: pointer("tools", now, "parameters") } : {};
  const pending = pendingWords(calls);
  const fate = fateOf(first, current);
  switch (fate.fate) {
    case "fine":
      return [];
    case "gone": {
      const withdrawn = now !== void 0 && now >= 0;
      const kind = withdrawn ? "cron-withdrawn" : "tool-removed";
      const message = withdrawn ? `no longer called on a cron expression, and one is set: ${pending}` : `removed while a call is pending: ${pending}`;
      return [
        {
          ...about,
          level: "break",
          kind,
          proof: "structure",
          message,
          remedy: `Keep ${first.tool} until nothing is pending.`,
          fingerprint: fingerprint({ kind, subject })
        }
      ];
    }
    case "refused":
      return [
        {
          ...about,
          ...there,
          level: "break",
          kind: "argument-refused",
          proof: "witness",
          witness: { value: first.arguments },
          message: `the arguments of a pending call are no longer accepted: ${pending}`,
          remedy: "Accept the old arguments until nothing is pending.",
          // Over the tool alone: what is pending changes from run to run, and an acceptance is to last.
          fingerprint: fingerprint({ kind: "argument-refused", subject })
        }
      ];
    case "undecided":
      return [
        {
          ...about,
          ...there,
          level: "undecided",
          kind: "argument-refused",
          message: `could not tell whether the arguments of a pending call are accepted: ${pending}`,
          reason: fate.reason,
          fingerprint: fingerprint({ kind: "argument-refused", subject })
        }
      ];
    default:
      return fate;
  }
}
function audienceOf({ host: { running }, tool: name }, baseline) {
  const known = running ?? baseline;
  const tool = known?.tools.find((one) => one.name === name);
  return known !== void 0 && tool !== void 0 && isPublic(known, tool) ? "callers" : "host";
}
function pendingWords(calls) {
  const [first, ...more] = calls;
  if (first === void 0) return "";
  const { host, how, by, due } = first;
  const one = how === "cron" ? `a cron expression at ${host.url}` : [
    `a wake at ${host.url}`,
    ...by === void 0 ? [] : [`armed by ${by}`],
    ...due === void 0 ? [] : [`due ${minute(due)}`]
  ].join(", ");
  return more.length === 0 ? one : `${one}, and ${more.length} more`;
}
function minute(seconds2) {
  const date = new Date(seconds2 * 1e3);
  return Number.isNaN(date.getTime()) ? `${seconds2} seconds after 1970` : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

// src/usage/judge.ts
var DAY = 86400;
function judgeUse(finding, hosts, policy) {
  if (finding.level === "warning" || finding.level === "notice")
    return { blocking: false, because: "it breaks nobody" };
  const { type } = finding.subject;
  if (type !== "tool" && type !== "event") return { blocking: true, because: "it concerns every caller" };
  const pending = pendingFor(finding, hosts, policy);
  const internal = finding.audience === "host" && policy.unmarked !== true;
  if (hosts.length === 0)
    return internal ? { blocking: false, because: "only the host calls it, and no host was asked what is pending" } : { blocking: true, because: "no usage source was given, so every break blocks" };
  const said = hosts.map((host) => judgeAt(finding, host, policy));
  const against = said.filter(({ blocking }) => blocking);
  const callers = said.flatMap((one) => one.callers ?? []).sort((a, b) => b.calls - a.calls || b.last - a.last);
  const reasons = [
    ...pending === void 0 ? [] : [pending],
    ...(against.length > 0 || pending !== void 0 ? against : said).map(({ because }) => because)
  ];
  return {
    blocking: reasons.length > 0 && (pending !== void 0 || against.length > 0),
    because: `${pending === void 0 ? whoCalls(finding, internal) : ""}${reasons.join("; ")}`,
    ...hosts.some(({ state }) => state === "answered") ? { callers } : {}
  };
}
function whoCalls({ audience }, internal) {
  if (internal) return "only the host calls it: ";
  return audience === "host" ? "no tool of this program says who may call it: " : "";
}
function pendingFor(finding, hosts, { current }) {
  if (finding.subject.type !== "tool" || current === void 0) return void 0;
  const hit = endangeredCalls(hosts, current).filter((call) => isHitBy(call, finding, current));
  return hit.length === 0 ? void 0 : `a pending call would fail: ${pendingWords(hit)}`;
}
function judgeAt(finding, host, policy) {
  switch (host.state) {
    case "not-deployed":
      return {
        blocking: true,
        because: `${host.program} is not deployed at ${host.url}, so nothing is known of its callers and of what is pending there`
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
  return row.last >= (policy.now ?? Math.floor(Date.now() / 1e3)) - policy.windowDays * DAY;
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
  const subjects = changes.filter(({ kind, audience }) => levelOf(kind) === "break" && audience !== "host").map(({ subject }) => subject);
  return [...new Map(subjects.map((subject) => [`${subject.type} ${subject.name}`, subject])).values()];
}
function levelOf(kind) {
  const kinds = BERM_KINDS;
  return kinds[kind].level;
}

// src/usage/applied.ts
function appliedOn(host, images) {
  switch (host.state) {
    case "failed":
      return { state: "unknown", why: "the host could not be asked" };
    case "not-deployed":
      return { state: "unknown", why: "a program that was deleted there keeps its database" };
    case "answered": {
      const digest = bare(host.running?.digest);
      const known = images.find((image2) => digest !== void 0 && bare(image2.digest) === digest)?.manifest;
      if (known?.database !== void 0) return { state: "known", migrations: known.database.migrations };
      if (known?.abi_version !== void 0)
        return { state: "unknown", why: "the version there keeps no database, and an earlier one may have" };
      const version = host.running?.version ?? "";
      return {
        state: "unknown",
        why: `the host runs another image${version === "" ? "" : ` (${version})`} than those that were compared`
      };
    }
    default:
      return host;
  }
}
function bare(digest) {
  const hex = digest?.replace(/^sha256:/, "");
  return hex !== void 0 && /^[0-9a-f]{64}$/.test(hex) ? hex : void 0;
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
  const running = host.state === "answered" ? host.running : void 0;
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
function answerTo(host, running, input) {
  const size = tooLarge(input);
  if (size !== void 0) return size;
  const { current } = input;
  if (current === void 0)
    return unreadable(input) ?? { status: 400, answer: "refused: its manifest cannot be read" };
  const applied = appliedOn(host, [
    { manifest: input.baseline, digest: input.baselineDigest },
    { manifest: current, digest: input.currentDigest }
  ]);
  const deploy = { ...input, current, running, host, applied };
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
  const missing2 = Object.keys(current.deps?.syscalls ?? {}).filter((name) => !served.has(name));
  return missing2.length === 0 ? void 0 : { status: 422, answer: `refused: the host does not serve ${missing2.join(", ")}` };
};
var unconfirmed = ({ running, current, confirmed = [] }) => {
  const open3 = publishes(running, current).filter((name) => !confirmed.includes(name));
  return open3.length === 0 ? void 0 : {
    status: 409,
    answer: `refused until the tools that become public are confirmed: ${open3.join(", ")} (force does not help)`
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
var migrations = ({ applied, current, problems }) => {
  if (current.database === void 0) return void 0;
  const names = current.database.migrations.map(({ name }) => name);
  const twice = names.find((name, at2) => names.indexOf(name) !== at2);
  if (twice !== void 0)
    return { status: 400, answer: `refused: two migrations are named ${twice} (force does not help)` };
  if (applied.state === "unknown")
    return compilingProblem(problems) === void 0 ? {
      status: 0,
      answer: `not known: accepted if its migrations begin with those that were applied there, else refused (400, force does not help). Which were applied is not known, because ${applied.why}`
    } : void 0;
  const [rewritten] = rewrittenMigrations({ ...current, database: { migrations: applied.migrations } }, current);
  return rewritten === void 0 ? void 0 : {
    status: 400,
    answer: `refused: the applied migration ${rewritten.migration.name} was ${rewritten.how} (force does not help)`
  };
};
var compiling = ({ applied, current, problems }) => {
  const first = compilingProblem(problems);
  if (first === void 0) return void 0;
  return {
    status: 400,
    answer: `refused${migratedBefore(applied, current.database?.migrations ?? [])}: ${first.message}`
  };
};
function compilingProblem(problems) {
  return problems.find(({ level, rule }) => level === "error" && WHEN_COMPILING.has(rule));
}
function migratedBefore(applied, migrations2) {
  if (applied.state === "known")
    return migrations2.length > applied.migrations.length ? ", after its migrations were applied" : "";
  return migrations2.length === 0 ? "" : ", if not for its migrations, then after they were applied";
}
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
function usedBreaks({ running, current, host, now = Math.floor(Date.now() / 1e3) }) {
  if (running === void 0 || host.state !== "answered") return [];
  const since = now - KEPT_DAYS * 86400;
  const used = new Set(
    host.rows.flatMap(
      ({ kind, item, outcome, last }) => outcome === "done" && last > since ? [`${kind} ${item}`] : []
    )
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
function useBy(hosts, { options, current, unmarked, today }) {
  if (hosts.length === 0) return void 0;
  const policy = {
    windowDays: options.usageWindow,
    outcomes: options.usageOutcomes,
    ignoreCallers: ignoredCallers(options.usageIgnoreCallers),
    current,
    unmarked,
    now: seconds(today)
  };
  return (finding) => judgeUse(finding, hosts, policy);
}
function pendingFindings(hosts, baseline, current, found) {
  return wakeFindings(hosts, baseline, current, found);
}
function deployAnswers(hosts, {
  current,
  currentDigest,
  baseline,
  baselineDigest,
  problems,
  size,
  options,
  force,
  today
}) {
  return hosts.map(
    (host) => predictDeploy(host, {
      ...size !== void 0 && { imageSize: size },
      ...baseline !== void 0 && { baseline },
      ...baselineDigest !== void 0 && { baselineDigest },
      ...current !== void 0 && { current },
      ...currentDigest !== void 0 && { currentDigest },
      now: seconds(today),
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

// src/gate/ask.ts
async function ask(named2, options, world, contract, before, compared) {
  const baseline = before.state === "found" ? before.contract : void 0;
  const task = before.state === "failed" ? void 0 : usageTask(named2, options, world, contract.manifest, baseline?.manifest);
  const hosts = task === void 0 ? [] : await hostUsage(task);
  const findings = task === void 0 ? compared : [...compared, ...pendingFindings(hosts, baseline?.manifest, task.current, compared)];
  const inherited = baseline === void 0 ? { state: "not-asked" } : await inheritedFindings(
    requestFor(options, named2, contract),
    baseline,
    findings,
    { ...options, confirmer: world.confirmer },
    world
  );
  return {
    findings,
    hosts,
    inherited,
    ...task !== void 0 && { use: (of) => useBy(of, task) }
  };
}
function usageTask({ name }, options, world, current, baseline) {
  const unmarked = baseline !== void 0 && carriesNoMark(baseline);
  return current && { options, name, current, unmarked, http: world.http, today: world.today ?? /* @__PURE__ */ new Date() };
}

// src/gate/consumers/hold.ts
async function hold(consumer, change) {
  const ours = provided([change.baseline, change.current]);
  const errors = async (manifest) => (await problemsOf(consumer, [manifest, ...change.beside])).filter(
    (one) => one.level === "error" && counts(one, ours, change)
  );
  const [before, after] = [await errors(change.baseline), await errors(change.current)];
  const { path, kind } = consumer;
  const names = await textsIn(consumer.text, kind === "operator" ? "json" : formatOfPath(path));
  const held = { path, kind, loaded: before.length === 0, broken: [], names };
  const [mine, now] = [before.filter((one) => isMine(one, ours)), after.filter((one) => isMine(one, ours))];
  if (mine.length > 0)
    return now.length > 0 ? { ...held, state: "failing", ...why(mine) } : { ...held, state: "works" };
  if (now.length > 0) return { ...held, state: "broken", broken: now, ...why(now) };
  return before.length > 0 ? { ...held, state: "unknown", ...why(before) } : { ...held, state: "works" };
}
function why([first, ...others]) {
  if (first === void 0) return {};
  return { why: others.length === 0 ? first.message : `${first.message} And ${others.length} more.` };
}
async function problemsOf(consumer, manifests, more = {}) {
  const found = [];
  for (const { use, options, at: at2 } of consumer.uses)
    for (const problem of await validateUse(use, manifests, { ...more, ...options }))
      found.push(consumer.kind === "document" ? problem : moved(problem, at2));
  if (consumer.kind === "document") return found;
  const places = locate(
    consumer.text,
    found.map(({ pointer: pointer2 }) => pointer2 ?? "")
  );
  return found.map((one) => ({ ...one, ...places.get(one.pointer ?? "") }));
}
function moved(problem, at2) {
  return at2 === "" ? problem : { ...problem, pointer: at2 };
}
function counts(problem, ours, { operators, current, baseline }) {
  if (problem.rule === "use-tool") return isMine(problem, ours);
  const configured = problem.about?.part === "configuration" ? problem.about.component : void 0;
  const aside = operators && problem.pointer === "" && configured !== void 0;
  return !(aside && [current, baseline].some((manifest) => kindIn2(manifest, configured) === "middleware"));
}
function isMine({ about, also, rule }, ours) {
  if (rule === "use-plugin" || rule === "use-plugins-collide") return true;
  return about === void 0 || [about, also].some((part) => part !== void 0 && ours.has(keyOf(part)));
}
function keyOf(about) {
  if (about.part === "tool") return `tool ${about.tool}`;
  return about.part === "protocol" ? `protocol ${about.protocol}` : `component ${about.component}`;
}
function provided(manifests) {
  return new Set(
    manifests.flatMap((manifest) => [
      ...entries2(manifest, "components").flatMap((one) => [
        `component ${textOf(one, "componentType")}`,
        `protocol ${textOf(one, "protocol")}`
      ]),
      ...entries2(manifest, "tools").map((one) => `tool ${textOf(one, "name")}`)
    ])
  );
}
function entries2(manifest, field) {
  const list = member(manifest, field);
  return isArray(list) ? list.filter(isObject) : [];
}
function textOf(object2, field) {
  const value = member(object2, field);
  return typeof value === "string" ? value : "";
}
function kindIn2(manifest, component) {
  const found = entries2(manifest, "components").find((one) => textOf(one, "componentType") === component);
  return found === void 0 ? void 0 : textOf(found, "kind") || "node";
}

// src/gate/consumers/attribute.ts
function findingsOf(problem, findings, manifests) {
  const parts2 = [problem.about, problem.also].filter((part) => part !== void 0);
  const telling = findings.filter(({ level }) => level !== "notice");
  for (const near2 of [isExactly, isOfPart, isOfSubject]) {
    const found = telling.filter((finding) => parts2.some((part) => near2(finding, part, manifests)));
    const weighty = found.filter(({ level }) => level !== "warning");
    if (found.length > 0) return weighty.length > 0 ? weighty : found;
  }
  return [];
}
var isOfSubject = ({ subject }, part, manifests) => {
  if (part.part === "tool") return subject.type === "tool" && subject.name === part.tool;
  return subject.type === "component" && componentsOf(part, manifests).includes(subject.name);
};
function componentsOf(part, { baseline, current }) {
  if (part.part !== "protocol") return [part.component];
  return [baseline, current].flatMap(
    (manifest) => entries2(manifest, "components").filter((one) => textOf(one, "protocol") === part.protocol).map((one) => textOf(one, "componentType"))
  );
}
var isOfPart = (finding, part, manifests) => {
  if (!isOfSubject(finding, part, manifests)) return false;
  const fields = [finding.baseline, finding.current, ...finding.also ?? []].map(
    (place2) => pointerTokens(place2 ?? "")[2]
  );
  switch (part.part) {
    case "configuration":
      return finding.place?.part === "configuration" || fields.includes("schema");
    case "port":
      return fields.includes(part.side);
    case "branch":
      return fields.includes("branches");
    case "protocol":
      return fields.includes("protocol") || fields.includes("contentType");
    case "component":
    case "store":
    case "tool":
      return fields.every((field) => field === void 0 || field === "kind" || field === "componentType");
    default:
      return part;
  }
};
var isExactly = (finding, part, manifests) => {
  if (!isOfPart(finding, part, manifests)) return false;
  switch (part.part) {
    case "configuration":
      return overlaps(finding, part.path);
    case "port":
      return titles(finding, manifests).includes(part.title);
    case "branch":
      return branchNames(finding, manifests).includes(part.branch);
    case "component":
    case "store":
    case "tool":
    case "protocol":
      return true;
    default:
      return part;
  }
};
function overlaps({ place: place2, witness, baseline, current, also = [] }, path) {
  const written = place2 === void 0 ? [] : place2.path.split(/[.[\]]+/);
  const places = [written, pointerTokens(witness?.at ?? ""), ...[baseline, current, ...also].map(fieldsOf)].map((steps) => steps.filter((step) => !/^[\d*]*$|\(/.test(step)).map(camel2)).filter((steps) => steps.length > 0);
  const wanted = path.filter((step) => typeof step === "string").map(camel2);
  return places.length === 0 || places.some((steps) => {
    const common = Math.min(steps.length, wanted.length);
    return steps.slice(0, common).join("\0") === wanted.slice(0, common).join("\0");
  });
}
function fieldsOf(pointer2) {
  const [, , field, ...steps] = pointerTokens(pointer2 ?? "");
  if (field !== "schema") return [];
  return steps.flatMap((step, at2) => steps[at2 - 1] === "properties" && steps[at2 - 2] !== "properties" ? [step] : []);
}
function camel2(name) {
  return name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
function titles({ baseline, current }, manifests) {
  return [valueAt(manifests.baseline, baseline, 4), valueAt(manifests.current, current, 4)].flatMap(
    (port) => isObject(port) ? [textOf(port, "title")] : []
  );
}
function branchNames({ baseline, current }, manifests) {
  return [valueAt(manifests.baseline, baseline, 4), valueAt(manifests.current, current, 4)].flatMap(
    (one) => typeof one === "string" ? [one] : []
  );
}
function valueAt(manifest, pointer2, steps) {
  if (pointer2 === void 0) return void 0;
  let value = manifest;
  for (const token of pointerTokens(pointer2).slice(0, steps)) {
    if (isArray(value)) value = value[Number(token)];
    else if (isObject(value)) value = Object.hasOwn(value, token) ? value[token] : void 0;
    else return void 0;
  }
  return value;
}

// src/gate/consumers/judge.ts
function judgeDocuments(held, findings, manifests, complete) {
  const hits = /* @__PURE__ */ new Map();
  const unexplained = held.filter((document) => {
    const named2 = document.broken.flatMap((problem) => {
      const found = findingsOf(problem, findings, manifests);
      const { line, column } = problem;
      const place2 = {
        path: document.path,
        ...line !== void 0 && { line },
        ...column !== void 0 && { column }
      };
      for (const { fingerprint: fingerprint2 } of found) {
        const places = hits.get(fingerprint2) ?? [];
        if (!places.some((one) => one.path === place2.path && one.line === place2.line)) places.push(place2);
        hits.set(fingerprint2, places);
      }
      return found;
    });
    return document.state === "broken" && named2.length === 0;
  });
  return { hits, unexplained, use: useBy2(held, hits, manifests, complete) };
}
function useBy2(held, hits, manifests, complete) {
  const documents = count(held.length, "document");
  const telling = complete && held.length > 0 && held.every(({ loaded }) => loaded);
  return (finding) => {
    const consumers = hits.get(finding.fingerprint);
    if (consumers !== void 0) {
      const paths = [...new Set(consumers.map(({ path }) => path))];
      const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
      return { blocking: true, because: `it breaks ${paths.slice(0, 3).join(", ")}${more}`, consumers };
    }
    if (!telling) {
      const why2 = complete ? "not all of them could be judged with the baseline" : "`consumers-complete` does not say that these are all";
      return { blocking: true, because: `it breaks none of ${documents}, but ${why2}` };
    }
    if (finding.shows === "load" || finding.shows === "parse")
      return couldTell(finding, held, manifests) ? { blocking: false, because: `it breaks none of ${documents}, which are all that use this plugin` } : { blocking: true, because: "no document here says what an operator or a client uses" };
    return unnamed(finding, held, manifests) ? { blocking: false, because: `none of ${documents}, which are all that use this plugin, names it` } : { blocking: true, because: `it shows at run time, and ${documents} cannot say that it hits none of them` };
  };
}
function couldTell({ subject }, held, { baseline, current }) {
  if (held.some(({ kind }) => kind === "operator")) return true;
  if (subject.type !== "component") return subject.type === "tool";
  return [baseline, current].every(
    (manifest) => !["middleware", "store", "encoder"].includes(kindIn2(manifest, subject.name) ?? "node")
  );
}
function unnamed(finding, held, manifests) {
  const { subject } = finding;
  if (subject.type !== "component" && subject.type !== "tool") return false;
  if (!couldTell(finding, held, manifests)) return false;
  const names = /* @__PURE__ */ new Set([subject.name]);
  for (const manifest of [manifests.baseline, manifests.current]) {
    for (const one of entries2(manifest, "components"))
      if (subject.type === "component" && textOf(one, "componentType") === subject.name)
        names.add(textOf(one, "protocol"));
    for (const one of entries2(manifest, "tools"))
      if (subject.type === "component" && textOf(one, "componentType") === subject.name) names.add(textOf(one, "name"));
  }
  names.delete("");
  return held.every((document) => [...names].every((name) => !document.names.has(name)));
}

// src/gate/base-place.ts
function placeOf(glob) {
  const names = glob.replace(/^!?(?:\.\/)?/, "").split("/");
  const first = names.findIndex((name) => /[*?[\]{}!]/.test(name));
  const folder = names.slice(0, first === -1 ? -1 : first);
  const levels = /\*\*|\{[^}]*\//.test(glob) ? void 0 : names.length - folder.length - 1;
  return { folder: folder.join("/"), levels };
}

// src/gate/consumers/document.ts
var OPERATOR = ["middleware", "store", "protocols"];
function usesOf({ path, text: text2 }) {
  const operator = formatOfPath(path) === "json" ? operatorJson(text2) : void 0;
  if (operator === void 0) {
    const uses = [{ use: { flow: text2 }, options: { format: formatOfPath(path) }, at: "" }];
    return { path, text: text2, kind: "document", uses };
  }
  return { path, text: text2, kind: "operator", uses: operatorUses(operator) };
}
function operatorJson(text2) {
  try {
    const { value } = parseJson(text2, { dialect: "ecma", maxDepth: 1e3 });
    if (!isObject(value)) return void 0;
    const names = Object.keys(value).filter((name) => name !== "$schema" && name !== "$comment");
    return names.length > 0 && names.every((name) => OPERATOR.includes(name)) ? value : void 0;
  } catch (error) {
    if (error instanceof JsonError) return void 0;
    throw error;
  }
}
function operatorUses(json) {
  const middleware = member(json, "middleware") ?? {};
  const store = member(json, "store");
  const protocols = member(json, "protocols");
  return [
    { use: { config: isObject(middleware) ? middleware : { middleware } }, options: {}, at: "" },
    ...store === void 0 ? [] : [{ use: storeUse(store), options: {}, at: "" }],
    ...(isArray(protocols) ? protocols : []).flatMap((one, index) => protocolUse(one, index))
  ];
}
function storeUse(store) {
  const type = isObject(store) ? member(store, "type") : store;
  const config = isObject(store) ? member(store, "config") : void 0;
  return { store: typeof type === "string" ? type : "", ...config === void 0 ? {} : { config } };
}
function protocolUse(one, index) {
  const protocol = isObject(one) ? member(one, "protocol") : one;
  const contentType = isObject(one) ? member(one, "contentType") : void 0;
  if (typeof protocol !== "string") return [];
  const use = { protocol, ...typeof contentType === "string" ? { contentType } : {} };
  return [{ use, options: {}, at: `/protocols/${index}` }];
}

// src/gate/consumers/find.ts
var MOST3 = 500;
var MOST_BYTES = 64 * 1024 * 1024;
async function findConsumers(patterns, files, option = "consumers") {
  const paths = /* @__PURE__ */ new Set();
  for (const pattern of patterns) for (const path of await pathsOf(pattern, files, option)) paths.add(path);
  if (paths.size > MOST3)
    throw new ConfigError(
      `"${option}" matches ${paths.size} files; at most ${MOST3} are held against a plugin in one run. Narrow the globs.`
    );
  const found = [];
  let size = 0;
  for (const path of paths) {
    const text2 = await files.text(path);
    if (text2 === void 0) throw new ConfigError(`"${option}" names ${path}, which is not there.`);
    size += text2.length;
    if (size > MOST_BYTES)
      throw new ConfigError(`"${option}" names more than 64 MiB of documents. Narrow the globs to what uses a plugin.`);
    found.push(usesOf({ path, text: text2 }));
  }
  return found;
}
async function pathsOf(pattern, files, option) {
  const look2 = await files.look(pattern);
  if (look2.state === "file") return [files.shown(pattern)];
  if (look2.state === "outside")
    throw new ConfigError(`"${option}" names ${pattern}, a link that leads out of the workspace, so it is not read.`);
  const paths = files.isGlob(pattern) ? await files.glob(pattern) : [];
  if (paths.length === 0)
    throw new ConfigError(
      `"${option}" has "${pattern}", and no file matches it. A document that is not looked at must not look unharmed: mend the pattern, or leave it out.`
    );
  return paths.map((path) => files.shown(path));
}
async function goneConsumers(patterns, found, { files, pullRequest }) {
  const list = pullRequest?.basePaths;
  const globs = patterns.filter((pattern) => files.isGlob(pattern));
  if (list === void 0 || globs.length === 0) return { paths: [] };
  const here = new Set(found.map(({ path }) => path));
  try {
    const there = files.matching(globs, await list(globs.map(placeOf)));
    return { paths: there.filter((path) => !here.has(path)) };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    return { paths: void 0, why: error.message };
  }
}

// src/gate/consumers/index.ts
async function consult(consumers, name, baseline, current, findings) {
  if (consumers === void 0 || consumers.documents.length === 0) return void 0;
  if (current.kind !== "plugin" || current.json === void 0) return void 0;
  const before = baseline?.kind === "plugin" ? baseline.json ?? current.json : current.json;
  const manifests = { baseline: before, current: current.json };
  const { documents, plugins, gone } = consumers;
  const complete = consumers.complete && gone !== void 0;
  const beside = plugins.filter((one) => one.name !== name).map(({ json }) => json);
  const operators = documents.some(({ kind }) => kind === "operator");
  const held = [];
  for (const document of documents) held.push(await hold(document, { ...manifests, beside, operators }));
  const verdict = judgeDocuments(held, findings, manifests, complete);
  return {
    use: verdict.use,
    report: [
      ...held.map(({ path, state, why: why2 }) => ({ path, state, ...why2 !== void 0 && { why: why2 } })),
      ...(gone ?? []).map((path) => ({ path, state: "gone" }))
    ],
    unexplained: verdict.unexplained.length,
    notes: verdict.unexplained.map(
      ({ path, why: why2 }) => `${path} loaded with the baseline and does not now, and no finding says why: ${why2 ?? ""}`
    )
  };
}

// src/gate/empty-report.ts
function failure(error) {
  if (error instanceof ConfigError) return { fault: "configuration", message: withoutSecrets(error.message) };
  if (error instanceof SourceError) return { fault: "source", message: withoutSecrets(error.message) };
  return { fault: "bug", message: error instanceof Error ? error.message : String(error) };
}
function emptyReport({ name, path }, source, why2) {
  return {
    name,
    path,
    kind: "unknown",
    verdict: "error",
    current: {},
    baseline: { state: "failed", source, why: why2 },
    problems: [],
    findings: [],
    usage: [],
    deploy: [],
    counts: countsOf([], []),
    requiredBump: "none",
    notes: []
  };
}

// src/gate/paths.ts
function isAbsolute(path) {
  return path.startsWith("/") || /^[A-Za-z]:/.test(path);
}

// src/gate/locate.ts
async function place({ path }, contract, baseline, found, files, { sources }) {
  const locator = await locatorFor({
    path,
    inside: !isAbsolute(path),
    contract,
    baseline,
    ...found,
    rust: () => files.rust(sources)
  });
  return {
    notes: locator.notes ?? [],
    findings: found.findings.map((one) => ({ ...one, ...optional("location", locator.finding(one)) })),
    problems: found.problems.map((one) => ({ ...one, ...optional("location", locator.problem(one)) }))
  };
}

// src/gate/verdict.ts
function judgeAll(input, before, asked) {
  const known = {
    ...input,
    findings: asked.findings,
    ...optional("use", asked.use?.(asked.hosts)),
    ...asked.inherited.state === "known" && { inherited: asked.inherited.inherited }
  };
  const decision = decide(known);
  if (before.state === "failed") return { decision, failure: failure(before.error) };
  if (decision.verdict !== "refused") return { decision };
  const message = whatIsMissing(known, asked);
  return { decision, ...message !== void 0 && { failure: { fault: "source", message } } };
}
function whatIsMissing(known, asked) {
  const silent = asked.hosts.flatMap((host) => host.state === "failed" ? [`${host.url}: ${host.why}`] : []);
  const base = asked.inherited.state === "unknown" ? asked.inherited.why : void 0;
  if (silent.length === 0 && base === void 0) return void 0;
  const best = decide({
    ...known,
    ...silent.length > 0 && { use: asked.use?.(answering(asked.hosts)) ?? (() => LIFTED) },
    ...base !== void 0 && {
      inherited: { label: "the base branch", fingerprints: new Set(asked.findings.map((one) => one.fingerprint)) }
    }
  });
  if (best.verdict === "refused") return void 0;
  return [
    ...silent.length > 0 ? [`usage could not be read, so these breaks were not waived (${silent.join("; ")})`] : [],
    ...base === void 0 ? [] : [`which of these are on the base branch already could not be read: ${base}`]
  ].join("; ");
}
var LIFTED = { blocking: false, because: "" };
function answering(hosts) {
  return hosts.filter(({ state }) => state !== "failed");
}

// src/gate/check-contract.ts
async function checkContract(task) {
  const { current, options, world } = task;
  const { contract } = current.reading;
  if (isUnreadable(contract)) return { report: await unreadableReport(task), current: contract };
  const read = await readBaseline(requestFor(options, current, contract), world);
  const { before, findings: compared } = compareWith(read, contract, { ...options, confirmer: world.confirmer });
  const baseline = before.state === "found" ? before.contract : void 0;
  const problems = notSaidTwice(problemsOf2(task, baseline), compared);
  const findings = withoutProblems(compared, problems);
  const asked = await ask(current, options, world, contract, before, findings);
  const consulted = await consult(task.consumers, current.name, baseline, contract, asked.findings);
  const input = {
    ...decideInput(task, problems, before, baseline),
    ...optional("documents", consulted?.use),
    ...optional("unexplained", consulted?.unexplained)
  };
  const judged = judgeAll(input, before, asked);
  const placed = await place(
    current,
    contract,
    baseline,
    { findings: judged.decision.findings, problems },
    world.files,
    options
  );
  const report = reportOf(task, before, asked, judged, { ...placed, version: input.baseline, consulted });
  return { report, current: contract, ...optional("baseline", baseline) };
}
function problemsOf2({ current: { found, reading }, options, world }, baseline) {
  const folder = found.state === "file" ? { folder: world.files.folder(found.path) } : {};
  return reading.validate({ ...options, ...folder, baseline });
}
function notSaidTwice(problems, findings) {
  const compared = new Set(findings.filter(({ level }) => level === "notice").map(({ kind }) => kind));
  return problems.filter(({ level, rule }) => level !== "notice" || !compared.has(rule));
}
function isUnmarked(baseline) {
  return baseline?.manifest !== void 0 && carriesNoMark(baseline.manifest);
}
function withoutProblems(findings, problems) {
  const refused2 = new Set(problems.filter(({ level }) => level === "error").map(({ rule }) => rule));
  return findings.filter(({ kind }) => !refused2.has(kind));
}
function decideInput({ current, options, acceptances, aliases, force, world }, problems, before, baseline) {
  const version = before.state === "found" ? baseline?.facts.version ?? before.result.info.version : void 0;
  return {
    problems,
    contract: current.name,
    aliases,
    baselineState: before.state === "none" ? "none" : "found",
    ...optional("baseline", version),
    ...optional("current", current.reading.contract.facts.version),
    acceptances,
    ...optional("today", world.today),
    ...optional("force", force),
    unmarked: isUnmarked(baseline),
    policy: options
  };
}
function reportOf({ current, options, force, world, run }, before, { hosts, findings, inherited }, { decision, failure: failure2 }, placed) {
  const { contract } = current.reading;
  const baseline = before.state === "found" ? before.contract : void 0;
  const deploy = deployAnswers(hosts, {
    ...before.state !== "failed" && optional("current", contract.manifest),
    currentDigest: contract.facts.digest,
    baseline: baseline?.manifest,
    baselineDigest: baseline?.facts.digest,
    problems: placed.problems,
    size: kindNamed(contract.kind)?.deployed === true ? contract.facts.size : void 0,
    options,
    force: force !== void 0,
    today: world.today ?? /* @__PURE__ */ new Date()
  });
  return {
    name: current.name,
    path: current.path,
    kind: contract.kind,
    verdict: failure2 !== void 0 && decision.verdict !== "invalid" ? "error" : decision.verdict,
    current: factsReport(contract),
    baseline: baselineReport(before, placed.version),
    problems: placed.problems,
    findings: placed.findings,
    usage: reportedUsage(hosts, findings),
    deploy,
    counts: decision.counts,
    requiredBump: decision.requiredBump,
    ...optional("bumpEnough", decision.bumpEnough),
    ...optional("failure", failure2),
    ...before.state === "failed" ? {} : publishesReport(contract, baseline),
    ...before.state === "none" && { offers: offersOf(contract) },
    ...optional("consumers", placed.consulted?.report),
    notes: [
      ...(before.state === "failed" ? void 0 : before.notes) ?? [],
      ...findings.some(({ kind }) => kind === "not-known") ? [] : silenceNotes(contract, baseline),
      ...inherited.state === "absent" ? [`What is on the base branch already is not known, so all of this is taken for new: ${inherited.why}`] : [],
      ...usageNotes(hosts, decision.findings),
      ...kindNamed(contract.kind)?.notes?.(
        contract,
        run.filter(({ name }) => name !== current.name)
      ) ?? [],
      ...placed.consulted?.notes ?? [],
      ...placed.notes
    ]
  };
}
function factsReport({ facts: { version, digest, size } }) {
  return { ...optional("version", version), ...optional("digest", digest), ...optional("size", size) };
}
function silenceNotes(current, baseline) {
  const sides2 = [
    { which: "baseline", kind: baseline && kindNamed(baseline.kind) },
    { which: "current contract", kind: kindNamed(current.kind) }
  ];
  return sides2.flatMap(
    ({ which, kind }) => kind?.silent === void 0 ? [] : [`The ${which} is ${kind.title}: it says nothing of ${kind.silent}, so none of these was compared.`]
  );
}
function publishesReport({ manifest }, baseline) {
  if (manifest?.abi_version === void 0) return {};
  const names = publishes(baseline?.manifest, manifest);
  return names.length === 0 ? {} : { publishes: names };
}
async function unreadableReport(task) {
  const { current, options, world } = task;
  const { contract } = current.reading;
  const problems = problemsOf2(task);
  const placed = await place(current, contract, void 0, { findings: [], problems }, world.files, options);
  return {
    ...emptyReport(current, showSpec(options.baseline), "the current contract cannot be read, so nothing was compared"),
    kind: contract.kind,
    verdict: "invalid",
    current: factsReport(contract),
    problems: placed.problems,
    counts: countsOf([], problems)
  };
}

// src/gate/force.ts
function forceOf({ force, forceCovers }, { label, pullRequest }) {
  if (force && pullRequest === void 0) return { covers: "pull-request" };
  if (label?.set !== true) return void 0;
  const unknown = forceCovers === "findings" && label.startedRun !== true ? [] : void 0;
  return { covers: forceCovers, ...optional("covered", label.covered ?? unknown), ...optional("whole", label.whole) };
}
function forceNotes({ force, forceLabel }, { pullRequest }) {
  return force && pullRequest !== void 0 ? [`"force: true" does nothing on a pull request: the label "${forceLabel}" lets breaking changes through there.`] : [];
}
function forceReport({ force, forceCovers }, { label, pullRequest }) {
  if (force && pullRequest === void 0) return { force: { by: "input", covers: "pull-request" } };
  if (label?.set !== true) return {};
  const { label: name, actor, at: at2 } = label;
  return {
    force: {
      by: "label",
      label: name,
      covers: forceCovers,
      ...actor !== void 0 && { actor },
      ...at2 !== void 0 && { at: at2 }
    }
  };
}

// src/gate/overrides.ts
function optionsFor(known, options, contracts) {
  const texts = {
    ...known.baseName !== void 0 && contracts.get(known.baseName),
    ...contracts.get(known.name),
    ...contracts.get(known.path)
  };
  const set = Object.entries(texts).flatMap(
    ([input, text2]) => isInput(input) && !options.given.has(input) ? [[camel(input), parseInput(input, text2)]] : []
  );
  if (set.length === 0) return options;
  const merged2 = { ...options, ...Object.fromEntries(set) };
  refuseContradictions(merged2);
  return merged2;
}
function means(name, { name: own, path, baseName }) {
  return name === own || name === path || name === baseName;
}
function strangeNames(used, known, strict) {
  const names = [
    ...new Set(
      known.flatMap(({ name, path, baseName }) => [name, path, ...baseName === void 0 ? [] : [baseName]])
    )
  ];
  return [...new Map(used.map((one) => [one.name, one])).values()].flatMap(({ name, where }) => {
    if (known.some((one) => means(name, one))) return [];
    const close = near(name, names);
    const said = `${where} names the contract "${name}", which is not one of this run.`;
    if (close !== void 0 && strict) throw new ConfigError(`${said} Did you mean "${close}"?`);
    return [close === void 0 ? said : `${said} Is "${close}" meant?`];
  });
}

// src/gate/settings.ts
async function readSettings({ acceptFile: path }, world) {
  const text2 = await world.files.text(path);
  const here = () => text2 === void 0 ? EMPTY_ACCEPT_FILE : parseAcceptFile(text2, path);
  const { pullRequest } = world;
  if (pullRequest === void 0) {
    const { accept, contracts } = here();
    return { contracts, acceptances: accept, changed: [], notes: [] };
  }
  const base = await baseSettings(path, world, here);
  const own = here();
  const known = new Set(base.file.accept.map(keyOf2));
  const origin = pullRequest.fork ? "fork" : "here";
  return {
    contracts: base.file.contracts,
    acceptances: own.accept.map((entry) => known.has(keyOf2(entry)) ? entry : { ...entry, origin }),
    changed: changesOf(base.file.contracts, own.contracts),
    notes: base.notes
  };
}
async function baseSettings(path, { pullRequest }, here) {
  if (pullRequest?.baseFile === void 0)
    return {
      file: EMPTY_ACCEPT_FILE,
      notes: [
        `${path} of the base branch was not read, because there is no "github-token"; the defaults are in force.`
      ]
    };
  const { text: text2, label } = await pullRequest.baseFile(path);
  if (text2 === void 0) return { file: EMPTY_ACCEPT_FILE, notes: [] };
  try {
    return { file: parseAcceptFile(text2, `${path} of ${label}`), notes: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    if (!isWhole(here)) throw error;
    return {
      file: EMPTY_ACCEPT_FILE,
      notes: [`${error.message} This pull request repairs it; until it is merged the defaults are in force.`]
    };
  }
}
function isWhole(here) {
  try {
    here();
    return true;
  } catch {
    return false;
  }
}
function keyOf2({ fingerprint: fingerprint2, reason: reason2, baseline, contract, expires }) {
  return canonical([fingerprint2, reason2, baseline ?? null, contract ?? null, expires ?? null]);
}
function changesOf(before, after) {
  const names = /* @__PURE__ */ new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap(
    (contract) => INPUT_NAMES.flatMap((option) => {
      const [old, now] = [before.get(contract)?.[option], after.get(contract)?.[option]];
      if (old === now) return [];
      return [
        { option, contract, ...old !== void 0 && { before: old }, ...now !== void 0 && { after: now } }
      ];
    })
  );
}
function rulesInForce(options, contracts) {
  const run = INPUT_NAMES.flatMap((option) => {
    const value = options.given.get(option);
    const { decides, default: standard } = inputSpec(option);
    return decides === true && value !== void 0 && value !== standard ? [{ option, value, from: "inputs" }] : [];
  });
  const file = [...contracts].flatMap(
    ([contract, texts]) => INPUT_NAMES.flatMap((option) => {
      const value = texts[option];
      return value === void 0 || options.given.has(option) ? [] : [{ option, value, from: "file", contract }];
    })
  );
  return [...run, ...file];
}

// src/gate/known.ts
function refuseItself({ found }, { baseline }, { files }) {
  if (found.state !== "file") return;
  const path = /^(?:release|ref|base|oci|bermd|artifact|https?)(?::|$)/.test(baseline) ? void 0 : baseline.replace(/^file:/, "");
  if (path === void 0 || !files.same(path, found.path)) return;
  throw new ConfigError(
    `"baseline" is "${showSpec(baseline)}", which is the contract itself (${found.path}): nothing could ever break. Give the contract that was released before.`
  );
}
async function withBaseNames(contracts, { contracts: set, acceptances }, world) {
  const used = [...set.keys(), ...acceptances.flatMap(({ contract }) => contract ?? [])];
  const open3 = used.filter((name) => !contracts.some((one) => means(name, one)));
  if (world.pullRequest === void 0 || open3.length === 0) return contracts;
  const named2 = [];
  for (const current of contracts) {
    const base = await nameOnBase(current, world);
    named2.push(base === void 0 ? current : { ...current, baseName: base });
  }
  return named2;
}
async function nameOnBase(current, world) {
  if (current.state === "failed" || current.reading.contract.facts.name === void 0) return void 0;
  try {
    const { name, path } = current;
    const base = await world.baseContract?.({ name, path, kind: "plugin" });
    return base === void 0 ? void 0 : (await readContent(base.content)).contract.facts.name;
  } catch (error) {
    if (error instanceof SourceError || error instanceof ConfigError) return void 0;
    throw error;
  }
}
function nameNotes(options, settings, known, world) {
  const path = options.acceptFile;
  const inOptions = [...settings.contracts.keys()].map((name) => ({ name, where: path }));
  const inEntries = settings.acceptances.flatMap(
    ({ contract }) => contract === void 0 ? [] : [{ name: contract, where: path }]
  );
  return [...strangeNames(inOptions, known, world.pullRequest === void 0), ...strangeNames(inEntries, known, true)];
}
function rulesReport(options, { contracts, changed }) {
  const rules = rulesInForce(options, contracts);
  return { ...rules.length > 0 && { rules }, ...changed.length > 0 && { rulesChanged: changed } };
}
function workflowNote(path) {
  return `This pull request changes ${path}, and GitHub runs the pull request's version of it: review what it asks of this gate.`;
}

// src/gate/label.ts
function withLabel(report, label) {
  if (label?.unknown === void 0 || report.verdict !== "refused") return report;
  return { ...report, verdict: "error", failure: { fault: "source", message: label.unknown } };
}

// src/gate/removed.ts
var MOST4 = 100;
async function removedContracts(contracts, options, settings, world) {
  const list = world.pullRequest?.basePaths;
  const globs = options.contracts.map(withoutName).filter((line) => world.files.isGlob(line));
  if (list === void 0 || globs.length === 0) return [];
  const here = new Set(contracts.map(({ path }) => path));
  try {
    const gone = world.files.matching(globs, await list(globs.map(placeOf))).filter((path) => !here.has(path));
    const reports = [];
    for (const path of gone.slice(0, MOST4)) {
      const was = await contractOnBase(path, world);
      if (was !== void 0 && !contracts.some((one) => isSame(one, was.contract)))
        reports.push(removedReport({ name: nameOf2(path, was.contract), path }, was, options, settings, world));
    }
    return reports;
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof ConfigError)) throw error;
    const unknown = { name: "contracts", path: globs.join(", ") };
    const why2 = "what the base branch has could not be read, so whether a contract was removed is not known";
    return [{ report: { ...emptyReport(unknown, "base", why2), failure: failure(error) } }];
  }
}
function withoutName(line) {
  return line.replace(/^[^=\\*?{[:]+=/, "");
}
async function contractOnBase(path, world) {
  const base = await world.baseContract?.({ name: contractName(path), path, kind: "plugin" });
  if (base === void 0) return void 0;
  const { contract } = await readContent(base.content);
  return kindNamed(contract.kind) === void 0 || isUnreadable(contract) ? void 0 : { contract, label: base.label };
}
function isSame({ name, ...current }, was) {
  const now = current.state === "read" ? current.reading.contract : void 0;
  return was.facts.name !== void 0 && (was.facts.name === name || was.facts.name === now?.facts.name);
}
function nameOf2(path, { facts }) {
  return facts.name ?? contractName(path);
}
function removedReport(named2, { contract, label }, options, { contracts, acceptances }, world) {
  const own = optionsFor(named2, options, contracts);
  const finding = removedFinding(named2, contract);
  const decision = decide({
    findings: [finding],
    contract: named2.name,
    aliases: [named2.path],
    acceptances,
    ...optional("baseline", contract.facts.version),
    ...optional("today", world.today),
    ...optional("force", forceOf(own, world)),
    policy: own
  });
  const report = {
    ...emptyReport(named2, "base", ""),
    kind: contract.kind,
    verdict: decision.verdict,
    baseline: { state: "found", source: "base", label, ...optional("version", contract.facts.version) },
    findings: decision.findings,
    counts: countsOf(decision.findings, []),
    requiredBump: decision.requiredBump
  };
  return { report, baseline: contract };
}
function removedFinding({ name, path }, { kind, facts }) {
  const what = {
    kind: "contract-removed",
    subject: { type: kindNamed(kind)?.form === "berm" ? "program" : "plugin", name },
    before: path
  };
  return {
    level: "break",
    ...what,
    audience: "callers",
    proof: "structure",
    message: `\`${path}\` is removed, and with it ${kindNamed(kind)?.title ?? "a contract"}${facts.version === void 0 ? "" : ` (${facts.version})`}`,
    remedy: "Keep the file, or accept this when nobody uses it any more.",
    fingerprint: fingerprint(what)
  };
}

// src/gate/run.ts
async function runGate(options, given) {
  const world = withBermd(given, options);
  const settings = await readSettings(options, world);
  const read = await readCurrent(await findContracts(options.contracts, world.files), world);
  const consumers = await consumersOf(options, read, world);
  const known = await withBaseNames(read.contracts, settings, world);
  const strange = nameNotes(options, settings, known, world);
  const checked = [];
  const run = known.flatMap(
    (one) => one.state === "read" ? [{ name: one.name, contract: one.reading.contract }] : []
  );
  for (const current of known) checked.push(await checkOne(current, options, settings, { world, consumers, run }));
  checked.push(...await removedContracts(known, options, settings, world));
  const contracts = checked.map(({ report: report2 }) => withLabel(report2, world.label));
  const workflow = await world.pullRequest?.workflowChanged?.();
  const report = assemble(contracts, {
    ...forceReport(options, world),
    ...world.label !== void 0 && { forceLabel: world.label.label },
    ...rulesReport(options, settings),
    notes: [
      ...settings.notes,
      ...workflow === void 0 ? [] : [workflowNote(workflow)],
      ...forceNotes(options, world),
      ...idleOptions(options),
      ...strange,
      ...passedOverNotes(read),
      ...unheldNotes(consumers),
      ...consumers.notes,
      ...idleNotes(contracts, options, settings, world)
    ]
  });
  return { report, manifests: checked.map(manifestsOf), kept: read.contracts.flatMap(keptOf) };
}
function withBermd(world, { bermdUrl: [url], bermdToken: token }) {
  return url === void 0 ? world : { ...world, bermd: { url, ...token !== void 0 && { token } } };
}
async function checkOne(current, options, { contracts, acceptances }, shared) {
  const { world } = shared;
  try {
    if (current.state === "failed") throw current.error;
    const own = optionsFor(current, options, contracts);
    refuseItself(current, own, world);
    const aliases = [current.path, ...current.baseName === void 0 ? [] : [current.baseName]];
    return await checkContract({ ...shared, current, options: own, acceptances, aliases, force: forceOf(own, world) });
  } catch (error) {
    const said = failure(error);
    if (said.fault === "bug") world.onFault?.(error);
    const why2 = current.state === "failed" ? "the current contract could not be read, so nothing was compared" : "nothing was compared";
    return { report: { ...emptyReport(current, showSpec(options.baseline), why2), failure: said } };
  }
}
async function consumersOf(options, { contracts }, world) {
  const plugins = contracts.flatMap((one) => {
    const json = one.state === "read" && one.reading.contract.kind === "plugin" ? one.reading.contract.json : void 0;
    return json === void 0 ? [] : [{ name: one.name, json }];
  });
  const documents = await findConsumers(options.consumers, world.files);
  const gone = await goneConsumers(options.consumers, documents, world);
  const notes = gone.paths === void 0 ? [`Which documents the base branch has could not be read, so none counts as all: ${gone.why}`] : [];
  return { documents, complete: options.consumersComplete, plugins, gone: gone.paths, notes };
}
function unheldNotes({ documents, plugins }) {
  return documents.length > 0 && plugins.length === 0 ? ["`consumers` names documents, and no contract here is a heddle plugin: nothing was held against them."] : [];
}
function passedOverNotes({ passedOver }) {
  const told2 = passedOver.slice(0, 5).map(({ why: why2 }) => `Passed over: ${why2}`);
  return passedOver.length > 5 ? [...told2, `Passed over: ${passedOver.length - 5} more files that are no contracts.`] : told2;
}
function keptOf(current) {
  return current.state === "read" && current.kept !== void 0 ? [{ name: current.name, content: current.kept }] : [];
}
function idleNotes(contracts, options, { acceptances }, world) {
  const subjects = contracts.filter(({ failure: error, baseline }) => error === void 0 && baseline.state === "found").map(({ name, path, baseline, findings }) => ({
    contract: name,
    aliases: [path],
    ...baseline.state === "found" && baseline.version !== void 0 && { baseline: baseline.version },
    today: world.today ?? /* @__PURE__ */ new Date(),
    fingerprints: new Set(findings.map(({ fingerprint: fingerprint2 }) => fingerprint2))
  }));
  return idleAcceptances(acceptances, subjects, options.acceptFile);
}
function manifestsOf({ report, current, baseline }) {
  const json = (contract) => contract?.json;
  const [now, before] = [json(current), json(baseline)];
  return {
    name: report.name,
    ...now !== void 0 && { current: now },
    ...before !== void 0 && { baseline: before }
  };
}

// src/gate/validate-uses.ts
async function runValidateUses(options, plugins, world) {
  const documents = await findConsumers(options.contracts, world.files, "validate");
  const manifests = await manifestsOf2(plugins, world);
  const contracts = [];
  for (const document of documents) contracts.push(await documentReport(document, manifests, options));
  return assemble(contracts, { notes: [] });
}
async function manifestsOf2(patterns, world) {
  const { contracts } = await readCurrent(await findContracts(patterns, world.files), world);
  return contracts.map((one) => {
    if (one.state === "failed") throw one.error;
    const { contract } = one.reading;
    if (contract.kind !== "plugin" || contract.json === void 0 || isUnreadable(contract))
      throw new ConfigError(`"--with" names ${one.path}, which is no heddle plugin manifest that can be read.`);
    return contract.json;
  });
}
async function documentReport(document, manifests, { grantedCapabilities, discoverTools }) {
  const { path } = document;
  const problems = await problemsOf(document, manifests, { grantedCapabilities, discoverTools });
  return aloneReport(
    { name: path, path, kind: document.kind },
    problems.map((one) => located(one, path))
  );
}
function aloneReport(about, problems) {
  return {
    ...emptyReport(about, "", ""),
    kind: about.kind,
    baseline: { state: "none", source: "", why: "validated on its own" },
    alone: true,
    verdict: problems.some(({ level }) => level === "error") ? "invalid" : "compatible",
    problems,
    counts: countsOf([], problems)
  };
}
function located(problem, path) {
  const { about: _, also: __, ...said } = problem;
  return { ...said, ...placeIn(path, said) };
}
function placeIn(path, { line, column }) {
  if (line === void 0 || isAbsolute(path)) return {};
  return { location: { path, line, ...column !== void 0 && { column } } };
}
function withTogether(reports, contracts, { grantedCapabilities, discoverTools }) {
  const plugins = contracts.flatMap((one, index) => {
    const contract = one.state === "read" ? one.reading.contract : void 0;
    return contract?.kind === "plugin" && contract.json !== void 0 ? [{ index, json: contract.json, text: contract.text ?? "" }] : [];
  });
  const collisions = validateTogether(
    plugins.map(({ json }) => json),
    { grantedCapabilities, discoverTools }
  ).filter(({ rule }) => rule === "use-plugins-collide");
  return reports.map((report, index) => {
    const position = plugins.findIndex((one) => one.index === index);
    const mine = collisions.filter(({ plugin: plugin2 }) => plugin2 === position);
    const places = locate(
      plugins[position]?.text ?? "",
      mine.map(({ pointer: pointer2 }) => pointer2 ?? "")
    );
    return mine.length === 0 ? report : collided(
      report,
      mine.map(({ plugin: _, ...one }) => ({ ...one, ...places.get(one.pointer ?? "") }))
    );
  });
}
function collided(report, found) {
  const problems = [...report.problems, ...found.map((one) => ({ ...one, ...placeIn(report.path, one) }))];
  return { ...report, verdict: "invalid", problems, counts: countsOf([], problems) };
}

// src/gate/validate.ts
async function runValidate(options, world, { together = false } = {}) {
  const read = await readCurrent(await findContracts(options.contracts, world.files), world);
  const contracts = [];
  for (const current of read.contracts) contracts.push(await validateOne(current, options, world));
  const reports = together ? withTogether(contracts, read.contracts, options) : contracts;
  return assemble(reports, { notes: passedOverNotes(read) });
}
async function validateOne(current, options, world) {
  const alone = {
    ...emptyReport(current, "", ""),
    baseline: { state: "none", source: "", why: "validated on its own" },
    alone: true
  };
  if (current.state === "failed") return { ...alone, failure: failure(current.error) };
  const { found, reading } = current;
  const { contract } = reading;
  try {
    const folder = found.state === "file" ? { folder: world.files.folder(found.path) } : {};
    const problems = reading.validate({ ...options, ...folder, baseline: void 0 });
    const placed = await place(current, contract, void 0, { findings: [], problems }, world.files, options);
    const { name: _, ...facts } = contract.facts;
    return {
      ...alone,
      kind: contract.kind,
      verdict: problems.some(({ level }) => level === "error") ? "invalid" : "compatible",
      current: facts,
      problems: placed.problems,
      counts: countsOf([], problems)
    };
  } catch (error) {
    const said = failure(error);
    if (said.fault === "bug") world.onFault?.(error);
    return { ...alone, failure: said };
  }
}

// src/gate/accept.ts
function acceptancesFor(report, { reason: reason2, only, expires }) {
  const several = report.contracts.length > 1;
  const found = report.contracts.flatMap(
    ({ name, baseline, findings }) => findings.filter(({ fingerprint: fingerprint2 }) => only === void 0 || only.includes(fingerprint2)).map(({ fingerprint: fingerprint2, message, blocking, accepted }) => ({
      about: { contract: name, message, fingerprint: fingerprint2 },
      blocking,
      accepted: accepted !== void 0,
      entry: {
        fingerprint: fingerprint2,
        reason: reason2,
        ...baseline.state === "found" && baseline.version !== void 0 && { baseline: baseline.version },
        ...several && { contract: name },
        ...expires !== void 0 && { expires }
      }
    }))
  );
  const entries3 = found.filter(({ blocking }) => blocking);
  const already = only === void 0 ? [] : found.filter(({ accepted, blocking }) => accepted && !blocking);
  const known = new Set([...entries3, ...already].map(({ about }) => about.fingerprint));
  return {
    entries: entries3.map(({ entry, about }) => ({ entry, about })),
    already: already.map(({ about }) => about),
    unknown: (only ?? []).filter((fingerprint2) => !known.has(fingerprint2))
  };
}
function withAcceptances(text2, entries3, path) {
  const root = {};
  if (text2 !== void 0) {
    parseAcceptFile(text2, path);
    const old = parseJson(text2.replace(/^\ufeff/, ""), { dialect: "ecma" }).value;
    if (isObject(old)) for (const [name, value] of Object.entries(old)) setMember(root, name, value);
  }
  const before = root["accept"];
  const kept = (isArray(before) ? before : []).filter((entry) => !entries3.some((fresh) => sameEntry(entry, fresh)));
  setMember(root, "accept", [...kept, ...entries3]);
  return `${jsonText(root, 2)}
`;
}
function sameEntry(entry, fresh) {
  return isObject(entry) && entry["fingerprint"] === fresh.fingerprint && (entry["contract"] ?? fresh.contract) === fresh.contract;
}

// src/platform/programs.ts
import { spawn } from "node:child_process";
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { delimiter, isAbsolute as isAbsolute2, join, parse as parse2, sep } from "node:path";
var NAME2 = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
var ENDINGS = process.platform === "win32" ? [".exe", ".com"] : [""];
function programs(workspace, env) {
  const folders = searchPath(workspace, env);
  return async (name, args, limits) => {
    const file = NAME2.test(name) ? findProgram(name, folders, workspace) : void 0;
    return file === void 0 ? { state: "missing" } : start(file, args, limits, environment(folders, env, limits));
  };
}
function searchPath(workspace, env) {
  const path = env["PATH"] ?? env["Path"] ?? "";
  const folders = path.split(delimiter).flatMap((folder) => {
    const real = isAbsolute2(folder) ? realPath(folder) : void 0;
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
  return new Promise((resolve4) => {
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
      resolve4(how);
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

// src/platform/files.ts
import { lstatSync, realpathSync as realpathSync2 } from "node:fs";
import { resolve, sep as sep2 } from "node:path";
var TEXT_LIMIT2 = 8 * 1024 * 1024;
function leadsOut(path, folder) {
  if (!isWithin2(folder, resolve(folder, path))) return false;
  try {
    return !isWithin2(realpathSync2(folder), realpathSync2(resolve(folder, path)));
  } catch {
    return false;
  }
}
function workspaceFile(path, workspace, limit = TEXT_LIMIT2) {
  if (leadsOut(path, workspace)) return { state: "refused", why: `${path} is a link that leads out of the workspace` };
  return smallFile(resolve(workspace, path), limit, path);
}
function workspaceText(path, workspace, what, limit = TEXT_LIMIT2) {
  const file = workspaceFile(path, workspace, limit);
  switch (file.state) {
    case "read":
      return new TextDecoder().decode(file.bytes);
    case "missing":
      return void 0;
    case "refused":
      throw new ConfigError(`${what} cannot be read: ${file.why}.`);
    default:
      return file;
  }
}
function isWithin2(folder, file) {
  return file === folder || file.startsWith(folder.endsWith(sep2) ? folder : folder + sep2);
}
function isLink(path) {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

// src/platform/workspace.ts
import { realpathSync as realpathSync3 } from "node:fs";
import { stat as stat2 } from "node:fs/promises";
import { basename, dirname, isAbsolute as isAbsolute3, relative, resolve as resolve3 } from "node:path";

// src/platform/file.ts
import { open as open2 } from "node:fs/promises";
async function fileSource(path, label = path) {
  const handle = await open2(path, OPEN_FLAGS).catch((error) => {
    throw openError(label, error);
  });
  try {
    const stat3 = await handle.stat();
    if (stat3.isDirectory()) throw directoryError(label);
    if (!stat3.isFile())
      throw new ConfigError(`${label} is not a regular file (a pipe or a device): give the path of a file.`);
    return openFile(handle, label, stat3);
  } catch (error) {
    await handle.close();
    throw error;
  }
}
function openFile(handle, label, opened) {
  const { size } = opened;
  let closed;
  const close = () => closed ??= handle.close();
  return {
    label,
    size,
    close,
    [Symbol.asyncDispose]: close,
    async unchanged() {
      const now = await handle.stat();
      if (now.size !== size || now.mtimeMs !== opened.mtimeMs) {
        throw new SourceError(
          `${label} changed while it was read. Wait until whatever writes it is done, and run again.`
        );
      }
    },
    async read(offset, length) {
      const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      let filled = 0;
      while (filled < buffer.length) {
        const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, offset + filled).catch((error) => {
          throw new SourceError(`Reading ${label} at byte ${offset + filled} failed: ${reason(error)}.`, {
            cause: error
          });
        });
        if (bytesRead === 0) break;
        filled += bytesRead;
      }
      return buffer.subarray(0, filled);
    }
  };
}
function openError(label, error) {
  switch (systemCode(error)) {
    case "ENOENT":
      return new ConfigError(`${label} does not exist: check the path, and that it is built before this step.`, {
        cause: error
      });
    case "ENOTDIR":
      return new ConfigError(`${label} does not exist: a part of the path is a file, not a directory.`, {
        cause: error
      });
    case "EISDIR":
      return directoryError(label);
    case "EACCES":
    case "EPERM":
      return new SourceError(
        `${label} may not be read: permission denied. Give the user of this run read permission.`,
        { cause: error }
      );
    default:
      return new SourceError(`${label} could not be opened: ${reason(error)}.`, { cause: error });
  }
}
function directoryError(label) {
  return new ConfigError(
    `${label} is a directory, not a file: name the file in it, or use a glob such as ${label.replace(/\/+$/, "")}/*.wasm.`
  );
}
function reason(error) {
  return systemCode(error) ?? (error instanceof Error ? error.message : String(error));
}

// src/platform/glob.ts
import { readdir, realpath, stat } from "node:fs/promises";
import { join as join2, sep as sep3 } from "node:path";

// src/platform/glob-pattern.ts
var LONGEST = 4096;
var MOST_ALTERNATIVES = 256;
var MOST_STARS = 8;
function isGlob(path) {
  return /[*?]|\[[^\]]+\]|\{[^}]*\}|^!/.test(path);
}
function parseGlob(glob) {
  const negated = glob.startsWith("!");
  const bare2 = (negated ? glob.slice(1) : glob).replaceAll("\\", "/").replace(/^(?:\.\/)+/, "");
  if (bare2.length > LONGEST) throw refused(glob, `it has more than ${LONGEST} characters`);
  if (/[@?*+!]\(/.test(glob)) throw refused(glob, 'patterns such as "*(a|b)" are not known here: write "{a,b}"');
  if (bare2.startsWith("/") || /^[A-Za-z]:/.test(bare2)) throw refused(glob, "it must be relative to the workspace");
  return alternatives(bare2, glob).map((one) => {
    const segments = one.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (segments.includes("..")) throw refused(glob, 'it must not lead out of the workspace ("..")');
    if (segments.length === 0) throw refused(glob, "it names nothing");
    const merged2 = segments.filter((segment, index) => segment !== "**" || segments[index - 1] !== "**");
    if (merged2.filter((segment) => segment === "**").length > MOST_STARS)
      throw refused(glob, `it holds "**" more than ${MOST_STARS} times`);
    return { negated, segments: merged2 };
  });
}
function refused(glob, why2) {
  const shown = glob.length > 100 ? `${glob.slice(0, 100)}\u2026` : glob;
  return new ConfigError(`The pattern ${JSON.stringify(shown)} cannot be used: ${why2}.`);
}
function alternatives(pattern, glob) {
  let open3 = [pattern];
  for (; ; ) {
    const next = open3.flatMap((one) => {
      const found = /\{([^{}]*)\}/.exec(one);
      if (found === null) return [one];
      const [whole, inside = ""] = found;
      const [before, behind] = [one.slice(0, found.index), one.slice(found.index + whole.length)];
      return inside.split(",").map((choice) => before + choice + behind);
    });
    if (next.length > MOST_ALTERNATIVES)
      throw refused(glob, `its braces stand for more than ${MOST_ALTERNATIVES} patterns`);
    if (next.every((one, index) => one === open3[index])) return [...new Set(next)];
    open3 = next;
  }
}
function matchesSegment(pattern, name) {
  if (name.startsWith(".") && !pattern.startsWith(".")) return false;
  let [at2, from] = [0, 0];
  let [star, taken] = [-1, 0];
  while (from < name.length) {
    const token = tokenAt(pattern, at2);
    if (pattern[at2] === "*") {
      [star, taken] = [at2, from];
      at2 += 1;
    } else if (token?.takes(name[from] ?? "") === true) {
      at2 += token.length;
      from += 1;
    } else if (star !== -1) {
      taken += 1;
      [at2, from] = [star + 1, taken];
    } else return false;
  }
  while (pattern[at2] === "*") at2 += 1;
  return at2 === pattern.length;
}
function tokenAt(pattern, at2) {
  const letter = pattern[at2];
  if (letter === void 0) return void 0;
  if (letter === "?") return { length: 1, takes: () => true };
  const end = letter === "[" ? pattern.indexOf("]", at2 + 2) : -1;
  if (end === -1) return { length: 1, takes: (one) => one === letter };
  const inside = pattern.slice(at2 + 1, end);
  const not = inside.startsWith("!") || inside.startsWith("^");
  return { length: end + 1 - at2, takes: (one) => inClass(not ? inside.slice(1) : inside, one) !== not };
}
function inClass(inside, letter) {
  for (let at2 = 0; at2 < inside.length; at2 += 1) {
    const [low = "", dash, high] = [inside[at2], inside[at2 + 1], inside[at2 + 2]];
    if (dash === "-" && high !== void 0) {
      if (low <= letter && letter <= high) return true;
      at2 += 2;
    } else if (low === letter) return true;
  }
  return false;
}

// src/platform/glob.ts
var MOST_ENTRIES = 2e5;
var DEEPEST = 64;
var PASSED_OVER = /* @__PURE__ */ new Set(["node_modules", ".git"]);
async function globFiles(patterns, cwd, options = {}) {
  const parsed = patterns.flatMap(parseGlob);
  const root = await realpath(cwd).catch((cause) => {
    throw new ConfigError(`The folder ${cwd}, in which files are looked for, is not there.`, { cause });
  });
  const walk = {
    root,
    passOver: /* @__PURE__ */ new Set([...PASSED_OVER, ...options.passOver ?? []]),
    mostEntries: options.mostEntries ?? MOST_ENTRIES,
    wanted: parsed.filter(({ negated }) => !negated),
    unwanted: parsed.filter(({ negated }) => negated),
    found: /* @__PURE__ */ new Set(),
    entries: 0,
    cut: void 0
  };
  await visit(
    walk,
    "",
    root,
    walk.wanted.map(({ segments }) => segments),
    0
  );
  return { paths: [...walk.found].sort(), ...walk.cut !== void 0 && { cut: walk.cut } };
}
function matchingPaths(patterns, paths) {
  const parsed = patterns.flatMap(parseGlob);
  const matches = (negated, path) => parsed.some((one) => one.negated === negated && matchesPath(one.segments, path.split("/"), PASSED_OVER));
  return paths.filter((path) => matches(false, path) && !matches(true, path));
}
async function visit(walk, path, real, rest, depth) {
  if (rest.length === 0 || walk.cut !== void 0) return;
  if (depth > DEEPEST) {
    walk.cut = `${path} lies more than ${DEEPEST} folders deep`;
    return;
  }
  const entries3 = await readdir(real, { withFileTypes: true }).catch(() => void 0);
  for (const entry of (entries3 ?? []).sort((a, b) => a.name < b.name ? -1 : 1)) {
    walk.entries += 1;
    if (walk.entries > walk.mostEntries) {
      walk.cut = `more than ${walk.mostEntries} files and folders lie there`;
      return;
    }
    await enter(walk, path, real, rest, entry, depth);
  }
}
async function enter(walk, path, real, rest, entry, depth) {
  const { name } = entry;
  const next = advance(rest, name, walk.passOver);
  if (next.length === 0) return;
  const there = await kindOf2(walk, join2(real, name), entry);
  if (there === void 0) return;
  const full = path === "" ? name : `${path}/${name}`;
  if (there.kind === "directory") {
    const behind = entry.isSymbolicLink() ? advance(
      rest.filter(([first]) => first !== "**"),
      name,
      walk.passOver
    ) : next;
    await visit(walk, full, there.real, behind, depth + 1);
  } else if (next.some(isDone) && !walk.unwanted.some(({ segments }) => matchesPath(segments, full.split("/"))))
    walk.found.add(full);
}
function advance(rest, name, passOver) {
  const next = rest.flatMap((segments) => {
    const [first, ...behind] = segments;
    if (first === void 0) return [];
    if (first !== "**") return matchesSegment(first, name) ? [behind] : [];
    const hidden = name.startsWith(".") || passOver.has(name);
    return [...advance([behind], name, passOver), ...hidden ? [] : [segments]];
  });
  return [...new Map(next.map((segments) => [segments.join("/"), segments])).values()];
}
var isDone = (segments) => segments.every((segment) => segment === "**");
function matchesPath(segments, names, passOver = NOTHING) {
  let rest = [segments];
  for (const name of names) rest = advance(rest, name, passOver);
  return rest.some(isDone);
}
var NOTHING = /* @__PURE__ */ new Set();
async function kindOf2({ root }, path, entry) {
  if (entry.isFile()) return { kind: "file", real: path };
  if (entry.isDirectory()) return { kind: "directory", real: path };
  if (!entry.isSymbolicLink()) return void 0;
  try {
    const real = await realpath(path);
    if (real !== root && !real.startsWith(root + sep3)) return void 0;
    const found = await stat(real);
    return found.isFile() ? { kind: "file", real } : found.isDirectory() ? { kind: "directory", real } : void 0;
  } catch {
    return void 0;
  }
}

// src/platform/rust-sources.ts
import { posix, resolve as resolve2 } from "node:path";
var MOST_FILES = 2e4;
var LARGEST_FILE = 1024 * 1024;
var MOST_BYTES2 = 16 * 1024 * 1024;
var MACROS = /\b(?:program|event|Schema)\b/;
var DATABASE = /\bdatabase\s*=/;
var MOST_MIGRATIONS = 1e3;
async function rustSources(globs, cwd) {
  const { paths, cut: unsearched } = await globFiles(globs, cwd, { passOver: ["target"] });
  const files = [];
  let bytes = 0;
  let cut = unsearched ?? (paths.length > MOST_FILES ? `they are more than ${MOST_FILES}` : void 0);
  for (const path of paths.slice(0, MOST_FILES)) {
    const text2 = textOf2(path, cwd);
    if (text2 === void 0 || !MACROS.test(text2)) continue;
    if (bytes + text2.length > MOST_BYTES2) {
      cut ??= `those with berm's macros hold more than ${MOST_BYTES2} bytes`;
      break;
    }
    bytes += text2.length;
    files.push({ path, text: text2 });
  }
  return { files: await withCrates(files, cwd), ...cut !== void 0 && { cut } };
}
function textOf2(path, cwd) {
  const file = workspaceFile(path, cwd, LARGEST_FILE);
  return file.state === "read" ? new TextDecoder().decode(file.bytes) : void 0;
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
async function withCrates(files, cwd) {
  const known = /* @__PURE__ */ new Map();
  const crateOf = (folder) => {
    if (known.has(folder)) return known.get(folder);
    const crate = crateAt(folder, cwd) ?? (folder === "." ? void 0 : crateOf(posix.dirname(folder)));
    known.set(folder, crate);
    return crate;
  };
  const keepers = /* @__PURE__ */ new Set();
  const versioned2 = files.map((file) => {
    const crate = crateOf(posix.dirname(file.path));
    if (crate !== void 0 && DATABASE.test(file.text)) keepers.add(crate.folder);
    return crate === void 0 ? file : { ...file, version: crate.version };
  });
  const migrations2 = await Promise.all([...keepers].map((folder) => migrationsOf(folder, cwd)));
  return [...versioned2, ...migrations2.flat()];
}
function crateAt(folder, cwd) {
  const text2 = textOf2(posix.join(folder, "Cargo.toml"), cwd);
  return text2 === void 0 ? void 0 : { folder, version: packageVersion(text2) };
}
function packageVersion(text2) {
  let inside = false;
  for (const line of text2.split("\n")) {
    const header = /^\s*\[\s*([^\][]*?)\s*\]/.exec(line);
    if (header !== null) inside = header[1] === "package";
    const version = inside ? /^\s*version\s*=\s*"([^"]*)"/.exec(line)?.[1] : void 0;
    if (version !== void 0) return version;
  }
  return "";
}
async function migrationsOf(folder, cwd) {
  const { paths } = await globFiles(["**/*.sql"], resolve2(cwd, folder), { passOver: ["target"] });
  return paths.slice(0, MOST_MIGRATIONS).flatMap((name) => {
    const path = posix.join(folder, name);
    const text2 = textOf2(path, cwd);
    return text2 === void 0 ? [] : [{ path, text: text2 }];
  });
}

// src/platform/workspace.ts
var INPUT_LIMIT = 64 * 1024 * 1024;
function nodeWorkspace(cwd, options = { links: "named" }) {
  const { links, input } = options;
  const directoryAt = pluginDirectories(cwd);
  return {
    shown: (path) => shownPath(resolve3(cwd, path), cwd),
    look: (path) => look(path, cwd, links === "inside"),
    same: (one, other) => realOf(resolve3(cwd, one)) === realOf(resolve3(cwd, other)),
    isGlob,
    glob: async (pattern) => wholly(pattern, await globFiles([pattern], cwd)),
    matching: (patterns, paths) => matchingPaths(
      patterns.map((pattern) => pattern.replaceAll("\\", "/").replace(/^\.\//, "")),
      paths
    ),
    open: (path) => fileSource(allowed(path, cwd, links === "inside"), shownPath(resolve3(cwd, path), cwd)),
    text: (path) => Promise.resolve(workspaceText(path, cwd, `The file ${path}`)),
    folder: (path) => {
      const file = resolve3(cwd, path);
      return { directory: directoryAt(dirname(file)), fileName: basename(file) };
    },
    rust: rustReader(cwd),
    ...input !== void 0 && { input: () => allOf(input) }
  };
}
function wholly(pattern, { paths, cut }) {
  if (cut !== void 0)
    throw new ConfigError(`The pattern "${pattern}" could not be searched to its end, because ${cut}. Narrow it.`);
  return paths;
}
function shownPath(file, cwd) {
  const inside = relative(cwd, file);
  return (inside === "" || inside.startsWith("..") || isAbsolute3(inside) ? file : inside).replaceAll("\\", "/");
}
async function look(path, cwd, strict) {
  const file = resolve3(cwd, path);
  try {
    if (strict && leadsOut(path, cwd)) return { state: "outside" };
    const found = await stat2(file);
    if (found.isDirectory()) return { state: "directory" };
    return { state: found.isFile() ? "file" : "other" };
  } catch (error) {
    return { state: "missing", code: systemCode(error) };
  }
}
function realOf(path) {
  try {
    return realpathSync3(path);
  } catch {
    return path;
  }
}
function allowed(path, cwd, strict) {
  const file = resolve3(cwd, path);
  if (strict && leadsOut(path, cwd))
    throw new ConfigError(`${shownPath(file, cwd)} is a link that leads out of the workspace, so it is not read.`);
  return file;
}
async function allOf(input) {
  const pieces = [];
  let size = 0;
  for await (const piece of input) {
    pieces.push(piece);
    size += piece.length;
    if (size > INPUT_LIMIT) throw new ConfigError("Standard input holds more than 64 MiB, so it is not a contract.");
  }
  return Buffer.concat(pieces);
}

export {
  describe,
  readCurrent,
  optional,
  findContracts,
  isDay,
  runGate,
  withBermd,
  runValidateUses,
  runValidate,
  acceptancesFor,
  withAcceptances,
  programs,
  workspaceText,
  isLink,
  nodeWorkspace
};
