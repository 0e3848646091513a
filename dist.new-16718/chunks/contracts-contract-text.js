import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
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
  JsonError,
  isArray,
  isObject,
  member,
  parseJson
} from "./core-digest.js";

// src/contracts/read-contract.ts
import { createHash } from "node:crypto";

// src/contracts/contract-text.ts
function textKind(text) {
  const first = firstValue(text);
  if (first === void 0) return kindByNames(text);
  if (!isObject(first)) return void 0;
  if (member(first, "abi_version") !== void 0 || member(first, "event") !== void 0) return "section";
  if (looksLikePlugin(first)) return "plugin";
  const tools = member(first, "tools");
  if (isArray(tools) && tools.every((tool) => isObject(tool) && member(tool, "parameters") !== void 0)) {
    return member(first, "name") === void 0 && member(first, "digest") === void 0 ? "section" : "idl";
  }
  return ["name", "version"].some((name) => member(first, name) !== void 0) ? "plugin" : void 0;
}
function firstValue(text) {
  try {
    return parseJson(text.replace(/^\ufeff/, ""), { partial: true, dialect: "ecma", maxDepth: 1e6 }).value;
  } catch (error) {
    if (error instanceof JsonError) return void 0;
    throw error;
  }
}
function kindByNames(text) {
  const names = new Set(
    [
      ...text.slice(0, 1e5).matchAll(
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
function isUnreadable(contract) {
  return contract.kind === "unknown" || (contract.kind === "plugin" ? contract.json === void 0 : contract.manifest === void 0);
}
function manifestOf(contract) {
  return contract.kind === "plugin" || contract.kind === "unknown" ? void 0 : contract.manifest;
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
  const { manifest, problems } = await examineImage(source, hostOptions(options));
  const digest = source.size !== void 0 && source.size <= DIGEST_LIMIT ? { digest: sha256(await readAll(source, source.size)) } : {};
  return {
    contract: {
      kind: "image",
      ...manifest !== void 0 && { manifest },
      facts: { ...digest, ...sizeOf(source), ...versionOf(manifest?.version) }
    },
    problems
  };
}
async function readText(source, options) {
  const bytes = await readAll(source, TEXT_LIMIT);
  const facts = { digest: sha256(bytes), size: bytes.length };
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const kind = /^\s*[[{\ufeff]/.test(text) ? textKind(text) : void 0;
  switch (kind ?? (/\.json$/i.test(source.label) ? "plugin" : void 0)) {
    case "plugin":
      return readPlugin(bytes, facts, options);
    case "section": {
      const { manifest, problems } = examineSection(bytes, hostOptions(options));
      return {
        contract: {
          kind: "section",
          ...manifest !== void 0 && { manifest },
          facts: { ...facts, ...versionOf(manifest?.version) }
        },
        problems
      };
    }
    case "idl": {
      const { manifest, problems } = examineIdl(text);
      return {
        contract: {
          kind: "idl",
          ...manifest !== void 0 && { manifest },
          facts: { ...facts, ...versionOf(manifest?.version) }
        },
        problems
      };
    }
    case void 0:
      return { contract: { kind: "unknown", facts }, problems: [notAContract(source, bytes)] };
  }
}
function readPlugin(bytes, facts, options) {
  const { text, json } = readManifestText(bytes);
  const { grantedCapabilities, submitted, discoverTools, lintsOff, beside } = options;
  const problems = validatePlugin(bytes, {
    ...grantedCapabilities !== void 0 && { grantedCapabilities },
    ...submitted !== void 0 && { submitted },
    ...discoverTools !== void 0 && { discoverTools },
    ...submitted !== true && beside,
    ...lintsOff !== void 0 && { off: lintsOff }
  });
  const version = json === void 0 ? void 0 : member(json, "version");
  return {
    contract: { kind: "plugin", text, ...json !== void 0 && { json }, facts: { ...facts, ...versionOf(version) } },
    problems
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
function hostOptions({ hostAbi, hostSyscalls, baseline }) {
  return {
    ...hostAbi !== void 0 && { hostAbi },
    ...hostSyscalls !== void 0 && { hostSyscalls },
    ...baseline !== void 0 && { baseline }
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
function contractJson(contract) {
  if (contract.kind === "unknown") return void 0;
  if (contract.kind === "plugin") return contract.json;
  const { manifest } = contract;
  return manifest;
}

export {
  loadOptionsOf,
  readContract,
  isUnreadable,
  manifestOf,
  manifestContract,
  readSource,
  contractJson
};
