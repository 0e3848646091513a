import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  decide,
  nodeDirectory,
  validatePlugin,
  validateTogether,
  validateUse
} from "./chunks/gate-acceptances.js";
import "./chunks/core-system-error.js";
import {
  chooseRelease,
  examineImage,
  parseIdl,
  parseSection,
  readImage
} from "./chunks/bytes-index.js";
import {
  breaks,
  contains,
  pluginBreaks,
  toolsBreaks
} from "./chunks/platform-library.js";
import "./chunks/breaks-index.js";
import "./chunks/platform-confirm-confirm.js";
import {
  validateTools
} from "./chunks/breaks-berm-compare.js";
import "./chunks/core-errors.js";
import "./chunks/platform-confirm-protocol.js";
import "./chunks/core-digest.js";
import "./chunks/core-exact-number.js";
import "./chunks/empty.js";

// src/platform/validate-plugin.ts
function validatePlugin2(text, options = {}) {
  const { directory, ...rest } = options;
  if (directory === void 0) return validatePlugin(text, rest);
  return validatePlugin(text, { ...rest, directory: typeof directory === "string" ? nodeDirectory(directory) : directory });
}
export {
  breaks,
  chooseRelease,
  contains,
  decide,
  examineImage,
  parseIdl,
  parseSection,
  pluginBreaks,
  readImage,
  toolsBreaks,
  validatePlugin2 as validatePlugin,
  validateTogether,
  validateTools,
  validateUse
};
