import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-4KG4BNDQ.js";
import "./chunk-4M6H54DN.js";
import "./chunk-TJVZTYF2.js";
import "./chunk-26LVTRER.js";
export {
  context,
  getOctokit
};
