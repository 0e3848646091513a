import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{contains}from"./chunks/platform-library.js";import"./chunks/breaks-index.js";import"./chunks/breaks-berm-compare.js";import"./chunks/core-near.js";import"./chunks/core-errors.js";import"./chunks/core-digest.js";import"./chunks/core-exact-number.js";import"./chunks/empty.js";export{contains};
