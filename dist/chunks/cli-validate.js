import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  OUTPUT_OPTIONS,
  formOf,
  putReport
} from "./cli-output.js";
import {
  gateOptions,
  terminalWorld
} from "./cli-github.js";
import {
  helpText,
  parseArguments
} from "./cli-arguments.js";
import {
  runValidate,
  runValidateUses
} from "./breaks-berm-redeploy.js";
import {
  inputSpec
} from "./bytes-http-model.js";
import "./cli-bug.js";
import "./gate-version.js";
import "./core-redact.js";
import "./gate-acceptances.js";
import "./core-system-error.js";
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

// src/cli/validate.ts
var INPUTS = [
  "contracts",
  "granted-capabilities",
  "submitted",
  "discover-tools",
  "lints-off",
  "host-abi",
  "host-syscalls",
  "bermd-url",
  "bermd-token"
];
var SPEC = {
  command: "validate",
  inputs: INPUTS.filter((name) => inputSpec(name).on === "both"),
  own: {
    with: {
      type: "string",
      multiple: true,
      value: "plugins\u2026",
      meaning: "The files are documents or operator files: would heddle take them with these plugin manifests?"
    },
    together: { type: "boolean", meaning: "Would heddle also load all these plugins side by side?" },
    ...OUTPUT_OPTIONS
  }
};
var HELP = {
  usage: "validate <plugin.json\u2026> [options]",
  about: "Says whether heddle would load a plugin manifest (or a berm host an image), and lists everything that keeps it from doing so, each with its line, the rule, what was expected and what came. Warnings are loaded and still go wrong. Nothing is ever started.",
  examples: [
    ["validate guardrails.json", "The manifest, with the files it names in its directory."],
    ['validate "plugins/*.json" --format sarif --output problems.sarif', "Many at once, for code scanning."],
    ["validate proxy.json --submitted", "As if it came in a request."],
    ['validate flow.yaml --with "plugins/*.json"', "A flow or an agent, with these plugins loaded."],
    ['validate "plugins/*.json" --together', "No component, tool, protocol or destination twice; one store."]
  ],
  after: ["Exit codes: 0 all load \xB7 2 at least one would not \xB7 3 usage or configuration."]
};
var validate = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const form = formOf(parsed.own);
    if (parsed.own.has("with") && parsed.own.has("together"))
      throw new ConfigError("--with and --together ask two things: give one of them.");
    const options = gateOptions(parsed, io);
    const world = await terminalWorld(options, io);
    try {
      const plugins = parsed.own.get("with");
      const report = plugins === void 0 || plugins === true ? await runValidate(options, world, { together: parsed.own.has("together") }) : await runValidateUses(options, plugins, world);
      await putReport(report, form, parsed.own, io);
      return report.exitCode;
    } finally {
      await world.http.close();
    }
  }
};
export {
  validate
};
