/** Everything that is known of one finding: the whole example, before and after, the fix, how to accept it. */
import { acceptCommand } from '../docs.ts';
import { jsonText } from '../json-text.ts';
import type { ContractReport, JudgedFinding } from '../model.ts';
import type { RenderOptions } from '../options.ts';
import { codeBlock, codeSpan, markdown, shorten } from '../untrusted.ts';
import { becauseText, callerTexts, changeText, few, hitsText } from '../wording.ts';
import { docsLink, place, prose, subjectTitle } from './inline.ts';

/** Longest witness in a comment; a longer one stands whole in `report.json`. */
const WITNESS = 4000;
const SIDE = 1000;

/** The details of one finding as Markdown blocks. */
export function details(finding: JudgedFinding, contract: ContractReport, { links }: RenderOptions): string {
  const where = place(finding.location, links);
  const because = becauseText(finding, contract);
  const facts = [
    finding.reason === undefined ? '' : prose(finding.reason),
    hitsText(finding),
    because === '' ? '' : prose(`${finding.blocking ? 'Blocking' : 'Not blocking'}: ${because}.`),
    finding.renamedTo === undefined ? '' : prose(`It is probably \`${finding.renamedTo}\` now.`),
    usedBy(finding, links),
  ].filter((text) => text !== '');
  const parts = [
    `**${subjectTitle(finding)}**: ${prose(changeText(finding))} ` +
      `(${[docsLink('kinds', finding.kind), where].filter((text) => text !== '').join(', ')})`,
    finding.witness === undefined
      ? ''
      : codeBlock(
          shorten(jsonText(finding.witness.value, jsonText(finding.witness.value).length > 80 ? 2 : 0), WITNESS),
          'json',
        ),
    sides(finding),
    facts.join('  \n'),
    finding.remedy === undefined ? '' : `→ ${prose(finding.remedy)}`,
    finding.level === 'break' || finding.level === 'undecided'
      ? codeBlock(acceptCommand(finding.fingerprint), 'sh')
      : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function usedBy(finding: JudgedFinding, links: RenderOptions['links']): string {
  const callers = callerTexts(finding).map(
    ({ name, use }) => `${codeSpan(shorten(name, 60))} (${markdown(use, false)})`,
  );
  const documents = (finding.consumers ?? []).map(({ path, line = 1 }) => place({ path, line }, links));
  return [
    callers.length === 0 ? '' : `Used by ${few(callers, 10).join(', ')}.`,
    documents.length === 0 ? '' : `Breaks ${few(documents, 10).join(', ')}.`,
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** What stood there before and stands there now, as a small diff. */
function sides({ before, after }: JudgedFinding): string {
  if (before === undefined && after === undefined) return '';
  const lines = [
    ...(before === undefined ? [] : [`- ${shorten(before, SIDE).replaceAll('\n', ' ')}`]),
    ...(after === undefined ? [] : [`+ ${shorten(after, SIDE).replaceAll('\n', ' ')}`]),
  ];
  return codeBlock(lines.join('\n'), 'diff');
}
