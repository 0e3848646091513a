/** Where the contracts came from, and what hosts would say: the facts around the findings, as raw sentences. */
import type { DeployPrediction } from '../usage/model.ts';
import type { ContractReport } from './model.ts';
import { bytesText, count, list } from './wording.ts';

/** Where the old contract came from, in one line; empty when there was nothing to compare with, on purpose. */
export function baselineText(contract: ContractReport): string {
  const { baseline } = contract;
  if (contract.alone === true) return '';
  switch (baseline.state) {
    case 'found':
      return [
        baseline.label,
        baseline.tag === undefined || baseline.label.includes(baseline.tag) ? '' : `tag ${baseline.tag}`,
        baseline.digest === undefined ? '' : `\`${baseline.digest.slice(0, 19)}\``,
        baseline.date?.slice(0, 10) ?? '',
      ]
        .filter((part) => part !== '')
        .join(', ');
    case 'none':
      return `none: ${baseline.why}`;
    case 'failed':
      // What failed is said once, in the heading. When that was not the baseline, it was not looked for.
      return contract.failure?.message === baseline.why ? 'could not be read' : `not looked for: ${baseline.why}`;
    default:
      return baseline satisfies never;
  }
}

/** What reading the baseline cost on the network, or empty when it came from no network. */
export function costText({ baseline }: ContractReport): string {
  const cost = baseline.state === 'found' ? baseline.cost : undefined;
  return cost === undefined || cost.requests === 0
    ? ''
    : `Read with ${count(cost.requests, 'request')}, ${bytesText(cost.bytes)}.`;
}

/** Releases that were passed over, the first few with the reason; or empty. */
export function othersText({ baseline }: ContractReport, limit = 5): string {
  const others = baseline.state === 'found' ? (baseline.others ?? []) : [];
  const shown = others.slice(0, limit).map(({ name, why }) => `${name} (${why})`);
  return others.length === 0
    ? ''
    : `Passed over: ${list(others.length > limit ? [...shown, `${others.length - limit} more`] : shown)}.`;
}

/** Everything about where the baseline came from, as rows of name and text. Texts are never empty. */
export function originRows(contract: ContractReport): readonly (readonly [string, string])[] {
  const { baseline, current } = contract;
  const digest = current.digest === undefined ? '' : `, \`${current.digest.slice(0, 19)}\``;
  const rows: (readonly [string, string])[] = [
    ['Checked', `${contract.path}${digest}`],
    ['Baseline', baselineText(contract)],
    ['Chosen', baseline.state === 'found' ? (baseline.why ?? '') : ''],
    ['Others', othersText(contract)],
    ['Cost', costText(contract)],
    ['Deploy', publishText(contract)],
  ];
  return rows.filter(([, text]) => text !== '');
}

/** Tools that became public, and the deploy line that confirms them; empty where a host's own answer says it. */
export function publishText({ publishes = [], name, deploy }: ContractReport): string {
  if (publishes.length === 0 || deploy.length > 0) return '';
  const line = `PUT /programs/${encodeURIComponent(name)}?public=${publishes.map(encodeURIComponent).join(',')}`;
  return (
    `${publishes.length === 1 ? 'One tool becomes' : `${publishes.length} tools become`} public, which the ` +
    `deploy must confirm: \`${line}\``
  );
}

/** What a host would answer to the deploy as it stands, and to the line it needs. */
export function deployText(host: DeployPrediction): string {
  const plain = host.status === 0 ? host.answer : `${host.status}, ${host.answer}`;
  return host.withLine === undefined
    ? plain
    : `${plain}; with the line below: ${host.withLine.status}, ${host.withLine.answer}`;
}

/** Whether a host would take it. */
export function deployState(host: DeployPrediction): 'yes' | 'no' | 'unknown' | 'with the line' {
  if (host.status === 0) return 'unknown';
  if (host.status < 300) return 'yes';
  return host.withLine !== undefined && host.withLine.status < 300 ? 'with the line' : 'no';
}
