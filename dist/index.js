import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  breaks
} from "./chunks/chunk-E4RBMIH7.js";
import {
  decide
} from "./chunks/chunk-QG74PE72.js";
import {
  pluginBreaks,
  validatePlugin
} from "./chunks/chunk-JRJOJKUZ.js";
import {
  contains,
  examineImage,
  parseIdl,
  parseSection,
  readImage
} from "./chunks/chunk-4MFYAX5H.js";
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
