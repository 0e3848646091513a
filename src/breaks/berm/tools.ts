import type { Subject } from '../../core/finding.ts';
import type { ToolSpec } from '../../manifest/model.ts';
import type { Change } from '../change.ts';
import type { BermKindId } from './kinds/index.ts';

/** A tool that stands on both sides. */
export interface ToolPair {
  readonly old: ToolSpec;
  readonly current: ToolSpec;
  readonly subject: Subject;
  readonly oldAt: string;
  readonly currentAt: string;
}

/** One rule about the marks of a tool that callers reach on both sides. */
type Rule = (old: ToolSpec, current: ToolSpec) => Pick<Change<BermKindId>, 'kind' | 'was' | 'is'> | undefined;

const callersRule: Rule = (old, current) => {
  if (!current.callers || current.callers === old.callers) return undefined;
  return { kind: 'tool-takes-fewer-callers', was: takenCallers(old), is: takenCallers(current) };
};

const queryRule: Rule = (old, current) => {
  return old.query && !current.query ? { kind: 'tool-no-longer-query', was: 'query', is: 'not a query' } : undefined;
};

const anonymousRule: Rule = (old, current) => {
  return old.anonymous && !current.anonymous
    ? { kind: 'tool-no-longer-anonymous', was: 'anonymous', is: 'not anonymous' }
    : undefined;
};

const returnsRule: Rule = (old, current) => {
  return hasResult(old) && !hasResult(current)
    ? { kind: 'result-undeclared', was: 'declared', is: 'not declared' }
    : undefined;
};

const RULES: readonly Rule[] = [callersRule, queryRule, anonymousRule, returnsRule];

/** What berm says of the marks of a tool that callers reach on both sides. */
export function toolMarkChanges({ old, current, subject, oldAt, currentAt }: ToolPair): Change<BermKindId>[] {
  return RULES.flatMap((rule) => {
    const change = rule(old, current);
    return change === undefined ? [] : [{ ...change, subject, baseline: oldAt, current: currentAt }];
  });
}

/** Which callers a tool takes, in words. */
export function takenCallers(tool: ToolSpec): string {
  return tool.callers ?? 'services and accounts';
}

/** Whether a tool promises the shape of its result. `null` promises nothing, as on the host. */
export function hasResult(tool: ToolSpec): boolean {
  return tool.returns !== undefined && tool.returns !== null;
}
