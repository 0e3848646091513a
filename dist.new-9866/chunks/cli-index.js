import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/cli/index.ts
var COMMANDS = [
  {
    name: "check",
    summary: "what breaks between a baseline and the current contract",
    load: async () => (await import("./cli-check.js")).check
  },
  {
    name: "validate",
    summary: "would heddle load this plugin, or a host this image? All problems at once",
    load: async () => (await import("./cli-validate.js")).validate
  },
  {
    name: "inspect",
    summary: "what an image or a plugin manifest says",
    load: async () => (await import("./cli-inspect.js")).inspect
  },
  {
    name: "accept",
    summary: "write down that a break may pass, and why",
    load: async () => (await import("./cli-accept.js")).accept
  },
  {
    name: "schema",
    summary: "may one JSON Schema\u2019s writer send what another\u2019s reader refuses?",
    load: async () => (await import("./cli-schema.js")).schema
  },
  {
    name: "completion",
    summary: "a script that completes the command in bash, zsh or fish",
    load: async () => (await import("./cli-completion.js")).completion
  }
];

export {
  COMMANDS
};
