import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createClient
} from "./chunks/github-client-2.js";
import "./chunks/octokit-plugin-retry.js";
import {
  nodeWorkspace,
  programs,
  runGate
} from "./chunks/breaks-berm-redeploy.js";
import {
  STORED_PREFIX,
  annotations,
  askApi,
  createHttpClient,
  expectOk,
  fetchBaseline,
  formFile,
  isForm,
  jsonText,
  listIn,
  openAtRef,
  parseOptions,
  parseReport,
  render,
  renderGithub,
  renderMarkdown,
  renderText,
  reportTitle,
  storedName,
  text,
  unzipEntry
} from "./chunks/bytes-http-model.js";
import "./chunks/gate-version.js";
import {
  EXIT,
  commandData,
  commandProperty,
  exitCodeOfError,
  markdown,
  plain,
  shorten,
  visible
} from "./chunks/core-redact.js";
import "./chunks/gate-acceptances.js";
import "./chunks/core-system-error.js";
import {
  largestBump
} from "./chunks/bytes-index.js";
import "./chunks/breaks-berm-compare.js";
import {
  workerConfirmer
} from "./chunks/core-options.js";
import "./chunks/core-utf8.js";
import {
  ConfigError,
  ContractError,
  SourceError
} from "./chunks/core-errors.js";
import {
  canonical
} from "./chunks/core-fingerprint.js";
import "./chunks/core-digest.js";
import {
  isArray,
  isObject,
  member,
  parseJson
} from "./chunks/core-exact-number.js";
import "./chunks/octokit-request-error.js";
import "./chunks/empty.js";

// src/action.ts
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join3 } from "node:path";

// src/github/artifact-files.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
function artifactName(context, key) {
  return `${STORED_PREFIX}-${safeJob(context.job)}-${key}-${context.attempt}`;
}
function safeJob(job) {
  return job.replace(/[^A-Za-z0-9_-]+/g, "_").slice(0, 100) || "job";
}
function readArtifactName(name) {
  const found = new RegExp(`^${STORED_PREFIX}-[A-Za-z0-9_-]+-([0-9a-f]{12})-(\\d{1,6})$`).exec(name);
  return found?.[1] === void 0 ? void 0 : { key: found[1], attempt: Number(found[2]) };
}
function manifestFiles(manifests) {
  return manifests.flatMap(
    ({ name, ...both }) => ["current", "baseline"].flatMap((side) => {
      const manifest = both[side];
      const folder = storedName(name).replace(/^contracts\//, "manifests/");
      return manifest === void 0 ? [] : [{ name: `${folder}/${side}.json`, content: `${jsonText(manifest, 2)}
` }];
    })
  );
}
async function writeFiles(folder, files) {
  const paths = [];
  for (const file of files) {
    const path = join(folder, file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.content);
    paths.push(path);
  }
  return paths;
}

// src/github/base.ts
async function readOnBase(contract, world) {
  const from = async (spec) => {
    const result = await fetchBaseline({ spec, contract, prereleases: false }, world);
    return result.state === "found" ? { content: result.content, label: result.info.label } : void 0;
  };
  try {
    return await from("base");
  } catch (error) {
    if (!(error instanceof SourceError) || contract.kind === "plugin") throw error;
    return from("artifact");
  }
}

// src/github/payload.ts
function at(value, ...names) {
  let here = value;
  for (const name of names) {
    if (!isObject(here)) return void 0;
    here = member(here, name);
  }
  return here;
}
function text2(value, ...names) {
  const found = at(value, ...names);
  return typeof found === "string" && found !== "" ? found : void 0;
}
function whole(value, ...names) {
  const found = at(value, ...names);
  return typeof found === "number" && Number.isSafeInteger(found) ? found : void 0;
}

// src/github/context.ts
function readContext(env, payload) {
  const [owner, repo] = required(env, "GITHUB_REPOSITORY").split("/");
  if (owner === void 0 || repo === void 0 || owner === "" || repo === "") {
    throw new ConfigError(
      `GITHUB_REPOSITORY is "${env["GITHUB_REPOSITORY"] ?? ""}", expected owner/name as the Actions runner sets it.`
    );
  }
  const ref = env["GITHUB_REF"] ?? "";
  const trigger = readTrigger(required(env, "GITHUB_EVENT_NAME"), payload, ref);
  const workflowFile = /\/([^/@]+\.ya?ml)@/.exec(env["GITHUB_WORKFLOW_REF"] ?? "")?.[1];
  const defaultBranch = text2(payload, "repository", "default_branch");
  return {
    owner,
    repo,
    apiUrl: trimSlash(env["GITHUB_API_URL"] ?? "https://api.github.com"),
    serverUrl: trimSlash(env["GITHUB_SERVER_URL"] ?? "https://github.com"),
    workflow: env["GITHUB_WORKFLOW"] ?? "",
    ...workflowFile === void 0 ? {} : { workflowFile },
    job: env["GITHUB_JOB"] ?? "",
    runId: Number(env["GITHUB_RUN_ID"] ?? 0),
    attempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1),
    sha: "head" in trigger ? trigger.head.sha : env["GITHUB_SHA"] ?? "",
    ref,
    ...defaultBranch === void 0 ? {} : { defaultBranch },
    trigger
  };
}
function required(env, name) {
  const value = env[name];
  if (value === void 0 || value === "") {
    throw new ConfigError(
      `${name} is not set: the Action runs in a GitHub workflow. On a terminal use the command, berm-compat.`
    );
  }
  return value;
}
function readTrigger(event, payload, ref) {
  switch (event) {
    case "pull_request":
    case "pull_request_target":
      return pullRequest(event, payload);
    case "push":
      return {
        event,
        ...ref.startsWith("refs/heads/") ? { branch: ref.slice(11) } : ref.startsWith("refs/tags/") ? { tag: ref.slice(10) } : {}
      };
    case "release":
      return {
        event,
        tag: text2(payload, "release", "tag_name") ?? ref.replace(/^refs\/tags\//, ""),
        prerelease: at(payload, "release", "prerelease") === true
      };
    case "merge_group":
      return {
        event,
        head: {
          sha: need(payload, event, "merge_group", "head_sha"),
          ref: need(payload, event, "merge_group", "head_ref")
        },
        base: {
          sha: need(payload, event, "merge_group", "base_sha"),
          ref: need(payload, event, "merge_group", "base_ref")
        }
      };
    case "workflow_run":
      return workflowRun(payload);
    default:
      return { event: "other", name: event };
  }
}
function pullRequest(event, payload) {
  const pull = at(payload, "pull_request");
  const number = whole(pull, "number") ?? whole(payload, "number");
  if (number === void 0) throw incomplete(event, "pull_request.number");
  const label = text2(payload, "label", "name");
  return {
    event,
    number,
    action: text2(payload, "action") ?? "",
    ...label === void 0 ? {} : { label },
    head: { sha: need(payload, event, "pull_request", "head", "sha"), ref: text2(pull, "head", "ref") ?? "" },
    base: {
      sha: need(payload, event, "pull_request", "base", "sha"),
      ref: need(payload, event, "pull_request", "base", "ref")
    },
    // A fork that was deleted leaves no repository behind; it was one.
    fork: text2(pull, "head", "repo", "full_name") !== text2(pull, "base", "repo", "full_name")
  };
}
function workflowRun(payload) {
  const run2 = at(payload, "workflow_run");
  const id = whole(run2, "id");
  if (id === void 0) throw incomplete("workflow_run", "workflow_run.id");
  return {
    event: "workflow_run",
    run: {
      id,
      attempt: whole(run2, "run_attempt") ?? 1,
      workflow: text2(run2, "name") ?? "",
      event: text2(run2, "event") ?? "",
      headSha: need(payload, "workflow_run", "workflow_run", "head_sha"),
      headBranch: text2(run2, "head_branch") ?? "",
      headOwner: text2(run2, "head_repository", "owner", "login") ?? ""
    }
  };
}
function need(payload, event, ...names) {
  const found = text2(payload, ...names);
  if (found === void 0) throw incomplete(event, names.join("."));
  return found;
}
function incomplete(event, field) {
  return new ConfigError(
    `The event payload of "${event}" has no ${field}. GITHUB_EVENT_PATH must hold the event as GitHub sends it.`
  );
}
function trimSlash(url) {
  return url.replace(/\/+$/, "");
}
function whereabouts(context) {
  const { owner, repo, sha, ref, trigger, workflowFile, defaultBranch } = context;
  const base = "base" in trigger ? trigger.base : void 0;
  const baseBranch2 = base?.ref.replace(/^refs\/heads\//, "") ?? (trigger.event === "push" ? trigger.branch : void 0) ?? defaultBranch;
  return {
    owner,
    repo,
    sha,
    ref,
    ...base !== void 0 && { baseSha: base.sha },
    ...baseBranch2 !== void 0 && { baseBranch: baseBranch2 },
    ...workflowFile !== void 0 && { workflow: workflowFile }
  };
}
function linksOf({ serverUrl, owner, repo, sha }) {
  return { server: serverUrl, repository: `${owner}/${repo}`, commit: sha };
}
function runUrl(context) {
  return `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${context.runId}`;
}

// src/github/failure.ts
function statusOf(error) {
  if (typeof error !== "object" || error === null || !("status" in error) || typeof error.status !== "number")
    return void 0;
  return "response" in error && error.response !== void 0 ? error.status : void 0;
}
function explain(what, error, permission, fork = false) {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
  if (status === 401) return `${what}: GitHub does not know this token (401). Check the input "github-token".`;
  if ((status === 403 || status === 429) && /rate limit/i.test(message ?? ""))
    return `${what}: GitHub's rate limit is used up (${status}). Run the job again later.`;
  if (status === 403 && /authenticate via a GitHub App/i.test(message ?? "")) {
    return `${what}: a personal access token may not do that. Leave "github-token" out, so that the workflow's own is used.`;
  }
  if (status === 403 || status === 404) {
    const remedy = fork ? "a pull request from a fork gets a read-only token; the pair of workflows in docs/github.md writes the comment from a second one" : `the token lacks a permission; add "${permission}" under "permissions:" of the job`;
    return `${what}: GitHub answered ${status}: ${remedy}.`;
  }
  if (status === void 0) return `${what}: GitHub could not be reached (${message ?? ""}).`;
  return `${what}: GitHub answered ${status} (${message ?? ""}).`;
}

// src/github/surface.ts
var NOTHING = { state: "skipped" };
var NO_TOKEN = {
  state: "skipped",
  warning: 'There is no token (input "github-token" is empty), so neither a check run nor a comment was written.'
};

// src/github/check.ts
var PER_REQUEST = 50;
var TEXT_LIMIT = 65535;
var TITLE_LIMIT = 255;
var MESSAGE_LIMIT = 16e3;
var ANNOTATIONS = 1e3;
var CONCLUSIONS = {
  compatible: "success",
  "first-release": "success",
  reported: "success",
  forced: "neutral",
  refused: "failure",
  invalid: "failure",
  error: "failure"
};
var check = {
  name: "check",
  publish({ report, settings }, { client, context, key }) {
    if (!settings.check) return NOTHING;
    if (client === void 0) return NO_TOKEN;
    const full = `[The full report](${runUrl(context)}) is in the run's artifact.`;
    return publishCheck(client, context, {
      name: `Compatibility (${context.job})`,
      conclusion: report.exitCode === 0 ? CONCLUSIONS[report.verdict] : "failure",
      title: checkTitle(report),
      summary: renderMarkdown(report, { limit: TEXT_LIMIT - 500, unit: "bytes", full, links: linksOf(context) }),
      annotations: settings.annotations ? annotations(report) : [],
      externalId: `${context.runId}-${context.attempt}-${key}`
    });
  }
};
function checkTitle(report) {
  return reportTitle(report);
}
async function publishCheck(client, context, content) {
  const where = { owner: context.owner, repo: context.repo };
  const batches = batchesOf(content.annotations);
  const output = { title: shorten(visible(content.title), TITLE_LIMIT), summary: content.summary };
  const step = (index) => ({
    output: { ...output, annotations: batches[index] ?? [] },
    ...index < batches.length - 1 ? { status: "in_progress" } : { status: "completed", conclusion: content.conclusion }
  });
  let id;
  try {
    const { data } = await client.request("POST /repos/{owner}/{repo}/check-runs", {
      ...where,
      name: content.name,
      head_sha: context.sha,
      details_url: runUrl(context),
      external_id: content.externalId,
      ...step(0)
    });
    id = Number(data.id);
    for (let index = 1; index < batches.length; index += 1) {
      await client.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
        ...where,
        check_run_id: id,
        ...step(index)
      });
    }
    return { state: "written", ...data.html_url === null ? {} : { url: data.html_url } };
  } catch (error) {
    if (id !== void 0) await finish(client, { ...where, check_run_id: id }, content, output);
    const fork = context.trigger.event === "pull_request" && context.trigger.fork;
    const what = id === void 0 ? "The check run could not be created" : "The check run could not be completed with all its annotations";
    return { state: "skipped", warning: explain(what, error, "checks: write", fork) };
  }
}
async function finish(client, where, content, output) {
  try {
    await client.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
      ...where,
      status: "completed",
      conclusion: content.conclusion,
      output
    });
  } catch {
  }
}
function batchesOf(annotations2) {
  const placed = annotations2.filter((one) => one.location !== void 0).slice(0, ANNOTATIONS);
  const batches = [];
  for (let at2 = 0; at2 < placed.length; at2 += PER_REQUEST)
    batches.push(placed.slice(at2, at2 + PER_REQUEST).map(asGitHub));
  return batches.length === 0 ? [[]] : batches;
}
function asGitHub({ level, title, message, location }) {
  return {
    path: location?.path ?? "",
    start_line: location?.line ?? 1,
    end_line: location?.line ?? 1,
    annotation_level: level,
    title: shorten(visible(title), TITLE_LIMIT),
    message: shorten(message.split("\n").map(visible).join("\n"), MESSAGE_LIMIT)
  };
}

// src/github/merge-group.ts
var COMMITS = 100;
async function groupPulls(client, context, group) {
  const numbers = /* @__PURE__ */ new Set();
  const named = /\/pr-(\d+)-[0-9a-f]+$/.exec(group.head.ref)?.[1];
  if (named !== void 0) numbers.add(Number(named));
  const where = { owner: context.owner, repo: context.repo };
  const { data } = await client.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...where,
    basehead: `${group.base.sha}...${group.head.sha}`
  });
  for (const commit of data.commits.slice(0, COMMITS)) {
    const pulls = await client.paginate("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
      ...where,
      commit_sha: commit.sha
    });
    for (const pull of pulls)
      if (pull.state === "open" && pull.base.ref === baseBranch(group)) numbers.add(pull.number);
  }
  return [...numbers];
}
function baseBranch(group) {
  return group.base.ref.replace(/^refs\/heads\//, "");
}

// src/github/label.ts
async function readLabel(client, context, label) {
  const { owner, repo, trigger } = context;
  switch (trigger.event) {
    case "pull_request":
    case "pull_request_target":
      return labelOf(client, { owner, repo, number: trigger.number }, label);
    case "merge_group": {
      for (const number of await groupPulls(client, context, trigger)) {
        const live = await labelOf(client, { owner, repo, number }, label);
        if (live.set) return live;
      }
      return { set: false, label };
    }
    case "push":
    case "release":
    case "workflow_run":
    case "other":
      return void 0;
    default:
      return trigger;
  }
}
async function labelOf(client, pull, label) {
  const where = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, per_page: 100 };
  const labels = await client.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/labels", where);
  const found = labels.find(({ name }) => name.toLowerCase() === label.toLowerCase());
  if (found === void 0) return { set: false, label };
  return { set: true, label: found.name, pull: pull.number, ...await applied(client, where, found.name) };
}
async function applied(client, where, label) {
  let last = {};
  try {
    for await (const page of client.paginate.iterator(
      "GET /repos/{owner}/{repo}/issues/{issue_number}/events",
      where
    )) {
      for (const event of page.data) {
        if (event.event !== "labeled" || !("label" in event) || event.label.name !== label) continue;
        last = { at: event.created_at, ...actorOf(event.actor) };
      }
    }
  } catch {
    return {};
  }
  return last;
}
function actorOf(actor) {
  return actor === null ? {} : { actor: actor.login };
}
function coveredBy(live, context, sticky) {
  if (!live.set) return void 0;
  const memory = sticky?.memory;
  const force = memory?.force;
  if (force !== void 0 && (live.at === void 0 || force.at === live.at)) return force.fingerprints;
  const { trigger } = context;
  const startedByIt = trigger.event === "pull_request" && trigger.action === "labeled" && trigger.label?.toLowerCase() === live.label.toLowerCase();
  if (startedByIt) return void 0;
  if (sticky !== void 0 && memory !== void 0 && live.at !== void 0 && sticky.updatedAt < live.at)
    return memory.counting;
  return void 0;
}
function countingOf(report) {
  const found = report.contracts.flatMap(
    ({ findings }) => findings.filter(({ blocking }) => blocking).map(({ fingerprint }) => fingerprint)
  );
  return [...new Set(found)].sort();
}
function rememberForce(live, covered, counting) {
  if (live === void 0 || !live.set || live.at === void 0) return void 0;
  return { at: live.at, ...live.actor === void 0 ? {} : { actor: live.actor }, fingerprints: covered ?? counting };
}

// src/github/marker.ts
import { createHash } from "node:crypto";
var COMMENT_LIMIT = 65536;
var FINGERPRINTS = 1500;
function stickyKey(workflow, job, contracts) {
  return createHash("sha256").update(JSON.stringify([workflow, job, contracts.toSorted()])).digest("hex").slice(0, 12);
}
function marker(key) {
  return `<!-- berm-compat:${key} -->`;
}
function remember(memory) {
  const kept = {
    counting: memory.counting.slice(0, FINGERPRINTS).join(" "),
    ...memory.force === void 0 ? {} : { force: { ...memory.force, fingerprints: memory.force.fingerprints.slice(0, FINGERPRINTS).join(" ") } }
  };
  const json = JSON.stringify(kept).replace(
    /[<>&-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
  return `<!-- berm-compat:memory ${json} -->`;
}
function recall(body) {
  const json = /<!-- berm-compat:memory (\{[^\n]{0,60000}\}) -->/.exec(body)?.[1];
  if (json === void 0) return void 0;
  let value;
  try {
    ({ value } = parseJson(json));
  } catch {
    return void 0;
  }
  if (!isObject(value)) return void 0;
  const forced = member(value, "force");
  const since = text2(forced, "at");
  const actor = text2(forced, "actor");
  return {
    counting: fingerprints(member(value, "counting")),
    ...since === void 0 || !isObject(forced) ? {} : {
      force: {
        at: since,
        ...actor === void 0 ? {} : { actor },
        fingerprints: fingerprints(member(forced, "fingerprints"))
      }
    }
  };
}
function fingerprints(value) {
  const words = typeof value === "string" ? value.split(" ") : isArray(value) ? value : [];
  return words.filter((word) => typeof word === "string" && /^[0-9a-f]{12}$/.test(word));
}

// src/github/sticky.ts
var PAGES = 100;
async function tokenLogin(client) {
  const asked = [
    // What octokit parsed from JSON is read as untrusted.
    async () => at(await client.graphql("{ viewer { login } }"), "viewer"),
    async () => (await client.request("GET /user")).data
  ];
  for (const ask of asked) {
    const login = text2(await ask().catch(() => void 0), "login");
    if (login !== void 0) return login;
  }
  return "github-actions[bot]";
}
async function findStickies(client, pull, key, login) {
  const found = [];
  let pages = 0;
  const parameters = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, per_page: 100 };
  for await (const page of client.paginate.iterator(
    "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
    parameters
  )) {
    for (const comment2 of page.data) {
      const body = comment2.body ?? "";
      if (!body.startsWith(marker(key)) || bare(comment2.user?.login) !== bare(login)) continue;
      const memory = recall(body);
      found.push({
        id: comment2.id,
        url: comment2.html_url,
        body,
        updatedAt: comment2.updated_at,
        ...memory === void 0 ? {} : { memory }
      });
    }
    pages += 1;
    if (pages >= PAGES) break;
  }
  return found.sort((a, b) => a.id - b.id);
}
function bare(login) {
  return login?.replace(/\[bot\]$/, "").toLowerCase();
}
async function writeSticky(client, pull, key, login, body, known) {
  const oldest = known[0];
  if (oldest !== void 0) return update(client, pull, oldest, body);
  const created = await create(client, pull, body);
  const now = await findStickies(client, pull, key, login);
  const winner = now[0];
  if (winner === void 0 || winner.id === created.id) return created;
  const updated = await update(client, pull, winner, body);
  await client.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
    owner: pull.owner,
    repo: pull.repo,
    comment_id: created.id
  });
  return updated;
}
async function create(client, pull, body) {
  const { data } = await client.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    owner: pull.owner,
    repo: pull.repo,
    issue_number: pull.number,
    body
  });
  return { id: Number(data.id), url: data.html_url, body, updatedAt: data.updated_at };
}
async function update(client, pull, sticky, body) {
  if (sticky.body === body) return sticky;
  try {
    const { data } = await client.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      owner: pull.owner,
      repo: pull.repo,
      comment_id: sticky.id,
      body
    });
    return { id: Number(data.id), url: data.html_url, body, updatedAt: data.updated_at };
  } catch (error) {
    if (statusOf(error) === 404) return create(client, pull, body);
    throw error;
  }
}

// src/github/comment.ts
var comment = {
  name: "comment",
  publish({ report, changed: changed2, settings }, { client, context, key, pull: state }) {
    const { pull, login, stickies } = state;
    const occasion = { changed: changed2, breaks: hasBreaks(report), existing: stickies.length > 0 };
    if (pull === void 0 || !wantsComment(settings.comment, occasion)) return NOTHING;
    if (client === void 0) return NO_TOKEN;
    if (login === void 0) return NOTHING;
    const counting = countingOf(report);
    const force = rememberForce(state.label, state.covered, counting);
    const body = commentBody([report], {
      key,
      memory: { counting, ...force !== void 0 && { force } },
      full: `[The full report](${runUrl(context)}) is in the run's artifact.`,
      links: linksOf(context),
      footer: `Run [${context.runId}](${runUrl(context)}), attempt ${context.attempt}, commit ${context.sha.slice(0, 12)}`
    });
    return publishComment(client, context, pull, { key, login, body, known: stickies });
  }
};
function wantsComment(policy, { changed: changed2, breaks, existing }) {
  switch (policy) {
    case "never":
      return false;
    case "always":
      return true;
    case "changes":
      return changed2 || existing;
    case "breaks":
      return breaks || existing;
    default:
      return policy;
  }
}
function hasBreaks(report) {
  return report.counts.breaks > 0 || report.exitCode !== 0;
}
function commentBody(reports, { key, memory, full, links, footer }) {
  const head = `${marker(key)}
`;
  const tail = `
---
<sub>${footer}</sub>

${remember(memory)}
`;
  const between = "\n---\n\n";
  const room = COMMENT_LIMIT - head.length - tail.length;
  const limit = Math.floor(room / Math.max(1, reports.length)) - between.length;
  const options = { limit, full, ...links !== void 0 && { links } };
  return `${head}${reports.map((report) => renderMarkdown(report, options)).join(between)}${tail}`;
}
async function publishComment(client, context, pull, written) {
  try {
    const sticky = await writeSticky(client, pull, written.key, written.login, written.body, written.known);
    return { state: "written", url: sticky.url };
  } catch (error) {
    const fork = context.trigger.event === "pull_request" && context.trigger.fork;
    return {
      state: "skipped",
      warning: explain("The pull-request comment could not be written", error, "pull-requests: write", fork)
    };
  }
}

// src/github/fork-reports.ts
var REPORTS = 5;
var ZIP_LIMIT = 64 * 1024 * 1024;
var REPORT_LIMIT = 16 * 1024 * 1024;
async function readForkReports(source, runId) {
  const reports = [];
  const faults = [];
  for (const id of latest(await list(source, runId))) {
    try {
      const report = await reportIn(source, id);
      if (report !== void 0) reports.push(report);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      faults.push(error);
    }
  }
  return { reports, faults };
}
async function list({ client, context }, runId) {
  try {
    return await client.paginate("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
      owner: context.owner,
      repo: context.repo,
      run_id: runId,
      per_page: 100
    });
  } catch (error) {
    throw new SourceError(explain("The artifacts of the run could not be listed", error, "actions: read"), {
      cause: error
    });
  }
}
function latest(listed) {
  const newest = /* @__PURE__ */ new Map();
  for (const { id, name, expired } of listed) {
    const about = expired ? void 0 : readArtifactName(name);
    if (about === void 0 || (newest.get(about.key)?.attempt ?? 0) >= about.attempt) continue;
    newest.set(about.key, { id, attempt: about.attempt });
  }
  return [...newest.values()].slice(0, REPORTS).map(({ id }) => id);
}
async function reportIn({ http, token, context }, id) {
  const what = `artifact ${id}`;
  const url = `${context.apiUrl}/repos/${context.owner}/${context.repo}/actions/artifacts/${id}/zip`;
  const headers = { accept: "application/vnd.github+json" };
  const response = await expectOk(await http.send({ url, authorization: `Bearer ${token}`, headers, what }), what);
  const bytes = unzipEntry(await response.bytes(ZIP_LIMIT), "report.json", REPORT_LIMIT, what);
  if (bytes === void 0) return void 0;
  try {
    return parseReport(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    if (!(cause instanceof ContractError || cause instanceof TypeError)) throw cause;
    const message = `${what}: ${cause.message} It comes from the pull request's own run and is not used.`;
    throw new SourceError(message, { cause });
  }
}

// src/github/fork.ts
async function publishForkComments(session) {
  const { client, context, runner: runner2 } = session;
  const { trigger } = context;
  if (trigger.event !== "workflow_run") {
    throw new ConfigError(
      `"mode: comment" is for a workflow that runs on workflow_run; this one runs on ${trigger.event === "other" ? trigger.name : trigger.event}. See docs/github.md.`
    );
  }
  const pulls = await findPulls(client, context, trigger.run);
  if (pulls.length === 0) {
    runner2.annotate(
      "notice",
      `No open pull request has ${trigger.run.headSha.slice(0, 12)} as its head: closed, or pushed to since. Nothing is written.`
    );
    return 0;
  }
  const { reports, faults } = await readForkReports(session, trigger.run.id);
  const [first, ...rest] = reports;
  if (first !== void 0) for (const pull of pulls) await writeOne(session, trigger.run, pull, [first, ...rest]);
  else if (faults.length === 0)
    runner2.annotate("notice", `Run ${trigger.run.id} left no report behind. Nothing is written.`);
  if (faults.length > 0) throw new SourceError(faults.map(({ message }) => message).join(" "), { cause: faults[0] });
  return 0;
}
async function writeOne(session, run2, pull, given) {
  const { client, context, runner: runner2, policy } = session;
  const key = stickyKey(run2.workflow, "workflow_run", []);
  const login = await tokenLogin(client);
  const known = await findStickies(client, pull, key, login);
  const occasion = { changed: given.some(hasNews), breaks: given.some(hasBreaks), existing: known.length > 0 };
  if (!wantsComment(policy, occasion)) return;
  const label = await liveLabel(session, run2, pull);
  const reports = given.map((report) => withLabel(report, label));
  const covered = label?.at !== void 0 && known[0]?.memory?.force?.at === label.at ? known[0].memory.force.fingerprints : void 0;
  const counting = [...new Set(reports.flatMap(countingOf))].sort();
  const force = rememberForce(label, covered, counting);
  const url = `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${run2.id}`;
  const body = commentBody(reports, {
    key,
    memory: { counting, ...force !== void 0 && { force } },
    full: `[The full report](${url}) is in the run's artifact.`,
    footer: `As run [${run2.id}](${url}), attempt ${run2.attempt}, reported it for commit ${run2.headSha.slice(0, 12)}; that run belongs to the pull request itself, so what decides is its check. The label ${labelWords(label)} when this was written.`
  });
  const written = await publishComment(client, context, pull, { key, login, body, known });
  if (written.state === "skipped" && written.warning !== void 0) runner2.annotate("warning", written.warning);
  const worst = given.reduce((a, b) => b.exitCode > a.exitCode ? b : a);
  if (written.state === "written") runner2.setOutputs({ verdict: worst.verdict, "comment-url": written.url ?? "" });
}
async function liveLabel({ client, context, runner: runner2, forceLabel }, run2, pull) {
  try {
    return await readLabel(client, onPull(context, pull, run2), forceLabel);
  } catch (error) {
    runner2.annotate("warning", explain(`The label "${forceLabel}" could not be read`, error, "pull-requests: read"));
    return void 0;
  }
}
function labelWords(label) {
  if (label === void 0) return "could not be read";
  return label.set ? "was set" : "was not set";
}
function withLabel(report, label) {
  const { force, ...rest } = report;
  if (force?.by !== "label" || label?.set !== true) return rest;
  const { actor, at: at2 } = label;
  return {
    ...rest,
    force: {
      by: "label",
      label: label.label,
      covers: force.covers,
      ...actor !== void 0 && { actor },
      ...at2 !== void 0 && { at: at2 }
    }
  };
}
function hasNews(report) {
  return report.verdict !== "compatible" || report.contracts.some(({ findings, problems, notes }) => findings.length + problems.length + notes.length > 0);
}
function onPull(context, { number }, run2) {
  const head = { sha: run2.headSha, ref: run2.headBranch };
  return {
    ...context,
    sha: run2.headSha,
    trigger: { event: "pull_request", number, action: "", head, base: { sha: "", ref: "" }, fork: true }
  };
}
async function findPulls(client, context, run2) {
  const where = { owner: context.owner, repo: context.repo };
  try {
    const pulls = await client.paginate("GET /repos/{owner}/{repo}/pulls", {
      ...where,
      state: "open",
      head: `${run2.headOwner}:${run2.headBranch}`,
      per_page: 100
    });
    return pulls.filter(({ head }) => head.sha === run2.headSha).map(({ number }) => ({ ...where, number }));
  } catch (error) {
    throw new SourceError(explain("The pull request of the run could not be looked up", error, "pull-requests: read"), {
      cause: error
    });
  }
}

// src/github/inputs.ts
function readInputs(env) {
  const inputs = {};
  for (const [name, value] of Object.entries(env)) {
    if (name.startsWith("INPUT_") && name !== "INPUT_") inputs[name.slice("INPUT_".length).toLowerCase()] = value;
  }
  return inputs;
}

// src/github/judged-pull.ts
var LIMIT = 8 * 1024 * 1024;
var PERMISSION = "contents: read";
function judgedPull(context, world) {
  const asked = askedOf(context);
  if (asked === void 0) return void 0;
  const { github } = world;
  if (github === void 0) return { fork: asked.fork };
  const tip = once(() => tipOf(github, asked));
  const fork = once(() => forkPoint(github, context, asked));
  return {
    fork: asked.fork,
    baseFile: async (path) => {
      const sha = await tip();
      return { text: await fileAt(world, github, path, sha), label: `${asked.branch} (${sha.slice(0, 7)})` };
    },
    basePaths: async (places) => pathsAt(github, await fork(), places),
    workflowChanged: async () => {
      const path = context.workflowFile === void 0 ? void 0 : `.github/workflows/${context.workflowFile}`;
      if (path === void 0 || context.trigger.event !== "pull_request") return void 0;
      try {
        const [before, now] = await Promise.all([
          fork().then((sha) => fileAt(world, github, path, sha)),
          fileAt(world, github, path, context.sha)
        ]);
        return before === now ? void 0 : path;
      } catch (error) {
        if (error instanceof SourceError) return void 0;
        throw error;
      }
    }
  };
}
function askedOf({ trigger, defaultBranch }) {
  switch (trigger.event) {
    case "pull_request":
    case "pull_request_target":
      return { branch: trigger.base.ref, sha: trigger.base.sha, fork: trigger.fork };
    case "merge_group":
      return { branch: trigger.base.ref.replace(/^refs\/heads\//, ""), sha: trigger.base.sha, fork: false };
    case "workflow_run":
      return { branch: defaultBranch ?? "main", fork: true };
    case "push":
    case "release":
    case "other":
      return void 0;
    default:
      return trigger;
  }
}
async function tipOf(github, { branch, sha }) {
  const what = `the branch ${branch} of ${github.owner}/${github.repo}`;
  const ask = { what, permission: PERMISSION, missing: true };
  const answer = await askApi(github, "GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: `heads/${branch}` }, ask);
  const tip = shaIn(answer, "object");
  if (tip !== void 0) return tip;
  if (sha === void 0) throw new SourceError(`${what} is not there, or the token may not read it (${PERMISSION})`);
  await askApi(
    github,
    "GET /repos/{owner}/{repo}/git/commits/{commit_sha}",
    { commit_sha: sha },
    { what: `the base commit ${sha.slice(0, 12)}`, permission: PERMISSION }
  );
  return sha;
}
async function forkPoint(github, context, asked) {
  const base = asked.sha ?? await tipOf(github, asked);
  const what = `what ${context.sha.slice(0, 12)} changes`;
  const answer = await askApi(
    github,
    "GET /repos/{owner}/{repo}/compare/{basehead}",
    { basehead: `${base}...${context.sha}`, per_page: 1 },
    { what, permission: PERMISSION, missing: true }
  );
  return shaIn(answer, "merge_base_commit") ?? base;
}
function shaIn(answer, name) {
  const object = answer !== void 0 && isObject(answer) ? member(answer, name) : void 0;
  return object !== void 0 && isObject(object) ? text(object, "sha") : void 0;
}
var MOST_FOLDERS = 30;
async function pathsAt(github, sha, places) {
  const deep = places.some(({ levels }) => levels === void 0);
  const listed = deep ? void 0 : await foldersAt(github, sha, places);
  return listed ?? treeAt(github, sha);
}
async function foldersAt(github, sha, places) {
  const files = [];
  const open = places.map(({ folder, levels = 0 }) => ({ folder, levels }));
  for (let at2 = 0; at2 < open.length; at2 += 1) {
    const { folder, levels } = open[at2] ?? { folder: "", levels: 0 };
    if (at2 >= MOST_FOLDERS) return void 0;
    const what = `the folder ${folder === "" ? "/" : folder} of ${sha.slice(0, 12)}`;
    const answer = await askApi(
      github,
      "GET /repos/{owner}/{repo}/contents/{+path}",
      { path: folder.split("/").map(encodeURIComponent).join("/"), ref: sha },
      { what, permission: PERMISSION, missing: true }
    );
    if (!isArray(answer ?? null)) continue;
    for (const entry of listIn(answer, what)) {
      const path = text(entry, "path");
      if (path === void 0) continue;
      if (text(entry, "type") !== "dir") files.push(path);
      else if (levels > 0) open.push({ folder: path, levels: levels - 1 });
    }
  }
  return files;
}
async function treeAt(github, sha) {
  const what = `the files of ${sha.slice(0, 12)}`;
  const answer = await askApi(
    github,
    "GET /repos/{owner}/{repo}/git/trees/{tree_sha}",
    { tree_sha: sha, recursive: "1" },
    { what, permission: PERMISSION }
  );
  if (answer !== void 0 && isObject(answer) && member(answer, "truncated") === true)
    throw new SourceError(`${what} are too many to be listed; name folders in the globs, such as plugins/*.json`);
  return listIn(answer, what, "tree").flatMap((entry) => {
    const path = text(entry, "path");
    return path === void 0 || text(entry, "type") !== "blob" ? [] : [path];
  });
}
async function fileAt(world, github, path, ref) {
  const label = `${path} at ${ref.slice(0, 12)}`;
  const source = await openAtRef(world, github, world.http.child(), { path, ref, label });
  if (source === void 0) return void 0;
  try {
    return new TextDecoder().decode(await source.read(0, LIMIT));
  } finally {
    await source.close();
  }
}
function once(get) {
  let kept;
  return () => kept ??= get();
}

// src/github/publish.ts
import { join as join2 } from "node:path";

// src/github/artifact.ts
var TIMEOUT = 18e4;
var artifact = {
  name: "artifact",
  async publish({ report, files, settings }, { context, key, folder }) {
    if (!settings.artifact) return NOTHING;
    const forms = settings.formats.filter(isForm).map((form) => ({ name: formFile(form), content: render(report, form, { links: linksOf(context) }) }));
    return upload(artifactName(context, key), folder, await writeFiles(folder, [...forms, ...files]));
  }
};
async function upload(name, folder, paths) {
  const what = `The artifact ${name} could not be uploaded`;
  if ((process.env["ACTIONS_RUNTIME_TOKEN"] ?? "") === "" || (process.env["ACTIONS_RESULTS_URL"] ?? "") === "") {
    return {
      state: "skipped",
      warning: `${what}: this runner offers no artifact service (ACTIONS_RESULTS_URL). The input "artifact: false" turns it off.`
    };
  }
  if (isEnterpriseServer(process.env["GITHUB_SERVER_URL"])) {
    return {
      state: "skipped",
      warning: `${what}: GitHub Enterprise Server takes no artifacts of this kind. The input "artifact: false" turns it off.`
    };
  }
  try {
    const { DefaultArtifactClient } = await import("./chunks/actions-artifact.js");
    await within(new DefaultArtifactClient().uploadArtifact(name, [...paths], folder), TIMEOUT);
    return { state: "written" };
  } catch (error) {
    const message = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    return { state: "skipped", warning: `${what}: ${message ?? ""}` };
  }
}
function isEnterpriseServer(url = "https://github.com") {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return host !== "github.com" && !/\.(ghe\.com|localhost)$/.test(host);
}
async function within(work, milliseconds) {
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`it took longer than ${milliseconds / 1e3} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

// src/github/log.ts
var log = {
  name: "log",
  publish({ report, settings }, { runner: runner2 }, before) {
    if (!settings.annotations || before.get("check")?.state === "written") return NOTHING;
    const commands = renderGithub(report).trimEnd();
    if (commands === "") return NOTHING;
    runner2.print(commands);
    return { state: "written" };
  }
};

// src/github/outputs.ts
function outputsOf(report, addresses) {
  return {
    verdict: report.verdict,
    breaks: String(report.counts.breaks),
    blocking: String(report.counts.blocking),
    undecided: String(report.counts.undecided),
    "baseline-version": perContract(
      report,
      ({ baseline }) => baseline.state === "found" ? baseline.version ?? "" : ""
    ),
    "current-version": perContract(report, ({ current }) => current.version ?? ""),
    "required-bump": largestBump(report.contracts.map(({ requiredBump }) => requiredBump)),
    report: addresses.report,
    sarif: addresses.sarif,
    "exit-code": String(report.exitCode),
    "comment-url": addresses.comment ?? "",
    "check-url": addresses.check ?? ""
  };
}
function perContract(report, value) {
  const [only, ...more] = report.contracts;
  if (only === void 0) return "";
  if (more.length === 0) return value(only);
  return report.contracts.map((contract) => `${contract.name}=${value(contract)}`).join("\n");
}

// src/github/summary.ts
var LIMIT2 = 1024 * 1024;
var summary = {
  name: "summary",
  publish({ report, settings }, { runner: runner2, context }, before) {
    if (!settings.summary) return NOTHING;
    const warnings = new Set(
      [...before.values()].flatMap(
        (written) => written.state === "skipped" && written.warning !== void 0 ? [written.warning] : []
      )
    );
    const missing = warnings.size === 0 ? "" : `
### Not published

${[...warnings].map((warning) => `- ${markdown(warning)}
`).join("")}`;
    const limit = LIMIT2 - Buffer.byteLength(missing) - 1024;
    const full = "The full report is in the artifact of this run.";
    try {
      const there = runner2.addSummary(
        `${renderMarkdown(report, { limit, unit: "bytes", full, links: linksOf(context) })}${missing}`
      );
      return there ? { state: "written" } : NOTHING;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { state: "skipped", warning: `The step summary could not be written: ${why}.` };
    }
  }
};

// src/github/publish.ts
var SURFACES = [artifact, check, log, comment, summary];
async function publish(material, session) {
  const { runner: runner2, folder } = session;
  await writeFiles(folder, [
    { name: "report.json", content: render(material.report, "json") },
    { name: "report.sarif", content: render(material.report, "sarif") }
  ]);
  const done = /* @__PURE__ */ new Map();
  const told = /* @__PURE__ */ new Set();
  for (const surface of SURFACES) {
    const written = await surface.publish(material, session, done);
    done.set(surface.name, written);
    if (written.state === "written" || written.warning === void 0 || told.has(written.warning)) continue;
    told.add(written.warning);
    runner2.annotate("warning", written.warning);
  }
  const urls = { comment: urlOf(done.get("comment")), check: urlOf(done.get("check")) };
  runner2.setOutputs(
    outputsOf(material.report, {
      report: join2(folder, "report.json"),
      sarif: join2(folder, "report.sarif"),
      ...urls
    })
  );
  return done;
}
function urlOf(written) {
  return written?.state === "written" ? written.url : void 0;
}

// src/github/pull-state.ts
function pullOf({ owner, repo, trigger }) {
  return "number" in trigger ? { owner, repo, number: trigger.number } : void 0;
}
async function readPullState(client, context, options) {
  const warnings = [];
  const pull = pullOf(context);
  const label = await readLabel(client, context, options.label).catch((error) => {
    warnings.push(
      explain(`The label "${options.label}" could not be read, so it counts as not set`, error, "pull-requests: read")
    );
    return { set: false, label: options.label };
  });
  const seen = pull === void 0 ? void 0 : await readStickies(client, pull, options.key, warnings);
  const covered = label === void 0 ? void 0 : coveredBy(label, context, seen?.stickies[0]);
  return {
    ...pull !== void 0 && { pull },
    ...seen !== void 0 && { login: seen.login },
    stickies: seen?.stickies ?? [],
    ...label !== void 0 && { label },
    ...covered !== void 0 && { covered },
    warnings
  };
}
async function readStickies(client, pull, key, warnings) {
  try {
    const login = await tokenLogin(client);
    return { login, stickies: await findStickies(client, pull, key, login) };
  } catch (error) {
    warnings.push(explain("The comments of the pull request could not be read", error, "pull-requests: read"));
    return void 0;
  }
}

// src/github/runner.ts
import { randomUUID } from "node:crypto";
import { appendFileSync } from "node:fs";
function createRunner(env, out) {
  const append = (variable, text3) => {
    const path = env[variable];
    if (path === void 0 || path === "") return false;
    appendFileSync(path, text3);
    return true;
  };
  return {
    print: (line) => out(`${line}
`),
    printUntrusted: (text3) => {
      const token = randomUUID();
      out(`::stop-commands::${token}
${text3.trimEnd()}
::${token}::
`);
    },
    annotate: (level, message, title) => out(`::${level}${title === void 0 ? "" : ` title=${commandProperty(title)}`}::${commandData(message)}
`),
    setOutputs: (outputs) => void append(
      "GITHUB_OUTPUT",
      Object.entries(outputs).map(([name, value]) => fileCommand(name, value)).join("")
    ),
    addSummary: (markdown2) => append("GITHUB_STEP_SUMMARY", `${markdown2}
`),
    mask: (secret) => {
      if (secret !== "") out(`::add-mask::${commandData(secret)}
`);
    }
  };
}
function fileCommand(name, value) {
  const delimiter = `berm_compat_${randomUUID()}`;
  return `${name}<<${delimiter}
${value}
${delimiter}
`;
}

// src/action.ts
var runner = createRunner(process.env, (text3) => void process.stdout.write(text3));
process.exitCode = await main(process.env, runner);
setTimeout(() => process.exit(), 5e3).unref();
async function main(env, runner2) {
  try {
    return await run(env, runner2);
  } catch (error) {
    const code = exitCodeOfError(error);
    const message = error instanceof Error ? error.message : String(error);
    const told = code === EXIT.bug ? `A bug of berm-compat, please report it: ${message}` : message;
    runner2.annotate("error", told, "Compatibility");
    runner2.addSummary(`## \u274C Compatibility: not checked

${markdown(told)}`);
    if (code === EXIT.bug) printStack(error, runner2);
    return code;
  }
}
function printStack(error, runner2) {
  const text3 = error instanceof Error ? error.stack ?? error.message : String(error);
  for (const line of text3.split("\n")) runner2.print(plain(line));
}
async function run(env, runner2) {
  const options = parseOptions(readInputs(env));
  if (options.bermdToken !== void 0) runner2.mask(options.bermdToken);
  const context = readContext(env, await readEvent(env["GITHUB_EVENT_PATH"]));
  const client = options.githubToken === "" ? void 0 : await createClient(options.githubToken, context, (message) => runner2.annotate("notice", message));
  const http = createHttpClient(env);
  try {
    if (options.mode === "gate")
      return await gate({ env, runner: runner2, options, context, http, ...client !== void 0 && { client } });
    if (client === void 0) throw new ConfigError('"mode: comment" writes a comment and needs "github-token".');
    return await publishForkComments({
      client,
      http,
      context,
      runner: runner2,
      token: options.githubToken,
      forceLabel: options.forceLabel,
      policy: options.comment
    });
  } finally {
    await http.close();
  }
}
async function gate(setup) {
  const { env, runner: runner2, options, context, client } = setup;
  const key = stickyKey(context.workflow, context.job, options.contracts);
  const pull = client === void 0 ? { stickies: [], warnings: [] } : await readPullState(client, context, { key, label: options.forceLabel });
  for (const warning of pull.warnings) runner2.annotate("warning", warning);
  const world = worldOf(setup, pull);
  const result = await runGate(options, world);
  const report = { ...result.report, notes: [...result.report.notes, ...pull.warnings] };
  runner2.printUntrusted(renderText(report));
  const folder = await mkdtemp(join3(env["RUNNER_TEMP"] ?? tmpdir(), "berm-compat-"));
  const session = { runner: runner2, context, key, pull, folder, ...client !== void 0 && { client } };
  const kept = result.kept.map(({ name, content }) => ({ name: storedName(name), content }));
  const files = [...manifestFiles(result.manifests), ...kept];
  const published = await publish({ report, changed: changed(result), files, settings: options }, session);
  if (report.exitCode !== EXIT.passes && published.get("log")?.state !== "written")
    runner2.annotate("error", checkTitle(report), "Compatibility");
  return report.exitCode;
}
function worldOf({ env, runner: runner2, options, context, client, http }, { label, covered }) {
  const cwd = env["GITHUB_WORKSPACE"] ?? process.cwd();
  const world = {
    cwd,
    // Whoever wrote the pull request wrote the links in it.
    files: nodeWorkspace(cwd, { links: "inside" }),
    onFault: (error) => printStack(error, runner2),
    http,
    runProgram: programs(cwd, env),
    confirmer: workerConfirmer,
    env: { ...env, GITHUB_TOKEN: options.githubToken },
    ...client !== void 0 && { github: { octokit: client, token: options.githubToken, ...whereabouts(context) } },
    ...label !== void 0 && { label: { ...label, ...covered !== void 0 && { covered } } }
  };
  const pullRequest2 = judgedPull(context, world);
  const judged = pullRequest2 === void 0 ? world : { ...world, pullRequest: pullRequest2 };
  if (client === void 0 || !("base" in context.trigger)) return judged;
  return { ...judged, baseContract: (contract) => readOnBase(contract, world) };
}
async function readEvent(path) {
  if (path === void 0 || path === "") return {};
  try {
    return parseJson(await readFile(path, "utf8"), { dialect: "ecma" }).value;
  } catch (cause) {
    throw new ConfigError(`The event file ${path} (GITHUB_EVENT_PATH) cannot be read as JSON.`, { cause });
  }
}
function changed({ report, manifests }) {
  return report.verdict !== "compatible" || manifests.some(({ current, baseline }) => canonical(current ?? null) !== canonical(baseline ?? null));
}
