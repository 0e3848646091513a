#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  reportBug
} from "./chunks/cli-bug.js";
import {
  GENERATOR
} from "./chunks/gate-version.js";
import {
  EXIT,
  exitCodeOfError,
  plain,
  withoutSecrets
} from "./chunks/core-redact.js";
import {
  ConfigError,
  near
} from "./chunks/core-errors.js";
import "./chunks/empty.js";

// src/cli/index.ts
var COMMANDS = [
  {
    name: "check",
    summary: "what breaks between a baseline and the current contract",
    load: async () => (await import("./chunks/cli-check.js")).check
  },
  {
    name: "validate",
    summary: "would heddle load this plugin, or a host this image? All problems at once",
    load: async () => (await import("./chunks/cli-validate.js")).validate
  },
  {
    name: "inspect",
    summary: "what an image or a plugin manifest says",
    load: async () => (await import("./chunks/cli-inspect.js")).inspect
  },
  {
    name: "accept",
    summary: "write down that a break may pass, and why",
    load: async () => (await import("./chunks/cli-accept.js")).accept
  },
  {
    name: "schema",
    summary: "may one JSON Schema\u2019s writer send what another\u2019s reader refuses?",
    load: async () => (await import("./chunks/cli-schema.js")).schema
  },
  {
    name: "completion",
    summary: "a script that completes the command in bash, zsh or fish",
    load: async () => (await import("./chunks/cli-completion.js")).completionOf(COMMANDS)
  }
];

// src/cli/main.ts
async function runCommandLine(args, io2) {
  try {
    return await dispatch(args, io2);
  } catch (error) {
    const code = exitCodeOfError(error);
    if (code === EXIT.bug) return reportBug(error, io2);
    io2.err(`berm-compat: ${plain(withoutSecrets(error instanceof Error ? error.message : String(error)))}
`);
    return code;
  }
}
async function dispatch([name, ...rest], io2) {
  if (name === void 0) {
    io2.err(overview());
    return EXIT.configuration;
  }
  if (name === "--version" || name === "-V" || name === "-v") return print(`${GENERATOR.version}
`, io2);
  if (name === "--help" || name === "-h") return print(overview(), io2);
  const named = name === "help" ? rest[0] : name;
  if (named === void 0) return print(overview(), io2);
  const entry = COMMANDS.find((one) => one.name === named);
  if (entry === void 0) throw unknownCommand(named);
  const command = await entry.load();
  if (name === "help" || asksForHelp(rest)) return print(command.help(io2.width), io2);
  return command.run(rest, io2);
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === "--help" || arg === "-h");
}
async function print(text, io2) {
  await io2.out(text);
  return EXIT.passes;
}
function unknownCommand(name) {
  const names = COMMANDS.map((one) => one.name);
  const close = near(name, names);
  const hint = close !== void 0 ? ` Did you mean "${close}"?` : /[./\\]/.test(name) ? ` To check a file: berm-compat check ${name} --baseline <old>.` : "";
  return new ConfigError(`There is no command "${name}".${hint} The commands are: ${names.join(", ")}.`);
}
function overview() {
  const list = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`);
  return `berm-compat stops a release from breaking the people who call it.

Usage: berm-compat <command> \u2026

Commands:
${list.join("\n")}

Start with:
  $ berm-compat check new.wasm --baseline old.wasm

berm-compat <command> --help explains one of them, with examples.
`;
}

// src/core/node-version.ts
var NEEDED = 20;
function oldNode(version) {
  const major = Number(/^[0-9]+/.exec(version)?.[0]);
  return major >= NEEDED ? void 0 : `berm-compat needs Node ${NEEDED} or newer, and this is Node ${version}.`;
}

// src/platform/process-io.ts
function processIo() {
  const { stdout, stderr, env } = process;
  let gone = false;
  stdout.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    gone = true;
  });
  stderr.on("error", () => void 0);
  return {
    out: (text) => gone ? Promise.resolve() : new Promise((resolve) => stdout.write(text, () => resolve())),
    err: (text) => void stderr.write(text),
    get input() {
      return process.stdin;
    },
    env,
    cwd: process.cwd(),
    colour: wantsColour(env, stdout.isTTY),
    ...stdout.isTTY && stdout.columns > 0 && { width: Math.min(stdout.columns, 120) },
    progress: stderr.isTTY
  };
}
function wantsColour(env, terminal) {
  const forced = env["FORCE_COLOR"];
  if (env["NO_COLOR"] !== void 0 && env["NO_COLOR"] !== "") return false;
  if (forced !== void 0) return forced !== "0" && forced !== "false";
  return terminal && env["TERM"] !== "dumb";
}

// src/cli.ts
var io = processIo();
var old = oldNode(process.versions.node);
if (old !== void 0) {
  io.err(`${old}
`);
  process.exit(EXIT.configuration);
}
process.on("uncaughtException", (error) => process.exit(reportBug(error, io)));
process.exitCode = await runCommandLine(process.argv.slice(2), io);
