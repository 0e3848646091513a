import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/core/system-error.ts
function systemCode(error) {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function faultWords(code) {
  switch (code) {
    case "ENOENT":
    case "ENOTDIR":
      return "does not exist. Is it built before this step, and does the working directory fit?";
    case "EACCES":
    case "EPERM":
      return "may not be read by this user. Change its permissions.";
    case "ELOOP":
      return "is a link that leads to itself.";
    default:
      return `could not be read${code === void 0 ? "" : ` (${code})`}.`;
  }
}

export {
  systemCode,
  faultWords
};
