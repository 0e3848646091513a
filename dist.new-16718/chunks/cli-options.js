import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  parseOptions
} from "./bytes-http-model.js";

// src/cli/options.ts
function gateOptions({ positionals, inputs }, { env }) {
  const contracts = [...positionals, ...inputs.contracts === void 0 ? [] : [inputs.contracts]].join("\n");
  const token = inputs["bermd-token"] ?? (inputs["bermd-url"] === void 0 ? void 0 : env["BERMD_TOKEN"]);
  return parseOptions({ ...inputs, contracts, "bermd-token": token });
}

export {
  gateOptions
};
