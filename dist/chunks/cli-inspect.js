import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  put
} from "./cli-output.js";
import {
  gateOptions,
  terminalWorld
} from "./cli-github.js";
import {
  helpText,
  ownValue,
  parseArguments
} from "./cli-arguments.js";
import {
  describe,
  findContracts,
  readCurrent
} from "./breaks-berm-redeploy.js";
import {
  jsonText,
  painter,
  wrap
} from "./bytes-http-model.js";
import "./cli-bug.js";
import "./gate-version.js";
import {
  EXIT,
  plain,
  shorten
} from "./core-redact.js";
import "./gate-acceptances.js";
import "./core-system-error.js";
import "./bytes-index.js";
import "./breaks-index.js";
import "./platform-confirm-confirm.js";
import {
  isPublic
} from "./breaks-berm-compare.js";
import {
  ConfigError,
  near
} from "./core-errors.js";
import "./platform-confirm-protocol.js";
import "./core-digest.js";
import {
  isArray,
  isObject,
  member
} from "./core-exact-number.js";
import "./empty.js";

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
function descriptionText({ page }, options) {
  switch (page.form) {
    case "program":
      return manifestText(page.manifest, options);
    case "plugin":
      return pluginText(page.json, options);
    case "tools":
      return toolsText(page.json, options);
    default:
      return page;
  }
}
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
function toolsText(list, options) {
  const page = pageOf(options);
  const version = member(list, "version");
  const tools = objects(member(list, "tools")).map((tool) => listedToolLines(tool, page));
  return `${head(options, typeof version === "string" ? version : "", "", page)}

${part("Tools", tools, page)}
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
  const runs = member(tool, "path") === void 0 ? `component ${word(tool, "componentType")}` : `runs ${word(tool, "path")}`;
  return calledLines(tool, [runs, ...member(tool, "shadows") === true ? ["shadows"] : []], page);
}
var HINT_WORDS = {
  readOnlyHint: ["read-only", "writes"],
  destructiveHint: ["may destroy", "destroys nothing"],
  idempotentHint: ["idempotent", "not idempotent"],
  openWorldHint: ["reaches the open world", "stays inside"]
};
function listedToolLines(tool, page) {
  const annotations = member(tool, "annotations");
  const hints = Object.entries(HINT_WORDS).flatMap(([hint, [on, off]]) => {
    const value = isObject(annotations) ? member(annotations, hint) : void 0;
    return typeof value === "boolean" ? [value ? on : off] : [];
  });
  return calledLines(tool, hints, page);
}
function calledLines(tool, marks2, page) {
  const [input, output] = [member(tool, "inputSchema"), member(tool, "outputSchema")];
  const result = output === void 0 ? "" : ` \u2192 ${typeWords(output, 1)}`;
  return entryLines(
    `${word(tool, "name")}(${input === void 0 ? "" : fieldWords(input).join(", ")})${result}`,
    word(tool, "name"),
    word(tool, "description"),
    [...marks2],
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
var FORMATS = ["text", "json"];
var SPEC = {
  command: "inspect",
  inputs: ["bermd-url", "bermd-token"],
  own: {
    format: {
      type: "string",
      short: "f",
      value: FORMATS.join("|"),
      meaning: "A table, or the manifest as JSON with its own field names. Default: text."
    },
    json: { type: "boolean", meaning: "The same as --format json. Integers keep all their digits." },
    output: { type: "string", short: "o", value: "file", meaning: "Write it to this file instead of standard output." },
    help: { type: "boolean", short: "h", meaning: "Show this help." }
  }
};
var HELP = {
  usage: "inspect <contract> [--format text|json]",
  about: "Shows the manifest of a berm image (or its section, its IDL, or a heddle plugin manifest): tools with their types, events, what it reaches for, migrations. A contract is a file, - for standard input, or any source that baseline takes. An image is not compiled and not run; of a large one only the headers and the manifest are read.",
  examples: [
    ["inspect weather.wasm", "As a table."],
    ["inspect weather.wasm --json > weather.json", "As JSON."],
    ["inspect oci:ghcr.io/acme/weather:1.4.0", "What was published, without downloading the image."]
  ],
  after: [
    "Exit codes: 0 it was read \xB7 2 it could not be read, or no host would load it \xB7 3 usage or configuration \xB7 4 a source could not be read."
  ]
};
var inspect = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const { positionals, own, inputs } = parseArguments(args, SPEC);
    const [path, ...more] = positionals;
    if (path === void 0 || more.length > 0)
      throw new ConfigError(
        `Give one contract to inspect; ${positionals.length} are given. See berm-compat inspect --help.`
      );
    const asJson = formatOf(own) === "json";
    const { name, reading } = await read(path, inputs, io);
    const { contract } = reading;
    const text = asJson ? jsonOf(contract) : textOf(contract, name, io, own.has("output"));
    if (text !== void 0) await put(text, ownValue(own, "output"), io);
    const serious = reading.validate({}).filter(({ level }) => level === "error");
    for (const { message } of serious) io.err(`berm-compat: ${plain(message)}
`);
    return serious.length > 0 ? EXIT.invalid : EXIT.passes;
  }
};
function formatOf(own) {
  const given = ownValue(own, "format") ?? (own.has("json") ? "json" : "text");
  const format = FORMATS.find((one) => one === given);
  if (format !== void 0) return format;
  const close = near(given, FORMATS);
  throw new ConfigError(
    `There is no format "${given}" for inspect.${close === void 0 ? "" : ` Did you mean "${close}"?`} The formats are: ${FORMATS.join(", ")}.`
  );
}
async function read(path, inputs, io) {
  const world = await terminalWorld(gateOptions({ inputs, positionals: [path] }, io), io);
  try {
    const { contracts } = await readCurrent(await findContracts([path], world.files), world);
    const [only, ...more] = contracts;
    if (only === void 0 || more.length > 0)
      throw new ConfigError(`"${path}" matches ${contracts.length} contracts. Name one.`);
    if (only.state === "failed") throw only.error;
    return only;
  } finally {
    await world.http.close();
  }
}
function jsonOf({ json }) {
  return json === void 0 ? void 0 : `${jsonText(json, 2)}
`;
}
function textOf(contract, name, io, toFile) {
  const description = describe(contract);
  if (description === void 0) return void 0;
  const { size, digest } = contract.facts;
  return descriptionText(description, {
    name,
    facts: [
      description.title,
      ...description.facts,
      ...size === void 0 ? [] : [`${size} bytes`],
      ...digest === void 0 ? [] : [digest.slice(0, 19)]
    ],
    colour: io.colour && !toFile,
    ...io.width !== void 0 && { width: io.width }
  });
}
export {
  inspect
};
