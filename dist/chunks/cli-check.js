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
  runGate
} from "./breaks-berm-redeploy.js";
import {
  INPUT_NAMES,
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
import "./core-errors.js";
import "./platform-confirm-protocol.js";
import "./core-digest.js";
import "./core-exact-number.js";
import "./empty.js";

// src/cli/check.ts
var SPEC = {
  command: "check",
  inputs: INPUT_NAMES.filter((name) => inputSpec(name).on === "both"),
  own: OUTPUT_OPTIONS
};
var HELP = {
  usage: "check <contract\u2026> --baseline <where> [options]",
  about: "Compares contracts with what was released before and says what breaks, with a value that proves it. A contract is a berm image (.wasm), its manifest section or IDL, or a heddle plugin manifest (.json). Nothing of it is ever run.",
  examples: [
    [
      "check weather.wasm --baseline weather-1.1.0.wasm",
      "Two files: what does the first break for callers of the second?"
    ],
    ["check weather.wasm --baseline oci:ghcr.io/acme/weather", "Against the highest published version below this one."],
    [
      'check "plugins/*.json" --baseline ref:main',
      "Several contracts at once, each against the same path at a git ref."
    ],
    [
      "check weather.wasm --baseline old.wasm --bermd-url https://berm.example --format markdown",
      "Counts only what callers used, and prints what a pull request would show."
    ]
  ],
  after: [
    "Exit codes: 0 passes \xB7 1 refused \xB7 2 the contract would not load \xB7 3 usage or configuration \xB7 4 a baseline, usage source or network could not be read. Of several contracts the highest.",
    "The same names are the inputs of the Action berm/compat-action."
  ]
};
var check = {
  spec: SPEC,
  help: (width) => helpText(SPEC, HELP, width),
  async run(args, io) {
    const parsed = parseArguments(args, SPEC);
    const form = formOf(parsed.own);
    const options = gateOptions(parsed, io);
    const world = await terminalWorld(options, io);
    try {
      const { report } = await runGate(options, world);
      await putReport(report, form, parsed.own, io);
      return report.exitCode;
    } finally {
      await world.http.close();
    }
  }
};
export {
  check
};
