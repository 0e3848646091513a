import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/gate/version.ts
var GENERATOR = {
  name: "berm-compat",
  version: true ? "1.0.0" : "0.0.0-source"
};

export {
  GENERATOR
};
