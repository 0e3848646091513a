import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  contains
} from "./chunks/platform-confirm-confirm.js";
import "./chunks/platform-confirm-protocol.js";
import "./chunks/core-json-reader.js";
import "./chunks/empty.js";
export {
  contains
};
