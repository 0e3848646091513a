/** Statuses that another try may mend. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Faults of a connection that another try may mend; a wrong name or certificate is not among them. */
const PASSING_FAULTS: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
]);

export interface RetryRule {
  readonly retries: number;
  readonly retryDelay: number;
  readonly maxRetryAfter: number;
}

/** What one try came to: a status with its `retry-after`, or the code of a fault. */
export type Tried = { readonly status: number; readonly retryAfter: string | undefined } | { readonly fault: string };

/**
 * Whether to try again, and after how many milliseconds; undefined = take what there is.
 * @param attempt tries made so far, from 1
 * @param now epoch milliseconds, for a `retry-after` that is a date (RFC 9110, section 10.2.3)
 */
export function retryIn(tried: Tried, attempt: number, rule: RetryRule, now: number): number | undefined {
  if (attempt > rule.retries) return undefined;
  const backoff = rule.retryDelay * 2 ** (attempt - 1);
  if ('fault' in tried) return PASSING_FAULTS.has(tried.fault) ? backoff : undefined;
  if (!PASSING.has(tried.status)) return undefined;
  const asked = retryAfter(tried.retryAfter, now);
  if (asked === undefined) return backoff;
  return asked > rule.maxRetryAfter ? undefined : asked;
}

/**
 * Milliseconds that a `retry-after` header asks for: seconds, or a date. Undefined when there is none that can be
 * read.
 */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^[0-9]{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
