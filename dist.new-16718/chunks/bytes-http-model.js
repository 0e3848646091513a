import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  byCode,
  cellSpan,
  codeBlock,
  codeSpan,
  commandData,
  commandProperty,
  cutLines,
  html,
  markdown,
  plain,
  sarifText,
  shorten,
  urlPart,
  urlPath
} from "./gate-exit-code.js";
import {
  KIND_BYTES,
  fileSource,
  kindOf,
  memorySource,
  nextVersion,
  parseIdl,
  parseSection,
  readImage,
  require_picomatch,
  require_semver,
  stepOf,
  systemCode
} from "./bytes-index.js";
import {
  ConfigError,
  ContractError,
  SourceError,
  near
} from "./core-errors.js";
import {
  JsonError,
  Validator,
  isArray,
  isExactNumber,
  isObject,
  member,
  parseJson,
  pointerTokens,
  sha256
} from "./core-digest.js";
import {
  __toESM
} from "./empty.js";

// src/net/client.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/net/address.ts
function toUrl(text3, base2) {
  return URL.canParse(text3, base2?.href) ? new URL(text3, base2) : void 0;
}
function parseAddress(text3, what) {
  const url = toUrl(text3);
  if (url === void 0) throw new ConfigError(`${what}: the address is not a URL`);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ConfigError(`${what}: the address begins with ${url.protocol}, expected https: (or http:)`);
  }
  url.hash = "";
  if (url.username === "" && url.password === "") return { url };
  const authorization = basic(decodeURIComponent(url.username), decodeURIComponent(url.password));
  url.username = "";
  url.password = "";
  return { url, authorization };
}
function basic(user, password) {
  return `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;
}
function shown(url) {
  return `${url.origin}${url.pathname}`;
}
function isLoopback(host) {
  return host === "localhost" || host === "[::1]" || host === "::1" || /^127(?:\.[0-9]{1,3}){3}$/.test(host);
}
function redirectTarget(from, location, what) {
  const url = location === void 0 ? void 0 : toUrl(location, from);
  if (url === void 0) throw new SourceError(`${what}: ${shown(from)} redirects without saying where to`);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new SourceError(`${what}: ${shown(from)} redirects to ${url.protocol}, which is not followed`);
  }
  if (from.protocol === "https:" && url.protocol === "http:") {
    throw new SourceError(
      `${what}: ${shown(from)} redirects from https to plain http at ${url.host}, which is not followed`
    );
  }
  url.username = "";
  url.password = "";
  url.hash = "";
  return { url, sameOrigin: url.origin === from.origin };
}

// src/net/messages.ts
var FAULTS = {
  ENOTFOUND: "its name is not known; check the address and the proxy settings (HTTPS_PROXY, NO_PROXY)",
  EAI_AGAIN: "its name could not be looked up; check the network and the proxy settings (HTTPS_PROXY, NO_PROXY)",
  ECONNREFUSED: "it refuses the connection; check that the server runs and that the port is right",
  ECONNRESET: "it broke the connection off",
  UND_ERR_SOCKET: "it broke the connection off",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time; check the network and the proxy settings (HTTPS_PROXY, NO_PROXY)",
  UND_ERR_HEADERS_TIMEOUT: "no answer in time",
  UND_ERR_BODY_TIMEOUT: "the transfer stalled",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "fewer or more bytes came than it announced",
  UND_ERR_HEADERS_OVERFLOW: "its answer has more headers than are taken",
  HPE_INVALID_CONSTANT: "what answers there does not speak HTTP",
  HPE_HEADER_OVERFLOW: "its answer has more headers than are taken",
  ERR_SSL_WRONG_VERSION_NUMBER: "what answers there does not speak TLS; is it a plain http server?"
};
var CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT|HOSTNAME_MISMATCH)/;
function faultCode(error) {
  for (let at2 = error, depth = 0; isRecord(at2) && depth < 5; at2 = at2["cause"], depth += 1) {
    if (typeof at2["code"] === "string") return at2["code"];
    if (Array.isArray(at2["errors"]) && at2["errors"].length > 0) return faultCode(at2["errors"][0]);
  }
  return isRecord(error) && typeof error["name"] === "string" ? error["name"] : "unknown fault";
}
function isRecord(value) {
  return typeof value === "object" && value !== null;
}
function faultMessage(what, host, code) {
  if (code === "TimeoutError") return `${what}: ${host} took longer than is waited for`;
  if (CERTIFICATE.test(code)) {
    return `${what}: the certificate of ${host} is not trusted (${code}); a company's own authority is named in NODE_EXTRA_CA_CERTS`;
  }
  return `${what}: ${host} could not be reached: ${FAULTS[code] ?? code}`;
}
var STATUSES = {
  401: "it wants credentials, or does not take those given",
  403: "these credentials may not read it",
  404: "it is not there, or these credentials may not see it",
  407: "the proxy wants credentials: put them into HTTPS_PROXY",
  413: "it is too large for the server",
  416: "the server does not have that part of it",
  429: "too many requests; try again later or give a token"
};
function statusMessage(what, host, status, said2, advice2) {
  const meaning = STATUSES[status] ?? (status >= 500 ? "the server failed" : "an answer that was not expected");
  const words3 = said2 === void 0 ? "" : ` ("${clean(said2)}")`;
  return `${what}: ${host} answered ${String(status)}${words3}: ${meaning}${advice2 === void 0 ? "" : `; ${advice2}`}`;
}
function clean(text3, length = 200) {
  const line2 = text3.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line2.length > length ? `${line2.slice(0, length)}\u2026` : line2;
}

// src/net/response.ts
function createResponse(parts) {
  const { status, url, headers, body, what, meter } = parts;
  body.on("error", () => void 0);
  const header = (name) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  async function* pieces() {
    try {
      for await (const piece of body) {
        meter.add(piece.byteLength, 0);
        yield piece;
      }
    } catch (cause) {
      throw new SourceError(faultMessage(what, url.host, faultCode(cause)), { cause });
    }
  }
  const response = {
    status,
    url: shown(url),
    address: url.href,
    header,
    body: { [Symbol.asyncIterator]: pieces },
    bytes: (limit) => readBounded(response, what, limit),
    cancel: () => {
      body.destroy();
    }
  };
  return response;
}
async function readBounded(response, what, limit) {
  const tooLarge = (size2) => {
    response.cancel();
    return new SourceError(
      `${what}: ${response.url} sends ${size2}, more than the ${String(limit)} bytes that are taken here`
    );
  };
  const announced = Number(response.header("content-length") ?? Number.NaN);
  if (announced > limit) throw tooLarge(`${String(announced)} bytes`);
  const parts = [];
  let size = 0;
  for await (const piece of response.body) {
    size += piece.byteLength;
    if (size > limit) throw tooLarge(`at least ${String(size)} bytes`);
    parts.push(piece);
  }
  return new Uint8Array(Buffer.concat(parts, size));
}

// src/net/retry.ts
var PASSING = /* @__PURE__ */ new Set([408, 429, 500, 502, 503, 504]);
var PASSING_FAULTS = /* @__PURE__ */ new Set([
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT"
]);
function retryIn(tried, attempt2, rule, now) {
  if (attempt2 > rule.retries) return void 0;
  const backoff = rule.retryDelay * 2 ** (attempt2 - 1);
  if ("fault" in tried) return PASSING_FAULTS.has(tried.fault) ? backoff : void 0;
  if (!PASSING.has(tried.status)) return void 0;
  const asked = retryAfter(tried.retryAfter, now);
  if (asked === void 0) return backoff;
  return asked > rule.maxRetryAfter ? void 0 : asked;
}
function retryAfter(header, now) {
  if (header === void 0) return void 0;
  if (/^[0-9]{1,9}$/.test(header.trim())) return Number(header) * 1e3;
  const date = Date.parse(header);
  return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}

// src/net/client.ts
var REDIRECTS = /* @__PURE__ */ new Set([301, 302, 303, 307, 308]);
var MOST_REDIRECTS = 10;
function lazy(make) {
  const get = () => get.made ??= make();
  return get;
}
function createHttpClient(env, options = {}) {
  const full = {
    connectTimeout: 1e4,
    idleTimeout: 3e4,
    totalTimeout: 6e5,
    retries: 2,
    retryDelay: 500,
    maxRetryAfter: 3e4,
    ...options
  };
  const proxies = proxiesIn(env);
  return clientOver({ connected: lazy(() => connect(proxies, full)), options: full }, void 0);
}
function proxiesIn(env) {
  const httpProxy = env["http_proxy"] ?? env["HTTP_PROXY"] ?? "";
  const httpsProxy = env["https_proxy"] ?? env["HTTPS_PROXY"] ?? "";
  for (const [name, value] of [
    ["HTTP_PROXY", httpProxy],
    ["HTTPS_PROXY", httpsProxy]
  ]) {
    if (value !== "" && toUrl(value) === void 0)
      throw new ConfigError(`${name} is not a URL such as http://proxy.example:3128`);
  }
  return { httpProxy, httpsProxy, noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? "" };
}
async function connect(proxies, options) {
  const { EnvHttpProxyAgent, request } = (await import("./undici.js")).default;
  const dispatcher = new EnvHttpProxyAgent({
    ...proxies,
    // Plain http goes to a proxy as it stands; many tunnel to port 443 only. https is tunnelled always.
    proxyTunnel: false,
    connect: { timeout: options.connectTimeout },
    headersTimeout: options.idleTimeout,
    bodyTimeout: options.idleTimeout
  });
  return { request, dispatcher };
}
function clientOver(wire, parent) {
  let cost = { bytes: 0, requests: 0 };
  const meter = {
    add(bytes, requests) {
      cost = { bytes: cost.bytes + bytes, requests: cost.requests + requests };
      parent?.add(bytes, requests);
    }
  };
  return {
    send: (request) => follow(wire, meter, request),
    get cost() {
      return cost;
    },
    child: () => clientOver(wire, meter),
    close: async () => (await wire.connected.made)?.dispatcher.close()
  };
}
async function follow(wire, meter, request) {
  const first = parseAddress(request.url, request.what);
  let authorization = request.authorization ?? first.authorization;
  let url = first.url;
  let method = request.method ?? "GET";
  const seen = /* @__PURE__ */ new Set();
  for (; ; ) {
    if (seen.has(url.href)) throw new SourceError(`${request.what}: ${shown(url)} redirects in a circle`);
    if (seen.size > MOST_REDIRECTS)
      throw new SourceError(`${request.what}: more than ${MOST_REDIRECTS} redirects, the last at ${shown(url)}`);
    seen.add(url.href);
    const response = await attempt(wire, meter, { ...request, method }, url, authorization);
    if (!REDIRECTS.has(response.status)) return response;
    response.cancel();
    const target = redirectTarget(url, response.header("location"), request.what);
    if (!target.sameOrigin) authorization = void 0;
    if (method === "POST") {
      if (!target.sameOrigin)
        throw new SourceError(
          `${request.what}: ${shown(url)} redirects a request with credentials to ${target.url.host}, which is not followed`
        );
      if (response.status < 307) method = "GET";
    }
    url = target.url;
  }
}
async function attempt(wire, meter, request, url, authorization) {
  for (let tries = 1; ; tries += 1) {
    let response;
    let tried;
    let cause;
    try {
      meter.add(0, 1);
      response = await once(wire, meter, request, url, authorization);
      tried = { status: response.status, retryAfter: response.header("retry-after") };
    } catch (error) {
      cause = error;
      tried = { fault: faultCode(error) };
    }
    const delay = retryIn(tried, tries, wire.options, Date.now());
    if (delay === void 0) {
      if (response !== void 0) return response;
      throw new SourceError(faultMessage(request.what, url.host, faultCode(cause)), { cause });
    }
    response?.cancel();
    await sleep(delay);
  }
}
async function once(wire, meter, request, url, authorization) {
  const { options } = wire;
  const { request: send, dispatcher } = await wire.connected();
  const { statusCode, headers, body } = await send(url, {
    dispatcher,
    method: request.method ?? "GET",
    headers: {
      "user-agent": "berm-compat",
      // A compressed answer has no ranges and its length says nothing about what comes out of it.
      "accept-encoding": "identity",
      ...request.headers,
      ...authorization === void 0 ? {} : { authorization }
    },
    body: request.method === "POST" ? request.body ?? null : null,
    signal: AbortSignal.timeout(options.totalTimeout),
    headersTimeout: options.idleTimeout,
    bodyTimeout: options.idleTimeout
  });
  return createResponse({ status: statusCode, url, headers, body, what: request.what, meter });
}

// src/net/bermd.ts
import { setTimeout as sleep2 } from "node:timers/promises";

// src/net/read.ts
var ERROR_BODY = 16 * 1024;
var StatusError = class extends SourceError {
  status;
  constructor(status, message2) {
    super(message2);
    this.status = status;
  }
};
async function expectOk(response, what, advice2, also = []) {
  const { status } = response;
  if (status >= 200 && status < 300 || also.includes(status)) return response;
  const said2 = await sentence(response);
  throw new StatusError(status, statusMessage(what, new URL(response.url).host, status, said2, advice2?.(status)));
}
async function fetchJson(http, request, limit, advice2) {
  const response = await expectOk(await http.send(request), request.what, advice2);
  return readJson(response, request.what, limit);
}
async function readJson(response, what, limit) {
  const bytes = await response.bytes(limit);
  return jsonOf(bytes, `${what}: ${response.url} answered`);
}
function jsonOf(bytes, who) {
  let text3;
  try {
    text3 = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SourceError(`${who} with bytes that are not UTF-8, expected JSON`, { cause });
  }
  try {
    return parseJson(text3).value;
  } catch (cause) {
    const html2 = /^\s*</.test(text3);
    throw new SourceError(
      `${who} with ${html2 ? "HTML" : "text that is not JSON"}, expected JSON${html2 ? "; is this a login page or a proxy?" : ""}`,
      { cause }
    );
  }
}
async function sentence(response) {
  let text3;
  try {
    text3 = new TextDecoder().decode(await response.bytes(ERROR_BODY));
  } catch {
    return void 0;
  }
  try {
    return sentenceIn(parseJson(text3).value);
  } catch {
    return text3.length > 0 && text3.length < 300 && !text3.includes("<") ? text3 : void 0;
  }
}
function sentenceIn(json) {
  if (!isObject(json)) return void 0;
  const errors = member(json, "errors");
  const first = isArray(errors) ? errors[0] : void 0;
  for (const said2 of [
    member(json, "error"),
    member(json, "message"),
    isObject(first) ? member(first, "message") ?? member(first, "code") : void 0
  ]) {
    if (typeof said2 === "string" && said2 !== "") return said2;
  }
  return void 0;
}

// src/net/bermd.ts
var ANSWER = 32 * 1024 * 1024;
var STARTING = [700, 1500];
async function askBermd(http, server, program, part2, again = []) {
  if (/^\.{0,2}$/.test(program)) return { status: "unknown-program" };
  const { url, authorization } = addressOf(server);
  const what = `${part2} of program ${program}`;
  const address = `${url.href.replace(/\/+$/, "")}/programs/${encodeURIComponent(program)}/${part2}`;
  const request = {
    url: address,
    headers: { accept: "application/json" },
    what,
    ...authorization === void 0 ? {} : { authorization }
  };
  for (let tries = 0; ; tries += 1) {
    const response = await http.send(request);
    const bytes = await response.bytes(ANSWER);
    const text3 = new TextDecoder().decode(bytes);
    if (response.status === 200) return { status: "ok", json: jsonOf(bytes, `${what}: ${url.host} answered`), text: text3 };
    if (response.status !== 404 || errorIn(text3) === void 0)
      throw new SourceError(
        statusMessage(what, url.host, response.status, errorIn(text3) ?? plain2(text3), adviceFor(response.status))
      );
    const wait = again[tries];
    if (wait === void 0) return { status: "unknown-program" };
    await sleep2(wait);
  }
}
function showBermd(server) {
  return shown(parseAddress(server.url, "bermd-url").url).replace(/\/+$/, "");
}
function addressOf(server) {
  const address = parseAddress(server.url, "bermd-url");
  const authorization = server.token === void 0 || server.token === "" ? address.authorization : `Bearer ${server.token}`;
  if (authorization !== void 0 && address.url.protocol === "http:" && !isLoopback(address.url.hostname)) {
    throw new ConfigError(
      `bermd-url ${shown(address.url)}: a token is not sent over plain http to another machine; use https`
    );
  }
  address.url.search = "";
  return { url: address.url, ...authorization === void 0 ? {} : { authorization } };
}
function errorIn(text3) {
  try {
    const json = jsonOf(new TextEncoder().encode(text3), "");
    const error = isObject(json) ? member(json, "error") : void 0;
    return typeof error === "string" ? error : void 0;
  } catch {
    return void 0;
  }
}
function plain2(text3) {
  return text3 === "" || text3.length > 500 || text3.includes("<") ? void 0 : text3;
}
function adviceFor(status) {
  if (status === 401 || status === 403) return "check bermd-token";
  return status === 404 ? "is it a bermd that listens there?" : void 0;
}

// src/net/range.ts
function rangeFetch(http, request, advice2) {
  const origin2 = toUrl(request.url)?.origin;
  let resolved;
  return async (headers) => {
    const all = { ...request.headers, ...headers };
    if (resolved !== void 0) {
      const again = await http.send({ url: resolved, headers: all, what: request.what });
      if (again.status === 206) return again;
      again.cancel();
      resolved = void 0;
    }
    const response = await expectOk(await http.send({ ...request, headers: all }), request.what, advice2, [416]);
    if (toUrl(response.address)?.origin !== origin2) resolved = response.address;
    return response;
  };
}

// src/report/json-escapes.ts
function visibleEscapes(json) {
  return json.replace(
    /[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\ufeff\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu,
    (character) => Array.from(
      { length: character.length },
      (_, at2) => `\\u${character.charCodeAt(at2).toString(16).padStart(4, "0")}`
    ).join("")
  );
}

// src/report/json-text.ts
function jsonText(value, indent = 0) {
  return write(value, indent, 0);
}
function write(value, indent, depth) {
  switch (typeof value) {
    case "bigint":
      return value.toString();
    case "string":
      return visibleEscapes(JSON.stringify(value));
    case "number":
      return Object.is(value, -0) ? "-0" : JSON.stringify(value);
    case "boolean":
      return String(value);
    case "object":
      if (isExactNumber(value)) return value.literal;
      if (value === null || depth >= 200) return "null";
      return Array.isArray(value) ? wrap(
        "[",
        "]",
        value.map((item2) => write(item2, indent, depth + 1)),
        indent,
        depth
      ) : wrap("{", "}", members(value, indent, depth), indent, depth);
    default:
      return "null";
  }
}
function members(value, indent, depth) {
  return Object.entries(value).filter(([, item2]) => item2 !== void 0).map(([name, item2]) => `${visibleEscapes(JSON.stringify(name))}: ${write(item2, indent, depth + 1)}`);
}
function wrap(open3, close, items, indent, depth) {
  if (items.length === 0) return open3 + close;
  if (indent === 0) return `${open3}${items.join(", ")}${close}`;
  const pad = "\n" + " ".repeat(indent * (depth + 1));
  return `${open3}${pad}${items.join(`,${pad}`)}
${" ".repeat(indent * depth)}${close}`;
}

// src/report/excerpt.ts
var WHOLE = 44;
var SPOT = 64;
var STEPS = 6;
var NAME = 40;
var MORE = "\u2026";
function excerpt({ value, at: at2 }) {
  const way = wayTo(value, at2 ?? "");
  const short = jsonText(value).length <= WHOLE;
  if (way.length === 0) return [{ text: short ? jsonText(value) : brief(value, SPOT + WHOLE), mark: false }];
  const shown3 = way.slice(-STEPS);
  const spot = shown3.at(-1)?.value ?? null;
  const frames = shown3.map((step) => frame(step, short));
  const [before, after] = frames.reduce(([open3, close], [left, right]) => [open3 + left, right + close], ["", ""]);
  const lead = way.length > shown3.length ? `${MORE} ` : "";
  return [
    { text: lead + before, mark: false },
    { text: short ? jsonText(spot) : brief(spot, SPOT), mark: true },
    { text: after, mark: false }
  ];
}
function wayTo(value, at2) {
  const steps = [];
  let here = value;
  for (const token of pointerTokens(at2)) {
    const within = here;
    if (isArray(within) && /^(?:0|[1-9][0-9]{0,9})$/.test(token) && within[Number(token)] !== void 0)
      steps.push({ within, token, value: here = within[Number(token)] ?? null });
    else if (isObject(within) && Object.hasOwn(within, token))
      steps.push({ within, token, value: here = member(within, token) ?? null });
    else break;
  }
  return steps;
}
function frame({ within, token }, whole4) {
  if (isArray(within)) {
    const index = Number(token);
    const items = within.map((item2) => whole4 ? jsonText(item2) : MORE);
    const [before2, after2] = whole4 ? [items.slice(0, index), items.slice(index + 1)] : [index > 0 ? [MORE] : [], index + 1 < within.length ? [MORE] : []];
    return [`[${before2.map((item2) => `${item2}, `).join("")}`, `${after2.map((item2) => `, ${item2}`).join("")}]`];
  }
  const names2 = Object.keys(within);
  const written = (name) => `${nameText(name)}: ${jsonText(member(within, name))}`;
  const [before, after] = whole4 ? [names2.slice(0, names2.indexOf(token)).map(written), names2.slice(names2.indexOf(token) + 1).map(written)] : [[], names2.length > 1 ? [MORE] : []];
  return [
    `{${before.map((item2) => `${item2}, `).join("")}${nameText(token)}: `,
    `${after.map((item2) => `, ${item2}`).join("")}}`
  ];
}
function nameText(name) {
  return jsonText(shorten(name, NAME));
}
function brief(value, room) {
  if (typeof value === "string") return jsonText(shorten(value, Math.max(8, room)));
  if (isArray(value)) return listed("[", "]", value.length, room, (at2, left) => brief(value[at2] ?? null, left));
  if (!isObject(value)) return shorten(jsonText(value), Math.max(8, room));
  const names2 = Object.keys(value);
  return listed("{", "}", names2.length, room, (at2, left) => {
    const name = names2[at2] ?? "";
    const key = `${nameText(name)}: `;
    return key + brief(member(value, name) ?? null, left - key.length);
  });
}
function listed(open3, close, many, room, write3) {
  const parts = [];
  let left = room - 2;
  for (let at2 = 0; at2 < many; at2 += 1) {
    if (left < 6) {
      parts.push(MORE);
      break;
    }
    const text3 = write3(at2, left);
    parts.push(text3);
    left -= text3.length + 2;
  }
  return `${open3}${parts.join(", ")}${close}`;
}

// src/report/wording.ts
function count(number2, one, many = `${one}s`) {
  return `${number2} ${number2 === 1 ? one : many}`;
}
function list(words3, last = "and") {
  return words3.length <= 1 ? words3[0] ?? "" : `${words3.slice(0, -1).join(", ")} ${last} ${words3.at(-1) ?? ""}`;
}
function day(seconds) {
  const date = new Date(seconds * 1e3);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}
function bytesText(bytes) {
  if (bytes < 1e3) return count(bytes, "byte");
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
function isWhole({ type }) {
  return type === "program" || type === "plugin";
}
function subjectText(subject) {
  return isWhole(subject) ? subject.type : `${subject.type} ${subject.name}`;
}
function changeText(finding2) {
  const more = finding2.also?.length ?? 0;
  const again = more === 0 ? "" : `, also in ${count(more, "other place")}`;
  return `${finding2.message.replace(/\.$/, "")}${again}`;
}
function failingText({ witness }) {
  return witness === void 0 ? "" : `Fails: ${brief(witness.value, 300)}`;
}
function baselineName(contract2) {
  return (contract2.baseline.state === "found" ? contract2.baseline.version ?? contract2.baseline.tag : void 0) ?? "the baseline";
}
function headline(contract2) {
  const to = contract2.current.version ?? "";
  const from = contract2.baseline.state === "found" ? baselineName(contract2) : "";
  return [contract2.name, from !== "" && to !== "" && from !== to ? `${from} \u2192 ${to}` : to].filter((part2) => part2 !== "").join(" ");
}
function becauseText(finding2, contract2) {
  const asked = contract2.usage.some(({ state }) => state === "answered") || contract2.consumers !== void 0;
  if (finding2.level === "warning" || finding2.level === "notice" || finding2.blocking && !asked) return "";
  return finding2.because;
}
var HITS = { flows: "flow authors", operators: "operators", clients: "clients", model: "the model" };
function hitsText(finding2) {
  const who = (finding2.hits ?? []).map((hit) => HITS[hit]);
  if (who.length === 0) return "";
  const shows = finding2.shows === void 0 ? "" : finding2.shows === "silent" ? ", silently" : `, at ${finding2.shows}`;
  return `Affects ${list(who)}${shows}.`;
}
function callerTexts(finding2) {
  return (finding2.callers ?? []).map(({ source, caller, calls, last }) => ({
    name: caller === "" ? source : caller,
    use: `${source === "anonymous" || caller === "" ? "" : `${source}, `}${count(calls, "call")}, last on ${day(last)}`
  }));
}
function consumerTexts(finding2) {
  return (finding2.consumers ?? []).map(({ path, line: line2 }) => line2 === void 0 ? path : `${path}:${line2}`);
}
function few(texts, limit) {
  return texts.length <= limit ? texts : [...texts.slice(0, limit), `and ${texts.length - limit} more`];
}

// src/report/origin.ts
function baselineText(contract2) {
  const { baseline: baseline2 } = contract2;
  if (contract2.alone === true) return "";
  switch (baseline2.state) {
    case "found":
      return [
        baseline2.label,
        baseline2.tag === void 0 || baseline2.label.includes(baseline2.tag) ? "" : `tag ${baseline2.tag}`,
        baseline2.digest === void 0 ? "" : `\`${baseline2.digest.slice(0, 19)}\``,
        baseline2.date?.slice(0, 10) ?? ""
      ].filter((part2) => part2 !== "").join(", ");
    case "none":
      return `none: ${baseline2.why}`;
    case "failed":
      return contract2.failure?.message === baseline2.why ? "could not be read" : `not looked for: ${baseline2.why}`;
    default:
      return baseline2;
  }
}
function costText({ baseline: baseline2 }) {
  const cost = baseline2.state === "found" ? baseline2.cost : void 0;
  return cost === void 0 || cost.requests === 0 ? "" : `Read with ${count(cost.requests, "request")}, ${bytesText(cost.bytes)}.`;
}
function othersText({ baseline: baseline2 }, limit = 5) {
  const others = baseline2.state === "found" ? baseline2.others ?? [] : [];
  const shown3 = others.slice(0, limit).map(({ name, why }) => `${name} (${why})`);
  return others.length === 0 ? "" : `Passed over: ${list(others.length > limit ? [...shown3, `${others.length - limit} more`] : shown3)}.`;
}
function originRows(contract2) {
  const { baseline: baseline2, current } = contract2;
  const digest = current.digest === void 0 ? "" : `, \`${current.digest.slice(0, 19)}\``;
  const rows = [
    ["Checked", `${contract2.path}${digest}`],
    ["Baseline", baselineText(contract2)],
    ["Chosen", baseline2.state === "found" ? baseline2.why ?? "" : ""],
    ["Others", othersText(contract2)],
    ["Cost", costText(contract2)],
    ["Deploy", publishText(contract2)]
  ];
  return rows.filter(([, text3]) => text3 !== "");
}
function publishText({ publishes = [], name, deploy }) {
  if (publishes.length === 0 || deploy.length > 0) return "";
  const line2 = `PUT /programs/${encodeURIComponent(name)}?public=${publishes.map(encodeURIComponent).join(",")}`;
  return `${publishes.length === 1 ? "One tool becomes" : `${publishes.length} tools become`} public, which the deploy must confirm: \`${line2}\``;
}
function deployText(host) {
  const plain3 = host.status === 0 ? host.answer : `${host.status}, ${host.answer}`;
  return host.withLine === void 0 ? plain3 : `${plain3}; with the line below: ${host.withLine.status}, ${host.withLine.answer}`;
}
function deployState(host) {
  if (host.status === 0) return "unknown";
  if (host.status < 300) return "yes";
  return host.withLine !== void 0 && host.withLine.status < 300 ? "with the line" : "no";
}

// src/report/outcome.ts
var TONES = {
  compatible: "good",
  "first-release": "good",
  reported: "warn",
  forced: "warn",
  refused: "bad",
  invalid: "bad",
  error: "bad"
};
function outcome(contract2) {
  const { verdict: verdict2, counts: counts2, failure } = contract2;
  switch (verdict2) {
    case "error":
      return failure === void 0 ? "not judged" : failureSentence(failure);
    case "invalid":
      return `does not load: ${count(counts2.errors, "error")}`;
    case "first-release":
      return "first release";
    case "compatible":
      if (contract2.alone === true) return `no error found${withWarnings(counts2.warnings)}`;
      return `${contract2.findings.length === 0 ? "no changes for callers" : "no breaking changes"}${withWarnings(counts2.warnings)}`;
    case "reported":
      return `${changes(contract2)}, none blocking`;
    case "refused":
      return counts2.blocking === 0 ? "the version step is too small" : `${changes(contract2)}${blocking(contract2)}`;
    case "forced":
      return `${counts2.blocking === 0 ? "the version step is too small" : changes(contract2)}, forced`;
    default:
      return verdict2;
  }
}
function failureSentence({ fault, message: message2 }) {
  return fault === "bug" ? `not judged: a fault of berm-compat, please report it: ${message2}` : `not judged: ${message2}`;
}
function withWarnings(warnings) {
  return warnings === 0 ? "" : `, ${count(warnings, "warning")}`;
}
function changes({ counts: counts2 }) {
  const { breaks, undecided } = counts2;
  const parts = [
    ...breaks > 0 || undecided === 0 ? [count(breaks, "breaking change")] : [],
    ...undecided > 0 ? [breaks > 0 ? `${undecided} undecided` : count(undecided, "undecided change")] : []
  ];
  return list(parts);
}
function blocking({ counts: counts2 }) {
  return counts2.blocking < counts2.breaks + counts2.undecided ? `, ${counts2.blocking} blocking` : "";
}
function contractTitle(contract2) {
  return `${headline(contract2)}: ${outcome(contract2)}`;
}
function reportTitle(report2) {
  const [only, ...more] = report2.contracts;
  if (only === void 0) return "no contract";
  return more.length === 0 ? contractTitle(only) : `${report2.contracts.length} contracts: ${sumUp(report2)}`;
}
function sumUp({ contracts, counts: counts2 }) {
  const of = (...verdicts) => contracts.filter(({ verdict: verdict2 }) => verdicts.includes(verdict2));
  const [failed] = of("error");
  const invalid = of("invalid");
  const broken = contracts.filter((contract2) => contract2.counts.breaks + contract2.counts.undecided > 0);
  const parts = [
    ...failed === void 0 ? [] : [
      `${failed.name} ${outcome(failed)}${of("error").length > 1 ? ` (and ${of("error").length - 1} more not judged)` : ""}`
    ],
    ...invalid.length > 0 ? [`${names(invalid)} ${invalid.length === 1 ? "does" : "do"} not load`] : [],
    ...broken.length > 0 ? [
      `${changes({ counts: counts2 })} in ${broken.length === 1 ? names(broken) : count(broken.length, "contract")}${gate(counts2)}`
    ] : [],
    ...of("forced").length > 0 ? ["forced"] : []
  ];
  const quiet = failed === void 0 && invalid.length === 0 && broken.length === 0;
  const fresh = of("first-release");
  return [
    ...parts,
    ...quiet ? [contracts.every(({ alone }) => alone === true) ? "no error found" : "no breaking changes"] : [],
    ...fresh.length > 0 ? [count(fresh.length, "first release")] : []
  ].join("; ");
}
function gate(counts2) {
  return counts2.blocking === 0 ? ", none blocking" : blocking({ counts: counts2 });
}
function names(contracts) {
  const shown3 = contracts.slice(0, 3).map(({ name }) => name);
  return list(contracts.length > 3 ? [...shown3, `${contracts.length - 3} more`] : shown3);
}
function whatNow(report2) {
  return [forceText(report2), proceedText(report2), versionText(report2)].filter((text3) => text3 !== "").join(" ");
}
function proceedText(report2) {
  if (!report2.contracts.some(({ verdict: verdict2, counts: counts2 }) => verdict2 === "refused" && counts2.blocking > 0)) return "";
  const accept = "accept single changes: their details hold the command";
  return report2.forceLabel === void 0 || report2.force !== void 0 ? `To release anyway, ${accept}.` : `To merge anyway, set the label \`${report2.forceLabel}\` (needs triage permission) or ${accept}.`;
}
function versionText({ contracts }) {
  const [only, ...more] = contracts;
  if (only === void 0 || more.length > 0 || only.bumpEnough !== false) return "";
  return bumpText(only);
}
function bumpText(contract2) {
  if (contract2.baseline.state !== "found" || contract2.requiredBump === "none") return "";
  const { version = "" } = contract2.current;
  const from = baselineName(contract2);
  const next = nextVersion(from, contract2.requiredBump);
  const asks = `These changes ask for a ${contract2.requiredBump} release${next === void 0 ? "" : ` (${next})`}`;
  if (contract2.bumpEnough === void 0) return `${asks}.`;
  const step = stepOf(from, version);
  if (!contract2.bumpEnough)
    return `${asks}; ${from === version ? `the version is still ${version}` : `${from} \u2192 ${version} is less`}.`;
  return `${asks}; ${from} \u2192 ${version} is ${step === contract2.requiredBump ? "one" : "more"}.`;
}
function forceText(report2) {
  const { force } = report2;
  if (force === void 0 || !report2.contracts.some(({ verdict: verdict2 }) => verdict2 === "forced")) return "";
  if (force.by === "input") return "Forced by the input `force`.";
  const who = force.actor === void 0 ? "" : ` by ${force.actor}`;
  const when = force.at === void 0 ? "" : ` on ${force.at.slice(0, 10)}`;
  return `Forced by the label \`${force.label ?? "force"}\`, set${who}${when}.`;
}

// src/report/view.ts
var TITLES = {
  blocking: "Breaking changes",
  undecided: "Could not be decided",
  lifted: "Not blocking",
  internal: "Internal: only the host calls them",
  warnings: "Warnings",
  notices: "Added and changed"
};
var ORDER = ["blocking", "undecided", "lifted", "internal", "warnings", "notices"];
function sectionOf(finding2) {
  if (finding2.blocking) return finding2.level === "undecided" ? "undecided" : "blocking";
  if (finding2.audience === "host" && finding2.level !== "notice") return "internal";
  switch (finding2.level) {
    case "break":
    case "undecided":
      return "lifted";
    case "warning":
      return "warnings";
    case "notice":
      return "notices";
    default:
      return finding2.level;
  }
}
function sections(findings2) {
  const parts = grouped(findings2, sectionOf);
  return ORDER.map((id2) => ({ id: id2, title: TITLES[id2], findings: parts.get(id2) ?? [] })).filter(
    (section) => section.findings.length > 0
  );
}
function orderFindings(findings2) {
  return sections(findings2).flatMap((section) => section.findings);
}
function bySubject(findings2) {
  return [...grouped(findings2, ({ subject }) => `${subject.type} ${subject.name}`).values()];
}
function grouped(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item2 of items) {
    const key = keyOf(item2);
    const group = groups.get(key);
    if (group === void 0) groups.set(key, [item2]);
    else group.push(item2);
  }
  return groups;
}
function orderProblems(problems2) {
  const weight = { error: 0, warning: 1, notice: 2 };
  return problems2.toSorted((a, b) => weight[a.level] - weight[b.level]);
}
function problemsTitle(problems2) {
  return problems2.some(({ level }) => level === "error") ? "It does not load" : "Lints";
}
function isUnchanged(contract2) {
  return contract2.verdict === "compatible" && contract2.findings.length === 0 && contract2.problems.length === 0 && contract2.deploy.length === 0;
}
function orderContracts(report2) {
  const weight = {
    error: 0,
    invalid: 1,
    refused: 2,
    forced: 3,
    reported: 4,
    "first-release": 5,
    compatible: 6
  };
  return report2.contracts.toSorted((a, b) => weight[a.verdict] - weight[b.verdict]);
}

// src/report/docs.ts
var PAGES = "https://github.com/berm/compat-action/blob/v1/docs";
var COMMAND = "npx github:berm/compat-action#v1";
function docsUrl(folder, id2) {
  return `${PAGES}/${folder}/${urlPart(id2)}.md`;
}
function acceptCommand(fingerprint2) {
  return `${COMMAND} accept --report report.json --only ${fingerprint2} --reason "\u2026"`;
}

// ../../main/node_modules/fast-string-truncated-width/dist/utils.js
var getCodePointsLength = /* @__PURE__ */ (() => {
  const SURROGATE_PAIR_RE = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
  return (input) => {
    let surrogatePairsNr = 0;
    SURROGATE_PAIR_RE.lastIndex = 0;
    while (SURROGATE_PAIR_RE.test(input)) {
      surrogatePairsNr += 1;
    }
    return input.length - surrogatePairsNr;
  };
})();
var isFullWidth = (x) => {
  return x === 12288 || x >= 65281 && x <= 65376 || x >= 65504 && x <= 65510;
};
var isWideNotCJKTNotEmoji = (x) => {
  return x === 8987 || x === 9001 || x >= 12272 && x <= 12287 || x >= 12289 && x <= 12350 || x >= 12441 && x <= 12543 || x >= 12549 && x <= 12591 || x >= 12593 && x <= 12686 || x >= 12688 && x <= 12771 || x >= 12783 && x <= 12830 || x >= 12832 && x <= 12871 || x >= 12880 && x <= 19903 || x >= 65040 && x <= 65049 || x >= 65072 && x <= 65106 || x >= 65108 && x <= 65126 || x >= 65128 && x <= 65131 || x >= 127488 && x <= 127490 || x >= 127504 && x <= 127547 || x >= 127552 && x <= 127560 || x >= 131072 && x <= 196605 || x >= 196608 && x <= 262141;
};

// ../../main/node_modules/fast-string-truncated-width/dist/index.js
var ANSI_RE = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y;
var CONTROL_RE = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y;
var CJKT_WIDE_RE = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/yu;
var TAB_RE = /\t{1,1000}/y;
var EMOJI_RE = new RegExp("[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|\\p{Emoji_Presentation}|\\p{Emoji}\\uFE0F\\u20E3?))*", "yu");
var LATIN_RE = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y;
var MODIFIER_RE = new RegExp("\\p{M}+", "gu");
var NO_TRUNCATION = { limit: Infinity, ellipsis: "" };
var getStringTruncatedWidth = (input, truncationOptions = {}, widthOptions = {}) => {
  const LIMIT3 = truncationOptions.limit ?? Infinity;
  const ELLIPSIS = truncationOptions.ellipsis ?? "";
  const ELLIPSIS_WIDTH = truncationOptions?.ellipsisWidth ?? (ELLIPSIS ? getStringTruncatedWidth(ELLIPSIS, NO_TRUNCATION, widthOptions).width : 0);
  const ANSI_WIDTH = 0;
  const CONTROL_WIDTH = widthOptions.controlWidth ?? 0;
  const TAB_WIDTH = widthOptions.tabWidth ?? 8;
  const EMOJI_WIDTH = widthOptions.emojiWidth ?? 2;
  const FULL_WIDTH_WIDTH = 2;
  const REGULAR_WIDTH = widthOptions.regularWidth ?? 1;
  const WIDE_WIDTH = widthOptions.wideWidth ?? FULL_WIDTH_WIDTH;
  const PARSE_BLOCKS = [
    [LATIN_RE, REGULAR_WIDTH],
    [ANSI_RE, ANSI_WIDTH],
    [CONTROL_RE, CONTROL_WIDTH],
    [TAB_RE, TAB_WIDTH],
    [EMOJI_RE, EMOJI_WIDTH],
    [CJKT_WIDE_RE, WIDE_WIDTH]
  ];
  let indexPrev = 0;
  let index = 0;
  let length = input.length;
  let lengthExtra = 0;
  let truncationEnabled = false;
  let truncationIndex = length;
  let truncationLimit = Math.max(0, LIMIT3 - ELLIPSIS_WIDTH);
  let unmatchedStart = 0;
  let unmatchedEnd = 0;
  let width = 0;
  let widthExtra = 0;
  outer: while (true) {
    if (unmatchedEnd > unmatchedStart || index >= length && index > indexPrev) {
      const unmatched = input.slice(unmatchedStart, unmatchedEnd) || input.slice(indexPrev, index);
      lengthExtra = 0;
      for (const char of unmatched.replaceAll(MODIFIER_RE, "")) {
        const codePoint = char.codePointAt(0) || 0;
        if (isFullWidth(codePoint)) {
          widthExtra = FULL_WIDTH_WIDTH;
        } else if (isWideNotCJKTNotEmoji(codePoint)) {
          widthExtra = WIDE_WIDTH;
        } else {
          widthExtra = REGULAR_WIDTH;
        }
        if (width + widthExtra > truncationLimit) {
          truncationIndex = Math.min(truncationIndex, Math.max(unmatchedStart, indexPrev) + lengthExtra);
        }
        if (width + widthExtra > LIMIT3) {
          truncationEnabled = true;
          break outer;
        }
        lengthExtra += char.length;
        width += widthExtra;
      }
      unmatchedStart = unmatchedEnd = 0;
    }
    if (index >= length) {
      break outer;
    }
    for (let i = 0, l = PARSE_BLOCKS.length; i < l; i++) {
      const [BLOCK_RE, BLOCK_WIDTH] = PARSE_BLOCKS[i];
      BLOCK_RE.lastIndex = index;
      if (BLOCK_RE.test(input)) {
        lengthExtra = BLOCK_RE === CJKT_WIDE_RE ? getCodePointsLength(input.slice(index, BLOCK_RE.lastIndex)) : BLOCK_RE === EMOJI_RE ? 1 : BLOCK_RE.lastIndex - index;
        widthExtra = lengthExtra * BLOCK_WIDTH;
        if (width + widthExtra > truncationLimit) {
          truncationIndex = Math.min(truncationIndex, index + Math.floor((truncationLimit - width) / BLOCK_WIDTH));
        }
        if (width + widthExtra > LIMIT3) {
          truncationEnabled = true;
          break outer;
        }
        width += widthExtra;
        unmatchedStart = indexPrev;
        unmatchedEnd = index;
        index = indexPrev = BLOCK_RE.lastIndex;
        continue outer;
      }
    }
    index += 1;
  }
  return {
    width: truncationEnabled ? truncationLimit : width,
    index: truncationEnabled ? truncationIndex : length,
    truncated: truncationEnabled,
    ellipsed: truncationEnabled && LIMIT3 >= ELLIPSIS_WIDTH
  };
};
var dist_default = getStringTruncatedWidth;

// ../../main/node_modules/fast-string-width/dist/index.js
var NO_TRUNCATION2 = {
  limit: Infinity,
  ellipsis: "",
  ellipsisWidth: 0
};
var fastStringWidth = (input, options = {}) => {
  return dist_default(input, NO_TRUNCATION2, options).width;
};
var dist_default2 = fastStringWidth;

// ../../main/node_modules/fast-wrap-ansi/lib/main.js
var ESC = "\x1B";
var CSI = "\x9B";
var END_CODE = 39;
var ANSI_ESCAPE_BELL = "\x07";
var ANSI_CSI = "[";
var ANSI_OSC = "]";
var ANSI_SGR_TERMINATOR = "m";
var ANSI_ESCAPE_LINK = `${ANSI_OSC}8;;`;
var GROUP_REGEX = new RegExp(`(?:\\${ANSI_CSI}(?<code>\\d+)m|\\${ANSI_ESCAPE_LINK}(?<uri>.*)${ANSI_ESCAPE_BELL})`, "y");
var getClosingCode = (openingCode) => {
  if (openingCode >= 30 && openingCode <= 37)
    return 39;
  if (openingCode >= 90 && openingCode <= 97)
    return 39;
  if (openingCode >= 40 && openingCode <= 47)
    return 49;
  if (openingCode >= 100 && openingCode <= 107)
    return 49;
  if (openingCode === 1 || openingCode === 2)
    return 22;
  if (openingCode === 3)
    return 23;
  if (openingCode === 4)
    return 24;
  if (openingCode === 7)
    return 27;
  if (openingCode === 8)
    return 28;
  if (openingCode === 9)
    return 29;
  if (openingCode === 0)
    return 0;
  return void 0;
};
var wrapAnsiCode = (code) => `${ESC}${ANSI_CSI}${code}${ANSI_SGR_TERMINATOR}`;
var wrapAnsiHyperlink = (url) => `${ESC}${ANSI_ESCAPE_LINK}${url}${ANSI_ESCAPE_BELL}`;
var wrapWord = (rows, word, columns2) => {
  const characters = word[Symbol.iterator]();
  let isInsideEscape = false;
  let isInsideLinkEscape = false;
  let lastRow = rows.at(-1);
  let visible = lastRow === void 0 ? 0 : dist_default2(lastRow);
  let currentCharacter = characters.next();
  let nextCharacter = characters.next();
  let rawCharacterIndex = 0;
  while (!currentCharacter.done) {
    const character = currentCharacter.value;
    const characterLength = dist_default2(character);
    if (visible + characterLength <= columns2) {
      rows[rows.length - 1] += character;
    } else {
      rows.push(character);
      visible = 0;
    }
    if (character === ESC || character === CSI) {
      isInsideEscape = true;
      isInsideLinkEscape = word.startsWith(ANSI_ESCAPE_LINK, rawCharacterIndex + 1);
    }
    if (isInsideEscape) {
      if (isInsideLinkEscape) {
        if (character === ANSI_ESCAPE_BELL) {
          isInsideEscape = false;
          isInsideLinkEscape = false;
        }
      } else if (character === ANSI_SGR_TERMINATOR) {
        isInsideEscape = false;
      }
    } else {
      visible += characterLength;
      if (visible === columns2 && !nextCharacter.done) {
        rows.push("");
        visible = 0;
      }
    }
    currentCharacter = nextCharacter;
    nextCharacter = characters.next();
    rawCharacterIndex += character.length;
  }
  lastRow = rows.at(-1);
  if (!visible && lastRow !== void 0 && lastRow.length && rows.length > 1) {
    rows[rows.length - 2] += rows.pop();
  }
};
var stringVisibleTrimSpacesRight = (string) => {
  const words3 = string.split(" ");
  let last = words3.length;
  while (last) {
    if (dist_default2(words3[last - 1])) {
      break;
    }
    last--;
  }
  if (last === words3.length) {
    return string;
  }
  return words3.slice(0, last).join(" ") + words3.slice(last).join("");
};
var exec = (string, columns2, options = {}) => {
  if (options.trim !== false && string.trim() === "") {
    return "";
  }
  let returnValue = "";
  let escapeCode;
  let escapeUrl;
  const words3 = string.split(" ");
  let rows = [""];
  let rowLength = 0;
  for (let index = 0; index < words3.length; index++) {
    const word = words3[index];
    if (options.trim !== false) {
      const row2 = rows.at(-1) ?? "";
      const trimmed = row2.trimStart();
      if (row2.length !== trimmed.length) {
        rows[rows.length - 1] = trimmed;
        rowLength = dist_default2(trimmed);
      }
    }
    if (index !== 0) {
      if (rowLength >= columns2 && (options.wordWrap === false || options.trim === false)) {
        rows.push("");
        rowLength = 0;
      }
      if (rowLength || options.trim === false) {
        rows[rows.length - 1] += " ";
        rowLength++;
      }
    }
    const wordLength = dist_default2(word);
    if (options.hard && wordLength > columns2) {
      const remainingColumns = columns2 - rowLength;
      const breaksStartingThisLine = 1 + Math.floor((wordLength - remainingColumns - 1) / columns2);
      const breaksStartingNextLine = Math.floor((wordLength - 1) / columns2);
      if (breaksStartingNextLine < breaksStartingThisLine) {
        rows.push("");
      }
      wrapWord(rows, word, columns2);
      rowLength = dist_default2(rows.at(-1) ?? "");
      continue;
    }
    if (rowLength + wordLength > columns2 && rowLength && wordLength) {
      if (options.wordWrap === false && rowLength < columns2) {
        wrapWord(rows, word, columns2);
        rowLength = dist_default2(rows.at(-1) ?? "");
        continue;
      }
      rows.push("");
      rowLength = 0;
    }
    if (rowLength + wordLength > columns2 && options.wordWrap === false) {
      wrapWord(rows, word, columns2);
      rowLength = dist_default2(rows.at(-1) ?? "");
      continue;
    }
    rows[rows.length - 1] += word;
    rowLength += wordLength;
  }
  if (options.trim !== false) {
    rows = rows.map((row2) => stringVisibleTrimSpacesRight(row2));
  }
  const preString = rows.join("\n");
  let inSurrogate = false;
  for (let i = 0; i < preString.length; i++) {
    const character = preString[i];
    returnValue += character;
    if (!inSurrogate) {
      inSurrogate = character >= "\uD800" && character <= "\uDBFF";
      if (inSurrogate) {
        continue;
      }
    } else {
      inSurrogate = false;
    }
    if (character === ESC || character === CSI) {
      GROUP_REGEX.lastIndex = i + 1;
      const groupsResult = GROUP_REGEX.exec(preString);
      const groups = groupsResult?.groups;
      if (groups?.code !== void 0) {
        const code = Number.parseFloat(groups.code);
        escapeCode = code === END_CODE ? void 0 : code;
      } else if (groups?.uri !== void 0) {
        escapeUrl = groups.uri.length === 0 ? void 0 : groups.uri;
      }
    }
    if (preString[i + 1] === "\n") {
      if (escapeUrl) {
        returnValue += wrapAnsiHyperlink("");
      }
      const closingCode = escapeCode ? getClosingCode(escapeCode) : void 0;
      if (escapeCode && closingCode) {
        returnValue += wrapAnsiCode(closingCode);
      }
    } else if (character === "\n") {
      if (escapeCode && getClosingCode(escapeCode)) {
        returnValue += wrapAnsiCode(escapeCode);
      }
      if (escapeUrl) {
        returnValue += wrapAnsiHyperlink(escapeUrl);
      }
    }
  }
  return returnValue;
};
var CRLF_OR_LF = /\r?\n/;
function wrapAnsi(string, columns2, options) {
  return String(string).normalize().split(CRLF_OR_LF).map((line2) => exec(line2, columns2, options)).join("\n");
}

// src/report/paint.ts
var sgr = (open3, close) => (text3) => text3 === "" ? "" : `\x1B[${open3}m${text3}\x1B[${close}m`;
var none = (text3) => text3;
var COLOURED = {
  bad: sgr(31, 39),
  warn: sgr(33, 39),
  good: sgr(32, 39),
  value: sgr(36, 39),
  strong: sgr(1, 22),
  faint: sgr(2, 22)
};
var PLAIN = { bad: none, warn: none, good: none, value: none, strong: none, faint: none };
function painter(colour) {
  return colour ? COLOURED : PLAIN;
}
function columns(text3) {
  return dist_default2(text3);
}
function wrap2(text3, width, hard = false) {
  return wrapAnsi(text3, width, { hard }).split("\n");
}

// src/report/text/layout.ts
function pageOf({ colour = false, width = 100, details: details3 = false }) {
  return { paint: painter(colour), width: Math.min(200, Math.max(40, width)), details: details3 };
}
function sentence2(text3, { paint }) {
  return byCode(
    plain(text3),
    (part2) => part2,
    (code) => paint.value(`\`${code}\``)
  );
}
function item(mark, text3, indent, page2) {
  const hang = indent + (mark === "" ? 0 : columns(mark) + 1);
  const lines2 = wrap2(text3, Math.max(16, page2.width - hang), true);
  return lines2.map(noCommand).map((line2, at2) => `${at2 === 0 && mark !== "" ? `${" ".repeat(indent)}${mark} ` : " ".repeat(hang)}${line2}`).join("\n");
}
function noCommand(line2) {
  return line2.replace(/^(\s*):(?=:)/, "$1:\u2060");
}
function withAside(text3, asides, page2) {
  const last = text3.slice(text3.lastIndexOf("\n") + 1);
  const fits = asides.find((aside) => columns(last) + 2 + columns(aside) <= page2.width);
  return fits === void 0 || fits === "" ? text3 : `${text3}  ${page2.paint.faint(fits)}`;
}

// src/report/text/finding.ts
var WITNESS = 4e3;
var INDENT = 4;
function findingLines(finding2, contract2, page2) {
  const id2 = sectionOf(finding2);
  const lines2 = [changeLine(finding2, id2, page2)];
  if (finding2.witness !== void 0 && !page2.details) lines2.push(item("", example(finding2, page2), INDENT + 2, page2));
  lines2.push(...usedBy(finding2, page2));
  if (page2.details) lines2.push(...detailLines(finding2, contract2, page2));
  return lines2.join("\n");
}
function changeLine(finding2, id2, page2) {
  const { paint } = page2;
  const marks = {
    blocking: paint.bad("\u2717"),
    undecided: paint.bad("?"),
    lifted: paint.warn("\u2013"),
    internal: paint.faint("\u2013"),
    warnings: paint.warn("!"),
    notices: paint.good("+")
  };
  const why = (id2 === "lifted" || id2 === "internal") && !page2.details ? ` ${paint.faint(`(${plain(finding2.because)})`)}` : "";
  const fresh = finding2.sinceLabel === true ? `${paint.warn("new since the label:")} ` : "";
  return withAside(
    item(marks[id2], `${fresh}${sentence2(changeText(finding2), page2)}${why}`, INDENT, page2),
    places(finding2),
    page2
  );
}
function example({ witness }, { paint }) {
  if (witness === void 0) return "";
  return excerpt(witness).map(({ text: text3, mark }) => mark ? paint.strong(paint.bad(plain(text3))) : paint.value(plain(text3))).join("");
}
function places({ location }) {
  if (location === void 0) return [];
  const { path, line: line2 } = location;
  return [path, path.slice(path.lastIndexOf("/") + 1)].map((name) => plain(`${name}:${line2}`));
}
function usedBy(finding2, page2) {
  const limit = page2.details ? 20 : 2;
  const callers = callerTexts(finding2).map(({ name, use }) => `${name} (${use})`);
  return [
    ...callers.length === 0 ? [] : [`used by ${few(callers, limit).join(", ")}`],
    ...few(consumerTexts(finding2), limit).map((document) => `breaks ${document}`)
  ].map((text3) => item("", plain(text3), INDENT + 2, page2));
}
function detailLines(finding2, contract2, page2) {
  const { paint } = page2;
  const because = becauseText(finding2, contract2);
  const rows = [
    [
      "fails",
      finding2.witness === void 0 ? "" : paint.value(plain(shorten(jsonText(finding2.witness.value), WITNESS)))
    ],
    ["before", finding2.before === void 0 ? "" : paint.bad(plain(finding2.before))],
    ["now", finding2.after === void 0 ? "" : paint.good(plain(finding2.after))],
    ["reason", sentence2(finding2.reason ?? "", page2)],
    ["who", plain(hitsText(finding2))],
    [finding2.blocking ? "blocks" : "passes", plain(because)],
    ["fix", finding2.remedy === void 0 ? "" : sentence2(finding2.remedy, page2)],
    ["kind", paint.faint(plain(finding2.kind))]
  ];
  const lines2 = rows.filter(([, text3]) => text3 !== "").map(([name, text3]) => item(paint.faint(name.padEnd(6)), text3, INDENT + 2, page2));
  const command = finding2.level === "break" || finding2.level === "undecided" ? [`${" ".repeat(INDENT + 2)}${paint.faint("accept")} ${plain(acceptCommand(finding2.fingerprint))}`] : [];
  return [...lines2, ...command];
}

// src/report/text/index.ts
function renderText(report2, options = {}) {
  const page2 = pageOf(options);
  const contracts = orderContracts(report2);
  const several = contracts.length > 1;
  const unchanged = several ? contracts.filter(isUnchanged) : [];
  const todo = whatNow(report2);
  const blocks = [
    ...contracts.filter((contract2) => !unchanged.includes(contract2)).map((contract2) => contractBlock(contract2, page2)),
    unchanged.length === 0 ? "" : item(page2.paint.good("\u2713"), plain(`unchanged: ${unchanged.map((one) => headline(one)).join(", ")}`), 0, page2),
    notes(report2, page2),
    todo === "" ? "" : item(page2.paint.strong("\u2192"), sentence2(todo, page2), 0, page2),
    lastLine(report2, page2)
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}
`;
}
var textForm = {
  id: "text",
  file: "report.txt",
  about: "for people, in colour on a terminal",
  artifact: true,
  render: renderText
};
var MARKS = { good: "\u2713", warn: "!", bad: "\u2717" };
function contractBlock(contract2, page2) {
  const { paint } = page2;
  const tone = TONES[contract2.verdict];
  const head = item(paint[tone](MARKS[tone]), paint.strong(plain(contractTitle(contract2))), 0, page2);
  const baseline2 = baselineText(contract2);
  const facts = page2.details ? [...originRows(contract2), ["Version", bumpText(contract2)]] : [["compared with", contract2.baseline.state === "found" ? baseline2 : ""]];
  const origin2 = facts.filter(([, text3]) => text3 !== "").map(([name, text3]) => item("", paint.faint(plain(`${name}: ${text3}`.replaceAll("`", ""))), 2, page2));
  const parts = [
    problemsPart(contract2, page2),
    ...sections(contract2.findings).filter(({ id: id2 }) => page2.details || id2 !== "notices").map((section) => sectionPart(section, contract2, page2)),
    documentsPart(contract2, page2),
    deployPart(contract2, page2),
    hiddenPart(contract2, page2)
  ];
  return [[head, ...origin2].join("\n"), ...parts].filter((part2) => part2 !== "").join("\n\n");
}
function hiddenPart(contract2, page2) {
  const added = contract2.findings.filter(({ level, blocking: blocking2 }) => level === "notice" && !blocking2).length;
  return page2.details || added === 0 ? "" : item("", page2.paint.faint(`${added} added or changed without breaking anyone (--details lists them)`), 2, page2);
}
function problemsPart(contract2, page2) {
  if (contract2.problems.length === 0) return "";
  const lines2 = orderProblems(contract2.problems).map((problem2) => problemLines(problem2, page2));
  return [item("", page2.paint.strong(problemsTitle(contract2.problems)), 2, page2), ...lines2].join("\n");
}
function problemLines(problem2, page2) {
  const { paint } = page2;
  const mark = { error: paint.bad("\u2717"), warning: paint.warn("!"), notice: paint.faint("\xB7") }[problem2.level];
  const at2 = [
    problem2.line === void 0 ? "" : `line ${problem2.line}${problem2.column === void 0 ? "" : `, column ${problem2.column}`}`,
    problem2.pointer ?? "",
    problem2.offset === void 0 ? "" : `byte ${problem2.offset}`
  ].filter((part2) => part2 !== "");
  return [
    item(mark, sentence2(problem2.message, page2), 4, page2),
    item("", paint.faint(plain([...at2, problem2.rule].join(" \xB7 "))), 6, page2)
  ].join("\n");
}
function sectionPart(section, contract2, page2) {
  const { paint } = page2;
  const groups = bySubject(section.findings).map(
    (findings2) => [
      ...findings2.slice(0, 1).map(({ subject }) => item("", paint.strong(plain(subjectText(subject))), 2, page2)),
      ...findings2.map((finding2) => findingLines(finding2, contract2, page2))
    ].join("\n")
  );
  const title = `${paint.strong(section.title)} ${paint.faint(`(${section.findings.length})`)}`;
  return [...section.id === "blocking" ? [] : [item("", title, 2, page2)], ...groups].join("\n");
}
var STATES = {
  works: ["\u2713", "works"],
  broken: ["\u2717", "breaks"],
  failing: ["\u2013", "did not load before either"],
  unknown: ["?", "could not be judged"],
  gone: ["\u2013", "is gone"]
};
function documentsPart({ consumers: consumers2 = [] }, page2) {
  const shown3 = consumers2.filter(({ state }) => page2.details || state !== "works");
  if (shown3.length === 0) return "";
  const lines2 = shown3.map(({ path, state, why }) => {
    const [mark, word] = STATES[state];
    return item(mark, `${plain(path)} ${word}${why === void 0 ? "" : `: ${sentence2(why, page2)}`}`, 4, page2);
  });
  return [
    `  ${page2.paint.strong("Documents that use it")} ${page2.paint.faint(`(${consumers2.length})`)}`,
    ...lines2
  ].join("\n");
}
function deployPart(contract2, page2) {
  if (contract2.deploy.length === 0) return "";
  const lines2 = contract2.deploy.map(
    (host) => [
      item(deployMark(host, page2), `${plain(host.url)}: ${sentence2(deployText(host), page2)}`, 4, page2),
      `      ${page2.paint.value(plain(host.line))}`
    ].join("\n")
  );
  return [item("", page2.paint.strong("What each host would answer to this deploy"), 2, page2), ...lines2].join("\n");
}
function deployMark(host, { paint }) {
  return { yes: paint.good("\u2713"), no: paint.bad("\u2717"), unknown: paint.warn("?"), "with the line": paint.warn("!") }[deployState(host)];
}
function notes(report2, page2) {
  const all = [
    ...report2.notes,
    ...report2.contracts.flatMap(
      ({ name, notes: own }) => own.map((note) => report2.contracts.length > 1 ? `${name}: ${note}` : note)
    )
  ];
  return [...new Set(all)].map((note) => item(page2.paint.warn("note"), sentence2(note, page2), 0, page2)).join("\n");
}
function lastLine({ counts: counts2, contracts, exitCode, verdict: verdict2 }, { paint }) {
  const alone = contracts.every((contract2) => contract2.alone === true);
  const sum = alone ? [count(counts2.errors, "error"), count(counts2.warnings, "warning")] : [
    count(counts2.breaks, "breaking change"),
    `${counts2.blocking} blocking`,
    `${counts2.undecided} undecided`,
    ...counts2.errors > 0 ? [count(counts2.errors, "error")] : []
  ];
  const passes = verdict2 === "forced" ? paint.warn("passes, forced") : paint.good("passes");
  const word = exitCode === 0 ? passes : paint.bad(`fails (exit code ${exitCode})`);
  return `${paint.strong(word)}  ${count(contracts.length, "contract")}: ${sum.join(", ")}`;
}

// src/report/json.ts
function renderJson(report2) {
  return `${jsonText(shared(report2), 2)}
`;
}
var jsonForm = {
  id: "json",
  file: "report.json",
  about: "everything; its schema is report.schema.json",
  artifact: true,
  render: renderJson
};
function shared(report2) {
  const lists = [];
  const places2 = /* @__PURE__ */ new Map();
  const placeOf = (callers) => {
    const same = places2.get(callers);
    if (same !== void 0) return same;
    const key = jsonText(callers);
    const known = places2.get(key) ?? lists.push(callers) - 1;
    places2.set(key, known).set(callers, known);
    return known;
  };
  const contracts = report2.contracts.map((contract2) => ({
    ...contract2,
    findings: contract2.findings.map(
      (finding2) => finding2.callers === void 0 ? finding2 : { ...finding2, callers: placeOf(finding2.callers) }
    )
  }));
  return { ...report2, contracts, ...lists.length > 0 && { callers: lists } };
}
function unshared({ callers = [], ...report2 }) {
  return {
    ...report2,
    contracts: report2.contracts.map((contract2) => ({
      ...contract2,
      findings: contract2.findings.map(({ callers: place4, ...finding2 }) => {
        const list3 = place4 === void 0 ? void 0 : callers[place4];
        return list3 === void 0 ? finding2 : { ...finding2, callers: list3 };
      })
    }))
  };
}

// src/report/schema-words.ts
var text = { type: "string" };
var flag = { type: "boolean" };
var yes = { const: true };
var MOST = Number.MAX_SAFE_INTEGER;
var number = { type: "number", minimum: -MOST, maximum: MOST };
var whole = { type: "integer", minimum: 0, maximum: MOST };
var ordinal = { type: "integer", minimum: 1, maximum: MOST };
var pointerText = { type: "string", pattern: "^(?:/|$)" };
var oneOf = (...values) => ({ enum: values });
var list2 = (items) => ({ type: "array", items });
var ref = (name) => ({ $ref: `#/$defs/${name}` });
var said = (schema, description) => ({ ...schema, description });
function object(members2) {
  const names2 = Object.keys(members2);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(members2).map(([name, schema]) => [name.replace(/\?$/, ""), schema])),
    required: names2.filter((name) => !name.endsWith("?")),
    additionalProperties: false
  };
}

// src/report/schema.ts
var id = { type: "string", pattern: "^[a-z0-9-]{1,80}$" };
var repositoryPath = {
  type: "string",
  maxLength: 4096,
  pattern: "^[^/\\u0000-\\u001f][^\\u0000-\\u001f]*$"
};
var verdict = said(
  oneOf("compatible", "first-release", "reported", "forced", "refused", "invalid", "error"),
  "What the gate says; of several contracts the worst, which is the last of these."
);
var fingerprint = said(
  { type: "string", pattern: "^[0-9a-f]{12}$" },
  "The short name under which a finding is accepted."
);
var finding = object({
  level: oneOf("break", "undecided", "warning", "notice"),
  kind: said(id, "Id of the kind; docs/kinds/<kind>.md explains it."),
  subject: object({ type: oneOf("tool", "event", "program", "plugin", "component", "file"), name: text }),
  audience: said(oneOf("callers", "host"), "host: only the host calls this tool."),
  "proof?": oneOf("witness", "structure", "rule"),
  "baseline?": said(pointerText, "JSON Pointer into the baseline."),
  "current?": said(pointerText, "JSON Pointer into the current contract."),
  "place?": said(
    object({ part: oneOf("arguments", "result", "data", "configuration"), path: text }),
    "Where in its subject it lies, as a person would type it."
  ),
  "before?": text,
  "after?": text,
  message: said(text, "What changed, as a short clause: the subject and the versions stand around it."),
  "remedy?": text,
  "witness?": said(
    object({ value: {}, "at?": said(pointerText, "The spot in the value that the reader refuses.") }),
    "A value that the writer may send and the reader refuses. Integers keep all their digits."
  ),
  "reason?": said(text, "Of something that could not be decided: why."),
  "cause?": said(
    { type: "object", properties: { code: text }, required: ["code"] },
    "The same as data: a code and its parts."
  ),
  "renamedTo?": said(text, "The name that what was removed probably has now."),
  "hits?": list2(oneOf("flows", "operators", "clients", "model")),
  "shows?": oneOf("load", "parse", "run time", "silent"),
  "also?": list2(pointerText),
  fingerprint,
  blocking: said(flag, "Whether it fails the run: nothing lifts it."),
  because: said(text, "Why it blocks or does not."),
  "callers?": said(whole, "Who called what breaks: a place in the list `callers` of the report."),
  "origin?": said(oneOf("here", "base"), "base: already on the base branch."),
  "accepted?": object({
    reason: text,
    "expires?": text,
    "here?": said(yes, "The pull request itself brings the entry.")
  }),
  "proposed?": said(
    object({ reason: text, "expires?": text }),
    "An entry that a fork brings: it lifts nothing until it is on the base branch."
  ),
  "consumers?": said(
    list2(object({ path: text, "line?": ordinal, "column?": ordinal })),
    "Documents of the repository that it breaks."
  ),
  "sinceLabel?": said(yes, "First seen in a push after the force label was applied."),
  "location?": ref("location")
});
var problem = object({
  level: oneOf("error", "warning", "notice"),
  rule: said(id, "Id of the rule; docs/rules/<rule>.md explains it."),
  message: text,
  "pointer?": pointerText,
  "offset?": said(whole, "Byte offset in the file."),
  "line?": ordinal,
  "column?": ordinal,
  "expected?": text,
  "received?": text,
  "location?": ref("location")
});
var baseline = {
  oneOf: [
    object({
      state: oneOf("found"),
      source: text,
      label: text,
      "version?": text,
      "tag?": text,
      "digest?": text,
      "date?": text,
      "url?": text,
      "why?": text,
      "others?": list2(object({ name: text, why: text })),
      "cost?": object({ bytes: whole, requests: whole })
    }),
    object({
      state: said(oneOf("none"), "There is no earlier release, and that is certain."),
      source: text,
      why: text
    }),
    object({ state: said(oneOf("failed"), "It could not be fetched or read."), source: text, why: text })
  ]
};
var usage = {
  oneOf: [
    object({
      state: oneOf("answered"),
      url: text,
      program: text,
      rows: list2(
        object({
          kind: oneOf("tool", "event"),
          item: text,
          source: oneOf("service", "account", "app", "anonymous", "stripe"),
          caller: text,
          outcome: oneOf("done", "failed", "denied", "refused"),
          calls: number,
          last: number,
          "public?": flag
        })
      ),
      coversEvents: flag,
      wakes: list2(object({ tool: text, arguments: {}, "due?": number, "by?": text })),
      crons: { type: "object", additionalProperties: text },
      notes: list2(text),
      "missing?": said(
        object({ programs: list2(text), secrets: list2(text) }),
        "What the contract declares and this host does not have."
      )
    }),
    object({ state: oneOf("not-deployed"), url: text, program: text }),
    object({ state: oneOf("failed"), url: text, program: text, why: text })
  ]
};
var counts = object({
  breaks: whole,
  blocking: said(whole, "Breaks and undecided places that block."),
  undecided: whole,
  warnings: whole,
  notices: whole,
  internal: whole,
  errors: whole
});
var contract = object({
  name: text,
  path: said(text, "As given, relative to the working directory, with /."),
  kind: oneOf("image", "section", "idl", "plugin", "unknown"),
  verdict: ref("verdict"),
  current: object({ "version?": text, "digest?": text, "size?": whole }),
  baseline: ref("baseline"),
  problems: list2(ref("problem")),
  findings: list2(ref("finding")),
  usage: list2(ref("usage")),
  deploy: list2(
    object({
      url: text,
      program: text,
      status: said(whole, "HTTP status; 0: not known."),
      answer: text,
      line: said(text, "The request line that the deploy needs."),
      "withLine?": said(object({ status: whole, answer: text }), "What that line would be answered.")
    })
  ),
  counts: ref("counts"),
  requiredBump: oneOf("major", "minor", "patch", "none"),
  "bumpEnough?": flag,
  "failure?": said(
    object({ fault: oneOf("configuration", "source", "bug"), message: text }),
    "What kept this contract from being judged."
  ),
  "alone?": said(yes, "Validated on its own; there was nothing to compare it with, on purpose."),
  "publishes?": said(list2(text), "Tools that became public and must be confirmed at deploy."),
  "consumers?": said(
    list2(object({ path: text, state: oneOf("works", "broken", "failing", "unknown", "gone"), "why?": text })),
    "Documents of the repository that use this contract."
  ),
  notes: list2(text)
});
var REPORT_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://berm.dev/compat/report-1.json",
  title: "Report of berm-compat",
  description: "What the gate found out about every contract of a run. A later version of this format has another version number.",
  ...object({
    schema: oneOf("https://berm.dev/compat/report-1.json"),
    version: oneOf(1),
    generator: object({ name: oneOf("berm-compat"), version: text }),
    verdict: ref("verdict"),
    exitCode: said(
      oneOf(0, 1, 2, 3, 4, 70),
      "0 passes, 1 refused, 2 invalid contract, 3 usage or configuration, 4 a source could not be read, 70 our own fault."
    ),
    contracts: list2(ref("contract")),
    counts: ref("counts"),
    "force?": object({
      by: oneOf("label", "input"),
      "label?": text,
      "actor?": text,
      "at?": text,
      covers: oneOf("pull-request", "findings")
    }),
    "callers?": said(
      list2(
        list2(object({ url: text, source: text, caller: text, calls: number, last: said(number, "Epoch seconds.") }))
      ),
      "Lists of callers, most calls first; findings name theirs by its place."
    ),
    "forceLabel?": said(text, "The label that would let breaks through."),
    "rules?": said(
      list2(object({ option: text, value: text, from: oneOf("inputs", "file"), "contract?": text })),
      "The options in force that are not the defaults."
    ),
    "rulesChanged?": said(
      list2(object({ option: text, "contract?": text, "before?": text, "after?": text })),
      "What the pull request changes of them: it takes effect once it is merged."
    ),
    notes: list2(text)
  }),
  $defs: {
    verdict,
    location: object({
      path: said(repositoryPath, "Relative to the repository, with /."),
      line: ordinal,
      "column?": ordinal
    }),
    finding,
    problem,
    baseline,
    usage,
    counts,
    contract
  }
};

// src/report/parse.ts
var LIMIT = 64 * 1024 * 1024;
function parseReport(text3) {
  if (text3.length > LIMIT) throw new ContractError("report", `The report is larger than ${LIMIT} characters.`);
  const json = parse(text3);
  const { valid, errors } = new Validator(REPORT_SCHEMA, "2020-12", true).validate(JSON.parse(text3));
  if (valid) return unshared(json);
  const deepest = errors.at(-1);
  throw new ContractError(
    "report",
    `This is not a report of berm-compat, version 1: ${deepest === void 0 ? "it does not match report.schema.json" : `${deepest.instanceLocation}: ${deepest.error}`}`
  );
}
function parse(text3) {
  try {
    return parseJson(text3, { maxDepth: 220 }).value;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    throw new ContractError("report", `The report is not JSON: ${error.message}.`);
  }
}

// src/report/annotations.ts
function annotations(report2) {
  const all = report2.contracts.flatMap((contract2) => [
    ...failureOf(contract2),
    ...problems(contract2),
    ...findings(contract2)
  ]);
  const weight = { failure: 0, warning: 1, notice: 2 };
  return all.toSorted((a, b) => weight[a.level] - weight[b.level]);
}
function failureOf(contract2) {
  return contract2.failure === void 0 ? [] : [{ level: "failure", title: `${contract2.name}: not judged`, message: contract2.failure.message }];
}
function problems(contract2) {
  return contract2.problems.filter((problem2) => problem2.level !== "notice").map((problem2) => ({
    level: problem2.level === "error" ? "failure" : "warning",
    title: `${contract2.name}: ${problem2.rule}`,
    message: problem2.message,
    ...place(problem2)
  }));
}
function findings(contract2) {
  return orderFindings(contract2.findings).filter((finding2) => finding2.level !== "notice").map((finding2) => ({
    level: annotationLevel(finding2, contract2),
    title: `${contract2.name}: ${subjectText(finding2.subject)}: ${finding2.kind}`,
    message: messageOf(finding2),
    ...place(finding2)
  }));
}
function messageOf(finding2) {
  const lines2 = [
    `${subjectText(finding2.subject)}: ${changeText(finding2)}`,
    failingText(finding2),
    ...consumerTexts(finding2).slice(0, 5).map((document) => `Breaks ${document}`),
    finding2.blocking ? "" : `Not blocking: ${finding2.because}`,
    finding2.remedy === void 0 ? "" : `\u2192 ${finding2.remedy}`,
    docsUrl("kinds", finding2.kind)
  ];
  return lines2.filter((line2) => line2 !== "").join("\n");
}
function annotationLevel(finding2, contract2) {
  if (!finding2.blocking) return finding2.level === "break" || finding2.level === "warning" ? "warning" : "notice";
  return contract2.verdict === "forced" ? "warning" : "failure";
}
function place(of) {
  return of.location === void 0 ? {} : { location: of.location };
}

// src/report/badge.ts
var COLOURS = { good: "brightgreen", warn: "yellow", bad: "red" };
function renderBadge(report2) {
  const failed = report2.verdict === "error";
  return `${jsonText(
    {
      schemaVersion: 1,
      label: "compatibility",
      message: message(report2),
      color: failed ? "lightgrey" : COLOURS[TONES[report2.verdict]],
      ...failed && { isError: true }
    },
    2
  )}
`;
}
function message({ verdict: verdict2, counts: counts2 }) {
  switch (verdict2) {
    case "compatible":
      return "compatible";
    case "first-release":
      return "first release";
    case "reported":
      return "no blocking changes";
    case "forced":
      return "forced";
    case "refused":
      return counts2.breaks > 0 ? count(counts2.breaks, "breaking change") : "not released";
    case "invalid":
      return "does not load";
    case "error":
      return "not judged";
    default:
      return verdict2;
  }
}
var badgeForm = {
  id: "badge",
  file: "badge.json",
  about: "what shields.io shows as a badge (its endpoint format)",
  artifact: true,
  render: renderBadge
};

// src/report/classes.ts
var ADDED = /* @__PURE__ */ new Set(["tool-became-public", "tool-became-query", "tool-takes-more-callers"]);
function classOf({ level, kind }) {
  if (level === "break" || level === "undecided") return "breaking";
  if (kind === "deprecated" || kind.endsWith("-deprecated")) return "deprecated";
  return kind.endsWith("-added") || ADDED.has(kind) ? "added" : "changed";
}

// src/report/options.ts
function lineUrl({ server, repository, commit }, path, line2) {
  return `${server}/${urlPath(repository)}/blob/${urlPart(commit)}/${urlPath(path)}${line2 === void 0 ? "" : `#L${line2}`}`;
}

// src/report/markdown/inline.ts
function prose(text3, longest = 600) {
  return byCode(shorten(text3, longest), markdown, codeSpan);
}
function cell(text3, longest = 300) {
  return byCode(shorten(text3, longest), markdown, cellSpan);
}
function folded(title, body) {
  return `<details><summary>${html(title)}</summary>

${body}

</details>`;
}
function docsLink(folder, id2) {
  return `[${codeSpan(shorten(id2, 80))}](${docsUrl(folder, id2)})`;
}
function subjectTitle({ subject }) {
  return isWhole(subject) ? subject.type : `${subject.type} ${cellSpan(shorten(subject.name, 120))}`;
}
function example2({ witness }) {
  if (witness === void 0) return "";
  const pieces = excerpt(witness);
  const plain3 = pieces.map(({ text: text3 }) => text3).join("");
  if (!pieces.some(({ mark }) => mark) && !plain3.includes("|")) return codeSpan(plain3);
  return `<code>${pieces.map(pieceText).join("")}</code>`;
}
function pieceText({ text: text3, mark }) {
  const shown3 = markdown(text3, false);
  return mark && text3 !== "" ? `<b>${shown3}</b>` : shown3;
}
function place2(location, links) {
  if (location === void 0) return "";
  const { path, line: line2 } = location;
  if (links === void 0) return cellSpan(`${shorten(path, 200)}:${line2}`);
  const name = path.slice(path.lastIndexOf("/") + 1);
  return `[${markdown(`${shorten(name, 60)}:${line2}`, false)}](${lineUrl(links, path, line2)})`;
}
function users(finding2, links) {
  const documents = (finding2.consumers ?? []).map(({ path, line: line2 = 1 }) => `breaks ${place2({ path, line: line2 }, links)}`);
  const callers = callerTexts(finding2).map(
    ({ name, use }) => `${cellSpan(shorten(name, 60))} (${markdown(use, false)})`
  );
  return [documents, callers].flatMap((texts) => texts.length <= 2 ? texts : [...texts.slice(0, 2), `${texts.length - 2} more`]).join("<br>");
}

// src/report/changelog.ts
var TITLES2 = {
  breaking: "Breaking",
  added: "Added",
  changed: "Changed",
  deprecated: "Deprecated"
};
var ORDER2 = ["breaking", "added", "changed", "deprecated"];
function renderChangelog(report2) {
  return `${report2.contracts.map(contractNotes).join("\n\n")}
`;
}
var changelogForm = {
  id: "changelog",
  file: "changelog.md",
  about: "release notes: breaking, added, changed, deprecated",
  artifact: true,
  render: renderChangelog
};
function contractNotes(contract2) {
  const findings2 = contract2.findings.filter(({ audience }) => audience === "callers");
  const parts = ORDER2.map((id2) => part(id2, findings2));
  const body = parts.filter((text3) => text3 !== "");
  return [
    `## ${markdown(shorten([contract2.name, contract2.current.version ?? ""].join(" ").trim(), 200))}`,
    ...intro(contract2, body.length),
    ...body
  ].join("\n\n");
}
function intro(contract2, parts) {
  switch (contract2.verdict) {
    case "error":
      return [prose(`Not judged: ${contract2.failure?.message ?? "no reason is known"}`)];
    case "first-release":
      return ["First release."];
    case "compatible":
    case "reported":
    case "forced":
    case "refused":
    case "invalid": {
      const since = contract2.baseline.state === "found" ? ` since ${baselineName(contract2)}` : "";
      return parts === 0 ? [markdown(`No changes for callers${since}.`)] : [prose(bumpText(contract2))].filter((text3) => text3 !== "");
    }
    default:
      return [contract2.verdict];
  }
}
function part(id2, findings2) {
  const lines2 = bySubject(findings2.filter((finding2) => classOf(finding2) === id2)).flatMap((group) => group.map(line));
  return lines2.length === 0 ? "" : `### ${TITLES2[id2]}

${lines2.join("\n")}`;
}
function line(finding2) {
  const { subject } = finding2;
  const name = isWhole(subject) ? "" : `${subject.type} ${codeSpan(shorten(subject.name, 120))}: `;
  return `- ${name}${prose(changeText(finding2), 300)}`;
}

// src/report/github.ts
var COMMAND_LIMIT = 10;
var COMMANDS = { failure: "error", warning: "warning", notice: "notice" };
function renderGithub(report2) {
  const all = annotations(report2);
  const lines2 = ["failure", "warning", "notice"].flatMap((level) => {
    const ofLevel = all.filter((annotation2) => annotation2.level === level);
    if (ofLevel.length <= COMMAND_LIMIT) return ofLevel.map(commandLine);
    const rest = ofLevel.length - (COMMAND_LIMIT - 1);
    return [
      ...ofLevel.slice(0, COMMAND_LIMIT - 1).map(commandLine),
      commandLine({ level, title: "and more", message: `${rest} more of this level stand in the full report.` })
    ];
  });
  return lines2.map((line2) => `${line2}
`).join("");
}
var githubForm = {
  id: "github",
  file: "report.log",
  about: "workflow commands, for a step without permission to write checks",
  artifact: false,
  render: renderGithub
};
function commandLine(annotation2) {
  const { location } = annotation2;
  const properties = [
    ...location === void 0 ? [] : [
      `file=${commandProperty(location.path)}`,
      `line=${location.line}`,
      ...location.column === void 0 ? [] : [`col=${location.column}`]
    ],
    `title=${commandProperty(annotation2.title)}`
  ];
  return `::${COMMANDS[annotation2.level]} ${properties.join(",")}::${commandData(annotation2.message)}`;
}

// src/report/difference.ts
var MOST_WORDS = 200;
function difference(before, after) {
  const [a, b] = [words(before), words(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS)
    return [[{ text: before, differs: before !== after }], [{ text: after, differs: before !== after }]];
  const common = commonWords(a, b);
  return [
    sideOf(
      a,
      common.map(([at2]) => at2)
    ),
    sideOf(
      b,
      common.map(([, at2]) => at2)
    )
  ];
}
function words(text3) {
  return text3.match(/[\p{L}\p{N}_.-]+|\s+|[^]/gu) ?? [];
}
function commonWords(a, b) {
  const width = b.length + 1;
  const table3 = new Uint16Array((a.length + 1) * width);
  const at2 = (i, j) => table3[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table3[i * width + j] = a[i] === b[j] ? at2(i + 1, j + 1) + 1 : Math.max(at2(i + 1, j), at2(i, j + 1));
  const pairs = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at2(i + 1, j) >= at2(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
function sideOf(text3, common) {
  const same = new Set(common);
  const pieces = [];
  for (const [at2, word] of text3.entries()) {
    const last = pieces.at(-1);
    if (last?.differs === !same.has(at2)) last.text += word;
    else pieces.push({ text: word, differs: !same.has(at2) });
  }
  return pieces;
}

// src/report/html/inline.ts
function prose2(text3) {
  return byCode(text3, html, (code) => `<code>${html(code)}</code>`);
}
function joined(parts, between = "") {
  return parts.filter((part2) => part2 !== "").join(between);
}
function marked(pieces) {
  return pieces.map(({ text: text3, mark }) => mark && text3 !== "" ? `<mark>${lines(text3)}</mark>` : lines(text3)).join("");
}
function lines(text3) {
  return text3.split("\n").map(html).join("\n");
}
function folded2(title, body) {
  return `<details><summary>${html(title)}</summary>
${body}
</details>`;
}
function docsLink2(folder, id2) {
  return `<a href="${html(docsUrl(folder, id2))}">${html(id2)}</a>`;
}
function place3(location, links) {
  if (location === void 0) return "";
  const text3 = html(`${shorten(location.path, 300)}:${location.line}`);
  return links === void 0 ? `<code>${text3}</code>` : `<a href="${html(lineUrl(links, location.path, location.line))}">${text3}</a>`;
}

// src/report/html/whole.ts
var LONGEST = 2e4;
var LINE = 72;
var DEEPEST = 60;
function markedJson(value, at2) {
  const out = { pieces: [], left: LONGEST };
  write2(value, at2 === void 0 || at2 === "" ? void 0 : pointerTokens(at2), 0, out);
  return out.pieces;
}
function write2(value, way, depth, out) {
  if (out.left <= 0) return;
  const mark = way?.length === 0;
  const text3 = way === void 0 || mark ? jsonText(value) : void 0;
  if (text3 !== void 0 && (text3.length <= LINE || depth > DEEPEST)) put(text3, mark, out);
  else if (isArray(value)) writeParts("[", "]", [...value.keys()].map(String), value, way, depth, out);
  else if (isObject(value)) writeParts("{", "}", Object.keys(value), value, way, depth, out);
  else put(jsonText(value), mark, out);
}
function writeParts(open3, close, tokens, value, way, depth, out) {
  const mark = way?.length === 0;
  const pad = "  ".repeat(depth);
  put(open3, mark, out);
  for (const [index, token] of tokens.entries()) {
    if (out.left <= 0) return;
    put(`${index === 0 ? "" : ","}
${pad}  ${isArray(value) ? "" : `${jsonText(token)}: `}`, mark, out);
    const below = mark ? way : way?.[0] === token ? way.slice(1) : void 0;
    write2((isArray(value) ? value[index] : member(value, token)) ?? null, below, depth + 1, out);
  }
  put(`
${pad}${close}`, mark, out);
}
function put(text3, mark, out) {
  if (out.left <= 0) return;
  const part2 = text3.length > out.left ? `${text3.slice(0, out.left)}\u2026` : text3;
  out.left -= text3.length;
  const last = out.pieces.at(-1);
  if (last?.mark === mark) last.text += part2;
  else out.pieces.push({ text: part2, mark });
}

// src/report/html/finding.ts
var SIDE = 4e3;
function findingArticle(finding2, id2, contract2, { links }) {
  const about = `${contract2.name} ${subjectText(finding2.subject)} ${finding2.kind}`;
  const { witness } = finding2;
  const example3 = witness === void 0 ? [] : excerpt(witness);
  const fresh = finding2.sinceLabel === true ? '<strong class="warn">New since the label:</strong> ' : "";
  const lifted = finding2.blocking || finding2.level !== "break" && finding2.level !== "undecided" ? "" : `<p class="small faint">Not blocking: ${prose2(finding2.because)}</p>`;
  return joined([
    `<article class="finding${finding2.blocking ? " blocking" : ""}" id="${html(id2)}" tabindex="-1" data-level="${finding2.level}" data-about="${html(shorten(about, 400))}">`,
    `<p class="change"><span>${fresh}${prose2(changeText(finding2))}</span><span>${place3(finding2.location, links)}</span></p>`,
    usedBy2(finding2, links),
    lifted,
    `<details><summary>${witness === void 0 ? "details" : `<code>${marked(example3)}</code>`}</summary>${details(finding2, id2, contract2)}</details>`,
    "</article>"
  ]);
}
function usedBy2(finding2, links) {
  const callers = callerTexts(finding2).map(
    ({ name, use }) => `<code>${html(shorten(name, 100))}</code> (${html(use)})`
  );
  const documents = (finding2.consumers ?? []).map(({ path, line: line2 = 1 }) => place3({ path, line: line2 }, links));
  return joined([
    callers.length === 0 ? "" : `<p class="small">Used by ${few(callers, 10).join(", ")}</p>`,
    documents.length === 0 ? "" : `<p class="small">Breaks ${few(documents, 10).join(", ")}</p>`
  ]);
}
function details(finding2, id2, contract2) {
  const { witness } = finding2;
  const because = finding2.blocking ? becauseText(finding2, contract2) : "";
  const accepts = finding2.level === "break" || finding2.level === "undecided";
  return joined([
    sides(finding2),
    witness === void 0 ? "" : `<pre>${marked(markedJson(witness.value, witness.at))}</pre>`,
    finding2.reason === void 0 ? "" : `<p>${prose2(finding2.reason)}</p>`,
    hitsText(finding2) === "" ? "" : `<p>${html(hitsText(finding2))}</p>`,
    because === "" ? "" : `<p>Blocking: ${prose2(because)}</p>`,
    finding2.renamedTo === void 0 ? "" : `<p>It is probably <code>${html(finding2.renamedTo)}</code> now.</p>`,
    finding2.remedy === void 0 ? "" : `<p class="fix">${prose2(finding2.remedy)}</p>`,
    accepts ? `<pre>${html(acceptCommand(finding2.fingerprint))}</pre>` : "",
    `<p class="small faint">${docsLink2("kinds", finding2.kind)} \xB7 <a href="#${html(id2)}">${html(finding2.fingerprint)}</a></p>`
  ]);
}
function sides({ before, after }) {
  if (before === void 0 && after === void 0) return "";
  const [old, now] = before === void 0 || after === void 0 ? [whole2(before), whole2(after)] : difference(shorten(before, SIDE), shorten(after, SIDE));
  return `<div class="sides"><div><h5>before</h5><pre>${side(old, "del")}</pre></div><div><h5>now</h5><pre>${side(now, "ins")}</pre></div></div>`;
}
function whole2(text3) {
  return text3 === void 0 ? [{ text: "\u2013", differs: false }] : [{ text: shorten(text3, SIDE), differs: false }];
}
function side(pieces, tag) {
  return pieces.map(({ text: text3, differs }) => differs ? `<${tag}>${html(text3)}</${tag}>` : html(text3)).join("");
}

// src/report/html/contract.ts
function contractId(index) {
  return `contract-${index}`;
}
function subjectsOf(contract2, index) {
  const ordered = sections(contract2.findings).flatMap(({ findings: findings2 }) => findings2);
  return bySubject(ordered).map((findings2, at2) => ({
    id: `${contractId(index)}-${at2}`,
    title: findings2[0] === void 0 ? "" : subjectText(findings2[0].subject),
    many: findings2.length,
    blocking: findings2.filter(({ blocking: blocking2 }) => blocking2).length
  }));
}
function contractSection(contract2, index, idOf, options) {
  const entries2 = new Map(subjectsOf(contract2, index).map(({ title, id: id2 }) => [title, id2]));
  const begun = /* @__PURE__ */ new Set();
  const group = (findings2) => {
    const title = findings2[0] === void 0 ? "" : subjectText(findings2[0].subject);
    const id2 = entries2.get(title) ?? "";
    const anchor = begun.has(id2) ? "" : ` id="${id2}"`;
    begun.add(id2);
    const articles = findings2.map((finding2) => findingArticle(finding2, idOf(finding2), contract2, options));
    return `<div data-group data-in="${id2}"${anchor}>
<h4>${html(title)}</h4>
${articles.join("\n")}
</div>`;
  };
  const parts = sections(contract2.findings).map(
    ({ title, findings: findings2 }) => `<div data-group>
<h3>${html(`${title} (${findings2.length})`)}</h3>
${bySubject(findings2).map(group).join("\n")}
</div>`
  );
  const tone = TONES[contract2.verdict];
  return `<section class="contract" id="${contractId(index)}">
${joined(
    [
      // The page's heading says the same of its only contract.
      options.alone ? "" : `<h2>${html(headline(contract2))}: <span class="${tone}">${html(outcome(contract2))}</span></h2>`,
      problemsPart2(contract2, options),
      ...parts,
      documentsPart2(contract2),
      deployPart2(contract2),
      originPart(contract2),
      ...contract2.notes.map((note) => `<p class="small warn">${prose2(note)}</p>`)
    ],
    "\n"
  )}
</section>`;
}
function problemsPart2(contract2, options) {
  const problems2 = orderProblems(contract2.problems);
  if (problems2.length === 0) return "";
  const body = problems2.map((problem2) => problemBlock(problem2, options)).join("\n");
  const title = `${problemsTitle(problems2)} (${problems2.length})`;
  return problems2.some(({ level }) => level === "error") ? `<div><h3>${html(title)}</h3>
${body}</div>` : folded2(title, body);
}
function problemBlock(problem2, { links }) {
  const at2 = [
    place3(problem2.location, links),
    problem2.location === void 0 && problem2.line !== void 0 ? `line ${problem2.line}` : "",
    problem2.pointer === void 0 || problem2.pointer === "" ? "" : `<code>${html(problem2.pointer)}</code>`,
    problem2.offset === void 0 ? "" : `byte ${problem2.offset}`,
    docsLink2("rules", problem2.rule)
  ];
  const tone = { error: "bad", warning: "warn", notice: "faint" }[problem2.level];
  return `<div class="finding${problem2.level === "error" ? " blocking" : ""}" tabindex="-1" data-level="${problem2.level}" data-about="${html(problem2.rule)}"><p>${problem2.level === "error" ? "" : `<span class="${tone}">${problem2.level}:</span> `}${prose2(problem2.message)}</p><p class="small faint">${joined(at2, " \xB7 ")}</p></div>`;
}
var STATES2 = {
  works: "works",
  broken: '<strong class="bad">breaks</strong>',
  failing: "did not load before either",
  unknown: "could not be judged",
  gone: "is gone"
};
function documentsPart2({ consumers: consumers2 = [] }) {
  if (consumers2.length === 0) return "";
  const items = consumers2.map(
    ({ path, state, why }) => `<li><code>${html(path)}</code> ${STATES2[state]}${why === void 0 ? "" : `: ${prose2(why)}`}</li>`
  );
  return folded2(`Documents that use it (${consumers2.length})`, `<ul>${items.join("")}</ul>`);
}
function deployPart2(contract2) {
  if (contract2.deploy.length === 0) return "";
  const items = contract2.deploy.map(
    (host) => `<li><code>${html(host.url)}</code>: ${prose2(deployText(host))}<br><code>${html(host.line)}</code></li>`
  );
  return folded2("What each host would answer to this deploy", `<ul>${items.join("")}</ul>`);
}
function originPart(contract2) {
  const { baseline: baseline2 } = contract2;
  const rows = [...originRows(contract2), ["Version", bumpText(contract2)]].filter(([name, text3]) => text3 !== "" && name !== "Others").map(([name, text3]) => `<dt>${html(name)}</dt><dd>${prose2(text3)}</dd>`);
  const others = baseline2.state === "found" ? baseline2.others ?? [] : [];
  const passed = others.length === 0 ? "" : `<p>Releases passed over:</p><ul>${others.slice(0, 200).map(({ name, why }) => `<li>${html(`${name}: ${why}`)}</li>`).join("")}</ul>`;
  return rows.length === 0 ? "" : folded2("Baseline and version", `<dl>${rows.join("")}</dl>${passed}`);
}

// src/report/html/page.client.js
var page_client_default = "/**\n * What the report's page does besides being read: filters, the keyboard, deep links, printing whole. It is put into\n * the page as it stands here, runs in the browser, loads nothing, and writes no text of a contract as HTML.\n */\n'use strict';\n(() => {\n  const root = document.documentElement;\n  const all = [...document.querySelectorAll('.finding')];\n  const groups = [...document.querySelectorAll('[data-group]')];\n  const links = [...document.querySelectorAll('.tree a[data-of]')];\n  const search = document.querySelector('input[type=search]');\n  const boxes = [...document.querySelectorAll('.chips input')];\n  if (search === null) return;\n\n  /** Made when it is first needed: the text of each finding, in lower case. */\n  let texts;\n  let current = -1;\n\n  const shown = () => all.filter((finding) => !finding.hidden);\n\n  const filter = () => {\n    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n    const off = new Set(boxes.filter((box) => !box.checked).map((box) => box.value));\n    const only = boxes.some((box) => box.value === 'blocking' && box.checked);\n    if (words.length > 0 && texts === undefined)\n      texts = new Map(all.map((finding) => [finding, `${finding.dataset.about} ${finding.textContent}`.toLowerCase()]));\n    for (const finding of all)\n      finding.hidden =\n        off.has(finding.dataset.level) ||\n        (only && !finding.classList.contains('blocking')) ||\n        words.some((word) => !texts.get(finding).includes(word));\n    for (const group of groups) group.hidden = group.querySelector('.finding:not([hidden])') === null;\n    for (const link of links) {\n      const count = document.querySelectorAll(`[data-in=\"${link.dataset.of}\"] .finding:not([hidden])`).length;\n      link.hidden = count === 0;\n      link.lastElementChild.textContent = String(count);\n    }\n    document.body.classList.toggle('nothing', all.length > 0 && shown().length === 0);\n    current = -1;\n  };\n\n  const go = (step) => {\n    const visible = shown();\n    if (visible.length === 0) return;\n    const from = visible.indexOf(document.activeElement?.closest('.finding') ?? all[current]);\n    const next = visible[Math.min(visible.length - 1, Math.max(0, from === -1 ? 0 : from + step))];\n    current = all.indexOf(next);\n    next.focus({ preventScroll: true });\n    next.scrollIntoView({ block: 'nearest' });\n  };\n\n  const toggle = () => {\n    const details = all[current]?.querySelector('details');\n    if (details) details.open = !details.open;\n  };\n\n  /** A link to a finding shows it, opened, whatever is filtered. */\n  const follow = () => {\n    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));\n    if (!target?.classList.contains('finding')) return;\n    if (target.hidden) {\n      search.value = '';\n      for (const box of boxes) box.checked = box.value !== 'blocking';\n      filter();\n    }\n    const details = target.querySelector('details');\n    if (details) details.open = true;\n    current = all.indexOf(target);\n    target.scrollIntoView({ block: 'center' });\n  };\n\n  document.addEventListener('keydown', (event) => {\n    if (event.ctrlKey || event.metaKey || event.altKey) return;\n    const typing = event.target === search;\n    if (event.key === 'Escape' && typing) {\n      search.value = '';\n      filter();\n      search.blur();\n    } else if (typing && event.key === 'Enter') {\n      search.blur();\n      go(0);\n    } else if (typing || event.target.closest?.('input, summary, a')) return;\n    else if (event.key === '/') search.focus();\n    else if (event.key === 'j') go(1);\n    else if (event.key === 'k') go(-1);\n    else if (event.key === 'Enter') toggle();\n    else return;\n    event.preventDefault();\n  });\n  search.addEventListener('input', filter);\n  for (const box of boxes) box.addEventListener('change', filter);\n  addEventListener('hashchange', follow);\n\n  /** Paper has no folds. What was closed is closed again behind it. */\n  let closed = [];\n  addEventListener('beforeprint', () => {\n    closed = [...document.querySelectorAll('details:not([open])')];\n    for (const details of closed) details.open = true;\n  });\n  addEventListener('afterprint', () => {\n    for (const details of closed) details.open = false;\n  });\n\n  root.classList.add('live');\n  const index = document.querySelector('.index details');\n  if (index !== null && matchMedia('(min-width: 60rem)').matches) index.open = true;\n  follow();\n  root.dataset.ready = String(Math.round(performance.now()));\n})();\n";

// src/report/html/page.css
var page_default = ":root {\n  color-scheme: light dark;\n  --paper: #faf9f6;\n  --card: #fff;\n  --ink: #1d2126;\n  --faint: #5b6572;\n  --line: #e0ddd5;\n  --bad: #b3261e;\n  --bad-soft: #fbe9e7;\n  --warn: #805300;\n  --warn-soft: #fcf1d6;\n  --good: #1d6b3a;\n  --good-soft: #e2f3e8;\n  --code: #f2f0ea;\n  --link: #0b57a4;\n  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #14171b;\n    --card: #1b1f25;\n    --ink: #e6e8eb;\n    --faint: #9aa4b1;\n    --line: #30363e;\n    --bad: #ff8f85;\n    --bad-soft: #43201f;\n    --warn: #f0c060;\n    --warn-soft: #392d13;\n    --good: #7fd79b;\n    --good-soft: #16331f;\n    --code: #262b32;\n    --link: #8cc4ff;\n  }\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 1rem;\n}\nbody {\n  margin: 0;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px/1.5 system-ui,\n    -apple-system,\n    'Segoe UI',\n    Roboto,\n    sans-serif;\n}\na {\n  color: var(--link);\n}\n.page {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  max-width: 84rem;\n  margin: 0 auto;\n  padding: 0 1rem 3rem;\n}\nheader {\n  padding: 1.6rem 0 1rem;\n}\nh1 {\n  font-size: 1.5rem;\n  line-height: 1.25;\n  margin: 0;\n  overflow-wrap: break-word;\n}\nh2 {\n  font-size: 1.2rem;\n  line-height: 1.3;\n  margin: 0;\n  overflow-wrap: break-word;\n}\nh3 {\n  font-size: 0.82rem;\n  font-weight: 650;\n  letter-spacing: 0.04em;\n  text-transform: uppercase;\n  color: var(--faint);\n  margin: 1.4rem 0 0;\n}\nh4 {\n  font-size: 1rem;\n  margin: 0.9rem 0 0.25rem;\n  overflow-wrap: break-word;\n}\np {\n  margin: 0.3rem 0;\n  overflow-wrap: break-word;\n}\n.todo {\n  max-width: 60rem;\n  margin: 0.6rem 0 0;\n}\n.bad {\n  color: var(--bad);\n}\n.warn {\n  color: var(--warn);\n}\n.good {\n  color: var(--good);\n}\n.faint {\n  color: var(--faint);\n}\n.small {\n  font-size: 0.87rem;\n}\ncode,\npre {\n  font-family: var(--mono);\n  font-size: 0.87em;\n  background: var(--code);\n  border-radius: 0.3rem;\n}\ncode {\n  padding: 0.08em 0.35em;\n  overflow-wrap: anywhere;\n}\npre {\n  margin: 0.4rem 0;\n  padding: 0.5rem 0.7rem;\n  overflow-x: auto;\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\nmark {\n  background: var(--bad-soft);\n  color: var(--bad);\n  font-weight: 650;\n  border-radius: 0.2rem;\n  padding: 0 0.1em;\n}\ntable {\n  border-collapse: collapse;\n  width: 100%;\n  margin: 0.4rem 0 0.8rem;\n}\nth,\ntd {\n  text-align: left;\n  vertical-align: top;\n  padding: 0.35rem 0.8rem 0.35rem 0;\n  border-bottom: 1px solid var(--line);\n}\nth {\n  color: var(--faint);\n  font-weight: 550;\n}\ndl {\n  display: grid;\n  grid-template-columns: max-content minmax(0, 1fr);\n  gap: 0.15rem 1rem;\n  margin: 0.5rem 0 0;\n}\ndt {\n  color: var(--faint);\n}\ndd {\n  margin: 0;\n  overflow-wrap: anywhere;\n}\nul {\n  margin: 0.3rem 0;\n  padding-left: 1.2rem;\n}\nsummary {\n  cursor: pointer;\n}\n\n/* The index: on top on a narrow screen, beside the report on a wide one. */\n.index {\n  position: sticky;\n  top: 0;\n  z-index: 1;\n  background: var(--paper);\n  padding: 0.5rem 0;\n  border-bottom: 1px solid var(--line);\n}\n.controls {\n  display: none;\n}\n.live .controls {\n  display: block;\n}\n.index input[type='search'] {\n  width: 100%;\n  font: inherit;\n  color: inherit;\n  background: var(--card);\n  border: 1px solid var(--line);\n  border-radius: 0.4rem;\n  padding: 0.35rem 0.6rem;\n}\n.chips {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.25rem 0.9rem;\n  margin: 0.4rem 0 0;\n  padding: 0;\n  border: 0;\n  font-size: 0.9rem;\n}\n.chips label {\n  white-space: nowrap;\n}\n.keys {\n  display: none;\n}\n.index details > summary {\n  font-weight: 600;\n  padding: 0.25rem 0;\n}\n.index ol {\n  list-style: none;\n  margin: 0;\n  padding: 0;\n}\n.index ol ol {\n  padding-left: 0.8rem;\n}\n.index .tree {\n  max-height: 45vh;\n  overflow-y: auto;\n}\n.index .tree a {\n  display: flex;\n  justify-content: space-between;\n  gap: 0.6rem;\n  color: inherit;\n  text-decoration: none;\n  padding: 0.1rem 0.3rem;\n  border-radius: 0.25rem;\n}\n.index .tree a:hover {\n  background: var(--code);\n}\n.index .tree a span:first-child {\n  min-width: 0;\n  overflow: hidden;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n\n.contract {\n  background: var(--card);\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  padding: 1rem 1.1rem;\n  margin: 1rem 0 0;\n  min-width: 0;\n}\n.finding {\n  border-left: 3px solid var(--line);\n  padding: 0.25rem 0 0.35rem 0.8rem;\n  margin: 0.35rem 0;\n  scroll-margin: 6rem;\n  content-visibility: auto;\n  contain-intrinsic-size: auto 4.5rem;\n}\n.finding.blocking {\n  border-color: var(--bad);\n}\n.finding:focus,\n.finding:target {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 0.2rem;\n}\n.change {\n  display: flex;\n  flex-wrap: wrap;\n  justify-content: space-between;\n  gap: 0 1rem;\n  margin: 0;\n}\n.change > :first-child {\n  min-width: 0;\n  font-weight: 550;\n}\n.change > :last-child {\n  font-size: 0.87rem;\n  overflow-wrap: anywhere;\n}\n.finding > details > summary {\n  color: var(--faint);\n  padding: 0.1rem 0;\n}\n.sides {\n  display: grid;\n  grid-template-columns: repeat(2, minmax(0, 1fr));\n  gap: 0.6rem;\n  margin: 0.4rem 0;\n}\n.sides h5 {\n  font-size: 0.8rem;\n  font-weight: 550;\n  color: var(--faint);\n  margin: 0;\n}\n.sides pre {\n  margin: 0.1rem 0 0;\n}\n.sides del {\n  background: var(--bad-soft);\n  color: var(--bad);\n  text-decoration: none;\n  border-radius: 0.2rem;\n}\n.sides ins {\n  background: var(--good-soft);\n  color: var(--good);\n  text-decoration: none;\n  border-radius: 0.2rem;\n}\n.fix::before {\n  content: '\u2192 ';\n  color: var(--good);\n}\n.empty {\n  display: none;\n}\n.live .nothing .empty {\n  display: block;\n}\nfooter {\n  color: var(--faint);\n  font-size: 0.85rem;\n  margin-top: 1.5rem;\n}\n[hidden] {\n  display: none !important;\n}\n\n@media (max-width: 40rem) {\n  .sides {\n    grid-template-columns: minmax(0, 1fr);\n  }\n  .contract {\n    padding: 0.8rem 0.7rem;\n  }\n  h1 {\n    font-size: 1.25rem;\n  }\n  dl {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0;\n  }\n  dd {\n    margin-bottom: 0.3rem;\n  }\n}\n@media (min-width: 60rem) {\n  .page {\n    grid-template-columns: 17rem minmax(0, 1fr);\n    column-gap: 2rem;\n    padding: 0 1.5rem 3rem;\n  }\n  header,\n  footer {\n    grid-column: 1 / -1;\n  }\n  .index {\n    align-self: start;\n    max-height: 100vh;\n    overflow-y: auto;\n    border: 0;\n    padding: 1rem 0;\n  }\n  .index .tree {\n    max-height: none;\n    overflow: visible;\n  }\n  .finding {\n    scroll-margin: 1rem;\n  }\n  .live .keys {\n    display: block;\n    font-size: 0.8rem;\n    margin-top: 0.5rem;\n  }\n}\n\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --card: #fff;\n    --ink: #000;\n    --faint: #444;\n    --line: #bbb;\n    --bad: #9b1c15;\n    --bad-soft: #fbe9e7;\n    --good: #1d6b3a;\n    --good-soft: #e2f3e8;\n    --code: #f4f4f4;\n    --link: #000;\n  }\n  body {\n    font-size: 10pt;\n  }\n  .page {\n    display: block;\n    padding: 0;\n  }\n  .index {\n    display: none;\n  }\n  .contract {\n    border: 0;\n    padding: 0;\n  }\n  .finding {\n    content-visibility: visible;\n    break-inside: avoid;\n  }\n  [hidden] {\n    display: revert !important;\n  }\n  .empty {\n    display: none !important;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .finding > details > summary {\n    list-style: none;\n  }\n}\n";

// src/report/html/index.ts
function renderHtml(report2, options = {}) {
  const contracts = orderContracts(report2);
  const idOf = idsOf(contracts);
  const title = reportTitle(report2);
  const todo = whatNow(report2);
  const body = [
    `<header><h1 class="${TONES[report2.verdict]}">${prose2(title)}</h1>${todo === "" ? "" : `<p class="todo">${prose2(todo)}</p>`}</header>`,
    indexPart(contracts),
    "<main>",
    contracts.length > 1 ? table(contracts) : "",
    ...contracts.map(
      (contract2, index) => contractSection(contract2, index, idOf, { ...options, alone: contracts.length === 1 })
    ),
    '<p class="empty">Nothing matches the filter.</p>',
    ...report2.notes.map((note) => `<p class="small warn">${prose2(note)}</p>`),
    "</main>",
    `<footer>${html(`${report2.generator.name} ${report2.generator.version} \xB7 exit code ${report2.exitCode}`)}</footer>`
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${html(title)}</title>
<style>${page_default}</style>
</head>
<body>
<div class="page">
${joined(body, "\n")}
</div>
<script>${page_client_default}</script>
</body>
</html>
`;
}
var htmlForm = {
  id: "html",
  file: "report.html",
  about: "one page with an index and filters; loads nothing",
  artifact: true,
  render: renderHtml
};
var POLICY = `default-src 'none'; style-src '${digestOf(page_default)}'; script-src '${digestOf(page_client_default)}'; base-uri 'none'; form-action 'none'`;
function digestOf(text3) {
  const bytes = (sha256(text3).match(/../g) ?? []).map((hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `sha256-${btoa(bytes.join(""))}`;
}
function idsOf(contracts) {
  const used = /* @__PURE__ */ new Map();
  const ids = /* @__PURE__ */ new Map();
  for (const finding2 of contracts.flatMap(({ findings: findings2 }) => findings2)) {
    const many = (used.get(finding2.fingerprint) ?? 0) + 1;
    used.set(finding2.fingerprint, many);
    ids.set(finding2, many === 1 ? finding2.fingerprint : `${finding2.fingerprint}-${many}`);
  }
  return (finding2) => ids.get(finding2) ?? finding2.fingerprint;
}
var CHIPS = [
  ["break", "breaking"],
  ["undecided", "undecided"],
  ["warning", "warnings"],
  ["notice", "added, changed"]
];
function indexPart(contracts) {
  const chips = CHIPS.map(
    ([value, title]) => `<label><input type="checkbox" value="${value}" checked> ${html(title)}</label>`
  );
  const tree = contracts.map(
    (contract2, index) => `<li><a href="#${contractId(index)}"><span>${html(headline(contract2))}</span></a><ol>${subjectsOf(contract2, index).map(
      ({ id: id2, title, many, blocking: blocking2 }) => `<li><a href="#${id2}" data-of="${id2}"><span>${html(title)}</span><span${blocking2 > 0 ? ' class="bad"' : ""}>${many}</span></a></li>`
    ).join("")}</ol></li>`
  );
  return `<nav class="index" aria-label="Index">
<div class="controls">
<input type="search" placeholder="Filter (press /)" aria-label="Filter by text">
<fieldset class="chips"><label><input type="checkbox" value="blocking"> only blocking</label>${chips.join("")}</fieldset>
</div>
<details><summary>Index</summary><ol class="tree">${tree.join("")}</ol></details>
<p class="keys faint"><code>j</code> <code>k</code> next, previous \xB7 <code>Enter</code> details \xB7 <code>/</code> filter</p>
</nav>`;
}
function table(contracts) {
  const rows = contracts.map((contract2, index) => {
    const cells = [
      `<a href="#${contractId(index)}">${html(headline(contract2))}</a>`,
      `<span class="${TONES[contract2.verdict]}">${html(outcome(contract2))}</span>`,
      contract2.requiredBump === "none" ? "" : html(contract2.requiredBump)
    ];
    return `<tr>${cells.map((cell2) => `<td>${cell2}</td>`).join("")}</tr>`;
  });
  const titles = [count(contracts.length, "contract"), "result", "asks for"];
  return `<table><thead><tr>${titles.map((title) => `<th>${title}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

// src/report/markdown/details.ts
var WITNESS2 = 4e3;
var SIDE2 = 1e3;
function details2(finding2, contract2, { links }) {
  const where = place2(finding2.location, links);
  const because = becauseText(finding2, contract2);
  const facts = [
    finding2.reason === void 0 ? "" : prose(finding2.reason),
    hitsText(finding2),
    because === "" ? "" : prose(`${finding2.blocking ? "Blocking" : "Not blocking"}: ${because}.`),
    finding2.renamedTo === void 0 ? "" : prose(`It is probably \`${finding2.renamedTo}\` now.`),
    usedBy3(finding2, links)
  ].filter((text3) => text3 !== "");
  const parts = [
    `**${subjectTitle(finding2)}**: ${prose(changeText(finding2))} (${[docsLink("kinds", finding2.kind), where].filter((text3) => text3 !== "").join(", ")})`,
    finding2.witness === void 0 ? "" : codeBlock(
      shorten(jsonText(finding2.witness.value, jsonText(finding2.witness.value).length > 80 ? 2 : 0), WITNESS2),
      "json"
    ),
    sides2(finding2),
    facts.join("  \n"),
    finding2.remedy === void 0 ? "" : `\u2192 ${prose(finding2.remedy)}`,
    finding2.level === "break" || finding2.level === "undecided" ? codeBlock(acceptCommand(finding2.fingerprint), "sh") : ""
  ];
  return parts.filter((part2) => part2 !== "").join("\n\n");
}
function usedBy3(finding2, links) {
  const callers = callerTexts(finding2).map(
    ({ name, use }) => `${codeSpan(shorten(name, 60))} (${markdown(use, false)})`
  );
  const documents = (finding2.consumers ?? []).map(({ path, line: line2 = 1 }) => place2({ path, line: line2 }, links));
  return [
    callers.length === 0 ? "" : `Used by ${few(callers, 10).join(", ")}.`,
    documents.length === 0 ? "" : `Breaks ${few(documents, 10).join(", ")}.`
  ].filter((text3) => text3 !== "").join(" ");
}
function sides2({ before, after }) {
  if (before === void 0 && after === void 0) return "";
  const lines2 = [
    ...before === void 0 ? [] : [`- ${shorten(before, SIDE2).replaceAll("\n", " ")}`],
    ...after === void 0 ? [] : [`+ ${shorten(after, SIDE2).replaceAll("\n", " ")}`]
  ];
  return codeBlock(lines2.join("\n"), "diff");
}

// src/report/markdown/items.ts
function entries(report2) {
  const contracts = orderContracts(report2);
  const problems2 = contracts.flatMap((contract2) => orderProblems(contract2.problems));
  const lines2 = (items) => items.map((item2) => ({ item: item2, detail: false }));
  const details3 = (findings2) => findings2.map((item2) => ({ item: item2, detail: true }));
  const of = (...ids) => findingsOf(contracts, ids);
  return [
    ...lines2(problems2.filter(({ level }) => level === "error")),
    ...lines2(of("blocking", "undecided")),
    ...lines2(of("lifted", "internal")),
    ...details3(of("blocking", "undecided")),
    ...lines2(of("warnings")),
    ...lines2(problems2.filter(({ level }) => level !== "error")),
    ...lines2(of("notices")),
    ...details3(of("lifted", "internal", "warnings"))
  ];
}
function cutAt(all, many, contracts) {
  const shown3 = all.slice(0, many);
  return {
    lines: new Set(shown3.filter(({ detail }) => !detail).map(({ item: item2 }) => item2)),
    details: new Set(
      shown3.filter(({ detail }) => detail).map(({ item: item2 }) => item2).filter(isFinding)
    ),
    contracts
  };
}
function findingsOf(contracts, ids) {
  return contracts.flatMap(
    ({ findings: findings2 }) => ids.flatMap((id2) => findings2.filter((finding2) => sectionOf(finding2) === id2))
  );
}
function isFinding(item2) {
  return "fingerprint" in item2;
}

// src/report/markdown/tables.ts
var EXAMPLE = { title: "example that fails", text: example2 };
var USERS = { title: "who uses it", text: users };
var WHERE = { title: "where", text: ({ location }, links) => place2(location, links) };
var WHY = { title: "why not", text: ({ because }) => cell(because) };
function blockingTables(findings2, links, known) {
  return tables(findings2, [EXAMPLE, USERS, WHERE], links, known);
}
function liftedTables(findings2, links, known) {
  return tables(findings2, [EXAMPLE, WHY, WHERE], links, known);
}
function tables(findings2, columns2, links, known) {
  return bySubject(findings2).map((group) => table2(group, columns2, links, known)).join("\n\n");
}
function table2(findings2, columns2, links, known) {
  const [first] = findings2;
  if (first === void 0) return "";
  const rows = findings2.map((finding2) => {
    const row2 = known.get(finding2) ?? [change(finding2), ...columns2.map(({ text: text3 }) => text3(finding2, links))];
    known.set(finding2, row2);
    return row2;
  });
  const wanted2 = ["", ...columns2.map(({ title }) => title)].map(
    (_, at2) => at2 === 0 || rows.some((row2) => row2[at2] !== "")
  );
  const line2 = (cells) => `| ${cells.filter((_, at2) => wanted2[at2]).join(" | ")} |`;
  const titles = [subjectTitle(first), ...columns2.map(({ title }) => title)];
  return [line2(titles), line2(titles.map(() => "---")), ...rows.map(line2)].join("\n");
}
function change(finding2) {
  const marks = [
    ...finding2.sinceLabel === true ? ["\u{1F195}"] : [],
    ...finding2.blocking && finding2.level === "undecided" ? ["\u2754"] : []
  ];
  const text3 = cell(changeText(finding2));
  const proposed = finding2.proposed === void 0 ? "" : " (its acceptance takes effect once it is merged)";
  return [...marks, text3].join(" ") + proposed;
}
function problemList(problems2, links) {
  return problems2.map((problem2) => problemLine(problem2, links)).join("\n");
}
function problemLine(problem2, links) {
  const at2 = problem2.location !== void 0 ? place2(problem2.location, links) : problem2.pointer === void 0 || problem2.pointer === "" ? "" : cell(`\`${shorten(problem2.pointer, 120)}\``);
  const mark = { error: "\u274C", warning: "\u26A0\uFE0F", notice: "\u25AB\uFE0F" }[problem2.level];
  return `- ${[mark, prose(problem2.message), at2, docsLink("rules", problem2.rule)].filter((part2) => part2 !== "").join(" ")}`;
}

// src/report/markdown/folds.ts
var NOTHING = { text: "", many: 0 };
var FOLDS = [
  {
    title: (many) => count(many, "more breaking change"),
    body: (contract2, { cut, open: open3, options, rows }) => {
      const rest = shown2(contract2, cut, ["blocking", "undecided"]).filter((finding2) => !open3.has(finding2));
      return { text: blockingTables(rest, options.links, rows), many: rest.length };
    }
  },
  {
    title: () => "Details: whole examples, before and after, how to accept one",
    body: (contract2, material) => {
      const findings2 = findingsOf([contract2], ["blocking", "undecided", "lifted", "internal", "warnings"]).filter(
        (finding2) => material.cut.details.has(finding2)
      );
      return { text: findings2.map((one) => detailsOf(one, contract2, material)).join("\n\n"), many: findings2.length };
    }
  },
  {
    title: (many) => `Not blocking, and why (${many})`,
    body: (contract2, { cut, options, rows }) => {
      const findings2 = shown2(contract2, cut, ["lifted", "internal"]);
      return { text: liftedTables(findings2, options.links, rows), many: findings2.length };
    }
  },
  {
    title: (many) => `Warnings (${many})`,
    body: (contract2, { cut }) => changeList(shown2(contract2, cut, ["warnings"]))
  },
  {
    title: (many) => `Lints (${many})`,
    body: (contract2, { cut, options }) => {
      const lints = orderProblems(contract2.problems).filter(
        (problem2) => problem2.level !== "error" && cut.lines.has(problem2)
      );
      return { text: problemList(lints, options.links), many: lints.length };
    }
  },
  {
    title: (many) => `Added and changed (${many})`,
    body: (contract2, { cut }) => changeList(shown2(contract2, cut, ["notices"]))
  },
  { title: () => "Documents that use it", body: consumers },
  { title: () => "What each host would answer to this deploy", body: deploys },
  { title: () => "Baseline and version", body: (contract2) => ({ text: origin(contract2), many: 1 }) }
];
function folds(material) {
  const several = material.report.contracts.length > 1;
  return FOLDS.map(({ title, body }) => {
    const parts = material.contracts.map((contract2) => ({ contract: contract2, ...body(contract2, material) })).filter(({ text: text3 }) => text3 !== "");
    if (parts.length === 0) return "";
    const many = parts.reduce((sum, part2) => sum + part2.many, 0);
    const texts = parts.map(({ contract: contract2, text: text3 }) => several ? `**${prose(contract2.name, 100)}**

${text3}` : text3);
    return folded(title(many), texts.join("\n\n"));
  }).filter((text3) => text3 !== "");
}
function shown2(contract2, cut, ids) {
  return contract2.findings.filter((finding2) => ids.includes(sectionOf(finding2)) && cut.lines.has(finding2));
}
function detailsOf(finding2, contract2, material) {
  const known = material.details.get(finding2);
  if (known !== void 0) return known;
  const text3 = details2(finding2, contract2, material.options);
  material.details.set(finding2, text3);
  return text3;
}
function changeList(findings2) {
  const groups = bySubject(findings2).map(
    ([first, ...rest]) => first === void 0 ? "" : [
      `**${subjectTitle(first)}**`,
      ...[first, ...rest].map((finding2) => `- ${prose(changeText(finding2), 300)}`)
    ].join("\n")
  );
  return { text: groups.join("\n\n"), many: findings2.length };
}
var STATES3 = {
  works: "works",
  broken: "**breaks**",
  failing: "did not load before either",
  unknown: "could not be judged",
  gone: "is gone"
};
function consumers({ consumers: documents = [] }) {
  if (documents.length === 0) return NOTHING;
  const weight = { broken: 0, unknown: 1, gone: 2, failing: 3, works: 4 };
  const lines2 = documents.toSorted((a, b) => weight[a.state] - weight[b.state]).slice(0, 50).map(
    ({ path, state, why }) => `- ${codeSpan(shorten(path, 200))} ${STATES3[state]}${why === void 0 ? "" : `: ${prose(why, 300)}`}`
  );
  const more = documents.length > 50 ? [`- and ${documents.length - 50} more`] : [];
  return { text: [...lines2, ...more].join("\n"), many: documents.length };
}
var ANSWERS = { yes: "\u2705", no: "\u274C", unknown: "\u2754", "with the line": "\u26A0\uFE0F" };
function deploys({ deploy }) {
  const lines2 = deploy.slice(0, 20).map(
    (host) => `- ${ANSWERS[deployState(host)]} ${codeSpan(shorten(host.url, 200))}: ${prose(deployText(host), 1e3)}  
  ${codeSpan(shorten(host.line, 500))}`
  );
  return { text: lines2.join("\n"), many: deploy.length };
}
function origin(contract2) {
  const rows = [...originRows(contract2), ["Version", bumpText(contract2)]].filter(([, text3]) => text3 !== "");
  return rows.map(([name, text3]) => `- ${markdown(name)}: ${prose(text3)}`).join("\n");
}

// src/report/markdown/marks.ts
var MARKS2 = {
  compatible: "\u2705",
  "first-release": "\u2705",
  reported: "\u26A0\uFE0F",
  forced: "\u26A0\uFE0F",
  refused: "\u274C",
  invalid: "\u274C",
  error: "\u{1F6D1}"
};

// src/report/markdown/summary.ts
function summary(report2, contracts, limit) {
  if (report2.contracts.length < 2) return "";
  const unchanged = contracts.filter(isUnchanged);
  const changed = contracts.filter((contract2) => !isUnchanged(contract2));
  const hidden = Math.max(0, changed.length - limit);
  const lines2 = [
    ...changed.length === 0 ? [] : ["| | contract | version | result | asks for |", "|---|---|---|---|---|", ...changed.slice(0, limit).map(row)]
  ];
  const rest = [
    ...hidden > 0 ? [`\u2026 and ${hidden} more.`] : [],
    ...unchanged.length > 0 ? [`Unchanged: ${unchangedNames(unchanged)}.`] : []
  ];
  return [lines2.join("\n"), rest.join(" ")].filter((text3) => text3 !== "").join("\n\n");
}
function unchangedNames(contracts) {
  const shown3 = contracts.slice(0, 20).map(({ name }) => cellSpan(shorten(name, 60)));
  return [...shown3, ...contracts.length > 20 ? [`${contracts.length - 20} more`] : []].join(", ");
}
function row(contract2) {
  const to = contract2.current.version ?? "?";
  const from = contract2.baseline.state === "found" ? baselineName(contract2) : to;
  const cells = [
    MARKS2[contract2.verdict],
    cellSpan(shorten(contract2.name, 100)),
    cellSpan(shorten(from === to ? to : `${from} \u2192 ${to}`, 80)),
    cell(outcome(contract2)),
    bump(contract2)
  ];
  return `| ${cells.join(" | ")} |`;
}
function bump(contract2) {
  if (contract2.baseline.state !== "found" || contract2.requiredBump === "none") return "\u2013";
  const mark = contract2.bumpEnough === void 0 ? "" : contract2.bumpEnough ? " \u2713" : " \u2717";
  return `${contract2.requiredBump}${mark}`;
}

// src/report/markdown/index.ts
var OPEN = 10;
var REASON = 200;
var UTF8 = new TextEncoder();
function renderMarkdown(report2, options = {}) {
  const { limit = Infinity, unit = "characters" } = options;
  const size = (text3) => unit === "bytes" ? UTF8.encode(text3).length : text3.length;
  const all = entries(report2);
  const known = { details: /* @__PURE__ */ new Map(), rows: /* @__PURE__ */ new Map() };
  const at2 = (many, contracts = report2.contracts.length) => page(report2, cutAt(all, many, contracts), all.length - many, options, known);
  const whole4 = at2(all.length);
  if (size(whole4) <= limit) return whole4;
  let fits = 0;
  let tooMany = all.length;
  while (tooMany - fits > 1) {
    const middle = fits + tooMany >> 1;
    if (size(at2(middle)) <= limit) fits = middle;
    else tooMany = middle;
  }
  for (let contracts = report2.contracts.length; ; contracts = contracts >> 1) {
    const text3 = at2(fits, contracts);
    if (size(text3) <= limit) return text3;
    if (contracts === 0) return cutLines(text3, unit === "bytes" ? limit >> 2 : limit);
  }
}
var markdownForm = {
  id: "markdown",
  file: "report.md",
  about: "as the pull-request comment shows it",
  artifact: true,
  render: (report2, options) => renderMarkdown(report2, options)
};
function page(report2, cut, left, options, known) {
  const contracts = orderContracts(report2);
  const named3 = contracts.slice(0, cut.contracts);
  const open3 = openRows(named3, cut);
  const material = { report: report2, contracts: named3, cut, open: new Set(open3.findings), options, ...known };
  const full = options.full ?? "The full report is in `report.json`.";
  const parts = [
    `## ${MARKS2[report2.verdict]} ${prose(reportTitle(report2), REASON + 100)}`,
    ...reasons(report2, contracts),
    prose(whatNow(report2)),
    ...news(report2),
    summary(report2, contracts, cut.contracts),
    ...named3.map((contract2) => openPart(contract2, open3, material)),
    ...folds(material),
    left > 0 ? `${count(left, "more entry", "more entries")} left out, less severe than these. ${full}` : "",
    runNotes(report2)
  ];
  return `${parts.filter((part2) => part2 !== "").join("\n\n")}
`;
}
function reasons(report2, contracts) {
  const several = report2.contracts.length > 1;
  return contracts.filter(({ failure }) => failure !== void 0 && (several || failure.message.length > REASON)).slice(0, 10).map(({ name, failure }) => prose(`${several ? `${name}: ` : ""}${failure?.message ?? ""}`, 1e3));
}
function news(report2) {
  const findings2 = report2.contracts.flatMap((contract2) => contract2.findings);
  const lines2 = (title, which) => {
    if (which.length === 0) return [];
    const shown3 = which.slice(0, 5).map((finding2) => prose(changeText(finding2), 150));
    return [`**${title} (${which.length}):** ${[...shown3, ...which.length > 5 ? ["\u2026"] : []].join("; ")}`];
  };
  return [
    ...lines2(
      "\u{1F195} New since the label",
      findings2.filter(({ sinceLabel }) => sinceLabel === true)
    ),
    ...lines2(
      "Accepted by this pull request",
      findings2.filter(({ accepted }) => accepted?.here === true)
    )
  ];
}
function openRows(contracts, cut) {
  const errors = contracts.flatMap(({ problems: problems2 }) => orderProblems(problems2).filter(({ level }) => level === "error")).filter((problem2) => cut.lines.has(problem2)).slice(0, OPEN);
  const findings2 = findingsOf(contracts, ["blocking", "undecided"]).filter((finding2) => cut.lines.has(finding2));
  const room = OPEN - errors.length;
  return { errors, findings: findings2.slice(0, Math.max(0, room)) };
}
function openPart(contract2, open3, { report: report2, cut, options, rows }) {
  const errors = contract2.problems.filter((problem2) => open3.errors.includes(problem2));
  const findings2 = open3.findings.filter((finding2) => contract2.findings.includes(finding2));
  const hidden = contract2.problems.filter(
    (problem2) => problem2.level === "error" && cut.lines.has(problem2) && !errors.includes(problem2)
  );
  const body = [
    problemList(errors, options.links),
    hidden.length === 0 ? "" : folded(count(hidden.length, "more error"), problemList(hidden, options.links)),
    blockingTables(findings2, options.links, rows)
  ].filter((part2) => part2 !== "");
  if (body.length === 0) return "";
  const title = report2.contracts.length < 2 ? [] : [`### ${markdown(shorten(contractTitle(contract2), 200))}`];
  return [...title, ...body].join("\n\n");
}
function runNotes(report2) {
  const notes2 = [
    ...report2.notes,
    ...(report2.rulesChanged ?? []).map(ruleChange),
    ...report2.contracts.flatMap(
      (contract2) => contract2.notes.map((note) => report2.contracts.length > 1 ? `${contract2.name}: ${note}` : note)
    )
  ];
  const shown3 = [...new Set(notes2)].slice(0, 20).map((note) => `> ${prose(note, 500)}`);
  return [...shown3, ...notes2.length > 20 ? [`> and ${notes2.length - 20} more notes`] : []].join("\n>\n");
}
function ruleChange({ option, contract: contract2, before, after }) {
  const of = contract2 === void 0 ? "" : ` of ${contract2}`;
  const change2 = `\`${before ?? "not set"}\` \u2192 \`${after ?? "not set"}\``;
  return `This pull request changes the option ${option}${of}: ${change2}. It takes effect once it is merged.`;
}

// src/report/sarif.ts
var MOST_RESULTS = 25e3;
function renderSarif(report2) {
  const results = report2.contracts.flatMap(resultsOf).slice(0, MOST_RESULTS);
  const rules = [...new Map(results.map(({ ruleId, folder }) => [ruleId, folder]))];
  const log2 = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: report2.generator.name,
            semanticVersion: report2.generator.version,
            informationUri: "https://github.com/berm/compat-action",
            rules: rules.map(([id2, folder]) => ({
              id: id2,
              name: pascal(id2),
              shortDescription: { text: words2(id2) },
              helpUri: docsUrl(folder, id2)
            }))
          }
        },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report2.contracts.every(({ failure }) => failure === void 0),
            exitCode: report2.exitCode,
            ...notifications(report2)
          }
        ],
        results: results.map((result) => resultObject(result, rules)),
        properties: { verdict: report2.verdict }
      }
    ]
  };
  return `${jsonText(log2, 2)}
`;
}
function notifications(report2) {
  const failed = report2.contracts.flatMap(
    ({ name, failure }) => failure === void 0 ? [] : [{ level: "error", message: { text: sarifText(`${name}: ${failureSentence(failure)}`) } }]
  );
  return failed.length === 0 ? {} : { toolExecutionNotifications: failed };
}
function resultsOf(contract2) {
  const findings2 = orderFindings(contract2.findings).filter(({ level }) => level !== "notice");
  const problems2 = orderProblems(contract2.problems).filter(({ level }) => level !== "notice");
  return [
    ...problems2.map((problem2) => problemResult(problem2, contract2)),
    ...findings2.map((finding2) => findingResult(finding2, contract2))
  ];
}
function problemResult(problem2, contract2) {
  return {
    ruleId: problem2.rule,
    level: problem2.level === "error" ? "error" : "warning",
    text: problem2.message,
    path: contract2.path,
    where: `${contract2.name}${problem2.pointer ?? ""}`,
    folder: "rules",
    ...problem2.location !== void 0 && { location: problem2.location },
    ...problem2.offset !== void 0 && { offset: problem2.offset }
  };
}
function findingResult(finding2, contract2) {
  return {
    ruleId: finding2.kind,
    level: finding2.blocking ? contract2.verdict === "forced" ? "warning" : "error" : finding2.level === "break" || finding2.level === "warning" ? "warning" : "note",
    text: [`${subjectText(finding2.subject)}: ${changeText(finding2)}`, failingText(finding2), finding2.remedy ?? ""].filter((part2) => part2 !== "").join(" \xB7 "),
    fingerprint: finding2.fingerprint,
    path: contract2.path,
    where: `${contract2.name}: ${subjectText(finding2.subject)}`,
    folder: "kinds",
    ...finding2.location !== void 0 && { location: finding2.location },
    ...finding2.accepted !== void 0 && { accepted: finding2.accepted.reason }
  };
}
function resultObject(result, rules) {
  const region = result.location !== void 0 ? {
    startLine: result.location.line,
    ...result.location.column !== void 0 && { startColumn: result.location.column }
  } : result.offset !== void 0 ? { byteOffset: result.offset, byteLength: 0 } : void 0;
  return {
    ruleId: result.ruleId,
    ruleIndex: rules.findIndex(([id2]) => id2 === result.ruleId),
    level: result.level,
    message: { text: sarifText(result.text) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(result.location?.path ?? result.path) },
          ...region !== void 0 && { region }
        },
        logicalLocations: [{ fullyQualifiedName: result.where }]
      }
    ],
    ...result.fingerprint !== void 0 && { partialFingerprints: { "bermCompat/v1": result.fingerprint } },
    ...result.accepted !== void 0 && {
      suppressions: [{ kind: "external", status: "accepted", justification: result.accepted }]
    }
  };
}
function uri(path) {
  return path.split("/").map(encodeURIComponent).join("/");
}
function words2(id2) {
  return id2.replaceAll("-", " ");
}
function pascal(id2) {
  return id2.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}
var sarifForm = {
  id: "sarif",
  file: "report.sarif",
  about: "SARIF 2.1.0, for code scanning",
  artifact: true,
  render: renderSarif
};

// src/report/forms.ts
var FORMS = [
  textForm,
  jsonForm,
  markdownForm,
  sarifForm,
  htmlForm,
  githubForm,
  changelogForm,
  badgeForm
];
var FORM_IDS = FORMS.map(({ id: id2 }) => id2);
var ARTIFACT_FORM_IDS = FORMS.filter(({ artifact: artifact2 }) => artifact2).map(({ id: id2 }) => id2);
function isForm(name) {
  return FORMS.some(({ id: id2 }) => id2 === name);
}
function formFile(id2) {
  return formOf(id2).file;
}
function render(report2, id2, options = {}) {
  return formOf(id2).render(report2, options);
}
function formOf(id2) {
  const form = FORMS.find((one) => one.id === id2);
  if (form === void 0) throw new Error(`no form ${id2}`);
  return form;
}

// src/sources/index.ts
import { existsSync } from "node:fs";
import { resolve as resolve2 } from "node:path";

// src/sources/artifact.ts
import { createHash as createHash4 } from "node:crypto";

// src/bytes/http.ts
import { createHash as createHash2 } from "node:crypto";

// src/bytes/http-model.ts
function checkDigest(label, digest, actual) {
  if (digest?.startsWith("sha256:") === true && digest !== actual) {
    throw new SourceError(
      `${label}: the bytes do not match the digest that was advertised: ${digest} advertised, ${actual} received; somebody changed it, or the transfer is broken`
    );
  }
}
function ending(end) {
  const close = () => {
    end();
    return Promise.resolve();
  };
  return { close, [Symbol.asyncDispose]: close };
}

// src/bytes/http-stream.ts
import { createHash } from "node:crypto";
var LIMIT2 = 1024 ** 3;
var BEHIND = 4 * 1024 * 1024;
var ABANDONED = 6e4;
function streamSource(fetch, first, options) {
  const { label } = options;
  const announced = Number(first.header("content-length") ?? Number.NaN);
  const size = Number.isSafeInteger(announced) ? announced : void 0;
  let stream = new Forward(first, options, size);
  let restarts = 0;
  let last = Promise.resolve();
  const read2 = async (offset, length) => {
    if (offset < stream.kept) {
      restarts += 1;
      if (restarts > 3)
        throw new SourceError(
          `${label}: the server has no range support and the file would have to be downloaded again and again; serve it with ranges`
        );
      stream.close();
      stream = new Forward(await fetch({}), options, size);
    }
    return stream.read(offset, length);
  };
  return {
    label,
    size,
    read(offset, length) {
      const next = last.then(() => read2(offset, length));
      last = next.catch(() => void 0);
      return next;
    },
    ...ending(() => stream.close())
  };
}
var Forward = class {
  /** Offset of the first byte still at hand. */
  kept = 0;
  response;
  options;
  size;
  pieces;
  hash = createHash("sha256");
  held = [];
  received = 0;
  ended = false;
  closed = false;
  watch;
  constructor(response, options, size) {
    this.response = response;
    this.options = options;
    this.size = size;
    this.pieces = response.body[Symbol.asyncIterator]();
  }
  async read(offset, length) {
    clearTimeout(this.watch);
    const end = offset + length;
    while (!this.ended && this.received < end) await this.pull(offset);
    if (this.closed && this.received < end)
      throw new SourceError(`${this.options.label}: read after the download was ended`);
    if (!this.ended) this.watch = setTimeout(() => this.close(), ABANDONED).unref();
    const at2 = Buffer.concat(this.held);
    if (this.held.length > 1) this.held = [at2];
    return at2.subarray(Math.max(0, offset - this.kept), Math.max(0, end - this.kept));
  }
  close() {
    clearTimeout(this.watch);
    if (this.ended) return;
    this.ended = true;
    this.closed = true;
    this.response.cancel();
  }
  async pull(offset) {
    const next = await this.pieces.next();
    if (next.done === true) {
      this.finish();
      return;
    }
    const { value } = next;
    const limit = this.options.limit ?? LIMIT2;
    this.received += value.byteLength;
    if (this.received > limit) {
      this.close();
      throw new SourceError(
        `${this.options.label}: more than ${String(limit)} bytes, which is more than is taken here`
      );
    }
    this.hash.update(value);
    this.held.push(value);
    this.options.progress?.(this.received, this.size);
    while (this.held.length > 1 && this.kept + (this.held[0]?.byteLength ?? 0) < Math.min(offset, this.received - BEHIND)) {
      this.kept += this.held.shift()?.byteLength ?? 0;
    }
  }
  /** The whole came: now its length and its digest can be held to what was said. */
  finish() {
    this.ended = true;
    if (this.size !== void 0 && this.received !== this.size) {
      throw new SourceError(
        `${this.options.label}: the server announced ${String(this.size)} bytes and sent ${String(this.received)}`
      );
    }
    checkDigest(this.options.label, this.options.digest, `sha256:${this.hash.digest("hex")}`);
  }
};

// src/bytes/http.ts
var WINDOW = 16 * 1024;
async function openHttpSource(fetch, options) {
  const window = options.window ?? WINDOW;
  const response = await fetch({ range: `bytes=0-${String(window - 1)}` });
  if (response.status === 416) {
    response.cancel();
    return wholeSource(options, new Uint8Array());
  }
  if (response.status === 200) return streamSource(fetch, response, options);
  const part2 = await readPart(response, options.label, 0, window);
  options.progress?.(part2.bytes.byteLength, part2.size);
  if (part2.bytes.byteLength === part2.size) return wholeSource(options, part2.bytes);
  return rangeSource(fetch, part2, response.header("etag"), window, options);
}
function wholeSource(options, bytes) {
  checkDigest(options.label, options.digest, `sha256:${createHash2("sha256").update(bytes).digest("hex")}`);
  return {
    label: options.label,
    size: bytes.byteLength,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    ...ending(() => void 0)
  };
}
async function readPart(response, label, start, length) {
  const range = /^bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)$/.exec(response.header("content-range") ?? "");
  if (range === null || Number(range[1]) !== start || Number(range[2]) >= start + length) {
    response.cancel();
    throw new SourceError(
      `${label}: asked for bytes ${String(start)}-${String(start + length - 1)}, the server says it sends "${response.header("content-range") ?? "nothing about the range"}"`
    );
  }
  const want = Number(range[2]) - start + 1;
  const parts = [];
  let got = 0;
  for await (const piece of response.body) {
    got += piece.byteLength;
    parts.push(piece);
    if (got > want) break;
  }
  if (got !== want) {
    response.cancel();
    throw new SourceError(
      `${label}: the server announced ${String(want)} bytes at ${String(start)} and sent ${got > want ? "more" : String(got)}`
    );
  }
  return { start, bytes: Buffer.concat(parts, got), size: range[3] === "*" ? void 0 : Number(range[3]) };
}
function rangeSource(fetch, first, etag, window, options) {
  const { label } = options;
  const parts = [first];
  let received = first.bytes.byteLength;
  const load = async (start, length) => {
    const room = first.size === void 0 ? length : Math.min(Math.max(length, window), first.size - start);
    const response = await fetch({ range: `bytes=${String(start)}-${String(start + room - 1)}` });
    if (response.status === 416) {
      response.cancel();
      return { start, bytes: new Uint8Array(), size: first.size };
    }
    if (response.status !== 206 || response.header("etag") !== etag) {
      response.cancel();
      throw new SourceError(`${label}: it changed while it was being read; run again`);
    }
    const part2 = await readPart(response, label, start, room);
    if (part2.size !== first.size)
      throw new SourceError(`${label}: its size changed while it was being read; run again`);
    received += part2.bytes.byteLength;
    options.progress?.(received, first.size);
    parts.push(part2);
    return part2;
  };
  return {
    label,
    size: first.size,
    async read(offset, length) {
      const wanted2 = first.size === void 0 ? length : Math.max(0, Math.min(length, first.size - offset));
      if (wanted2 === 0) return new Uint8Array();
      const part2 = parts.find((one) => one.start <= offset && offset + wanted2 <= one.start + one.bytes.byteLength) ?? await load(offset, wanted2);
      return part2.bytes.subarray(offset - part2.start, offset - part2.start + wanted2);
    },
    ...ending(() => void 0)
  };
}

// src/sources/cache.ts
var caches = /* @__PURE__ */ new WeakMap();
function oncePerRun(world, key, fetch) {
  let cache = caches.get(world);
  if (cache === void 0) caches.set(world, cache = /* @__PURE__ */ new Map());
  const kept = cache.get(key);
  if (kept !== void 0) return kept;
  const fetched = fetch();
  cache.set(key, fetched);
  fetched.catch(() => cache.delete(key));
  return fetched;
}

// src/sources/github/api.ts
var TIMEOUT = 6e4;
function githubOf(world, spec) {
  if (world.github === void 0) {
    throw new ConfigError(
      `baseline "${spec}": this run knows no GitHub repository; set GITHUB_REPOSITORY and GITHUB_TOKEN, or give a file, oci: or https: baseline`
    );
  }
  return world.github;
}
function apiUrl(github) {
  return github.octokit.request.endpoint.DEFAULTS.baseUrl.replace(/\/+$/, "");
}
async function askApi(github, route, parameters, ask2) {
  const { owner, repo } = github;
  try {
    const response = await github.octokit.request(route, {
      owner,
      repo,
      ...parameters,
      request: { signal: AbortSignal.timeout(TIMEOUT) }
    });
    return response.data;
  } catch (error) {
    const status = error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : void 0;
    if (status === 404 && ask2.missing === true) return void 0;
    throw apiError(github, ask2.what, ask2.permission, status, error);
  }
}
function apiError(github, what, permission, status, cause) {
  const host = new URL(apiUrl(github)).host;
  const answered = status !== void 0 && cause instanceof Error && "response" in cause && cause.response !== void 0;
  if (!answered)
    return new SourceError(
      `${what}: ${host} could not be reached; check the network and the proxy settings (HTTPS_PROXY, NO_PROXY)`,
      { cause }
    );
  const advice2 = limited(cause) ? "the rate limit of this token is used up; wait for it, or give another token" : permissionAdvice(status, permission);
  return new SourceError(statusMessage(what, host, status, void 0, advice2), { cause });
}
function limited(error) {
  const response = error instanceof Error && "response" in error ? error.response : void 0;
  const headers = typeof response === "object" && response !== null && "headers" in response ? response.headers : void 0;
  if (typeof headers !== "object" || headers === null) return false;
  return "retry-after" in headers || "x-ratelimit-remaining" in headers && headers["x-ratelimit-remaining"] === "0";
}
function permissionAdvice(status, permission) {
  return status === 401 || status === 403 || status === 404 ? `check that the token has the permission "${permission}"` : void 0;
}
function apiRequest(github, path, accept, what) {
  const { owner, repo, token } = github;
  return {
    url: `${apiUrl(github)}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/${path}`,
    headers: { accept, "x-github-api-version": "2022-11-28" },
    ...token === void 0 || token === "" ? {} : { authorization: `Bearer ${token}` },
    what
  };
}
function listIn(answer, what, name) {
  const list3 = name === void 0 ? answer : isObject(answer) ? member(answer, name) : void 0;
  if (!isArray(list3)) throw new SourceError(`${what}: the answer is not a list`);
  return list3.filter((one) => isObject(one));
}
function text2(object2, name) {
  const value = member(object2, name);
  return typeof value === "string" ? value : void 0;
}
function whole3(object2, name) {
  const value = member(object2, name);
  return typeof value === "number" && Number.isSafeInteger(value) ? value : void 0;
}

// src/sources/info.ts
function withCost(http, facts) {
  return { ...facts, cost: http.cost };
}
function present(members2) {
  return Object.fromEntries(Object.entries(members2).filter(([, value]) => value !== void 0));
}

// src/sources/stored.ts
import { createHash as createHash3 } from "node:crypto";
var STORED_PREFIX = "berm-compat";
function storedName(contract2) {
  const safe = contract2.replace(/[^A-Za-z0-9._-]+/g, "_").slice(0, 80);
  if (safe === contract2 && !/^\.*$/.test(safe)) return `contracts/${safe}`;
  return `contracts/${safe.replace(/^\.+/, "_")}-${createHash3("sha256").update(contract2).digest("hex").slice(0, 8)}`;
}

// src/sources/zip.ts
import { inflateRawSync } from "node:zlib";
var END = 101010256;
var END_SIZE = 22;
var LISTED = 33639248;
var LISTED_SIZE = 46;
var LOCAL = 67324752;
var LOCAL_SIZE = 30;
var ENCRYPTED = 1;
var [STORED, DEFLATED] = [0, 8];
var [FULL16, FULL32] = [65535, 4294967295];
function unzipEntry(zip, name, limit, what) {
  const broken = (why) => new SourceError(`${what}: the zip cannot be read: ${why}`);
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const directory = findDirectory(view, broken);
  const entry = findEntry(zip, view, directory, name, broken);
  if (entry === void 0) return void 0;
  if (entry.size > limit)
    throw new SourceError(`${what}: ${name} is larger than the ${limit} bytes that are taken here`);
  const bytes = unpack(packedBytes(zip, view, entry, directory.start, broken), entry, broken);
  if (crc32(bytes) !== entry.crc) throw broken(`the checksum of ${name} is another`);
  return bytes;
}
function findDirectory(view, broken) {
  for (let at2 = view.byteLength - END_SIZE; at2 >= Math.max(0, view.byteLength - END_SIZE - FULL16); at2 -= 1) {
    if (view.getUint32(at2, true) !== END || at2 + END_SIZE + view.getUint16(at2 + 20, true) !== view.byteLength) continue;
    const entries2 = view.getUint16(at2 + 10, true);
    const size = view.getUint32(at2 + 12, true);
    const start = view.getUint32(at2 + 16, true);
    if (entries2 === FULL16 || size === FULL32 || start === FULL32) throw broken("it is a zip64, which is not taken");
    if (view.getUint16(at2 + 4, true) !== 0 || view.getUint16(at2 + 8, true) !== entries2)
      throw broken("it is one of several parts");
    if (start + size > at2) throw broken("its directory lies outside of it");
    if (entries2 * LISTED_SIZE > size) throw broken(`it says it holds ${entries2} files, and has no room for them`);
    return { start, end: start + size, entries: entries2 };
  }
  throw broken("it is no zip, or was cut off");
}
function findEntry(zip, view, { start, end, entries: entries2 }, name, broken) {
  const decoder = new TextDecoder();
  const seen = /* @__PURE__ */ new Set();
  let found;
  let at2 = start;
  for (let index = 0; index < entries2; index += 1) {
    if (at2 + LISTED_SIZE > end || view.getUint32(at2, true) !== LISTED) throw broken("its directory is cut off");
    const nameEnd = at2 + LISTED_SIZE + view.getUint16(at2 + 28, true);
    const next = nameEnd + view.getUint16(at2 + 30, true) + view.getUint16(at2 + 32, true);
    if (next > end) throw broken("its directory is cut off");
    const entry = listedEntry(view, at2, decoder.decode(zip.subarray(at2 + LISTED_SIZE, nameEnd)));
    if (seen.has(entry.name)) throw broken(`it holds ${entry.name.slice(0, 100)} twice`);
    seen.add(entry.name);
    if (entry.name === name) found = entry;
    at2 = next;
  }
  if (at2 !== end) throw broken("its directory is longer than its entries");
  return found;
}
function listedEntry(view, at2, name) {
  return {
    name,
    flags: view.getUint16(at2 + 8, true),
    method: view.getUint16(at2 + 10, true),
    crc: view.getUint32(at2 + 16, true),
    packed: view.getUint32(at2 + 20, true),
    size: view.getUint32(at2 + 24, true),
    offset: view.getUint32(at2 + 42, true)
  };
}
function packedBytes(zip, view, entry, directory, broken) {
  const { name, offset, packed, size } = entry;
  if (packed === FULL32 || size === FULL32 || offset === FULL32) throw broken("it is a zip64, which is not taken");
  if (offset + LOCAL_SIZE > directory || view.getUint32(offset, true) !== LOCAL)
    throw broken(`${name} is not where it says`);
  const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > directory) throw broken(`${name} is not where it says`);
  return zip.subarray(start, start + packed);
}
function unpack(packed, { name, flags, method, size }, broken) {
  if ((flags & ENCRYPTED) !== 0) throw broken(`${name} is encrypted`);
  if (method === STORED) {
    if (packed.byteLength !== size) throw broken(`the size of ${name} is another`);
    return packed.slice();
  }
  if (method !== DEFLATED) throw broken(`${name} is packed in a way that is not known`);
  let bytes;
  try {
    bytes = inflateRawSync(packed, { maxOutputLength: size + 1 });
  } catch {
    throw broken(`${name} is broken, or larger than it says`);
  }
  if (bytes.byteLength !== size) throw broken(`the size of ${name} is another`);
  return bytes;
}
var CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? 3988292384 ^ value >>> 1 : value >>> 1;
  return value >>> 0;
});
function crc32(bytes) {
  let crc = 4294967295;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ crc >>> 8;
  return (crc ^ 4294967295) >>> 0;
}

// src/sources/artifact.ts
var PERMISSION = "actions: read";
var ZIP_LIMIT = 64 * 1024 * 1024;
var ENTRY_LIMIT = 32 * 1024 * 1024;
var RUNS = 20;
var artifact = {
  forms: ["artifact", "artifact:<name>"],
  takes: (spec) => spec === "artifact" || spec.startsWith("artifact:"),
  async fetch(request, world, http) {
    const github = githubOf(world, request.spec);
    const prefix = request.spec === "artifact" ? STORED_PREFIX : request.spec.slice("artifact:".length);
    if (prefix === "")
      throw new ConfigError('baseline "artifact:": expected a name behind the colon, or "artifact" alone');
    const entry = storedName(request.contract.name);
    const stored = await storedArtifacts(world, github, prefix);
    for (const one of stored) {
      const bytes = unzipEntry(await zipOf(world, github, http, one), entry, ENTRY_LIMIT, `artifact ${one.name}`);
      if (bytes === void 0) continue;
      const label = `artifact ${one.name} of run ${one.run.number} on ${github.baseBranch ?? ""}`;
      const facts = present({ date: one.run.date, url: one.run.url });
      return {
        state: "found",
        info: withCost(http, { source: request.spec, label, ...facts }),
        content: { source: memorySource(bytes, label) }
      };
    }
    const looked = stored.length === 0 ? `no successful run of this workflow on ${github.baseBranch ?? ""} stored an artifact ${prefix}` : `none of the ${stored.length} artifacts stored on ${github.baseBranch ?? ""} holds ${entry}`;
    throw new SourceError(
      `baseline ${request.spec}: ${looked}; run the workflow on a push to that branch first (artifacts expire, by default after 90 days)`
    );
  }
};
function storedArtifacts(world, github, prefix) {
  const { workflow, baseBranch } = github;
  if (workflow === void 0 || baseBranch === void 0) {
    throw new ConfigError(
      'baseline "artifact": the workflow and the base branch are not known; this source works inside a workflow only'
    );
  }
  return oncePerRun(world, `artifacts ${prefix}`, async () => {
    const what = `the runs of ${workflow} on ${baseBranch}`;
    const answer = await askApi(
      github,
      "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs",
      { workflow_id: workflow, branch: baseBranch, status: "success", per_page: RUNS },
      { what, permission: PERMISSION }
    );
    for (const run of listIn(answer, what, "workflow_runs")) {
      const id2 = whole3(run, "id");
      if (id2 === void 0 || text2(run, "event") === "pull_request" || foreign(run, github)) continue;
      const about = {
        number: String(whole3(run, "run_number") ?? id2),
        sha: text2(run, "head_sha"),
        date: text2(run, "created_at"),
        url: text2(run, "html_url")
      };
      const of = `the artifacts of run ${about.number}`;
      const listed2 = listIn(
        await askApi(
          github,
          "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
          { run_id: id2, per_page: 100 },
          { what: of, permission: PERMISSION }
        ),
        of,
        "artifacts"
      );
      const found = listed2.flatMap((one) => {
        const [artifactId, name] = [whole3(one, "id"), text2(one, "name")];
        if (artifactId === void 0 || name?.startsWith(prefix) !== true || member(one, "expired") === true) return [];
        return [{ id: artifactId, name, digest: text2(one, "digest"), run: about }];
      });
      if (found.length > 0) return found.sort((a, b) => Number(b.name === prefix) - Number(a.name === prefix));
    }
    return [];
  });
}
function foreign(run, github) {
  const head = member(run, "head_repository");
  const name = isObject(head) ? text2(head, "full_name") : void 0;
  return name !== void 0 && name.toLowerCase() !== `${github.owner}/${github.repo}`.toLowerCase();
}
function zipOf(world, github, http, stored) {
  return oncePerRun(world, `zip ${String(stored.id)}`, async () => {
    const what = `artifact ${stored.name} of run ${stored.run.number}`;
    const response = await expectOk(
      await http.send(apiRequest(github, `actions/artifacts/${stored.id}/zip`, "application/vnd.github+json", what)),
      what,
      (status) => permissionAdvice(status, PERMISSION)
    );
    const bytes = await response.bytes(ZIP_LIMIT);
    checkDigest(what, stored.digest, `sha256:${createHash4("sha256").update(bytes).digest("hex")}`);
    return bytes;
  });
}

// src/manifest/served.ts
function parseServed(idl, runtime) {
  const manifest = parseIdl(idl);
  if (runtime === void 0 || !isObject(runtime)) return { manifest, missing: { programs: [], secrets: [] } };
  const inner = decodeRuntime(runtime);
  const tools = manifest.tools.length === 0 ? [] : [...manifest.tools.map((tool) => ({ ...tool, public: true })), ...inner.tools];
  const { deps, events } = inner;
  return {
    manifest: { ...manifest, tools, ...deps !== void 0 && { deps }, ...events !== void 0 && { events } },
    missing: missingIn(runtime)
  };
}
function decodeRuntime(runtime) {
  const events = member(runtime, "events");
  const record = {
    abi_version: 4,
    tools: member(runtime, "tools") ?? [],
    deps: member(runtime, "deps") ?? {}
  };
  const records = [record, ...isArray(events) ? events.map((event) => ({ event })) : []];
  return parseSection(new TextEncoder().encode(records.map(textOf).join("\n")));
}
function missingIn(runtime) {
  const unresolved = member(runtime, "unresolved");
  const names2 = (field) => {
    const list3 = isObject(unresolved) ? member(unresolved, field) : void 0;
    return isArray(list3) ? list3.filter((name) => typeof name === "string") : [];
  };
  return { programs: names2("programs"), secrets: names2("secrets") };
}
function textOf(value) {
  if (typeof value === "bigint") return value.toString();
  if (isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (isObject(value))
    return `{${Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${textOf(inner)}`).join(",")}}`;
  return JSON.stringify(value);
}

// src/sources/bermd.ts
var bermd = {
  forms: ["bermd[:<name>]"],
  takes: (spec) => spec === "bermd" || spec.startsWith("bermd:"),
  async fetch(request, world, http) {
    if (world.bermd === void 0)
      throw new ConfigError(`baseline "${request.spec}": give bermd-url, the address of the bermd`);
    const program = programOf(request, world);
    const server = world.bermd;
    const at2 = showBermd(server);
    const idl = await askBermd(http, server, program, "idl", STARTING);
    if (idl.status !== "ok")
      throw new SourceError(
        `baseline ${request.spec}: no program ${program} is deployed at ${at2}; check bermd-program, or take the baseline from a release`
      );
    const runtime = await askBermd(http, server, program, "runtime");
    const { manifest } = read(idl, runtime, `${program} at ${at2}`);
    const facts = present({
      version: manifest.version === "" ? void 0 : manifest.version,
      digest: digestOf2(manifest.digest)
    });
    return {
      state: "found",
      info: withCost(http, {
        source: request.spec,
        label: `program ${program} as ${at2} runs it`,
        url: at2,
        why: "what runs there now",
        ...facts
      }),
      content: { manifest }
    };
  }
};
function programOf(request, world) {
  const program = request.spec === "bermd" ? world.bermd?.program ?? request.contract.name : request.spec.slice("bermd:".length);
  if (program === "")
    throw new ConfigError(`baseline "bermd:": expected a program's name behind the colon, or "bermd" alone`);
  return program;
}
function read(idl, runtime, what) {
  try {
    return parseServed(idl.text, runtime.status === "ok" ? runtime.json : void 0);
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline (${what}) cannot be read; is it a bermd that listens there? ${cause.message}`, {
      cause
    });
  }
}
function digestOf2(hex) {
  return hex !== void 0 && /^[0-9a-f]{64}$/.test(hex) ? `sha256:${hex}` : void 0;
}

// src/sources/file.ts
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
var file = {
  forms: ["file:<path>"],
  takes: (spec) => spec.startsWith("file:"),
  async fetch(request, world) {
    const path = pathOf(request.spec, world);
    const inside = relative(world.cwd, path).replaceAll("\\", "/");
    const label = inside === "" || inside.startsWith("..") ? path : inside;
    const source = await fileSource(path, label).catch((cause) => {
      throw cause instanceof ConfigError || cause instanceof SourceError ? new SourceError(`baseline: ${cause.message}`, { cause }) : cause;
    });
    return {
      state: "found",
      info: { source: request.spec, label: `file ${label}`, cost: { bytes: 0, requests: 0 } },
      content: { source }
    };
  }
};
function pathOf(spec, world) {
  const bare = spec.startsWith("file:") ? spec.slice("file:".length) : spec;
  if (!bare.startsWith("//")) return resolve(world.cwd, bare);
  try {
    return fileURLToPath(spec);
  } catch (cause) {
    throw new ConfigError(`baseline "${spec}": not a file URL of this machine; write file:<path>`, { cause });
  }
}

// src/sources/content.ts
import { createHash as createHash5 } from "node:crypto";
var TEXT_LIMIT = 32 * 1024 * 1024;
var HEAD = 4096;
async function readRemote(source, label, digest) {
  try {
    switch (kindOf(await source.read(0, KIND_BYTES))) {
      case "wasm":
        return { manifest: await readImage(source, { stopAfterManifest: true }) };
      case "json":
      case "text":
        return { source: memorySource(await readText(source, label, digest), label) };
      default:
        return { source: memorySource(await source.read(0, HEAD), label) };
    }
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline (${label}) cannot be read: ${cause.message}`, { cause });
  } finally {
    await source.close();
  }
}
async function readText(source, label, digest) {
  const bytes = await source.read(
    0,
    source.size === void 0 ? TEXT_LIMIT + 1 : Math.min(source.size, TEXT_LIMIT + 1)
  );
  if (bytes.byteLength > TEXT_LIMIT)
    throw new SourceError(
      `the baseline (${label}) is a text of more than ${TEXT_LIMIT} bytes; no contract is that large`
    );
  checkDigest(label, digest, `sha256:${createHash5("sha256").update(bytes).digest("hex")}`);
  return bytes;
}
function foundThere(content, http, facts) {
  const version = "manifest" in content && content.manifest.version !== "" ? { version: content.manifest.version } : {};
  return { state: "found", info: withCost(http, { ...version, ...facts }), content };
}

// src/sources/remote.ts
function openRemote(http, request, options) {
  const { label, world, digest, advice: advice2 } = options;
  return openHttpSource(rangeFetch(http, request, advice2), {
    label,
    ...digest === void 0 ? {} : { digest },
    progress: (bytes, total) => world.progress?.({ label, bytes, ...total === void 0 ? {} : { total } })
  });
}

// src/sources/https.ts
var https = {
  forms: ["https://\u2026"],
  takes: (spec) => /^https?:\/\//.test(spec),
  async fetch(request, world, http) {
    const { url } = parseAddress(request.spec, "baseline");
    if (url.protocol === "http:" && !isLoopback(url.hostname)) {
      throw new ConfigError(
        `baseline ${shown(url)}: a contract that comes over plain http can be changed on its way; use https`
      );
    }
    const label = shown(url);
    const source = await openRemote(http, { url: request.spec, what: `the baseline ${label}` }, { label, world });
    return foundThere(await readRemote(source, label), http, { source: label, label, url: label });
  }
};

// src/sources/oci/index.ts
var import_semver2 = __toESM(require_semver(), 1);

// src/sources/version.ts
var import_picomatch = __toESM(require_picomatch(), 1);
var import_semver = __toESM(require_semver(), 1);
function chooseVersion(candidates, options) {
  const current = options.current === void 0 ? void 0 : import_semver.default.parse(options.current.trim()) ?? void 0;
  const prereleases = options.prereleases || (current?.prerelease.length ?? 0) > 0;
  const judged = candidates.map((candidate) => judge(candidate, options, prereleases)).sort(highestFirst);
  const left = judged.filter((one) => one.out === void 0);
  const notAbove = current === void 0 ? left : left.filter(({ version }) => version !== void 0 && version.compare(current) <= 0);
  const best = notAbove[0] ?? left[0];
  const counts2 = {
    versions: judged.filter(({ version }) => version !== void 0).length,
    unreadable: judged.filter(({ out }) => out === NO_VERSION).length
  };
  if (best?.version === void 0)
    return { why: none2(judged, options), notMoved: false, others: passedOver(judged, best, current), ...counts2 };
  const notMoved = current !== void 0 && best.version.compare(current) >= 0;
  return {
    chosen: { ...best.candidate, version: best.version.version },
    why: reason(best.version, current, options.current),
    notMoved,
    others: passedOver(judged, best, current),
    ...counts2
  };
}
var NO_VERSION = "its tag is not a version such as v1.2.3";
function judge(candidate, options, prereleases) {
  const text3 = versionText2(candidate.name, options.tagPattern);
  const version = text3 === void 0 ? void 0 : import_semver.default.parse(text3) ?? void 0;
  const out = () => {
    if (text3 === void 0) return `its tag does not match ${options.tagPattern ?? ""}`;
    if (version === void 0) return NO_VERSION;
    if (candidate.draft === true) return "it is a draft";
    const excluded = options.exclude?.(candidate.name);
    if (excluded !== void 0) return excluded;
    if (!prereleases && (candidate.prerelease === true || version.prerelease.length > 0)) return "it is a prerelease";
    return void 0;
  };
  return { candidate, version, out: out() };
}
function versionText2(name, pattern) {
  if (pattern === void 0 || pattern === "") return name;
  const star = pattern.indexOf("*");
  if (star === -1 || pattern.includes("*", star + 1))
    return import_picomatch.default.isMatch(name, pattern) ? trailingVersion(name) : void 0;
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  if (name.length < before.length + after.length || !name.startsWith(before) || !name.endsWith(after)) return void 0;
  return name.slice(before.length, name.length - after.length);
}
function trailingVersion(name) {
  return /(?:^|[^0-9A-Za-z.+])v?([0-9]+\.[0-9]+\.[0-9]+(?:[-+][0-9A-Za-z.+-]*)?)$/.exec(name)?.[1] ?? name;
}
function highestFirst(a, b) {
  if (a.version === void 0 || b.version === void 0)
    return Number(a.version === void 0) - Number(b.version === void 0);
  return import_semver.default.compareBuild(b.version, a.version);
}
function reason(version, current, given) {
  if (current === void 0) {
    const unknown = given === void 0 || given === "" ? "the current version is not known" : `the current version "${given.slice(0, 60)}" is not a version such as 1.2.3`;
    return `the highest released version; ${unknown}`;
  }
  const order = version.compare(current);
  if (order < 0) return `the highest released version below ${current.version}`;
  if (order === 0) return `${current.version} itself is released already: the version did not move`;
  return `the highest released version; none is below ${current.version}: the version did not move`;
}
function none2(judged, options) {
  if (judged.length === 0) return "there are none";
  const reasons2 = /* @__PURE__ */ new Map();
  for (const { candidate, out } of judged)
    if (out !== void 0) reasons2.set(out, [...reasons2.get(out) ?? [], candidate.name]);
  const matching = options.tagPattern === void 0 || options.tagPattern === "" ? "" : ` matches ${options.tagPattern} and`;
  return `none${matching} can be compared with: ${[...reasons2].map(([why, names2]) => `${few2(names2)}: ${why}`).join("; ")}`;
}
function few2(names2) {
  return names2.length <= 3 ? names2.join(", ") : `${names2.slice(0, 3).join(", ")} and ${names2.length - 3} more`;
}
var TOLD = 50;
function passedOver(judged, best, current) {
  const told = judged.filter((one) => one !== best).map(({ candidate, version, out }) => ({
    name: candidate.name,
    why: out ?? whyNotThis(version, best?.version, current)
  }));
  if (told.length <= TOLD) return told;
  return [...told.slice(0, TOLD), { name: `${told.length - TOLD} more`, why: "not listed" }];
}
function whyNotThis(version, best, current) {
  if (version !== void 0 && current !== void 0 && version.compare(current) > 0)
    return `not below ${current.version}`;
  return `${best?.version ?? ""} is higher`;
}

// src/sources/oci/reference.ts
var HOST_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
var COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
var TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
var DIGEST = /^sha256:[0-9a-f]{64}$/;
var LONGEST2 = 512;
function parseReference(text3) {
  const shown3 = `"${clean(text3, 120)}"`;
  const slash = text3.indexOf("/");
  if (slash === -1 || text3.length > LONGEST2)
    throw new ConfigError(
      `${shown3} names no registry; expected <registry>/<repository>[:<tag> or @<digest>], such as ghcr.io/acme/weather`
    );
  const registry = text3.slice(0, slash).toLowerCase();
  const { name, reference } = splitReference(text3.slice(slash + 1));
  const repository = name.toLowerCase();
  if (!/[.:]/.test(registry) && registry !== "localhost")
    throw new ConfigError(
      `${shown3} names no registry: "${registry}" is not a host; write ghcr.io/${registry}/\u2026 or whichever registry is meant`
    );
  if (!isHost(registry)) throw new ConfigError(`${shown3} names no registry: "${registry}" is not a host name`);
  if (!repository.split("/").every((part2) => COMPONENT.test(part2))) {
    throw new ConfigError(
      `${shown3} names no repository: "${clean(repository, 120)}" is not letters and digits joined by ".", "_", "__", "-" or "/"`
    );
  }
  if (reference !== void 0 && !TAG.test(reference) && !DIGEST.test(reference)) {
    throw new ConfigError(
      `${shown3}: "${clean(reference, 120)}" is neither a tag nor a digest (sha256: and 64 hex digits)`
    );
  }
  return { registry, repository, ...reference === void 0 ? {} : { reference } };
}
function splitReference(rest) {
  const at2 = rest.indexOf("@");
  const colon = at2 === -1 ? rest.lastIndexOf(":") : at2;
  return colon === -1 ? { name: rest } : { name: rest.slice(0, colon), reference: rest.slice(colon + 1) };
}
function isHost(registry) {
  const [host = "", port, ...more] = registry.split(":");
  if (more.length > 0 || port !== void 0 && !/^[0-9]{1,5}$/.test(port)) return false;
  return host.split(".").every((label) => HOST_LABEL.test(label));
}
function isTag(text3) {
  return TAG.test(text3);
}
function isDigest(reference) {
  return DIGEST.test(reference);
}
function showReference({ registry, repository }, reference) {
  return `${registry}/${repository}${isDigest(reference) ? "@" : ":"}${reference}`;
}

// src/sources/oci/artifact.ts
var LAYERS = /* @__PURE__ */ new Set(["application/vnd.berm.program.v1", "application/vnd.berm.harness.v1"]);
var CONFIG = "application/vnd.berm.manifest.v1+json";
var LARGEST_CONFIG = 4 * 1024 * 1024;
function parseArtifact(json, what) {
  const refuse = (why) => {
    throw new SourceError(`${what} is not a berm program: ${why}`);
  };
  if (!isObject(json)) return refuse("its manifest is not a JSON object");
  if (member(json, "manifests") !== void 0)
    return refuse("it is an index, a multi-platform image; berm publishes a single manifest");
  if (member(json, "schemaVersion") === 1) return refuse("it is a Docker image of the first format");
  const layers = member(json, "layers");
  if (!isArray(layers)) return refuse("it has no layers");
  const [layer] = layers;
  if (layers.length !== 1 || !isObject(layer)) return refuse(`it has ${layers.length} layers, where a program has one`);
  if (!LAYERS.has(typeOf(layer)))
    return refuse(`its layer is "${typeOf(layer)}", expected "application/vnd.berm.program.v1"`);
  const config = member(json, "config");
  if (!isObject(config)) return refuse("it has no config");
  if (typeOf(config) !== CONFIG) return refuse(`its config is "${typeOf(config)}", expected "${CONFIG}"`);
  const [blob, image] = [descriptor(config), descriptor(layer)];
  if (blob === void 0 || blob.size === void 0) return refuse("its config has no sha256 digest and size");
  if (image === void 0) return refuse("its layer has no sha256 digest");
  if (blob.size > LARGEST_CONFIG)
    return refuse(`its config says it has ${blob.size} bytes; a manifest has at most ${LARGEST_CONFIG}`);
  const created = annotation(json, "created", /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
  const revision = annotation(json, "revision", /^[0-9a-f]{40,64}$/);
  return {
    config: { digest: blob.digest, size: blob.size },
    image: image.digest,
    ...created === void 0 ? {} : { created },
    ...revision === void 0 ? {} : { revision }
  };
}
function typeOf(object2) {
  const type = member(object2, "mediaType");
  return typeof type === "string" ? clean(type, 100) : "";
}
function descriptor(object2) {
  const [digest, size] = [member(object2, "digest"), member(object2, "size")];
  if (typeof digest !== "string" || !isDigest(digest)) return void 0;
  return { digest, size: typeof size === "number" && Number.isSafeInteger(size) && size >= 0 ? size : void 0 };
}
function annotation(json, name, form) {
  const annotations2 = member(json, "annotations");
  const value = isObject(annotations2) ? member(annotations2, `org.opencontainers.image.${name}`) : void 0;
  return typeof value === "string" && form.test(value) ? value : void 0;
}

// src/sources/oci/credentials.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// src/sources/oci/helper.ts
var TIMEOUT2 = 2e4;
var MAX_ANSWER = 1 << 20;
var HANDED_ON = new Set(
  `HOME USER LOGNAME USERPROFILE HOMEDRIVE HOMEPATH APPDATA LOCALAPPDATA PROGRAMDATA TMPDIR TEMP TMP LANG LC_ALL
   DOCKER_CONFIG DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS GNUPGHOME PASSWORD_STORE_DIR
   HTTPS_PROXY HTTP_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR GOOGLE_APPLICATION_CREDENTIALS`.split(/\s+/)
);
var HANDED_ON_FAMILIES = /^(?:XDG|AWS|CLOUDSDK|AZURE|ACR)_/;
async function askHelper(name, registry, { env, runProgram }) {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(name))
    throw new SourceError(`Docker's config.json names a credential helper that is no name`);
  const program = `docker-credential-${name}`;
  const end = await runProgram?.(program, ["get"], {
    input: registry,
    env: handedOn(env),
    timeoutMs: TIMEOUT2,
    maxBytes: MAX_ANSWER
  });
  if (end === void 0 || end.state === "missing")
    throw new SourceError(
      `Docker's config.json names the credential helper ${program}, which is not installed outside the workspace`
    );
  if (end.state === "failed") throw new SourceError(`the credential helper ${program} was ended: ${end.why}`);
  return end.code === 0 ? credentials(answerOf(end.output, program)) : void 0;
}
function handedOn(env) {
  const kept = Object.entries(env).flatMap(([name, value]) => {
    const known = name.toUpperCase();
    return value !== void 0 && (HANDED_ON.has(known) || HANDED_ON_FAMILIES.test(known)) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}
function answerOf(output, program) {
  try {
    return parseJson(new TextDecoder().decode(output)).value;
  } catch {
    throw new SourceError(`the credential helper ${program} answered with something that is not JSON`);
  }
}
function credentials(answer) {
  const [user, secret] = isObject(answer) ? [member(answer, "Username"), member(answer, "Secret")] : [];
  if (typeof user !== "string" || typeof secret !== "string" || secret === "") return void 0;
  return user === "<token>" ? { kind: "identity", token: secret } : { kind: "password", user, password: secret };
}

// src/sources/oci/credentials.ts
async function credentialsFor(registry, world, githubToken) {
  const { env } = world;
  const docker = await dockerCredentials(registry, world);
  if (docker !== void 0) return docker;
  const token = env["GITHUB_TOKEN"] ?? githubToken;
  return registry === "ghcr.io" && token !== void 0 && token !== "" ? { kind: "password", user: "berm", password: token } : void 0;
}
async function dockerCredentials(registry, world) {
  const { env } = world;
  const home = env["HOME"] ?? env["USERPROFILE"];
  const folder = env["DOCKER_CONFIG"] ?? (home === void 0 ? void 0 : join(home, ".docker"));
  if (folder === void 0 || folder === "") return void 0;
  const config = await readConfig(join(folder, "config.json"));
  if (config === void 0) return void 0;
  const helper = named(config, "credHelpers", registry) ?? member(config, "credsStore");
  const auth = named(config, "auths", registry);
  if (isObject(auth)) {
    const written = fromAuth(auth);
    if (written !== void 0) return written;
  }
  return typeof helper === "string" && helper !== "" ? askHelper(helper, registry, world) : void 0;
}
async function readConfig(path) {
  let text3;
  try {
    text3 = await readFile(path, "utf8");
  } catch {
    return void 0;
  }
  try {
    const { value } = parseJson(text3);
    return isObject(value) ? value : void 0;
  } catch (cause) {
    throw new SourceError(
      `Docker's ${path} is not JSON${cause instanceof JsonError ? ` (at character ${cause.offset})` : ""}; mend it, or log in again`
    );
  }
}
function named(config, map, registry) {
  const entries2 = member(config, map);
  if (!isObject(entries2)) return void 0;
  const key = Object.keys(entries2).find(
    (one) => one.replace(/^https?:\/\//, "").replace(/\/.*$/, "").toLowerCase() === registry
  );
  return key === void 0 ? void 0 : member(entries2, key);
}
function fromAuth(auth) {
  const [identity, registryToken, encoded] = [
    member(auth, "identitytoken"),
    member(auth, "registrytoken"),
    member(auth, "auth")
  ];
  if (typeof registryToken === "string" && registryToken !== "") return { kind: "registry", token: registryToken };
  if (typeof identity === "string" && identity !== "") return { kind: "identity", token: identity };
  const [user, password] = [member(auth, "username"), member(auth, "password")];
  if (typeof user === "string" && typeof password === "string") return { kind: "password", user, password };
  if (typeof encoded !== "string" || encoded === "") return void 0;
  const text3 = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text3.indexOf(":");
  return colon === -1 ? void 0 : { kind: "password", user: text3.slice(0, colon), password: text3.slice(colon + 1).replace(/\0+$/, "") };
}

// src/sources/oci/registry.ts
import { createHash as createHash6 } from "node:crypto";

// src/sources/oci/token.ts
var ANSWER2 = 1024 * 1024;
function parseChallenge(header) {
  const scheme = /^\s*([A-Za-z]+)\b/.exec(header ?? "")?.[1]?.toLowerCase();
  if (scheme === "basic") return { scheme };
  if (scheme !== "bearer") return void 0;
  const fields = new Map(
    [...(header ?? "").matchAll(/([A-Za-z_]+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value
    ])
  );
  const [realm, service, scope] = [fields.get("realm"), fields.get("service"), fields.get("scope")];
  if (realm === void 0 || realm === "") return void 0;
  return { scheme, realm, ...service === void 0 ? {} : { service }, ...scope === void 0 ? {} : { scope } };
}
async function authorize(http, to, challenge, credentials2) {
  if (credentials2?.kind === "registry") return `Bearer ${credentials2.token}`;
  if (challenge.scheme === "basic")
    return credentials2?.kind === "password" ? basic(credentials2.user, credentials2.password) : void 0;
  const registry = new URL(to.base);
  const { url } = parseAddress(challenge.realm, `the token server that ${registry.host} names`);
  if (url.protocol !== "https:" && !(isLoopback(url.hostname) && isLoopback(registry.hostname))) {
    throw new SourceError(`${registry.host} names a token server without https (${url.host}); nothing is sent there`);
  }
  return `Bearer ${await fetchToken(http, url, challenge, to, credentials2)}`;
}
async function fetchToken(http, url, challenge, { repository, advice: advice2 }, credentials2) {
  const what = `a token for ${repository}`;
  const scope = `repository:${repository}:pull`;
  const form = new URLSearchParams({
    ...challenge.service === void 0 ? {} : { service: challenge.service },
    scope
  });
  const answer = credentials2?.kind === "identity" ? await exchange(http, url, form, credentials2.token, what, advice2) : await ask(http, url, form, credentials2, what, advice2);
  const token = isObject(answer) ? member(answer, "token") ?? member(answer, "access_token") : void 0;
  if (typeof token !== "string" || !/^[A-Za-z0-9._~+/=-]+$/.test(token))
    throw new SourceError(`${what}: ${url.host} answered without a token`);
  return token;
}
function ask(http, url, form, credentials2, what, advice2) {
  const address = new URL(url);
  for (const [name, value] of form) address.searchParams.set(name, value);
  const authorization = credentials2?.kind === "password" ? { authorization: basic(credentials2.user, credentials2.password) } : {};
  return fetchJson(http, { url: address.href, ...authorization, what }, ANSWER2, advice2);
}
function exchange(http, url, form, refresh, what, advice2) {
  const body = new URLSearchParams([
    ...form,
    ["grant_type", "refresh_token"],
    ["client_id", "berm-compat"],
    ["refresh_token", refresh]
  ]);
  return fetchJson(
    http,
    {
      url: url.href,
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: body.toString(),
      what
    },
    ANSWER2,
    advice2
  );
}

// src/sources/oci/registry.ts
var ACCEPTED = [
  "application/vnd.oci.image.manifest.v1+json",
  "application/vnd.oci.image.index.v1+json",
  "application/vnd.docker.distribution.manifest.v2+json",
  "application/vnd.docker.distribution.manifest.list.v2+json"
].join(", ");
var MANIFEST = 4 * 1024 * 1024;
var TAGS_PAGE = 1024 * 1024;
var TAG_PAGES = 200;
function openRegistry(http, reference, options) {
  const base2 = baseOf(reference.registry, options.env);
  const root = `${base2}/v2/${reference.repository}`;
  const check = (status) => advice(reference.registry, status);
  let authorization;
  const send = async (url, what, headers = {}) => {
    const known = await authorization;
    const request = { url, headers, what };
    const response = await http.send({ ...request, ...known === void 0 ? {} : { authorization: known } });
    const challenge = response.status === 401 && known === void 0 ? parseChallenge(response.header("www-authenticate")) : void 0;
    if (challenge === void 0) return expectOk(response, what, check);
    authorization ??= options.credentials().then(
      (credentials2) => authorize(http, { base: base2, repository: reference.repository, advice: check }, challenge, credentials2)
    );
    const answer = await authorization;
    if (answer === void 0) return expectOk(response, what, check);
    response.cancel();
    return expectOk(await http.send({ ...request, authorization: answer }), what, check);
  };
  return {
    async manifest(at2) {
      const what = `the artifact ${at2} of ${reference.registry}/${reference.repository}`;
      const response = await send(`${root}/manifests/${at2}`, what, { accept: ACCEPTED });
      const bytes = await response.bytes(MANIFEST);
      const digest = sha2562(bytes);
      checkDigest(what, isDigest(at2) ? at2 : void 0, digest);
      checkDigest(what, response.header("docker-content-digest"), digest);
      return { json: jsonOf(bytes, `${what}: ${response.url} answered`), digest };
    },
    async blob(digest, size) {
      const what = `the blob ${digest} of ${reference.registry}/${reference.repository}`;
      const bytes = await (await send(`${root}/blobs/${digest}`, what)).bytes(size);
      if (bytes.byteLength !== size)
        throw new SourceError(`${what}: ${size} bytes were advertised, ${bytes.byteLength} came`);
      checkDigest(what, digest, sha2562(bytes));
      return bytes;
    },
    async tags() {
      const what = `the tags of ${reference.registry}/${reference.repository}`;
      const tags = [];
      let url = `${root}/tags/list?n=1000`;
      for (let page2 = 0; url !== void 0; page2 += 1) {
        if (page2 === TAG_PAGES) throw new SourceError(`${what}: more than ${TAG_PAGES} pages; name a tag`);
        const response = await send(url, what);
        tags.push(...tagsIn(await readJson(response, what, TAGS_PAGE), what));
        url = nextPage(response.header("link"), url, what);
      }
      return tags;
    }
  };
}
function baseOf(registry, env) {
  for (const pair of (env["BERM_REGISTRY_MIRRORS"] ?? "").split(",")) {
    const [name, endpoint] = pair.trim().split(/=(.*)/s);
    if (name === registry && endpoint !== void 0) return endpoint.replace(/\/+$/, "");
  }
  const host = registry.replace(/:[0-9]+$/, "");
  return `${isLoopback(host) ? "http" : "https"}://${registry}`;
}
function tagsIn(answer, what) {
  const tags = isObject(answer) ? member(answer, "tags") : void 0;
  if (tags === null) return [];
  if (!isArray(tags)) throw new SourceError(`${what}: the answer has no list of tags`);
  return tags.filter((tag) => typeof tag === "string").filter(isTag);
}
function nextPage(link, from, what) {
  const target = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? "")?.[1];
  if (target === void 0) return void 0;
  const next = new URL(target, from);
  if (next.origin !== new URL(from).origin)
    throw new SourceError(`${what}: the next page is at another host (${next.host}), which is not followed`);
  return next.href;
}
function sha2562(bytes) {
  return `sha256:${createHash6("sha256").update(bytes).digest("hex")}`;
}
function advice(registry, status) {
  if (![401, 403, 404].includes(status)) return void 0;
  if (registry === "ghcr.io") {
    return `a private package needs "packages: read" in the workflow's permissions, and this repository under "Manage Actions access" in the package's settings`;
  }
  return "check the name, and log in with docker login if it is private";
}

// src/sources/oci/index.ts
var oci = {
  forms: ["oci:<registry>/<repository>[:<tag> or @<digest>]"],
  takes: (spec) => spec.startsWith("oci:"),
  async fetch(request, world, http) {
    const reference = parseReference(request.spec.slice("oci:".length));
    const registry = openRegistry(http, reference, {
      credentials: () => credentialsFor(reference.registry, world, world.github?.token),
      env: world.env
    });
    if (reference.reference !== void 0)
      return open(request, world, http, registry, reference, reference.reference, {
        why: "asked for by its reference"
      });
    const choice = await choose(request, world, registry, reference);
    if (choice.chosen === void 0) return nothing(request, choice);
    const { name, version } = choice.chosen;
    return open(request, world, http, registry, reference, name, { version, why: choice.why, others: choice.others });
  }
};
async function choose(request, world, registry, reference) {
  const tags = await oncePerRun(world, `tags ${reference.registry}/${reference.repository}`, () => registry.tags());
  const building = versionBuilt(world, request.tagPattern);
  const here = /* @__PURE__ */ new Set();
  const exclude = (name) => {
    if (building !== void 0 && versionIn(name, request.tagPattern) === building) return "it is being built now";
    return here.has(name) ? "it was built from the commit under test" : void 0;
  };
  for (; ; ) {
    const { tagPattern, prereleases, contract: contract2 } = request;
    const choice = chooseVersion(
      tags.map((name) => ({ name })),
      { current: contract2.version, prereleases, tagPattern, exclude }
    );
    if (choice.chosen === void 0 || world.github?.sha === void 0) return choice;
    const { revision } = await artifactAt(world, registry, reference, choice.chosen.name);
    if (revision !== world.github.sha) return choice;
    here.add(choice.chosen.name);
  }
}
function artifactAt(world, registry, reference, at2) {
  const shown3 = showReference(reference, at2);
  return oncePerRun(world, `artifact ${shown3}`, async () => parseArtifact((await registry.manifest(at2)).json, shown3));
}
function versionBuilt(world, pattern) {
  const ref3 = world.github?.ref;
  return ref3?.startsWith("refs/tags/") === true ? versionIn(ref3.slice("refs/tags/".length), pattern) : void 0;
}
function versionIn(tag, pattern) {
  const prefix = pattern?.split("*")[0] ?? "";
  return import_semver2.default.parse(tag.startsWith(prefix) ? tag.slice(prefix.length) : tag)?.version;
}
function nothing(request, choice) {
  if (choice.unreadable > 0 && choice.versions === 0) {
    throw new SourceError(
      `baseline ${request.spec}: ${choice.why}; name a tag behind the repository, or say with tag-pattern where the version stands`
    );
  }
  return { state: "none", source: request.spec, why: `no earlier release: ${choice.why}` };
}
async function open(request, world, http, registry, reference, at2, chosen) {
  const shown3 = showReference(reference, at2);
  const artifact2 = await artifactAt(world, registry, reference, at2);
  const manifest = await oncePerRun(
    world,
    `config ${artifact2.config.digest}`,
    () => readConfig2(registry, artifact2, shown3)
  );
  return {
    state: "found",
    info: withCost(http, {
      source: request.spec,
      label: shown3,
      ...present({
        tag: isDigest(at2) ? void 0 : at2,
        date: artifact2.created,
        version: manifest.version === "" ? void 0 : manifest.version
      }),
      digest: artifact2.image,
      ...chosen
    }),
    content: { manifest }
  };
}
async function readConfig2(registry, artifact2, shown3) {
  const bytes = await registry.blob(artifact2.config.digest, artifact2.config.size);
  try {
    return parseSection(bytes);
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline ${shown3} has a manifest that cannot be read: ${cause.message}`, { cause });
  }
}

// src/sources/github/contents.ts
async function openAtRef(world, github, http, file2) {
  const parts = file2.path.split("/").filter((part2) => part2 !== "" && part2 !== ".");
  if (parts.includes("..")) return void 0;
  const path = parts.map(encodeURIComponent).join("/");
  const request = apiRequest(
    github,
    `contents/${path}?ref=${encodeURIComponent(file2.ref)}`,
    "application/vnd.github.raw+json",
    file2.label
  );
  try {
    return await openRemote(http, request, {
      label: file2.label,
      world,
      advice: (status) => permissionAdvice(status, "contents: read")
    });
  } catch (error) {
    if (error instanceof StatusError && error.status === 404) return void 0;
    throw error;
  }
}

// src/sources/ref.ts
var ref2 = {
  forms: ["ref:<git ref>[:<path>]"],
  takes: (spec) => spec.startsWith("ref:"),
  async fetch(request, world, http) {
    const [name = "", ...rest] = request.spec.slice("ref:".length).split(":");
    const path = rest.join(":") || request.contract.path;
    if (name === "")
      throw new ConfigError(
        `baseline "${request.spec}": expected a branch, tag or commit behind "ref:", such as ref:main`
      );
    const found = await at(request, world, http, { ref: name, path, shown: name });
    if (found !== void 0) return found;
    throw new SourceError(
      `baseline ${request.spec}: there is no file ${path} at ${name}, no such ref, or the token may not read it (permission "contents: read")`
    );
  }
};
var base = {
  forms: ["base"],
  takes: (spec) => spec === "base",
  async fetch(request, world, http) {
    const { baseSha } = githubOf(world, request.spec);
    if (baseSha === void 0)
      throw new ConfigError(
        'baseline "base": this run is not for a pull request, so there is no base commit; use release or ref:<git ref>'
      );
    const { path, kind } = request.contract;
    const found = await at(request, world, http, {
      ref: baseSha,
      path,
      shown: `the base commit ${baseSha.slice(0, 12)}`
    });
    if (found !== void 0) return found;
    const why = `there is no file ${path} at the base commit ${baseSha.slice(0, 12)}`;
    if (kind === "plugin") return { state: "none", source: request.spec, why: `${why}: this contract is new` };
    throw new SourceError(`baseline base: ${why}; for a contract that is built, use release, oci: or artifact`);
  }
};
async function at(request, world, http, file2) {
  const github = githubOf(world, request.spec);
  const label = `${file2.path} at ${file2.shown}`;
  const source = await openAtRef(world, github, http, { path: file2.path, ref: file2.ref, label });
  return source && foundThere(await readRemote(source, label), http, { source: request.spec, label });
}

// src/sources/release.ts
var import_picomatch2 = __toESM(require_picomatch(), 1);
import { posix } from "node:path";

// src/sources/github/releases.ts
var PAGE = 100;
var PAGES2 = 100;
var PERMISSION2 = "contents: read";
function listReleases(world, github) {
  return oncePerRun(world, `releases ${github.owner}/${github.repo}`, async () => {
    const what = `the releases of ${github.owner}/${github.repo}`;
    const releases = [];
    for (let page2 = 1; page2 <= PAGES2; page2 += 1) {
      const answer = await askApi(
        github,
        "GET /repos/{owner}/{repo}/releases",
        { per_page: PAGE, page: page2 },
        { what, permission: PERMISSION2 }
      );
      const list3 = listIn(answer, what);
      releases.push(...list3.map((one) => parseRelease(one, what)));
      if (list3.length < PAGE) return releases;
    }
    throw new SourceError(`${what}: more than ${PAGE * PAGES2}; name one with release:<tag>`);
  });
}
async function releaseOf(github, tag) {
  const what = `release ${tag} of ${github.owner}/${github.repo}`;
  const answer = await askApi(
    github,
    "GET /repos/{owner}/{repo}/releases/tags/{tag}",
    { tag },
    { what, permission: PERMISSION2 }
  );
  if (!isObject(answer)) throw new SourceError(`${what}: the answer is not a release`);
  return parseRelease(answer, what);
}
function commitOfTag(world, github, tag) {
  return oncePerRun(world, `tag ${tag}`, async () => {
    const ask2 = { what: `tag ${tag} of ${github.owner}/${github.repo}`, permission: PERMISSION2, missing: true };
    let answer = await askApi(github, "GET /repos/{owner}/{repo}/git/ref/{ref}", { ref: `tags/${tag}` }, ask2);
    for (let depth = 0; depth < 4; depth += 1) {
      const object2 = isObject(answer) ? member(answer, "object") : void 0;
      const sha = isObject(object2) ? text2(object2, "sha") : void 0;
      if (!isObject(object2) || sha === void 0 || text2(object2, "type") !== "tag") return sha;
      answer = await askApi(github, "GET /repos/{owner}/{repo}/git/tags/{tag_sha}", { tag_sha: sha }, ask2);
    }
    return void 0;
  });
}
function parseRelease(release2, what) {
  const name = text2(release2, "tag_name");
  if (name === void 0) throw new SourceError(`${what}: a release without a tag_name`);
  const assets = member(release2, "assets");
  const date = text2(release2, "published_at") ?? text2(release2, "created_at");
  const url = text2(release2, "html_url");
  return {
    name,
    draft: member(release2, "draft") === true,
    prerelease: member(release2, "prerelease") === true,
    ...date === void 0 ? {} : { date },
    ...url === void 0 ? {} : { url },
    assets: isArray(assets) ? assets.filter((one) => isObject(one)).flatMap(parseAsset) : []
  };
}
function parseAsset(asset) {
  const [id2, name, size, digest] = [
    whole3(asset, "id"),
    text2(asset, "name"),
    whole3(asset, "size"),
    text2(asset, "digest")
  ];
  if (id2 === void 0 || name === void 0 || text2(asset, "state") === "starter") return [];
  return [{ id: id2, name, ...size === void 0 ? {} : { size }, ...digest === void 0 ? {} : { digest } }];
}

// src/sources/release.ts
var release = {
  forms: ["release", "release:<tag>"],
  takes: (spec) => spec === "release" || spec.startsWith("release:"),
  async fetch(request, world, http) {
    const github = githubOf(world, request.spec);
    if (request.spec.startsWith("release:")) {
      const tag = request.spec.slice("release:".length);
      if (tag === "")
        throw new ConfigError('baseline "release:": expected a tag behind the colon, such as release:v1.4.0');
      return open2(request, world, github, http, await releaseOf(github, tag), { why: "asked for by its tag" });
    }
    const choice = await choose2(request, world, github);
    if (choice.chosen === void 0) return nothing2(request, choice);
    const { version } = choice.chosen;
    return open2(request, world, github, http, choice.chosen, { version, why: choice.why, others: choice.others });
  }
};
async function choose2(request, world, github) {
  const releases = await listReleases(world, github);
  const building = github.ref?.startsWith("refs/tags/") === true ? github.ref.slice("refs/tags/".length) : void 0;
  const here = /* @__PURE__ */ new Set();
  for (; ; ) {
    const choice = chooseVersion(releases, {
      current: request.contract.version,
      prereleases: request.prereleases,
      tagPattern: request.tagPattern,
      exclude: (name) => name === building ? "it is being built now" : here.has(name) ? "its tag is on the commit under test" : void 0
    });
    if (choice.chosen === void 0 || github.sha === void 0) return choice;
    if (await commitOfTag(world, github, choice.chosen.name) !== github.sha) return choice;
    here.add(choice.chosen.name);
  }
}
function nothing2(request, choice) {
  if (choice.unreadable > 0 && choice.versions === 0) {
    throw new SourceError(
      `baseline release: ${choice.why}; name one with release:<tag>, or say with tag-pattern where the version stands`
    );
  }
  return { state: "none", source: request.spec, why: `no earlier release: ${choice.why}` };
}
async function open2(request, world, github, http, from, chosen) {
  const asset = assetOf(request, from);
  const facts = { source: request.spec, tag: from.name, ...present({ date: from.date, url: from.url }), ...chosen };
  if (asset === void 0) return openInTag(request, world, github, http, from, facts);
  const label = `asset ${asset.name} of release ${from.name}`;
  const digest = present({ digest: asset.digest });
  const read2 = async () => {
    const request2 = apiRequest(github, `releases/assets/${asset.id}`, "application/octet-stream", `the ${label}`);
    return readRemote(
      await openRemote(http, request2, {
        label,
        world,
        ...digest,
        advice: (status) => permissionAdvice(status, "contents: read")
      }),
      label,
      asset.digest
    );
  };
  const content = await oncePerRun(world, `asset ${asset.digest ?? asset.id}`, read2);
  return foundThere(content, http, { ...facts, label, ...digest });
}
async function openInTag(request, world, github, http, from, facts) {
  const { path, kind } = request.contract;
  const label = `${path} in tag ${from.name}`;
  const source = await openAtRef(world, github, http, { path, ref: `refs/tags/${from.name}`, label });
  if (source !== void 0) return foundThere(await readRemote(source, label), http, { ...facts, label });
  const missing2 = `release ${from.name} has no asset ${wanted(request)}, and its tag no file ${path}`;
  if (kind === "plugin")
    return { state: "none", source: request.spec, why: `${missing2}: this contract is not in an earlier release` };
  const has = from.assets.length === 0 ? "it has no assets at all" : `it has ${from.assets.slice(0, 10).map(({ name }) => name).join(", ")}`;
  throw new SourceError(
    `baseline ${request.spec}: ${missing2} (${has}); attach the contract to the release, or name the asset with the input asset`
  );
}
function assetOf(request, from) {
  const exact = from.assets.filter(({ name }) => name === wanted(request));
  const found = exact.length > 0 || request.asset === void 0 ? exact : from.assets.filter(({ name }) => import_picomatch2.default.isMatch(name, wanted(request)));
  if (found.length > 1) {
    throw new SourceError(
      `baseline ${request.spec}: several assets of release ${from.name} match ${wanted(request)}: ${found.map(({ name }) => name).join(", ")}; make the input asset match one`
    );
  }
  return found[0];
}
function wanted(request) {
  return request.asset === void 0 || request.asset === "" ? posix.basename(request.contract.path) : request.asset;
}

// src/sources/index.ts
var ORIGINS = [release, ref2, base, oci, bermd, artifact, file, https];
function showSpec(spec) {
  return /^https?:/i.test(spec) && URL.canParse(spec) ? shown(new URL(spec)) : spec;
}
async function fetchBaseline(request, world) {
  const spec = request.spec.trim();
  const known = ORIGINS.find((one) => one.takes(spec));
  const origin2 = known ?? (existsSync(resolve2(world.cwd, spec)) || /[.\/\\]/.test(spec) ? file : void 0);
  if (origin2 === void 0) {
    throw new ConfigError(
      `baseline "${spec}": neither a file nor a known source; expected ${ORIGINS.flatMap((one) => one.forms).join(", ")}, or the path of a file`
    );
  }
  return origin2.fetch({ ...request, spec }, world, world.http.child());
}

// src/gate/inputs.ts
var INPUTS = {
  contracts: {
    type: "lines",
    required: true,
    on: "both",
    meaning: "Images and plugin manifests to check: paths or globs, one a line. `name=path` names one."
  },
  baseline: {
    type: "text",
    default: "release",
    on: "both",
    perContract: true,
    meaning: "Where the old contract comes from: `release`, `release:<tag>`, `ref:<git ref>[:<path>]`, `base`, `oci:<registry>/<repository>[:tag]`, `bermd[:<name>]`, `artifact[:<name>]`, `file:<path>` (or a path), `https://\u2026`."
  },
  asset: {
    type: "text",
    on: "both",
    perContract: true,
    meaning: "For `release`: the asset's name, or a glob over the names. Without it, the contract's file name."
  },
  "tag-pattern": {
    type: "text",
    on: "both",
    perContract: true,
    meaning: "For `release` and `oci`: only tags that match this glob, such as `weather-v*`."
  },
  prereleases: {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    meaning: "For `release` and `oci`: take prereleases into account even when the current version is none."
  },
  "host-abi": {
    type: "integer",
    min: 0,
    max: 4294967295,
    on: "both",
    perContract: true,
    meaning: "The ABI version that the target host speaks; an image built for another is invalid."
  },
  "host-syscalls": {
    type: "words",
    on: "both",
    perContract: true,
    meaning: "The syscalls that the target host serves; an image that declares another is invalid."
  },
  "granted-capabilities": {
    type: "words",
    values: ["runTool", "callModel", "emitEvent", "log"],
    default: "runTool, callModel, emitEvent, log",
    on: "both",
    perContract: true,
    meaning: "What heddle's host grants a plugin."
  },
  submitted: {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    meaning: "The plugin travels in a request: no `shadows`, middleware, store, `discoverTools` or `files`."
  },
  "discover-tools": {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    meaning: "The operator runs heddle with `--discover-tools`."
  },
  "lints-off": {
    type: "words",
    on: "both",
    perContract: true,
    meaning: "Lints of a plugin manifest that are switched off, by the ids of their rules."
  },
  "bermd-url": {
    type: "lines",
    on: "both",
    meaning: "The bermd hosts to ask which tools and events callers used, one a line."
  },
  "bermd-token": {
    type: "text",
    on: "both",
    meaning: "Bearer token, when something in front of bermd asks for one."
  },
  "bermd-program": {
    type: "text",
    on: "both",
    perContract: true,
    meaning: "The program's name on those hosts. Without it, the contract's name."
  },
  "usage-window": {
    type: "integer",
    min: 1,
    max: 30,
    default: "30",
    on: "both",
    meaning: "Days a use counts for, 1 to 30. bermd keeps 30."
  },
  "usage-outcomes": {
    type: "words",
    values: ["done", "failed", "denied", "refused"],
    default: "done",
    on: "both",
    meaning: "Which ends of a call count as a use."
  },
  "usage-ignore-callers": {
    type: "lines",
    on: "both",
    meaning: "Callers whose use does not count, one a line as `caller = reason`."
  },
  "usage-covers-events": {
    type: "flag",
    default: "false",
    on: "both",
    meaning: "These hosts record uses of events, so that no row means not used. bermd 0.1.0 does not."
  },
  "force-label": {
    type: "text",
    default: "force",
    on: "action",
    meaning: "The pull-request label that lets breaks through."
  },
  "force-covers": {
    type: "choice",
    values: ["pull-request", "findings"],
    default: "pull-request",
    on: "action",
    meaning: "What the label covers: the pull request with all that is pushed to it later, or only the breaks that were there when it was applied."
  },
  force: {
    type: "flag",
    default: "false",
    on: "both",
    meaning: "Let breaks through outside of a pull request."
  },
  "accept-file": {
    type: "text",
    default: ".berm-compat.json",
    on: "both",
    meaning: "The file of accepted breaks and per-contract options. It need not exist."
  },
  undecided: {
    type: "choice",
    values: ["refuse", "report"],
    default: "refuse",
    on: "both",
    perContract: true,
    meaning: "Whether a place that could be neither proven nor refuted counts."
  },
  inherited: {
    type: "choice",
    values: ["report", "refuse"],
    default: "report",
    on: "both",
    perContract: true,
    meaning: "Whether a break that is already on the base branch counts."
  },
  version: {
    type: "choice",
    values: ["advise", "require"],
    default: "advise",
    on: "both",
    perContract: true,
    meaning: "Whether a version that moved less than the change asks for fails the run."
  },
  strict: {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    meaning: "Read schemas as plain sets: a writer may send names that its schema does not declare."
  },
  sources: {
    type: "lines",
    default: "**/*.rs",
    on: "both",
    perContract: true,
    meaning: "Where the Rust lines for annotations are looked for: globs, one a line."
  },
  comment: {
    type: "choice",
    values: ["changes", "always", "breaks", "never"],
    default: "changes",
    on: "action",
    meaning: "When to write the pull-request comment."
  },
  check: { type: "flag", default: "true", on: "action", meaning: "Publish a check run on the head commit." },
  annotations: { type: "flag", default: "true", on: "action", meaning: "Annotate lines of the repository." },
  summary: { type: "flag", default: "true", on: "action", meaning: "Write the step summary." },
  artifact: {
    type: "flag",
    default: "true",
    on: "action",
    meaning: "Upload the report and both manifests as an artifact."
  },
  formats: {
    type: "words",
    values: ARTIFACT_FORM_IDS,
    default: "json, html, sarif",
    on: "action",
    meaning: "The forms of the report that the artifact holds."
  },
  mode: {
    type: "choice",
    values: ["gate", "comment"],
    default: "gate",
    on: "action",
    meaning: "`comment`: the `workflow_run` half of the pair for forks, which writes the comment of another run's report."
  },
  "github-token": {
    type: "text",
    default: "${{ github.token }}",
    on: "action",
    meaning: "The token for releases, comments and checks."
  }
};

// src/gate/options.ts
function isInput(name) {
  return Object.hasOwn(INPUTS, name);
}
function inputSpec(name) {
  return INPUTS[name];
}
var INPUT_NAMES = Object.keys(INPUTS).filter(isInput);
function parseOptions(given) {
  for (const name of Object.keys(given)) if (!isInput(name)) throw unknownInput(name);
  const options = {};
  for (const name of INPUT_NAMES) {
    const text3 = Object.hasOwn(given, name) ? given[name]?.trim() : void 0;
    options[camel(name)] = text3 === void 0 || text3 === "" ? defaultOf(name) : parseInput(name, text3);
  }
  const parsed = options;
  refuseContradictions(parsed);
  return parsed;
}
function unknownInput(name) {
  const close = near(name, INPUT_NAMES);
  return new ConfigError(
    `There is no input "${name}".${close === void 0 ? "" : ` Did you mean "${close}"?`} The inputs are: ${INPUT_NAMES.join(", ")}.`
  );
}
function camel(name) {
  return name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}
function defaultOf(name) {
  const spec = inputSpec(name);
  if (spec.default !== void 0) return spec.default.startsWith("${{") ? "" : parseInput(name, spec.default);
  return spec.type === "lines" ? [] : void 0;
}
function parseInput(name, text3) {
  const spec = inputSpec(name);
  switch (spec.type) {
    case "text":
      return text3;
    case "lines":
      return text3.split("\n").map((line2) => line2.trim()).filter((line2) => line2 !== "");
    case "words": {
      const words3 = text3.split(/[\s,]+/).filter((word) => word !== "");
      if (spec.values !== void 0) for (const word of words3) oneOf2(name, word, spec.values);
      return words3;
    }
    case "flag":
      return oneOf2(name, text3.toLowerCase(), ["true", "false"]) === "true";
    case "choice":
      return oneOf2(name, text3, spec.values);
    case "integer":
      return integer(name, text3, spec.min, spec.max);
    default:
      return spec;
  }
}
function oneOf2(name, text3, values) {
  if (values.includes(text3)) return text3;
  const close = near(text3, values);
  throw new ConfigError(
    `"${name}" cannot be "${text3}".${close === void 0 ? "" : ` Did you mean "${close}"?`} It takes ${values.join(", ")}.`
  );
}
function integer(name, text3, min, max) {
  const value = Number(text3);
  if (/^[0-9]+$/.test(text3) && value >= min && value <= max) return value;
  const why = name === "usage-window" && value > max ? ' A longer window would read as "unused" what was used before: bermd keeps 30 days.' : "";
  throw new ConfigError(`"${name}" cannot be "${text3}": it is a whole number from ${min} to ${max}.${why}`);
}
function refuseContradictions(options) {
  const source = options.baseline.split(":", 1)[0];
  const picks = source === "release" || source === "oci";
  if (options.tagPattern !== void 0 && !picks) {
    throw new ConfigError(
      `"tag-pattern" chooses among releases or tags, but "baseline" is "${showSpec(options.baseline)}". Leave one of them out.`
    );
  }
  if (options.prereleases && !picks) {
    throw new ConfigError(
      `"prereleases" chooses among releases or tags, but "baseline" is "${showSpec(options.baseline)}". Leave one of them out.`
    );
  }
  if (options.asset !== void 0 && source !== "release") {
    throw new ConfigError(
      `"asset" names a release's asset, but "baseline" is "${showSpec(options.baseline)}". Leave one of them out.`
    );
  }
  if (options.bermdToken !== void 0 && options.bermdUrl.length === 0) {
    throw new ConfigError(
      '"bermd-token" is given, but no "bermd-url" to send it to. Add the address, or leave the token out.'
    );
  }
  if (source === "bermd" && options.bermdUrl.length === 0) {
    throw new ConfigError('"baseline: bermd" needs "bermd-url": the host whose running program is the baseline.');
  }
  if (options.submitted && options.discoverTools) {
    throw new ConfigError(
      '"submitted" and "discover-tools" contradict each other: a submitted plugin may never be discovered. Leave one of them out.'
    );
  }
}

// src/gate/find.ts
import { stat as stat2 } from "node:fs/promises";
import { basename as basename2, dirname as dirname2, isAbsolute as isAbsolute2, relative as relative3, resolve as resolve5 } from "node:path";

// ../../main/node_modules/tinyglobby/dist/index.mjs
import { readdir, readdirSync, realpath, realpathSync, stat, statSync } from "fs";
import { isAbsolute, posix as posix2, resolve as resolve4 } from "path";
import { fileURLToPath as fileURLToPath2 } from "url";

// ../../main/node_modules/fdir/dist/index.mjs
import { createRequire } from "module";
import { basename, dirname, normalize, relative as relative2, resolve as resolve3, sep } from "path";
import * as nativeFs from "fs";
var __require = /* @__PURE__ */ createRequire(import.meta.url);
function cleanPath(path) {
  let normalized = normalize(path);
  if (normalized.length > 1 && normalized[normalized.length - 1] === sep) normalized = normalized.substring(0, normalized.length - 1);
  return normalized;
}
var SLASHES_REGEX = /[\\/]/g;
function convertSlashes(path, separator) {
  return path.replace(SLASHES_REGEX, separator);
}
var WINDOWS_ROOT_DIR_REGEX = /^[a-z]:[\\/]$/i;
function isRootDirectory(path) {
  return path === "/" || WINDOWS_ROOT_DIR_REGEX.test(path);
}
function normalizePath(path, options) {
  const { resolvePaths, normalizePath: normalizePath$1, pathSeparator } = options;
  const pathNeedsCleaning = process.platform === "win32" && path.includes("/") || path.startsWith(".");
  if (resolvePaths) path = resolve3(path);
  if (normalizePath$1 || pathNeedsCleaning) path = cleanPath(path);
  if (path === ".") return "";
  const needsSeperator = path[path.length - 1] !== pathSeparator;
  return convertSlashes(needsSeperator ? path + pathSeparator : path, pathSeparator);
}
function joinPathWithBasePath(filename, directoryPath) {
  return directoryPath + filename;
}
function joinPathWithRelativePath(root, options) {
  return function(filename, directoryPath) {
    const sameRoot = directoryPath.startsWith(root);
    if (sameRoot) return directoryPath.slice(root.length) + filename;
    else return convertSlashes(relative2(root, directoryPath), options.pathSeparator) + options.pathSeparator + filename;
  };
}
function joinPath(filename) {
  return filename;
}
function joinDirectoryPath(filename, directoryPath, separator) {
  return directoryPath + filename + separator;
}
function build$7(root, options) {
  const { relativePaths, includeBasePath } = options;
  return relativePaths && root ? joinPathWithRelativePath(root, options) : includeBasePath ? joinPathWithBasePath : joinPath;
}
function pushDirectoryWithRelativePath(root) {
  return function(directoryPath, paths) {
    paths.push(directoryPath.substring(root.length) || ".");
  };
}
function pushDirectoryFilterWithRelativePath(root) {
  return function(directoryPath, paths, filters) {
    const relativePath = directoryPath.substring(root.length) || ".";
    if (filters.every((filter) => filter(relativePath, true))) paths.push(relativePath);
  };
}
var pushDirectory = (directoryPath, paths) => {
  paths.push(directoryPath || ".");
};
var pushDirectoryFilter = (directoryPath, paths, filters) => {
  const path = directoryPath || ".";
  if (filters.every((filter) => filter(path, true))) paths.push(path);
};
var empty$2 = () => {
};
function build$6(root, options) {
  const { includeDirs, filters, relativePaths } = options;
  if (!includeDirs) return empty$2;
  if (relativePaths) return filters && filters.length ? pushDirectoryFilterWithRelativePath(root) : pushDirectoryWithRelativePath(root);
  return filters && filters.length ? pushDirectoryFilter : pushDirectory;
}
var pushFileFilterAndCount = (filename, _paths, counts2, filters) => {
  if (filters.every((filter) => filter(filename, false))) counts2.files++;
};
var pushFileFilter = (filename, paths, _counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
var pushFileCount = (_filename, _paths, counts2, _filters) => {
  counts2.files++;
};
var pushFile = (filename, paths) => {
  paths.push(filename);
};
var empty$1 = () => {
};
function build$5(options) {
  const { excludeFiles, filters, onlyCounts } = options;
  if (excludeFiles) return empty$1;
  if (filters && filters.length) return onlyCounts ? pushFileFilterAndCount : pushFileFilter;
  else if (onlyCounts) return pushFileCount;
  else return pushFile;
}
var getArray = (paths) => {
  return paths;
};
var getArrayGroup = () => {
  return [""].slice(0, 0);
};
function build$4(options) {
  return options.group ? getArrayGroup : getArray;
}
var groupFiles = (groups, directory, files) => {
  groups.push({
    directory,
    files,
    dir: directory
  });
};
var empty = () => {
};
function build$3(options) {
  return options.group ? groupFiles : empty;
}
var resolveSymlinksAsync = function(path, state, callback$1) {
  const { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  fs.realpath(path, (error, resolvedPath) => {
    if (error) return queue.dequeue(suppressErrors ? null : error, state);
    fs.stat(resolvedPath, (error$1, stat3) => {
      if (error$1) return queue.dequeue(suppressErrors ? null : error$1, state);
      if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return queue.dequeue(null, state);
      callback$1(stat3, resolvedPath);
      queue.dequeue(null, state);
    });
  });
};
var resolveSymlinks = function(path, state, callback$1) {
  const { queue, fs, options: { suppressErrors } } = state;
  queue.enqueue();
  try {
    const resolvedPath = fs.realpathSync(path);
    const stat3 = fs.statSync(resolvedPath);
    if (stat3.isDirectory() && isRecursive(path, resolvedPath, state)) return;
    callback$1(stat3, resolvedPath);
  } catch (e) {
    if (!suppressErrors) throw e;
  }
};
function build$2(options, isSynchronous) {
  if (!options.resolveSymlinks || options.excludeSymlinks) return null;
  return isSynchronous ? resolveSymlinks : resolveSymlinksAsync;
}
function isRecursive(path, resolved, state) {
  if (state.options.useRealPaths) return isRecursiveUsingRealPaths(resolved, state);
  let parent = dirname(path);
  let depth = 1;
  while (parent !== state.root && depth < 2) {
    const resolvedPath = state.symlinks.get(parent);
    const isSameRoot = !!resolvedPath && (resolvedPath === resolved || resolvedPath.startsWith(resolved) || resolved.startsWith(resolvedPath));
    if (isSameRoot) depth++;
    else parent = dirname(parent);
  }
  state.symlinks.set(path, resolved);
  return depth > 1;
}
function isRecursiveUsingRealPaths(resolved, state) {
  return state.visited.includes(resolved + state.options.pathSeparator);
}
var onlyCountsSync = (state) => {
  return state.counts;
};
var groupsSync = (state) => {
  return state.groups;
};
var defaultSync = (state) => {
  return state.paths;
};
var limitFilesSync = (state) => {
  return state.paths.slice(0, state.options.maxFiles);
};
var onlyCountsAsync = (state, error, callback$1) => {
  report(error, callback$1, state.counts, state.options.suppressErrors);
  return null;
};
var defaultAsync = (state, error, callback$1) => {
  report(error, callback$1, state.paths, state.options.suppressErrors);
  return null;
};
var limitFilesAsync = (state, error, callback$1) => {
  report(error, callback$1, state.paths.slice(0, state.options.maxFiles), state.options.suppressErrors);
  return null;
};
var groupsAsync = (state, error, callback$1) => {
  report(error, callback$1, state.groups, state.options.suppressErrors);
  return null;
};
function report(error, callback$1, output, suppressErrors) {
  if (error && !suppressErrors) callback$1(error, output);
  else callback$1(null, output);
}
function build$1(options, isSynchronous) {
  const { onlyCounts, group, maxFiles } = options;
  if (onlyCounts) return isSynchronous ? onlyCountsSync : onlyCountsAsync;
  else if (group) return isSynchronous ? groupsSync : groupsAsync;
  else if (maxFiles) return isSynchronous ? limitFilesSync : limitFilesAsync;
  else return isSynchronous ? defaultSync : defaultAsync;
}
var readdirOpts = { withFileTypes: true };
var walkAsync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  state.queue.enqueue();
  if (currentDepth < 0) return state.queue.dequeue(null, state);
  const { fs } = state;
  state.visited.push(crawlPath);
  state.counts.directories++;
  fs.readdir(crawlPath || ".", readdirOpts, (error, entries2 = []) => {
    callback$1(entries2, directoryPath, currentDepth);
    state.queue.dequeue(state.options.suppressErrors ? null : error, state);
  });
};
var walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  const { fs } = state;
  if (currentDepth < 0) return;
  state.visited.push(crawlPath);
  state.counts.directories++;
  let entries2 = [];
  try {
    entries2 = fs.readdirSync(crawlPath || ".", readdirOpts);
  } catch (e) {
    if (!state.options.suppressErrors) throw e;
  }
  callback$1(entries2, directoryPath, currentDepth);
};
function build(isSynchronous) {
  return isSynchronous ? walkSync : walkAsync;
}
var Queue = class {
  count = 0;
  constructor(onQueueEmpty) {
    this.onQueueEmpty = onQueueEmpty;
  }
  enqueue() {
    this.count++;
    return this.count;
  }
  dequeue(error, output) {
    if (this.onQueueEmpty && (--this.count <= 0 || error)) {
      this.onQueueEmpty(error, output);
      if (error) {
        output.controller.abort();
        this.onQueueEmpty = void 0;
      }
    }
  }
};
var Counter = class {
  _files = 0;
  _directories = 0;
  set files(num) {
    this._files = num;
  }
  get files() {
    return this._files;
  }
  set directories(num) {
    this._directories = num;
  }
  get directories() {
    return this._directories;
  }
  /**
  * @deprecated use `directories` instead
  */
  /* c8 ignore next 3 */
  get dirs() {
    return this._directories;
  }
};
var Aborter = class {
  aborted = false;
  abort() {
    this.aborted = true;
  }
};
var Walker = class {
  root;
  isSynchronous;
  state;
  joinPath;
  pushDirectory;
  pushFile;
  getArray;
  groupFiles;
  resolveSymlink;
  walkDirectory;
  callbackInvoker;
  constructor(root, options, callback$1) {
    this.isSynchronous = !callback$1;
    this.callbackInvoker = build$1(options, this.isSynchronous);
    this.root = normalizePath(root, options);
    this.state = {
      root: isRootDirectory(this.root) ? this.root : this.root.slice(0, -1),
      paths: [""].slice(0, 0),
      groups: [],
      counts: new Counter(),
      options,
      queue: new Queue((error, state) => this.callbackInvoker(state, error, callback$1)),
      symlinks: /* @__PURE__ */ new Map(),
      visited: [""].slice(0, 0),
      controller: new Aborter(),
      fs: options.fs || nativeFs
    };
    this.joinPath = build$7(this.root, options);
    this.pushDirectory = build$6(this.root, options);
    this.pushFile = build$5(options);
    this.getArray = build$4(options);
    this.groupFiles = build$3(options);
    this.resolveSymlink = build$2(options, this.isSynchronous);
    this.walkDirectory = build(this.isSynchronous);
  }
  start() {
    this.pushDirectory(this.root, this.state.paths, this.state.options.filters);
    this.walkDirectory(this.state, this.root, this.root, this.state.options.maxDepth, this.walk);
    return this.isSynchronous ? this.callbackInvoker(this.state, null) : null;
  }
  walk = (entries2, directoryPath, depth) => {
    const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
    if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
    const files = this.getArray(this.state.paths);
    for (let i = 0; i < entries2.length; ++i) {
      const entry = entries2[i];
      if (entry.isFile() || entry.isSymbolicLink() && !resolveSymlinks$1 && !excludeSymlinks) {
        const filename = this.joinPath(entry.name, directoryPath);
        this.pushFile(filename, files, this.state.counts, filters);
      } else if (entry.isDirectory()) {
        let path = joinDirectoryPath(entry.name, directoryPath, this.state.options.pathSeparator);
        if (exclude && exclude(entry.name, path)) continue;
        this.pushDirectory(path, paths, filters);
        this.walkDirectory(this.state, path, path, depth - 1, this.walk);
      } else if (this.resolveSymlink && entry.isSymbolicLink()) {
        let path = joinPathWithBasePath(entry.name, directoryPath);
        this.resolveSymlink(path, this.state, (stat3, resolvedPath) => {
          if (stat3.isDirectory()) {
            resolvedPath = normalizePath(resolvedPath, this.state.options);
            if (exclude && exclude(entry.name, useRealPaths ? resolvedPath : path + pathSeparator)) return;
            this.walkDirectory(this.state, resolvedPath, useRealPaths ? resolvedPath : path + pathSeparator, depth - 1, this.walk);
          } else {
            resolvedPath = useRealPaths ? resolvedPath : path;
            const filename = basename(resolvedPath);
            const directoryPath$1 = normalizePath(dirname(resolvedPath), this.state.options);
            resolvedPath = this.joinPath(filename, directoryPath$1);
            this.pushFile(resolvedPath, files, this.state.counts, filters);
          }
        });
      }
    }
    this.groupFiles(this.state.groups, directoryPath, files);
  };
};
function promise(root, options) {
  return new Promise((resolve$1, reject) => {
    callback(root, options, (err, output) => {
      if (err) return reject(err);
      resolve$1(output);
    });
  });
}
function callback(root, options, callback$1) {
  let walker = new Walker(root, options, callback$1);
  walker.start();
}
function sync(root, options) {
  const walker = new Walker(root, options);
  return walker.start();
}
var APIBuilder = class {
  constructor(root, options) {
    this.root = root;
    this.options = options;
  }
  withPromise() {
    return promise(this.root, this.options);
  }
  withCallback(cb) {
    callback(this.root, this.options, cb);
  }
  sync() {
    return sync(this.root, this.options);
  }
};
var pm = null;
try {
  __require.resolve("picomatch");
  pm = __require("picomatch");
} catch {
}
var Builder = class {
  globCache = {};
  options = {
    maxDepth: Infinity,
    suppressErrors: true,
    pathSeparator: sep,
    filters: []
  };
  globFunction;
  constructor(options) {
    this.options = {
      ...this.options,
      ...options
    };
    this.globFunction = this.options.globFunction;
  }
  group() {
    this.options.group = true;
    return this;
  }
  withPathSeparator(separator) {
    this.options.pathSeparator = separator;
    return this;
  }
  withBasePath() {
    this.options.includeBasePath = true;
    return this;
  }
  withRelativePaths() {
    this.options.relativePaths = true;
    return this;
  }
  withDirs() {
    this.options.includeDirs = true;
    return this;
  }
  withMaxDepth(depth) {
    this.options.maxDepth = depth;
    return this;
  }
  withMaxFiles(limit) {
    this.options.maxFiles = limit;
    return this;
  }
  withFullPaths() {
    this.options.resolvePaths = true;
    this.options.includeBasePath = true;
    return this;
  }
  withErrors() {
    this.options.suppressErrors = false;
    return this;
  }
  withSymlinks({ resolvePaths = true } = {}) {
    this.options.resolveSymlinks = true;
    this.options.useRealPaths = resolvePaths;
    return this.withFullPaths();
  }
  withAbortSignal(signal) {
    this.options.signal = signal;
    return this;
  }
  normalize() {
    this.options.normalizePath = true;
    return this;
  }
  filter(predicate) {
    this.options.filters.push(predicate);
    return this;
  }
  onlyDirs() {
    this.options.excludeFiles = true;
    this.options.includeDirs = true;
    return this;
  }
  exclude(predicate) {
    this.options.exclude = predicate;
    return this;
  }
  onlyCounts() {
    this.options.onlyCounts = true;
    return this;
  }
  crawl(root) {
    return new APIBuilder(root || ".", this.options);
  }
  withGlobFunction(fn) {
    this.globFunction = fn;
    return this;
  }
  /**
  * @deprecated Pass options using the constructor instead:
  * ```ts
  * new fdir(options).crawl("/path/to/root");
  * ```
  * This method will be removed in v7.0
  */
  /* c8 ignore next 4 */
  crawlWithOptions(root, options) {
    this.options = {
      ...this.options,
      ...options
    };
    return new APIBuilder(root || ".", this.options);
  }
  glob(...patterns) {
    if (this.globFunction) return this.globWithOptions(patterns);
    return this.globWithOptions(patterns, ...[{ dot: true }]);
  }
  globWithOptions(patterns, ...options) {
    const globFn = this.globFunction || pm;
    if (!globFn) throw new Error("Please specify a glob function to use glob matching.");
    var isMatch = this.globCache[patterns.join("\0")];
    if (!isMatch) {
      isMatch = globFn(patterns, ...options);
      this.globCache[patterns.join("\0")] = isMatch;
    }
    this.options.filters.push((path) => isMatch(path));
    return this;
  }
};

// ../../main/node_modules/tinyglobby/dist/index.mjs
var import_picomatch3 = __toESM(require_picomatch(), 1);
var isReadonlyArray = Array.isArray;
var BACKSLASHES = /\\/g;
var DRIVE_RELATIVE_PATH = /^[A-Za-z]:$/;
var isWin = process.platform === "win32";
var ONLY_PARENT_DIRECTORIES = /^(\/?\.\.)+$/;
function getPartialMatcher(patterns, options = {}) {
  const patternsCount = patterns.length;
  const patternsParts = Array(patternsCount);
  const matchers = Array(patternsCount);
  let i, j;
  for (i = 0; i < patternsCount; i++) {
    const parts = splitPattern(patterns[i]);
    patternsParts[i] = parts;
    const partsCount = parts.length;
    const partMatchers = Array(partsCount);
    for (j = 0; j < partsCount; j++) partMatchers[j] = (0, import_picomatch3.default)(parts[j], options);
    matchers[i] = partMatchers;
  }
  return (input) => {
    const inputParts = input.split("/");
    if (inputParts[0] === ".." && ONLY_PARENT_DIRECTORIES.test(input)) return true;
    for (i = 0; i < patternsCount; i++) {
      const patternParts = patternsParts[i];
      const matcher = matchers[i];
      const inputPatternCount = inputParts.length;
      const minParts = Math.min(inputPatternCount, patternParts.length);
      j = 0;
      while (j < minParts) {
        const part2 = patternParts[j];
        if (part2.includes("/")) return true;
        if (!matcher[j](inputParts[j])) break;
        if (!options.noglobstar && part2 === "**") return true;
        j++;
      }
      if (j === inputPatternCount) return true;
    }
    return false;
  };
}
var WIN32_ROOT_DIR = /^[A-Z]:\/$/i;
var isRoot = isWin ? (p) => WIN32_ROOT_DIR.test(p) : (p) => p === "/";
function buildFormat(cwd, root, absolute) {
  if (cwd === root || root.startsWith(`${cwd}/`)) {
    if (absolute) {
      const start = cwd.length + +!isRoot(cwd);
      return (p, isDir) => p.slice(start, isDir ? -1 : void 0) || ".";
    }
    const prefix = root.slice(cwd.length + 1);
    if (prefix) return (p, isDir) => {
      if (p === ".") return prefix;
      const result = `${prefix}/${p}`;
      return isDir ? result.slice(0, -1) : result;
    };
    return (p, isDir) => isDir && p !== "." ? p.slice(0, -1) : p;
  }
  if (absolute) return (p) => posix2.relative(cwd, p) || ".";
  return (p) => posix2.relative(cwd, `${root}/${p}`) || ".";
}
function buildRelative(cwd, root) {
  if (root.startsWith(`${cwd}/`)) {
    const prefix = root.slice(cwd.length + 1);
    return (p) => `${prefix}/${p}`;
  }
  return (p) => {
    const result = posix2.relative(cwd, `${root}/${p}`);
    return p[p.length - 1] === "/" && result !== "" ? `${result}/` : result || ".";
  };
}
function ensureNonDriveRelativePath(path) {
  return path.replace(DRIVE_RELATIVE_PATH, (match) => `${match}/`);
}
var splitPatternOptions = { parts: true };
function splitPattern(path) {
  var _result$parts;
  const result = import_picomatch3.default.scan(path, splitPatternOptions);
  return ((_result$parts = result.parts) === null || _result$parts === void 0 ? void 0 : _result$parts.length) ? result.parts : [path];
}
var POSIX_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}*?|]|^!|[!+@](?=\()|\\(?![()[\]{}!*+?@|]))/g;
var WIN32_UNESCAPED_GLOB_SYMBOLS = /(?<!\\)([()[\]{}]|^!|[!+@](?=\())/g;
var escapePosixPath = (path) => path.replace(POSIX_UNESCAPED_GLOB_SYMBOLS, "\\$&");
var escapeWin32Path = (path) => path.replace(WIN32_UNESCAPED_GLOB_SYMBOLS, "\\$&");
var escapePath = isWin ? escapeWin32Path : escapePosixPath;
function isDynamicPattern(pattern, options) {
  if ((options === null || options === void 0 ? void 0 : options.caseSensitiveMatch) === false) return true;
  const scan = import_picomatch3.default.scan(pattern);
  return scan.isGlob || scan.negated;
}
function log(...tasks) {
  console.log(`[tinyglobby ${(/* @__PURE__ */ new Date()).toLocaleTimeString("es")}]`, ...tasks);
}
function ensureStringArray(value) {
  return typeof value === "string" ? [value] : value !== null && value !== void 0 ? value : [];
}
var PARENT_DIRECTORY = /^(\/?\.\.)+/;
var ESCAPING_BACKSLASHES = /\\(?=[()[\]{}!*+?@|])/g;
function normalizePattern(pattern, opts, props, isIgnore) {
  var _PARENT_DIRECTORY$exe;
  const cwd = opts.cwd;
  let result = pattern;
  if (pattern[pattern.length - 1] === "/") result = pattern.slice(0, -1);
  if (result[result.length - 1] !== "*" && opts.expandDirectories) result += "/**";
  const escapedCwd = escapePath(cwd);
  result = isAbsolute(result.replace(ESCAPING_BACKSLASHES, "")) ? posix2.relative(escapedCwd, result) : posix2.normalize(result);
  const parentDir = (_PARENT_DIRECTORY$exe = PARENT_DIRECTORY.exec(result)) === null || _PARENT_DIRECTORY$exe === void 0 ? void 0 : _PARENT_DIRECTORY$exe[0];
  const parts = splitPattern(result);
  if (parentDir) {
    const n = (parentDir.length + 1) / 3;
    let i = 0;
    const cwdParts = escapedCwd.split("/");
    while (i < n && parts[i + n] === cwdParts[cwdParts.length + i - n]) {
      result = result.slice(0, (n - i - 1) * 3) + result.slice((n - i) * 3 + parts[i + n].length + 1) || ".";
      i++;
    }
    const potentialRoot = posix2.join(cwd, parentDir.slice(i * 3));
    if (potentialRoot[0] !== "." && props.root.length > potentialRoot.length) {
      props.root = ensureNonDriveRelativePath(potentialRoot);
      props.depthOffset = -n + i;
    }
  }
  if (!isIgnore && props.depthOffset >= 0) {
    var _props$commonPath;
    (_props$commonPath = props.commonPath) !== null && _props$commonPath !== void 0 || (props.commonPath = parts);
    const newCommonPath = [];
    const length = Math.min(props.commonPath.length, parts.length);
    for (let i = 0; i < length; i++) {
      const part2 = parts[i];
      if (part2 === "**" && !parts[i + 1]) {
        newCommonPath.pop();
        break;
      }
      if (i === parts.length - 1 || part2 !== props.commonPath[i] || isDynamicPattern(part2)) break;
      newCommonPath.push(part2);
    }
    props.depthOffset = newCommonPath.length;
    props.commonPath = newCommonPath;
    props.root = ensureNonDriveRelativePath(newCommonPath.length > 0 ? posix2.join(cwd, ...newCommonPath) : cwd);
  }
  return result;
}
function processPatterns(options, patterns, props) {
  const matchPatterns = [];
  const ignorePatterns = [];
  for (const pattern of options.ignore) {
    if (!pattern) continue;
    if (pattern[0] !== "!" || pattern[1] === "(") ignorePatterns.push(normalizePattern(pattern, options, props, true));
  }
  for (const pattern of patterns) {
    if (!pattern) continue;
    if (pattern[0] !== "!" || pattern[1] === "(") matchPatterns.push(normalizePattern(pattern, options, props, false));
    else if (pattern[1] !== "!" || pattern[2] === "(") ignorePatterns.push(normalizePattern(pattern.slice(1), options, props, true));
  }
  return {
    match: matchPatterns,
    ignore: ignorePatterns
  };
}
function buildCrawler(options, patterns) {
  const cwd = options.cwd;
  const props = {
    root: cwd,
    depthOffset: 0
  };
  const processed = processPatterns(options, patterns, props);
  if (options.debug) log("internal processing patterns:", processed);
  const { absolute, caseSensitiveMatch, debug, dot, followSymbolicLinks, onlyDirectories } = options;
  const root = props.root.replace(BACKSLASHES, "");
  const matchOptions = {
    dot,
    nobrace: options.braceExpansion === false,
    nocase: !caseSensitiveMatch,
    noextglob: options.extglob === false,
    noglobstar: options.globstar === false,
    posix: true
  };
  const matcher = (0, import_picomatch3.default)(processed.match, matchOptions);
  const ignore = (0, import_picomatch3.default)(processed.ignore, matchOptions);
  const partialMatcher = getPartialMatcher(processed.match, matchOptions);
  const format = buildFormat(cwd, root, absolute);
  const excludeFormatter = absolute ? format : buildFormat(cwd, root, true);
  const excludePredicate = (_, p) => {
    const relativePath = excludeFormatter(p, true);
    return relativePath !== "." && !partialMatcher(relativePath) || ignore(relativePath);
  };
  let maxDepth;
  if (options.deep !== void 0) maxDepth = Math.round(options.deep - props.depthOffset);
  const crawler = new Builder({
    filters: [debug ? (p, isDirectory) => {
      const path = format(p, isDirectory);
      const matches = matcher(path) && !ignore(path);
      if (matches) log(`matched ${path}`);
      return matches;
    } : (p, isDirectory) => {
      const path = format(p, isDirectory);
      return matcher(path) && !ignore(path);
    }],
    exclude: debug ? (_, p) => {
      const skipped = excludePredicate(_, p);
      log(`${skipped ? "skipped" : "crawling"} ${p}`);
      return skipped;
    } : excludePredicate,
    fs: options.fs,
    pathSeparator: "/",
    relativePaths: !absolute,
    resolvePaths: absolute,
    includeBasePath: absolute,
    resolveSymlinks: followSymbolicLinks,
    excludeSymlinks: !followSymbolicLinks,
    excludeFiles: onlyDirectories,
    includeDirs: onlyDirectories || !options.onlyFiles,
    maxDepth,
    signal: options.signal
  }).crawl(root);
  if (options.debug) log("internal properties:", {
    ...props,
    root
  });
  return [crawler, cwd !== root && !absolute && buildRelative(cwd, root)];
}
function formatPaths(paths, mapper) {
  if (mapper) for (let i = paths.length - 1; i >= 0; i--) paths[i] = mapper(paths[i]);
  return paths;
}
var defaultOptions = {
  caseSensitiveMatch: true,
  debug: !!process.env.TINYGLOBBY_DEBUG,
  expandDirectories: true,
  followSymbolicLinks: true,
  onlyFiles: true
};
function getOptions(options) {
  const opts = Object.assign({}, options);
  for (const key in defaultOptions) if (opts[key] === void 0) Object.assign(opts, { [key]: defaultOptions[key] });
  opts.cwd = (opts.cwd instanceof URL ? fileURLToPath2(opts.cwd) : resolve4(opts.cwd || process.cwd())).replace(BACKSLASHES, "/");
  opts.ignore = ensureStringArray(opts.ignore);
  opts.fs && (opts.fs = {
    readdir: opts.fs.readdir || readdir,
    readdirSync: opts.fs.readdirSync || readdirSync,
    realpath: opts.fs.realpath || realpath,
    realpathSync: opts.fs.realpathSync || realpathSync,
    stat: opts.fs.stat || stat,
    statSync: opts.fs.statSync || statSync
  });
  if (opts.debug) log("globbing with options:", opts);
  return opts;
}
function getCrawler(globInput, inputOptions = {}) {
  var _ref;
  if (globInput && (inputOptions === null || inputOptions === void 0 ? void 0 : inputOptions.patterns)) throw new Error("Cannot pass patterns as both an argument and an option");
  const isModern = isReadonlyArray(globInput) || typeof globInput === "string";
  const patterns = ensureStringArray((_ref = isModern ? globInput : globInput.patterns) !== null && _ref !== void 0 ? _ref : "**/*");
  const options = getOptions(isModern ? inputOptions : globInput);
  return patterns.length > 0 ? buildCrawler(options, patterns) : [];
}
async function glob(globInput, options) {
  const [crawler, relative4] = getCrawler(globInput, options);
  return crawler ? formatPaths(await crawler.withPromise(), relative4) : [];
}

// src/gate/find.ts
var MOST2 = 1e3;
async function findContracts(lines2, cwd) {
  if (lines2.length === 0)
    throw new ConfigError(
      "No contract is given. Name at least one image (.wasm) or plugin manifest (.json): a path or a glob."
    );
  const found = [];
  for (const line2 of lines2) found.push(...await findLine(line2, cwd));
  if (found.length > MOST2)
    throw new ConfigError(
      `"contracts" matches ${found.length} files; at most ${MOST2} are checked in one run. Narrow the globs.`
    );
  const seen = /* @__PURE__ */ new Set();
  return distinctNames(found.filter(({ path }) => !seen.has(path) && seen.add(path)));
}
async function findLine(line2, cwd) {
  const { name, pattern } = splitName(line2);
  const literal = await fileAt(pattern, cwd);
  if (literal.state === "file" || !isDynamicPattern(pattern)) return [named2(literal, name)];
  const paths = await glob(pattern.replaceAll("\\", "/"), {
    cwd,
    onlyFiles: true,
    dot: false,
    expandDirectories: false,
    ignore: ["**/node_modules/**", "**/.git/**"]
  });
  if (paths.length === 0)
    return [
      missing(
        name ?? pattern,
        pattern,
        `No file matches "${pattern}". Is it built before this step, and does the working directory fit?`
      )
    ];
  if (name !== void 0 && paths.length > 1) {
    const some = `${paths.slice(0, 3).join(", ")}${paths.length > 3 ? ", \u2026" : ""}`;
    return [
      missing(
        name,
        pattern,
        `"${line2}" gives one name to ${paths.length} files (${some}). Name one file, or leave the name out.`
      )
    ];
  }
  return Promise.all(paths.toSorted().map(async (path) => named2(await fileAt(path, cwd), name)));
}
function splitName(line2) {
  const match = /^([^=/\\*?{[]+)=(.+)$/.exec(line2);
  const [, name, pattern] = match ?? [];
  return name === void 0 || pattern === void 0 ? { pattern: line2 } : { name: name.trim(), pattern: pattern.trim() };
}
async function fileAt(path, cwd) {
  const file2 = resolve5(cwd, path);
  const shown3 = shownPath(file2, cwd);
  const name = contractName(file2);
  try {
    const found = await stat2(file2);
    if (found.isDirectory())
      return missing(
        name,
        shown3,
        `"${shown3}" is a directory. Name the image or manifest in it, or use a glob such as "${shown3}/**/*.wasm".`
      );
    if (!found.isFile()) return missing(name, shown3, `"${shown3}" is not an ordinary file.`);
    return { state: "file", name, path: shown3, file: file2 };
  } catch (error) {
    return missing(name, shown3, `"${shown3}" ${faultWords(error)}`);
  }
}
function besideOf(file2, { pluginDirectory }) {
  return { directory: pluginDirectory(dirname2(file2)), fileName: basename2(file2) };
}
function contractName(file2) {
  const bare = basename2(file2).replace(/\.(wasm|json|abi)$/i, "");
  return bare.replace(/[-_@]v?[0-9]+\.[0-9]+\.[0-9]+(?:[-+.][0-9A-Za-z.+-]*)?$/, "") || bare;
}
function faultWords(error) {
  const code = systemCode(error);
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
function shownPath(file2, cwd) {
  const inside = relative3(cwd, file2);
  return (inside === "" || inside.startsWith("..") || isAbsolute2(inside) ? file2 : inside).replaceAll("\\", "/");
}
function missing(name, path, message2) {
  return { state: "missing", name, path, error: new ConfigError(message2) };
}
function named2(found, name) {
  return name === void 0 ? found : { ...found, name };
}
function distinctNames(found) {
  const times = /* @__PURE__ */ new Map();
  for (const { name } of found) times.set(name, (times.get(name) ?? 0) + 1);
  return found.map((one) => (times.get(one.name) ?? 0) > 1 ? { ...one, name: one.path } : one);
}

export {
  expectOk,
  STARTING,
  askBermd,
  showBermd,
  createHttpClient,
  STORED_PREFIX,
  storedName,
  unzipEntry,
  parseServed,
  showSpec,
  fetchBaseline,
  jsonText,
  count,
  annotations,
  reportTitle,
  renderGithub,
  renderMarkdown,
  painter,
  wrap2 as wrap,
  renderText,
  FORM_IDS,
  isForm,
  formFile,
  render,
  parseReport,
  isInput,
  inputSpec,
  INPUT_NAMES,
  parseOptions,
  camel,
  parseInput,
  refuseContradictions,
  glob,
  findContracts,
  besideOf,
  contractName,
  faultWords
};
