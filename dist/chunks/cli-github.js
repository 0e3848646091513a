import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  nodeWorkspace,
  programs,
  withBermd
} from "./breaks-berm-redeploy.js";
import {
  createFetch,
  createHttpClient,
  parseOptions
} from "./bytes-http-model.js";
import {
  reportBug
} from "./cli-bug.js";
import {
  plain,
  shorten
} from "./core-redact.js";
import {
  findRepository,
  gitRemote,
  smallFile
} from "./gate-acceptances.js";
import {
  workerConfirmer
} from "./platform-confirm-confirm.js";
import {
  SourceError
} from "./core-errors.js";

// src/cli/options.ts
function gateOptions({ positionals, inputs }, { env }) {
  const contracts = [...positionals, ...inputs.contracts === void 0 ? [] : [inputs.contracts]].join("\n");
  const token = inputs["bermd-token"] ?? (inputs["bermd-url"] === void 0 ? void 0 : env["BERMD_TOKEN"]);
  return parseOptions({ ...inputs, contracts, "bermd-token": token });
}

// src/platform/local-git.ts
import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
var TIMEOUT = 2e4;
var ANSWER = 64 * 1024;
var LARGEST = 64 * 1024 * 1024;
var MAX_CONFIG = 1024 * 1024;
var ENV = {
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  GIT_NO_REPLACE_OBJECTS: "1",
  LC_ALL: "C"
};
var MAIN = ["refs/remotes/origin/HEAD", "refs/remotes/origin/main", "refs/remotes/origin/master", "main", "master"];
function localGit(cwd, run) {
  const repository = repositoryOf(cwd);
  if (repository === void 0) return void 0;
  const ask = async (args, maxBytes = ANSWER) => {
    const fixed = [`--git-dir=${repository.gitDir}`, "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"];
    return outputOf(await run("git", [...fixed, ...args], { env: ENV, timeoutMs: TIMEOUT, maxBytes }));
  };
  const line = async (args) => {
    const text = new TextDecoder().decode(await ask(args)).trim();
    return /^[0-9a-f]{40,64}$/.test(text) ? text : void 0;
  };
  const commit = async (ref) => {
    for (const name of [ref, `refs/remotes/origin/${ref}`]) {
      const found = await line(["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
      if (found !== void 0) return found;
    }
    return void 0;
  };
  return {
    commit,
    async base() {
      for (const name of MAIN) {
        const main = await commit(name);
        if (main !== void 0) return await line(["merge-base", "HEAD", main]) ?? main;
      }
      return void 0;
    },
    async file(at, path) {
      const here = relative(repository.workTree, realpathSync(cwd)).split(sep).join("/");
      for (const full of /* @__PURE__ */ new Set([join(here, path).split(sep).join("/"), path])) {
        if (full.startsWith("../") || full.startsWith("/")) continue;
        const bytes = await ask(["cat-file", "blob", `${at}:${full}`], LARGEST);
        if (bytes !== void 0) return bytes;
      }
      return void 0;
    }
  };
}
function originRepository(cwd, host = "github.com") {
  const repository = repositoryOf(cwd);
  const config = repository && smallFile(join(repository.commonDir, "config"), MAX_CONFIG);
  if (config?.state !== "read") return void 0;
  const url = gitRemote(Buffer.from(config.bytes).toString("utf8"), "origin") ?? "";
  const match = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/:]+)(?::[0-9]+)?\/([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url) ?? /^(?:[^@/:]+@)?([^/:]+):\/?([^/]+\/[^/]+?)(?:\.git)?\/?$/.exec(url);
  return match?.[1]?.toLowerCase() === host.toLowerCase() ? match[2] : void 0;
}
function repositoryOf(cwd) {
  try {
    return findRepository(realpathSync(cwd));
  } catch {
    return void 0;
  }
}
function outputOf(end) {
  switch (end.state) {
    case "ended":
      return end.code === 0 ? end.output : void 0;
    case "missing":
      throw new SourceError("git is not installed here, so the repository could not be asked; give a file instead");
    case "failed":
      throw new SourceError(`git could not be asked: ${end.why}`);
    default:
      return end;
  }
}

// src/cli/github.ts
var THROUGH_GITHUB = /^(?:release|ref|base|artifact)(?::|$)/;
async function githubWorld(sources, { env, cwd }, warn) {
  const host = new URL(env["GITHUB_SERVER_URL"] ?? "https://github.com").host;
  const [owner, repo, ...more] = (env["GITHUB_REPOSITORY"] ?? originRepository(cwd, host) ?? "").split("/");
  const token = env["GITHUB_TOKEN"] ?? env["GH_TOKEN"] ?? "";
  if (!sources.some((source) => THROUGH_GITHUB.test(source.replace(/^[^:=]*=/, ""))) || !owner || !repo || more.length > 0 || token === "")
    return void 0;
  const { createClient } = await import("./github-client.js");
  const octokit = await createClient(token, {
    apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
    fetch: createFetch(env),
    warn
  });
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
  const github = await githubWorld(
    [options.baseline, ...options.contracts],
    io,
    (message) => io.err(`${plain(message)}
`)
  );
  const runProgram = programs(io.cwd, io.env);
  const git = localGit(io.cwd, runProgram);
  return withBermd(
    {
      cwd: io.cwd,
      files: nodeWorkspace(io.cwd, { links: "named", input: io.input }),
      env: io.env,
      http: createHttpClient(io.env),
      runProgram,
      ...git !== void 0 && { git },
      confirmer: workerConfirmer,
      ...github !== void 0 && { github },
      onFault: (error) => void reportBug(error, io),
      ...io.progress && { progress: progressLine(io.err) }
    },
    options
  );
}

export {
  gateOptions,
  terminalWorld
};
