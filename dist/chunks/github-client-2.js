import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/github/client.ts
var LONGEST_WAIT = 60;
var WAITS = 120;
var UNSAID = 10;
var RETRIES = 2;
var TIMEOUT = 2e4;
var SILENCE = 6e4;
var SURFACE_TIMEOUT = 5e3;
async function createClient(token, { apiUrl, fetch: send, warn }) {
  const { Octokit: Connected } = await import("./octokit.js");
  const silent = () => void 0;
  const limits = waits(warn);
  const patient = bounded(send ?? fetch);
  const client = new Connected({
    auth: token,
    baseUrl: apiUrl,
    userAgent: "berm-compat",
    request: { fetch: patient(TIMEOUT) },
    log: { debug: silent, info: silent, warn: silent, error: silent },
    retry: { retries: RETRIES, retryAfterBaseValue: 500, doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451] },
    throttle: {
      fallbackSecondaryRateRetryAfter: UNSAID,
      onRateLimit: limits("primary"),
      onSecondaryRateLimit: limits("secondary"),
      ...await paces()
    }
  });
  client.hook.before("request", (options) => {
    options.request = {
      ...options.request,
      ...options.request["surface"] === true && { fetch: patient(SURFACE_TIMEOUT) }
    };
  });
  return client;
}
var FOR_SURFACE = { request: { surface: true } };
function waits(warn) {
  let waited = 0;
  return (kind) => (after, request, _octokit, count) => {
    const again = count < RETRIES && after <= LONGEST_WAIT && waited + after <= WAITS;
    if (again) waited += after;
    const { method, url } = request;
    warn(
      `GitHub's ${kind} rate limit was hit by ${method} ${url}: ${again ? `waiting ${after} s` : `not waiting ${after} s`}.`
    );
    return again;
  };
}
function bounded(send) {
  let silence = SILENCE;
  return (longest) => async (url, init) => {
    const patience = Math.max(1e3, Math.min(longest, silence));
    const stop = new AbortController();
    const timer = setTimeout(() => {
      silence -= patience;
      stop.abort(new DOMException("it did not answer in time", "TimeoutError"));
    }, patience);
    try {
      return await whole(await send(url, { ...init, signal: stop.signal }));
    } finally {
      clearTimeout(timer);
    }
  };
}
var EMPTY = /* @__PURE__ */ new Set([204, 205, 304]);
async function whole(response) {
  const { status, statusText, headers, url, ok } = response;
  const body = await response.arrayBuffer();
  if (ok && !EMPTY.has(status) && /[/+]json/.test(headers.get("content-type") ?? "")) {
    try {
      JSON.parse(new TextDecoder().decode(body));
    } catch {
      throw new TypeError("its answer was cut off, or is not JSON");
    }
  }
  const copy = new Response(EMPTY.has(status) ? null : body, { status, statusText, headers });
  Object.defineProperty(copy, "url", { value: url });
  return copy;
}
async function paces() {
  const { default: Limiter } = await import("./bottleneck.js");
  const pace = () => new Limiter.Group({
    maxConcurrent: 1,
    reservoir: 6,
    reservoirIncreaseInterval: 1e3,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseMaximum: 6
  });
  return { write: pace(), notifications: pace() };
}

export {
  createClient,
  FOR_SURFACE
};
