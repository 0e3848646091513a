import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  put
} from "./cli-output.js";
import {
  helpText,
  ownValue,
  parseArguments
} from "./cli-arguments.js";
import {
  contractJson,
  readContract
} from "./contracts-contract-text.js";
import {
  besideOf,
  contractName,
  jsonText,
  painter,
  wrap
} from "./bytes-http-model.js";
import {
  EXIT,
  plain,
  shorten
} from "./gate-exit-code.js";
import {
  pluginDirectories
} from "./core-locate.js";
import {
  fileSource,
  isPublic
} from "./bytes-index.js";
import {
  ConfigError,
  SourceError
} from "./core-errors.js";
import {
  isArray,
  isObject,
  member
} from "./core-digest.js";
import {
  __callDispose,
  __using
} from "./empty.js";

// src/cli/inspect.ts
import { resolve } from "node:path";

// src/report/type-words.ts
var DEPTH = 4;
var NAMES = 12;
function typeWords(schema, depth = 0) {
  if (schema === void 0 || schema === true) return "any";
  if (schema === false) return "never";
  if (!isObject(schema)) return "\u2026";
  const values = member(schema, "enum");
  if (isArray(values))
    return values.length > NAMES ? `one of ${values.length} values` : values.map((value) => shorten(jsonText(value), 40)).join(" | ");
  if (member(schema, "const") !== void 0) return shorten(jsonText(member(schema, "const")), 40);
  const title = member(schema, "title");
  if (typeof title === "string" && depth > 0) return shorten(title, 60);
  if (depth >= DEPTH) return "\u2026";
  const types = member(schema, "type");
  if (isArray(types))
    return types.slice(0, 7).map((type) => typeWords({ ...schema, type }, depth)).join(" | ");
  return wordsOf(types, schema, depth);
}
function wordsOf(type, schema, depth) {
  switch (type) {
    case "object":
      return objectWords(schema, depth);
    case "array": {
      const items = member(schema, "items");
      return items === void 0 ? "array" : `${bracketed(typeWords(items, depth + 1))}[]`;
    }
    case "integer":
    case "number":
      return `${type}${boundWords(schema)}`;
    case "string":
    case "boolean":
    case "null":
      return type;
    default:
      return isObject(member(schema, "properties")) ? objectWords(schema, depth) : "\u2026";
  }
}
function objectWords(schema, depth) {
  const fields = fieldWords(schema, depth);
  const rest = member(schema, "additionalProperties");
  if (fields.length === 0) return isObject(rest) ? `{[name]: ${typeWords(rest, depth + 1)}}` : "{}";
  return `{${fields.join(", ")}}`;
}
function fieldWords(schema, depth = 0) {
  const properties = isObject(schema) ? member(schema, "properties") : void 0;
  if (!isObject(schema) || !isObject(properties)) return [];
  const required = member(schema, "required");
  const always = new Set(isArray(required) ? required : []);
  const names = Object.keys(properties);
  const shown = names.slice(0, NAMES).map((name) => `${shorten(name, 60)}${always.has(name) ? "" : "?"}: ${typeWords(properties[name], depth + 1)}`);
  return names.length > NAMES ? [...shown, `${names.length - NAMES} more`] : shown;
}
function boundWords(schema) {
  const [low, high] = [member(schema, "minimum"), member(schema, "maximum")];
  return `${low === void 0 ? "" : ` \u2265 ${jsonText(low)}`}${high === void 0 ? "" : ` \u2264 ${jsonText(high)}`}`;
}
function bracketed(words) {
  return words.includes(" | ") || / [≥≤]/.test(words) ? `(${words})` : words;
}

// src/report/manifest-text.ts
function manifestText(manifest, options) {
  const page = pageOf(options);
  const { deps, database, events } = manifest;
  const parts = [
    head(options, manifest.version, manifest.description, page),
    part(
      "Tools",
      manifest.tools.map((tool) => toolLines(tool, manifest, page)),
      page
    ),
    events === void 0 ? faint("  Events, reach and migrations are not known: an IDL does not say them.", page) : part(
      "Events",
      events.map((event) => eventLines(event, page)),
      page
    ),
    deps === void 0 ? "" : part("Reaches for", reachLines(deps, page), page),
    database === void 0 ? "" : part(
      "Migrations, in their order",
      database.migrations.map(
        ({ name, sql }) => `    ${plain(shorten(name, 200))}  ${faint(`${sql.length} characters of SQL`, page)}`
      ),
      page
    )
  ];
  return `${parts.filter((text) => text !== "").join("\n\n")}
`;
}
function pluginText(manifest, options) {
  const page = pageOf(options);
  const version = member(manifest, "version");
  const capabilities = member(manifest, "capabilities");
  const parts = [
    head(options, typeof version === "string" ? version : "", "", page),
    part(
      "Components",
      objects(member(manifest, "components")).map((component) => componentLines(component, page)),
      page
    ),
    part(
      "Tools",
      objects(member(manifest, "tools")).map((tool) => pluginToolLines(tool, page)),
      page
    ),
    part(
      "Files",
      objects(member(manifest, "files")).map(
        (file) => `    ${plain(`${word(file, "path")}${member(file, "dest") === void 0 ? "" : ` \u2192 ${word(file, "dest")}`}`)}`
      ),
      page
    ),
    part(
      "Asks for",
      isArray(capabilities) && capabilities.length > 0 ? [`    ${plain(capabilities.filter((one) => typeof one === "string").join(", "))}`] : [],
      page
    ),
    member(manifest, "discoverTools") === true ? faint("  More tools are discovered at load, which is never done here.", page) : ""
  ];
  return `${parts.filter((text) => text !== "").join("\n\n")}
`;
}
function pageOf({ colour, width }) {
  return { paint: painter(colour ?? false), width: Math.max(40, width ?? 100) };
}
function head({ name, facts }, version, description, page) {
  const title = page.paint.strong(plain([name, version].filter((text) => text !== "").join(" ")));
  const about = description === "" ? [] : wrap(plain(shorten(description, 400)), page.width - 2).map((line) => `  ${line}`);
  return [`${title}  ${faint(facts.join(", "), page)}`, ...about].join("\n");
}
function part(title, entries, page) {
  return entries.length === 0 ? "" : [`  ${page.paint.strong(title)} ${faint(`(${entries.length})`, page)}`, ...entries].join("\n");
}
function faint(text, page) {
  return page.paint.faint(plain(text));
}
function toolLines(tool, manifest, page) {
  const result = tool.returns === void 0 ? "" : ` \u2192 ${typeWords(tool.returns, 1)}`;
  return entryLines(
    `${tool.name}(${fieldWords(tool.parameters).join(", ")})${result}`,
    tool.name,
    tool.description,
    marks(tool, manifest),
    page
  );
}
function marks(tool, manifest) {
  return [
    isPublic(manifest, tool) ? "public" : "internal",
    ...tool.query ? ["query"] : [],
    ...tool.anonymous ? ["anonymous"] : [],
    ...tool.callers === void 0 ? [] : [`${tool.callers} only`],
    ...tool.cron ? ["cron"] : [],
    ...tool.stripe ? ["stripe"] : [],
    ...tool.deprecated ? ["deprecated"] : []
  ];
}
function eventLines(event, page) {
  return entryLines(
    `${event.name} {${fieldWords(event.fields).join(", ")}}`,
    event.name,
    event.description,
    event.deprecated ? ["deprecated"] : [],
    page
  );
}
function entryLines(signature, name, description, words, page) {
  const lines = wrap(plain(signature), page.width - 8).map(
    (line, index) => index === 0 ? `    ${line}` : `        ${line}`
  );
  const shown = plain(name);
  const first = (lines[0] ?? "").replace(shown, () => page.paint.value(shown));
  const about = [words.join(", "), description.split("\n", 1)[0] ?? ""].filter((text) => text !== "").join(" \xB7 ");
  return [
    first,
    ...lines.slice(1),
    ...about === "" ? [] : wrap(plain(shorten(about, 300)), page.width - 8).map((line) => `        ${page.paint.faint(line)}`)
  ].join("\n");
}
function reachLines({ programs, syscalls, secrets }, page) {
  const line = (name, values) => `    ${page.paint.value(plain(name))}${values.length === 0 ? "" : ` ${plain(shorten(values.join(", "), 400))}`}`;
  return [
    ...programs.length === 0 ? [] : [line("programs", programs)],
    ...Object.entries(syscalls).map(([name, reached]) => line(name, reached)),
    ...secrets.length === 0 ? [] : [line("secrets", secrets)]
  ];
}
function componentLines(component, page) {
  const kind = member(component, "kind");
  const ports = (list) => objects(member(component, list)).map((port) => `${word(port, "title")}: ${word(port, "type")}`).join(", ");
  const [inputs, outputs, branches] = [ports("inputs"), ports("outputs"), member(component, "branches")];
  const signature = `${word(component, "componentType")}${inputs === "" && outputs === "" ? "" : `(${inputs})${outputs === "" ? "" : ` \u2192 ${outputs}`}`}`;
  const words = [
    typeof kind === "string" ? kind : "node",
    ...isArray(branches) ? [`branches ${branches.filter((one) => typeof one === "string").join(", ")}`] : []
  ];
  return entryLines(signature, word(component, "componentType"), "", words, page);
}
function pluginToolLines(tool, page) {
  const input = member(tool, "inputSchema");
  const output = member(tool, "outputSchema");
  const runs = member(tool, "path") === void 0 ? `component ${word(tool, "componentType")}` : `runs ${word(tool, "path")}`;
  const result = output === void 0 ? "" : ` \u2192 ${typeWords(output, 1)}`;
  return entryLines(
    `${word(tool, "name")}(${input === void 0 ? "" : fieldWords(input).join(", ")})${result}`,
    word(tool, "name"),
    word(tool, "description"),
    [runs, ...member(tool, "shadows") === true ? ["shadows"] : []],
    page
  );
}
function objects(value) {
  return isArray(value) ? value.filter(isObject) : [];
}
function word(object, name) {
  const value = member(object, name);
  return typeof value === "string" ? shorten(value, 200) : "";
}

// src/cli/inspect.ts
var SPEC = {
  command: "inspect",
  inputs: [],
  own: {
    json: {
      type: "boolean",
      meaning: "The manifest as JSON, with the manifest's own field names. Integers keep all their digits."
    },
    output: { type: "string", short: "o", value: "file", meaning: "Write it to this file instead of standard output." },
    help: { type: "boolean", short: "h", meaning: "Show this help." }
  }
};
var inspect = {
  help: helpText(SPEC, {
    usage: "inspect <contract> [--json]",
    about: "Shows the manifest of a berm image (or its section, its IDL, or a heddle plugin manifest): tools with their types, events, what it reaches for, migrations. An image is not compiled and not run; of a large one only the headers and the manifest are read.",
    examples: [
      ["inspect weather.wasm", "As a table."],
      ["inspect weather.wasm --json > weather.json", "As JSON."]
    ],
    after: ["Exit codes: 0 it was read \xB7 2 it could not be read, or no host would load it \xB7 3 usage or configuration."]
  }),
  async run(args, io) {
    var _stack = [];
    try {
      const { positionals, own } = parseArguments(args, SPEC);
      const [path, ...more] = positionals;
      if (path === void 0 || more.length > 0)
        throw new ConfigError(
          `Give one contract to inspect; ${positionals.length} are given. See berm-compat inspect --help.`
        );
      const source = __using(_stack, await open(path, io), true);
      const { contract, problems } = await readContract(source, {
        beside: besideOf(source.file, { pluginDirectory: pluginDirectories(io.cwd) })
      });
      const text = own.has("json") ? asJson(contract) : asText(contract, path, io, own.has("output"));
      if (text !== void 0) await put(text, ownValue(own, "output"), io);
      const serious = problems.filter(({ level }) => level === "error");
      for (const { message } of serious) io.err(`berm-compat: ${plain(message)}
`);
      return serious.length > 0 ? EXIT.invalid : EXIT.passes;
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  }
};
async function open(path, io) {
  const file = resolve(io.cwd, path);
  try {
    const source = await fileSource(file, path);
    return { ...source, file };
  } catch (error) {
    throw error instanceof SourceError ? new ConfigError(error.message, { cause: error }) : error;
  }
}
function asJson(contract) {
  const json = contractJson(contract);
  return json === void 0 ? void 0 : `${jsonText(json, 2)}
`;
}
var KINDS = {
  image: "berm image",
  section: "berm manifest section",
  idl: "berm IDL",
  plugin: "heddle plugin",
  unknown: "unknown"
};
function asText(contract, path, io, toFile) {
  const { size, digest } = contract.facts;
  const abi = contract.kind !== "plugin" && contract.kind !== "unknown" ? contract.manifest?.abi_version : void 0;
  const options = {
    name: contractName(path),
    facts: [
      KINDS[contract.kind],
      ...abi === void 0 ? [] : [`ABI ${abi}`],
      ...size === void 0 ? [] : [`${size} bytes`],
      ...digest === void 0 ? [] : [digest.slice(0, 19)]
    ],
    colour: io.colour && !toFile,
    ...io.width !== void 0 && { width: io.width }
  };
  switch (contract.kind) {
    case "plugin":
      return contract.json === void 0 ? void 0 : pluginText(contract.json, options);
    case "image":
    case "section":
    case "idl":
      return contract.manifest === void 0 ? void 0 : manifestText(contract.manifest, options);
    case "unknown":
      return void 0;
    default:
      return contract;
  }
}
export {
  inspect
};
