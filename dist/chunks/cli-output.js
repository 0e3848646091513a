import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ownValue
} from "./cli-arguments.js";
import {
  FORM_IDS,
  count,
  isForm,
  render
} from "./bytes-http-model.js";
import {
  plain
} from "./core-redact.js";
import {
  systemCode
} from "./core-system-error.js";
import {
  ConfigError,
  near
} from "./core-errors.js";

// src/cli/output.ts
import { writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
var OUTPUT_OPTIONS = {
  format: {
    type: "string",
    short: "f",
    value: FORM_IDS.join("|"),
    meaning: "The form of the report. Default: text, in colour on a terminal (NO_COLOR and FORCE_COLOR are heard)."
  },
  details: { type: "boolean", meaning: "With `text`: everything that is known of each finding." },
  quiet: { type: "boolean", short: "q", meaning: "Print nothing but errors: the exit code says the verdict." },
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
  const quiet = own.has("quiet");
  if (quiet && file === void 0) return;
  const options = {
    colour: io.colour && file === void 0,
    ...io.width !== void 0 && file === void 0 && { width: io.width },
    ...own.has("details") && { details: true }
  };
  await put(render(report, form, options), file, io);
  if (file !== void 0 && !quiet) io.err(`${plain(`${file}: ${outcome(report)}`)}
`);
}
function outcome({ verdict, counts, contracts, exitCode }) {
  const breaks = `${count(counts.breaks, "breaking change")}, ${counts.blocking} blocking`;
  return `${count(contracts.length, "contract")}, ${verdict} (exit code ${exitCode}): ${breaks}.`;
}
async function put(text, file, io) {
  if (file === void 0) return io.out(text);
  try {
    await writeFile(resolve(io.cwd, file), text);
  } catch (error) {
    throw new ConfigError(`--output "${file}" ${unwritable(systemCode(error), file)}`, { cause: error });
  }
}
function unwritable(code, file) {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return `cannot be written: there is no folder ${dirname(file)}. Make it first, or name another file.`;
    case "EISDIR":
      return "is a folder. Name a file in it.";
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return "may not be written by this user. Name another file, or change its permissions.";
    default:
      return `could not be written${code === void 0 ? "" : ` (${code})`}.`;
  }
}

export {
  OUTPUT_OPTIONS,
  formOf,
  putReport,
  put
};
