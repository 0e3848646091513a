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
  urlPath,
  withoutSecrets
} from "./core-redact.js";
import {
  KIND_BYTES,
  choose,
  compareVersions,
  kindOf,
  memorySource,
  nextVersion,
  parseCurrent,
  parseIdl,
  parseSection,
  parseTag,
  parseTagVersion,
  patternOf,
  readImage,
  require_picomatch,
  stepOf
} from "./bytes-index.js";
import {
  CATALOGUES
} from "./breaks-berm-compare.js";
import {
  AbsentError,
  ConfigError,
  ContractError,
  SourceError,
  near
} from "./core-errors.js";
import {
  Validator,
  sha256
} from "./core-digest.js";
import {
  JsonError,
  isArray,
  isExactNumber,
  isObject,
  member,
  parseJson,
  pointerTokens
} from "./core-exact-number.js";
import {
  __commonJS,
  __toESM
} from "./empty.js";

// ../../main/node_modules/http-link-header/lib/link.js
var require_link = __commonJS({
  "../../main/node_modules/http-link-header/lib/link.js"(exports, module) {
    "use strict";
    var COMPATIBLE_ENCODING_PATTERN = /^utf-?8|ascii|utf-?16-?le|ucs-?2|base-?64|latin-?1$/i;
    var WS_TRIM_PATTERN = /^[\s\uFEFF\xA0]+|[\s\uFEFF\xA0]+$/g;
    var WS_CHAR_PATTERN = /\s|\uFEFF|\xA0/;
    var WS_FOLD_PATTERN = /\r?\n[\x20\x09]+/g;
    var DELIMITER_PATTERN = /[;,"]/;
    var WS_DELIMITER_PATTERN = /[;,"]|\s/;
    var TOKEN_PATTERN = /^[!#$%&'*+\-\.^_`|~\da-zA-Z]+$/;
    var STATE = {
      IDLE: 1 << 0,
      URI: 1 << 1,
      ATTR: 1 << 2
    };
    function trim(value) {
      return value.replace(WS_TRIM_PATTERN, "");
    }
    function hasWhitespace(value) {
      return WS_CHAR_PATTERN.test(value);
    }
    function skipWhitespace(value, offset) {
      while (hasWhitespace(value[offset])) {
        offset++;
      }
      return offset;
    }
    function needsQuotes(value) {
      return WS_DELIMITER_PATTERN.test(value) || !TOKEN_PATTERN.test(value);
    }
    function shallowCompareObjects(object1, object2) {
      return Object.keys(object1).length === Object.keys(object2).length && Object.keys(object1).every(
        (key) => key in object2 && object1[key] === object2[key]
      );
    }
    var Link = class _Link {
      /**
       * Link
       * @constructor
       * @param {String} [value]
       * @returns {Link}
       */
      constructor(value) {
        this.refs = [];
        if (value) {
          this.parse(value);
        }
      }
      /**
       * Get refs with given relation type
       * @param {String} value
       * @returns {Array<Object>}
       */
      rel(value) {
        var links = [];
        var type = value.toLowerCase();
        for (var i = 0; i < this.refs.length; i++) {
          if (typeof this.refs[i].rel === "string" && this.refs[i].rel.toLowerCase() === type) {
            links.push(this.refs[i]);
          }
        }
        return links;
      }
      /**
       * Get refs where given attribute has a given value
       * @param {String} attr
       * @param {String} value
       * @returns {Array<Object>}
       */
      get(attr, value) {
        attr = attr.toLowerCase();
        value = value.toLowerCase();
        var links = [];
        for (var i = 0; i < this.refs.length; i++) {
          if (typeof this.refs[i][attr] === "string" && this.refs[i][attr].toLowerCase() === value) {
            links.push(this.refs[i]);
          }
        }
        return links;
      }
      /** Sets a reference. */
      set(link) {
        this.refs.push(link);
        return this;
      }
      /**
       * Sets a reference if a reference with similar properties isn’t already set.
       */
      setUnique(link) {
        if (!this.refs.some((ref3) => shallowCompareObjects(ref3, link))) {
          this.refs.push(link);
        }
        return this;
      }
      has(attr, value) {
        attr = attr.toLowerCase();
        value = value.toLowerCase();
        for (var i = 0; i < this.refs.length; i++) {
          if (typeof this.refs[i][attr] === "string" && this.refs[i][attr].toLowerCase() === value) {
            return true;
          }
        }
        return false;
      }
      parse(value, offset) {
        offset = offset || 0;
        value = offset ? value.slice(offset) : value;
        value = trim(value).replace(WS_FOLD_PATTERN, "");
        var state = STATE.IDLE;
        var length = value.length;
        var offset = 0;
        var ref3 = null;
        while (offset < length) {
          if (state === STATE.IDLE) {
            if (hasWhitespace(value[offset])) {
              offset++;
              continue;
            } else if (value[offset] === "<") {
              if (ref3 != null) {
                ref3.rel != null ? this.refs.push(..._Link.expandRelations(ref3)) : this.refs.push(ref3);
              }
              var end = value.indexOf(">", offset);
              if (end === -1) throw new Error("Expected end of URI delimiter at offset " + offset);
              ref3 = { uri: value.slice(offset + 1, end) };
              offset = end;
              state = STATE.URI;
            } else {
              throw new Error('Unexpected character "' + value[offset] + '" at offset ' + offset);
            }
            offset++;
          } else if (state === STATE.URI) {
            if (hasWhitespace(value[offset])) {
              offset++;
              continue;
            } else if (value[offset] === ";") {
              state = STATE.ATTR;
              offset++;
            } else if (value[offset] === ",") {
              state = STATE.IDLE;
              offset++;
            } else {
              throw new Error('Unexpected character "' + value[offset] + '" at offset ' + offset);
            }
          } else if (state === STATE.ATTR) {
            if (value[offset] === ";" || hasWhitespace(value[offset])) {
              offset++;
              continue;
            }
            var end = value.indexOf("=", offset);
            if (end === -1) end = value.indexOf(";", offset);
            if (end === -1) end = value.length;
            var attr = trim(value.slice(offset, end)).toLowerCase();
            var attrValue = "";
            offset = end + 1;
            offset = skipWhitespace(value, offset);
            if (value[offset] === '"') {
              offset++;
              while (offset < length) {
                if (value[offset] === '"') {
                  offset++;
                  break;
                }
                if (value[offset] === "\\") {
                  offset++;
                }
                attrValue += value[offset];
                offset++;
              }
            } else {
              var end = offset + 1;
              while (!DELIMITER_PATTERN.test(value[end]) && end < length) {
                end++;
              }
              attrValue = value.slice(offset, end);
              offset = end;
            }
            if (ref3[attr] && _Link.isSingleOccurenceAttr(attr)) {
            } else if (attr[attr.length - 1] === "*") {
              ref3[attr] = _Link.parseExtendedValue(attrValue);
            } else {
              attrValue = attr === "type" ? attrValue.toLowerCase() : attrValue;
              if (ref3[attr] != null) {
                if (Array.isArray(ref3[attr])) {
                  ref3[attr].push(attrValue);
                } else {
                  ref3[attr] = [ref3[attr], attrValue];
                }
              } else {
                ref3[attr] = attrValue;
              }
            }
            switch (value[offset]) {
              case ",":
                state = STATE.IDLE;
                break;
              case ";":
                state = STATE.ATTR;
                break;
            }
            offset++;
          } else {
            throw new Error('Unknown parser state "' + state + '"');
          }
        }
        if (ref3 != null) {
          ref3.rel != null ? this.refs.push(..._Link.expandRelations(ref3)) : this.refs.push(ref3);
        }
        ref3 = null;
        return this;
      }
      toString() {
        var refs = [];
        var link = "";
        var ref3 = null;
        for (var i = 0; i < this.refs.length; i++) {
          ref3 = this.refs[i];
          link = Object.keys(this.refs[i]).reduce(function(link2, attr) {
            if (attr === "uri") return link2;
            return link2 + "; " + _Link.formatAttribute(attr, ref3[attr]);
          }, "<" + ref3.uri + ">");
          refs.push(link);
        }
        return refs.join(", ");
      }
    };
    Link.isCompatibleEncoding = function(value) {
      return COMPATIBLE_ENCODING_PATTERN.test(value);
    };
    Link.parse = function(value, offset) {
      return new Link().parse(value, offset);
    };
    Link.isSingleOccurenceAttr = function(attr) {
      return attr === "rel" || attr === "type" || attr === "media" || attr === "title" || attr === "title*";
    };
    Link.isTokenAttr = function(attr) {
      return attr === "rel" || attr === "type" || attr === "anchor";
    };
    Link.escapeQuotes = function(value) {
      return value.replace(/"/g, '\\"');
    };
    Link.expandRelations = function(ref3) {
      var rels = ref3.rel.split(" ");
      return rels.map(function(rel) {
        var value = Object.assign({}, ref3);
        value.rel = rel;
        return value;
      });
    };
    Link.parseExtendedValue = function(value) {
      var parts = /([^']+)?(?:'([^']*)')?(.+)/.exec(value);
      return {
        language: parts[2].toLowerCase(),
        encoding: Link.isCompatibleEncoding(parts[1]) ? null : parts[1].toLowerCase(),
        value: Link.isCompatibleEncoding(parts[1]) ? decodeURIComponent(parts[3]) : parts[3]
      };
    };
    Link.formatExtendedAttribute = function(attr, data) {
      var encoding = (data.encoding || "utf-8").toUpperCase();
      var language = data.language || "en";
      var encodedValue = "";
      if (typeof Buffer !== "undefined" && Buffer.isBuffer(data.value) && Link.isCompatibleEncoding(encoding)) {
        encodedValue = data.value.toString(encoding);
      } else if (typeof Buffer !== "undefined" && Buffer.isBuffer(data.value)) {
        encodedValue = data.value.toString("hex").replace(/[0-9a-f]{2}/gi, "%$1");
      } else {
        encodedValue = encodeURIComponent(data.value);
      }
      return attr + "=" + encoding + "'" + language + "'" + encodedValue;
    };
    Link.formatAttribute = function(attr, value) {
      if (Array.isArray(value)) {
        return value.map((item2) => {
          return Link.formatAttribute(attr, item2);
        }).join("; ");
      }
      if (attr[attr.length - 1] === "*" || typeof value !== "string") {
        return Link.formatExtendedAttribute(attr, value);
      }
      if (Link.isTokenAttr(attr)) {
        value = needsQuotes(value) ? '"' + Link.escapeQuotes(value) + '"' : Link.escapeQuotes(value);
      } else if (needsQuotes(value)) {
        value = encodeURIComponent(value);
        value = value.replace(/%20/g, " ").replace(/%2C/g, ",").replace(/%3B/g, ";");
        value = '"' + value + '"';
      }
      return attr + "=" + value;
    };
    module.exports = Link;
  }
});

// src/net/client.ts
import { setTimeout as sleep } from "node:timers/promises";

// src/net/address.ts
function toUrl(text3, base2) {
  return URL.canParse(text3, base2?.href) ? new URL(text3, base2) : void 0;
}
function parseAddress(text3, what) {
  const url = toUrl(text3.trim());
  if (url === void 0)
    throw new ConfigError(`${what}: the address is not a URL${isBareHost(text3) ? "; begin it with https://" : ""}`);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new ConfigError(`${what}: the address begins with ${url.protocol}, expected https: (or http:)`);
  }
  url.hash = "";
  if (url.username === "" && url.password === "") return { url };
  const authorization = basic(decoded(url.username), decoded(url.password));
  url.username = "";
  url.password = "";
  return { url, authorization };
}
function isBareHost(text3) {
  return /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*(?::[0-9]+)?(?:\/\S*)?$/.test(text3.trim());
}
function decoded(text3) {
  try {
    return decodeURIComponent(text3);
  } catch {
    return text3;
  }
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

// src/net/patience.ts
function createPatience(total, now = Date.now) {
  let spent = 0;
  let waits = 0;
  let since = 0;
  const used = () => spent + (waits > 0 ? now() - since : 0);
  return {
    left: () => Math.max(0, total - used()),
    wait() {
      if (waits === 0) since = now();
      waits += 1;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        waits -= 1;
        if (waits === 0) spent += now() - since;
      };
    }
  };
}

// src/net/proxies.ts
function proxiesIn(env) {
  return {
    httpProxy: proxyIn(env, "HTTP_PROXY"),
    httpsProxy: proxyIn(env, "HTTPS_PROXY"),
    noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? ""
  };
}
function proxyIn(env, name) {
  const text3 = (env[name.toLowerCase()] ?? env[name] ?? "").trim();
  if (text3 === "") return "";
  const hasScheme = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text3);
  const url = toUrl(hasScheme ? text3 : `http://${text3}`);
  if (url === void 0 || url.hostname === "")
    throw new ConfigError(`${name} is not a URL such as http://proxy.example:3128`);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new ConfigError(`${name} begins with ${url.protocol}//, expected http://, such as http://proxy.example:3128`);
  url.username = encodeURIComponent(decoded(url.username));
  url.password = encodeURIComponent(decoded(url.password));
  return url.href;
}

// src/net/encoding.ts
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
var DECODERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress
};
var LAYERS = 3;
function encodingsIn(header) {
  return [header ?? []].flat().flatMap((one) => one.split(",")).map((one) => one.trim().toLowerCase()).filter((one) => one !== "" && one !== "identity");
}
async function* decoded2(body, encodings, who) {
  const named4 = clean(encodings.join(", "), 60);
  const decoders = encodings.toReversed().map((one) => Object.hasOwn(DECODERS, one) ? DECODERS[one] : void 0);
  const known = decoders.filter((one) => one !== void 0);
  if (known.length < decoders.length || decoders.length > LAYERS)
    throw new SourceError(`${who} sends it packed in a way that was not asked for and is not known here (${named4})`);
  const out = known.reduce(
    (from, make) => pipeline(from, make(), () => void 0),
    Readable.from(body, { objectMode: false })
  );
  try {
    for await (const piece of out) yield piece;
  } catch (cause) {
    throw cause instanceof SourceError ? cause : new SourceError(`${who} sends it packed (${named4}), and it cannot be unpacked; it is broken or cut off`, {
      cause
    });
  } finally {
    out.destroy();
  }
}

// src/net/response.ts
function createResponse(parts) {
  const { status, url, headers, body, what, meter } = parts;
  body.on("error", () => void 0);
  const encodings = status === 206 ? [] : encodingsIn(headers["content-encoding"]);
  const header = (name) => {
    if (encodings.length > 0 && (name === "content-length" || name === "content-encoding")) return void 0;
    const value = headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  async function* wire() {
    try {
      for await (const piece of body) {
        meter.add(piece.byteLength, 0);
        yield piece;
      }
    } catch (cause) {
      throw new SourceError(faultMessage(what, url.host, faultCode(cause)), { cause });
    }
  }
  const pieces = () => encodings.length === 0 ? wire() : decoded2(wire(), encodings, `${what}: ${url.host}`);
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
    runTimeout: 18e4,
    retries: 2,
    retryDelay: 500,
    maxRetryAfter: 3e4,
    ...options
  };
  const proxies = proxiesIn(env);
  const patience = createPatience(full.runTimeout);
  return clientOver({ connected: lazy(() => connect(proxies, full)), options: full, patience }, void 0);
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
    if (delay === void 0 || delay >= wire.patience.left()) {
      if (response !== void 0) return response;
      if (delay !== void 0 || wire.patience.left() === 0)
        throw new SourceError(outOfTime(wire, request.what, url.host), { cause });
      throw new SourceError(faultMessage(request.what, url.host, faultCode(cause)), { cause });
    }
    response?.cancel();
    const waited = wire.patience.wait();
    await sleep(delay);
    waited();
  }
}
function outOfTime({ options }, what, host) {
  const seconds = Math.round(options.runTimeout / 1e3);
  return `${what}: ${host} did not answer in time, and this run has waited ${String(seconds)} s for the network in all`;
}
async function once(wire, meter, request, url, authorization) {
  const { options, patience } = wire;
  const left = patience.left();
  if (left === 0) throw new SourceError(outOfTime(wire, request.what, url.host));
  const { request: send2, dispatcher } = await wire.connected();
  const end = patience.wait();
  try {
    const { statusCode, headers, body } = await send2(url, {
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
      signal: AbortSignal.timeout(Math.min(options.totalTimeout, left)),
      headersTimeout: options.idleTimeout,
      bodyTimeout: options.idleTimeout
    });
    body.once("close", end);
    return createResponse({ status: statusCode, url, headers, body, what: request.what, meter });
  } catch (error) {
    end();
    throw error;
  }
}

// src/net/fetch.ts
function createFetch(env) {
  const proxies = proxiesIn(env);
  if (proxies.httpProxy === "" && proxies.httpsProxy === "") return fetch;
  let connected;
  return async (url, init) => (await (connected ??= connect2(proxies)))(url, init);
}
async function connect2(proxies) {
  const { EnvHttpProxyAgent, fetch: send2 } = (await import("./undici.js")).default;
  const dispatcher = new EnvHttpProxyAgent({ ...proxies, proxyTunnel: false });
  const through = (url, init) => send2(url, { ...init, dispatcher });
  return through;
}

// src/net/bermd.ts
import { setTimeout as sleep2 } from "node:timers/promises";

// src/net/read.ts
var ERROR_BODY = 16 * 1024;
var StatusError = class extends SourceError {
  status;
  /** The server's own code for it, where it gives one: a registry's `NAME_UNKNOWN`. */
  code;
  constructor(status, message2, options) {
    super(message2, options);
    this.status = status;
    this.code = options?.code;
  }
};
async function expectOk(response, what, advice2, also = []) {
  const { status } = response;
  if (status >= 200 && status < 300 || also.includes(status)) return response;
  const { said: said2, code } = await sentence(response);
  const message2 = statusMessage(what, new URL(response.url).host, status, said2, advice2?.(status));
  throw new StatusError(status, message2, { code });
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
    return {};
  }
  try {
    return sentenceIn(parseJson(text3).value);
  } catch {
    return { said: text3.length > 0 && text3.length < 300 && !text3.includes("<") ? text3 : void 0 };
  }
}
function sentenceIn(json) {
  if (!isObject(json)) return {};
  const errors = member(json, "errors");
  const first = isArray(errors) ? errors[0] : void 0;
  const code = isObject(first) ? textOf(member(first, "code")) : void 0;
  const inFirst = isObject(first) ? textOf(member(first, "message")) ?? code : void 0;
  return { said: textOf(member(json, "error")) ?? textOf(member(json, "message")) ?? inFirst, code };
}
function textOf(value) {
  return typeof value === "string" && value !== "" ? value : void 0;
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
var REFUSED_RANGES = /* @__PURE__ */ new Set([400, 403, 405, 406, 501]);
function rangeFetch(http, request, advice2) {
  const origin2 = toUrl(request.url)?.origin;
  let resolved;
  return async (headers) => {
    const all = { ...request.headers, ...headers };
    if (resolved !== void 0) {
      const again = await http.send({ url: resolved, headers: all, what: request.what });
      if (again.status === ("range" in headers ? 206 : 200)) return again;
      again.cancel();
      resolved = void 0;
    }
    let response = await http.send({ ...request, headers: all });
    if ("range" in headers && REFUSED_RANGES.has(response.status)) {
      response.cancel();
      const { range: _, ...rest } = headers;
      response = await http.send({ ...request, headers: { ...request.headers, ...rest } });
    }
    response = await expectOk(response, request.what, advice2, [416]);
    if (toUrl(response.address)?.origin !== origin2) resolved = response.address;
    return response;
  };
}

// src/net/link.ts
var import_http_link_header = __toESM(require_link(), 1);
var LOOSE = /("(?:[^"\\]|\\.)*"|<[^>]*>)|[ \t]+(?=[,;=])/g;
var TOKEN = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
var LONGEST = 32 * 1024;
function nextPage(header, from, what) {
  if (header === void 0 || header.trim() === "") return void 0;
  const next = targets(header, what).at(0);
  if (next === void 0) return void 0;
  const [url, here] = [toUrl(next, new URL(from)), new URL(from)];
  if (url === void 0) throw notUnderstood(what);
  if (url.origin !== here.origin)
    throw new SourceError(`${what}: the next page is at another host (${url.host}), which is not followed`);
  if (url.href === here.href) throw new SourceError(`${what}: the list says that it goes on at the page it is at`);
  return url.href;
}
function targets(header, what) {
  if (header.length > LONGEST) throw notUnderstood(what);
  let links;
  try {
    links = import_http_link_header.default.parse(header.replace(LOOSE, "$1"));
  } catch (cause) {
    throw notUnderstood(what, cause);
  }
  if (links.refs.some((link) => Object.keys(link).some((name) => !TOKEN.test(name)))) throw notUnderstood(what);
  return links.rel("next").map(({ uri: uri2 }) => uri2);
}
function notUnderstood(what, cause) {
  return new SourceError(
    `${what}: the server says in a Link header that is not understood whether the list goes on; nothing was chosen from a part of it`,
    { cause }
  );
}

// src/sources/stored.ts
import { createHash } from "node:crypto";
var STORED_PREFIX = "berm-compat";
function storedName(contract2) {
  const safe = contract2.replace(/[^A-Za-z0-9._-]+/g, "_").slice(0, 80);
  if (safe === contract2 && !/^\.*$/.test(safe)) return `contracts/${safe}`;
  return `contracts/${safe.replace(/^\.+/, "_")}-${createHash("sha256").update(contract2).digest("hex").slice(0, 8)}`;
}

// src/sources/artifact.ts
import { createHash as createHash4 } from "node:crypto";

// src/bytes/http.ts
import { createHash as createHash3 } from "node:crypto";

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

// src/bytes/http-part.ts
var RANGE = /^bytes ([0-9]{1,15})-([0-9]{1,15})\/([0-9]{1,15}|\*)$/i;
var MORE = 8 * 1024 * 1024;
function isPart(response) {
  const encoding = response.header("content-encoding") ?? "identity";
  return response.status === 206 && RANGE.test(response.header("content-range") ?? "") && /^identity$/i.test(encoding);
}
async function readPart(response, label, start, length) {
  const [, first = "", last = "", size = ""] = RANGE.exec(response.header("content-range") ?? "") ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (from > start || to < start || to - from >= length + MORE) {
    response.cancel();
    return void 0;
  }
  return {
    start: from,
    bytes: await bodyOf(response, label, from, to - from + 1),
    size: size === "*" ? void 0 : Number(size)
  };
}
async function bodyOf(response, label, start, want) {
  const parts = [];
  let got = 0;
  for await (const piece of response.body) {
    got += piece.byteLength;
    parts.push(piece);
    if (got > want) break;
  }
  if (got === want) return Buffer.concat(parts, got);
  response.cancel();
  throw new SourceError(
    `${label}: the server announced ${String(want)} bytes at ${String(start)} and sent ${got > want ? "more" : String(got)}`
  );
}

// src/bytes/http-stream.ts
import { createHash as createHash2 } from "node:crypto";
var LIMIT = 1024 ** 3;
var BEHIND = 4 * 1024 * 1024;
var ABANDONED = 6e4;
function streamSource(fetch2, first, options) {
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
      stream = new Forward(await fetch2({}), options, size);
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
  hash = createHash2("sha256");
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
var PIECES = 64;
async function openHttpSource(fetch2, options) {
  const window = options.window ?? WINDOW;
  const response = await fetch2({ range: `bytes=0-${String(window - 1)}` });
  if (response.status === 416 && emptyHere(response)) {
    response.cancel();
    return { ...wholeSource(options, new Uint8Array()), ...addressOf2(response) };
  }
  if (response.status === 200) return streamed(fetch2, response, options);
  const part2 = isPart(response) ? await readPart(response, options.label, 0, window) : void 0;
  if (part2 === void 0) {
    response.cancel();
    return streamed(fetch2, await fetch2({}), options);
  }
  options.progress?.(part2.bytes.byteLength, part2.size);
  if (part2.bytes.byteLength === part2.size) return { ...wholeSource(options, part2.bytes), ...addressOf2(response) };
  return { ...rangeSource(fetch2, part2, response.header("etag"), window, options), ...addressOf2(response) };
}
function emptyHere(response) {
  return /^bytes \*\/0$/.test(response.header("content-range") ?? "bytes */0");
}
function addressOf2({ url }) {
  return url === void 0 ? {} : { address: url };
}
function streamed(fetch2, response, options) {
  if (response.status !== 200) {
    response.cancel();
    throw new SourceError(`${options.label}: the server answered ${String(response.status)} to a whole download`);
  }
  return { ...streamSource(fetch2, response, options), ...addressOf2(response) };
}
function wholeSource(options, bytes) {
  checkDigest(options.label, options.digest, `sha256:${createHash3("sha256").update(bytes).digest("hex")}`);
  return {
    label: options.label,
    size: bytes.byteLength,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
    ...ending(() => void 0)
  };
}
function rangeSource(fetch2, first, etag, window, options) {
  const { label } = options;
  const { size } = first;
  const parts = [first];
  let received = first.bytes.byteLength;
  let whole4;
  const piece = async (start, length) => {
    const response = await fetch2({ range: `bytes=${String(start)}-${String(start + length - 1)}` });
    if (response.status === 416 && size === void 0) {
      response.cancel();
      return { start, bytes: new Uint8Array(), size };
    }
    const same = response.status === 206 && response.header("etag") === etag && isPart(response);
    const part2 = same ? await readPart(response, label, start, length) : void 0;
    if (!same) response.cancel();
    return part2 === void 0 || part2.size !== size ? void 0 : part2;
  };
  const load = async (start, length) => {
    const wanted2 = size === void 0 ? length : Math.min(Math.max(length, window), size - start);
    const pieces = [];
    let at2 = start;
    while (at2 < start + length) {
      if (pieces.length === PIECES) return void 0;
      const part3 = await piece(at2, start + wanted2 - at2);
      if (part3 === void 0) return void 0;
      if (part3.bytes.byteLength === 0) break;
      const bytes = part3.bytes.subarray(at2 - part3.start);
      received += part3.bytes.byteLength;
      options.progress?.(received, size);
      pieces.push(bytes);
      at2 += bytes.byteLength;
    }
    const part2 = { start, bytes: pieces.length === 1 ? pieces[0] ?? new Uint8Array() : Buffer.concat(pieces), size };
    parts.push(part2);
    return part2;
  };
  return {
    label,
    size,
    async read(offset, length) {
      const wanted2 = size === void 0 ? length : Math.max(0, Math.min(length, size - offset));
      if (wanted2 === 0) return new Uint8Array();
      const part2 = parts.find((one) => one.start <= offset && offset + wanted2 <= one.start + one.bytes.byteLength) ?? (whole4 === void 0 ? await load(offset, wanted2) : void 0);
      if (part2 !== void 0) return part2.bytes.subarray(offset - part2.start, offset - part2.start + wanted2);
      whole4 ??= sameAgain(fetch2, parts, options);
      return (await whole4).read(offset, length);
    },
    ...ending(() => void whole4?.then((source) => source.close()).catch(() => void 0))
  };
}
async function sameAgain(fetch2, parts, options) {
  const source = streamed(fetch2, await fetch2({}), options);
  for (const { start, bytes } of parts.toSorted((a, b) => a.start - b.start)) {
    const again = await source.read(start, bytes.byteLength);
    if (Buffer.compare(again, bytes) === 0) continue;
    await source.close();
    throw new SourceError(`${options.label}: it changed while it was being read; run again`);
  }
  return source;
}

// src/sources/cache.ts
var caches = /* @__PURE__ */ new WeakMap();
function oncePerRun(world, key, fetch2) {
  let cache = caches.get(world);
  if (cache === void 0) caches.set(world, cache = /* @__PURE__ */ new Map());
  const kept = cache.get(key);
  if (kept !== void 0) return kept;
  const fetched = fetch2();
  cache.set(key, fetched);
  fetched.catch(() => void 0);
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
  return (await send(github, route, { owner, repo, ...parameters }, ask2))?.data;
}
async function send(github, route, parameters, ask2) {
  try {
    const response = await inTime(
      (signal) => github.octokit.request(route, { ...parameters, request: { signal } })
    );
    return { data: response.data, link: response.headers.link };
  } catch (error) {
    const status = error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : void 0;
    if (status === 404 && ask2.missing === true) return void 0;
    throw apiError(github, ask2.what, ask2.permission, status, error);
  }
}
async function inTime(request) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const over = new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("no answer in time", "TimeoutError")), {
      once: true
    });
  });
  return Promise.race([request(signal), over]);
}
var PAGES = 100;
var PER_PAGE = 100;
async function askList(github, route, parameters, ask2) {
  const { owner, repo } = github;
  const all = [];
  let page2;
  for (let count2 = 1; count2 <= PAGES; count2 += 1) {
    const answer = page2 === void 0 ? await send(github, route, { owner, repo, ...parameters, per_page: PER_PAGE }, ask2) : await send(github, `GET ${page2}`, {}, ask2);
    if (answer === void 0) return all;
    const list3 = listIn(answer.data, ask2.what);
    all.push(...list3);
    const from = page2 ?? `${apiUrl(github)}/`;
    const next = nextPage(answer.link, from, ask2.what);
    if (next === void 0 && (answer.link !== void 0 || list3.length < PER_PAGE)) return all;
    page2 = next ?? pageUrl(github, route, parameters, count2 + 1);
  }
  throw new SourceError(`${ask2.what}: more than ${PAGES * PER_PAGE}; ${ask2.instead}`);
}
function pageUrl(github, route, parameters, page2) {
  const { owner, repo } = github;
  return github.octokit.request.endpoint(route, { owner, repo, ...parameters, per_page: PER_PAGE, page: page2 }).url;
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
  return new StatusError(status, statusMessage(what, host, status, void 0, advice2), { cause });
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
function text(object2, name) {
  const value = member(object2, name);
  return typeof value === "string" ? value : void 0;
}
function whole(object2, name) {
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
  const entry = listEntries(zip, view, directory, broken).find((one) => one.name === name);
  if (entry === void 0) return void 0;
  if (entry.size > limit)
    throw new SourceError(`${what}: ${name} is larger than the ${limit} bytes that are taken here`);
  const bytes = unpack(packedBytes(zip, view, entry, directory.start, broken), entry, broken);
  if (crc32(bytes) !== entry.crc) throw broken(`the checksum of ${name} is another`);
  return bytes;
}
function zipNames(zip, what) {
  const broken = (why) => new SourceError(`${what}: the zip cannot be read: ${why}`);
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const names2 = listEntries(zip, view, findDirectory(view, broken), broken).map(({ name }) => name);
  return names2.filter((name) => !name.endsWith("/"));
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
function listEntries(zip, view, { start, end, entries: entries2 }, broken) {
  const decoder = new TextDecoder();
  const seen = /* @__PURE__ */ new Set();
  const found2 = [];
  let at2 = start;
  for (let index = 0; index < entries2; index += 1) {
    if (at2 + LISTED_SIZE > end || view.getUint32(at2, true) !== LISTED) throw broken("its directory is cut off");
    const nameEnd = at2 + LISTED_SIZE + view.getUint16(at2 + 28, true);
    const next = nameEnd + view.getUint16(at2 + 30, true) + view.getUint16(at2 + 32, true);
    if (next > end) throw broken("its directory is cut off");
    const entry = listedEntry(view, at2, decoder.decode(zip.subarray(at2 + LISTED_SIZE, nameEnd)));
    if (seen.has(entry.name)) throw broken(`it holds ${entry.name.slice(0, 100)} twice`);
    seen.add(entry.name);
    found2.push(entry);
    at2 = next;
  }
  if (at2 !== end) throw broken("its directory is longer than its entries");
  return found2;
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
    const stored2 = await storedArtifacts(world, github, prefix);
    for (const one of stored2) {
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
    const looked = stored2.length === 0 ? `no successful run of this workflow on ${github.baseBranch ?? ""} stored an artifact ${prefix}` : `none of the ${stored2.length} artifacts stored on ${github.baseBranch ?? ""} holds ${entry}`;
    throw new AbsentError(
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
      const id2 = whole(run, "id");
      if (id2 === void 0 || text(run, "event") === "pull_request" || foreign(run, github)) continue;
      const about = {
        number: String(whole(run, "run_number") ?? id2),
        sha: text(run, "head_sha"),
        date: text(run, "created_at"),
        url: text(run, "html_url")
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
      const found2 = listed2.flatMap((one) => {
        const [artifactId, name] = [whole(one, "id"), text(one, "name")];
        if (artifactId === void 0 || name?.startsWith(prefix) !== true || member(one, "expired") === true) return [];
        return [{ id: artifactId, name, digest: text(one, "digest"), run: about }];
      });
      if (found2.length > 0) return found2.sort((a, b) => Number(b.name === prefix) - Number(a.name === prefix));
    }
    return [];
  });
}
function foreign(run, github) {
  const head = member(run, "head_repository");
  const name = isObject(head) ? text(head, "full_name") : void 0;
  return name !== void 0 && name.toLowerCase() !== `${github.owner}/${github.repo}`.toLowerCase();
}
function zipOf(world, github, http, stored2) {
  return oncePerRun(world, `zip ${String(stored2.id)}`, async () => {
    const what = `artifact ${stored2.name} of run ${stored2.run.number}`;
    const response = await expectOk(
      await http.send(apiRequest(github, `actions/artifacts/${stored2.id}/zip`, "application/vnd.github+json", what)),
      what,
      (status) => permissionAdvice(status, PERMISSION)
    );
    const bytes = await response.bytes(ZIP_LIMIT);
    checkDigest(what, stored2.digest, `sha256:${createHash4("sha256").update(bytes).digest("hex")}`);
    return bytes;
  });
}

// src/manifest/served.ts
function parseServed(idl, runtime) {
  const manifest = parseIdl(idl);
  if (runtime === void 0 || !isObject(runtime)) return { manifest, missing: { programs: [], secrets: [] } };
  const inner = decodeRuntime(runtime);
  const internal = manifest.tools.length > 0 ? inner.tools : inner.tools.map((tool) => ({ ...tool, public: false }));
  const tools = [...manifest.tools.map((tool) => ({ ...tool, public: true })), ...internal];
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
  return parseSection(new TextEncoder().encode(records.map(textOf2).join("\n")));
}
function missingIn(runtime) {
  const unresolved = member(runtime, "unresolved");
  const names2 = (field) => {
    const list3 = isObject(unresolved) ? member(unresolved, field) : void 0;
    return isArray(list3) ? list3.filter((name) => typeof name === "string") : [];
  };
  return { programs: names2("programs"), secrets: names2("secrets") };
}
function textOf2(value) {
  if (typeof value === "bigint") return value.toString();
  if (isExactNumber(value)) return value.literal;
  if (isArray(value)) return `[${value.map(textOf2).join(",")}]`;
  if (isObject(value))
    return `{${Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${textOf2(inner)}`).join(",")}}`;
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
var file = {
  forms: ["file:<path>"],
  takes: (spec) => spec.startsWith("file:"),
  async fetch(request, world) {
    const { files } = world;
    if (files === void 0) throw new ConfigError(`baseline "${request.spec}": this run reads no files`);
    const path = pathOf(request.spec);
    const label = files.shown(path);
    return {
      state: "found",
      info: { source: request.spec, label: `file ${label}`, cost: { bytes: 0, requests: 0 } },
      content: { source: await open(files, path) }
    };
  }
};
async function open(files, path) {
  try {
    return await files.open(path);
  } catch (cause) {
    if (cause instanceof ConfigError) throw new ConfigError(`baseline: ${cause.message}`, { cause });
    throw cause instanceof SourceError ? new SourceError(`baseline: ${cause.message}`, { cause }) : cause;
  }
}
function pathOf(spec) {
  const bare = spec.startsWith("file:") ? spec.slice("file:".length) : spec;
  if (!bare.startsWith("//")) return bare;
  const path = /^\/\/(?:localhost)?(\/[^?#]*)$/i.exec(bare)?.[1];
  try {
    if (path !== void 0) return decodeURIComponent(path).replace(/^\/(?=[A-Za-z]:)/, "");
  } catch {
  }
  throw new ConfigError(`baseline "${spec}": not a file URL of this machine; write file:<path>`);
}

// src/sources/content.ts
import { createHash as createHash5 } from "node:crypto";

// src/sources/unpack.ts
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
var LIMIT2 = 64 * 1024 * 1024;
var inflate = promisify(gunzip);
async function unpack2(kind, bytes, label) {
  if (kind === "zip") return soleEntry(bytes, label);
  try {
    return await inflate(bytes, { maxOutputLength: LIMIT2 });
  } catch (cause) {
    throw new SourceError(`${label}: it cannot be unpacked; it is broken, or larger than ${LIMIT2} bytes`, { cause });
  }
}
function soleEntry(bytes, label) {
  const names2 = zipNames(bytes, label);
  const [name] = names2;
  if (name === void 0 || names2.length > 1)
    throw new SourceError(
      `${label}: the zip holds ${names2.length} files, and which of them is the contract is not known; attach the contract by itself`
    );
  const entry = unzipEntry(bytes, name, LIMIT2, label);
  if (entry === void 0) throw new SourceError(`${label}: the zip cannot be read`);
  return entry;
}

// src/sources/content.ts
var TEXT_LIMIT = 32 * 1024 * 1024;
var HEAD = 4096;
async function readRemote(source, label, digest) {
  try {
    const kind = kindOf(await source.read(0, KIND_BYTES));
    switch (kind) {
      case "wasm":
        return { manifest: await readImage(source, { stopAfterManifest: true }) };
      case "json":
        return { source: memorySource(await readWhole(source, label, digest), label) };
      case "text": {
        const bytes = await readWhole(source, label, digest);
        refuseHtml(bytes, label, source.address);
        return { source: memorySource(bytes, label) };
      }
      case "gzip":
      case "zip":
        return { source: memorySource(await unpack2(kind, await readWhole(source, label, digest), label), label) };
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
function refuseHtml(bytes, label, address) {
  const text3 = new TextDecoder().decode(bytes.subarray(0, HEAD));
  if (!/^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(text3)) return;
  throw new SourceError(
    `the baseline (${label}) cannot be read: ${address ?? label} answered with an HTML page, not a contract; is this a sign-in page or a proxy? Check the address and the credentials`
  );
}
async function readWhole(source, label, digest) {
  const bytes = await source.read(
    0,
    source.size === void 0 ? TEXT_LIMIT + 1 : Math.min(source.size, TEXT_LIMIT + 1)
  );
  if (bytes.byteLength > TEXT_LIMIT)
    throw new SourceError(`the baseline (${label}) has more than ${TEXT_LIMIT} bytes; no contract is that large`);
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

// src/sources/oci/reference.ts
var HOST_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
var COMPONENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
var TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
var DIGEST = /^sha256:[0-9a-f]{64}$/;
var LONGEST2 = 512;
function parseReference(text3) {
  const shown3 = `"${clean(withoutUser(text3), 120)}"`;
  const slash = text3.indexOf("/");
  if (slash === -1 || text3.length > LONGEST2)
    throw new ConfigError(
      `${shown3} names no registry; expected <registry>/<repository>[:<tag> or @<digest>], such as ghcr.io/acme/weather`
    );
  const registry = text3.slice(0, slash).toLowerCase();
  const { name, reference } = splitReference(text3.slice(slash + 1));
  const folded3 = name.toLowerCase();
  const repository = isDockerHub(registry) && !folded3.includes("/") && folded3 !== "" ? `library/${folded3}` : folded3;
  if (!/[.:]/.test(registry) && registry !== "localhost")
    throw new ConfigError(
      `${shown3} names no registry: "${withoutUser(registry)}" is not a host; write ghcr.io/${withoutUser(registry)}/\u2026 or whichever registry is meant`
    );
  if (!isHost(registry))
    throw new ConfigError(`${shown3} names no registry: "${withoutUser(registry)}" is not a host name`);
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
function withoutUser(text3) {
  const slash = text3.indexOf("/");
  const host = slash === -1 ? text3 : text3.slice(0, slash);
  return text3.slice(host.lastIndexOf("@") + 1);
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
function isDockerHub(registry) {
  return ["docker.io", "index.docker.io", "registry-1.docker.io"].includes(registry);
}
function showReference({ registry, repository }, reference) {
  return `${registry}/${repository}${isDigest(reference) ? "@" : ":"}${reference}`;
}

// src/sources/oci/artifact.ts
var LAYERS2 = /* @__PURE__ */ new Set(["application/vnd.berm.program.v1", "application/vnd.berm.harness.v1"]);
var CONFIG = "application/vnd.berm.manifest.v1+json";
var LARGEST_CONFIG = 4 * 1024 * 1024;
function artifactAt(json) {
  const refuse = (why) => ({ ok: false, why: `is not a berm program: ${why}` });
  if (!isObject(json)) return refuse("its manifest is not a JSON object");
  if (member(json, "manifests") !== void 0)
    return refuse("it is an index, a multi-platform image; berm publishes a single manifest");
  if (member(json, "schemaVersion") === 1) return refuse("it is a Docker image of the first format");
  const layers = member(json, "layers");
  if (!isArray(layers)) return refuse("it has no layers");
  const [layer] = layers;
  if (layers.length !== 1 || !isObject(layer)) return refuse(`it has ${layers.length} layers, where a program has one`);
  if (!LAYERS2.has(typeOf(layer)))
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
    ok: true,
    artifact: {
      config: { digest: blob.digest, size: blob.size },
      image: image.digest,
      ...created === void 0 ? {} : { created },
      ...revision === void 0 ? {} : { revision }
    }
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

// src/sources/oci/choose.ts
var LOOKED_AT = 10;
async function chooseTag(request, world, registry, reference) {
  const tags = await tagsOf(world, registry, reference);
  if (tags === void 0) return { state: "unknown" };
  const building = beingBuilt(request, world);
  const { tagPattern, prereleases, contract: contract2 } = request;
  const choice = choose(
    tags.map((name) => ({ name })),
    {
      current: contract2.version,
      prereleases,
      tagPattern,
      contract: contract2,
      ...building !== void 0 && { trigger: "tag", builtVersion: building.version }
    }
  );
  const passed = [];
  for (const { name } of choice.candidates.slice(0, LOOKED_AT)) {
    const artifact2 = await artifactOf(world, registry, reference, name);
    if (!artifact2.ok) passed.push({ name, because: "other", why: `it ${artifact2.why}` });
    else if (building?.commit !== void 0 && artifact2.artifact.revision === building.commit)
      passed.push({ name, because: "built", why: "it was built from the commit under test" });
    else return { state: "chosen", name, choice, passed };
  }
  return { state: "none", choice, passed };
}
async function tagsOf(world, registry, { registry: host, repository }) {
  try {
    return await oncePerRun(world, `tags ${host}/${repository}`, () => registry.tags());
  } catch (error) {
    if (error instanceof StatusError && error.status === 404 && error.code === "NAME_UNKNOWN") return void 0;
    throw error;
  }
}
function artifactOf(world, registry, reference, at2) {
  const shown3 = showReference(reference, at2);
  return oncePerRun(world, `artifact ${shown3}`, async () => artifactAt((await registry.manifest(at2)).json));
}
function beingBuilt({ contract: { name, version } }, { github, env }) {
  const { ref: ref3, sha } = github ?? { ref: env["GITHUB_REF"], sha: env["GITHUB_SHA"] };
  const tag = ref3?.startsWith("refs/tags/") === true ? parseTag(ref3.slice("refs/tags/".length)) : void 0;
  if (tag === void 0) return void 0;
  const current = parseCurrent(version);
  const ours = tag.family === "" || tag.family.split("/").at(-1) === name.toLowerCase();
  const same = current !== void 0 && compareVersions(current, tag.version) === 0;
  return ours || same ? { version: tag.version.text, commit: sha } : void 0;
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
async function credentialsFor(at2, world, githubToken) {
  if (at2.protocol !== "https:" && !isLoopback(at2.hostname)) return void 0;
  const docker = await dockerCredentials(at2.host, world);
  if (docker !== void 0) return docker;
  const token = world.env["GITHUB_TOKEN"] ?? githubToken;
  return at2.origin === "https://ghcr.io" && token !== void 0 && token !== "" ? { kind: "password", user: "berm", password: token } : void 0;
}
var DOCKER_HUB = "https://index.docker.io/v1/";
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
  const asked = isDockerHub(registry) ? DOCKER_HUB : registry;
  return typeof helper === "string" && helper !== "" ? askHelper(helper, asked, world) : void 0;
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
      `Docker's ${path} is not JSON${cause instanceof JsonError ? ` (at character ${cause.offset})` : ""}; fix it, or log in again`
    );
  }
}
function named(config, map, registry) {
  const entries2 = member(config, map);
  if (!isObject(entries2)) return void 0;
  const keys = Object.keys(entries2).filter((one) => isSame(hostIn(one), registry));
  const key = keys.includes(DOCKER_HUB) ? DOCKER_HUB : keys[0];
  return key === void 0 ? void 0 : member(entries2, key);
}
function hostIn(key) {
  return key.replace(/^https?:\/\//, "").replace(/\/.*$/, "").toLowerCase();
}
function isSame(host, registry) {
  return host === registry || isDockerHub(host) && isDockerHub(registry);
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

// src/sources/oci/challenge.ts
var TOKEN2 = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
var FIELD = new RegExp(`^(${TOKEN2})[ \\t]*=[ \\t]*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN2}))(?=[ \\t]*(?:,|$))`);
var SCHEME = new RegExp(`^(${TOKEN2})(?:[ \\t]+|(?=,)|$)`);
var TOKEN68 = /^[A-Za-z0-9._~+/-]+=*(?=[ \t]*(?:,|$))/;
var LONGEST3 = 16 * 1024;
function parseChallenge(header) {
  const offers = offersIn((header ?? "").slice(0, LONGEST3));
  for (const { scheme, fields } of offers) {
    const realm = fields.get("realm");
    if (scheme !== "bearer" || realm === void 0 || realm === "") continue;
    const [service, scope] = [fields.get("service"), fields.get("scope")];
    return { scheme, realm, ...service !== void 0 && { service }, ...scope !== void 0 && { scope } };
  }
  return offers.some(({ scheme }) => scheme === "basic") ? { scheme: "basic" } : void 0;
}
function offersIn(header) {
  const offers = [];
  let rest = header;
  while ((rest = rest.replace(/^[ \t,]+/, "")) !== "") {
    const field = FIELD.exec(rest);
    const last = offers.at(-1);
    if (field !== null && last !== void 0) {
      const [whole4, name = "", quoted, plain3 = ""] = field;
      last.fields.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, "$1") ?? plain3);
      rest = rest.slice(whole4.length);
      continue;
    }
    const scheme = SCHEME.exec(rest);
    if (scheme === null) return offers;
    offers.push({ scheme: (scheme[1] ?? "").toLowerCase(), fields: /* @__PURE__ */ new Map() });
    rest = rest.slice(scheme[0].length);
    if (!FIELD.test(rest)) rest = rest.replace(TOKEN68, "");
  }
  return offers;
}

// src/sources/oci/token.ts
var ANSWER2 = 1024 * 1024;
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
var TAGS_ASKED = 1e3;
var TAG_PAGES = 200;
function openRegistry(http, reference, options) {
  const base2 = baseOf(reference.registry, options.env);
  const root = `${base2}/v2/${reference.repository}`;
  const check = (status) => advice(reference.registry, status);
  let authorization;
  const answer = (challenge) => options.credentials(new URL(base2)).then(
    (credentials2) => authorize(http, { base: base2, repository: reference.repository, advice: check }, challenge, credentials2)
  );
  const send2 = async (url, what, headers = {}) => {
    const request = { url, headers, what };
    let known = await authorization;
    for (let again = false; ; again = true) {
      const response = await http.send({ ...request, ...known === void 0 ? {} : { authorization: known } });
      const challenge = response.status === 401 ? parseChallenge(response.header("www-authenticate")) : void 0;
      if (challenge === void 0 || again) return expectOk(response, what, check);
      if (await authorization === known) authorization = answer(challenge);
      const next = await authorization;
      if (next === void 0 || next === known) return expectOk(response, what, check);
      response.cancel();
      known = next;
    }
  };
  return {
    async manifest(at2) {
      const what = `the artifact ${at2} of ${reference.registry}/${reference.repository}`;
      const response = await send2(`${root}/manifests/${at2}`, what, { accept: ACCEPTED });
      const bytes = await response.bytes(MANIFEST);
      const digest = sha2562(bytes);
      checkDigest(what, isDigest(at2) ? at2 : void 0, digest);
      checkDigest(what, response.header("docker-content-digest"), digest);
      return { json: jsonOf(bytes, `${what}: ${response.url} answered`), digest };
    },
    async blob(digest, size) {
      const what = `the blob ${digest} of ${reference.registry}/${reference.repository}`;
      const bytes = await (await send2(`${root}/blobs/${digest}`, what)).bytes(size);
      if (bytes.byteLength !== size)
        throw new SourceError(`${what}: ${size} bytes were advertised, ${bytes.byteLength} came`);
      checkDigest(what, digest, sha2562(bytes));
      return bytes;
    },
    async tags() {
      const what = `the tags of ${reference.registry}/${reference.repository}`;
      const tags = /* @__PURE__ */ new Set();
      const seen = /* @__PURE__ */ new Set();
      let url = `${root}/tags/list?n=${TAGS_ASKED}`;
      while (url !== void 0) {
        if (seen.size === TAG_PAGES) throw new SourceError(`${what}: more than ${TAG_PAGES} pages; name a tag`);
        if (seen.has(url)) throw new SourceError(`${what}: the pages of the list lead in a circle; name a tag`);
        seen.add(url);
        const response = await send2(url, what);
        const answer2 = await readJson(response, what, TAGS_PAGE);
        const page2 = tagsIn(answer2, what);
        const before = tags.size;
        for (const tag of page2) if (isTag(tag)) tags.add(tag);
        const last = page2.at(-1);
        const cut = page2.length >= TAGS_ASKED && tags.size > before && last !== void 0;
        url = nextPage(response.header("link"), url, what);
        if (url === void 0 && cut) url = `${root}/tags/list?n=${TAGS_ASKED}&last=${encodeURIComponent(last)}`;
        else if (url === void 0) refuseMore(answer2, what);
      }
      return [...tags];
    }
  };
}
function baseOf(registry, env) {
  for (const pair of (env["BERM_REGISTRY_MIRRORS"] ?? "").split(",")) {
    const [name, endpoint] = pair.trim().split(/=(.*)/s);
    if (name === registry && endpoint !== void 0) return endpoint.replace(/\/+$/, "");
  }
  if (isDockerHub(registry)) return "https://registry-1.docker.io";
  const host = registry.replace(/:[0-9]+$/, "");
  return `${isLoopback(host) ? "http" : "https"}://${registry}`;
}
function tagsIn(answer, what) {
  const tags = isObject(answer) ? member(answer, "tags") : void 0;
  if (tags === null) return [];
  if (!isArray(tags)) throw new SourceError(`${what}: the answer has no list of tags`);
  return tags.filter((tag) => typeof tag === "string");
}
var MORE2 = /next|more|additional|continu|truncat|cursor|remain/i;
function refuseMore(answer, what) {
  if (!isObject(answer)) return;
  for (const name of Object.keys(answer)) {
    const value = member(answer, name);
    const says = value !== void 0 && value !== null && value !== false && value !== "" && value !== 0;
    if (name !== "name" && name !== "tags" && MORE2.test(name) && says)
      throw new SourceError(
        `${what}: the registry says that the list goes on ("${clean(name, 40)}"), and not where; name a tag behind the repository`
      );
  }
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
      credentials: (at2) => credentialsFor(at2, world, world.github?.token),
      env: world.env
    });
    if (reference.reference !== void 0)
      return open2(request, world, http, registry, reference, reference.reference, {
        why: "asked for by its reference"
      });
    const choice = await chooseTag(request, world, registry, reference);
    if (choice.state !== "chosen") return nothing(request, reference, choice);
    const { name, passed } = choice;
    const { why, others: others2, candidates, notes: notes2 } = choice.choice;
    const out = /* @__PURE__ */ new Set([name, ...passed.map((one) => one.name)]);
    const chosen = {
      ...present({ version: candidates.find((one) => one.name === name)?.version }),
      why: passed.length === 0 ? why : `the highest below ${passed[0]?.name ?? ""} that can be compared with (${why})`,
      others: [
        ...passed.map((one) => ({ name: one.name, why: one.why })),
        ...others2.filter((one) => !out.has(one.name))
      ]
    };
    const result = await open2(request, world, http, registry, reference, name, chosen);
    const foreign2 = passed.filter(({ because }) => because === "other");
    const said2 = [
      ...notes2,
      ...foreign2.map((one) => `${showReference(reference, one.name)} was passed over: ${one.why}.`)
    ];
    return { ...result, ...said2.length > 0 && { notes: said2 } };
  }
};
function nothing(request, reference, choice) {
  const none2 = { state: "none", source: request.spec };
  const at2 = `${reference.registry}/${reference.repository}`;
  if (choice.state === "unknown") {
    const why2 = `${reference.registry} knows no package ${reference.repository}`;
    const note = `${why2}, so this is taken for its first release and nothing was compared. If it is there, check the name and that these credentials may see it.`;
    return { ...none2, why: `no earlier release: ${why2}`, notes: [note] };
  }
  const { found: found2, why } = choice.choice;
  if (found2 === "no-version") {
    throw new SourceError(
      `baseline ${request.spec}: none of the tags is a version such as 1.2.3; name a tag behind the repository, or say with tag-pattern where the version stands`
    );
  }
  const [other] = choice.passed.filter(({ because }) => because === "other");
  if (other !== void 0)
    throw new SourceError(`baseline ${request.spec}: ${showReference(reference, other.name)}: ${other.why}`);
  const notes2 = found2 === "no-match" ? [`tag-pattern ${request.tagPattern ?? ""} matches no tag of ${at2}, so this is taken for the first release.`] : [];
  return { ...none2, why: `no earlier release: ${why}`, ...notes2.length > 0 && { notes: notes2 } };
}
async function open2(request, world, http, registry, reference, at2, chosen) {
  const shown3 = showReference(reference, at2);
  const read2 = await artifactOf(world, registry, reference, at2);
  if (!read2.ok) throw new SourceError(`${shown3} ${read2.why}`);
  const { artifact: artifact2 } = read2;
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
    const found2 = await at(request, world, http, { ref: name, path, shown: name });
    if (found2 !== void 0) return found2;
    throw new SourceError(
      `baseline ${request.spec}: there is no file ${path} at ${name}, no such ref, or the token may not read it (permission "contents: read")`
    );
  }
};
var base = {
  forms: ["base"],
  takes: (spec) => spec === "base",
  async fetch(request, world, http) {
    const baseSha = world.git === void 0 ? githubOf(world, request.spec).baseSha : await world.git.base();
    if (baseSha === void 0)
      throw new ConfigError(
        world.git === void 0 ? 'baseline "base": this run is not for a pull request, so there is no base commit; use release or ref:<git ref>' : 'baseline "base": there is no branch origin/HEAD, main or master that this one left; use ref:<git ref>'
      );
    const { path, kind } = request.contract;
    const found2 = await at(request, world, http, {
      ref: baseSha,
      path,
      shown: `the base commit ${baseSha.slice(0, 12)}`
    });
    if (found2 !== void 0) return found2;
    const why = `there is no file ${path} at the base commit ${baseSha.slice(0, 12)}`;
    if (kind === "plugin") return { state: "none", source: request.spec, why: `${why}: this contract is new` };
    throw new AbsentError(`baseline base: ${why}; for a contract that is built, use release, oci: or artifact`);
  }
};
async function at(request, world, http, file2) {
  const label = `${file2.path} at ${file2.shown}`;
  const facts = { source: request.spec, label };
  const commit = await world.git?.commit(file2.ref);
  if (world.git !== void 0 && commit !== void 0) {
    const bytes = await world.git.file(commit, file2.path);
    return bytes && foundThere({ source: memorySource(bytes, label) }, http, facts);
  }
  if (world.git !== void 0 && world.github === void 0)
    throw new ConfigError(`baseline ${request.spec}: the git repository here has no branch, tag or commit ${file2.ref}`);
  const source = await openAtRef(world, githubOf(world, request.spec), http, { path: file2.path, ref: file2.ref, label });
  return source && foundThere(await readRemote(source, label), http, facts);
}

// src/sources/github/releases.ts
var PERMISSION2 = "contents: read";
function listReleases(world, github) {
  return oncePerRun(world, `releases ${github.owner}/${github.repo}`, async () => {
    const what = `the releases of ${github.owner}/${github.repo}`;
    const list3 = await askList(
      github,
      "GET /repos/{owner}/{repo}/releases",
      {},
      { what, permission: PERMISSION2, instead: "name one with release:<tag>" }
    );
    return list3.map((one) => parseRelease(one, what));
  });
}
function listTags(world, github) {
  return oncePerRun(world, `tags ${github.owner}/${github.repo}`, async () => {
    const list3 = await askList(
      github,
      "GET /repos/{owner}/{repo}/tags",
      {},
      {
        what: `the tags of ${github.owner}/${github.repo}`,
        permission: PERMISSION2,
        instead: "name one with release:<tag>"
      }
    );
    return new Map(
      list3.flatMap((one) => {
        const [name, commit] = [text(one, "name"), member(one, "commit")];
        return name === void 0 ? [] : [[name, isObject(commit) ? text(commit, "sha") : void 0]];
      })
    );
  });
}
async function listCandidates(world, github) {
  const [releases, tags] = await Promise.all([listReleases(world, github), listTags(world, github)]);
  const known = new Set(releases.map(({ name }) => name));
  const bare = [...tags].filter(([name]) => !known.has(name));
  return [
    ...releases.map((release2) => ({ ...release2, ...present({ commit: tags.get(release2.name) }) })),
    ...bare.map(([name, commit]) => ({ name, assets: [], bare: true, ...present({ commit }) }))
  ];
}
async function isOnTheWay(github, tag, commit) {
  const answer = await askApi(
    github,
    "GET /repos/{owner}/{repo}/compare/{basehead}",
    { basehead: `${tag}...${commit}`, per_page: 1 },
    { what: `the way from tag ${tag} to ${commit.slice(0, 12)}`, permission: PERMISSION2, missing: true }
  );
  const status = isObject(answer) ? text(answer, "status") : void 0;
  return status === "ahead" || status === "identical";
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
  const [id2, name, size, digest] = [
    whole(asset, "id"),
    text(asset, "name"),
    whole(asset, "size"),
    text(asset, "digest")
  ];
  if (id2 === void 0 || name === void 0 || text(asset, "state") === "starter") return [];
  return [{ id: id2, name, ...size === void 0 ? {} : { size }, ...digest === void 0 ? {} : { digest } }];
}

// src/sources/release/assets.ts
var import_picomatch = __toESM(require_picomatch(), 1);
var PACKED = ["", ".gz", ".zip"];
function wanted(request) {
  return request.asset === void 0 || request.asset === "" ? fileName(request.contract.path) : request.asset;
}
function assetOf(request, release2) {
  const name = wanted(request);
  const asked = request.asset !== void 0 && request.asset !== "";
  const exact = named2(release2, [name, stored(name)]);
  const found2 = exact.length > 0 ? exact : asked ? matching(release2, name) : likeFile(release2, name);
  if (found2.length <= 1) return found2[0];
  throw new SourceError(
    `baseline release: several assets of release ${release2.name} match ${name}: ${found2.map((one) => one.name).join(", ")}; make the input asset match one`
  );
}
function named2({ assets }, names2) {
  for (const one of names2) {
    const found2 = assets.filter(({ name }) => name === one);
    if (found2.length > 0) return found2.slice(0, 1);
  }
  return [];
}
function matching({ assets }, pattern) {
  const matches = (0, import_picomatch.default)([pattern, stored(pattern)], { noextglob: true, nonegate: true });
  return assets.filter(({ name }) => matches(name));
}
function likeFile(release2, file2) {
  const [, base2 = file2, ending2 = ""] = /^(.+?)(\.[A-Za-z0-9]+)?$/.exec(stored(file2)) ?? [];
  const own = parseTag(base2);
  const bare = own === void 0 ? base2 : own.prefix.replace(/[-_.@+]*v?[-_.@+]*$/i, "");
  for (const packed of PACKED) {
    const plain3 = packed === "" ? [] : named2(release2, [`${base2}${ending2}${packed}`, `${bare}${ending2}${packed}`]);
    if (plain3.length > 0) return plain3;
    const versioned = release2.assets.filter(({ name }) => isVersioned(name, bare, ending2, packed, release2));
    if (versioned.length > 0) return versioned;
  }
  return named2(release2, [`${bare}${ending2}`]);
}
function isVersioned(name, base2, ending2, packed, release2) {
  if (!name.startsWith(base2)) return false;
  const endings = packed === "" ? [ending2] : [ending2 + packed, packed];
  const end = endings.find((one) => one !== "" && name.endsWith(one));
  const text3 = end === void 0 ? void 0 : /^[-_.@+]v?(.+)$/i.exec(name.slice(base2.length, -end.length))?.[1];
  const version = text3 === void 0 ? void 0 : parseTagVersion(text3);
  const released = parseTag(release2.name)?.version;
  return version !== void 0 && (released === void 0 || compareVersions(version, released) === 0);
}
function stored(name) {
  return name.replace(/[^A-Za-z0-9._+@*?[\]{},-]+/g, ".");
}
function fileName(path) {
  return path.split(/[\\/]/).at(-1) ?? path;
}
function assetsInWords({ assets, name }) {
  const names2 = assets.slice(0, 10).map((one) => one.name);
  const more = assets.length - names2.length;
  return names2.length === 0 ? `${name} has no assets` : `${name} has ${names2.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/sources/release/facts.ts
var LARGEST = 1024 * 1024;
async function pluginName(content) {
  const json = await objectIn(content);
  const isPlugin = json && ["components", "tools", "discoverTools"].some((name) => member(json, name) !== void 0);
  return json && isPlugin === true ? textMember(json, "name") : void 0;
}
async function versionNotes(content, tag, version) {
  const own = "manifest" in content ? content.manifest.version : textMember(await objectIn(content), "version");
  const [inside, outside] = [parseTagVersion(own ?? ""), parseTagVersion(version ?? "")];
  if (inside === void 0 || outside === void 0 || compareVersions(inside, outside) === 0) return [];
  return [`Tag ${tag} holds version ${inside.text}, not ${outside.text}.`];
}
async function objectIn(content) {
  if (!("source" in content)) return void 0;
  try {
    const text3 = new TextDecoder().decode(await content.source.read(0, LARGEST));
    const { value } = parseJson(text3, { dialect: "ecma" });
    return isObject(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function textMember(object2, name) {
  const value = object2 && member(object2, name);
  return typeof value === "string" ? value : void 0;
}

// src/sources/release/in-tag.ts
import { posix } from "node:path";
var LARGEST2 = 1024 * 1024;
var OPENED = 12;
async function atPath(world, github, http, { name }, path) {
  const label = `${path} in tag ${name}`;
  const content = await oncePerRun(world, `file ${name}:${path}`, async () => {
    const source = await openAtRef(world, github, http, { path, ref: `refs/tags/${name}`, label });
    return source && readRemote(source, label);
  });
  return content && { path, label, content };
}
async function movedPlugin(world, github, http, release2, contract2) {
  const { manifestName } = contract2;
  if (contract2.kind !== "plugin" || manifestName === void 0) return void 0;
  const paths = await oncePerRun(world, `tree ${release2.name}`, () => manifestPaths(github, release2));
  const likely = paths.filter((path) => path !== contract2.path).toSorted((a, b) => rank(a, contract2) - rank(b, contract2));
  for (const path of likely.slice(0, OPENED)) {
    const found2 = await atPath(world, github, http, release2, path);
    if (found2 !== void 0 && await pluginName(found2.content) === manifestName) return found2;
  }
  return void 0;
}
async function manifestPaths(github, { name, commit }) {
  const answer = await askApi(
    github,
    "GET /repos/{owner}/{repo}/git/trees/{tree_sha}",
    { tree_sha: commit ?? name, recursive: 1 },
    { what: `the files of tag ${name}`, permission: "contents: read", missing: true }
  );
  const tree = isObject(answer) ? member(answer, "tree") : void 0;
  if (!isArray(tree)) return [];
  return tree.flatMap((one) => isObject(one) ? manifestPath(one) : []);
}
function manifestPath(entry) {
  const path = text(entry, "path");
  const isFile = text(entry, "type") === "blob" && (whole(entry, "size") ?? 0) <= LARGEST2;
  return path !== void 0 && isFile && path.toLowerCase().endsWith(".json") ? [path] : [];
}
function rank(path, { path: now, manifestName = "" }) {
  if (posix.basename(path) === posix.basename(now)) return 0;
  return path.includes(manifestName) ? 1 : 2;
}

// src/sources/release/holding.ts
var TREES = 30;
var MOVED = 3;
async function openRelease(place4, from, chosen, look = { tree: true, moved: true }) {
  const { request, world, github, http } = place4;
  const asset = assetOf(request, from);
  if (asset !== void 0) {
    const label = `asset ${asset.name} of release ${from.name}`;
    return found(place4, from, await readAsset(place4, asset, label), {
      ...chosen,
      label,
      ...present({ digest: asset.digest })
    });
  }
  if (!look.tree) return void 0;
  const { path } = request.contract;
  const inTag = await atPath(world, github, http, from, path);
  if (inTag !== void 0) return found(place4, from, inTag.content, { ...chosen, label: inTag.label });
  const moved = look.moved ? await movedPlugin(world, github, http, from, request.contract) : void 0;
  if (moved === void 0) return void 0;
  const result = await found(place4, from, moved.content, { ...chosen, label: moved.label });
  const said2 = `${path} is compared with ${moved.label}, which is where the plugin ${request.contract.manifestName ?? ""} was.`;
  return { ...result, notes: [said2, ...result.notes ?? []] };
}
async function found({ request, http }, from, content, facts) {
  const { source, ...tag } = { source: request.spec, tag: from.name, ...present({ date: from.date, url: from.url }) };
  const notes2 = await versionNotes(content, from.name, facts.version);
  return { ...foundThere(content, http, { source, ...tag, ...facts }), ...notes2.length > 0 && { notes: notes2 } };
}
function readAsset({ world, github, http }, asset, label) {
  return oncePerRun(world, `asset ${asset.digest ?? asset.id}`, async () => {
    const request = apiRequest(github, `releases/assets/${asset.id}`, "application/octet-stream", `the ${label}`);
    const advice2 = (status) => permissionAdvice(status, "contents: read");
    const source = await openRemote(http, request, { label, world, advice: advice2, ...present({ digest: asset.digest }) });
    return readRemote(source, label, asset.digest);
  });
}
async function firstThatHolds(place4, choice) {
  const passed = [];
  const { candidates } = choice;
  for (const [index, from] of candidates.entries()) {
    const chosen = { version: from.version, why: whyThis(choice, passed), others: others(place4, choice, from, passed) };
    const look = { tree: index < TREES, moved: index < MOVED };
    const result = await openRelease(place4, from, chosen, look);
    if (result === void 0) {
      passed.push(from);
      continue;
    }
    const notes2 = [...choice.notes, ...passedNotes(place4, passed), ...result.notes ?? []];
    return { ...result, ...notes2.length > 0 && { notes: notes2 } };
  }
  return heldByNone(place4, choice);
}
function whyThis(choice, passed) {
  if (passed.length === 0) return choice.why;
  return `the highest that holds the contract, below ${passed[0]?.name ?? ""} (${choice.why})`;
}
function others(place4, choice, from, passed) {
  if (passed.length === 0) return choice.others;
  const out = new Set([from, ...passed].map(({ name }) => name));
  const without = passed.map(({ name }) => ({ name, why: `it does not hold ${wanted(place4.request)}` }));
  return [...without, ...choice.others.filter(({ name }) => !out.has(name))];
}
function passedNotes({ request }, passed) {
  const [first, second] = passed;
  if (first === void 0) return [];
  const names2 = second === void 0 ? first.name : `${first.name} and ${passed.length - 1} below it`;
  const verb = second === void 0 ? "does" : "do";
  return [
    `${names2} ${verb} not hold ${wanted(request)}, so the release before is compared. ${asWords(request, first)}`
  ];
}
function asWords(request, first) {
  const has = assetsInWords(first);
  return request.contract.kind === "plugin" && first.assets.length === 0 ? `Its tag has no file ${request.contract.path}.` : `Release ${has}.`;
}
function heldByNone(place4, choice) {
  const { request } = place4;
  const { path, kind } = request.contract;
  const [first, ...below] = choice.candidates;
  if (first === void 0) return { state: "none", source: request.spec, why: `no earlier release: ${choice.why}` };
  refuseMistypedAsset(request, choice.candidates);
  const looked = below.length > 0 ? `${first.name} and ${below.length} below it have` : `${first.name} has`;
  const attach = kind === "plugin" ? "If it had another name or place, say where with ref:<tag>:<path>" : "If it should be there, attach it to the releases or set the input asset";
  const note = `No earlier release holds ${wanted(request)}, so this is its first release and nothing was compared.`;
  return {
    state: "none",
    source: request.spec,
    why: `no earlier release holds this contract: ${looked} neither an asset ${wanted(request)} nor a file ${path}`,
    notes: [...choice.notes, `${note} ${asWords(request, first)} ${attach}.`]
  };
}
function refuseMistypedAsset(request, candidates) {
  const { asset, ...rest } = request;
  if (asset === void 0 || asset === "") return;
  for (const release2 of candidates) {
    const meant2 = assetOf(rest, release2)?.name ?? near(
      asset,
      release2.assets.map(({ name }) => name)
    );
    if (meant2 === void 0) continue;
    throw new ConfigError(
      `The input asset (${asset}) matches no asset of any release. ${assetsInWords(release2)}; did you mean ${meant2}?`
    );
  }
}

// src/sources/release/index.ts
var release = {
  forms: ["release", "release:<tag>"],
  takes: (spec) => spec === "release" || spec.startsWith("release:"),
  async fetch(request, world, http) {
    const place4 = { request, world, github: githubOf(world, request.spec), http };
    if (request.spec.startsWith("release:")) return named3(place4, request.spec.slice("release:".length));
    const choice = await chooseAmong(place4);
    return choice.chosen === void 0 ? nothing2(place4, choice) : firstThatHolds(place4, choice);
  }
};
async function named3(place4, tag) {
  if (tag === "") throw new ConfigError('baseline "release:": expected a tag behind the colon, such as release:v1.4.0');
  const from = await releaseNamed(place4, tag);
  const found2 = await openRelease(place4, from, { why: "asked for by its tag" });
  if (found2 !== void 0) return found2;
  const { request } = place4;
  throw new SourceError(
    `baseline ${request.spec}: the release has no asset ${wanted(request)}, and its tag no file ${request.contract.path} (${assetsInWords(from)}); attach the contract to the release, or name the asset with the input asset`
  );
}
async function releaseNamed({ world, github }, tag) {
  try {
    return await releaseOf(github, tag);
  } catch (error) {
    if (!(error instanceof StatusError && error.status === 404)) throw error;
    const tags = await listTags(world, github);
    if (tags.has(tag)) return { name: tag, bare: true, assets: [], ...present({ commit: tags.get(tag) }) };
    const meant2 = near(tag, tags.keys());
    throw meant2 === void 0 ? error : new StatusError(404, `${error.message}; did you mean release:${meant2}?`);
  }
}
async function chooseAmong(place4) {
  const { request, world, github } = place4;
  const releases = await listCandidates(world, github);
  const options = optionsOf(place4, releases);
  const choice = choose(releases, options);
  if (choice.found === "no-match") refuseHeld(request, await elsewhere(place4, releases));
  if (choice.found === "no-version") refuseUnreadable(request, releases);
  if (choice.chosen === void 0 || github.sha === void 0 || options.current !== void 0) return choice;
  const ancestor = await nearestAncestor(github, choice, github.sha);
  return ancestor === void 0 ? choice : choose(releases, { ...options, ancestors: [ancestor] });
}
function optionsOf({ request, github }, releases) {
  const { contract: contract2, tagPattern, prereleases } = request;
  const built = github.ref?.startsWith("refs/tags/") === true ? github.ref.slice("refs/tags/".length) : void 0;
  const commit = built === void 0 ? void 0 : github.sha;
  const here = new Set(releases.filter((one) => commit !== void 0 && one.commit === commit).map(({ name }) => name));
  return {
    current: parseCurrent(contract2.version) === void 0 ? void 0 : contract2.version,
    ...built !== void 0 && { built, trigger: "tag" },
    contract: contract2,
    tagPattern,
    prereleases,
    exclude: (name) => here.has(name) ? "its tag is on the commit under test" : void 0
  };
}
var ASKED = 10;
async function nearestAncestor(github, { candidates }, commit) {
  for (const { name } of candidates.slice(0, ASKED)) if (await isOnTheWay(github, name, commit)) return name;
  return void 0;
}
function refuseUnreadable({ spec }, releases) {
  const names2 = releases.filter(({ bare, draft }) => bare !== true && draft !== true).map(({ name }) => name);
  if (names2.length === 0) return;
  const some = names2.length > 3 ? `${names2.slice(0, 3).join(", ")} and ${names2.length - 3} more` : names2.join(", ");
  throw new SourceError(
    `baseline ${spec}: none of the releases has a tag that is a version such as v1.2.3 (${some}); name one with release:<tag>, or say with tag-pattern where the version stands`
  );
}
async function elsewhere(place4, releases) {
  const { tagPattern: _, ...options } = optionsOf(place4, releases);
  let choice;
  try {
    choice = choose(releases, options);
  } catch (error) {
    if (error instanceof ConfigError) return void 0;
    throw error;
  }
  const [first] = choice.candidates;
  return first !== void 0 && await openRelease(place4, first, {}) !== void 0 ? first : void 0;
}
function refuseHeld({ tagPattern = "", contract: contract2 }, held) {
  if (held === void 0) return;
  const tag = parseTag(held.name);
  const pattern = tag === void 0 ? held.name : patternOf([tag], tag.family);
  throw new ConfigError(
    `tag-pattern ${tagPattern} matches no tag, and ${held.name} holds ${contract2.path}. If that is its release, write tag-pattern: ${pattern}.`
  );
}
function nothing2({ request }, choice) {
  const { tagPattern = "" } = request;
  const unmatched = `tag-pattern ${tagPattern} matches no tag, so this is taken for the first release and nothing was compared.`;
  const notes2 = choice.found === "no-match" ? [unmatched] : [];
  return {
    state: "none",
    source: request.spec,
    why: `no earlier release: ${choice.why}`,
    ...notes2.length > 0 && { notes: notes2 }
  };
}

// src/sources/spec.ts
function showSpec(spec) {
  return /^https?:/i.test(spec) && URL.canParse(spec) ? shown(new URL(spec)) : withoutSecrets(spec);
}
function didYouMean(spec, words3) {
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(spec)?.[1];
  if (/,\s*\S/.test(spec)) return "It takes one source; give each contract its own in .berm-compat.json.";
  if (scheme !== void 0 && /^[A-Za-z]{2,}:\/\//.test(spec))
    return meant(`https://${showSpec(spec).replace(/^[^:]*:\/\//, "")}`);
  const host = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]+)?\//.test(spec) || /^localhost(?::[0-9]+)?\//.test(spec);
  if (host)
    return meant(/\.(?:wasm|json|abi|gz|zip)$/i.test(spec) ? `https://${showSpec(spec)}` : `oci:${showSpec(spec)}`);
  if (scheme !== void 0 && scheme.length > 1) {
    const word2 = near(scheme, [...words3, "https"]);
    return word2 === void 0 || word2 === scheme ? void 0 : meant(`${word2}:${showSpec(spec).slice(scheme.length + 1)}`);
  }
  if (!spec.includes("/") && parseTag(spec) !== void 0 && !/\.(?:wasm|json|abi)$/i.test(spec))
    return meant(`release:${spec}`);
  const word = near(spec, words3);
  return word === void 0 ? void 0 : meant(word);
}
function meant(spec) {
  return `Did you mean ${spec}?`;
}

// src/sources/index.ts
var ORIGINS = [release, ref, base, oci, bermd, artifact, file, https];
function isSource(spec) {
  return ORIGINS.some((one) => one.takes(spec));
}
async function fetchBaseline(request, world) {
  const spec = request.spec.trim();
  const known = ORIGINS.find((one) => one.takes(spec));
  const origin2 = known ?? await asFile(spec, world);
  return origin2.fetch({ ...request, spec }, world, world.http.child());
}
var WORDS = [...new Set(ORIGINS.flatMap(({ forms }) => forms).flatMap((form) => /^[a-z]+/.exec(form)?.[0] ?? []))];
async function asFile(spec, world) {
  const look = await world.files?.look(spec);
  if (look !== void 0 && look.state !== "missing") return file;
  const hint = didYouMean(spec, WORDS);
  const forms = ORIGINS.flatMap((one) => one.forms).join(", ");
  throw new ConfigError(
    hint === void 0 && /[./\\]/.test(spec) ? `baseline "${showSpec(spec)}": there is no such file. It is none of the known sources either: ${forms}` : `baseline "${showSpec(spec)}": neither a file nor a known source; expected ${forms}, or the path of a file` + (hint === void 0 ? "" : `. ${hint}`)
  );
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
var MORE3 = "\u2026";
function excerpt({ value, at: at2 }) {
  const way = wayTo(value, at2 ?? "");
  const short = jsonText(value).length <= WHOLE;
  if (way.length === 0) return [{ text: short ? jsonText(value) : brief(value, SPOT + WHOLE), mark: false }];
  const shown3 = way.slice(-STEPS);
  const spot = shown3.at(-1)?.value ?? null;
  const frames = shown3.map((step) => frame(step, short));
  const [before, after] = frames.reduce(([open3, close], [left, right]) => [open3 + left, right + close], ["", ""]);
  const lead = way.length > shown3.length ? `${MORE3} ` : "";
  return [
    { text: lead + before, mark: false },
    { text: short ? jsonText(spot) : brief(spot, SPOT), mark: true },
    { text: after, mark: false }
  ];
}
function excerptText(pieces) {
  return pieces.map(({ text: text3 }) => text3).join("");
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
    const items = within.map((item2) => whole4 ? jsonText(item2) : MORE3);
    const [before2, after2] = whole4 ? [items.slice(0, index), items.slice(index + 1)] : [index > 0 ? [MORE3] : [], index + 1 < within.length ? [MORE3] : []];
    return [`[${before2.map((item2) => `${item2}, `).join("")}`, `${after2.map((item2) => `, ${item2}`).join("")}]`];
  }
  const names2 = Object.keys(within);
  const written = (name) => `${nameText(name)}: ${jsonText(member(within, name))}`;
  const [before, after] = whole4 ? [names2.slice(0, names2.indexOf(token)).map(written), names2.slice(names2.indexOf(token) + 1).map(written)] : [[], names2.length > 1 ? [MORE3] : []];
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
      parts.push(MORE3);
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
function subjectText(subject2) {
  return isWhole(subject2) ? subject2.type : `${subject2.type} ${subject2.name}`;
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
  const others2 = baseline2.state === "found" ? baseline2.others ?? [] : [];
  const shown3 = others2.slice(0, limit).map(({ name, why }) => `${name} (${why})`);
  return others2.length === 0 ? "" : `Passed over: ${list(others2.length > limit ? [...shown3, `${others2.length - limit} more`] : shown3)}.`;
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
      if (contract2.alone === true)
        return `no error found${withWarnings(counts2.warnings)} (no code was compiled or run)`;
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
function reportTitle(report) {
  const [only, ...more] = report.contracts;
  if (only === void 0) return "no contract";
  return more.length === 0 ? contractTitle(only) : `${report.contracts.length} contracts: ${sumUp(report)}`;
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
function whatNow(report) {
  return [forceText(report), proceedText(report), versionText(report)].filter((text3) => text3 !== "").join(" ");
}
function proceedText(report) {
  if (!report.contracts.some(({ verdict: verdict2, counts: counts2 }) => verdict2 === "refused" && counts2.blocking > 0)) return "";
  const accept = "accept single changes: their details hold the command";
  return report.forceLabel === void 0 || report.force !== void 0 ? `To release anyway, ${accept}.` : `To merge anyway, set the label \`${report.forceLabel}\` (needs triage permission) or ${accept}.`;
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
function forceText(report) {
  const { force } = report;
  if (force === void 0 || !report.contracts.some(({ verdict: verdict2 }) => verdict2 === "forced")) return "";
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
  return [...grouped(findings2, ({ subject: subject2 }) => `${subject2.type} ${subject2.name}`).values()];
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
  return problems2.some(({ level }) => level === "error") ? "Errors" : "Lints";
}
function isUnchanged(contract2) {
  return contract2.verdict === "compatible" && contract2.alone !== true && contract2.findings.length === 0 && contract2.problems.length === 0 && contract2.deploy.length === 0;
}
function orderContracts(report) {
  const weight = {
    error: 0,
    invalid: 1,
    refused: 2,
    forced: 3,
    reported: 4,
    "first-release": 5,
    compatible: 6
  };
  return report.contracts.toSorted((a, b) => weight[a.verdict] - weight[b.verdict]);
}

// src/report/docs.ts
var PAGES2 = "https://github.com/berm/compat-action/blob/v1/docs";
var COMMAND = "npx github:berm/compat-action#v1";
function docsUrl(folder, id2) {
  return `${PAGES2}/${folder}/${urlPart(id2)}.md`;
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
  const LIMIT4 = truncationOptions.limit ?? Infinity;
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
  let truncationLimit = Math.max(0, LIMIT4 - ELLIPSIS_WIDTH);
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
        if (width + widthExtra > LIMIT4) {
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
        if (width + widthExtra > LIMIT4) {
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
    ellipsed: truncationEnabled && LIMIT4 >= ELLIPSIS_WIDTH
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
  const parts = path.split("/");
  return [parts.slice(-2).join("/"), parts.at(-1) ?? ""].map((name) => plain(`${name}:${line2}`));
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
  const row2 = (name, text3) => `${" ".repeat(INDENT + 2)}${paint.faint(name.padEnd(6))} ${plain(text3)}`;
  const { location } = finding2;
  const where = location === void 0 ? [] : [row2("where", `${location.path}:${location.line}`)];
  const command = finding2.level === "break" || finding2.level === "undecided" ? [row2("accept", acceptCommand(finding2.fingerprint))] : [];
  return [...lines2, ...where, ...command];
}

// src/report/text/index.ts
function renderText(report, options = {}) {
  const page2 = pageOf(options);
  const contracts = orderContracts(report);
  const several = contracts.length > 1;
  const unchanged = several ? contracts.filter(isUnchanged) : [];
  const todo = whatNow(report);
  const blocks = [
    ...contracts.filter((contract2) => !unchanged.includes(contract2)).map((contract2) => contractBlock(contract2, page2)),
    unchanged.length === 0 ? "" : item(page2.paint.good("\u2713"), plain(`unchanged: ${unchanged.map((one) => headline(one)).join(", ")}`), 0, page2),
    notes(report, page2),
    todo === "" ? "" : item(page2.paint.strong("\u2192"), sentence2(todo, page2), 0, page2),
    lastLine(report, page2)
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
      ...findings2.slice(0, 1).map(({ subject: subject2 }) => item("", paint.strong(plain(subjectText(subject2))), 2, page2)),
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
function notes(report, page2) {
  const all = [
    ...report.notes,
    ...report.contracts.flatMap(
      ({ name, notes: own }) => own.map((note) => report.contracts.length > 1 ? `${name}: ${note}` : note)
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
function renderJson(report) {
  return `${jsonText(shared(report), 2)}
`;
}
var jsonForm = {
  id: "json",
  file: "report.json",
  about: "everything; its schema is report.schema.json",
  artifact: true,
  render: renderJson
};
function shared(report) {
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
  const contracts = report.contracts.map((contract2) => ({
    ...contract2,
    findings: contract2.findings.map(
      (finding2) => finding2.callers === void 0 ? finding2 : { ...finding2, callers: placeOf(finding2.callers) }
    )
  }));
  return { ...report, contracts, ...lists.length > 0 && { callers: lists } };
}
function unshared({ callers = [], ...report }) {
  return {
    ...report,
    contracts: report.contracts.map((contract2) => ({
      ...contract2,
      findings: contract2.findings.map(({ callers: place4, ...finding2 }) => {
        const list3 = place4 === void 0 ? void 0 : callers[place4];
        return list3 === void 0 ? finding2 : { ...finding2, callers: list3 };
      })
    }))
  };
}

// src/report/schema-words.ts
var text2 = { type: "string" };
var flag = { type: "boolean" };
var yes = { const: true };
var MOST = Number.MAX_SAFE_INTEGER;
var number = { type: "number", minimum: -MOST, maximum: MOST };
var whole2 = { type: "integer", minimum: 0, maximum: MOST };
var ordinal = { type: "integer", minimum: 1, maximum: MOST };
var pointerText = { type: "string", pattern: "^(?:/|$)" };
var oneOf = (...values) => ({ enum: values });
var list2 = (items) => ({ type: "array", items });
var ref2 = (name) => ({ $ref: `#/$defs/${name}` });
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
  subject: ref2("subject"),
  audience: said(oneOf("callers", "host"), "host: only the host calls this tool."),
  "proof?": oneOf("witness", "structure", "rule"),
  "baseline?": said(pointerText, "JSON Pointer into the baseline."),
  "current?": said(pointerText, "JSON Pointer into the current contract."),
  "place?": said(
    object({ part: oneOf("arguments", "result", "data", "configuration"), path: text2 }),
    "Where in its subject it lies, as a person would type it."
  ),
  "before?": text2,
  "after?": text2,
  message: said(text2, "What changed, as a short clause: the subject and the versions stand around it."),
  "remedy?": text2,
  "witness?": said(
    object({ value: {}, "at?": said(pointerText, "The spot in the value that the reader refuses.") }),
    "A value that the writer may send and the reader refuses. Integers keep all their digits."
  ),
  "reason?": said(text2, "Of something that could not be decided: why."),
  "cause?": said(
    { type: "object", properties: { code: text2 }, required: ["code"] },
    "The same as data: a code and its parts."
  ),
  "renamedTo?": said(text2, "The name that what was removed probably has now."),
  "hits?": list2(oneOf("flows", "operators", "clients", "model")),
  "shows?": oneOf("load", "parse", "run time", "silent"),
  "also?": list2(pointerText),
  fingerprint,
  blocking: said(flag, "Whether it fails the run: nothing lifts it."),
  because: said(text2, "Why it blocks or does not."),
  "callers?": said(whole2, "Who called what breaks: a place in the list `callers` of the report."),
  "origin?": said(oneOf("here", "base"), "base: already on the base branch."),
  "accepted?": object({
    reason: text2,
    "expires?": text2,
    "here?": said(yes, "The pull request itself brings the entry.")
  }),
  "proposed?": said(
    object({ reason: text2, "expires?": text2 }),
    "An entry that a fork brings: it lifts nothing until it is on the base branch."
  ),
  "consumers?": said(
    list2(object({ path: text2, "line?": ordinal, "column?": ordinal })),
    "Documents of the repository that it breaks."
  ),
  "sinceLabel?": said(yes, "First seen in a push after the force label was applied."),
  "location?": ref2("location")
});
var subject = object({ type: oneOf("tool", "event", "program", "plugin", "component", "file"), name: text2 });
var problem = object({
  level: oneOf("error", "warning", "notice"),
  rule: said(id, "Id of the rule; docs/rules/<rule>.md explains it."),
  message: text2,
  "pointer?": pointerText,
  "offset?": said(whole2, "Byte offset in the file."),
  "line?": ordinal,
  "column?": ordinal,
  "expected?": text2,
  "received?": text2,
  "location?": ref2("location")
});
var baseline = {
  oneOf: [
    object({
      state: oneOf("found"),
      source: text2,
      label: text2,
      "version?": text2,
      "tag?": text2,
      "digest?": text2,
      "date?": text2,
      "url?": text2,
      "why?": text2,
      "others?": list2(object({ name: text2, why: text2 })),
      "cost?": object({ bytes: whole2, requests: whole2 })
    }),
    object({
      state: said(oneOf("none"), "There is no earlier release, and that is certain."),
      source: text2,
      why: text2
    }),
    object({ state: said(oneOf("failed"), "It could not be fetched or read."), source: text2, why: text2 })
  ]
};
var usage = {
  oneOf: [
    object({
      state: oneOf("answered"),
      url: text2,
      program: text2,
      rows: list2(
        object({
          kind: oneOf("tool", "event"),
          item: text2,
          source: oneOf("service", "account", "app", "anonymous", "stripe"),
          caller: text2,
          outcome: oneOf("done", "failed", "denied", "refused"),
          calls: number,
          last: number,
          "public?": flag
        })
      ),
      coversEvents: flag,
      wakes: list2(object({ tool: text2, arguments: {}, "due?": number, "by?": text2 })),
      crons: { type: "object", additionalProperties: text2 },
      notes: list2(text2),
      "missing?": said(
        object({ programs: list2(text2), secrets: list2(text2) }),
        "What the contract declares and this host does not have."
      )
    }),
    object({ state: oneOf("not-deployed"), url: text2, program: text2 }),
    object({ state: oneOf("failed"), url: text2, program: text2, why: text2 })
  ]
};
var counts = object({
  breaks: whole2,
  blocking: said(whole2, "Breaks and undecided places that block."),
  undecided: whole2,
  warnings: whole2,
  notices: whole2,
  internal: whole2,
  errors: whole2
});
var contract = object({
  name: text2,
  path: said(text2, "As given, relative to the working directory, with /."),
  kind: said(id, "image, section, idl, plugin \u2026; unknown for what is no contract."),
  verdict: ref2("verdict"),
  current: object({ "version?": text2, "digest?": text2, "size?": whole2 }),
  baseline: ref2("baseline"),
  problems: list2(ref2("problem")),
  findings: list2(ref2("finding")),
  usage: list2(ref2("usage")),
  deploy: list2(
    object({
      url: text2,
      program: text2,
      status: said(whole2, "HTTP status; 0: not known."),
      answer: text2,
      line: said(text2, "The request line that the deploy needs."),
      "withLine?": said(object({ status: whole2, answer: text2 }), "What that line would be answered.")
    })
  ),
  counts: ref2("counts"),
  requiredBump: oneOf("major", "minor", "patch", "none"),
  "bumpEnough?": flag,
  "failure?": said(
    object({ fault: oneOf("configuration", "source", "bug"), message: text2 }),
    "What kept this contract from being judged."
  ),
  "alone?": said(yes, "Validated on its own; there was nothing to compare it with, on purpose."),
  "offers?": said(list2(ref2("subject")), "Of a first release: what callers may use of it."),
  "publishes?": said(list2(text2), "Tools that became public and must be confirmed at deploy."),
  "consumers?": said(
    list2(object({ path: text2, state: oneOf("works", "broken", "failing", "unknown", "gone"), "why?": text2 })),
    "Documents of the repository that use this contract."
  ),
  notes: list2(text2)
});
var REPORT_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://berm.dev/compat/report-1.json",
  title: "Report of berm-compat",
  description: "What the gate found out about every contract of a run. A later version of this format has another version number.",
  ...object({
    schema: oneOf("https://berm.dev/compat/report-1.json"),
    version: oneOf(1),
    generator: object({ name: oneOf("berm-compat"), version: text2 }),
    verdict: ref2("verdict"),
    exitCode: said(
      oneOf(0, 1, 2, 3, 4, 70),
      "0 passes, 1 refused, 2 invalid contract, 3 usage or configuration, 4 a source could not be read, 70 our own fault."
    ),
    contracts: list2(ref2("contract")),
    counts: ref2("counts"),
    "force?": object({
      by: oneOf("label", "input"),
      "label?": text2,
      "actor?": text2,
      "at?": text2,
      covers: oneOf("pull-request", "findings")
    }),
    "callers?": said(
      list2(
        list2(object({ url: text2, source: text2, caller: text2, calls: number, last: said(number, "Epoch seconds.") }))
      ),
      "Lists of callers, most calls first; findings name theirs by its place."
    ),
    "forceLabel?": said(text2, "The label that would let breaks through."),
    "rules?": said(
      list2(object({ option: text2, value: text2, from: oneOf("inputs", "file"), "contract?": text2 })),
      "The options in force that are not the defaults."
    ),
    "rulesChanged?": said(
      list2(object({ option: text2, "contract?": text2, "before?": text2, "after?": text2 })),
      "What the pull request changes of them: it takes effect once it is merged."
    ),
    notes: list2(text2)
  }),
  $defs: {
    verdict,
    location: object({
      path: said(repositoryPath, "Relative to the repository, with /."),
      line: ordinal,
      "column?": ordinal
    }),
    finding,
    subject,
    problem,
    baseline,
    usage,
    counts,
    contract
  }
};

// src/report/parse.ts
var LIMIT3 = 64 * 1024 * 1024;
function parseReport(text3) {
  if (text3.length > LIMIT3) throw new ContractError("report", `The report is larger than ${LIMIT3} characters.`);
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
function annotations(report) {
  const all = report.contracts.flatMap((contract2) => [
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
  return orderFindings(contract2.findings).filter((finding2) => finding2.level !== "notice").flatMap((finding2) => {
    const about = {
      level: annotationLevel(finding2, contract2),
      title: `${contract2.name}: ${subjectText(finding2.subject)}: ${finding2.kind}`,
      message: messageOf(finding2)
    };
    return [{ ...about, ...place(finding2) }, ...documents(finding2, about)];
  });
}
function documents({ consumers: consumers2 = [] }, about) {
  return consumers2.slice(0, 5).map(({ path, line: line2 = 1, column }) => ({
    ...about,
    location: { path, line: line2, ...column !== void 0 && { column } }
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
function renderBadge(report) {
  const failed = report.verdict === "error";
  return `${jsonText(
    {
      schemaVersion: 1,
      label: "compatibility",
      message: message(report),
      color: failed ? "lightgrey" : COLOURS[TONES[report.verdict]],
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
function subjectTitle({ subject: subject2 }) {
  return isWhole(subject2) ? subject2.type : `${subject2.type} ${cellSpan(shorten(subject2.name, 120))}`;
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
function shortPlace(location, links) {
  if (location === void 0 || links !== void 0) return place2(location, links);
  return place2({ ...location, path: location.path.split("/").slice(-2).join("/") }, links);
}
function users(finding2, links) {
  const documents2 = (finding2.consumers ?? []).map(({ path, line: line2 = 1 }) => `breaks ${place2({ path, line: line2 }, links)}`);
  const callers = callerTexts(finding2).map(
    ({ name, use }) => `${cellSpan(shorten(name, 60))} (${markdown(use, false)})`
  );
  return [documents2, callers].flatMap((texts) => texts.length <= 2 ? texts : [...texts.slice(0, 2), `${texts.length - 2} more`]).join("<br>");
}

// src/report/changelog.ts
var TITLES2 = {
  breaking: "Breaking",
  added: "Added",
  changed: "Changed",
  deprecated: "Deprecated"
};
var ORDER2 = ["breaking", "added", "changed", "deprecated"];
function renderChangelog(report) {
  return `${report.contracts.map(contractNotes).join("\n\n")}
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
      return ["First release.", ...offered(contract2)];
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
function offered({ offers = [] }) {
  const lines2 = offers.slice(0, 500).map(({ type, name }) => `- ${type} ${codeSpan(shorten(name, 120))}`);
  const rest = offers.length > lines2.length ? [`- and ${offers.length - lines2.length} more`] : [];
  return lines2.length === 0 ? [] : [`### ${TITLES2.added}

${[...lines2, ...rest].join("\n")}`];
}
function part(id2, findings2) {
  const lines2 = bySubject(findings2.filter((finding2) => classOf(finding2) === id2)).flatMap((group) => group.map(line));
  return lines2.length === 0 ? "" : `### ${TITLES2[id2]}

${lines2.join("\n")}`;
}
function line(finding2) {
  const { subject: subject2 } = finding2;
  const name = isWhole(subject2) ? "" : `${subject2.type} ${codeSpan(shorten(subject2.name, 120))}: `;
  return `- ${name}${prose(changeText(finding2), 300)}`;
}

// src/report/github.ts
var COMMAND_LIMIT = 10;
var COMMANDS = { failure: "error", warning: "warning", notice: "notice" };
function renderGithub(report) {
  const all = annotations(report);
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
  return text3.match(/"(?:[^"\\]|\\.)*"|[\p{L}\p{N}_.-]+|\s+|[^]/gu) ?? [];
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
var LONGEST4 = 2e4;
var LINE = 72;
var DEEPEST = 60;
function markedJson(value, at2) {
  const out = { pieces: [], left: LONGEST4 };
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
  const documents2 = (finding2.consumers ?? []).map(({ path, line: line2 = 1 }) => place3({ path, line: line2 }, links));
  return joined([
    callers.length === 0 ? "" : `<p class="small">Used by ${few(callers, 10).join(", ")}</p>`,
    documents2.length === 0 ? "" : `<p class="small">Breaks ${few(documents2, 10).join(", ")}</p>`
  ]);
}
function details(finding2, id2, contract2) {
  const whole4 = wholeExample(finding2);
  const because = finding2.blocking ? becauseText(finding2, contract2) : "";
  const accepts = finding2.level === "break" || finding2.level === "undecided";
  return joined([
    sides(finding2),
    whole4,
    finding2.reason === void 0 ? "" : `<p>${prose2(finding2.reason)}</p>`,
    hitsText(finding2) === "" ? "" : `<p>${html(hitsText(finding2))}</p>`,
    because === "" ? "" : `<p>Blocking: ${prose2(because)}</p>`,
    finding2.renamedTo === void 0 ? "" : `<p>It is probably <code>${html(finding2.renamedTo)}</code> now.</p>`,
    finding2.remedy === void 0 ? "" : `<p class="fix">${prose2(finding2.remedy)}</p>`,
    accepts ? `<pre>${html(acceptCommand(finding2.fingerprint))}</pre>` : "",
    `<p class="small faint">${docsLink2("kinds", finding2.kind)} \xB7 <a href="#${html(id2)}">${html(finding2.fingerprint)}</a></p>`
  ]);
}
function wholeExample({ witness }) {
  if (witness === void 0 || excerptText(excerpt(witness)) === jsonText(witness.value)) return "";
  return `<pre>${marked(markedJson(witness.value, witness.at))}</pre>`;
}
function sides({ before, after }) {
  if (before === void 0 && after === void 0) return "";
  const [old, now] = before === void 0 || after === void 0 ? [whole3(before), whole3(after)] : difference(shorten(before, SIDE), shorten(after, SIDE));
  return `<div class="sides"><div><h5>before</h5><pre>${side(old, "del")}</pre></div><div><h5>now</h5><pre>${side(now, "ins")}</pre></div></div>`;
}
function whole3(text3) {
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
  const others2 = baseline2.state === "found" ? baseline2.others ?? [] : [];
  const passed = others2.length === 0 ? "" : `<p>Releases passed over:</p><ul>${others2.slice(0, 200).map(({ name, why }) => `<li>${html(`${name}: ${why}`)}</li>`).join("")}</ul>`;
  return rows.length === 0 ? "" : folded2("Baseline and version", `<dl>${rows.join("")}</dl>${passed}`);
}

// src/report/html/page.client.js
var page_client_default = "/**\n * What the report's page does besides being read: filters, the keyboard, deep links, printing whole. It is put into\n * the page as it stands here, runs in the browser, loads nothing, and writes no text of a contract as HTML.\n */\n'use strict';\n(() => {\n  const root = document.documentElement;\n  const all = [...document.querySelectorAll('.finding')];\n  const groups = [...document.querySelectorAll('[data-group]')];\n  const links = [...document.querySelectorAll('.tree a[data-of]')];\n  const search = document.querySelector('input[type=search]');\n  const boxes = [...document.querySelectorAll('.chips input')];\n  if (search === null) return;\n\n  /** Under which entry of the index each finding stands. */\n  const subjects = new Map(all.map((finding) => [finding, finding.closest('[data-in]')?.dataset.in]));\n  /** Made when it is first needed: the text of each finding, in lower case. */\n  let texts;\n  let current = -1;\n\n  const shown = () => all.filter((finding) => !finding.hidden);\n\n  const filter = () => {\n    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);\n    const off = new Set(boxes.filter((box) => !box.checked).map((box) => box.value));\n    const only = boxes.some((box) => box.value === 'blocking' && box.checked);\n    if (words.length > 0 && texts === undefined)\n      texts = new Map(all.map((finding) => [finding, `${finding.dataset.about} ${finding.textContent}`.toLowerCase()]));\n    const counts = new Map();\n    for (const finding of all) {\n      finding.hidden =\n        off.has(finding.dataset.level) ||\n        (only && !finding.classList.contains('blocking')) ||\n        words.some((word) => !texts.get(finding).includes(word));\n      const subject = subjects.get(finding);\n      if (!finding.hidden) counts.set(subject, (counts.get(subject) ?? 0) + 1);\n    }\n    for (const group of groups) group.hidden = group.querySelector('.finding:not([hidden])') === null;\n    for (const link of links) {\n      const count = counts.get(link.dataset.of) ?? 0;\n      link.hidden = count === 0;\n      link.lastElementChild.textContent = String(count);\n    }\n    document.body.classList.toggle('nothing', all.length > 0 && shown().length === 0);\n    current = -1;\n  };\n\n  const go = (step) => {\n    const visible = shown();\n    if (visible.length === 0) return;\n    const from = visible.indexOf(document.activeElement?.closest('.finding') ?? all[current]);\n    const next = visible[Math.min(visible.length - 1, Math.max(0, from === -1 ? 0 : from + step))];\n    current = all.indexOf(next);\n    next.focus({ preventScroll: true });\n    next.scrollIntoView({ block: 'nearest' });\n  };\n\n  const toggle = () => {\n    const details = all[current]?.querySelector('details');\n    if (details) details.open = !details.open;\n  };\n\n  /** A link to a finding shows it, opened, whatever is filtered. */\n  const follow = () => {\n    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));\n    if (!target?.classList.contains('finding')) return;\n    if (target.hidden) {\n      search.value = '';\n      for (const box of boxes) box.checked = box.value !== 'blocking';\n      filter();\n    }\n    const details = target.querySelector('details');\n    if (details) details.open = true;\n    current = all.indexOf(target);\n    target.scrollIntoView({ block: 'center' });\n  };\n\n  document.addEventListener('keydown', (event) => {\n    if (event.ctrlKey || event.metaKey || event.altKey) return;\n    const typing = event.target === search;\n    if (event.key === 'Escape' && typing) {\n      search.value = '';\n      filter();\n      search.blur();\n    } else if (typing && event.key === 'Enter') {\n      search.blur();\n      go(0);\n    } else if (typing || event.target.closest?.('input, summary, a')) return;\n    else if (event.key === '/') search.focus();\n    else if (event.key === 'j') go(1);\n    else if (event.key === 'k') go(-1);\n    else if (event.key === 'Enter') toggle();\n    else return;\n    event.preventDefault();\n  });\n  search.addEventListener('input', filter);\n  for (const box of boxes) box.addEventListener('change', filter);\n  addEventListener('hashchange', follow);\n\n  /** Paper has no folds. What was closed is closed again behind it. */\n  let closed = [];\n  addEventListener('beforeprint', () => {\n    closed = [...document.querySelectorAll('details:not([open])')];\n    for (const details of closed) details.open = true;\n  });\n  addEventListener('afterprint', () => {\n    for (const details of closed) details.open = false;\n  });\n\n  root.classList.add('live');\n  const index = document.querySelector('.index details');\n  if (index !== null && matchMedia('(min-width: 60rem)').matches) index.open = true;\n  follow();\n  root.dataset.ready = String(Math.round(performance.now()));\n})();\n";

// src/report/html/page.css
var page_default = ":root {\n  color-scheme: light dark;\n  --paper: #faf9f6;\n  --card: #fff;\n  --ink: #1d2126;\n  --faint: #5b6572;\n  --line: #e0ddd5;\n  --bad: #b3261e;\n  --bad-soft: #fbe9e7;\n  --warn: #805300;\n  --warn-soft: #fcf1d6;\n  --good: #1d6b3a;\n  --good-soft: #e2f3e8;\n  --code: #f2f0ea;\n  --link: #0b57a4;\n  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --paper: #14171b;\n    --card: #1b1f25;\n    --ink: #e6e8eb;\n    --faint: #9aa4b1;\n    --line: #30363e;\n    --bad: #ff8f85;\n    --bad-soft: #43201f;\n    --warn: #f0c060;\n    --warn-soft: #392d13;\n    --good: #7fd79b;\n    --good-soft: #16331f;\n    --code: #262b32;\n    --link: #8cc4ff;\n  }\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 1rem;\n}\nbody {\n  margin: 0;\n  background: var(--paper);\n  color: var(--ink);\n  font:\n    15px/1.5 system-ui,\n    -apple-system,\n    'Segoe UI',\n    Roboto,\n    sans-serif;\n}\na {\n  color: var(--link);\n}\n.page {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  max-width: 84rem;\n  margin: 0 auto;\n  padding: 0 1rem 3rem;\n}\nheader {\n  padding: 1.6rem 0 1rem;\n}\nh1 {\n  font-size: 1.5rem;\n  line-height: 1.25;\n  margin: 0;\n  overflow-wrap: break-word;\n}\nh2 {\n  font-size: 1.2rem;\n  line-height: 1.3;\n  margin: 0;\n  overflow-wrap: break-word;\n}\nh3 {\n  font-size: 0.82rem;\n  font-weight: 650;\n  letter-spacing: 0.04em;\n  text-transform: uppercase;\n  color: var(--faint);\n  margin: 1.4rem 0 0;\n}\n.contract > :first-child h3 {\n  margin-top: 0;\n}\nh4 {\n  font-size: 1rem;\n  margin: 0.9rem 0 0.25rem;\n  overflow-wrap: break-word;\n}\np {\n  margin: 0.3rem 0;\n  overflow-wrap: break-word;\n}\n.todo {\n  max-width: 60rem;\n  margin: 0.6rem 0 0;\n}\n.bad {\n  color: var(--bad);\n}\n.warn {\n  color: var(--warn);\n}\n.good {\n  color: var(--good);\n}\n.faint {\n  color: var(--faint);\n}\n.small {\n  font-size: 0.87rem;\n}\ncode,\npre {\n  font-family: var(--mono);\n  font-size: 0.87em;\n  background: var(--code);\n  border-radius: 0.3rem;\n}\ncode {\n  padding: 0.08em 0.35em;\n  overflow-wrap: anywhere;\n}\npre {\n  margin: 0.4rem 0;\n  padding: 0.5rem 0.7rem;\n  overflow-x: auto;\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\nmark {\n  background: var(--bad-soft);\n  color: var(--bad);\n  font-weight: 650;\n  border-radius: 0.2rem;\n  padding: 0 0.1em;\n}\ntable {\n  border-collapse: collapse;\n  width: 100%;\n  margin: 0.4rem 0 0.8rem;\n}\nth,\ntd {\n  text-align: left;\n  vertical-align: top;\n  padding: 0.35rem 0.8rem 0.35rem 0;\n  border-bottom: 1px solid var(--line);\n}\nth {\n  color: var(--faint);\n  font-weight: 550;\n}\ndl {\n  display: grid;\n  grid-template-columns: max-content minmax(0, 1fr);\n  gap: 0.15rem 1rem;\n  margin: 0.5rem 0 0;\n}\ndt {\n  color: var(--faint);\n}\ndd {\n  margin: 0;\n  overflow-wrap: anywhere;\n}\nul {\n  margin: 0.3rem 0;\n  padding-left: 1.2rem;\n}\nsummary {\n  cursor: pointer;\n}\n\n/* The index: on top on a narrow screen, beside the report on a wide one. */\n.index {\n  position: sticky;\n  top: 0;\n  z-index: 1;\n  background: var(--paper);\n  padding: 0.5rem 0;\n  border-bottom: 1px solid var(--line);\n}\n.controls {\n  display: none;\n}\n.live .controls {\n  display: block;\n}\n.live .chips {\n  display: flex;\n}\n.index input[type='search'] {\n  width: 100%;\n  font: inherit;\n  color: inherit;\n  background: var(--card);\n  border: 1px solid var(--line);\n  border-radius: 0.4rem;\n  padding: 0.35rem 0.6rem;\n}\n.chips {\n  flex-wrap: wrap;\n  gap: 0.25rem 0.9rem;\n  margin: 0.2rem 0 0.5rem;\n  padding: 0;\n  border: 0;\n  font-size: 0.9rem;\n}\n.chips label {\n  white-space: nowrap;\n}\n.keys {\n  display: none;\n}\n.index details > summary {\n  font-weight: 600;\n  padding: 0.25rem 0;\n}\n.index ol {\n  list-style: none;\n  margin: 0;\n  padding: 0;\n}\n.index ol ol {\n  padding-left: 0.8rem;\n}\n.index .tree {\n  max-height: 45vh;\n  overflow-y: auto;\n}\n.index .tree a {\n  display: flex;\n  justify-content: space-between;\n  gap: 0.6rem;\n  color: inherit;\n  text-decoration: none;\n  padding: 0.1rem 0.3rem;\n  border-radius: 0.25rem;\n}\n.index .tree a:hover {\n  background: var(--code);\n}\n.index .tree a span:first-child {\n  min-width: 0;\n  overflow: hidden;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n\n.contract {\n  background: var(--card);\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  padding: 1rem 1.1rem;\n  margin: 1rem 0 0;\n  min-width: 0;\n}\n.finding {\n  border-left: 3px solid var(--line);\n  padding: 0.25rem 0 0.35rem 0.8rem;\n  margin: 0.35rem 0;\n  scroll-margin: 6rem;\n  content-visibility: auto;\n  contain-intrinsic-size: auto 4.5rem;\n}\n.finding.blocking {\n  border-color: var(--bad);\n}\n.finding:focus,\n.finding:target {\n  outline: 2px solid var(--link);\n  outline-offset: 2px;\n  border-radius: 0.2rem;\n}\n.change {\n  display: flex;\n  flex-wrap: wrap;\n  justify-content: space-between;\n  gap: 0 1rem;\n  margin: 0;\n}\n.change > :first-child {\n  min-width: 0;\n  font-weight: 550;\n}\n.change > :last-child {\n  font-size: 0.87rem;\n  overflow-wrap: anywhere;\n}\n.finding > details > summary {\n  color: var(--faint);\n  padding: 0.1rem 0;\n}\n.sides {\n  display: grid;\n  grid-template-columns: repeat(2, minmax(0, 1fr));\n  gap: 0.6rem;\n  margin: 0.4rem 0;\n}\n.sides h5 {\n  font-size: 0.8rem;\n  font-weight: 550;\n  color: var(--faint);\n  margin: 0;\n}\n.sides pre {\n  margin: 0.1rem 0 0;\n}\n.sides del {\n  background: var(--bad-soft);\n  color: var(--bad);\n  text-decoration: none;\n  border-radius: 0.2rem;\n}\n.sides ins {\n  background: var(--good-soft);\n  color: var(--good);\n  text-decoration: none;\n  border-radius: 0.2rem;\n}\n.fix::before {\n  content: '\u2192 ';\n  color: var(--good);\n}\n.empty {\n  display: none;\n}\n.live .nothing .empty {\n  display: block;\n}\nfooter {\n  color: var(--faint);\n  font-size: 0.85rem;\n  margin-top: 1.5rem;\n}\n[hidden] {\n  display: none !important;\n}\n\n@media (max-width: 40rem) {\n  .sides {\n    grid-template-columns: minmax(0, 1fr);\n  }\n  .contract {\n    padding: 0.8rem 0.7rem;\n  }\n  h1 {\n    font-size: 1.25rem;\n  }\n  dl {\n    grid-template-columns: minmax(0, 1fr);\n    gap: 0;\n  }\n  dd {\n    margin-bottom: 0.3rem;\n  }\n}\n@media (min-width: 60rem) {\n  .page {\n    grid-template-columns: 17rem minmax(0, 1fr);\n    column-gap: 2rem;\n    padding: 0 1.5rem 3rem;\n  }\n  header,\n  footer {\n    grid-column: 1 / -1;\n  }\n  .index {\n    align-self: start;\n    max-height: 100vh;\n    overflow-y: auto;\n    border: 0;\n    padding: 1rem 0;\n  }\n  .index .tree {\n    max-height: none;\n    overflow: visible;\n  }\n  .finding {\n    scroll-margin: 1rem;\n  }\n  .live .keys {\n    display: block;\n    font-size: 0.8rem;\n    margin-top: 0.5rem;\n  }\n}\n\n@media print {\n  :root {\n    color-scheme: light;\n    --paper: #fff;\n    --card: #fff;\n    --ink: #000;\n    --faint: #444;\n    --line: #bbb;\n    --bad: #9b1c15;\n    --bad-soft: #fbe9e7;\n    --good: #1d6b3a;\n    --good-soft: #e2f3e8;\n    --code: #f4f4f4;\n    --link: #000;\n  }\n  body {\n    font-size: 10pt;\n  }\n  .page {\n    display: block;\n    padding: 0;\n  }\n  .index {\n    display: none;\n  }\n  .contract {\n    border: 0;\n    padding: 0;\n  }\n  .finding {\n    content-visibility: visible;\n    break-inside: avoid;\n  }\n  [hidden] {\n    display: revert !important;\n  }\n  .empty {\n    display: none !important;\n  }\n  details::details-content {\n    content-visibility: visible;\n    display: block;\n    block-size: auto;\n  }\n  .finding > details > summary {\n    list-style: none;\n  }\n}\n";

// src/report/html/index.ts
function renderHtml(report, options = {}) {
  const contracts = orderContracts(report);
  const idOf = idsOf(contracts);
  const title = reportTitle(report);
  const todo = whatNow(report);
  const body = [
    `<header><h1 class="${TONES[report.verdict]}">${prose2(title)}</h1>${todo === "" ? "" : `<p class="todo">${prose2(todo)}</p>`}</header>`,
    indexPart(contracts),
    "<main>",
    contracts.length > 1 ? table(contracts) : "",
    ...contracts.map(
      (contract2, index) => contractSection(contract2, index, idOf, { ...options, alone: contracts.length === 1 })
    ),
    '<p class="empty">Nothing matches the filter.</p>',
    ...report.notes.map((note) => `<p class="small warn">${prose2(note)}</p>`),
    "</main>",
    `<footer>${html(`${report.generator.name} ${report.generator.version} \xB7 exit code ${report.exitCode}`)}</footer>`
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
var POLICY = `default-src 'none'; style-src '${digestOf2(page_default)}'; script-src '${digestOf2(page_client_default)}'; base-uri 'none'; form-action 'none'`;
function digestOf2(text3) {
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
<div class="controls"><input type="search" placeholder="Filter (press /)" aria-label="Filter by text"></div>
<details><summary>Index</summary>
<fieldset class="controls chips"><label><input type="checkbox" value="blocking"> only blocking</label>${chips.join("")}</fieldset>
<ol class="tree">${tree.join("")}</ol>
</details>
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
  const documents2 = (finding2.consumers ?? []).map(({ path, line: line2 = 1 }) => place2({ path, line: line2 }, links));
  return [
    callers.length === 0 ? "" : `Used by ${few(callers, 10).join(", ")}.`,
    documents2.length === 0 ? "" : `Breaks ${few(documents2, 10).join(", ")}.`
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
function entries(report) {
  const contracts = orderContracts(report);
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
var WHERE = { title: "where", text: ({ location }, links) => shortPlace(location, links) };
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
function consumers({ consumers: documents2 = [] }) {
  if (documents2.length === 0) return NOTHING;
  const weight = { broken: 0, unknown: 1, gone: 2, failing: 3, works: 4 };
  const lines2 = documents2.toSorted((a, b) => weight[a.state] - weight[b.state]).slice(0, 50).map(
    ({ path, state, why }) => `- ${codeSpan(shorten(path, 200))} ${STATES3[state]}${why === void 0 ? "" : `: ${prose(why, 300)}`}`
  );
  const more = documents2.length > 50 ? [`- and ${documents2.length - 50} more`] : [];
  return { text: [...lines2, ...more].join("\n"), many: documents2.length };
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
function summary(report, contracts, limit) {
  if (report.contracts.length < 2) return "";
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
function renderMarkdown(report, options = {}) {
  const { limit = Infinity, unit = "characters" } = options;
  const size = (text3) => unit === "bytes" ? UTF8.encode(text3).length : text3.length;
  const all = entries(report);
  const known = { details: /* @__PURE__ */ new Map(), rows: /* @__PURE__ */ new Map() };
  const at2 = (many, contracts = report.contracts.length) => page(report, cutAt(all, many, contracts), all.length - many, options, known);
  const whole4 = at2(all.length);
  if (size(whole4) <= limit) return whole4;
  let fits = 0;
  let tooMany = all.length;
  while (tooMany - fits > 1) {
    const middle = fits + tooMany >> 1;
    if (size(at2(middle)) <= limit) fits = middle;
    else tooMany = middle;
  }
  for (let contracts = report.contracts.length; ; contracts = contracts >> 1) {
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
  render: (report, options) => renderMarkdown(report, options)
};
function page(report, cut, left, options, known) {
  const contracts = orderContracts(report);
  const named4 = contracts.slice(0, cut.contracts);
  const open3 = openRows(named4, cut);
  const material = { report, contracts: named4, cut, open: new Set(open3.findings), options, ...known };
  const full = options.full ?? "The full report is in `report.json`.";
  const parts = [
    `## ${MARKS2[report.verdict]} ${prose(reportTitle(report), REASON + 100)}`,
    ...reasons(report, contracts),
    prose(whatNow(report)),
    ...news(report),
    summary(report, contracts, cut.contracts),
    ...named4.map((contract2) => openPart(contract2, open3, material)),
    ...folds(material),
    left > 0 ? `${count(left, "more entry", "more entries")} left out, less severe than these. ${full}` : "",
    runNotes(report)
  ];
  return `${parts.filter((part2) => part2 !== "").join("\n\n")}
`;
}
function reasons(report, contracts) {
  const several = report.contracts.length > 1;
  return contracts.filter(({ failure }) => failure !== void 0 && (several || failure.message.length > REASON)).slice(0, 10).map(({ name, failure }) => prose(`${several ? `${name}: ` : ""}${failure?.message ?? ""}`, 1e3));
}
function news(report) {
  const findings2 = report.contracts.flatMap((contract2) => contract2.findings);
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
function openPart(contract2, open3, { report, cut, options, rows }) {
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
  const title = report.contracts.length < 2 ? [] : [`### ${markdown(shorten(contractTitle(contract2), 200))}`];
  return [...title, ...body].join("\n\n");
}
function runNotes(report) {
  const notes2 = [
    ...report.notes,
    ...(report.rulesChanged ?? []).map(ruleChange),
    ...report.contracts.flatMap(
      (contract2) => contract2.notes.map((note) => report.contracts.length > 1 ? `${contract2.name}: ${note}` : note)
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
function renderSarif(report) {
  const results = report.contracts.flatMap(resultsOf).slice(0, MOST_RESULTS);
  const rules = [...new Map(results.map(({ ruleId, folder }) => [ruleId, folder]))];
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: report.generator.name,
            semanticVersion: report.generator.version,
            informationUri: "https://github.com/berm/compat-action",
            rules: rules.map(([id2, folder]) => ruleObject(id2, folder))
          }
        },
        columnKind: "utf16CodeUnits",
        invocations: [
          {
            executionSuccessful: report.contracts.every(({ failure }) => failure === void 0),
            exitCode: report.exitCode,
            ...notifications(report)
          }
        ],
        results: results.map((result) => resultObject(result, rules)),
        properties: { verdict: report.verdict }
      }
    ]
  };
  return `${jsonText(log, 2)}
`;
}
function notifications(report) {
  const failed = report.contracts.flatMap(
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
  const { line: startLine = 1, column: startColumn } = result.location ?? {};
  const bytes = result.location === void 0 && result.offset !== void 0;
  const region = {
    startLine,
    ...startColumn !== void 0 && { startColumn },
    ...bytes && { byteOffset: result.offset, byteLength: 0 }
  };
  return {
    ruleId: result.ruleId,
    ruleIndex: rules.findIndex(([id2]) => id2 === result.ruleId),
    level: result.level,
    message: { text: sarifText(result.text) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(result.location?.path ?? result.path) },
          region
        },
        logicalLocations: [{ fullyQualifiedName: result.where }]
      }
    ],
    partialFingerprints: { "bermCompat/v1": result.fingerprint ?? fingerprintOf(result) },
    ...result.accepted !== void 0 && {
      suppressions: [{ kind: "external", status: "accepted", justification: result.accepted }]
    }
  };
}
function fingerprintOf({ ruleId, where, path, offset }) {
  return sha256(JSON.stringify([ruleId, where, path, offset ?? null])).slice(0, 12);
}
function uri(path) {
  const inside = /^(?:\/|[A-Za-z]:|\.\.(?:\/|$))/.test(path) ? path.split("/").at(-1) ?? "" : path;
  return inside.split("/").map(urlPart).join("/");
}
function ruleObject(id2, folder) {
  const kind = folder === "kinds" ? KINDS.get(id2) : void 0;
  const page2 = docsUrl(folder, id2);
  const full = kind === void 0 ? `${words2(id2)}.` : sarifText(`${kind.when} ${kind.who}`);
  return {
    id: id2,
    name: pascal(id2),
    shortDescription: { text: kind === void 0 ? words2(id2) : kind.title },
    fullDescription: { text: full },
    help: {
      text: `${full} ${page2}`,
      markdown: `${kind === void 0 ? words2(id2) : `${kind.when}

${kind.who}`}

[${id2}](${page2})`
    },
    helpUri: page2,
    properties: { tags: ["compatibility", folder === "kinds" ? "breaking-change" : "contract"] }
  };
}
var KINDS = new Map(CATALOGUES.flatMap(({ kinds }) => Object.entries(kinds)).reverse());
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
function render(report, id2, options = {}) {
  return formOf(id2).render(report, options);
}
function formOf(id2) {
  const form = FORMS.find((one) => one.id === id2);
  if (form === void 0) throw new Error(`no form ${id2}`);
  return form;
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
    decides: true,
    meaning: "The ABI version that the target host speaks; an image built for another is invalid."
  },
  "host-syscalls": {
    type: "words",
    on: "both",
    perContract: true,
    none: true,
    decides: true,
    meaning: "The syscalls that the target host serves, or `none`; an image that declares another is invalid. Default: not checked."
  },
  "granted-capabilities": {
    type: "words",
    values: ["runTool", "callModel", "emitEvent", "log"],
    default: "runTool, callModel, emitEvent, log",
    on: "both",
    perContract: true,
    none: true,
    decides: true,
    meaning: "What heddle's host grants a plugin, or `none`."
  },
  submitted: {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "The plugin travels in a request: no `shadows`, middleware, store, `discoverTools` or `files`."
  },
  "discover-tools": {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "The operator runs heddle with `--discover-tools`."
  },
  "lints-off": {
    type: "words",
    on: "both",
    perContract: true,
    decides: true,
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
    decides: true,
    meaning: "Days that a use is remembered for, 1 to 30. bermd keeps 30."
  },
  "usage-outcomes": {
    type: "words",
    values: ["done", "failed", "denied", "refused"],
    default: "done",
    on: "both",
    decides: true,
    meaning: "Call outcomes that count as use."
  },
  "usage-ignore-callers": {
    type: "lines",
    on: "both",
    decides: true,
    meaning: "Callers whose use does not matter, one a line as `caller = reason`."
  },
  "usage-covers-events": {
    type: "flag",
    default: "false",
    on: "both",
    decides: true,
    meaning: "These hosts record uses of events, so that no row means not used. bermd 0.1.0 does not."
  },
  "force-label": {
    type: "text",
    default: "force",
    on: "action",
    meaning: "The pull-request label that lets breaking changes through."
  },
  "force-covers": {
    type: "choice",
    values: ["pull-request", "findings"],
    default: "pull-request",
    on: "action",
    decides: true,
    meaning: "What the label covers: the pull request with all that is pushed to it later, or only the breaks that were there when it was applied."
  },
  force: {
    type: "flag",
    default: "false",
    on: "both",
    meaning: "Let breaking changes through outside of a pull request; there the label does."
  },
  "accept-file": {
    type: "text",
    default: ".berm-compat.json",
    on: "both",
    meaning: "The file of accepted breaks and per-contract options. It need not exist. A pull request is judged by the one of its base branch; what it accepts itself is marked."
  },
  breaks: {
    type: "choice",
    values: ["refuse", "major", "report"],
    default: "refuse",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "What a breaking change does: `refuse` the release; `major`: pass when the version made the step that it asks for; `report`: never fail, to try the gate out."
  },
  undecided: {
    type: "choice",
    values: ["refuse", "report"],
    default: "refuse",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "Whether a place that could not be decided blocks."
  },
  inherited: {
    type: "choice",
    values: ["report", "refuse"],
    default: "report",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "Whether a breaking change that is already on the base branch blocks."
  },
  "first-release": {
    type: "choice",
    values: ["pass", "refuse"],
    default: "pass",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "Whether a contract that no earlier release has may pass."
  },
  version: {
    type: "choice",
    values: ["advise", "require"],
    default: "advise",
    on: "both",
    perContract: true,
    decides: true,
    meaning: "Whether a version that moved less than the change asks for fails the run."
  },
  consumers: {
    type: "lines",
    on: "both",
    meaning: "Documents that use the plugins: paths or globs of flows, agents and operator files, one a line."
  },
  "consumers-complete": {
    type: "flag",
    default: "false",
    on: "both",
    meaning: "These documents are all that use the plugins, so that a break which hits none of them does not block."
  },
  name: {
    type: "text",
    on: "action",
    meaning: "What the check and the comment are called, where one job has several gates. Without it, the job's name."
  },
  matrix: {
    type: "text",
    default: "${{ toJSON(matrix) }}",
    on: "action",
    meaning: "Tells the legs of a matrix apart. Leave it as it is."
  },
  strict: {
    type: "flag",
    default: "false",
    on: "both",
    perContract: true,
    decides: true,
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
    values: ["gate", "comment", "setup"],
    default: "gate",
    on: "action",
    meaning: "`comment`: the `workflow_run` half of the pair for forks, which writes the comment of another run's report. `setup`: puts the command `berm-compat` on the PATH of later steps, and does nothing else."
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
  const texts = /* @__PURE__ */ new Map();
  for (const name of INPUT_NAMES) {
    const text3 = Object.hasOwn(given, name) ? given[name]?.trim() : void 0;
    const absent = text3 === void 0 || text3 === "";
    if (!absent) texts.set(name, text3);
    options[camel(name)] = absent ? defaultOf(name) : parseInput(name, text3);
  }
  const parsed = { ...options, given: texts };
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
      if (spec.none === true && words3.includes("none")) return onlyNone(name, words3);
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
function onlyNone(name, words3) {
  if (words3.length === 1) return [];
  throw new ConfigError(`"${name}" cannot be "${words3.join(", ")}": "none" stands alone.`);
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
  if (options.consumersComplete && options.consumers.length === 0) {
    throw new ConfigError(
      '"consumers-complete" says that "consumers" names all documents, and it names none. Name them, or leave it out.'
    );
  }
  for (const url of options.bermdUrl) refuseNoAddress(url);
  ignoredCallers(options.usageIgnoreCallers);
  if (options.submitted && options.discoverTools) {
    throw new ConfigError(
      '"submitted" and "discover-tools" contradict each other: a submitted plugin may never be discovered. Leave one of them out.'
    );
  }
}
function refuseNoAddress(url) {
  const address = URL.canParse(url) ? new URL(url) : void 0;
  if (address !== void 0 && /^https?:$/.test(address.protocol) && address.hostname !== "") return;
  const meant2 = `https://${url.replace(/^[a-z]*:?\/*/i, "")}`;
  const shown3 = showSpec(url);
  const hint = !/[\s@]/.test(url) && URL.canParse(meant2) ? ` Did you mean "${showSpec(meant2)}"?` : "";
  throw new ConfigError(`"bermd-url" cannot be "${shown3}": it is not an http or https address.${hint}`);
}
function ignoredCallers(lines2) {
  return lines2.map((line2) => {
    const spaced = line2.indexOf(" = ");
    const at2 = spaced === -1 ? line2.lastIndexOf("=") : spaced + 1;
    const [name, reason] = at2 === -1 ? [line2, ""] : [line2.slice(0, at2).trim(), line2.slice(at2 + 1).trim()];
    if (name === "" || reason === "")
      throw new ConfigError(
        `"usage-ignore-callers" cannot be "${line2}": say why this caller does not matter, as "caller = reason".`
      );
    return { name, reason };
  });
}
function idleOptions({ given, bermdUrl }) {
  if (bermdUrl.length > 0) return [];
  const idle = [...given.keys()].filter((name) => name === "bermd-program" || name.startsWith("usage-"));
  return idle.length === 0 ? [] : [`${idle.map((name) => `"${name}"`).join(", ")}: without "bermd-url" nobody is asked, so this does nothing.`];
}

export {
  expectOk,
  STARTING,
  askBermd,
  showBermd,
  createHttpClient,
  createFetch,
  askApi,
  listIn,
  text,
  STORED_PREFIX,
  storedName,
  unzipEntry,
  parseServed,
  openAtRef,
  showSpec,
  isSource,
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
  ignoredCallers,
  idleOptions
};
