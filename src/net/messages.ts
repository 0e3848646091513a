/** Codes of faults below HTTP, in words: what happened, and what to check. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not known; check the address and the proxy settings (HTTPS_PROXY, NO_PROXY)',
  EAI_AGAIN: 'its name could not be looked up; check the network and the proxy settings (HTTPS_PROXY, NO_PROXY)',
  ECONNREFUSED: 'it refuses the connection; check that the server runs and that the port is right',
  ECONNRESET: 'it broke the connection off',
  UND_ERR_SOCKET: 'it broke the connection off',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time; check the network and the proxy settings (HTTPS_PROXY, NO_PROXY)',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the transfer stalled',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'fewer or more bytes came than it announced',
  UND_ERR_HEADERS_OVERFLOW: 'its answer has too many headers',
  HPE_INVALID_CONSTANT: 'what answers there does not speak HTTP',
  HPE_HEADER_OVERFLOW: 'its answer has too many headers',
  ERR_SSL_WRONG_VERSION_NUMBER: 'what answers there does not speak TLS; is it a plain http server?',
};

/** Whether a fault is about a certificate: Node names these in many ways. */
const CERTIFICATE = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT|HOSTNAME_MISMATCH)/;

/** The code of a fault, wherever in a chain of causes it stands; the error's name when none has one. */
export function faultCode(error: unknown): string {
  for (let at: unknown = error, depth = 0; isRecord(at) && depth < 5; at = at['cause'], depth += 1) {
    if (typeof at['code'] === 'string') return at['code'];
    // Several addresses were tried: the first fault stands for all.
    if (Array.isArray(at['errors']) && at['errors'].length > 0) return faultCode(at['errors'][0]);
  }
  return isRecord(error) && typeof error['name'] === 'string' ? error['name'] : 'unknown fault';
}

/** Not `instanceof Error`: what Node throws may come from another realm. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** One clear line for a request that got no answer, or broke off: what was fetched, from which host, why, what to check. */
export function faultMessage(what: string, host: string, code: string): string {
  if (code === 'TimeoutError') return `${what}: ${host} took longer than is waited for`;
  if (CERTIFICATE.test(code)) {
    return `${what}: the certificate of ${host} is not trusted (${code}); a company's own authority is named in NODE_EXTRA_CA_CERTS`;
  }
  return `${what}: ${host} could not be reached: ${FAULTS[code] ?? code}`;
}

/** What a status commonly means to the one who runs the gate. */
const STATUSES: Readonly<Record<number, string>> = {
  401: 'it wants credentials, or does not accept those given',
  403: 'these credentials may not read it',
  404: 'it is not there, or these credentials may not see it',
  407: 'the proxy wants credentials: put them into HTTPS_PROXY',
  413: 'it is too large for the server',
  416: 'the server does not have that part of it',
  429: 'too many requests; try again later or give a token',
};

/**
 * One clear line for an answer that is not the one hoped for.
 * @param said what the server said about it, if anything; cut and cleaned here, since it is a stranger's text
 * @param advice what to check, beyond what the status says by itself
 */
export function statusMessage(what: string, host: string, status: number, said?: string, advice?: string): string {
  const meaning = STATUSES[status] ?? (status >= 500 ? 'the server failed' : 'an answer that was not expected');
  const words = said === undefined ? '' : ` ("${clean(said)}")`;
  return `${what}: ${host} answered ${String(status)}${words}: ${meaning}${advice === undefined ? '' : `; ${advice}`}`;
}

/** A stranger's text on one short line, without control or bidirectional characters. */
export function clean(text: string, length = 200): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
