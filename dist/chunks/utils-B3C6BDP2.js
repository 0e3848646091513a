import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./chunk-4M6H54DN.js";
import "./chunk-TJVZTYF2.js";
import "./chunk-26LVTRER.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};
