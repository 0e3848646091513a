import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createClient
} from "./chunk-VLN3R425.js";
import "./chunk-IPKBWKG5.js";
import "./chunk-TJVZTYF2.js";
import "./chunk-26LVTRER.js";
export {
  createClient
};
