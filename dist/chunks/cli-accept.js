import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
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
  acceptancesFor,
  isDay,
  isLink,
  runGate,
  withAcceptances,
  workspaceText
} from "./breaks-berm-redeploy.js";
import {
  INPUT_NAMES,
  count,
  inputSpec,
  parseReport
} from "./bytes-http-model.js";
import "./cli-bug.js";
import "./gate-version.js";
import {
  EXIT,
  plain
} from "./core-redact.js";
import {
  smallFile
} from "./gate-acceptances.js";
import {
  faultWords,
  systemCode
} from "./core-system-error.js";
import "./bytes-index.js";
import "./breaks-index.js";
import "./platform-confirm-confirm.js";
import "./breaks-berm-compare.js";
import {
  ConfigError
} from "./core-errors.js";
import "./platform-confirm-protocol.js";
import "./core-digest.js";
import "./core-exact-number.js";
import "./empty.js";

// src/cli/accept.ts
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
var REPORT_LIMIT = 32 * 1024 * 1024;
var SPEC = {
  command: "accept",
  inputs: INPUT_NAMES.filter((name) => inputSpec(name).on === "both" && name !== "force"),
  own: {
    reason: {
      type: "string",
      value: "text",
      meaning: "Why these breaks may pass. Required; it stands in every later report."
    },
    only: {
      type: "string",
      value: "fingerprint",
      multiple: true,
      meaning: "Accept this finding only; may be repeated. Without it, everything that blocks."
    },
    expires: { type: "string", value: "YYYY-MM-DD", meaning: "The last day (UTC) on which it applies." },
    report: {
      type: "string",
      value: "report.json",
      meaning: "Take the findings from this report of an earlier run instead of checking again."
    },
    help: { type: "boolean", short: "h", meaning: "Show this help." }
  }
};
var HELP = {
  usage: "accept <contract\u2026> --baseline <where> --reason <text> [options]",
  about: "Adds entries to the acceptance file, which is committed like any other change and reviewed like one. An accepted break is still found and shown; it does not block. The entry holds against this baseline only: when a later release breaks the same thing again, it blocks again.",
  examples: [
    ['accept weather.wasm --baseline old.wasm --reason "nobody calls it, see issue 12"', "Everything that blocks."],
    [
      'accept --report report.json --only 3f2a91c0ffee --expires 2027-01-31 --reason "until the app is out"',
      "One finding of a report that CI stored."
    ]
  ],
  after: ["Exit codes: 0 written, or nothing blocks \xB7 3 usage or configuration \xB7 4 a source could not be read."]
};
var accept = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const request = requestOf(parsed.own);
    const options = gateOptions(parsed, io);
    const report = await reportOf(ownValue(parsed.own, "report"), options, io);
    if (report.exitCode === EXIT.configuration || report.exitCode === EXIT.source) {
      const why = report.contracts.find(({ failure }) => failure !== void 0)?.failure?.message ?? "";
      io.err(`berm-compat: nothing was accepted, because not everything could be judged: ${plain(why)}
`);
      return report.exitCode;
    }
    const { entries, unknown, already } = acceptancesFor(report, request);
    if (unknown.length > 0)
      throw new ConfigError(
        `Nothing that blocks has the fingerprint ${unknown.join(", ")}. The report shows them behind each finding.`
      );
    if (entries.length > 0)
      await write(
        options.acceptFile,
        entries.map(({ entry }) => entry),
        io
      );
    await io.out(acceptedText(entries, already, options.acceptFile));
    return EXIT.passes;
  }
};
function acceptedText(entries, already, file) {
  const line = ({ contract, message, fingerprint }) => `  ${fingerprint}  ${plain(`${contract}: ${message}`)}
`;
  const before = already.length === 0 ? "" : `Accepted already, ${count(already.length, "finding")}:
${already.map(line).join("")}`;
  if (entries.length === 0) return `${before}Nothing blocks, so there is nothing to accept.
`;
  const written = entries.map(({ about }) => line(about)).join("");
  return `${before}Accepted ${count(entries.length, "finding")} in ${plain(file)}:
${written}Commit it.
`;
}
function requestOf(own) {
  const reason = ownValue(own, "reason")?.trim() ?? "";
  if (reason === "") throw new ConfigError("--reason must say why these breaks may pass.");
  const expires = ownValue(own, "expires");
  if (expires !== void 0 && !isDay(expires))
    throw new ConfigError(`--expires must be a day as YYYY-MM-DD, not "${expires}".`);
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  if (expires !== void 0 && expires < today)
    throw new ConfigError(`--expires ${expires} is in the past (today is ${today}): the entry would accept nothing.`);
  const only = own.get("only");
  return {
    reason,
    ...only !== void 0 && only !== true && { only: only.flatMap((text) => text.split(/[\s,]+/)).filter((text) => text !== "") },
    ...expires !== void 0 && { expires }
  };
}
async function reportOf(file, options, io) {
  if (file !== void 0) {
    if (options.contracts.length > 0) throw new ConfigError("Give contracts to check, or --report, not both.");
    const read = smallFile(resolve(io.cwd, file), REPORT_LIMIT, `--report "${file}"`);
    if (read.state === "missing") throw new ConfigError(`--report "${file}" ${faultWords("ENOENT")}`);
    if (read.state === "refused") throw new ConfigError(`${read.why}.`);
    return parseReport(new TextDecoder().decode(read.bytes));
  }
  const world = await terminalWorld(options, io);
  try {
    return (await runGate(options, world)).report;
  } finally {
    await world.http.close();
  }
}
async function write(path, entries, io) {
  const file = resolve(io.cwd, path);
  const text = workspaceText(path, io.cwd, `The acceptance file ${path}`);
  if (text === void 0 && isLink(file))
    throw new ConfigError(`The acceptance file ${path} is a link to nothing, so it is not written.`);
  try {
    await writeFile(file, withAcceptances(text, entries, path));
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError(`The acceptance file ${path} ${faultWords(systemCode(error))}`);
  }
}
export {
  accept
};
