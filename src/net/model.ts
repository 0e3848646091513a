/** What is asked of the network. */
export interface HttpRequest {
  /** `http:` or `https:`. User name and password in it become basic credentials for its origin and are never shown. */
  readonly url: string;
  /** Default `GET`. `POST` is for token servers only. */
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** The `authorization` header. It goes to the origin of `url` and to no other, whatever redirects say. */
  readonly authorization?: string;
  readonly body?: string;
  /** What is being fetched, for messages: "the release asset weather.wasm". */
  readonly what: string;
}

/** What came back: any status. The body must be read or cancelled. */
export interface HttpResponse {
  readonly status: number;
  /** Where the answer came from, after redirects; without credentials, query and fragment. */
  readonly url: string;
  /** The address itself, signatures and all. For asking again, never for a message. */
  readonly address: string;
  header(name: string): string | undefined;
  /** The body in pieces. @throws SourceError when the transfer breaks */
  readonly body: AsyncIterable<Uint8Array>;
  /**
   * The whole body.
   * @param limit most bytes taken; more are refused before (by `content-length`) and while reading
   * @throws SourceError when it is larger, or the transfer breaks
   */
  bytes(limit: number): Promise<Uint8Array>;
  /** Stops the transfer. Safe to call at any time, any number of times. */
  cancel(): void;
}

/** What a piece of work cost on the network. */
export interface Cost {
  /** Bytes of bodies received. */
  readonly bytes: number;
  readonly requests: number;
}

/** Requests with timeouts, bounded retries, proxies and safe redirects. */
export interface HttpClient {
  /**
   * Sends a request and follows redirects. A status is an answer, not an error; 429 and 5xx are tried again first.
   * @throws SourceError when there is no answer: name, connection, certificate, timeout, redirects in a circle
   * @throws ConfigError when the address is not `http:` or `https:`
   */
  send(request: HttpRequest): Promise<HttpResponse>;
  /** What this client and its children cost so far. */
  readonly cost: Cost;
  /** A client over the same connections that counts its own cost too. */
  child(): HttpClient;
  /** Closes idle connections. A process can end without it. */
  close(): Promise<void>;
}

export interface HttpOptions {
  /** Milliseconds to a connection. Default 10,000. */
  readonly connectTimeout?: number;
  /** Milliseconds to an answer's first byte, and between two pieces of a body. Default 30,000. */
  readonly idleTimeout?: number;
  /** Milliseconds for one request with its body. Default 600,000. */
  readonly totalTimeout?: number;
  /** Milliseconds that all requests may wait together; what overlaps counts once. Default 180,000. */
  readonly runTimeout?: number;
  /** How often a request is tried again. Default 2. */
  readonly retries?: number;
  /** Milliseconds before the first of them; doubled each time. Default 500. */
  readonly retryDelay?: number;
  /** Longest `retry-after` that is waited for, in milliseconds. Default 30,000. */
  readonly maxRetryAfter?: number;
}
