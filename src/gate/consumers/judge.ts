/** What the documents say of each finding: which it breaks, and whether that none is hit lets it through. */
import type { Finding } from '../../core/finding.ts';
import { count } from '../../report/wording.ts';
import type { JudgedFinding } from '../../report/model.ts';
import type { Use } from '../judge.ts';
import { findingsOf, type Manifests } from './attribute.ts';
import { entries, kindIn, textOf, type Held } from './hold.ts';

export interface DocumentsVerdict {
  /** By fingerprint: the documents that a finding breaks. */
  readonly hits: ReadonlyMap<string, NonNullable<JudgedFinding['consumers']>>;
  /** Documents that are broken, and no finding says why. */
  readonly unexplained: readonly Held[];
  readonly use: (finding: Finding) => Use | undefined;
}

/**
 * @param complete these are all documents that use the plugin (`consumers-complete`)
 */
export function judgeDocuments(
  held: readonly Held[],
  findings: readonly Finding[],
  manifests: Manifests,
  complete: boolean,
): DocumentsVerdict {
  const hits = new Map<string, { path: string; line?: number; column?: number }[]>();
  const unexplained = held.filter((document) => {
    const named = document.broken.flatMap((problem) => {
      const found = findingsOf(problem, findings, manifests);
      const { line, column } = problem;
      const place = {
        path: document.path,
        ...(line !== undefined && { line }),
        ...(column !== undefined && { column }),
      };
      for (const { fingerprint } of found) {
        const places = hits.get(fingerprint) ?? [];
        if (!places.some((one) => one.path === place.path && one.line === place.line)) places.push(place);
        hits.set(fingerprint, places);
      }
      return found;
    });
    return document.state === 'broken' && named.length === 0;
  });
  return { hits, unexplained, use: useBy(held, hits, manifests, complete) };
}

function useBy(
  held: readonly Held[],
  hits: DocumentsVerdict['hits'],
  manifests: Manifests,
  complete: boolean,
): DocumentsVerdict['use'] {
  const documents = count(held.length, 'document');
  // What could not be judged with the baseline says nothing of who is hit.
  const telling = complete && held.length > 0 && held.every(({ loaded }) => loaded);
  return (finding) => {
    const consumers = hits.get(finding.fingerprint);
    if (consumers !== undefined) {
      const paths = [...new Set(consumers.map(({ path }) => path))];
      const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
      return { blocking: true, because: `it breaks ${paths.slice(0, 3).join(', ')}${more}`, consumers };
    }
    if (!telling) {
      const why = complete
        ? 'not all of them could be judged with the baseline'
        : '`consumers-complete` does not say that these are all';
      return { blocking: true, because: `it breaks none of ${documents}, but ${why}` };
    }
    if (finding.shows === 'load' || finding.shows === 'parse')
      return couldTell(finding, held, manifests)
        ? { blocking: false, because: `it breaks none of ${documents}, which are all that use this plugin` }
        : { blocking: true, because: 'no document here says what an operator or a client uses' };
    return unnamed(finding, held, manifests)
      ? { blocking: false, because: `none of ${documents}, which are all that use this plugin, names it` }
      : { blocking: true, because: `it shows at run time, and ${documents} cannot say that it hits none of them` };
  };
}

/** Middleware, stores and encoders stand in no document: only an operator's file can say that it is not hit. */
function couldTell({ subject }: Finding, held: readonly Held[], { baseline, current }: Manifests): boolean {
  if (held.some(({ kind }) => kind === 'operator')) return true;
  if (subject.type !== 'component') return subject.type === 'tool';
  return [baseline, current].every(
    (manifest) => !['middleware', 'store', 'encoder'].includes(kindIn(manifest, subject.name) ?? 'node'),
  );
}

/** No document names the component or the tool, nor what makes it reachable: its protocol, the tools that it serves. */
function unnamed(finding: Finding, held: readonly Held[], manifests: Manifests): boolean {
  const { subject } = finding;
  if (subject.type !== 'component' && subject.type !== 'tool') return false;
  if (!couldTell(finding, held, manifests)) return false;
  const names = new Set([subject.name]);
  for (const manifest of [manifests.baseline, manifests.current]) {
    for (const one of entries(manifest, 'components'))
      if (subject.type === 'component' && textOf(one, 'componentType') === subject.name)
        names.add(textOf(one, 'protocol'));
    for (const one of entries(manifest, 'tools'))
      if (subject.type === 'component' && textOf(one, 'componentType') === subject.name) names.add(textOf(one, 'name'));
  }
  names.delete('');
  return held.every((document) => [...names].every((name) => !document.names.has(name)));
}
