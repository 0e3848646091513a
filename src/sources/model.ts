/** Where the previous contract came from, as plain data for the report. */
export interface BaselineInfo {
  /** The `baseline` input it came from, such as `release` or `oci:ghcr.io/acme/weather`. */
  readonly source: string;
  /** In words: "asset weather.wasm of release v1.4.0". */
  readonly label: string;
  readonly version?: string;
  readonly tag?: string;
  /** `sha256:` and 64 hex digits, when it was advertised or the whole was read. */
  readonly digest?: string;
  /** ISO 8601. */
  readonly date?: string;
  readonly url?: string;
  /** Why this one was chosen, in one sentence. */
  readonly why?: string;
  /** What was passed over, and why: "v2.0.0: not below 1.4.3". */
  readonly others?: readonly { readonly name: string; readonly why: string }[];
  /** Bytes and requests it cost to read. */
  readonly cost?: { readonly bytes: number; readonly requests: number };
}
