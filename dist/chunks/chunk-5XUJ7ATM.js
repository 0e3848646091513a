import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  isArray,
  isObject
} from "./chunk-G5FLAWYN.js";

// src/contract/fingerprint.ts
import { createHash } from "node:crypto";
function canonical(value) {
  if (typeof value === "bigint") return value.toString();
  if (typeof value === "number") return Object.is(value, -0) ? "0" : Number.isInteger(value) ? BigInt(value).toString() : String(value);
  if (isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (isObject(value)) {
    return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
  }
  return JSON.stringify(value);
}
function fingerprint(of) {
  const text = canonical([of.kind, of.subject.type, of.subject.name, of.baseline ?? of.current ?? null, of.before ?? null, of.after ?? null]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

export {
  canonical,
  fingerprint
};
