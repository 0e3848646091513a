import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  FOR_SURFACE,
  createClient
} from "./chunks/github-client-2.js";
import {
  core_exports,
  setOutput,
  setSecret,
  summary
} from "./chunks/actions-core.js";
import {
  nodeWorkspace,
  optional,
  programs,
  runGate
} from "./chunks/breaks-berm-redeploy.js";
import {
  STORED_PREFIX,
  annotations,
  askApi,
  createFetch,
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
  exitCodeOfError,
  markdown,
  plain,
  shorten,
  visible
} from "./chunks/core-redact.js";
import {
  smallFile
} from "./chunks/gate-acceptances.js";
import "./chunks/core-system-error.js";
import {
  largestBump
} from "./chunks/bytes-index.js";
import "./chunks/breaks-index.js";
import {
  workerConfirmer
} from "./chunks/platform-confirm-confirm.js";
import "./chunks/breaks-berm-compare.js";
import {
  AbsentError,
  ConfigError,
  ContractError,
  SourceError
} from "./chunks/core-errors.js";
import "./chunks/platform-confirm-protocol.js";
import {
  canonical,
  contractKey,
  setDigest
} from "./chunks/core-digest.js";
import {
  isArray,
  isObject,
  member,
  parseJson
} from "./chunks/core-exact-number.js";
import "./chunks/empty.js";

// src/action.ts
import { mkdtemp } from "node:fs/promises";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join3 } from "node:path";
import { fileURLToPath } from "node:url";

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
  let fault;
  try {
    return await from("base");
  } catch (error) {
    if (!(error instanceof SourceError) || contract.kind === "plugin") throw error;
    fault = error;
  }
  try {
    return await from("artifact");
  } catch (error) {
    throw error instanceof AbsentError && !(fault instanceof AbsentError) ? fault : error;
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

// src/github/ask.ts
var WrongAnswer = class extends Error {
  name = "WrongAnswer";
};
async function ask(client, route, parameters) {
  const response = await client.request(route, { ...parameters });
  return response.data ?? null;
}
async function askObject(client, route, parameters) {
  const answer = await ask(client, route, parameters);
  if (!isObject(answer)) throw new WrongAnswer(`the answer to ${route} is not an object`);
  return answer;
}
var PAGE = 100;
var PAGES = 100;
async function* listPages(client, route, parameters, member2) {
  for (let page = 1; page <= PAGES; page += 1) {
    const response = await client.request(route, { ...parameters, per_page: PAGE, page });
    const data = response.data;
    const list2 = member2 === void 0 ? data : at(data, member2);
    if (!isArray(list2)) throw new WrongAnswer(`the answer to ${route} is not a list`);
    if (!list2.every((one) => isObject(one))) throw new WrongAnswer(`the answer to ${route} holds something else`);
    yield list2;
    const more = typeof response.headers["link"] === "string" && response.headers["link"].includes('rel="next"');
    if (!more && list2.length < PAGE) return;
  }
}
async function listAll(client, route, parameters, member2) {
  const all = [];
  for await (const page of listPages(client, route, parameters, member2)) all.push(...page);
  return all;
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
    step: env["GITHUB_ACTION"] ?? "",
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
      headOwner: text2(run2, "head_repository", "owner", "login") ?? "",
      createdAt: text2(run2, "created_at") ?? ""
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
  return responseOf(error) === void 0 ? void 0 : error.status;
}
function responseOf(error) {
  if (typeof error !== "object" || error === null || !("status" in error) || typeof error.status !== "number")
    return void 0;
  if (!("response" in error) || typeof error.response !== "object" || error.response === null) return void 0;
  return error.response;
}
function explain(what, error, permission, fork = false) {
  const status = statusOf(error);
  if (status === void 0) return `${what}: GitHub could not be reached (${firstLine(messageOf(error))}).`;
  const answer = responseOf(error) ?? {};
  const said = firstLine(saidBy(answer) ?? messageOf(error));
  if (status === 401) return `${what}: GitHub does not know this token (401). Check the input "github-token".`;
  if (status === 429 || status === 403 && limited(answer, said))
    return `${what}: GitHub's rate limit is used up (${status}). Run the job again later.`;
  const answered = `${what}: GitHub answered ${status}${said === "" ? "" : ` (${said})`}`;
  const remedy = remedyFor(status, answer, said, permission, fork);
  return remedy === void 0 ? `${answered}.` : `${answered}: ${remedy}.`;
}
function remedyFor(status, answer, said, permission, fork) {
  if (status === 403 && /authenticate via a GitHub App/i.test(said))
    return `a personal access token may not do that; leave "github-token" out, so that the workflow's own is used`;
  const missing = status === 403 && (/not accessible by/i.test(said) || accepts(answer));
  if (!missing && status !== 404) return void 0;
  if (fork)
    return "a pull request from a fork gets a read-only token; the pair of workflows in docs/github.md writes the comment from a second one";
  const lacks = `the token lacks a permission; add "${permission}" under "permissions:" of the job`;
  return status === 404 ? `it is gone, or ${lacks}` : lacks;
}
function accepts({ headers }) {
  return headers?.["x-accepted-github-permissions"] !== void 0;
}
function limited({ headers = {}, data }, said) {
  const page = typeof data === "object" && data !== null && "documentation_url" in data ? data.documentation_url : "";
  return headers["retry-after"] !== void 0 || String(headers["x-ratelimit-remaining"]) === "0" || /rate-limits/.test(String(page)) || /rate limit/i.test(said);
}
function saidBy({ data }) {
  const said = typeof data === "object" && data !== null && "message" in data ? data.message : void 0;
  return typeof said === "string" ? said : void 0;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
function firstLine(text3) {
  const line = text3.split("\n", 1)[0] ?? "";
  return line.length > 300 ? `${line.slice(0, 300)}\u2026` : line;
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
  publish({ report, settings }, { client, context, identity }) {
    if (!settings.check) return NOTHING;
    if (client === void 0) return NO_TOKEN;
    const full = `[The full report](${runUrl(context)}) is in the run's artifact.`;
    return publishCheck(client, context, {
      name: identity.title,
      conclusion: report.exitCode === 0 ? CONCLUSIONS[report.verdict] : "failure",
      title: checkTitle(report),
      summary: renderMarkdown(report, { limit: TEXT_LIMIT - 500, unit: "bytes", full, links: linksOf(context) }),
      annotations: settings.annotations ? annotations(report) : [],
      externalId: `${context.runId}-${context.attempt}-${identity.key}`
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
  let begun;
  try {
    begun = await begin(client, context, {
      name: content.name,
      head_sha: context.sha,
      details_url: runUrl(context),
      external_id: content.externalId,
      ...step(0)
    });
    for (let index = 1; index < batches.length; index += 1)
      await proceed(
        client,
        { ...where, check_run_id: begun.id },
        step(index),
        batches.slice(0, index + 1).flat().length
      );
    return { state: "written", ...begun.url !== void 0 && { url: begun.url } };
  } catch (error) {
    if (begun !== void 0) await finish(client, { ...where, check_run_id: begun.id }, content, output);
    const fork = context.trigger.event === "pull_request" && context.trigger.fork;
    const what = begun === void 0 ? "The check run could not be created" : "The check run could not be completed with all its annotations";
    return { state: "skipped", warning: explain(what, error, "checks: write", fork) };
  }
}
var ONCE = { request: { surface: true, retries: 0 } };
var CHECK = "/repos/{owner}/{repo}/check-runs/{check_run_id}";
async function begin(client, { owner, repo, sha }, body) {
  const create2 = async () => begunIn(await askObject(client, "POST /repos/{owner}/{repo}/check-runs", { owner, repo, ...body, ...ONCE }));
  try {
    return await create2();
  } catch (error) {
    if (!mayHaveBeenTaken(error)) throw error;
    const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
    const there = await listAll(client, route, { owner, repo, ref: sha, check_name: body.name }, "check_runs");
    const mine = there.find((run2) => text2(run2, "external_id") === body.external_id);
    return mine === void 0 ? create2() : begunIn(mine);
  }
}
function begunIn(run2) {
  const [id, url] = [whole(run2, "id"), text2(run2, "html_url")];
  if (id === void 0) throw new WrongAnswer("a check run without a number");
  return { id, ...url !== void 0 && { url } };
}
async function proceed(client, where, body, annotated) {
  try {
    await client.request(`PATCH ${CHECK}`, { ...where, ...body, ...ONCE });
  } catch (error) {
    if (!mayHaveBeenTaken(error)) throw error;
    const now = await askObject(client, `GET ${CHECK}`, where);
    if ((whole(now, "output", "annotations_count") ?? 0) < annotated)
      await client.request(`PATCH ${CHECK}`, { ...where, ...body, ...ONCE });
  }
}
function mayHaveBeenTaken(error) {
  return error instanceof WrongAnswer || (statusOf(error) ?? 500) >= 500;
}
async function finish(client, where, content, output) {
  try {
    await client.request(`PATCH ${CHECK}`, {
      ...where,
      status: "completed",
      conclusion: content.conclusion,
      output,
      ...FOR_SURFACE
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

// src/github/author.ts
var BOT = "[bot]";
async function tokenAuthor(client) {
  const login = await viewer(client);
  if (login?.endsWith(BOT) === true) return { login, type: "Bot" };
  try {
    const user = await ask(client, "GET /user", {});
    const id = whole(user, "id");
    const name = text2(user, "login") ?? login;
    if (name !== void 0) return { login: name, type: "User", ...id !== void 0 && { id } };
  } catch (error) {
    if (login !== void 0 && statusOf(error) === 403) return { login: `${login}${BOT}`, type: "Bot" };
  }
  return { login: `github-actions${BOT}`, type: "Bot", assumed: true };
}
async function viewer(client) {
  try {
    const answer = await client.graphql("{ viewer { login } }");
    const login = answer?.viewer?.login;
    return typeof login === "string" && login !== "" ? login : void 0;
  } catch {
    return void 0;
  }
}
function isBy(comment2, author) {
  if (text2(comment2, "user", "type") !== author.type) return false;
  const id = whole(comment2, "user", "id");
  if (author.id !== void 0 && id !== author.id) return false;
  return text2(comment2, "user", "login")?.toLowerCase() === author.login.toLowerCase();
}

// src/github/cover.ts
var ANEW = 'remove the label and set it anew, or let it cover the whole pull request ("force-covers: pull-request")';
function coverOf(live, context, remembered) {
  if (live.at === void 0)
    return {
      state: "unknown",
      why: explain("it could not be read when the label was set", live.historyFault, "pull-requests: read")
    };
  if ("fault" in remembered) return { state: "unknown", why: remembered.fault };
  const force = remembered.memory?.force;
  if (force?.at === live.at) return { state: "known", covered: force };
  const { trigger } = context;
  if (trigger.event === "pull_request" && trigger.fork)
    return {
      state: "nothing",
      why: `a run on a pull request from a fork may not keep what was there when the label was set; the second workflow ("mode: comment") does: run this job again once it has, ${ANEW}`
    };
  if (startedBy(live, context)) return { state: "all" };
  return {
    state: "nothing",
    why: `what was there when it was set is not kept: the comment that held it is gone, or the run that the label started has not written it; ${ANEW}`
  };
}
function coversTogether(covers) {
  const unknown = covers.find(({ state }) => state === "unknown");
  if (unknown !== void 0) return unknown;
  if (covers.some(({ state }) => state === "all")) return { state: "all" };
  const known = covers.flatMap((cover) => cover.state === "known" ? [cover.covered] : []);
  if (known.length === 0) return covers[0] ?? { state: "nothing", why: "no pull request carries it" };
  return {
    state: "known",
    covered: {
      fingerprints: known.flatMap(({ fingerprints }) => fingerprints),
      whole: Object.assign({}, ...known.map(({ whole: whole2 }) => whole2 ?? {}))
    }
  };
}
function startedBy(live, { trigger }) {
  return trigger.event === "pull_request" && trigger.action === "labeled" && trigger.label?.toLowerCase() === live.label.toLowerCase();
}
var FINGERPRINTS = 1500;
var CONTRACTS = 1e3;
function coveredNow(reports) {
  const contracts = reports.flatMap((report) => report.contracts);
  const all = [...new Set(contracts.flatMap(blockingOf))].sort();
  if (all.length <= FINGERPRINTS) return { fingerprints: all };
  const blocked = contracts.filter((contract) => blockingOf(contract).length > 0).slice(0, CONTRACTS);
  return {
    fingerprints: [],
    whole: Object.fromEntries(blocked.map((contract) => [contractKey(contract.name), setDigest(blockingOf(contract))]))
  };
}
function blockingOf({ findings }) {
  return findings.filter(({ blocking }) => blocking).map(({ fingerprint }) => fingerprint);
}
function rememberForce(live, known, started, sha, reports) {
  if (live?.set !== true || live.at === void 0) return void 0;
  if (known?.at === live.at) return known;
  if (!started) return void 0;
  return { at: live.at, sha, ...live.actor !== void 0 && { actor: live.actor }, ...coveredNow(reports) };
}

// src/github/marker.ts
import { createHash } from "node:crypto";
var COMMENT_LIMIT = 65536;
function marker(key) {
  return `<!-- berm-compat:${key} -->`;
}
function lineDigests(lines) {
  return lines.map((line) => createHash("sha256").update(line).digest("hex").slice(0, 8)).toSorted();
}
var MEMORY = "berm-compat:memory";
function remember(memory) {
  const { force, ...rest } = memory;
  const kept = {
    ...rest,
    contracts: memory.contracts.slice(0, 200).join(" "),
    ...force !== void 0 && { force: { ...force, fingerprints: force.fingerprints.join(" ") } }
  };
  const json = JSON.stringify(kept).replace(
    /[<>&-]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  );
  return `<!-- ${MEMORY} ${json} -->`;
}
function recall(body) {
  const line = body.split(/\r?\n/, 2)[1] ?? "";
  const json = /^<!-- berm-compat:memory (\{.{0,60000}\}) -->$/.exec(line)?.[1];
  if (json === void 0) return void 0;
  let value;
  try {
    ({ value } = parseJson(json));
  } catch {
    return void 0;
  }
  const force = forceIn(member(isObject(value) ? value : {}, "force"));
  const actor = text2(value, "actor");
  return {
    contracts: words(value, "contracts", /^[0-9a-f]{8}$/),
    sha: text2(value, "sha") ?? "",
    read: whole(value, "read") ?? 0,
    ...actor !== void 0 && { actor },
    ...force !== void 0 && { force }
  };
}
function forceIn(value) {
  const [at2, actor, sha] = [text2(value, "at"), text2(value, "actor"), text2(value, "sha")];
  if (at2 === void 0 || sha === void 0 || !isObject(value)) return void 0;
  const digests = member(value, "whole");
  return {
    at: at2,
    sha,
    ...actor !== void 0 && { actor },
    fingerprints: words(value, "fingerprints", /^[0-9a-f]{12}$/),
    ...isObject(digests) && { whole: digestsIn(digests) }
  };
}
function digestsIn(value) {
  const entries = isObject(value) && !isArray(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter(
      (pair) => /^[0-9a-f]{8}$/.test(pair[0]) && typeof pair[1] === "string" && /^[0-9a-f]{20}$/.test(pair[1])
    )
  );
}
function words(value, name, of) {
  return (text2(value, name) ?? "").split(" ").filter((word) => of.test(word));
}

// src/github/sticky.ts
var COMMENTS = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
var COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
async function findStickies(client, pull, own) {
  const found = [];
  const where = { owner: pull.owner, repo: pull.repo, issue_number: pull.number };
  for await (const page of listPages(client, COMMENTS, where)) {
    for (const comment2 of page) {
      if (!(text2(comment2, "body") ?? "").startsWith(`${marker(own.key)}
`) || !isBy(comment2, own.author)) continue;
      const sticky = stickyOf(comment2);
      if (alike(sticky, own) > 0) found.push(sticky);
    }
  }
  return found.sort((a, b) => alike(b, own) - alike(a, own) || a.id - b.id);
}
function alike({ memory }, { contracts }) {
  const theirs = memory?.contracts ?? [];
  if (theirs.length === 0 || contracts.length === 0) return 0.5;
  const shared = contracts.filter((one) => theirs.includes(one)).length;
  return shared / (/* @__PURE__ */ new Set([...contracts, ...theirs])).size;
}
function stickyOf(comment2) {
  const id = whole(comment2, "id");
  if (id === void 0) throw new WrongAnswer("a comment without a number");
  const body = text2(comment2, "body") ?? "";
  const memory = recall(body);
  return { id, url: text2(comment2, "html_url") ?? "", body, ...memory !== void 0 && { memory } };
}
async function writeSticky(client, pull, own, body, known) {
  const oldest = known[0];
  if (oldest !== void 0) return update(client, pull, oldest, body);
  const created = await create(client, pull, body);
  const winner = (await findStickies(client, pull, own))[0];
  if (winner === void 0 || winner.id === created.id) return created;
  const updated = await update(client, pull, winner, body);
  const parameters = { owner: pull.owner, repo: pull.repo, comment_id: created.id };
  await client.request(`DELETE ${COMMENT}`, { ...parameters, ...FOR_SURFACE });
  return updated;
}
async function create(client, pull, body) {
  const parameters = { owner: pull.owner, repo: pull.repo, issue_number: pull.number, body, ...FOR_SURFACE };
  return stickyOf(await askObject(client, "POST /repos/{owner}/{repo}/issues/{issue_number}/comments", parameters));
}
async function update(client, pull, sticky, body) {
  const parameters = { owner: pull.owner, repo: pull.repo, comment_id: sticky.id, ...FOR_SURFACE };
  try {
    const now = stickyOf(await askObject(client, `GET ${COMMENT}`, parameters));
    if ((now.memory?.read ?? 0) > (recall(body)?.read ?? 0)) return "newer";
    if (now.body === body) return now;
    return stickyOf(await askObject(client, `PATCH ${COMMENT}`, { ...parameters, body }));
  } catch (error) {
    if (statusOf(error) === 404) return create(client, pull, body);
    throw error;
  }
}

// src/github/comment.ts
var comment = {
  name: "comment",
  publish({ report, changed: changed2, settings }, { client, context, pull: state }) {
    const { pull, own, stickies, label, cover } = state;
    const occasion = { changed: changed2, breaks: hasBreaks(report), existing: stickies.length > 0 };
    if (pull === void 0 || !wantsComment(settings.comment, occasion)) return NOTHING;
    if (client === void 0) return NO_TOKEN;
    if (own === void 0) return NOTHING;
    const known = stickies[0]?.memory?.force;
    const force = rememberForce(label, known, cover?.state === "all", context.sha, [report]);
    const body = commentBody([report], {
      key: own.key,
      memory: {
        contracts: own.contracts,
        sha: context.sha,
        read: state.read,
        ...force !== void 0 && { force }
      },
      full: `[The full report](${runUrl(context)}) is in the run's artifact.`,
      links: linksOf(context),
      footer: `Run [${context.runId}](${runUrl(context)}), attempt ${context.attempt}, commit ${context.sha.slice(0, 12)}`
    });
    return publishComment(client, context, pull, { own, body, known: stickies });
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
${remember(memory)}
`;
  const tail = `
---
<sub>${footer}</sub>
`;
  const between = "\n---\n\n";
  const room = COMMENT_LIMIT - head.length - tail.length;
  const limit = Math.floor(room / Math.max(1, reports.length)) - between.length;
  const options = { limit, full, ...links !== void 0 && { links } };
  return `${head}${reports.map((report) => renderMarkdown(report, options)).join(between)}${tail}`;
}
async function publishComment(client, context, pull, written) {
  try {
    const { owner, repo, number } = pull;
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
    const now = await askObject(client, route, { owner, repo, pull_number: number, ...FOR_SURFACE });
    if (text2(now, "head", "sha") !== context.sha) return NOTHING;
    const sticky = await writeSticky(client, pull, written.own, written.body, written.known);
    return sticky === "newer" ? NOTHING : { state: "written", url: sticky.url };
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
  const where = { owner: context.owner, repo: context.repo, run_id: runId };
  try {
    return await listAll(client, "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", where, "artifacts");
  } catch (error) {
    throw new SourceError(explain("The artifacts of the run could not be listed", error, "actions: read"), {
      cause: error
    });
  }
}
function latest(listed) {
  const newest = /* @__PURE__ */ new Map();
  for (const artifact2 of listed) {
    const id = whole(artifact2, "id");
    const about = at(artifact2, "expired") === true ? void 0 : readArtifactName(text2(artifact2, "name") ?? "");
    if (id === void 0 || about === void 0 || (newest.get(about.key)?.attempt ?? 0) >= about.attempt) continue;
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

// src/github/identity.ts
import { createHash as createHash2 } from "node:crypto";
function identityOf({ workflow, job, step, name, matrix }) {
  const leg = legOf(matrix);
  const own = name ?? step;
  const key = createHash2("sha256").update(JSON.stringify([workflow, job, leg, own])).digest("hex").slice(0, 12);
  const parts = [name ?? job, ...leg, ...name === void 0 ? stepTitle(step, job) : []];
  return { key, title: `Compatibility (${parts.map((part) => shorten(visible(part), 60)).join(", ")})` };
}
function legOf(matrix) {
  if (matrix === void 0 || matrix.trim() === "") return [];
  let value;
  try {
    ({ value } = parseJson(matrix));
  } catch {
    return [matrix.trim()];
  }
  return isObject(value) ? Object.keys(value).sort().flatMap((key) => plainValues(value[key])) : plainValues(value);
}
function plainValues(value) {
  if (value === void 0 || value === null) return [];
  if (isArray(value)) return value.flatMap(plainValues);
  if (isObject(value))
    return Object.keys(value).sort().flatMap((key) => plainValues(value[key]));
  return [String(value)];
}
function stepTitle(step, job) {
  const numbered = /^__.*_(\d+)$/.exec(step)?.[1];
  if (numbered !== void 0) return [numbered];
  return step === "" || step === job || /^(?:__.*|\d+)$/.test(step) ? [] : [step];
}

// src/github/merge-group.ts
var COMMITS = 100;
async function groupPulls(client, context, group) {
  const where = { owner: context.owner, repo: context.repo };
  const commits = await commitsOf(client, where, group);
  const numbers = /* @__PURE__ */ new Set();
  const named2 = numberIn(group.head.ref);
  if (named2 !== void 0) numbers.add(named2);
  for (const number of await queued(client, where, group, new Set(commits))) numbers.add(number);
  for (const sha of commits.slice(-COMMITS)) {
    const pulls = await listAll(client, "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
      ...where,
      commit_sha: sha
    });
    for (const pull of pulls) {
      const number = whole(pull, "number");
      if (number !== void 0 && text2(pull, "state") === "open" && text2(pull, "base", "ref") === baseBranch(group))
        numbers.add(number);
    }
  }
  return [...numbers];
}
async function commitsOf(client, where, group) {
  const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
  const compare = (base) => askObject(client, route, { ...where, basehead: `${base}...${group.head.sha}` });
  const answer = await compare(baseBranch(group)).catch((error) => {
    if (statusOf(error) === 404) return compare(group.base.sha);
    throw error;
  });
  const commits = at(answer, "commits");
  if (!isArray(commits)) throw new WrongAnswer("the answer holds no commits");
  return commits.flatMap((commit) => text2(commit, "sha") ?? []);
}
async function queued(client, where, group, commits) {
  const prefix = /^refs\/(heads\/gh-readonly-queue\/.*\/)pr-\d+-[0-9a-f]+$/.exec(group.head.ref)?.[1];
  if (prefix === void 0) return [];
  const refs = await ask(client, "GET /repos/{owner}/{repo}/git/matching-refs/{ref}", { ...where, ref: prefix });
  if (!isArray(refs)) throw new WrongAnswer("the answer holds no branches of the queue");
  return refs.flatMap((ref) => {
    const number = numberIn(text2(ref, "ref") ?? "");
    return number !== void 0 && commits.has(text2(ref, "object", "sha") ?? "") ? [number] : [];
  });
}
function numberIn(ref) {
  const digits = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(ref)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}
function baseBranch(group) {
  return group.base.ref.replace(/^refs\/heads\//, "");
}

// src/github/label.ts
async function readLabels(client, context, label) {
  const { owner, repo, trigger } = context;
  switch (trigger.event) {
    case "pull_request":
    case "pull_request_target":
      return [await labelOf(client, { owner, repo, number: trigger.number }, label)];
    case "merge_group": {
      const set = [];
      for (const number of await groupPulls(client, context, trigger)) {
        const live = await labelOf(client, { owner, repo, number }, label);
        if (live.set) set.push(live);
      }
      return set.length > 0 ? set : [{ set: false, label }];
    }
    case "push":
    case "release":
    case "workflow_run":
    case "other":
      return [];
    default:
      return trigger;
  }
}
async function labelOf(client, pull, label) {
  const where = { owner: pull.owner, repo: pull.repo, issue_number: pull.number };
  const labels = await listAll(client, "GET /repos/{owner}/{repo}/issues/{issue_number}/labels", where);
  const found = named(labels, label);
  if (found === void 0) {
    await agree(client, pull, label);
    return { set: false, label };
  }
  return { set: true, label: found, pull, ...await applied(client, where, found) };
}
function named(labels, label) {
  return labels.map((one) => text2(one, "name")).find((name) => name?.toLowerCase() === label.toLowerCase());
}
async function agree(client, { owner, repo, number }, label) {
  let labels;
  try {
    const parameters = { owner, repo, pull_number: number };
    labels = at(await askObject(client, "GET /repos/{owner}/{repo}/pulls/{pull_number}", parameters), "labels");
  } catch {
    return;
  }
  if (Array.isArray(labels) && named(labels, label) !== void 0)
    throw new WrongAnswer(`its lists do not agree on whether the label "${label}" is set`);
}
async function applied(client, where, label) {
  let last = {};
  try {
    for await (const page of listPages(client, "GET /repos/{owner}/{repo}/issues/{issue_number}/events", where)) {
      for (const event of page) {
        const when = text2(event, "created_at");
        if (when === void 0 || text2(event, "event") !== "labeled" || text2(event, "label", "name") !== label)
          continue;
        const actor = text2(event, "actor", "login");
        last = { at: when, ...actor !== void 0 && { actor } };
      }
    }
  } catch (historyFault) {
    return { historyFault };
  }
  return last.at === void 0 ? { historyFault: new WrongAnswer("no event says when it was applied") } : last;
}

// src/github/fork.ts
function forkKey(workflow) {
  return identityOf({ workflow, job: "", step: "workflow_run" }).key;
}
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
  const own = { key: forkKey(run2.workflow), author: await tokenAuthor(client), contracts: [] };
  const known = await findStickies(client, pull, own);
  const occasion = { changed: given.some(hasNews), breaks: given.some(hasBreaks), existing: known.length > 0 };
  if (!wantsComment(policy, occasion)) return;
  const label = await liveLabel(session, pull);
  const reports = given.map((report) => withLabel(report, label));
  const force = rememberForce(label, known[0]?.memory?.force, startedByLabel(run2, label), run2.headSha, reports);
  const url = `${context.serverUrl}/${context.owner}/${context.repo}/actions/runs/${run2.id}`;
  const body = commentBody(reports, {
    key: own.key,
    memory: {
      contracts: [],
      sha: run2.headSha,
      read: session.now,
      ...force !== void 0 && { force },
      ...label?.set === true && label.actor !== void 0 && { actor: label.actor }
    },
    full: `[The full report](${url}) is in the run's artifact.`,
    footer: `As run [${run2.id}](${url}), attempt ${run2.attempt}, reported it for commit ${run2.headSha.slice(0, 12)}; that run belongs to the pull request itself, so what decides is its check. The label ${labelWords(label)} when this was written.`
  });
  const written = await publishComment(client, { ...context, sha: run2.headSha }, pull, { own, body, known });
  if (written.state === "skipped" && written.warning !== void 0) runner2.annotate("warning", written.warning);
  const worst = given.reduce((a, b) => b.exitCode > a.exitCode ? b : a);
  if (written.state === "written") runner2.setOutputs({ verdict: worst.verdict, "comment-url": written.url ?? "" });
}
async function liveLabel({ client, runner: runner2, forceLabel }, pull) {
  try {
    return await labelOf(client, pull, forceLabel);
  } catch (error) {
    runner2.annotate("warning", explain(`The label "${forceLabel}" could not be read`, error, "pull-requests: read"));
    return void 0;
  }
}
var STARTS_WITHIN = 6e4;
function startedByLabel(run2, label) {
  const [set, began] = [Date.parse(label?.at ?? ""), Date.parse(run2.createdAt)];
  return began >= set && began - set <= STARTS_WITHIN;
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
async function findPulls(client, context, run2) {
  const where = { owner: context.owner, repo: context.repo };
  try {
    const pulls = await listAll(client, "GET /repos/{owner}/{repo}/pulls", {
      ...where,
      state: "open",
      head: `${run2.headOwner}:${run2.headBranch}`
    });
    return pulls.flatMap((pull) => {
      const number = whole(pull, "number");
      return number !== void 0 && text2(pull, "head", "sha") === run2.headSha ? [{ ...where, number }] : [];
    });
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
  const ask2 = { what, permission: PERMISSION, missing: true };
  const answer = await askApi(github, "GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: `heads/${branch}` }, ask2);
  const tip = shaIn(answer, "object");
  if (tip !== void 0) return tip;
  if (sha === void 0) throw new SourceError(`${what} is not there, or the token may not read it (${PERMISSION})`);
  await askApi(
    github,
    "GET /repos/{owner}/{repo}/commits/{ref}",
    { ref: sha },
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

// src/github/label-state.ts
function labelState({ label, labelFault, cover }, options) {
  if (labelFault !== void 0) return { set: false, label: options.forceLabel, unknown: labelFault };
  if (label === void 0) return void 0;
  const { set, label: name, actor, at: at2 } = label;
  return {
    set,
    label: name,
    ...actor !== void 0 && { actor },
    ...at2 !== void 0 && { at: at2 },
    ...cover?.state === "known" && { covered: cover.covered.fingerprints },
    ...cover?.state === "known" && cover.covered.whole !== void 0 && { whole: cover.covered.whole },
    ...cover?.state === "all" && { startedRun: true },
    ...cover?.state === "unknown" && options.forceCovers === "findings" && { unknown: `What the label "${name}" covers is not known: ${cover.why}.` }
  };
}

// src/github/artifact.ts
var TIMEOUT = 18e4;
var NO_FOLDER = {
  state: "skipped",
  warning: "The artifact could not be uploaded: no folder can be made for it (RUNNER_TEMP)."
};
var artifact = {
  name: "artifact",
  async publish({ report, files, settings }, { context, identity, folder }) {
    if (!settings.artifact) return NOTHING;
    if (folder === void 0) return NO_FOLDER;
    const forms = settings.formats.filter(isForm).map((form) => ({ name: formFile(form), content: render(report, form, { links: linksOf(context) }) }));
    const name = artifactName(context, identity.key);
    try {
      return await upload(name, folder, await writeFiles(folder, [...forms, ...files]));
    } catch (error) {
      return { state: "skipped", warning: `The artifact ${name} could not be uploaded: ${messageOf2(error)}` };
    }
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
    return { state: "skipped", warning: `${what}: ${messageOf2(error)}` };
  }
}
function isEnterpriseServer(url = "https://github.com") {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return host !== "github.com" && !/\.(ghe\.com|localhost)$/.test(host);
}
function messageOf2(error) {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";
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
      ({ baseline }) => baseline.state === "found" ? versionOnly(baseline.version ?? "") : ""
    ),
    "current-version": perContract(report, ({ current }) => versionOnly(current.version ?? "")),
    "required-bump": largestBump(report.contracts.map(({ requiredBump }) => requiredBump)),
    report: addresses.report,
    sarif: addresses.sarif,
    "exit-code": String(report.exitCode),
    "comment-url": addressOnly(addresses.comment ?? ""),
    "check-url": addressOnly(addresses.check ?? "")
  };
}
function perContract(report, value) {
  const [only, ...more] = report.contracts;
  if (only === void 0) return "";
  if (more.length === 0) return value(only);
  return report.contracts.map((contract) => `${nameOnly(contract.name)}=${value(contract)}`).join("\n");
}
function versionOnly(text3) {
  return /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}/.exec(text3)?.[0] ?? "";
}
function nameOnly(text3) {
  return text3.replace(/[^A-Za-z0-9._@/-]/g, "_").slice(0, 200);
}
function addressOnly(text3) {
  return /^https?:\/\/[A-Za-z0-9._~:/?#@&=%+[\]-]{1,2000}$/.test(text3) ? text3 : "";
}

// src/github/summary.ts
var LIMIT2 = 1024 * 1024;
var summary2 = {
  name: "summary",
  async publish({ report, settings }, { runner: runner2, context }, before) {
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
    const page = renderMarkdown(report, { limit, unit: "bytes", full, links: linksOf(context) });
    const there = await runner2.addSummary(`${page}${missing}`);
    if (there) return { state: "written" };
    const wanted = (process.env["GITHUB_STEP_SUMMARY"] ?? "") !== "";
    return wanted ? {
      state: "skipped",
      warning: "The step summary could not be written: the runner's file for it is not there, or may not be written."
    } : NOTHING;
  }
};

// src/github/publish.ts
var SURFACES = [artifact, check, log, comment, summary2];
async function publish(material, session) {
  const { runner: runner2, folder } = session;
  const paths = await reportFiles(material.report, folder);
  const done = /* @__PURE__ */ new Map();
  const told = /* @__PURE__ */ new Set();
  const tell = (warning) => {
    if (!told.has(warning)) runner2.annotate("warning", warning);
    told.add(warning);
  };
  for (const surface of SURFACES) {
    const written = await surface.publish(material, session, done);
    done.set(surface.name, written);
    if (written.state === "skipped" && written.warning !== void 0) tell(written.warning);
  }
  const urls = { comment: urlOf(done.get("comment")), check: urlOf(done.get("check")) };
  if (!runner2.setOutputs(outputsOf(material.report, { ...paths, ...urls })))
    tell(
      "The outputs could not be set: the runner's file for them (GITHUB_OUTPUT) is not there, or may not be written."
    );
  return done;
}
async function reportFiles(report, folder) {
  if (folder === void 0) return { report: "", sarif: "" };
  try {
    const [json = "", sarif = ""] = await writeFiles(folder, [
      { name: "report.json", content: render(report, "json") },
      { name: "report.sarif", content: render(report, "sarif") }
    ]);
    return { report: json, sarif };
  } catch {
    return { report: "", sarif: "" };
  }
}
function urlOf(written) {
  return written?.state === "written" ? written.url : void 0;
}

// src/github/pull-state.ts
function pullOf({ owner, repo, trigger }) {
  return "number" in trigger ? { owner, repo, number: trigger.number } : void 0;
}
async function readPullState(client, context, options) {
  const pull = pullOf(context);
  const warnings = [];
  let labels = [];
  let labelFault;
  try {
    labels = await readLabels(client, context, options.label);
  } catch (error) {
    labelFault = explain(`The label "${options.label}" could not be read`, error, "pull-requests: read");
  }
  const set = labels.filter((label) => label.set);
  if (pull === void 0 && set.length === 0) return stateOf({ labels, labelFault, warnings, read: options.now });
  const author = await tokenAuthor(client);
  const own = { key: options.key, author, contracts: options.contracts };
  const seen = pull === void 0 ? void 0 : await readStickies(client, pull, own, warnings);
  const cover = set.length === 0 ? void 0 : await coverAll(client, context, set, own, seen, options);
  if (cover !== void 0 && options.covers === "findings" && "why" in cover)
    warnings.push(`The label "${options.label}" is set and covers nothing: ${cover.why}.`);
  return stateOf({
    labels,
    labelFault,
    warnings,
    read: options.now,
    pull,
    ...seen !== void 0 && "stickies" in seen && { own, stickies: seen.stickies },
    cover
  });
}
function stateOf(parts) {
  const { labels, labelFault, warnings, read, pull, own, stickies = [], cover } = parts;
  const [label] = labels;
  return {
    stickies,
    warnings,
    read,
    ...pull !== void 0 && { pull },
    ...own !== void 0 && { own },
    ...label !== void 0 && { label },
    ...cover !== void 0 && { cover },
    ...labelFault !== void 0 && { labelFault }
  };
}
async function readStickies(client, pull, own, warnings) {
  try {
    return { stickies: await findStickies(client, pull, own) };
  } catch (error) {
    const fault = explain("The comments of the pull request could not be read", error, "pull-requests: read");
    warnings.push(fault);
    return { fault };
  }
}
async function coverAll(client, context, labels, own, seen, { forkKey: forkKey2 }) {
  const { trigger } = context;
  const fork = trigger.event === "pull_request" && trigger.fork;
  const covers = [];
  for (const live of labels) {
    const known = fork || seen === void 0 ? void 0 : seen;
    const looked = fork ? { ...own, key: forkKey2, contracts: [] } : own;
    const found = known ?? (live.pull === void 0 ? { stickies: [] } : await readStickies(client, live.pull, looked, []));
    covers.push(coverOf(live, context, rememberedIn(found, own.author)));
  }
  return coversTogether(covers);
}
function rememberedIn(seen, author) {
  if ("fault" in seen) return seen;
  const [sticky] = seen.stickies;
  if (sticky === void 0 && author.assumed === true)
    return { fault: "GitHub does not say who this token writes as, so its comments cannot be told from others" };
  return { memory: sticky?.memory };
}

// src/github/runner.ts
import { randomUUID } from "node:crypto";
function createRunner() {
  return {
    print: (line) => void process.stdout.write(`${line}
`),
    printUntrusted: (text3) => {
      const token = randomUUID();
      process.stdout.write(`::stop-commands::${token}
${text3.trimEnd()}
::${token}::
`);
    },
    annotate: (level, message, title) => {
      const text3 = message.split("\n").map(visible).join("\n");
      core_exports[level](text3, title === void 0 ? {} : { title: visible(title) });
    },
    setOutputs: (outputs) => {
      if (!hasFile("GITHUB_OUTPUT")) return false;
      try {
        for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
        return true;
      } catch {
        return false;
      }
    },
    addSummary: async (markdown2) => {
      if (!hasFile("GITHUB_STEP_SUMMARY")) return false;
      try {
        summary.emptyBuffer();
        await summary.addRaw(markdown2, true).write();
        return true;
      } catch {
        return false;
      }
    },
    mask: (secret) => {
      if (secret !== "") setSecret(secret);
    }
  };
}
function hasFile(variable) {
  return (process.env[variable] ?? "") !== "";
}

// src/github/setup.ts
import { appendFile, mkdir as mkdir2, writeFile as writeFile2 } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as join2 } from "node:path";
async function putOnPath(command, env, node = process.execPath) {
  const paths = env["GITHUB_PATH"] ?? "";
  if (paths === "")
    throw new ConfigError(
      'GITHUB_PATH is not set, so "mode: setup" cannot put the command on the PATH of later steps.'
    );
  const folder = join2(env["RUNNER_TEMP"] ?? tmpdir(), "berm-compat-bin");
  await mkdir2(folder, { recursive: true });
  await writeFile2(join2(folder, "berm-compat"), `#!/bin/sh
exec ${quoted(node)} ${quoted(command)} "$@"
`, {
    mode: 493
  });
  await writeFile2(join2(folder, "berm-compat.cmd"), `@"${node}" "${command}" %*\r
`);
  await appendFile(paths, `${folder}
`);
  return folder;
}
function quoted(word) {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

// src/action.ts
var EVENT_LIMIT = 32 * 1024 * 1024;
var runner = createRunner();
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
    await runner2.addSummary(`## \u274C Compatibility: not checked

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
  if (options.mode === "setup") {
    await putOnPath(fileURLToPath(new URL("./cli.js", import.meta.url)), env);
    return EXIT.passes;
  }
  const context = readContext(env, readEvent(env["GITHUB_EVENT_PATH"]));
  refuseTarget(context, options);
  const client = options.githubToken === "" ? void 0 : await createClient(options.githubToken, {
    apiUrl: context.apiUrl,
    fetch: createFetch(env),
    warn: (message) => runner2.annotate("notice", message)
  });
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
      policy: options.comment,
      now: Date.now()
    });
  } finally {
    await http.close();
  }
}
async function gate(setup) {
  const { env, runner: runner2, options, context, client } = setup;
  const identity = identityOf({ ...context, ...optional("name", options.name), ...optional("matrix", options.matrix) });
  const pull = client === void 0 ? { stickies: [], warnings: [], read: Date.now() } : await readPullState(client, context, {
    key: identity.key,
    forkKey: forkKey(context.workflow),
    contracts: lineDigests(options.contracts),
    label: options.forceLabel,
    covers: options.forceCovers,
    now: Date.now()
  });
  for (const warning of pull.warnings) runner2.annotate("warning", warning);
  const world = worldOf(setup, pull);
  const result = await runGate(options, world);
  const report = { ...result.report, notes: [...result.report.notes, ...pull.warnings] };
  runner2.printUntrusted(renderText(report));
  const folder = await temporaryFolder(env);
  const session = {
    runner: runner2,
    context,
    identity,
    pull,
    ...optional("folder", folder),
    ...optional("client", client)
  };
  const kept = result.kept.map(({ name, content }) => ({ name: storedName(name), content }));
  const files = [...manifestFiles(result.manifests), ...kept];
  const published = await publish({ report, changed: changed(result), files, settings: options }, session);
  if (report.exitCode !== EXIT.passes && published.get("log")?.state !== "written")
    runner2.annotate("error", checkTitle(report), "Compatibility");
  return report.exitCode;
}
async function temporaryFolder(env) {
  for (const parent of [env["RUNNER_TEMP"], tmpdir2()]) {
    if (parent === void 0 || parent === "") continue;
    try {
      return await mkdtemp(join3(parent, "berm-compat-"));
    } catch {
    }
  }
  return void 0;
}
function refuseTarget({ trigger }, { mode }) {
  if (trigger.event !== "pull_request_target" || mode !== "gate") return;
  throw new ConfigError(
    "This workflow runs on pull_request_target, where the files are those of the base branch and not of the pull request. Let it run on pull_request; for pull requests from forks add the second workflow of docs/workflows, fork-comment.yml."
  );
}
function worldOf({ env, runner: runner2, options, context, client, http }, pull) {
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
    ...optional("label", labelState(pull, options))
  };
  const pullRequest2 = judgedPull(context, world);
  const judged = pullRequest2 === void 0 ? world : { ...world, pullRequest: pullRequest2 };
  if (client === void 0 || !("base" in context.trigger)) return judged;
  return { ...judged, baseContract: (contract) => readOnBase(contract, world) };
}
function readEvent(path) {
  if (path === void 0 || path === "") return {};
  const file = smallFile(path, EVENT_LIMIT);
  if (file.state !== "read")
    throw new ConfigError(
      `The event file ${path} (GITHUB_EVENT_PATH) cannot be read: ${file.state === "missing" ? "it is not there" : file.why}.`
    );
  try {
    return parseJson(new TextDecoder().decode(file.bytes), { dialect: "ecma" }).value;
  } catch (cause) {
    throw new ConfigError(`The event file ${path} (GITHUB_EVENT_PATH) cannot be read as JSON.`, { cause });
  }
}
function changed({ report, manifests }) {
  return report.verdict !== "compatible" || manifests.some(({ current, baseline }) => canonical(current ?? null) !== canonical(baseline ?? null));
}
