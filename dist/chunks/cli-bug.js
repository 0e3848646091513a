import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  GENERATOR
} from "./gate-version.js";
import {
  EXIT,
  plain
} from "./core-redact.js";

// src/cli/bug.ts
function reportBug(error, io) {
  const known = error instanceof Error ? error.stack ?? error.message : String(error);
  io.err(
    `berm-compat: this is a bug of berm-compat ${GENERATOR.version}, please report it.
${known.split("\n").map(plain).join("\n")}
`
  );
  return EXIT.bug;
}

export {
  reportBug
};
