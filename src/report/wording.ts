/** The words that every form of the report says, in one place. They return raw text: each form neutralises it. */
import type { Finding, Subject } from '../core/finding.ts';
import { brief } from './excerpt.ts';
import type { ContractReport, JudgedFinding } from './model.ts';

/** `1 break`, `2 breaks`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `a, b and c`. */
export function list(words: readonly string[], last = 'and'): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** `2026-03-01`, from epoch seconds; the number itself when it is out of range. */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : date.toISOString().slice(0, 10);
}

/** `12 bytes`, `16.4 kB`, `3.1 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte');
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Whether the subject is the contract as a whole, whose name the heading has said already. */
export function isWhole({ type }: Subject): boolean {
  return type === 'program' || type === 'plugin';
}

/** `tool echo`. */
export function subjectText(subject: Subject): string {
  return isWhole(subject) ? subject.type : `${subject.type} ${subject.name}`;
}

/**
 * What changed, as the line of a finding: the clause, and how many further places have the same cause. Of a place in a
 * schema the clause counts them itself.
 */
export function changeText(finding: Finding): string {
  const more = finding.place === undefined ? (finding.also?.length ?? 0) : 0;
  const again = more === 0 ? '' : `, also in ${count(more, 'other place')}`;
  return `${finding.message.replace(/\.$/, '')}${again}`;
}

/** `Fails: {"page": -1}`, the example in a few hundred characters; or empty. */
export function failingText({ witness }: Finding): string {
  return witness === undefined ? '' : `Fails: ${brief(witness.value, 300)}`;
}

/** `1.1.0`, or what stands for it. */
export function baselineName(contract: ContractReport): string {
  return (
    (contract.baseline.state === 'found' ? (contract.baseline.version ?? contract.baseline.tag) : undefined) ??
    'the baseline'
  );
}

/** `weather 1.1.0 → 2.0.1`. */
export function headline(contract: ContractReport): string {
  const to = contract.current.version ?? '';
  const from = contract.baseline.state === 'found' ? baselineName(contract) : '';
  return [contract.name, from !== '' && to !== '' && from !== to ? `${from} → ${to}` : to]
    .filter((part) => part !== '')
    .join(' ');
}

/** Why it does not block, or why it does where that says more than that it is there; or empty. */
export function becauseText(finding: JudgedFinding, contract: ContractReport): string {
  const asked = contract.usage.some(({ state }) => state === 'answered') || contract.consumers !== undefined;
  if (finding.level === 'warning' || finding.level === 'notice' || (finding.blocking && !asked)) return '';
  return finding.because;
}

const HITS = { flows: 'flow authors', operators: 'operators', clients: 'clients', model: 'the model' } as const;

/** "Affects flow authors and the model, at run time.", or empty. */
export function hitsText(finding: Finding): string {
  const who = (finding.hits ?? []).map((hit) => HITS[hit]);
  if (who.length === 0) return '';
  const shows = finding.shows === undefined ? '' : finding.shows === 'silent' ? ', silently' : `, at ${finding.shows}`;
  return `Affects ${list(who)}${shows}.`;
}

/** Callers that used what breaks, most calls first: `web` and `412 calls, last on 2026-11-29`. */
export function callerTexts(finding: JudgedFinding): readonly { readonly name: string; readonly use: string }[] {
  return (finding.callers ?? []).map(({ source, caller, calls, last }) => ({
    name: caller === '' ? source : caller,
    use: `${source === 'anonymous' || caller === '' ? '' : `${source}, `}${count(calls, 'call')}, last on ${day(last)}`,
  }));
}

/** `flows/review.yaml:12`, for every document that it breaks. */
export function consumerTexts(finding: JudgedFinding): readonly string[] {
  return (finding.consumers ?? []).map(({ path, line }) => (line === undefined ? path : `${path}:${line}`));
}

/** Everything that can be left open at first, cut to `limit`: "and 3 more" stands for the rest. */
export function few(texts: readonly string[], limit: number): readonly string[] {
  return texts.length <= limit ? texts : [...texts.slice(0, limit), `and ${texts.length - limit} more`];
}
