import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{FOR_SURFACE,createClient}from"./github-client-2.js";import"./empty.js";export{FOR_SURFACE,createClient};
