import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ANY,
  DEFAULT_STEPS,
  FLAG,
  KEYWORDS,
  PLACE_KINDS,
  STEPS,
  TEXTS,
  checkOptions,
  declaredNames,
  draftOf,
  explain,
  inPlace,
  isExhausted,
  isForeign,
  keywordOf,
  mayBeCut,
  pathOf,
  pointersOf,
  propertyOf,
  readDocument,
  subschemas,
  subschemas2
} from "./core-options.js";
import {
  appendedMigrations,
  reachableTools,
  rewrittenMigrations,
  utf8Length
} from "./core-utf8.js";
import {
  ConfigError,
  near
} from "./core-errors.js";
import {
  canonical,
  fingerprint
} from "./core-fingerprint.js";
import {
  sha256
} from "./core-digest.js";
import {
  JsonError,
  ScanError,
  SyntaxKind,
  createScanner,
  isArray,
  isExactNumber,
  isObject,
  member,
  normalNumber,
  parseJson,
  pointer,
  pointerTokens,
  positionAt,
  setMember
} from "./core-exact-number.js";

// src/core/locate.ts
function locate(text3, pointers) {
  const root2 = { members: /* @__PURE__ */ new Map(), start: void 0 };
  const asked = /* @__PURE__ */ new Map();
  for (const pointer2 of pointers) {
    const tokens = pointerTokens(pointer2);
    asked.set(pointer2, tokens);
    plant(root2, tokens);
  }
  walk(text3, root2);
  const starts = new Map([...asked].map(([pointer2, tokens]) => [pointer2, nearestStart(root2, tokens)]));
  const positions = positionsAt(text3, starts.values());
  return new Map(
    [...starts].map(([pointer2, start]) => [pointer2, positions.get(start) ?? { offset: 0, line: 1, column: 1 }])
  );
}
function positionsAt(text3, offsets) {
  const positions = /* @__PURE__ */ new Map();
  let line = 1;
  let start = 0;
  let newline = text3.indexOf("\n");
  for (const offset of [...new Set(offsets)].sort((a, b) => a - b)) {
    while (newline !== -1 && newline < offset) {
      line += 1;
      start = newline + 1;
      newline = text3.indexOf("\n", start);
    }
    positions.set(offset, { offset, line, column: offset - start + 1 });
  }
  return positions;
}
function plant(root2, tokens) {
  let node2 = root2;
  for (const token of tokens) {
    let next = node2.members.get(token);
    if (next === void 0) {
      next = { members: /* @__PURE__ */ new Map(), start: void 0 };
      node2.members.set(token, next);
    }
    node2 = next;
  }
}
function nearestStart(root2, tokens) {
  let node2 = root2;
  let start = root2.start ?? 0;
  for (const token of tokens) {
    node2 = node2.members.get(token);
    if (node2?.start === void 0) break;
    start = node2.start;
  }
  return start;
}
function met(wanted, offset) {
  if (wanted.start !== void 0) {
    const below4 = [...wanted.members.values()];
    for (let node2 = below4.pop(); node2 !== void 0; node2 = below4.pop()) {
      node2.start = void 0;
      below4.push(...node2.members.values());
    }
  }
  wanted.start = offset;
}
function walk(text3, root2) {
  const scanner = createScanner(text3, true);
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
  const parts2 = [
    fault.expected === void 0 ? fault.says : `${fault.says}; expected ${fault.expected}`,
    ...word === void 0 ? [] : [`Did you mean ${JSON.stringify(word)}?`],
    ...fault.mend === void 0 ? [] : [fault.mend]
  ];
  return {
    level: rule.level,
    rule: rule.id,
    message: parts2.map((part) => /[.?!]$/.test(part) ? part : `${part}.`).join(" "),
    pointer: fault.at,
    ...fault.expected === void 0 ? {} : { expected: fault.expected },
    ...fault.received === void 0 ? {} : { received: fault.received }
  };
}

// src/tools/rules/rule.ts
var example = (fields) => ({
  tools: [{ name: "forecast", inputSchema: { type: "object" }, ...fields }]
});
function show(value) {
  if (value === void 0) return "missing";
  const text3 = JSON.stringify(value, (_, inner) => typeof inner === "bigint" ? inner.toString() : inner);
  return text3.length > 80 ? `${text3.slice(0, 79)}\u2026` : text3;
}
function called(json, at3) {
  const name = typeof json === "object" && json !== null && "name" in json ? json.name : void 0;
  return typeof name === "string" ? `Tool ${show(name)}` : `The entry at ${at3}`;
}

// src/tools/rules/text.ts
var TEXT = {
  id: "tools-json",
  level: "error",
  stage: "list",
  title: "The list is JSON",
  text: "A list of tools is one JSON document in UTF-8: what the server answered, without log lines before or behind it.",
  wrong: 'Weather server is listening\n{"tools":[]}',
  right: example({})
};

// src/tools/model.ts
var HINT_DEFAULTS = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true
};
var HINTS = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];

// src/tools/view.ts
function viewOf(root2) {
  if (isArray(root2)) return { root: root2, at: "", list: entries(root2, ""), around: void 0, failed: void 0 };
  if (!isObject(root2)) return { root: root2, at: "", list: void 0, around: void 0, failed: void 0 };
  const [result3, error] = [member(root2, "result"), member(root2, "error")];
  const answered = isObject(result3) && member(root2, "tools") === void 0;
  const around = answered ? result3 : root2;
  const at3 = answered ? "/result/tools" : "/tools";
  const tools3 = member(around, "tools");
  const failed = isObject(error) && tools3 === void 0 ? error : void 0;
  return { root: root2, at: at3, list: isArray(tools3) ? entries(tools3, at3) : void 0, around, failed };
}
function entries(list4, at3) {
  return list4.map((json, index) => ({ at: at3 + pointer(index), json }));
}
function listOf(view) {
  const version2 = view.around === void 0 ? void 0 : member(view.around, "version");
  return {
    tools: (view.list ?? []).flatMap(({ at: at3, json }) => {
      const name = isObject(json) ? member(json, "name") : void 0;
      return isObject(json) && typeof name === "string" ? [toolOf(name, at3, json)] : [];
    }),
    ...typeof version2 === "string" && version2 !== "" && { version: version2 },
    at: view.at
  };
}
function toolOf(name, at3, json) {
  const text3 = (field2) => {
    const value = member(json, field2);
    return typeof value === "string" ? value : void 0;
  };
  const [title, description] = [text3("title"), text3("description")];
  const [inputSchema, outputSchema] = [member(json, "inputSchema"), member(json, "outputSchema")];
  return {
    name,
    at: at3,
    ...title !== void 0 && { title },
    ...description !== void 0 && { description },
    ...inputSchema !== void 0 && { inputSchema },
    // `null` promises nothing.
    ...outputSchema !== void 0 && outputSchema !== null && { outputSchema },
    annotations: annotationsOf(member(json, "annotations")),
    deprecated: member(json, "deprecated") === true
  };
}
function annotationsOf(value) {
  if (!isObject(value)) return HINT_DEFAULTS;
  const said3 = HINTS.flatMap((hint2) => {
    const told = member(value, hint2);
    return typeof told === "boolean" ? [[hint2, told]] : [];
  });
  return { ...HINT_DEFAULTS, ...Object.fromEntries(said3) };
}

// src/tools/read.ts
var MAX_BYTES = 16 * 1024 * 1024;
var NOTHING = { tools: [], at: "" };
function readTools(source) {
  if (source.length > MAX_BYTES)
    return unread(
      "",
      `The list has ${source.length} bytes; at most ${MAX_BYTES} are read. Save the answer to "tools/list" alone.`
    );
  const text3 = typeof source === "string" ? source : decodeUtf8(source);
  if (text3 === void 0) return unread("", "The list is not UTF-8 text. Save it as UTF-8.");
  try {
    const { value } = parseJson(text3.replace(/^\ufeff/, " "), { dialect: "ecma" });
    const view = viewOf(value);
    return { text: text3, json: value, view, list: listOf(view), problems: [] };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    return unread(text3, `The list is not JSON: ${error.message}`, error.offset);
  }
}
function unread(text3, message, offset = 0) {
  const { line, column } = positionAt(text3, offset);
  return { text: text3, list: NOTHING, problems: [{ level: TEXT.level, rule: TEXT.id, message, offset, line, column }] };
}
function decodeUtf8(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
}

// src/tools/rules/annotations.ts
var KNOWN = ["title", ...HINTS];
var types = {
  id: "tools-annotations",
  level: "error",
  stage: "list",
  title: "Annotations are an object of hints that are true or false",
  text: "`annotations` is an object; `readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` in it are booleans. A client that checks the answer drops the whole list for one that is not.",
  wrong: example({ annotations: { readOnlyHint: "yes" } }),
  right: example({ annotations: { readOnlyHint: true } }),
  *check({ list: list4 = [] }) {
    for (const { at: at3, json } of list4) {
      const annotations = isObject(json) ? member(json, "annotations") : void 0;
      if (annotations === void 0) continue;
      if (!isObject(annotations)) {
        yield {
          at: `${at3}/annotations`,
          says: `${called(json, at3)} has "annotations" that are ${show(annotations)}`,
          expected: "an object"
        };
        continue;
      }
      for (const hint2 of HINTS) {
        const value = member(annotations, hint2);
        if (value !== void 0 && typeof value !== "boolean")
          yield {
            at: `${at3}/annotations/${hint2}`,
            says: `${called(json, at3)} has a "${hint2}" that is ${show(value)}`,
            expected: "true or false"
          };
      }
    }
  }
};
var misspelt = {
  id: "tools-annotation-unknown",
  level: "warning",
  stage: "lint",
  title: "An annotation is spelt almost like a hint",
  text: "A hint that no client knows is ignored, and the tool counts as what a tool without hints is: one that may destroy.",
  wrong: example({ annotations: { readonlyHint: true } }),
  right: example({ annotations: { readOnlyHint: true } }),
  *check({ list: list4 = [] }) {
    for (const { at: at3, json } of list4) {
      const annotations = isObject(json) ? member(json, "annotations") : void 0;
      if (!isObject(annotations)) continue;
      for (const name of Object.keys(annotations)) {
        if (KNOWN.includes(name) || near(name, KNOWN) === void 0) continue;
        yield {
          at: `${at3}/annotations`,
          says: `${called(json, at3)} has the annotation ${show(name)}, which no client knows`,
          meant: { word: name, known: KNOWN }
        };
      }
    }
  }
};
var ANNOTATION_RULES = [types, misspelt];

// src/tools/rules/list.ts
var answerFailed = {
  id: "tools-answer-failed",
  level: "error",
  stage: "list",
  title: "The answer is an error, not a list",
  text: "The file holds a JSON-RPC answer with `error` instead of `result`: the server did not say which tools it has.",
  wrong: { jsonrpc: "2.0", id: 1, error: { code: -32601, message: "Method not found" } },
  right: { jsonrpc: "2.0", id: 1, result: example({}) },
  *check({ failed }) {
    if (failed === void 0) return;
    yield {
      at: "/error",
      says: `The server answered with an error: ${show(member(failed, "message"))}`,
      expected: 'an answer with "result"',
      mend: 'Ask it again, and save the answer to "tools/list"'
    };
  }
};
var noList = {
  id: "tools-not-a-list",
  level: "error",
  stage: "list",
  title: "The tools are not in a list",
  text: "A list of tools is what a server answers to `tools/list`: an object with `tools`, the bare list, or the JSON-RPC answer around it.",
  wrong: { tools: { forecast: {} } },
  right: example({}),
  *check({ root: root2, at: at3, list: list4, failed, around }) {
    if (list4 !== void 0 || failed !== void 0) return;
    const value = around === void 0 ? root2 : member(around, "tools");
    yield { at: around === void 0 ? "" : at3, says: `"tools" is ${show(value)}`, expected: "a list of tools" };
  }
};
var page = {
  id: "tools-page",
  level: "error",
  stage: "list",
  title: "The list is one page of several",
  text: "With `nextCursor` a server says that it has more tools than it lists. A page cannot be compared: a tool on the next one would count as removed.",
  wrong: { tools: [{ name: "forecast", inputSchema: { type: "object" } }], nextCursor: "cDI" },
  right: example({}),
  *check({ around, at: at3 }) {
    const cursor = around === void 0 ? void 0 : member(around, "nextCursor");
    if (cursor === void 0 || cursor === null) return;
    yield {
      at: `${at3.replace(/\/tools$/, "")}/nextCursor`,
      says: '"nextCursor" says that there are more tools than these',
      mend: 'Ask for every page, and save all tools in one list without "nextCursor"'
    };
  }
};
var entry = {
  id: "tools-entry",
  level: "error",
  stage: "list",
  title: "An entry is not a tool",
  text: "Each entry is an object with a `name` and an `inputSchema`. A client that checks the answer drops the whole list for one that is not.",
  wrong: { tools: ["forecast"] },
  right: example({}),
  *check({ list: list4 = [] }) {
    for (const { at: at3, json } of list4) {
      if (!isObject(json))
        yield { at: at3, says: `The entry at ${at3} is ${show(json)}`, expected: 'an object with "name" and "inputSchema"' };
    }
  }
};
var LIST_RULES = [answerFailed, noList, page, entry];

// src/tools/rules/names.ts
var NAME = /^[A-Za-z0-9_.-]{1,128}$/;
var HEDDLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
var LONGEST_EVERYWHERE = 64;
function* named({ list: list4 = [] }) {
  for (const { at: at3, json } of list4) {
    const name = isObject(json) ? member(json, "name") : void 0;
    if (typeof name === "string") yield { at: at3, name };
  }
}
var toolName = {
  id: "tools-name",
  level: "error",
  stage: "list",
  title: "A tool\u2019s name is 1 to 128 letters, digits, `_`, `-` or `.`",
  text: "The name is what callers and models write. MCP takes ASCII letters, digits, underscore, hyphen and dot.",
  wrong: example({ name: "get forecast" }),
  right: example({ name: "get_forecast" }),
  *check({ list: list4 = [] }) {
    for (const { at: at3, json } of list4) {
      if (!isObject(json)) continue;
      const name = member(json, "name");
      if (typeof name === "string" && NAME.test(name)) continue;
      yield {
        at: name === void 0 ? at3 : `${at3}/name`,
        says: name === void 0 ? `The entry at ${at3} has no "name"` : `The name at ${at3} is ${show(name)}`,
        expected: '1 to 128 letters, digits, "_", "-" or "."',
        received: show(name)
      };
    }
  }
};
var once = {
  id: "tools-once",
  level: "error",
  stage: "list",
  title: "A tool is listed once",
  text: "Two tools of one name: a call cannot say which it means, and clients keep one of them.",
  wrong: {
    tools: [
      { name: "forecast", inputSchema: { type: "object" } },
      { name: "forecast", inputSchema: { type: "object" } }
    ]
  },
  right: example({}),
  *check(view) {
    const first4 = /* @__PURE__ */ new Map();
    for (const { at: at3, name } of named(view)) {
      const earlier = first4.get(name);
      if (earlier === void 0) first4.set(name, at3);
      else
        yield {
          at: `${at3}/name`,
          says: `Tool ${show(name)} is listed twice: here and at ${earlier}`,
          expected: "a name of its own"
        };
    }
  }
};
var strict = {
  id: "tools-name-strict",
  level: "warning",
  stage: "lint",
  title: "Some clients drop a tool of this name",
  text: "MCP takes it, stricter clients do not: names with a dot, or longer than 64 characters, are dropped or refused by clients that hand them on to a model, and heddle takes letters, digits and underscores only, not beginning with a digit.",
  wrong: example({ name: "weather.forecast" }),
  right: example({ name: "weather_forecast" }),
  *check(view) {
    for (const { at: at3, name } of named(view)) {
      if (!NAME.test(name)) continue;
      const why = strictness(name);
      if (why !== void 0)
        yield {
          at: `${at3}/name`,
          says: `Tool ${show(name)} ${why}`,
          expected: `a name matching ${HEDDLE.source}, at most ${LONGEST_EVERYWHERE} characters`
        };
    }
  }
};
function strictness(name) {
  if (name.length > LONGEST_EVERYWHERE)
    return `has ${name.length} characters; some clients take at most ${LONGEST_EVERYWHERE}`;
  if (name.includes(".")) return "has a dot; some clients drop such a tool";
  return HEDDLE.test(name) ? void 0 : "is not a name that heddle takes";
}
var texts = {
  id: "tools-text",
  level: "error",
  stage: "list",
  title: "Titles and descriptions are texts",
  text: "`title` and `description` are strings where they are given. A client that checks the answer drops the whole list for one that is not.",
  wrong: example({ description: null }),
  right: example({ description: "The forecast of a place" }),
  *check({ list: list4 = [] }) {
    for (const { at: at3, json } of list4) {
      if (!isObject(json)) continue;
      for (const field2 of ["title", "description"]) {
        const value = member(json, field2);
        if (value === void 0 || typeof value === "string") continue;
        yield {
          at: `${at3}/${field2}`,
          says: `${called(json, at3)} has a "${field2}" that is ${show(value)}`,
          expected: "a string"
        };
      }
    }
  }
};
var NAME_RULES = [toolName, once, texts, strict];

// src/tools/rules/schemas.ts
var FIELDS = ["inputSchema", "outputSchema"];
function* declared({ list: list4 = [] }) {
  for (const { at: at3, json } of list4) {
    if (!isObject(json)) continue;
    for (const field2 of FIELDS) {
      const schema = member(json, field2);
      if (isObject(schema)) yield { at: `${at3}/${field2}`, who: `${called(json, at3)}: "${field2}"`, schema };
    }
  }
}
var objectSchema = {
  id: "tools-schema",
  level: "error",
  stage: "list",
  title: "Schemas are object schemas",
  text: '`inputSchema` is there, and it and `outputSchema` are JSON Schemas with `"type": "object"`: arguments and structured results are always objects. A client that checks the answer drops the whole list for one that is not.',
  wrong: example({ inputSchema: { type: "string" } }),
  right: example({ inputSchema: { type: "object", properties: {} } }),
  *check({ list: list4 = [] }) {
    for (const { at: at3, json } of list4) {
      if (!isObject(json)) continue;
      for (const field2 of FIELDS) {
        const schema = member(json, field2);
        if (schema === void 0 && field2 === "outputSchema") continue;
        if (isObject(schema) && member(schema, "type") === "object") continue;
        const type2 = isObject(schema) ? member(schema, "type") : schema;
        const says = isObject(schema) ? `has an "${field2}" whose "type" is ${show(type2)}` : `has an "${field2}" that is ${show(schema)}`;
        yield {
          at: schema === void 0 ? at3 : `${at3}/${field2}`,
          says: `${called(json, at3)} ${says}`,
          expected: 'a schema with "type": "object"'
        };
      }
    }
  }
};
var parts = {
  id: "tools-schema-parts",
  level: "error",
  stage: "list",
  title: "`properties` is an object and `required` a list of names",
  text: "MCP itself says what these two are. Clients that check it drop the whole list where one is `null` or something else, as some libraries write for a tool without arguments.",
  wrong: example({ inputSchema: { type: "object", properties: null } }),
  right: example({ inputSchema: { type: "object" } }),
  *check(view) {
    for (const { at: at3, who, schema } of declared(view)) {
      const [properties, required4] = [member(schema, "properties"), member(schema, "required")];
      if (properties !== void 0 && !isObject(properties))
        yield {
          at: `${at3}/properties`,
          says: `${who} has "properties" that are ${show(properties)}`,
          expected: "an object, or nothing"
        };
      if (required4 !== void 0 && !(isArray(required4) && required4.every((name) => typeof name === "string")))
        yield {
          at: `${at3}/required`,
          says: `${who} has "required" that is ${show(required4)}`,
          expected: "a list of names, or nothing"
        };
    }
  }
};
var undeclaredRequired = {
  id: "tools-required-undeclared",
  level: "warning",
  stage: "lint",
  title: "A required name is not declared",
  text: "A name in `required` that `properties` does not have: models send only what is declared, so every call is refused. Mostly a name that was mistyped or renamed in one of the two places.",
  wrong: example({ inputSchema: { type: "object", properties: { place: {} }, required: ["plaec"] } }),
  right: example({ inputSchema: { type: "object", properties: { place: {} }, required: ["place"] } }),
  *check(view) {
    for (const { at: at3, who, schema } of declared(view)) {
      const [properties, required4] = [member(schema, "properties"), member(schema, "required")];
      if (!isObject(properties) || !isArray(required4)) continue;
      for (const [index, name] of required4.entries()) {
        if (typeof name !== "string" || Object.hasOwn(properties, name)) continue;
        yield {
          at: `${at3}/required/${index}`,
          says: `${who} requires ${show(name)}, which "properties" does not declare`,
          meant: { word: name, known: Object.keys(properties) }
        };
      }
    }
  }
};
var OLDER = {
  items: isArray,
  additionalItems: (value) => value !== true,
  dependencies: isObject
};
var dialect = {
  id: "tools-schema-dialect",
  level: "warning",
  stage: "lint",
  title: "A keyword of draft-07 without `$schema`",
  text: "MCP reads a schema that does not say its dialect as JSON Schema 2020-12, where a list under `items`, `additionalItems` and `dependencies` mean nothing. What they should constrain, clients differ about.",
  wrong: example({
    inputSchema: { type: "object", properties: { at: { items: [{ type: "number" }, { type: "number" }] } } }
  }),
  right: example({
    inputSchema: { type: "object", properties: { at: { prefixItems: [{ type: "number" }, { type: "number" }] } } }
  }),
  *check(view) {
    for (const { at: at3, who, schema } of declared(view)) {
      if (member(schema, "$schema") !== void 0) continue;
      for (const { keyword: keyword4, place: place2 } of olderKeywords(schema, at3))
        yield {
          at: place2,
          says: `${who} has "${keyword4}" as draft-07 writes it, and no "$schema"`,
          mend: 'Write it as 2020-12 does, or add "$schema"'
        };
    }
  }
};
var DEEPEST = 200;
function* olderKeywords(schema, at3, depth2 = 0) {
  if (depth2 > DEEPEST) return;
  if (isArray(schema)) {
    for (const [index, inner] of schema.entries()) yield* olderKeywords(inner, `${at3}/${index}`, depth2 + 1);
  } else if (isObject(schema)) {
    for (const [name, value] of Object.entries(schema)) {
      const place2 = `${at3}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      const inNames = /\/(?:properties|patternProperties|\$defs|definitions)$/.test(at3);
      if (!inNames && OLDER[name]?.(value) === true) yield { keyword: name, place: place2 };
      if (inNames || !VALUES.has(name)) yield* olderKeywords(value, place2, depth2 + 1);
    }
  }
}
var VALUES = /* @__PURE__ */ new Set(["const", "enum", "default", "examples"]);
var SCHEMA_RULES = [objectSchema, parts, undeclaredRequired, dialect];

// src/tools/rules/index.ts
var RULES = [...LIST_RULES, ...NAME_RULES, ...SCHEMA_RULES, ...ANNOTATION_RULES];

// src/tools/validate.ts
var MOST_PER_RULE = 100;
function validateTools(text3, options = {}) {
  const read = readTools(text3);
  const { view } = read;
  if (view === void 0) return [...read.problems];
  const off = new Set(options.off ?? []);
  const problems = RULES.filter(({ id, level: level2 }) => level2 === "error" || !off.has(id)).flatMap(
    (rule) => [...first(rule.check(view), MOST_PER_RULE)].map((fault) => problemOf(rule, fault))
  );
  const places = locate(
    read.text,
    problems.map(({ pointer: pointer2 = "" }) => pointer2)
  );
  return problems.map((problem2) => {
    const place2 = places.get(problem2.pointer ?? "");
    return place2 === void 0 ? problem2 : { ...problem2, line: place2.line, column: place2.column };
  }).sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
function* first(all, most) {
  let count = 0;
  for (const one2 of all) {
    if (count === most) return;
    count += 1;
    yield one2;
  }
}

// src/tools/looks-like.ts
function looksLikeTools(json) {
  if (isArray(json)) return json.some(isTool);
  if (!isObject(json)) return false;
  if (member(json, "jsonrpc") !== void 0) return true;
  const [name, version2, tools3] = [member(json, "name"), member(json, "version"), member(json, "tools")];
  if (name !== void 0 && version2 !== void 0) return false;
  return isArray(tools3) && (tools3.length === 0 || tools3.some(isTool) || member(json, "nextCursor") !== void 0);
}
function isTool(entry2) {
  if (!isObject(entry2) || typeof member(entry2, "name") !== "string") return false;
  if (member(entry2, "inputSchema") === void 0) return false;
  return member(entry2, "path") === void 0 && member(entry2, "componentType") === void 0;
}

// src/tools/rules/catalogue.ts
var TOOLS_RULES = [TEXT, ...RULES];

// src/core/equal.ts
function equalJson(a, b) {
  const open = [[a, b]];
  for (let pair = open.pop(); pair !== void 0; pair = open.pop()) {
    const [left, right2] = pair;
    if (left === right2) continue;
    if (!isContainer(left) || !isContainer(right2)) {
      if (!sameNumber(left, right2)) return false;
      continue;
    }
    const [mine, theirs] = [entries2(left), entries2(right2)];
    if (Array.isArray(left) !== Array.isArray(right2) || mine.size !== theirs.size) return false;
    for (const [name, value] of mine) {
      if (!theirs.has(name)) return false;
      open.push([value, theirs.get(name)]);
    }
  }
  return true;
}
function isContainer(value) {
  return typeof value === "object" && value !== null && !isExactNumber(value);
}
function entries2(value) {
  return new Map(Object.entries(value));
}
function sameNumber(a, b) {
  if (isExactNumber(a) && isExactNumber(b)) return normalNumber(a.literal) === normalNumber(b.literal);
  if (typeof a === "bigint" && typeof b === "number") return Number.isInteger(b) && BigInt(b) === a;
  return typeof a === "number" && typeof b === "bigint" && sameNumber(b, a);
}
var DEEPEST2 = 500;
function identical(a, b, depth2 = 0) {
  if (a === b) return true;
  if (isExactNumber(a)) return isExactNumber(b) && a.literal === b.literal;
  if (!isContainer(a) || !isContainer(b) || depth2 > DEEPEST2) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at3) => identical(item, b[at3], depth2 + 1));
  }
  if (Array.isArray(b)) return false;
  const [mine, theirs] = [Object.keys(a), Object.keys(b)];
  if (mine.length !== theirs.length) return false;
  return mine.every(
    (name, at3) => name === theirs[at3] && identical(Reflect.get(a, name), Reflect.get(b, name), depth2 + 1)
  );
}

// src/breaks/engine/bare.ts
var SAYS_NOTHING = /* @__PURE__ */ new Set([
  "title",
  "description",
  "examples",
  "default",
  "$comment",
  "deprecated"
]);
var SETS = /* @__PURE__ */ new Set(["required", "enum", "type"]);
var DEEPEST3 = 60;
function bareSchema(schema, depth2 = 0) {
  if (depth2 > DEEPEST3) return null;
  if (isArray(schema)) return schema.map((item) => bareSchema(item, depth2 + 1));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (SAYS_NOTHING.has(name) && !isObject(value)) return [];
      const inner = bareSchema(value, depth2 + 1);
      const sorted2 = SETS.has(name) && isArray(inner) ? [...inner].sort((a, b) => order(a, b)) : inner;
      return [[name, sorted2]];
    })
  );
}
function order(a, b) {
  const [left, right2] = [JSON.stringify(a, bigints), JSON.stringify(b, bigints)];
  return left < right2 ? -1 : left > right2 ? 1 : 0;
}
function bigints(_name, value) {
  return typeof value === "bigint" ? value.toString() : value;
}

// src/breaks/direction.ts
var OLD_WRITES = { reader: "current", writer: "old" };
var OLD_READS = { reader: "old", writer: "current" };
var DIRECTIONS = {
  arguments: OLD_WRITES,
  configuration: OLD_WRITES,
  result: OLD_READS,
  data: OLD_READS
};
var NAMED = {
  "newly-required": { taken: "argument-newly-required", written: "field-no-longer-always-present" },
  "negative-refused": { taken: "became-unsigned", written: "became-signed" },
  "strings-narrowed": { taken: "fewer-strings-taken", written: "more-strings-written" },
  "names-refused": { taken: "argument-refused", written: "field-refused" }
};
function kindOf(place2, part) {
  if (!isNamed(place2)) return place2;
  return DIRECTIONS[part].reader === "current" ? NAMED[place2].taken : NAMED[place2].written;
}
function isNamed(place2) {
  return Object.hasOwn(NAMED, place2);
}

// src/breaks/text.ts
var SHORT = 80;
function quote(text3) {
  return `\`${plain(text3, 120)}\``;
}
function plain(text3, longest2 = 300) {
  const cut = text3.length > longest2 ? `${text3.slice(0, longest2 - 1)}\u2026` : text3;
  return cut.replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, escapeUnit);
}
function escapeUnit(text3) {
  return Array.from({ length: text3.length }, (_, at3) => `\\u${text3.charCodeAt(at3).toString(16).padStart(4, "0")}`).join(
    ""
  );
}
function short(value) {
  if (typeof value === "string") return clip(value);
  const out = [];
  write(value, out, { left: SHORT, depth: 0 });
  return clip(out.join(""));
}
function clip(text3) {
  return text3.length > SHORT ? `${text3.slice(0, SHORT - 1).toWellFormed()}\u2026` : text3;
}
function write(value, out, budget) {
  if (budget.left < 0 || budget.depth > 16) return void out.push("\u2026");
  const put = (text3) => {
    out.push(text3);
    budget.left -= text3.length;
  };
  budget.depth += 1;
  if (isArray(value)) {
    put("[");
    for (const [at3, item] of value.entries()) {
      if (budget.left < 0) break;
      if (at3 > 0) put(",");
      write(item, out, budget);
    }
    put("]");
  } else if (isObject(value)) {
    put("{");
    for (const [at3, name] of Object.keys(value).entries()) {
      if (budget.left < 0) break;
      put(`${at3 > 0 ? "," : ""}${JSON.stringify(name.slice(0, SHORT))}:`);
      write(member(value, name) ?? null, out, budget);
    }
    put("}");
  } else if (typeof value === "string") put(JSON.stringify(value.slice(0, SHORT)));
  else put(String(value));
  budget.depth -= 1;
}

// src/breaks/engine/schema-at.ts
function schemaAt(schema, pointer2) {
  const step = (value, token) => {
    if (isArray(value)) return value[Number(token)];
    return isObject(value) ? member(value, token) : void 0;
  };
  return pointerTokens(pointer2).reduce(step, schema) ?? null;
}
function requiringPointer(pointer2) {
  return pointer2.replace(/\/[^/]*\/[^/]*$/, "");
}

// src/breaks/engine/narrowed.ts
function placeChange(pair, place2) {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  const taken = DIRECTIONS[part].reader === "current";
  const { readerSays, writerSays } = said(place2);
  const [was, is] = taken ? [writerSays, readerSays] : [readerSays, writerSays];
  return {
    kind: place2.answer === "break" ? kindOf(place2.kind, part) : "undecided",
    subject,
    audience,
    baseline: oldAt + (taken ? place2.writer : place2.reader),
    current: currentAt + (taken ? place2.reader : place2.writer),
    ...hits !== void 0 && { hits },
    ...shows !== void 0 && { shows },
    identity: identityOf(pair, place2),
    ...was !== void 0 && { was },
    ...is !== void 0 && { is },
    ...place2.also !== void 0 && { also: place2.also.map((at3) => (taken ? currentAt : oldAt) + at3) },
    ...shownOf(pair, place2),
    ...place2.answer === "undecided" && { reason: plain(place2.reason), cause: { ...place2.cause } }
  };
}
function shownOf({ part }, place2) {
  return {
    place: { part, path: place2.path },
    narrowed: place2.kind,
    ...place2.kind === "names-refused" && refusal(place2, DIRECTIONS[part].reader === "current"),
    ...place2.more !== void 0 && { more: place2.more.length },
    ...isUndeclared(place2) && { undeclared: true },
    ...place2.difference !== void 0 && { difference: place2.difference },
    ...place2.answer === "break" && {
      witness: { value: place2.witness, ...place2.at !== void 0 && { at: place2.at } }
    }
  };
}
function isUndeclared({ kind, name, writer }) {
  const [holder, last] = pointerTokens(writer).slice(-2);
  return kind === "newly-required" && (holder !== "properties" || last !== name);
}
function refusal({ name }, taken) {
  const [accepted, rejected] = [`${name ?? "other names"}: accepted`, `${name ?? "other names"}: rejected`];
  return {
    ...name === void 0 && { names: true },
    ...taken ? { before: accepted, after: rejected } : { before: rejected, after: `${name ?? "other names"}: written` }
  };
}
function said({ kind, name, reader, writer, readerSays, writerSays }) {
  if (kind === "newly-required" && name !== void 0)
    return { readerSays: `${name}: ${readerSays ?? ""}`, writerSays: `${name}: ${writerSays ?? ""}` };
  const around = kind === "type-changed" && pointerTokens(writer).length < pointerTokens(reader).length;
  return { readerSays, writerSays: around ? void 0 : writerSays };
}
function identityOf(pair, at3) {
  const { kind, name, reader, writer, readerSays = "", writerSays = "" } = at3;
  const place2 = kind === "newly-required" && name !== void 0 ? `${requiringPointer(reader)} .${name}` : reader;
  if (!mayBeCut(readerSays) && !mayBeCut(writerSays)) return place2;
  const sides2 = DIRECTIONS[pair.part];
  const schemas = [schemaAt(pair[sides2.reader], reader), schemaAt(pair[sides2.writer], writer)];
  return `${place2} ${sha256(canonical(schemas))}`;
}

// src/schema/explain/common.ts
var MOST = 2e3;
var DEEPEST4 = 40;
function commonPlaces(old, current) {
  const [before, after] = [openSide(old), openSide(current)];
  const found2 = [];
  const seen = /* @__PURE__ */ new Set();
  const open = [{ steps: [], old: [before.root], current: [after.root] }];
  for (let next = open.pop(); next !== void 0 && found2.length < MOST; next = open.pop()) {
    const key = [next.old, next.current].map((spots) => spots.map(({ pointer: pointer2 }) => pointer2).join(" ")).join(" | ");
    if (seen.has(key) || next.steps.length > DEEPEST4) continue;
    seen.add(key);
    const [was, is] = [before.said(next.old), after.said(next.current)];
    found2.push({ path: pathOf(next.steps), old: was, current: is });
    open.push(...below(next.steps, was, is, before.document, after.document).reverse());
  }
  return found2;
}
function openSide(schema) {
  const document = readDocument(schema, "2020-12");
  const pointers = pointersOf(schema);
  return {
    document,
    root: { ...document.root, pointer: "" },
    said: (spots) => ({
      all: inPlace(spots, document, pointers),
      own: inPlace(spots, document, pointers, ["allOf"])
    })
  };
}
function below(steps, was, is, before, after) {
  const known3 = new Set(declaredNames(is.all));
  const names4 = declaredNames(was.all).filter((name) => known3.has(name));
  const properties = names4.map((name) => ({
    steps: [...steps, { is: "name", name }],
    old: propertyOf(was.all, name, before),
    current: propertyOf(is.all, name, after)
  }));
  const inner = (keyword4, step) => {
    const [old, current] = [subschemas2(was.all, keyword4, before), subschemas2(is.all, keyword4, after)];
    return old.length === 0 || current.length === 0 ? [] : [{ steps: [...steps, step], old, current }];
  };
  return [
    ...properties,
    ...tuples(steps, was, is, before, after),
    ...inner("items", { is: "items" }),
    ...inner("additionalProperties", { is: "names" })
  ];
}
function tuples(steps, was, is, before, after) {
  const length = Math.min(longest(was), longest(is));
  return Array.from({ length }, (_, index) => ({
    steps: [...steps, { is: "item", index }],
    old: subschemas2(was.all, "prefixItems", before, index),
    current: subschemas2(is.all, "prefixItems", after, index)
  })).filter(({ old, current }) => old.length > 0 && current.length > 0);
}
function longest({ all }) {
  return Math.max(
    0,
    ...all.map(({ schema }) => {
      const list4 = isObject(schema) ? member(schema, "prefixItems") : void 0;
      return isArray(list4) ? Math.min(list4.length, 50) : 0;
    })
  );
}

// src/breaks/diff.ts
function diff(old, current) {
  const answers = firstByName(current);
  const known3 = firstByName(old);
  const removed3 = [];
  const persisted = [];
  old.forEach((value, index) => {
    const answer = answers.get(value.name);
    if (answer === void 0) removed3.push({ value, index });
    else persisted.push({ old: { value, index }, current: answer });
  });
  const added = [...answers.values()].filter((entry2) => !known3.has(entry2.value.name));
  return { added, removed: removed3, persisted };
}
function firstByName(list4) {
  const first4 = /* @__PURE__ */ new Map();
  list4.forEach((value, index) => {
    if (!first4.has(value.name)) first4.set(value.name, { value, index });
  });
  return first4;
}
var MOST2 = 200;
function renames({ removed: removed3, added }, equal) {
  const found2 = /* @__PURE__ */ new Map();
  const left = new Set(added.slice(0, MOST2));
  const gone = removed3.slice(0, MOST2).map(({ value }) => value);
  const claim = (choose) => {
    for (const value of gone) {
      if (found2.has(value)) continue;
      const to = choose(value, [...left]);
      if (to === void 0) continue;
      found2.set(value, to);
      left.delete(to);
    }
  };
  claim((value, among) => among.find(({ value: other }) => skeleton(other.name) === skeleton(value.name)));
  claim((value, among) => {
    const same = among.filter((entry2) => equal(value, entry2.value));
    const name = near(
      value.name,
      same.map((entry2) => entry2.value.name)
    );
    return same.find((entry2) => entry2.value.name === name) ?? (same.length === 1 ? same[0] : void 0);
  });
  return found2;
}
function skeleton(name) {
  return Array.from(
    name.slice(0, 200).normalize("NFKD").replaceAll(/[\p{M}\p{Cf}\s_.-]/gu, "")
  ).map((letter) => LOOK_ALIKE.get(letter) ?? letter.toLowerCase()).map((letter) => LOOK_ALIKE.get(letter) ?? letter).join("");
}
var LOOK_ALIKE = new Map(
  [
    ..."\u0430a\u0441c\u0435e\u0456i\u0458j\u043Eo\u0440p\u0455s\u0445x\u0443y\u0501d\u04BBh\u04CFl".matchAll(/../gu),
    ..."\u03B1a\u03BFo\u03C1p\u03BDv\u03B9i\u03BAk\u03C4t\u03C5u".matchAll(/../gu),
    ..."\u0131i".matchAll(/../gu)
  ].map(([pair]) => [pair.charAt(0), pair.charAt(1)])
);

// src/breaks/engine/text-diff.ts
var LONGEST = 60;
function differingWords(was, is) {
  const [before, after] = [words(was), words(is)];
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  const gone = show2(before.slice(start, before.length - end));
  const fresh = show2(after.slice(start, after.length - end));
  if (gone === "" && fresh === "") return "only in white space";
  if (gone === "") return `${fresh} added`;
  if (fresh === "") return `${gone} removed`;
  return `${gone} became ${fresh}`;
}
function words(text3) {
  return text3.split(/\s+/u).filter((word) => word !== "");
}
function show2(list4) {
  if (list4.length === 0) return "";
  const text3 = list4.join(" ");
  return quote(text3.length > LONGEST ? `${text3.slice(0, LONGEST - 1).toWellFormed()}\u2026` : text3);
}

// src/breaks/engine/notices.ts
function schemaNotices(pair) {
  const taken = DIRECTIONS[pair.part].reader === "current";
  return commonPlaces(pair.old, pair.current).flatMap(
    (place2) => RULES2.flatMap((rule) => rule(place2, taken)).map((seen) => noticed(pair, place2, seen))
  );
}
var names = ({ old, current, path }, taken) => {
  const [before, after] = [declaredNames(old.all), declaredNames(current.all)];
  const [known3, knows] = [new Set(before), new Set(after)];
  const added = after.filter((name) => !known3.has(name));
  const removed3 = before.filter((name) => !knows.has(name));
  const to = renamed(added, removed3, old, current);
  const isNew = after.length > 0 && !isMap(old) && (before.length > 0 || path === "" || saysObject(old));
  const isGone = before.length > 0 && !isMap(current) && ignoresOthers(current);
  return [
    ...(isNew ? added : []).filter((name) => !(taken && requires(current, name))).map((name) => ({ kind: taken ? "argument-added" : "field-added", name })),
    ...(isGone ? removed3 : []).filter((name) => taken || !requires(old, name)).map((name) => {
      const renamedTo = to.get(name);
      const kind = taken ? "argument-no-longer-read" : "field-no-longer-written";
      return { kind, name, ...renamedTo !== void 0 && { renamedTo } };
    })
  ];
};
var enums = ({ old, current }, taken) => {
  const [before, after] = [listed(old), listed(current)];
  if (before === void 0 || after === void 0) return [];
  const values3 = taken ? without(after, before) : without(before, after);
  if (values3.length === 0) return [];
  const about = values3.map((value) => typeof value === "string" ? value : JSON.stringify(value)).join(", ");
  return [taken ? { kind: "enum-value-added", is: values3, about } : { kind: "enum-value-removed", was: values3, about }];
};
var deprecation = ({ old, current }) => {
  const [was, is] = [old, current].map(({ own: own2 }) => own2.some(({ schema }) => keyword(schema, "deprecated") === true));
  return was === is ? [] : [{ kind: is === true ? "deprecated" : "no-longer-deprecated" }];
};
var defaults = ({ old, current }) => {
  const [was, is] = [first2(old, "default"), first2(current, "default")];
  if (was === void 0 ? is === void 0 : is !== void 0 && equalJson(was, is)) return [];
  return [{ kind: "default-changed", ...was !== void 0 && { was }, ...is !== void 0 && { is } }];
};
var descriptions = ({ old, current }) => {
  const [was, is] = [first2(old, "description") ?? "", first2(current, "description") ?? ""];
  if (typeof was !== "string" || typeof is !== "string" || was === is) return [];
  return [{ kind: "description-changed", was, is, reason: differingWords(was, is) }];
};
var closing = ({ old, current }) => {
  const closes = isClosed(current) && !isClosed(old) && !isMap(old) && declaredNames(old.all).length > 0;
  return closes ? [{ kind: "schema-closed" }] : [];
};
var RULES2 = [names, enums, deprecation, defaults, descriptions, closing];
function noticed(pair, place2, { name, ...seen }) {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  const path = name === void 0 ? place2.path : `${place2.path}${place2.path === "" ? "" : "."}${name}`;
  const [declared2, declares2] = [at(place2.old, name), at(place2.current, name)];
  return {
    subject,
    audience,
    baseline: oldAt + declared2.pointer,
    current: currentAt + declares2.pointer,
    ...hits !== void 0 && { hits },
    ...shows !== void 0 && { shows },
    ...name !== void 0 && (declared2.itself ? { was: name } : { is: name }),
    ...seen,
    place: { part, path }
  };
}
function at({ all }, name) {
  const holder = name === void 0 ? void 0 : all.find((spot) => declaredNames([spot]).includes(name));
  if (holder === void 0 || name === void 0) return { pointer: all[0]?.pointer ?? "", itself: false };
  return { pointer: `${holder.pointer}/properties/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`, itself: true };
}
function renamed(added, removed3, old, current) {
  const entries3 = (list4, side) => list4.map((name, index) => ({ value: { name, shape: shapeOf(side, name) }, index }));
  const found2 = renames(
    { removed: entries3(removed3, old), added: entries3(added, current) },
    (gone, fresh) => equalJson(gone.shape, fresh.shape)
  );
  return new Map([...found2].map(([gone, to]) => [gone.name, to.value.name]));
}
function shapeOf({ all }, name) {
  const holder = all.find((spot) => declaredNames([spot]).includes(name));
  return bareSchema(keyword(keyword(holder?.schema, "properties"), name) ?? null);
}
function keyword(schema, name) {
  return isObject(schema) && Object.hasOwn(schema, name) ? schema[name] : void 0;
}
function first2({ own: own2 }, name) {
  return own2.map(({ schema }) => keyword(schema, name)).find((value) => value !== void 0);
}
function some({ all }, test) {
  return all.some(test);
}
function isMap(side) {
  const open = ({ schema }) => isObject(keyword(schema, "additionalProperties")) || isObject(keyword(schema, "patternProperties"));
  return declaredNames(side.all).length === 0 && some(side, open);
}
function saysObject(side) {
  return some(side, ({ schema }) => keyword(schema, "type") === "object");
}
function ignoresOthers(side) {
  return !some(side, ({ schema }) => {
    const others = keyword(schema, "additionalProperties");
    return others !== void 0 && others !== true || keyword(schema, "unevaluatedProperties") !== void 0;
  });
}
function isClosed({ own: own2 }) {
  return own2.some(
    ({ schema }) => keyword(schema, "additionalProperties") === false || keyword(schema, "unevaluatedProperties") === false
  );
}
function requires(side, name) {
  return some(side, ({ schema }) => {
    const required4 = keyword(schema, "required");
    return isArray(required4) && required4.includes(name);
  });
}
function listed({ all }) {
  const lists = all.flatMap(({ schema }) => {
    const list4 = keyword(schema, "enum");
    const one2 = keyword(schema, "const");
    return [...isArray(list4) ? [list4] : [], ...one2 === void 0 ? [] : [[one2]]];
  });
  return lists.length === 0 ? void 0 : lists.flat();
}
function without(list4, other) {
  const known3 = new Set(other);
  const fresh = list4.filter((value) => (typeof value !== "object" || value === null) && !known3.has(value));
  return [...new Set(fresh)].sort();
}

// src/breaks/engine/one-cause.ts
var TELLING = 60;
function oneCause(pair, changes) {
  const shapes = /* @__PURE__ */ new Map();
  const shapeAt = (schema, pointer2, root2) => {
    const at3 = schemaAt(schema, (pointer2 ?? root2).slice(root2.length));
    const known3 = shapes.get(at3);
    if (known3 !== void 0) return known3;
    const shape = canonical(bareSchema(at3));
    shapes.set(at3, shape);
    return shape;
  };
  const found2 = /* @__PURE__ */ new Map();
  for (const change of changes) {
    const [before, after] = [
      shapeAt(pair.old, change.baseline, pair.oldAt),
      shapeAt(pair.current, change.current, pair.currentAt)
    ];
    const key = keyOf(change, before, after);
    const first4 = found2.get(key);
    found2.set(key, first4 === void 0 ? change : together(first4, change));
  }
  return [...found2.values()];
}
function keyOf(change, before, after) {
  const { kind, reason, was, is, place: place2, names: names4 } = change;
  if (kind === "undecided") return `${kind} ${reason ?? ""}`;
  const telling = Math.min(before.length, after.length) > TELLING;
  return canonical([
    kind,
    was ?? null,
    is ?? null,
    names4 ?? false,
    telling ? "" : lastName(place2?.path ?? ""),
    before,
    after
  ]);
}
function lastName(path) {
  return /[^.]*$/.exec(path)?.[0] ?? "";
}
function together(first4, other) {
  const also = [
    ...first4.also ?? [],
    ...[other.current ?? other.baseline].filter((at3) => at3 !== void 0),
    ...other.also ?? []
  ];
  return {
    ...first4,
    also: [...new Set(also)],
    more: (first4.more ?? 0) + 1 + (other.more ?? 0)
  };
}

// src/breaks/words.ts
function wordsFor(change, shown2) {
  const { place: place2, witness, renamedTo, about } = change;
  return {
    subject: subjectWords(change.subject),
    place: place2 === void 0 ? subjectWords(change.subject) : placeWords(place2),
    about: about === void 0 ? "it" : quote(about),
    was: said2(shown2.before),
    is: said2(shown2.after),
    taken: place2?.part === "arguments" || place2?.part === "configuration",
    kind: change.kind,
    narrowed: change.narrowed,
    difference: change.difference,
    value: witness === void 0 ? void 0 : failing(witness.value, witness.at ?? ""),
    names: change.names === true,
    reason: change.reason ?? "",
    renamedTo: renamedTo === void 0 ? void 0 : quote(renamedTo),
    deprecated: change.deprecated === true
  };
}
var SAID_PLAINLY = /* @__PURE__ */ new Set(["any string", "any value", "anything", "nothing"]);
function said2(text3) {
  if (text3 === void 0) return "nothing";
  return SAID_PLAINLY.has(text3) ? text3 : quote(text3);
}
function subjectWords(subject) {
  return subject.type === "program" || subject.type === "plugin" ? `the ${subject.type}` : `${subject.type} ${quote(subject.name)}`;
}
var WHOLE = {
  arguments: "the arguments",
  result: "the result",
  data: "the event\u2019s data",
  configuration: "the configuration"
};
function placeWords({ part, path }) {
  if (path === "") return WHOLE[part];
  return part === "result" ? `result ${quote(path)}` : part === "configuration" ? `configuration ${quote(path)}` : quote(path);
}
function failing(witness, at3) {
  const value = pointerTokens(at3).reduce(
    (inner, token) => isArray(inner) ? inner[Number(token)] : isObject(inner) ? member(inner, token) : void 0,
    witness
  );
  return quote(typeof value === "string" ? JSON.stringify(value.slice(0, 60)) : short(value ?? witness));
}
function listed2(values3, most = 4) {
  const few = values3.slice(0, most).map((value) => quote(short(value)));
  const more = values3.length - few.length;
  if (more > 0) return `${few.join(", ")} and ${more} more`;
  return few.length < 2 ? few.join("") : `${few.slice(0, -1).join(", ")} or ${few.at(-1) ?? ""}`;
}
function either(names4) {
  return names4.length < 2 ? names4.join("") : `${names4.slice(0, -1).join(", ")} or ${names4.at(-1) ?? ""}`;
}

// src/breaks/kinds/clauses.ts
var KEEP = "Write only what the old schema promised here.";
var byValue = {
  message: ({ taken, place: place2, value }) => value === void 0 ? `${place2} ${taken ? "accepts less" : "may now be something else"}` : taken ? `${place2} no longer accepts ${value}` : `${place2} may now be ${value}`,
  remedy: ({ taken, value }) => taken ? value === void 0 ? "Accept again what was accepted." : `Accept ${value} again.` : KEEP
};
var byKeyword = {
  message: (words2) => {
    const { difference, place: place2, taken } = words2;
    if (difference?.is !== "keywords" || difference.keywords.length === 0) return byValue.message(words2);
    return `${place2} ${difference.keywords.map((one2) => keywordWords(one2, taken)).join(" and ")}`;
  },
  remedy: ({ difference, taken }) => {
    const [first4] = difference?.is === "keywords" ? difference.keywords : [];
    if (first4 === void 0) return taken ? "Accept again what was accepted." : KEEP;
    const old = taken ? first4.writer : first4.reader;
    if (old !== void 0) return `Restore \`${first4.keyword}\` to ${quote(short(old))}.`;
    return `Remove \`${first4.keyword}\`.`;
  }
};
var NOUNS = {
  minimum: "minimum",
  maximum: "maximum",
  exclusiveMinimum: "exclusive minimum",
  exclusiveMaximum: "exclusive maximum",
  minLength: "minimum length",
  maxLength: "maximum length",
  minItems: "minimum number of items",
  maxItems: "maximum number of items",
  minProperties: "minimum number of fields",
  maxProperties: "maximum number of fields",
  minContains: "minimum number of matching items",
  maxContains: "maximum number of matching items",
  multipleOf: "step",
  pattern: "pattern",
  contains: "required item"
};
function keywordWords({ keyword: keyword4, reader, writer }, taken) {
  const noun = NOUNS[keyword4] ?? keyword4;
  const [was, is] = taken ? [writer, reader] : [reader, writer];
  const article = /^[aeiou]/.test(noun) ? "an" : "a";
  if (was === void 0) return `now has ${article} ${noun} of ${quote(short(is ?? null))}`;
  if (is === void 0) return `no longer has ${article} ${noun} of ${quote(short(was))}`;
  return `${noun} changed from ${quote(short(was))} to ${quote(short(is))}`;
}
var values = {
  message: (words2) => {
    const { difference, place: place2, taken } = words2;
    if (difference?.is !== "values") return byValue.message(words2);
    const { any, reader, refused } = difference;
    if (any && taken && reader.length > 0) return `${place2} now accepts only ${listed2(reader)}`;
    if (taken) return `${place2} no longer accepts ${listed2(refused)}`;
    if (any && refused.length === 0) return `${place2} may now be anything but was ${listed2(reader)}`;
    return `${place2} may now be ${listed2(refused)}`;
  },
  remedy: (words2) => {
    const { difference, taken } = words2;
    if (difference?.is !== "values") return byValue.remedy(words2);
    const { any, reader, refused } = difference;
    if (taken) return any || refused.length === 0 ? "Accept other values again." : `Accept ${listed2(refused)} again.`;
    return `Write only ${listed2(reader)} here, and put new values in a new field.`;
  }
};
var CLAUSES = {
  "newly-required": {
    message: ({ taken, place: place2 }) => `${place2} ${taken ? "is now required" : "may now be missing"}`,
    remedy: ({ taken, place: place2 }) => taken ? `Keep ${place2} optional, with a default for who leaves it out.` : `Write ${place2} always, and keep it required.`
  },
  "type-changed": {
    message: (words2) => {
      const { difference, place: place2, taken } = words2;
      if (difference?.is !== "types") return byValue.message(words2);
      const { reader, writer, refused } = difference;
      const [was, is] = taken ? [writer, reader] : [reader, writer];
      if (writer.length === 0) return taken ? `${place2} is now only ${either(reader)}` : `${place2} may now be anything`;
      if (refused.length < writer.length && refused.length > 0)
        return taken ? `${place2} no longer accepts ${either(refused)}` : `${place2} may now be ${either(refused)}`;
      if (was.length === 0 || is.length === 0) return byValue.message(words2);
      return `${place2} changed from ${either(was)} to ${either(is)}`;
    },
    remedy: ({ difference, taken }) => {
      if (difference?.is !== "types") return taken ? "Accept the old type as well." : KEEP;
      const { reader, refused } = difference;
      if (taken) return refused.length === 0 ? "Accept the other types again." : `Accept ${either(refused)} as well.`;
      return reader.length === 0 ? KEEP : `Write only ${either(reader)} here.`;
    }
  },
  "negative-refused": {
    message: ({ taken, place: place2 }) => taken ? `${place2} no longer accepts negative numbers` : `${place2} may now be negative`,
    remedy: ({ taken }) => taken ? "Accept negative numbers again." : "Write no negative number here."
  },
  "bounds-narrowed": byKeyword,
  "multiple-changed": byKeyword,
  "length-narrowed": byKeyword,
  "pattern-changed": byKeyword,
  "count-narrowed": byKeyword,
  "property-count-narrowed": byKeyword,
  "contains-narrowed": byKeyword,
  "strings-narrowed": values,
  "values-narrowed": values,
  "names-refused": {
    message: ({ taken, place: whole, names: names4 }) => {
      const place2 = whole.replace(/\.\*`$/, "`");
      if (taken)
        return names4 ? `unknown names in ${place2} are now rejected` : `${place2} used to be accepted and is now rejected`;
      return names4 ? `${place2} may have fields that old readers reject` : `${place2} is a field that old readers reject`;
    },
    remedy: ({ taken, place: place2, names: names4 }) => taken ? names4 ? "Accept unknown names again." : `Declare ${place2}, or accept unknown names.` : "Write only the fields that the old schema declares."
  },
  "dependency-added": {
    message: (words2) => {
      const { difference, place: place2, taken } = words2;
      if (difference?.is !== "needs") return byValue.message(words2);
      const needs = listed2(difference.needs).replace(/ or (?=`[^`]*`$)/, " and ");
      return taken ? `${quote(difference.name)} in ${place2} now needs ${needs}` : `${quote(difference.name)} in ${place2} may now come without ${needs}`;
    },
    remedy: ({ taken }) => taken ? "Accept it alone again." : "Write them together."
  },
  "items-refused": {
    message: ({ taken, place: place2 }) => {
      const list4 = place2.replace(/\[\]`$/, "`");
      return taken ? `${list4} no longer accepts further items` : `${list4} may now have more items`;
    },
    remedy: ({ taken }) => taken ? "Accept further items again." : "Write no more items than before."
  },
  "unique-items-required": {
    message: ({ taken, place: place2 }) => taken ? `${place2} no longer accepts duplicate items` : `${place2} may now have duplicate items`,
    remedy: ({ taken }) => taken ? "Accept duplicates, and remove them yourself." : "Write each item once."
  },
  "combination-narrowed": {
    message: (words2) => {
      const { difference, place: place2, taken } = words2;
      if (difference?.is !== "alternatives") return byValue.message(words2);
      const refused = listed2(difference.refused);
      return taken ? `${place2} no longer accepts ${refused}` : `${place2} may now be ${refused}`;
    },
    remedy: (words2) => {
      const { difference, taken } = words2;
      if (difference?.is !== "alternatives") return byValue.remedy(words2);
      return taken ? `Accept ${listed2(difference.refused)} again.` : KEEP;
    }
  },
  "nothing-taken": byValue,
  "schema-narrowed": byValue
};
var BY_RULE = {
  message: ({ place: place2, was, is }) => was === is ? `${place2} is spelled differently: no failing value is known, but berm rejects the redeploy` : `${place2} changed from ${was} to ${is}: no failing value is known, but berm rejects the redeploy`,
  remedy: () => "Spell it as before."
};
function clauseOf({ narrowed: narrowed2 }) {
  return CLAUSES[narrowed2 ?? "schema-narrowed"];
}

// src/breaks/engine/widened.ts
function widenedChange(pair, place2) {
  const { subject, audience, part, oldAt, currentAt, hits, shows } = pair;
  const taken = DIRECTIONS[part].reader === "current";
  const [baseline, current] = taken ? [place2.reader, place2.writer] : [place2.writer, place2.reader];
  const [was, is] = taken ? [place2.readerSays, place2.writerSays] : [place2.writerSays, place2.readerSays];
  return {
    kind: taken ? "accepts-more" : "promises-more",
    subject,
    audience,
    baseline: oldAt + baseline,
    current: currentAt + current,
    ...hits !== void 0 && { hits },
    ...shows !== void 0 && { shows },
    ...was !== void 0 && { was },
    ...is !== void 0 && { is },
    identity: `${place2.kind} ${place2.path}`,
    place: { part, path: place2.path },
    reason: taken ? accepts(place2) : promises(place2)
  };
}
function accepts({ kind, difference }) {
  if (kind === "newly-required") return "is now optional";
  switch (difference?.is) {
    case "types":
      return difference.refused.length === 0 ? "now accepts other types" : `now also accepts ${either(difference.refused)}`;
    case "values":
      return difference.any || difference.refused.length === 0 ? "now accepts other values" : `now accepts ${listed2(difference.refused)}`;
    case "keywords":
      return difference.keywords.map((one2) => keywordWords(one2, false)).join(" and ") || "accepts more than before";
    case "alternatives":
      return `now accepts ${listed2(difference.refused)}`;
    default:
      return kind === "names-refused" ? "no longer rejects unknown names" : "accepts more than before";
  }
}
function promises({ kind, difference }) {
  if (kind === "newly-required") return "is now always present";
  switch (difference?.is) {
    case "types":
      return difference.refused.length === 0 ? "has fewer types" : `is no longer ${either(difference.refused)}`;
    case "values":
      return difference.any || difference.refused.length === 0 ? "has fewer values" : `is no longer ${listed2(difference.refused)}`;
    case "keywords":
      return difference.keywords.map((one2) => keywordWords(one2, true)).join(" and ") || "is promised more narrowly";
    case "alternatives":
      return `is no longer ${listed2(difference.refused)}`;
    default:
      return "is promised more narrowly";
  }
}

// src/breaks/engine/compare.ts
var byEngine = (pair, places) => places.map((place2) => placeChange(pair, place2));
function compareSchemas(engine, pair, breaking = byEngine) {
  if (identical(pair.old, pair.current)) return [];
  const narrower = oneCause(pair, withoutGone(breaking(pair, engine.narrowed(pair))));
  const told = new Set(narrower.map(({ place: place2 }) => place2?.path ?? ""));
  const whole = new Set(narrower.filter(isOfAll).map(({ place: place2 }) => place2?.path ?? ""));
  const seen = schemaNotices(pair).filter(
    (notice) => (!told.has(notice.place?.path ?? "") || isText(notice)) && !within(notice.place?.path ?? "", whole) && !(notice.kind === "schema-closed" && narrower.some((change) => change.narrowed === "names-refused"))
  );
  const paths = /* @__PURE__ */ new Set([...told, ...seen.filter((notice) => !isText(notice)).map(({ place: place2 }) => place2?.path ?? "")]);
  const wider = engine.widened(pair).filter(({ answer, path }) => answer === "break" && !paths.has(path) && !within(path, told)).map((place2) => widenedChange(pair, place2));
  const notices = oneCause(pair, [...seen, ...wider]);
  if (narrower.length > 0 || notices.length > 0) return [...narrower, ...notices];
  return equalJson(bareSchema(pair.old), bareSchema(pair.current)) ? [] : [respelled(pair)];
}
function withoutGone(changes) {
  const gone = new Set(changes.filter(({ undeclared }) => undeclared === true).map(({ place: place2 }) => place2?.path ?? ""));
  if (gone.size === 0) return changes;
  return changes.filter(
    ({ undeclared, place: place2 }) => undeclared === true || !(gone.has(place2?.path ?? "") || within(place2?.path ?? "", gone))
  );
}
function isOfAll({ narrowed: narrowed2 }) {
  return narrowed2 === "type-changed" || narrowed2 === "schema-narrowed" || narrowed2 === "combination-narrowed";
}
function isText({ kind }) {
  return kind === "description-changed" || kind === "default-changed" || kind === "deprecated" || kind === "no-longer-deprecated";
}
function within(path, told) {
  return [...told].some((outer) => outer !== "" && (path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)));
}
function respelled({ subject, audience, part, oldAt, currentAt, hits, shows }) {
  return {
    kind: "respelled",
    subject,
    audience,
    baseline: oldAt,
    current: currentAt,
    ...hits !== void 0 && { hits },
    ...shows !== void 0 && { shows },
    place: { part, path: "" }
  };
}

// src/breaks/engine/shared-budget.ts
var LEAST_STEPS = 1e3;
function sharedBudget(explain2, { budget = DEFAULT_STEPS, confirmer } = {}) {
  let steps = budget;
  return (reader, writer, options) => {
    const places = explain2(reader, writer, {
      ...options,
      budget: steps,
      ...confirmer !== void 0 && { confirmer }
    });
    if (places.some(exhausted)) steps = Math.min(steps, Math.max(LEAST_STEPS, Math.floor(steps / 2)));
    return places;
  };
}
function exhausted(place2) {
  return place2.answer === "undecided" && isExhausted(place2.cause);
}

// src/breaks/engine/open.ts
var ENGINE_OPTIONS = {
  strict: FLAG,
  budget: STEPS,
  confirmer: ANY
};
function openEngine(options) {
  const ask = sharedBudget(explain, options);
  const strict2 = options.strict === true;
  return {
    narrowed: (pair) => {
      const { reader, writer } = DIRECTIONS[pair.part];
      return ask(pair[reader], pair[writer], { strict: strict2, ...readingOf(pair) });
    },
    widened: (pair) => {
      const { reader, writer } = DIRECTIONS[pair.part];
      return ask(pair[writer], pair[reader], { strict: strict2, ...readingOf(pair), confirm: false });
    }
  };
}
function readingOf({ part }) {
  return part === "arguments" ? { toolArguments: true } : {};
}

// src/breaks/shown.ts
function shown(change) {
  const before = change.before ?? (change.was === void 0 ? void 0 : short(change.was));
  const after = change.after ?? (change.is === void 0 ? void 0 : short(change.is));
  const told = change.difference === void 0 ? void 0 : tellApart(change.difference, change.place?.part);
  if (told !== void 0 && told.before !== told.after) return told;
  return {
    ...before !== void 0 && before !== after && { before },
    ...after !== void 0 && before !== after && { after }
  };
}
function tellApart(difference, part) {
  const said3 = sidesOf(difference);
  if (said3 === void 0) return void 0;
  const taken = part === "arguments" || part === "configuration";
  return taken ? { before: said3.writer, after: said3.reader } : { before: said3.reader, after: said3.writer };
}
function sidesOf(difference) {
  switch (difference.is) {
    case "types":
      return { reader: types2(difference.reader), writer: types2(difference.writer) };
    case "values":
      return values2(difference);
    case "keywords":
      return {
        reader: difference.keywords.map(({ keyword: keyword4, reader }) => keywordText(keyword4, reader)).join(", "),
        writer: difference.keywords.map(({ keyword: keyword4, writer }) => keywordText(keyword4, writer)).join(", ")
      };
    case "alternatives":
      return { reader: `not ${difference.refused.join(" or ")}`, writer: difference.refused.join(" or ") };
    case "needs":
      return {
        reader: `${difference.name} needs ${difference.needs.join(", ")}`,
        writer: `${difference.name} alone`
      };
  }
}
function types2(names4) {
  return names4.length === 0 ? "anything" : either(names4);
}
var LONGEST2 = 70;
var LISTED = 20;
function values2({ reader, refused, any }) {
  const known3 = list(reader);
  if (any && refused.length === 0) return { reader: known3, writer: "any other value" };
  const all = [...reader, ...refused].map(short).join(" or ");
  if (all.length <= LONGEST2) return { reader: known3, writer: all };
  const extra = list(refused);
  return { reader: `not ${extra}`, writer: `\u2026 or ${extra}` };
}
function list(all) {
  return short(all.slice(0, LISTED).map(short).join(" or "));
}
function keywordText(keyword4, value) {
  return value === void 0 ? `no ${keyword4}` : `${keyword4} ${short(value)}`;
}

// src/breaks/finding.ts
function toFinding(catalogue, change) {
  const kind = catalogue.kinds[change.kind];
  const sides2 = shown(change);
  const words2 = wordsFor(change, sides2);
  const proof = proofOf(kind, change);
  const { message, remedy } = proof === "rule" ? BY_RULE : kind;
  const [hits, shows] = catalogue.saysWhoIsHit ? [change.hits ?? kind.hits, change.shows ?? kind.shows] : [void 0, void 0];
  const doubtful = kind.level === "undecided" || proof === "rule";
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: change.audience ?? "callers",
    ...proof !== void 0 && { proof },
    ...change.baseline !== void 0 && { baseline: change.baseline },
    ...change.current !== void 0 && { current: change.current },
    ...change.place !== void 0 && { place: change.place },
    ...sides2,
    message: message(words2) + andMore(change.more ?? 0),
    ...remedy !== void 0 && { remedy: remedy(words2) },
    ...proof === "witness" && change.witness !== void 0 && { witness: change.witness },
    ...doubtful && change.reason !== void 0 && { reason: change.reason },
    ...doubtful && change.cause !== void 0 && { cause: change.cause },
    ...change.renamedTo !== void 0 && { renamedTo: change.renamedTo },
    ...hits !== void 0 && { hits },
    ...shows !== void 0 && { shows },
    ...change.also !== void 0 && change.also.length > 0 && { also: change.also },
    fingerprint: catalogue.fingerprint(change)
  };
}
function proofOf(kind, change) {
  if (kind.level !== "break") return void 0;
  if (kind.proof !== void 0) return kind.proof;
  return change.witness === void 0 ? "rule" : "witness";
}
function andMore(places) {
  return places === 0 ? "" : ` (and ${places} more ${places === 1 ? "place" : "places"})`;
}
function once2(findings) {
  const seen = /* @__PURE__ */ new Set();
  return findings.filter(({ fingerprint: fingerprint2, message }) => {
    const key = `${fingerprint2} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

// src/breaks/berm/fingerprint.ts
function fingerprintOf(change) {
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    ...change.baseline !== void 0 && { baseline: within2(change.baseline) },
    ...change.current !== void 0 && { current: within2(change.current) },
    before: sha256(canonical([change.was ?? null, change.identity ?? null])),
    ...change.is !== void 0 && { after: sha256(canonical(change.is)) }
  });
}
function within2(pointer2) {
  return pointer2.replace(/^\/(?:tools|events)\/[0-9]+/, "");
}

// src/breaks/kinds/keywords.ts
var TITLES = {
  "bounds-narrowed": "Range narrowed",
  "multiple-changed": "Step changed",
  "length-narrowed": "Length narrowed",
  "pattern-changed": "Pattern changed",
  "values-narrowed": "Fewer values allowed",
  "property-count-narrowed": "Number of fields narrowed",
  "dependency-added": "Dependency added",
  "items-refused": "Further items rejected",
  "count-narrowed": "Number of items narrowed",
  "contains-narrowed": "Required items changed",
  "unique-items-required": "Duplicate items rejected",
  "combination-narrowed": "Alternatives narrowed",
  "nothing-taken": "Nothing accepted",
  "schema-narrowed": "Schema narrowed"
};
function keyword2(id, before, after) {
  const { meaning } = PLACE_KINDS[id];
  return {
    level: "break",
    ...CLAUSES[id],
    title: TITLES[id],
    when: `${meaning} Of arguments the baseline\u2019s callers are the writer and the current program the reader; of results and events the current program is the writer and the baseline\u2019s callers are the readers.`,
    who: "Arguments: callers that send such a value are rejected. Results and events: readers get a value that they reject.",
    sample: {
      part: "arguments",
      before: { type: "object", properties: { x: before } },
      after: { type: "object", properties: { x: after } }
    }
  };
}
var KEYWORD_KINDS = {
  "bounds-narrowed": keyword2("bounds-narrowed", { type: "integer", maximum: 100 }, { type: "integer", maximum: 10 }),
  "multiple-changed": keyword2("multiple-changed", { type: "number" }, { type: "number", multipleOf: 5 }),
  "length-narrowed": keyword2("length-narrowed", { type: "string" }, { type: "string", maxLength: 40 }),
  "pattern-changed": keyword2(
    "pattern-changed",
    { type: "string", pattern: "^[a-z]+$" },
    { type: "string", pattern: "^[a-f]+$" }
  ),
  "values-narrowed": keyword2("values-narrowed", { enum: [1, 2, 3] }, { enum: [1, 2] }),
  "property-count-narrowed": keyword2(
    "property-count-narrowed",
    { type: "object", additionalProperties: { type: "string" } },
    { type: "object", additionalProperties: { type: "string" }, maxProperties: 2 }
  ),
  "dependency-added": keyword2(
    "dependency-added",
    { type: "object", properties: { a: {}, b: {} } },
    { type: "object", properties: { a: {}, b: {} }, dependentRequired: { a: ["b"] } }
  ),
  "items-refused": keyword2(
    "items-refused",
    { type: "array", prefixItems: [{ type: "string" }, { type: "string" }] },
    { type: "array", prefixItems: [{ type: "string" }], items: false }
  ),
  "count-narrowed": keyword2("count-narrowed", { type: "array" }, { type: "array", minItems: 1 }),
  "contains-narrowed": keyword2("contains-narrowed", { type: "array" }, { type: "array", contains: { const: 1 } }),
  "unique-items-required": keyword2("unique-items-required", { type: "array" }, { type: "array", uniqueItems: true }),
  "combination-narrowed": keyword2(
    "combination-narrowed",
    { type: "string" },
    { type: "string", not: { const: "root" } }
  ),
  "nothing-taken": keyword2("nothing-taken", { type: "string" }, { type: "string", if: { minLength: 3 }, then: false }),
  "schema-narrowed": keyword2(
    "schema-narrowed",
    { type: "array" },
    { type: "array", unevaluatedItems: { type: "string" } }
  )
};

// src/breaks/kinds/notices.ts
var object = (properties, more = {}) => ({
  type: "object",
  properties,
  ...more
});
var args = (before, after) => ({ part: "arguments", before, after });
var result = (before, after) => ({ part: "result", before, after });
var TEXT2 = { type: "string" };
var NOTICE_KINDS = {
  "argument-added": {
    level: "notice",
    addition: true,
    title: "Optional argument added",
    when: "The current program reads an argument, or a field of one, that the baseline did not, and does not demand it.",
    who: "Nobody.",
    message: (w) => `${w.place} is a new optional argument`,
    sample: args(object({ q: TEXT2 }), object({ q: TEXT2, language: TEXT2 }))
  },
  "argument-no-longer-read": {
    level: "notice",
    title: "Argument no longer read",
    when: "Callers of the baseline may send an argument, or a field of one, that the current program does not declare. It ignores it.",
    who: "Nobody is rejected. Callers that sent it are not told that it does nothing.",
    message: (w) => `${w.place} is no longer read${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}`,
    sample: args(object({ q: TEXT2, verbose: { type: "boolean" } }), object({ q: TEXT2 }))
  },
  "field-added": {
    level: "notice",
    addition: true,
    title: "Field added",
    when: "A result or an event has a field that the baseline\u2019s did not have. Readers ignore names that they do not know.",
    who: "Nobody.",
    message: (w) => `${w.place} is a new field`,
    sample: result(object({ at: TEXT2 }), object({ at: TEXT2, humidity: { type: "number" } }))
  },
  "field-no-longer-written": {
    level: "notice",
    title: "Optional field no longer written",
    when: "A field of a result or an event that might be missing is not declared any more.",
    who: "Nobody is rejected. Readers do not see it any more.",
    message: (w) => `${w.place} is no longer written${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}`,
    sample: result(object({ at: TEXT2, hint: { type: "boolean" } }), object({ at: TEXT2 }))
  },
  "enum-value-added": {
    level: "notice",
    addition: true,
    title: "Enum value added",
    when: "The enum of an argument has values that the baseline\u2019s did not have.",
    who: "Nobody.",
    message: (w) => `${w.place} now accepts ${w.about}`,
    sample: args(object({ by: { enum: ["mail"] } }), object({ by: { enum: ["mail", "push"] } }))
  },
  "enum-value-removed": {
    level: "notice",
    title: "Enum value no longer written",
    when: "The enum of a result\u2019s or event\u2019s field lost values. Readers know more than is written.",
    who: "Nobody.",
    message: (w) => `${w.place} is no longer ${w.about}`,
    sample: result(object({ risk: { enum: ["low", "high"] } }), object({ risk: { enum: ["low"] } }))
  },
  "accepts-more": {
    level: "notice",
    addition: true,
    title: "Accepts more",
    when: "An argument accepts values that the baseline\u2019s schema rejected: it became optional, a type or a range was widened, an alternative was added.",
    who: "Nobody.",
    message: (w) => `${w.place} ${w.reason}`,
    sample: args(object({ q: { type: "string", maxLength: 10 } }), object({ q: { type: "string", maxLength: 20 } }))
  },
  "promises-more": {
    level: "notice",
    title: "Promises more",
    when: "A result or an event is promised more narrowly than before: a field is always present now, a type or a range was narrowed.",
    who: "Nobody.",
    message: (w) => `${w.place} ${w.reason}`,
    sample: result(object({ at: TEXT2 }), object({ at: TEXT2 }, { required: ["at"] }))
  },
  "default-changed": {
    level: "notice",
    title: "Default changed",
    when: "The `default` of an argument or a field changed, was added or was removed. Callers that leave the argument out get another behaviour.",
    who: "Callers that leave it out, silently.",
    message: (w) => w.was === "nothing" ? `${w.place} now has the default ${w.is}` : w.is === "nothing" ? `${w.place} no longer has the default ${w.was}` : `${w.place} default changed from ${w.was} to ${w.is}`,
    sample: args(
      object({ size: { type: "integer", default: 10 } }),
      object({ size: { type: "integer", default: 20 } })
    )
  },
  "description-changed": {
    level: "notice",
    title: "Description of a field changed",
    when: "The description of an argument or a field changed. Models read it to decide what to send.",
    who: "Models that go by the description.",
    message: (w) => `${w.place} description changed: ${w.reason}`,
    sample: args(
      object({ q: { type: "string", description: "The word to look up." } }),
      object({ q: { type: "string", description: "The phrase to look up." } })
    )
  },
  "schema-closed": {
    level: "notice",
    title: "Open schema closed",
    when: "An object schema that allowed names which it does not declare rejects them now (`additionalProperties: false`).",
    who: "Callers that send names which were never declared: they were ignored, and are rejected now.",
    message: (w) => `undeclared names in ${w.place} are now rejected`,
    sample: args(object({ q: TEXT2 }), object({ q: TEXT2 }, { additionalProperties: false }))
  },
  respelled: {
    level: "notice",
    title: "Schema written differently",
    when: "The two schemas are not equal as JSON, and nothing was found in which they differ for callers.",
    who: "Nobody.",
    message: (w) => `${w.place}: written differently, with the same meaning for callers`,
    sample: args(object({ q: { enum: ["a"] } }), object({ q: { const: "a" } }))
  }
};

// src/breaks/kinds/schema.ts
var CALLERS = "Callers that still send it: the call is rejected.";
var READERS = "Readers built for the old schema: they fail to read the value.";
function directed(place2, kind) {
  return { level: "break", ...CLAUSES[place2], ...kind };
}
var SCHEMA_KINDS = {
  "argument-newly-required": directed("newly-required", {
    title: "Argument now required",
    when: "The current program demands an argument, or a field of one, that callers of the baseline need not send.",
    who: "Callers that leave it out: the call is rejected.",
    sample: {
      part: "arguments",
      before: { type: "object", properties: { page: { type: "integer" } } },
      after: { type: "object", properties: { page: { type: "integer" } }, required: ["page"] }
    }
  }),
  "field-no-longer-always-present": directed("newly-required", {
    title: "Field may be missing",
    when: "A field of a result or an event that was always there may be missing now, or is removed.",
    who: "Readers that count on the field: they fail to read the value.",
    sample: {
      part: "result",
      before: { type: "object", properties: { at: { type: "string" } }, required: ["at"] },
      after: { type: "object", properties: { at: { type: "string" } } }
    }
  }),
  "type-changed": directed("type-changed", {
    title: "Type changed",
    when: "The JSON type at this place changed. What lies below it is not compared further.",
    who: "Arguments: callers that still send the old type are rejected. Results and events: readers get a type that they do not read.",
    sample: {
      part: "arguments",
      before: { type: "object", properties: { id: { type: "integer" } } },
      after: { type: "object", properties: { id: { type: "string" } } }
    }
  }),
  "became-unsigned": directed("negative-refused", {
    title: "Argument became unsigned",
    when: "An integer argument may no longer be negative.",
    who: CALLERS,
    sample: {
      part: "arguments",
      before: { type: "object", properties: { zoom: { type: "integer" } } },
      after: { type: "object", properties: { zoom: { type: "integer", minimum: 0 } } }
    }
  }),
  "became-signed": directed("negative-refused", {
    title: "Field became signed",
    when: "An integer in a result or an event was never negative, and may be negative now.",
    who: READERS,
    sample: {
      part: "result",
      before: { type: "object", properties: { change: { type: "integer", minimum: 0 } } },
      after: { type: "object", properties: { change: { type: "integer" } } }
    }
  }),
  "fewer-strings-taken": directed("strings-narrowed", {
    title: "Argument accepts fewer strings",
    when: "A value of an argument\u2019s enum was removed, or any string was accepted and only some are now.",
    who: CALLERS,
    sample: {
      part: "arguments",
      before: { type: "object", properties: { unit: { type: "string", enum: ["celsius", "kelvin"] } } },
      after: { type: "object", properties: { unit: { type: "string", enum: ["celsius"] } } }
    }
  }),
  "more-strings-written": directed("strings-narrowed", {
    title: "Field may have more strings",
    when: "A string field of a result or an event was one of some, and may now be another or any.",
    who: READERS,
    sample: {
      part: "result",
      before: { type: "object", properties: { sky: { type: "string", enum: ["clear", "rain"] } } },
      after: { type: "object", properties: { sky: { type: "string", enum: ["clear", "rain", "fog"] } } }
    }
  }),
  "argument-refused": directed("names-refused", {
    title: "Argument rejected",
    when: "The current schema is closed, and rejects an argument that callers of the baseline may send.",
    who: "Callers that send it: the call is rejected, instead of the argument being ignored.",
    sample: {
      part: "arguments",
      before: { type: "object", properties: { a: {}, b: {} } },
      after: { type: "object", properties: { a: {} }, additionalProperties: false }
    }
  }),
  "field-refused": directed("names-refused", {
    title: "Field rejected by readers",
    when: "The baseline\u2019s schema of a result or an event is closed, and the current one may write a name that it does not allow.",
    who: "Readers that check against the closed schema: they reject the value.",
    sample: {
      part: "result",
      before: { type: "object", properties: { a: {} }, additionalProperties: false },
      after: { type: "object", properties: { a: {}, b: {} }, additionalProperties: false }
    }
  })
};

// src/breaks/kinds/tools.ts
var TEXT3 = { type: "object", properties: { text: { type: "string" } } };
var tools = (...list4) => ({ tools: list4 });
var TOOL_KINDS = {
  "tool-removed": {
    level: "break",
    proof: "structure",
    title: "Tool removed",
    when: "A tool that callers could reach stands in the baseline and not in the current contract. A renamed tool is a tool removed and another added; the likely new name is given.",
    who: "Everyone who calls the tool: they are told that there is no such tool.",
    hits: ["flows", "model"],
    shows: "load",
    message: (w) => `removed${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}${w.deprecated ? " (it was deprecated)" : ""}`,
    remedy: (w) => w.renamedTo !== void 0 ? `Keep the old name beside ${w.renamedTo}.` : w.deprecated ? "Check that nobody calls it any more, and accept the finding or release a major version." : "Keep it, marked as deprecated, until nobody calls it any more.",
    sample: { before: tools({ name: "ask" }, { name: "tell" }), after: tools({ name: "tell" }) }
  },
  "tool-added": {
    level: "notice",
    addition: true,
    title: "Tool added",
    when: "A tool stands in the current contract and not in the baseline.",
    who: "Nobody. A public tool of a berm image must be confirmed at deploy; in a plugin, another provider of that name collides with it.",
    hits: ["operators", "model"],
    shows: "silent",
    message: () => "new tool",
    sample: { before: tools({ name: "ask" }), after: tools({ name: "ask" }, { name: "tell" }) }
  },
  "result-undeclared": {
    level: "break",
    proof: "structure",
    title: "Result no longer declared",
    when: "The tool promised the shape of its result, and promises none now.",
    who: "Callers that read the result: anything may come.",
    hits: ["flows"],
    shows: "run time",
    message: () => "the result is no longer declared",
    remedy: () => "Declare the result again.",
    sample: { before: tools({ name: "ask", result: TEXT3 }), after: tools({ name: "ask" }) }
  },
  "result-declared": {
    level: "notice",
    addition: true,
    title: "Result declared",
    when: "The tool promised no shape of its result, and promises one now.",
    who: "Nobody.",
    hits: ["flows"],
    shows: "silent",
    message: () => "the result is now declared",
    sample: { before: tools({ name: "ask" }), after: tools({ name: "ask", result: TEXT3 }) }
  },
  "tool-description-changed": {
    level: "notice",
    title: "Description changed",
    when: "The description of the tool or event changed. Models read it to decide when and how to call.",
    who: "Models that choose by the description.",
    hits: ["model"],
    shows: "silent",
    message: (w) => `description changed: ${w.reason}`,
    sample: {
      before: tools({ name: "ask", description: "Look a word up." }),
      after: tools({ name: "ask", description: "Look a phrase up." })
    }
  },
  deprecated: {
    level: "notice",
    addition: true,
    title: "Deprecated",
    when: "A tool, an event, an argument or a field carries `deprecated` and did not before.",
    who: "Nobody yet: callers are asked to move on.",
    message: (w) => w.place.startsWith("tool") || w.place.startsWith("event") ? "now deprecated" : `${w.place} is now deprecated`,
    sample: {
      part: "arguments",
      before: { type: "object", properties: { q: { type: "string" } } },
      after: { type: "object", properties: { q: { type: "string", deprecated: true } } }
    }
  },
  "no-longer-deprecated": {
    level: "notice",
    title: "No longer deprecated",
    when: "A tool, an event, an argument or a field carried `deprecated` and does not any more.",
    who: "Nobody.",
    message: (w) => w.place.startsWith("tool") || w.place.startsWith("event") ? "no longer deprecated" : `${w.place} is no longer deprecated`,
    sample: {
      part: "arguments",
      before: { type: "object", properties: { q: { type: "string", deprecated: true } } },
      after: { type: "object", properties: { q: { type: "string" } } }
    }
  }
};
var UNDECLARED_KINDS = {
  "input-undeclared": {
    level: "notice",
    title: "Arguments no longer declared",
    when: "The schema of the arguments was there and is gone. Whatever was sent is still accepted; models are no longer told what to send.",
    who: "Models that go by the schema.",
    hits: ["model"],
    shows: "silent",
    message: () => "the arguments are no longer declared",
    sample: { before: tools({ name: "ask", arguments: TEXT3 }), after: tools({ name: "ask" }) }
  }
};

// src/breaks/kinds/undecided.ts
var UNDECIDED_KINDS = {
  undecided: {
    level: "undecided",
    title: "Not decided",
    when: "Neither proven compatible nor refuted: a keyword that is not known, a `$ref` that cannot be resolved, a regular expression whose inclusion cannot be proved, a used-up budget.",
    who: "Perhaps somebody: look at the place by hand.",
    message: (w) => `${w.place} could not be decided: ${w.reason}`,
    remedy: () => "Use keywords that can be compared, or check the place by hand and accept the finding.",
    sample: {
      part: "arguments",
      before: { type: "object", properties: { code: { $ref: "https://schemas.example/code-1.json" } } },
      after: { type: "object", properties: { code: { $ref: "https://schemas.example/code-2.json" } } }
    }
  }
};

// src/breaks/kinds/index.ts
var SHARED_KINDS = {
  ...TOOL_KINDS,
  ...SCHEMA_KINDS,
  ...KEYWORD_KINDS,
  ...UNDECIDED_KINDS,
  ...NOTICE_KINDS
};
var TOOL_LIST_KINDS = { ...SHARED_KINDS, ...UNDECLARED_KINDS };

// src/breaks/berm/kinds/program.ts
var migrations = (...list4) => ({
  database: { migrations: list4.map(([name, sql]) => ({ name, sql })) }
});
var PROGRAM_KINDS = {
  "abi-changed": {
    level: "break",
    proof: "structure",
    title: "ABI version changed",
    when: "`abi_version` differs from the baseline\u2019s. A host speaks one ABI.",
    who: "Every host that ran the baseline: it refuses the current image until it is upgraded itself.",
    message: (w) => `ABI version changed from ${w.was} to ${w.is}: a host speaks one`,
    remedy: (w) => `Build against ABI ${w.was}, or upgrade the hosts first and accept this break.`,
    sample: { before: { abi_version: 1 }, after: { abi_version: 4 } }
  },
  "migration-rewritten": {
    level: "break",
    proof: "structure",
    title: "Applied migration rewritten",
    when: "The baseline\u2019s migrations are not the beginning of the current ones, name and text byte for byte: one was removed, renamed, edited or moved.",
    who: "Every host that applied it: it refuses the image, and no force helps.",
    message: (w) => `${w.reason}: hosts that applied it refuse the image, forced or not`,
    remedy: () => "Restore the released migrations byte for byte, and put the change into a new one behind them.",
    sample: {
      before: migrations(["0001", "create table a(x)"]),
      after: migrations(["0001", "create table a(x, y)"])
    }
  },
  "migration-appended": {
    level: "notice",
    title: "Migration added",
    when: "The current manifest has a migration behind the baseline\u2019s. The host applies it on deploy, and it cannot be undone.",
    who: "Nobody. A host that applied it can no longer go back to the baseline.",
    message: (w) => `migration ${w.is} added: a host that applied it cannot go back`,
    sample: {
      before: migrations(["0001", "create table a(x)"]),
      after: migrations(["0001", "create table a(x)"], ["0002", "create table b(x)"])
    }
  },
  "database-dropped": {
    level: "warning",
    title: "Database no longer declared",
    when: "The baseline keeps a database and the current manifest says nothing of one. The host accepts that, and the data stays where it is.",
    who: "No caller. Whoever operates the host keeps data that no program reads.",
    message: () => "no database is declared any more: hosts keep its data, and nothing reads it",
    remedy: () => "Keep the migrations in the manifest, or remove the data by hand where it is no longer wanted.",
    sample: { before: migrations(["0001", "create table a(x)"]), after: {} }
  },
  "reach-added": {
    level: "notice",
    title: "Reach added",
    when: "`deps` names a program, a syscall, a host or other target under a syscall, or a secret that the baseline did not name.",
    who: "No caller. A host that does not serve a new syscall refuses the deploy.",
    message: (w) => `now reaches for ${w.is}`,
    sample: {
      before: { deps: { programs: [], syscalls: {}, secrets: [] } },
      after: { deps: { programs: [], syscalls: {}, secrets: ["openai"] } }
    }
  },
  "reach-removed": {
    level: "notice",
    title: "Reach removed",
    when: "`deps` no longer names something that the baseline named.",
    who: "Nobody.",
    message: (w) => `no longer reaches for ${w.was}`,
    sample: {
      before: { deps: { programs: ["weather"], syscalls: {}, secrets: [] } },
      after: { deps: { programs: [], syscalls: {}, secrets: [] } }
    }
  },
  "not-known": {
    level: "notice",
    title: "Not compared",
    when: "A contract is an IDL, which lists the public tools and says nothing of the ABI, of events, of internal tools, of migrations and of reach. Those are not compared.",
    who: "Nobody knows: compare with the image itself, or with its section, to find out.",
    message: (w) => `not compared: ${w.reason}`,
    remedy: () => "Compare with the released image, or with its `.berm.abi` section.",
    sample: { before: { name: "weather", digest: "ab", tools: [] }, after: {} }
  }
};

// src/breaks/berm/kinds/surface.ts
var tool = (name, marks) => ({ tools: [{ name, ...marks }] });
var event = (...names4) => ({
  events: names4.map((name) => ({ name, fields: { type: "object" } }))
});
var SURFACE_KINDS = {
  "event-removed": {
    level: "break",
    proof: "structure",
    title: "Event removed",
    when: "An event stands in the baseline and not in the current manifest.",
    who: "Everyone who reads the event: they wait for something that never comes.",
    message: (w) => `removed${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}${w.deprecated ? " (it was deprecated)" : ""}`,
    remedy: (w) => w.deprecated ? "Check that nobody reads it any more, and accept the finding." : "Keep emitting it, marked as deprecated, until nobody reads it any more.",
    sample: { before: event("Sent"), after: event() }
  },
  "event-added": {
    level: "notice",
    addition: true,
    title: "Event added",
    when: "An event stands in the current manifest and not in the baseline.",
    who: "Nobody.",
    message: () => "new event",
    sample: { before: event(), after: event("Sent") }
  },
  "tool-no-longer-public": {
    level: "break",
    proof: "structure",
    title: "Tool no longer public",
    when: "Callers could reach the tool; now only its host can. What else changed in it is not listed, since nobody outside can see it.",
    who: "Every account and program that calls the tool: the host answers as if there were no such tool.",
    message: () => "no longer public: only its host may call it",
    remedy: () => "Keep it public, and give the host a tool of its own.",
    sample: { before: tool("greet", { public: true }), after: tool("greet", { internal: true }) }
  },
  "tool-takes-fewer-callers": {
    level: "break",
    proof: "structure",
    title: "Fewer callers allowed",
    when: "`callers` names one kind of caller now, and the tool took both or the other kind before.",
    who: "The kind of caller that is left out: programs when it says `accounts`, accounts when it says `services`.",
    message: (w) => w.was === "`services and accounts`" ? `only ${w.is} may call it; before, ${w.is === "`services`" ? "accounts" : "services"} could too` : `only ${w.is} may call it; before, only ${w.was} could`,
    remedy: () => "Leave `callers` as it was, or put the narrower tool under a new name.",
    sample: {
      before: tool("observe", { public: true }),
      after: tool("observe", { public: true, callers: "services" })
    }
  },
  "tool-no-longer-anonymous": {
    level: "break",
    proof: "structure",
    title: "Anonymous calls no longer allowed",
    when: "The tool took calls from outside without a caller, and does not any more.",
    who: "Everyone who calls from outside without an account. Programs and accounts are not hit.",
    message: () => "no longer anonymous: calls without an account are rejected",
    remedy: () => "Keep it anonymous, or announce the change and let callers get an account first.",
    sample: {
      before: tool("forecast", { public: true, anonymous: true }),
      after: tool("forecast", { public: true })
    }
  },
  "tool-no-longer-query": {
    level: "break",
    proof: "structure",
    title: "Tool no longer read-only",
    when: "The tool was read-only (`query`), and may write now.",
    who: "Callers that relied on it changing nothing; and queries that call it: the writes they cause are rejected.",
    message: () => "no longer read-only: it may write, log and wake",
    remedy: () => "Keep it a query, and put what writes into another tool.",
    sample: { before: tool("stations", { public: true, query: true }), after: tool("stations", { public: true }) }
  },
  "stripe-withdrawn": {
    level: "break",
    proof: "structure",
    title: "Stripe events no longer taken",
    when: "A tool of the baseline took Stripe events, and no tool of the current manifest does.",
    who: "Whoever pays: the daemon goes on receiving Stripe events for the program and has nobody to hand them to.",
    message: () => "no tool takes Stripe events any more",
    remedy: () => "Mark one tool `stripe`, under whatever name.",
    sample: { before: tool("paid", { stripe: true }), after: tool("paid", { internal: true }) }
  },
  "tool-became-public": {
    level: "notice",
    addition: true,
    title: "Tool became public",
    when: "Only its host could call the tool, and now accounts and programs can. The deploy must confirm it (`?public=\u2026`).",
    who: "Nobody. The tool can be reached from outside from now on.",
    message: () => "now public: it can be called from outside",
    sample: { before: tool("greet", { internal: true }), after: tool("greet", { public: true }) }
  },
  "tool-became-query": {
    level: "notice",
    addition: true,
    title: "Tool became read-only",
    when: "The tool is read-only now: the host refuses its writes, logs and wakes.",
    who: "Nobody.",
    message: () => "now read-only",
    sample: { before: tool("stations", { public: true }), after: tool("stations", { public: true, query: true }) }
  },
  "tool-takes-more-callers": {
    level: "notice",
    addition: true,
    title: "More callers allowed",
    when: "`callers` was lifted, or anonymous calls are taken now.",
    who: "Nobody. More callers can reach the tool.",
    message: (w) => `now open to ${w.is}; before, to ${w.was}`,
    sample: {
      before: tool("observe", { public: true, callers: "services" }),
      after: tool("observe", { public: true })
    }
  },
  "cron-withdrawn": {
    level: "warning",
    title: "No longer called by cron",
    when: "The baseline\u2019s host called the tool on its cron expression, and the current manifest does not mark it so.",
    who: "Whoever set an expression for it: it does not fire any more.",
    message: () => "no longer marked `cron`: an expression that a host set does not fire",
    remedy: () => "Keep the mark, or take the expression off the hosts first.",
    sample: { before: tool("prune", { cron: true }), after: tool("prune", { internal: true }) }
  },
  "source-renamed": {
    level: "notice",
    title: "Type renamed",
    when: "The `title` of a struct or enum changed. Rust programs that generate typed calls name their types after it.",
    who: "Nobody\u2019s running program. The next build of a typed caller may not compile.",
    message: (w) => `type of ${w.place} renamed from ${w.was} to ${w.is}; typed callers may not compile`,
    sample: {
      part: "arguments",
      before: { type: "object", properties: { at: { type: "object", title: "Place", properties: { x: {} } } } },
      after: { type: "object", properties: { at: { type: "object", title: "Location", properties: { x: {} } } } }
    }
  },
  "source-reordered": {
    level: "notice",
    title: "Arguments reordered",
    when: "The properties of the arguments stand in another order. Rust programs that generate typed calls pass arguments in that order.",
    who: "Nobody\u2019s running program. The next build of a typed caller may not compile, or pass two arguments of one type the wrong way round.",
    message: (w) => `argument order changed from ${w.was} to ${w.is}; typed callers may not compile`,
    sample: {
      part: "arguments",
      before: { type: "object", properties: { from: {}, to: {} } },
      after: { type: "object", properties: { to: {}, from: {} } }
    }
  }
};

// src/breaks/berm/kinds/index.ts
var BERM_KINDS = { ...SHARED_KINDS, ...SURFACE_KINDS, ...PROGRAM_KINDS };

// src/breaks/berm/known.ts
var NO_DEPS = { programs: [], syscalls: {}, secrets: [] };
function sides(baseline, current) {
  const [old, now] = [know(baseline), know(current)];
  const sameReach = (before, after) => old.reachable(before) === now.reachable(after);
  return {
    baseline: old,
    current: now,
    tools: changed(diff(baseline.tools, current.tools), sameReach),
    events: old.events === void 0 || now.events === void 0 ? void 0 : changed(diff(old.events, now.events), () => true)
  };
}
function changed(all, alike) {
  const first4 = /* @__PURE__ */ new Map();
  const persisted = all.persisted.filter(({ old: { value }, current }) => {
    const before = first4.get(value.name);
    if (before === void 0) first4.set(value.name, value);
    else if (identical(before, value)) return false;
    return !identical(value, current.value) || !alike(value, current.value);
  });
  return { ...all, persisted };
}
function know(manifest2) {
  const reachable = new Set(reachableTools(manifest2));
  const idl = manifest2.abi_version === void 0;
  return {
    manifest: manifest2,
    idl,
    reachable: (tool4) => reachable.has(tool4),
    events: manifest2.events ?? (idl ? void 0 : []),
    deps: manifest2.deps === void 0 ? idl ? void 0 : NO_DEPS : { ...NO_DEPS, ...manifest2.deps }
  };
}

// src/breaks/berm/program.ts
var PROGRAM = { type: "program", name: "program" };
function abiChanges({ baseline, current }) {
  const [was, is] = [baseline.manifest.abi_version, current.manifest.abi_version];
  if (was === void 0 || is === void 0 || was === is) return [];
  return [
    {
      kind: "abi-changed",
      subject: PROGRAM,
      audience: "callers",
      baseline: "/abi_version",
      current: "/abi_version",
      was,
      is
    }
  ];
}
function migrationChanges({ baseline, current }) {
  if (baseline.idl || current.idl) return [];
  const [old, now] = [baseline.manifest, current.manifest];
  const rewritten = rewrittenMigrations(old, now).map(({ how, index, migration, instead }) => ({
    kind: "migration-rewritten",
    subject: PROGRAM,
    baseline: pointer("database", "migrations", index),
    ...instead !== void 0 && { current: pointer("database", "migrations", index) },
    ...differingLines(migration, instead),
    reason: `migration ${quote(migration.name)} was ${how}`
  }));
  if (rewritten.length > 0) return rewritten;
  const before = old.database?.migrations ?? [];
  if (!now.database && before.length > 0)
    return [{ kind: "database-dropped", subject: PROGRAM, baseline: "/database" }];
  return appendedMigrations(old, now).map(({ name }, at3) => ({
    kind: "migration-appended",
    subject: PROGRAM,
    current: pointer("database", "migrations", before.length + at3),
    is: name
  }));
}
function differingLines(old, current) {
  const [before, after] = [old.sql.split("\n"), current?.sql.split("\n") ?? []];
  const line = before.findIndex((text3, at4) => text3 !== after[at4]);
  const at3 = line === -1 ? before.length : line;
  const says = (name, text3) => `${name} line ${at3 + 1}: ${text3 ?? "(none)"}`;
  const was = says(old.name, before[at3]);
  return current === void 0 ? { was } : { was, is: says(current.name, after[at3]) };
}

// src/breaks/berm/notices/known.ts
function notKnownNotices({ baseline, current }) {
  const [was, is] = [silence(baseline), silence(current)];
  const both = was !== void 0 && was === is;
  const reason = both ? `each side ${was}` : [was && `the baseline ${was}`, is && `the current contract ${is}`].filter((words2) => words2 !== void 0).join(", ");
  return reason === "" ? [] : [{ kind: "not-known", subject: PROGRAM, reason }];
}
function silence({ idl, events, deps }) {
  if (!idl) return void 0;
  if (events === void 0 && deps === void 0) return "is an IDL, which lists public tools only";
  return "is what a host serves, without ABI and migrations";
}

// src/breaks/berm/notices/reach.ts
function reachNotices({ baseline, current }) {
  if (baseline.deps === void 0 || current.deps === void 0) return [];
  const [old, now] = [reachOf(baseline.deps), reachOf(current.deps)];
  const known3 = (list4) => new Set(list4.map(({ words: words2 }) => words2));
  const [before, after] = [known3(old), known3(now)];
  return [
    ...now.filter(({ words: words2 }) => !before.has(words2)).map(({ words: words2, pointer: at3 }) => ({
      kind: "reach-added",
      subject: PROGRAM,
      current: at3,
      is: words2
    })),
    ...old.filter(({ words: words2 }) => !after.has(words2)).map(({ words: words2, pointer: at3 }) => ({
      kind: "reach-removed",
      subject: PROGRAM,
      baseline: at3,
      was: words2
    }))
  ];
}
function reachOf(deps) {
  const list4 = (kind, names4, ...at3) => names4.map((name, index) => ({ words: `${kind} ${name}`, pointer: pointer("deps", ...at3, index) }));
  return [
    ...list4("program", deps.programs, "programs"),
    ...Object.entries(deps.syscalls).flatMap(([call, targets]) => [
      { words: `syscall ${call}`, pointer: pointer("deps", "syscalls", call) },
      ...list4(`${call} to`, targets, "syscalls", call)
    ]),
    ...list4("secret", deps.secrets, "secrets")
  ];
}

// src/breaks/berm/pairs.ts
var DEEPEST5 = 127;
function pairs(old, current) {
  const found2 = [];
  const open = [{ old, current, oldAt: [], currentAt: [], steps: [] }];
  for (let pair = open.pop(); pair !== void 0; pair = open.pop()) {
    found2.push(pair);
    if (pair.oldAt.length < DEEPEST5 && sameType(pair)) open.push(...below2(pair).reverse());
  }
  return found2;
}
function sameType({ old, current }) {
  const [before, after] = [keyword3(old, "type"), keyword3(current, "type")];
  return before === void 0 || after === void 0 ? before === after : equalJson(before, after);
}
function keyword3(schema, name) {
  return isObject(schema) ? member(schema, name) : void 0;
}
function below2(pair) {
  const step = (to, ...tokens) => {
    const old = tokens.reduce(keyword3, pair.old);
    const current = tokens.reduce(keyword3, pair.current);
    if (old === void 0 || current === void 0) return [];
    return [
      {
        old,
        current,
        oldAt: [...pair.oldAt, ...tokens],
        currentAt: [...pair.currentAt, ...tokens],
        steps: [...pair.steps, to]
      }
    ];
  };
  const properties = keyword3(pair.old, "properties");
  const names4 = isObject(properties) ? Object.keys(properties) : [];
  const inner = [...step({ is: "items" }, "items"), ...step({ is: "names" }, "additionalProperties")];
  return [
    ...names4.flatMap((name) => step({ is: "name", name }, "properties", name)),
    ...inner.filter(({ old, current }) => isObject(old) && isObject(current))
  ];
}

// src/breaks/berm/places.ts
function bermPlaces(old, current, part) {
  const { reader, writer } = DIRECTIONS[part];
  return pairs(old, current).flatMap((pair) => {
    const rules = sameType(pair) ? RULES3 : [typeRule];
    return rules.flatMap((rule) => rule(pair[reader], pair[writer]).map((said3) => ({ ...said3, pair })));
  });
}
var typeRule = (reader, writer) => [
  { kind: "type-changed", readerSays: typeText(reader), writerSays: typeText(writer) }
];
var minimumRule = (reader, writer) => {
  const minimum = keyword3(reader, "minimum");
  if (minimum === void 0 || keyword3(writer, "minimum") !== void 0) return [];
  const unsigned = minimum === 0 && keyword3(reader, "type") === "integer";
  return [
    {
      kind: unsigned ? "negative-refused" : "bounds-narrowed",
      readerSays: `minimum ${short(minimum)}`,
      writerSays: "no minimum"
    }
  ];
};
var enumRule = (reader, writer) => {
  const [taken, written2] = [keyword3(reader, "enum"), keyword3(writer, "enum")];
  if (!isArray(taken)) return [];
  const known3 = new Set(taken.filter(isString));
  const extra = isArray(written2) ? [...new Set(written2.filter(isString))].filter((value) => !known3.has(value)) : [];
  if (isArray(written2) && extra.length === 0) return [];
  const strings = taken.every(isString) && (isArray(written2) ? written2.every(isString) : keyword3(writer, "type") === "string");
  const any = keyword3(writer, "type") === "string" ? "any string" : "any value";
  return [
    {
      kind: strings ? "strings-narrowed" : "values-narrowed",
      readerSays: sorted(taken),
      writerSays: isArray(written2) ? sorted(written2) : any
    }
  ];
};
var requiredRule = (reader, writer) => {
  const always = new Set(required(writer));
  return [...new Set(required(reader))].filter((name) => !always.has(name)).map((name) => ({
    kind: "newly-required",
    name,
    readerSays: `${name}: required`,
    writerSays: `${name}: ${declares(writer, name) ? "optional" : "not declared"}`
  }));
};
var RULES3 = [minimumRule, enumRule, requiredRule];
function declares(schema, name) {
  return keyword3(keyword3(schema, "properties"), name) !== void 0;
}
function required(schema) {
  const names4 = keyword3(schema, "required");
  return isArray(names4) ? names4.filter(isString) : [];
}
function isString(value) {
  return typeof value === "string";
}
function typeText(schema) {
  const type2 = keyword3(schema, "type");
  if (schema === false) return "nothing";
  if (type2 === void 0) return isObject(schema) || schema === true ? "any" : "no schema";
  return isArray(type2) && type2.every(isString) ? type2.join(" or ") : short(type2);
}
function sorted(values3) {
  const texts4 = values3.map((value) => isString(value) ? value : short(value));
  return texts4.sort();
}

// src/breaks/berm/notices/source.ts
function sourceNotices(schemas, ordered) {
  const shared = pairs(schemas.old, schemas.current).filter(sameType);
  return shared.flatMap((pair) => [...renamed2(schemas, pair), ...ordered ? reordered(schemas, pair) : []]);
}
function renamed2(schemas, pair) {
  const [was, is] = [keyword3(pair.old, "title"), keyword3(pair.current, "title")];
  if (typeof was !== "string" || typeof is !== "string" || was === is) return [];
  return [{ ...placed(schemas, pair), kind: "source-renamed", was, is }];
}
function reordered(schemas, pair) {
  if (schemas.part !== "arguments" || pair.steps.length > 0) return [];
  const was = names2(pair.old).filter((name) => declares(pair.current, name));
  const is = names2(pair.current).filter((name) => declares(pair.old, name));
  if (was.every((name, at3) => name === is[at3])) return [];
  return [{ ...placed(schemas, pair), kind: "source-reordered", was: was.join(", "), is: is.join(", ") }];
}
function placed({ subject, audience, part, oldAt, currentAt }, pair) {
  return {
    subject,
    audience,
    baseline: oldAt + pointer(...pair.oldAt),
    current: currentAt + pointer(...pair.currentAt),
    place: { part, path: pathOf(pair.steps) }
  };
}
function names2(schema) {
  const properties = keyword3(schema, "properties");
  return isObject(properties) ? Object.keys(properties) : [];
}

// src/breaks/berm/tools.ts
var callersRule = (old, current) => {
  if (!current.callers || current.callers === old.callers) return void 0;
  return { kind: "tool-takes-fewer-callers", was: takenCallers(old), is: takenCallers(current) };
};
var queryRule = (old, current) => {
  return old.query && !current.query ? { kind: "tool-no-longer-query", was: "query", is: "not a query" } : void 0;
};
var anonymousRule = (old, current) => {
  return old.anonymous && !current.anonymous ? { kind: "tool-no-longer-anonymous", was: "anonymous", is: "not anonymous" } : void 0;
};
var returnsRule = (old, current) => {
  return hasResult(old) && !hasResult(current) ? { kind: "result-undeclared", was: "declared", is: "not declared" } : void 0;
};
var RULES4 = [callersRule, queryRule, anonymousRule, returnsRule];
function toolMarkChanges({ old, current, subject, oldAt, currentAt }) {
  return RULES4.flatMap((rule) => {
    const change = rule(old, current);
    return change === void 0 ? [] : [{ ...change, subject, baseline: oldAt, current: currentAt }];
  });
}
function takenCallers(tool4) {
  return tool4.callers ?? "services and accounts";
}
function hasResult(tool4) {
  return tool4.returns !== void 0 && tool4.returns !== null;
}

// src/breaks/engine/tool.ts
function removedTool({ name, at: at3, deprecated }, to) {
  return {
    kind: "tool-removed",
    subject: { type: "tool", name },
    baseline: at3,
    ...to !== void 0 && { renamedTo: to.name, current: to.at },
    ...deprecated === true && { deprecated }
  };
}
function addedTool({ name, at: at3 }) {
  return { kind: "tool-added", subject: { type: "tool", name }, current: at3 };
}
function compareTool(engine, old, current) {
  const subject = { type: "tool", name: old.name };
  return [
    ...compareInput(engine, subject, old, current),
    ...compareOutput(engine, subject, old, current),
    ...compareDescription(subject, old, current),
    ...compareDeprecation(subject, old, current)
  ];
}
var UNDECLARED = { type: "object" };
function compareInput(engine, subject, old, current) {
  if (current.input.schema === void 0) {
    if (old.input.schema === void 0) return [];
    return [{ kind: "input-undeclared", subject, ...placesOf(old, current, "input") }];
  }
  return compareSchemas(engine, {
    subject,
    audience: "callers",
    part: "arguments",
    old: old.input.schema ?? UNDECLARED,
    current: current.input.schema,
    ...at2(old, current, "input"),
    hits: ["flows", "model"],
    shows: "run time"
  });
}
function compareOutput(engine, subject, old, current) {
  const [was, is] = [old.output.schema, current.output.schema];
  const places = placesOf(old, current, "output");
  if (was === void 0) return is === void 0 ? [] : [{ kind: "result-declared", subject, ...places }];
  if (is === void 0) return [{ kind: "result-undeclared", subject, ...places }];
  return compareSchemas(engine, {
    subject,
    audience: "callers",
    part: "result",
    old: was,
    current: is,
    ...at2(old, current, "output"),
    hits: ["flows"],
    shows: "run time"
  });
}
function at2(old, current, side) {
  return { oldAt: `${old.at}/${old[side].field}`, currentAt: `${current.at}/${current[side].field}` };
}
function placesOf(old, current, side) {
  const { oldAt, currentAt } = at2(old, current, side);
  return { baseline: oldAt, current: currentAt };
}
function compareDescription(subject, old, current) {
  const [was, is] = [old.description, current.description];
  if (was === is) return [];
  return [
    {
      kind: "tool-description-changed",
      subject,
      baseline: `${old.at}/description`,
      current: `${current.at}/description`,
      ...was !== "" && { was },
      ...is !== "" && { is },
      reason: differingWords(was, is)
    }
  ];
}
function compareDeprecation(subject, old, current) {
  const [was, is] = [old.deprecated === true, current.deprecated === true];
  if (was === is) return [];
  return [{ kind: is ? "deprecated" : "no-longer-deprecated", subject, baseline: old.at, current: current.at }];
}

// src/breaks/berm/notices/surface.ts
function surfaceNotices({ baseline, current, tools: tools3, events }) {
  return [
    ...tools3.persisted.flatMap(({ old, current: now }) => [
      ...deprecation2("tool", old, now, current.reachable(now.value) ? "callers" : "host"),
      ...texts2("tool", old, now, current.reachable(now.value) ? "callers" : "host"),
      ...toolNotices(old, now, baseline, current)
    ]),
    ...(events?.persisted ?? []).flatMap(({ old, current: now }) => [
      ...deprecation2("event", old, now, "callers"),
      ...texts2("event", old, now, "callers")
    ]),
    ...tools3.added.flatMap((entry2) => addedTool2(entry2, baseline, current)),
    ...(events?.added ?? []).map(addedEvent)
  ];
}
function toolNotices(old, now, baseline, current) {
  if (!current.reachable(now.value)) return [];
  const at3 = {
    subject: { type: "tool", name: now.value.name },
    baseline: pointer("tools", old.index),
    current: pointer("tools", now.index)
  };
  if (!baseline.reachable(old.value)) return [{ ...at3, kind: "tool-became-public", was: "internal", is: "public" }];
  return RULES5.flatMap((rule) => rule(old.value, now.value)).map((seen) => ({ ...at3, ...seen }));
}
var query = (old, now) => !old.query && now.query ? [{ kind: "tool-became-query", was: "not a query", is: "query" }] : [];
var callers = (old, now) => old.callers && !now.callers ? [{ kind: "tool-takes-more-callers", was: takenCallers(old), is: takenCallers(now) }] : [];
var anonymous = (old, now) => !old.anonymous && now.anonymous ? [{ kind: "tool-takes-more-callers", was: "only callers with an account", is: "anonymous calls" }] : [];
var result2 = (old, now) => !hasResult(old) && hasResult(now) ? [{ kind: "result-declared", was: "not declared", is: "declared" }] : [];
var RULES5 = [query, callers, anonymous, result2];
function texts2(type2, old, now, audience) {
  const at3 = ({ value, index }) => ({
    at: pointer(`${type2}s`, index),
    description: value.description
  });
  const found2 = compareDescription({ type: type2, name: now.value.name }, at3(old), at3(now));
  return found2.map((change) => ({ ...change, audience }));
}
function deprecation2(type2, old, now, audience) {
  if (Boolean(old.value.deprecated) === Boolean(now.value.deprecated)) return [];
  const list4 = `${type2}s`;
  return [
    {
      kind: now.value.deprecated ? "deprecated" : "no-longer-deprecated",
      subject: { type: type2, name: now.value.name },
      audience,
      baseline: pointer(list4, old.index),
      current: pointer(list4, now.index)
    }
  ];
}
function addedTool2({ value, index }, baseline, current) {
  const reached = current.reachable(value);
  if (!reached && baseline.idl) return [];
  return [
    {
      kind: "tool-added",
      subject: { type: "tool", name: value.name },
      audience: reached ? "callers" : "host",
      current: pointer("tools", index)
    }
  ];
}
function addedEvent({ value, index }) {
  return { kind: "event-added", subject: { type: "event", name: value.name }, current: pointer("events", index) };
}

// src/breaks/berm/same-cause.ts
var FAMILIES = {
  "negative-refused": ["negative-refused", "bounds-narrowed"],
  "bounds-narrowed": ["negative-refused", "bounds-narrowed"],
  "strings-narrowed": ["strings-narrowed", "values-narrowed"],
  "values-narrowed": ["strings-narrowed", "values-narrowed"]
};
function sameCause(berm, place2, reader, side) {
  const node2 = side === "old" ? berm.pair.oldAt : berm.pair.currentAt;
  return [place2.reader, ...place2.also ?? []].some((pointer2) => {
    const required4 = place2.kind === "newly-required" ? requiredAt(pointer2, reader) : void 0;
    const at3 = required4?.node ?? nodeOf(pointer2).node;
    if (berm.kind === "type-changed") return beginsWith(at3, node2);
    if (at3.length !== node2.length || !beginsWith(at3, node2)) return false;
    if (berm.name !== void 0) return required4?.name === berm.name;
    if (place2.answer === "undecided" && place2.kind === "schema-narrowed") return true;
    const family = FAMILIES[berm.kind] ?? [berm.kind];
    return family.includes(place2.kind);
  });
}
function requiredAt(pointer2, reader) {
  const { node: node2, rest } = nodeOf(pointer2);
  if (rest[0] !== "required") return { node: node2.slice(0, -2), name: pointerTokens(pointer2).at(-1) };
  const name = schemaAt(reader, pointer2);
  return { node: node2, name: typeof name === "string" ? name : void 0 };
}
var STEPS2 = /* @__PURE__ */ new Map([
  ["properties", 2],
  ["items", 1],
  ["additionalProperties", 1]
]);
function nodeOf(pointer2) {
  const tokens = pointerTokens(pointer2);
  let at3 = 0;
  for (; ; ) {
    const length = STEPS2.get(tokens[at3] ?? "");
    if (length === void 0 || at3 + length > tokens.length) break;
    at3 += length;
  }
  return { node: tokens.slice(0, at3), rest: tokens.slice(at3) };
}
function beginsWith(tokens, start) {
  return start.length <= tokens.length && start.every((token, at3) => token === tokens[at3]);
}

// src/breaks/berm/schema.ts
function bermSchemaChanges(pair) {
  return bermPlaces(pair.old, pair.current, pair.part).map((place2) => ruleChange(pair, place2));
}
function breakingChanges(pair, places) {
  const { reader } = DIRECTIONS[pair.part];
  const absorbed = /* @__PURE__ */ new Set();
  const listed3 = bermPlaces(pair.old, pair.current, pair.part).map((place2) => {
    const same = places.filter((other) => sameCause(place2, other, pair[reader], reader));
    for (const other of same) absorbed.add(other);
    return { ...ruleChange(pair, place2), ...explained(pair, place2, same) };
  });
  const further = places.filter((place2) => !absorbed.has(place2));
  return [...listed3, ...further.map((place2) => placeChange(pair, place2))];
}
function explained(pair, berm, same) {
  const proven = same.filter(({ answer }) => answer === "break");
  const shown2 = proven.find(({ kind }) => kind === berm.kind) ?? proven[0];
  if (shown2 !== void 0) {
    const { place: place2, difference, witness } = shownOf(pair, shown2);
    const itself = shown2.kind === berm.kind;
    return {
      ...itself && place2 !== void 0 && { place: place2 },
      ...itself && difference !== void 0 && { difference },
      ...witness !== void 0 && { witness }
    };
  }
  const doubtful = same.find(({ answer }) => answer === "undecided");
  return doubtful?.answer === "undecided" ? { reason: plain(doubtful.reason), cause: { ...doubtful.cause } } : {};
}
function ruleChange({ subject, audience, part, oldAt, currentAt }, place2) {
  const { pair, name } = place2;
  const taken = DIRECTIONS[part].reader === "current";
  const [was, is] = taken ? [place2.writerSays, place2.readerSays] : [place2.readerSays, place2.writerSays];
  const at3 = (side, tokens) => {
    if (name === void 0) return pointer(...tokens);
    if (declares(pair[side], name)) return pointer(...tokens, "properties", name);
    return pointer(...tokens, ...side === DIRECTIONS[part].reader ? ["required"] : []);
  };
  return {
    kind: kindOf(place2.kind, part),
    subject,
    audience,
    baseline: oldAt + at3("old", pair.oldAt),
    current: currentAt + at3("current", pair.currentAt),
    place: { part, path: pathOf([...pair.steps, ...name === void 0 ? [] : [{ is: "name", name }]]) },
    narrowed: place2.kind,
    ...name !== void 0 && !declares(pair[DIRECTIONS[part].writer], name) && { undeclared: true },
    was,
    is
  };
}

// src/breaks/berm/surface.ts
function toolChanges({ baseline, current, tools: { added, removed: removed3, persisted } }, compare) {
  const to = renames({ removed: removed3, added: added.filter(({ value }) => current.reachable(value)) }, equalButName);
  const changes = [
    ...removed3.map((old) => [
      old.index,
      toolGone(old, to.get(old.value), baseline, current)
    ]),
    ...persisted.map(({ old, current: now }) => {
      const pair = toolPair(old, now);
      if (!baseline.reachable(pair.old)) return [old.index, internalToolChanges(pair, compare)];
      if (!current.reachable(pair.current)) return [old.index, [withdrawn(pair)]];
      return [old.index, [...toolMarkChanges(pair), ...toolSchemas(pair, "callers").flatMap(compare)]];
    })
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found2]) => found2);
}
function toolPair(old, current) {
  return {
    old: old.value,
    current: current.value,
    subject: { type: "tool", name: old.value.name },
    oldAt: pointer("tools", old.index),
    currentAt: pointer("tools", current.index)
  };
}
function equalButName(old, current) {
  const seen = ({ parameters, returns }) => [bareSchema(parameters), bareSchema(returns ?? null)];
  return equalJson(seen(old), seen(current));
}
function toolGone({ value, index }, to, baseline, current) {
  const reached = baseline.reachable(value);
  if (!reached && (current.idl || value.stripe)) return [];
  const audience = reached ? "callers" : "host";
  const { name, deprecated } = value;
  const gone = { name, at: pointer("tools", index), ...deprecated !== void 0 && { deprecated } };
  const instead = to === void 0 ? void 0 : { name: to.value.name, at: pointer("tools", to.index) };
  return [{ ...removedTool(gone, instead), audience }];
}
function withdrawn({ subject, oldAt, currentAt }) {
  return { kind: "tool-no-longer-public", subject, baseline: oldAt, current: currentAt, was: "public", is: "internal" };
}
function internalToolChanges(pair, compare) {
  const cron = pair.old.cron && !pair.current.cron ? [
    {
      kind: "cron-withdrawn",
      subject: pair.subject,
      audience: "host",
      baseline: pair.oldAt,
      current: pair.currentAt,
      was: "cron",
      is: "not cron"
    }
  ] : [];
  return [...cron, ...toolSchemas(pair, "host").slice(0, 1).flatMap(compare)];
}
function toolSchemas({ old, current, subject, oldAt, currentAt }, audience) {
  const both = { subject, audience };
  const args2 = {
    ...both,
    part: "arguments",
    old: old.parameters,
    current: current.parameters,
    oldAt: `${oldAt}/parameters`,
    currentAt: `${currentAt}/parameters`
  };
  if (!hasResult(old) || !hasResult(current) || old.returns === void 0 || current.returns === void 0)
    return [args2];
  return [
    args2,
    {
      ...both,
      part: "result",
      old: old.returns,
      current: current.returns,
      oldAt: `${oldAt}/returns`,
      currentAt: `${currentAt}/returns`
    }
  ];
}
function stripeChanges({ baseline, current }) {
  const index = baseline.manifest.tools.findIndex((tool4) => tool4.stripe);
  const old = baseline.manifest.tools[index];
  if (old === void 0 || current.idl || current.manifest.tools.some((tool4) => tool4.stripe)) return [];
  return [
    {
      kind: "stripe-withdrawn",
      subject: { type: "tool", name: old.name },
      baseline: pointer("tools", index),
      was: "stripe",
      is: "not stripe"
    }
  ];
}
function eventChanges({ events }, compare) {
  if (events === void 0) return [];
  const { removed: removed3, persisted } = events;
  const changes = [
    ...removed3.map(({ value, index }) => [index, [eventGone(value, index)]]),
    ...persisted.map((pair) => [pair.old.index, compare(eventSchemas(pair))])
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found2]) => found2);
}
function eventGone(value, index) {
  const deprecated = value.deprecated === true;
  return {
    kind: "event-removed",
    subject: eventSubject(value),
    baseline: pointer("events", index),
    ...deprecated && { deprecated }
  };
}
function eventSubject(event2) {
  return { type: "event", name: event2.name };
}
function eventSchemas({ old, current }) {
  return {
    subject: eventSubject(old.value),
    audience: "callers",
    part: "data",
    old: old.value.fields,
    current: current.value.fields,
    oldAt: pointer("events", old.index, "fields"),
    currentAt: pointer("events", current.index, "fields")
  };
}

// src/breaks/berm/compare.ts
var BERM = { kinds: BERM_KINDS, saysWhoIsHit: false, fingerprint: fingerprintOf };
function breaks(baseline, current, options = {}) {
  checkOptions("breaks", options, ENGINE_OPTIONS);
  if (identical(baseline, current)) return [];
  const both = sides(baseline, current);
  const ordered = both.baseline.idl === both.current.idl;
  const engine = openEngine(options);
  const compare = (pair) => {
    const source = sourceNotices(pair, ordered);
    const changes2 = compareSchemas(engine, pair, breakingChanges);
    return [...source.length > 0 ? changes2.filter(({ kind }) => kind !== "respelled") : changes2, ...source];
  };
  const changes = [
    ...abiChanges(both),
    ...migrationChanges(both),
    ...toolChanges(both, compare),
    ...stripeChanges(both),
    ...eventChanges(both, compare),
    ...surfaceNotices(both),
    ...reachNotices(both),
    ...notKnownNotices(both)
  ];
  return once2(changes.map((change) => toFinding(BERM, change)));
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
var NAME2 = /^[A-Za-z_][A-Za-z0-9_]*$/;
var PROTOCOL = /^[a-z0-9][a-z0-9-]*$/;
var OWN_PROTOCOL = "heddle";
var RESERVED_FOLDER = ".heddle";
var MAX_FILES = 64;
var MAX_SCHEMA_LENGTH = 65536;
var MAX_SCHEMA_DEPTH = 16;
var FIELDS2 = {
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

// src/heddle/uses/seen.ts
function isSeenObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isSeenArray(value) {
  return Array.isArray(value);
}
function own(object4, name) {
  return Object.hasOwn(object4, name) ? object4[name] : void 0;
}
function seenObject(members2) {
  const result3 = {};
  for (const [name, value] of members2) setMember(result3, name, value);
  return result3;
}
function toSeen(json) {
  const number = doubleOf(json);
  if (number !== void 0) return Number.isFinite(number) ? number : null;
  if (isArray(json)) return json.map(toSeen);
  if (isObject(json)) return seenObject(Object.entries(json).map(([name, value]) => [name, toSeen(value)]));
  return typeof json === "string" || typeof json === "boolean" ? json : null;
}
function doubleOf(json) {
  return typeof json === "number" || typeof json === "bigint" || isExactNumber(json) ? Number(json) : void 0;
}
function typeOfSeen(value) {
  if (value === null) return "null";
  if (isSeenArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
function camelCase(name) {
  return name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
var DROPPED = /* @__PURE__ */ new Set(["__proto__", "constructor", "prototype"]);

// src/heddle/rules/rule.ts
var example2 = {
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

// src/heddle/view.ts
function viewOf2(json) {
  const name = member(json, "name");
  return {
    json,
    label: typeof name === "string" && name !== "" ? `plugin ${quote2(name)}` : "this plugin",
    components: entriesOf(json, "components").map((entry2) => {
      const type2 = member(entry2.json, "componentType");
      const kind = member(entry2.json, "kind") ?? "node";
      const componentType = typeof type2 === "string" && type2 !== "" ? type2 : void 0;
      return {
        ...entry2,
        label: componentType === void 0 ? entry2.label : `component ${quote2(componentType)}`,
        componentType,
        kind: isKind(kind) ? kind : void 0
      };
    }),
    tools: entriesOf(json, "tools").map((entry2) => {
      const toolName3 = member(entry2.json, "name");
      const usable = typeof toolName3 === "string" && toolName3 !== "" ? toolName3 : void 0;
      return { ...entry2, label: usable === void 0 ? entry2.label : `tool ${quote2(usable)}`, name: usable };
    }),
    files: entriesOf(json, "files").map((entry2) => {
      const path = member(entry2.json, "path");
      return { ...entry2, label: typeof path === "string" && path !== "" ? `file ${quote2(path)}` : entry2.label };
    })
  };
}
function entriesOf(parent, field2, at3 = "") {
  const list4 = member(parent, field2);
  if (!isArray(list4)) return [];
  return list4.flatMap(
    (json, index) => isObject(json) ? [{ json, at: at3 + pointer(field2, index), label: `${field2}[${index}]` }] : []
  );
}
function quote2(text3) {
  return JSON.stringify(text3.length > 60 ? `${text3.slice(0, 60)}\u2026` : text3);
}
function show3(value) {
  if (value === void 0) return "nothing";
  if (typeof value === "string") return quote2(value);
  if (isArray(value))
    return value.length === 0 ? "an empty array" : isShort(value) ? `[${value.map(show3).join(", ")}]` : "an array";
  if (isObject(value)) return Object.keys(value).length === 0 ? "an empty object" : "an object";
  return String(value);
}
function isShort(list4) {
  return list4.length <= 4 && list4.every((entry2) => typeof entry2 !== "object" || entry2 === null);
}
function oneOf(words2) {
  const last = words2.at(-1) ?? "nothing";
  return words2.length < 2 ? last : `${words2.slice(0, -1).join(", ")} or ${last}`;
}

// src/heddle/directory/execute.ts
var file = {
  id: "tool-file",
  level: "error",
  stage: "directory",
  title: "A tool\u2019s path must be a regular file",
  text: "A directory carries an execute bit for being traversable, not for being runnable. A file entry may be a directory, a tool may not.",
  wrong: example2.tool({ path: "bin" }),
  right: example2.tool({ path: "bin/ask.sh" }),
  *check(seen) {
    for (const { at: at3, label, path, look, what } of seen.looked) {
      if (what !== "tool" || look.state !== "there" || look.kind === "file") continue;
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, which is ${look.kind === "directory" ? "a directory" : "no regular file"}`,
        expected: "an executable file",
        received: look.kind
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
  wrong: example2.tool({ path: "noexec.sh" }),
  right: example2.tool({}),
  *check(seen) {
    for (const { at: at3, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== false) continue;
      const mend = bit.from === "the file system" ? "chmod +x it, and commit the mode" : "git update-index --chmod=+x";
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, which is not executable (says ${bit.from})`,
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
  right: example2.tool({}),
  *check(seen) {
    for (const { at: at3, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable === void 0)
        yield {
          at: `${at3}/path`,
          says: `${label} names ${quote2(path)}, and neither the file system nor git\u2019s index tells whether it is executable`,
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
  right: example2.tool({}),
  *check(seen) {
    for (const { at: at3, label, bit } of toolFiles(seen.looked)) {
      if (bit?.executable === true && bit.from === "git\u2019s index")
        yield {
          at: `${at3}/path`,
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
  right: example2.tool({}),
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
  right: example2.tool({}),
  *check(seen) {
    for (const { at: at3, label, path, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== true || bit.committed !== false) continue;
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, which is executable on this file system but not in git\u2019s index`,
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
    for (const { at: at3, label, path, look, bit } of toolFiles(seen.looked)) {
      if (bit?.executable !== true || look.state !== "there" || look.head === void 0 || isStartable(look.head))
        continue;
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, which is executable but neither a binary nor a script with "#!"`,
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
  return looked.filter(({ what, look }) => what === "tool" && look.state === "there" && look.kind === "file");
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
      says: `the manifest is called ${quote2(name)}, which heddle would import as a module`,
      expected: "a name that ends in .json",
      received: quote2(name)
    };
  }
};
var entryThere = {
  id: "entry-there",
  level: "error",
  stage: "directory",
  title: "heddle must know what to run",
  text: "Without a `command`, heddle runs `<name>.mjs` or else `<name>.js` beside `<name>.json`. A plugin that has nothing but path tools (and files) needs no process, and so no entry.",
  wrong: example2.manifest({}),
  right: example2.manifest({ command: ["./serve"] }),
  *check({ view, entry: entry2 }) {
    if (entry2 === void 0 || entry2.found !== void 0 || !needsProcess(view)) return;
    const names4 = entry2.names.map(quote2).join(" nor ");
    yield {
      at: "",
      says: `${view.label} has no "command", and there is neither ${names4} beside the manifest`,
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
  *check({ view, entry: entry2 }) {
    if (entry2?.found === void 0 || !needsProcess(view)) return;
    const { name, look } = entry2.found;
    if (look.state === "outside")
      yield {
        at: "",
        says: `the entry ${quote2(name)} leads out of the plugin\u2019s directory`,
        expected: "a file inside it"
      };
    else if (look.state === "there" && look.kind !== "file")
      yield { at: "", says: `the entry ${quote2(name)} is no regular file`, expected: "a program", received: look.kind };
    else if (look.state === "there" && look.executable === true && look.head !== void 0 && !isStartable(look.head)) {
      yield {
        at: "",
        says: `the entry ${quote2(name)} is executable, so heddle starts it by its path, and it has no "#!" line`,
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
  wrong: example2.manifest({ command: ["./nothing"] }),
  right: example2.manifest({ command: ["./serve"] }),
  *check({ command }) {
    if (command === void 0 || command.look.state === "there" || command.look.state === "outside") return;
    yield {
      at: "/command/0",
      says: `the command ${quote2(command.path)} is not there beside the manifest`,
      expected: "a program inside the plugin\u2019s directory",
      received: quote2(command.path)
    };
  }
};
var entryRules = [fileName, entryThere, entryUnknown, entryStartable, commandThere];

// src/heddle/rules/paths.ts
function shipped(view) {
  const of = (what, entries3) => entries3.flatMap((entry2) => {
    const path = member(entry2.json, "path");
    return typeof path === "string" && path !== "" ? [{ ...entry2, what, path }] : [];
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
    wrong: example2.file({ path: "" }),
    right: example2.file({}),
    *check(view) {
      const named2 = view.tools.filter(({ json }) => member(json, "path") !== void 0);
      for (const { json, at: at3, label } of [...named2, ...view.files]) {
        const value = member(json, "path");
        if (typeof value === "string" && value !== "") continue;
        yield {
          at: `${at3}/path`,
          says: `${label} has a "path" that is ${show3(value)}`,
          expected: "a non-empty string",
          received: show3(value)
        };
      }
    }
  }
];

// src/heddle/directory/inspect.ts
var MAX_LOOKS = 1e4;
function inspect(view, directory, fileName2) {
  const all = shipped(view);
  const looks = all.slice(0, MAX_LOOKS).map((entry2) => ({ ...entry2, look: directory.look(entry2.path) }));
  const ships = looks.filter(({ what }) => what === "file").length <= MAX_FILES;
  const tools3 = looks.flatMap(
    ({ what, look }) => what === "tool" && look.state === "there" && look.kind === "file" ? [look.real] : []
  );
  const answer = tools3.length === 0 ? void 0 : directory.tracked([...new Set(tools3)]);
  const tracked = trackedOf(answer);
  return {
    view,
    fileName: fileName2,
    looked: looks.map((one2) => ({
      ...one2,
      bit: bitOf(one2.look, tracked),
      below: ships ? belowOf(one2, directory) : void 0
    })),
    named: all.length,
    entry: entryOf(view, directory, fileName2),
    indexUnknown: answer !== void 0 && "unknown" in answer ? answer.unknown : void 0,
    command: commandOf(view, directory)
  };
}
var trackedOf = (answer) => answer === void 0 || "unknown" in answer ? void 0 : answer;
var COPY_LIMIT = { entries: 4096, bytes: 64 * 1024 * 1024 };
function belowOf({ what, look }, directory) {
  return what === "file" && look.state === "there" && look.kind === "directory" ? directory.survey(look.real, COPY_LIMIT.entries) : void 0;
}
function bitOf(look, tracked) {
  if (look.state !== "there" || look.kind !== "file") return void 0;
  const committed = tracked?.executable.get(look.real);
  const kept2 = look.executable !== void 0 && (look.executable || tracked?.keepsBits !== false);
  if (kept2 || committed === void 0) return { executable: look.executable, from: "the file system", committed };
  return { executable: committed, from: "git\u2019s index", committed };
}
function entryOf(view, directory, fileName2) {
  if (fileName2?.endsWith(".json") !== true || member(view.json, "command") !== void 0) return void 0;
  const base2 = fileName2.slice(0, -".json".length);
  const names4 = [`${base2}.mjs`, `${base2}.js`];
  for (const name of names4) {
    const look = directory.look(name);
    if (look.state === "there" || look.state === "outside") return { names: names4, found: { name, look } };
  }
  return { names: names4, found: void 0 };
}
function commandOf(view, directory) {
  const command = member(view.json, "command");
  const path = isArray(command) ? command[0] : void 0;
  if (typeof path !== "string" || !path.includes("/") || path.startsWith("/")) return void 0;
  return { path, look: directory.look(path) };
}

// src/heddle/directory/shipped.ts
var there = {
  id: "path-there",
  level: "error",
  stage: "directory",
  title: "A path must be there",
  text: "A tool\u2019s and a file\u2019s `path` are resolved against the manifest\u2019s directory, and what they name must exist. Letter case counts: a path that only a Mac or Windows finds is missing elsewhere.",
  wrong: example2.tool({ path: "gone.sh" }),
  right: example2.tool({}),
  *check(seen) {
    for (const { at: at3, label, path, look } of seen.looked) {
      if (look.state === "there" || look.state === "outside") continue;
      const why = look.state === "loop" ? "which is a link that leads back to itself" : look.state === "unreadable" ? `which cannot be read (${look.why})` : "which is not there beside the manifest";
      const spelt = look.state === "missing" ? look.spelt : void 0;
      const mend = spelt !== void 0 ? `${quote2(spelt)} is there: letter case counts.` : path.includes("\\") ? 'Write the path with "/".' : void 0;
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, ${why}`,
        expected: "a path inside the plugin\u2019s directory",
        received: quote2(path),
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
  wrong: example2.tool({ path: "/bin/ls" }),
  right: example2.tool({ path: "ls.sh" }),
  *check(seen) {
    for (const { at: at3, label, path, look } of seen.looked) {
      if (look.state !== "outside") continue;
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, which leads out of the plugin\u2019s directory`,
        expected: "a path inside it, links followed",
        received: quote2(path),
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
  right: example2.tool({}),
  *check({ named: named2 }) {
    if (named2 > MAX_LOOKS)
      yield {
        at: "",
        says: `the manifest names ${named2} paths, and only the first ${MAX_LOOKS} were looked at`,
        expected: `at most ${MAX_LOOKS}`,
        received: String(named2)
      };
  }
};
var portable = {
  id: "path-spelling",
  level: "warning",
  stage: "lint",
  title: "A path that is found on this machine only",
  text: "A backslash, a drive letter or another letter case than the file\u2019s works on Windows (case: on a Mac, too) and nowhere else. Write paths with `/`, exactly as the files are called.",
  wrong: example2.tool({ path: "bin\\ask.sh" }),
  right: example2.tool({ path: "bin/ask.sh" }),
  *check(seen) {
    for (const { at: at3, label, path, look } of seen.looked) {
      const windows = path.includes("\\") || /^[A-Za-z]:/.test(path);
      const spelt = look.state === "there" ? look.spelt : void 0;
      if (!windows && spelt === void 0) continue;
      const says = windows ? "which only Windows reads as a path" : `and the file is called ${quote2(spelt ?? "")}`;
      yield {
        at: `${at3}/path`,
        says: `${label} names ${quote2(path)}, ${says}`,
        expected: spelt === void 0 ? 'a path with "/"' : quote2(spelt),
        received: quote2(path)
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
    for (const { at: at3, label, path, below: below4 } of seen.looked) {
      if (below4 === void 0) continue;
      const { link, entries: entries3, bytes } = below4;
      if (link !== void 0)
        yield {
          at: `${at3}/path`,
          says: `${label} ships ${quote2(path)}, and the link ${quote2(link)} in it makes every run fail`,
          expected: "files and folders only"
        };
      if (entries3 > COPY_LIMIT.entries)
        yield {
          at: `${at3}/path`,
          says: `${label} ships ${quote2(path)}, which holds more than ${COPY_LIMIT.entries} files and folders`,
          expected: `at most ${COPY_LIMIT.entries}`
        };
      else if (bytes > COPY_LIMIT.bytes)
        yield {
          at: `${at3}/path`,
          says: `${label} ships ${quote2(path)}, which holds ${bytes} bytes`,
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
  ["pattern", isString2],
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
var KEYWORDS2 = [...HONOURED.keys(), ...ANNOTATIONS, ...IGNORED];
function isNumber(value) {
  return typeof value === "number" || typeof value === "bigint";
}
function isString2(value) {
  return typeof value === "string";
}
function treatment(keyword4, value) {
  const takes = HONOURED.get(keyword4);
  if (takes !== void 0) return takes(value) || isHarmless(keyword4, value) ? "honoured" : "ignored";
  if (ANNOTATIONS.has(keyword4)) return "annotation";
  return IGNORED.has(keyword4) ? "ignored" : "unknown";
}
function isHarmless(keyword4, value) {
  return value === true && (keyword4 === "additionalProperties" || keyword4 === "items");
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
  const result3 = {};
  for (const keyword4 of Object.keys(schema)) {
    const value = member(schema, keyword4) ?? null;
    if (treatment(keyword4, value) !== "honoured" || isHarmless(keyword4, value)) continue;
    const inner = keptKeyword(keyword4, value, depth2);
    if (inner === void 0) return void 0;
    if (keyword4 === "type" && isArray(inner) && inner.length === 0) setMember(result3, "not", {});
    else setMember(result3, keyword4, inner);
  }
  return result3;
}
function keptKeyword(keyword4, value, depth2) {
  switch (keyword4) {
    case "type":
      return (isArray(value) ? value : [value]).filter(isTypeName);
    case "required":
      return isArray(value) ? value.filter(isString2) : value;
    case "items":
      return isObject(value) ? kept(value, depth2 + 1) : value;
    case "properties":
      return isObject(value) ? keptProperties(value, depth2) : value;
    default:
      return value;
  }
}
function keptProperties(properties, depth2) {
  const result3 = {};
  for (const name of Object.keys(properties)) {
    const schema = member(properties, name);
    const inner = isObject(schema) ? kept(schema, depth2 + 1) : {};
    if (inner === void 0) return void 0;
    setMember(result3, name, inner);
  }
  return result3;
}

// src/heddle/host-fields.ts
var OF_COMPONENT = [
  ["id", { type: "string", minLength: 1 }],
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
  const named2 = componentType === void 0 ? [] : [["componentType", { const: componentType }]];
  return new Map([...OF_COMPONENT, ...kind === "node" ? OF_NODE : [], ...named2]);
}

// src/heddle/lints/schema-shapes.ts
var MAX_PATTERN = 1e4;
var isCount = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
var isTexts = (value) => isArray(value) && value.every((entry2) => typeof entry2 === "string");
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
function wrongValue(keyword4, value) {
  const shape = SHAPES.get(keyword4);
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
var object2 = {
  id: "schema-object",
  level: "warning",
  stage: "lint",
  title: "A component\u2019s `schema` that is no object",
  text: "heddle takes any value for a schema and finds out when it checks a configuration: a text, a number or `true` makes every use of the component fail, an array or a falsy value checks nothing.",
  wrong: example2.component({ schema: "x" }),
  right: example2.component({ schema: { type: "object" } }),
  *check(view) {
    for (const { json, at: at3, label } of view.components) {
      const value = member(json, "schema");
      if (value === void 0 || isObject(value)) continue;
      const effect = typeof value === "object" || value === false || value === "" || value === 0 ? "heddle checks nothing by it" : "every use of the component fails";
      yield {
        at: `${at3}/schema`,
        says: `${label} has a "schema" that is ${show3(value)}, and ${effect}`,
        expected: "a JSON Schema object",
        received: show3(value)
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
  wrong: example2.component({ schema: { type: "strng" } }),
  right: example2.component({ schema: { type: "string" } }),
  *check(view) {
    for (const { schema, at: at3, label } of subschemas3(view)) {
      for (const keyword4 of Object.keys(schema)) {
        const expected = wrongValue(keyword4, member(schema, keyword4) ?? null);
        const value = member(schema, keyword4);
        if (expected === void 0) continue;
        yield {
          at: `${at3}/${keyword4}`,
          says: `${label}: ${JSON.stringify(keyword4)} is ${show3(value)}`,
          expected,
          received: show3(value),
          meant: { word: keyword4 === "type" ? value : void 0, known: TYPE_NAMES }
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
  wrong: example2.component({ schema: { properties: { rubric: { anyOf: [{ type: "string" }] } } } }),
  right: example2.component({ schema: { properties: { rubric: { type: ["string", "null"] } } } }),
  *check(view) {
    for (const { schema, at: at3, label } of subschemas3(view)) {
      for (const keyword4 of Object.keys(schema)) {
        const value = member(schema, keyword4) ?? null;
        const how = treatment(keyword4, value);
        if (how === "ignored" && wrongValue(keyword4, value) === void 0)
          yield {
            at: at3 + pointer(keyword4),
            says: `${label}: heddle ignores ${JSON.stringify(keyword4)}${isHonouredName(keyword4) ? ` when it is ${show3(value)}` : ""}`
          };
        else if (how === "unknown") yield* misspelt2(keyword4, at3, label);
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
  wrong: example2.component({ schema: { properties: { rubric: { type: "string" } }, additionalProperties: false } }),
  right: example2.component({
    kind: "middleware",
    seams: { toolCall: ["before"] },
    schema: { properties: { rubric: { type: "string" } }, additionalProperties: false }
  }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const schema = member(json, "schema");
      if (kind === void 0 || !isObject(schema) || member(schema, "additionalProperties") !== false) continue;
      const properties = member(schema, "properties");
      const missing = [...hostFields(kind).keys()].filter(
        (name) => !isObject(properties) || !Object.hasOwn(properties, name)
      );
      if (missing.length > 0)
        yield {
          at: `${at3}/schema/additionalProperties`,
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
  wrong: example2.component({ schema: { properties: { max_items: { type: "integer" } } } }),
  right: example2.component({ schema: { properties: { maxItems: { type: "integer" } } } }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const schema = member(json, "schema");
      if (kind === void 0 || hostFields(kind).size === 0 || !isObject(schema)) continue;
      for (const { name, at: place2 } of topNames(schema)) {
        if (!/_[a-z]/.test(name)) continue;
        yield {
          at: `${at3}/schema${place2}`,
          says: `${label}: the schema names ${quote2(name)}, which heddle has turned into camelCase before`,
          expected: quote2(name.replace(/_([a-z])/g, (_match, letter) => letter.toUpperCase())),
          received: quote2(name)
        };
      }
    }
  }
};
function topNames(schema) {
  const properties = member(schema, "properties");
  const required4 = member(schema, "required");
  const declared2 = isObject(properties) ? Object.keys(properties) : [];
  const demanded = isArray(required4) ? required4.flatMap((name, index) => typeof name === "string" ? [{ name, at: `/required/${index}` }] : []) : [];
  return [...declared2.map((name) => ({ name, at: pointer("properties", name) })), ...demanded];
}
function* subschemas3(view) {
  for (const { json, at: at3, label } of view.components) {
    const root2 = member(json, "schema");
    const stack = isObject(root2) ? [{ schema: root2, at: `${at3}/schema`, label, depth: 0 }] : [];
    for (let sub = stack.pop(); sub !== void 0; sub = stack.pop()) {
      yield sub;
      if (sub.depth < 200) stack.push(...below3(sub));
    }
  }
}
function below3(sub) {
  const { schema, at: at3, label } = sub;
  const depth2 = sub.depth + 1;
  const items = member(schema, "items");
  const properties = member(schema, "properties");
  const named2 = isObject(properties) ? Object.entries(properties) : [];
  return [
    ...named2.flatMap(
      ([name, inner]) => isObject(inner) ? [{ schema: inner, at: `${at3}${pointer("properties", name)}`, label, depth: depth2 }] : []
    ).reverse(),
    ...isObject(items) ? [{ schema: items, at: `${at3}/items`, label, depth: depth2 }] : []
  ];
}
var isHonouredName = (keyword4) => ["items", "additionalProperties"].includes(keyword4);
function* misspelt2(keyword4, at3, label) {
  if (near(keyword4, KEYWORDS2) === void 0) return;
  yield {
    at: at3 + pointer(keyword4),
    says: `${label}: ${quote2(keyword4)} is no keyword, and heddle ignores it`,
    meant: { word: keyword4, known: KEYWORDS2 }
  };
}
var schemaLints = [object2, valid, keywords, closed, snakeCase];

// src/core/posix-path.ts
function normalizePath(path) {
  const absolute = path.startsWith("/");
  const kept2 = [];
  for (const step of path.split("/")) {
    if (step === "" || step === ".") continue;
    if (step !== "..") kept2.push(step);
    else if (kept2.length > 0 && kept2.at(-1) !== "..") kept2.pop();
    else if (!absolute) kept2.push("..");
  }
  const inside3 = kept2.join("/");
  if (inside3 === "") return absolute ? "/" : path.endsWith("/") ? "./" : ".";
  return `${absolute ? "/" : ""}${inside3}${path.endsWith("/") ? "/" : ""}`;
}
function basename(path) {
  return /([^/]*)\/*$/.exec(path)?.[1] ?? "";
}

// src/heddle/rules/files.ts
function landings(view) {
  return view.files.flatMap((entry2) => {
    const path = member(entry2.json, "path");
    const dest2 = member(entry2.json, "dest") ?? (typeof path === "string" && path !== "" ? basename(path) : void 0);
    if (typeof dest2 !== "string") return [];
    return [{ ...entry2, dest: dest2, destAt: `${entry2.at}/${member(entry2.json, "dest") === void 0 ? "path" : "dest"}` }];
  });
}
var tooMany = {
  id: "files-at-most",
  level: "error",
  stage: "manifest",
  title: `At most ${MAX_FILES} files`,
  text: "Each entry is copied into the workspace of every node in every run. Ship a directory rather than its contents.",
  wrong: example2.manifest({ files: Array.from({ length: MAX_FILES + 1 }, (_, index) => ({ path: `part${index}` })) }),
  right: example2.file({}),
  *check(view) {
    const files4 = member(view.json, "files");
    if (!isArray(files4) || files4.length <= MAX_FILES) return;
    yield {
      at: "/files",
      says: `${view.label} declares ${files4.length} files`,
      expected: `at most ${MAX_FILES}`,
      received: String(files4.length),
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
  wrong: example2.file({ dest: "" }),
  right: example2.file({ dest: "know-how" }),
  *check(view) {
    for (const { json, at: at3, label } of view.files) {
      const value = member(json, "dest");
      if (value === void 0 || typeof value === "string" && value !== "") continue;
      yield {
        at: `${at3}/dest`,
        says: `${label} has a "dest" that is ${show3(value)}`,
        expected: "a non-empty string",
        received: show3(value)
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
  wrong: example2.manifest({ files: [{ path: "a/notes" }, { path: "b/notes" }] }),
  right: example2.manifest({ files: [{ path: "a/notes" }, { path: "b/notes", dest: "more-notes" }] }),
  *check(view) {
    const first4 = /* @__PURE__ */ new Map();
    for (const { dest: place2, destAt, at: at3 } of landings(view)) {
      const earlier = first4.get(place2);
      if (earlier === void 0) first4.set(place2, at3);
      else
        yield {
          at: destAt,
          says: `two files land on ${show3(place2)}: this one and ${earlier}`,
          expected: 'a "dest" of its own',
          received: show3(place2)
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
  wrong: example2.manifest({ files: [{ path: "skills" }, { path: "extra", dest: "skills/extra" }] }),
  right: example2.manifest({ files: [{ path: "skills" }, { path: "extra" }] }),
  *check(view) {
    const placed3 = landings(view).slice(0, MAX_FILES);
    for (const [index, { dest: place2, destAt }] of placed3.entries()) {
      const other = placed3.slice(0, index).find((earlier) => earlier.dest !== place2 && (inside2(place2, earlier.dest) || inside2(earlier.dest, place2)));
      if (other === void 0) continue;
      yield {
        at: destAt,
        says: `destinations ${show3(other.dest)} and ${show3(place2)} lie one inside the other`,
        expected: "destinations apart from each other",
        received: show3(place2)
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
var normalOf = (dest2) => normalizePath(dest2.trim()).replace(/^\/+|\/+$/g, "") || ".";
var outside = {
  id: "dest-outside",
  level: "warning",
  stage: "lint",
  title: "A `dest` outside the workspace",
  text: "heddle checks the destination of `--mount`, but not that of a plugin\u2019s file: an absolute one lands below the workspace under its whole path, and one that climbs with `..` is written outside of it. Write a path relative to the workspace.",
  wrong: example2.file({ dest: "../escaped" }),
  right: example2.file({ dest: "know-how" }),
  *check(view) {
    for (const { dest: dest2, destAt, label } of landings(view)) {
      const absolute = isAbsolute(dest2);
      if (!absolute && !climbs(normalizePath(dest2.trim()))) continue;
      yield {
        at: destAt,
        says: `${label} lands on ${show3(dest2)}, which ${absolute ? "is an absolute path" : "climbs out of the workspace"}`,
        expected: "a path relative to the workspace",
        received: show3(dest2)
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
  wrong: example2.file({ dest: ".heddle/bin" }),
  right: example2.file({ dest: "bin" }),
  *check(view) {
    for (const { dest: dest2, destAt, label } of landings(view)) {
      const normal = normalOf(dest2);
      if (normal !== RESERVED_FOLDER && !normal.startsWith(`${RESERVED_FOLDER}/`)) continue;
      yield {
        at: destAt,
        says: `${label} lands on ${show3(dest2)}, which heddle keeps for itself`,
        expected: `a place outside ${RESERVED_FOLDER}`,
        received: show3(dest2)
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
  wrong: example2.file({ path: "." }),
  right: example2.file({ path: ".", dest: "all" }),
  *check(view) {
    for (const { dest: dest2, destAt, label } of landings(view)) {
      if (normalOf(dest2) === ".")
        yield {
          at: destAt,
          says: `${label} lands on the workspace\u2019s root`,
          expected: 'a "dest" of its own',
          received: show3(dest2)
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
  wrong: example2.manifest({
    files: [
      { path: "a", dest: "x" },
      { path: "b", dest: "./x" }
    ]
  }),
  right: example2.manifest({
    files: [
      { path: "a", dest: "x" },
      { path: "b", dest: "y" }
    ]
  }),
  *check(view) {
    const placed3 = landings(view).slice(0, MAX_FILES).map((landing) => ({ ...landing, normal: normalOf(landing.dest) }));
    for (const [index, { normal, dest: dest2, destAt }] of placed3.entries()) {
      const other = placed3.slice(0, index).find((earlier) => collide(earlier.normal, normal) && !seenByHeddle(earlier.dest, dest2));
      if (other !== void 0)
        yield {
          at: destAt,
          says: `destinations ${quote2(other.dest)} and ${quote2(dest2)} are one place, or lie one inside the other`,
          expected: "destinations apart from each other",
          received: quote2(dest2)
        };
    }
  }
};
var collide = (a, b) => a !== "." && b !== "." && (a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`));
var seenByHeddle = (a, b) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
var destinationLints = [outside, reserved, root, samePlace];

// src/heddle/uses/ports.ts
var REFUSED_IN_TITLES = /[.,{} \n'"]/;
var RESERVED_TITLES = ["_chat_history", "_resume"];
function isTitle(title) {
  return title !== "" && !REFUSED_IN_TITLES.test(title);
}
function readPort(value) {
  if (!isSeenObject(value)) return { fault: "is no schema of an input or output" };
  const title = own(value, "title");
  if (typeof title !== "string" || title === "") return { fault: "has no `title`" };
  if (!Object.hasOwn(value, "type") && !Object.hasOwn(value, "anyOf")) return { fault: "has no `type`", title };
  const refused = refusedTitle(value);
  if (refused !== void 0)
    return { fault: `has the title ${JSON.stringify(refused.slice(0, 60))}, which heddle takes in no flow`, title };
  return { port: { title, schema: value } };
}
function refusedTitle(schema) {
  const stack = [schema];
  for (let next = stack.pop(); stack.length > 0 || next !== void 0; next = stack.pop()) {
    if (!isSeenObject(next)) continue;
    const title = own(next, "title");
    if (typeof title === "string" && !isTitle(title)) return title;
    const [anyOf, properties] = [own(next, "anyOf"), own(next, "properties")];
    stack.push(own(next, "items"), own(next, "additionalProperties"));
    if (isSeenArray(anyOf)) stack.push(...anyOf);
    if (isSeenObject(properties)) stack.push(...Object.values(properties));
  }
  return void 0;
}
var textPort = (title, more = {}) => ({
  title,
  schema: { title, type: "string", ...more }
});
var MAX_COMPARISONS = 1e6;
var Unsupported = class extends Error {
};
var TooMuch = class extends Error {
};
function createCasts() {
  const work = { left: MAX_COMPARISONS };
  return {
    castable: (from, to) => attempt(() => isCastable(from.schema, to.schema, work)),
    sameType: (a, b) => attempt(() => isSame(a.schema, b.schema, work)) === "yes"
  };
}
function attempt(run) {
  try {
    return run() ? "yes" : "no";
  } catch (error) {
    if (error instanceof Unsupported) return "unsupported";
    if (error instanceof TooMuch) return "unknown";
    throw error;
  }
}
function enter(a, b, work) {
  work.left -= 1;
  if (work.left < 0) throw new TooMuch();
  if (!isSeenObject(a) || !isSeenObject(b)) throw new Unsupported();
  for (const schema of [a, b])
    if (Object.hasOwn(schema, "allOf") || Object.hasOwn(schema, "oneOf")) throw new Unsupported();
  return [a, b];
}
var NUMBERS = ["number", "integer", "boolean"];
function isCastable(left, right2, work) {
  const [a, b] = enter(left, right2, work);
  const [from, to] = [own(a, "type"), own(b, "type")];
  if (!Object.hasOwn(b, "type") && !Object.hasOwn(b, "anyOf")) return true;
  if (to === "string") return true;
  if (equalText(a, b, work)) return true;
  if (isUnion(a) || isUnion(b)) {
    const targets = members(b);
    return members(a).every((one2) => targets.some((target) => isCastable(one2, target, work)));
  }
  if (NUMBERS.includes(from) && NUMBERS.includes(to)) return true;
  if (from === "array" && to === "array") return isCastable(own(a, "items") ?? {}, own(b, "items") ?? {}, work);
  return from === "object" && to === "object" && objectsCast(a, b, work);
}
function objectsCast(a, b, work) {
  const [mine, theirs] = [own(a, "properties") ?? {}, own(b, "properties") ?? {}];
  if (!isSeenObject(theirs)) return false;
  for (const [name, type2] of Object.entries(theirs))
    if (!isSeenObject(mine) || !Object.hasOwn(mine, name) || !isCastable(mine[name], type2, work)) return false;
  const [rest, other] = [own(a, "additionalProperties") ?? {}, own(b, "additionalProperties") ?? {}];
  if (typeof rest === "boolean" || typeof other === "boolean") return rest === other;
  return isCastable(rest, other, work);
}
function equalText(a, b, work) {
  const text3 = JSON.stringify(a);
  work.left -= Math.ceil(text3.length / 100);
  return text3 === JSON.stringify(b);
}
function isUnion(schema) {
  return Object.hasOwn(schema, "anyOf") || isSeenArray(own(schema, "type"));
}
function members(schema) {
  const type2 = own(schema, "type");
  const types3 = typeof type2 === "string" ? [type2] : isSeenArray(type2) ? type2 : [];
  const anyOf = own(schema, "anyOf") ?? [];
  if (!isSeenArray(anyOf)) throw new Unsupported();
  return [...anyOf, ...types3.map((one2) => alternative(schema, one2))];
}
function alternative(schema, type2) {
  if (type2 === "array") return { type: type2, items: own(schema, "items") ?? {} };
  if (type2 !== "object") return { type: type2 };
  return {
    type: type2,
    properties: own(schema, "properties") ?? {},
    additionalProperties: own(schema, "additionalProperties") ?? false
  };
}
function isSame(left, right2, work) {
  const [a, b] = enter(left, right2, work);
  if (isUnion(a) || isUnion(b)) {
    const [mine, theirs] = [members(a), members(b)];
    return mine.every((one2) => theirs.some((other2) => isSame(one2, other2, work))) && theirs.every((one2) => mine.some((other2) => isSame(other2, one2, work)));
  }
  if (own(a, "type") !== own(b, "type")) return false;
  const either2 = (name) => Object.hasOwn(a, name) || Object.hasOwn(b, name);
  if (either2("items") && !isSame(own(a, "items") ?? {}, own(b, "items") ?? {}, work)) return false;
  if (either2("properties") && !sameProperties(own(a, "properties") ?? {}, own(b, "properties") ?? {}, work))
    return false;
  if (!either2("additionalProperties")) return true;
  const [rest, other] = [own(a, "additionalProperties") ?? {}, own(b, "additionalProperties") ?? {}];
  if (typeof rest === "boolean" || typeof other === "boolean") return rest === other;
  return isSame(rest, other, work);
}
function sameProperties(a, b, work) {
  if (!isSeenObject(a) || !isSeenObject(b)) throw new Unsupported();
  const names4 = Object.keys(a);
  return names4.length === Object.keys(b).length && names4.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name], work));
}

// src/heddle/lints/ports.ts
var PORT_FIELDS = ["inputs", "outputs", "branches"];
var ignored = {
  id: "ports-ignored",
  level: "warning",
  stage: "lint",
  title: "Inputs, outputs or branches on a kind that has none",
  text: "Only a node has inputs, outputs and branches. On any other kind heddle checks their shape and then never reads them, so a flow that connects to them is refused.",
  wrong: example2.component({ kind: "transform", inputs: [{ title: "text", type: "string" }] }),
  right: example2.component({ kind: "node", inputs: [{ title: "text", type: "string" }] }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      if (kind === void 0 || kind === "node") continue;
      for (const field2 of PORT_FIELDS) {
        const value = member(json, field2);
        if (isArray(value) && value.length > 0)
          yield {
            at: `${at3}/${field2}`,
            says: `${label} is a ${kind} and declares ${JSON.stringify(field2)}, which only a node has`,
            expected: `no ${JSON.stringify(field2)}`
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
  wrong: example2.component({
    inputs: [
      { title: "text", type: "string" },
      { title: "text", type: "number" }
    ]
  }),
  right: example2.component({
    inputs: [
      { title: "text", type: "string" },
      { title: "score", type: "number" }
    ]
  }),
  *check(view) {
    for (const component2 of view.components) {
      for (const field2 of ["inputs", "outputs"]) {
        const titles = textsOf(component2, field2, "title");
        yield* twice(
          titles,
          (title) => `${component2.label} has two ${field2} of the title ${quote2(title)}`,
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
  wrong: example2.component({ branches: ["accept", "accept"] }),
  right: example2.component({ branches: ["accept", "reject"] }),
  *check(view) {
    for (const { json, at: at3, label } of view.components) {
      const list4 = member(json, "branches");
      const named2 = isArray(list4) ? list4.flatMap((text3, index) => typeof text3 === "string" ? [{ text: text3, at: `${at3}/branches/${index}` }] : []) : [];
      yield* twice(named2, (branch) => `${label} lists the branch ${quote2(branch)} twice`, "each branch once");
    }
  }
};
var titleRefused = {
  id: "title-refused",
  level: "warning",
  stage: "lint",
  title: "A port title that heddle refuses in every flow",
  text: "heddle takes the manifest and then refuses every flow that uses the component: a title holds none of `. , { } ' \"`, space and line feed, and `_resume` and `_chat_history` are heddle\u2019s own, for inputs and outputs. A flow gets by only when it writes ports of its own.",
  wrong: example2.component({ outputs: [{ title: "the note", type: "string" }] }),
  right: example2.component({ outputs: [{ title: "the_note", type: "string" }] }),
  *check(view) {
    for (const component2 of view.components) {
      if (component2.kind !== "node") continue;
      for (const field2 of ["inputs", "outputs"])
        for (const { text: text3, at: at3 } of textsOf(component2, field2, "title")) {
          const reserved3 = RESERVED_TITLES.includes(text3);
          if (text3 === "" || !reserved3 && isTitle(text3)) continue;
          const why = reserved3 ? "a name that heddle keeps for itself" : "which heddle takes in no flow";
          yield {
            at: at3,
            says: `${component2.label} has ${field2 === "inputs" ? "an input" : "an output"} of the title ${quote2(text3)}, ${why}`,
            expected: "another title",
            received: quote2(text3)
          };
        }
    }
  }
};
var typeUnknown = {
  id: "port-type-unknown",
  level: "warning",
  stage: "lint",
  title: "A port type that no edge can connect to",
  text: "heddle casts between the types of JSON. An input of another type takes no output, and an output of another type feeds inputs of the type `string` alone.",
  wrong: example2.component({ inputs: [{ title: "text", type: "str" }] }),
  right: example2.component({ inputs: [{ title: "text", type: "string" }] }),
  *check(view) {
    for (const component2 of view.components) {
      if (component2.kind !== "node") continue;
      for (const field2 of ["inputs", "outputs"])
        for (const { text: text3, at: at3 } of textsOf(component2, field2, "type")) {
          if (text3 === "" || isTypeName(text3)) continue;
          const what = field2 === "inputs" ? "an input of" : "an output of";
          const effect = field2 === "inputs" ? "no edge can lead to it" : "an edge from it leads to strings alone";
          yield {
            at: at3,
            says: `${component2.label} has ${what} the type ${quote2(text3)}, so ${effect}`,
            expected: `one of ${TYPE_NAMES.join(", ")}`,
            received: quote2(text3),
            meant: { word: text3, known: TYPE_NAMES }
          };
        }
    }
  }
};
function textsOf({ json, at: at3 }, field2, name) {
  return entriesOf(json, field2, at3).flatMap((port3) => {
    const text3 = member(port3.json, name);
    return typeof text3 === "string" ? [{ text: text3, at: `${port3.at}/${name}` }] : [];
  });
}
function* twice(named2, says, expected) {
  const seen = /* @__PURE__ */ new Set();
  for (const { text: text3, at: at3 } of named2) {
    if (seen.has(text3)) yield { at: at3, says: says(text3), expected };
    seen.add(text3);
  }
}
var portLints = [ignored, titleTwice, branchTwice, titleRefused, typeUnknown];

// src/heddle/lints/start.ts
var INTERPRETERS = /^(?:node|nodejs|deno|bun|tsx|npx|python3?|ruby|perl|php|bash|sh|env|uv|java)$/;
var interpreter = {
  id: "command-interpreter",
  level: "warning",
  stage: "lint",
  title: "A command that names an interpreter",
  text: "A sandbox binds the program that it is given: with `node plugin.mjs` that is `node`, and the script is an argument, which the confined program does not find. Without a sandbox it works. Name the program itself and give it an execute bit, or leave `command` out and put a `.mjs` entry of the manifest\u2019s name beside it.",
  wrong: example2.manifest({ command: ["node", "plugin.mjs"] }),
  right: example2.manifest({ command: ["./plugin.mjs"] }),
  *check(view) {
    const command = member(view.json, "command");
    const [program, script] = isArray(command) ? command : [];
    if (typeof program !== "string" || !INTERPRETERS.test(program)) return;
    const own2 = typeof script === "string" && !script.startsWith("-") ? `["./${script.replace(/^\.\//, "")}"]` : "the program itself";
    yield {
      at: "/command/0",
      says: `${view.label} is started with ${quote2(program)}, which in a sandbox does not find its script`,
      expected: own2,
      received: quote2(program),
      mend: 'Or leave "command" out: an entry that ends in .mjs or .js is run under the host\u2019s node.'
    };
  }
};
var SEMVER = /^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;
var version = {
  id: "version-semver",
  level: "notice",
  stage: "lint",
  title: "A version that is not semver",
  text: 'heddle itself compares no versions. A host of the coming document dialect does (`requires: {Judge: "^1.2"}`), and so does this gate when it says how far the version should move.',
  wrong: example2.manifest({ version: "1.2" }),
  right: example2.manifest({ version: "1.2.0" }),
  *check(view) {
    const value = member(view.json, "version");
    if (typeof value !== "string" || value === "" || SEMVER.test(value)) return;
    yield {
      at: "/version",
      says: `${view.label} has the version ${show3(value)}, which is not semver`,
      expected: "a version such as 1.2.0",
      received: show3(value)
    };
  }
};
var startLints = [interpreter, version];

// src/schema/lints.ts
var ANNOTATIONS2 = [
  ...["$schema", "$id", "id", "$comment", "title", "description", "default", "example", "examples", "deprecated"],
  ...["readOnly", "writeOnly", "$defs", "definitions", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary"],
  ...["format", "contentMediaType", "contentEncoding", "contentSchema", "nullable", "discriminator", "xml"],
  ...["enumNames", "enumDescriptions", "markdownDescription", "tags", "order", "unit", "units"]
];
var KNOWN2 = [.../* @__PURE__ */ new Set([...KEYWORDS.map(({ name }) => name), ...ANNOTATIONS2])];
var MOST3 = 50;
var MOST_SCHEMAS = 2e4;
var DEEPEST6 = 200;
function schemaLints2(schema, draft = "2020-12") {
  const named2 = isObject(schema) ? member(schema, "$schema") : void 0;
  if (typeof named2 === "string" && isForeign(named2)) return [];
  const asked = (typeof named2 === "string" ? draftOf(named2) : void 0) ?? draft;
  const found2 = [];
  const stack = [{ schema, at: "", depth: 0 }];
  let looked = 0;
  for (let next = stack.pop(); next !== void 0 && found2.length < MOST3; next = stack.pop()) {
    found2.push(...slipsOf(next.schema, next.at, asked));
    looked += 1;
    const { at: at3, depth: depth2 } = next;
    if (depth2 >= DEEPEST6 || looked >= MOST_SCHEMAS) continue;
    for (const inner of subschemas(next.schema, asked).reverse())
      stack.push({ schema: inner.schema, at: at3 + pointer(...inner.tokens), depth: depth2 + 1 });
  }
  return found2.slice(0, MOST3);
}
function slipsOf(schema, at3, draft) {
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([keyword4, value]) => {
    const known3 = keywordOf(keyword4, draft);
    const place2 = { at: at3 + pointer(keyword4), keyword: keyword4 };
    if (known3 !== void 0)
      return known3.shape.fits(value, draft) ? [] : [{ ...place2, is: "malformed", value, expected: known3.shape.expected }];
    if (KNOWN2.includes(keyword4) || keyword4.startsWith("x-") || keyword4.length < 4) return [];
    const meant = near(keyword4, KNOWN2);
    return meant === void 0 ? [] : [{ ...place2, is: "misspelt", meant }];
  });
}

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
      const names4 = Object.keys(next);
      length += 2 + Math.max(0, names4.length - 1);
      for (const name of names4) length += JSON.stringify(name).length + 1;
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
function toolSchemas2(view) {
  return view.tools.flatMap(
    ({ json, at: at3, label }) => TOOL_SCHEMA_FIELDS.flatMap((field2) => {
      const schema = member(json, field2);
      return isObject(schema) ? [{ schema, at: `${at3}/${field2}`, label: `${label}: ${field2}` }] : [];
    })
  );
}
var object3 = {
  id: "tool-schema-object",
  level: "error",
  stage: "manifest",
  title: "A tool\u2019s schema must be an object",
  text: "`inputSchema` and `outputSchema` are JSON Schemas written as objects. The boolean schemas `true` and `false`, which JSON Schema also has, are refused.",
  wrong: example2.tool({ inputSchema: true }),
  right: example2.tool({ inputSchema: { type: "object" } }),
  *check(view) {
    for (const { json, at: at3, label } of view.tools) {
      for (const field2 of TOOL_SCHEMA_FIELDS) {
        const value = member(json, field2);
        if (value === void 0 || isObject(value)) continue;
        yield {
          at: `${at3}/${field2}`,
          says: `${label} has an ${JSON.stringify(field2)} that is ${show3(value)}`,
          expected: "a JSON Schema object",
          received: show3(value)
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
  wrong: example2.tool({ inputSchema: { type: "string" } }),
  right: example2.tool({ inputSchema: { type: "object" } }),
  *check(view) {
    for (const { schema, at: at3, label } of toolSchemas2(view)) {
      const value = member(schema, "type");
      if (value === void 0 || value === "object") continue;
      yield {
        at: `${at3}/type`,
        says: `${label} has the type ${show3(value)}`,
        expected: '"object"',
        received: show3(value)
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
  wrong: example2.tool({ inputSchema: { enum: [[[[[[[[[[[[[[[1]]]]]]]]]]]]]]] } }),
  right: example2.tool({ inputSchema: { enum: [[[[[[[[[[[[[1]]]]]]]]]]]]] } }),
  *check(view) {
    for (const { schema, at: at3, label } of toolSchemas2(view)) {
      const levels = depthOf(schema);
      if (levels <= MAX_SCHEMA_DEPTH) continue;
      yield {
        at: at3,
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
  wrong: example2.tool({ inputSchema: { description: "x".repeat(MAX_SCHEMA_LENGTH) } }),
  right: example2.tool({ inputSchema: { description: "x" } }),
  *check(view) {
    for (const { schema, at: at3, label } of toolSchemas2(view)) {
      const length = compactLength(schema);
      if (length <= MAX_SCHEMA_LENGTH) continue;
      yield {
        at: at3,
        says: `${label} has ${length} characters as compact JSON`,
        expected: `at most ${MAX_SCHEMA_LENGTH}`,
        received: String(length)
      };
    }
  }
};
var toolSchemaRules = [object3, type, depth, size];

// src/heddle/lints/tool-schemas.ts
var keywords2 = {
  id: "tool-schema-keyword",
  level: "warning",
  stage: "lint",
  title: "A keyword of a tool\u2019s schema that is misspelt or cannot have its value",
  text: "heddle hands a tool\u2019s schemas on and checks no argument by them. A keyword with a value of the wrong kind is read differently by every validator, and a misspelt one constrains nothing; whether two such schemas fit each other cannot be told.",
  wrong: example2.tool({ inputSchema: { type: "object", properties: { n: { minimun: 1 } } } }),
  right: example2.tool({ inputSchema: { type: "object", properties: { n: { minimum: 1 } } } }),
  *check(view) {
    for (const { schema, at: at3, label } of toolSchemas2(view)) {
      for (const slip of schemaLints2(schema)) {
        const name = JSON.stringify(slip.keyword.slice(0, 60));
        if (slip.at === "/type") continue;
        if (slip.is === "malformed")
          yield {
            at: at3 + slip.at,
            says: `${label}: ${name} is ${show3(slip.value)}`,
            expected: slip.expected,
            received: show3(slip.value)
          };
        else
          yield {
            at: at3 + slip.at,
            says: `${label}: ${name} is no keyword, and constrains nothing`,
            mend: `Did you mean ${quote2(slip.meant)}?`
          };
      }
    }
  }
};
var toolSchemaLints = [keywords2];

// src/heddle/lints/values.ts
var LONG_DESCRIPTION = 16384;
var numberRange = {
  id: "number-range",
  level: "warning",
  stage: "lint",
  title: "A number that heddle reads as another",
  text: "heddle reads numbers as doubles: an integer beyond \xB1(2^53\u22121) is rounded, and one like `1e400` becomes infinite, which turns into `null` when it is sent on.",
  wrong: example2.tool({ inputSchema: { properties: { n: { maximum: Infinity } } } }),
  right: example2.tool({ inputSchema: { properties: { n: { maximum: 1e3 } } } }),
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
  for (let at3 = step; at3?.token !== void 0 && tokens.length < 1e3; at3 = at3.up)
    tokens.push(at3.token);
  return {
    at: pointer(...tokens.reverse()),
    says: `heddle reads this number as ${show3(value)}`,
    expected: "a number that a double holds exactly",
    received: show3(value)
  };
}
var longDescription = {
  id: "description-length",
  level: "warning",
  stage: "lint",
  title: "A very long description",
  text: `A tool\u2019s description is sent to the model on every round of every turn. heddle bounds the schemas and not the description; over ${LONG_DESCRIPTION} characters it is probably a document that belongs into a file.`,
  wrong: example2.tool({ description: "x".repeat(LONG_DESCRIPTION + 1) }),
  right: example2.tool({ description: "Ask the judge." }),
  *check(view) {
    for (const { json, at: at3, label } of view.tools) {
      const value = member(json, "description");
      if (typeof value !== "string" || value.length <= LONG_DESCRIPTION) continue;
      yield {
        at: `${at3}/description`,
        says: `${label} has a description of ${value.length} characters`,
        expected: `at most ${LONG_DESCRIPTION}`,
        received: String(value.length)
      };
    }
  }
};
var valueLints = [numberRange, longDescription];

// src/heddle/lints/index.ts
var LINTS = [
  ...portLints,
  ...startLints,
  ...schemaLints,
  ...toolSchemaLints,
  ...destinationLints,
  ...valueLints
];

// src/heddle/rules/capabilities.ts
var known = {
  id: "capability-known",
  level: "error",
  stage: "manifest",
  title: "A capability must be one that heddle serves",
  text: "heddle serves four: `runTool`, `callModel`, `emitEvent` and `log`. Leave the field out, or empty, to ask for none. A plugin that asks for nothing gets nothing.",
  wrong: example2.manifest({ capabilities: ["fetch"] }),
  right: example2.manifest({ capabilities: ["log"] }),
  *check(view) {
    const value = member(view.json, "capabilities");
    if (value === void 0) return;
    if (!isArray(value)) {
      yield {
        at: "/capabilities",
        says: `${view.label} has "capabilities" that are ${show3(value)}`,
        expected: "an array of strings",
        received: show3(value)
      };
      return;
    }
    for (const [index, entry2] of value.entries()) {
      if (isCapability(entry2)) continue;
      yield {
        at: `/capabilities/${index}`,
        says: `${view.label} asks for the capability ${show3(entry2)}, which heddle does not serve`,
        expected: oneOf(CAPABILITIES),
        received: show3(entry2),
        meant: { word: entry2, known: CAPABILITIES }
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
  wrong: example2.manifest({ capabilities: ["callModel"] }),
  right: example2.manifest({ capabilities: ["log"] }),
  *check(view, host) {
    const value = member(view.json, "capabilities");
    if (!isArray(value)) return;
    for (const [index, entry2] of value.entries()) {
      if (!isCapability(entry2) || host.grantedCapabilities.includes(entry2)) continue;
      yield {
        at: `/capabilities/${index}`,
        says: `${view.label} asks for the capability ${show3(entry2)}, which this host does not grant`,
        expected: host.grantedCapabilities.length === 0 ? "no capability" : oneOf(host.grantedCapabilities),
        received: show3(entry2),
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
    wrong: example2.manifest({ command: "./serve --verbose" }),
    right: example2.manifest({ command: ["./serve", "--verbose"] }),
    *check(view) {
      const value = member(view.json, "command");
      if (value === void 0) return;
      if (!isArray(value) || value.length === 0) {
        const mend = typeof value === "string" ? "Write each argument as a string of its own." : void 0;
        yield {
          at: "/command",
          says: `${view.label} has a "command" that is ${show3(value)}`,
          expected: "a non-empty array of strings",
          received: show3(value),
          ...mend === void 0 ? {} : { mend }
        };
        return;
      }
      for (const [index, part] of value.entries()) {
        if (typeof part !== "string")
          yield {
            at: `/command/${index}`,
            says: `command[${index}] is ${show3(part)}`,
            expected: "a string",
            received: show3(part)
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
  wrong: example2.manifest({ components: [{ componentType: "llm-judge" }] }),
  right: example2.manifest({ components: [{ componentType: "LlmJudge" }] }),
  *check(view) {
    for (const { json, at: at3, label } of view.components) {
      const value = member(json, "componentType");
      if (typeof value === "string" && NAME2.test(value)) continue;
      yield {
        at: `${at3}/componentType`,
        says: `${label} has a "componentType" that is ${show3(value)}`,
        expected: `a name matching ${NAME2.source}`,
        received: show3(value)
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
  wrong: example2.manifest({ components: [{ componentType: "Judge" }, { componentType: "Judge" }] }),
  right: example2.manifest({ components: [{ componentType: "Judge" }, { componentType: "Jury" }] }),
  *check(view) {
    const first4 = /* @__PURE__ */ new Map();
    for (const { componentType, at: at3 } of view.components) {
      if (componentType === void 0) continue;
      const earlier = first4.get(componentType);
      if (earlier === void 0) first4.set(componentType, at3);
      else
        yield {
          at: `${at3}/componentType`,
          says: `component type ${show3(componentType)} is declared twice: here and at ${earlier}`,
          expected: "a name of its own",
          received: show3(componentType)
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
  wrong: example2.manifest({ components: [{ componentType: "AgentNode" }] }),
  right: example2.manifest({ components: [{ componentType: "AcmeAgentNode" }] }),
  *check(view) {
    for (const { componentType, at: at3 } of view.components) {
      if (componentType === void 0 || !isBuiltinComponentType(componentType)) continue;
      yield {
        at: `${at3}/componentType`,
        says: `component type ${show3(componentType)} is one of Agent Spec\u2019s own`,
        expected: "another name",
        received: show3(componentType)
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
  wrong: example2.component({ kind: "nod" }),
  right: example2.component({ kind: "node" }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      if (kind !== void 0) continue;
      const value = member(json, "kind");
      yield {
        at: `${at3}/kind`,
        says: `${label} has the kind ${show3(value)}`,
        expected: oneOf(KINDS),
        received: show3(value),
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
  wrong: example2.component({ kind: "node", stream: true }),
  right: example2.component({ kind: "provider", stream: true }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      for (const [field2, owner] of KIND_FIELDS) {
        if (kind === void 0 || kind === owner || member(json, field2) === void 0) continue;
        yield {
          at: `${at3}/${field2}`,
          says: `${label} declares ${JSON.stringify(field2)} but its kind is ${JSON.stringify(kind)}, and only ${owner === "encoder" ? "an" : "a"} ${owner} reads it`,
          expected: `no ${JSON.stringify(field2)}, or the kind ${JSON.stringify(owner)}`,
          received: show3(member(json, field2))
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
  wrong: example2.component({ files: [{ path: "skills" }] }),
  right: example2.file({}),
  *check(view) {
    for (const { json, at: at3, label } of view.components) {
      if (member(json, "files") === void 0) continue;
      yield {
        at: `${at3}/files`,
        says: `${label} declares "files", which belong to the plugin`,
        expected: '"files" at the top level of the manifest',
        received: show3(member(json, "files"))
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
  wrong: example2.component({ kind: "transform", phase: "mid" }),
  right: example2.component({ kind: "transform", phase: "post" }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const value = member(json, "phase");
      if (kind !== "transform" || value === void 0 || PHASES.includes(value)) continue;
      yield {
        at: `${at3}/phase`,
        says: `${label} has the phase ${show3(value)}`,
        expected: oneOf(PHASES),
        received: show3(value),
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
  wrong: example2.component({ kind: "provider", stream: "yes" }),
  right: example2.component({ kind: "provider", stream: true }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const value = member(json, "stream");
      if (kind !== "provider" || value === void 0 || typeof value === "boolean") continue;
      yield {
        at: `${at3}/stream`,
        says: `${label} has a "stream" that is ${show3(value)}`,
        expected: "true or false",
        received: show3(value)
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
var encoder = (fields) => example2.component({ kind: "encoder", protocol: "ag-ui", contentType: "text/event-stream", ...fields });
var protocol = {
  id: "encoder-protocol",
  level: "error",
  stage: "manifest",
  title: "An encoder must name its protocol",
  text: "The protocol is what a client puts in `?protocol=`: lower-case letters, digits and hyphens, beginning with a letter or a digit.",
  wrong: encoder({ protocol: "AG_UI" }),
  right: encoder({}),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const value = member(json, "protocol");
      if (kind !== "encoder" || typeof value === "string" && PROTOCOL.test(value)) continue;
      yield {
        at: `${at3}/protocol`,
        says: `${label} is an encoder whose "protocol" is ${show3(value)}`,
        expected: `a token matching ${PROTOCOL.source}`,
        received: show3(value)
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
    for (const { json, at: at3, label, kind } of view.components) {
      const value = member(json, "contentType");
      if (kind !== "encoder" || typeof value === "string" && value !== "") continue;
      yield {
        at: `${at3}/contentType`,
        says: `${label} is an encoder whose "contentType" is ${show3(value)}`,
        expected: 'a non-empty string, such as "text/event-stream"',
        received: show3(value)
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
    for (const { json, at: at3, label, kind } of view.components) {
      if (kind !== "encoder" || member(json, "protocol") !== OWN_PROTOCOL) continue;
      yield {
        at: `${at3}/protocol`,
        says: `${label} claims the protocol "heddle", which is heddle\u2019s own wire format`,
        expected: "a name for your own format",
        received: show3(OWN_PROTOCOL)
      };
    }
  }
};
var once3 = {
  id: "encoder-protocol-once",
  level: "error",
  stage: "load",
  title: "Two encoders cannot share a protocol",
  text: "A protocol name is what a client asks for, so heddle will not guess which of two renderings it meant: the load is refused.",
  wrong: example2.manifest({
    components: [
      { componentType: "Sse", kind: "encoder", protocol: "ag-ui", contentType: "text/event-stream" },
      { componentType: "Lines", kind: "encoder", protocol: "ag-ui", contentType: "application/x-ndjson" }
    ]
  }),
  right: encoder({}),
  *check(view) {
    const first4 = /* @__PURE__ */ new Map();
    for (const { json, at: at3, label, kind } of view.components) {
      const value = member(json, "protocol");
      if (kind !== "encoder" || typeof value !== "string") continue;
      const earlier = first4.get(value);
      if (earlier === void 0) first4.set(value, label);
      else
        yield {
          at: `${at3}/protocol`,
          says: `${label} and ${earlier} both render the protocol ${show3(value)}`,
          expected: "a protocol of its own",
          received: show3(value)
        };
    }
  }
};
var encoderRules = [protocol, contentType, reserved2, once3];

// src/heddle/rules/identity.ts
function required2(field2, why) {
  return {
    id: `${field2}-required`,
    level: "error",
    stage: "manifest",
    title: `\`${field2}\` must be a non-empty string`,
    text: why,
    wrong: example2.manifest({ [field2]: "" }),
    right: example2.manifest({}),
    *check(view) {
      const value = member(view.json, field2);
      if (typeof value === "string" && value !== "") return;
      yield {
        at: `/${field2}`,
        says: value === void 0 ? `${view.label} has no ${JSON.stringify(field2)}` : `${view.label} has a ${JSON.stringify(field2)} that is ${show3(value)}`,
        expected: "a non-empty string",
        received: show3(value)
      };
    }
  };
}
var identityRules = [
  required2(
    "name",
    "heddle names the plugin in every message, in its logs and in the bundle\u2019s directory, so it must have a name."
  ),
  required2(
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
  wrong: example2.component({ inputs: [{ title: "answer" }] }),
  right: example2.component({ inputs: [{ title: "answer", type: "string" }] }),
  *check(view) {
    for (const { json, at: at3, label } of view.components) {
      for (const field2 of ["inputs", "outputs"]) {
        const value = member(json, field2);
        if (value === void 0) continue;
        if (!isArray(value)) {
          yield {
            at: `${at3}/${field2}`,
            says: `${label} has ${JSON.stringify(field2)} that are ${show3(value)}`,
            expected: "an array of {title, type}",
            received: show3(value)
          };
          continue;
        }
        for (const [index, entry2] of value.entries())
          yield* checkPort(entry2, `${at3}${pointer(field2, index)}`, `${label}: ${field2}[${index}]`);
      }
    }
  }
};
function* checkPort(json, at3, label) {
  if (!isObject(json)) {
    yield { at: at3, says: `${label} is ${show3(json)}`, expected: "an object with title and type", received: show3(json) };
    return;
  }
  for (const field2 of ["title", "type"]) {
    const value = member(json, field2);
    if (typeof value === "string" && value !== "") continue;
    yield {
      at: `${at3}/${field2}`,
      says: value === void 0 ? `${label} has no ${JSON.stringify(field2)}` : `${label} has a ${JSON.stringify(field2)} that is ${show3(value)}`,
      expected: "a non-empty string",
      received: show3(value)
    };
  }
}
var branches = {
  id: "branches",
  level: "error",
  stage: "manifest",
  title: "`branches` must be an array of strings",
  text: "heddle checks that every node of a flow can be reached before anything runs, so the branches a node may take must be written down, as strings.",
  wrong: example2.component({ branches: "accept" }),
  right: example2.component({ branches: ["accept", "reject"] }),
  *check(view) {
    for (const { json, at: at3, label } of view.components) {
      const value = member(json, "branches");
      if (value === void 0) continue;
      if (!isArray(value)) {
        yield {
          at: `${at3}/branches`,
          says: `${label} has "branches" that are ${show3(value)}`,
          expected: "an array of strings",
          received: show3(value)
        };
        continue;
      }
      for (const [index, branch] of value.entries()) {
        if (typeof branch === "string") continue;
        yield {
          at: `${at3}/branches/${index}`,
          says: `${label}: branches[${index}] is ${show3(branch)}`,
          expected: "a string",
          received: show3(branch)
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
  right: example2.manifest({}),
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
  right: example2.file({}),
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
  wrong: example2.manifest({ discoverTools: "yes" }),
  right: example2.manifest({ discoverTools: true }),
  *check(view) {
    const value = member(view.json, "discoverTools");
    if (value === void 0 || typeof value === "boolean") return;
    yield {
      at: "/discoverTools",
      says: `${view.label} has a "discoverTools" that is ${show3(value)}`,
      expected: "true or false",
      received: show3(value)
    };
  }
};
function list2(field2, holds) {
  return {
    id: `${field2}-list`,
    level: "error",
    stage: "manifest",
    title: `\`${field2}\` must be an array of objects`,
    text: `\`${field2}\` lists ${holds}, one object each. Leave the field out when there are none; \`null\` is not the same as absent.`,
    wrong: example2.manifest({
      [field2]: {},
      ...field2 === "components" ? { tools: [{ name: "ask", path: "ask.sh" }] } : {}
    }),
    right: example2.manifest({}),
    *check(view) {
      const value = member(view.json, field2);
      if (value === void 0) return;
      if (!isArray(value)) {
        yield {
          at: `/${field2}`,
          says: `${view.label} has a ${JSON.stringify(field2)} that is ${show3(value)}`,
          expected: "an array of objects",
          received: show3(value)
        };
        return;
      }
      for (const [index, entry2] of value.entries()) {
        if (typeof entry2 === "object" && entry2 !== null && !isArray(entry2)) continue;
        yield {
          at: `/${field2}/${index}`,
          says: `${field2}[${index}] is ${show3(entry2)}`,
          expected: "an object",
          received: show3(entry2)
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
var required3 = {
  id: "seams-required",
  level: "error",
  stage: "manifest",
  title: "A middleware must declare its seams",
  text: 'No flow names a middleware: it is consulted at the seams it subscribes to, so it must name at least one, as `{"toolCall": ["before"]}`. With none, nothing would ever call it.',
  wrong: example2.component({ kind: "middleware" }),
  right: example2.component({ kind: "middleware", seams: { toolCall: ["before"] } }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const seams2 = member(json, "seams");
      if (kind !== "middleware" || isObject(seams2) && Object.keys(seams2).length > 0) continue;
      yield {
        at: `${at3}/seams`,
        says: `${label} is a middleware with ${seams2 === void 0 ? 'no "seams"' : `"seams" that are ${show3(seams2)}`}`,
        expected: 'an object from seam to halves, such as {"toolCall": ["before"]}',
        received: show3(seams2)
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
  wrong: example2.component({ kind: "middleware", seams: { toolcall: ["before"] } }),
  right: example2.component({ kind: "middleware", seams: { toolCall: ["before", "after"], nodeError: ["after"] } }),
  *check(view) {
    for (const { json, at: at3, label, kind } of view.components) {
      const seams2 = member(json, "seams");
      if (kind !== "middleware" || !isObject(seams2)) continue;
      for (const seam of Object.keys(seams2)) {
        const halves = SEAMS.get(seam);
        const where = `${at3}/seams${pointer(seam)}`;
        if (halves === void 0)
          yield {
            at: where,
            says: `${label} subscribes to ${show3(seam)}, which is no seam`,
            expected: oneOf(SEAM_NAMES),
            received: show3(seam),
            meant: { word: seam, known: SEAM_NAMES }
          };
        else yield* checkHalves(member(seams2, seam), halves, where, `${label}: seam ${show3(seam)}`);
      }
    }
  }
};
function* checkHalves(value, halves, at3, label) {
  const expected = oneOf(halves.map((half) => JSON.stringify(half)));
  if (!isArray(value) || value.length === 0) {
    yield {
      at: at3,
      says: `${label} has halves that are ${show3(value)}`,
      expected: `a non-empty array of ${expected}`,
      received: show3(value)
    };
    return;
  }
  for (const [index, half] of value.entries()) {
    if (typeof half === "string" && halves.includes(half)) continue;
    yield {
      at: `${at3}/${index}`,
      says: `${label} has no half ${show3(half)}`,
      expected,
      received: show3(half),
      meant: { word: half, known: halves }
    };
  }
}
var seamRules = [required3, known2];

// src/heddle/rules/store.ts
var storeRules = [
  {
    id: "store-once",
    level: "error",
    stage: "load",
    title: "At most one store",
    text: "heddle writes its conversations to one place, so two stores are a deployment that configured something it did not: the load is refused.",
    wrong: example2.manifest({
      components: [
        { componentType: "SqliteStore", kind: "store" },
        { componentType: "RedisStore", kind: "store" }
      ]
    }),
    right: example2.manifest({ components: [{ componentType: "SqliteStore", kind: "store" }] }),
    *check(view) {
      const stores = view.components.filter(({ kind }) => kind === "store");
      const first4 = stores[0];
      for (const { at: at3, label } of stores.slice(1)) {
        yield {
          at: `${at3}/kind`,
          says: `${label} and ${first4?.label ?? "another"} are both stores`,
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
  wrong: example2.manifest({ tools: [{ name: "ask", componentType: "Judge", shadows: true }] }),
  right: example2.manifest({ tools: [{ name: "ask", componentType: "Judge" }] }),
  *check(view) {
    for (const { json, at: at3, label } of view.tools) {
      if (member(json, "shadows") === true)
        yield {
          at: `${at3}/shadows`,
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
  wrong: example2.component({ kind: "store" }),
  right: example2.component({ kind: "node" }),
  *check(view) {
    for (const { at: at3, label, kind } of view.components) {
      if (kind === void 0 || SUBMITTABLE_KINDS.has(kind)) continue;
      yield {
        at: `${at3}/kind`,
        says: `${label} is a ${kind}, which cannot be submitted`,
        expected: "a node, transform, component, provider or encoder",
        received: show3(kind)
      };
    }
  }
};
var discovery = {
  ...base,
  id: "submitted-discovery",
  title: "A submitted plugin may not discover",
  text: "The server would have to start it to learn what it provides, on the endpoint that callers reach for because it runs nothing. Declare the tools in the manifest.",
  wrong: example2.manifest({ discoverTools: true }),
  right: example2.manifest({}),
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
  wrong: example2.file({}),
  right: example2.manifest({ files: [] }),
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
  wrong: example2.tool({}),
  right: example2.manifest({ tools: [{ name: "ask", componentType: "Judge" }] }),
  *check(view) {
    for (const { json, at: at3, label } of view.tools) {
      const value = member(json, "path");
      if (value !== void 0)
        yield {
          at: `${at3}/path`,
          says: `${label} names the path ${show3(value)}, and a submitted plugin has no directory`,
          expected: 'a "componentType" that implements the tool',
          received: show3(value)
        };
    }
  }
};
var submittedRules = [shadows, kinds, discovery, files, pathTools];

// src/heddle/rules/tools.ts
var toolName2 = {
  id: "tool-name",
  level: "error",
  stage: "manifest",
  title: "A tool\u2019s name must be an identifier",
  text: "The name is what a flow writes and what the model is told. It follows the pattern of a component type: ASCII letters, digits and underscores, not beginning with a digit.",
  wrong: example2.tool({ name: "read-skill" }),
  right: example2.tool({ name: "read_skill" }),
  *check(view) {
    for (const { json, at: at3, label } of view.tools) {
      const value = member(json, "name");
      if (typeof value === "string" && NAME2.test(value)) continue;
      yield {
        at: `${at3}/name`,
        says: `${label} has a "name" that is ${show3(value)}`,
        expected: `a name matching ${NAME2.source}`,
        received: show3(value)
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
  wrong: example2.manifest({
    tools: [
      { name: "ask", path: "ask.sh" },
      { name: "ask", path: "ask2.sh" }
    ]
  }),
  right: example2.manifest({
    tools: [
      { name: "ask", path: "ask.sh" },
      { name: "tell", path: "tell.sh" }
    ]
  }),
  *check(view) {
    const first4 = /* @__PURE__ */ new Map();
    for (const { name, at: at3 } of view.tools) {
      if (name === void 0) continue;
      const earlier = first4.get(name);
      if (earlier === void 0) first4.set(name, at3);
      else
        yield {
          at: `${at3}/name`,
          says: `tool ${show3(name)} is declared twice: here and at ${earlier}`,
          expected: "a name of its own",
          received: show3(name)
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
  wrong: example2.manifest({ tools: [{ name: "ask", path: "ask.sh", componentType: "Judge" }] }),
  right: example2.tool({}),
  *check(view) {
    for (const { json, at: at3, label } of view.tools) {
      const path = member(json, "path") !== void 0;
      const component2 = member(json, "componentType") !== void 0;
      if (path !== component2) continue;
      yield {
        at: at3,
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
  wrong: example2.manifest({ tools: [{ name: "ask", componentType: "Jugde" }] }),
  right: example2.manifest({ tools: [{ name: "ask", componentType: "Judge" }] }),
  *check(view) {
    const declared2 = view.components.flatMap(
      ({ componentType }) => componentType === void 0 ? [] : [componentType]
    );
    const known3 = new Set(declared2);
    for (const { json, at: at3, label } of view.tools) {
      const value = member(json, "componentType");
      if (value === void 0 || typeof value === "string" && known3.has(value)) continue;
      yield {
        at: `${at3}/componentType`,
        says: `${label} names the component ${show3(value)}, which this plugin does not declare`,
        expected: known3.size > 8 ? `one of the ${known3.size} components declared` : oneOf([...known3]),
        received: show3(value),
        meant: { word: value, known: known3 }
      };
    }
  }
};
function typed(id, field2, type2, text3) {
  const wrong = type2 === "string" ? 1 : "yes";
  return {
    id,
    level: "error",
    stage: "manifest",
    title: `A tool\u2019s \`${field2}\` must be a ${type2}`,
    text: text3,
    wrong: example2.tool({ [field2]: wrong }),
    right: example2.tool({ [field2]: type2 === "string" ? "Ask the judge." : true }),
    *check(view) {
      for (const { json, at: at3, label } of view.tools) {
        const value = member(json, field2);
        if (value === void 0 || typeof value === type2) continue;
        yield {
          at: `${at3}/${field2}`,
          says: `${label} has a ${JSON.stringify(field2)} that is ${show3(value)}`,
          expected: type2 === "string" ? "a string" : "true or false",
          received: show3(value)
        };
      }
    }
  };
}
var toolRules = [
  toolName2,
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
    wrong: example2.component({ brnaches: ["accept"] }),
    right: example2.component({ branches: ["accept"] }),
    *check(view) {
      yield* checkFields({ json: view.json, at: "", label: view.label }, FIELDS2.manifest);
      for (const component2 of view.components) {
        yield* checkFields(component2, FIELDS2.component);
        for (const field2 of ["inputs", "outputs"]) {
          for (const port3 of entriesOf(component2.json, field2, component2.at))
            yield* checkFields({ ...port3, label: `${component2.label}: ${port3.label}` }, FIELDS2.port);
        }
      }
      for (const tool4 of view.tools) yield* checkFields(tool4, FIELDS2.tool);
      for (const file2 of view.files) yield* checkFields(file2, FIELDS2.file);
    }
  }
];
function* checkFields({ json, at: at3, label }, known3) {
  for (const name of Object.keys(json)) {
    if (known3.includes(name) || REMARKS.has(name)) continue;
    const absent = known3.filter((field2) => !Object.hasOwn(json, field2));
    yield {
      at: at3 + pointer(name),
      says: `${label} has the field ${JSON.stringify(name.slice(0, 60))}, which heddle does not read`,
      meant: { word: name, known: absent }
    };
  }
}

// src/heddle/rules/index.ts
var RULES6 = [
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
  ...RULES6,
  ...LINTS,
  ...DIRECTORY_RULES
].map(({ id, level: level2, stage: stage2, title, text: text3, wrong, right: right2 }) => ({ id, level: level2, stage: stage2, title, text: text3, wrong, right: right2 }));

// src/heddle/normalise.ts
function normalise(json) {
  const view = viewOf2(isObject(json) ? json : {});
  return {
    name: text(view.json, "name"),
    version: text(view.json, "version"),
    command: member(view.json, "command"),
    capabilities: [...new Set(texts3(member(view.json, "capabilities")))],
    discoverTools: member(view.json, "discoverTools") === true,
    components: first3(view.components.flatMap(component)),
    unreadable: view.components.flatMap(
      ({ componentType, kind }) => componentType !== void 0 && kind === void 0 ? [componentType] : []
    ),
    tools: first3(view.tools.flatMap(tool2)),
    files: files2(view)
  };
}
function component({ json, at: at3, componentType, kind }) {
  if (componentType === void 0 || kind === void 0) return [];
  const node2 = kind === "node";
  return [
    {
      name: componentType,
      at: at3,
      kind,
      inputs: node2 ? ports(json, "inputs", at3) : [],
      outputs: node2 ? ports(json, "outputs", at3) : [],
      branches: node2 ? branches2(json, at3) : [],
      schema: kind === "encoder" ? void 0 : member(json, "schema"),
      phase: phase2(member(json, "phase")),
      stream: kind === "provider" && member(json, "stream") === true,
      seams: kind === "middleware" ? seams(json, at3) : [],
      protocol: kind === "encoder" ? text(json, "protocol") : void 0,
      contentType: kind === "encoder" ? text(json, "contentType") : void 0
    }
  ];
}
function ports(json, field2, parent) {
  return first3(
    entriesOf(json, field2, parent).flatMap(({ json: port3, at: at3 }) => {
      const name = text(port3, "title");
      const type2 = text(port3, "type");
      return name === void 0 || type2 === void 0 ? [] : [{ name, at: at3, type: type2, hasDefault: member(port3, "default") !== void 0 }];
    })
  );
}
function branches2(json, parent) {
  const list4 = member(json, "branches");
  if (!isArray(list4)) return [];
  return first3(
    list4.flatMap((name, index) => typeof name === "string" ? [{ name, at: `${parent}/branches/${index}` }] : [])
  );
}
function phase2(value) {
  return PHASES.find((known3) => known3 === value) ?? "pre";
}
function seams(json, parent) {
  const subscribed = member(json, "seams");
  if (!isObject(subscribed)) return [];
  return [...SEAMS].flatMap(([seam, known3]) => {
    const halves = texts3(member(subscribed, seam));
    const at3 = `${parent}${pointer("seams", seam)}`;
    return known3.filter((half) => halves.includes(half)).map((half) => ({ name: `${seam}.${half}`, at: at3, seam, half }));
  });
}
function tool2({ json, at: at3, name }) {
  if (name === void 0) return [];
  const path = member(json, "path") !== void 0;
  const implementation2 = path === (member(json, "componentType") !== void 0) ? void 0 : path ? "path" : "componentType";
  return [
    {
      name,
      at: at3,
      implementation: implementation2,
      description: text(json, "description") ?? "",
      inputSchema: member(json, "inputSchema"),
      outputSchema: member(json, "outputSchema"),
      shadows: member(json, "shadows") === true
    }
  ];
}
function files2(view) {
  return first3(landings(view).flatMap(({ dest: dest2, at: at3, json }) => [{ name: dest2, at: at3, path: text(json, "path") ?? "" }]));
}
function first3(entries3) {
  const byName = /* @__PURE__ */ new Map();
  for (const entry2 of entries3) if (!byName.has(entry2.name)) byName.set(entry2.name, entry2);
  return [...byName.values()];
}
function text(json, field2) {
  const value = member(json, field2);
  return typeof value === "string" && value !== "" ? value : void 0;
}
function texts3(value) {
  return isArray(value) ? value.filter((entry2) => typeof entry2 === "string") : [];
}

// src/heddle/options.ts
function hostOf(options) {
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools,
    submitted: options.submitted === true
  };
}
function grantsOf(words2) {
  return words2.map((word) => {
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
  const { text: text3, faults } = typeof source === "string" ? { text: source, faults: [] } : decode(source);
  const fatal = faults.find(({ rule }) => rule.level === "error") ?? textFault(text3);
  if (fatal !== void 0)
    return unreadable(text3, { ...problemOf(fatal.rule, fatal.fault), offset: 0, line: 1, column: 1 });
  return parse(
    text3,
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
  const known3 = SIGNATURES.find(({ bytes: first4 }) => first4.every((byte, index) => bytes[index] === byte));
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
  const text3 = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const valid2 = !text3.includes("\uFFFD") || isUtf8(bytes);
  return {
    text: text3,
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
function textFault(text3) {
  if (text3.startsWith("\uFEFF"))
    return found(
      "byte-order-mark",
      "the file begins with a byte order mark, which heddle does not read",
      "JSON in UTF-8 without one",
      "Save it as UTF-8 without a byte order mark."
    );
  if (text3.trim() === "") return found("json", "the file is empty", "a JSON object");
  return void 0;
}
function parse(text3, before) {
  const duplicates = [];
  let room = MAX_POINTERS;
  let value;
  try {
    value = parseJson(text3, {
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
    return unreadable(text3, { ...problemOf(...jsonFault(error, text3)), ...place(text3, error.offset) });
  }
  const problems = [...before, ...placeAll(text3, duplicates)];
  if (isObject(value)) return { text: text3, json: value, problems };
  const fault = { at: "", says: `the manifest is ${show3(value)}`, expected: "a JSON object", received: show3(value) };
  return { text: text3, json: void 0, problems: [...problems, problem("manifest-object", fault)] };
}
function jsonFault(error, text3) {
  const at3 = error.pointer.slice(0, 200);
  if (error.code === "depth")
    return [TEXT_RULES["json-depth"], { at: at3, says: `the manifest has ${error.message}`, expected: "fewer" }];
  return [TEXT_RULES.json, { at: at3, says: `the file is not JSON: ${error.message}`, ...hint(text3, error.offset) }];
}
function duplicate(name, pointer2, offset) {
  const fault = {
    at: pointer2,
    says: `the name ${show3(name)} stands twice in one object; heddle keeps the last`,
    expected: "each name once"
  };
  return { ...problem("duplicate-name", fault), offset };
}
function hint(text3, offset) {
  const before = text3.slice(Math.max(0, offset - 200), offset).trimEnd();
  const rest = text3.slice(offset, offset + 20);
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
var unreadable = (text3, only) => ({ text: text3, json: void 0, problems: [only] });
function place(text3, offset) {
  const position = positionsAt(text3, [offset]).get(offset);
  return { offset: utf8Length(text3.slice(0, offset)), line: position?.line ?? 1, column: position?.column ?? 1 };
}
function placeAll(text3, problems) {
  return problems.map((one2) => ({ ...one2, ...place(text3, one2.offset ?? 0) }));
}

// src/breaks/heddle/seen.ts
function isFromDocument(kind) {
  return kind !== "middleware" && kind !== "store";
}
var AS_WRITTEN = /* @__PURE__ */ new Set(["metadata", "config"]);
var FORMAT = /* @__PURE__ */ new Set([
  ...["agentspecVersion", "componentPluginName", "componentPluginVersion", "airVersion"],
  ...["$referenced_components", "$component_ref", "__proto__", "constructor", "prototype"]
]);
var ALL_BUT_NULL = ["boolean", "integer", "number", "string", "array", "object"];
function asSeen(schema, kind) {
  if (!isObject(schema) || !isFromDocument(kind)) return schema;
  const held = member(schema, "properties");
  return isObject(held) ? { ...schema, properties: heldNames(held) } : schema;
}
function heldNames(properties) {
  const result3 = {};
  for (const name of Object.keys(properties))
    if (canHold(name)) setMember(result3, name, member(properties, name) ?? true);
  return result3;
}
function canHold(name) {
  return name === camelCase2(name) && !FORMAT.has(name);
}
function camelCase2(name) {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
function anyValue(kind) {
  return isFromDocument(kind) ? { type: ALL_BUT_NULL } : {};
}
function asWritten(schema, kind, open) {
  const any = anyValue(kind);
  const written2 = (inner) => {
    if (inner === true) return any;
    if (!isObject(inner)) return inner;
    const held = member(inner, "properties");
    const items = member(inner, "items");
    const type2 = isFromDocument(kind) ? withoutNull(member(inner, "type")) : member(inner, "type");
    return {
      ...inner,
      ...isArray(type2) && type2.length === 0 ? { not: {} } : type2 !== void 0 && { type: type2 },
      ...isObject(held) && {
        properties: mapped(held, (one2, name) => AS_WRITTEN.has(name) ? one2 : written2(one2))
      },
      ...items !== void 0 && { items: written2(items) },
      ...open && member(inner, "additionalProperties") === void 0 && { additionalProperties: any }
    };
  };
  return written2(schema);
}
function withoutNull(type2) {
  if (type2 === void 0) return ALL_BUT_NULL;
  return isArray(type2) ? type2.filter((name) => name !== "null") : type2 === "null" ? [] : type2;
}
function mapped(object4, map) {
  const result3 = {};
  for (const name of Object.keys(object4)) setMember(result3, name, map(member(object4, name) ?? null, name));
  return result3;
}

// src/breaks/heddle/configuration.ts
function* compareConfiguration(old, current, host) {
  if (sameJson(old.schema, current.schema)) return;
  const operator = !isFromDocument(old.kind);
  const base2 = {
    subject: { type: "component", name: old.name },
    hits: operator ? ["operators"] : ["flows"],
    shows: operator ? "load" : "parse"
  };
  const at3 = { baseline: `${old.at}/schema`, current: `${current.at}/schema` };
  const writer = written(old, false);
  const reader = asSeen(heddleSchema(current.schema), current.kind);
  if (writer === void 0 || reader === void 0) {
    const reason = "the schema nests more than 200 levels deep";
    yield { kind: "undecided", ...base2, ...at3, place: { part: "configuration", path: "" }, reason };
    return;
  }
  const pair = {
    ...base2,
    audience: "callers",
    part: "configuration",
    old: writer,
    current: reader,
    oldAt: at3.baseline,
    currentAt: at3.current
  };
  const places = host.engine.narrowed(pair);
  const claims = claimed(host, { ...pair, old: written(old, true) ?? writer }, places, old);
  const found2 = [...merged(places, pair, old), ...claims].map((change) => inManifest(change, old, current));
  yield* found2;
  if (found2.length > 0) return;
  const back = {
    ...pair,
    old: asSeen(heddleSchema(old.schema), old.kind) ?? true,
    current: written(current, false) ?? true
  };
  for (const place2 of host.engine.widened(back))
    if (place2.answer === "break" && place2.kind !== "names-refused")
      yield inManifest(widenedChange(back, place2), old, current);
}
function claimed(host, open, known3, old) {
  const told = new Set(known3.map(({ kind, reader }) => `${kind} ${reader}`));
  const further = host.engine.narrowed(open).filter(({ kind, reader, path }) => {
    const [top = ""] = /^[^.[ ]*/.exec(path) ?? [];
    return !told.has(`${kind} ${reader}`) && (!isFromDocument(old.kind) || canHold(top));
  });
  return oneCause(
    open,
    further.map((place2) => ({ ...placeChange(open, place2), kind: "configuration-claimed" }))
  );
}
function merged(places, pair, old) {
  const added = addedByHeddle(old);
  const isClosing = ({ kind, name, path }) => kind === "names-refused" && name === path && added.has(path);
  const closing2 = places.filter(isClosing);
  const rest = oneCause(
    pair,
    places.filter((place2) => !isClosing(place2)).map((place2) => narrowed(pair, place2))
  );
  const [first4] = closing2;
  if (first4 === void 0) return rest;
  const names4 = closing2.map(({ path }) => path).join(", ");
  return [
    {
      ...narrowed(pair, first4),
      place: { part: "configuration", path: "" },
      names: true,
      about: names4,
      identity: `closed ${names4}`,
      was: "open",
      is: "closed",
      before: "open",
      after: `rejects ${names4}`
    },
    ...rest
  ];
}
function narrowed(pair, place2) {
  const change = placeChange(pair, place2);
  return change.kind === "undecided" ? change : { ...change, kind: "configuration-narrowed" };
}
function inManifest(change, old, current) {
  const { baseline, current: now, also } = change;
  return {
    ...change,
    ...baseline !== void 0 && { baseline: within3(old, baseline) },
    ...now !== void 0 && { current: within3(current, now) },
    ...also !== void 0 && { also: also.map((at3) => within3(current, at3)) }
  };
}
function within3({ schema, at: at3 }, place2) {
  const root2 = `${at3}/schema`;
  let value = schema;
  const found2 = [];
  for (const token of pointerTokens(place2.slice(root2.length))) {
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : void 0;
    if (value === void 0) break;
    found2.push(token);
  }
  return root2 + pointer(...found2);
}
function addedByHeddle(old) {
  const properties = isObject(old.schema) ? member(old.schema, "properties") : void 0;
  return new Set(
    [...hostFields(old.kind).keys()].filter((name) => !isObject(properties) || !Object.hasOwn(properties, name))
  );
}
function written(old, wide) {
  const seen = asSeen(heddleSchema(old.schema), old.kind);
  const schema = seen === void 0 ? void 0 : asWritten(seen, old.kind, wide);
  if (schema === void 0 || schema === false) return schema;
  const kept2 = isObject(schema) ? schema : {};
  const properties = member(kept2, "properties");
  const declared2 = new Map(isObject(properties) ? Object.entries(properties) : []);
  const added = new Map(hostFields(old.kind, old.name));
  if (member(kept2, "additionalProperties") === false && [...added.keys()].some((name) => !declared2.has(name)))
    return false;
  const required4 = member(kept2, "required");
  const open = declared2.size === 0 && member(kept2, "additionalProperties") !== false;
  const both = [...declared2].map(([name, own2]) => {
    const host = added.get(name);
    return [name, host === void 0 ? own2 : { allOf: [host, own2] }];
  });
  return {
    ...kept2,
    ...member(kept2, "type") === void 0 ? { type: "object" } : {},
    properties: Object.fromEntries([...[...added].filter(([name]) => !declared2.has(name)), ...both]),
    required: [.../* @__PURE__ */ new Set([...isArray(required4) ? required4 : [], ...added.keys()])],
    ...open || wide && member(kept2, "additionalProperties") === void 0 ? { additionalProperties: anyValue(old.kind) } : {}
  };
}
function refusesNothing(component2, host) {
  const schema = heddleSchema(component2.schema);
  if (schema === void 0) return void 0;
  const pair = {
    subject: { type: "component", name: component2.name },
    audience: "callers",
    part: "configuration",
    old: { const: {} },
    current: schema,
    oldAt: "",
    currentAt: ""
  };
  const [place2] = host.engine.narrowed(pair);
  if (place2?.answer !== "break") return void 0;
  return CLAUSES[place2.kind].message(wordsFor(placeChange(pair, place2), {})).replace(" is now required", " is required");
}

// src/breaks/heddle/plugin.ts
var subjectOf = (plugin3) => ({ type: "plugin", name: plugin3.name ?? "plugin" });
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
  const text3 = (command) => command === void 0 ? "the entry beside the manifest" : compactText(command);
  yield {
    kind: "command-changed",
    subject: subjectOf(old),
    baseline: "/command",
    current: "/command",
    was: text3(old.command),
    is: text3(current.command)
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
  const change = {
    subject: subjectOf(old),
    baseline: "/discoverTools",
    current: "/discoverTools",
    was: String(old.discoverTools),
    is: String(current.discoverTools)
  };
  if (old.discoverTools === current.discoverTools) {
    if (current.discoverTools)
      yield {
        kind: "discovery-not-compared",
        subject: change.subject,
        baseline: change.baseline,
        current: change.current
      };
    return;
  }
  if (current.discoverTools) yield { kind: host.discoverTools ? "discovery-added" : "discovery-demanded", ...change };
  else {
    const known3 = new Set(old.tools.map(({ name }) => name));
    const declared2 = current.tools.filter(({ name }) => !known3.has(name)).map(({ name }) => name);
    yield declared2.length === 0 ? { kind: "discovery-withdrawn", ...change } : { kind: "discovery-declared", ...change, about: declared2.join(", ") };
  }
};

// src/breaks/heddle/cast.ts
var NUMERIC = /* @__PURE__ */ new Set(["number", "integer", "boolean"]);
function castable(from, to) {
  return from === to || to === "string" || NUMERIC.has(from) && NUMERIC.has(to);
}

// src/breaks/heddle/titles.ts
var RESERVED = /* @__PURE__ */ new Set(["_resume", "_chat_history"]);
var SPECIAL = /[.,{}'"\s]/u;
function isRejectedTitle(title) {
  return title.trim() === "" || SPECIAL.test(title) || RESERVED.has(title);
}

// src/breaks/heddle/ports.ts
var DIRECTIONS2 = [
  {
    field: "inputs",
    one: "input",
    removed: "input-removed",
    typeChanged: "input-type-changed",
    holds: (old, current) => castable(old, current),
    added: (port3) => port3.hasDefault ? "input-added" : "input-added-without-default"
  },
  {
    field: "outputs",
    one: "output",
    removed: "output-removed",
    typeChanged: "output-type-changed",
    holds: (old, current) => castable(current, old),
    added: () => "output-added"
  }
];
function* comparePorts(old, current) {
  for (const direction of DIRECTIONS2) yield* compareDirection(direction, old, current);
}
function wasUsable(old) {
  return ![...old.inputs, ...old.outputs].some(({ name }) => isRejectedTitle(name));
}
function* compareDirection(direction, old, current) {
  const subject = { type: "component", name: old.name };
  const changes = diff(old[direction.field], current[direction.field]);
  const renamed3 = renames(changes, (gone, added) => gone.type === added.type);
  for (const { value: gone } of changes.removed) {
    if (isRejectedTitle(gone.name)) continue;
    const to = renamed3.get(gone)?.value;
    yield {
      kind: direction.removed,
      subject,
      baseline: gone.at,
      current: to?.at ?? `${current.at}/${direction.field}`,
      was: gone.type,
      about: gone.name,
      ...to !== void 0 && { renamedTo: to.name }
    };
  }
  for (const { old: before, current: after } of changes.persisted)
    yield* compareOne(direction, subject, before.value, after.value);
  for (const { value: added } of changes.added) {
    const base2 = { subject, baseline: `${old.at}/${direction.field}`, current: added.at, about: added.name };
    if (isRejectedTitle(added.name) && wasUsable(old))
      yield { kind: "port-rejected", ...base2, is: added.type, reason: direction.one };
    else yield { kind: direction.added(added), ...base2, is: added.type };
  }
}
function* compareOne(direction, subject, before, after) {
  if (before.type !== after.type)
    yield {
      kind: direction.holds(before.type, after.type) ? "port-type-cast" : direction.typeChanged,
      subject,
      baseline: `${before.at}/type`,
      current: `${after.at}/type`,
      was: before.type,
      is: after.type,
      about: before.name
    };
  if (direction.field === "inputs" && before.hasDefault && !after.hasDefault)
    yield {
      kind: "input-default-removed",
      subject,
      baseline: `${before.at}/default`,
      current: after.at,
      about: before.name
    };
}
function* compareBranches(old, current) {
  const subject = { type: "component", name: old.name };
  const places = { baseline: `${old.at}/branches`, current: `${current.at}/branches` };
  if (old.branches.length > 0 && current.branches.length === 0) {
    yield { kind: "branches-undeclared", subject, ...places, was: names3(old.branches), about: names3(old.branches) };
    return;
  }
  if (old.branches.length === 0 && current.branches.length > 0) {
    yield {
      kind: "branch-removed",
      subject,
      ...places,
      is: names3(current.branches),
      about: `any but ${names3(current.branches)}`,
      reason: "branches are now declared: an edge that names another one is rejected"
    };
    return;
  }
  const changes = diff(old.branches, current.branches);
  const to = renames(changes, () => changes.removed.length === 1 && changes.added.length === 1);
  for (const { value: gone } of changes.removed) {
    const instead = to.get(gone)?.value;
    yield {
      kind: "branch-removed",
      subject,
      baseline: gone.at,
      current: places.current,
      was: gone.name,
      about: gone.name,
      ...instead !== void 0 && { renamedTo: instead.name }
    };
  }
  for (const { value: added } of changes.added)
    yield {
      kind: "branch-added",
      subject,
      baseline: places.baseline,
      current: added.at,
      is: added.name,
      about: added.name
    };
}
function names3(list4) {
  return list4.map(({ name }) => name).join(", ");
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
var FIELDS3 = [
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
  const renamed3 = renames(changes, equalButName2);
  const unreadable2 = new Set(current.unreadable);
  for (const { value: gone } of changes.removed) {
    if (!unreadable2.has(gone.name)) yield removed(gone, renamed3.get(gone)?.value);
  }
  for (const pair of changes.persisted) {
    const [before, after] = [pair.old.value, pair.current.value];
    if (before.kind !== after.kind) yield kindChanged(before, after);
    else for (const compare of FIELDS3) yield* compare(before, after, host);
  }
  for (const { value } of changes.added) yield* addition(value, host);
  const consulted = changes.persisted.filter(
    ({ old: before, current: after }) => before.value.kind === "middleware" && after.value.kind === "middleware"
  );
  yield* reordered2(
    consulted.map(({ old: before }) => before.value.name),
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
function* addition(added, host) {
  const base2 = { subject: subjectOf2(added), current: added.at };
  if (added.kind === "middleware") yield* addedMiddleware(added, host);
  if (added.kind === "middleware") yield { kind: "seam-added", ...base2, is: seamsText(added), about: seamsText(added) };
  else if (added.kind === "store") yield { kind: "store-added", ...base2, is: "store" };
  else yield { kind: "component-added", ...base2, is: added.kind, about: added.kind };
}
function* addedMiddleware(added, host) {
  const reason = refusesNothing(added, host);
  if (reason === void 0) return;
  yield { kind: "middleware-needs-configuration", subject: subjectOf2(added), current: `${added.at}/schema`, reason };
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
  for (const {
    value: { at: at3, seam, half }
  } of changes.removed)
    yield {
      kind: "seam-removed",
      subject: subjectOf2(old),
      baseline: at3,
      current: `${current.at}/seams`,
      was: `${half} ${seam}`,
      about: `${half} ${seam}`
    };
  for (const {
    value: { at: at3, seam, half }
  } of changes.added)
    yield {
      kind: "seam-added",
      subject: subjectOf2(old),
      baseline: `${old.at}/seams`,
      current: at3,
      is: `${half} ${seam}`,
      about: `${half} ${seam}`
    };
}
function* compareEncoding(old, current) {
  for (const field2 of ["protocol", "contentType"]) {
    const [was, is] = [old[field2], current[field2]];
    if (was === is) continue;
    const sameMedia = mediaType(was) === mediaType(is);
    yield {
      kind: field2 === "protocol" ? "protocol-changed" : sameMedia ? "content-type-parameters-changed" : "content-type-changed",
      subject: subjectOf2(old),
      baseline: `${old.at}/${field2}`,
      current: `${current.at}/${field2}`,
      ...was === void 0 ? {} : { was },
      ...is === void 0 ? {} : { is }
    };
  }
}
function mediaType(contentType2) {
  return contentType2?.split(";")[0]?.trim().toLowerCase();
}
function* reordered2(names4, current, subject) {
  const kept2 = new Set(names4);
  const now = current.filter(({ name }) => kept2.has(name)).map(({ name }) => name);
  if (names4.every((name, index) => now[index] === name)) return;
  yield {
    kind: "middleware-reordered",
    subject,
    baseline: "/components",
    current: "/components",
    was: names4.join(", "),
    is: now.join(", ")
  };
}
function equalButName2(a, b) {
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
function bare(list4) {
  return list4.map(({ at: _at, ...rest }) => rest).sort((x, y) => x.name < y.name ? -1 : 1);
}

// src/breaks/heddle/place-in-workspace.ts
function placeInWorkspace(dest2) {
  const parts2 = [];
  for (const part of dest2.replaceAll("\\", "/").split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts2.length > 0 && parts2.at(-1) !== "..") parts2.pop();
    else parts2.push(part);
  }
  return (dest2.startsWith("/") ? "/" : "") + parts2.join("/");
}

// src/breaks/heddle/files.ts
var subjectOf3 = (file2) => ({ type: "file", name: file2.name });
var placed2 = (files4) => files4.map((file2) => ({ ...file2, name: placeInWorkspace(file2.name) || file2.name }));
var compareFiles = function* (old, current) {
  const changes = diff(placed2(old.files), placed2(current.files));
  const renamed3 = renames(changes, (gone, added) => placeInWorkspace(gone.path) === placeInWorkspace(added.path));
  for (const { value: gone } of changes.removed) {
    const to = renamed3.get(gone)?.value;
    yield {
      kind: "file-removed",
      subject: subjectOf3(gone),
      baseline: gone.at,
      current: to?.at ?? "/files",
      was: gone.name,
      ...to !== void 0 && { renamedTo: to.name, is: to.name }
    };
  }
  for (const { old: before, current: after } of changes.persisted) {
    if (placeInWorkspace(before.value.path) !== placeInWorkspace(after.value.path))
      yield {
        kind: "file-source-changed",
        subject: subjectOf3(before.value),
        baseline: `${before.value.at}/path`,
        current: `${after.value.at}/path`,
        was: before.value.path,
        is: after.value.path
      };
  }
  for (const { value: added } of changes.added)
    yield { kind: "file-added", subject: subjectOf3(added), current: added.at, is: added.name };
};

// src/breaks/fingerprint.ts
function fingerprintOf2(change) {
  const about = change.about ?? change.place?.path ?? "";
  const places = [change.baseline, change.current].filter((place2) => place2 !== void 0).map((place2) => steady(place2, about));
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    baseline: [...new Set(places)].join(" "),
    before: digest(change.was),
    after: digest(change.is)
  });
}
function steady(place2, about) {
  return place2.replace(/^\/(?:components|tools|files)\/[0-9]+/, "").replace(/\/[0-9]+(?=\/|$)/g, `/${about}`);
}
function digest(value) {
  return value === void 0 ? "" : sha256(typeof value === "string" ? value : canonical(value));
}

// src/breaks/heddle/kinds/components.ts
var one = (fields) => ({ components: [{ componentType: "Judge", ...fields }] });
var wire = (fields) => one({ kind: "encoder", protocol: "ag-ui", contentType: "application/x-ndjson", ...fields });
var gate = (fields) => ({
  componentType: "Gate",
  kind: "middleware",
  ...fields
});
var NODE = { node: ["after"] };
var LOSS2 = /* @__PURE__ */ new Map([
  ["`middleware`", "it is no longer consulted, and heddle does not say so"],
  ["`encoder`", "its protocol is no longer answered"],
  ["`store`", "sessions that it kept are not found"]
]);
function removed2({ was, renamedTo }) {
  const loss = LOSS2.get(was) ?? "flows that use it do not load";
  return `removed: ${loss}${renamedTo === void 0 ? "" : `; probably renamed to ${renamedTo}`}`;
}
var COMPONENT_KINDS = {
  "component-removed": {
    level: "break",
    proof: "structure",
    title: "Component removed",
    when: "A `componentType` stands in the baseline and not in the current manifest. A renamed one is removed too: the likely new name is given.",
    who: "Whoever names it.",
    hits: ["flows", "operators", "clients"],
    shows: "parse",
    message: removed2,
    remedy: (w) => w.renamedTo === void 0 ? "Keep the component until nobody names it, or release a major version." : `Keep the old name beside ${w.renamedTo}, or tell everybody who names it.`,
    sample: {
      before: { components: [{ componentType: "Judge" }, { componentType: "Sort", kind: "transform" }] },
      after: { components: [{ componentType: "Sort", kind: "transform" }] }
    }
  },
  "component-kind-changed": {
    level: "break",
    proof: "structure",
    title: "Component kind changed",
    when: "The same `componentType` has another `kind`, and so stands in another place: nothing that used the old one fits the new one.",
    who: "Whoever uses it.",
    hits: ["flows", "operators", "clients", "model"],
    shows: "parse",
    message: (w) => `kind changed from ${w.was} to ${w.is}`,
    remedy: () => "Keep the kind, and give the new component a type of its own.",
    sample: { before: one({}), after: one({ kind: "component" }) }
  },
  "component-added": {
    level: "notice",
    addition: true,
    title: "Component added",
    when: "A `componentType` stands in the current manifest and not in the baseline. Another plugin of the same host that provides that type, or that protocol, collides with it.",
    who: "Nobody, unless another plugin provides that type.",
    hits: ["flows"],
    shows: "silent",
    message: (w) => `new ${w.about}`,
    sample: { before: one({}), after: { components: [{ componentType: "Judge" }, { componentType: "Jury" }] } }
  },
  "store-added": {
    level: "warning",
    addition: true,
    title: "Store added",
    when: "The current manifest brings a session store and the baseline had none of that type. heddle loads at most one store, over all its plugins.",
    who: "Operators who load a store from another plugin.",
    hits: ["operators"],
    shows: "load",
    message: () => "new store: heddle loads at most one over all its plugins",
    remedy: () => "Ship the store in a plugin of its own.",
    sample: {
      before: one({}),
      after: { components: [{ componentType: "Judge" }, { componentType: "Db", kind: "store" }] }
    }
  },
  "configuration-narrowed": {
    level: "break",
    title: "Configuration accepts less",
    when: "A configuration that the baseline\u2019s `schema` accepts is rejected by the current one. Both are read as heddle reads them: few keywords are honoured; a document\u2019s names are turned into camelCase, its `null`s are dropped, and `id`, `name` and other fields are added. The witness is a whole configuration.",
    who: "Flows and operators that configure it so.",
    hits: ["flows", "operators"],
    shows: "parse",
    message: (w) => w.about === "it" ? clauseOf(w).message(w) : `fields that heddle adds itself are now rejected: ${w.about}`,
    remedy: (w) => w.about === "it" ? clauseOf(w).remedy(w) : "Declare these fields in the schema, or accept unknown names.",
    sample: {
      before: one({ schema: { properties: { rubric: { type: "string" } } } }),
      after: one({ schema: { properties: { rubric: { type: "string" } }, required: ["rubric"] } })
    }
  },
  "configuration-claimed": {
    level: "undecided",
    title: "Configuration that used to be ignored",
    when: "The baseline\u2019s `schema` did not declare a name, and heddle ignored what a document held there; the current one rejects some of it. Whether a document holds such a thing nobody knows.",
    who: "Flows and operators whose documents already hold something under that name.",
    hits: ["flows", "operators"],
    shows: "parse",
    message: (w) => `${w.place} used to be ignored: a document that holds something else there is rejected`,
    remedy: () => "Check the documents that configure it, or choose a name that none of them holds.",
    sample: {
      before: one({ schema: { properties: { rubric: { type: "string" } } } }),
      after: one({ schema: { properties: { rubric: { type: "string" }, strict: { type: "boolean" } } } })
    }
  },
  "middleware-needs-configuration": {
    level: "break",
    proof: "structure",
    title: "New middleware needs configuration",
    when: "A middleware was added whose `schema` rejects `{}`. Every middleware is configured, with `{}` where the operator says nothing, so heddle stops every host that does not configure the new one.",
    who: "Operators who do not configure it: their host does not start.",
    hits: ["operators"],
    shows: "load",
    message: (w) => `new middleware that needs configuration: ${w.reason}`,
    remedy: () => "Let its `schema` accept `{}`.",
    sample: {
      before: one({}),
      after: {
        components: [{ componentType: "Judge" }, gate({ seams: NODE, schema: { required: ["approvers"] } })]
      }
    }
  },
  "phase-changed": {
    level: "break",
    proof: "structure",
    title: "Transform phase changed",
    when: "A phase that the baseline ran in is gone. Absent means `pre`.",
    who: "Flows that name it, silently.",
    hits: ["flows"],
    shows: "silent",
    message: (w) => `phase changed from ${w.was} to ${w.is}`,
    remedy: () => "Keep the old phase, or declare `both` and tell the phases apart in the transform.",
    sample: { before: one({ kind: "transform", phase: "pre" }), after: one({ kind: "transform", phase: "post" }) }
  },
  "phase-widened": {
    level: "warning",
    title: "Transform runs in both phases",
    when: "The phase was `pre` or `post` and is `both` now.",
    who: "Flows that name it, silently.",
    hits: ["flows"],
    shows: "silent",
    message: (w) => `now runs in both phases; before, in ${w.was} only`,
    remedy: () => "Make sure that the transform does no harm in the phase it did not run in.",
    sample: { before: one({ kind: "transform", phase: "pre" }), after: one({ kind: "transform", phase: "both" }) }
  },
  "stream-withdrawn": {
    level: "break",
    proof: "structure",
    title: "Provider no longer streams",
    when: "`stream` was true and is not any more.",
    who: "Clients that show answers as they come: they get each whole, and late.",
    hits: ["clients"],
    shows: "run time",
    message: () => "no longer streams: clients get each answer whole",
    remedy: () => 'Keep `"stream": true`.',
    sample: { before: one({ kind: "provider", stream: true }), after: one({ kind: "provider" }) }
  },
  "stream-added": {
    level: "notice",
    addition: true,
    title: "Provider now streams",
    when: "`stream` is true and was not.",
    who: "Nobody.",
    hits: ["clients"],
    shows: "run time",
    message: () => "now streams",
    sample: { before: one({ kind: "provider" }), after: one({ kind: "provider", stream: true }) }
  },
  "seam-removed": {
    level: "break",
    proof: "structure",
    title: "Middleware no longer consulted",
    when: "A seam, or a half of one, is gone from `seams`.",
    who: "Operators who rely on the gate: nothing says that it is gone.",
    hits: ["operators"],
    shows: "silent",
    message: (w) => `no longer consulted ${w.about}`,
    remedy: () => "Keep the seam, with a handler that lets everything pass where it has nothing to say.",
    sample: {
      before: { components: [gate({ seams: { toolCall: ["before"], node: ["after"] } })] },
      after: { components: [gate({ seams: NODE })] }
    }
  },
  "seam-added": {
    level: "warning",
    addition: true,
    title: "Middleware consulted somewhere new",
    when: "A seam, a half of one, or a whole middleware was added. It is consulted on every such call of every flow.",
    who: "Operators: it costs a round trip on every such call, and may reject it.",
    hits: ["operators"],
    shows: "run time",
    message: (w) => `now consulted ${w.about}`,
    remedy: () => "Say so in the release notes: it costs a round trip on every such call, and may reject it.",
    sample: {
      before: { components: [gate({ seams: NODE })] },
      after: { components: [gate({ seams: { toolCall: ["before"], node: ["after"] } })] }
    }
  },
  "middleware-reordered": {
    level: "warning",
    title: "Middleware reordered",
    when: "The order of the middleware in the manifest changed. It is the order in which heddle consults them.",
    who: "Operators who rely on which comes first.",
    hits: ["operators"],
    shows: "silent",
    message: (w) => `middleware order changed from ${w.was} to ${w.is}`,
    remedy: () => "Keep the order.",
    sample: {
      before: { components: [gate({ seams: NODE }), gate({ componentType: "Redact", seams: NODE })] },
      after: { components: [gate({ componentType: "Redact", seams: NODE }), gate({ seams: NODE })] }
    }
  },
  "protocol-changed": {
    level: "break",
    proof: "structure",
    title: "Protocol changed",
    when: "The `protocol` of an encoder changed.",
    who: "Clients that ask for the old protocol.",
    hits: ["clients"],
    shows: "run time",
    message: (w) => `protocol changed from ${w.was} to ${w.is}`,
    remedy: () => "Keep the old encoder beside the new one: two encoders with a protocol each.",
    sample: { before: wire({}), after: wire({ protocol: "ag-ui-2" }) }
  },
  "content-type-changed": {
    level: "break",
    proof: "structure",
    title: "Content type changed",
    when: "The media type of an encoder\u2019s `contentType` changed.",
    who: "Clients that read its answers.",
    hits: ["clients"],
    shows: "run time",
    message: (w) => `content type changed from ${w.was} to ${w.is}`,
    remedy: () => "Keep the content type, and give the new rendering a protocol of its own.",
    sample: { before: wire({}), after: wire({ contentType: "text/event-stream" }) }
  },
  "content-type-parameters-changed": {
    level: "warning",
    title: "Content type parameters changed",
    when: "The media type of an encoder stayed, and its parameters (`; charset=utf-8`) changed. Clients that compare the whole text are hit.",
    who: "Clients that compare the whole text.",
    hits: ["clients"],
    shows: "run time",
    message: (w) => `content type parameters changed from ${w.was} to ${w.is}`,
    remedy: () => "Keep the text as it was, where clients compare it.",
    sample: { before: wire({}), after: wire({ contentType: "application/x-ndjson; charset=utf-8" }) }
  }
};

// src/breaks/heddle/kinds/plugin.ts
var files3 = (...list4) => ({ components: [{ componentType: "Judge" }], files: list4 });
var plugin = (fields) => ({
  components: [{ componentType: "Judge" }],
  ...fields
});
var TOOL = { name: "search", path: "search.sh" };
var WHOLE_KINDS = {
  "file-removed": {
    level: "break",
    proof: "structure",
    title: "File no longer there",
    when: "A destination (`dest`, by default the path\u2019s base name) stands in the baseline and not in the current manifest. Spellings of one place (`skills`, `./skills`, `skills/`) are one destination.",
    who: "Programs and prompts that read it in the workspace.",
    hits: ["flows", "model"],
    shows: "silent",
    message: (w) => `no longer in the workspace${w.renamedTo === void 0 ? "" : `; it is now at ${w.renamedTo}`}`,
    remedy: (w) => w.renamedTo === void 0 ? "Keep shipping it." : "Keep the old `dest`.",
    sample: { before: files3({ path: "skills" }), after: files3({ path: "skills", dest: "know-how" }) }
  },
  "file-source-changed": {
    level: "notice",
    title: "File from another path",
    when: "The destination stayed and the `path` in the plugin changed. The new path must be there, or heddle refuses to load.",
    who: "Operators, when the new path is not shipped.",
    hits: ["operators"],
    shows: "load",
    message: (w) => `path changed from ${w.was} to ${w.is}`,
    sample: { before: files3({ path: "skills" }), after: files3({ path: "know-how", dest: "skills" }) }
  },
  "file-added": {
    level: "notice",
    addition: true,
    title: "File added",
    when: "A destination stands in the current manifest and not in the baseline. It is copied into every workspace, and collides with a mount or another plugin\u2019s file at that place.",
    who: "Operators with a mount or a file at that place.",
    hits: ["operators"],
    shows: "load",
    message: () => "new in every workspace",
    sample: { before: plugin({}), after: files3({ path: "skills" }) }
  },
  "capability-added": {
    level: "break",
    proof: "structure",
    title: "Capability not granted",
    when: "A capability was added that is not among those granted (input `granted-capabilities`), or that heddle does not serve.",
    who: "Operators whose host does not grant it: the plugin does not load.",
    hits: ["operators"],
    shows: "load",
    message: (w) => `asks for the capability ${w.about}, which the host does not grant`,
    remedy: () => "Do without it, or have the operators grant it first.",
    sample: { before: plugin({}), after: plugin({ capabilities: ["teleport"] }) }
  },
  "reach-grew": {
    level: "warning",
    addition: true,
    title: "Capability added",
    when: "The plugin asks for a capability that it did not ask for, and the host grants it: its reach grew.",
    who: "Operators, who should know.",
    hits: ["operators"],
    shows: "silent",
    message: (w) => `asks for the capability ${w.about}, which the host grants`,
    remedy: () => "Say in the release notes what it is for.",
    sample: { before: plugin({}), after: plugin({ capabilities: ["callModel"] }) }
  },
  "capability-removed": {
    level: "notice",
    title: "Capability dropped",
    when: "The plugin no longer asks for a capability.",
    who: "Flows that relied on what it did through it.",
    hits: ["flows"],
    shows: "silent",
    message: (w) => `no longer asks for the capability ${w.about}`,
    sample: { before: plugin({ capabilities: ["emitEvent"] }), after: plugin({}) }
  },
  "discovery-demanded": {
    level: "break",
    proof: "structure",
    title: "Plugin must be started to load",
    when: "`discoverTools` is true and was not, and the host does not discover (input `discover-tools`).",
    who: "Operators whose host does not discover: the plugin does not load.",
    hits: ["operators"],
    shows: "load",
    message: () => "must now be started and asked for its tools, which the host does not do",
    remedy: () => "Declare the tools in the manifest, or have the operators pass --discover-tools first.",
    sample: { before: plugin({}), after: plugin({ discoverTools: true }) }
  },
  "discovery-added": {
    level: "warning",
    title: "Plugin is started and asked for its tools",
    when: "`discoverTools` is true and was not, and the host discovers.",
    who: "Operators: the plugin is started when it is loaded.",
    hits: ["operators"],
    shows: "load",
    message: () => "is now started at load and asked for its tools; no manifest says which",
    sample: { before: plugin({}), after: plugin({ discoverTools: true }) }
  },
  "discovery-withdrawn": {
    level: "break",
    proof: "structure",
    title: "Tools no longer discovered",
    when: "`discoverTools` was true and is not, and no tool is declared in place of those it found.",
    who: "Flows that name a tool which was discovered.",
    hits: ["operators", "flows"],
    shows: "load",
    message: () => "its tools are no longer discovered, and none is declared instead",
    remedy: () => "Declare the tools, or keep `discoverTools`.",
    sample: { before: plugin({ discoverTools: true }), after: plugin({}) }
  },
  "discovery-declared": {
    level: "undecided",
    title: "Tools declared instead of discovered",
    when: "`discoverTools` was true and is not, and tools are declared that were not. Whether these are all that were discovered no manifest says.",
    who: "Perhaps flows that name a tool which was discovered.",
    hits: ["operators", "flows"],
    shows: "load",
    message: (w) => `${w.about} declared instead of discovered: no manifest says whether that is all`,
    remedy: () => "Compare a snapshot of the list of tools, and accept the finding when nothing is missing.",
    sample: { before: { discoverTools: true }, after: { tools: [TOOL] } }
  },
  "tool-discovered": {
    level: "undecided",
    title: "Tool no longer declared, perhaps discovered",
    when: "A declared tool is gone, and the current manifest discovers tools: it may still be among them, and no manifest says so.",
    who: "Perhaps flows and models that name it.",
    hits: ["flows", "model"],
    shows: "load",
    message: () => "no longer declared: it may be discovered, and no manifest says so",
    remedy: () => "Declare it, or compare a snapshot of the list of tools.",
    sample: { before: { tools: [TOOL] }, after: { discoverTools: true } }
  },
  "discovery-not-compared": {
    level: "notice",
    title: "Discovered tools not compared",
    when: "`discoverTools` is true on both sides. Which tools are discovered no manifest says, so they are not compared.",
    who: "Nobody knows: compare a snapshot of the list of tools.",
    hits: ["operators", "flows"],
    shows: "load",
    message: () => "its discovered tools were not compared: no manifest says which they are",
    remedy: () => "Keep a snapshot of the list of tools in the repository, and check that.",
    sample: {
      before: plugin({ discoverTools: true }),
      after: plugin({ discoverTools: true, capabilities: ["log"] })
    }
  },
  "command-changed": {
    level: "warning",
    title: "Start command changed",
    when: "`command` was added, removed or changed. A sandbox binds the program that it is given.",
    who: "Operators who confine the plugin.",
    hits: ["operators"],
    shows: "run time",
    message: (w) => `start command changed from ${w.was} to ${w.is}`,
    sample: { before: plugin({}), after: plugin({ command: ["./serve"] }) }
  },
  "plugin-renamed": {
    level: "warning",
    title: "Plugin renamed",
    when: "`name` changed. The bundle\u2019s directory and the labels in logs move with it.",
    who: "Operators who look for it by its name.",
    hits: ["operators"],
    shows: "silent",
    message: (w) => `renamed from ${w.was} to ${w.is}: its bundle directory and log labels move`,
    sample: { before: plugin({ name: "acme" }), after: plugin({ name: "apex" }) }
  },
  "version-unmoved": {
    level: "warning",
    title: "Version not raised",
    when: "The manifest changed and its `version` did not. heddle compares no versions; people do.",
    who: "Whoever goes by the version.",
    hits: ["operators", "flows"],
    shows: "silent",
    message: (w) => `the contract changed and the version is still ${w.about}`,
    remedy: () => "Raise the version.",
    sample: { before: plugin({}), after: plugin({ capabilities: ["log"] }) }
  },
  "baseline-does-not-load": {
    level: "notice",
    title: "Baseline does not load",
    when: "A rule of the manifest reference is broken by the baseline. It was compared as far as it can be read; what was malformed in it was not.",
    who: "Nobody can have relied on it as a whole.",
    hits: ["operators"],
    shows: "silent",
    message: (w) => `heddle does not load the baseline (${w.about}); it was compared as far as it can be read`,
    sample: {
      before: { components: [{ componentType: "Judge", kind: "nod" }, { componentType: "Jury" }] },
      after: { components: [{ componentType: "Judge" }, { componentType: "Jury" }] }
    }
  },
  "no-longer-loads": {
    level: "break",
    proof: "structure",
    title: "Plugin no longer loads",
    when: "A rule of the manifest reference is broken that the baseline kept. The rules\u2019 own pages say more.",
    who: "Everybody: heddle refuses the plugin.",
    hits: ["flows", "operators", "clients", "model"],
    shows: "load",
    message: (w) => `heddle no longer loads it: ${w.reason}`,
    remedy: () => "Fix the manifest.",
    sample: {
      before: { components: [{ componentType: "Wire", kind: "encoder", protocol: "acme", contentType: "text/plain" }] },
      after: {
        components: [{ componentType: "Wire", kind: "encoder", protocol: "heddle", contentType: "text/plain" }]
      }
    }
  }
};

// src/breaks/heddle/kinds/ports.ts
var node = (fields) => ({
  components: [{ componentType: "Judge", ...fields }]
});
var port2 = (title, type2, more = {}) => ({
  title,
  type: type2,
  ...more
});
var ok = ["ok", "bad"];
var PORT_KINDS = {
  "input-removed": {
    level: "break",
    proof: "structure",
    title: "Input removed",
    when: "An input\u2019s `title` stands in the baseline and not in the current manifest.",
    who: "Flows that connect to it: heddle rejects them.",
    hits: ["flows"],
    shows: "parse",
    message: (w) => `input ${w.about} removed${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}`,
    remedy: (w) => w.renamedTo === void 0 ? "Keep the input, and ignore what comes in." : `Keep the old title beside ${w.renamedTo}.`,
    sample: { before: node({ inputs: [port2("text", "string")] }), after: node({ inputs: [] }) }
  },
  "input-type-changed": {
    level: "break",
    proof: "structure",
    title: "Input type changed",
    when: "What could be connected to the old type does not fit the new one. Anything fits `string`; `number`, `integer` and `boolean` interchange.",
    who: "Flows that connect something of another type: heddle rejects them.",
    hits: ["flows"],
    shows: "parse",
    message: (w) => `input ${w.about} changed from ${w.was} to ${w.is}; heddle rejects edges that do not fit`,
    remedy: () => "Keep the type, or add an input of the new type beside it.",
    sample: { before: node({ inputs: [port2("text", "string")] }), after: node({ inputs: [port2("text", "integer")] }) }
  },
  "input-added": {
    level: "notice",
    addition: true,
    title: "Input with a default added",
    when: "An input was added, and it has a `default`.",
    who: "Nobody.",
    hits: ["flows"],
    shows: "silent",
    message: (w) => `new input ${w.about} with a default`,
    sample: { before: node({ inputs: [] }), after: node({ inputs: [port2("lang", "string", { default: "en" })] }) }
  },
  "input-added-without-default": {
    level: "warning",
    addition: true,
    title: "Input without a default added",
    when: "An input was added without a `default`. heddle enforces nothing: flows that do not connect to it run, and the node gets no value for it.",
    who: "Flows that do not connect to it: the node gets nothing there.",
    hits: ["flows"],
    shows: "run time",
    message: (w) => `new input ${w.about}: flows that do not connect to it leave it empty`,
    remedy: () => "Have the node do without the value.",
    sample: { before: node({ inputs: [] }), after: node({ inputs: [port2("lang", "string")] }) }
  },
  "input-default-removed": {
    level: "warning",
    title: "Input default removed",
    when: "An input had a `default` and has none now.",
    who: "Flows that leave it out and go by the documented default.",
    hits: ["flows"],
    shows: "run time",
    message: (w) => `input ${w.about} no longer has a default`,
    remedy: () => "Keep the default.",
    sample: {
      before: node({ inputs: [port2("lang", "string", { default: "en" })] }),
      after: node({ inputs: [port2("lang", "string")] })
    }
  },
  "port-rejected": {
    level: "break",
    proof: "structure",
    title: "Port title that heddle rejects",
    when: "A new input or output has a title that heddle rejects in every flow: blank, with white space or any of `. , { } ' \"`, or one of the reserved names.",
    who: "Every flow that uses the node: heddle rejects it.",
    hits: ["flows"],
    shows: "parse",
    message: (w) => `new ${w.reason} ${w.about}: heddle rejects that title in every flow`,
    remedy: () => "Give it a title of letters, digits and underscores.",
    sample: { before: node({ outputs: [] }), after: node({ outputs: [port2("the score", "number")] }) }
  },
  "output-removed": {
    level: "break",
    proof: "structure",
    title: "Output removed",
    when: "An output\u2019s `title` stands in the baseline and not in the current manifest.",
    who: "Flows that read it: heddle rejects them.",
    hits: ["flows"],
    shows: "parse",
    message: (w) => `output ${w.about} removed${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}`,
    remedy: (w) => w.renamedTo === void 0 ? "Keep writing the output." : `Keep writing the old title beside ${w.renamedTo}.`,
    sample: { before: node({ outputs: [port2("verdict", "string")] }), after: node({ outputs: [] }) }
  },
  "output-type-changed": {
    level: "break",
    proof: "structure",
    title: "Output type changed",
    when: "The new type does not fit all that the old one could be connected to.",
    who: "Flows that connect it to something of another type: heddle rejects them.",
    hits: ["flows"],
    shows: "parse",
    message: (w) => `output ${w.about} changed from ${w.was} to ${w.is}; heddle rejects edges that do not fit`,
    remedy: () => "Keep the type, or add an output of the new type beside it.",
    sample: {
      before: node({ outputs: [port2("score", "number")] }),
      after: node({ outputs: [port2("score", "object")] })
    }
  },
  "output-added": {
    level: "notice",
    addition: true,
    title: "Output added",
    when: "An output was added. Nothing reads it yet.",
    who: "Nobody.",
    hits: ["flows"],
    shows: "silent",
    message: (w) => `new output ${w.about}`,
    sample: { before: node({ outputs: [] }), after: node({ outputs: [port2("why", "string")] }) }
  },
  "port-type-cast": {
    level: "notice",
    title: "Port type changed, edges still fit",
    when: "The type of an input or output changed so that heddle still takes every edge. It does not convert values: a number that is fed to a `string` input arrives as a number.",
    who: "Nodes that go by the type of what arrives.",
    hits: ["flows"],
    shows: "run time",
    message: (w) => `${w.about} changed from ${w.was} to ${w.is}; edges still fit, values are not converted`,
    sample: {
      before: node({ outputs: [port2("score", "integer")] }),
      after: node({ outputs: [port2("score", "number")] })
    }
  },
  "branch-removed": {
    level: "break",
    proof: "structure",
    title: "Branch removed",
    when: "A branch is gone; or branches are declared where there were none, so that a flow whose edge names any other is rejected.",
    who: "Flows with an edge on that branch: heddle rejects them.",
    hits: ["flows"],
    shows: "parse",
    message: (w) => w.reason !== "" ? w.reason : `branch ${w.about} removed${w.renamedTo === void 0 ? "" : `, probably renamed to ${w.renamedTo}`}`,
    remedy: (w) => w.renamedTo === void 0 ? "Keep the branch declared, even if the node never takes it." : `Keep the old branch declared beside ${w.renamedTo}.`,
    sample: { before: node({ branches: ok }), after: node({ branches: ["ok"] }) }
  },
  "branch-added": {
    level: "break",
    proof: "structure",
    title: "Branch added",
    when: "A branch was added. A flow that has an edge for each of the old branches has none for the new one.",
    who: "Flows that list the branches: they fail at run time when the new one is taken.",
    hits: ["flows"],
    shows: "run time",
    message: (w) => `new branch ${w.about}: flows without an edge for it fail when the node takes it`,
    remedy: () => "Take the new branch only where the configuration asks for it, or add a component with the new set.",
    sample: { before: node({ branches: ok }), after: node({ branches: ["ok", "bad", "unsure"] }) }
  },
  "branches-undeclared": {
    level: "break",
    proof: "structure",
    title: "Branches no longer declared",
    when: "`branches` were declared and are absent now. Nothing rejects a flow when it is parsed, and every branch that the node takes is rejected at run time.",
    who: "Flows that leave it on a branch.",
    hits: ["flows"],
    shows: "run time",
    message: (w) => `branches ${w.about} are no longer declared: heddle rejects them at run time`,
    remedy: () => "Declare the branches again.",
    sample: { before: node({ branches: ok }), after: node({}) }
  }
};

// src/breaks/heddle/kinds/tools.ts
var tool3 = (fields) => ({
  components: [{ componentType: "Judge" }],
  tools: [{ name: "ask", ...fields }]
});
var PLUGIN_TOOL_KINDS = {
  "tool-implementation-changed": {
    level: "break",
    proof: "structure",
    title: "Tool implementation changed",
    when: "It moved from `path` to `componentType` or back. A path tool stands on `$PATH` in the workspace, and loses a collision quietly; a component\u2019s does neither.",
    who: "Flows whose commands call it by name, and operators who have another tool of that name.",
    hits: ["flows", "operators"],
    shows: "run time",
    message: (w) => `implementation changed from ${w.was} to ${w.is}: it ${w.was === "`path`" ? "leaves" : "joins"} \`$PATH\``,
    remedy: () => "Keep the implementation, or give the new one a name of its own.",
    sample: { before: tool3({ path: "ask.sh" }), after: tool3({ componentType: "Judge" }) }
  },
  "shadows-withdrawn": {
    level: "break",
    proof: "structure",
    title: "Tool no longer shadows",
    when: "`shadows` of a served tool was true and is not any more. Where something else provides the name, heddle refuses to start.",
    who: "Operators who have another tool of that name.",
    hits: ["operators"],
    shows: "load",
    message: () => "no longer shadows: heddle rejects another tool of that name beside it",
    remedy: () => 'Keep `"shadows": true`, or rename the tool.',
    sample: { before: tool3({ componentType: "Judge", shadows: true }), after: tool3({ componentType: "Judge" }) }
  },
  "shadows-added": {
    level: "warning",
    title: "Tool now shadows",
    when: "`shadows` of a served tool is true and was not: it may silently take a name that something else provides. A file of that name in the tools directory still wins.",
    who: "Operators who have another tool of that name.",
    hits: ["operators"],
    shows: "silent",
    message: () => "now shadows: it takes its name from another served tool, silently",
    remedy: () => "Give the tool a name that nothing else uses.",
    sample: { before: tool3({ componentType: "Judge" }), after: tool3({ componentType: "Judge", shadows: true }) }
  }
};

// src/breaks/heddle/kinds/index.ts
var PLUGIN_KINDS = {
  ...TOOL_LIST_KINDS,
  ...COMPONENT_KINDS,
  ...PORT_KINDS,
  ...PLUGIN_TOOL_KINDS,
  ...WHOLE_KINDS
};

// src/breaks/heddle/loading.ts
var HOST = { grantedCapabilities: CAPABILITIES, discoverTools: true, submitted: false };
var LOADING = RULES6.filter(({ level: level2, stage: stage2 }) => level2 === "error" && stage2 !== "submitted");
function* compareLoading(baseline, current, subject) {
  if (!isObject(baseline) || !isObject(current)) return;
  const [old, now] = [viewOf2(baseline), viewOf2(current)];
  for (const rule of LOADING) {
    const fault = firstFault(rule, now);
    if (fault === void 0 || firstFault(rule, old) !== void 0) continue;
    yield {
      kind: "no-longer-loads",
      subject,
      current: fault.at,
      about: rule.id,
      is: rule.id,
      reason: fault.says
    };
  }
}
function* baselineFaults(baseline, changes, subject) {
  if (changes.length === 0) return;
  const view = isObject(baseline) ? viewOf2(baseline) : void 0;
  const broken = view === void 0 ? ["json"] : LOADING.filter((rule) => firstFault(rule, view) !== void 0).map(({ id }) => id);
  if (broken.length > 0)
    yield { kind: "baseline-does-not-load", subject, baseline: "", was: broken.join(", "), about: broken.join(", ") };
}
function firstFault(rule, view) {
  for (const fault of rule.check(view, HOST)) return fault;
  return void 0;
}

// src/breaks/heddle/tools.ts
var subjectOf4 = (tool4) => ({ type: "tool", name: tool4.name });
function shapeOf2({ name, at: at3, description, inputSchema, outputSchema }) {
  return {
    name,
    at: at3,
    description,
    input: { field: "inputSchema", schema: inputSchema },
    output: { field: "outputSchema", schema: outputSchema }
  };
}
var compareTools = function* (old, current, host) {
  const changes = diff(old.tools, current.tools);
  const to = renames(changes, equalButName3);
  for (const { value: gone } of changes.removed) {
    const instead = to.get(gone)?.value;
    if (instead === void 0 && current.discoverTools && !old.discoverTools)
      yield { kind: "tool-discovered", subject: subjectOf4(gone), baseline: gone.at, current: "/discoverTools" };
    else yield removedTool(gone, instead);
  }
  for (const { old: before, current: after } of changes.persisted) {
    yield* compareTool(host.engine, shapeOf2(before.value), shapeOf2(after.value));
    yield* compareImplementation(before.value, after.value);
    yield* compareShadows(before.value, after.value);
  }
  for (const { value } of changes.added) yield addedTool(value);
};
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
  const served = old.implementation === "componentType" && current.implementation === "componentType";
  if (old.shadows === current.shadows || !served) return;
  yield {
    kind: old.shadows ? "shadows-withdrawn" : "shadows-added",
    subject: subjectOf4(old),
    baseline: `${old.at}/shadows`,
    current: `${current.at}/shadows`,
    was: String(old.shadows),
    is: String(current.shadows)
  };
}
function equalButName3(a, b) {
  const content2 = (tool4) => [
    tool4.implementation ?? null,
    bareSchema(tool4.inputSchema ?? null),
    bareSchema(tool4.outputSchema ?? null)
  ];
  return equalJson(content2(a), content2(b));
}

// src/breaks/heddle/index.ts
var OPTIONS = {
  ...ENGINE_OPTIONS,
  grantedCapabilities: TEXTS,
  discoverTools: FLAG
};
var PLUGIN = { kinds: PLUGIN_KINDS, saysWhoIsHit: true, fingerprint: fingerprintOf2 };
var PARTS = [comparePlugin, compareComponents, compareTools, compareFiles];
function pluginBreaks(baseline, current, options = {}) {
  const host = hostOf2(options);
  const [before, after] = [jsonOf(baseline), jsonOf(current)];
  if (sameJson(before, after)) return [];
  const [old, now] = [normalise(before), normalise(after)];
  const changes = [
    ...compareLoading(before, after, subjectOf(old)),
    ...PARTS.flatMap((compare) => [...compare(old, now, host)])
  ];
  const about = [...versionUnmoved(old, now, changes), ...baselineFaults(before, changes, subjectOf(old))];
  return once2([...changes, ...about].map((change) => toFinding(PLUGIN, change)));
}
function jsonOf(manifest2) {
  return typeof manifest2 === "string" ? readManifestText(manifest2).json ?? null : manifest2;
}
function hostOf2(options) {
  checkOptions("pluginBreaks", options, OPTIONS);
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools ?? false,
    engine: openEngine(options)
  };
}
function* versionUnmoved(old, now, changes) {
  if (changes.length === 0 || now.version === void 0 || old.version !== now.version) return;
  yield {
    kind: "version-unmoved",
    subject: subjectOf(old),
    baseline: "/version",
    current: "/version",
    is: now.version,
    about: now.version
  };
}

// src/breaks/tools/hints.ts
var KINDS2 = {
  readOnlyHint: { on: "tool-became-query", off: "tool-no-longer-query" },
  destructiveHint: { on: "tool-may-destroy", off: "tool-hint-changed" },
  idempotentHint: { on: "tool-hint-changed", off: "tool-hint-changed" },
  openWorldHint: { on: "tool-reaches-out", off: "tool-hint-changed" }
};
var OF_WRITERS = /* @__PURE__ */ new Set(["destructiveHint", "idempotentHint"]);
function compareHints(subject, old, current) {
  const writes = !old.annotations.readOnlyHint && !current.annotations.readOnlyHint;
  const hints = ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"];
  return hints.flatMap((hint2) => {
    const [was, is] = [old.annotations[hint2], current.annotations[hint2]];
    if (was === is || OF_WRITERS.has(hint2) && !writes) return [];
    return [
      {
        kind: KINDS2[hint2][is ? "on" : "off"],
        subject,
        about: hint2,
        baseline: `${old.at}/annotations/${hint2}`,
        current: `${current.at}/annotations/${hint2}`,
        was: String(was),
        is: String(is)
      }
    ];
  });
}

// src/breaks/tools/kinds.ts
var tools2 = (annotations) => ({ tools: [{ name: "ask", annotations }] });
var HINT_KINDS = {
  "tool-no-longer-query": {
    level: "break",
    proof: "structure",
    title: "No longer read-only",
    when: "`readOnlyHint` was true and is not. Clients run a read-only tool without asking a person first.",
    who: "Clients and people who allowed the tool because it changes nothing.",
    message: () => "no longer read-only",
    remedy: () => "Keep this tool read-only, and offer what writes as a tool of its own.",
    sample: { before: tools2({ readOnlyHint: true }), after: tools2({ readOnlyHint: false }) }
  },
  "tool-became-query": {
    level: "notice",
    title: "Now read-only",
    when: "`readOnlyHint` is true and was not.",
    who: "Nobody.",
    message: () => "now read-only",
    sample: { before: tools2({}), after: tools2({ readOnlyHint: true }) }
  },
  "tool-may-destroy": {
    level: "warning",
    title: "May now destroy",
    when: "`destructiveHint` was false and is not. Of a tool that says nothing, MCP says that it may destroy.",
    who: "Clients and people who allowed the tool because it only adds.",
    message: () => "may now destroy what is there",
    remedy: () => "Say in the release notes what it may overwrite or delete.",
    sample: { before: tools2({ destructiveHint: false }), after: tools2({ destructiveHint: true }) }
  },
  "tool-reaches-out": {
    level: "warning",
    title: "Now reaches the open world",
    when: "`openWorldHint` was false and is not. Of a tool that says nothing, MCP says that it reaches out.",
    who: "Clients and people who allowed the tool because it stays inside.",
    message: () => "now reaches the open world",
    remedy: () => "Say in the release notes what it reaches.",
    sample: { before: tools2({ openWorldHint: false }), after: tools2({ openWorldHint: true }) }
  },
  "tool-hint-changed": {
    level: "notice",
    title: "A hint changed",
    when: "`idempotentHint` changed, or `destructiveHint` or `openWorldHint` became false.",
    who: "Clients that go by the hint, when they try a call again or ask a person.",
    message: (w) => `${w.about} is now ${w.is}`,
    sample: { before: tools2({ idempotentHint: true }), after: tools2({ idempotentHint: false }) }
  },
  "tool-title-changed": {
    level: "notice",
    title: "Title changed",
    when: "The title that people see changed. Callers go by the name.",
    who: "People who know the tool by its title.",
    message: (w) => `title changed from ${w.was} to ${w.is}`,
    sample: {
      before: { tools: [{ name: "ask", title: "Ask" }] },
      after: { tools: [{ name: "ask", title: "Ask a question" }] }
    }
  }
};
var TOOLS_KINDS = { ...TOOL_LIST_KINDS, ...HINT_KINDS };

// src/breaks/tools/index.ts
var TOOLS = {
  kinds: TOOLS_KINDS,
  saysWhoIsHit: false,
  fingerprint: ({ baseline, current, ...change }) => fingerprintOf2({
    ...change,
    ...baseline !== void 0 && { baseline: within4(baseline) },
    ...current !== void 0 && { current: within4(current) }
  })
};
function within4(pointer2) {
  return pointer2.replace(/^(?:\/result)?(?:\/tools)?\/[0-9]+/, "");
}
var LIST = { type: "program", name: "" };
function toolsBreaks(baseline, current, options = {}) {
  const engine = openEngine(options);
  const [before, after] = [viewed(baseline), viewed(current)];
  if (equalJson(before.root, after.root)) return [];
  const [old, now] = [listOf(before).tools, listOf(after).tools];
  const changes = diff(old, now);
  const to = renames(changes, equalButName4);
  const found2 = [
    ...changes.removed.map(({ value }) => removedTool(value, to.get(value)?.value)),
    ...changes.persisted.flatMap(({ old: { value: was }, current: { value: is } }) => [
      ...compareTool(engine, shapeOf3(was), shapeOf3(is)),
      ...compareHints(subjectOf5(was), was, is),
      ...compareTitle(was, is)
    ]),
    ...changes.added.map(({ value }) => addedTool(value)),
    ...pages(before, after)
  ];
  return found2.map((change) => toFinding(TOOLS, change));
}
var NOTHING2 = viewOf([]);
function viewed(list4) {
  return typeof list4 === "string" ? readTools(list4).view ?? NOTHING2 : viewOf(list4);
}
var subjectOf5 = ({ name }) => ({ type: "tool", name });
function shapeOf3({ name, at: at3, description = "", inputSchema, outputSchema, deprecated }) {
  return {
    name,
    at: at3,
    description,
    deprecated,
    input: { field: "inputSchema", schema: inputSchema },
    output: { field: "outputSchema", schema: outputSchema }
  };
}
function compareTitle(old, current) {
  if (old.title === current.title) return [];
  return [
    {
      kind: "tool-title-changed",
      subject: subjectOf5(old),
      baseline: `${old.at}/title`,
      current: `${current.at}/title`,
      ...old.title !== void 0 && { was: old.title },
      ...current.title !== void 0 && { is: current.title }
    }
  ];
}
function pages(before, after) {
  const more = ({ around }) => typeof around?.["nextCursor"] === "string";
  if (!more(before) && !more(after)) return [];
  const which = more(before) ? "baseline" : "current list";
  return [
    {
      kind: "undecided",
      subject: LIST,
      baseline: before.at,
      current: after.at,
      reason: `the ${which} is one page of several`,
      cause: { code: "list-page", which }
    }
  ];
}
function equalButName4(a, b) {
  const content2 = (tool4) => [
    bareSchema(tool4.inputSchema ?? null),
    bareSchema(tool4.outputSchema ?? null)
  ];
  return equalJson(content2(a), content2(b));
}

// src/breaks/berm/sample.ts
var TEXTS2 = { description: "", homepage: "", repository: "", readme: "" };
function sampleManifests(sample) {
  return [manifestOf(sample, sample.before), manifestOf(sample, sample.after)];
}
function manifestOf(sample, json) {
  if ("part" in sample) return manifest({ tools: [{ name: "ask", [FIELDS4[sample.part]]: json }] });
  return manifest(isObject(json) ? json : {});
}
var FIELDS4 = { arguments: "arguments", configuration: "arguments", result: "result", data: "result" };
function manifest(parts2) {
  const digest2 = text2(parts2, "digest");
  const deps = depsOf(member(parts2, "deps"));
  const migrations2 = list3(member(parts2, "database") ?? null, "migrations").map(migrationOf);
  const abi = member(parts2, "abi_version");
  const tools3 = list3(parts2, "tools").map(toolOf2);
  if (digest2 !== "") return { name: text2(parts2, "name"), digest: digest2, version: "1.0.0", ...TEXTS2, tools: tools3 };
  return {
    abi_version: typeof abi === "number" ? abi : 4,
    version: "1.0.0",
    ...TEXTS2,
    tools: tools3,
    events: list3(parts2, "events").map(eventOf),
    ...deps !== void 0 && { deps },
    ...migrations2.length > 0 && { database: { migrations: migrations2 } }
  };
}
function toolOf2(json) {
  const callers2 = member(json, "callers");
  const returns = member(json, "result");
  const flag = (name) => member(json, name) === true ? { [name]: true } : {};
  const marked = ["cron", "stripe", "public"].some((name) => member(json, name) !== void 0);
  return {
    name: text2(json, "name"),
    description: text2(json, "description"),
    parameters: member(json, "arguments") ?? { type: "object" },
    ...returns !== void 0 && { returns },
    ...!marked && member(json, "internal") !== true && { public: true },
    ...["public", "anonymous", "query", "cron", "stripe", "deprecated"].reduce(
      (all, name) => ({ ...all, ...flag(name) }),
      {}
    ),
    ...(callers2 === "services" || callers2 === "accounts") && { callers: callers2 }
  };
}
function eventOf(json) {
  return { name: text2(json, "name"), description: "", fields: member(json, "fields") ?? {} };
}
function migrationOf(json) {
  return { name: text2(json, "name"), sql: text2(json, "sql") };
}
function depsOf(json) {
  if (!isObject(json)) return void 0;
  const texts4 = (name) => {
    const value = member(json, name);
    return isArray(value) ? value.filter((entry2) => typeof entry2 === "string") : [];
  };
  return { programs: texts4("programs"), syscalls: {}, secrets: texts4("secrets") };
}
function list3(json, name) {
  const value = isObject(json) ? member(json, name) : void 0;
  return isArray(value) ? value.filter(isObject) : [];
}
function text2(json, name) {
  const value = member(json, name);
  return typeof value === "string" ? value : "";
}

// src/breaks/heddle/sample.ts
function samplePlugins(sample) {
  return [pluginOf(sample, sample.before), pluginOf(sample, sample.after)];
}
function pluginOf(sample, json) {
  if ("part" in sample) {
    const field2 = sample.part === "result" || sample.part === "data" ? "result" : "arguments";
    return plugin2({ tools: [{ name: "ask", [field2]: json }] });
  }
  return plugin2(isObject(json) ? json : {});
}
function plugin2(parts2) {
  const tools3 = member(parts2, "tools");
  return { name: "acme", version: "1.0.0", ...parts2, ...isArray(tools3) && { tools: tools3.map(toolOf3) } };
}
function toolOf3(json) {
  if (!isObject(json)) return json;
  const { arguments: input, result: result3, ...rest } = json;
  return {
    ...rest,
    ...member(rest, "path") === void 0 && member(rest, "componentType") === void 0 && { path: "ask.sh" },
    ...input !== void 0 && { inputSchema: input },
    ...result3 !== void 0 && { outputSchema: result3 }
  };
}

// src/breaks/tools/sample.ts
function sampleLists(sample) {
  return [listOf2(sample, sample.before), listOf2(sample, sample.after)];
}
function listOf2(sample, json) {
  if ("part" in sample) return { tools: [toolOf4({ name: "ask", [field(sample.part)]: json })] };
  const tools3 = isObject(json) ? member(json, "tools") : void 0;
  return { tools: isArray(tools3) ? tools3.map(toolOf4) : [] };
}
function field(part) {
  return part === "arguments" || part === "configuration" ? "arguments" : "result";
}
function toolOf4(json) {
  if (!isObject(json)) return json;
  const { arguments: input, result: result3, ...rest } = json;
  return {
    ...rest,
    ...input !== void 0 && { inputSchema: input },
    ...result3 !== void 0 && { outputSchema: result3 }
  };
}

// src/breaks/catalogues.ts
var CATALOGUES = [
  {
    where: "In a berm image",
    kinds: BERM_KINDS,
    findings: ({ sample }) => breaks(...sampleManifests(sample))
  },
  {
    where: "In a heddle plugin",
    kinds: PLUGIN_KINDS,
    findings: ({ sample }) => [
      ...pluginBreaks(...samplePlugins(sample)),
      ...pluginBreaks(...samplePlugins(sample), { discoverTools: true })
    ]
  },
  {
    where: "In a list of tools",
    kinds: TOOLS_KINDS,
    findings: ({ sample }) => toolsBreaks(...sampleLists(sample))
  }
];
var ADDITIONS = new Set(
  CATALOGUES.flatMap(
    ({ kinds: kinds2 }) => Object.entries(kinds2).flatMap(([id, { addition: addition2 }]) => addition2 === true ? [id] : [])
  )
);

export {
  BERM_KINDS,
  sides,
  bermSchemaChanges,
  toolChanges,
  stripeChanges,
  eventChanges,
  breaks,
  CAPABILITIES,
  MAX_FILES,
  isBuiltinComponentType,
  isKind,
  isCapability,
  viewOf2 as viewOf,
  entriesOf,
  problemOf,
  landings,
  inspect,
  DIRECTORY_RULES,
  isSeenObject,
  isSeenArray,
  own,
  seenObject,
  toSeen,
  doubleOf,
  typeOfSeen,
  camelCase,
  DROPPED,
  RESERVED_TITLES,
  readPort,
  textPort,
  createCasts,
  LINTS,
  RULES6 as RULES,
  hostOf,
  offOf,
  locate,
  positionsAt,
  readManifestText,
  pluginBreaks,
  looksLikeTools,
  readTools,
  validateTools,
  toolsBreaks,
  ADDITIONS
};
