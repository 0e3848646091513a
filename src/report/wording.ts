/** The sentences that every form of the report says, in one place. They return raw text: each form neutralises it. */
import type { Finding, Subject } from '../core/finding.ts';
import { pointerTokens } from '../core/json.ts';
import type { DeployPrediction } from '../usage/model.ts';
import { jsonText } from './json-text.ts';
import type { ContractReport, Counts, JudgedFinding, Report, Verdict } from './model.ts';
import { shorten } from './untrusted.ts';

/** Longest witness shown in a sentence; the whole stands in `report.json`. */
const WITNESS_LIMIT = 400;

/** `1 break`, `2 breaks`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `tool echo`. */
export function subjectText(subject: Subject): string {
  return subject.type === 'program' || subject.type === 'plugin' ? subject.type : `${subject.type} ${subject.name}`;
}

/** `1.1.0`, or what stands for it. */
export function baselineName(contract: ContractReport): string {
  return (
    (contract.baseline.state === 'found' ? (contract.baseline.version ?? contract.baseline.tag) : undefined) ??
    'the baseline'
  );
}

export function currentName(contract: ContractReport): string {
  const version = contract.current.version;
  return version === undefined || version === ''
    ? 'this version'
    : version === baselineName(contract)
      ? `the new ${version}`
      : version;
}

/** Which side writes the value that a finding is about. */
export function direction(finding: Pick<Finding, 'baseline' | 'current'>): 'arguments' | 'result' | undefined {
  const part = pointerTokens(finding.current ?? finding.baseline ?? '')[2] ?? pointerTokens(finding.baseline ?? '')[2];
  if (part === 'parameters' || part === 'inputSchema' || part === 'schema') return 'arguments';
  if (part === 'returns' || part === 'outputSchema' || part === 'fields') return 'result';
  return undefined;
}

/** The witness as JSON on one line, or undefined. */
export function witnessText(finding: Finding): string | undefined {
  return finding.witness === undefined ? undefined : shorten(jsonText(finding.witness.value), WITNESS_LIMIT);
}

/** What the witness shows, around the value: `{before: "", after: " was accepted by 1.4.0; 1.5.0 refuses it"}`. */
export function witnessFrame(
  finding: Finding,
  contract: ContractReport,
): { readonly before: string; readonly after: string } {
  const old = baselineName(contract);
  const next = currentName(contract);
  return direction(finding) === 'result'
    ? { before: `${next} may send `, after: `; callers built for ${old} refuse it` }
    : { before: '', after: ` was accepted by ${old}; ${next} refuses it` };
}

/** `{"page": -1} was accepted by 1.4.0; 1.5.0 refuses it`, or empty without a witness. */
export function witnessSentence(finding: Finding, contract: ContractReport): string {
  const text = witnessText(finding);
  if (text === undefined) return '';
  const { before, after } = witnessFrame(finding, contract);
  return `${before}${text}${after}`;
}

/** Why it blocks or does not, where that says more than that it is there: without an answer about usage every break blocks. */
export function becauseSentence(finding: JudgedFinding, contract: ContractReport): string {
  const plain =
    finding.level === 'warning' ||
    finding.level === 'notice' ||
    (finding.blocking && !contract.usage.some(({ state }) => state === 'answered'));
  return plain ? '' : `${finding.blocking ? 'Blocks' : 'Does not block'}: ${finding.because}.`;
}

const HITS = { flows: 'flow authors', operators: 'operators', clients: 'clients', model: 'the model' } as const;

/** "Hits flow authors and the model, at run time.", or empty. */
export function hitsSentence(finding: Finding): string {
  const who = (finding.hits ?? []).map((hit) => HITS[hit]);
  if (who.length === 0) return '';
  const shows = finding.shows === undefined ? '' : finding.shows === 'silent' ? ', silently' : `, at ${finding.shows}`;
  return `Hits ${list(who)}${shows}.`;
}

/** One line per caller: name, calls, last use. */
export function callerLines(finding: JudgedFinding, limit = 5): readonly string[] {
  const callers = finding.callers ?? [];
  const shown = callers
    .slice(0, limit)
    .map(
      (caller) =>
        `${caller.source}${caller.caller === '' ? '' : ` ${caller.caller}`}: ${count(caller.calls, 'call')}, last ${day(caller.last)}`,
    );
  return callers.length > limit ? [...shown, `and ${callers.length - limit} more`] : shown;
}

/** `2026-03-01`, from epoch seconds; the number itself when it is out of range. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}

/** `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** What a host would answer to the deploy as it stands, and to the line it needs. */
export function deploySentence(host: DeployPrediction): string {
  const plain = host.status === 0 ? host.answer : `${host.status}, ${host.answer}`;
  return host.withLine === undefined
    ? plain
    : `${plain}; with the line below: ${host.withLine.status}, ${host.withLine.answer}`;
}

/** How it stands with a deploy: `yes`, `no`, not known, or only with what its line says. */
export function deployState(host: DeployPrediction): 'yes' | 'no' | 'unknown' | 'with the line' {
  if (host.status === 0) return 'unknown';
  if (host.status < 300) return 'yes';
  return host.withLine !== undefined && host.withLine.status < 300 ? 'with the line' : 'no';
}

/** Why a contract, or a whole run, could not be judged: what a first line says. */
export function failureSentence({ fault, message }: NonNullable<ContractReport['failure']>): string {
  return fault === 'bug'
    ? `Could not be judged: a fault of berm-compat, please report it: ${message}`
    : `Could not be judged: ${message}`;
}

/** Why the run as a whole was not judged: the first contract's reason; empty when it was. */
export function errorSentence(report: Report): string {
  const failed = report.contracts.filter(({ verdict }) => verdict === 'error');
  const [first] = failed;
  if (first?.failure === undefined) return '';
  const more = failed.length === 1 ? '' : ` (and ${failed.length - 1} more)`;
  return report.contracts.length === 1
    ? failureSentence(first.failure)
    : `${first.name}: ${failureSentence(first.failure)}${more}`;
}

/** The verdict in one sentence. */
export function verdictSentence(contract: ContractReport): string {
  const { counts } = contract;
  if (contract.alone === true && contract.verdict === 'compatible')
    return counts.warnings === 0 ? 'It loads.' : `It loads, with ${count(counts.warnings, 'warning')}.`;
  switch (contract.verdict) {
    case 'compatible':
      return contract.findings.length === 0 ? 'Nothing changed for callers.' : 'No caller breaks.';
    case 'first-release':
      return 'There is no earlier release to compare with.';
    case 'reported':
      return `${found(counts)}, and none blocks.`;
    case 'refused':
      return counts.blocking === 0 ? 'The version did not move far enough.' : `${blocking(contract)}.`;
    case 'forced':
      return `${blocking(contract)}, and the run was forced through all the same.`;
    case 'invalid':
      return `No host would load it: ${count(counts.errors, 'error')}.`;
    case 'error':
      return contract.failure === undefined ? 'Could not be judged.' : failureSentence(contract.failure);
    default:
      return contract.verdict satisfies never;
  }
}

function found(counts: Counts): string {
  return counts.undecided === 0
    ? count(counts.breaks, 'break')
    : list([count(counts.breaks, 'break'), count(counts.undecided, 'undecided place')]);
}

function blocking({ findings }: ContractReport): string {
  const stopping = findings.filter((finding) => finding.blocking);
  const undecided = stopping.filter((finding) => finding.level === 'undecided').length;
  const breaks = stopping.length - undecided;
  const parts = [
    ...(breaks > 0 ? [count(breaks, 'break')] : []),
    ...(undecided > 0 ? [count(undecided, 'undecided place')] : []),
  ];
  return `${list(parts)} ${stopping.length === 1 ? 'blocks' : 'block'}`;
}

/** Where the old contract came from, in one line. */
export function baselineSentence(contract: ContractReport): string {
  const { baseline } = contract;
  if (contract.alone === true) return '';
  switch (baseline.state) {
    case 'found':
      return [
        baseline.label,
        baseline.tag === undefined ? '' : `tag ${baseline.tag}`,
        baseline.digest === undefined ? '' : `\`${baseline.digest.slice(0, 19)}\``,
        baseline.date?.slice(0, 10) ?? '',
      ]
        .filter((part) => part !== '' && !(part.startsWith('tag ') && baseline.label.includes(part.slice(4))))
        .join(', ');
    case 'none':
      return `none: ${baseline.why}`;
    case 'failed':
      // What failed is said once, as the verdict. When that was not the baseline, it was not looked for.
      return contract.failure?.message === baseline.why ? 'could not be read.' : `not looked for: ${baseline.why}`;
    default:
      return baseline satisfies never;
  }
}

/** What reading the baseline cost on the network, or empty when it came from no network. */
export function costSentence({ baseline }: ContractReport): string {
  const cost = baseline.state === 'found' ? baseline.cost : undefined;
  return cost === undefined || cost.requests === 0
    ? ''
    : `Read with ${count(cost.requests, 'request')}, ${bytesText(cost.bytes)}.`;
}

/** `12 bytes`, `16.4 kB`, `3.1 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte');
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Releases that were passed over, the first few with the reason; or empty. */
export function othersSentence({ baseline }: ContractReport, limit = 5): string {
  const others = baseline.state === 'found' ? (baseline.others ?? []) : [];
  const shown = others.slice(0, limit).map(({ name, why }) => `${name} (${why})`);
  return others.length === 0
    ? ''
    : `Passed over: ${list(others.length > limit ? [...shown, `${others.length - limit} more`] : shown)}.`;
}

/** Tools that became public, and the deploy line that confirms them; empty where a host's own answer says it. */
export function publishSentence({ publishes = [], name, deploy }: ContractReport): string {
  if (publishes.length === 0 || deploy.length > 0) return '';
  const line = `PUT /programs/${encodeURIComponent(name)}?public=${publishes.map(encodeURIComponent).join(',')}`;
  return `${publishes.length === 1 ? 'One tool becomes' : `${publishes.length} tools become`} public, which the deploy must confirm: \`${line}\``;
}

/** What semver asks for, or empty when that is nothing. */
export function bumpSentence(contract: ContractReport): string {
  if (contract.baseline.state !== 'found' || contract.requiredBump === 'none') return '';
  const asks = `This change asks for a ${contract.requiredBump} release`;
  if (contract.bumpEnough === undefined) return `${asks}.`;
  const step = `${baselineName(contract)} → ${contract.current.version ?? ''}`;
  return contract.bumpEnough ? `${asks}, and ${step} is one.` : `${asks}; ${step} is less.`;
}

/** Who forced the run, or empty. */
export function forceSentence(report: Report): string {
  const { force } = report;
  if (force === undefined) return '';
  if (force.by === 'input') return 'Forced by the input "force".';
  const who = force.actor === undefined ? '' : ` by ${force.actor}`;
  const when = force.at === undefined ? '' : ` on ${force.at.slice(0, 10)}`;
  return `Forced by the label "${force.label ?? 'force'}", applied${who}${when}.`;
}

/** What a run that was refused can do about it, where a label means something; or empty. */
export function labelHint(report: Report): string {
  if (report.forceLabel === undefined || report.force !== undefined || report.exitCode !== 1) return '';
  return `To let these breaks through, someone with triage permission or more can set the label \`${report.forceLabel}\`; a single one can be accepted with \`berm-compat accept\`.`;
}

/** The verdict as a word for headlines. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  compatible: 'compatible',
  'first-release': 'first release',
  reported: 'reported',
  forced: 'forced',
  refused: 'refused',
  invalid: 'invalid',
  error: 'not judged',
};

/** The word for the headline of one contract. */
export function verdictWord(contract: ContractReport): string {
  return contract.alone === true && contract.verdict === 'compatible' ? 'loads' : VERDICT_WORDS[contract.verdict];
}

/** `weather 1.1.0 → 2.0.1`. */
export function headline(contract: ContractReport): string {
  const to = contract.current.version ?? '';
  const from = contract.baseline.state === 'found' ? baselineName(contract) : '';
  return [contract.name, from !== '' && to !== '' ? `${from} → ${to}` : to].filter((part) => part !== '').join(' ');
}
