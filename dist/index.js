import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  breaks
} from "./chunks/breaks-berm-compare.js";
import {
  decide
} from "./chunks/gate-acceptances.js";
import {
  pluginBreaks,
  validatePlugin
} from "./chunks/breaks-engine-tiring.js";
import {
  examineImage,
  parseIdl,
  parseSection,
  readImage
} from "./chunks/bytes-index.js";
import "./chunks/core-errors.js";
import {
  contains
} from "./chunks/platform-confirm-confirm.js";
import "./chunks/core-digest.js";
import "./chunks/core-json-reader.js";
import "./chunks/empty.js";
export {
  breaks,
  contains,
  decide,
  examineImage,
  parseIdl,
  parseSection,
  pluginBreaks,
  readImage,
  validatePlugin
};
