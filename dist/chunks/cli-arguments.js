import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  inputSpec,
  isInput,
  wrap
} from "./bytes-http-model.js";
import {
  ConfigError,
  near
} from "./core-errors.js";

// src/cli/arguments.ts
import { parseArgs } from "node:util";
function parseArguments(args, spec) {
  const options = Object.fromEntries([
    ...spec.inputs.map((name) => [name, inputOption(name)]),
    ...Object.entries(spec.own).map(([name, own2]) => [name, ownOption(own2)])
  ]);
  const { tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const positionals = [];
  const values = /* @__PURE__ */ new Map();
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind === "option") {
      const given = values.get(token.name) ?? [];
      values.set(token.name, [...given, optionValue(token.name, token.rawName, token.value, spec)]);
    }
  }
  const inputs = {};
  const own = /* @__PURE__ */ new Map();
  for (const [name, given] of values) {
    if (given.length > 1 && !repeats(name, spec))
      throw new ConfigError(`--${name} is given ${given.length} times. Give it once.`);
    if (spec.own[name] !== void 0) own.set(name, spec.own[name].type === "boolean" ? true : given);
    else if (isInput(name)) inputs[name] = given.join("\n");
  }
  return { positionals, inputs, own };
}
function inputOption(name) {
  return { type: inputSpec(name).type === "flag" ? "boolean" : "string" };
}
function ownOption({ type, short }) {
  return { type, ...short !== void 0 && { short } };
}
function repeats(name, spec) {
  const own = spec.own[name];
  if (own !== void 0) return own.multiple === true || own.type === "boolean";
  return isInput(name) && (inputSpec(name).type === "lines" || inputSpec(name).type === "words");
}
function optionValue(name, rawName, value, spec) {
  const own = Object.hasOwn(spec.own, name) ? spec.own[name] : void 0;
  const input = isInput(name) && spec.inputs.includes(name) ? inputSpec(name) : void 0;
  if (own === void 0 && input === void 0) throw unknownOption(rawName, spec);
  const flag = own === void 0 ? input?.type === "flag" : own.type === "boolean";
  if (value === void 0 && !flag)
    throw new ConfigError(`${rawName} needs a value. See berm-compat ${spec.command} --help.`);
  if (value?.trim() === "" && input?.type === "words" && input.none === true)
    throw new ConfigError(`${rawName} is empty. Write none for none of them, or leave it out for the default.`);
  if (value !== void 0 && own?.type === "boolean") throw new ConfigError(`${rawName} takes no value.`);
  return value ?? "true";
}
function unknownOption(rawName, spec) {
  const name = rawName.replace(/^-+/, "");
  if (isInput(name))
    return new ConfigError(
      `${rawName} means nothing to berm-compat ${spec.command}${inputSpec(name).on === "action" ? ": it is an input of the Action only" : ""}. See berm-compat ${spec.command} --help.`
    );
  const close = near(name, [...spec.inputs, ...Object.keys(spec.own)]);
  return new ConfigError(
    `There is no option ${rawName}.${close === void 0 ? "" : ` Did you mean --${close}?`} See berm-compat ${spec.command} --help.`
  );
}
function ownValue(own, name) {
  const given = own.get(name);
  return given === void 0 || given === true ? void 0 : given.at(-1);
}

// src/cli/help.ts
var WIDTH = 96;
var NARROWEST = 40;
var COLUMN = 34;
var BELOW = 8;
function helpText(spec, text, columns = WIDTH) {
  const width = Math.max(NARROWEST, Math.min(columns, WIDTH));
  const shape = { width, column: width < 72 ? BELOW : COLUMN };
  const inputs = spec.inputs.filter((name) => name !== "contracts").map((name) => row(`--${name}${valueWord(inputSpec(name))}`, inputMeaning(name), shape));
  const own = Object.entries(spec.own).map(([name, option]) => row(ownName(name, option), option.meaning, shape));
  const parts = [
    `Usage: berm-compat ${text.usage}`,
    wrap(text.about, width).join("\n"),
    [
      "Examples:",
      ...text.examples.flatMap(([line, shows]) => [
        `  $ berm-compat ${line}`,
        ...wrap(shows, width - 6).map((part) => `      ${part}`)
      ])
    ].join("\n"),
    ["Options:", ...own, ...inputs].join("\n"),
    ...(text.after ?? []).map((paragraph) => wrap(paragraph, width).join("\n"))
  ];
  return `${parts.join("\n\n")}
`;
}
function row(name, meaning, { width, column }) {
  const lines = wrap(meaning.replaceAll("`", ""), width - column);
  const head = `  ${name}`;
  const first = head.length >= column ? [head, `${" ".repeat(column)}${lines[0] ?? ""}`] : [head.padEnd(column) + (lines[0] ?? "")];
  return [...first, ...lines.slice(1).map((line) => " ".repeat(column) + line)].join("\n");
}
function ownName(name, { short, value }) {
  return `${short === void 0 ? "" : `-${short}, `}--${name}${value === void 0 ? "" : ` <${value}>`}`;
}
function valueWord(spec) {
  switch (spec.type) {
    case "flag":
      return "";
    case "choice":
      return ` <${spec.values.join("|")}>`;
    case "integer":
      return " <number>";
    case "lines":
      return " <text>\u2026";
    case "words":
      return " <a,b,\u2026>";
    case "text":
      return " <text>";
    default:
      return spec;
  }
}
function inputMeaning(name) {
  const { meaning, default: standard } = inputSpec(name);
  return standard === void 0 || standard === "false" ? meaning : `${meaning} Default: ${standard}.`;
}

export {
  parseArguments,
  ownValue,
  helpText
};
