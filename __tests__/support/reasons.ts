import type { Finding } from '../../src/core/finding.ts';
import { pointerTokens } from '../../src/core/json.ts';

/** Upstream's words for a break: `Manifest::breaks` of berm-api 0.1.0. */
export interface UpstreamBreak {
  readonly surface: { readonly tool?: string; readonly event?: string };
  readonly reason: string;
}

/** What is broken, and where: the same text for upstream's break and for ours when they mean the same. */
export function upstreamKey({ surface, reason }: UpstreamBreak): string {
  const subject = surface.tool !== undefined ? ['tool', surface.tool] : ['event', surface.event ?? ''];
  for (const [pattern, what] of REASONS) {
    const match = pattern.exec(reason);
    if (match !== null) return JSON.stringify([...subject, what, match[1] ?? '']);
  }
  throw new Error(`a reason of upstream's that is not known: ${reason}`);
}

/** The same for a finding of ours. */
export function findingKey(finding: Finding): string {
  const { subject, kind, before = '', after = '' } = finding;
  // berm says what it compares: an enum is shown as a list.
  const lists = [before, after].some((text) => text.startsWith('['));
  const what = kind === 'spelled-differently' ? (lists ? 'strings' : 'type') : KINDS[kind];
  return JSON.stringify([
    subject.type,
    subject.name,
    what ?? kind,
    what === undefined || STRUCTURAL.has(what) ? '' : place(finding),
  ]);
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^removed$/, 'removed'],
  [/^no longer public$/, 'public'],
  [/^takes fewer kinds of caller$/, 'callers'],
  [/^no longer a query$/, 'query'],
  [/^no longer takes anonymous calls$/, 'anonymous'],
  [/^no longer takes Stripe events$/, 'stripe'],
  [/^result no longer declared$/, 'undeclared'],
  [/^(.*) changed from \w+ to \w+$/s, 'type'],
  [/^(.*) no longer takes a negative integer$/s, 'sign'],
  [/^(.*) may now be a negative integer$/s, 'sign'],
  [/^(.*) takes only some strings$/s, 'strings'],
  [/^(.*) no longer takes ".*"$/s, 'strings'],
  [/^(.*) may now be any string$/s, 'strings'],
  [/^(.*) may now be ".*"$/s, 'strings'],
  [/^(.*) is newly required$/s, 'required'],
  [/^(.*) is no longer always present$/s, 'required'],
];

const STRUCTURAL = new Set(REASONS.slice(0, 7).map(([, what]) => what));

const KINDS: Readonly<Record<string, string>> = {
  'tool-removed': 'removed',
  'event-removed': 'removed',
  'tool-no-longer-public': 'public',
  'tool-takes-fewer-callers': 'callers',
  'tool-no-longer-query': 'query',
  'tool-no-longer-anonymous': 'anonymous',
  'stripe-withdrawn': 'stripe',
  'result-undeclared': 'undeclared',
  'type-changed': 'type',
  'became-unsigned': 'sign',
  'became-signed': 'sign',
  'bounds-narrowed': 'sign',
  'fewer-strings-taken': 'strings',
  'more-strings-written': 'strings',
  'values-narrowed': 'strings',
  'argument-newly-required': 'required',
  'field-no-longer-always-present': 'required',
};

/** Upstream's path, from the reader's pointer: it writes array items and map values both as `[]`. */
function place({ baseline = '', current = '', kind, before = '', after = '' }: Finding): string {
  const [, , part = '', ...rest] = pointerTokens(kind === 'argument-newly-required' ? current : baseline);
  let path = { parameters: 'arguments', returns: 'result', fields: 'data' }[part] ?? part;
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === 'properties') path += `.${rest[(at += 1)]}`;
    else if (rest[at] === 'required')
      path += `.${(kind === 'argument-newly-required' ? after : before).replace(/: required$/, '')}`;
    else path += '[]';
  }
  return path;
}
