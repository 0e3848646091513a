import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  OUTPUT_OPTIONS,
  formOf,
  putReport
} from "./chunk-62EZLZHV.js";
import {
  gateOptions
} from "./chunk-M3MXVCYQ.js";
import {
  helpText,
  parseArguments
} from "./chunk-7KS2NV6N.js";
import {
  runValidate
} from "./chunk-ZGA2GQ5A.js";
import "./chunk-2ZYTXE3V.js";
import {
  inputSpec
} from "./chunk-V6VEVWYQ.js";
import "./chunk-MZ6VS476.js";
import "./chunk-NRJLEMA2.js";
import "./chunk-OXQ2CM7H.js";
import "./chunk-2YC2V5GJ.js";
import "./chunk-PHNOYQ5W.js";
import "./chunk-3TVL7LP6.js";
import "./chunk-H4JMA6VJ.js";
import "./chunk-5XUJ7ATM.js";
import "./chunk-G5FLAWYN.js";
import "./chunk-26LVTRER.js";

// src/commands/validate.ts
var INPUTS = ["contracts", "granted-capabilities", "submitted", "discover-tools", "lints-off", "host-abi", "host-syscalls"];
var SPEC = { command: "validate", inputs: INPUTS.filter((name) => inputSpec(name).on === "both"), own: OUTPUT_OPTIONS };
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
    const report = await runValidate(gateOptions(parsed, io), io.cwd);
    await putReport(report, form, parsed.own, io);
    return report.exitCode;
  }
};
export {
  validate
};
