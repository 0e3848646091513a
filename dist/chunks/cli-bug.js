import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{GENERATOR}from"./gate-version.js";import{EXIT,plain}from"./core-redact.js";function reportBug(error,io){let known=error instanceof Error?error.stack??error.message:String(error);return io.err(`berm-compat: this is a bug of berm-compat ${GENERATOR.version}, please report it.
${known.split(`
`).map(plain).join(`
`)}
`),EXIT.bug}export{reportBug};
