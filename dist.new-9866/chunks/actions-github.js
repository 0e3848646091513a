import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./actions-github-2.js";
import "./actions-github-4.js";
import "./octokit-request-error.js";
import "./empty.js";
export {
  context,
  getOctokit
};
