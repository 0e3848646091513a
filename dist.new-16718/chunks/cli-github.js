import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  programs
} from "./breaks-berm-redeploy.js";
import {
  createHttpClient
} from "./bytes-http-model.js";
import {
  reportBug
} from "./cli-bug.js";
import {
  plain,
  shorten
} from "./gate-exit-code.js";
import {
  pluginDirectories
} from "./core-locate.js";
import {
  workerConfirmer
} from "./platform-confirm-confirm.js";

// src/cli/github.ts
var THROUGH_GITHUB = /^(?:release|ref|base|artifact)(?::|$)/;
async function githubWorld(baseline, env, warn) {
  const [owner, repo, ...more] = (env["GITHUB_REPOSITORY"] ?? "").split("/");
  const token = env["GITHUB_TOKEN"] ?? env["GH_TOKEN"] ?? "";
  if (!THROUGH_GITHUB.test(baseline) || !owner || !repo || more.length > 0 || token === "") return void 0;
  const { createClient } = await import("./github-client.js");
  const octokit = await createClient(token, { apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com" }, warn);
  const { GITHUB_SHA: sha, GITHUB_REF: ref } = env;
  return { octokit, owner, repo, token, ...sha !== void 0 && { sha }, ...ref !== void 0 && { ref } };
}

// src/cli/progress.ts
var PATIENCE = 400;
var EVERY = 100;
function progressLine(write, now = Date.now) {
  const started = /* @__PURE__ */ new Map();
  let drawn = 0;
  return ({ label, bytes, total }) => {
    const begun = started.get(label) ?? now();
    started.set(label, begun);
    if (total !== void 0 && bytes >= total) {
      if (drawn > 0) write("\r\x1B[2K");
      drawn = 0;
      return;
    }
    if (now() - begun < PATIENCE || now() - drawn < EVERY) return;
    drawn = now();
    const of = total === void 0 ? "" : ` of ${size(total)} (${Math.floor(bytes / total * 100)} %)`;
    write(`\r\x1B[2K${shorten(plain(label), 60)}: ${size(bytes)}${of}`);
  };
}
function size(bytes) {
  return bytes < 1e6 ? `${Math.round(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

// src/cli/world.ts
async function terminalWorld(options, io) {
  const github = await githubWorld(options.baseline, io.env, (message) => io.err(`${plain(message)}
`));
  return {
    cwd: io.cwd,
    env: io.env,
    http: createHttpClient(io.env),
    pluginDirectory: pluginDirectories(io.cwd),
    runProgram: programs(io.cwd, io.env),
    confirmer: workerConfirmer,
    ...github !== void 0 && { github },
    onFault: (error) => void reportBug(error, io),
    ...io.progress && { progress: progressLine(io.err) }
  };
}

export {
  terminalWorld
};
