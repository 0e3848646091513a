import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  workerConfirmer
} from "./platform-confirm-confirm.js";
import {
  breaks,
  contains,
  pluginBreaks,
  toolsBreaks
} from "./breaks-berm-compare.js";

// src/platform/library.ts
function contains2(reader, writer, options = {}) {
  return contains(reader, writer, { confirmer: workerConfirmer, ...options });
}
function breaks2(baseline, current, options = {}) {
  return breaks(baseline, current, { confirmer: workerConfirmer, ...options });
}
function pluginBreaks2(baseline, current, options = {}) {
  return pluginBreaks(baseline, current, { confirmer: workerConfirmer, ...options });
}
function toolsBreaks2(baseline, current, options = {}) {
  return toolsBreaks(baseline, current, { confirmer: workerConfirmer, ...options });
}

export {
  contains2 as contains,
  breaks2 as breaks,
  pluginBreaks2 as pluginBreaks,
  toolsBreaks2 as toolsBreaks
};
