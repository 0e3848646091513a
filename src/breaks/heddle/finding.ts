/** From a change to a finding: level, sentence, who is hit and where it shows come from the catalogue. */
import type { Finding, Proof } from '../../core/finding.ts';
import { sha256 } from '../../core/digest.ts';
import { fingerprint } from '../../core/fingerprint.ts';
import { PLUGIN_KINDS } from './kinds/index.ts';
import type { PluginKind } from './kinds/kind.ts';
import type { Change } from './change.ts';
import { short, wordsFor, type Names } from './words.ts';

/** Weighs and words one change. */
export function toFinding(change: Change, names: Names): Finding {
  const kind = kindOf(change.kind);
  const words = wordsFor(change, names);
  const proof = proofOf(kind, change);
  const message = kind.says(words);
  return {
    level: kind.level,
    kind: change.kind,
    subject: change.subject,
    audience: 'callers',
    ...(proof === undefined ? {} : { proof }),
    ...(change.baseline === undefined ? {} : { baseline: change.baseline }),
    ...(change.current === undefined ? {} : { current: change.current }),
    ...(change.was === undefined ? {} : { before: short(change.was) }),
    ...(change.is === undefined ? {} : { after: short(change.is) }),
    message: message.charAt(0).toUpperCase() + message.slice(1),
    ...(kind.remedy === undefined ? {} : { remedy: kind.remedy(words) }),
    ...(change.witness === undefined ? {} : { witness: change.witness }),
    hits: change.hits ?? kind.hits,
    shows: change.shows ?? kind.shows,
    ...(change.also === undefined ? {} : { also: change.also }),
    fingerprint: fingerprintOf(change),
  };
}

function kindOf(id: string): PluginKind {
  const kind = PLUGIN_KINDS[id];
  if (kind === undefined) throw new Error(`no kind of finding is called ${id}`);
  return kind;
}

function proofOf(kind: PluginKind, change: Change): Proof | undefined {
  if (kind.level !== 'break') return undefined;
  return change.witness === undefined ? 'structure' : 'witness';
}

/**
 * The pointer counts from the component, tool or file, which the subject names: a reordered list forgets no
 * acceptance. Where only one side has the place, the other's is the nearest parent, which several places share, so
 * both count. What stood there is hashed whole, never the short text.
 */
function fingerprintOf(change: Change): string {
  const places = [change.baseline, change.current]
    .filter((place) => place !== undefined)
    .map((place) => steady(place, change.about));
  return fingerprint({
    kind: change.kind,
    subject: change.subject,
    baseline: [...new Set(places)].join(' '),
    before: digest(change.was),
    after: digest(change.is),
  });
}

function steady(place: string, about: string | undefined): string {
  return place.replace(/^\/(?:components|tools|files)\/[0-9]+/, '').replace(/\/[0-9]+(?=\/|$)/g, `/${about ?? ''}`);
}

function digest(text: string | undefined): string {
  return text === undefined ? '' : sha256(text);
}
