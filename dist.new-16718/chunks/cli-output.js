import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ownValue
} from "./cli-arguments.js";
import {
  FORM_IDS,
  faultWords,
  isForm,
  render
} from "./bytes-http-model.js";
import {
  ConfigError,
  near
} from "./core-errors.js";

// src/cli/output.ts
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
var OUTPUT_OPTIONS = {
  format: {
    type: "string",
    short: "f",
    value: FORM_IDS.join("|"),
    meaning: "The form of the report. Default: text, in colour on a terminal (NO_COLOR and FORCE_COLOR are heard)."
  },
  details: { type: "boolean", meaning: "With `text`: everything that is known of each finding." },
  output: { type: "string", short: "o", value: "file", meaning: "Write it to this file instead of standard output." },
  help: { type: "boolean", short: "h", meaning: "Show this help." }
};
function formOf(own) {
  const name = ownValue(own, "format") ?? "text";
  if (isForm(name)) return name;
  const close = near(name, FORM_IDS);
  throw new ConfigError(
    `There is no format "${name}".${close === void 0 ? "" : ` Did you mean "${close}"?`} The formats are: ${FORM_IDS.join(", ")}.`
  );
}
async function putReport(report, form, own, io) {
  const file = ownValue(own, "output");
  const options = {
    colour: io.colour && file === void 0,
    ...io.width !== void 0 && file === void 0 && { width: io.width },
    ...own.has("details") && { details: true }
  };
  await put(render(report, form, options), file, io);
}
async function put(text, file, io) {
  if (file === void 0) return io.out(text);
  try {
    await writeFile(resolve(io.cwd, file), text);
  } catch (error) {
    throw new ConfigError(`--output "${file}" ${faultWords(error)}`);
  }
}

export {
  OUTPUT_OPTIONS,
  formOf,
  putReport,
  put
};
