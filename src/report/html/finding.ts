import { difference, type Side } from '../difference.ts';
import { acceptCommand } from '../docs.ts';
import { excerpt, excerptText } from '../excerpt.ts';
import { jsonText } from '../json-text.ts';
import type { ContractReport, JudgedFinding } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { html, shorten } from '../untrusted.ts';
import { becauseText, callerTexts, changeText, few, hitsText, subjectText } from '../wording.ts';
import { docsLink, joined, marked, place, prose } from './inline.ts';
import { markedJson } from './whole.ts';

/** Longest side of a change that is shown. */
const SIDE = 4000;

/** One finding: its line and its example, everything else folded. `id` is what links point to. */
export function findingArticle(
  finding: JudgedFinding,
  id: string,
  contract: ContractReport,
  { links }: RenderOptions,
): string {
  const about = `${contract.name} ${subjectText(finding.subject)} ${finding.kind}`;
  const { witness } = finding;
  const example = witness === undefined ? [] : excerpt(witness);
  const fresh = finding.sinceLabel === true ? '<strong class="warn">New since the label:</strong> ' : '';
  const lifted =
    finding.blocking || (finding.level !== 'break' && finding.level !== 'undecided')
      ? ''
      : `<p class="small faint">Not blocking: ${prose(finding.because)}</p>`;
  return joined([
    `<article class="finding${finding.blocking ? ' blocking' : ''}" id="${html(id)}" tabindex="-1" ` +
      `data-level="${finding.level}" data-about="${html(shorten(about, 400))}">`,
    '<p ' +
      `class="change"><span>${fresh}${prose(changeText(finding))}</span><span>${place(finding.location, links)}</span></p>`,
    usedBy(finding, links),
    lifted,
    `<details><summary>${witness === undefined ? 'details' : `<code>${marked(example)}</code>`}</summary>${details(finding, id, contract)}</details>`,
    '</article>',
  ]);
}

function usedBy(finding: JudgedFinding, links: RenderOptions['links']): string {
  const callers = callerTexts(finding).map(
    ({ name, use }) => `<code>${html(shorten(name, 100))}</code> (${html(use)})`,
  );
  const documents = (finding.consumers ?? []).map(({ path, line = 1 }) => place({ path, line }, links));
  return joined([
    callers.length === 0 ? '' : `<p class="small">Used by ${few(callers, 10).join(', ')}</p>`,
    documents.length === 0 ? '' : `<p class="small">Breaks ${few(documents, 10).join(', ')}</p>`,
  ]);
}

function details(finding: JudgedFinding, id: string, contract: ContractReport): string {
  const whole = wholeExample(finding);
  const because = finding.blocking ? becauseText(finding, contract) : '';
  const accepts = finding.level === 'break' || finding.level === 'undecided';
  return joined([
    sides(finding),
    whole,
    finding.reason === undefined ? '' : `<p>${prose(finding.reason)}</p>`,
    hitsText(finding) === '' ? '' : `<p>${html(hitsText(finding))}</p>`,
    because === '' ? '' : `<p>Blocking: ${prose(because)}</p>`,
    finding.renamedTo === undefined ? '' : `<p>It is probably <code>${html(finding.renamedTo)}</code> now.</p>`,
    finding.remedy === undefined ? '' : `<p class="fix">${prose(finding.remedy)}</p>`,
    accepts ? `<pre>${html(acceptCommand(finding.fingerprint))}</pre>` : '',
    `<p class="small faint">${docsLink('kinds', finding.kind)} · <a ` +
      `href="#${html(id)}">${html(finding.fingerprint)}</a></p>`,
  ]);
}

/** The whole value; nothing where the line above shows it whole. */
function wholeExample({ witness }: JudgedFinding): string {
  if (witness === undefined || excerptText(excerpt(witness)) === jsonText(witness.value)) return '';
  return `<pre>${marked(markedJson(witness.value, witness.at))}</pre>`;
}

/** What stood there before beside what stands there now, with what differs marked. */
function sides({ before, after }: JudgedFinding): string {
  if (before === undefined && after === undefined) return '';
  const [old, now] =
    before === undefined || after === undefined
      ? [whole(before), whole(after)]
      : difference(shorten(before, SIDE), shorten(after, SIDE));
  return (
    '<div ' +
    `class="sides"><div><h5>before</h5><pre>${side(old, 'del')}</pre></div><div><h5>now</h5><pre>${side(now, 'ins')}</pre></div></div>`
  );
}

function whole(text: string | undefined): readonly Side[] {
  return text === undefined ? [{ text: '–', differs: false }] : [{ text: shorten(text, SIDE), differs: false }];
}

function side(pieces: readonly Side[], tag: 'del' | 'ins'): string {
  return pieces.map(({ text, differs }) => (differs ? `<${tag}>${html(text)}</${tag}>` : html(text))).join('');
}
