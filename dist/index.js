import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  breaks
} from "./chunks/chunk-7TVQGOGG.js";
import {
  decide
} from "./chunks/chunk-OXQ2CM7H.js";
import {
  pluginBreaks,
  validatePlugin
} from "./chunks/chunk-2YC2V5GJ.js";
import {
  contains,
  examineImage,
  parseIdl,
  parseSection,
  readImage
} from "./chunks/chunk-PHNOYQ5W.js";
import "./chunks/chunk-3TVL7LP6.js";
import "./chunks/chunk-5XUJ7ATM.js";
import "./chunks/chunk-G5FLAWYN.js";
import "./chunks/chunk-26LVTRER.js";
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
