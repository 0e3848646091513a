import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  CAPABILITIES,
  PHASES,
  RULES,
  SEAMS,
  compactText,
  entriesOf,
  grantsOf,
  heddleSchema,
  hostFields,
  landings,
  readManifestText,
  sameJson,
  viewOf
} from "./core-locate.js";
import {
  PLACE_KINDS
} from "./platform-confirm-confirm.js";
import {
  appendedMigrations,
  reachableTools,
  rewrittenMigrations
} from "./bytes-index.js";
import {
  ConfigError
} from "./core-errors.js";
import {
  DEFAULT_STEPS,
  explain,
  isExhausted
} from "./schema-budget.js";
import {
  canonical,
  fingerprint
} from "./core-fingerprint.js";
import {
  isArray,
  isExactNumber,
  isObject,
  member,
  normalNumber,
  pointer,
  pointerTokens,
  sha256
} from "./core-digest.js";

// src/breaks/words.ts
var SHORT = 80;
function wordsFor(change, names3) {
  return {
    who: who(change, names3),
    subject: subjectWords(change.subject),
    place: change.spot === void 0 ? subjectWords(change.subject) : placeWords(change.spot),
    from: names3.baseline,
    to: names3.current,
    was: saidWords(change.was),
    is: saidWords(change.is),
    extra: listed(change.extra ?? []),
    demand: demand(change, names3),
    taken: change.spot?.part === "arguments",
    may: change.spot?.part === "arguments" ? "may send" : "may find",
    reason: change.reason ?? ""
  };
}
function saidWords(said2) {
  if (said2 === void 0) return "nothing";
  return said2 === "any string" || said2 === "any value" ? said2 : quote(short(said2));
}
function listed(values) {
  const few = values.slice(0, 5).map((value) => quote(short(value)));
  return few.join(", ") + (values.length > few.length ? ` and ${values.length - few.length} more` : "");
}
function who({ subject, audience, spot }, { baseline, current }) {
  const name = quote(subject.name);
  if (subject.type === "program") return `A host that runs ${baseline} and is given ${current}`;
  if (subject.type === "event") return `Readers built for ${baseline} that get event ${name} from ${current}`;
  if (audience === "host" && spot?.part !== "result")
    return `Calls of ${name} that its host armed under ${baseline} and makes on ${current}`;
  return `Callers built for ${baseline} that call ${name} of ${current}`;
}
function subjectWords(subject) {
  return subject.type === "program" ? "the program" : `${subject.type} ${quote(subject.name)}`;
}
function demand({ spot, was, is }, names3) {
  const taken = spot?.part === "arguments";
  const says = taken ? is : was;
  const whose = taken ? `${names3.current} demands` : `${names3.baseline} promised`;
  return says === void 0 ? `what ${whose}` : `${saidWords(says)}, which ${whose}`;
}
function placeWords(spot) {
  const place = spot.definition === void 0 ? placeIn(spot) : definitionIn(spot);
  return spot.names ? `further names in ${place}` : place;
}
function definitionIn({ part, path, definition = "" }) {
  const named = `definition ${quote(definition)} in ${placeIn({ part, path: "" })}`;
  return path === "" ? named : `${quote(path.replace(/^\./, ""))} of ${named}`;
}
function placeIn({ part, path }) {
  const [whole, one] = {
    arguments: ["the arguments", "argument"],
    result: ["the result", "result field"],
    data: ["the event's data", "event field"]
  }[part];
  if (path === "") return whole ?? part;
  return path.startsWith(".") ? `${one} ${quote(path.slice(1))}` : `${quote(path)} of ${whole}`;
}
function quote(text2) {
  return `\`${plain(text2, 120)}\``;
}
function plain(text2, longest = 300) {
  const cut = text2.length > longest ? `${text2.slice(0, longest - 1)}\u2026` : text2;
  return cut.replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, escapeUnit);
}
function escapeUnit(text2) {
  return Array.from({ length: text2.length }, (_, at2) => `\\u${text2.charCodeAt(at2).toString(16).padStart(4, "0")}`).join(
    ""
  );
}
function short(value) {
  if (typeof value === "string") return clip(value);
  const out = [];
  write(value, out, { left: SHORT, depth: 0 });
  return clip(out.join(""));
}
function clip(text2) {
  return text2.length > SHORT ? `${text2.slice(0, SHORT - 1).toWellFormed()}\u2026` : text2;
}
function write(value, out, budget) {
  if (budget.left < 0 || budget.depth > 16) return void out.push("\u2026");
  const put = (text2) => {
    out.push(text2);
    budget.left -= text2.length;
  };
  budget.depth += 1;
  if (isArray(value)) {
    put("[");
    for (const [at2, item] of value.entries()) {
      if (budget.left < 0) break;
      if (at2 > 0) put(",");
      write(item, out, budget);
    }
    put("]");
  } else if (isObject(value)) {
    put("{");
    for (const [at2, name] of Object.keys(value).entries()) {
      if (budget.left < 0) break;
      put(`${at2 > 0 ? "," : ""}${JSON.stringify(name.slice(0, SHORT))}:`);
      write(member(value, name) ?? null, out, budget);
    }
    put("}");
  } else if (typeof value === "string") put(JSON.stringify(value.slice(0, SHORT)));
  else put(String(value));
  budget.depth -= 1;
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
  return appendedMigrations(old, now).map(({ name }, at2) => ({
    kind: "migration-appended",
    subject: PROGRAM,
    current: pointer("database", "migrations", before.length + at2),
    is: name
  }));
}
function differingLines(old, current) {
  const [before, after] = [old.sql.split("\n"), current?.sql.split("\n") ?? []];
  const line = before.findIndex((text2, at3) => text2 !== after[at3]);
  const at2 = line === -1 ? before.length : line;
  const says = (name, text2) => `${name} line ${at2 + 1}: ${text2 ?? "(none)"}`;
  const was = says(old.name, before[at2]);
  return current === void 0 ? { was } : { was, is: says(current.name, after[at2]) };
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
var RULES2 = [callersRule, queryRule, anonymousRule, returnsRule];
function toolMarkChanges({ old, current, subject, oldAt, currentAt }) {
  return RULES2.flatMap((rule) => {
    const change = rule(old, current);
    return change === void 0 ? [] : [{ ...change, subject, baseline: oldAt, current: currentAt }];
  });
}
function takenCallers(tool2) {
  return tool2.callers ?? "services and accounts";
}
function hasResult(tool2) {
  return tool2.returns !== void 0 && tool2.returns !== null;
}

// src/breaks/berm/surface.ts
function toolChanges({ baseline, current, tools: { removed: removed2, persisted } }, compare) {
  const changes = [
    ...removed2.map((old) => [old.index, removedTool(old, baseline, current)]),
    ...persisted.map(({ old, current: now }) => {
      const pair = toolPair(old, now);
      if (!baseline.reachable(pair.old)) return [old.index, internalToolChanges(pair, compare)];
      if (!current.reachable(pair.current)) return [old.index, [withdrawn(pair)]];
      return [old.index, [...toolMarkChanges(pair), ...toolSchemas(pair, "callers").flatMap(compare)]];
    })
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found]) => found);
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
function removedTool({ value, index }, baseline, current) {
  const reached = baseline.reachable(value);
  if (!reached && (current.idl || value.stripe)) return [];
  const audience = reached ? "callers" : "host";
  return [
    { kind: "tool-removed", subject: { type: "tool", name: value.name }, audience, baseline: pointer("tools", index) }
  ];
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
  const args = {
    ...both,
    part: "arguments",
    old: old.parameters,
    current: current.parameters,
    oldAt: `${oldAt}/parameters`,
    currentAt: `${currentAt}/parameters`
  };
  if (!hasResult(old) || !hasResult(current) || old.returns === void 0 || current.returns === void 0)
    return [args];
  return [
    args,
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
  const index = baseline.manifest.tools.findIndex((tool2) => tool2.stripe);
  const old = baseline.manifest.tools[index];
  if (old === void 0 || current.idl || current.manifest.tools.some((tool2) => tool2.stripe)) return [];
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
  const { removed: removed2, persisted } = events;
  const changes = [
    ...removed2.map(({ value, index }) => [
      index,
      [{ kind: "event-removed", subject: eventSubject(value), baseline: pointer("events", index) }]
    ]),
    ...persisted.map((pair) => [pair.old.index, compare(eventSchemas(pair))])
  ];
  return changes.sort(([a], [b]) => a - b).flatMap(([, found]) => found);
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

// src/breaks/direction.ts
var OLD_WRITES = { reader: "current", writer: "old" };
var OLD_READS = { reader: "old", writer: "current" };
var DIRECTIONS = {
  arguments: OLD_WRITES,
  result: OLD_READS,
  data: OLD_READS
};
var NAMED = {
  "newly-required": { taken: "argument-newly-required", written: "field-no-longer-always-present" },
  "negative-refused": { taken: "became-unsigned", written: "became-signed" },
  "strings-narrowed": { taken: "fewer-strings-taken", written: "more-strings-written" },
  "names-refused": { taken: "argument-refused", written: "field-refused" }
};
function kindOf(place, part) {
  if (!isNamed(place)) return place;
  return part === "arguments" ? NAMED[place].taken : NAMED[place].written;
}
function isNamed(place) {
  return Object.hasOwn(NAMED, place);
}

// src/core/equal.ts
function equalJson(a, b) {
  const open = [[a, b]];
  for (let pair = open.pop(); pair !== void 0; pair = open.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (!isContainer(left) || !isContainer(right)) {
      if (!sameNumber(left, right)) return false;
      continue;
    }
    const [mine, theirs] = [entries(left), entries(right)];
    if (Array.isArray(left) !== Array.isArray(right) || mine.size !== theirs.size) return false;
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
function entries(value) {
  return new Map(Object.entries(value));
}
function sameNumber(a, b) {
  if (isExactNumber(a) && isExactNumber(b)) return normalNumber(a.literal) === normalNumber(b.literal);
  if (typeof a === "bigint" && typeof b === "number") return Number.isInteger(b) && BigInt(b) === a;
  return typeof a === "number" && typeof b === "bigint" && sameNumber(b, a);
}
var DEEPEST = 500;
function identical(a, b, depth = 0) {
  if (a === b) return true;
  if (isExactNumber(a)) return isExactNumber(b) && a.literal === b.literal;
  if (!isContainer(a) || !isContainer(b) || depth > DEEPEST) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at2) => identical(item, b[at2], depth + 1));
  }
  if (Array.isArray(b)) return false;
  const [mine, theirs] = [Object.keys(a), Object.keys(b)];
  if (mine.length !== theirs.length) return false;
  return mine.every(
    (name, at2) => name === theirs[at2] && identical(Reflect.get(a, name), Reflect.get(b, name), depth + 1)
  );
}

// src/breaks/berm/pairs.ts
var DEEPEST2 = 127;
function pairs(old, current) {
  const found = [];
  const open = [{ old, current, oldAt: [], currentAt: [], path: "" }];
  for (let pair = open.pop(); pair !== void 0; pair = open.pop()) {
    found.push(pair);
    if (pair.oldAt.length < DEEPEST2 && sameType(pair)) open.push(...below(pair).reverse());
  }
  return found;
}
function sameType({ old, current }) {
  const [before, after] = [keyword(old, "type"), keyword(current, "type")];
  return before === void 0 || after === void 0 ? before === after : equalJson(before, after);
}
function keyword(schema, name) {
  return isObject(schema) ? member(schema, name) : void 0;
}
function below(pair) {
  const step = (path, ...tokens) => {
    const old = tokens.reduce(keyword, pair.old);
    const current = tokens.reduce(keyword, pair.current);
    if (old === void 0 || current === void 0) return [];
    return [
      {
        old,
        current,
        oldAt: [...pair.oldAt, ...tokens],
        currentAt: [...pair.currentAt, ...tokens],
        path: pair.path + path
      }
    ];
  };
  const properties = keyword(pair.old, "properties");
  const names3 = isObject(properties) ? Object.keys(properties) : [];
  const inner = [...step("[]", "items"), ...step(".*", "additionalProperties")];
  return [
    ...names3.flatMap((name) => step(`.${name}`, "properties", name)),
    ...inner.filter(({ old, current }) => isObject(old) && isObject(current))
  ];
}

// src/breaks/berm/places.ts
function bermPlaces(old, current, part) {
  const { reader, writer } = DIRECTIONS[part];
  return pairs(old, current).flatMap((pair) => {
    const rules = sameType(pair) ? RULES3 : [typeRule];
    return rules.flatMap((rule) => rule(pair[reader], pair[writer]).map((said2) => ({ ...said2, pair })));
  });
}
var typeRule = (reader, writer) => [
  { kind: "type-changed", readerSays: typeText(reader), writerSays: typeText(writer) }
];
var minimumRule = (reader, writer) => {
  const minimum = keyword(reader, "minimum");
  if (minimum === void 0 || keyword(writer, "minimum") !== void 0) return [];
  const unsigned = minimum === 0 && keyword(reader, "type") === "integer";
  return [
    {
      kind: unsigned ? "negative-refused" : "bounds-narrowed",
      readerSays: `minimum ${short(minimum)}`,
      writerSays: "no minimum"
    }
  ];
};
var enumRule = (reader, writer) => {
  const [taken, written2] = [keyword(reader, "enum"), keyword(writer, "enum")];
  if (!isArray(taken)) return [];
  const known = new Set(taken.filter(isString));
  const extra = isArray(written2) ? [...new Set(written2.filter(isString))].filter((value) => !known.has(value)) : [];
  if (isArray(written2) && extra.length === 0) return [];
  const strings2 = taken.every(isString) && (isArray(written2) ? written2.every(isString) : keyword(writer, "type") === "string");
  const any = keyword(writer, "type") === "string" ? "any string" : "any value";
  return [
    {
      kind: strings2 ? "strings-narrowed" : "values-narrowed",
      readerSays: sorted(taken),
      writerSays: isArray(written2) ? sorted(written2) : any,
      extra
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
  return keyword(keyword(schema, "properties"), name) !== void 0;
}
function required(schema) {
  const names3 = keyword(schema, "required");
  return isArray(names3) ? names3.filter(isString) : [];
}
function isString(value) {
  return typeof value === "string";
}
function typeText(schema) {
  const type = keyword(schema, "type");
  if (schema === false) return "nothing";
  if (type === void 0) return isObject(schema) || schema === true ? "any" : "no schema";
  return isArray(type) && type.every(isString) ? type.join(" or ") : short(type);
}
function sorted(values) {
  const texts2 = values.map((value) => isString(value) ? value : short(value));
  return texts2.sort();
}

// src/breaks/berm/schema.ts
function bermSchemaChanges(schemas) {
  return bermPlaces(schemas.old, schemas.current, schemas.part).map((place) => placeChange(schemas, place));
}
function placeChange({ subject, audience, part, oldAt, currentAt }, place) {
  const { pair, name } = place;
  const says = { [DIRECTIONS[part].reader]: place.readerSays, [DIRECTIONS[part].writer]: place.writerSays };
  const at2 = (side, tokens) => {
    if (name === void 0) return pointer(...tokens);
    if (declares(pair[side], name)) return pointer(...tokens, "properties", name);
    return pointer(...tokens, ...side === DIRECTIONS[part].reader ? ["required"] : []);
  };
  return {
    kind: kindOf(place.kind, part),
    subject,
    audience,
    baseline: oldAt + at2("old", pair.oldAt),
    current: currentAt + at2("current", pair.currentAt),
    spot: { part, path: pair.path + (name === void 0 ? "" : `.${name}`) },
    ...place.extra !== void 0 && { extra: place.extra },
    ...says["old"] !== void 0 && { was: says["old"] },
    ...says["current"] !== void 0 && { is: says["current"] }
  };
}

// src/breaks/engine/spots.ts
var STEPS = {
  properties: { tokens: 2, path: (name) => `.${name}` },
  items: { tokens: 1, path: () => "[]" },
  additionalProperties: { tokens: 1, path: () => ".*" }
};
function schemaSpot(pointer2) {
  const tokens = pointerTokens(pointer2);
  let at2 = 0;
  let path = "";
  for (; ; ) {
    const token = tokens[at2];
    const step = token !== void 0 && Object.hasOwn(STEPS, token) ? STEPS[token] : void 0;
    if (step === void 0 || at2 + step.tokens > tokens.length) break;
    path += step.path(tokens[at2 + 1] ?? "");
    at2 += step.tokens;
  }
  return { node: tokens.slice(0, at2), rest: tokens.slice(at2), path };
}
function spotOf(pointer2, part) {
  const { rest, path } = schemaSpot(pointer2);
  const [keyword3 = "", name = "", ...inner] = rest;
  if (!["$defs", "definitions"].includes(keyword3)) return { part, path };
  return { part, path: schemaSpot(pointer(...inner)).path, definition: name };
}
function schemaAt(schema, pointer2) {
  const step = (value, token) => {
    if (isArray(value)) return value[Number(token)];
    return isObject(value) ? member(value, token) : void 0;
  };
  return pointerTokens(pointer2).reduce(step, schema) ?? null;
}
function beginsWith(tokens, start) {
  return start.length <= tokens.length && start.every((token, at2) => token === tokens[at2]);
}

// src/breaks/engine/required.ts
function requiredName(pointer2, reader) {
  const tokens = pointerTokens(pointer2);
  if (tokens.at(-2) !== "required") return tokens.at(-1);
  const name = schemaAt(reader, pointer2);
  return typeof name === "string" ? name : void 0;
}
function requiringPointer(pointer2) {
  return pointer2.replace(/\/[^/]*\/[^/]*$/, "");
}

// src/breaks/engine/cause.ts
var FAMILIES = {
  "negative-refused": ["negative-refused", "bounds-narrowed"],
  "bounds-narrowed": ["negative-refused", "bounds-narrowed"],
  "strings-narrowed": ["strings-narrowed", "values-narrowed"],
  "values-narrowed": ["strings-narrowed", "values-narrowed"]
};
function sameCause(berm, place, reader, side) {
  const node = side === "old" ? berm.pair.oldAt : berm.pair.currentAt;
  return [place.reader, ...place.also ?? []].some((pointer2) => {
    const required2 = place.kind === "newly-required" ? requiredAt(pointer2, reader) : void 0;
    const at2 = required2?.node ?? schemaSpot(pointer2).node;
    if (berm.kind === "type-changed") return beginsWith(at2, node);
    if (at2.length !== node.length || !beginsWith(at2, node)) return false;
    if (berm.name !== void 0) return required2?.name === berm.name;
    const family = FAMILIES[berm.kind] ?? [berm.kind];
    return family.includes(place.kind);
  });
}
function requiredAt(pointer2, reader) {
  const { node, rest } = schemaSpot(pointer2);
  return { node: rest[0] === "required" ? node : node.slice(0, -2), name: requiredName(pointer2, reader) };
}

// src/breaks/engine/changes.ts
function schemaChanges(schemas, explain2, options) {
  const { reader, writer } = DIRECTIONS[schemas.part];
  const places = explain2(schemas[reader], schemas[writer], {
    ...options,
    bareObjectIsEmpty: schemas.part === "arguments"
  });
  const proven = places.filter((place) => place.answer === "break");
  const absorbed = /* @__PURE__ */ new Set();
  const listed2 = bermPlaces(schemas.old, schemas.current, schemas.part).map((place) => {
    const same = proven.filter((other) => sameCause(place, other, schemas[reader], reader));
    for (const other of same) absorbed.add(other);
    return withWitness(placeChange(schemas, place), place, same);
  });
  const further = places.filter((place) => !absorbed.has(place));
  return [...listed2, ...further.map((place) => engineChange(schemas, place))];
}
function withWitness(change, berm, proven) {
  const shown = proven.find(({ kind }) => kind === berm.kind) ?? proven[0];
  return shown === void 0 ? change : { ...change, witness: { value: shown.witness } };
}
function engineChange(schemas, place) {
  const { subject, audience, part, oldAt, currentAt } = schemas;
  const taken = DIRECTIONS[part].reader === "current";
  const { readerSays, writerSays, spot } = described(place, part, schemas[DIRECTIONS[part].reader]);
  const [was, is] = taken ? [writerSays, readerSays] : [readerSays, writerSays];
  return {
    kind: place.answer === "break" ? kindOf(placeKind(place.kind), part) : "undecided",
    subject,
    audience,
    baseline: oldAt + (taken ? place.writer : place.reader),
    current: currentAt + (taken ? place.reader : place.writer),
    spot,
    identity: identityOf(schemas, place, spot),
    ...was !== void 0 && { was },
    ...is !== void 0 && { is },
    ...place.answer === "break" ? { witness: { value: place.witness } } : { reason: plain(place.reason) },
    ...place.also !== void 0 && { also: place.also.map((at2) => (taken ? currentAt : oldAt) + at2) }
  };
}
function described(place, part, reader) {
  const spot = spotOf(place.reader, part);
  const { readerSays, writerSays } = place;
  switch (place.kind) {
    case "newly-required": {
      const name = requiredName(place.reader, reader);
      if (name === void 0) return { ...place, spot };
      const around = spotOf(requiringPointer(place.reader), part);
      return {
        readerSays: `${name}: ${readerSays}`,
        writerSays: `${name}: ${writerSays}`,
        spot: { ...around, path: `${around.path}.${name}` }
      };
    }
    case "names-refused":
      return { ...place, spot: refusedSpot(place, part) };
    case "type-changed": {
      const around = schemaSpot(place.writer).node.length < schemaSpot(place.reader).node.length;
      return {
        ...readerSays !== void 0 && { readerSays },
        ...!around && writerSays !== void 0 && { writerSays },
        spot
      };
    }
    default:
      return { ...place, spot };
  }
}
function refusedSpot(place, part) {
  const { node, rest } = schemaSpot(place.writer);
  if (rest.length === 0 && node.at(-2) === "properties") return spotOf(place.writer, part);
  const spot = spotOf(place.reader, part);
  return { ...spot, path: spot.path.replace(/\.\*$/, ""), names: true };
}
function identityOf(schemas, { kind, reader, writer, readerSays, writerSays }, spot) {
  const place = kind === "newly-required" ? `${requiringPointer(reader)} ${spot.path}` : reader;
  if (![readerSays, writerSays].some((said2) => said2?.endsWith("\u2026"))) return place;
  const sides2 = DIRECTIONS[schemas.part];
  return `${place} ${sha256(canonical([schemaAt(schemas[sides2.reader], reader), schemaAt(schemas[sides2.writer], writer)]))}`;
}
function placeKind(kind) {
  return isPlaceKind(kind) ? kind : "schema-narrowed";
}
function isPlaceKind(kind) {
  return Object.hasOwn(PLACE_KINDS, kind);
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
function exhausted(place) {
  return place.answer === "undecided" && isExhausted(place.cause);
}

// src/breaks/kinds/keywords.ts
var EXAMPLES = {
  "bounds-narrowed": { before: '{"type":"integer","maximum":100}', after: '{"type":"integer","maximum":10}' },
  "multiple-changed": { before: '{"type":"number"}', after: '{"type":"number","multipleOf":5}' },
  "length-narrowed": { before: '{"type":"string"}', after: '{"type":"string","maxLength":40}' },
  "pattern-changed": {
    before: '{"type":"string","pattern":"^[a-z]+$"}',
    after: '{"type":"string","pattern":"^[a-f]+$"}'
  },
  "values-narrowed": { before: '{"enum":[1,2,3]}', after: '{"enum":[1,2]}' },
  "property-count-narrowed": { before: '{"type":"object"}', after: '{"type":"object","maxProperties":2}' },
  "dependency-added": {
    before: '{"properties":{"a":{},"b":{}}}',
    after: '{"properties":{"a":{},"b":{}},"dependentRequired":{"a":["b"]}}'
  },
  "items-refused": { before: '{"prefixItems":[{},{}]}', after: '{"prefixItems":[{}],"items":false}' },
  "count-narrowed": { before: '{"type":"array"}', after: '{"type":"array","minItems":1}' },
  "contains-narrowed": { before: '{"type":"array"}', after: '{"type":"array","contains":{"const":1}}' },
  "unique-items-required": { before: '{"type":"array"}', after: '{"type":"array","uniqueItems":true}' },
  "combination-narrowed": {
    before: '{"anyOf":[{"type":"string"},{"type":"null"}]}',
    after: '{"anyOf":[{"type":"string"}]}'
  },
  "nothing-taken": { before: '{"type":"string"}', after: "false" },
  "schema-narrowed": { before: '{"if":{"const":1},"then":true}', after: '{"if":{"const":1},"then":false}' }
};
var KEYWORD_KINDS = {
  "bounds-narrowed": keyword2("bounds-narrowed"),
  "multiple-changed": keyword2("multiple-changed"),
  "length-narrowed": keyword2("length-narrowed"),
  "pattern-changed": keyword2("pattern-changed"),
  "values-narrowed": keyword2("values-narrowed"),
  "property-count-narrowed": keyword2("property-count-narrowed"),
  "dependency-added": keyword2("dependency-added"),
  "items-refused": keyword2("items-refused"),
  "count-narrowed": keyword2("count-narrowed"),
  "contains-narrowed": keyword2("contains-narrowed"),
  "unique-items-required": keyword2("unique-items-required"),
  "combination-narrowed": keyword2("combination-narrowed"),
  "nothing-taken": keyword2("nothing-taken"),
  "schema-narrowed": keyword2("schema-narrowed")
};
function keyword2(id) {
  const { title, meaning } = PLACE_KINDS[id];
  return {
    level: "break",
    title: title.charAt(0).toUpperCase() + title.slice(1),
    when: `${meaning} Of arguments the baseline\u2019s callers are the writer and the current program the reader; of results and events the current program is the writer and the baseline\u2019s callers are the readers.`,
    hits: "Arguments: callers that send such a value are refused. Results and events: readers get a value that they refuse.",
    example: EXAMPLES[id],
    says: (w) => `${w.who} ${w.may} ${w.place} in a way that does not meet ${w.demand}.`,
    remedy: (w) => w.taken ? `Let ${w.to} take as ${w.place} whatever ${w.from} took.` : `Let ${w.to} write as ${w.place} only what ${w.from} promised.`
  };
}

// src/breaks/kinds/notices.ts
var NOTICE_KINDS = {
  "tool-added": {
    level: "notice",
    title: "A tool was added",
    when: "A tool stands in the current manifest and not in the baseline.",
    hits: "Nobody. A public one must be confirmed at deploy.",
    example: { before: "(no tool of that name)", after: '{"name":"history","public":true,\u2026}' },
    says: (w) => `${w.to} offers ${w.subject}, which ${w.from} did not.`
  },
  "event-added": {
    level: "notice",
    title: "An event was added",
    when: "An event stands in the current manifest and not in the baseline.",
    hits: "Nobody.",
    example: { before: "(no event of that name)", after: '{"name":"Sent","fields":{\u2026}}' },
    says: (w) => `${w.to} emits ${w.subject}, which ${w.from} did not.`
  },
  "tool-became-public": {
    level: "notice",
    title: "A tool became public",
    when: "Only its host could call the tool, and now accounts and programs can. The deploy must confirm it (`?public=\u2026`).",
    hits: "Nobody. The tool can be reached from outside from now on.",
    example: { before: '{"name":"greet",\u2026}', after: '{"name":"greet","public":true,\u2026}' },
    says: (w) => `${w.subject} of ${w.to} can be called from outside, which in ${w.from} only its host could do.`
  },
  "tool-became-query": {
    level: "notice",
    title: "A tool became a query",
    when: "The tool is read-only now: the host refuses its writes, logs and wakes.",
    hits: "Nobody.",
    example: { before: '{"name":"stations",\u2026}', after: '{"name":"stations","query":true,\u2026}' },
    says: (w) => `${w.subject} is read-only in ${w.to}, which it was not in ${w.from}.`
  },
  "tool-takes-more-callers": {
    level: "notice",
    title: "A tool takes more callers",
    when: "`callers` was lifted, or anonymous calls are taken now.",
    hits: "Nobody. More callers can reach the tool.",
    example: { before: '{"name":"observe","callers":"services",\u2026}', after: '{"name":"observe",\u2026}' },
    says: (w) => `${w.subject} of ${w.to} takes ${w.is}, where ${w.from} took ${w.was}.`
  },
  "cron-withdrawn": {
    level: "warning",
    title: "A tool is no longer called by cron",
    when: "The baseline\u2019s host called the tool on its cron expression, and the current manifest does not mark it so.",
    hits: "Whoever set an expression for it: it does not fire any more.",
    example: { before: '{"name":"prune","cron":true,\u2026}', after: '{"name":"prune",\u2026}' },
    says: (w) => `A cron expression that a host set for ${w.subject} under ${w.from} does not fire under ${w.to}: the tool is not marked \`cron\`.`,
    remedy: () => "Keep the mark, or take the expression off the hosts first."
  },
  "argument-added": {
    level: "notice",
    title: "An optional argument was added",
    when: "The current program reads an argument, or a field of one, that the baseline did not, and does not demand it.",
    hits: "Nobody.",
    example: { before: '{"properties":{}}', after: '{"properties":{"language":{"type":"string"}}}' },
    says: (w) => `${w.subject} of ${w.to} reads ${w.place}, which ${w.from} did not.`
  },
  "argument-no-longer-read": {
    level: "notice",
    title: "An argument is no longer read",
    when: "Callers of the baseline may send an argument, or a field of one, that the current program does not declare. It ignores it.",
    hits: "Nobody is refused. Callers that sent it are not told that it does nothing.",
    example: { before: '{"properties":{"verbose":{"type":"boolean"}}}', after: '{"properties":{}}' },
    says: (w) => `${w.who} may still send ${w.place}, and it is ignored.`
  },
  "field-added": {
    level: "notice",
    title: "A field was added",
    when: "A result or an event has a field that the baseline\u2019s did not have. Readers ignore names that they do not know.",
    hits: "Nobody.",
    example: { before: '{"properties":{}}', after: '{"properties":{"humidity":{"type":"number"}}}' },
    says: (w) => `${w.to} writes ${w.place} in ${w.subject}, which ${w.from} did not.`
  },
  "field-no-longer-written": {
    level: "notice",
    title: "An optional field is no longer written",
    when: "A field of a result or an event that might be missing is not declared any more.",
    hits: "Nobody is refused. Readers do not see it any more.",
    example: { before: '{"properties":{"hint":{"type":"string"}}}', after: '{"properties":{}}' },
    says: (w) => `${w.who} no longer find ${w.place}, which was optional.`
  },
  "enum-value-added": {
    level: "notice",
    title: "An argument takes more values",
    when: "The enum of an argument has values that the baseline\u2019s did not have.",
    hits: "Nobody.",
    example: { before: '{"enum":["mail"]}', after: '{"enum":["mail","push"]}' },
    says: (w) => `${w.subject} of ${w.to} takes ${w.is} at ${w.place}, which ${w.from} did not.`
  },
  "enum-value-removed": {
    level: "notice",
    title: "A field is written with fewer values",
    when: "The enum of a result\u2019s or event\u2019s field lost values. Readers know more than is written.",
    hits: "Nobody.",
    example: { before: '{"enum":["low","high"]}', after: '{"enum":["low"]}' },
    says: (w) => `${w.to} no longer writes ${w.was} at ${w.place} of ${w.subject}.`
  },
  "result-declared": {
    level: "notice",
    title: "The result is declared now",
    when: "The tool promised no shape of its result, and promises one now.",
    hits: "Nobody.",
    example: { before: '{"name":"ingest",\u2026}', after: '{"name":"ingest","returns":{"type":"integer"},\u2026}' },
    says: (w) => `${w.subject} of ${w.to} declares its result, which ${w.from} did not.`
  },
  deprecated: {
    level: "notice",
    title: "It is deprecated now",
    when: "A tool or event carries `deprecated` and did not before.",
    hits: "Nobody yet: callers are asked to move on.",
    example: { before: '{"name":"describe",\u2026}', after: '{"name":"describe","deprecated":true,\u2026}' },
    says: (w) => `${w.subject} is deprecated in ${w.to}.`
  },
  "no-longer-deprecated": {
    level: "notice",
    title: "It is no longer deprecated",
    when: "A tool or event carried `deprecated` and does not any more.",
    hits: "Nobody.",
    example: { before: '{"name":"describe","deprecated":true,\u2026}', after: '{"name":"describe",\u2026}' },
    says: (w) => `${w.subject} was deprecated in ${w.from} and is not in ${w.to}.`
  },
  "source-renamed": {
    level: "notice",
    title: "A type was renamed",
    when: "The `title` of a struct or enum is another. Rust programs that generate typed calls name their types after it.",
    hits: "Nobody\u2019s running program. The next build of a typed caller may not compile.",
    example: { before: '{"type":"object","title":"Place"}', after: '{"type":"object","title":"Location"}' },
    says: (w) => `The type at ${w.place} of ${w.subject} was ${w.was} in ${w.from} and is ${w.is} in ${w.to}: typed callers may not compile when they are next built.`
  },
  "source-reordered": {
    level: "notice",
    title: "Arguments were reordered",
    when: "The properties of the arguments stand in another order. Rust programs that generate typed calls pass arguments in that order.",
    hits: "Nobody\u2019s running program. The next build of a typed caller may not compile, or pass two arguments of one type the wrong way round.",
    example: { before: '{"properties":{"from":{},"to":{}}}', after: '{"properties":{"to":{},"from":{}}}' },
    says: (w) => `The arguments of ${w.subject} stood as ${w.was} in ${w.from} and stand as ${w.is} in ${w.to}: typed callers may not compile when they are next built.`
  }
};

// src/breaks/kinds/program.ts
var PROGRAM_KINDS = {
  "abi-changed": {
    level: "break",
    proof: "structure",
    title: "The ABI is another",
    when: "`abi_version` differs from the baseline\u2019s. A host speaks one ABI.",
    hits: "Every host that ran the baseline: it refuses the current image until it is upgraded itself.",
    example: { before: '"abi_version":1', after: '"abi_version":4' },
    says: (w) => `A host that runs ${w.from} (ABI ${w.was}) refuses ${w.to}, which was built against ABI ${w.is}.`,
    remedy: (w) => `Build against ABI ${w.was}, or upgrade the hosts first and accept this break.`
  },
  "migration-rewritten": {
    level: "break",
    proof: "structure",
    title: "An applied migration was rewritten",
    when: "The baseline\u2019s migrations are not the beginning of the current ones, name and text byte for byte: one was removed, renamed, edited or moved.",
    hits: "Every host that applied it: it refuses the image, and no force helps.",
    example: {
      before: '{"name":"0001","sql":"create table a(x)"}',
      after: '{"name":"0001","sql":"create table a(x, y)"}'
    },
    says: (w) => `A host that applied the migrations of ${w.from} refuses ${w.to}, forced or not: ${w.reason}.`,
    remedy: () => "Restore the released migrations byte for byte, and put the change into a new one behind them."
  },
  "migration-appended": {
    level: "notice",
    title: "A migration was appended",
    when: "The current manifest has a migration behind the baseline\u2019s. The host applies it on deploy, and it cannot be undone.",
    hits: "Nobody. A host that applied it can no longer go back to the baseline.",
    example: {
      before: '"migrations":[{"name":"0001",\u2026}]',
      after: '"migrations":[{"name":"0001",\u2026},{"name":"0002",\u2026}]'
    },
    says: (w) => `A host that is given ${w.to} applies migration ${w.is}, and can then no longer go back to ${w.from}.`
  },
  "database-dropped": {
    level: "warning",
    title: "The database is no longer declared",
    when: "The baseline keeps a database and the current manifest says nothing of one. The host accepts that, and the data stays where it is.",
    hits: "No caller. Whoever operates the host keeps data that no program reads.",
    example: { before: '"database":{"migrations":[\u2026]}', after: "(no database)" },
    says: (w) => `${w.to} declares no database: a host keeps the data of ${w.from}, and nothing reads it.`,
    remedy: () => "Keep the migrations in the manifest, or remove the data by hand where it is no longer wanted."
  },
  "reach-added": {
    level: "notice",
    title: "The program reaches for more",
    when: "`deps` names a program, a syscall, a host or other target under a syscall, or a secret that the baseline did not name.",
    hits: "No caller. A host that does not serve a new syscall refuses the deploy.",
    example: { before: '"secrets":[]', after: '"secrets":["openai"]' },
    says: (w) => `${w.to} reaches for ${w.is}, which ${w.from} did not.`
  },
  "reach-removed": {
    level: "notice",
    title: "The program reaches for less",
    when: "`deps` no longer names something that the baseline named.",
    hits: "Nobody.",
    example: { before: '"programs":["weather"]', after: '"programs":[]' },
    says: (w) => `${w.to} no longer reaches for ${w.was}.`
  },
  "not-known": {
    level: "notice",
    title: "One side does not say it",
    when: "A contract is an IDL, which lists the public tools and says nothing of the ABI, of events, of internal tools, of migrations and of reach. Those are not compared.",
    hits: "Nobody knows: compare with the image itself, or with its section, to find out.",
    example: { before: "weather.json (an IDL)", after: "weather.wasm" },
    says: (w) => `Not compared, because ${w.reason}.`,
    remedy: () => "Compare with the released image, or with its `.berm.abi` section."
  },
  undecided: {
    level: "undecided",
    title: "Not decided",
    when: "Neither proven compatible nor refuted: a keyword that is not known, a `$ref` that cannot be resolved, a regular expression whose inclusion cannot be proved, a used-up budget.",
    hits: "Perhaps somebody: look at the place by hand.",
    example: { before: '{"pattern":"^(a|b)\\\\1$"}', after: '{"pattern":"^(a|b|c)\\\\1$"}' },
    says: (w) => `It was not decided whether ${w.who.charAt(0).toLowerCase()}${w.who.slice(1)} still fit together at ${w.place}: ${w.reason}.`,
    remedy: () => "Write the schema with keywords that can be decided, or look at it by hand and accept this finding."
  }
};

// src/breaks/kinds/schema.ts
var SCHEMA_KINDS = {
  "argument-newly-required": {
    level: "break",
    title: "An argument is newly required",
    when: "The current program demands an argument, or a field of one, that callers of the baseline need not send.",
    hits: "Every caller that leaves it out: the call is refused.",
    example: {
      before: '{"properties":{"page":{"type":"integer"}}}',
      after: '{"properties":{"page":{"type":"integer"}},"required":["page"]}'
    },
    says: (w) => `${w.who} may leave out ${w.place}, which is newly required.`,
    remedy: (w) => `Make ${w.place} optional, or give callers a release that may send it first.`
  },
  "field-no-longer-always-present": {
    level: "break",
    title: "A field is no longer always present",
    when: "A field of a result or an event that was always there may be missing now, or is gone.",
    hits: "Every reader that counts on the field: it fails to read the value.",
    example: {
      before: '{"properties":{"at":{"type":"string"}},"required":["at"]}',
      after: '{"properties":{"at":{"type":"string"}}}'
    },
    says: (w) => `${w.who} may miss ${w.place}, which was always there.`,
    remedy: (w) => `Keep writing ${w.place} always, and keep it required.`
  },
  "type-changed": {
    level: "break",
    title: "The JSON type is another",
    when: "The type at this place is another. What lies below it is not compared further.",
    hits: "Arguments: callers that still send the old type are refused. Results and events: readers get a type that they do not read.",
    example: { before: '{"id":{"type":"integer"}}', after: '{"id":{"type":"string"}}' },
    says: (w) => w.was === "nothing" || w.is === "nothing" ? `${w.who} ${w.may} ${w.place} as another type than ${w.demand}.` : `${w.who} know ${w.place} as ${w.was}, and it is ${w.is} now.`,
    remedy: (w) => `Leave ${w.place} as it was, and add the other type under a new name.`
  },
  "became-unsigned": {
    level: "break",
    title: "An argument became unsigned",
    when: "An integer argument may no longer be negative.",
    hits: "Callers that send a negative number: the call is refused.",
    example: { before: '{"zoom":{"type":"integer"}}', after: '{"zoom":{"type":"integer","minimum":0}}' },
    says: (w) => `${w.who} may send a negative ${w.place}, which is no longer taken.`,
    remedy: (w) => `Keep ${w.place} signed, and refuse or clamp what is negative in the program.`
  },
  "became-signed": {
    level: "break",
    title: "A field became signed",
    when: "An integer in a result or an event was never negative, and may be negative now.",
    hits: "Readers that keep it in an unsigned integer: they fail to read the value.",
    example: { before: '{"change":{"type":"integer","minimum":0}}', after: '{"change":{"type":"integer"}}' },
    says: (w) => `${w.who} may find ${w.place} negative, which it never was.`,
    remedy: (w) => `Keep ${w.place} unsigned, and put the signed number into a new field.`
  },
  "fewer-strings-taken": {
    level: "break",
    title: "An argument takes fewer strings",
    when: "A string of an argument\u2019s enum was dropped, or any string was taken and only some are now.",
    hits: "Callers that send one of the strings that are no longer taken: the call is refused.",
    example: {
      before: '{"unit":{"type":"string","enum":["celsius","kelvin"]}}',
      after: '{"unit":{"type":"string","enum":["celsius"]}}'
    },
    says: (w) => `${w.who} may send ${strings(w, w.was)} as ${w.place}, and only ${w.is} is taken now.`,
    remedy: (w) => `Keep taking every string that ${w.from} took at ${w.place}.`
  },
  "more-strings-written": {
    level: "break",
    title: "A field is written with more strings",
    when: "A string field of a result or an event was one of some, and may be another or any now.",
    hits: "Readers that know only the old strings: they fail to read the value.",
    example: {
      before: '{"sky":{"type":"string","enum":["clear","rain"]}}',
      after: '{"sky":{"type":"string","enum":["clear","rain","fog"]}}'
    },
    says: (w) => `${w.who} may find ${strings(w, w.is)} as ${w.place}, and know only ${w.was}.`,
    remedy: (w) => `Write only strings that ${w.from} wrote at ${w.place}, or put the new ones into a new field.`
  },
  "argument-refused": {
    level: "break",
    title: "An argument is refused",
    when: "The current schema is closed, and refuses an argument that callers of the baseline may send.",
    hits: "Callers that send it: the call is refused, instead of the argument being ignored.",
    example: {
      before: '{"properties":{"a":{},"b":{}}}',
      after: '{"properties":{"a":{}},"additionalProperties":false}'
    },
    says: (w) => `${w.who} may send ${w.place}, refused now instead of ignored.`,
    remedy: () => "Let the schema ignore names that it does not know, or declare the old ones."
  },
  "field-refused": {
    level: "break",
    title: "A field is refused by its readers",
    when: "The baseline\u2019s schema of a result or an event is closed, and the current one may write a name that it does not allow.",
    hits: "Readers that check against the closed schema: they refuse the value.",
    example: {
      before: '{"properties":{"a":{}},"additionalProperties":false}',
      after: '{"properties":{"a":{},"b":{}},"additionalProperties":false}'
    },
    says: (w) => `${w.who} may find ${w.place}, which their schema does not allow.`,
    remedy: (w) => `Write only the names that ${w.from} wrote.`
  }
};
function strings(w, all) {
  if (w.extra !== "") return w.extra;
  return all.startsWith("any ") ? all : "other strings";
}

// src/breaks/kinds/surface.ts
var SURFACE_KINDS = {
  "tool-removed": {
    level: "break",
    proof: "structure",
    title: "A tool is gone",
    when: "A tool that callers could reach stands in the baseline and not in the current manifest. A renamed tool is a tool removed and another added.",
    hits: "Everyone who calls the tool: the host answers that there is no such tool.",
    example: { before: '{"name":"describe","public":true,\u2026}', after: "(no tool of that name)" },
    says: (w) => `${w.who} find no such tool: it is gone.`,
    remedy: (w) => `Keep ${w.subject}, marked as deprecated, until nobody calls it any more.`
  },
  "event-removed": {
    level: "break",
    proof: "structure",
    title: "An event is gone",
    when: "An event stands in the baseline and not in the current manifest.",
    hits: "Everyone who reads the event: they wait for something that never comes.",
    example: { before: '{"name":"Sent","fields":{\u2026}}', after: "(no event of that name)" },
    says: (w) => `Readers built for ${w.from} wait for ${w.subject}, which ${w.to} never emits.`,
    remedy: (w) => `Keep emitting ${w.subject}, marked as deprecated, until nobody reads it any more.`
  },
  "tool-no-longer-public": {
    level: "break",
    proof: "structure",
    title: "A tool is no longer public",
    when: "Callers could reach the tool; now only its host can. What else changed in it is not listed, since nobody outside can see it.",
    hits: "Every account and program that calls the tool: the host answers as if there were no such tool.",
    example: { before: '{"name":"greet","public":true,\u2026}', after: '{"name":"greet",\u2026}' },
    says: (w) => `${w.who} are refused: only its host may call it now.`,
    remedy: (w) => `Keep ${w.subject} public, and give the host a tool of its own.`
  },
  "tool-takes-fewer-callers": {
    level: "break",
    proof: "structure",
    title: "A tool takes fewer kinds of caller",
    when: "`callers` names one kind of caller now, and the tool took both or the other kind before.",
    hits: "The kind of caller that is left out: programs when it says `accounts`, accounts when it says `services`.",
    example: {
      before: '{"name":"observe","public":true,\u2026}',
      after: '{"name":"observe","public":true,"callers":"services",\u2026}'
    },
    says: (w) => `${w.who} are refused unless they are ${w.is}: it took ${w.was} before.`,
    remedy: () => "Leave `callers` as it was, or put the narrower tool under a new name."
  },
  "tool-no-longer-anonymous": {
    level: "break",
    proof: "structure",
    title: "A tool no longer takes anonymous calls",
    when: "The tool took calls from outside without a caller, and does not any more.",
    hits: "Everyone who calls from outside without an account. Programs and accounts are not hit.",
    example: {
      before: '{"name":"forecast","public":true,"anonymous":true,\u2026}',
      after: '{"name":"forecast","public":true,\u2026}'
    },
    says: (w) => `${w.who} without an account are refused: it no longer takes anonymous calls.`,
    remedy: (w) => `Keep ${w.subject} anonymous, or announce the change and let callers get an account first.`
  },
  "tool-no-longer-query": {
    level: "break",
    proof: "structure",
    title: "A tool is no longer a query",
    when: "The tool was read-only (`query`), and may write now.",
    hits: "Callers that relied on it changing nothing; and queries that call it: the writes they cause are refused.",
    example: { before: '{"name":"stations","query":true,\u2026}', after: '{"name":"stations",\u2026}' },
    says: (w) => `${w.who} took it for read-only: it may now write, log and wake.`,
    remedy: (w) => `Keep ${w.subject} a query, and put what writes into another tool.`
  },
  "stripe-withdrawn": {
    level: "break",
    proof: "structure",
    title: "Stripe events are no longer taken",
    when: "A tool of the baseline took Stripe events, and no tool of the current manifest does.",
    hits: "Whoever pays: the daemon goes on receiving Stripe events for the program and has nobody to hand them to.",
    example: { before: '{"name":"paid","stripe":true,\u2026}', after: '{"name":"paid",\u2026}' },
    says: (w) => `Stripe events that ${w.from} took with ${w.subject} reach nobody in ${w.to}: no tool takes them.`,
    remedy: () => "Keep one tool marked `stripe`, under whatever name."
  },
  "result-undeclared": {
    level: "break",
    proof: "structure",
    title: "The result is no longer declared",
    when: "The tool promised the shape of its result (`returns`), and promises none now.",
    hits: "Callers that read the result: anything may come.",
    example: { before: '{"name":"ingest","returns":{"type":"integer"},\u2026}', after: '{"name":"ingest",\u2026}' },
    says: (w) => `${w.who} may get anything as a result: its shape was promised, and is no longer.`,
    remedy: () => "Declare the result again."
  }
};

// src/breaks/kinds/index.ts
var KINDS = {
  ...SURFACE_KINDS,
  ...SCHEMA_KINDS,
  ...KEYWORD_KINDS,
  ...PROGRAM_KINDS,
  ...NOTICE_KINDS
};

// src/breaks/finding.ts
function toFinding(change, names3) {
  const kind = KINDS[change.kind];
  const words = wordsFor(change, names3);
  const proof = proofOf(kind, change);
  const message = capitalised(proof === "rule" ? byRule(words) : kind.says(words));
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: change.audience ?? "callers",
    ...proof !== void 0 && { proof },
    ...change.baseline !== void 0 && { baseline: change.baseline },
    ...change.current !== void 0 && { current: change.current },
    ...change.was !== void 0 && { before: short(change.was) },
    ...change.is !== void 0 && { after: short(change.is) },
    message,
    ...kind.remedy !== void 0 && { remedy: kind.remedy(words) },
    ...proof === "witness" && change.witness !== void 0 && { witness: change.witness },
    ...change.also !== void 0 && change.also.length > 0 && { also: change.also },
    fingerprint: fingerprintOf(change)
  };
}
function proofOf(kind, change) {
  if (kind.level !== "break") return void 0;
  if (kind.proof !== void 0) return kind.proof;
  return change.witness === void 0 ? "rule" : "witness";
}
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
function byRule({ place, subject, was, is, from, to, who: who2 }) {
  const differs = `${place} of ${subject} said ${was} in ${from} and says ${is} in ${to}`;
  const reader = who2.charAt(0).toLowerCase() + who2.slice(1);
  return `${differs}: no single value is known that fails ${reader}, yet berm compares what is declared and refuses the redeploy.`;
}
function fingerprintOf(change) {
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    ...change.baseline !== void 0 && { baseline: within(change.baseline) },
    ...change.current !== void 0 && { current: within(change.current) },
    before: sha256(canonical([change.was ?? null, change.identity ?? null])),
    ...change.is !== void 0 && { after: sha256(canonical(change.is)) }
  });
}
function within(pointer2) {
  return pointer2.replace(/^\/(?:tools|events)\/[0-9]+/, "");
}

// src/breaks/diff.ts
function diff(old, current) {
  const answers = firstByName(current);
  const known = firstByName(old);
  const removed2 = [];
  const persisted = [];
  old.forEach((value, index) => {
    const answer = answers.get(value.name);
    if (answer === void 0) removed2.push({ value, index });
    else persisted.push({ old: { value, index }, current: answer });
  });
  const added = [...answers.values()].filter((entry) => !known.has(entry.value.name));
  return { added, removed: removed2, persisted };
}
function firstByName(list) {
  const first2 = /* @__PURE__ */ new Map();
  list.forEach((value, index) => {
    if (!first2.has(value.name)) first2.set(value.name, { value, index });
  });
  return first2;
}

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
  const first2 = /* @__PURE__ */ new Map();
  const persisted = all.persisted.filter(({ old: { value }, current }) => {
    const before = first2.get(value.name);
    if (before === void 0) first2.set(value.name, value);
    else if (identical(before, value)) return false;
    return !identical(value, current.value) || !alike(value, current.value);
  });
  return { ...all, persisted };
}
function know(manifest) {
  const reachable = new Set(reachableTools(manifest));
  const idl = manifest.abi_version === void 0;
  return {
    manifest,
    idl,
    reachable: (tool2) => reachable.has(tool2),
    events: manifest.events ?? (idl ? void 0 : []),
    deps: manifest.deps === void 0 ? idl ? void 0 : NO_DEPS : { ...NO_DEPS, ...manifest.deps }
  };
}

// src/breaks/berm/notices/known.ts
function notKnownNotices({ baseline, current }) {
  const silences = [silence("the baseline", baseline), silence("the current contract", current)].filter(
    (words) => words !== void 0
  );
  return silences.length === 0 ? [] : [{ kind: "not-known", subject: PROGRAM, reason: silences.join(", and ") }];
}
function silence(which, { idl, events, deps }) {
  if (!idl) return void 0;
  if (events === void 0 && deps === void 0)
    return `${which} is an IDL, which does not say the ABI, internal tools, events, migrations and reach`;
  return `${which} is what a host serves, which does not say the ABI and migrations`;
}

// src/breaks/berm/notices/reach.ts
function reachNotices({ baseline, current }) {
  if (baseline.deps === void 0 || current.deps === void 0) return [];
  const [old, now] = [reachOf(baseline.deps), reachOf(current.deps)];
  const known = (list) => new Set(list.map(({ words }) => words));
  const [before, after] = [known(old), known(now)];
  return [
    ...now.filter(({ words }) => !before.has(words)).map(({ words, pointer: at2 }) => ({ kind: "reach-added", subject: PROGRAM, current: at2, is: words })),
    ...old.filter(({ words }) => !after.has(words)).map(({ words, pointer: at2 }) => ({ kind: "reach-removed", subject: PROGRAM, baseline: at2, was: words }))
  ];
}
function reachOf(deps) {
  const list = (kind, names3, ...at2) => names3.map((name, index) => ({ words: `${kind} ${name}`, pointer: pointer("deps", ...at2, index) }));
  return [
    ...list("program", deps.programs, "programs"),
    ...Object.entries(deps.syscalls).flatMap(([call, targets]) => [
      { words: `syscall ${call}`, pointer: pointer("deps", "syscalls", call) },
      ...list(`${call} to`, targets, "syscalls", call)
    ]),
    ...list("secret", deps.secrets, "secrets")
  ];
}

// src/breaks/berm/notices/schema.ts
function schemaNotices(schemas, ordered) {
  const rules = ordered ? [...RULES4, reordered] : RULES4;
  const shared = pairs(schemas.old, schemas.current).filter(sameType);
  return shared.flatMap(
    (pair) => rules.flatMap((rule) => rule(pair, schemas)).map((seen) => noticed(schemas, pair, seen))
  );
}
var addedNames = ({ old, current }, { part }) => {
  if (!hasNames(current) || isMap(old)) return [];
  return names(current).filter((name) => !declares(old, name) && !(part === "arguments" && requires(current, name))).map((name) => ({ kind: part === "arguments" ? "argument-added" : "field-added", name }));
};
var removedNames = ({ old, current }, { part }) => {
  if (!hasNames(old) || isMap(current) || !ignoresOthers(current)) return [];
  return names(old).filter((name) => !declares(current, name) && !(part !== "arguments" && requires(old, name))).map((name) => ({ kind: part === "arguments" ? "argument-no-longer-read" : "field-no-longer-written", name }));
};
var enumValues = ({ old, current }, { part }) => {
  const [before, after] = [keyword(old, "enum"), keyword(current, "enum")];
  if (!isArray(before) || !isArray(after)) return [];
  if (part === "arguments") {
    const added = without(after, before);
    return added.length === 0 ? [] : [{ kind: "enum-value-added", is: added }];
  }
  const removed2 = without(before, after);
  return removed2.length === 0 ? [] : [{ kind: "enum-value-removed", was: removed2 }];
};
var renamed = ({ old, current }) => {
  const [was, is] = [keyword(old, "title"), keyword(current, "title")];
  return typeof was === "string" && typeof is === "string" && was !== is ? [{ kind: "source-renamed", was, is }] : [];
};
var reordered = ({ old, current, path }, { part }) => {
  if (part !== "arguments" || path !== "") return [];
  const was = names(old).filter((name) => declares(current, name));
  const is = names(current).filter((name) => declares(old, name));
  return was.every((name, at2) => name === is[at2]) ? [] : [{ kind: "source-reordered", was: was.join(", "), is: is.join(", ") }];
};
var RULES4 = [addedNames, removedNames, enumValues, renamed];
function noticed({ subject, audience, part, oldAt, currentAt }, pair, { name, ...seen }) {
  const at2 = (schema, tokens) => pointer(...tokens, ...name !== void 0 && declares(schema, name) ? ["properties", name] : []);
  const both = {
    subject,
    audience,
    baseline: oldAt + at2(pair.old, pair.oldAt),
    current: currentAt + at2(pair.current, pair.currentAt)
  };
  if (name === void 0) return { ...both, ...seen, spot: { part, path: pair.path } };
  const said2 = declares(pair.old, name) ? { was: name } : { is: name };
  return { ...both, ...said2, ...seen, spot: { part, path: `${pair.path}.${name}` } };
}
function names(schema) {
  const properties = keyword(schema, "properties");
  return isObject(properties) ? Object.keys(properties) : [];
}
function hasNames(schema) {
  return names(schema).length > 0;
}
function isMap(schema) {
  return isObject(keyword(schema, "additionalProperties")) && !hasNames(schema);
}
function ignoresOthers(schema) {
  const others = keyword(schema, "additionalProperties");
  return (others === void 0 || others === true) && keyword(schema, "unevaluatedProperties") === void 0;
}
function requires(schema, name) {
  const required2 = keyword(schema, "required");
  return isArray(required2) && required2.includes(name);
}
function without(list, other) {
  const known = new Set(other);
  return list.filter((value) => (typeof value !== "object" || value === null) && !known.has(value)).sort();
}

// src/breaks/berm/notices/surface.ts
function surfaceNotices({ baseline, current, tools, events }) {
  return [
    ...tools.persisted.flatMap(({ old, current: now }) => [
      ...deprecation("tool", old, now, current.reachable(now.value) ? "callers" : "host"),
      ...toolNotices(old, now, baseline, current)
    ]),
    ...(events?.persisted ?? []).flatMap(({ old, current: now }) => deprecation("event", old, now, "callers")),
    ...tools.added.flatMap((entry) => addedTool(entry, baseline, current)),
    ...(events?.added ?? []).map(addedEvent)
  ];
}
function toolNotices(old, now, baseline, current) {
  if (!current.reachable(now.value)) return [];
  const at2 = {
    subject: { type: "tool", name: now.value.name },
    baseline: pointer("tools", old.index),
    current: pointer("tools", now.index)
  };
  if (!baseline.reachable(old.value)) return [{ ...at2, kind: "tool-became-public", was: "internal", is: "public" }];
  return RULES5.flatMap((rule) => rule(old.value, now.value)).map((seen) => ({ ...at2, ...seen }));
}
var query = (old, now) => !old.query && now.query ? [{ kind: "tool-became-query", was: "not a query", is: "query" }] : [];
var callers = (old, now) => old.callers && !now.callers ? [{ kind: "tool-takes-more-callers", was: takenCallers(old), is: takenCallers(now) }] : [];
var anonymous = (old, now) => !old.anonymous && now.anonymous ? [{ kind: "tool-takes-more-callers", was: "only callers with an account", is: "anonymous calls" }] : [];
var result = (old, now) => !hasResult(old) && hasResult(now) ? [{ kind: "result-declared", was: "not declared", is: "declared" }] : [];
var RULES5 = [query, callers, anonymous, result];
function deprecation(type, old, now, audience) {
  if (Boolean(old.value.deprecated) === Boolean(now.value.deprecated)) return [];
  const list = `${type}s`;
  return [
    {
      kind: now.value.deprecated ? "deprecated" : "no-longer-deprecated",
      subject: { type, name: now.value.name },
      audience,
      baseline: pointer(list, old.index),
      current: pointer(list, now.index)
    }
  ];
}
function addedTool({ value, index }, baseline, current) {
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

// src/breaks/berm/compare.ts
var LONGEST_NAME = 60;
function breaks(baseline, current, options = {}) {
  if (identical(baseline, current)) return [];
  const both = sides(baseline, current);
  const ordered = both.baseline.idl === both.current.idl;
  const engine = sharedBudget(explain, options);
  const compare = (schemas) => identical(schemas.old, schemas.current) ? [] : [...schemaChanges(schemas, engine, { strict: options.strict === true }), ...schemaNotices(schemas, ordered)];
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
  const names3 = namesFor(baseline, current, options);
  return once(changes.map((change) => toFinding(change, names3)));
}
function namesFor(baseline, current, options) {
  const tell = baseline.version !== current.version;
  return {
    baseline: plain(options.baselineName ?? (tell && baseline.version || "the baseline"), LONGEST_NAME),
    current: plain(options.currentName ?? (tell && current.version || "the current contract"), LONGEST_NAME)
  };
}
function once(findings) {
  const seen = /* @__PURE__ */ new Set();
  return findings.filter(({ fingerprint: fingerprint2, message }) => {
    const key = `${fingerprint2} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

// src/breaks/kinds/sample.ts
var ABOUT = {
  "event-removed": event(),
  "event-added": event(),
  "field-no-longer-always-present": at("result"),
  "became-signed": at("result"),
  "more-strings-written": { ...at("result"), was: ["clear", "rain"], is: ["clear", "fog", "rain"], extra: ["fog"] },
  "field-refused": at("result"),
  "field-added": at("result"),
  "field-no-longer-written": at("result"),
  "enum-value-removed": { ...at("result"), was: ["kelvin"] },
  "fewer-strings-taken": { was: ["celsius", "kelvin"], is: ["celsius"], extra: ["kelvin"] },
  "enum-value-added": { is: ["kelvin"] },
  "tool-takes-fewer-callers": { was: "services and accounts", is: "services" },
  "tool-takes-more-callers": { was: "services", is: "services and accounts" },
  "type-changed": { was: "integer", is: "string" },
  "bounds-narrowed": { was: "maximum 100", is: "maximum 10" },
  "values-narrowed": { was: "1 or 2 or 3", is: "1 or 2" },
  "source-renamed": { was: "Place", is: "Location" },
  "source-reordered": { was: "from, to", is: "to, from" },
  "abi-changed": { ...program(), was: 1, is: 4 },
  "migration-rewritten": { ...program(), reason: "migration `0001` was edited" },
  "migration-appended": { ...program(), is: "0002" },
  "database-dropped": program(),
  "reach-added": { ...program(), is: "secret openai" },
  "reach-removed": { ...program(), was: "program weather" },
  "not-known": {
    ...program(),
    reason: "the baseline is an IDL, which does not say the ABI, internal tools, events, migrations and reach"
  },
  undecided: { reason: "the budget of steps is used up before an answer was found" }
};
function event() {
  return { subject: { type: "event", name: "Sent" } };
}
function program() {
  return { subject: { type: "program", name: "program" } };
}
function at(part) {
  return { spot: { part, path: ".at" } };
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
    files: files(view)
  };
}
function component({ json, at: at2, componentType, kind }) {
  if (componentType === void 0 || kind === void 0) return [];
  const node = kind === "node";
  return [
    {
      name: componentType,
      at: at2,
      kind,
      inputs: node ? ports(json, "inputs", at2) : [],
      outputs: node ? ports(json, "outputs", at2) : [],
      branches: node ? branches(json, at2) : [],
      schema: kind === "encoder" ? void 0 : member(json, "schema"),
      phase: phase(member(json, "phase")),
      stream: kind === "provider" && member(json, "stream") === true,
      seams: kind === "middleware" ? seams(json, at2) : [],
      protocol: kind === "encoder" ? text(json, "protocol") : void 0,
      contentType: kind === "encoder" ? text(json, "contentType") : void 0
    }
  ];
}
function ports(json, field, parent) {
  return first(
    entriesOf(json, field, parent).flatMap(({ json: port, at: at2 }) => {
      const name = text(port, "title");
      const type = text(port, "type");
      return name === void 0 || type === void 0 ? [] : [{ name, at: at2, type, hasDefault: member(port, "default") !== void 0 }];
    })
  );
}
function branches(json, parent) {
  const list = member(json, "branches");
  if (!isArray(list)) return [];
  return first(
    list.flatMap((name, index) => typeof name === "string" ? [{ name, at: `${parent}/branches/${index}` }] : [])
  );
}
function phase(value) {
  return PHASES.find((known) => known === value) ?? "pre";
}
function seams(json, parent) {
  const subscribed = member(json, "seams");
  if (!isObject(subscribed)) return [];
  return [...SEAMS].flatMap(([seam, known]) => {
    const halves = texts(member(subscribed, seam));
    const at2 = `${parent}${pointer("seams", seam)}`;
    return known.filter((half) => halves.includes(half)).map((half) => ({ name: `${seam}.${half}`, at: at2, seam, half }));
  });
}
function tool({ json, at: at2, name }) {
  if (name === void 0) return [];
  const path = member(json, "path") !== void 0;
  const implementation = path === (member(json, "componentType") !== void 0) ? void 0 : path ? "path" : "componentType";
  return [
    {
      name,
      at: at2,
      implementation,
      description: text(json, "description") ?? "",
      inputSchema: member(json, "inputSchema"),
      outputSchema: member(json, "outputSchema"),
      shadows: member(json, "shadows") === true
    }
  ];
}
function files(view) {
  return first(landings(view).flatMap(({ dest, at: at2, json }) => [{ name: dest, at: at2, path: text(json, "path") ?? "" }]));
}
function first(entries2) {
  const byName = /* @__PURE__ */ new Map();
  for (const entry of entries2) if (!byName.has(entry.name)) byName.set(entry.name, entry);
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
var NAMED2 = {
  "newly-required": { arguments: "argument-newly-required", result: "field-no-longer-always-present" },
  "negative-refused": { arguments: "became-unsigned", result: "became-signed" },
  "strings-narrowed": { arguments: "fewer-strings-taken", result: "more-strings-written" },
  "names-refused": { arguments: "argument-refused", result: "field-refused" }
};
function schemaKind(place, direction) {
  if (isNamed2(place)) return NAMED2[place][direction];
  return isPlain(place) ? place : "schema-narrowed";
}
function isNamed2(place) {
  return Object.hasOwn(NAMED2, place);
}
function isPlain(place) {
  return Object.hasOwn(PLACE_KINDS, place) && !isNamed2(place);
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
function kindOfPlace(place, direction) {
  const { title, meaning } = PLACE_KINDS[place];
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
  ...Object.keys(PLACE_KINDS).filter(isPlain).map((place) => [place, kindOfPlace(place, "either")]),
  ...Object.keys(NAMED2).filter(isNamed2).flatMap(
    (place) => ["arguments", "result"].map(
      (direction) => [NAMED2[place][direction], kindOfPlace(place, direction)]
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
  return places.map((place) => changeOf(place, question));
}
function changeOf(place, question) {
  const { reader, writer, direction, change } = question;
  const at2 = { reader: within2(reader, place.reader), writer: within2(writer, place.writer) };
  const oldReads = direction === "result";
  const also = oldReads ? [] : (place.also ?? []).map((further) => within2(reader, further));
  return {
    ...change,
    kind: kindOf2(place, direction),
    ...direction === "configuration" ? {} : { part: direction },
    baseline: oldReads ? at2.reader : at2.writer,
    current: oldReads ? at2.writer : at2.reader,
    ...said("was", oldReads ? place.readerSays : place.writerSays),
    ...said("is", oldReads ? place.writerSays : place.readerSays),
    about: aboutOf(place, question),
    ...place.answer === "break" ? { witness: { value: place.witness }, ...wordsOf(place.kind, question) } : { reason: place.reason },
    ...also.length === 0 ? {} : { also }
  };
}
function kindOf2(place, direction) {
  if (place.answer === "undecided") return "undecided";
  return direction === "configuration" ? "configuration-narrowed" : schemaKind(place.kind, direction);
}
function said(name, text2) {
  return text2 === void 0 ? {} : { [name]: text2 };
}
function wordsOf(kind, { direction, change }) {
  const who2 = direction === "configuration" ? change.hits?.[0] ?? "flows" : "callers";
  const { title, remedy } = isPlaceKind2(kind) ? PLACE_KINDS[kind] : PLACE_KINDS["schema-narrowed"];
  const mend = remedy.replaceAll("the reader\u2019s", "the new").replaceAll("for the reader", "in the new schema").replaceAll("the reader", "the new schema").replaceAll("the writer\u2019s", "the old").replaceAll("the writer", who2);
  return { reason: title, mend: mend.charAt(0).toUpperCase() + mend.slice(1) };
}
function isPlaceKind2(kind) {
  return Object.hasOwn(PLACE_KINDS, kind);
}
var WHOLE = { configuration: "the configuration", arguments: "the arguments", result: "the result" };
function aboutOf(place, { reader, writer, direction }) {
  const paths = [valuePath(place.reader, reader.schema), valuePath(place.writer, writer.schema)];
  const path = paths.reduce((longest, one) => one.length > longest.length ? one : longest, "");
  return path === "" ? WHOLE[direction] : path;
}
function valuePath(place, schema) {
  const tokens = pointerTokens(place);
  let path = "";
  for (const [index, token] of tokens.entries()) {
    if (tokens[index - 1] === "properties" && isKeyword(tokens, index - 1)) path += `.${token}`;
    else if ((token === "items" || token === "prefixItems") && isKeyword(tokens, index)) path += "[]";
  }
  const named = tokens.at(-2) === "required" ? valueAt(schema, tokens) : void 0;
  return `${path}${typeof named === "string" ? `.${named}` : ""}`.replace(/^\./, "");
}
function isKeyword(tokens, index) {
  let at2 = 0;
  while (at2 < index) at2 += tokens[at2] === "properties" ? 2 : 1;
  return at2 === index;
}
function valueAt(schema, tokens) {
  let value = schema;
  for (const token of tokens)
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : void 0;
  return value;
}
function within2({ original, at: at2 }, place) {
  let value = original;
  const found = [];
  for (const token of pointerTokens(place)) {
    value = isObject(value) ? member(value, token) : isArray(value) ? value[Number(token)] : void 0;
    if (value === void 0) break;
    found.push(token);
  }
  return at2 + pointer(...found);
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
  const names3 = refused.map(({ about }) => about).join(", ");
  const one = {
    ...first2,
    about: names3,
    was: "open",
    is: "closed",
    reason: "these fields, which heddle adds itself, are refused",
    mend: `Declare ${names3} in the new schema, or leave it open`
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
  const kept = isObject(schema) ? schema : {};
  const properties = member(kept, "properties");
  const declared = new Map(isObject(properties) ? Object.entries(properties) : []);
  const added = [...hostFields(old.kind, old.name)];
  if (member(kept, "additionalProperties") === false && added.some(([name]) => !declared.has(name))) return false;
  const required2 = member(kept, "required");
  const open = declared.size === 0 && member(kept, "additionalProperties") !== false;
  return {
    ...kept,
    ...member(kept, "type") === void 0 ? { type: "object" } : {},
    properties: Object.fromEntries([...added.filter(([name]) => !declared.has(name)), ...declared]),
    required: [.../* @__PURE__ */ new Set([...isArray(required2) ? required2 : [], ...added.map(([name]) => name)])],
    ...open ? { additionalProperties: true } : {}
  };
}

// src/breaks/heddle/diff.ts
function diff2(old, current) {
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
  const found = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const removed2 of changes.removed.slice(0, MOST)) {
    const to = changes.added.slice(0, MOST).find((added) => !taken.has(added) && equal(removed2, added));
    if (to === void 0) continue;
    found.set(removed2, to);
    taken.add(to);
  }
  return found;
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
    const granted = host.grantedCapabilities.some((known) => known === capability);
    yield {
      kind: granted ? "reach-grew" : "capability-added",
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
    const known = new Set(old.tools.map(({ name }) => name));
    const declared = current.tools.filter(({ name }) => !known.has(name)).map(({ name }) => name);
    yield declared.length === 0 ? { kind: "discovery-withdrawn", ...change } : { kind: "discovery-declared", ...change, about: declared.join(", ") };
  }
};

// src/breaks/heddle/cast.ts
var NUMERIC = /* @__PURE__ */ new Set(["number", "integer", "boolean"]);
function castable(from, to) {
  return from === to || to === "string" || NUMERIC.has(from) && NUMERIC.has(to);
}

// src/breaks/heddle/ports.ts
var DIRECTIONS2 = [
  {
    field: "inputs",
    removed: "input-removed",
    typeChanged: "input-type-changed",
    holds: (old, current) => castable(old, current),
    added: (port) => port.hasDefault ? "input-added" : "input-added-without-default"
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
  for (const direction of DIRECTIONS2) yield* compareDirection(direction, old, current);
}
function* compareDirection(direction, old, current) {
  const subject = { type: "component", name: old.name };
  const changes = diff2(old[direction.field], current[direction.field]);
  const renamed2 = renames(changes, (gone, added) => gone.type === added.type);
  const list = `${current.at}/${direction.field}`;
  for (const gone of changes.removed) {
    const to = renamed2.get(gone);
    yield {
      kind: direction.removed,
      subject,
      baseline: gone.at,
      current: to?.at ?? list,
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
    yield { kind: "branches-undeclared", subject, ...places, was: names2(old.branches), about: names2(old.branches) };
    return;
  }
  if (old.branches.length === 0 && current.branches.length > 0) {
    yield {
      kind: "branch-removed",
      subject,
      ...places,
      is: names2(current.branches),
      about: `any but ${names2(current.branches)}`
    };
    return;
  }
  const changes = diff2(old.branches, current.branches);
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
function names2(list) {
  return list.map(({ name }) => name).join(", ");
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
var FIELDS = [
  comparePorts,
  compareBranches,
  comparePhase,
  compareStream,
  compareSeams,
  compareEncoding,
  compareConfiguration
];
var compareComponents = function* (old, current, host) {
  const changes = diff2(old.components, current.components);
  const renamed2 = renames(changes, equalButName);
  for (const gone of changes.removed) yield removed(gone, renamed2.get(gone));
  for (const { old: before, current: after } of changes.kept) {
    if (before.kind !== after.kind) yield kindChanged(before, after);
    else for (const compare of FIELDS) yield* compare(before, after, host);
  }
  for (const added of changes.added) yield* addition(added);
  const consulted = changes.kept.filter(
    ({ old: before, current: after }) => before.kind === "middleware" && after.kind === "middleware"
  );
  yield* reordered2(
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
  const base = { subject: subjectOf2(added), current: added.at };
  if (added.kind === "middleware") yield { kind: "seam-added", ...base, is: seamsText(added), about: seamsText(added) };
  else if (added.kind === "store") yield { kind: "store-added", ...base, is: "store" };
  else yield { kind: "component-added", ...base, is: added.kind, about: added.kind };
}
var seamsText = (component2) => component2.seams.map(({ seam, half }) => `${half} ${seam}`).join(", ");
var PHASES_OF = { pre: ["pre"], post: ["post"], both: ["pre", "post"] };
function* comparePhase(old, current) {
  if (old.kind !== "transform" || old.phase === current.phase) return;
  const lost = PHASES_OF[old.phase].some((phase2) => !PHASES_OF[current.phase].includes(phase2));
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
  const changes = diff2(old.seams, current.seams);
  for (const { at: at2, seam, half } of changes.removed)
    yield {
      kind: "seam-removed",
      subject: subjectOf2(old),
      baseline: at2,
      current: `${current.at}/seams`,
      was: `${half} ${seam}`,
      about: `${half} ${seam}`
    };
  for (const { at: at2, seam, half } of changes.added)
    yield {
      kind: "seam-added",
      subject: subjectOf2(old),
      baseline: `${old.at}/seams`,
      current: at2,
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
function* reordered2(names3, current, subject) {
  const kept = new Set(names3);
  const now = current.filter(({ name }) => kept.has(name)).map(({ name }) => name);
  if (names3.every((name, index) => now[index] === name)) return;
  yield {
    kind: "middleware-reordered",
    subject,
    baseline: "/components",
    current: "/components",
    was: names3.join(", "),
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
function bare(list) {
  return list.map(({ at: _at, ...rest }) => rest).sort((x, y) => x.name < y.name ? -1 : 1);
}

// src/breaks/heddle/files.ts
var subjectOf3 = (file) => ({ type: "file", name: file.name });
var compareFiles = function* (old, current) {
  const changes = diff2(old.files, current.files);
  const renamed2 = renames(changes, (gone, added) => gone.path === added.path);
  for (const gone of changes.removed) {
    const to = renamed2.get(gone);
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
var SHORT2 = 80;
function wordsFor2(change, names3) {
  const { renamedTo } = change;
  return {
    from: names3.baseline,
    to: names3.current,
    subject: subjectWords2(change.subject),
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
function subjectWords2({ type, name }) {
  return type === "plugin" ? "the plugin" : `${type} ${code(name)}`;
}
function short2(text2) {
  return text2.length > SHORT2 ? `${text2.slice(0, SHORT2 - 1)}\u2026` : text2;
}
function code(text2) {
  return `\`${short2(text2).replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}\``;
}

// src/breaks/heddle/finding.ts
function toFinding2(change, names3) {
  const kind = kindOf3(change.kind);
  const words = wordsFor2(change, names3);
  const proof = proofOf2(kind, change);
  const message = kind.says(words);
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: "callers",
    ...proof === void 0 ? {} : { proof },
    ...change.baseline === void 0 ? {} : { baseline: change.baseline },
    ...change.current === void 0 ? {} : { current: change.current },
    ...change.was === void 0 ? {} : { before: short2(change.was) },
    ...change.is === void 0 ? {} : { after: short2(change.is) },
    message: message.charAt(0).toUpperCase() + message.slice(1),
    ...kind.remedy === void 0 ? {} : { remedy: kind.remedy(words) },
    ...change.witness === void 0 ? {} : { witness: change.witness },
    hits: change.hits ?? kind.hits,
    shows: change.shows ?? kind.shows,
    ...change.also === void 0 ? {} : { also: change.also },
    fingerprint: fingerprintOf2(change)
  };
}
function kindOf3(id) {
  const kind = PLUGIN_KINDS[id];
  if (kind === void 0) throw new Error(`no kind of finding is called ${id}`);
  return kind;
}
function proofOf2(kind, change) {
  if (kind.level !== "break") return void 0;
  return change.witness === void 0 ? "structure" : "witness";
}
function fingerprintOf2(change) {
  const places = [change.baseline, change.current].filter((place) => place !== void 0).map((place) => steady(place, change.about));
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    baseline: [...new Set(places)].join(" "),
    before: digest(change.was),
    after: digest(change.is)
  });
}
function steady(place, about) {
  return place.replace(/^\/(?:components|tools|files)\/[0-9]+/, "").replace(/\/[0-9]+(?=\/|$)/g, `/${about ?? ""}`);
}
function digest(text2) {
  return text2 === void 0 ? "" : sha256(text2);
}

// src/breaks/heddle/loading.ts
var HOST = { grantedCapabilities: CAPABILITIES, discoverTools: true, submitted: false };
var LOADING = RULES.filter(({ level, stage }) => level === "error" && stage !== "submitted");
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
var FIELDS2 = [
  compareInput,
  compareOutput,
  compareImplementation,
  compareShadows,
  compareDescription
];
var compareTools = function* (old, current, host) {
  const changes = diff2(old.tools, current.tools);
  const renamed2 = renames(changes, (gone, added) => sameJson(content2(gone), content2(added)));
  for (const gone of changes.removed) {
    const to = renamed2.get(gone);
    yield {
      kind: "tool-removed",
      subject: subjectOf4(gone),
      baseline: gone.at,
      ...to === void 0 ? {} : { renamedTo: to.name, current: to.at }
    };
  }
  for (const { old: before, current: after } of changes.kept)
    for (const compare of FIELDS2) yield* compare(before, after, host);
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
  const host = hostOf(options);
  const [before, after] = [jsonOf(baseline), jsonOf(current)];
  const [old, now] = [normalise(before), normalise(after)];
  const changes = [
    ...compareLoading(before, after, subjectOf(old)),
    ...PARTS.flatMap((compare) => [...compare(old, now, host)])
  ];
  const names3 = namesOf(old, now, options);
  const about = [...versionUnmoved(old, now, changes), ...baselineFaults(before, changes, subjectOf(old))];
  return [...changes, ...about].map((change) => toFinding2(change, names3));
}
function jsonOf(manifest) {
  return typeof manifest === "string" ? readManifestText(manifest).json ?? null : manifest;
}
function hostOf(options) {
  if (options.budget !== void 0 && !(options.budget > 0))
    throw new ConfigError(`the budget must be a positive number of steps, not ${options.budget}.`);
  return {
    grantedCapabilities: grantsOf(options.grantedCapabilities ?? CAPABILITIES),
    discoverTools: options.discoverTools ?? false,
    strict: options.strict ?? false,
    explain: sharedBudget(explain, options)
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

export {
  toolChanges,
  stripeChanges,
  eventChanges,
  bermSchemaChanges,
  KINDS,
  sides,
  breaks,
  pluginBreaks
};
