import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ConfigError,
  ContractError,
  SourceError
} from "./core-errors.js";

// src/gate/exit-code.ts
var EXIT = { passes: 0, refused: 1, invalid: 2, configuration: 3, source: 4, bug: 70 };
var OF_VERDICT = {
  compatible: EXIT.passes,
  "first-release": EXIT.passes,
  reported: EXIT.passes,
  forced: EXIT.passes,
  refused: EXIT.refused,
  invalid: EXIT.invalid,
  error: EXIT.bug
};
var OF_FAULT = {
  configuration: EXIT.configuration,
  source: EXIT.source,
  bug: EXIT.bug
};
function exitCodeOf(contract) {
  if (contract.verdict === "invalid") return EXIT.invalid;
  if (contract.failure !== void 0) return OF_FAULT[contract.failure.fault];
  return OF_VERDICT[contract.verdict];
}
function worstExitCode(contracts) {
  return Math.max(EXIT.passes, ...contracts.map(exitCodeOf));
}
function exitCodeOfError(error) {
  if (error instanceof ConfigError) return EXIT.configuration;
  if (error instanceof SourceError) return EXIT.source;
  if (error instanceof ContractError) return EXIT.invalid;
  return EXIT.bug;
}
var SEVERITY = [
  "compatible",
  "first-release",
  "reported",
  "forced",
  "refused",
  "invalid",
  "error"
];
function worst(verdicts) {
  return SEVERITY[Math.max(0, ...verdicts.map((verdict) => SEVERITY.indexOf(verdict)))] ?? "compatible";
}

// src/report/untrusted.ts
var INVISIBLE = new RegExp("[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}]|\\p{Surrogate}", "gu");
var JOINER = "\u2060";
function visible(text) {
  return text.replace(INVISIBLE, (character) => {
    if (character === "\n") return "\\n";
    if (character === "	") return "\\t";
    if (character === "\r") return "\\r";
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
function plain(text) {
  return visible(text).replace(/^(\s*):(?=:)/, `$1:${JOINER}`).replaceAll("##[", `#${JOINER}#[`);
}
function markdown(text, start = true) {
  const inline = visible(text).replace(/[\\`*_[\]<>#|~&$]/g, (character) => `\\${character}`).replace(/@/g, `@${JOINER}`).replace(/\\#/g, `\\#${JOINER}`).replace(/(GH|GHSA|CVE)-(?=[0-9a-z])/gi, `$1${JOINER}-`).replace(/(www)\./gi, `$1${JOINER}.`).replace(/:(?=\/)/g, `:${JOINER}`).replace(/:(?=[\\\w+-]+:)/g, `:${JOINER}`).replace(/(?<![0-9a-z])[0-9a-f]{7,}(?![0-9a-z])/gi, (hex) => hex.replace(/[^]{6}(?!$)/g, `$&${JOINER}`));
  return start ? inline.replace(/^(\s*)([-+=:])/, "$1\\$2").replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, "$1\\$2") : inline;
}
function codeSpan(text) {
  const shown = shortRuns(visible(text));
  if (shown === "") return "` `";
  const fence = "`".repeat(longestRun(shown) + 1);
  const padded = /^[`\s]|[`\s]$/.test(shown) ? ` ${shown} ` : shown;
  return `${fence}${padded}${fence}`;
}
function cellSpan(text) {
  return text.includes("|") ? markdown(text) : codeSpan(text);
}
function codeBlock(text, language = "") {
  const shown = shortRuns(text.split("\n").map(visible).join("\n"));
  const fence = "`".repeat(Math.max(3, longestRun(shown) + 1));
  return `${fence}${language}
${shown}
${fence}`;
}
function html(text) {
  return visible(text).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
function commandData(text) {
  return text.split("\n").map(visible).join("\n").replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function commandProperty(text) {
  return visible(text).replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function sarifText(text) {
  return visible(text).replace(/[[\]\\]/g, (character) => `\\${character}`);
}
function byCode(text, prose, code) {
  const parts = text.split("`");
  const paired = parts.length % 2 === 1 ? parts : [...parts.slice(0, -2), parts.slice(-2).join("`")];
  return paired.map((part, index) => index % 2 === 1 ? code(part) : part === "" ? "" : prose(part, index === 0)).join("");
}
function shorten(text, limit) {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}\u2026`;
}
function cutLines(text, limit) {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf("\n", limit - 2);
  return end < 0 ? "\u2026" : `${text.slice(0, end)}
\u2026`;
}
var LONGEST_RUN = 16;
function shortRuns(text) {
  return text.replaceAll("`".repeat(LONGEST_RUN), (run) => `${run}${JOINER}`);
}
function longestRun(text) {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}
function urlPath(path) {
  return path.split("/").map(urlPart).join("/");
}
function urlPart(text) {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*~_]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  );
}

// src/core/redact.ts
function withoutSecrets(text) {
  return text.replace(/([A-Za-z][A-Za-z0-9+.-]{0,20}:\/{1,3})[^\s/@"'<>]{1,2000}@/g, "$1").replace(/(^|[\s"'(=])([A-Za-z][A-Za-z0-9+.-]{0,20}:)[^\s/@"':]{1,2000}:[^\s/@"']{0,2000}@/g, "$1$2").replace(/([A-Za-z][A-Za-z0-9+.-]{0,20}:\/\/[^\s"'?<>]{1,2000})\?[^\s"')<>]*/g, "$1");
}

export {
  withoutSecrets,
  EXIT,
  worstExitCode,
  exitCodeOfError,
  worst,
  visible,
  plain,
  markdown,
  codeSpan,
  cellSpan,
  codeBlock,
  html,
  commandData,
  commandProperty,
  sarifText,
  byCode,
  shorten,
  cutLines,
  urlPath,
  urlPart
};
