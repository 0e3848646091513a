import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  contains
} from "./chunks/schema-budget.js";
import "./chunks/core-fingerprint.js";
import "./chunks/core-digest.js";
import "./chunks/empty.js";
export {
  contains
};
