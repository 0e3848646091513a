import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  breaks
} from "./chunks/chunk-MSVFYPAH.js";
import {
  decide
} from "./chunks/chunk-PGPSXWFM.js";
import {
  pluginBreaks,
  validatePlugin
} from "./chunks/chunk-66WIXTWM.js";
import {
  contains,
  examineImage,
  parseIdl,
  parseSection,
  readImage
} from "./chunks/chunk-PVW65OTU.js";
import "./chunks/chunk-3TVL7LP6.js";
import "./chunks/chunk-G7NXRIPP.js";
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
