import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createClient
} from "./github-client-2.js";
import "./octokit-plugin-retry.js";
import "./octokit-request-error.js";
import "./empty.js";
export {
  createClient
};
