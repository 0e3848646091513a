import { isArray, isObject, parseJson, setMember, type Json, type JsonObject } from '../core/json.ts';
import { jsonText } from '../report/json-text.ts';
import type { Report } from '../report/model.ts';
import { parseAcceptFile, type Acceptance } from './accept-file.ts';

/** What is accepted of a report. */
export interface AcceptRequest {
  readonly reason: string;
  /** Fingerprints, or all that block. */
  readonly only?: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly expires?: string;
}

/** A finding, as whoever accepts it knows it. */
export interface AcceptedFinding {
  readonly contract: string;
  readonly message: string;
  readonly fingerprint: string;
}

/** What accepting came to. */
export interface Accepted {
  readonly entries: readonly { readonly entry: Acceptance; readonly about: AcceptedFinding }[];
  /** Findings asked for that an entry accepts already. */
  readonly already: readonly AcceptedFinding[];
  /** Fingerprints asked for that nothing blocking has. */
  readonly unknown: readonly string[];
}

/** The entries that let the blocking findings of a report through; several contracts are named in them. */
export function acceptancesFor(report: Report, { reason, only, expires }: AcceptRequest): Accepted {
  const several = report.contracts.length > 1;
  const found = report.contracts.flatMap(({ name, baseline, findings }) =>
    findings
      .filter(({ fingerprint }) => only === undefined || only.includes(fingerprint))
      .map(({ fingerprint, message, blocking, accepted }) => ({
        about: { contract: name, message, fingerprint },
        blocking,
        accepted: accepted !== undefined,
        entry: {
          fingerprint,
          reason,
          ...(baseline.state === 'found' && baseline.version !== undefined && { baseline: baseline.version }),
          ...(several && { contract: name }),
          ...(expires !== undefined && { expires }),
        },
      })),
  );
  const entries = found.filter(({ blocking }) => blocking);
  // What is accepted already is told only to whoever asks for it.
  const already = only === undefined ? [] : found.filter(({ accepted, blocking }) => accepted && !blocking);
  const known = new Set([...entries, ...already].map(({ about }) => about.fingerprint));
  return {
    entries: entries.map(({ entry, about }) => ({ entry, about })),
    already: already.map(({ about }) => about),
    unknown: (only ?? []).filter((fingerprint) => !known.has(fingerprint)),
  };
}

/**
 * The acceptance file's text with entries added; one for the same fingerprint and contract is replaced. Everything
 * else in the file stays.
 *
 * @param text the file as it is, or undefined when there is none
 * @param path for messages
 * @throws ConfigError when the file as it is cannot be read
 */
export function withAcceptances(text: string | undefined, entries: readonly Acceptance[], path: string): string {
  const root: JsonObject = {};
  if (text !== undefined) {
    parseAcceptFile(text, path);
    const old = parseJson(text.replace(/^\ufeff/, ''), { dialect: 'ecma' }).value;
    if (isObject(old)) for (const [name, value] of Object.entries(old)) setMember(root, name, value);
  }
  const before = root['accept'];
  const kept = (isArray(before) ? before : []).filter((entry) => !entries.some((fresh) => sameEntry(entry, fresh)));
  setMember(root, 'accept', [...kept, ...entries]);
  return `${jsonText(root, 2)}\n`;
}

function sameEntry(entry: Json, fresh: Acceptance): boolean {
  return (
    isObject(entry) &&
    entry['fingerprint'] === fresh.fingerprint &&
    (entry['contract'] ?? fresh.contract) === fresh.contract
  );
}
