import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  KIND_BYTES,
  fileSource,
  kindOf,
  memorySource,
  parseIdl,
  parseSection,
  readImage,
  require_picomatch,
  require_semver,
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
  isArray,
  isObject,
  member,
  parseJson
} from "./core-json-reader.js";
import {
  __toESM
} from "./empty.js";

// src/net/client.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/net/address.ts
function toUrl(text2, base2) {
  return URL.canParse(text2, base2?.href) ? new URL(text2, base2) : void 0;
}
function parseAddress(text2, what) {
  const url = toUrl(text2);
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
function statusMessage(what, host, status, said, advice2) {
  const meaning = STATUSES[status] ?? (status >= 500 ? "the server failed" : "an answer that was not expected");
  const words = said === void 0 ? "" : ` ("${clean(said)}")`;
  return `${what}: ${host} answered ${String(status)}${words}: ${meaning}${advice2 === void 0 ? "" : `; ${advice2}`}`;
}
function clean(text2, length = 200) {
  const line = text2.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > length ? `${line.slice(0, length)}\u2026` : line;
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
  constructor(status, message) {
    super(message);
    this.status = status;
  }
};
async function expectOk(response, what, advice2, also = []) {
  const { status } = response;
  if (status >= 200 && status < 300 || also.includes(status)) return response;
  const said = await sentence(response);
  throw new StatusError(status, statusMessage(what, new URL(response.url).host, status, said, advice2?.(status)));
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
  let text2;
  try {
    text2 = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new SourceError(`${who} with bytes that are not UTF-8, expected JSON`, { cause });
  }
  try {
    return parseJson(text2).value;
  } catch (cause) {
    const html = /^\s*</.test(text2);
    throw new SourceError(
      `${who} with ${html ? "HTML" : "text that is not JSON"}, expected JSON${html ? "; is this a login page or a proxy?" : ""}`,
      { cause }
    );
  }
}
async function sentence(response) {
  let text2;
  try {
    text2 = new TextDecoder().decode(await response.bytes(ERROR_BODY));
  } catch {
    return void 0;
  }
  try {
    return sentenceIn(parseJson(text2).value);
  } catch {
    return text2.length > 0 && text2.length < 300 && !text2.includes("<") ? text2 : void 0;
  }
}
function sentenceIn(json) {
  if (!isObject(json)) return void 0;
  const errors = member(json, "errors");
  const first = isArray(errors) ? errors[0] : void 0;
  for (const said of [
    member(json, "error"),
    member(json, "message"),
    isObject(first) ? member(first, "message") ?? member(first, "code") : void 0
  ]) {
    if (typeof said === "string" && said !== "") return said;
  }
  return void 0;
}

// src/net/bermd.ts
var ANSWER = 32 * 1024 * 1024;
var STARTING = [700, 1500];
async function askBermd(http, server, program, part, again = []) {
  if (/^\.{0,2}$/.test(program)) return { status: "unknown-program" };
  const { url, authorization } = addressOf(server);
  const what = `${part} of program ${program}`;
  const address = `${url.href.replace(/\/+$/, "")}/programs/${encodeURIComponent(program)}/${part}`;
  const request = {
    url: address,
    headers: { accept: "application/json" },
    what,
    ...authorization === void 0 ? {} : { authorization }
  };
  for (let tries = 0; ; tries += 1) {
    const response = await http.send(request);
    const bytes = await response.bytes(ANSWER);
    const text2 = new TextDecoder().decode(bytes);
    if (response.status === 200) return { status: "ok", json: jsonOf(bytes, `${what}: ${url.host} answered`), text: text2 };
    if (response.status !== 404 || errorIn(text2) === void 0)
      throw new SourceError(
        statusMessage(what, url.host, response.status, errorIn(text2) ?? plain(text2), adviceFor(response.status))
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
function errorIn(text2) {
  try {
    const json = jsonOf(new TextEncoder().encode(text2), "");
    const error = isObject(json) ? member(json, "error") : void 0;
    return typeof error === "string" ? error : void 0;
  } catch {
    return void 0;
  }
}
function plain(text2) {
  return text2 === "" || text2.length > 500 || text2.includes("<") ? void 0 : text2;
}
function adviceFor(status) {
  if (status === 401 || status === 403) return "check bermd-token";
  return status === 404 ? "is it a bermd that listens there?" : void 0;
}

// src/net/range.ts
function rangeFetch(http, request, advice2) {
  const origin = toUrl(request.url)?.origin;
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
    if (toUrl(response.address)?.origin !== origin) resolved = response.address;
    return response;
  };
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
var LIMIT = 1024 ** 3;
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
    const limit = this.options.limit ?? LIMIT;
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
  const part = await readPart(response, options.label, 0, window);
  options.progress?.(part.bytes.byteLength, part.size);
  if (part.bytes.byteLength === part.size) return wholeSource(options, part.bytes);
  return rangeSource(fetch, part, response.header("etag"), window, options);
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
    const part = await readPart(response, label, start, room);
    if (part.size !== first.size)
      throw new SourceError(`${label}: its size changed while it was being read; run again`);
    received += part.bytes.byteLength;
    options.progress?.(received, first.size);
    parts.push(part);
    return part;
  };
  return {
    label,
    size: first.size,
    async read(offset, length) {
      const wanted2 = first.size === void 0 ? length : Math.max(0, Math.min(length, first.size - offset));
      if (wanted2 === 0) return new Uint8Array();
      const part = parts.find((one) => one.start <= offset && offset + wanted2 <= one.start + one.bytes.byteLength) ?? await load(offset, wanted2);
      return part.bytes.subarray(offset - part.start, offset - part.start + wanted2);
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
  const list = name === void 0 ? answer : isObject(answer) ? member(answer, name) : void 0;
  if (!isArray(list)) throw new SourceError(`${what}: the answer is not a list`);
  return list.filter((one) => isObject(one));
}
function text(object, name) {
  const value = member(object, name);
  return typeof value === "string" ? value : void 0;
}
function whole(object, name) {
  const value = member(object, name);
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
function storedName(contract) {
  const safe = contract.replace(/[^A-Za-z0-9._-]+/g, "_").slice(0, 80);
  if (safe === contract && !/^\.*$/.test(safe)) return `contracts/${safe}`;
  return `contracts/${safe.replace(/^\.+/, "_")}-${createHash3("sha256").update(contract).digest("hex").slice(0, 8)}`;
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
    const entries = view.getUint16(at2 + 10, true);
    const size = view.getUint32(at2 + 12, true);
    const start = view.getUint32(at2 + 16, true);
    if (entries === FULL16 || size === FULL32 || start === FULL32) throw broken("it is a zip64, which is not taken");
    if (view.getUint16(at2 + 4, true) !== 0 || view.getUint16(at2 + 8, true) !== entries)
      throw broken("it is one of several parts");
    if (start + size > at2) throw broken("its directory lies outside of it");
    if (entries * LISTED_SIZE > size) throw broken(`it says it holds ${entries} files, and has no room for them`);
    return { start, end: start + size, entries };
  }
  throw broken("it is no zip, or was cut off");
}
function findEntry(zip, view, { start, end, entries }, name, broken) {
  const decoder = new TextDecoder();
  const seen = /* @__PURE__ */ new Set();
  let found;
  let at2 = start;
  for (let index = 0; index < entries; index += 1) {
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
      const id = whole(run, "id");
      if (id === void 0 || text(run, "event") === "pull_request" || foreign(run, github)) continue;
      const about = {
        number: String(whole(run, "run_number") ?? id),
        sha: text(run, "head_sha"),
        date: text(run, "created_at"),
        url: text(run, "html_url")
      };
      const of = `the artifacts of run ${about.number}`;
      const listed = listIn(
        await askApi(
          github,
          "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts",
          { run_id: id, per_page: 100 },
          { what: of, permission: PERMISSION }
        ),
        of,
        "artifacts"
      );
      const found = listed.flatMap((one) => {
        const [artifactId, name] = [whole(one, "id"), text(one, "name")];
        if (artifactId === void 0 || name?.startsWith(prefix) !== true || member(one, "expired") === true) return [];
        return [{ id: artifactId, name, digest: text(one, "digest"), run: about }];
      });
      if (found.length > 0) return found.sort((a, b) => Number(b.name === prefix) - Number(a.name === prefix));
    }
    return [];
  });
}
function foreign(run, github) {
  const head = member(run, "head_repository");
  const name = isObject(head) ? text(head, "full_name") : void 0;
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
  const names = (field) => {
    const list = isObject(unresolved) ? member(unresolved, field) : void 0;
    return isArray(list) ? list.filter((name) => typeof name === "string") : [];
  };
  return { programs: names("programs"), secrets: names("secrets") };
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
      digest: digestOf(manifest.digest)
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
function digestOf(hex) {
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
  const counts = {
    versions: judged.filter(({ version }) => version !== void 0).length,
    unreadable: judged.filter(({ out }) => out === NO_VERSION).length
  };
  if (best?.version === void 0)
    return { why: none(judged, options), notMoved: false, others: passedOver(judged, best, current), ...counts };
  const notMoved = current !== void 0 && best.version.compare(current) >= 0;
  return {
    chosen: { ...best.candidate, version: best.version.version },
    why: reason(best.version, current, options.current),
    notMoved,
    others: passedOver(judged, best, current),
    ...counts
  };
}
var NO_VERSION = "its tag is not a version such as v1.2.3";
function judge(candidate, options, prereleases) {
  const text2 = versionText(candidate.name, options.tagPattern);
  const version = text2 === void 0 ? void 0 : import_semver.default.parse(text2) ?? void 0;
  const out = () => {
    if (text2 === void 0) return `its tag does not match ${options.tagPattern ?? ""}`;
    if (version === void 0) return NO_VERSION;
    if (candidate.draft === true) return "it is a draft";
    const excluded = options.exclude?.(candidate.name);
    if (excluded !== void 0) return excluded;
    if (!prereleases && (candidate.prerelease === true || version.prerelease.length > 0)) return "it is a prerelease";
    return void 0;
  };
  return { candidate, version, out: out() };
}
function versionText(name, pattern) {
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
function none(judged, options) {
  if (judged.length === 0) return "there are none";
  const reasons = /* @__PURE__ */ new Map();
  for (const { candidate, out } of judged)
    if (out !== void 0) reasons.set(out, [...reasons.get(out) ?? [], candidate.name]);
  const matching = options.tagPattern === void 0 || options.tagPattern === "" ? "" : ` matches ${options.tagPattern} and`;
  return `none${matching} can be compared with: ${[...reasons].map(([why, names]) => `${few(names)}: ${why}`).join("; ")}`;
}
function few(names) {
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 3).join(", ")} and ${names.length - 3} more`;
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
var LONGEST = 512;
function parseReference(text2) {
  const shown2 = `"${clean(text2, 120)}"`;
  const slash = text2.indexOf("/");
  if (slash === -1 || text2.length > LONGEST)
    throw new ConfigError(
      `${shown2} names no registry; expected <registry>/<repository>[:<tag> or @<digest>], such as ghcr.io/acme/weather`
    );
  const registry = text2.slice(0, slash).toLowerCase();
  const { name, reference } = splitReference(text2.slice(slash + 1));
  const repository = name.toLowerCase();
  if (!/[.:]/.test(registry) && registry !== "localhost")
    throw new ConfigError(
      `${shown2} names no registry: "${registry}" is not a host; write ghcr.io/${registry}/\u2026 or whichever registry is meant`
    );
  if (!isHost(registry)) throw new ConfigError(`${shown2} names no registry: "${registry}" is not a host name`);
  if (!repository.split("/").every((part) => COMPONENT.test(part))) {
    throw new ConfigError(
      `${shown2} names no repository: "${clean(repository, 120)}" is not letters and digits joined by ".", "_", "__", "-" or "/"`
    );
  }
  if (reference !== void 0 && !TAG.test(reference) && !DIGEST.test(reference)) {
    throw new ConfigError(
      `${shown2}: "${clean(reference, 120)}" is neither a tag nor a digest (sha256: and 64 hex digits)`
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
function isTag(text2) {
  return TAG.test(text2);
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
function typeOf(object) {
  const type = member(object, "mediaType");
  return typeof type === "string" ? clean(type, 100) : "";
}
function descriptor(object) {
  const [digest, size] = [member(object, "digest"), member(object, "size")];
  if (typeof digest !== "string" || !isDigest(digest)) return void 0;
  return { digest, size: typeof size === "number" && Number.isSafeInteger(size) && size >= 0 ? size : void 0 };
}
function annotation(json, name, form) {
  const annotations = member(json, "annotations");
  const value = isObject(annotations) ? member(annotations, `org.opencontainers.image.${name}`) : void 0;
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
  let text2;
  try {
    text2 = await readFile(path, "utf8");
  } catch {
    return void 0;
  }
  try {
    const { value } = parseJson(text2);
    return isObject(value) ? value : void 0;
  } catch (cause) {
    throw new SourceError(
      `Docker's ${path} is not JSON${cause instanceof JsonError ? ` (at character ${cause.offset})` : ""}; mend it, or log in again`
    );
  }
}
function named(config, map, registry) {
  const entries = member(config, map);
  if (!isObject(entries)) return void 0;
  const key = Object.keys(entries).find(
    (one) => one.replace(/^https?:\/\//, "").replace(/\/.*$/, "").toLowerCase() === registry
  );
  return key === void 0 ? void 0 : member(entries, key);
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
  const text2 = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text2.indexOf(":");
  return colon === -1 ? void 0 : { kind: "password", user: text2.slice(0, colon), password: text2.slice(colon + 1).replace(/\0+$/, "") };
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
      const digest = sha256(bytes);
      checkDigest(what, isDigest(at2) ? at2 : void 0, digest);
      checkDigest(what, response.header("docker-content-digest"), digest);
      return { json: jsonOf(bytes, `${what}: ${response.url} answered`), digest };
    },
    async blob(digest, size) {
      const what = `the blob ${digest} of ${reference.registry}/${reference.repository}`;
      const bytes = await (await send(`${root}/blobs/${digest}`, what)).bytes(size);
      if (bytes.byteLength !== size)
        throw new SourceError(`${what}: ${size} bytes were advertised, ${bytes.byteLength} came`);
      checkDigest(what, digest, sha256(bytes));
      return bytes;
    },
    async tags() {
      const what = `the tags of ${reference.registry}/${reference.repository}`;
      const tags = [];
      let url = `${root}/tags/list?n=1000`;
      for (let page = 0; url !== void 0; page += 1) {
        if (page === TAG_PAGES) throw new SourceError(`${what}: more than ${TAG_PAGES} pages; name a tag`);
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
function sha256(bytes) {
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
    const { tagPattern, prereleases, contract } = request;
    const choice = chooseVersion(
      tags.map((name) => ({ name })),
      { current: contract.version, prereleases, tagPattern, exclude }
    );
    if (choice.chosen === void 0 || world.github?.sha === void 0) return choice;
    const { revision } = await artifactAt(world, registry, reference, choice.chosen.name);
    if (revision !== world.github.sha) return choice;
    here.add(choice.chosen.name);
  }
}
function artifactAt(world, registry, reference, at2) {
  const shown2 = showReference(reference, at2);
  return oncePerRun(world, `artifact ${shown2}`, async () => parseArtifact((await registry.manifest(at2)).json, shown2));
}
function versionBuilt(world, pattern) {
  const ref2 = world.github?.ref;
  return ref2?.startsWith("refs/tags/") === true ? versionIn(ref2.slice("refs/tags/".length), pattern) : void 0;
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
  const shown2 = showReference(reference, at2);
  const artifact2 = await artifactAt(world, registry, reference, at2);
  const manifest = await oncePerRun(
    world,
    `config ${artifact2.config.digest}`,
    () => readConfig2(registry, artifact2, shown2)
  );
  return {
    state: "found",
    info: withCost(http, {
      source: request.spec,
      label: shown2,
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
async function readConfig2(registry, artifact2, shown2) {
  const bytes = await registry.blob(artifact2.config.digest, artifact2.config.size);
  try {
    return parseSection(bytes);
  } catch (cause) {
    if (!(cause instanceof ContractError)) throw cause;
    throw new SourceError(`the baseline ${shown2} has a manifest that cannot be read: ${cause.message}`, { cause });
  }
}

// src/sources/github/contents.ts
async function openAtRef(world, github, http, file2) {
  const parts = file2.path.split("/").filter((part) => part !== "" && part !== ".");
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
var ref = {
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
var PAGES = 100;
var PERMISSION2 = "contents: read";
function listReleases(world, github) {
  return oncePerRun(world, `releases ${github.owner}/${github.repo}`, async () => {
    const what = `the releases of ${github.owner}/${github.repo}`;
    const releases = [];
    for (let page = 1; page <= PAGES; page += 1) {
      const answer = await askApi(
        github,
        "GET /repos/{owner}/{repo}/releases",
        { per_page: PAGE, page },
        { what, permission: PERMISSION2 }
      );
      const list = listIn(answer, what);
      releases.push(...list.map((one) => parseRelease(one, what)));
      if (list.length < PAGE) return releases;
    }
    throw new SourceError(`${what}: more than ${PAGE * PAGES}; name one with release:<tag>`);
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
      const object = isObject(answer) ? member(answer, "object") : void 0;
      const sha = isObject(object) ? text(object, "sha") : void 0;
      if (!isObject(object) || sha === void 0 || text(object, "type") !== "tag") return sha;
      answer = await askApi(github, "GET /repos/{owner}/{repo}/git/tags/{tag_sha}", { tag_sha: sha }, ask2);
    }
    return void 0;
  });
}
function parseRelease(release2, what) {
  const name = text(release2, "tag_name");
  if (name === void 0) throw new SourceError(`${what}: a release without a tag_name`);
  const assets = member(release2, "assets");
  const date = text(release2, "published_at") ?? text(release2, "created_at");
  const url = text(release2, "html_url");
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
  const [id, name, size, digest] = [
    whole(asset, "id"),
    text(asset, "name"),
    whole(asset, "size"),
    text(asset, "digest")
  ];
  if (id === void 0 || name === void 0 || text(asset, "state") === "starter") return [];
  return [{ id, name, ...size === void 0 ? {} : { size }, ...digest === void 0 ? {} : { digest } }];
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
var ORIGINS = [release, ref, base, oci, bermd, artifact, file, https];
function showSpec(spec) {
  return /^https?:/i.test(spec) && URL.canParse(spec) ? shown(new URL(spec)) : spec;
}
async function fetchBaseline(request, world) {
  const spec = request.spec.trim();
  const known = ORIGINS.find((one) => one.takes(spec));
  const origin = known ?? (existsSync(resolve2(world.cwd, spec)) || /[.\/\\]/.test(spec) ? file : void 0);
  if (origin === void 0) {
    throw new ConfigError(
      `baseline "${spec}": neither a file nor a known source; expected ${ORIGINS.flatMap((one) => one.forms).join(", ")}, or the path of a file`
    );
  }
  return origin.fetch({ ...request, spec }, world, world.http.child());
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
    values: ["json", "html", "sarif", "markdown", "text"],
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
    const text2 = Object.hasOwn(given, name) ? given[name]?.trim() : void 0;
    options[camel(name)] = text2 === void 0 || text2 === "" ? defaultOf(name) : parseInput(name, text2);
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
function parseInput(name, text2) {
  const spec = inputSpec(name);
  switch (spec.type) {
    case "text":
      return text2;
    case "lines":
      return text2.split("\n").map((line) => line.trim()).filter((line) => line !== "");
    case "words": {
      const words = text2.split(/[\s,]+/).filter((word) => word !== "");
      if (spec.values !== void 0) for (const word of words) oneOf(name, word, spec.values);
      return words;
    }
    case "flag":
      return oneOf(name, text2.toLowerCase(), ["true", "false"]) === "true";
    case "choice":
      return oneOf(name, text2, spec.values);
    case "integer":
      return integer(name, text2, spec.min, spec.max);
    default:
      return spec;
  }
}
function oneOf(name, text2, values) {
  if (values.includes(text2)) return text2;
  const close = near(text2, values);
  throw new ConfigError(
    `"${name}" cannot be "${text2}".${close === void 0 ? "" : ` Did you mean "${close}"?`} It takes ${values.join(", ")}.`
  );
}
function integer(name, text2, min, max) {
  const value = Number(text2);
  if (/^[0-9]+$/.test(text2) && value >= min && value <= max) return value;
  const why = name === "usage-window" && value > max ? ' A longer window would read as "unused" what was used before: bermd keeps 30 days.' : "";
  throw new ConfigError(`"${name}" cannot be "${text2}": it is a whole number from ${min} to ${max}.${why}`);
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
var pushFileFilterAndCount = (filename, _paths, counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) counts.files++;
};
var pushFileFilter = (filename, paths, _counts, filters) => {
  if (filters.every((filter) => filter(filename, false))) paths.push(filename);
};
var pushFileCount = (_filename, _paths, counts, _filters) => {
  counts.files++;
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
  fs.readdir(crawlPath || ".", readdirOpts, (error, entries = []) => {
    callback$1(entries, directoryPath, currentDepth);
    state.queue.dequeue(state.options.suppressErrors ? null : error, state);
  });
};
var walkSync = (state, crawlPath, directoryPath, currentDepth, callback$1) => {
  const { fs } = state;
  if (currentDepth < 0) return;
  state.visited.push(crawlPath);
  state.counts.directories++;
  let entries = [];
  try {
    entries = fs.readdirSync(crawlPath || ".", readdirOpts);
  } catch (e) {
    if (!state.options.suppressErrors) throw e;
  }
  callback$1(entries, directoryPath, currentDepth);
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
  walk = (entries, directoryPath, depth) => {
    const { paths, options: { filters, resolveSymlinks: resolveSymlinks$1, excludeSymlinks, exclude, maxFiles, signal, useRealPaths, pathSeparator }, controller } = this.state;
    if (controller.aborted || signal && signal.aborted || maxFiles && paths.length > maxFiles) return;
    const files = this.getArray(this.state.paths);
    for (let i = 0; i < entries.length; ++i) {
      const entry = entries[i];
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
        const part = patternParts[j];
        if (part.includes("/")) return true;
        if (!matcher[j](inputParts[j])) break;
        if (!options.noglobstar && part === "**") return true;
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
      const part = parts[i];
      if (part === "**" && !parts[i + 1]) {
        newCommonPath.pop();
        break;
      }
      if (i === parts.length - 1 || part !== props.commonPath[i] || isDynamicPattern(part)) break;
      newCommonPath.push(part);
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
var MOST = 1e3;
async function findContracts(lines, cwd) {
  if (lines.length === 0)
    throw new ConfigError(
      "No contract is given. Name at least one image (.wasm) or plugin manifest (.json): a path or a glob."
    );
  const found = [];
  for (const line of lines) found.push(...await findLine(line, cwd));
  if (found.length > MOST)
    throw new ConfigError(
      `"contracts" matches ${found.length} files; at most ${MOST} are checked in one run. Narrow the globs.`
    );
  const seen = /* @__PURE__ */ new Set();
  return distinctNames(found.filter(({ path }) => !seen.has(path) && seen.add(path)));
}
async function findLine(line, cwd) {
  const { name, pattern } = splitName(line);
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
        `"${line}" gives one name to ${paths.length} files (${some}). Name one file, or leave the name out.`
      )
    ];
  }
  return Promise.all(paths.toSorted().map(async (path) => named2(await fileAt(path, cwd), name)));
}
function splitName(line) {
  const match = /^([^=/\\*?{[]+)=(.+)$/.exec(line);
  const [, name, pattern] = match ?? [];
  return name === void 0 || pattern === void 0 ? { pattern: line } : { name: name.trim(), pattern: pattern.trim() };
}
async function fileAt(path, cwd) {
  const file2 = resolve5(cwd, path);
  const shown2 = shownPath(file2, cwd);
  const name = contractName(file2);
  try {
    const found = await stat2(file2);
    if (found.isDirectory())
      return missing(
        name,
        shown2,
        `"${shown2}" is a directory. Name the image or manifest in it, or use a glob such as "${shown2}/**/*.wasm".`
      );
    if (!found.isFile()) return missing(name, shown2, `"${shown2}" is not an ordinary file.`);
    return { state: "file", name, path: shown2, file: file2 };
  } catch (error) {
    return missing(name, shown2, `"${shown2}" ${faultWords(error)}`);
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
function missing(name, path, message) {
  return { state: "missing", name, path, error: new ConfigError(message) };
}
function named2(found, name) {
  return name === void 0 ? found : { ...found, name };
}
function distinctNames(found) {
  const times = /* @__PURE__ */ new Map();
  for (const { name } of found) times.set(name, (times.get(name) ?? 0) + 1);
  return found.map((one) => (times.get(one.name) ?? 0) > 1 ? { ...one, name: one.path } : one);
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
      if (value === null || depth >= 200) return "null";
      return Array.isArray(value) ? wrap(
        "[",
        "]",
        value.map((item) => write(item, indent, depth + 1)),
        indent,
        depth
      ) : wrap("{", "}", members(value, indent, depth), indent, depth);
    default:
      return "null";
  }
}
function members(value, indent, depth) {
  return Object.entries(value).filter(([, item]) => item !== void 0).map(([name, item]) => `${visibleEscapes(JSON.stringify(name))}: ${write(item, indent, depth + 1)}`);
}
function wrap(open3, close, items, indent, depth) {
  if (items.length === 0) return open3 + close;
  if (indent === 0) return `${open3}${items.join(", ")}${close}`;
  const pad = "\n" + " ".repeat(indent * (depth + 1));
  return `${open3}${pad}${items.join(`,${pad}`)}
${" ".repeat(indent * depth)}${close}`;
}

// src/report/paint.ts
var sgr = (open3, close) => (text2) => text2 === "" ? "" : `\x1B[${open3}m${text2}\x1B[${close}m`;
var none2 = (text2) => text2;
var COLOURED = {
  bad: sgr(31, 39),
  warn: sgr(33, 39),
  good: sgr(32, 39),
  value: sgr(36, 39),
  strong: sgr(1, 22),
  faint: sgr(2, 22)
};
var PLAIN = { bad: none2, warn: none2, good: none2, value: none2, strong: none2, faint: none2 };
function painter(colour) {
  return colour ? COLOURED : PLAIN;
}
function wrap2(text2, width) {
  const lines = [];
  let line = "";
  for (const word of text2.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
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
  faultWords,
  jsonText,
  painter,
  wrap2 as wrap
};
