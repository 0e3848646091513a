/** One pair, the whole way: the same rooms as the command, on bytes in memory. */
import { memorySource } from '../bytes/memory.ts';
import {
  compareContracts,
  isUnreadable,
  locatorFor,
  readContract,
  type Contract,
  type Reading,
} from '../contracts/index.ts';
import type { Location } from '../core/location.ts';
import { isObject, parseJson, type Json } from '../core/json.ts';
import { assemble } from '../gate/assemble.ts';
import { decide } from '../gate/decide.ts';
import type { ContractReport, Report } from '../report/model.ts';
import { renderHtml } from '../report/html/index.ts';
import { renderJson } from '../report/json.ts';
import { reportTitle } from '../report/outcome.ts';
import { contains, type Answer } from '../schema/index.ts';
import type { SchemaLine, TryAnswer, TryFile, TryPair } from './message.ts';

/** The defaults of the command for what a page cannot know. */
const POLICY = { undecided: 'refuse', inherited: 'report', version: 'advise' } as const;
const COMPARE = {
  strict: false,
  grantedCapabilities: ['runTool', 'callModel', 'emitEvent', 'log'],
  discoverTools: false,
};

/** Compares two files. What cannot be compared is an answer, and no exception. */
export async function compareFiles({ before, after }: TryPair): Promise<TryAnswer> {
  const schemas = [schemaOf(before), schemaOf(after)];
  const [baseline, current] = [await read(before), await read(after)];
  if (isUnreadable(baseline.contract) || isUnreadable(current.contract)) {
    const [old, now] = schemas;
    if (
      old !== undefined &&
      now !== undefined &&
      baseline.contract.kind === 'unknown' &&
      current.contract.kind === 'unknown'
    )
      return { state: 'schemas', lines: bothWays(old, now) };
  }
  if (isUnreadable(baseline.contract)) return unreadable(before, baseline);
  const report = await reportOf(baseline.contract, current, after.name, before.name);
  return { state: 'report', title: reportTitle(report), html: renderHtml(report), json: renderJson(report) };
}

/** The report that the command makes of two files: no usage, no acceptances, no label, the default policy. */
async function reportOf(
  baseline: Contract,
  { contract, validate }: Reading,
  after: string,
  before: string,
): Promise<Report> {
  const problems = validate({ baseline });
  const [was, is] = [baseline.facts.version, contract.facts.version];
  const decision = decide({
    findings: isUnreadable(contract) ? [] : compareContracts(baseline, contract, COMPARE),
    problems,
    contract: after,
    ...(was !== undefined && { baseline: was }),
    ...(is !== undefined && { current: is }),
    policy: POLICY,
  });
  const locator = await locatorFor({
    path: after,
    inside: true,
    contract,
    baseline,
    findings: decision.findings,
    problems,
    rust: () => Promise.resolve({ files: [] }),
  });
  const { version, digest, size } = contract.facts;
  const report: ContractReport = {
    name: contract.facts.name ?? after.replace(/\.(?:wasm|json)$/, ''),
    path: after,
    kind: contract.kind,
    verdict: decision.verdict,
    current: {
      ...(version !== undefined && { version }),
      ...(digest !== undefined && { digest }),
      ...(size !== undefined && { size }),
    },
    baseline: {
      state: 'found',
      source: before,
      label: before,
      ...(was !== undefined && { version: was }),
      ...(baseline.facts.digest !== undefined && { digest: baseline.facts.digest }),
    },
    problems: problems.map((problem) => located(problem, locator.problem(problem))),
    findings: decision.findings.map((finding) => located(finding, locator.finding(finding))),
    usage: [],
    deploy: [],
    counts: decision.counts,
    requiredBump: decision.requiredBump,
    ...(decision.bumpEnough !== undefined && { bumpEnough: decision.bumpEnough }),
    notes: [],
  };
  return assemble([report], { notes: [] });
}

function located<T extends object>(of: T, location: Location | undefined): T & { readonly location?: Location } {
  return location === undefined ? of : { ...of, location };
}

function read({ name, bytes }: TryFile): Promise<Reading> {
  return readContract(memorySource(bytes, name));
}

function unreadable({ name }: TryFile, reading: Reading): TryAnswer {
  const [first] = reading.validate({});
  return { state: 'failed', why: `${name} cannot be compared: ${first?.message ?? 'it holds no contract.'}` };
}

/** A JSON Schema is an object or a boolean; what else is a contract was told before. */
function schemaOf({ bytes }: TryFile): Json | undefined {
  try {
    const { value } = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) || typeof value === 'boolean' ? value : undefined;
  } catch {
    return undefined;
  }
}

function bothWays(before: Json, after: Json): SchemaLine[] {
  return [
    line('As what callers send: does the new schema accept what was written for the old one?', contains(after, before)),
    line(
      'As what callers receive: do readers of the old schema accept what the new one writes?',
      contains(before, after),
    ),
  ];
}

function line(question: string, answer: Answer): SchemaLine {
  switch (answer.answer) {
    case 'compatible':
      return { question, answer: 'compatible' };
    case 'break':
      return { question, answer: 'break', detail: `${shown(answer.witness)} is no longer accepted` };
    case 'undecided':
      return { question, answer: 'undecided', detail: answer.reason };
    default:
      return answer satisfies never;
  }
}

function shown(value: Json): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));
}
