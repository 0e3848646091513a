import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  OUTPUT_OPTIONS,
  formOf,
  putReport
} from "./cli-output.js";
import {
  gateOptions
} from "./cli-options.js";
import {
  helpText,
  parseArguments
} from "./cli-arguments.js";
import {
  runValidate
} from "./contracts-locations.js";
import "./contracts-contract-text.js";
import {
  inputSpec
} from "./bytes-http-model.js";
import "./gate-version.js";
import "./gate-exit-code.js";
import "./gate-acceptances.js";
import {
  pluginDirectories
} from "./core-locate.js";
import "./bytes-index.js";
import "./core-errors.js";
import "./core-digest.js";
import "./empty.js";

// src/cli/validate.ts
var INPUTS = [
  "contracts",
  "granted-capabilities",
  "submitted",
  "discover-tools",
  "lints-off",
  "host-abi",
  "host-syscalls"
];
var SPEC = {
  command: "validate",
  inputs: INPUTS.filter((name) => inputSpec(name).on === "both"),
  own: OUTPUT_OPTIONS
};
var validate = {
  help: helpText(SPEC, {
    usage: "validate <plugin.json\u2026> [options]",
    about: "Says whether heddle would load a plugin manifest (or a berm host an image), and lists everything that keeps it from doing so, each with its line, the rule, what was expected and what came. Warnings are loaded and still go wrong. Nothing is ever started.",
    examples: [
      ["validate guardrails.json", "The manifest, with the files it names in its directory."],
      ['validate "plugins/*.json" --format sarif --output problems.sarif', "Many at once, for code scanning."],
      ["validate proxy.json --submitted", "As if it came in a request."]
    ],
    after: ["Exit codes: 0 all load \xB7 2 at least one would not \xB7 3 usage or configuration."]
  }),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const form = formOf(parsed.own);
    const report = await runValidate(gateOptions(parsed, io), {
      cwd: io.cwd,
      pluginDirectory: pluginDirectories(io.cwd)
    });
    await putReport(report, form, parsed.own, io);
    return report.exitCode;
  }
};
export {
  validate
};
