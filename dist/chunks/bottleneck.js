import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{require_light}from"./bottleneck-2.js";import"./empty.js";export default require_light();
