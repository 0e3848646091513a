import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  tiring
} from "./breaks-engine-tiring.js";
import {
  PLACE_KINDS,
  appendedMigrations,
  reachableTools,
  rewrittenMigrations
} from "./bytes-index.js";
import {
  explain
} from "./platform-confirm-confirm.js";
import {
  canonical,
  fingerprint,
  sha256
} from "./core-digest.js";
import {
  isArray,
  isObject,
  member,
  pointer,
  pointerTokens
} from "./core-json-reader.js";

// src/breaks/words.ts
var SHORT = 80;
function wordsFor(change, names2) {
  return {
    who: who(change, names2),
    subject: subjectWords(change.subject),
    place: change.spot === void 0 ? subjectWords(change.subject) : placeWords(change.spot),
    from: names2.baseline,
    to: names2.current,
    was: saidWords(change.was),
    is: saidWords(change.is),
    extra: listed(change.extra ?? []),
    demand: demand(change, names2),
    taken: change.spot?.part === "arguments",
    may: change.spot?.part === "arguments" ? "may send" : "may find",
    reason: change.reason ?? ""
  };
}
function saidWords(said) {
  if (said === void 0) return "nothing";
  return said === "any string" || said === "any value" ? said : quote(short(said));
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
function demand({ spot, was, is }, names2) {
  const taken = spot?.part === "arguments";
  const says = taken ? is : was;
  const whose = taken ? `${names2.current} demands` : `${names2.baseline} promised`;
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
function quote(text) {
  return `\`${plain(text, 120)}\``;
}
function plain(text, longest = 300) {
  const cut = text.length > longest ? `${text.slice(0, longest - 1)}\u2026` : text;
  return cut.replace(/[`\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, escapeUnit);
}
function escapeUnit(text) {
  return Array.from({ length: text.length }, (_, at2) => `\\u${text.charCodeAt(at2).toString(16).padStart(4, "0")}`).join(
    ""
  );
}
function short(value) {
  if (typeof value === "string") return clip(value);
  const out = [];
  write(value, out, { left: SHORT, depth: 0 });
  return clip(out.join(""));
}
function clip(text) {
  return text.length > SHORT ? `${text.slice(0, SHORT - 1).toWellFormed()}\u2026` : text;
}
function write(value, out, budget) {
  if (budget.left < 0 || budget.depth > 16) return void out.push("\u2026");
  const put = (text) => {
    out.push(text);
    budget.left -= text.length;
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
  const line = before.findIndex((text, at3) => text !== after[at3]);
  const at2 = line === -1 ? before.length : line;
  const says = (name, text) => `${name} line ${at2 + 1}: ${text ?? "(none)"}`;
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
var RULES = [callersRule, queryRule, anonymousRule, returnsRule];
function toolMarkChanges({ old, current, subject, oldAt, currentAt }) {
  return RULES.flatMap((rule) => {
    const change = rule(old, current);
    return change === void 0 ? [] : [{ ...change, subject, baseline: oldAt, current: currentAt }];
  });
}
function takenCallers(tool) {
  return tool.callers ?? "services and accounts";
}
function hasResult(tool) {
  return tool.returns !== void 0 && tool.returns !== null;
}

// src/breaks/berm/surface.ts
function toolChanges({ baseline, current, tools: { removed, persisted } }, compare) {
  const changes = [
    ...removed.map((old) => [old.index, removedTool(old, baseline, current)]),
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
  const index = baseline.manifest.tools.findIndex((tool) => tool.stripe);
  const old = baseline.manifest.tools[index];
  if (old === void 0 || current.idl || current.manifest.tools.some((tool) => tool.stripe)) return [];
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
  const { removed, persisted } = events;
  const changes = [
    ...removed.map(({ value, index }) => [
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
  return typeof value === "object" && value !== null;
}
function entries(value) {
  return new Map(Object.entries(value));
}
function sameNumber(a, b) {
  if (typeof a === "bigint" && typeof b === "number") return Number.isInteger(b) && BigInt(b) === a;
  return typeof a === "number" && typeof b === "bigint" && sameNumber(b, a);
}
var DEEPEST = 500;
function identical(a, b, depth = 0) {
  if (a === b) return true;
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
  const names2 = isObject(properties) ? Object.keys(properties) : [];
  const inner = [...step("[]", "items"), ...step(".*", "additionalProperties")];
  return [
    ...names2.flatMap((name) => step(`.${name}`, "properties", name)),
    ...inner.filter(({ old, current }) => isObject(old) && isObject(current))
  ];
}

// src/breaks/berm/places.ts
function bermPlaces(old, current, part) {
  const { reader, writer } = DIRECTIONS[part];
  return pairs(old, current).flatMap((pair) => {
    const rules = sameType(pair) ? RULES2 : [typeRule];
    return rules.flatMap((rule) => rule(pair[reader], pair[writer]).map((said) => ({ ...said, pair })));
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
  const [taken, written] = [keyword(reader, "enum"), keyword(writer, "enum")];
  if (!isArray(taken)) return [];
  const known = new Set(taken.filter(isString));
  const extra = isArray(written) ? [...new Set(written.filter(isString))].filter((value) => !known.has(value)) : [];
  if (isArray(written) && extra.length === 0) return [];
  const strings2 = taken.every(isString) && (isArray(written) ? written.every(isString) : keyword(writer, "type") === "string");
  const any = keyword(writer, "type") === "string" ? "any string" : "any value";
  return [
    {
      kind: strings2 ? "strings-narrowed" : "values-narrowed",
      readerSays: sorted(taken),
      writerSays: isArray(written) ? sorted(written) : any,
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
var RULES2 = [minimumRule, enumRule, requiredRule];
function declares(schema, name) {
  return keyword(keyword(schema, "properties"), name) !== void 0;
}
function required(schema) {
  const names2 = keyword(schema, "required");
  return isArray(names2) ? names2.filter(isString) : [];
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
  const texts = values.map((value) => isString(value) ? value : short(value));
  return texts.sort();
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
  if (![readerSays, writerSays].some((said) => said?.endsWith("\u2026"))) return place;
  const sides2 = DIRECTIONS[schemas.part];
  return `${place} ${sha256(canonical([schemaAt(schemas[sides2.reader], reader), schemaAt(schemas[sides2.writer], writer)]))}`;
}
function placeKind(kind) {
  return isPlaceKind(kind) ? kind : "schema-narrowed";
}
function isPlaceKind(kind) {
  return Object.hasOwn(PLACE_KINDS, kind);
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
function toFinding(change, names2) {
  const kind = KINDS[change.kind];
  const words = wordsFor(change, names2);
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
  const removed = [];
  const persisted = [];
  old.forEach((value, index) => {
    const answer = answers.get(value.name);
    if (answer === void 0) removed.push({ value, index });
    else persisted.push({ old: { value, index }, current: answer });
  });
  const added = [...answers.values()].filter((entry) => !known.has(entry.value.name));
  return { added, removed, persisted };
}
function firstByName(list) {
  const first = /* @__PURE__ */ new Map();
  list.forEach((value, index) => {
    if (!first.has(value.name)) first.set(value.name, { value, index });
  });
  return first;
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
  const first = /* @__PURE__ */ new Map();
  const persisted = all.persisted.filter(({ old: { value }, current }) => {
    const before = first.get(value.name);
    if (before === void 0) first.set(value.name, value);
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
    reachable: (tool) => reachable.has(tool),
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
  const list = (kind, names2, ...at2) => names2.map((name, index) => ({ words: `${kind} ${name}`, pointer: pointer("deps", ...at2, index) }));
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
  const rules = ordered ? [...RULES3, reordered] : RULES3;
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
  const removed = without(before, after);
  return removed.length === 0 ? [] : [{ kind: "enum-value-removed", was: removed }];
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
var RULES3 = [addedNames, removedNames, enumValues, renamed];
function noticed({ subject, audience, part, oldAt, currentAt }, pair, { name, ...seen }) {
  const at2 = (schema, tokens) => pointer(...tokens, ...name !== void 0 && declares(schema, name) ? ["properties", name] : []);
  const both = {
    subject,
    audience,
    baseline: oldAt + at2(pair.old, pair.oldAt),
    current: currentAt + at2(pair.current, pair.currentAt)
  };
  if (name === void 0) return { ...both, ...seen, spot: { part, path: pair.path } };
  const said = declares(pair.old, name) ? { was: name } : { is: name };
  return { ...both, ...said, ...seen, spot: { part, path: `${pair.path}.${name}` } };
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
  return RULES4.flatMap((rule) => rule(old.value, now.value)).map((seen) => ({ ...at2, ...seen }));
}
var query = (old, now) => !old.query && now.query ? [{ kind: "tool-became-query", was: "not a query", is: "query" }] : [];
var callers = (old, now) => old.callers && !now.callers ? [{ kind: "tool-takes-more-callers", was: takenCallers(old), is: takenCallers(now) }] : [];
var anonymous = (old, now) => !old.anonymous && now.anonymous ? [{ kind: "tool-takes-more-callers", was: "only callers with an account", is: "anonymous calls" }] : [];
var result = (old, now) => !hasResult(old) && hasResult(now) ? [{ kind: "result-declared", was: "not declared", is: "declared" }] : [];
var RULES4 = [query, callers, anonymous, result];
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
  const engine = tiring(explain, options.budget);
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
  const names2 = namesFor(baseline, current, options);
  return once(changes.map((change) => toFinding(change, names2)));
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

export {
  toolChanges,
  stripeChanges,
  eventChanges,
  bermSchemaChanges,
  KINDS,
  sides,
  breaks
};
