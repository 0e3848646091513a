import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{FOR_SURFACE,TO_DECIDE,createClient}from"./github-client-2.js";import"./net-address.js";import"./core-errors.js";import"./core-exact-number.js";import"./empty.js";export{FOR_SURFACE,TO_DECIDE,createClient};
