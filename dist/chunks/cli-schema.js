import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  helpText,
  ownValue,
  parseArguments
} from "./cli-arguments.js";
import {
  jsonText,
  painter,
  wrap
} from "./bytes-http-model.js";
import {
  EXIT,
  plain,
  shorten
} from "./core-redact.js";
import {
  faultWords,
  systemCode
} from "./core-system-error.js";
import "./bytes-index.js";
import {
  submitWitnesses,
  workerConfirmer
} from "./platform-confirm-confirm.js";
import {
  PLACE_KINDS,
  confirmedAnswer,
  contains,
  explain
} from "./breaks-berm-compare.js";
import {
  ConfigError,
  ContractError,
  near
} from "./core-errors.js";
import "./platform-confirm-protocol.js";
import "./core-digest.js";
import {
  JsonError,
  isArray,
  isObject,
  member,
  parseJson,
  pointerTokens,
  positionAt,
  setMember
} from "./core-exact-number.js";
import "./empty.js";

// src/cli/schema/file.ts
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
var MAX_DEPTH = 1e4;
async function readSchema(name, io) {
  const [file = "", pointer] = name.split("#", 2);
  const document = parsed(file, await textOf(file, io));
  const found = pointer === void 0 || pointer === "" ? document : schemaAt(document, decodeURI(pointer));
  if (found === void 0)
    throw new ContractError(
      "schema-pointer",
      `"${file}" has nothing at "${pointer ?? ""}". Give a JSON Pointer such as #/components/schemas/Name.`
    );
  if (typeof found !== "boolean" && !isObject(found))
    throw new ContractError("schema-shape", `"${name}" is no JSON Schema: a schema is an object or a boolean.`);
  return found;
}
function parsed(file, text) {
  try {
    return parseJson(text, { maxDepth: MAX_DEPTH, dialect: "json" }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { line, column } = positionAt(text, error.offset);
    throw new ContractError(
      "schema-json",
      `"${file}" is not JSON: ${error.message} (line ${line}, column ${column}).`,
      { line, column, pointer: error.pointer }
    );
  }
}
async function textOf(file, io) {
  const bytes = file === "-" ? await inputBytes(io) : await fileBytes(file, io);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ContractError("schema-json", `"${file}" is not UTF-8 text.`);
  }
}
async function fileBytes(file, io) {
  try {
    return await readFile(resolve(io.cwd, file));
  } catch (error) {
    throw new ConfigError(cannotRead(file, error));
  }
}
function cannotRead(file, error) {
  return `"${file}" ${faultWords(systemCode(error)).replace(/ Is it built.*/, "")}`;
}
async function inputBytes(io) {
  const parts = [];
  for await (const part of io.input ?? []) parts.push(part);
  return Buffer.concat(parts);
}
var ROOT_KEPT = /* @__PURE__ */ new Set(["$schema", "$id", "id", "$defs", "definitions"]);
var SAYS_SOMETHING = /^(type|enum|const|multipleOf|(exclusive)?(Minimum|Maximum|minimum|maximum)|(min|max)[A-Z].*|pattern(Properties)?|format|(prefix|additional|unevaluated)?[iI]tems|contains|uniqueItems|(additional|unevaluated)?[pP]roperties|propertyNames|required|dependen(cies|tRequired|tSchemas)|(all|any|one)Of|not|if|then|else|\$(ref|dynamicRef|recursiveRef|anchor|dynamicAnchor|recursiveAnchor))$/;
function schemaAt(document, pointer) {
  const tokens = pointerTokens(pointer);
  let target = document;
  for (const token of tokens)
    target = isArray(target) ? target[Number(token)] : isObject(target) ? member(target, token) : void 0;
  if (target === void 0 || !isObject(document)) return target;
  const around = Object.fromEntries(
    Object.entries(document).filter(([name]) => ROOT_KEPT.has(name) || !SAYS_SOMETHING.test(name))
  );
  if (Object.hasOwn(around, tokens[0] ?? "")) return { ...around, $ref: `#${encodeURI(pointer)}` };
  if (!isObject(target)) return target;
  const own = { ...around };
  for (const [name, value] of Object.entries(target)) setMember(own, name, value);
  return own;
}

// src/cli/schema/pairs.ts
import { createReadStream } from "node:fs";
import { resolve as resolve2 } from "node:path";
import { Readable } from "node:stream";
var BATCH = 64;
var AHEAD = 24;
var EVERY = 100;
async function answerPairs(file, options, io) {
  const progress = progressOf(io);
  let failed = 0;
  const waiting = [];
  let lines = [];
  const print = async (most) => {
    while (waiting.length > most) {
      const [first] = waiting.splice(0, 1);
      if (first !== void 0) await io.out(printed(first));
    }
  };
  const turn = async () => {
    waiting.push(handOver(lines, options.strict === true));
    lines = [];
    await print(AHEAD);
  };
  for await (const { text, number } of linesOf(file, io)) {
    if (text.trim() === "") continue;
    const line = decide(text, number, options);
    if ("error" in line) failed += 1;
    progress.step(line);
    if (lines.push(line) >= BATCH) await turn();
  }
  await turn();
  await print(0);
  progress.wipe();
  return failed === 0 ? EXIT.passes : EXIT.invalid;
}
function decide(text, number, options) {
  let id;
  try {
    const { value } = parseJson(text, { maxDepth: MAX_DEPTH, dialect: "json" });
    if (!isObject(value)) throw new ContractError("pair", `line ${number} is no object {"id", "writer", "reader"}`);
    id = member(value, "id");
    const pair = pairOf(value, options.draft);
    const begun = performance.now();
    const answer = contains(pair.reader, pair.writer, {
      ...options,
      ...pair.draft !== void 0 && { draft: pair.draft },
      confirm: false
    });
    return { pair, answer, ms: performance.now() - begun };
  } catch (error) {
    if (error instanceof JsonError)
      return { error: `line ${number} is not JSON: ${error.message} (column ${error.offset + 1})` };
    if (error instanceof ContractError) return { ...id !== void 0 && { id }, error: error.message };
    throw error;
  }
}
function pairOf(line, otherwise) {
  const draft = member(line, "draft") ?? otherwise;
  if (draft !== void 0 && !isDraft(draft))
    throw new ContractError("pair-draft", `"draft" must be one of ${Object.keys(DRAFTS).join(", ")}`);
  return { id: member(line, "id") ?? null, reader: schemaOf(line, "reader"), writer: schemaOf(line, "writer"), draft };
}
function schemaOf(line, side) {
  const schema2 = member(line, side);
  if (schema2 === void 0)
    throw new ContractError("pair-schema", `"${side}" is missing: a line is {"id", "writer", "reader", "draft"?}`);
  if (typeof schema2 !== "boolean" && !isObject(schema2))
    throw new ContractError("pair-schema", `"${side}" must be a JSON Schema: an object or a boolean`);
  return schema2;
}
var DRAFTS = {
  "draft-04": true,
  "draft-06": true,
  "draft-07": true,
  "2019-09": true,
  "2020-12": true
};
function isDraft(value) {
  return typeof value === "string" && Object.hasOwn(DRAFTS, value);
}
function handOver(lines, strict) {
  const checks = lines.flatMap(
    (line) => "pair" in line && line.answer.answer === "break" ? [
      {
        reader: line.pair.reader,
        writer: line.pair.writer,
        draft: line.pair.draft ?? "2020-12",
        witness: line.answer.witness,
        strict
      }
    ] : []
  );
  return { lines, verdicts: submitWitnesses(checks) };
}
function printed({ lines, verdicts }) {
  const said = [...verdicts.collect()];
  return lines.map((line) => {
    if ("error" in line) return `${jsonText(line)}
`;
    const answer = line.answer.answer === "break" ? confirmedAnswer(line.answer, said.shift() ?? "unavailable") : line.answer;
    return `${jsonText({ id: line.pair.id, ...answer, ms: Math.round(line.ms * 1e3) / 1e3 })}
`;
  }).join("");
}
async function* linesOf(file, io) {
  const input = file === "-" ? io.input ?? Readable.from([]) : createReadStream(resolve2(io.cwd, file));
  const decoder = new TextDecoder();
  let begun = [];
  let number = 0;
  const take = (text) => {
    number += 1;
    const line = { text: [...begun, text].join(""), number };
    begun = [];
    return line;
  };
  try {
    for await (const piece of input) {
      const [first = "", ...more] = decoder.decode(piece, { stream: true }).split("\n");
      let open = first;
      for (const next of more) {
        yield take(open);
        open = next;
      }
      begun.push(open);
    }
  } catch (error) {
    throw new ConfigError(cannotRead(file, error));
  }
  yield take("");
}
function progressOf(io) {
  const counts = /* @__PURE__ */ new Map();
  let drawn = Date.now();
  let visible = false;
  return {
    step(line) {
      const what = "error" in line ? "unreadable" : line.answer.answer;
      counts.set(what, (counts.get(what) ?? 0) + 1);
      if (!io.progress || Date.now() - drawn < EVERY) return;
      drawn = Date.now();
      visible = true;
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      io.err(`\r\x1B[2K${total} pairs: ${[...counts].map(([name, count]) => `${count} ${name}`).join(", ")}`);
    },
    wipe() {
      if (visible) io.err("\r\x1B[2K");
    }
  };
}

// src/cli/schema/text.ts
var LONGEST = 2e3;
function answerText(answer, places, { colour, width = 100 }) {
  const paint = painter(colour);
  const lines = [
    headline(answer, paint),
    ...places.flatMap((place, index) => ["", ...placeLines(place, index + 1, width, paint)])
  ];
  return `${lines.join("\n")}
`;
}
function headline(answer, paint) {
  switch (answer.answer) {
    case "compatible":
      return `${paint.good("compatible")}: the reader takes every value that the writer may send`;
    case "break":
      return `${paint.bad("break")}: the writer may send what the reader refuses

  ${paint.value(valueText(answer.witness))}`;
    case "undecided":
      return `${paint.warn("undecided")}: ${plain(answer.reason)}`;
    default:
      return answer;
  }
}
function placeLines(place, number, width, paint) {
  const entry = Object.hasOwn(PLACE_KINDS, place.kind) ? PLACE_KINDS[place.kind] : void 0;
  const row = (name, text) => `   ${paint.faint(name.padEnd(8))} ${text}`;
  const side = (name, pointer, says) => row(
    name,
    `${paint.strong(plain(pointer === "" ? "(the whole schema)" : pointer))}${says === void 0 ? "" : `  ${plain(shorten(says, 200))}`}`
  );
  return [
    `${number}. ${place.answer === "break" ? paint.bad(place.kind) : paint.warn(`${place.kind} (undecided)`)}: ${entry?.title ?? ""}`,
    side("reader", place.reader, place.readerSays),
    side("writer", place.writer, place.writerSays),
    ...(place.also ?? []).map((pointer) => row("also", plain(pointer))),
    place.answer === "break" ? row("sent", paint.value(valueText(place.witness))) : row("reason", plain(place.reason)),
    ...entry === void 0 ? [] : wrap(entry.remedy, Math.max(40, width - 12)).map((line, index) => row(index === 0 ? "mend" : "", line))
  ];
}
function valueText(value) {
  return plain(shorten(jsonText(value), LONGEST));
}

// src/cli/schema.ts
var DRAFTS2 = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"];
var FORMATS = ["text", "json"];
var SPEC = {
  command: "schema",
  inputs: [],
  own: {
    pairs: {
      type: "string",
      value: "file",
      meaning: 'Answer many pairs: one line {"id", "writer", "reader", "draft"?} each, one line {"id", "answer", "witness"?, "reason"?, "ms"} back. "-" is standard input.'
    },
    draft: {
      type: "string",
      value: DRAFTS2.join("|"),
      meaning: "The dialect of a schema that does not name its own with $schema. Default: 2020-12."
    },
    strict: {
      type: "boolean",
      meaning: "Plain set reading: the writer may send property names that its schema does not declare."
    },
    budget: {
      type: "string",
      value: "steps",
      meaning: 'Work to do for one pair before the answer is "undecided". The default fits real contracts.'
    },
    format: {
      type: "string",
      short: "f",
      value: FORMATS.join("|"),
      meaning: "Default: text, in colour on a terminal."
    },
    help: { type: "boolean", short: "h", meaning: "Show this help." }
  }
};
var HELP = {
  usage: "schema <writer.json> <reader.json> [options]",
  about: 'Asks whether every value that the writer may send is taken by the reader, for any two JSON Schemas: arguments of a tool (the old schema writes, the new one reads), results (the new one writes, the old one reads), components of two OpenAPI documents. Answers "compatible" (proven), "break" (with a value that proves it and every place that breaks) or "undecided" (with the reason).',
  examples: [
    ["schema old-input.json new-input.json", "Do calls written for the old input still pass?"],
    [
      "schema v2/openapi.json#/components/schemas/User v1/openapi.json#/components/schemas/User",
      "A component of a larger document, by JSON Pointer."
    ],
    ["schema --pairs pairs.jsonl --strict > answers.jsonl", "Many pairs in one process."]
  ],
  after: [
    'Exit codes: 0 compatible \xB7 1 a break, or undecided \xB7 2 a file is not JSON or not a schema \xB7 3 usage. With --pairs: 0 when every line was answered, whatever the answer, and 2 when a line could not be read; that line is answered with {"id"?, "error"}.'
  ]
};
var schema = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const { positionals, own } = parseArguments(args, SPEC);
    const options = {
      ...draftOption(own),
      ...budgetOption(own),
      strict: own.has("strict"),
      confirmer: workerConfirmer
    };
    const pairs = ownValue(own, "pairs");
    if (pairs !== void 0) {
      if (positionals.length > 0)
        throw new ConfigError("--pairs takes the schemas from its lines. Leave the files out.");
      return answerPairs(pairs, options, io);
    }
    return answerOne(positionals, options, formatOf(own), io);
  }
};
async function answerOne(positionals, options, format, io) {
  const [writerName, readerName, ...more] = positionals;
  if (writerName === void 0 || readerName === void 0 || more.length > 0) {
    throw new ConfigError(
      `Give two files: the writer's schema, then the reader's. ${positionals.length} given. See berm-compat schema --help.`
    );
  }
  if (writerName === "-" && readerName === "-")
    throw new ConfigError("Only one of the two schemas can come from standard input.");
  const writer = await readSchema(writerName, io);
  const reader = await readSchema(readerName, io);
  const answer = contains(reader, writer, options);
  const places = answer.answer === "compatible" ? [] : explain(reader, writer, options);
  await io.out(format === "json" ? `${jsonText({ ...answer, places }, 2)}
` : answerText(answer, places, io));
  return answer.answer === "compatible" ? EXIT.passes : EXIT.refused;
}
function draftOption(own) {
  const name = ownValue(own, "draft");
  if (name === void 0) return {};
  const draft = DRAFTS2.find((one) => one === name);
  if (draft !== void 0) return { draft };
  const close = near(name, DRAFTS2);
  throw new ConfigError(
    `There is no draft "${name}".${close === void 0 ? "" : ` Did you mean "${close}"?`} The drafts are: ${DRAFTS2.join(", ")}.`
  );
}
function budgetOption(own) {
  const text = ownValue(own, "budget");
  if (text === void 0) return {};
  const budget = /^[0-9]+$/.test(text) ? Number(text) : 0;
  if (!Number.isSafeInteger(budget) || budget < 1)
    throw new ConfigError(`--budget is "${text}". Give a whole number of steps, 1 or more.`);
  return { budget };
}
function formatOf(own) {
  const name = ownValue(own, "format") ?? "text";
  const format = FORMATS.find((one) => one === name);
  if (format === void 0)
    throw new ConfigError(`There is no format "${name}" here. The formats are: ${FORMATS.join(", ")}.`);
  return format;
}
export {
  schema
};
