import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var CODES=["unavailable","confirmed","refuted","disagreement","unreadable","too-costly"];function encodeVerdict(verdict){return CODES.indexOf(verdict)}function decodeVerdict(code){return CODES[code]??"unavailable"}export{encodeVerdict,decodeVerdict};
