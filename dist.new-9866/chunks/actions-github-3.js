import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
} from "./actions-github-4.js";
import "./octokit-request-error.js";
import "./empty.js";
export {
  GitHub,
  context,
  defaults,
  getOctokitOptions,
  getUserAgentWithOrchestrationId
};
